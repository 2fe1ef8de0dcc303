"""The harvest (section 4). Players harvest for themselves and all at the same time (RU-19).

For each player `field_on`, `feed_on` and `breed_on` go as far as nothing is to be decided, and give the question that
comes then. The answers go on from there, in the player's own lane.
"""

from __future__ import annotations

from typing import Final

from permonik.games.caverna import rooms
from permonik.games.caverna.able import may_breed
from permonik.games.caverna.actions import (
    BREED,
    FEED,
    SAY_BEGGED,
    SAY_FED,
    SAY_HARVEST,
    SAY_REAPED,
    SAY_SKIPPED,
    SAY_WORKED,
    SKIP,
    STOP,
    WORK,
)
from permonik.games.caverna.amounts import packed
from permonik.games.caverna.anytime import anytime, do_anytime, is_anytime
from permonik.games.caverna.farming import bear
from permonik.games.caverna.gaining import room_gives
from permonik.games.caverna.home import NEWBORN, Home
from permonik.games.caverna.housing import houses
from permonik.games.caverna.state import CavernaAuto, CavernaState, CavernaStep
from permonik.games.caverna.survey import survey_places
from permonik.games.caverna.tables import (
    CATTLE,
    DONKEY,
    FARM,
    FOOD,
    FOOD_ONLY_HARVEST,
    GRAIN,
    NO_HARVEST,
    RUBY,
    SHEEP,
    SKIP_ONE,
    VEGETABLE,
    WILD_BOAR,
    Bundle,
)
from permonik.kernel.step import AnyStep

SKIP_FIELD: Final = 0
SKIP_BREEDING: Final = 1


class Harvest(CavernaAuto):
    """Phase 5 (R4.1, R4.9)."""

    def run(self, s: CavernaState) -> None:
        kind = s.track[s.round]
        if s.loud:
            s.say(SAY_HARVEST, kind)
        if kind == NO_HARVEST:
            return
        steps: list[AnyStep] = []
        for seat in range(len(s.homes)):
            question: CavernaStep | None
            if kind == SKIP_ONE:
                question = SkipOne(seat)
            elif kind == FOOD_ONLY_HARVEST:
                question = feed_on(s, seat, True, False)
            else:
                question = field_on(s, seat, True)
            if question is not None:
                steps.append(question)
        if steps:
            s.together(steps)


class SkipOne(CavernaStep):
    """D-15, the third red marker: no field step or no breeding step (R4.13)."""

    def actions(self, s: CavernaState) -> list[int]:
        return [SKIP + SKIP_FIELD, SKIP + SKIP_BREEDING]

    def apply(self, s: CavernaState, action: int) -> None:
        if s.loud:
            s.say(SAY_SKIPPED, self.seat, action - SKIP)
        if action == SKIP + SKIP_FIELD:
            question = feed_on(s, self.seat, False, True)
        else:
            question = field_on(s, self.seat, False)
        if question is not None:
            s.push(question)


# -- field step ------------------------------------------------------------------------------------------------------


def field_on(s: CavernaState, seat: int, breeds: bool) -> CavernaStep | None:
    goods = reap(s.homes[seat])
    if s.loud and packed(goods):
        s.say(SAY_REAPED, seat, packed(goods))
    return feed_on(s, seat, False, breeds)


def reap(home: Home) -> Bundle:
    """One crop from every sown field (R4.3)."""
    grain = home.grain3 | home.grain2 | home.grain1
    vegetables = home.vegetables2 | home.vegetables1
    if grain or vegetables:
        home.goods[GRAIN] += grain.bit_count()
        home.goods[VEGETABLE] += vegetables.bit_count()
        home.grain1 = home.grain2
        home.grain2 = home.grain3
        home.grain3 = 0
        home.vegetables1 = home.vegetables2
        home.vegetables2 = 0
        survey_places(home)
    return ((GRAIN, grain.bit_count()), (VEGETABLE, vegetables.bit_count()))


# -- feeding ---------------------------------------------------------------------------------------------------------


def feed_on(s: CavernaState, seat: int, food_only: bool, breeds: bool) -> CavernaStep | None:
    if rooms.demand(s.homes[seat], food_only, 0):
        return Feed(seat, 1 if food_only else 0, 1 if breeds else 0, 0)
    return breed_on(s, seat, breeds)


