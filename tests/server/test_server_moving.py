"""From SQLite to PostgreSQL and back: nothing is lost on the way, and everybody plays on."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, closing
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from databases import Databases
from visitors import WAIT, Chair, Open, Visitor, decide_together, opened

from permonik.cli import main
from permonik.server import moving
from permonik.server.backup import back_up, restore
from permonik.server.config import BadConfig
from permonik.server.cookies import KEY_FILE
from permonik.server.moving import PostgresPlace, move
from permonik.server.storage import DATABASE, Storage
from permonik.server.storage.forms import tables
from permonik.server.storage.postgresql import MIGRATING, connect

GAMES = {"cave-vs-cave": 2, "caverna": 2, "rivals": 2, "saboteur": 3}
NAMES = ("Anna", "Boris", "Cyril")
Cookies = list[str]
Records = dict[str, list[str]]

pytestmark = pytest.mark.sqlite  # they say themselves where the data lies


async def begin(server: Open) -> tuple[Cookies, dict[str, str]]:
    """A running table of every game, with what people leave behind besides."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(await server.come()) for _ in NAMES]
        for person, name in zip(people, NAMES, strict=True):
            await person.register(name)
        ids = {}
        for game, players in GAMES.items():
            id = ids[game] = (await people[0].table(game, ("me", *["open"] * (players - 1))))["id"]
            for person in people[1:players]:
                await person.post(f"/tables/{id}/join")
            await people[0].post(f"/tables/{id}/start")
            async with await people[1].sit(id, 1) as chair:
                await chair.ask("chat", text=f"Dobře, {game}?")
        for person in (1, 2, 1, 2):
            report = {"person": people[person].me["id"], "what": "name", "text": "", "why": "100 %"}
            await people[0].post("/reports", report)
        return [person.http.cookies["permonik"] for person in people], ids


@asynccontextmanager
async def seated(server: Open, cookies: Cookies, id: str) -> AsyncIterator[list[Chair]]:
    """The same people with the same cookies, wherever the data lies now."""
    async with AsyncExitStack() as stack:
        chairs = []
        for seat, cookie in enumerate(cookies):
            person = await stack.enter_async_context(await Visitor.come(server.base))
            person.http.cookies.clear()
            person.http.cookies.set("permonik", cookie)
            assert (await person.get("/me"))["name"] == NAMES[seat]
            chairs.append(await stack.enter_async_context(await person.sit(id, seat)))
        yield chairs


async def play_on(server: Open, cookies: Cookies, ids: dict[str, str], before: Records) -> Records:
    """Every record begins with what was there before, and goes on."""
    after = {}
    for game, id in ids.items():
        async with seated(server, cookies[: GAMES[game]], id) as chairs:
            assert await decide_together(chairs, Random(5), 6) == 6
        live = await server.house.table(id)
        after[id] = await server.house.tables.lines(id, live.data.entries)
        assert after[id][: len(before.get(id, []))] == before.get(id, [])
        assert len(after[id]) > len(before.get(id, []))
    return after


async def report_numbers(storage: Storage) -> list[int]:
    return [row["number"] for row in await storage.fetch("SELECT number FROM reports ORDER BY number")]


