"""Deals imagined from worlds (`kernel/worlds.py`): every deal that an observer thinks possible, equally often."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, factorial
from random import Random

from permonik.kernel.possible import UNKNOWN, Possible


def weights(possible: Possible, pool: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """How often each world comes out of a shuffle, but for a common factor.

    Cards with equal faces are counted apart; a heap has no order. `sizes` and `pool` as for `deal`.
    """
    stacks = possible.stacks
    copies = [0] * (max(pool) + 1)
    for card in pool:
        copies[card] += 1
    ways: list[list[int]] = [[1] * len(contents) for contents in possible.contents]
    for zone in range(stacks, len(ways)):
        contents = possible.contents[zone]
        for number in range(len(contents)):
            heap = contents[number]
            orders = factorial(sizes[zone]) // factorial(sizes[zone] - len(heap))
            for card in set(heap):
                orders //= factorial(heap.count(card))
            ways[zone][number] = orders
    rest = [factorial(unnamed) for unnamed in range(len(pool) + 1)]
    rows = possible.rows()
    found: list[int] = []
    for at in range(len(rows)):
        left = copies[:]
        unnamed = len(pool)
        weight = 1
        for content in possible.world(at):
            for card in content:
                if card != UNKNOWN:
                    weight *= left[card]
                    left[card] -= 1
                    unnamed -= 1
        row = rows[at]
        for zone in range(stacks, len(row)):
            weight *= ways[zone][row[zone]]
        found.append(weight * rest[unnamed])
    return found


def ways_in(content: tuple[int, ...], dealt: list[int], ordered: bool) -> int:
    """In how many ways a zone as dealt is as known: 0 if not; several if a heap holds more copies than are known."""
    ways = 1
    if ordered:
        for at in range(len(content)):
            if content[at] != UNKNOWN and content[at] != dealt[at]:
                return 0
    else:
        for card in set(content):
            ways *= comb(dealt.count(card), content.count(card))
    return ways


def ways_of(possible: Possible, dealt: list[list[int]]) -> int:
    """In how many ways, all worlds together, a deal comes about."""
    zones = possible.contents
    rows = possible.rows()
    ways = [
        [ways_in(content, dealt[zone], zone < possible.stacks) for content in zones[zone]] for zone in range(len(zones))
    ]
    total = 0
    for row in rows:
        product = 1
        for zone in range(len(row)):
            product *= ways[zone][row[zone]]
            if not product:
                break
        total += product
    return total


def completed(
    possible: Possible, number: int, sizes: Sequence[int], pool: Sequence[int], rng: Random | None
) -> list[list[int]]:
    """A world with a card at every place: at unknown ones at random, or without a draw whatever comes last."""
    world = possible.world(number)
    rest = list(pool)
    for zone in world:
        for card in zone:
            if card != UNKNOWN:
                rest.remove(card)
    if rng is not None:
        rng.shuffle(rest)
    dealt: list[list[int]] = []
    for zone_number in range(len(world)):
        known = world[zone_number]
        if zone_number < possible.stacks:
            dealt.append([rest.pop() if card == UNKNOWN else card for card in known])
        else:
            dealt.append(sorted([*known, *[rest.pop() for _ in range(sizes[zone_number] - len(known))]]))
    return dealt


def deal(
    rng: Random, possible: Possible, weight: Sequence[int], sizes: Sequence[int], pool: Sequence[int]
) -> list[list[int]]:
    """A card for every place of every zone, uniformly over all deals that at least one world allows.

    sizes   the number of cards in each zone; the first are stacks
    pool    all hidden cards, each kind as often as it has copies: as many as places, or more

    A world is drawn by its weight and completed at random. A deal that comes about in m ways would come out m times
    too often, so it is taken with probability 1/m only.
    """
    total = sum(weight)
    while True:
        at = rng.randrange(total)
        number = 0
        while at >= weight[number]:
            at -= weight[number]
            number += 1
        dealt = completed(possible, number, sizes, pool, rng)
        several = ways_of(possible, dealt)
        if several == 1 or rng.random() * several < 1:
            return dealt
