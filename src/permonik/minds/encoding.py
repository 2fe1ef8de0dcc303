"""Observations for learners: what a seat may know as a row of bytes of fixed length, every one of them named.

A game's `encode.py` lists its features and puts the row together from ready pieces: a piece is looked up in a table and
the pieces are joined, which is several times faster than to write byte after byte. The row then goes into the
caller's buffer at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from mypy_extensions import i64

from permonik.kernel.state import State
from permonik.minds.inputs import MISSING, all_named, counted, digest, listed
from permonik.minds.pieces import Pieces

FIELDS: Final = 4  # of the open step, behind its seat
FIELD_BITS: Final = 24
FIELD_MASK: Final = (1 << FIELD_BITS) - 1
MOST: Final = 255


class Feature:
    """`size` bytes in a row, each from 0 to `most`; `ids` say what each is about, where the size may grow."""

    def __init__(self, name: str, size: int, most: int, meaning: str, ids: Sequence[str] = ()) -> None:
        self.name = name
        self.size = size
        self.most = most
        self.meaning = meaning
        self.ids = tuple(ids)
        if ids and len(ids) != size:
            raise ValueError(f"{name} has {size} bytes and {len(ids)} ids")

    def inputs(self) -> str:
        """The names of its bytes (`inputs.py`)."""
        return listed(self.name, self.ids) if self.ids else counted(self.name, self.size)


class Observation:
    """What the row of a game says for a number of players. A feature that moves or changes makes another version."""

    def __init__(self, version: int, features: Sequence[Feature]) -> None:
        self.version = version
        self.features = tuple(features)
        self.size = 0
        self.start: dict[str, int] = {}
        for feature in features:
            if feature.name in self.start:
                raise ValueError(f"two features are called {feature.name}")
            self.start[feature.name] = self.size
            self.size += feature.size

    def highest(self) -> bytes:
        """The largest value of each byte."""
        return b"".join([bytes([feature.most]) * feature.size for feature in self.features])

    def digest(self) -> str:
        """Of the names of all bytes: rows with equal digests say the same."""
        return digest([feature.inputs() for feature in self.features])

    def places(self, old: Sequence[str]) -> list[int]:
        """For each byte of a row where it was in one whose bytes had these `names`, or -1."""
        at = {name: number for number, name in enumerate(old)}
        return [at.get(name, MISSING) for name in self.names()]

    def names(self) -> list[str]:
        """Of every byte."""
        return all_named([feature.inputs() for feature in self.features])

    def inputs(self, name: str) -> str:
        for feature in self.features:
            if feature.name == name:
                return feature.inputs()
        raise KeyError(name)

    def read(self, row: Any, name: str) -> list[int]:
        """A feature out of a row."""
        at = self.start[name]
        for feature in self.features:
            if feature.name == name:
                return [int(value) for value in row[at : at + feature.size]]
        raise KeyError(name)

    def golden(self) -> str:
        """The layout as text, kept in a file of the tests: a byte that moved would break every trained agent."""
        lines = [f"version {self.version}, {self.size} bytes"]
        for feature in self.features:
            lines.append(f"{self.start[feature.name]} {feature.size} {feature.most} {feature.name}")
        return "\n".join([*lines, ""])


WHOLE: Final = slice(None)  # of a buffer; `[:]` makes one each time


# -- pieces --------------------------------------------------------------------------------------------------------


EIGHT: Final[list[bytes]] = [bytes([mask >> bit & 1 for bit in range(8)]) for mask in range(256)]


def spelled(mask: int, size: int) -> bytes:
    """The lowest bits of a mask, a byte each."""
    parts: list[bytes] = []
    while size >= 8:
        parts.append(EIGHT[mask & 255])
        mask >>= 8
        size -= 8
    if size:
        parts.append(EIGHT[mask & 255][:size])
    return b"".join(parts)


NUMBER: Final[list[bytes]] = [bytes([number]) for number in range(MOST + 1)]
ZEROS: Final[list[bytes]] = [bytes(size) for size in range(128)]
SPELLED: Final[list[dict[int, bytes]]] = [{} for _ in range(128)]  # by size: the masks that came up before
KEPT: Final = 1 << 14  # pieces of a kind; a game needs far fewer at a time

Key = tuple[int, ...]


class Memo:
    """Pieces that come up again and again, by the numbers that they are made of."""

    def __init__(self) -> None:
        self.known: dict[Key, bytes] = {}

    def keep(self, key: Key, parts: list[bytes]) -> bytes:
        if len(self.known) >= KEPT:
            self.known.clear()
        piece = b"".join(parts)
        self.known[key] = piece
        return piece


class Bits:
    """Masks of one small size, each spelled when it first comes up. A place in a list is found faster than a key."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.known = [b""] * (1 << size)

    def piece(self, mask: int) -> bytes:
        piece = self.known[mask]
        if len(piece) == 0:
            piece = spelled(mask, self.size)
            self.known[mask] = piece
        return piece


def one_hot(size: int) -> list[bytes]:
    """A table of pieces: at n the row with a one at n; its last entry, at -1, has no one at all."""
    return [spelled(1 << number, size) for number in range(size)] + [bytes(size)]


