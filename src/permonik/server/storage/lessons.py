"""Finished lessons in the database."""

from __future__ import annotations

from collections.abc import Collection

from permonik.server.storage.base import Statement, Storage


class LessonStore:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def done(self, person: str) -> list[str]:
        rows = await self.storage.fetch("SELECT lesson FROM lessons WHERE person = ? ORDER BY lesson", person)
        return [row["lesson"] for row in rows]

    async def add(self, person: str, lessons: Collection[str]) -> None:
        note = "INSERT INTO lessons (person, lesson) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.storage.write(*[(note, (person, lesson)) for lesson in lessons])


def forget_lessons(person: str) -> Statement:
    return "DELETE FROM lessons WHERE person = ?", (person,)
