"""Worlds one by one, as plainly as can be said: what the compact ones of the kernel are compared with."""

from collections.abc import Sequence

from permonik.kernel.possible import LIMIT, UNKNOWN, World, Worlds, common
from permonik.kernel.worlds import (
    BURY,
    DRAW,
    HAND_OVER,
    JOIN,
    PICK,
    PICK_AT,
    SEE_HEAP,
    SEE_PLACE,
    SEE_STACK,
    UNDER,
)


def settled(found: list[World], stacks: int) -> Worlds:
    """Sorted, each once. Too many: zone by zone, all is forgotten but what they have in common, which is true."""
    different = set(found)
    if not different:
        raise ValueError("what was seen contradicts what was known")
    while len(different) > LIMIT:
        contents = [{world[zone] for world in different} for zone in range(len(found[0]))]
        widest = max(range(len(contents)), key=[len(content) for content in contents].__getitem__)
        same = common(contents[widest], widest < stacks)
        different = {with_zone(world, widest, same) for world in different}
    return tuple(sorted(different))


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


def draw(world: World, stack: int, heap: int) -> World:
    """The top card of a stack goes to a heap, unseen."""
    return pick_at(world, stack, 0, heap)


def pick_at(world: World, stack: int, at: int, heap: int) -> World:
    """The card at a place goes to a heap; the order of the rest stays."""
    places = world[stack]
    zones = list(world)
    zones[stack] = places[:at] + places[at + 1 :]
    zones[heap] = arrived(world[heap], places[at])
    return tuple(zones)


def picks(world: World, stack: int, heap: int) -> list[World]:
    """Somebody takes any card of a stack into a heap, unseen."""
    places = world[stack]
    return [pick_at(world, stack, at, heap) for at in range(len(places)) if not at or places[at] != places[at - 1]]


def choices(world: World, heap: int, size: int) -> list[int]:
    """What may leave a heap of this size: each known card, and an unknown one if there is any."""
    cards = sorted(set(world[heap]))
    return [UNKNOWN, *cards] if len(world[heap]) < size else cards


def buries(world: World, heap: int, size: int, stack: int) -> list[World]:
    """Somebody puts any card of a heap (of this size before) under a stack, unseen."""
    found: list[World] = []
    for card in choices(world, heap, size):
        zones = list(world)
        zones[heap] = without(world[heap], card)
        zones[stack] = (*world[stack], card)
        found.append(tuple(zones))
    return found


def hand_overs(world: World, heap: int, size: int, other: int) -> list[World]:
    """Any card of a heap (of this size before) goes to another heap, unseen."""
    found: list[World] = []
    for card in choices(world, heap, size):
        zones = list(world)
        zones[heap] = without(world[heap], card)
        zones[other] = arrived(world[other], card)
        found.append(tuple(zones))
    return found


def sees_place(world: World, stack: int, at: int, card: int, hidden: Sequence[int]) -> list[World]:
    """The observer sees what lies at a place of a stack."""
    places = world[stack]
    if places[at] == card:
        return [world]
    if places[at] == UNKNOWN and left_over(world, card, hidden[card]) > 0:
        return [with_zone(world, stack, (*places[:at], card, *places[at + 1 :]))]
    return []


def sees_heap(world: World, heap: int, cards: tuple[int, ...], hidden: Sequence[int]) -> list[World]:
    """The observer sees a whole heap."""
    new = list(cards)
    for card in world[heap]:
        if card not in new:
            return []
        new.remove(card)
    for card in set(new):
        if left_over(world, card, hidden[card]) < new.count(card):
            return []
    return [with_zone(world, heap, tuple(sorted(cards)))]


def leaves(world: World, heap: int, size: int, card: int, hidden: Sequence[int]) -> list[World]:
    """A card leaves a heap (of this size before), seen. One known to be there is the one that left."""
    if card in world[heap]:
        return [with_zone(world, heap, without(world[heap], card))]
    if len(world[heap]) < size and left_over(world, card, hidden[card]) > 0:
        return [world]
    return []


def after(worlds: Worlds, note: tuple[int, ...], hidden: Sequence[int]) -> list[World]:
    what, zone = note[0], note[1]
    other = note[2] if len(note) > 2 else UNKNOWN
    found: list[World] = []
    if what == DRAW:
        return [draw(world, zone, other) for world in worlds]
    if what == PICK_AT:
        return [pick_at(world, zone, other, note[3]) for world in worlds]
    if what == JOIN:
        return [with_zone(world, zone, arrived(world[zone], other)) for world in worlds]
    if what == UNDER:
        return [with_zone(world, zone, (*world[zone], other)) for world in worlds]
    if what == SEE_STACK:
        found = list(worlds)
        for at in range(len(note) - 2):
            found = [seen for world in found for seen in sees_place(world, zone, at, note[at + 2], hidden)]
        return found
    for world in worlds:
        if what == PICK:
            found.extend(picks(world, zone, other))
        elif what == BURY:
            found.extend(buries(world, zone, other, note[3]))
        elif what == HAND_OVER:
            found.extend(hand_overs(world, zone, other, note[3]))
        elif what == SEE_PLACE:
            found.extend(sees_place(world, zone, other, note[3], hidden))
        elif what == SEE_HEAP:
            found.extend(sees_heap(world, zone, note[2:], hidden))
        else:
            found.extend(leaves(world, zone, other, note[3], hidden))
    return found
