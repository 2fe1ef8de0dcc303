"""Waking: games sleep until their clock ends."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from besiege import (
    copy_games,
)
from visitors import opened

from permonik.server.storage import DATABASE


async def one_game(data: Path) -> str:
    """A running game with a clock that ends, in a house that is closed again."""
    async with opened(data) as server, await server.come("Anna") as anna:
        clock = {"base": 1000, "end": "forfeit"}
        return str((await anna.table("pretend", ("me", "me"), clock=clock))["id"])


def test_games_sleep_until_their_clock_ends(tmp_path: Path) -> None:
    """Nothing is replayed at the start, however many games there are; what is due is woken, and sleeps again."""

    async def scenario() -> None:
        ids = copy_games(tmp_path, await one_game(tmp_path), 1500, 0.0)
        with sqlite3.connect(tmp_path / DATABASE) as database:
            database.execute("UPDATE tables SET due = due + 100000")
        async with opened(tmp_path) as server:
            assert server.house.live == {}
            store = server.house.storage
            now = time.time()
            for id in ids[:3]:
                await store.write(("UPDATE tables SET due = ? WHERE id = ?", (now - 1, id)))
            await store.write(("UPDATE entries SET line = 'x' WHERE table_id = ? AND number = 0", (ids[3],)))
            await store.write(("UPDATE tables SET due = ? WHERE id = ?", (now - 1, ids[3])))

            async def ended() -> list[str]:
                return [row["id"] for row in await store.fetch("SELECT id FROM tables WHERE status = 'finished'")]

            async with asyncio.timeout(60):
                while len(await ended()) < 3:
                    await asyncio.sleep(0.05)
            assert set(await ended()) == set(ids[:3])
            async with asyncio.timeout(60):
                while await store.fetch("SELECT 1 FROM tables WHERE due <= ?", now):
                    await asyncio.sleep(0.05)
            assert server.house.live == {}

    asyncio.run(scenario())


def test_a_clock_runs_while_its_table_sleeps_and_not_while_the_house_is_closed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            id = (await anna.table("pretend", ("me", "me"), clock={"base": 1000, "end": "forfeit"}))["id"]
            server.house.drop(server.house.live[id])
            storage = server.house.storage
            await storage.write(("UPDATE tables SET due = due - 300 WHERE id = ?", (id,)))  # five minutes pass
            live = await server.house.table(id)
            clocks = live.started().clocks
            assert clocks is not None
            seat = clocks.running[0]
            assert clocks.left[seat] == pytest.approx(700, abs=30)
            assert clocks.left[1 - seat] == 1000
            cookie = dict(anna.http.cookies)
        with sqlite3.connect(tmp_path / DATABASE) as database:  # and the house is closed for a day
            database.execute("UPDATE house SET value = value - 86400 WHERE name = 'alive'")
            database.execute("UPDATE tables SET due = due - 86400")
        database.close()
        async with opened(tmp_path) as server, await server.come() as anna:
            anna.http.cookies.update(cookie)
            live = await server.house.table(id)
            clocks = live.started().clocks
            assert clocks is not None
            assert clocks.left[seat] == pytest.approx(700, abs=30)

    asyncio.run(scenario())
