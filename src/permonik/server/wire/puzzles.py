"""Puzzles."""

from __future__ import annotations

from typing import Literal

import msgspec

from permonik.server.wire.base import In, Out
from permonik.table.messages import HintLine, StateOut


class PuzzleInfo(Out):
    """A puzzle in a list. `rating`: how hard it seems, on the scale of solvers."""

    puzzle: str
    theme: Literal["opening", "middle", "ending", "patience"]
    rating: int


class PuzzleAnswers(In):
    """All that was answered so far: the texts of options. `give_up`: tell a right line."""

    answers: list[str] = msgspec.field(default_factory=list)
    give_up: bool = False


class PuzzleOut(Out):
    """Where a try stands. `verdict`: "open" until the line is over; then `best` tells a line that is right.

    `gap`: how much right lines gain over the best of the wrong ones. `solver`: my rating in this game after a
    try that is over; null while it is open, and for guests, whose browser keeps it.
    """

    game: str
    puzzle: str
    theme: Literal["opening", "middle", "ending", "patience"]
    rating: int
    verdict: Literal["open", "right", "wrong"]
    answers: list[str]
    best: HintLine | None
    gap: float
    solver: int | None
    state: StateOut


class SolverOut(Out):
    """How well I solve the puzzles of a game, and whether each that I tried was solved at the first try."""

    game: str
    rating: int
    tried: dict[str, bool]
