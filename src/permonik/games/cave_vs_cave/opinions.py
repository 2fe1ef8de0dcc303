"""Evaluations with other weights: one opinion saves stone, another one looks for gold in every room."""

from __future__ import annotations

from random import Random
from typing import Final

from permonik.games.cave_vs_cave.evaluate import CaveEvaluation
from permonik.games.cave_vs_cave.tables import read
from permonik.minds.opinions import opinionated

MIDDLE: Final[dict[str, float]] = {name: float(weight) for name, weight in read("greedy.toml").items()}
SHARES: Final[tuple[str, ...]] = ("further", "further_cavern", "prospect", "use")


def opinion(rng: Random) -> CaveEvaluation:
    return CaveEvaluation(opinionated(MIDDLE, SHARES, rng))
