"""What an observer thinks possible: the exact memory where marks on cards do not suffice.

Marks (`Pile.knows`) say "this observer knows the card here". When a card moves by a choice that he does not see, he
keeps more than marks can say: he had looked through a stack, somebody else took one card of it, and now he knows the
order with a gap that may be anywhere. `Worlds` are all the possibilities, side by side.

A world is a tuple of zones, first the stacks, then the heaps. A stack is a tuple of its places from the top, UNKNOWN
where the observer knows nothing; a heap (a hand: no order) is the sorted tuple of the cards known to be in it, the rest
of it is unknown. The cards that are not named in a world lie anywhere at its unknown places. Cards are kinds: equal
cards are one number, so no copy can tell more than its face. Nothing here is computed from what really lies there, but
for what the observer sees.

Worlds are sorted and different, so that equal knowledge is equal data. Two worlds may still allow the same deal (where
a kind has several copies); `deal` sees to it that every deal comes out equally often.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

UNKNOWN: Final = -1
LIMIT: Final = 1000  # worlds; with more, only what they have in common is remembered

World = tuple[tuple[int, ...], ...]
Worlds = tuple[World, ...]


def settled(found: list[World], stacks: int) -> Worlds:
    """Sorted, each once. Too many: forget all but what they have in common, which is true in any case."""
    different = sorted(set(found))
    if not different:
        raise ValueError("what was seen contradicts what was known")
    if len(different) > LIMIT:
        return (common(tuple(different), stacks),)
    return tuple(different)


def common(worlds: Worlds, stacks: int) -> World:
    """What holds in all worlds."""
    zones: list[tuple[int, ...]] = []
    for zone in range(len(worlds[0])):
        if zone >= stacks:
            zones.append(shared([world[zone] for world in worlds]))
            continue
        places = list(worlds[0][zone])
        for world in worlds:
            for at in range(len(places)):
                if world[zone][at] != places[at]:
                    places[at] = UNKNOWN
        zones.append(tuple(places))
    return tuple(zones)


def shared(heaps: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The cards known to be in a heap in every world."""
    kept = list(heaps[0])
    for heap in heaps:
        for card in set(kept):
            while kept.count(card) > heap.count(card):
                kept.remove(card)
    return tuple(kept)


def with_zone(world: World, zone: int, content: tuple[int, ...]) -> World:
    return (*world[:zone], content, *world[zone + 1 :])


