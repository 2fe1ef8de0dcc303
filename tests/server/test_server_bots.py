"""Bots at tables: in processes of their own, never in anybody's way."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from visitors import Refusal, opened

from permonik.housekeeping.questions import Question
from permonik.kernel.record import Decision


def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            id = (await anna.table("pretend", ("me", "random", "random")))["id"]
            async with await anna.sit(id, 0) as chair:
                await chair.play(Random(1))
                assert chair.state["over"]
            assert len(server.house.pool.all) <= 2
        assert not server.house.pool.all

    asyncio.run(scenario())


@pytest.mark.parametrize("game", ["cave-vs-cave", "rivals", "saboteur", "caverna"])
def test_a_table_with_every_level(tmp_path: Path, game: str) -> None:
    """Each in turn answers at a table, and is no longer waited for then."""

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            (room,) = [one for one in await anna.get("/games") if one["id"] == game]
            assert room["bots"] == ["easy", "medium", "hard", *(["master"] if game != "saboteur" else [])]
            for level in ("easy", "medium", "hard", "master"):
                table = await anna.table(game, ("me", level))
                assert table["seats"][1]["bot"] == level
                async with await anna.sit(table["id"], 0) as chair:
                    last = -1
                    answered = f'permonik_bot_answers_total{{bot="{level}"}}'
                    while answered not in server.house.metrics.text():
                        last = (await chair.asked(last))["asked"]
                        await chair.decide()
                    assert chair.state["names"][1] == f"{level} 2"
            assert "bot_failures_total{" not in server.house.metrics.text()

    asyncio.run(scenario())


def test_old_names_may_sit_and_slow_ones_may_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            for name in ("random", "greedy"):
                assert (await anna.table("cave-vs-cave", ("me", name)))["seats"][1]["bot"] == name
            for name in ("search", "search@9", "command", "careless", "greedy@/etc/passwd", "easy@1"):
                with pytest.raises(Refusal, match="there are: easy, medium, hard, master"):
                    await anna.table("cave-vs-cave", ("me", name))
            body = {"game": "cave-vs-cave", "seats": [{"kind": "me"}, {"kind": "bot"}]}
            assert (await anna.post("/tables", body))["seats"][1]["bot"] == "medium"

    asyncio.run(scenario())


@pytest.mark.parametrize("bot", ["Crashes", "Dies", "Cheats", "Hangs"])
def test_a_bot_that_fails_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1] / "bots"))

    async def scenario() -> None:
        name = f"naughty:{bot}"
        limit = 0.2 if bot == "Hangs" else 600.0  # the others fail by themselves, however long it takes
        async with opened(tmp_path, own_bots=(name,), bot_limit=limit) as server, await server.come() as anna:
            id = (await anna.table("pretend", ("me", name), options={"rounds": 1, "deck": "tiny"}))["id"]
            match = (await server.house.table(id)).playing()

            def replaced() -> bool:
                return any(isinstance(entry, Decision) and entry.seat == 1 for entry in match.record.entries)

            async with await anna.sit(id, 0) as chair:
                assert chair.state["names"][1] == f"{bot} 2"
                last = -1
                # One answer is enough: each takes two new processes, and the machine may be busy.
                while not replaced():
                    if chair.state["asked"] is not None and chair.state["asked"] > last:
                        last = chair.state["asked"]
                        await chair.decide()
                    await chair.until(lambda last=last: replaced() or (chair.state["asked"] or -1) > last)
            assert f'permonik_bot_failures_total{{bot="{name}"}}' in server.house.metrics.text()

    asyncio.run(scenario())


def test_a_hanging_bot_delays_no_other_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1] / "bots"))

    async def scenario() -> None:
        name = "naughty:Hangs"
        async with opened(tmp_path, own_bots=(name,), bot_limit=600.0) as server, await server.come() as anna:
            for _ in range(2):
                await anna.table("pretend", (name, name))
            id = (await anna.table("pretend", ("me", "random")))["id"]
            async with await anna.sit(id, 0) as chair:
                await chair.play(Random(1))
                assert chair.state["over"]
            live = [one for one in server.house.live.values() if one.bots.thinking]
            assert len(live) == 2  # they are still thinking

    start = time.monotonic()
    asyncio.run(scenario())
    assert time.monotonic() - start < 500  # and closing the house does not wait for them


def test_a_bot_is_sent_its_view_and_nothing_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            asked: list[Question] = []
            ask = server.house.pool.ask

            async def listen(question: Question, wanted: Callable[[], bool]) -> int | None:
                asked.append(question)
                return await ask(question, wanted)

            server.house.pool.ask = listen  # type: ignore[method-assign]
            id = (await anna.table("pretend", ("me", "random")))["id"]
            async with await anna.sit(id, 0) as chair:
                await chair.play(Random(1))
            match = (await server.house.table(id)).playing()
            assert match.seal is not None
            for question in asked:
                assert question.view["seat"] == 1
                line = json.dumps(question.data())
                assert str(match.seal.seed) not in line
                assert match.seal.nonce not in line

    asyncio.run(scenario())


def test_a_resigned_seat_is_played_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            id = (await anna.table("pretend", ("me", "me", "me")))["id"]
            async with await anna.sit(id, 0) as chair:
                await chair.ask("resign", seat=2)
                rng = Random(4)
                while not chair.state["over"]:
                    waiting = chair.state["waiting"]
                    if waiting and waiting[0] != 2:
                        if chair.state["seat"] != waiting[0]:
                            await chair.ask("hello", seat=waiting[0])
                        await chair.decide(rng.randrange(len(chair.state["options"])))
                    else:
                        entry = chair.state["entry"]
                        await chair.reach(entry + 1)
                assert 2 not in chair.state["winners"]

    asyncio.run(scenario())
