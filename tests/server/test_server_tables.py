"""Tables: the waiting room, lists, rematches, records and studies."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from visitors import Data, Refusal, Visitor, decide_together, opened, refused

from permonik import Match, Record


async def finished_table(visitor: Visitor, seed: int = 1, game: str = "pretend") -> Data:
    """A match that one person has played against herself."""
    table = await visitor.table(game, ("me", "me"))
    async with await visitor.sit(table["id"], 0) as left, await visitor.sit(table["id"], 1) as right:
        await decide_together([left, right], Random(seed), 1000)
        assert left.state["over"]
    found: Data = await visitor.get(f"/tables/{table['id']}")
    return found


def test_from_the_waiting_room_to_the_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            table = await anna.table("pretend", ("me", "open", "random"), options={"rounds": 2}, name="Evening")
            id = table["id"]
            assert (table["status"], table["name"], table["options"]) == (
                "open",
                "Evening",
                {"rounds": 2, "deck": "full"},
            )
            assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
            assert len(id) >= 22
            assert await refused(anna, "POST", f"/tables/{id}/start") == "seats-open"
            async with await anna.open(id) as chair:
                await chair.ask("hello", seat=0)
                assert not chair.state
                joined = await boris.post(f"/tables/{id}/join", {"seat": 1})
                assert joined["mine"] == [1]
                assert await refused(boris, "POST", f"/tables/{id}/join", {}) == "already-seated"
                await chair.until(lambda: chair.table["seats"][1]["name"] == "Boris")
                await boris.ask("PATCH", "/me", {"name": "Bořek"})
                await chair.until(lambda: chair.table["seats"][1]["name"] == "Bořek")
                async with await server.come() as carla:
                    assert await refused(carla, "POST", f"/tables/{id}/join", {}) == "seat-taken"
                    assert await refused(carla, "POST", f"/tables/{id}/leave") == "not-seated"
                    assert await refused(carla, "POST", f"/tables/{id}/start") == "not-host"
                    assert (
                        await refused(carla, "POST", f"/tables/{id}/remove", {"person": boris.me["id"]}) == "not-host"
                    )
                await boris.post(f"/tables/{id}/leave")
                await boris.post(f"/tables/{id}/join", {"seat": 1})
                await anna.post(f"/tables/{id}/start")
                state = await chair.until(lambda: chair.state)
                assert state["names"] == ["Anna", "Bořek", "random 3"]
                assert chair.table["status"] == "running"
            assert await refused(boris, "POST", f"/tables/{id}/leave") == "already-started"
            assert await refused(anna, "POST", f"/tables/{id}/start") == "already-started"
            assert await refused(anna, "GET", f"/tables/{id}/record") == "still-running"
            assert await refused(anna, "POST", f"/tables/{id}/fork", {"at": 0}) == "still-running"
            assert await refused(anna, "POST", f"/tables/{id}/rematch") == "still-running"

    asyncio.run(scenario())


def test_a_removed_person_cannot_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as boris:
            id = (await anna.table())["id"]
            await boris.post(f"/tables/{id}/join")
            async with await boris.open(id) as chair:
                await chair.ask("hello", seat=1)
                after = await anna.post(f"/tables/{id}/remove", {"person": boris.me["id"]})
                assert after["seats"][1]["kind"] == "open"
                await chair.until(lambda: chair.table["mine"] == [])
            assert await refused(boris, "POST", f"/tables/{id}/join") == "removed"
            assert await refused(anna, "POST", f"/tables/{id}/remove", {"person": boris.me["id"]}) == "not-seated"
        async with opened(tmp_path) as server:
            assert boris.me["id"] in (await server.house.table(id)).banned

    asyncio.run(scenario())


def test_the_host_passes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as boris:
            id = (await anna.table())["id"]
            await boris.post(f"/tables/{id}/join")
            await anna.post(f"/tables/{id}/leave")
            assert (await boris.get(f"/tables/{id}"))["host"]["id"] == boris.me["id"]
            await boris.post(f"/tables/{id}/leave")
            assert await refused(boris, "GET", f"/tables/{id}") == "unknown-table"

    asyncio.run(scenario())


@pytest.mark.both
def test_lists_show_what_concerns_me(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as boris:
            private = await anna.table()
            public = await anna.table(public=True)
            assert (private["chat"], public["chat"]) == (True, False)
            listed = await boris.get("/tables")
            assert [table["id"] for table in listed] == [public["id"]]
            assert await boris.get("/tables/mine") == []
            await boris.post(f"/tables/{private['id']}/join")
            await anna.post(f"/tables/{private['id']}/start")
            (mine,) = await boris.get("/tables/mine")
            assert (mine["id"], mine["mine"], mine["status"]) == (private["id"], [1], "running")
            assert mine["waiting"]
            assert len(await anna.get("/tables/mine")) == 2
            assert await anna.get("/tables/finished") == []
            table = await finished_table(anna)
            (over,) = await anna.get("/tables/finished")
            assert over["id"] == table["id"]
            assert over["totals"] is not None
            assert await anna.get(f"/tables/finished?before={over['changed']}") == []
            assert await refused(anna, "GET", "/tables/finished?before=soon") == "bad-message"
            assert len(await anna.get("/tables/mine")) == 2

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": "pretend", "seats": [{"kind": "me"}]}, "bad-players"),
        ({"game": "pretend", "seats": [{"kind": "me"}] * 9}, "bad-players"),
        ({"game": "pretend", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "os:system"}]}, "unknown-bot"),
        ({"game": "pretend", "seats": [{"kind": "me"}, {"kind": "dog"}]}, "bad-message"),
        ({"game": "pretend", "seats": [{"kind": "me"}] * 2, "options": {"rounds": 99}}, "bad-option"),
        ({"game": "pretend", "seats": [{"kind": "me"}] * 3, "options": {"deck": "tiny"}}, "bad-option"),
        ({"game": "pretend", "seats": [{"kind": "me"}] * 2, "clock": {"base": 0}}, "bad-table"),
        ({"game": "pretend", "seats": [{"kind": "me"}] * 2, "name": "<i>"}, "bad-name"),
        ({"game": "pretend", "seats": [{"kind": "me"}] * 2, "colour": "red"}, "bad-message"),
        ({"game": "pretend"}, "bad-message"),
        ([], "bad-message"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(tmp_path: Path, wish: object, code: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            assert await refused(anna, "POST", "/tables", wish) == code
            assert await anna.get("/tables/mine") == []

    asyncio.run(scenario())


def test_a_rematch_rotates_the_seats(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            id = (await anna.table("pretend", ("me", "open", "random")))["id"]
            await boris.post(f"/tables/{id}/join")
            await anna.post(f"/tables/{id}/start")
            async with await anna.sit(id, 0) as left, await boris.sit(id, 1) as right:
                await left.ask("resign", seat=0)
                await right.ask("resign", seat=1)
                assert right.state["over"]
                again = await boris.post(f"/tables/{id}/rematch")
                assert [seat["name"] for seat in again["seats"]] == ["Boris", "", "Anna"]
                assert [seat["bot"] for seat in again["seats"]] == [None, "random", None]
                assert again["status"] == "open"
                assert (await anna.post(f"/tables/{id}/rematch"))["id"] == again["id"]
                await left.until(lambda: left.table["rematch"] == again["id"])
            assert (await boris.post(f"/tables/{again['id']}/start"))["status"] == "running"
            alone = await finished_table(anna)
            assert (await anna.post(f"/tables/{alone['id']}/rematch"))["status"] == "running"

    asyncio.run(scenario())


def test_a_record_leaves_and_comes_back_as_a_study(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come() as boris:
            table = await finished_table(anna)
            text = await boris.get(f"/tables/{table['id']}/record")
            record = Record.loads(text)
            assert Match.replay(record, verify=True).over
            study = await boris.post("/tables/import", {"record": text})
            assert (study["study"], study["status"], study["mine"]) == (True, "finished", [0, 1])
            assert study["totals"] == table["totals"]
            assert await boris.get(f"/tables/{study['id']}/record") == text

            fork = await boris.post(f"/tables/{table['id']}/fork", {"at": 12})
            assert (fork["study"], fork["mine"], fork["status"]) == (True, [0, 1], "running")
            origin = {"table": table["id"], "entry": 12}
            assert (table["origin"], study["origin"], fork["origin"]) == (None, None, origin)
            assert [one["origin"] for one in await boris.get("/tables/mine") if one["id"] == fork["id"]] == [origin]
            assert (await anna.get(f"/tables/{fork['id']}"))["origin"] is None, "that table may be private"
            async with await boris.sit(fork["id"], 0) as left, await boris.sit(fork["id"], 1) as right:
                assert left.state["seal"]["commitment"] != record.header.commitment
                await decide_together([left, right], Random(2), 1000)
                assert left.state["over"]
            forked = Record.loads(await boris.get(f"/tables/{fork['id']}/record"))
            assert forked.header.forked >= 12
            assert forked.entries[:12] == record.entries[:12]
            assert Match.replay(forked, verify=True).over
            assert await refused(anna, "GET", f"/tables/{fork['id']}/record") == "no-spectators"

            against = await boris.post(f"/tables/{table['id']}/fork", {"at": 12, "bots": True})
            mine = against["mine"]
            assert len(mine) == 1
            assert [seat["kind"] for seat in against["seats"]].count("bot") == 1
            async with await boris.sit(against["id"], mine[0]) as one:
                await one.play(Random(2))
                assert one.state["over"]

            unfinished = Match.replay(record, 12).record.dumps()
            running = await boris.post("/tables/import", {"record": unfinished})
            assert running["status"] == "running"

            assert await refused(boris, "POST", f"/tables/{table['id']}/fork", {"at": 9999}) == "bad-message"
            assert await refused(boris, "POST", "/tables/import", {"record": text[:-50]}) == "record-truncated"
            assert await refused(boris, "POST", "/tables/import", {"record": "hello"}) == "record-truncated"
            tampered = text.replace('"nonce":"', '"nonce":"0')
            assert await refused(boris, "POST", "/tables/import", {"record": tampered}) == "deal-mismatch"
            huge = {"record": "x" * 3_000_000}
            assert await refused(boris, "POST", "/tables/import", huge) == "too-large"

    asyncio.run(scenario())


def test_settings_belong_to_the_host(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as boris:
            id = (await anna.table("pretend", ("me", "random")))["id"]
            assert await refused(boris, "PATCH", f"/tables/{id}", {"chat": False}) == "not-host"
            async with await boris.sit(id, None) as watching:
                assert watching.state["seat"] is None
                changed = await anna.ask("PATCH", f"/tables/{id}", {"spectators": False, "chat": False})
                assert (changed["spectators"], changed["chat"]) == (False, False)
                with pytest.raises(Refusal, match="no-spectators"):
                    await watching.ask("at", entry=0)
            with pytest.raises(Refusal, match="no-spectators"):
                async with await boris.open(id) as watching:
                    await watching.ask("hello", seat=None)
            async with await anna.sit(id, 0) as chair:
                with pytest.raises(Refusal, match="chat-off"):
                    await chair.ask("chat", text="hello?")

    asyncio.run(scenario())
