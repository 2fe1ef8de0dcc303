"""Sessions in the database. They are known by a hash: whoever reads the database cannot become anybody."""

from __future__ import annotations

from collections.abc import Collection

from permonik.server.storage.base import Row, Statement, Storage

AT_ONCE = 500
MOST_OF_A_PERSON = 20  # the one that was used least lately ends when there are more


class SessionStore:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def get(self, token: str) -> Row | None:
        rows = await self.storage.fetch("SELECT token, person, seen FROM sessions WHERE token = ?", token)
        return rows[0] if rows else None

    async def known(self, tokens: Collection[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        asked, found = list(tokens), set()
        for start in range(0, len(asked), AT_ONCE):
            some = asked[start : start + AT_ONCE]
            sql = f"SELECT token FROM sessions WHERE token IN ({', '.join('?' * len(some))})"
            found |= {row["token"] for row in await self.storage.fetch(sql, *some)}
        return found

    async def add(self, token: str, person: str, now: float) -> None:
        newest = "SELECT token FROM sessions WHERE person = ? ORDER BY seen DESC LIMIT ?"
        await self.storage.write(
            ("INSERT INTO sessions (token, person, created, seen) VALUES (?, ?, ?, ?)", (token, person, now, now)),
            (
                f"DELETE FROM sessions WHERE person = ? AND token NOT IN ({newest})",
                (person, person, MOST_OF_A_PERSON),
            ),
        )

    async def touch(self, token: str, now: float) -> None:
        await self.storage.write(("UPDATE sessions SET seen = ? WHERE token = ?", (now, token)))

    async def end(self, token: str) -> None:
        await self.storage.write(("DELETE FROM sessions WHERE token = ?", (token,)))

    async def forget(self, before: float) -> None:
        await self.storage.write(("DELETE FROM sessions WHERE seen < ?", (before,)))


def end_all(person: str) -> Statement:
    return "DELETE FROM sessions WHERE person = ?", (person,)
