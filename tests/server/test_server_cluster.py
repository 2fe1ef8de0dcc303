"""Several processes that serve one house: whatever lands at one of them and belongs to another is passed on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from databases import Databases
from visitors import WAIT, Open, Visitor, decide_together, opened


@asynccontextmanager
async def houses(folder: Path, databases: Databases, count: int = 2, **chosen: Any) -> AsyncIterator[list[Open]]:
    """So many on one database, each with its own door."""
    store = databases.fresh()
    async with opened(folder / "0", store=store, **chosen) as first:
        others = [opened(folder / str(number), store=store, **chosen) for number in range(1, count)]
        servers = [first, *[await one.__aenter__() for one in others]]
        await until(lambda: all(len(one.house.member.leases.others) == count - 1 for one in servers))
        yield servers
        for one in others:
            await one.__aexit__(None, None, None)


async def until(true: Any) -> None:
    async with asyncio.timeout(WAIT):
        while not true():
            await asyncio.sleep(0.02)


def at(server: Open, visitor: Visitor) -> Visitor:
    """The same person, by the address of another process."""
    other = Visitor(server.base, visitor.http)
    other.http.base_url = server.base
    other.me = visitor.me
    return other


def test_a_socket_that_lands_elsewhere_plays_a_whole_game(tmp_path: Path, databases: Databases) -> None:
    async def play() -> None:
        async with houses(tmp_path, databases) as (one, two):
            async with await one.come("Anna") as anna, await two.come("Boris") as boris:
                table = (await anna.table("pretend"))["id"]
                await boris.post(f"/tables/{table}/join")
                await anna.post(f"/tables/{table}/start")
                assert table in one.house.live
                assert table not in two.house.live
                async with await anna.sit(table, 0) as first, await boris.sit(table, 1) as second:
                    assert len(two.house.member.passing) == 1
                    rng = Random(1)
                    while not first.state["over"]:
                        await decide_together([first, second], rng, 5)
                    await second.reach(first.state["entry"])
                    assert second.state["over"]
                    await second.ask("chat", text="a good game")
                    await first.until(lambda: any(one["type"] == "chat" for one in first.news))
                assert (await boris.get(f"/tables/{table}"))["status"] == "finished"
                assert table not in two.house.live

    asyncio.run(play())
