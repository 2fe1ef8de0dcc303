"""The course of the game: rounds, their phases and what chance decides (sections 2, 3 and 14)."""

from __future__ import annotations

from typing import Final

from permonik.games.caverna import rooms
from permonik.games.caverna.actions import (
    KEEP,
    SAY_EMPTIED,
    SAY_ENDED,
    SAY_FLIPPED,
    SAY_GIVEN,
    SAY_KEPT,
    SAY_MARKER,
    SAY_ROOM_GAVE,
    SAY_ROUND,
    SAY_STARTS,
    STOP,
)
from permonik.games.caverna.amounts import packed
from permonik.games.caverna.anytime import PEACEFUL_CAVE, anytime, do_anytime
from permonik.games.caverna.flow import PlaceDwarf
from permonik.games.caverna.gaining import gain, givable
from permonik.games.caverna.harvest import Harvest
from permonik.games.caverna.home import NEWBORN, WAITING, Home
from permonik.games.caverna.masks import bits
from permonik.games.caverna.roomtables import FOR_ALL, FOR_RUBIES
from permonik.games.caverna.spacetables import (
    ACCUMULATING,
    EACH,
    EACH_MASK,
    FAMILY_LIFE,
    FIRST_ADDED,
    IF_EMPTY,
    IF_NOT_EMPTY,
    LYING,
    MARKER_ROUNDS,
    SOLO_CARDS,
    STAGES,
    URGENT_WISH,
    WISH,
    WISH_ROUND,
)
from permonik.games.caverna.state import CavernaAuto, CavernaChance, CavernaState, CavernaStep
from permonik.games.caverna.tables import (
    BY_MARKER,
    FOOD,
    GREEN,
    GREENS,
    GREENS_FOR_TWO,
    NORMAL,
    RED,
    RED_EVENTS,
    REDS,
    RESET_AT,
    ROUNDS,
    RUBY,
    START_FOOD,
)
from permonik.kernel.chance import Chance
from permonik.kernel.choice import Gather, Item
from permonik.kernel.step import AUTO, AnyStep

STAGE_DECKS: Final[tuple[str, ...]] = ("stage-1", "stage-2", "stage-3", "stage-4")


class StartPlayer(CavernaChance):
    """C-1, and the food that follows from it (R2.2)."""

    def chance(self, s: CavernaState) -> Chance:
        return Chance("start", 0, list(range(len(s.homes))))

    def apply(self, s: CavernaState, action: int) -> None:
        s.start = action
        players = len(s.homes)
        if s.loud:
            s.say(SAY_STARTS, action)
        for place in range(players):
            seat = (action + place) % players
            s.homes[seat].goods[FOOD] = START_FOOD[place]
            if s.loud:
                s.say(SAY_GIVEN, seat, packed(((FOOD, START_FOOD[place]),)))


class NewRound(CavernaStep):
    """The next round with its phases, or the end of the game. `late`: the marker is turned up after the work."""

    def __init__(self, seat: int = AUTO, late: int = 0) -> None:
        super().__init__(seat)
        self.late = late

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.late) if self.late else (self.seat,)

    def run(self, s: CavernaState) -> None:
        for number in ROUNDS[len(s.homes)]:
            if number > s.round:
                s.round = number
                s.then(ReturnHome(), Harvest(), GrowUp(), self)
                if self.late:
                    s.then(TurnUpCard(), Prepare(), Income(), Work(), TurnUpMarker())
                else:
                    s.then(TurnUpCard(), TurnUpMarker(), Prepare(), Income(), Work())
                return
        s.then(LastExchanges(), Finish())


# -- phase 1: action card and harvest marker -------------------------------------------------------------------------


class TurnUpCard(CavernaAuto):
    """Phase 1 (R3.1). The last card of a stage is known, and so are round 4 and all cards of a solo game."""

    def run(self, s: CavernaState) -> None:
        if len(s.homes) == 1:
            turn_up(s, SOLO_CARDS[s.round])
        elif s.round == WISH_ROUND:
            turn_up(s, WISH)
        else:
            left = cards_left(s)
            if len(left) == 1:
                turn_up(s, left[0])
            else:
                s.push(DrawCard())


