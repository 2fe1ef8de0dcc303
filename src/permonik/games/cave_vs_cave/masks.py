"""Masks of up to 26 bits as lists of numbers, by tables: a loop over the bits was the engine's hottest place."""

from __future__ import annotations

from typing import Final

HALF: Final = 13
HALF_MASK: Final = (1 << HALF) - 1


def numbers(first: int) -> list[tuple[int, ...]]:
    """For every mask of 13 bits: the numbers of its bits, counted from `first`."""
    table: list[tuple[int, ...]] = [()]
    for bit in range(HALF):
        table += [(*below, first + bit) for below in table]
    return table


LOW: Final[list[tuple[int, ...]]] = numbers(0)
HIGH: Final[list[tuple[int, ...]]] = numbers(HALF)


def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, from the lowest."""
    if mask <= HALF_MASK:
        return LOW[mask]
    return LOW[mask & HALF_MASK] + HIGH[mask >> HALF]
