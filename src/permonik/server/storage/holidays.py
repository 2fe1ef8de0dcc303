"""Holidays in the database."""

from __future__ import annotations

from permonik.server.storage.base import Row, Statement, Storage


class HolidayStore:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, person: str, since: float) -> list[Row]:
        """Those that were not over then, the first one first."""
        sql = "SELECT number, start, until FROM holidays WHERE person = ? AND until > ? ORDER BY start"
        return await self.storage.fetch(sql, person, since)

    async def add(self, person: str, start: float, until: float) -> None:
        await self.storage.write(
            ("INSERT INTO holidays (person, start, until) VALUES (?, ?, ?)", (person, start, until))
        )

    async def cut(self, person: str, number: int, until: float) -> None:
        """It ends earlier; one that has not begun yet never was."""
        mine = (number, person)
        await self.storage.write(
            ("DELETE FROM holidays WHERE number = ? AND person = ? AND start >= ?", (*mine, until)),
            ("UPDATE holidays SET until = ? WHERE number = ? AND person = ? AND until > ?", (until, *mine, until)),
        )

    async def begun(self) -> list[str]:
        """Whose clocks stand."""
        rows = await self.storage.fetch("SELECT DISTINCT person FROM holidays WHERE begun = 1 AND ended = 0")
        return [row["person"] for row in rows]

    async def due(self, now: float) -> list[Row]:
        """Those that begin or end now, and were not seen to."""
        return await self.storage.fetch(
            "SELECT number, person, start, until FROM holidays "
            "WHERE begun = 0 AND start <= ? OR ended = 0 AND until <= ? ORDER BY start LIMIT 100",
            *(now, now),
        )

    async def note(self, number: int, ended: bool) -> None:
        await self.storage.write(("UPDATE holidays SET begun = 1, ended = ? WHERE number = ?", (int(ended), number)))


def forget_holidays(person: str) -> Statement:
    return "DELETE FROM holidays WHERE person = ?", (person,)
