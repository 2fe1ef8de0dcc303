"""permonik serve --workers: processes that die, are replaced, and end together; and a whole cluster on one machine."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx2 as httpx
import pytest
from buses import own_redis
from databases import Databases
from visitors import WAIT, Chair, Process, Visitor
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from permonik.server.cluster import trial
from permonik.server.cluster.workers import Workers
from permonik.server.config import Config
from permonik.server.storage.postgresql import connect

pytestmark = pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are counted in /proc")


def children(pid: int) -> set[int]:
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, ValueError):
            if (folder / "stat").read_text().rpartition(")")[2].split()[1] == str(pid):
                found.add(int(folder.name))
    return found


def workers(server: Process) -> set[int]:
    assert server.process is not None
    return children(server.process.pid)


async def until_true(true: object) -> None:
    async with asyncio.timeout(2 * WAIT):
        while not true():  # type: ignore[operator]
            await asyncio.sleep(0.05)


async def sit(visitor: Visitor, table: str) -> Chair:
    """As browsers do: again and again, until somebody answers."""
    async with asyncio.timeout(2 * WAIT):
        while True:
            with suppress(OSError, InvalidHandshake, ConnectionClosed):
                return await visitor.sit(table, 0)
            await asyncio.sleep(0.1)


def test_workers_die_and_are_replaced(tmp_path: Path, databases: Databases) -> None:
    async def play() -> None:
        arguments = ("--workers", "2", "--store", databases.fresh())
        async with Process(tmp_path / "data", *arguments) as server, await Visitor.come(server.base) as anna:
            table = (await anna.table("pretend", ("me", "me")))["id"]
            first = workers(server)
            assert len(first) == 2
            killed = min(first)
            os.kill(killed, signal.SIGKILL)
            await until_true(lambda: len(workers(server)) == 2 and killed not in workers(server))
            old = workers(server)
            chair = await sit(anna, table)
            assert server.process is not None
            server.process.send_signal(signal.SIGHUP)
            async with asyncio.timeout(2 * WAIT):
                await asyncio.wait([chair.reader])
            assert chair.ws.close_code == 1012
            async with await sit(anna, table) as again:
                await until_true(lambda: len(workers(server)) == 2 and not old & workers(server))
                await again.ask("ping")  # nobody is sent on twice
            last = workers(server)
            assert server.stop() == 0
            assert not [pid for pid in last if Path(f"/proc/{pid}").exists()]

    asyncio.run(play())


LEAVES_A_CHILD = """
import pathlib, subprocess, sys, time
pathlib.Path(sys.argv[1], str(subprocess.Popen(["sleep", "600"]).pid)).touch()
print("ready", flush=True)
time.sleep(600)
"""


def test_a_worker_is_replaced_although_a_child_of_it_lives_on(tmp_path: Path) -> None:
    """It has inherited the output, and holds it open."""

    async def play() -> None:
        with socket.socket() as listener:
            house = Workers(Config(data=tmp_path), listener, 1)
            house.command = [sys.executable, "-c", LEAVES_A_CHILD, str(tmp_path)]
            assert await house.start()
            (first,), (attending,) = house.workers, house.tasks
            first.process.kill()
            try:
                await until_true(attending.done)
                (second,) = house.workers
                async with asyncio.timeout(WAIT):
                    await second.end()
            finally:
                for child in tmp_path.glob("[0-9]*"):
                    os.kill(int(child.name), signal.SIGKILL)
            await asyncio.gather(first.process.communicate(), second.process.communicate(), *house.tasks)

    asyncio.run(play())


READY_WHEN_TOLD = """
import pathlib, sys, time
folder = pathlib.Path(sys.argv[1])
number = len(list(folder.glob("born-*")))
(folder / f"born-{number}").touch()
while not (folder / f"ready-{number}").exists():
    time.sleep(0.01)
