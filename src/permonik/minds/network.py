"""A small network that says what a position is worth, in whole numbers: the same answer on every machine and build.

A row of bytes goes through one layer of units to a single value. The row comes in pieces of fixed sizes, since most
of a position is as it was a moment ago: what a piece brings to all units is kept, as one long integer with a lane for
each unit, and the lanes of all pieces are added at once. Files are written by `permonik train`; they carry the names of
their inputs (`inputs.py`) with a digest, so that they fit again after cards have been added.
"""

from __future__ import annotations

import json
from typing import Any, Final

from permonik.minds.inputs import MISSING, digest, named, places

LANE: Final = 32  # bits
HALF: Final = 1 << (LANE - 1)
KEPT: Final = 1 << 15  # sums of one piece
FORMAT: Final = 1


class Network:
    """value(row) = base + the sum over units of worth * max(0, bias + the sum of byte * weight).

    The last unit is a plain sum, without the max. `inputs` names what rows say now (`Judge.inputs`): what the file was
    not learned with weighs nothing. Without names the sizes of the pieces have to be those of the file.
    """

    def __init__(self, data: bytes, inputs: list[str] | None = None) -> None:
        head, _, body = data.partition(b"\n")
        about: dict[str, Any] = json.loads(head)
        if about.get("permonik-network") != FORMAT:
            raise ValueError(f"no network of format {FORMAT}: {head[:60]!r}")
        self.sizes: list[int] = [int(size) for size in about["pieces"]]
        self.worth: list[float] = [float(worth) for worth in about["worth"]]
        self.base = float(about["base"])
        self.units = len(self.worth)
        size = sum(self.sizes)
        if len(body) != 2 * size * self.units:
            raise ValueError(f"a network of {size} inputs and {self.units} units has other weights than these")
        weights = memoryview(body).cast("h")
        # One long integer for each byte of the row: its weights, a lane for each unit.
        self.columns: list[int] = []
        for number in range(size):
            self.columns.append(lanes(list(weights[number * self.units : (number + 1) * self.units])))
        self.inputs: list[str] = [str(line) for line in about.get("inputs", [])]
        if self.inputs and (about.get("digest") != digest(self.inputs) or widths(self.inputs) != self.sizes):
            raise ValueError("a network whose inputs are not those that it names")
        self.starts: list[int] = [sum(self.sizes[:number]) for number in range(len(self.sizes))]
        self.sums: list[dict[bytes, int]] = [{} for _ in self.sizes]
        # What no row has, but every sum: the biases, and so much that no lane is ever below zero.
        self.always = lanes([int(bias) + HALF for bias in about["bias"]])
        self.bytes = self.units * LANE // 8
        if inputs is not None:
            self.fit(inputs)

    def fit(self, inputs: list[str]) -> None:
        """To rows that say this."""
        if inputs == self.inputs or not inputs:
            return
        if self.inputs:
            columns = self.columns
            self.columns = [columns[at] if at != MISSING else 0 for at in places(self.inputs, inputs)]
        elif widths(inputs) != self.sizes:
            raise ValueError("a network that does not name its inputs, and has others than are asked for")
        self.inputs = inputs
        self.sizes = widths(inputs)
        self.starts = [sum(self.sizes[:number]) for number in range(len(self.sizes))]
        self.sums = [{} for _ in self.sizes]

    def value(self, pieces: list[bytes]) -> float:
        total = self.always
        for number in range(len(pieces)):
            piece = pieces[number]
            found = self.sums[number].get(piece)
            total += self.brings(number, piece) if found is None else found
        units = memoryview(total.to_bytes(self.bytes, "little")).cast("I")
        last = self.units - 1
        value = self.base + self.worth[last] * (units[last] - HALF)
        for unit in range(last):
            sum_: int = units[unit]
            if sum_ > HALF:
                value += self.worth[unit] * (sum_ - HALF)
        return value

    def brings(self, number: int, piece: bytes) -> int:
        """What a piece adds to all units."""
        if len(piece) != self.sizes[number]:
            raise ValueError(f"piece {number} has {len(piece)} bytes instead of {self.sizes[number]}")
        at = self.starts[number]
        total = 0
        for byte in piece:
            if byte:
                total += self.columns[at] * byte
            at += 1
        sums = self.sums[number]
        if len(sums) >= KEPT:
            sums.clear()
        sums[piece] = total
        return total


def widths(inputs: list[str]) -> list[int]:
    """The sizes of the pieces."""
    return [len(named(line)) for line in inputs]


def lanes(numbers: list[int]) -> int:
    """Numbers side by side in one integer. Sums of such integers have the sums of the numbers in their lanes."""
    total = 0
    for number in reversed(numbers):
        total = (total << LANE) + number
    return total
