"""make faults: four servers on one PostgreSQL and one Redis are hurt under load, again and again.

Each round kills (kill -9) a server, Redis, PostgreSQL or a bot worker, or pauses a server for longer than its leases
are good and lets it go on. What was killed is started again. Meanwhile people play, draft, chat from this process and
look for another server when theirs is gone. After each round the database must hold everything that was acknowledged
exactly once. Then a house of several workers is restarted one process after the other.

    python tools/faults.py 100 [--seconds 900] [--only server,redis,postgresql,bots,pause,roll]

Servers are forked from a process that has everything imported, so that a new one costs a second and not six. Everything
listens on this machine alone.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "server"), str(ROOT / "tools")]

from survivors import check_all  # noqa: E402

from faults_load import Steady, Wrong, company  # noqa: E402
from permonik.server.cluster.trial import Part, Server, Trial, free_ports  # noqa: E402

SERVERS = 4
PLAYERS = 24
PAUSED = 5.0  # seconds: leases are good for three
GOAL = 5.0  # seconds until every table answers again
GIVEN_UP = 60.0
ROUNDS = ("server", "pause", "server", "redis", "server", "postgresql", "bots")

MOTHER = """
import os, signal, sys
from pathlib import Path
from permonik.kernel.registry import games, load
from permonik.server.config import Config
from permonik.server.names import lookalikes
from permonik.server.run import serve
import permonik.server.cluster.redis

for name in games(hidden=True):
    load(name)
lookalikes()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever was killed is buried at once
for line in sys.stdin:
    port, data, log = line.split()
    child = os.fork()
    if not child:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.setsid()
        out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(out, 1)
        os.dup2(out, 2)
        store, bus = os.environ["PERMONIK_STORE"], os.environ["PERMONIK_BUS"]
        serve(Config(Path(data), port=int(port), rate=0.0, store=store, bus=bus, queue=True))
        os._exit(0)
    print(child, flush=True)
