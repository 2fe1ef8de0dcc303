"""Sowing, and animals that breed by loot (R6.1 to R6.4, R10.10)."""

from __future__ import annotations

from permonik.games.caverna import rooms
from permonik.games.caverna.able import may_breed
from permonik.games.caverna.actions import BREED, SAY_BRED, SAY_ROOM_GAVE, SAY_SOWED, SOW, STOP
from permonik.games.caverna.amounts import packed
from permonik.games.caverna.anytime import Window, anytime, do_anytime, is_anytime, offers, still
from permonik.games.caverna.gaining import gain, make_room, room_gives
from permonik.games.caverna.roomtables import OPENS
from permonik.games.caverna.state import CavernaState, CavernaStep
from permonik.games.caverna.survey import survey_places
from permonik.games.caverna.tables import FARM, GRAIN, OP_SOW, SHEEP, VEGETABLE
from permonik.kernel.choice import Gather, Item


class Sow(Window):
    """D-7: one field after the other. Which of the empty fields it is never matters: the first is taken."""

    def __init__(self, seat: int, grain: int, vegetables: int, sown: int) -> None:
        super().__init__(seat)
        self.grain = grain
        self.vegetables = vegetables
        self.sown = sown

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.grain, self.vegetables, self.sown)

    def crops(self, s: CavernaState) -> list[int]:
        home = s.homes[self.seat]
        found: list[int] = []
        if home.empty_fields():
            if self.grain and home.goods[GRAIN]:
                found.append(SOW)
            if self.vegetables and home.goods[VEGETABLE]:
                found.append(SOW + 1)
        return found

    def possible(self, s: CavernaState) -> bool:
        return len(self.crops(s)) > 0

    def actions(self, s: CavernaState) -> list[int]:
        if self.sown:
            return [STOP, *self.crops(s), *anytime(s, self.seat)]
        return self.crops(s) + still(s, self)

    def apply(self, s: CavernaState, action: int) -> None:
        if is_anytime(action):
            do_anytime(s, self, action)
            return
        if action == STOP:
            return
        home = s.homes[self.seat]
        empty = home.empty_fields()
        field = empty & -empty
        if action == SOW:
            home.goods[GRAIN] -= 1
            home.grain3 |= field
            rest = Sow(self.seat, self.grain - 1, self.vegetables, 1)
        else:
            home.goods[VEGETABLE] -= 1
            home.vegetables2 |= field
            rest = Sow(self.seat, self.grain, self.vegetables - 1, 1)
        survey_places(home)
        if s.loud:
            s.say(SAY_SOWED, self.seat, packed(((GRAIN if action == SOW else VEGETABLE, 1),)))
        if rest.grain or rest.vegetables:
            if rest.possible(s) or offers(home) & OPENS[OP_SOW]:
                s.push(rest)
        make_room(s, self.seat)  # RU-33: the Stubble room loses this field


class BreedLoot(CavernaStep):
    """D-17: which types breed, at most two (R10.10); `born` has a bit per type."""

    def __init__(self, seat: int, left: int, born: int) -> None:
        super().__init__(seat)
        self.left = left
        self.born = born

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.born)

    def breeding(self, s: CavernaState) -> list[int]:
        home = s.homes[self.seat]
        return [BREED + at for at in range(len(FARM)) if not self.born >> at & 1 and may_breed(home, FARM[at])]

    def actions(self, s: CavernaState) -> list[int]:
        if self.born:
            return [STOP, *self.breeding(s)]
        return self.breeding(s)

    def gather(self, s: CavernaState) -> Gather | None:
        """Both types, where there is room for both newborn."""
        breeding = self.breeding(s)
        if self.left < 2 or len(breeding) < 2:
            return None
        items: list[Item] = []
        for one in breeding:
            apart = [other for other in breeding if other != one and not both_fit(s, self.seat, one, other)]
            items.append(Item(one, clashes=tuple(apart)))
        return Gather(tuple(items), 0 if self.born else 1, 2, STOP)

    def apply(self, s: CavernaState, action: int) -> None:
        born = self.born
        if action != STOP:
            born |= 1 << (action - BREED)
            bear(s, self.seat, action - BREED)
            if self.left > 1:
                rest = BreedLoot(self.seat, self.left - 1, born)
                if rest.breeding(s):
                    s.push(rest)
                    return
        food = rooms.after_breeding(s.homes[self.seat], born.bit_count())
        room_gives(s, self.seat, rooms.BREEDING_CAVE, food)


def both_fit(s: CavernaState, seat: int, one: int, other: int) -> bool:
    """Whether one newborn leaves room for the other."""
    home = s.homes[seat]
    home.goods[FARM[one - BREED]] += 1
    fits = may_breed(home, FARM[other - BREED])
    home.goods[FARM[one - BREED]] -= 1
    return fits


def bear(s: CavernaState, seat: int, beast: int) -> None:
    """A newborn arrives; there is room for it."""
    home = s.homes[seat]
    home.goods[SHEEP + beast] += 1
    if s.loud:
        s.say(SAY_BRED, seat, beast, packed(((SHEEP + beast, 1),)))
    goods = rooms.on_newborn(home, SHEEP + beast)
    if goods and s.loud:
        s.say(SAY_ROOM_GAVE, seat, packed(goods), rooms.QUARRY.bit_length() - 1)
    gain(s, seat, goods)
