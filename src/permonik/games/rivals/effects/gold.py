"""Odd action cards of the Era of Gold (R19)."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.actions import AT, BY_CARD, MANY, PAY, SAY_SET_EVENT
from permonik.games.rivals.effects.action import ActionCard, Taker
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import PLACES
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import Because, NameType, RivalsStep, TakeIn, TakeTo, gain, pay_on, spend, store
from permonik.games.rivals.tables import CAPACITY, CELEBRATION, GOLD, PIRATE_SHIP, design
from permonik.kernel.reason import Reason

REGION_STORES: Final = (1 << PLACES) - 1
PER_PIRATE_SHIP: Final = 2


# -- Brigands -------------------------------------------------------------------------------------------------


class Brigands(ActionCard):
    def playable(self, s: RivalsState, seat: int) -> bool:
        return robbable(s, seat) != 0

    def play(self, s: RivalsState, seat: int) -> None:
        s.agenda.append(ChooseLoot(seat))

    def lacks(self, s: RivalsState, seat: int) -> Reason:
        return Reason("nothing-to-take", "R16.3")


def robbable(s: RivalsState, seat: int) -> int:
    """Own regions with room whose resource the opponent has, as a mask (R19.1, RU-23)."""
    me, other = s.players[seat], s.players[1 - seat]
    found = 0
    for resource in range(6):
        if other.held(resource):
            found |= me.of_type[resource]
    return found & ~me.full & REGION_STORES


class ChooseLoot(RivalsStep):
    """D-8: the region that the Brigands fill."""

    what = "demand"

    def actions(self, s: RivalsState) -> list[int]:
        return [AT + place for place in bits(robbable(s, self.seat))]

    def apply(self, s: RivalsState, action: int) -> None:
        s.agenda.append(HowMuchLoot(self.seat, action - AT))


class HowMuchLoot(RivalsStep):
    """D-8: one up to as many as fit there and the opponent has."""

    what = "demand"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.place)

    def actions(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        held = s.players[1 - self.seat].held(me.resource_at(self.place))
        return [MANY + n for n in range(min(held, CAPACITY - me.stock[self.place]))]

    def apply(self, s: RivalsState, action: int) -> None:
        amount = action - MANY + 1
        s.agenda.append(TakeTo(self.seat, self.place, amount))
        pay_on(s, 1 - self.seat, s.players[self.seat].resource_at(self.place), amount)


# -- Gudrun ---------------------------------------------------------------------------------------------------


class Gudrun(ActionCard):
    def playable(self, s: RivalsState, seat: int) -> bool:
        me, other = s.players[seat], s.players[1 - seat]
        return other.held(GOLD) > 0 and me.room(GOLD) > 0

    def play(self, s: RivalsState, seat: int) -> None:
        s.agenda.append(HowMuchGold(seat))

    def lacks(self, s: RivalsState, seat: int) -> Reason:
        return Reason("no-gold-to-take", "R16.3")


class HowMuchGold(RivalsStep):
    """D-8: up to two gold for each own Pirate Ship (R19.2, RU-45)."""

    what = "demand"

    def actions(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        most = PER_PIRATE_SHIP * me.count(1 << PIRATE_SHIP)
        return [MANY + n for n in range(min(most, s.players[1 - self.seat].held(GOLD), me.room(GOLD)))]

    def apply(self, s: RivalsState, action: int) -> None:
        amount = action - MANY + 1
        s.agenda.append(TakeIn(self.seat, GOLD, amount))
        pay_on(s, 1 - self.seat, GOLD, amount)


# -- Trade Master, Merchant -----------------------------------------------------------------------------------


class TradeMaster(Taker):
    """One or two (R19.5)."""

    def play(self, s: RivalsState, seat: int) -> None:
        s.agenda.append(NameType(seat, 2, 1))


class Merchant(Taker):
    """One or two, and one is given back (R19.3)."""

    def play(self, s: RivalsState, seat: int) -> None:
        s.agenda.append(GiveBack(seat))
        s.agenda.append(NameType(seat, 2, 1))


class GiveBack(RivalsStep):
    """D-10: a resource for the opponent, one that he can store (RU-21), from any own store."""

    what = "give"

    def actions(self, s: RivalsState) -> list[int]:
        me, other = s.players[self.seat], s.players[1 - self.seat]
        return [PAY + place for place in bits(me.stocked) if other.room(me.resource_at(place)) > 0]

    def apply(self, s: RivalsState, action: int) -> None:
        place = action - PAY
        spend(s, self.seat, place)
        store(s, 1 - self.seat, s.players[self.seat].resource_at(place), 1)


# -- Reiner ---------------------------------------------------------------------------------------------------

REINER: Final[int] = design("reiner")


class Reiner(ActionCard):
    """Before the roll he sets the event die to a celebration, which brings its host one resource more (RU-43)."""

    def before_roll(self, s: RivalsState) -> bool:
        return s.face < 0

    def play_before_roll(self, s: RivalsState, seat: int) -> None:
        s.face = CELEBRATION
        s.reiner = True
        if s.loud:
            s.say(SAY_SET_EVENT, seat, CELEBRATION)


def reiners_resource(s: RivalsState) -> None:
    """At the celebration that he has set."""
    if s.reiner:
        gain(s, s.active)
        s.agenda.append(Because(BY_CARD + REINER))


CARDS: Final[dict[str, ActionCard]] = {
    "brigands": Brigands(),
    "gudrun": Gudrun(),
    "trade_master": TradeMaster(),
    "merchant": Merchant(),
    "reiner": Reiner(),
}
