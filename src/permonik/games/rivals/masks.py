"""Masks as tuples of numbers. A loop over the bits is slow, and few different masks occur: each is worked out once."""

from __future__ import annotations

from typing import Final

MOST: Final = 1 << 16  # masks kept
KNOWN: Final[dict[int, tuple[int, ...]]] = {}


def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, from the lowest."""
    try:
        return KNOWN[mask]
    except KeyError:
        found = tuple([number for number in range(mask.bit_length()) if mask >> number & 1])
        if len(KNOWN) >= MOST:
            KNOWN.clear()
        KNOWN[mask] = found
        return found
