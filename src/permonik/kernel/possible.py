"""Worlds side by side: a list of possibilities that never changes, and what follows from it.

A world is a tuple of zones, first the stacks, then the heaps (`kernel/worlds.py` says what they mean). Worlds have much
in common, so they are kept content by content: each zone has its different contents, sorted, and a column with the
number of its content in each world. What happens to a card is then worked out once for each content, and not for each
world.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from permonik.kernel.fixed import Fixed

UNKNOWN: Final = -1
LIMIT: Final = 400  # worlds; beyond that, the zone with the most possibilities is forgotten

DIGITS: Final = [str(number) for number in range(LIMIT)]  # a zone has no more contents than there are worlds
NUMBERS: Final[dict[str, int]] = {text: number for number, text in enumerate(DIGITS)}

Content = tuple[int, ...]
World = tuple[Content, ...]
Worlds = tuple[World, ...]


class Possible(Fixed):
    """Worlds, and what follows from them. Most are never looked at, so all of it is worked out when asked for.

    contents  each zone with its different contents, sorted
    columns   by zone: the number of its content in each world; the worlds are sorted, too
    before    worlds that these came from: of a zone whose contents are still the very same list, what is sure there is
    """

    def __init__(
        self, contents: list[list[Content]], columns: list[list[int]], stacks: int, before: Possible | None = None
    ) -> None:
        self.contents = contents
        self.columns = columns
        self.stacks = stacks
        self.known: World | None = None
        self.known_before: tuple[list[list[Content]], World] | None = None
        if before is not None and before.known is not None:
            self.known_before = (before.contents, before.known)
        self.written: tuple[list[list[str]], list[str]] | None = None
        self.hashed = 0  # a search puts many copies of a position into a set

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Possible) and self.contents == other.contents and self.columns == other.columns

    def __hash__(self) -> int:
        """Two worlds and their number tell most lists apart; to hash all of them would cost more than to make them."""
        if self.hashed == 0:
            self.hashed = hash((len(self), self.world(0), self.world(len(self) // 2)))
        return self.hashed

    def __len__(self) -> int:
        return len(self.columns[0])

    def world(self, at: int) -> World:
        return tuple([self.contents[zone][self.columns[zone][at]] for zone in range(len(self.contents))])

    @property
    def worlds(self) -> Worlds:
        return tuple([self.world(at) for at in range(len(self))])

    def rows(self) -> list[list[int]]:
        """Each world by the numbers of its contents."""
        return [[column[at] for column in self.columns] for at in range(len(self))]

    def sure(self) -> World:
        """What holds in all worlds."""
        known = self.known
        if known is None:
            known = tuple([self.sure_of(zone) for zone in range(len(self.contents))])
            self.known = known
            self.known_before = None
        return known

    def sure_of(self, zone: int) -> Content:
        contents = self.contents[zone]
        if len(contents) == 1:
            return contents[0]
        before = self.known_before
        if before is not None and before[0][zone] is contents:
            return before[1][zone]
        return common(contents, zone < self.stacks)

    def texts(self, names: Sequence[str]) -> tuple[list[list[str]], list[str]]:
        """Zones and rows as words, `-` for UNKNOWN (the last of the names). Always asked with the same names."""
        if self.written is None:
            zones = [[" ".join([names[card] for card in content]) for content in zone] for zone in self.contents]
            columns = [[DIGITS[number] for number in column] for column in self.columns]
            self.written = (zones, [" ".join(row) for row in zip(*columns, strict=True)])
        zones, rows = self.written
        return [zone[:] for zone in zones], rows[:]


def possible_worlds(worlds: Iterable[World], stacks: int) -> Possible:
    """These worlds, given one by one."""
    every = sorted(set(worlds))
    contents: list[list[Content]] = []
    columns: list[list[int]] = []
    for zone in range(len(every[0])):
        column = [world[zone] for world in every]
        different = sorted(set(column))
        number = {content: at for at, content in enumerate(different)}
        contents.append(different)
        columns.append([number[content] for content in column])
    return Possible(contents, columns, stacks)


def possible_from(zones: list[list[Content]], rows: list[str], stacks: int) -> Possible:
    """The way back from contents and the rows of `texts`."""
    size = len(zones)
    if not rows or any([row.count(" ") != size - 1 for row in rows]):
        raise ValueError("worlds without a content for each zone")
    numbers = [NUMBERS[number] for number in " ".join(rows).split(" ")]
    return Possible(zones, [numbers[zone::size] for zone in range(size)], stacks)


def common(contents: Iterable[Content], ordered: bool) -> Content:
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


def shared(heaps: list[Content]) -> Content:
    """The cards known to be in a heap in every world."""
    kept = list(heaps[0])
    for heap in heaps:
        for card in set(kept):
            while kept.count(card) > heap.count(card):
                kept.remove(card)
    return tuple(kept)


class Draft:
    """Worlds in the making: some zones get new contents, the others keep theirs.

    source    by new world: the number of the old world that it comes from
    changed   by zone: its new contents as they came up, if it gets any
    numbers   by zone: which of them each new world has
    """

    def __init__(self, old: Possible) -> None:
        self.old = old
        self.source: list[int] = []
        self.changed: dict[int, list[Content]] = {}
        self.numbers: dict[int, list[int]] = {}

    def settled(self) -> Possible:
        """Sorted, each once. Too many: zone by zone, all is forgotten but what they have in common, which is true."""
        if not self.source:
            raise ValueError("what was seen contradicts what was known")
        old = self.old
        contents: list[list[Content]] = []
        ranks: list[list[int]] = []
        for zone in range(len(old.contents)):
            made = self.changed.get(zone)
            if made is None:
                whole = old.columns[zone]
                used = {whole[at] for at in self.source}
                made = old.contents[zone]
                if len(used) == len(made):
                    contents.append(made)
                    ranks.append([*range(len(made))])
                    continue
            else:
                used = set(self.numbers[zone])
            different = sorted({made[number] for number in used})
            place = {content: at for at, content in enumerate(different)}
            rank = [0] * len(made)
            for number in used:
                rank[number] = place[made[number]]
            contents.append(different)
            ranks.append(rank)
        weights = place_values(contents)
        codes = self.numbered(ranks, weights)
        while len(codes) > LIMIT:
            widest = 0
            for zone in range(len(contents)):
                if len(contents[zone]) > len(contents[widest]):
                    widest = zone
            value, size = weights[widest], len(contents[widest])
            codes = {code - code // value % size * value for code in codes}
            contents[widest] = [common(contents[widest], widest < old.stacks)]
        columns = digits(sorted(codes), contents, weights)
        if columns == old.columns and contents == old.contents:
            return old
        return Possible(contents, columns, old.stacks, old)

    def numbered(self, ranks: list[list[int]], weights: list[int]) -> set[int]:
        """Each world as one number, its contents the digits: the order of worlds is the order of these numbers."""
        old = self.old
        base = [0] * len(old)  # what the zones that stay add up to, by old world
        for zone in range(len(ranks)):
            if zone not in self.changed and len(ranks[zone]) > 1:
                column = old.columns[zone]
                worth = [rank * weights[zone] for rank in ranks[zone]]
                for at in range(len(base)):
                    base[at] += worth[column[at]]
        codes = [base[at] for at in self.source]
        for zone in self.changed:
            numbers = self.numbers[zone]
            worth = [rank * weights[zone] for rank in ranks[zone]]
            for at in range(len(codes)):
                codes[at] += worth[numbers[at]]
        return set(codes)


def place_values(contents: list[list[Content]]) -> list[int]:
    """What a one is worth at each place of a number whose digits are contents; the first zone counts most."""
    values = [1] * len(contents)
    for zone in range(len(contents) - 1, 0, -1):
        values[zone - 1] = values[zone] * len(contents[zone])
    return values


def digits(codes: list[int], contents: list[list[Content]], values: list[int]) -> list[list[int]]:
    """By zone, the digits of each number."""
    columns: list[list[int]] = []
    for zone in range(len(contents)):
        value, size = values[zone], len(contents[zone])
        if size == 1:
            columns.append([0] * len(codes))
        else:
            columns.append([code // value % size for code in codes])
    return columns