class Feed(CavernaStep):
    """D-16: exchanges, the Working cave, and how much of the demand is paid; the rest is begged for (R4.12).

    worked   0: nobody, 1: an adult, 2: a newborn was fed by the Working cave
    """

    def __init__(self, seat: int, food_only: int, breeds: int, worked: int) -> None:
        super().__init__(seat)
        self.food_only = food_only
        self.breeds = breeds
        self.worked = worked

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.food_only, self.breeds, self.worked)

    def actions(self, s: CavernaState) -> list[int]:
        home = s.homes[self.seat]
        most = min(home.goods[FOOD], rooms.demand(home, self.food_only != 0, self.worked))
        found = [FEED + food for food in range(most, -1, -1)]
        if home.rooms & rooms.WORKING_CAVE and not self.worked:
            found += self.working(home)
        return found + anytime(s, self.seat)

    def working(self, home: Home) -> list[int]:
        """1 wood, 1 stone or 2 ore for one dwarf, a newborn too (RU-42)."""
        found: list[int] = []
        children = not self.food_only and NEWBORN in home.places
        for at in range(len(rooms.WORK_PRICES)):
            ((good, amount),) = rooms.WORK_PRICES[at]
            if home.goods[good] >= amount:
                found.append(WORK + 2 * at + rooms.ADULT)
                if children:
                    found.append(WORK + 2 * at + rooms.CHILD)
        return found

    def apply(self, s: CavernaState, action: int) -> None:
        home = s.homes[self.seat]
        if is_anytime(action):
            do_anytime(s, self, action)
            return
        if WORK <= action < FEED:
            material, eater = divmod(action - WORK, 2)
            ((good, amount),) = rooms.WORK_PRICES[material]
            home.goods[good] -= amount
            if s.loud:
                cave = rooms.WORKING_CAVE.bit_length() - 1
                s.say(SAY_WORKED, self.seat, eater, packed(rooms.WORK_PRICES[material]), cave)
            s.push(Feed(self.seat, self.food_only, self.breeds, 1 + eater))
            return
        paid = action - FEED
        missing = rooms.demand(home, self.food_only != 0, self.worked) - paid
        home.goods[FOOD] -= paid
        home.begging += missing
        if s.loud:
            s.say(SAY_FED, self.seat, packed(((FOOD, paid),)))
            if missing:
                s.say(SAY_BEGGED, self.seat, missing)
        question = breed_on(s, self.seat, self.breeds != 0)
        if question is not None:
            s.push(question)


# -- breeding --------------------------------------------------------------------------------------------------------


def breed_on(s: CavernaState, seat: int, breeds: bool) -> CavernaStep | None:
    if not breeds:
        return None
    home = s.homes[seat]
    if may_prepare(home):
        return BeforeBreeding(seat)
    return breed(s, seat)


def parents(home: Home) -> int:
    """The types (as bits) of which there are two (R4.6)."""
    found = 0
    for at in range(len(FARM)):
        if home.goods[FARM[at]] >= 2:
            found |= 1 << at
    return found


def all_fit(home: Home, types: int) -> bool:
    """Whether a newborn of each of these types has a place."""
    goods = home.goods
    return houses(
        home,
        goods[SHEEP] + (types & 1),
        goods[DONKEY] + (types >> 1 & 1),
        goods[WILD_BOAR] + (types >> 2 & 1),
        goods[CATTLE] + (types >> 3 & 1),
    )


def may_prepare(home: Home) -> bool:
    """Whether an exchange could matter now: rubies make parents (R4.14), eaten animals make room (RU-7)."""
    rubies = home.goods[RUBY]
    if rubies > 1:
        return True
    if rubies:
        for animal in FARM:
            if home.goods[animal] == 1:
                return True
    types = parents(home)
    return types != 0 and not all_fit(home, types)


class BeforeBreeding(CavernaStep):
    """D-14: the last exchanges before newborns arrive."""

    def actions(self, s: CavernaState) -> list[int]:
        return [STOP, *anytime(s, self.seat)]

    def apply(self, s: CavernaState, action: int) -> None:
        if action != STOP:
            do_anytime(s, self, action)
            return
        question = breed(s, self.seat)
        if question is not None:
            s.push(question)


def breed(s: CavernaState, seat: int) -> CavernaStep | None:
    """Newborns of all types, if all fit; otherwise the owner is asked (R4.15)."""
    home = s.homes[seat]
    types = parents(home)
    if not types:
        return None
    if not all_fit(home, types):
        question = Breed(seat, 0)
        return question if question.actions(s) else None
    for beast in range(len(FARM)):
        if types >> beast & 1:
            bear(s, seat, beast)
    room_gives(s, seat, rooms.BREEDING_CAVE, rooms.after_breeding(home, types.bit_count()))
    return None


class Breed(CavernaStep):
    """D-17: which newborn comes next, until no further one fits; `born` has a bit per type."""

    def __init__(self, seat: int, born: int) -> None:
        super().__init__(seat)
        self.born = born

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.born)

    def actions(self, s: CavernaState) -> list[int]:
        home = s.homes[self.seat]
        return [BREED + at for at in range(len(FARM)) if not self.born >> at & 1 and may_breed(home, FARM[at])]

    def apply(self, s: CavernaState, action: int) -> None:
        bear(s, self.seat, action - BREED)
        rest = Breed(self.seat, self.born | 1 << (action - BREED))
        if rest.actions(s):
            s.push(rest)
        else:
            food = rooms.after_breeding(s.homes[self.seat], rest.born.bit_count())
            room_gives(s, self.seat, rooms.BREEDING_CAVE, food)
