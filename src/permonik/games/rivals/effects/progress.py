"""Odd action cards of the Era of Progress (R21)."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.actions import FETCH, ON_SPOT, SAY_FETCHED, SAY_GAINED
from permonik.games.rivals.cards import moves
from permonik.games.rivals.effects.action import ActionCard
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import Principality
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import RivalsStep
from permonik.games.rivals.tables import DESIGN, bit, design
from permonik.kernel.reason import Reason

# -- Benjamin -------------------------------------------------------------------------------------------------


class Benjamin(ActionCard):
    def playable(self, s: RivalsState, seat: int) -> bool:
        me = s.players[seat]
        return me.by_number[s.production] & ~me.full != 0

    def play(self, s: RivalsState, seat: int) -> None:
        repeat_production(s, seat)

    def lacks(self, s: RivalsState, seat: int) -> Reason:
        return Reason("no-region-of-roll", "RU-11")


def repeat_production(s: RivalsState, seat: int) -> None:
    """Own regions with this turn's number, without boosters (R21.1)."""
    me = s.players[seat]
    for place in bits(me.by_number[s.production] & ~me.full):
        me.add(place)
        if s.loud:
            s.say(SAY_GAINED, seat, me.resource_at(place), 1, me.land_at(place), s.cause)


# -- Doctor ---------------------------------------------------------------------------------------------------


class Doctor(ActionCard):
    def playable(self, s: RivalsState, seat: int) -> bool:
        return len(needy_bath_houses(s.players[seat])) > 0

    def play(self, s: RivalsState, seat: int) -> None:
        choices = needy_bath_houses(s.players[seat])
        if len(choices) == 1:
            supply(s, seat, choices[0])
        else:
            s.agenda.append(ChooseBathHouse(seat))

    def lacks(self, s: RivalsState, seat: int) -> Reason:
        return Reason("no-bath-house", "RU-31")


BATH_HOUSE: Final[int] = bit("bath_house")


def needy_bath_houses(me: Principality) -> list[int]:
    """Bath Houses with room beside them (RU-31)."""
    return [spot for spot in me.spots(BATH_HOUSE) if (5 << (spot >> 1)) & ~me.full]


class ChooseBathHouse(RivalsStep):
    """D-30: where the Doctor goes (R21.2)."""

    def actions(self, s: RivalsState) -> list[int]:
        return [ON_SPOT + spot for spot in needy_bath_houses(s.players[self.seat])]

    def apply(self, s: RivalsState, action: int) -> None:
        supply(s, self.seat, action - ON_SPOT)


def supply(s: RivalsState, seat: int, spot: int) -> None:
    me = s.players[seat]
    for place in bits(5 << (spot >> 1) & ~me.full):
        me.add(place)
        if s.loud:
            s.say(SAY_GAINED, seat, me.resource_at(place), 1, me.land_at(place), s.cause)


# -- Guido and Gustav -----------------------------------------------------------------------------------------

GUIDO: Final[int] = design("guido")
GUSTAV: Final[int] = design("gustav")
FETCHED_BY_GUIDO: Final = 1
FETCHED_BY_GUSTAV: Final = 2


class Fetcher(ActionCard):
    """Guido or Gustav."""

    def __init__(self, design: int) -> None:
        self.design = design

    def playable(self, s: RivalsState, seat: int) -> bool:
        return len(fetchable(s, seat, self.design)) > 0

    def play(self, s: RivalsState, seat: int) -> None:
        s.agenda.append(Fetch(seat))

    def lacks(self, s: RivalsState, seat: int) -> Reason:
        return Reason("no-discards", "R16.2")


def fetchable(s: RivalsState, seat: int, by: int) -> list[int]:
    """The kinds in the discard pile; of the two, each may fetch the other once a turn (RU-29)."""
    found: list[int] = []
    for kind in s.discards[s.mode.discard_of[seat]]:
        design = DESIGN[kind]
        if by == GUIDO and design == GUSTAV and s.fetched & FETCHED_BY_GUIDO:
            continue
        if by == GUSTAV and design == GUIDO and s.fetched & FETCHED_BY_GUSTAV:
            continue
        if kind not in found:
            found.append(kind)
    return sorted(found)


class Fetch(RivalsStep):
    """D-27: any card of the discard pile goes to the hand (R21.3)."""

    what = "card"
    looks = "discard"

    def actions(self, s: RivalsState) -> list[int]:
        return [FETCH + kind for kind in fetchable(s, self.seat, DESIGN[s.playing])]

    def apply(self, s: RivalsState, action: int) -> None:
        kind = action - FETCH
        piles = list(s.discards)
        number = s.mode.discard_of[self.seat]
        pile = piles[number]
        at = len(pile) - 1
        while pile[at] != kind:
            at -= 1
        piles[number] = (*pile[:at], *pile[at + 1 :])
        s.discards = tuple(piles)
        moves(s).join_hand(s, self.seat, kind)
        if DESIGN[kind] == GUSTAV and DESIGN[s.playing] == GUIDO:
            s.fetched |= FETCHED_BY_GUIDO
        elif DESIGN[kind] == GUIDO and DESIGN[s.playing] == GUSTAV:
            s.fetched |= FETCHED_BY_GUSTAV
        if s.loud:
            s.say(SAY_FETCHED, self.seat, kind)


CARDS: Final[dict[str, ActionCard]] = {
    "benjamin": Benjamin(),
    "doctor": Doctor(),
    "guido": Fetcher(GUIDO),
    "gustav": Fetcher(GUSTAV),
}
