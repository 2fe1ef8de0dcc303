"""Over real sockets, against a real server: many tables at once, and a server that is killed under load.

PERMONIK_SOAK=1 plays the long version.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import time
from pathlib import Path
from random import Random

import pytest
from visitors import Chair, Process, Refusal, Visitor
from websockets.exceptions import ConnectionClosed, InvalidMessage

from permonik.server.storage import DATABASE

SOAK = bool(os.environ.get("PERMONIK_SOAK"))
TABLES = 400 if SOAK else 100
CAVES = TABLES // 2
KILLS = 100 if SOAK else 20


async def open_table(base: str, game: str, rng: Random) -> tuple[str, list[Visitor]]:
    """A table of two people who have just come."""
    people = [await Visitor.come(base), await Visitor.come(base)]
    seats = ("me", "open") if rng.random() < 0.5 else ("open", "me")
    id = (await people[0].table(game, seats))["id"]
    await people[1].post(f"/tables/{id}/join")
    await people[0].post(f"/tables/{id}/start")
    return id, people if seats[0] == "me" else people[::-1]


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


def test_a_hundred_tables_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        async with Process(tmp_path / "data") as server:
            start = time.monotonic()
            games = ["cave-vs-cave"] * CAVES + ["pretend"] * (TABLES - CAVES)
            played = await asyncio.gather(
                *[play_table(server.base, game, Random(seed)) for seed, game in enumerate(games)]
            )
            took = time.monotonic() - start
            async with await Visitor.come(server.base) as watcher:
                numbers = (await watcher.http.get("/metrics")).text
            assert "\npermonik_errors_total 0.0\n" in numbers
            assert server.stop() == 0
            with capsys.disabled():
                print(f"\n{TABLES} tables, {sum(played)} decisions in {took:.1f} s: {sum(played) / took:.0f} a second")

    asyncio.run(scenario())


class Player:
    """Somebody who remembers what the server has confirmed, and what it has not answered yet."""

    def __init__(self, visitor: Visitor, table: str, seat: int, rng: Random) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.rng = rng
        self.confirmed: list[str] = []
        self.pending: str | None = None
        self.drafted: str | None = None
        self.drafts = 0
        self.heard = 0
        self.over = False

    async def play(self) -> None:
        """Until the match is over or the server has gone."""
        chair: Chair | None = None
        try:
            chair = await self.visitor.sit(self.table, self.seat)
            last = -1
            draft = chair.state["draft"]
            if draft is not None:  # what was drafted before the server was killed is still there
                assert draft["steps"] == 1
                await self.confirm(chair)
            while True:
                state = await chair.asked(last)
                self.heard = max(self.heard, state["entry"])
                if state["over"]:
                    self.over = True
                    return
                last = state["asked"]
                option = self.rng.choice(state["options"])
                if self.rng.random() < 0.5:
                    await chair.ask("draft", seat=self.seat, asked=last, picks=[option["id"]])
                    self.drafted = option["text"]
                    self.drafts += 1
                    await self.confirm(chair)
                    continue
                self.pending = option["text"]
                await chair.ask("decide", seat=self.seat, asked=last, option=option["id"])
                self.confirmed.append(option["text"])
                self.pending = None
        except (OSError, ConnectionClosed, InvalidMessage):
            pass  # killed; ConnectionError is an OSError
        finally:
            if chair is not None:
                await chair.close()

    async def confirm(self, chair: Chair) -> None:
        """The draft of one answer."""
        self.pending = chair.state["draft"]["answers"] and self.drafted
        await chair.ask("confirm", seat=self.seat)
        if self.drafted is not None:
            self.confirmed.append(self.drafted)
        self.drafted = self.pending = None

    def check(self, stored: list[str], entries: int, draft: list[list[str]]) -> None:
        """Everything confirmed is there exactly once; what was not answered is there once or not at all."""
        assert entries >= self.heard, "somebody was told of an entry that is not on the disk"
        if self.pending is not None and stored == [*self.confirmed, self.pending]:
            self.confirmed.append(self.pending)
            self.drafted = None
        assert stored == self.confirmed
        self.pending = None
        if self.drafted is not None:
            assert draft == [[self.drafted]], "a draft that was acknowledged is lost"
        elif draft:  # the server was killed before it could say that the step is on the disk
            ((self.drafted,),) = draft


def stored_decisions(data: Path, table: str) -> tuple[list[list[str]], int, list[list[list[str]]]]:
    """Per seat the decisions on the disk; the number of entries; per seat the steps of its draft."""
    connection = sqlite3.connect(data / DATABASE)
    rows = connection.execute(
        "SELECT number, line FROM entries WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall()
    (count,) = connection.execute("SELECT entries FROM tables WHERE id = ?", (table,)).fetchone()
    drafts: list[list[list[str]]] = [[], []]
    for seat, steps in connection.execute("SELECT seat, steps FROM drafts WHERE table_id = ?", (table,)):
        drafts[seat] = json.loads(steps)
    connection.close()
    assert [number for number, _ in rows] == list(range(count))
    decided: list[list[str]] = [[], []]
    for _, line in rows:
        entry = json.loads(line)
        if "do" in entry and not entry.get("forced"):
            decided[entry["seat"]].append(entry["do"])
    return decided, count, drafts


def test_a_server_that_is_killed_loses_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    rng = Random(20)
    everybody: list[Player] = []

    async def new_players(server: Process, game: str) -> list[Player]:
        id, people = await open_table(server.base, game, rng)
        everybody.extend(Player(person, id, seat, Random(rng.random())) for seat, person in enumerate(people))
        return everybody[-2:]

    def progress() -> int:
        return sum(len(player.confirmed) + player.drafts for player in everybody)

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
                for player in players:
                    stored, entries, drafts = stored_decisions(data, player.table)
                    player.check(stored[player.seat], entries, drafts[player.seat])
                if kill < KILLS - 1:
                    await server.start()
            confirmed = sum(len(player.confirmed) for player in everybody)
            await server.start()
            await asyncio.gather(*[player.play() for player in players])
            for player in players:
                assert player.over
                stored, entries, drafts = stored_decisions(data, player.table)
                player.check(stored[player.seat], entries, drafts[player.seat])
        for player in everybody:
            await player.visitor.http.aclose()
        with capsys.disabled():
            drafts = sum(player.drafts for player in everybody)
            print(f"\n{KILLS} kills under load: all of {confirmed} confirmed decisions and {drafts} drafts are there")

    try:
        asyncio.run(scenario())
    except Refusal as refusal:
        pytest.fail(f"{refusal}\n{(tmp_path / 'server.log').read_text()[-3000:]}")
