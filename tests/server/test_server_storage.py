"""What must not be lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from databases import ABSENT, Databases
from visitors import opened

from permonik.server.config import BadConfig, Config, claim
from permonik.server.cookies import KEY_FILE, read_key
from permonik.server.problems import StorageFailed
from permonik.server.storage import (
    DATABASE,
    Broken,
    Outdated,
    SqliteStorage,
    Storage,
    open_storage,
    own_postgresql,
    postgresql,
)
from permonik.server.storage.forms import fit, migrations, tables
from permonik.server.storage.opening import house_key
from permonik.server.storage.postgresql import PostgresStorage, connect, migrate, translated


@pytest.fixture(params=["sqlite", "postgresql"])
def config(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    """A house without anything in it, on each of the databases."""
    if request.param == "sqlite":
        return Config(tmp_path)
    databases: Databases = request.getfixturevalue("databases")
    return Config(tmp_path, store=databases.fresh())


@asynccontextmanager
async def kept(storage: Storage) -> AsyncIterator[Storage]:
    """Closed whatever happens: an event loop does not end before its pools of connections do."""
    try:
        yield storage
    finally:
        await storage.close()


@pytest.mark.sqlite
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


def test_writes_are_whole_and_do_not_hurt_each_other(config: Config) -> None:
    commits: list[float] = []

    async def scenario() -> None:
        async with kept(open_storage(config, commits.append)) as storage:
            await storage.write((PERSON, ("a", "Anna")))
            jobs = [storage.write((PERSON, (f"p{number}", "x"))) for number in range(50)]
            jobs.append(storage.write((PERSON, ("new", "y")), (PERSON, ("a", "again"))))
            results = await asyncio.gather(*jobs, return_exceptions=True)
            assert [result for result in results if result is not None] == [results[-1]]
            assert isinstance(results[-1], Broken)
            rows = await storage.fetch("SELECT id FROM people ORDER BY id")
            assert len(rows) == 51
            assert {"id": "new"} not in rows  # the half that was possible was not written either

    asyncio.run(scenario())
    assert len(commits) <= 4  # fifty writes at once are not fifty commits


@pytest.mark.parametrize("odd", [10**30, "\ud800"])
def test_what_no_database_can_hold_hurts_nobody_else(config: Config, odd: str | int) -> None:
    """Everything that waits is committed together: the fault of one must not become that of the others."""

    async def scenario() -> None:
        async with kept(open_storage(config)) as storage:
            writes = [storage.write((PERSON, (id, name))) for id, name in (("a", "Anna"), ("odd", odd), ("b", "Boris"))]
            first, second, third = await asyncio.gather(*writes, return_exceptions=True)
            assert (first, third) == (None, None)
            assert isinstance(second, OverflowError | UnicodeError)
            assert [row["id"] for row in await storage.fetch("SELECT id FROM people ORDER BY id")] == ["a", "b"]

    asyncio.run(scenario())


def test_a_guard_that_does_not_hold_stops_its_own_write_only(config: Config) -> None:
    """A token that somebody else has raised is worth nothing, whoever writes at the same moment."""
    held = "UPDATE house SET value = ? WHERE name = ? AND value = ?"

    async def scenario() -> None:
        async with kept(open_storage(config)) as storage:
            await storage.write(("INSERT INTO house (name, value) VALUES ('a', 1), ('b', 1)", ()))
            outcomes = await asyncio.gather(
                storage.write((PERSON, ("mine", "Anna")), guards=[(held, (1, "a", 1))]),
                storage.write((PERSON, ("late", "Boris")), guards=[(held, (1, "a", 1)), (held, (1, "b", 0))]),
                storage.write((PERSON, ("other", "Cyril"))),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes] == [type(None), Outdated, type(None)]
            raised = await asyncio.gather(  # of two who raise it at the same moment one has
                *[storage.write((PERSON, (f"to {new}", "Dana")), guards=[(held, (new, "a", 1))]) for new in (2, 3)],
                return_exceptions=True,
            )
            assert {type(outcome) for outcome in raised} == {type(None), Outdated}
            token = 2 + raised.index(None)
            with pytest.raises(Outdated):
                await storage.write((PERSON, ("old", "Emil")), guards=[(held, (1, "a", 1))])
            people = [row["id"] for row in await storage.fetch("SELECT id FROM people ORDER BY id")]
            assert people == ["mine", "other", f"to {token}"]
            assert await storage.fetch("SELECT name, value FROM house ORDER BY name") == [
                {"name": "a", "value": float(token)},
                {"name": "b", "value": 1.0},
            ]
            with pytest.raises(Outdated):  # two rows are not one row either
                await storage.write(guards=[("UPDATE house SET value = 3", ())])
            assert {row["value"] for row in await storage.fetch("SELECT value FROM house")} == {float(token), 1.0}

    asyncio.run(scenario())


def test_values_come_back_as_they_were(config: Config) -> None:
    """Numbers to the last digit, and texts in the order of their bytes, whatever the language of the machine."""
    names = ["Žofie", "anna", "Zora", "šárka", "Anna", "100 %", "who?"]
    large, exact = 2**63 - 1, 1700000000.1234567

    async def scenario() -> None:
        async with kept(open_storage(config)) as storage:
            for number, name in enumerate(names):
                sql = "INSERT INTO people (id, name, version, created, seen) VALUES (?, ?, ?, ?, ?)"
                await storage.write((sql, (f"p{number}", name, large, exact, 5)))
            rows = await storage.fetch("SELECT name, version, created, seen, folded FROM people ORDER BY name")
            assert [row["name"] for row in rows] == sorted(names, key=str.encode)
            assert {tuple(list(row.values())[1:]) for row in rows} == {(large, exact, 5.0, None)}
            assert all(type(row["seen"]) is float for row in rows)
            found = await storage.fetch("SELECT id FROM people WHERE name LIKE '%?%' AND name <> ? AND id <> '%s'", "x")
            assert found == [{"id": "p6"}]
            (row,) = await storage.fetch(
                "SELECT SUM(seen) AS floats, SUM(CASE WHEN id > ? THEN 1 ELSE 0 END) AS n FROM people", "p3"
            )
            assert (row["floats"], row["n"], type(row["n"])) == (35.0, 3, int)

    asyncio.run(scenario())


def test_migrations_are_numbered_and_happen_once(config: Config) -> None:
    names = [name for name, _ in migrations()]
    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))

    async def scenario() -> None:
        for _ in range(2):
            async with kept(open_storage(config)) as storage:
                assert len(await storage.fetch("SELECT * FROM migrations")) == len(names)
                await storage.write(("DELETE FROM migrations WHERE number = 999", ()))
        async with kept(open_storage(config)) as storage:
            await storage.write(("INSERT INTO migrations VALUES (999, 'future')", ()))
        with pytest.raises(BadConfig, match="newer version"):
            open_storage(config)

    asyncio.run(scenario())


@pytest.mark.sqlite
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


# -- PostgreSQL alone ------------------------------------------------------------------------------------------


def test_processes_that_start_together_make_the_tables_once(databases: Databases) -> None:
    """Every one of them finds the whole form, and none fails because another one was a little earlier."""
    url = databases.fresh("template1")

    async def scenario() -> None:
        await asyncio.gather(*[asyncio.to_thread(migrate, url) for _ in range(6)])
        async with kept(PostgresStorage(url, touch=False)) as storage:
            rows = await storage.fetch("SELECT number FROM migrations ORDER BY number")
            assert [row["number"] for row in rows] == list(range(1, len(migrations()) + 1))
            keys = await asyncio.gather(*[asyncio.to_thread(house_key, Config(Path(), store=url)) for _ in range(4)])
            assert len(set(keys)) == 1
            assert len(keys[0]) == 32

    asyncio.run(scenario())


def test_every_table_is_made_in_the_words_of_postgresql(databases: Databases) -> None:
    with connect(databases.fresh()) as connection:
        columns = connection.execute(
            "SELECT table_name, data_type, collation_name FROM information_schema.columns WHERE table_schema = 'public'"
        ).fetchall()
    assert {name for name, _, _ in columns} == {*tables(), "migrations"}
    ours = {(kind, collation) for name, kind, collation in columns if name != "migrations"}
    assert ours == {("bigint", None), ("double precision", None), ("text", "C")}
    assert "ROWID" not in "".join(fit(script) for _, script in migrations())


def test_a_database_that_was_away_is_there_again(databases: Databases) -> None:
    """While it is gone everybody is told so in words; then the same storage goes on, and what was said is true."""

    async def scenario() -> None:
        async with kept(PostgresStorage(databases.fresh())) as storage:
            await storage.write((PERSON, ("before", "Anna")))
            await asyncio.gather(*[storage.fetch("SELECT id FROM people") for _ in range(20)])
            databases.server.kill()
            try:
                with pytest.raises(StorageFailed, match="database"):
                    await read_on(storage)
                writes = [storage.write((PERSON, (id, "Boris"))) for id in ("while", "then")]
                answers = await asyncio.gather(*writes, return_exceptions=True)
            finally:
                await asyncio.to_thread(databases.server.start)
            assert [type(answer) for answer in answers] == [StorageFailed] * 2
            async with asyncio.timeout(60):
                while True:
                    try:
                        await storage.write((PERSON, ("after", "Cyril")))
                        break
                    except StorageFailed:
                        await asyncio.sleep(0.1)
            rows = await storage.fetch("SELECT id FROM people ORDER BY id")
            assert [row["id"] for row in rows] == ["after", "before"]

    asyncio.run(scenario())


async def read_on(storage: Storage) -> None:
    """Until nobody answers: the last process of a server that was killed may live for a moment."""
    async with asyncio.timeout(60):
        while True:
            await storage.fetch("SELECT id FROM people")


def test_a_restart_between_two_writes_is_not_noticed(databases: Databases) -> None:
    """All connections in the pool are dead then, and nobody has lost anything."""

    async def scenario() -> None:
        async with kept(PostgresStorage(databases.fresh())) as storage:
            await asyncio.gather(*[storage.fetch("SELECT id FROM people") for _ in range(20)])
            for number in range(3):
                await asyncio.to_thread(databases.server.kill)
                await asyncio.to_thread(databases.server.start)
                await storage.write((PERSON, (f"p{number}", "Anna")))
                assert len(await storage.fetch("SELECT id FROM people")) == number + 1

    asyncio.run(scenario())


def test_who_waits_for_a_lock_holds_up_no_other_that_waits(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Written together, they fail together; then each is tried alone, and all of them at the same time."""
    monkeypatch.setattr(postgresql, "PATIENTLY", "SET LOCAL lock_timeout = '10s'")  # the machine may be busy

    async def scenario() -> None:
        url = databases.fresh()
        async with kept(PostgresStorage(url, touch=False)) as storage:
            await storage.write(*[(PERSON, (name.lower(), name)) for name in ("Anna", "Boris", "Cyril")])
            with connect(url) as somebody:
                somebody.execute("UPDATE people SET seen = 1 WHERE id <> 'cyril'")  # and locks both
                again = asyncio.create_task(storage.write((PERSON, ("cyril", "Cyril"))))  # together they fail at once
                rename = "UPDATE people SET name = ? WHERE id = ?"
                writes = [asyncio.create_task(storage.write((rename, ("?", who)))) for who in ("anna", "boris")]
                waiting = "SELECT count(*) AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
                while (await storage.fetch(waiting))[0]["n"] < 2:
                    assert not any(write.done() for write in writes)
                    await asyncio.sleep(0.01)
            await asyncio.gather(*writes)
            with pytest.raises(Broken):
                await again
            names = await storage.fetch("SELECT name FROM people ORDER BY name")
            assert [row["name"] for row in names] == ["?", "?", "Cyril"]

    asyncio.run(scenario())