def without(heap: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A heap after a card has left; one that was not known to be there leaves the known ones as they are."""
    if card not in heap:
        return heap
    at = heap.index(card)
    return heap[:at] + heap[at + 1 :]


def arrived(heap: tuple[int, ...], card: int) -> tuple[int, ...]:
    return heap if card == UNKNOWN else tuple(sorted([*heap, card]))


def left_over(world: World, card: int, copies: int) -> int:
    """How many copies of a kind are not named in this world and so may lie at its unknown places."""
    return copies - sum([zone.count(card) for zone in world])


# -- what happens, as the observer sees it -------------------------------------------------------------------


def draw(worlds: Worlds, stacks: int, stack: int, heap: int) -> Worlds:
    """The top card of a stack goes to a heap, unseen."""
    found: list[World] = []
    for world in worlds:
        top = world[stack][0]
        found.append(with_zone(with_zone(world, stack, world[stack][1:]), heap, arrived(world[heap], top)))
    return settled(found, stacks)


def pick(worlds: Worlds, stacks: int, stack: int, heap: int) -> Worlds:
    """Somebody takes any card of a stack into a heap, unseen; the order of the rest stays."""
    found: list[World] = []
    for world in worlds:
        places = world[stack]
        for at in range(len(places)):
            if at and places[at] == places[at - 1]:
                continue
            rest = with_zone(world, stack, places[:at] + places[at + 1 :])
            found.append(with_zone(rest, heap, arrived(rest[heap], places[at])))
    return settled(found, stacks)


def choices(world: World, heap: int, size: int) -> list[int]:
    """What may leave a heap of this size: each known card, and an unknown one if there is any."""
    cards = sorted(set(world[heap]))
    return [UNKNOWN, *cards] if len(world[heap]) < size else cards


def bury(worlds: Worlds, stacks: int, heap: int, size: int, stack: int) -> Worlds:
    """Somebody puts any card of a heap (of this size before) under a stack, unseen."""
    found: list[World] = []
    for world in worlds:
        for card in choices(world, heap, size):
            rest = with_zone(world, heap, without(world[heap], card))
            found.append(with_zone(rest, stack, (*rest[stack], card)))
    return settled(found, stacks)


def hand_over(worlds: Worlds, stacks: int, heap: int, size: int, other: int) -> Worlds:
    """Any card of a heap (of this size before) goes to another heap, unseen."""
    found: list[World] = []
    for world in worlds:
        for card in choices(world, heap, size):
            rest = with_zone(world, heap, without(world[heap], card))
            found.append(with_zone(rest, other, arrived(rest[other], card)))
    return settled(found, stacks)


def see_place(worlds: Worlds, stacks: int, stack: int, at: int, card: int, copies: int) -> Worlds:
    """The observer sees what lies at a place of a stack; `copies` of that kind are hidden anywhere."""
    found: list[World] = []
    for world in worlds:
        there = world[stack][at]
        if there == card:
            found.append(world)
        elif there == UNKNOWN and left_over(world, card, copies) > 0:
            places = world[stack]
            found.append(with_zone(world, stack, (*places[:at], card, *places[at + 1 :])))
    return settled(found, stacks)


def see_heap(worlds: Worlds, stacks: int, heap: int, cards: tuple[int, ...], copies: Sequence[int]) -> Worlds:
    """The observer sees a whole heap; `copies` by kind."""
    found: list[World] = []
    for world in worlds:
        new = list(cards)
        possible = True
        for card in world[heap]:
            if card in new:
                new.remove(card)
            else:
                possible = False
        for card in set(new):
            if left_over(world, card, copies[card]) < new.count(card):
                possible = False
        if possible:
            found.append(with_zone(world, heap, tuple(sorted(cards))))
    return settled(found, stacks)


def leave(worlds: Worlds, stacks: int, heap: int, size: int, card: int, copies: int) -> Worlds:
    """A card leaves a heap (of this size before) for all to see. One known to be there is the one that left."""
    found: list[World] = []
    for world in worlds:
        if card in world[heap]:
            found.append(with_zone(world, heap, without(world[heap], card)))
        elif len(world[heap]) < size and left_over(world, card, copies) > 0:
            found.append(world)
    return settled(found, stacks)


def join(worlds: Worlds, stacks: int, heap: int, card: int) -> Worlds:
    """A card comes to a heap for all to see."""
    return settled([with_zone(world, heap, arrived(world[heap], card)) for world in worlds], stacks)


def put_under(worlds: Worlds, stacks: int, stack: int, card: int) -> Worlds:
    """A card comes under a stack for all to see."""
    return settled([with_zone(world, stack, (*world[stack], card)) for world in worlds], stacks)


# -- imagining -----------------------------------------------------------------------------------------------


def weights(worlds: Worlds, pool: Sequence[int]) -> list[int]:
    """To how many deals each world belongs, cards with equal faces counted apart, but for a common factor."""
    found: list[int] = []
    for world in worlds:
        named = [card for zone in world for card in zone if card != UNKNOWN]
        weight = 1
        for card in set(named):
            for taken in range(named.count(card)):
                weight *= pool.count(card) - taken
        for i in range(2, len(pool) - len(named) + 1):
            weight *= i
        found.append(weight)
    return found


def allows(world: World, deal: Sequence[Sequence[int]], stacks: int) -> bool:
    """Whether a deal (the first zones are stacks) is one of this world."""
    for zone in range(len(world)):
        if zone < stacks:
            for known, card in zip(world[zone], deal[zone], strict=True):
                if known != UNKNOWN and known != card:
                    return False
        else:
            for card in set(world[zone]):
                if world[zone].count(card) > list(deal[zone]).count(card):
                    return False
    return True


def deal(
    rng: Random, worlds: Worlds, weight: Sequence[int], sizes: Sequence[int], stacks: int, pool: Sequence[int]
) -> list[list[int]]:
    """A card for every place of every zone, uniformly over all deals that at least one world allows.

    sizes   the number of cards in each zone; the first `stacks` zones are stacks
    pool    all hidden cards, each kind as often as it has copies: as many as places, or more

    A world is drawn by the number of its deals and completed at random. A deal that m worlds allow would come out m
    times too often, so it is taken with probability 1/m only.
    """
    total = sum(weight)
    while True:
        at = rng.randrange(total)
        number = 0
        while at >= weight[number]:
            at -= weight[number]
            number += 1
        world = worlds[number]
        rest = list(pool)
        for zone in world:
            for card in zone:
                if card != UNKNOWN:
                    rest.remove(card)
        rng.shuffle(rest)
        dealt: list[list[int]] = []
        for zone_number in range(len(world)):
            known = world[zone_number]
            if zone_number < stacks:
                dealt.append([rest.pop() if card == UNKNOWN else card for card in known])
            else:
                dealt.append(sorted([*known, *[rest.pop() for _ in range(sizes[zone_number] - len(known))]]))
        several = sum([1 if allows(other, dealt, stacks) else 0 for other in worlds])
        if several == 1 or rng.random() * several < 1:
            return dealt