class DrawCard(CavernaChance):
    """C-2."""

    def chance(self, s: CavernaState) -> Chance:
        number = stage_of(s)
        stage = STAGES[len(s.homes)][number]
        return Chance(STAGE_DECKS[number], stage.rounds.index(s.round), cards_left(s), stage.cards)

    def apply(self, s: CavernaState, action: int) -> None:
        turn_up(s, action)


def stage_of(s: CavernaState) -> int:
    stages = STAGES[len(s.homes)]
    for number in range(len(stages)):
        if s.round in stages[number].rounds:
            return number
    raise ValueError(f"no cards are shuffled for round {s.round}")


def cards_left(s: CavernaState) -> list[int]:
    """The cards of the stage of this round that have not been turned up."""
    return [card for card in STAGES[len(s.homes)][stage_of(s)].cards if card not in s.cards]


def turn_up(s: CavernaState, card: int) -> None:
    s.cards[s.round] = card
    s.up |= 1 << card
    if s.loud:
        s.say(SAY_ROUND, s.round, card)
    if card == FAMILY_LIFE:  # R3.2
        s.cards[WISH_ROUND] = URGENT_WISH
        s.up = s.up & ~(1 << WISH) | 1 << URGENT_WISH
        if s.loud:
            s.say(SAY_FLIPPED, URGENT_WISH)


class TurnUpMarker(CavernaAuto):
    """Phase 1, from round 6 on (R3.1). Where only one colour is left, nobody has to look."""

    def run(self, s: CavernaState) -> None:
        if s.track[s.round] == BY_MARKER:
            if s.greens == greens(s):
                turn_marker(s, RED)
            elif s.reds == REDS:
                turn_marker(s, GREEN)
            else:
                s.push(DrawMarker())


class DrawMarker(CavernaChance):
    """C-3."""

    def chance(self, s: CavernaState) -> Chance:
        outcomes = [GREEN] * (greens(s) - s.greens) + [RED] * (REDS - s.reds)
        contents = (GREEN,) * greens(s) + (RED,) * REDS
        return Chance("markers", MARKER_ROUNDS[len(s.homes)].index(s.round), outcomes, contents)

    def apply(self, s: CavernaState, action: int) -> None:
        turn_marker(s, action)


def greens(s: CavernaState) -> int:
    """How many green markers there are in all (R2.6, R2.7)."""
    return GREENS_FOR_TWO if len(s.homes) == 2 else GREENS


def turn_marker(s: CavernaState, marker: int) -> None:
    if marker == GREEN:
        s.greens += 1
        s.track[s.round] = NORMAL
    else:
        s.track[s.round] = RED_EVENTS[s.reds]
        s.reds += 1
    if s.loud:
        s.say(SAY_MARKER, marker, s.track[s.round])


# -- start of the round, and phase 2 ---------------------------------------------------------------------------------


class Prepare(CavernaAuto):
    """Exchanges before the income of the round, for those for whom they can matter (R3.3)."""

    def run(self, s: CavernaState) -> None:
        steps: list[AnyStep] = []
        for seat in range(len(s.homes)):
            if rooms.may_prepare(s.homes[seat]):
                steps.append(BeforeIncome(seat))
        if steps:
            s.together(steps)


class BeforeIncome(CavernaStep):
    """D-14 at the start of a round: the owner of a Miner may still buy a donkey."""

    def actions(self, s: CavernaState) -> list[int]:
        return [STOP, *anytime(s, self.seat)]

    def apply(self, s: CavernaState, action: int) -> None:
        if action != STOP:
            do_anytime(s, self, action)


class Income(CavernaAuto):
    """Suppliers and the Miner give, then phase 2 follows."""

    def run(self, s: CavernaState) -> None:
        for seat in range(len(s.homes)):
            for room, goods in rooms.round_start(s.homes[seat]):
                if s.loud:
                    s.say(SAY_ROOM_GAVE, seat, packed(goods), room)
                gain(s, seat, goods)
        if len(s.homes) == 1 and full_spaces(s) and s.homes[0].goods[RUBY]:
            s.push(Keep(0, 0))
        else:
            replenish(s, 0)