def run(*arguments: str) -> str:
    result = CliRunner().invoke(main, ["move-data", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.usefixtures("patient")
def test_running_tables_of_every_game_go_there_and_back(tmp_path: Path, databases: Databases) -> None:
    here, there, back = tmp_path / "here", databases.fresh("template1"), tmp_path / "back"

    async def first() -> tuple[Cookies, dict[str, str], Records]:
        async with opened(here) as server:
            cookies, ids = await begin(server)
            return cookies, ids, await play_on(server, cookies, ids, {})

    cookies, ids, records = asyncio.run(first())
    said = run(str(here), there)
    assert "everything was moved" in said
    assert [line.split()[0] for line in said.splitlines()[:-1]] == tables()
    assert (here / DATABASE).is_file()  # it is left as it was

    async def second() -> Records:
        async with opened(tmp_path / "elsewhere", store=there) as server:
            grown = await play_on(server, cookies, ids, records)
            async with await server.come() as dana:  # numbers go on after those that came along
                await dana.register("Dana")
                boris = await server.house.people.store.named("boris")
                report = {"person": boris.id, "what": "name", "text": "", "why": "again"}
                await dana.post("/reports", report)
            assert await report_numbers(server.house.storage) == [1, 2, 3, 4, 5]
            return grown

    records = asyncio.run(second())
    assert not (tmp_path / "elsewhere" / KEY_FILE).exists()
    assert not (tmp_path / "elsewhere" / DATABASE).exists()
    moved = move(there, str(back))
    assert (moved["reports"].rows, moved["chat"].rows, moved["tables"].rows) == (5, 4, 4)
    assert (back / KEY_FILE).read_bytes() == (here / KEY_FILE).read_bytes()
    assert {(back / name).stat().st_mode & 0o077 for name in (KEY_FILE, DATABASE)} == {0}

    async def third() -> None:
        async with opened(back) as server:
            await play_on(server, cookies, ids, records)

    asyncio.run(third())


def some_house(folder: Path) -> None:
    async def scenario() -> None:
        async with opened(folder) as server, await server.come() as anna:
            await anna.register("Anna")

    asyncio.run(scenario())


def test_what_is_not_empty_is_left_alone(tmp_path: Path, databases: Databases) -> None:
    here, other, url = tmp_path / "here", tmp_path / "other", databases.fresh()
    some_house(here)
    some_house(other)
    with pytest.raises(BadConfig, match="is not empty"):
        move(str(here), str(other))
    with connect(url) as connection:
        connection.execute("INSERT INTO people (id, name, created, seen) VALUES ('a', 'Anna', 0, 0)")
    with pytest.raises(BadConfig, match=r"is not empty \(people\)"):
        move(str(here), url)
    with pytest.raises(BadConfig, match="no data folder"):
        move(str(tmp_path / "nowhere"), databases.fresh())
    assert not (tmp_path / "nowhere").exists()


def test_nothing_is_moved_where_a_server_is_open(tmp_path: Path, databases: Databases) -> None:
    url = databases.fresh()
    some_house(tmp_path / "closed")

    async def scenario() -> None:
        async with opened(tmp_path / "here"):
            with pytest.raises(BadConfig, match="another server"):
                await asyncio.to_thread(move, str(tmp_path / "here"), databases.fresh())
        async with opened(tmp_path / "there", store=url):
            with pytest.raises(BadConfig, match="a server is open on"):
                await asyncio.to_thread(move, url, str(tmp_path / "new"))
            with pytest.raises(BadConfig, match="a server is open on"):
                await asyncio.to_thread(move, str(tmp_path / "closed"), url)

    asyncio.run(scenario())


def test_no_server_opens_while_all_is_moved(
    tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits at its first look at the tables; a migration takes the same lock."""
    some_house(tmp_path / "a")
    url = databases.fresh()
    copied: list[bool] = []

    def copying(source: moving.Place, target: moving.Place) -> dict[str, moving.Total]:
        copied.append(is_free(url))
        return copy(source, target)

    copy = moving.copy
    monkeypatch.setattr(moving, "copy", copying)
    move(str(tmp_path / "a"), url)
    assert copied == [False]
    end = time.monotonic() + WAIT
    while not is_free(url):  # the database notices a moment later that who moved has gone
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_house_is_seen_as_it_is_when_no_server_can_open_any_more(databases: Databases) -> None:
    """And not as it was while somebody was waited for."""
    url = databases.fresh()
    with ExitStack() as stack:
        place = PostgresPlace(url, stack)
        place.shut()
        with connect(url) as connection:
            connection.execute("INSERT INTO people (id, name, created, seen) VALUES ('a', 'Anna', 0, 0)")
        assert list(place.rows("people", ["id"])) == [("a",)]
        assert not is_free(url)


def is_free(url: str) -> bool:
    with closing(connect(url)) as connection:
        (free,) = connection.execute("SELECT pg_try_advisory_lock(%s)", [MIGRATING]).fetchone()
    return bool(free)


def test_running_games_of_a_house_that_is_open_are_only_looked_at(tmp_path: Path, databases: Databases) -> None:
    """Whatever folder the server has."""
    url = databases.fresh()
    data = ("--data", str(tmp_path / "mine"), "--store", url)

    async def scenario() -> None:
        async with opened(tmp_path / "its", store=url) as server, await server.come() as anna:
            await anna.table("pretend", ("me", "me"))
            found = await asyncio.to_thread(CliRunner().invoke, main, ["migrate-games", *data])
            assert found.exit_code == 2, found.output
            assert "a server is open on" in found.output
            found = await asyncio.to_thread(CliRunner().invoke, main, ["migrate-games", *data, "--dry-run"])
            assert found.exit_code == 0, found.output

    asyncio.run(scenario())
    found = CliRunner().invoke(main, ["migrate-games", *data])
    assert (found.exit_code, "1 running game" in found.output) == (0, True), found.output


def test_a_table_that_arrives_differently_is_not_kept(
    tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    some_house(tmp_path)
    url = databases.fresh()
    put = PostgresPlace.put

    def lossy(place, table, columns, rows):  # type: ignore[no-untyped-def]
        put(place, table, columns, rows)
        if table == "people":
            place.connection.execute("UPDATE people SET name = 'Boris'")

    monkeypatch.setattr(PostgresPlace, "put", lossy)
    with pytest.raises(BadConfig, match="people is another one"):
        move(str(tmp_path), url)
    monkeypatch.undo()
    with closing(connect(url)) as connection:
        assert connection.execute("SELECT count(*) FROM people").fetchone() == (0,)


def test_what_postgresql_cannot_hold_is_told_by_the_name_of_the_table(tmp_path: Path, databases: Databases) -> None:
    some_house(tmp_path)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
        database.execute("UPDATE people SET name = 'An' || char(0) || 'na'")
    with pytest.raises(BadConfig, match="what is in people; nothing was moved"):
        move(str(tmp_path), databases.fresh())


def test_a_backup_of_a_running_server_on_postgresql_can_be_restored_to_both(
    tmp_path: Path, databases: Databases
) -> None:
    url, copy = databases.fresh(), tmp_path / "copy"

    async def play() -> tuple[Cookies, dict[str, str], Records]:
        async with opened(tmp_path / "data", store=url) as server:
            cookies, ids = await begin(server)
            ids = {"rivals": ids["rivals"]}
            records = await play_on(server, cookies, ids, {})
            await asyncio.to_thread(back_up, tmp_path / "data", copy, url)
            await play_on(server, cookies, ids, records)  # what comes later is not in it
            return cookies, ids, records

    cookies, ids, records = asyncio.run(play())
    empty = databases.fresh("template1")
    restored = restore(copy, tmp_path / "unused", empty)
    assert (restored["tables"], restored["reports"]) == (4, 4)
    with pytest.raises(BadConfig, match="is not empty"):
        restore(copy, tmp_path / "unused", empty)
    assert not (tmp_path / "unused").exists()
    assert restore(copy, tmp_path / "folder") == restored

    async def compare(folder: Path, store: str | None) -> None:
        async with opened(folder, store=store) as server:
            await play_on(server, cookies, ids, records)

    asyncio.run(compare(tmp_path / "again", empty))
    asyncio.run(compare(tmp_path / "folder", None))


def test_the_operator_finds_a_house_in_postgresql(tmp_path: Path, databases: Databases) -> None:
    url = databases.fresh()

    async def scenario() -> None:
        async with opened(tmp_path, store=url) as server, await server.come() as anna:
            await anna.register("Anna")

    asyncio.run(scenario())
    operator = ["admin", "--store", url]
    result = CliRunner().invoke(main, [*operator, "rename", "Anna", "Hanna", "--data", str(tmp_path)])
    assert (result.exit_code, "Hanna" in result.output) == (0, True), result.output
    result = CliRunner().invoke(main, ["admin", "audit", "--data", str(tmp_path)], env={"PERMONIK_STORE": url})
    assert "1 audit" in result.output
    result = CliRunner().invoke(main, ["migrate-games", "--data", str(tmp_path), "--store", url])
    assert "0 running games, 0 differ" in result.output
