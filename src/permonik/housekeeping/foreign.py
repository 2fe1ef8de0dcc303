"""Records from elsewhere. Every part has a limit, checked before anything else looks at it."""

from __future__ import annotations

import re
from collections.abc import Callable

from permonik.errors import RecordCorrupt
from permonik.housekeeping.records import MOST_WORK, work
from permonik.kernel.record import Record, SeatChange
from permonik.table.errors import TooLarge

MOST_BYTES = 1024 * 1024
MOST_LINES = 5_000
LONGEST_HEADER = 64 * 1024  # a deck of one's own is an option, and stands in the header
LONGEST_LINE = 4 * 1024
MOST_SEAT_CHANGES = 100
COMMITMENT = re.compile(r"[0-9a-f]{64}")
LONGEST_NONCE = 100


Tidy = Callable[[str, int], str]  # a name and its seat: how the seat is called here


def read_foreign(text: str, tidy: Tidy) -> Record:
    """`tidy`: somebody else's names are held to the rules of this house."""
    check_size(text)
    record = Record.loads(text)
    if not COMMITMENT.fullmatch(record.header.commitment):
        raise RecordCorrupt("line 1 is no header: the commitment is no SHA-256 digest")
    if record.seal is not None and len(record.seal.nonce) > LONGEST_NONCE:
        raise RecordCorrupt(f"the closing line has no proper nonce: {LONGEST_NONCE} characters at the most")
    if sum(isinstance(entry, SeatChange) for entry in record.entries) > MOST_SEAT_CHANGES:
        raise TooLarge(f"a record has {MOST_SEAT_CHANGES} changes of seats at the most")
    if work(record) > MOST_WORK:
        raise TooLarge(f"a record of {len(record.entries)} entries with so many undos is too long to be a study")
    return tidy_names(record, tidy)


def check_size(text: str) -> None:
    if len(text) > MOST_BYTES:
        raise TooLarge(f"a record has {MOST_BYTES} characters at the most")
    if text.count("\n") > MOST_LINES:
        raise TooLarge(f"a record has {MOST_LINES} lines at the most")
    for number, line in enumerate(text.split("\n")):
        if len(line) > (LONGEST_LINE if number else LONGEST_HEADER):
            raise TooLarge(f"line {number + 1} of the record is too long")


def tidy_names(record: Record, tidy: Tidy) -> Record:
    names = tuple(tidy(name, seat) for seat, name in enumerate(record.header.names))
    entries = [
        entry._replace(name=tidy(entry.name, entry.seat)) if isinstance(entry, SeatChange) else entry
        for entry in record.entries
    ]
    return Record(record.header._replace(names=names), entries, record.seal)
