"""Evaluations with other weights: one opinion wants a large family, another one weapons."""

from __future__ import annotations

from random import Random
from typing import Final

from permonik.games.caverna.evaluate import CavernaEvaluation
from permonik.games.caverna.tables import read
from permonik.minds.opinions import opinionated

MIDDLE: Final[dict[str, float]] = {name: float(weight) for name, weight in read("solo.toml").items()}
SHARES: Final[tuple[str, ...]] = ("further", "relief", "prevented")


def opinion(rng: Random) -> CavernaEvaluation:
    return CavernaEvaluation(opinionated(MIDDLE, SHARES, rng))
