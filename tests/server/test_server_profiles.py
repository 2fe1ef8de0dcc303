"""Profiles: what is counted, who sees it, and what somebody can take along."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from visitors import Data, Visitor, decide_together, opened, refused, three

from permonik import Match
from permonik.kernel.record import Record
from permonik.server.profiles import LOOKS, favourites_of

GOLDEN = Path(__file__).parents[1] / "golden"


async def played(anna: Visitor, boris: Visitor, seed: int, **more: object) -> Data:
    table = await anna.table("pretend", ("me", "open"), options={"rounds": 1}, **more)
    await boris.post(f"/tables/{table['id']}/join")
    await anna.post(f"/tables/{table['id']}/start")
    async with await anna.sit(table["id"], 0) as left, await boris.sit(table["id"], 1) as right:
        await decide_together([left, right], Random(seed), 1000)
    found: Data = await anna.get(f"/tables/{table['id']}")
    assert found["status"] == "finished"
    return found


def test_a_profile_adds_up_the_games(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            tables = [await played(anna, boris, seed) for seed in range(3)]
            me = anna.me["id"]
            profile = await anna.get(f"/people/{me}")
            totals = [table["totals"][0] for table in tables]
            won = sum(0 in table["winners"] for table in tables)
            (results,) = profile["results"]
            assert results == {
                "game": "pretend",
                "size": "two",
                "played": 3,
                "won": won,
                "left": 0,
                "mean": round(sum(totals) / 3, 1),
                "best": max(totals),
            }
            (against,) = profile["against"]
            alone = sum(table["winners"] == [0] for table in tables)
            assert (against["person"]["name"], against["games"], against["won"]) == ("Boris", 3, alone)

            await anna.table("pretend", ("me", "me"))  # neither running games nor those against oneself
            assert (await anna.get(f"/people/{me}"))["results"] == [results]
            assert len(await anna.get(f"/people/{me}/games")) == 3
            assert len(await anna.get(f"/people/{me}/games?game=pretend&size=two&with={boris.me['id']}")) == 3
            for nothing in ("game=rivals", "size=more", "with=nobody", f"before={tables[0]['created']}"):
                assert await anna.get(f"/people/{me}/games?{nothing}") == []

    asyncio.run(scenario())


def test_what_is_public_is_ones_own_choice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with three(tmp_path) as (_, anna, boris, cyril):
            hidden = await played(anna, boris, 1)
            public = await played(anna, boris, 2, public=True)
            me = anna.me["id"]
            profile = await cyril.get(f"/people/{me}")
            assert (profile["results"], profile["favourites"], profile["against"]) == (None, None, [])
            assert await refused(cyril, "GET", f"/people/{me}/games") == "not-shown"
            assert (await boris.get(f"/people/{me}"))["against"][0]["games"] == 2  # what was between us

            changed = await anna.ask("PATCH", "/me", {"shows": ["history", "results"]})
            assert changed["shows"] == ["results", "history"]
            assert (await cyril.get(f"/people/{me}"))["results"][0]["played"] == 2
            assert (await cyril.get(f"/people/{me}"))["favourites"] is None
            seen = [table["id"] for table in await cyril.get(f"/people/{me}/games")]
            assert seen == [public["id"]]  # a private table is as private as its link
            both = {table["id"] for table in await boris.get(f"/people/{me}/games")}
            assert both == {public["id"], hidden["id"]}

    asyncio.run(scenario())


def test_names_and_faces_are_those_of_today(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            table = await played(anna, boris, 1)
            record = await anna.get(f"/tables/{table['id']}/record")
            await anna.ask("PATCH", "/me", {"name": "Anežka", "face": "25314"})
            seat = (await boris.get(f"/tables/{table['id']}"))["seats"][0]
            assert (seat["name"], seat["person"]["face"]) == ("Anežka", "25314")
            assert await anna.get(f"/tables/{table['id']}/record") == record  # what is sealed stays
            twice = await anna.table("pretend", ("me", "me"))
            await anna.ask("PATCH", "/me", {"name": "Anna"})
            assert [seat["name"] for seat in (await anna.get(f"/tables/{twice['id']}"))["seats"]] == [
                "Anna (1)",
                "Anna (2)",
            ]
            assert (await anna.get("/me"))["face"] == "25314"
            assert (await anna.ask("PATCH", "/me", {"face": ""}))["face"] == ""

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "body",
    [
        *({"face": face} for face in ("1", "9" * len(LOOKS), "<svg>", "٣" * 5, "0" * 100_000, 5)),
        *({"shows": shows} for shows in (["all"], "results", [1], {"results": True})),
        {"name": "Anna", "id": "somebody"},
    ],
    ids=lambda body: str(body)[:30],
)
def test_what_nobody_can_be(tmp_path: Path, body: Data) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            assert await refused(anna, "PATCH", "/me", body) in ("bad-message", "too-large")
            assert await anna.get("/me") == anna.me

    asyncio.run(scenario())


def test_strange_questions_about_people(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            me = anna.me["id"]
            assert await refused(anna, "GET", "/people/nobody") == "not-found"
            assert await refused(anna, "GET", "/people/nobody/games") == "not-found"
            for strange in ("size=all", "before=soon", "before=nan", "before=inf", f"game={'x' * 200}"):
                assert await refused(anna, "GET", f"/people/{me}/games?{strange}") == "bad-message"
            assert await anna.get(f"/people/{me}/games?game=%27%20OR%201%3D1%20--&with=%27") == []
            gone = boris.me["id"]
            await boris.ask("DELETE", "/me", {})
            assert await refused(anna, "GET", f"/people/{gone}") == "not-found"

    asyncio.run(scenario())


def test_one_can_take_everything_along(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            table = await played(anna, boris, 1)
            async with await anna.sit(table["id"], 0) as chair, await boris.sit(table["id"], 1) as other:
                await chair.ask("chat", text="good game")
                await other.ask("chat", text="it was")
                await chair.ask("mute", person=boris.me["id"], muted=True)
            mine = await anna.get("/me/export")
            assert mine["me"] == await anna.get("/me")
            assert [one["id"] for one in mine["tables"]] == [table["id"]]
            assert [line["text"] for line in mine["said"]] == ["good game"]  # what others said is theirs
            assert [one["name"] for one in mine["muted"]] == ["Boris"]
            assert "password" not in str(mine)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "golden",
    ["cave-vs-cave/two-players", "caverna/two-players", "rivals/duel", "saboteur/eight-players", "pretend/pretend-3"],
)
def test_a_game_tells_what_its_players_like(golden: str) -> None:
    """The lines and arguments that it names are there."""
    match = Match.replay(Record.load(GOLDEN / f"{golden}.jsonl"))
    things = dict(favourites_of(match))
    assert things
    assert all(0 <= seat < match.players for seat, _ in things)
    assert {thing.split("-")[0] for _, thing in things} <= {"room", "card"}