"""


class Forked(Server):
    """A server that is forked from one that has imported everything."""

    mother: subprocess.Popen[str]

    def start(self) -> None:
        assert self.mother.stdin is not None
        assert self.mother.stdout is not None
        self.mother.stdin.write(f"{self.port} {self.log.with_suffix('')} {self.log}\n")
        self.mother.stdin.flush()
        self.pid = int(self.mother.stdout.readline())

    def is_running(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except (AttributeError, ProcessLookupError):
            return False
        return True

    def send(self, number: int) -> None:
        with suppress(AttributeError, ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        with suppress(AttributeError, ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        while self.is_running():
            time.sleep(0.002)

    def stop(self) -> None:
        self.send(signal.SIGCONT)
        self.send(signal.SIGTERM)
        end = time.monotonic() + 20
        while self.is_running() and time.monotonic() < end:
            time.sleep(0.02)
        self.kill()


class Field(Trial):
    """The cluster that is hurt."""

    def __init__(self, folder: Path, servers: int, bots: int) -> None:
        super().__init__(folder, servers, bots)
        environment = os.environ | {"PERMONIK_STORE": self.store, "PERMONIK_BUS": self.redis.url}
        pipe = subprocess.PIPE
        command = [sys.executable, "-c", MOTHER]
        self.mother = subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment, text=True)
        Forked.mother = self.mother
        self.servers = [Forked(self.folder, one.name, one.port) for one in self.servers]

    def stop(self) -> None:
        super().stop()
        self.mother.kill()
        self.mother.wait()

    def hurt(self, what: str, rng: Random, players: list[Steady]) -> Callable[[], Awaitable[float]]:
        """Does it now; gives what makes it whole again, and says from when on tables can answer."""
        now = time.monotonic()
        if what == "postgresql":
            self.postgresql.kill()
            return self.heal_postgresql
        part: Part = rng.choice(self.servers) if what in ("server", "pause") else self.redis
        if what == "bots":
            part = rng.choice(self.bots)
        if what == "pause":
            os.kill(part.pid, signal.SIGSTOP)  # type: ignore[attr-defined]
            for player in players:
                player.avoid = {part.base}  # type: ignore[attr-defined]
        else:
            part.kill()

        async def heal() -> float:
            if what == "pause":
                await asyncio.sleep(PAUSED)
                os.kill(part.pid, signal.SIGCONT)  # type: ignore[attr-defined]
                for player in players:
                    player.avoid = set()
            else:
                await asyncio.sleep(rng.uniform(0.0, 2.0))
                await asyncio.to_thread(part.start)
            if isinstance(part, Server):
                await asyncio.to_thread(part.wait, part.answers)
            return now

        return heal

    async def heal_postgresql(self) -> float:
        await asyncio.to_thread(self.postgresql.start)
        return time.monotonic()


async def campaign(rounds: int, seconds: float, kinds: list[str], servers: int, crowd: int) -> dict[str, Any]:
    rng, end = Random(random.SystemRandom().random()), time.monotonic() + seconds
    waits: dict[str, list[float]] = defaultdict(list)
    numbers = dict.fromkeys(("rounds", "decisions", "drafts", "lines", "reconnects", "wrong"), 0)
    with tempfile.TemporaryDirectory(prefix="permonik-") as folder, Field(Path(folder), servers, 2) as field:
        bases = [server.base for server in field.servers]
        players: list[Steady] = []
        for number, what in zip(range(rounds), itertools.cycle(kinds), strict=False):
            if time.monotonic() > end:
                break
            players = await refreshed(players, bases, field.store, crowd, rng)
            before = [(len(one.confirmed), one.drafts, len(one.said), one.connects) for one in players]
            try:
                took = await one_round(field, players, what, rng)
            except Exception as wrong:
                if not isinstance(wrong, Wrong):
                    keep_logs(field)
                    raise
                numbers["wrong"] += 1
                print(f"round {number} ({what}): {wrong}", file=sys.stderr)
                keep_logs(field)
                players = []
                continue
            waits[what] += took
            if max(took) > GOAL:
                keep_logs(field)
            print(f"{number + 1:3} {what:10} answered again after {statistics.median(took):.2f} s, "
                  f"all tables after {max(took):.2f} s", flush=True)  # fmt: skip
            for one, (decided, drafted, said, connects) in zip(players, before, strict=True):
                numbers["decisions"] += len(one.confirmed) - decided
                numbers["drafts"] += one.drafts - drafted
                numbers["lines"] += len(one.said) - said
                numbers["reconnects"] += max(0, one.connects - connects - 1)
            numbers["rounds"] += 1
        for one in players:
            await one.visitor.http.aclose()
    return numbers | {"waits": waits}


async def refreshed(players: list[Steady], bases: list[str], store: str, crowd: int, rng: Random) -> list[Steady]:
    """Those who are in the middle of a match, and newcomers."""
    ended = {one.table for one in players if one.over or one.heard > 60}
    staying = [one for one in players if one.table not in ended]
    for one in players:
        if one not in staying:
            await one.visitor.http.aclose()
    bot = None if any(one.is_alone for one in staying) else "greedy"
    return [*staying, *await company(bases, store, crowd - len(staying), rng, bot)]


async def one_round(field: Field, players: list[Steady], what: str, rng: Random) -> list[float]:
    """Seconds, for each table, from the fault to the first answer to something that was said after it."""
    playing = [asyncio.create_task(player.keep_playing()) for player in players]
    aim = sum(player.progress for player in players) + rng.randrange(20, 80)
    end = time.monotonic() + GIVEN_UP
    while sum(player.progress for player in players) < aim and not any_failed(playing) and time.monotonic() < end:
        await asyncio.sleep(0.005)
    start = time.monotonic()
    heal = field.hurt(what, rng, players)
    healing = asyncio.create_task(heal())
    first: dict[str, float] = {}
    tables = {player.table for player in players if not player.over}
    while not (healing.done() and tables <= first.keys()):
        for player in players:
            if player.asked_at > start:
                first.setdefault(player.table, player.answered)
            if player.over or player.heard > 90:
                tables.discard(player.table)
        if any_failed(playing) or time.monotonic() > start + GIVEN_UP:
            break
        await asyncio.sleep(0.01)
    since = await healing
    for player in players:
        player.stop = True
    done = await asyncio.gather(*playing, return_exceptions=True)
    for failed in [one for one in done if isinstance(one, BaseException)]:
        raise failed
    for player in players:
        player.stop = False
        await player.settle()
    await asyncio.to_thread(check_all, field.store, players)
    missing = tables - first.keys()
    tell_of_the_late(players, {table for table in tables if first.get(table, inf) - since > GOAL}, start)
    return [max(0.0, at - since) for at in first.values()] + [GIVEN_UP for _ in missing] or [0.0]


def tell_of_the_late(players: list[Steady], tables: set[str], start: float) -> None:
    """What their people did since the fault, second by second."""
    for player in [one for one in players if one.table in tables]:
        for at, what in player.trail:
            if at > start - 2:
                print(f"    {player.table} seat {player.seat} {at - start:+6.2f} s {what}", file=sys.stderr)


def any_failed(playing: list[asyncio.Task[None]]) -> bool:
    return any(task.done() and task.exception() is not None for task in playing)


def keep_logs(field: Field) -> None:
    kept = ROOT / "build" / "faults"
    kept.mkdir(parents=True, exist_ok=True)
    for log in field.folder.glob("*.log"):
        (kept / log.name).write_bytes(log.read_bytes())


async def rolling(workers: int, crowd: int) -> dict[str, Any]:
    """A house of several workers, all replaced under load."""
    rng = Random(random.SystemRandom().random())
    with tempfile.TemporaryDirectory(prefix="permonik-") as folder:
        field = Trial(Path(folder), 1, arguments=("--workers", str(workers), "--rate", "0"))
        field.servers = [Server(field.folder, "house", free_ports(1)[0], "--workers", str(workers), "--rate", "0",
                                PERMONIK_STORE=field.store, PERMONIK_BUS=field.redis.url)]  # fmt: skip
        with field:
            (server,) = field.servers
            assert server.process is not None
            players = await company([server.base], field.store, crowd, rng)
            playing = [asyncio.create_task(player.keep_playing()) for player in players]
            while min(player.connects for player in players) < 1:
                await asyncio.sleep(0.01)
            start, old = time.monotonic(), children(server.process.pid)
            server.send(signal.SIGHUP)
            while old & children(server.process.pid) and not any_failed(playing) and time.monotonic() < start + 240:
                await asyncio.sleep(0.05)
            took = time.monotonic() - start
            is_done = not old & children(server.process.pid)
            for player in players:
                player.stop = True
            await asyncio.gather(*playing)
            wrong = 0
            for player in players:
                try:
                    await player.settle()
                except Wrong as error:
                    wrong += 1
                    print(error, file=sys.stderr)
                await player.visitor.http.aclose()
                if player.connects > 2:
                    print(f"{player.connects - 1} reconnects: {'; '.join(player.why)}", file=sys.stderr)
    return {
        "seconds": round(took, 1),
        "workers": workers,
        "all_new": is_done,
        "clients": len(players),
        "decisions": sum(len(player.confirmed) for player in players),
        "most_reconnects": max(player.connects - 1 for player in players),
        "reconnected": sum(player.connects > 1 for player in players),
        "said_again": sum(player.again for player in players),
        "wrong": wrong,
    }


def children(pid: int) -> set[int]:
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False).stdout
    return {int(line) for line in found.split()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rounds", type=int, nargs="?", default=100)
    parser.add_argument("--seconds", type=float, default=1500.0, help="no round begins after that")
    parser.add_argument("--only", help="of server, pause, redis, postgresql, bots, roll; several with commas")
    parser.add_argument("--within", type=float, default=GOAL, help="seconds until every table has to answer again")
    parser.add_argument("--servers", type=int, default=SERVERS)
    parser.add_argument("--players", type=int, default=PLAYERS)
    chosen = parser.parse_args()
    kinds = chosen.only.split(",") if chosen.only else [*ROUNDS, "roll"]
    hurt, well = [kind for kind in kinds if kind != "roll"], True
    if hurt:
        told = asyncio.run(campaign(chosen.rounds, chosen.seconds, hurt, chosen.servers, chosen.players))
        for what, waits in told.pop("waits").items():
            slow = sum(wait > chosen.within for wait in waits)
            print(f"{what:10} {len(waits)} tables: p50 {statistics.median(waits):.2f} s, most {max(waits):.2f} s, "
                  f"{slow} later than {chosen.within:g} s")  # fmt: skip
            well = well and not slow
        print(", ".join(f"{count:,} {name}" for name, count in told.items()))
        well = well and not told["wrong"]
    if "roll" in kinds:
        told = asyncio.run(rolling(3, chosen.players))
        print("rolling restart: " + ", ".join(f"{name} {value}" for name, value in told.items()))
        well = well and not told["wrong"] and told["most_reconnects"] <= 1 and told["all_new"]
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
