"""Playing an action card of the hand in the action phase (R11.4, R16.2). What each does: effects/."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.actions import BY_CARD, SAY_PLAYED
from permonik.games.rivals.cards import moves
from permonik.games.rivals.effects.registry import ACTION_CARDS
from permonik.games.rivals.expansions import discard, meets
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import RivalsStep
from permonik.games.rivals.tables import DESIGN, FIRST_ACTION
from permonik.kernel.step import AUTO, AnyStep


def playable(s: RivalsState, seat: int, design: int) -> bool:
    """Its condition holds and it can be carried out with some effect (R16.2, RU-11)."""
    return meets(s, seat, design) and ACTION_CARDS[design - FIRST_ACTION].playable(s, seat)


def play_card(s: RivalsState, seat: int, kind: int) -> None:
    """It lies open until it has been carried out, then it goes to the discard pile (R11.4)."""
    moves(s).leave_hand(s, seat, kind)
    s.playing = kind
    if s.loud:
        s.say(SAY_PLAYED, seat, kind)
        s.cause = BY_CARD + DESIGN[kind]
    s.agenda.append(DISCARD_PLAYED[seat])
    ACTION_CARDS[DESIGN[kind] - FIRST_ACTION].play(s, seat)


class DiscardPlayed(RivalsStep):
    def __init__(self, who: int) -> None:
        super().__init__(AUTO)
        self.who = who

    def fields(self) -> tuple[int, ...]:
        return (self.who,)

    def run(self, s: RivalsState) -> None:
        discard(s, self.who, s.playing)
        s.playing = -1


DISCARD_PLAYED: Final[list[AnyStep]] = [DiscardPlayed(seat) for seat in range(2)]
