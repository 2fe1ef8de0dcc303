"""Odd action cards of the base set: Brigitta, Relocation, Scout (R18)."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals import why
from permonik.games.rivals.actions import AT, ON_SPOT, SAY_SET_DIE, SAY_SWAPPED, SAY_SWAPPED_REGIONS, SET_DIE
from permonik.games.rivals.effects.action import ActionCard
from permonik.games.rivals.principality import Principality
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import RivalsStep
from permonik.games.rivals.tables import ANY_EXPANSION, CITY_ONLY, DESIGN, PRODUCTION_DIE
from permonik.kernel.choice import Gather, Item
from permonik.kernel.reason import Reason
from permonik.kernel.step import AnyStep

# -- Brigitta -------------------------------------------------------------------------------------------------


class Brigitta(ActionCard):
    """Before the roll she sets the production die, once (R18.1)."""

    def before_roll(self, s: RivalsState) -> bool:
        return not s.production

    def play_before_roll(self, s: RivalsState, seat: int) -> None:
        s.agenda.append(SetDie(seat))


class SetDie(RivalsStep):
    """D-4: the face that Brigitta sets (R18.1)."""

    what = "roll"
    reason = why.card("brigitta")

    def actions(self, s: RivalsState) -> list[int]:
        return [SET_DIE + face for face in PRODUCTION_DIE]

    def apply(self, s: RivalsState, action: int) -> None:
        s.production = action - SET_DIE
        if s.loud:
            s.say(SAY_SET_DIE, self.seat, s.production)


# -- Relocation (R18.3, RU-26) --------------------------------------------------------------------------------


class Relocation(ActionCard):
    """Two regions can always be swapped."""

    def playable(self, s: RivalsState, seat: int) -> bool:
        return True

    def play(self, s: RivalsState, seat: int) -> None:
        s.agenda.append(SwapFirst(seat))


def swappable(me: Principality, one: int, other: int) -> bool:
    """Two expansions on different sites, each allowed at the other's place, and not alike."""
    if one >> 1 == other >> 1 or me.sites[one] == me.sites[other]:
        return False
    return fits(me, me.sites[one], other >> 2) and fits(me, me.sites[other], one >> 2)


def fits(me: Principality, kind: int, town: int) -> bool:
    return me.cities >> town & 1 != 0 or not CITY_ONLY >> DESIGN[kind] & 1


def partners(me: Principality, one: int) -> list[int]:
    """The expansions that one may change places with."""
    return [other for other in me.spots(ANY_EXPANSION) if other != one and swappable(me, one, other)]


class SwapFirst(RivalsStep):
    """D-26: the first of two cards: a region or an expansion, by the order of places."""

    def actions(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        found = [AT + place for place in range(2 * me.left, 2 * me.right + 3)]
        spots = me.spots(ANY_EXPANSION)
        for one in spots:
            for other in spots:
                if other > one and swappable(me, one, other):
                    found.append(ON_SPOT + one)
                    break
        return found

    def gather(self, s: RivalsState) -> Gather:
        """Both cards: two regions, or two expansions that may change places."""
        me = s.players[self.seat]
        regions = tuple([AT + place for place in range(2 * me.left, 2 * me.right + 4)])
        spots = [spot for spot in me.spots(ANY_EXPANSION) if partners(me, spot)]
        expansions = tuple([ON_SPOT + spot for spot in spots])
        items = [Item(region, clashes=expansions) for region in regions]
        for one in spots:
            apart = tuple([ON_SPOT + other for other in spots if other != one and not swappable(me, one, other)])
            items.append(Item(ON_SPOT + one, clashes=regions + apart))
        return Gather(tuple(items), 2, 2)

    def apply(self, s: RivalsState, action: int) -> None:
        s.agenda.append(SwapSecond(self.seat, action))


class SwapSecond(RivalsStep):
    """D-26: the card it changes places with."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first  # the action that named the first card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.first)

    def actions(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        if self.first < ON_SPOT:
            return [AT + place for place in range(self.first - AT + 1, 2 * me.right + 4)]
        one = self.first - ON_SPOT
        return [ON_SPOT + other for other in me.spots(ANY_EXPANSION) if other > one and swappable(me, one, other)]

    def goes_on(self, first: AnyStep) -> bool:
        return isinstance(first, SwapFirst)

    def apply(self, s: RivalsState, action: int) -> None:
        me = s.players[self.seat]
        if action < ON_SPOT:
            me.swap_regions(self.first - AT, action - AT)
            if s.loud:
                s.say(SAY_SWAPPED_REGIONS, self.seat, me.regions[action - AT], me.regions[self.first - AT])
        else:
            one, other = self.first - ON_SPOT, action - ON_SPOT
            if s.loud:
                s.say(SAY_SWAPPED, self.seat, me.sites[one], me.sites[other])
            me.swap(one, other)


# -- Scout ----------------------------------------------------------------------------------------------------


class Scout(ActionCard):
    """Announced with the settlement he goes ahead of (centre.py)."""

    def lacks(self, s: RivalsState, seat: int) -> Reason:
        return Reason("with-settlement", "R11.6")


CARDS: Final[dict[str, ActionCard]] = {
    "brigitta": Brigitta(),
    "relocation": Relocation(),
    "scout": Scout(),
}
