"""Cards of a hand that are put away face down (section 12)."""

from __future__ import annotations

from typing import Final

from permonik.games.saboteur.actions import DISCARD, ENOUGH, SAY_DISCARDED, SAY_DISCARDED_THIS
from permonik.games.saboteur.losses import SabStep
from permonik.games.saboteur.state import SabState
from permonik.kernel.step import AnyStep


def discard(s: SabState, seat: int, kind: int) -> None:
    s.put_away(seat, kind)
    if s.loud:
        s.say(SAY_DISCARDED, seat, s.deck.tier[kind], audience=~(1 << seat))
        s.say(SAY_DISCARDED_THIS, seat, kind, audience=1 << seat)


def different(hand: tuple[int, ...], actions: list[int]) -> list[int]:
    """Adds an answer for every kind of card in hand."""
    last = -1
    for kind in hand:
        if kind != last:
            last = kind
            actions.append(DISCARD + kind)
    return actions


class DiscardMore(SabStep):
    """D9: a second card, or not."""

    def audience(self, s: SabState) -> int:
        return 1 << self.seat

    def actions(self, s: SabState) -> list[int]:
        return different(s.hands[self.seat], [ENOUGH])

    def apply(self, s: SabState, action: int) -> None:
        if action != ENOUGH:
            s.draws = 2
            discard(s, self.seat, action - DISCARD)


DISCARD_MORE: Final[tuple[AnyStep, ...]] = tuple([DiscardMore(seat) for seat in range(8)])
