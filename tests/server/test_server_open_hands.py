"""Open hands: those who look on see what each seat saw, a round later, where all seats have agreed."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from visitors import Chair, Data, Refusal, Visitor, decide_together, opened, refused, registered, three

from permonik.kernel.match import Match


async def together(anna: Visitor, boris: Visitor, **more: object) -> str:
    id: str = (await anna.table("pretend", ("me", "open"), options={"rounds": 4}, **more))["id"]
    await boris.post(f"/tables/{id}/join", {"seat": 1})
    await anna.post(f"/tables/{id}/start")
    return id


async def looked(chair: Chair, entry: int, seat: int | None = None) -> Data:
    found: Data = next(one for one in await chair.ask("at", entry=entry, seat=seat) if one["type"] == "snapshot")
    return found


async def hidden(chair: Chair, entry: int, seat: int) -> None:
    with pytest.raises(Refusal) as refusal:
        await chair.ask("at", entry=entry, seat=seat)
    assert refusal.value.code == "hands-hidden"


def test_hands_are_open_to_spectators_a_round_later_and_not_before(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            server, anna, boris, cyril = await stack.enter_async_context(three(tmp_path))
            id = await together(anna, boris, open_hands=True)
            assert (await cyril.get(f"/tables/{id}"))["open_hands"]
            chairs = [await stack.enter_async_context(await who.sit(id, at)) for at, who in enumerate((anna, boris))]
            watching = await stack.enter_async_context(await cyril.sit(id, None))
            match = (await server.house.table(id)).playing()
            rng, looks = Random(3), 0
            while not match.over:
                entry = len(match.record.entries)
                for chair in (*chairs, watching):
                    await chair.reach(entry)
                until = watching.state["open_until"]
                assert until == match.round_ago() < entry
                assert [chair.state["open_until"] for chair in chairs] == [0, 0]
                seat = match.waiting()[0]
                if until:
                    looks += 1
                    mine = await looked(chairs[seat], until)
                    assert await looked(watching, until, seat) == mine, "as the seat itself saw it"
                    assert (mine["entry"], mine["view"]["seat"]) == (until, seat)
                await hidden(watching, until + 1, seat)
                await hidden(watching, entry, 1 - seat)
                await hidden(chairs[seat], until, 1 - seat)
                await chairs[seat].decide(rng.randrange(len(chairs[seat].state["options"])))
            assert looks > 10
            for chair in (chairs[0], watching):
                await chair.until(lambda chair=chair: chair.state["over"])
                assert (await looked(chair, 9, 1))["view"]["seat"] == 1, "the match is over: nothing is secret"

    asyncio.run(scenario())


def test_nobody_who_plays_looks_on_with_open_hands(tmp_path: Path) -> None:
    """Not as a spectator of the own match, nor after resigning: those who still play could be told."""

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            server, *people = await stack.enter_async_context(three(tmp_path))
            anna = people[0]
            id = (await anna.table("pretend", ("me", "open", "open"), open_hands=True))["id"]
            for who in people[1:]:
                await who.post(f"/tables/{id}/join", {})
            await anna.post(f"/tables/{id}/start")
            chairs = [await stack.enter_async_context(await who.sit(id, seat)) for seat, who in enumerate(people)]
            match = (await server.house.table(id)).playing()
            while not match.round_ago():
                await decide_together(chairs, Random(4), 1)
            watching = await stack.enter_async_context(await anna.sit(id, None))
            await hidden(watching, match.round_ago(), 1)
            await watching.ask("resign", seat=0)
            assert not match.over, "the two others play on"
            await hidden(watching, match.round_ago(), 1)

    asyncio.run(scenario())


def test_what_is_open_does_not_depend_on_what_came_since(tmp_path: Path) -> None:
    """Two futures of the same beginning, with other cards, answers and drafts, show spectators the same of it."""

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as cyril:
            shown = []
            for future in range(2):
                server.house.start_match = lambda game, names, options: Match.start(game, len(names), 7, options, names)
                table = await anna.table("pretend", ("me", "me"), open_hands=True, options={"rounds": 4})
                live = await server.house.table(table["id"])
                rng = Random(1)
                async with await anna.sit(table["id"], 0) as chair, await cyril.sit(table["id"], None) as watching:
                    cut = 0
                    while live.playing().round_ago() < 25:
                        match = live.playing()
                        cut = cut or (len(match.record.entries) if match.round_ago() > 10 else 0)
                        seat = match.waiting()[0]
                        await chair.ask("hello", seat=seat, since=0)
                        options = len(chair.state["options"])
                        choice = rng.randrange(options)
                        if cut:  # from here on everything is otherwise
                            choice = (choice + future) % options
                            option = chair.state["options"][choice - future]["id"]
                            if chair.state["choice"] is None:
                                await chair.ask("draft", seat=seat, asked=chair.state["asked"], picks=[option])
                                await chair.ask("back", seat=seat, to=0)
                        if cut and len(match.record.entries) == cut:
                            await watching.reach(cut)
                            until = watching.state["open_until"]
                            shown.append([await looked(watching, at, seat) for at in range(until) for seat in (0, 1)])
                        await chair.decide(choice)
                    await watching.until(lambda: watching.state["open_until"] >= 25)
                    shown[-1] += [await looked(watching, at, seat) for at in range(10) for seat in (0, 1)]
            assert shown[0] == shown[1]
            assert len(shown[0]) > 40

    asyncio.run(scenario())


def test_where_hands_stay_hidden(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            opened(tmp_path) as server,
            await registered(server, "Anna") as anna,
            await server.come() as boris,
            await server.come() as cyril,
        ):
            two = [{"kind": "me"}, {"kind": "open"}]
            for odd in (
                {"rated": True},
                {"clock": {"days": 2}},
                {"spectators": False},
                {"game": "cave-vs-cave"},
            ):
                wish = {"game": "rivals", "seats": two, "open_hands": True, **odd}
                assert await refused(anna, "POST", "/tables", wish) == "bad-table", odd
            id = await together(anna, boris)
            match, rng = (await server.house.table(id)).playing(), Random(5)
            async with await anna.sit(id, 0) as one, await boris.sit(id, 1) as other:
                while not match.round_ago():
                    await decide_together([one, other], rng, 1)
            async with await cyril.sit(id, None) as watching:
                assert watching.state["open_until"] == 0
                for entry in (0, 1, match.round_ago()):
                    await hidden(watching, entry, 0)
                with pytest.raises(Refusal, match="bad-seat"):
                    await watching.ask("at", entry=0, seat=7)
            assert await refused(anna, "PATCH", f"/tables/{id}", {"open_hands": True}) == "bad-message"

    asyncio.run(scenario())


def test_the_host_can_close_hands_and_a_rematch_keeps_the_agreement(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with three(tmp_path) as (_, anna, boris, cyril):
            id = await together(anna, boris, open_hands=True)
            async with await anna.sit(id, 0) as chair, await cyril.sit(id, None) as watching:
                await chair.ask("resign", seat=0)
                await watching.until(lambda: watching.state["over"])
                assert (await looked(watching, 3, 1))["view"]["seat"] == 1
                again = await anna.post(f"/tables/{id}/rematch")
                assert again["open_hands"]
                assert not (await anna.ask("PATCH", f"/tables/{id}", {"open_hands": False}))["open_hands"]
                await watching.until(lambda: watching.state["open_until"] == 0)
                await hidden(watching, 3, 1)

    asyncio.run(scenario())
