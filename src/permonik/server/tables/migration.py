"""Running games under new rules: which of them can go on, and where the others differ."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from permonik.errors import PermonikError, listed
from permonik.kernel.match import Match
from permonik.kernel.record import Record, Seal, dump_line, read_entry, read_header
from permonik.kernel.registry import load
from permonik.server.storage.tables import TableStore
from permonik.server.tables.data import TableData


class Finding(msgspec.Struct, kw_only=True):
    """A running game. `differs_at`: the first entry that the rules no longer allow (or None), and why."""

    table: str
    game: str
    rules: int
    current: int
    entries: int
    differs_at: int | None = None
    why: str = ""


async def examine(store: TableStore) -> list[Finding]:
    findings = []
    for table in await store.running():
        findings.append(replay(table, await store.lines(table.id), await store.seal(table.id)))
    return findings


def replay(table: TableData, lines: list[str], seal: Seal | None) -> Finding:
    header: dict[str, Any] = json.loads(table.header or "{}")
    finding = Finding(table=table.id, game=table.game, rules=header.get("rules", 0), current=0, entries=len(lines))
    number = 0
    try:
        game = load(table.game)
        finding.current = game.rules_version
        match = Match(Record(read_header(header)), seal)
        for line in lines:
            match.retrace(read_entry(game, json.loads(line), match.players), False)
            number += 1
        match.advance()
        if match.waiting() != table.waiting:
            waited, wait = listed(table.waiting), listed(match.waiting())
            raise PermonikError(f"after the last entry seats {wait} are waited for, not {waited}")
    except (PermonikError, KeyError, TypeError, ValueError) as error:
        finding.differs_at, finding.why = number, str(error)
    return finding


def meant(header: dict[str, Any]) -> dict[str, Any]:
    """Every option of a header, with the meaning that it has under the rules of that header."""
    read = read_header(header)
    return dict(load(read.game).meant_options(read.rules, read.options))


async def raise_version(store: TableStore, finding: Finding) -> None:
    """The game is from now on one of the current rules."""
    table = await store.get(finding.table)
    if table is not None and table.header is not None:
        old = json.loads(table.header)
        # Options that the old rules did not name keep the meaning that they had.
        header = old | {"rules": finding.current, "options": meant(old)}
        await store.set_header(table.id, dump_line(header))
