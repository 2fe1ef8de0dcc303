"""Friends, blocks, invitations and groups in the database. A group is called a circle there: GROUP is a word of SQL."""

from __future__ import annotations

from typing import NamedTuple

from permonik.server.storage.base import Row, Statement, Storage

MOST_OF_A_SEASON = 5_000  # seats


class Circle(NamedTuple):
    id: str
    name: str
    owner: str
    code: str
    members: tuple[str, ...]


class FriendStore:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # -- friends ---------------------------------------------------------------------------------------------

    async def of(self, person: str) -> list[str]:
        """The newest last."""
        rows = await self.storage.fetch("SELECT friend FROM friends WHERE person = ? ORDER BY since, friend", person)
        return [row["friend"] for row in rows]

    async def add(self, one: str, other: str, now: float) -> None:
        sql = "INSERT INTO friends (person, friend, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self.storage.write((sql, (one, other, now)), (sql, (other, one, now)))

    async def part(self, one: str, other: str) -> None:
        await self.storage.write(*parted(one, other))

    async def code(self, person: str) -> str | None:
        rows = await self.storage.fetch("SELECT code FROM friend_codes WHERE person = ?", person)
        return rows[0]["code"] if rows else None

    async def set_code(self, person: str, code: str) -> None:
        insert = "INSERT INTO friend_codes (person, code) VALUES (?, ?)"
        sql = f"{insert} ON CONFLICT (person) DO UPDATE SET code = excluded.code"
        await self.storage.write((sql, (person, code)))

    async def behind(self, code: str) -> str | None:
        rows = await self.storage.fetch("SELECT person FROM friend_codes WHERE code = ?", code)
        return rows[0]["person"] if rows else None

    # -- blocks ----------------------------------------------------------------------------------------------

    async def blocked_by(self, person: str) -> list[str]:
        rows = await self.storage.fetch("SELECT blocked FROM blocks WHERE person = ? ORDER BY blocked", person)
        return [row["blocked"] for row in rows]

    async def apart(self, one: str, other: str) -> bool:
        """Whether one of them has blocked the other."""
        sql = "SELECT 1 FROM blocks WHERE person = ? AND blocked = ? OR person = ? AND blocked = ?"
        return bool(await self.storage.fetch(sql, one, other, other, one))

    async def block(self, person: str, other: str, on: bool) -> None:
        """Who is blocked is no friend any more, and is not heard."""
        statements: list[Statement] = [
            ("DELETE FROM blocks WHERE person = ? AND blocked = ?", (person, other)),
            ("DELETE FROM mutes WHERE person = ? AND muted = ?", (person, other)),
        ]
        if on:
            statements += [
                ("INSERT INTO blocks (person, blocked) VALUES (?, ?)", (person, other)),
                ("INSERT INTO mutes (person, muted) VALUES (?, ?)", (person, other)),
                ("DELETE FROM invites WHERE person = ? AND by_person = ?", (person, other)),
                *parted(person, other),
            ]
        await self.storage.write(*statements)

    # -- invitations -----------------------------------------------------------------------------------------

    async def invite(self, person: str, table: str, by: str, now: float) -> None:
        sql = (
            "INSERT INTO invites (person, table_id, by_person, at) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (person, table_id) DO UPDATE SET by_person = excluded.by_person, at = excluded.at"
        )
        await self.storage.write((sql, (person, table, by, now)))

    async def invites(self, person: str) -> list[Row]:
        """To tables that still wait, the newest first."""
        sql = (
            "SELECT i.table_id, i.by_person FROM invites i JOIN tables t ON t.id = i.table_id WHERE i.person = ? "
            "AND t.status = 'open' "
            "AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person = i.person) "
            "ORDER BY i.at DESC LIMIT 20"
        )
        return await self.storage.fetch(sql, person)

    async def decline(self, person: str, table: str) -> None:
        await self.storage.write(("DELETE FROM invites WHERE person = ? AND table_id = ?", (person, table)))

    # -- groups ----------------------------------------------------------------------------------------------

    async def circle(self, id: str) -> Circle | None:
        return await self.one_circle("id", id)

    async def circle_of_code(self, code: str) -> Circle | None:
        return await self.one_circle("code", code)

    async def circles_of(self, person: str) -> list[Row]:
        sql = (
            "SELECT c.id, c.name, (SELECT COUNT(*) FROM members m WHERE m.circle = c.id) AS members FROM circles c "
            "JOIN members mine ON mine.circle = c.id WHERE mine.person = ? ORDER BY c.name, c.id"
        )
        return await self.storage.fetch(sql, person)

    async def found(self, circle: Circle, now: float) -> None:
        sql = "INSERT INTO circles (id, name, owner, code, created) VALUES (?, ?, ?, ?, ?)"
        await self.storage.write((sql, (*circle[:4], now)), joined(circle.id, circle.owner, now))

    async def join(self, circle: str, person: str, now: float) -> None:
        await self.storage.write(joined(circle, person, now))

    async def leave(self, circle: Circle, person: str) -> None:
        """The next member looks after the group; with the last one it is gone."""
        left = [one for one in circle.members if one != person]
        gone: Statement = ("DELETE FROM members WHERE circle = ? AND person = ?", (circle.id, person))
        if not left:
            await self.storage.write(gone, ("DELETE FROM circles WHERE id = ?", (circle.id,)))
            return
        owner = left[0] if circle.owner == person else circle.owner
        await self.storage.write(gone, ("UPDATE circles SET owner = ? WHERE id = ?", (owner, circle.id)))

    async def set_circle_code(self, circle: str, code: str) -> None:
        await self.storage.write(("UPDATE circles SET code = ? WHERE id = ?", (code, circle)))

    async def season(self, circle: str, start: float, end: float) -> list[Row]:
        """The group's matches that ended in this time, the latest of very many: winners, and who sat where."""
        sql = (
            "SELECT t.id, t.winners, s.seat, s.person FROM tables t JOIN seats s ON s.table_id = t.id "
            "WHERE t.circle = ? AND t.status = 'finished' "
            "AND t.study = 0 AND t.winners IS NOT NULL AND t.changed >= ? AND t.changed < ? "
            "ORDER BY t.changed DESC LIMIT ?"
        )
        return await self.storage.fetch(sql, circle, start, end, MOST_OF_A_SEASON)

    async def one_circle(self, column: str, value: str) -> Circle | None:
        rows = await self.storage.fetch(f"SELECT id, name, owner, code FROM circles WHERE {column} = ?", value)
        if not rows:
            return None
        members = await self.storage.fetch(
            "SELECT person FROM members WHERE circle = ? ORDER BY since, person", rows[0]["id"]
        )
        (row,) = rows
        return Circle(row["id"], row["name"], row["owner"], row["code"], tuple(one["person"] for one in members))


def parted(one: str, other: str) -> list[Statement]:
    sql = "DELETE FROM friends WHERE person = ? AND friend = ?"
    return [(sql, (one, other)), (sql, (other, one))]


def joined(circle: str, person: str, now: float) -> Statement:
    sql = "INSERT INTO members (circle, person, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    return sql, (circle, person, now)


def forget_friends(person: str) -> list[Statement]:
    """Groups are left before (`FriendStore.leave`): each needs somebody who looks after it."""
    return [
        ("DELETE FROM friends WHERE person = ? OR friend = ?", (person, person)),
        ("DELETE FROM friend_codes WHERE person = ?", (person,)),
        ("DELETE FROM blocks WHERE person = ? OR blocked = ?", (person, person)),
        ("DELETE FROM invites WHERE person = ? OR by_person = ?", (person, person)),
        ("DELETE FROM members WHERE person = ?", (person,)),
    ]
