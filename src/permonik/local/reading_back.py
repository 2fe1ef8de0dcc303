"""Tables from a file of everything that was exported from a device."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from permonik.errors import PermonikError
from permonik.housekeeping.records import read_record
from permonik.kernel.match import Match
from permonik.kernel.record import Seal
from permonik.local.errors import BadFile
from permonik.local.kept import Person, read_table
from permonik.table.drafts import KeptDraft
from permonik.table.seats import Seat


def exported(text: str) -> list[Any]:
    try:
        tables = json.loads(text)["tables"]
    except (ValueError, KeyError, TypeError, RecursionError):
        tables = None
    if not isinstance(tables, list):
        raise BadFile("this file holds nothing that was exported here")
    return tables


def read_back(one: Mapping[str, Any], me: Person) -> dict[str, Any] | None:
    """A table as it is kept (`LiveTable.keep`); None if it is broken, or not of these rules."""
    try:
        kept, lines = read_table(one["row"]), [str(line) for line in one["lines"]]
        seal = Seal(int(kept.seal[0]), kept.seal[1]) if kept.seal is not None else None
        match = Match.replay(read_record(kept.header, lines, seal))
        if kept.entries != len(lines) or kept.game != match.game.id or len(kept.seats) != match.players:
            return None
        seats = tuple(Seat(**{**vars(seat), "person": seat.person and me.id}) for seat in kept.seats)
        drafts = [KeptDraft(**draft)._asdict() for draft in one["drafts"]]
        return {"table": kept.with_(seats=seats).data(), "first": 0, "lines": lines, "drafts": drafts}
    except (PermonikError, ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError):
        return None
