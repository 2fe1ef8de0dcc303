"""Where better weights are looked for: a dimension for each weight, with the present one at 0.

A step of 0.1 should mean about the same everywhere, and no step may leave what a weight can be:

scale      default * exp(x): most weights; the sign stays, and a step is about so many parts of the weight
discount   a logistic curve through the default: what is multiplied again for each further piece stays within 0 and 1
free       x * the usual size of the game's weights: a weight that is 0, whose scale nobody knows; only if asked for
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import median
from typing import NamedTuple

from permonik.errors import BadOption
from permonik.tune.weights import NoWeights

FURTHEST = 5.0  # steps: a weight becomes at most 148 times as large or small
STEEPEST = 8.0  # of the logistic curve: a discount stays within 0.0003 and 0.9997
LEAST = 2  # weights: with a single one CMA-ES has no shape to learn


class Knob(NamedTuple):
    """One weight that is tuned."""

    name: str
    kind: str
    default: float
    unit: float = 1.0  # of a free one

    def value(self, x: float) -> float:
        step = max(-FURTHEST, min(FURTHEST, x))
        if self.kind == "scale":
            return self.default * math.exp(step)
        if self.kind == "discount":
            slope = math.log(self.default / (1 - self.default)) + step
            return 1 / (1 + math.exp(-max(-STEEPEST, min(STEEPEST, slope))))
        return self.unit * step


def knobs(weights: Mapping[str, float], only: Sequence[str] = ()) -> list[Knob]:
    """Those that are named; or all that are not 0."""
    for name in only:
        if name not in weights:
            raise NoWeights(f"there is no weight {name!r}; there are: {', '.join(weights)}")
    chosen = [name for name in weights if (name in only if only else weights[name])]
    if len(chosen) < LEAST:
        raise BadOption(f"at least {LEAST} weights are tuned together, not {len(chosen)}")
    sizes = [abs(value) for value in weights.values() if value]
    unit = median(sizes) if sizes else 1.0
    return [knob(name, weights[name], unit) for name in chosen]


def knob(name: str, default: float, unit: float) -> Knob:
    if not default:
        return Knob(name, "free", default, unit)
    return Knob(name, "discount" if discounts(name) and 0 < default < 1 else "scale", default)


def discounts(name: str) -> bool:
    """By their names: `further`, `further_site` and the like in all games, and Caverna's `relief`, are powers."""
    return name.partition("_")[0] == "further" or name == "relief"


def weights_at(found: Sequence[Knob], point: Sequence[float]) -> dict[str, float]:
    return {one.name: one.value(x) for one, x in zip(found, point, strict=True)}
