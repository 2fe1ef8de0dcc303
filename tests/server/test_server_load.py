"""Over real sockets, against a real server: many tables at once, and a server that is killed under load.

PERMONIK_SOAK=1 plays the long version.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path
from random import Random

import pytest
from survivors import Player, check_all, open_table
from visitors import Process, Refusal, Visitor

SOAK = bool(os.environ.get("PERMONIK_SOAK"))
TABLES = 400 if SOAK else 16
CAVES = TABLES // 2
KILLS = 100 if SOAK else 3


async def play_table(base: str, game: str, rng: Random) -> int:
    """A whole match of two people who decide at random; the number of decisions."""
    id, people = await open_table(base, game, rng)
    chairs = [await person.sit(id, seat) for seat, person in enumerate(people)]
    counts = await asyncio.gather(*[chair.play(Random(rng.random())) for chair in chairs])
    assert all(chair.state["over"] for chair in chairs)
    assert chairs[0].state["winners"] == chairs[1].state["winners"]
    table = await people[0].get(f"/tables/{id}")
    assert (table["status"], table["entries"]) == ("finished", chairs[0].state["entry"])
    record = await people[1].get(f"/tables/{id}/record")
    decided = [json.loads(line) for line in record.splitlines() if '"do":' in line and '"forced":true' not in line]
    assert len(decided) == sum(counts)
    for chair in chairs:
        await chair.close()
    for person in people:
        await person.http.aclose()
    return sum(counts)


def test_many_tables_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        async with Process(tmp_path / "data") as server:
            start = time.monotonic()
            games = ["cave-vs-cave"] * CAVES + ["pretend"] * (TABLES - CAVES)
            played = await asyncio.gather(
                *[play_table(server.base, game, Random(seed)) for seed, game in enumerate(games)]
            )
            took = time.monotonic() - start
            async with await Visitor.come(server.base) as watcher:
                numbers = await watcher.numbers()
            assert "\npermonik_errors_total 0.0\n" in numbers
            assert server.stop() == 0
            with capsys.disabled():
                print(f"\n{TABLES} tables, {sum(played)} decisions in {took:.1f} s: {sum(played) / took:.0f} a second")

    asyncio.run(scenario())


def test_a_server_that_is_killed_loses_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    rng = Random(20)
    everybody: list[Player] = []

    async def new_players(server: Process, game: str) -> list[Player]:
        id, people = await open_table(server.base, game, rng)
        everybody.extend(Player(person, id, seat, Random(rng.random())) for seat, person in enumerate(people))
        return everybody[-2:]

    def progress() -> int:
        return sum(player.progress for player in everybody)

    async def scenario() -> None:
        server = Process(data)
        players: list[Player] = []
        async with server:
            for kill in range(KILLS):
                players = [player for player in players if not player.over]
                while len(players) < 16:
                    players += await new_players(server, "cave-vs-cave" if len(players) % 4 else "pretend")
                playing = [asyncio.create_task(player.play()) for player in players]
                aim = progress() + rng.randrange(1, 60)
                while progress() < aim and not all(one.done() for one in playing):
                    await asyncio.sleep(0.001)
                server.kill()
                await asyncio.gather(*playing)
                check_all(data, players)
                if kill < KILLS - 1:
                    await server.start()
            confirmed = sum(len(player.confirmed) for player in everybody)
            await server.start()
            await asyncio.gather(*[player.play() for player in players])
            assert all(player.over for player in players)
            check_all(data, players)
        for player in everybody:
            await player.visitor.http.aclose()
        with capsys.disabled():
            drafts, lines = (sum(one) for one in zip(*[(one.drafts, len(one.said)) for one in everybody], strict=True))
            print(f"\n{KILLS} kills under load: all {confirmed} decisions, {drafts} drafts and {lines} lines are there")

    try:
        asyncio.run(scenario())
    except Refusal as refusal:
        pytest.fail(f"{refusal}\n{(tmp_path / 'server.log').read_text()[-3000:]}")
