"""Friends by code, blocks, invitations with one tap, and groups with their season."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from visitors import Data, Visitor, decide_together, opened, refused, three

from permonik.server import friends as friends_module
from permonik.server.friends import read_season
from permonik.server.problems import BadMessage


async def befriend(one: Visitor, other: Visitor) -> Data:
    code = (await one.get("/friends"))["code"]
    found: Data = await other.post("/friends", {"code": code})
    return found


def names(friends: list[Data]) -> list[str]:
    return [one["person"]["name"] for one in friends]


def test_friends_by_a_code(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            code = (await anna.get("/friends"))["code"]
            assert (await boris.get(f"/friend-codes/{code}"))["name"] == "Anna"
            typed = f" {code[:5].lower()}-{code[5:]} "
            assert names((await boris.post("/friends", {"code": typed}))["friends"]) == ["Anna"]
            await boris.post("/friends", {"code": code})  # twice is once
            (friend,) = (await anna.get("/friends"))["friends"]
            assert (friend["person"]["name"], friend["here"]) == ("Boris", True)
            server.house.people.asked.clear()  # Boris has closed the page
            assert [one["here"] for one in (await anna.get("/friends"))["friends"]] == [False]

            fresh = (await anna.ask("POST", "/friend-codes"))["code"]
            assert fresh != code
            assert await refused(boris, "GET", f"/friend-codes/{code}") == "not-found"
            assert await refused(anna, "POST", "/friends", {"code": fresh}) == "bad-message"
            for wrong in ("", "ABC", "A" * 10, "'; DROP TABLE friends", "x" * 50_000):
                assert await refused(boris, "POST", "/friends", {"code": wrong}) == "not-found"
            assert (await boris.ask("DELETE", f"/friends/{anna.me['id']}"))["friends"] == []
            assert (await anna.get("/friends"))["friends"] == []

    asyncio.run(scenario())


def test_codes_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna:
            codes = [await refused(anna, "GET", f"/friend-codes/{friends_module.new_code()}") for _ in range(25)]
            assert codes[0] == "not-found"
            assert codes[-1] == "too-many-requests"

    asyncio.run(scenario())


def test_an_invitation_with_one_tap(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with three(tmp_path) as (_, anna, boris, cyril):
            await befriend(anna, boris)
            id = (await anna.table("pretend", ("me", "open")))["id"]
            assert await refused(anna, "POST", f"/tables/{id}/invite", {"person": cyril.me["id"]}) == "not-friends"
            assert await refused(cyril, "POST", f"/tables/{id}/invite", {"person": anna.me["id"]}) == "not-seated"
            assert await refused(anna, "POST", f"/tables/{id}/invite", {"person": "nobody"}) == "not-friends"
            await anna.post(f"/tables/{id}/invite", {"person": boris.me["id"]})
            (invite,) = (await boris.get("/friends"))["invites"]
            assert (invite["by"]["name"], invite["table"]["id"]) == ("Anna", id)
            await boris.ask("DELETE", f"/tables/{id}/invite")
            assert (await boris.get("/friends"))["invites"] == []
            await anna.post(f"/tables/{id}/invite", {"person": boris.me["id"]})
            await boris.post(f"/tables/{id}/join")
            assert (await boris.get("/friends"))["invites"] == []  # who sits there needs none
            await anna.post(f"/tables/{id}/start")
            assert await refused(anna, "POST", f"/tables/{id}/invite", {"person": boris.me["id"]}) == "already-started"

    asyncio.run(scenario())


def test_who_is_muted_in_a_list_is_not_heard_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends_module, "MOST_MUTED", 2)

    async def scenario() -> None:
        async with three(tmp_path) as (server, anna, boris, cyril):
            wish = {"person": boris.me["id"], "muted": True}
            for _ in range(2):  # twice is once
                assert [one["name"] for one in (await anna.post("/mutes", wish))["muted"]] == ["Boris"]
            table = (await anna.table(seats=("me", "open")))["id"]
            await boris.post(f"/tables/{table}/join")
            async with await anna.sit(table, 0) as left, await boris.sit(table, 1) as right:
                await right.ask("chat", text="one")
                await anna.post("/mutes", wish | {"muted": False})
                await right.ask("chat", text="two")
                said = await left.until(lambda: [one["text"] for one in left.news if one["type"] == "chat"])
                assert said == ["two"]
            assert (await anna.get("/friends"))["muted"] == []
            await anna.post("/blocks", {"person": boris.me["id"], "blocked": True})
            assert (await anna.get("/friends"))["muted"] == []  # it stands in the other list
            assert await refused(anna, "POST", "/mutes", wish | {"muted": False}) == "bad-message"
            await anna.post("/mutes", {"person": cyril.me["id"], "muted": True})
            async with await server.come() as dana:
                third = {"person": dana.me["id"], "muted": True}
                assert await refused(anna, "POST", "/mutes", third) == "too-many-friends"
            for wrong in (anna.me["id"], "nobody", ""):
                assert await refused(anna, "POST", "/mutes", {"person": wrong, "muted": True}) == "not-found"

    asyncio.run(scenario())


def test_who_is_blocked_stays_away_and_is_not_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            await befriend(anna, boris)
            code = (await anna.get("/friends"))["code"]
            me, other = anna.me["id"], boris.me["id"]
            blocked = await anna.post("/blocks", {"person": other, "blocked": True})
            assert (blocked["friends"], [one["name"] for one in blocked["blocked"]]) == ([], ["Boris"])
            assert (await boris.get("/friends"))["friends"] == []
            assert await refused(boris, "POST", "/friends", {"code": code}) == "not-found"
            assert await refused(boris, "GET", f"/friend-codes/{code}") == "not-found"
            id = (await anna.table("pretend", ("me", "open")))["id"]
            assert await refused(boris, "POST", f"/tables/{id}/join") == "removed"
            theirs = (await boris.table("pretend", ("me", "open")))["id"]
            assert await refused(boris, "POST", f"/tables/{theirs}/invite", {"person": me}) == "not-friends"
            assert await server.house.people.store.muted_by(me) == {other}

            await anna.post("/blocks", {"person": other, "blocked": False})
            await boris.post(f"/tables/{id}/join")
            for wrong in (me, "nobody"):
                assert await refused(anna, "POST", "/blocks", {"person": wrong, "blocked": True}) == "not-found"

    asyncio.run(scenario())


@pytest.mark.both
def test_a_group_and_its_season(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with three(tmp_path) as (_, anna, boris, cyril):
            group = await anna.post("/groups", {"name": "Friday"})
            assert (await boris.get(f"/group-codes/{group['code']}"))["name"] == "Friday"
            assert await refused(boris, "GET", f"/groups/{group['id']}") == "not-found"
            joined = await boris.post("/groups/join", {"code": group["code"]})
            assert sorted(names(joined["members"])) == ["Anna", "Boris"]

            table = await anna.table("pretend", ("me", "open"), options={"rounds": 1}, group=group["id"])
            assert table["group"] == group["id"]
            stranger = {"game": "pretend", "seats": [{"kind": "me"}, {"kind": "open"}], "group": group["id"]}
            assert await refused(cyril, "POST", "/tables", stranger) == "bad-table"
            assert [one["id"] for one in (await boris.get(f"/groups/{group['id']}"))["tables"]] == [table["id"]]
            await anna.post(f"/tables/{table['id']}/invite", {"person": boris.me["id"]})  # members need not be friends
            await boris.post(f"/tables/{table['id']}/join")
            await anna.post(f"/tables/{table['id']}/start")
            async with await anna.sit(table["id"], 0) as left, await boris.sit(table["id"], 1) as right:
                await decide_together([left, right], Random(1), 1000)
            over = await anna.get(f"/tables/{table['id']}")
            season = await anna.get(f"/groups/{group['id']}")
            assert season["tables"] == []
            assert {one["person"]["name"]: (one["played"], one["won"]) for one in season["standings"]} == {
                "Anna": (1, int(0 in over["winners"])),
                "Boris": (1, int(1 in over["winners"])),
            }
            assert (await anna.get(f"/groups/{group['id']}?season=2020-1"))["standings"] == []
            again = await anna.post(f"/tables/{table['id']}/rematch")
            assert again["group"] == group["id"]

    asyncio.run(scenario())


def test_who_looks_after_a_group(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with three(tmp_path) as (_, anna, boris, cyril):
            group = await anna.post("/groups", {"name": "Friday"})
            path = f"/groups/{group['id']}"
            for one in (boris, cyril):
                await one.post("/groups/join", {"code": group["code"]})
            whom = {"person": cyril.me["id"]}
            assert await refused(boris, "POST", f"{path}/remove", whom) == "not-host"
            assert await refused(boris, "POST", f"{path}/code") == "not-host"
            assert await refused(anna, "POST", f"{path}/remove", {"person": anna.me["id"]}) == "not-found"
            assert sorted(names((await anna.post(f"{path}/remove", whom))["members"])) == ["Anna", "Boris"]
            fresh = await anna.post(f"{path}/code")
            assert await refused(cyril, "POST", "/groups/join", {"code": group["code"]}) == "not-found"
            await anna.ask("DELETE", "/me", {})
            left = await boris.get(path)
            assert (names(left["members"]), left["owner"]) == (["Boris"], boris.me["id"])
            await boris.post(f"{path}/leave")
            assert await refused(cyril, "GET", f"/group-codes/{fresh['code']}") == "not-found"
            assert await refused(boris, "POST", f"{path}/leave") == "not-found"
            assert await refused(boris, "POST", "/groups", {"name": "\u202e"}) == "bad-name"

    asyncio.run(scenario())


def test_there_is_an_end_to_friends_and_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends_module, "MOST_FRIENDS", 1)
    monkeypatch.setattr(friends_module, "MOST_GROUPS", 1)
    monkeypatch.setattr(friends_module, "MOST_MEMBERS", 1)

    async def scenario() -> None:
        async with three(tmp_path) as (_, anna, boris, cyril):
            await befriend(anna, boris)
            code = (await anna.get("/friends"))["code"]
            assert await refused(cyril, "POST", "/friends", {"code": code}) == "too-many-friends"
            group = await anna.post("/groups", {"name": "Friday"})
            assert await refused(anna, "POST", "/groups", {"name": "Saturday"}) == "too-many-friends"
            assert await refused(boris, "POST", "/groups/join", {"code": group["code"]}) == "too-many-friends"

    asyncio.run(scenario())


@pytest.mark.parametrize("season", ["2026", "2026-5", "-1", "1-1", "٢٠٢٦-1", "2026-1-1", "9" * 100])
def test_what_is_no_season(season: str) -> None:
    with pytest.raises(BadMessage):
        read_season(season)
