"""The operator: deeds on a running server and without one, the audit log, reports, backups."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result
from visitors import Choice, opened, refused

from permonik.cli import main
from permonik.server.admin import DOOR, Order, ask
from permonik.server.backup import MANIFEST, back_up, restore
from permonik.server.config import BadConfig, Config, claim
from permonik.server.cookies import KEY_FILE
from permonik.server.storage import DATABASE


def admin(data: Path, *arguments: str) -> Result:
    store = {"PERMONIK_STORE": Choice.store(data) or ""}
    return CliRunner().invoke(main, ["admin", *arguments, "--data", str(data)], env=store)


@pytest.mark.sqlite
def test_deeds_on_a_running_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:

            async def order(deed: str, object: str, **more: object) -> str:
                answer = await ask(tmp_path, Order(deed, object, **more))  # type: ignore[arg-type]
                assert "problem" not in answer, answer
                return str(answer["answer"])

            assert (tmp_path / DOOR).exists()
            await boris.post("/me/register", {"name": "Boris", "password": "correct horse"})
            table = await anna.table("pretend", ("me", "open"))
            await boris.post(f"/tables/{table['id']}/join", {})
            await anna.post(f"/tables/{table['id']}/start")
            async with await anna.sit(table["id"], 0) as chair, await boris.sit(table["id"], 1) as other:
                assert await order("announce", "Closing at eight.") == "2 sockets were told"
                await chair.until(lambda: [one for one in chair.news if one.get("text") == "Closing at eight."])

                await order("rename", "boris", name="Bořek", why="asked for it")
                assert (await boris.get("/me"))["name"] == "Bořek"

                await order("kick", boris.me["id"])
                await asyncio.wait([other.reader])
                assert other.ws.close_code == 4401
                assert await refused(boris, "GET", "/me") == "bad-cookie"
                await boris.post("/sign-in", {"name": "Bořek", "password": "correct horse"})

                await order("ban", "Bořek", days=3.0, why="report 1")
                assert await refused(boris, "GET", "/me") == "bad-cookie"
                await boris.post("/sign-in", {"name": "Bořek", "password": "correct horse"})
                assert await refused(boris, "GET", "/tables/mine") == "banned"
                await order("unban", "Bořek")
                await boris.get("/tables/mine")

                assert await order("close", table["id"]) == "the match is ended"
                await chair.until(lambda: chair.state["over"])
                assert chair.state["winners"] == []

            waiting = await anna.table("pretend", ("me", "open"))
            assert await order("close", waiting["id"]) == "the table is removed"
            assert await refused(anna, "GET", f"/tables/{waiting['id']}") == "unknown-table"

            await order("delete", "Bořek")
            assert await refused(boris, "GET", "/tables/mine") == "bad-cookie"
            assert "Boris" not in await anna.get(f"/tables/{table['id']}/record")
            for deed, object in (("ban", "Nobody"), ("conquer", ""), ("close", "nowhere"), ("settle", "x")):
                assert "problem" in await ask(tmp_path, Order(deed, object))
            rows = (await ask(tmp_path, Order("audit")))["answer"]
            assert [row["deed"] for row in rows][:4] == ["announce", "rename", "kick", "ban"]
            assert rows[1]["why"] == "asked for it"
            costs = (await ask(tmp_path, Order("costs")))["answer"]
            assert anna.me["id"] in [row["person"] for row in costs]
        assert not (tmp_path / DOOR).exists()

    asyncio.run(scenario())


def test_an_address_can_be_banned(tmp_path: Path) -> None:
    """Behind a proxy on the same machine, which says who comes."""

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Eve") as eve:

            async def order(deed: str, object: str = "", **more: object) -> object:
                answer = await ask(tmp_path, Order(deed, object, **more))  # type: ignore[arg-type]
                return answer.get("answer", answer.get("code"))

            table = (await anna.table("pretend", ("me", "random"), public=True))["id"]
            eve.http.headers["x-forwarded-for"] = "203.0.113.7"
            anna.http.headers["x-forwarded-for"] = "198.51.100.20"
            mine = await anna.open(table, **{"x-forwarded-for": "198.51.100.20"})
            hers = await eve.open(table, **{"x-forwarded-for": "203.0.113.7"})
            await hers.ask("hello", seat=None)
            await mine.ask("hello", seat=0)
            assert "203.0.113.7" in str(await order("costs"))
            assert await order("ban-address", "203.0.113.0/24", days=1.0, why="flood") == "203.0.113.0/24 is banned"
            await asyncio.wait([hers.reader])
            assert hers.ws.close_code == 4401
            assert await refused(eve, "GET", "/me") == "banned"
            with pytest.raises(Exception, match="403"):
                await eve.open(table, **{"x-forwarded-for": "203.0.113.7"})
            eve.http.cookies.clear()  # another guest, from the same place
            assert await refused(eve, "GET", "/me") == "banned"
            await mine.ask("ping")
            await anna.get("/me")
            await mine.close()

            assert str(await order("ban-address", "2001:db8:1:2:3::9")) == "2001:db8:1:2::/64 is banned"
            house = server.house.addresses
            assert (house.is_banned("2001:db8:1:2:ffff::1"), house.is_banned("2001:db8:1:3::1")) == (True, False)
            assert house.is_banned("::ffff:203.0.113.9")
            assert not house.is_banned("::1")
            assert not house.is_banned("?")
            for wrong in ("127.0.0.1", "::1", "0.0.0.0/0", "10.0.0.0/8", "Anna", "", "203.0.113.7/99"):
                assert await order("ban-address", wrong) == "bad-message", wrong
        async with opened(tmp_path) as server:  # it is remembered
            assert server.house.addresses.is_banned("203.0.113.200")
            assert [row["network"] for row in (await ask(tmp_path, Order("addresses")))["answer"]] == [
                "2001:db8:1:2::/64",
                "203.0.113.0/24",
            ]
            deeds = [(row["deed"], row["object"]) for row in (await ask(tmp_path, Order("audit")))["answer"]]
            assert deeds[0] == ("ban-address", "203.0.113.0/24")
            await ask(tmp_path, Order("unban-address", "203.0.113.0/24"))
            assert not server.house.addresses.is_banned("203.0.113.200")
            assert (await ask(tmp_path, Order("unban-address", "203.0.113.0/24")))["code"] == "bad-message"

    asyncio.run(scenario())
    assert admin(tmp_path, "ban", "--address", "192.0.2.1", "--days", "1").output == "192.0.2.1/32 is banned\n"
    assert "192.0.2.1/32" in admin(tmp_path, "addresses").output
    assert admin(tmp_path, "unban", "--address", "192.0.2.1").exit_code == 0


def test_a_ban_of_an_address_ends(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server:
            await server.house.addresses.ban("203.0.113.7", 5.0)  # a time long ago
            assert not server.house.addresses.is_banned("203.0.113.7")

    asyncio.run(scenario())


def test_reports_reach_the_operator(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            table = await anna.table("pretend", ("me", "open"))
            await boris.post(f"/tables/{table['id']}/join", {})
            async with await boris.sit(table["id"], 1) as chair:
                await chair.ask("chat", text="rude words")
            said = {"person": boris.me["id"], "what": "chat", "table": table["id"]}
            await anna.post("/reports", said | {"text": "rude words", "why": "rude"})
            await anna.post("/reports", {"person": boris.me["id"], "what": "name"})
            for wrong in (
                said | {"text": "what nobody said"},
                said | {"table": "elsewhere", "text": "rude words"},
                {"person": anna.me["id"], "what": "name"},
                {"person": "nobody", "what": "name"},
            ):
                assert await refused(anna, "POST", "/reports", wrong) == "not-found"
            long = {"person": boris.me["id"], "what": "name", "why": "x" * 501}
            assert await refused(anna, "POST", "/reports", long) == "bad-message"
            rows = (await ask(tmp_path, Order("reports")))["answer"]
            assert [(row["what"], row["text"], row["why"]) for row in rows] == [
                ("chat", "rude words", "rude"),
                ("name", "Boris", ""),
            ]
            await ask(tmp_path, Order("settle", str(rows[0]["number"])))
            assert len((await ask(tmp_path, Order("reports")))["answer"]) == 1

    asyncio.run(scenario())


@pytest.mark.sqlite
def test_the_command_without_a_server(tmp_path: Path) -> None:
    async def scenario() -> str:
        async with opened(tmp_path) as server, await server.come() as anna:
            await anna.post("/me/register", {"name": "Anna", "password": "correct horse"})
            return str(anna.me["id"])

    id = asyncio.run(scenario())
    assert f"({id}) is banned" in admin(tmp_path, "ban", "Anna", "--days", "1").output
    result = admin(tmp_path, "ban", "Boris")
    assert (result.exit_code, "Boris" in result.output) == (2, True)
    rows = json.loads(admin(tmp_path, "audit", "--json").output)
    assert [(row["deed"], row["object"]) for row in rows] == [("ban", "Anna"), ("ban", "Boris")]
    assert "0 reports" in admin(tmp_path, "reports").output
    assert admin(tmp_path / "nowhere", "audit").exit_code == 2
    lock = claim(Config(tmp_path))  # a server that cannot be asked
    assert "another server" in admin(tmp_path, "audit").output
    os.close(lock)


def dump(file: Path) -> list[str]:
    database = sqlite3.connect(file)
    try:
        return list(database.iterdump())
    finally:
        database.close()


@pytest.mark.sqlite
def test_a_backup_of_a_running_server_can_be_restored(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"

    async def play() -> tuple[str, dict[str, object], str]:
        async with opened(data) as server, await server.come("Anna") as anna:
            id = (await anna.table("pretend", ("me", "random")))["id"]
            async with await anna.sit(id) as chair:
                await chair.play(Random(1), most=3)
                await asyncio.to_thread(back_up, data, copy)
                state = chair.state
                saved = await server.house.tables.lines(id)
                await chair.play(Random(2), most=3)
                assert len(saved) <= len(await server.house.tables.lines(id))
            return id, state, anna.cookie

    id, _, cookie = asyncio.run(play())
    before = dump(copy / DATABASE)
    result = CliRunner().invoke(main, ["restore", str(copy), "--data", str(data)])
    assert result.exit_code == 0, result.output
    assert dump(data / DATABASE) == before
    assert (data / KEY_FILE).read_bytes() == (copy / KEY_FILE).read_bytes()
    assert any("before-restore" in file.name for file in data.iterdir())  # what was there is not lost

    async def go_on() -> None:
        async with opened(data) as server, await server.come() as anna:
            anna.http.cookies.clear()
            answer = await anna.http.get(f"/api/v1/tables/{id}", headers={"cookie": cookie})
            assert answer.json()["mine"] == [0]

    asyncio.run(go_on())


@pytest.mark.sqlite
def test_what_is_no_backup_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"

    async def scenario() -> None:
        async with opened(data) as server, await server.come("Anna"):
            back_up(data, copy)
            with pytest.raises(BadConfig, match="another server"):
                restore(copy, data)

    asyncio.run(scenario())
    before = dump(data / DATABASE)
    with pytest.raises(BadConfig, match="not empty"):
        back_up(data, copy)
    with pytest.raises(BadConfig, match="no data folder"):
        back_up(tmp_path / "nowhere", tmp_path / "other")
    with pytest.raises(BadConfig, match="no backup"):
        restore(tmp_path / "nowhere", data)
    whole = (copy / DATABASE).read_bytes()
    for other in (whole[:-4096], whole + bytes(4096)):
        (copy / DATABASE).write_bytes(other)
        with pytest.raises(BadConfig, match="not the one that was written"):
            restore(copy, data)
    (copy / DATABASE).write_bytes(whole)
    manifest = json.loads((copy / MANIFEST).read_text())
    (copy / MANIFEST).write_text(json.dumps(manifest | {"rows": {"people": 99}}))
    with pytest.raises(BadConfig, match="rows"):
        restore(copy, data)
    assert dump(data / DATABASE) == before
