"""What the database knows of somebody's finished games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from permonik.server.storage.base import Row, Storage, Value
from permonik.server.storage.tables import IS_FINISHED

MOST_GAMES = 2_000  # the latest ones: what came before is history
MOST_FAVOURITES = 5  # of each game
MOST_SAID = 10_000
Size = Literal["alone", "two", "more"]
SIZES: dict[str, str] = {"alone": "= 1", "two": "= 2", "more": "> 2"}


class Played(NamedTuple):
    """One finished match of somebody: the seat, what everybody had at the end, and who else sat there."""

    table: str
    game: str
    seat: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    resigned: bool
    others: dict[int, str]

    @property
    def size(self) -> Size:
        return "more" if len(self.totals) > 2 else "two" if len(self.totals) == 2 else "alone"


class ProfileStore:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def played(self, person: str) -> list[Played]:
        """The latest first. Matches that somebody has played against themselves are not among them."""
        sql = (
            "SELECT t.id, t.game, t.totals, t.winners, s.seat, s.resigned "
            "FROM seats s JOIN tables t ON t.id = s.table_id "
            "WHERE s.person = ? AND t.status = 'finished' AND t.study = 0 AND t.totals IS NOT NULL "
            "ORDER BY t.changed DESC LIMIT ?"
        )
        rows = await self.storage.fetch(sql, person, MOST_GAMES)
        others: dict[str, dict[int, str]] = {}
        beside = (
            "SELECT o.table_id, o.seat, o.person FROM seats s JOIN seats o ON o.table_id = s.table_id "
            "WHERE s.person = ? AND o.person IS NOT NULL AND o.person <> s.person"
        )
        for row in await self.storage.fetch(beside, person):
            others.setdefault(row["table_id"], {})[row["seat"]] = row["person"]
        seats = Counter(row["id"] for row in rows)
        return [played(row, others.get(row["id"], {})) for row in rows if seats[row["id"]] == 1]

    async def favourites(self, person: str) -> dict[str, list[tuple[str, int]]]:
        """Per game what was built or played most, and how often."""
        sql = (
            "SELECT t.game, f.thing, SUM(f.times) AS times FROM favourites f JOIN tables t ON t.id = f.table_id "
            "JOIN seats s ON s.table_id = f.table_id AND s.seat = f.seat WHERE s.person = ? AND t.study = 0 "
            "GROUP BY t.game, f.thing ORDER BY t.game, times DESC, f.thing"
        )
        found: dict[str, list[tuple[str, int]]] = {}
        for row in await self.storage.fetch(sql, person):
            things = found.setdefault(row["game"], [])
            if len(things) < MOST_FAVOURITES:
                things.append((row["thing"], row["times"]))
        return found

    async def keep_favourites(self, table: str, things: Mapping[tuple[int, str], int]) -> None:
        sql = (
            "INSERT INTO favourites (table_id, seat, thing, times) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (table_id, seat, thing) DO UPDATE SET times = excluded.times"
        )
        await self.storage.write(*[(sql, (table, *thing, times)) for thing, times in things.items()])

    async def said(self, person: str) -> list[Row]:
        sql = "SELECT table_id, text, at FROM chat WHERE person = ? ORDER BY at LIMIT ?"
        return await self.storage.fetch(sql, person, MOST_SAID)


def history(person: str, asker: str, game: str, size: str, beside: str, before: float) -> tuple[str, list[Value]]:
    """The condition for somebody's finished games, as `TableStore.select` takes it. Those of others are shown only if
    the table was a public one, or one's own: whoever knows a table can watch it."""
    sits = "id IN (SELECT table_id FROM seats WHERE person = ?)"
    where = f"{IS_FINISHED} AND study = 0 AND changed < ? AND {sits}"
    values: list[Value] = [before, person]
    if person != asker:
        where, values = f"{where} AND (public = 1 AND spectators = 1 OR {sits})", [*values, asker]
    if game:
        where, values = f"{where} AND game = ?", [*values, game]
    if beside:
        where, values = f"{where} AND {sits}", [*values, beside]
    if size:
        count = "(SELECT COUNT(*) FROM seats WHERE table_id = id)"
        where += f" AND {count} {SIZES[size]}"
    return f"{where} ORDER BY changed DESC LIMIT 50", values


def played(row: Row, others: dict[int, str]) -> Played:
    totals = msgspec.json.decode(row["totals"], type=tuple[int, ...])
    winners = msgspec.json.decode(row["winners"] or "[]", type=tuple[int, ...])
    return Played(row["id"], row["game"], row["seat"], totals, winners, bool(row["resigned"]), others)
