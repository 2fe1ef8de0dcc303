"""Masks of up to 52 bits as tuples of numbers, by tables: a loop over the bits would be the engine's hottest place."""

from __future__ import annotations

from typing import Final

PART: Final = 13
PART_MASK: Final = (1 << PART) - 1


def numbers(first: int) -> list[tuple[int, ...]]:
    """For every mask of 13 bits: the numbers of its bits, counted from `first`."""
    table: list[tuple[int, ...]] = [()]
    for bit in range(PART):
        table += [(*below, first + bit) for below in table]
    return table


FIRST: Final[list[tuple[int, ...]]] = numbers(0)
SECOND: Final[list[tuple[int, ...]]] = numbers(PART)
THIRD: Final[list[tuple[int, ...]]] = numbers(2 * PART)
FOURTH: Final[list[tuple[int, ...]]] = numbers(3 * PART)


def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, from the lowest."""
    if mask <= PART_MASK:
        return FIRST[mask]
    low = FIRST[mask & PART_MASK] + SECOND[mask >> PART & PART_MASK]
    high = mask >> 2 * PART
    if not high:
        return low
    return low + THIRD[high & PART_MASK] + FOURTH[high >> PART]
