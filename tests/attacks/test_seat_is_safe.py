"""A seat is safe: no crowd and no silence takes it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from besiege import (
    until,
)
from visitors import opened

from permonik.kernel.record import SeatChange
from permonik.server import socket
from permonik.table import table as table_module


def test_a_crowd_cannot_lock_a_player_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_SPECTATORS", 3)
    monkeypatch.setattr(socket, "HELLO_WITHIN", 0.5)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as eve:
            table = await anna.table("pretend", ("me", "random"))
            crowd = [await eve.sit(table["id"], None) for _ in range(3)]
            with pytest.raises(Exception, match="429"):
                await eve.open(table["id"])
            async with await anna.sit(table["id"]) as chair:
                assert chair.state["seat"] == 0
            for one in crowd:
                await one.close()
            await until(lambda: not list(server.house.connections()))
            silent = await anna.open(table["id"])
            await until(silent.reader.done, 20)
            assert silent.ws.close_code == 4408  # who says no hello does not stay

    asyncio.run(scenario())


def test_sockets_without_a_hello_are_few(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            tables = [(await anna.table("pretend", ("me", "random")))["id"] for _ in range(2)]
            silent = [await anna.open(tables[number % 2]) for number in range(socket.MOST_SILENT)]
            await until(lambda: len(list(server.house.connections())) == len(silent))
            with pytest.raises(Exception, match="429"):
                await anna.open(tables[0])
            await silent[0].ask("hello", seat=0)
            async with await anna.sit(tables[0]):
                pass
            for one in silent:
                await one.close()

    asyncio.run(scenario())


def test_coming_and_going_does_not_fill_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_SEAT_CHANGES", 3)

    async def scenario() -> None:
        async with opened(tmp_path, away_after=0.01) as server, await server.come("Anna") as anna:
            boris = await server.come("Boris")
            table = (await anna.table("pretend", ("me", "open")))["id"]
            await boris.post(f"/tables/{table}/join")
            await anna.post(f"/tables/{table}/start")
            async with await anna.sit(table, 0) as chair:
                for _ in range(4):
                    while not chair.table["seats"][1]["bot"] and not chair.state["over"]:
                        if chair.state["asked"] is not None:
                            await chair.decide(0)
                        else:
                            await chair.until(lambda: chair.table["seats"][1]["bot"] or chair.state["asked"])
                    if chair.state["over"]:
                        break
                    other = await boris.sit(table, 1)
                    await chair.until(lambda: not chair.table["seats"][1]["bot"])
                    assert other.state["names"] == ["Anna", "Boris"]
                    await other.close()
                    await chair.until(lambda: not chair.table["seats"][1]["online"])
                live = await server.house.table(table)
                changes = [entry for entry in live.playing().record.entries if isinstance(entry, SeatChange)]
                assert len(changes) <= 3
            await boris.http.aclose()

    asyncio.run(scenario())
