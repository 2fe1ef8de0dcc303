"""The results on disk, a line each: a run that was cut off goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path

from permonik.arena.lines import Lines
from permonik.arena.plan import Plan
from permonik.arena.table import Played
from permonik.errors import PermonikError

PARTS = set(Played.__annotations__) - {"luck"}


class BadJournal(PermonikError):
    """A file that is no journal, or that of another arena."""


class Journal:
    """Its first line is the plan (all but the number of games, so that a run can be made longer)."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.lines = Lines(path)
        self.head = {**plan.data(), "games": 0}
        self.played: dict[int, Played] = {}
        if path.exists() and path.stat().st_size:
            self.read()
        else:
            self.lines.add(self.head)

    def read(self) -> None:
        try:
            head, *rest = self.lines.read()
            self.played = {entry["number"]: entry for entry in rest}
        except (ValueError, KeyError, TypeError, RecursionError):
            raise BadJournal(f"{self.path} is no journal of an arena") from None
        if head != self.head:
            raise BadJournal(f"{self.path} is the journal of another arena: {json.dumps(head)}")
        parts = PARTS | {"luck"} if self.head.get("luck") else PARTS
        if any(set(entry) != parts for entry in rest):
            raise BadJournal(f"{self.path} is a journal of another version: name another file")
        self.lines.mend()

    def add(self, played: Played) -> None:
        self.played[played["number"]] = played
        self.lines.add(played)
