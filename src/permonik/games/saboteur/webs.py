"""Spider webs: which steps they block, and how they wear (sections 7 and 8)."""

from __future__ import annotations

from permonik.games.saboteur.actions import BLOCK, CUT, SAY_AXE_WEB_GONE, SAY_AXE_WEB_WORN, SAY_SPUN, SPIN
from permonik.games.saboteur.grid import BESIDE, NORTH, WEST
from permonik.games.saboteur.losses import SabStep
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import LADDER


def any_web(s: SabState) -> bool:
    on = s.web_on
    return on[0] >= 0 or on[1] >= 0 or on[2] >= 0


def ends(s: SabState, web: int) -> tuple[int, int]:
    """The two fields that the edge of a web joins or would join; -1 where nothing is open (RU-8)."""
    edge = s.web_on[web]
    cell = edge >> 1
    side = WEST if edge & 1 else NORTH
    return s.board.door(cell, side), s.board.door(BESIDE[cell * 4 + side], side ^ 2)


def blocked(s: SabState, one: int, other: int) -> bool:
    """Whether a web lies on the step between two touching fields (R5.4).

    Two fields of cards side by side touch at the edge between them, or as ladders: such a jump no web hinders (R6.2).
    """
    here, there = one >> 3, other >> 3
    for edge in s.web_on:
        if edge >= 0:
            cell = edge >> 1
            beside = BESIDE[cell * 4 + (WEST if edge & 1 else NORTH)]
            if (cell == here and beside == there) or (cell == there and beside == here):
                return s.board.mark(one) != LADDER or s.board.mark(other) != LADDER
    return False


def cuts(s: SabState, seat: int) -> list[int]:
    """Axes may wear the webs that touch the own dwarf's field (R8.3)."""
    actions: list[int] = []
    field = s.at[seat]
    if s.axes[seat] and field >= 0:
        for web in range(3):
            if s.web_on[web] >= 0:
                a, b = ends(s, web)
                if field in (a, b):
                    actions.append(CUT + web)
    return actions


def cut(s: SabState, seat: int, web: int) -> None:
    """An axe is discarded for it."""
    s.axes[seat] -= 1
    gone = wear(s, web)
    if s.loud:
        s.say(SAY_AXE_WEB_GONE if gone else SAY_AXE_WEB_WORN, seat, web)


def wear(s: SabState, web: int) -> bool:
    """From 2 to 1, from 1 away: whether it is gone."""
    if s.web_shows[web] == 1:
        remove_web(s, web)
        return True
    s.web_shows[web] = 1
    return False


def remove_web(s: SabState, web: int) -> None:
    """Its card is discarded with it (R7.10)."""
    s.web_on[web] = -1
    s.web_shows[web] = 0
    s.web_of[web] = -1


# -- a web is laid -----------------------------------------------------------------------------------------------


class SpinWeb(SabStep):
    """D6: on which joint or open end (R7.9, R7.10)."""

    def __init__(self, seat: int, web: int) -> None:
        super().__init__(seat)
        self.web = web

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.web)

    def actions(self, s: SabState) -> list[int]:
        return [SPIN + (edge & 1) + (edge >> 1) * BLOCK for edge in web_places(s)]

    def apply(self, s: SabState, action: int) -> None:
        edge = (action - SPIN) // BLOCK * 2 + (action - SPIN) % BLOCK
        s.web_on[self.web] = edge
        s.web_shows[self.web] = 2
        s.web_of[self.web] = self.seat
        if s.loud:
            s.say(SAY_SPUN, self.seat, self.web, edge)


def web_places(s: SabState) -> list[int]:
    return [edge for edge in s.board.edges() if edge not in s.web_on]


def web_token(s: SabState, kind: int) -> int:
    """The token with the symbol of the card: in the box each tier has one; else one that is free."""
    web = s.deck.tier[kind]
    return web if s.web_on[web] < 0 else s.web_on.index(-1)
