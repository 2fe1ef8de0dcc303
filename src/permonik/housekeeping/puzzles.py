"""Puzzles as a page is told them: the list of a game, and where a try stands. Nothing is kept: a try is its answers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from permonik.bots.hints import hint, hint_data
from permonik.puzzles.data import puzzle, puzzles
from permonik.puzzles.player import Attempt
from permonik.table.states import state_out


def listed_puzzles(game: str) -> list[dict[str, Any]]:
    return [{"puzzle": one.id, "theme": one.theme, "rating": one.rating} for one in puzzles(game).values()]


def try_puzzle(game: str, id: str, answers: Sequence[str], weigh: bool, give_up: bool) -> dict[str, Any] | None:
    """None: the line has to be weighed first, which takes seconds."""
    asked = puzzle(game, id)
    attempt = Attempt(asked, answers)
    verdict = "wrong" if give_up else attempt.verdict() if weigh else attempt.known()
    if verdict is None:
        return None
    rules, seat = attempt.match.game, asked.seat
    state: dict[str, Any] = {**state_out(attempt.match, seat, 0, True)}
    best = None
    if verdict != "open":
        state |= {"question": None, "asked": None, "options": []}
        before = dict(rules.scores(attempt.before)[seat].parts)
        best = hint_data(hint(rules, attempt.before.clone(), seat, list(asked.right[0]), before, Random(0)))
    return {
        "game": game,
        "puzzle": id,
        "theme": asked.theme,
        "rating": asked.rating,
        "verdict": verdict,
        "answers": attempt.answers,
        "best": best,
        "gap": asked.gap,
        "solver": None,
        "state": state,
    }
