"""From the lines in the database to a match, and back."""

from __future__ import annotations

import json
from collections.abc import Sequence

from permonik.kernel.match import Match
from permonik.kernel.record import (
    Entry,
    Header,
    Record,
    Seal,
    Undo,
    dump_line,
    entry_data,
    header_data,
    read_entry,
    read_header,
)
from permonik.kernel.registry import load

MOST_WORK = 100_000  # some five seconds


def header_line(header: Header) -> str:
    return dump_line(header_data(header))


def entry_lines(match: Match, first: int = 0) -> list[str]:
    return [dump_line(entry_data(match.game, entry)) for entry in match.record.entries[first:]]


def read_record(header: str, lines: Sequence[str], seal: Seal | None) -> Record:
    top = read_header(json.loads(header))
    game = load(top.game)
    entries: list[Entry] = [read_entry(game, json.loads(line), top.players) for line in lines]
    return Record(top, entries, seal)


def work(record: Record) -> int:
    """How many entries have to be followed to replay a record: every undo follows all that hold once more."""
    return len(record.entries) * (1 + sum(isinstance(entry, Undo) for entry in record.entries))


def cut(record: Record, at: int) -> Record:
    """The first entries of a record, as a record of its own without the seal."""
    return Record(record.header, record.entries[:at])
