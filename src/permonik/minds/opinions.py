"""Many evaluations of one kind, each with other weights: for a search that asks a different one at each step."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import exp
from random import Random
from typing import Final

SPREADS: Final[tuple[float, ...]] = (0.2, 0.4, 0.8, 1.2)  # how far an opinion lies from the middle, as a logarithm
CHANGED: Final = 0.5  # of the weights: the others are those of the middle


def opinionated(middle: Mapping[str, float], shares: Collection[str], rng: Random) -> dict[str, float]:
    """Weights around these. `shares` are parts of a whole: above 1 they make no sense."""
    spread = rng.choice(SPREADS)
    weights: dict[str, float] = {}
    for name, weight in middle.items():
        if rng.random() < CHANGED:
            weight *= exp(spread * rng.gauss(0.0, 1.0))
            if name in shares:
                weight = min(1.0, weight)
        weights[name] = weight
    return weights
