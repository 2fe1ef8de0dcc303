"""Nonsense is answered in words, and damage is found."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest
from besiege import (
    until,
)
from visitors import Refusal, opened, refused

from permonik.server.storage import DATABASE
from permonik.server.storage.sqlite import faults


def test_nonsense_is_answered_in_words(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            for origin in ("http://[", "http://[::1", "http://a]b", "//", "http://" + "x" * 5000):
                assert await refused(anna, "PATCH", "/me", {"name": "Eve"}, origin=origin) == "bad-origin"
            for path in ("/" + "x" * 300, "/assets/" + "x" * 300, "/api/v1/tables/" + "x" * 3000, "/" + "a/" * 2000):
                assert (await anna.http.get(path)).status_code in (200, 404, 503), path[:20]
            assert "permonik_errors_total 1" not in server.house.metrics.text()

    asyncio.run(scenario())


def test_the_data_is_for_its_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    (data / DATABASE).touch(0o644)

    async def scenario() -> None:
        async with opened(data) as server, await server.come("Anna"):
            assert stat.S_IMODE(data.stat().st_mode) == 0o700
            for file in data.iterdir():
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name

    asyncio.run(scenario())


def test_a_disk_that_takes_nothing_refuses_every_write_and_breaks_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            table = await anna.table("pretend", ("me", "open"))
            chair = await anna.sit(table["id"], 0)
            disk = server.house.storage.write_to
            disk.execute("PRAGMA query_only = ON")  # from now on it takes nothing
            wish = {"game": "pretend", "seats": [{"kind": "me"}, {"kind": "open"}]}
            for method, path, body in (
                ("POST", "/tables", wish),
                ("PATCH", "/me", {"name": "Anička"}),
                ("PATCH", f"/tables/{table['id']}", {"chat": False}),
                ("POST", "/me/register", {"name": "Anna", "password": "correct horse"}),
                ("POST", "/sign-out-everywhere", None),
            ):
                answer = await anna.http.request(method, f"/api/v1{path}", json=body)
                assert (answer.status_code, answer.json()["code"]) == (503, "storage-failed"), path
                assert int(answer.headers["retry-after"]) > 0
            await chair.close()
            async with await anna.sit(table["id"], 0) as chair:
                with pytest.raises(Refusal, match="disk"):
                    await chair.ask("chat", text="ahoj")
                disk.execute("PRAGMA query_only = OFF")
                await chair.ask("chat", text="ahoj")
            assert (await anna.get("/me")) == anna.me
            assert "permonik_errors_total 1" not in server.house.metrics.text()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM entries WHERE table_id = ? AND number = (SELECT max(number) FROM entries)",
        "DELETE FROM entries WHERE table_id = ? AND number = 1",
        "UPDATE entries SET line = replace(line, '0', '1') WHERE table_id = ? AND number = 2",
    ],
)
def test_a_damaged_record_is_said_and_the_others_go_on(tmp_path: Path, harm: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            ids = [(await anna.table("pretend", ("me", "me")))["id"] for _ in range(2)]
            cookie = dict(anna.http.cookies)
        with sqlite3.connect(tmp_path / DATABASE) as database:
            assert database.execute(harm, (ids[0],)).rowcount == 1
        database.close()
        async with opened(tmp_path) as server, await server.come() as anna:
            anna.http.cookies.update(cookie)
            assert await refused(anna, "GET", f"/tables/{ids[0]}") == "record-damaged"
            assert (await anna.get(f"/tables/{ids[1]}"))["status"] == "running"
            assert "permonik_damage 1" in server.house.metrics.text()

    asyncio.run(scenario())


def test_damage_in_the_file_is_found(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            for _ in range(10):
                await anna.table("cave-vs-cave", ("me", "me"))
            await until(lambda: server.house.examined)
            assert server.house.damage == []

    asyncio.run(scenario())
    file = tmp_path / DATABASE
    assert faults(file) == []
    with sqlite3.connect(file) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seats'").fetchone()
    database.close()
    with file.open("r+b") as out:
        out.seek((page - 1) * 4096)
        out.write(b"\xff" * 3000)
    assert faults(file)