print("ready", flush=True)
time.sleep(600)
"""


def test_who_is_being_replaced_is_not_replaced_twice(tmp_path: Path) -> None:
    """All are to be new while one that has died is still missing: then there are as many as before, not one more."""

    async def play() -> None:
        with socket.socket() as listener:
            house = Workers(Config(data=tmp_path), listener, 1)
            house.command = [sys.executable, "-c", READY_WHEN_TOLD, str(tmp_path)]
            for number in (0, 2, 3):
                (tmp_path / f"ready-{number}").touch()
            assert await house.start()
            try:
                house.workers[0].process.kill()
                await until_true((tmp_path / "born-1").exists)
                assert house.rolling.locked()
                roll = asyncio.create_task(house.roll())
                (tmp_path / "ready-1").touch()
                async with asyncio.timeout(2 * WAIT):
                    await roll
                assert len(house.workers) == 1
                assert len(list(tmp_path.glob("born-*"))) == 3
            finally:
                house.over.set()
                for worker in house.workers:
                    worker.is_wanted = False
                    worker.send(signal.SIGKILL)
            await asyncio.gather(*house.tasks)

    asyncio.run(play())


FAILS_WHERE_TOLD = """
import pathlib, signal, sys, time
folder = pathlib.Path(sys.argv[1])
number = len(list(folder.glob("born-*")))
(folder / f"born-{number}").touch()
if (folder / f"fails-{number}").exists():
    sys.exit(1)
signal.signal(signal.SIGUSR2, lambda *_: print("retired", flush=True))
print("ready", flush=True)
while True:
    time.sleep(600)
"""


@pytest.mark.parametrize(("failing", "born", "stay"), [((3, 4), 6, False), ((2,), 3, True)])
def test_all_become_new_although_a_later_one_does_not_start_at_once(
    tmp_path: Path, failing: tuple[int, ...], born: int, stay: bool
) -> None:
    """The old ones let nobody in any more as soon as the first new one is there. Where not even that one starts, they
    stay."""

    async def play() -> None:
        with socket.socket() as listener:
            house = Workers(Config(data=tmp_path), listener, 2)
            house.command = [sys.executable, "-c", FAILS_WHERE_TOLD, str(tmp_path)]
            for number in failing:
                (tmp_path / f"fails-{number}").touch()
            for _ in range(2):
                assert await house.start()
            old = list(house.workers)
            try:
                async with asyncio.timeout(2 * WAIT):
                    await house.roll()
                assert len(house.workers) == 2
                assert (set(house.workers) == set(old)) == stay
                assert bool(set(house.workers) & set(old)) == stay
                assert len(list(tmp_path.glob("born-*"))) == born
            finally:
                house.over.set()
                for worker in house.workers:
                    worker.is_wanted = False
                    worker.send(signal.SIGKILL)
            await asyncio.gather(*house.tasks)

    asyncio.run(play())


def test_workers_end_with_their_parent(tmp_path: Path, databases: Databases) -> None:
    async def play() -> None:
        async with Process(tmp_path / "data", "--workers", "2", "--store", databases.fresh()) as server:
            left = workers(server)
            server.kill()
            await until_true(lambda: not [pid for pid in left if Path(f"/proc/{pid}").exists()])

    asyncio.run(play())


def test_a_cluster_on_one_machine(tmp_path: Path, databases: Databases) -> None:
    with own_redis():
        pass  # or this is skipped
    # A short path: PostgreSQL and Redis have sockets there.
    folder = databases.folder / "trial"
    command = [sys.executable, "-m", "permonik", "cluster", "--servers", "1", "--port", "0", str(folder)]
    cluster = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert cluster.stdout is not None
    said: list[str] = []
    try:
        for line in cluster.stdout:
            said.append(line)
            if "open at" in line:
                break
        assert "open at" in "".join(said[-1:]), said
        base, end = said[-1].split(" at ")[1].strip(), time.monotonic() + WAIT
        while True:
            with suppress(httpx.TransportError):
                if httpx.get(f"{base}/healthz").status_code == 200:
                    break
            assert time.monotonic() < end, said
            time.sleep(0.05)
        parts = children(cluster.pid)
        assert len(parts) >= 3
        with connect(f"postgresql://postgres@/postgres?host={folder}/pg") as connection:
            (most,) = connection.execute("SHOW max_connections").fetchone()
        assert int(most) == trial.SPARE + trial.OF_SERVER
        cluster.send_signal(signal.SIGTERM)
        assert cluster.wait(WAIT) == 0
        assert not [pid for pid in parts if Path(f"/proc/{pid}").exists()]
    finally:
        if cluster.poll() is None:
            cluster.send_signal(signal.SIGINT)
            cluster.wait(WAIT)
        cluster.stdout.close()
