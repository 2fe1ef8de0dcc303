"""Records from elsewhere. Every part has a limit, checked before anything else looks at it."""

from __future__ import annotations

import re

from permonik.errors import RecordCorrupt
from permonik.kernel.record import Record, SeatChange
from permonik.server.names import LONGEST_TYPED, check_name
from permonik.server.problems import BadName, TooLarge
from permonik.server.tables.records import MOST_WORK, work

MOST_BYTES = 1024 * 1024
MOST_LINES = 5_000
LONGEST_HEADER = 64 * 1024  # a deck of one's own is an option, and stands in the header
LONGEST_LINE = 4 * 1024
MOST_SEAT_CHANGES = 100
COMMITMENT = re.compile(r"[0-9a-f]{64}")
LONGEST_NONCE = 100


def read_foreign(text: str) -> Record:
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
    return tidy_names(record)


def check_size(text: str) -> None:
    if len(text) > MOST_BYTES:
        raise TooLarge(f"a record has {MOST_BYTES} characters at the most")
    if text.count("\n") > MOST_LINES:
        raise TooLarge(f"a record has {MOST_LINES} lines at the most")
    for number, line in enumerate(text.split("\n")):
        if len(line) > (LONGEST_LINE if number else LONGEST_HEADER):
            raise TooLarge(f"line {number + 1} of the record is too long")


def tidy_names(record: Record) -> Record:
    """Somebody else's names are held to our rules."""
    names = tuple(tidy(name, seat) for seat, name in enumerate(record.header.names))
    entries = [
        entry._replace(name=tidy(entry.name, entry.seat)) if isinstance(entry, SeatChange) else entry
        for entry in record.entries
    ]
    return Record(record.header._replace(names=names), entries, record.seal)


def tidy(name: str, seat: int) -> str:
    try:
        return check_name(name[: LONGEST_TYPED + 1])
    except BadName:
        return f"Player {seat + 1}"
