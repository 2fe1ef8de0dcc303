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

`Possible` is such a list that never changes: copies of a state share it, and what follows from it is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb, factorial
from random import Random
from typing import Final

from permonik.kernel.fixed import Fixed

UNKNOWN: Final = -1
LIMIT: Final = 400  # worlds; beyond that, the zone with the most possibilities is forgotten

World = tuple[tuple[int, ...], ...]
Worlds = tuple[World, ...]


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


def common(contents: Iterable[tuple[int, ...]], ordered: bool) -> tuple[int, ...]:
    """What holds for all contents of a zone, which is ordered (a stack) or not."""
    every = list(contents)
    if not ordered:
        return shared(every)
    places = list(every[0])
    for content in every:
        for at in range(len(places)):
            if content[at] != places[at]:
                places[at] = UNKNOWN
    return tuple(places)


def in_common(worlds: Worlds, stacks: int) -> World:
    """What holds in all worlds."""
    return tuple([common({world[zone] for world in worlds}, zone < stacks) for zone in range(len(worlds[0]))])


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


class Possible(Fixed):
    """Worlds, and what follows from them. Most are never looked at, so all of it is worked out when asked for.

    zones  each zone with its different contents, sorted
    rows   each world by the numbers of its contents: worlds have much in common
    """

    def __init__(self, worlds: Worlds, stacks: int) -> None:
        self.worlds = worlds
        self.stacks = stacks
        self.known: World | None = None
        self.contents: list[list[tuple[int, ...]]] = []
        self.numbers: list[list[int]] = []
        self.written: tuple[list[list[str]], list[str]] | None = None
        self.hashed = 0  # a search puts many copies of a position into a set

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Possible) and self.worlds == other.worlds)

    def __hash__(self) -> int:
        if self.hashed == 0:
            self.hashed = hash(self.worlds)
        return self.hashed

    def sure(self) -> World:
        """What holds in all worlds."""
        if self.known is None:
            self.known = in_common(self.worlds, self.stacks)
        return self.known

    def zones(self) -> list[list[tuple[int, ...]]]:
        if not self.contents:
            self.factor()
        return self.contents

    def rows(self) -> list[list[int]]:
        if not self.contents:
            self.factor()
        return self.numbers

    def factor(self) -> None:
        found: list[list[tuple[int, ...]]] = []
        columns: list[list[int]] = []
        for zone in range(len(self.worlds[0])):
            column = [world[zone] for world in self.worlds]
            contents = sorted(set(column))
            number = {content: at for at, content in enumerate(contents)}
            found.append(contents)
            columns.append([number[content] for content in column])
        self.contents = found
        self.numbers = [[column[at] for column in columns] for at in range(len(self.worlds))]

    def texts(self, names: Sequence[str]) -> tuple[list[list[str]], list[str]]:
        """Zones and rows as words, `-` for UNKNOWN (the last of the names). Always asked with the same names."""
        if self.written is None:
            zones = [[" ".join([names[card] for card in content]) for content in zone] for zone in self.zones()]
            rows = [" ".join([str(number) for number in row]) for row in self.rows()]
            self.written = (zones, rows)
        zones, rows = self.written
        return [zone[:] for zone in zones], rows[:]


def possible_from(zones: list[list[tuple[int, ...]]], rows: list[list[int]], stacks: int) -> Possible:
    """The way back from zones and rows."""
    worlds = tuple([tuple([zones[zone][row[zone]] for zone in range(len(row))]) for row in rows])
    found = Possible(worlds, stacks)
    found.contents = zones
    found.numbers = rows
    return found


# -- what happens, as the observer sees it ---------------------------------------------------------------------


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


DRAW: Final = 0  # stack, heap
PICK: Final = 1  # stack, heap
PICK_AT: Final = 2  # stack, place, heap
BURY: Final = 3  # heap, its size, stack
HAND_OVER: Final = 4  # heap, its size, heap
SEE_PLACE: Final = 5  # stack, place, card
SEE_STACK: Final = 6  # stack, cards
SEE_HEAP: Final = 7  # heap, cards
LEAVE: Final = 8  # heap, its size, card
JOIN: Final = 9  # heap, card
UNDER: Final = 10  # stack, card


