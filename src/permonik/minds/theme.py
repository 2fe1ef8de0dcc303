"""Small numbers as a piece of a row for a network."""

from __future__ import annotations

from typing import Final

from permonik.minds.inputs import counted

KEPT: Final = 1 << 14  # pieces of a theme


class Theme:
    """Numbers that belong together as one piece: for each number up to its cap so many ones, and zeros up to the cap.

    What is beyond a cap counts like the cap, what is below zero like zero.
    """

    def __init__(self, caps: list[int]) -> None:
        self.caps = caps
        self.known: dict[int, bytes] = {}

    def inputs(self, name: str) -> str:
        """The names of its bytes (`inputs.py`)."""
        return counted(name, sum(self.caps))

    def piece(self, numbers: list[int]) -> bytes:
        caps = self.caps
        key = 0
        for at in range(len(caps)):
            number = numbers[at]
            cap = caps[at]
            key = key * (cap + 1) + (0 if number < 0 else min(number, cap))
        found = self.known.get(key)
        return self.spelled(key) if found is None else found

    def spelled(self, key: int) -> bytes:
        piece = b""
        rest = key
        for cap in reversed(self.caps):
            number = rest % (cap + 1)
            rest //= cap + 1
            piece = b"\1" * number + bytes(cap - number) + piece
        if len(self.known) >= KEPT:
            self.known.clear()
        self.known[key] = piece
        return piece
