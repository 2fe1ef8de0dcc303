"""Untrusted work happens elsewhere, and in turns."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from random import Random

import pytest
from besiege import (
    played,
    steadily,
    undo_bomb,
    watched,
)
from visitors import opened, refused

from permonik.server.bots.worker import NICE
from permonik.server.fair import Turns
from permonik.server.problems import TooManyRequests
from permonik.server.work import pool
from permonik.server.work.pool import Worker


@steadily
def test_a_bomb_of_undos_goes_off_elsewhere(tmp_path: Path) -> None:
    bomb = undo_bomb("cave-vs-cave", 60)

    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna:
            with watched():
                table = await anna.post("/tables/import", {"record": bomb})
                async with await anna.sit(table["id"]) as chair:
                    await chair.ask("at", entry=chair.state["entry"])
                    await chair.ask("undo", seat=chair.state["waiting"][0])
                server.house.drop(server.house.live[table["id"]])
                async with await anna.sit(table["id"]) as chair:
                    assert chair.state["entry"] == (await anna.get(f"/tables/{table['id']}"))["entries"]
            assert server.house.work.all
        assert not server.house.work.all

    asyncio.run(scenario())


def test_a_job_that_takes_too_long_is_ended_by_the_system(tmp_path: Path) -> None:
    text = played("rivals", 2).record.dumps()

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            await anna.post("/tables/import", {"record": text})
            server.house.work.limit = 0.001  # of a processor
            assert await refused(anna, "POST", "/tables/import", {"record": text}) == "too-much-work"
            server.house.work.limit = 5.0
            await anna.post("/tables/import", {"record": text})

    asyncio.run(scenario())


def test_a_job_that_hangs_is_killed_and_the_next_one_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = played("pretend", 2).record.dumps()

    async def scenario() -> None:
        async with opened(tmp_path, work_limit=1.0) as server, await server.come() as anna:
            await anna.post("/tables/import", {"record": text})
            (worker,) = server.house.work.all
            os.kill(worker.process.pid, signal.SIGSTOP)  # it will never answer
            monkeypatch.setattr(pool, "PATIENCE", 1.0)
            assert await refused(anna, "POST", "/tables/import", {"record": text}) == "too-much-work"
            assert worker.process.returncode == -signal.SIGKILL
            assert 'jobs_killed_total{job="bring"} 1' in server.house.metrics.text()
            monkeypatch.undo()
            await anna.post("/tables/import", {"record": text})

    asyncio.run(scenario())


@pytest.mark.parametrize("places", [1, 2])
def test_who_asks_for_much_waits_behind_himself(places: int) -> None:
    async def scenario() -> list[str]:
        turns, done = Turns(places, waiting=20), []

        async def job(who: str) -> None:
            async with turns.of(who):
                done.append(who)
                await asyncio.sleep(0)

        jobs = [asyncio.create_task(job("eve")) for _ in range(12)]
        await asyncio.sleep(0)
        jobs.append(asyncio.create_task(job("anna")))
        await asyncio.gather(*jobs)
        assert turns.free == places
        assert not turns.holds
        assert not turns.queues
        return done

    assert asyncio.run(scenario()).index("anna") <= 3


def test_a_queue_has_an_end_and_can_be_left() -> None:
    async def scenario() -> None:
        turns = Turns(1, waiting=2)
        await turns.take("anna")
        waiting = [asyncio.create_task(turns.take("eve")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyRequests):
            await turns.take("eve")
        waiting[0].cancel()
        await asyncio.wait([waiting[0]])
        turns.give("anna")
        await waiting[1]
        turns.give("eve")
        assert turns.free == 1
        assert not turns.queues

    asyncio.run(scenario())


@pytest.mark.skipif(sys.platform == "win32", reason="there processes are not nice")
def test_bots_are_nice_and_their_owners_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    turns, owners = Turns.of, []

    def noted(self: Turns, who: str) -> object:
        owners.append(who)
        return turns(self, who)

    monkeypatch.setattr(Turns, "of", noted)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            table = (await anna.table("pretend", ("me", "random")))["id"]
            async with await anna.sit(table) as chair:
                await chair.play(Random(1), most=3)
            (worker, *_) = server.house.pool.all
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) == min(19, own + NICE)
            assert set(owners) == {anna.me["id"]}

    asyncio.run(scenario())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no sessions")
def test_whoever_shall_be_nice_to_the_server_stays_in_its_session(tmp_path: Path) -> None:
    """The system shares its processors among sessions first: in their own, bots would be nice to themselves alone.
    A group of their own keeps Ctrl-C away from them."""

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            table = (await anna.table("pretend", ("me", "random")))["id"]
            async with await anna.sit(table) as chair:
                await chair.play(Random(1), most=3)
            (bot, *_) = server.house.pool.all
            worker = await Worker.start()
            try:
                for pid in (bot.process.pid, worker.process.pid):
                    assert os.getsid(pid) == os.getsid(0)
                    assert os.getpgid(pid) == pid != os.getpgrp()
                    assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
            finally:
                await worker.kill()

    asyncio.run(scenario())
