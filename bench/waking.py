"""How long a house with many running games takes to open: the clocks stand in its database, and nothing is replayed.

    python bench/waking.py [--games 0 10000 100000]

Printed: seconds until the first request is answered, by the clock and of a processor (with everything that Python
imports), and what the server's process then holds.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "attacks"), str(ROOT / "tests" / "server")]

from besiege import copy_games  # noqa: E402
from visitors import Process, opened  # noqa: E402

HOUR = 3600.0


async def measure(games: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        async with opened(data) as house, await house.come("Anna") as anna:
            table = await anna.table("pretend", ("me", "me"), clock={"base": 100_000, "end": "forfeit"})
        copy_games(data, table["id"], games, HOUR)
        with_games = (data / "permonik.sqlite3").stat().st_size
        start = time.perf_counter()
        async with Process(data) as server:
            took = time.perf_counter() - start
            assert server.process is not None
            fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
            processor = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
            held = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * 4096 >> 20
        print(f"{games:9,}{with_games >> 20:7} MB{took:9.2f} s{processor:9.2f} s{held:7} MB", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, nargs="+", default=[0, 10_000, 100_000])
    chosen = parser.parse_args()
    print(f"{'games':>9}{'on disk':>10}{'open after':>11}{'processor':>11}{'held':>10}")
    for games in chosen.games:
        asyncio.run(measure(games))


if __name__ == "__main__":
    main()