class Memory:
    """What one observer remembers of the cards with one back: worlds, and what has happened since they were listed.

    Most games are played by searches that nobody looks at, so what happens is only noted down. `recollect` works it
    out; before or after, the knowledge is the same.

    hidden  by kind: how many copies lie in these zones (as of `worlds`)
    """

    def __init__(
        self, observer: int, back: int, stacks: int, possible: Possible, hidden: list[int], notes: list[tuple[int, ...]]
    ) -> None:
        self.observer = observer
        self.back = back
        self.stacks = stacks
        self.possible = possible
        self.hidden = hidden
        self.notes = notes

    @property
    def worlds(self) -> Worlds:
        return self.possible.worlds

    def clone(self) -> Memory:
        return Memory(self.observer, self.back, self.stacks, self.possible, self.hidden[:], self.notes[:])

    def key(self) -> tuple[int, int, Possible]:
        self.recollect()
        return (self.observer, self.back, self.possible)

    def note(self, *what: int) -> None:
        self.notes.append(what)

    def recollect(self) -> None:
        """Works out what was noted down."""
        if self.notes:
            for note in self.notes:
                self.possible = followed(self.possible, note, self.hidden)
                if note[0] == LEAVE:
                    self.hidden[note[3]] -= 1
                elif note[0] == JOIN or note[0] == UNDER:
                    self.hidden[note[2]] += 1
            self.notes = []


def followed(possible: Possible, note: tuple[int, ...], hidden: list[int]) -> Possible:
    """What is possible after something has happened. The latest answers are kept: one game is gone through many times,
    by copies of a position that part from here, by a replay, by an undo."""
    key = (possible, note, tuple(hidden))
    found = FOLLOWED.get(key)
    if found is None:
        worlds = settled(after(possible.worlds, note, hidden), possible.stacks)
        found = possible if worlds == possible.worlds else Possible(worlds, possible.stacks)
        if len(FOLLOWED) >= MOST:
            FOLLOWED.clear()
        FOLLOWED[key] = found
    return found


MOST: Final = 1 << 12  # some forty megabytes
FOLLOWED: Final[dict[tuple[Possible, tuple[int, ...], tuple[int, ...]], Possible]] = {}


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


# -- imagining -----------------------------------------------------------------------------------------------


def weights(possible: Possible, pool: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """How often each world comes out of a shuffle, but for a common factor.

    Cards with equal faces are counted apart; a heap has no order. `sizes` and `pool` as for `deal`.
    """
    stacks = possible.stacks
    copies = [0] * (max(pool) + 1)
    for card in pool:
        copies[card] += 1
    ways: list[list[int]] = [[1] * len(contents) for contents in possible.zones()]
    for zone in range(stacks, len(ways)):
        contents = possible.zones()[zone]
        for number in range(len(contents)):
            heap = contents[number]
            orders = factorial(sizes[zone]) // factorial(sizes[zone] - len(heap))
            for card in set(heap):
                orders //= factorial(heap.count(card))
            ways[zone][number] = orders
    rest = [factorial(unnamed) for unnamed in range(len(pool) + 1)]
    worlds = possible.worlds
    rows = possible.rows()
    found: list[int] = []
    for at in range(len(worlds)):
        left = copies[:]
        unnamed = len(pool)
        weight = 1
        for content in worlds[at]:
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
    zones = possible.zones()
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
        world = possible.worlds[number]
        rest = list(pool)
        for zone in world:
            for card in zone:
                if card != UNKNOWN:
                    rest.remove(card)
        rng.shuffle(rest)
        dealt: list[list[int]] = []
        for zone_number in range(len(world)):
            known = world[zone_number]
            if zone_number < possible.stacks:
                dealt.append([rest.pop() if card == UNKNOWN else card for card in known])
            else:
                dealt.append(sorted([*known, *[rest.pop() for _ in range(sizes[zone_number] - len(known))]]))
        several = ways_of(possible, dealt)
        if several == 1 or rng.random() * several < 1:
            return dealt