RENAME = "UPDATE people SET name = ? WHERE id = ?"


def test_who_waits_for_a_lock_holds_up_nobody_who_comes_later(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither who was written together with him, nor who comes while he waits."""
    monkeypatch.setattr(postgresql, "PATIENTLY", "SET LOCAL lock_timeout = '10s'")  # the machine may be busy

    async def scenario() -> None:
        url = databases.fresh()
        async with kept(PostgresStorage(url)) as storage:
            await storage.write((PERSON, ("anna", "Anna")), (PERSON, ("boris", "Boris")))
            with connect(url) as somebody:
                somebody.execute("UPDATE people SET seen = 1 WHERE id = 'anna'")
                stuck = asyncio.create_task(storage.write((RENAME, ("A", "anna"))))
                while not stuck.done():
                    await storage.write((RENAME, ("B", "boris")))
                    if storage.settling and storage.writing is None:
                        break
                assert not stuck.done()
                await storage.write((RENAME, ("C", "boris")))
                assert not stuck.done()
            await stuck
            names = await storage.fetch("SELECT name FROM people ORDER BY id")
            assert [row["name"] for row in names] == ["A", "C"]
            assert not storage.settling

    asyncio.run(scenario())


def test_writes_of_a_row_keep_their_order_behind_a_lock(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes later is not even sent together with others while an earlier one waits."""
    monkeypatch.setattr(postgresql, "PATIENTLY", "SET LOCAL lock_timeout = '10s'")
    together: list[float] = []

    async def scenario() -> None:
        url = databases.fresh()
        async with kept(PostgresStorage(url, together.append)) as storage:
            await storage.write((PERSON, ("anna", "Anna")))
            with connect(url) as somebody:
                somebody.execute("UPDATE people SET seen = 1")
                writes = [asyncio.create_task(storage.write((RENAME, ("A", "anna"))))]
                while not storage.settling:
                    await asyncio.sleep(0.01)
                writes += [asyncio.create_task(storage.write((RENAME, (name, "anna")))) for name in ("B", "C")]
            await asyncio.gather(*writes)
            assert await storage.fetch("SELECT name FROM people") == [{"name": "C"}]
            assert len(together) == 2

    asyncio.run(scenario())


def test_a_commit_is_durable_though_the_server_was_set_to_hurry(databases: Databases) -> None:
    url = databases.fresh()
    with connect(url, autocommit=True) as connection:
        (name,) = connection.execute("SELECT current_database()").fetchone()
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def scenario() -> None:
        async with kept(PostgresStorage(url)) as storage:
            assert await storage.fetch("SHOW synchronous_commit") == [{"synchronous_commit": "on"}]

    asyncio.run(scenario())


def test_question_marks_are_translated_outside_of_quotes() -> None:
    assert translated("SELECT '?', 'it''s 5 %' WHERE a LIKE '%x' AND b = ?") == (
        "SELECT '?', 'it''s 5 %%' WHERE a LIKE '%%x' AND b = %s"
    )


@pytest.mark.parametrize("url", ["mysql://anna@localhost/house", "house.sqlite3"])
def test_other_databases_are_refused_in_words(tmp_path: Path, url: str) -> None:
    with pytest.raises(BadConfig, match="postgresql://user@host/database"):
        Config(tmp_path, store=url)


def test_a_database_that_is_not_there_is_told_without_the_password(tmp_path: Path) -> None:
    url = f"postgresql://anna:secret@/house?host={tmp_path}"
    with pytest.raises(BadConfig, match="cannot be opened") as told:
        PostgresStorage(url)
    assert "secret" not in str(told.value)


def test_where_postgresql_cannot_be_had_its_tests_are_skipped_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_postgresql, "programs", lambda: None)
    with pytest.raises(pytest.skip.Exception, match=f"{ABSENT}: PostgreSQL is not installed"):
        Databases()
