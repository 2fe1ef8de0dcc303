"""How people want to be told, their devices, and what is still to be said, in the database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import msgspec

from permonik.server.storage.base import Row, Statement, Storage

Way = Literal["mail", "push"]
Kind = Literal["turn", "reminder", "over"]
KINDS: tuple[Kind, ...] = ("turn", "reminder", "over")
WAYS: tuple[Way, ...] = ("mail", "push")
MOST_DEVICES = 10  # of a person; the oldest one goes


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    person: str
    email: str | None = None
    confirmed: bool = False
    mail: tuple[Kind, ...] = KINDS
    push: tuple[Kind, ...] = KINDS
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest: int | None = None
    zone: str = "UTC"
    lang: str = "en"

    def wants(self, way: Way, kind: str) -> bool:
        return kind in (self.mail if way == "mail" else self.push)


class Device(NamedTuple):
    endpoint: str
    p256dh: str
    auth: str


class Line(NamedTuple):
    """Something to be said."""

    number: int
    key: str
    person: str
    way: Way
    kind: Kind
    table: str
    at: float
    tries: int


COLUMNS = Wishes.__struct_fields__


class WordStore:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def key(self, name: str) -> str | None:
        rows = await self.storage.fetch("SELECT value FROM keys WHERE name = ?", name)
        return rows[0]["value"] if rows else None

    async def keep_key(self, name: str, value: str) -> None:
        """The first one stays: several processes may start together."""
        sql = "INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.storage.write((sql, (name, value)))

    # -- wishes ----------------------------------------------------------------------------------------------

    async def all(self) -> list[Wishes]:
        return [read_wishes(row) for row in await self.storage.fetch(f"SELECT {', '.join(COLUMNS)} FROM wishes")]

    async def keep(self, wishes: Wishes) -> None:
        values = [encoded(getattr(wishes, name)) for name in COLUMNS]
        marks, sets = ", ".join("?" * len(COLUMNS)), ", ".join(f"{name} = excluded.{name}" for name in COLUMNS)
        sql = f"INSERT INTO wishes ({', '.join(COLUMNS)}) VALUES ({marks}) ON CONFLICT (person) DO UPDATE SET {sets}"
        await self.storage.write((sql, values))

    # -- devices ---------------------------------------------------------------------------------------------

    async def devices(self, person: str) -> list[Device]:
        sql = "SELECT endpoint, p256dh, auth FROM devices WHERE person = ? ORDER BY created"
        return [Device(row["endpoint"], row["p256dh"], row["auth"]) for row in await self.storage.fetch(sql, person)]

    async def add_device(self, person: str, device: Device, now: float) -> None:
        newest = "SELECT endpoint FROM devices WHERE person = ? ORDER BY created DESC LIMIT ?"
        await self.storage.write(
            ("DELETE FROM devices WHERE endpoint = ?", (device.endpoint,)),
            (
                "INSERT INTO devices (endpoint, person, p256dh, auth, created) VALUES (?, ?, ?, ?, ?)",
                (device.endpoint, person, device.p256dh, device.auth, now),
            ),
            (
                f"DELETE FROM devices WHERE person = ? AND endpoint NOT IN ({newest})",
                (person, person, MOST_DEVICES),
            ),
        )

    async def remove_device(self, endpoint: str, person: str) -> None:
        await self.storage.write(("DELETE FROM devices WHERE endpoint = ? AND person = ?", (endpoint, person)))

    # -- the outbox ------------------------------------------------------------------------------------------

    async def due(self, at: float, most: int) -> list[Line]:
        sql = (
            "SELECT number, key, person, way, kind, table_id, at, tries FROM outbox "
            "WHERE sent IS NULL AND at <= ? ORDER BY at LIMIT ?"
        )
        return [Line(*row.values()) for row in await self.storage.fetch(sql, at, most)]

    async def waiting(self) -> int:
        return int((await self.storage.fetch("SELECT count(*) AS n FROM outbox WHERE sent IS NULL"))[0]["n"])

    async def sent(self, lines: Iterable[Line], now: float) -> None:
        await self.storage.write(
            *[("UPDATE outbox SET sent = ? WHERE number = ?", (now, line.number)) for line in lines]
        )

    async def put_off(self, lines: Iterable[Line], at: float, failed: bool) -> None:
        sql = "UPDATE outbox SET at = ?, tries = tries + ? WHERE number = ?"
        await self.storage.write(*[(sql, (at, int(failed), line.number)) for line in lines])

    async def forget_sent(self, before: float) -> None:
        await self.storage.write(("DELETE FROM outbox WHERE sent < ?", (before,)))


def say(key: str, person: str, way: Way, kind: Kind, table: str, at: float) -> Statement:
    sql = "INSERT INTO outbox (key, person, way, kind, table_id, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    return sql, (f"{way} {kind} {table} {person} {key}", person, way, kind, table, at)


def unsay(table: str) -> Statement:
    """Whoever has answered need not be told."""
    return "DELETE FROM outbox WHERE table_id = ? AND kind IN ('turn', 'reminder') AND sent IS NULL", (table,)


def forget_word(person: str) -> list[Statement]:
    return [(f"DELETE FROM {part} WHERE person = ?", (person,)) for part in ("outbox", "devices", "wishes")]


def encoded(value: object) -> str | int | None:
    if isinstance(value, tuple):
        return msgspec.json.encode(value).decode()
    return int(value) if isinstance(value, bool) else value  # type: ignore[return-value]


def read_wishes(row: Row) -> Wishes:
    read: Row = {way: tuple(known(msgspec.json.decode(row[way]))) for way in WAYS}
    return Wishes(**{**row, **read, "confirmed": bool(row["confirmed"])})


def known(kinds: Sequence[str]) -> list[Kind]:
    return [kind for kind in KINDS if kind in kinds]
