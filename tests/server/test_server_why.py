"""Why not, and hints: asked at a table, told to the seat alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from visitors import Chair, Refusal, opened


def test_a_table_says_why_something_cannot_be_chosen(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            id = (await anna.table("cave-vs-cave", ("me", "me")))["id"]
            async with await anna.sit(id, 0) as one, await anna.sit(id, 1) as other:
                first, second = (one, other) if one.state["asked"] is not None else (other, one)
                seats = first.state["seat"], second.state["seat"]
                tile = first.state["options"][0]["targets"][0]
                free = (await first.ask("why", seat=seats[0], target=tile))[0]
                assert free["type"] == "because"
                assert free["reason"] is None
                await first.decide(0)
                while first.state["asked"] is not None:
                    end = [option["text"] for option in first.state["options"]].index("end")
                    await first.decide(end)
                await second.reach(first.state["entry"])
                taken = (await second.ask("why", seat=seats[1], target=tile))[0]
                assert taken["reason"] == {
                    "id": "why-taken",
                    "args": {"seat": {"seat": seats[0]}},
                    "targets": [],
                    "entry": -1,
                }
                assert taken["rule"] == "R4.5"

    asyncio.run(main())


def test_somebody_else_s_seat_is_told_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            id = (await anna.table("rivals", ("me", "open")))["id"]
            await boris.post(f"/tables/{id}/join")
            await anna.post(f"/tables/{id}/start")
            async with await anna.sit(id, 0) as left, await boris.sit(id, 1):
                with pytest.raises(Refusal, match="not yours"):
                    await left.ask("why", seat=1, target="card:abbey")
                with pytest.raises(Refusal) as refusal:
                    await left.ask("hint", seat=0)
                assert refusal.value.code == "no-hints"

    asyncio.run(main())


def test_a_hint_against_bots_is_told_and_counted(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            id = (await anna.table("cave-vs-cave", ("me",)))["id"]
            async with await anna.sit(id, 0) as chair:
                news = await chair.ask("hint", seat=0)
                (told,) = [one for one in news if one["type"] == "hint"]
                options = {option["id"] for option in chair.state["options"]}
                assert 1 <= len(told["lines"]) <= 3
                assert {line["option"] for line in told["lines"]} <= options
                await chair.until(lambda: chair.table["seats"][0]["hints"] == 1)
            live = await server.house.table(id)
            assert await live.house.tables.hints(id) == {0: 1}

    asyncio.run(main())


def test_where_others_play_all_have_to_agree_to_hints(tmp_path: Path) -> None:
    """The agreement is kept: it holds after the house was closed. That a hint was taken, the others see."""

    async def main() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            id = (await anna.table("cave-vs-cave", ("me", "open")))["id"]
            await boris.post(f"/tables/{id}/join")
            await anna.post(f"/tables/{id}/start")
            async with await anna.sit(id, 0) as left, await boris.sit(id, 1) as right:
                asked, other = (left, right) if left.state["asked"] is not None else (right, left)
                seat = asked.state["seat"]
                assert (left.state["hints"], right.state["hints"]) == ("ask", "ask")
                await asked.ask("propose", seat=seat, what="hints")
                await other.until(lambda: other.state["proposal"] is not None)
                assert other.state["proposal"]["what"] == "hints"
                await other.ask("answer", seat=1 - seat, agree=False)
                with pytest.raises(Refusal) as refusal:
                    await asked.ask("hint", seat=seat)
                assert refusal.value.code == "no-hints"
                await asked.ask("propose", seat=seat, what="hints")
                await other.until(lambda: other.state["proposal"] is not None)
                await other.ask("answer", seat=1 - seat, agree=True)
                await asked.until(lambda: asked.state["hints"] == "free")
                await asked.ask("hint", seat=seat)
                await other.until(lambda: other.table["seats"][seat]["hints"] == 1)
            assert (await anna.get(f"/tables/{id}"))["seats"][seat]["hints"] == 1
            server.house.drop(await server.house.table(id))
            async with await anna.sit(id, 0) as left:
                assert left.state["hints"] == "free"

    asyncio.run(main())


def test_a_running_match_of_other_people_cannot_be_forked(tmp_path: Path) -> None:
    """Nobody can ask a bot about it in a study."""

    async def main() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            for seats in (("me", "open"), ("me", "easy")):
                id = (await anna.table("cave-vs-cave", seats))["id"]
                if "open" in seats:
                    await boris.post(f"/tables/{id}/join")
                    await anna.post(f"/tables/{id}/start")
                    with pytest.raises(Refusal, match="other people"):
                        await anna.post(f"/tables/{id}/fork", {"at": 0})
                else:
                    await anna.post(f"/tables/{id}/fork", {"at": 0})
                with pytest.raises(Refusal, match="other people"):
                    await boris.post(f"/tables/{id}/fork", {"at": 0})

    asyncio.run(main())


async def idle_turn(chair: Chair) -> None:
    """A tile is taken, and nothing done with it."""
    for text in ("take excavation", "end"):
        state = chair.state
        picked = next(option["id"] for option in state["options"] if option["text"] == text)
        await chair.ask("draft", seat=0, asked=state["asked"], picks=[picked])
        await chair.until(lambda before=state: chair.state is not before)


def test_a_bad_draft_is_doubted_before_it_is_played(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            for _ in range(8):  # how bad it is depends on the deal
                id = (await anna.table("cave-vs-cave", ("me",)))["id"]
                async with await anna.sit(id, 0) as chair:
                    with pytest.raises(Refusal) as refusal:
                        await chair.ask("weigh", seat=0)
                    assert refusal.value.code == "no-draft"
                    await idle_turn(chair)
                    (doubt,) = [one for one in await chair.ask("weigh", seat=0) if one["type"] == "doubt"]
                    assert (doubt["entry"], doubt["steps"]) == (chair.state["entry"], 2)
                    await chair.until(lambda: chair.table["seats"][0]["hints"] == 1)
                    if doubt["better"]:
                        assert doubt["better"]["line"]
                        return
            raise AssertionError("an idle turn is never doubted")

    asyncio.run(main())
