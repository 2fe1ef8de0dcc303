"""Players with different tastes: the same evaluation with other weights, so that games go many ways."""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random
from typing import Final

from permonik.tune.space import discounts

CHANGED: Final = 0.5  # of the weights: the others stay
SPREAD: Final = 0.5  # of the logarithm of a weight


def taste(weights: Mapping[str, float], rng: Random, spread: float = SPREAD) -> dict[str, float]:
    """Half of the weights, each multiplied by something around 1."""
    found: dict[str, float] = {}
    for name, weight in weights.items():
        if rng.random() < CHANGED:
            weight *= math.exp(spread * rng.gauss(0.0, 1.0))
            if discounts(name):
                weight = min(1.0, weight)
        found[name] = weight
    return found


def distances(weights: Mapping[str, float], middle: Mapping[str, float]) -> list[float]:
    """How far each weight that is not 0 lies from the middle one, as a logarithm."""
    return [math.log(weights[name] / value) for name, value in middle.items() if value]


def moved(middle: Mapping[str, float], steps: list[float]) -> dict[str, float]:
    """The weights that lie so far from the middle ones."""
    left = iter(steps)
    found: dict[str, float] = {}
    for name, value in middle.items():
        weight = value * math.exp(next(left)) if value else value
        found[name] = min(1.0, weight) if discounts(name) else weight
    return found
