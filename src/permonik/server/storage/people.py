"""People in the database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from permonik.server.storage.base import Statement, Storage
from permonik.server.storage.caves import forget_tries
from permonik.server.storage.friends import forget_friends
from permonik.server.storage.holidays import forget_holidays
from permonik.server.storage.lessons import forget_lessons
from permonik.server.storage.puzzles import forget_puzzles
from permonik.server.storage.ratings import forget_ratings
from permonik.server.storage.sessions import end_all
from permonik.server.storage.word import forget_word


class PersonData(msgspec.Struct, frozen=True, kw_only=True):
    """A guest has no password; of a deleted person only the id is left."""

    id: str
    name: str
    folded: str | None = None
    skeleton: str | None = None
    password: str | None = None
    recovery: str | None = None
    version: int = 0  # cookies from before there were sessions name it; those of new people do not exist
    banned: float = 0.0  # until when
    deleted: bool = False
    face: str = ""
    shows: str = ""
    created: float
    seen: float

    @property
    def guest(self) -> bool:
        return self.password is None

    def with_(self, **changes: Any) -> PersonData:
        return msgspec.structs.replace(self, **changes)


COLUMNS = PersonData.__struct_fields__
# Who stands in one of these is not forgotten.
TIES = (
    *(("seats", "person"), ("tables", "host"), ("chat", "person"), ("bans", "person")),
    *(("reports", "person"), ("reports", "reporter"), ("members", "person"), ("circles", "owner")),
)


class PersonStore:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def get(self, ids: Collection[str]) -> list[PersonData]:
        if not ids:
            return []
        marks = ", ".join("?" * len(ids))
        rows = await self.storage.fetch(f"SELECT {', '.join(COLUMNS)} FROM people WHERE id IN ({marks})", *ids)
        return [read_person(row) for row in rows]

    async def named(self, folded: str, skeleton: str | None = None, but: str = "") -> PersonData | None:
        """The registered person of that name, or (with its skeleton) of one that looks like it; `but`: not this one."""
        where = "(folded = ? OR skeleton = ?) AND id <> ? ORDER BY CASE WHEN folded = ? THEN 0 ELSE 1 END LIMIT 1"
        sql = f"SELECT {', '.join(COLUMNS)} FROM people WHERE {where}"
        rows = await self.storage.fetch(sql, folded, skeleton, but, folded)
        return read_person(rows[0]) if rows else None

    async def without_skeleton(self) -> list[PersonData]:
        """Registered before names were compared by their looks."""
        sql = f"SELECT {', '.join(COLUMNS)} FROM people WHERE folded IS NOT NULL AND skeleton IS NULL ORDER BY created"
        return [read_person(row) for row in await self.storage.fetch(sql)]

    async def add(self, person: PersonData) -> None:
        marks = ", ".join("?" * len(COLUMNS))
        await self.storage.write((f"INSERT INTO people ({', '.join(COLUMNS)}) VALUES ({marks})", values(person)))

    async def save(self, person: PersonData, names: Collection[str], *more: Statement) -> None:
        """These columns of the person, and nothing else of the row."""
        sets = ", ".join(f"{name} = ?" for name in names)
        changed = [*values(person, names), person.id]
        await self.storage.write((f"UPDATE people SET {sets} WHERE id = ?", changed), *more)

    async def muted_by(self, person: str) -> set[str]:
        rows = await self.storage.fetch("SELECT muted FROM mutes WHERE person = ?", person)
        return {row["muted"] for row in rows}

    async def mute(self, person: str, muted: str, on: bool) -> None:
        forget: Statement = ("DELETE FROM mutes WHERE person = ? AND muted = ?", (person, muted))
        note: Statement = ("INSERT INTO mutes (person, muted) VALUES (?, ?)", (person, muted))
        await self.storage.write(forget, *([note] if on else []))

    async def forget(self, person: PersonData) -> None:
        """What is left of a deleted person: an id without a name. What it said is gone."""
        id = (person.id,)
        blank: dict[str, Any] = {"name": "", "face": "", "shows": "", "deleted": True, "version": person.version + 1}
        blank |= dict.fromkeys(("folded", "skeleton", "password", "recovery"))
        await self.save(
            person.with_(**blank),
            blank,
            end_all(person.id),
            forget_lessons(person.id),
            *forget_puzzles(person.id),
            *forget_ratings(person.id),
            forget_holidays(person.id),
            forget_tries(person.id),
            *forget_word(person.id),
            *forget_friends(person.id),
            ("DELETE FROM chat WHERE person = ?", id),
            ("DELETE FROM mutes WHERE person = ?", id),
            ("DELETE FROM mutes WHERE muted = ?", id),
            ("DELETE FROM reports WHERE reporter = ? OR person = ?", id * 2),
        )

    async def forget_guests(self, before: float) -> None:
        """Guests who have not been here for long and sit nowhere."""
        ties = " ".join(
            f"AND id NOT IN (SELECT {column} FROM {table} WHERE {column} IS NOT NULL)" for table, column in TIES
        )
        old = f"SELECT id FROM people WHERE password IS NULL AND seen < ? {ties}"
        await self.storage.write(
            (f"DELETE FROM mutes WHERE person IN ({old}) OR muted IN ({old})", (before, before)),
            (f"DELETE FROM sessions WHERE person IN ({old})", (before,)),
            *[
                (f"DELETE FROM {part} WHERE person IN ({old})", (before,))
                for part in ("holidays", "outbox", "devices", "wishes")
            ],
            (f"DELETE FROM people WHERE id IN ({old})", (before,)),
        )


def values(person: PersonData, names: Collection[str] = COLUMNS) -> list[str | int | float | None]:
    return [int(value) if isinstance(value, bool) else value for value in (getattr(person, name) for name in names)]


def read_person(row: dict[str, Any]) -> PersonData:
    return PersonData(**{**row, "deleted": bool(row["deleted"])})
