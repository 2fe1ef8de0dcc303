"""What a running table holds at the server: two people at a table of Rivals, over real sockets.

    python bench/memory.py                            100 tables, at their start and after 20 and 40 decisions
    python bench/memory.py --pure --tables 30 --decisions 20

Printed is by how much the server's process has grown, in kB a table: without sockets, with both, and after so many
decisions at each. What a process holds once, however many tables it has, is no part of it: a few tables that are played
before make it load what it needs and fill what it remembers for all. What else this machine does is no matter.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("bench", "tools")]

from decision import engines, play  # noqa: E402

from crowd import Server, Table  # noqa: E402

FEW = 5
LONG = 150  # decisions
TIDY = 5.0  # seconds; the server looks for garbage every two


async def measure(engine: str | None, count: int, decisions: list[int]) -> None:
    rng, done = Random(1), 0
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data", engine) as server:
        before = [Table(server.port, "rivals") for _ in range(FEW)]
        for table in before:
            await table.sit_down()
            await play(table, rng, LONG)
        await asyncio.sleep(TIDY)
        empty = server.memory()
        print(f"{'the server itself':>24}{empty / 1024:8.0f} kB", flush=True)

        async def tell(what: str) -> None:
            await asyncio.sleep(TIDY)
            print(f"{what:>24}{(server.memory() - empty) / count / 1024:8.1f} kB", flush=True)

        tables = [Table(server.port, "rivals") for _ in range(count)]
        await tell("without sockets")
        for table in tables:
            await table.sit_down()
        await tell("with both sockets")
        for most in decisions:
            for table in tables:
                await play(table, rng, most - done)
            done = most
            await tell(f"after {most} decisions")
        await asyncio.gather(*[table.get_up() for table in (*tables, *before)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--decisions", type=int, nargs="+", default=[20, 40])
    parser.add_argument("--pure", action="store_true", help="the server on the engine that is not compiled")
    parser.add_argument("--engine", help="the folder of a build that is there already")
    chosen = parser.parse_args()
    build = "pure" if chosen.pure else "compiled"
    asyncio.run(measure(engines([build], chosen.engine)[build], chosen.tables, chosen.decisions))


if __name__ == "__main__":
    main()
