"""Better weights from games of players with different tastes: which taste had more than the others at its table?

Every seat of every game is a trial of all weights at once. What its end was worth beside the others' is explained by
how far its weights lay from the middle ones, with a curve for each weight: rising or falling, and less far away. The
middle moves to where that curve is highest, as far as the games are sure of it, and the next round looks around there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from permonik.train.selfplay import Noted

FURTHEST: Final = 0.6  # that a weight moves in a round, as a logarithm
BENT: Final = 1.5  # points lost at a distance of 1 at least: what is hardly bent would be moved by luck


def best_steps(played: Sequence[Noted]) -> tuple[list[float], float]:
    """How far to move each weight, and the share of the differences that was explained."""
    inputs: list[Any] = []
    wanted: list[float] = []
    for one in played:
        if not all(one.tastes):
            continue
        tastes = np.array(one.tastes)
        features = np.concatenate([tastes, -(tastes**2)], 1)
        for seat in range(len(tastes)):
            others = [other for other in range(len(tastes)) if other != seat]
            beside = features[others].mean(0) if others else 0.0
            inputs.append(features[seat] - beside)
            wanted.append(one.ends[seat] - (float(np.mean([one.ends[other] for other in others])) if others else 0.0))
    seen, worth = np.array(inputs), np.array(wanted)
    middle = worth.mean()
    worth = worth - middle
    seen = seen - seen.mean(0)
    size = seen.shape[1] // 2
    gram = seen.T @ seen + 1e-3 * len(seen) * np.eye(2 * size)
    found = np.linalg.solve(gram, seen.T @ worth)
    left = worth - seen @ found
    noise = float(left.var())
    errors = np.sqrt(noise * np.diag(np.linalg.inv(gram)))[:size]
    slopes = found[:size]
    sure = np.maximum(0.0, 1 - (errors / np.where(slopes == 0, 1e-9, slopes)) ** 2)
    steps = np.clip(slopes * sure / (2 * np.maximum(found[size:], BENT)), -FURTHEST, FURTHEST)
    return [float(step) for step in steps], 1 - noise / max(1e-9, float(worth.var()))