class Keep(CavernaStep):
    """D-18, solo: which full spaces are kept for a ruby each (R14.5, R14.8)."""

    def __init__(self, seat: int, kept: int) -> None:
        super().__init__(seat)
        self.kept = kept

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.kept)

    def actions(self, s: CavernaState) -> list[int]:
        return [STOP] + [KEEP + space for space in bits(full_spaces(s) & ~self.kept)]

    def gather(self, s: CavernaState) -> Gather | None:
        """All that are kept; each costs a ruby."""
        items = [Item(KEEP + space) for space in bits(full_spaces(s) & ~self.kept)]
        most = min(len(items), s.homes[self.seat].goods[RUBY])
        return Gather(tuple(items), 0, most, STOP) if most > 1 else None

    def apply(self, s: CavernaState, action: int) -> None:
        if action == STOP:
            replenish(s, self.kept)
            return
        kept = self.kept | 1 << (action - KEEP)
        goods = s.homes[self.seat].goods
        goods[RUBY] -= 1
        if s.loud:
            s.say(SAY_KEPT, self.seat, action - KEEP, packed(((RUBY, 1),)))
        if goods[RUBY] and full_spaces(s) & ~kept:
            s.push(Keep(self.seat, kept))
        else:
            replenish(s, kept)


def full_spaces(s: CavernaState) -> int:
    """Spaces with six or more of one good, which a solo game empties (RU-18)."""
    found = 0
    for space in bits(s.stocked):
        for at in range(len(LYING[space])):
            if s.lying[space] >> EACH * at & EACH_MASK >= RESET_AT:
                found |= 1 << space
    return found


def replenish(s: CavernaState, kept: int) -> None:
    """Phase 2 (R3.4)."""
    players = len(s.homes)
    if players == 1:
        for space in bits(full_spaces(s) & ~kept):
            s.lying[space] = 0
            if s.loud:
                s.say(SAY_EMPTIED, space)
    lying = s.lying
    for space in bits(s.up & ACCUMULATING):
        if s.round >= FIRST_ADDED[players][space]:
            lying[space] += IF_NOT_EMPTY[space] if lying[space] else IF_EMPTY[space]
            s.stocked |= 1 << space
    s.active = (s.start - 1) % players


# -- phases 3 and 4 --------------------------------------------------------------------------------------------------


class Work(CavernaAuto):
    """Phase 3: the next player with a waiting dwarf places one (R3.5)."""

    def run(self, s: CavernaState) -> None:
        s.dwarf = -1
        s.space = -1
        s.imitated = -1
        players = len(s.homes)
        for further in range(1, players + 1):
            seat = (s.active + further) % players
            if WAITING in s.homes[seat].places:
                s.active = seat
                s.push(self)
                s.push(PlaceDwarf(seat, -1))
                return


class ReturnHome(CavernaAuto):
    """Phase 4 (R3.12). Who was born in this round is told from the others until the family was fed."""

    def run(self, s: CavernaState) -> None:
        s.taken = 0
        for home in s.homes:
            places = home.places
            for dwarf in range(len(places)):
                if places[dwarf] != NEWBORN:
                    places[dwarf] = WAITING


class GrowUp(CavernaAuto):
    """After the harvest the newborn are dwarfs like the others."""

    def run(self, s: CavernaState) -> None:
        for home in s.homes:
            places = home.places
            for dwarf in range(len(places)):
                places[dwarf] = WAITING


# -- the end ---------------------------------------------------------------------------------------------------------


class LastExchanges(CavernaAuto):
    """D-19: before scoring everybody may exchange once more (R13.1), if it could change his points."""

    def run(self, s: CavernaState) -> None:
        steps: list[AnyStep] = []
        for seat in range(len(s.homes)):
            if may_improve(s.homes[seat]):
                steps.append(BeforeScoring(seat))
        if steps:
            s.together(steps)


def may_improve(home: Home) -> bool:
    """Food is worth nothing at the end; rubies, rooms that trade, and weapons to lay down may be worth something."""
    if givable(home) & (FOR_RUBIES | ~FOR_ALL):
        return True
    return home.rooms & PEACEFUL_CAVE != 0 and rooms.armed(home) > 0


class BeforeScoring(CavernaStep):
    """D-19."""

    def actions(self, s: CavernaState) -> list[int]:
        return [STOP, *anytime(s, self.seat)]

    def apply(self, s: CavernaState, action: int) -> None:
        if action != STOP:
            do_anytime(s, self, action)


class Finish(CavernaAuto):
    """The end."""

    def run(self, s: CavernaState) -> None:
        if s.loud:
            s.say(SAY_ENDED)
