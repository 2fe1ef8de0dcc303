"""The log of a match, kept as packed numbers: a line in words takes twenty times the memory, and most are read once."""

from __future__ import annotations

import marshal
from array import array
from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from permonik.kernel.message import NUMBER, SEAT, Line, Message, line, told
from permonik.kernel.step import EVERYONE

# What happens at the table and not in the game. Its lines are counted down from -1, and speak of no place.
RESIGNED: Final = -1
AGREED_END: Final = -2
SEAT_CHANGED: Final = -3
UNDONE: Final = -4
OF_THE_TABLE: Final = (
    line("match-resigned", seat=SEAT),
    line("match-agreed-end"),
    line("match-seat-changed", seat=SEAT),
    line("match-undone", seat=SEAT, to=NUMBER),
)

PLAIN: Final = 2  # the oldest form of marshal: equal rows are equal bytes
Words = tuple[int, ...]  # of a line: its kind, and the values of its arguments
Row = tuple[int, ...]  # the same after its entry, and who hears it (a mask)


class Log:
    """Lines in the order of their entries. `packed`: kinds and values, one line after the other; `starts`: where each
    begins. By `entries` and `audiences` lines are looked for, so that these lie apart."""

    def __init__(self, kinds: Sequence[Line]) -> None:
        self.kinds = kinds
        self.entries = array("i")
        self.audiences = array("i")
        self.starts = array("i")
        self.packed = bytearray()

    def __len__(self) -> int:
        return len(self.starts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and self.rows() == other.rows()

    def say(self, entry: int, said: tuple[int, tuple[int, ...], int]) -> None:
        """What a state said when an entry was carried out."""
        kind, values, audience = said
        self.add((entry, audience, kind, *values))

    def tell(self, entry: int, kind: int, *values: int) -> None:
        """Something that happened at the table, to everybody."""
        self.add((entry, EVERYONE, kind, *values))

    def add(self, row: Row) -> None:
        self.entries.append(row[0])
        self.audiences.append(row[1])
        self.starts.append(len(self.packed))
        self.packed += marshal.dumps(row[2:], PLAIN)

    def words(self, at: int) -> Words:
        """What a line says, whenever and to whomever: equal words are equal numbers."""
        end = self.starts[at + 1] if at + 1 < len(self.starts) else len(self.packed)
        found: Words = marshal.loads(self.packed[self.starts[at] : end])
        return found

    def row(self, at: int) -> Row:
        return (self.entries[at], self.audiences[at], *self.words(at))

    def rows(self) -> list[Row]:
        return [self.row(at) for at in range(len(self))]

    def first_since(self, entry: int) -> int:
        """The first line of the entries from this one on."""
        return bisect_left(self.entries, entry)

    def heard(self, seat: int | None, since: int) -> list[int]:
        """The lines of the entries from `since` on that the seat hears (None: spectators).

        A mask below zero includes everybody it does not exclude by name: spectators too."""
        every, lines = self.audiences, range(self.first_since(since), len(self))
        if seat is None:
            return [at for at in lines if every[at] < 0]
        return [at for at in lines if every[at] >> seat & 1]

    def message(self, at: int) -> Message:
        entry, audience, kind, *values = self.row(at)
        if kind >= 0:
            return told(self.kinds, entry, (kind, tuple(values), audience))
        return told(OF_THE_TABLE, entry, (-1 - kind, tuple(values), audience))._replace(targets=[])

    def messages(self, first: int = 0) -> list[Message]:
        """All lines from number `first` on, whoever hears them."""
        return [self.message(at) for at in range(first, len(self))]
