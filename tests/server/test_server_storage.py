"""What must not be lost."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from visitors import opened

from permonik.server.config import BadConfig, Config, claim
from permonik.server.cookies import KEY_FILE, read_key
from permonik.server.storage import DATABASE, Broken, SqliteStorage
from permonik.server.storage.sqlite import migrations


def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    """WAL and synchronous=FULL, on every connection: nobody is told what a power cut could take back."""

    async def scenario() -> None:
        async with opened(tmp_path) as server:
            storage = server.house.storage
            for connection in (storage.read_from, storage.write_to):
                assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
                assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
                assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)

    asyncio.run(scenario())


PERSON = "INSERT INTO people (id, name, created, seen) VALUES (?, ?, 0, 0)"


def test_writes_are_whole_and_do_not_hurt_each_other(tmp_path: Path) -> None:
    commits: list[float] = []

    async def scenario() -> None:
        storage = SqliteStorage(tmp_path / DATABASE, commits.append)
        await storage.write((PERSON, ("a", "Anna")))
        jobs = [storage.write((PERSON, (f"p{number}", "x"))) for number in range(50)]
        jobs.append(storage.write((PERSON, ("new", "y")), (PERSON, ("a", "again"))))
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [result for result in results if result is not None] == [results[-1]]
        assert isinstance(results[-1], Broken)
        rows = await storage.fetch("SELECT id FROM people ORDER BY id")
        assert len(rows) == 51
        assert {"id": "new"} not in rows  # the half that was possible was not written either
        await storage.close()

    asyncio.run(scenario())
    assert len(commits) <= 4  # fifty writes at once are not fifty commits


@pytest.mark.parametrize("odd", [10**30, "\ud800"])
def test_what_no_database_can_hold_hurts_nobody_else(tmp_path: Path, odd: str | int) -> None:
    """Everything that waits is committed together: the fault of one must not become that of the others."""

    async def scenario() -> None:
        storage = SqliteStorage(tmp_path / DATABASE)
        writes = [storage.write((PERSON, (id, name))) for id, name in (("a", "Anna"), ("odd", odd), ("b", "Boris"))]
        first, second, third = await asyncio.gather(*writes, return_exceptions=True)
        assert (first, third) == (None, None)
        assert isinstance(second, OverflowError | UnicodeError)
        assert [row["id"] for row in await storage.fetch("SELECT id FROM people ORDER BY id")] == ["a", "b"]
        await storage.close()

    asyncio.run(scenario())


def test_migrations_are_numbered_and_happen_once(tmp_path: Path) -> None:
    names = [name for name, _ in migrations()]
    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))

    async def scenario() -> None:
        for _ in range(2):
            storage = SqliteStorage(tmp_path / DATABASE)
            assert len(await storage.fetch("SELECT * FROM migrations")) == len(names)
            await storage.close()
        connection = sqlite3.connect(tmp_path / DATABASE)
        connection.execute("INSERT INTO migrations VALUES (999, 'future')")
        connection.commit()
        connection.close()
        with pytest.raises(BadConfig, match="newer version"):
            SqliteStorage(tmp_path / DATABASE)

    asyncio.run(scenario())


def test_a_data_folder_has_one_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path):
            with pytest.raises(BadConfig, match="another server"):
                claim(Config(tmp_path))

    asyncio.run(scenario())


def test_the_cookie_key_is_made_once(tmp_path: Path) -> None:
    key = read_key(tmp_path)
    assert read_key(tmp_path) == key
    assert len(key) == 32
    (tmp_path / KEY_FILE).write_bytes(b"short")
    with pytest.raises(BadConfig, match="no cookie key"):
        read_key(tmp_path)


def test_something_else_is_no_database(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("this is a letter, not a database" * 100)
    with pytest.raises(BadConfig, match="cannot be opened"):
        SqliteStorage(tmp_path / DATABASE)
