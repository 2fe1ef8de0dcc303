"""The network while it learns, in floats; `file` writes it as `minds.network.Network` reads it."""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np

from permonik.minds.inputs import digest, places
from permonik.minds.network import FORMAT

Floats = np.ndarray[Any, np.dtype[np.float32]]
LARGEST: Final = 30000  # of a weight in the file: sixteen bits with a sign
CHECKS: Final = 10  # times during a learning the network is tried on what it does not learn from
AT_ONCE: Final = 1 << 16  # rows that are valued together


class Layers:
    """Bytes are scaled to 1, values to a spread of 1."""

    def __init__(self, inputs: int, units: int, rng: np.random.Generator) -> None:
        self.weights: list[Floats] = [
            rng.normal(0, 0.13, (inputs, units)).astype(np.float32),
            np.zeros(units, np.float32),
            rng.normal(0, 0.3 / np.sqrt(units), units).astype(np.float32),
            np.zeros(inputs, np.float32),
            np.zeros(1, np.float32),
        ]
        self.highest: Floats = np.ones(inputs, np.float32)
        self.middle, self.spread = 0.0, 1.0

    def widen(self, units: int, rng: np.random.Generator) -> None:
        """The same values, with more units that may learn something."""
        first, bias, worth, _, _ = self.weights
        more = units - len(bias)
        if more > 0:
            fresh = rng.normal(0, 0.13, (len(first), more)).astype(np.float32)
            self.weights[0] = np.concatenate([first, fresh], 1)
            self.weights[1] = np.concatenate([bias, np.zeros(more, np.float32)])
            self.weights[2] = np.concatenate([worth, np.zeros(more, np.float32)])

    def read(self, rows: Any) -> Floats:
        scaled: Floats = rows.astype(np.float32) / self.highest
        return scaled

    def values(self, rows: Any) -> Floats:
        """In points."""
        first, bias, worth, plain, base = self.weights
        found = []
        for begin in range(0, len(rows), AT_ONCE):
            seen = self.read(rows[begin : begin + AT_ONCE])
            found.append(np.maximum(seen @ first + bias, 0) @ worth + seen @ plain + base)
        return (np.concatenate(found) * self.spread + self.middle).astype(np.float32)

    def explained(self, rows: Any, worths: Floats) -> float:
        """The share of the variance of worths that the values explain."""
        return 1 - float(np.mean((worths - self.values(rows)) ** 2)) / max(1e-9, float(worths.var()))

    def rescale(self, rows: Any, worths: Floats) -> None:
        """The same network, for data of another spread."""
        highest = np.maximum(self.highest, np.maximum(rows.max(0), 1)).astype(np.float32)
        first, _, worth, plain, base = self.weights
        first *= (highest / self.highest)[:, None]
        plain *= highest / self.highest
        self.highest = highest
        middle, spread = float(worths.mean()), float(worths.std()) + 1e-6
        worth *= self.spread / spread
        plain *= self.spread / spread
        base[:] = (base * self.spread + self.middle - middle) / spread
        self.middle, self.spread = middle, spread

    def learn(
        self,
        rows: Any,
        worths: Floats,
        held: tuple[Any, Floats],
        steps: int,
        batch: int,
        rate: float,
        rng: np.random.Generator,
    ) -> None:
        """Adam on squared errors, in ever smaller steps; kept is what explains the games best that are `held` back."""
        wanted = ((worths - self.middle) / self.spread).astype(np.float32)
        means = [np.zeros_like(weight) for weight in self.weights]
        squares = [np.zeros_like(weight) for weight in self.weights]
        batch = min(batch, len(rows))
        best, kept = -np.inf, self.weights
        for done in range(1, steps + 1):
            chosen = rng.integers(0, len(rows), batch)
            seen = self.read(rows[chosen])
            first, bias, worth, plain, base = self.weights
            sums = seen @ first + bias
            hidden = np.maximum(sums, 0)
            error = (hidden @ worth + seen @ plain + base - wanted[chosen]) / batch
            back = np.outer(error, worth) * (sums > 0)
            slopes = [seen.T @ back, back.sum(0), hidden.T @ error, seen.T @ error, error.sum(keepdims=True)]
            step = rate * max(0.03, 1 - done / steps)
            for at, slope in enumerate(slopes):
                means[at] += 0.1 * (slope - means[at])
                squares[at] += 0.001 * (slope * slope - squares[at])
                move = means[at] / (1 - 0.9**done) / (np.sqrt(squares[at] / (1 - 0.999**done)) + 1e-8)
                self.weights[at] -= step * move.astype(np.float32)
            if done % max(1, steps // CHECKS) == 0 or done == steps:
                known = self.explained(*held) if len(held[1]) else float(done)
                if known > best:
                    best, kept = known, [weight.copy() for weight in self.weights]
        self.weights = kept

    def file(self, sizes: list[int], about: str, inputs: list[str] | None = None) -> bytes:
        """Whole numbers of sixteen bits, with a scale of its own for each unit; and the names of the `inputs`."""
        first, bias, worth, plain, base = self.weights
        columns = np.concatenate([first, plain[:, None]], 1) / self.highest[:, None]
        scale = LARGEST / np.maximum(np.abs(columns).max(0), 1e-9)
        head: dict[str, Any] = {
            "permonik-network": FORMAT,
            "pieces": sizes,
            "bias": [round(float(number)) for number in np.append(bias, 0) * scale],
            "worth": [float(number) for number in np.append(worth, 1) * self.spread / scale],
            "base": float(base[0]) * self.spread + self.middle,
            "learned": about,
        }
        if inputs:
            head |= {"inputs": inputs, "digest": digest(inputs)}
        body: bytes = np.round(columns * scale).astype("<i2").tobytes()
        return json.dumps(head).encode() + b"\n" + body


def layers_of(data: bytes, rng: np.random.Generator, inputs: list[str] | None = None) -> Layers:
    """What a file holds, to go on learning from; of `inputs` that it does not name, nothing yet."""
    head, _, body = data.partition(b"\n")
    about = json.loads(head)
    units = len(about["worth"]) - 1
    columns = np.frombuffer(body, "<i2").reshape(sum(about["pieces"]), units + 1).astype(np.float32)
    if inputs and about.get("inputs"):
        columns = np.vstack([columns, np.zeros(units + 1, np.float32)])[places(about["inputs"], inputs)]  # -1: the last
    layers = Layers(len(columns), units, rng)
    # Each unit to weights of a usual size, so that the steps of learning fit.
    scale = np.maximum(np.abs(columns[:, :units]).max(0), 1) / 0.5
    worth = np.array(about["worth"], np.float32)
    layers.weights = [
        columns[:, :units] / scale,
        (np.array(about["bias"][:units]) / scale).astype(np.float32),
        worth[:units] * scale.astype(np.float32),
        columns[:, units] * worth[units],
        np.array([about["base"]], np.float32),
    ]
    return layers