def put_bits(parts: list[bytes], mask: int, size: int) -> None:
    """Appends the lowest bits of a mask, a byte each; at most 127 of them."""
    if mask == 0:
        parts.append(ZEROS[size])
        return
    known = SPELLED[size]
    piece = known.get(mask)
    if piece is None:
        if len(known) >= KEPT:
            known.clear()
        piece = spelled(mask, size)
        known[mask] = piece
    parts.append(piece)


def put_number(parts: list[bytes], number: int) -> None:
    """Appends a number that is not negative. What is larger than a byte is 255."""
    parts.append(NUMBER[min(MOST, number)])


COUNTED: Final[list[dict[Key, bytes]]] = [{} for _ in range(256)]  # by size: the lists that came up before


def counts(numbers: Iterable[int], size: int) -> bytes:
    """How often each number below `size` (at most 255) comes up; negative ones are nothing."""
    key = tuple(numbers)
    known = COUNTED[size]
    piece = known.get(key)
    if piece is None:
        found = bytearray(size)
        for number in key:
            if number >= 0:
                found[number] += 1
        piece = bytes(found)
        if len(known) >= KEPT:
            known.clear()
        known[key] = piece
    return piece


# -- the open question, in every game alike ------------------------------------------------------------------------


class Questions:
    """The features of the open question. Steps are numbered by name."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = sorted(names)
        self.known: dict[str, Memo] = {name: Memo() for name in self.names}
        self.nothing = bytes(1 + len(self.names) + FIELDS * FIELD_BITS)

    def features(self) -> list[Feature]:
        fields = f"its {FIELDS} numbers, {FIELD_BITS} bits each from the lowest; -1 has all bits set"
        return [
            Feature("asked", 1, 1, "the seat has to decide now"),
            Feature(
                "question", len(self.names), 1, "the step that asks it, one of: " + ", ".join(self.names), self.names
            ),
            Feature("question_fields", FIELDS * FIELD_BITS, 1, fields),
        ]

    def put(self, parts: list[bytes], s: State, seat: int) -> None:
        parts.append(self.piece(s, seat))

    def piece(self, s: State, seat: int) -> bytes:
        stack = s.agenda
        if s.lanes:
            if s.chance_lane() >= 0 or seat >= len(s.lanes):
                return self.nothing
            stack = s.lanes[seat]
        if not stack:
            return self.nothing
        step = stack[-1]
        if step.seat != seat:
            return self.nothing
        if len(step.spelled) == 0:  # steps never change, and many serve a whole game
            name = type(step).__name__
            memo = self.known[name]
            fields = step.fields()
            piece = memo.known.get(fields)
            step.spelled = memo.keep(fields, self.spell(name, fields)) if piece is None else piece
        return step.spelled

    def spell(self, name: str, fields: Key) -> list[bytes]:
        """The first field is the seat, which is asked and knows it."""
        parts = [NUMBER[1], spelled(1 << self.names.index(name), len(self.names))]
        for at in range(1, FIELDS + 1):
            put_bits(parts, fields[at] & FIELD_MASK if at < len(fields) else 0, FIELD_BITS)
        return parts


def seat_features(players: int) -> list[Feature]:
    """Lists by player begin with the seat itself and go on in the order of seats; numbers of seats are as they are."""
    return [Feature("seat", players, 1, "the number of the own seat")]


class Blank:
    """The empty mask that was asked for last: most learners play one game."""

    def __init__(self) -> None:
        self.size = 0
        self.mask = b""


class Masks:
    """The masks of a small size that came up before, by their actions: few as one number, more as a tuple."""

    def __init__(self) -> None:
        self.few = Pieces()
        self.many: dict[Key, bytes] = {}


BLANK: Final = Blank()
SMALL: Final = 256  # actions; in a game with so few the same answers are offered again and again
FEW: Final = 7  # actions of a byte each, and one bit more, fit into a native int
MASKS: Final[list[Masks | None]] = [None] * (SMALL + 1)  # by size


def put_mask(actions: list[int], size: int, buffer: Any) -> None:
    """A one for every legal action below `size`, into a buffer of that many bytes."""
    if size <= SMALL:
        buffer[WHOLE] = small_mask(actions, size)
        return
    if BLANK.size != size:
        BLANK.size = size
        BLANK.mask = bytes(size)
    buffer[:] = BLANK.mask
    for action in actions:
        if action < size:
            buffer[action] = 1


def small_mask(actions: list[int], size: int) -> bytes:
    masks = MASKS[size]
    if masks is None:
        masks = Masks()
        MASKS[size] = masks
    if len(actions) <= FEW:
        packed: i64 = 1
        highest: i64 = 0
        for action in actions:
            number: i64 = action
            packed = packed << 8 | number
            highest |= number
        if highest < SMALL:
            known = masks.few.get(packed)
            if len(known) == 0:
                known = made_mask(actions, size)
                masks.few.keep(packed, known)
            return known
    several = tuple(actions)
    mask = masks.many.get(several)
    if mask is None:
        mask = made_mask(actions, size)
        if len(masks.many) >= KEPT:
            masks.many.clear()
        masks.many[several] = mask
    return mask


def made_mask(actions: list[int], size: int) -> bytes:
    made = bytearray(size)
    for action in actions:
        if action < size:
            made[action] = 1
    return bytes(made)
