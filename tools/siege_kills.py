"""make siege KILLS=100: a server is killed (kill -9) under a load of decisions, drafts and chat, again and again.

After each kill the disk must hold everything that was acknowledged exactly once, and nothing twice. The server is
forked from a process that has everything imported, so that a kill costs a second and not six. The numbers of all slices
are added up in build/siege/kills.json.

    python tools/siege_kills.py 100 [--seconds 480]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Self

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "server"), str(ROOT / "tools")]

import httpx2 as httpx  # noqa: E402
from survivors import Player, check_all, open_table  # noqa: E402

from siege_tally import Tally  # noqa: E402

PLAYERS = 16
LONGEST = 90  # entries: a longer match would be read by a process of its own when the server comes back
START_LIMIT = 60.0

MOTHER = """
import os, signal, sys
from pathlib import Path
from permonik.kernel.registry import games, load
from permonik.server.config import Config
from permonik.server.names import lookalikes
from permonik.server.run import serve

for name in games(hidden=True):
    load(name)
lookalikes()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever was killed is buried at once
for line in sys.stdin:
    child = os.fork()
    if not child:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        serve(Config(Path(sys.argv[1]), port=int(sys.argv[2]), rate=0.0))
        os._exit(0)
    print("child", child, flush=True)
"""


class Mortal:
    """A server that is killed and comes back at the same address."""

    def __init__(self, data: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{port}"
        self.log = (data.parent / "server.log").open("ab")
        command = [sys.executable, "-c", MOTHER, str(data), str(port)]
        self.mother = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log)
        self.pid = 0

    async def start(self) -> None:
        assert self.mother.stdin is not None
        assert self.mother.stdout is not None
        self.mother.stdin.write(b"go\n")
        self.mother.stdin.flush()
        while not (line := await asyncio.to_thread(self.mother.stdout.readline)).startswith(b"child"):
            assert line, "the server could not be started"
        self.pid = int(line.split()[1])
        async with asyncio.timeout(START_LIMIT), httpx.AsyncClient(base_url=self.base) as http:
            while True:
                with suppress(httpx.TransportError):
                    if (await http.get("/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.01)

    async def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.pid, 0)
                await asyncio.sleep(0.002)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        with suppress(ProcessLookupError):
            await self.kill()
        self.mother.kill()
        self.mother.wait()
        self.log.close()


async def campaign(kills: int, seconds: float, tally: Tally) -> bool:
    rng, end = Random(random.SystemRandom().random()), time.monotonic() + seconds
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        async with Mortal(data) as server:
            players: list[Player] = []
            for number in range(kills):
                if time.monotonic() > end:
                    break
                if number:
                    await server.start()
                players = await company(server, players, rng)
                before = [(len(one.confirmed), one.drafts, len(one.said)) for one in players]
                playing = [asyncio.create_task(player.play()) for player in players]
                aim = sum(player.progress for player in players) + rng.randrange(1, 60)
                while sum(player.progress for player in players) < aim and not all(one.done() for one in playing):
                    await asyncio.sleep(0.001)
                await server.kill()
                await asyncio.gather(*playing)
                try:
                    check_all(data, players)
                except AssertionError as wrong:
                    tally["lost or doubled"] += 1
                    print(f"kill {number}: {wrong}", file=sys.stderr)
                    players = []
                for one, (decided, drafted, said) in zip(players, before, strict=False):
                    tally["decisions"] += len(one.confirmed) - decided
                    tally["drafts"] += one.drafts - drafted
                    tally["lines"] += len(one.said) - said
                tally["kills"] += 1
                tally.keep()
    return not tally["lost or doubled"]


async def company(server: Mortal, players: list[Player], rng: Random) -> list[Player]:
    """Those who are still in the middle of a match, and newcomers."""
    staying = [player for player in players if not player.over and player.heard < LONGEST]
    for player in players:
        if player not in staying:
            await player.visitor.http.aclose()
    while len(staying) < PLAYERS:
        game = rng.choice(("pretend", "cave-vs-cave"))
        id, people = await open_table(server.base, game, rng)
        staying += [Player(person, id, seat, Random(rng.random())) for seat, person in enumerate(people)]
    return staying


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kills", type=int, nargs="?", default=20)
    parser.add_argument("--seconds", type=float, default=480.0, help="a slice ends then, whatever was wanted")
    chosen = parser.parse_args()
    tally, start = Tally("kills"), time.monotonic()
    tally["kills"] += 0
    tally["lost or doubled"] += 0
    before = tally["kills"]
    well = asyncio.run(campaign(chosen.kills, chosen.seconds, tally))
    print(f"{tally['kills'] - before} kills in {time.monotonic() - start:.0f} s; so far {tally.told()}")
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
