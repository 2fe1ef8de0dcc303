"""make siege FUZZ=20000: people say everything that docs/api.md knows, one time in six with something odd in it.

Many tables of all games at once, over real sockets and real HTTP, against a server in a process of its own. Nothing may
be answered by a mistake of the server (5xx, `server-mistake`), nothing may leave a traceback in its log, and its memory
may not grow. The numbers of all slices are added up in build/siege/fuzz.json.

    python tools/siege_fuzz.py 20000 [--seconds 480]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "attacks"), str(ROOT / "tests" / "server"), str(ROOT / "tools")]

from babble import ODD, say, table_of, wish  # noqa: E402
from visitors import Chair, Process, Visitor  # noqa: E402

from siege_tally import Tally  # noqa: E402

TABLES = 12
GAMES = ("pretend", "cave-vs-cave", "rivals", "saboteur", "caverna")
LONGEST = 400  # messages at one table, then another one is opened
GROWTH = 60  # megabytes that a slice may end above its beginning: tables rest in memory for ten minutes


class Babblers:
    """Two people who share table after table."""

    def __init__(self, anna: Visitor, boris: Visitor, rng: Random, tally: Tally) -> None:
        self.people = [anna, boris]
        self.rng = rng
        self.tally = tally

    async def babble(self, going_on: Any) -> None:
        while going_on():
            id, chairs = await table_of(*self.people, self.rng.choice(GAMES))
            for _ in range(LONGEST):
                if not going_on() or chairs[0].state["over"]:
                    break
                await self.knock(id) if self.rng.random() < 0.1 else await self.talk(chairs)
            for chair in chairs:
                await chair.close()

    async def talk(self, chairs: list[Chair]) -> None:
        chair = self.rng.choice(chairs)
        other = self.people[1 - chairs.index(chair)]
        type, fields = wish(self.rng, chair, other.me["id"])
        answer = await say(chair, type, fields)
        self.count(answer["type"] == "ok", answer.get("code") == "server-mistake", (type, fields, answer))
        del chair.news[:-4], chair.heard[:-4]
        if chair.state["seat"] is None:  # an odd hello made a spectator of somebody
            await chair.ask("hello", seat=chairs.index(chair))

    async def knock(self, table: str) -> None:
        """One request, with something odd in it two times in three."""
        rng, me = self.rng, self.rng.choice(self.people)
        wishes: list[tuple[str, str, Any]] = [
            ("GET", "/me", None),
            ("GET", f"/tables/{table}", None),
            ("GET", "/tables/mine", None),
            ("PATCH", "/me", {"name": rng.choice(("Anna", "Boris", "Ďuro"))}),
            ("PATCH", f"/tables/{table}", {"chat": True, "spectators": True}),
            ("POST", f"/tables/{table}/join", {"seat": 1}),
            ("POST", f"/tables/{table}/fork", {"at": 3}),
            ("POST", "/tables/import", {"record": "{}"}),
            ("POST", "/sign-in", {"name": "Nobody", "password": "x" * 12}),
            ("POST", "/reports", {"person": "x", "what": "name"}),
        ]
        method, path, body = rng.choice(wishes)
        if isinstance(body, dict) and rng.random() < 2 / 3:
            body = body | {rng.choice([*body, "odd"]): rng.choice(ODD)}
        answer = await me.http.request(method, f"/api/v1{path}", json=body)
        self.count(answer.status_code < 400, answer.status_code >= 500, (method, path, body, answer.text[:200]))

    def count(self, well: bool, mistake: bool, what: object) -> None:
        self.tally["messages"] += 1
        self.tally["accepted"] += well
        if mistake:
            self.tally["mistakes"] += 1
            print("a mistake of the server:", what, file=sys.stderr)


def megabytes(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 >> 20


async def campaign(messages: int, seconds: float, tally: Tally) -> bool:
    rng = Random(random.SystemRandom().random())
    begun, end = tally["messages"], time.monotonic() + seconds
    warm = begun + min(messages // 4, 2000)
    sizes: list[int] = []
    with tempfile.TemporaryDirectory() as folder:
        async with Process(Path(folder) / "data") as server, AsyncExitStack() as guests:
            assert server.process is not None
            pid = server.process.pid

            def going_on() -> bool:
                if tally["messages"] >= warm and not sizes:
                    sizes.append(megabytes(pid))
                return tally["messages"] < begun + messages and time.monotonic() < end

            pairs = []
            for _ in range(TABLES):
                people = [await guests.enter_async_context(await Visitor.come(server.base)) for _ in range(2)]
                pairs.append(Babblers(people[0], people[1], Random(rng.random()), tally))
            await asyncio.gather(*[pair.babble(going_on) for pair in pairs])
            sizes.append(megabytes(pid))
        traces = (Path(folder) / "server.log").read_text(errors="replace").count("Traceback")
    tally["tracebacks"] += traces
    tally.keep()
    print(f"memory from {sizes[0]} to {sizes[-1]} MB")
    return not tally["mistakes"] and not traces and sizes[-1] - sizes[0] <= GROWTH


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("messages", type=int, nargs="?", default=5000)
    parser.add_argument("--seconds", type=float, default=480.0, help="a slice ends then, whatever was wanted")
    chosen = parser.parse_args()
    tally, start = Tally("fuzz"), time.monotonic()
    for name in ("messages", "accepted", "mistakes", "tracebacks"):
        tally[name] += 0
    before = tally["messages"]
    well = asyncio.run(campaign(chosen.messages, chosen.seconds, tally))
    print(f"{tally['messages'] - before:,} messages in {time.monotonic() - start:.0f} s; so far {tally.told()}")
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
