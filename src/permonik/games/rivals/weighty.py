"""Answers that nobody should give by mistake: the closed list of docs/rules/rivals.md, section 26."""

from __future__ import annotations

from permonik.games.rivals.actions import ABOVE, DEMOLISH, FORFEIT, ON_SPOT
from permonik.games.rivals.events import AnswerRiots
from permonik.games.rivals.state import RivalsState


def weighty(s: RivalsState, seat: int, action: int) -> str | None:
    if action == FORFEIT:
        return "forfeit"
    if DEMOLISH <= action < ABOVE:
        return "destroy"
    if ON_SPOT <= action < DEMOLISH and isinstance(s.open(seat), AnswerRiots):
        return "destroy"
    return None
