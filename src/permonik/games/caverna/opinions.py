"""Many evaluations of one kind, each with other weights: for a search that asks a different one at each step."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from permonik.games.caverna.evaluate import CavernaEvaluation
from permonik.games.caverna.tables import read

MIDDLE: Final[dict[str, float]] = {name: float(weight) for name, weight in read("solo.toml").items()}
SHARES: Final[tuple[str, ...]] = ("further", "relief", "prevented")  # parts of a whole: above 1 they make no sense
SPREADS: Final[tuple[float, ...]] = (0.2, 0.4, 0.8, 1.2)  # how far an opinion lies from the middle, as a logarithm
CHANGED: Final = 0.5  # of the weights: the others are those of the middle


def opinion(rng: Random) -> CavernaEvaluation:
    spread = rng.choice(SPREADS)
    weights: dict[str, float] = {}
    for name, weight in MIDDLE.items():
        if rng.random() < CHANGED:
            weight *= exp(spread * rng.gauss(0.0, 1.0))
            if name in SHARES:
                weight = min(1.0, weight)
        weights[name] = weight
    return CavernaEvaluation(weights)
