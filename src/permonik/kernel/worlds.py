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
a kind has several copies); `kernel/imagined.py` sees to it that every deal comes out equally often.

`Possible` is such a list that never changes: copies of a state share it. What an event makes of one is worked out
content by content (`Draft`): hundreds of worlds have a handful of contents in a zone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from permonik.kernel.possible import UNKNOWN, Content, Draft, Possible, World, Worlds

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

    def sure(self) -> World | None:
        """What holds in all worlds, also after what was noted down, where that moved known cards only; else None.

        Such a card leaves all worlds alike, and comes to all alike: none of them is ruled out.
        """
        possible = self.possible.sure()
        if not self.notes:
            return possible
        zones = list(possible)
        for note in self.notes:
            what, zone = note[0], note[1]
            if what in (JOIN, UNDER):
                zones[zone] = arrived(zones[zone], note[2], zone < self.stacks)
            elif what == LEAVE and note[3] in zones[zone]:
                zones[zone] = without(zones[zone], note[3])
            else:
                return None
        return tuple(zones)

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
        found = after(possible, note, hidden)
        if len(FOLLOWED) >= MOST:
            FOLLOWED.clear()
        FOLLOWED[key] = found
    return found


MOST: Final = 1 << 10
FOLLOWED: Final[dict[tuple[Possible, tuple[int, ...], tuple[int, ...]], Possible]] = {}


# -- what happens, as the observer sees it ---------------------------------------------------------------------


def after(possible: Possible, note: tuple[int, ...], hidden: Sequence[int]) -> Possible:
    what, zone = note[0], note[1]
    if what == DRAW:
        return moved(possible, zone, [taken(content, 0) for content in possible.contents[zone]], note[2])
    if what == PICK:
        return moved(possible, zone, [picks(content) for content in possible.contents[zone]], note[2])
    if what == PICK_AT:
        return moved(possible, zone, [taken(content, note[2]) for content in possible.contents[zone]], note[3])
    if what in (BURY, HAND_OVER):
        return moved(possible, zone, [gone(content, note[2]) for content in possible.contents[zone]], note[3])
    if what in (JOIN, UNDER):
        ordered = zone < possible.stacks
        return replaced(possible, zone, [arrived(content, note[2], ordered) for content in possible.contents[zone]])
    if what == SEE_PLACE:
        return sees_place(possible, zone, note[2], note[3], hidden)
    if what == SEE_STACK:
        for at in range(len(note) - 2):
            possible = sees_place(possible, zone, at, note[at + 2], hidden)
        return possible
    if what == SEE_HEAP:
        return sees_heap(possible, zone, note[2:], hidden)
    return leaves(possible, zone, note[2], note[3], hidden)


Way = tuple[Content, int]  # what is left of a content, and the card that leaves it


def taken(places: Content, at: int) -> list[Way]:
    """The card at a place of a stack leaves; the order of the rest stays."""
    return [(places[:at] + places[at + 1 :], places[at])]


def picks(places: Content) -> list[Way]:
    """Any card of a stack leaves, unseen."""
    return [
        (places[:at] + places[at + 1 :], places[at])
        for at in range(len(places))
        if not at or places[at] != places[at - 1]
    ]


def gone(heap: Content, size: int) -> list[Way]:
    """Any card of a heap of this size leaves, unseen: each known card, and an unknown one if there is any."""
    ways: list[Way] = [(without(heap, card), card) for card in sorted(set(heap))]
    if len(heap) < size:
        ways.append((heap, UNKNOWN))
    return ways


def without(heap: Content, card: int) -> Content:
    at = heap.index(card)
    return heap[:at] + heap[at + 1 :]


def arrived(content: Content, card: int, ordered: bool) -> Content:
    """A card comes under a stack, or to a heap, where an unknown one is nothing to be remembered."""
    if ordered:
        return (*content, card)
    return content if card == UNKNOWN else tuple(sorted([*content, card]))


def only_card(ways: list[list[Way]]) -> int | None:
    card = ways[0][0][1]
    for way in ways:
        if len(way) > 1 or way[0][1] != card:
            return None
    return card


def moved(possible: Possible, zone: int, ways: list[list[Way]], target: int) -> Possible:
    """A card goes from a zone to another one. `ways`: by content of the zone, what may happen to it."""
    card = only_card(ways)
    if card is not None:  # in all worlds the same one
        fewer = replaced(possible, zone, [way[0][0] for way in ways])
        under = target < possible.stacks
        return replaced(fewer, target, [arrived(content, card, under) for content in fewer.contents[target]])
    draft = Draft(possible)
    rest: list[Content] = []
    cards: list[int] = []  # those that may move
    choices: list[list[tuple[int, int]]] = []  # by content: numbers of these two lists
    for content in ways:
        choice: list[tuple[int, int]] = []
        for left, moving in content:
            if moving not in cards:
                cards.append(moving)
            choice.append((len(rest), cards.index(moving)))
            rest.append(left)
        choices.append(choice)
    ordered = target < possible.stacks
    there = possible.contents[target]
    kinds = len(cards)
    met = [-1] * (len(there) * kinds)  # by content of the target and card: the number of what they become
    arrivals: list[Content] = []
    source: list[int] = []
    numbers: list[int] = []
    others: list[int] = []
    column = possible.columns[zone]
    targets = possible.columns[target]
    for at in range(len(column)):
        content_there = targets[at]
        for left_over, which in choices[column[at]]:
            place = content_there * kinds + which
            number = met[place]
            if number < 0:
                number = len(arrivals)
                met[place] = number
                arrivals.append(arrived(there[content_there], cards[which], ordered))
            source.append(at)
            numbers.append(left_over)
            others.append(number)
    draft.source = source
    draft.changed = {zone: rest, target: arrivals}
    draft.numbers = {zone: numbers, target: others}
    return draft.settled()


