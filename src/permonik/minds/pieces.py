"""Bytes by native ints: what comes up again and again in observations is found without making an object for its key.

A dict would box, hash and compare the number as an object; compiled, this is a few machine instructions.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SPREAD: Final = 0x1E3779B97F4A7C15  # odd, and with no pattern: keys that differ in any bits go to different places
LEAST: Final = 64  # slots
MOST_KEPT: Final = 1 << 14


class Slot:
    """A key of at least 0 and its bytes; -1 is a free one."""

    def __init__(self, key: i64, piece: bytes) -> None:
        self.key = key
        self.piece = piece


FREE: Final = Slot(-1, b"")


class Pieces:
    """No more than half of the slots are taken; a key lies in the first that was free from its place on."""

    def __init__(self) -> None:
        self.kept = 0
        self.slots: list[Slot] = [FREE] * LEAST

    def get(self, key: i64) -> bytes:
        """Nothing (no bytes) for what is not known."""
        return self.slots[self.place(key)].piece

    def keep(self, key: i64, piece: bytes) -> None:
        """Something that is not known yet."""
        if self.kept >= MOST_KEPT:
            self.kept = 0
            self.slots = [FREE] * LEAST
        elif 2 * self.kept >= len(self.slots):
            old = self.slots
            self.slots = [FREE] * (2 * len(old))
            for slot in old:
                if slot.key >= 0:
                    self.slots[self.place(slot.key)] = slot
        self.kept += 1
        self.slots[self.place(key)] = Slot(key, piece)

    def place(self, key: i64) -> i64:
        """Where a key lies, or the free slot where it would."""
        slots = self.slots
        last: i64 = len(slots) - 1
        # A native product loses its highest bits; those that are left here are the same in either build.
        at: i64 = key * SPREAD >> 40 & last
        while True:
            found = slots[at].key
            if found == key or found < 0:
                return at
            at = at + 1 & last
