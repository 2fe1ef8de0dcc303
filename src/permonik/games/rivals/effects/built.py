"""What expansions do when they are built (R16.9). Of a plain one the row says what it brings (`gain`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from permonik.games.rivals import why
from permonik.games.rivals.actions import NAME, ON_SPOT, SEARCH, STOP
from permonik.games.rivals.effects.action import bring
from permonik.games.rivals.expansions import remove_to
from permonik.games.rivals.principality import Principality
from permonik.games.rivals.searching import filled_stacks, search
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import RivalsStep, store
from permonik.games.rivals.tables import DESIGNS, GAIN_OF, GRAIN, HEROES, SHIPS, WOOL, bit


def when_built(s: RivalsState, seat: int, design: int) -> None:
    odd = WHEN_BUILT.get(DESIGNS[design])
    if odd is not None:
        odd(s, seat, design)
    else:
        bring(s, seat, GAIN_OF[design])


def fairgrounds(s: RivalsState, seat: int, design: int) -> None:
    """R20.11: to the more skilful alone."""
    if s.players[seat].skill > s.players[1 - seat].skill:
        bring(s, seat, GAIN_OF[design])


def pirate_ship(s: RivalsState, seat: int, design: int) -> None:
    """R19.7."""
    if s.players[1 - seat].ships:
        s.agenda.append(SinkShip(1 - seat))


def tithe_barn(s: RivalsState, seat: int, design: int) -> None:
    """R20.13."""
    if s.players[seat].count(HEROES):
        s.agenda.append(ChooseTithe(seat))


LIBRARY_CARDS: Final = 1


def library(s: RivalsState, seat: int, design: int) -> None:
    """R21.6."""
    if filled_stacks(s, seat):
        s.agenda.append(UseLibrary(seat))


class SinkShip(RivalsStep):
    """D-25: which trade ship goes to the discard pile. Irmgard does not help (RU-20)."""

    what = "lose"
    reason = why.card("pirate_ship")

    def actions(self, s: RivalsState) -> list[int]:
        return [ON_SPOT + spot for spot in s.players[self.seat].spots(SHIPS)]

    def apply(self, s: RivalsState, action: int) -> None:
        remove_to(s, self.seat, action - ON_SPOT, -1)


TITHE_BARN: Final[int] = bit("tithe_barn")
TITHES: Final = (WOOL, GRAIN)


class ChooseTithe(RivalsStep):
    """D-29: wool or grain, one for each hero."""

    reason = why.card("tithe_barn")

    def actions(self, s: RivalsState) -> list[int]:
        return [NAME + resource for resource in TITHES]

    def apply(self, s: RivalsState, action: int) -> None:
        store(s, self.seat, action - NAME, s.players[self.seat].count(HEROES))


def tithe_stored(me: Principality, resource: int) -> bool:
    """Whether a tithe may be what is stored."""
    return me.has & TITHE_BARN != 0 and resource in TITHES


class UseLibrary(RivalsStep):
    """D-28: which stack to look through, or none."""

    what = "stack"
    reason = why.card("library")

    def actions(self, s: RivalsState) -> list[int]:
        return [STOP, *[SEARCH + stack for stack in filled_stacks(s, self.seat)]]

    def apply(self, s: RivalsState, action: int) -> None:
        if action != STOP:
            search(s, self.seat, action - SEARCH, LIBRARY_CARDS)


WHEN_BUILT: Final[dict[str, Callable[[RivalsState, int, int], None]]] = {
    "fairgrounds": fairgrounds,
    "library": library,
    "pirate_ship": pirate_ship,
    "tithe_barn": tithe_barn,
}