def in_order(contents: list[Content]) -> bool:
    """Sorted, each once."""
    for at in range(1, len(contents)):
        if contents[at - 1] >= contents[at]:
            return False
    return True


def replaced(possible: Possible, zone: int, contents: list[Content]) -> Possible:
    """Every content of a zone becomes another one."""
    if in_order(contents):  # most often: then the worlds are the same ones, with another content each
        if contents == possible.contents[zone]:
            return possible
        every = possible.contents[:]
        every[zone] = contents
        return Possible(every, possible.columns, possible.stacks, possible)
    draft = Draft(possible)
    draft.source = list(range(len(possible)))
    draft.changed = {zone: contents}
    draft.numbers = {zone: possible.columns[zone]}
    return draft.settled()


def filtered(
    possible: Possible, zone: int, kept: list[Content | None], doubtful: list[bool], free: list[bool]
) -> Possible:
    """What was seen tells worlds apart.

    kept      by content of the zone: what it becomes; None: it cannot be so
    doubtful  by content of the zone: it can be so in some worlds only, namely in those that are `free`
    """
    draft = Draft(possible)
    contents: list[Content] = []
    number: list[int] = []
    for content in kept:
        number.append(-1 if content is None else len(contents))
        if content is not None:
            contents.append(content)
    column = possible.columns[zone]
    source: list[int] = []
    numbers: list[int] = []
    for at in range(len(column)):
        which = column[at]
        if number[which] >= 0 and (not doubtful[which] or free[at]):
            source.append(at)
            numbers.append(number[which])
    draft.source = source
    draft.changed = {zone: contents}
    draft.numbers = {zone: numbers}
    return draft.settled()


def seen_one(
    possible: Possible, zone: int, kept: list[Content | None], doubtful: list[bool], card: int, copies: int
) -> Possible:
    """A single card was seen. Where it was not known to be there, a copy of it must have been free."""
    sure = surely_free(possible, card, copies) or not any(doubtful)
    if sure:
        whole = [content for content in kept if content is not None]
        if len(whole) == len(kept):
            return replaced(possible, zone, whole)
        return filtered(possible, zone, kept, [False] * len(kept), [])
    return filtered(possible, zone, kept, doubtful, [left > 0 for left in left_over(possible, card, copies)])


def left_over(possible: Possible, card: int, copies: int) -> list[int]:
    """By world: how many copies of a kind are not named in it and so may lie at its unknown places."""
    left = [copies] * len(possible)
    for zone in range(len(possible.contents)):
        named = [content.count(card) for content in possible.contents[zone]]
        if max(named):
            column = possible.columns[zone]
            for at in range(len(left)):
                left[at] -= named[column[at]]
    return left


def surely_free(possible: Possible, card: int, copies: int) -> bool:
    """Whether every world has a copy that is not named in it. Looked at content by content: a False may be wrong."""
    for zone in possible.contents:
        copies -= max([content.count(card) for content in zone])
    return copies > 0


def sees_place(possible: Possible, zone: int, at: int, card: int, hidden: Sequence[int]) -> Possible:
    """The observer sees what lies at a place of a stack."""
    kept: list[Content | None] = []
    doubtful: list[bool] = []
    for places in possible.contents[zone]:
        doubtful.append(places[at] == UNKNOWN)
        if places[at] == UNKNOWN:
            kept.append((*places[:at], card, *places[at + 1 :]))
        else:
            kept.append(places if places[at] == card else None)
    return seen_one(possible, zone, kept, doubtful, card, hidden[card])


def sees_heap(possible: Possible, zone: int, cards: Content, hidden: Sequence[int]) -> Possible:
    """The observer sees a whole heap."""
    whole = tuple(sorted(cards))
    left = {card: left_over(possible, card, hidden[card]) for card in set(cards)}
    missing: list[list[tuple[int, int]]] = []  # by content: the cards that were not known, and how many of each
    kept: list[Content | None] = []
    for heap in possible.contents[zone]:
        new = list(cards)
        fits = True
        for card in heap:
            if card in new:
                new.remove(card)
            else:
                fits = False
        kept.append(whole if fits else None)
        missing.append([(card, new.count(card)) for card in set(new)])
    free: list[bool] = []
    column = possible.columns[zone]
    for at in range(len(column)):
        enough = True
        for card, count in missing[column[at]]:
            if left[card][at] < count:
                enough = False
        free.append(enough)
    return filtered(possible, zone, kept, [True] * len(kept), free)


def leaves(possible: Possible, zone: int, size: int, card: int, hidden: Sequence[int]) -> Possible:
    """A card leaves a heap (of this size before), seen. One known to be there is the one that left."""
    kept: list[Content | None] = []
    doubtful: list[bool] = []
    for heap in possible.contents[zone]:
        doubtful.append(card not in heap)
        if card in heap:
            kept.append(without(heap, card))
        else:
            kept.append(heap if len(heap) < size else None)
    return seen_one(possible, zone, kept, doubtful, card, hidden[card])
