"""Caves of the day and the week, and everybody's tries, in the database."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from permonik.kernel.dealer import commitment
from permonik.kernel.record import Seal
from permonik.server.storage.base import Row, Statement, Storage


class Finish(NamedTuple):
    """A try that counts: `totals` of all seats, the own one first."""

    person: str
    table: str
    totals: list[int]


# What counts: a match that its person has played to its end, before the end of the period.
COUNTS = (
    "FROM tries JOIN tables ON tables.id = tries.table_id JOIN seats ON seats.table_id = tables.id AND seats.seat = 0 "
    "WHERE tables.status = 'finished' AND tables.totals IS NOT NULL AND tables.cave = tries.period "
    "AND seats.kind = 'person' AND seats.bot IS NULL AND seats.resigned = 0 "
)


class CaveStore:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def seal(self, period: str, game: str) -> Seal | None:
        sql = "SELECT seed, nonce FROM caves WHERE period = ? AND game = ?"
        rows = await self.storage.fetch(sql, period, game)
        return Seal(int(rows[0]["seed"]), rows[0]["nonce"]) if rows else None

    async def commit(self, period: str, game: str, seal: Seal) -> None:
        """The first seal of a period stays."""
        sql = "INSERT INTO caves (period, game, seed, nonce, commitment) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        committed = commitment(seal.seed, seal.nonce)
        await self.storage.write((sql, (period, game, str(seal.seed), seal.nonce, committed)))

    async def try_of(self, period: str, game: str, person: str) -> str | None:
        sql = "SELECT table_id FROM tries WHERE period = ? AND game = ? AND person = ?"
        rows = await self.storage.fetch(sql, period, game, person)
        return rows[0]["table_id"] if rows else None

    async def begin(self, period: str, game: str, person: str, table: str) -> None:
        sql = "INSERT INTO tries (period, game, person, table_id) VALUES (?, ?, ?, ?)"
        await self.storage.write((sql, (period, game, person, table)))

    async def tries(self, period: str, game: str) -> int:
        sql = "SELECT count(*) AS n FROM tries WHERE period = ? AND game = ?"
        return int((await self.storage.fetch(sql, period, game))[0]["n"])

    async def finishes(self, period: str, game: str, end: float) -> list[Finish]:
        sql = f"SELECT tries.person, tries.table_id, tables.totals {COUNTS} AND period = ? AND tries.game = ?"
        rows = await self.storage.fetch(f"{sql} AND tables.changed < ? ORDER BY tables.changed", period, game, end)
        return [finish(row) for row in rows]

    async def finish_of(self, period: str, game: str, person: str, end: float) -> Finish | None:
        sql = f"SELECT tries.person, tries.table_id, tables.totals {COUNTS} AND period = ? AND tries.game = ?"
        rows = await self.storage.fetch(f"{sql} AND tables.changed < ? AND tries.person = ?", period, game, end, person)
        return finish(rows[0]) if rows else None

    async def finished(self, person: str, since: str) -> list[tuple[str, float]]:
        """The periods of whose caves somebody has finished one, and when."""
        sql = f"SELECT tries.period, tables.changed {COUNTS} AND tries.person = ? AND tries.period >= ?"
        return [(row["period"], row["changed"]) for row in await self.storage.fetch(sql, person, since)]


def finish(row: Row) -> Finish:
    return Finish(row["person"], row["table_id"], msgspec.json.decode(row["totals"]))


def forget_tries(person: str) -> Statement:
    return "DELETE FROM tries WHERE person = ?", (person,)
