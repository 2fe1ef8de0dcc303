"""What a decision and a step of a draft cost the server: two people at a table of Rivals, over real sockets.

    python bench/decision.py                          the pure build and the compiled one, 1 table and 50
    python bench/decision.py --builds pure --tables 1 --decisions 20
    python bench/decision.py --whole                  for clients that are told whole states, not what has changed
    python bench/decision.py --stored 1000000         with so many finished games in the database beside them

Printed is the processor time of the server's whole process per message that it has carried out, writing to the disk
included, in milliseconds; it does not depend on what else this machine does. A decision is committed durably and told
to both; a step of a draft is stored and told to its own seat (every second one also tells the other seat who is busy).
`bytes` is what all sockets together got per decision: as JSON, and packed as it travels.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("tools", "tests/attacks", "tests/server")]

from crowd import Seat, Server, Table  # noqa: E402

BEGIN = 10  # decisions before the first measure: the first ones of a match are the setup
LATE = 300  # decisions before the second one; a random match of Rivals has about five hundred
TURN = 5  # decisions or steps at once
STEPS = 3  # of a draft, before it is taken back
OVER = "all matches ended before they were measured: ask for fewer --decisions"
COLUMNS = (
    f"{'build':>9}{'tables':>8}{'stored':>10}{'from entry':>12}{'decision':>10}{'draft':>8}{'bytes':>9}{'packed':>8}"
)


@dataclass
class Measured:
    decision: float
    draft: float
    heard: float
    arrived: float


async def play(table: Table, rng: Random, decisions: int) -> int:
    """So many decisions, or as many as the match still has."""
    for count in range(decisions):
        seat = await table.asked()
        if seat is None:
            return count
        await seat.decide(rng)
    return decisions


async def try_out(table: Table, rng: Random, steps: int) -> int:
    done = 0
    while done < steps and (seat := await table.asked()) is not None:
        done += await seat.draft(rng, min(STEPS, steps - done))
    return done


def sockets(tables: list[Table]) -> list[Seat]:
    return [seat for table in tables for seat in table.seats]


async def measure(server: Server, tables: list[Table], rng: Random, decisions: int) -> Measured:
    """Decisions and steps in short turns, so that both are measured at positions of the same kind; of all turns the
    median, since a virtual machine that is stopped for a moment counts that as work."""
    costs: tuple[list[float], list[float]] = ([], [])
    heard = arrived = done = 0
    for _ in range(0, decisions, TURN):
        before = sum(seat.heard for seat in sockets(tables)), sum(seat.line.arrived for seat in sockets(tables))
        for cost, work in zip(costs, (play, try_out), strict=True):
            start = server.processor()
            count = sum(await asyncio.gather(*[work(table, rng, TURN) for table in tables]))
            await asyncio.sleep(0.02)  # what is still to be tidied up belongs to it
            if count:
                cost.append((server.processor() - start) / count * 1000)
            if work is play:
                heard += sum(seat.heard for seat in sockets(tables)) - before[0]
                arrived += sum(seat.line.arrived for seat in sockets(tables)) - before[1]
                done += count
    if not all(costs):
        raise SystemExit(OVER)
    return Measured(median(costs[0]), median(costs[1]), heard / done, arrived / done)


async def measure_house(build: str, engine: str | None, count: int, chosen: argparse.Namespace) -> None:
    rng = Random(count)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        if chosen.stored:
            await store(data, chosen.stored)
        with Server(data, engine) as server:
            tables = [Table(server.port, "rivals") for _ in range(count)]
            await asyncio.gather(*[table.sit_down(not chosen.whole) for table in tables])
            for before in (BEGIN, chosen.late):
                await asyncio.gather(*[play(table, rng, before) for table in tables])
                tables = [table for table in tables if not table.over]
                if not tables:
                    raise SystemExit(OVER)
                played = min(seat.state["entry"] for seat in sockets(tables))
                found = await measure(server, tables, rng, chosen.decisions)
                print(
                    f"{build:>9}{count:8}{chosen.stored:10,}{played:12}{found.decision:10.2f}{found.draft:8.2f}"
                    f"{found.heard:9.0f}{found.arrived:8.0f}",
                    flush=True,
                )
            await asyncio.gather(*[table.get_up() for table in tables])


async def store(data: Path, games: int) -> None:
    """So many finished games in the database of a house that is closed."""
    from besiege import copy_games

    with Server(data) as server:
        table = Table(server.port, "pretend")
        await table.sit_down()
        while (seat := await table.asked()) is not None:
            await seat.decide(Random(1))
        await table.get_up()
    copy_games(data, table.id, games, 0.0)


def engines(builds: list[str], there: str | None) -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    for build in builds:
        if there is not None and build == "compiled":
            found[build] = there
            continue
        command = [sys.executable, str(ROOT / "tools" / "compiled.py")]
        made = subprocess.run(command, capture_output=True, text=True) if build == "compiled" else None
        if made is not None and made.returncode:
            print(f"the compiled build is left out: {made.stderr.strip().rpartition(chr(10))[2]}")
        else:
            found[build] = made.stdout.strip() if made is not None else None
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--builds", nargs="+", choices=["pure", "compiled"], default=["pure", "compiled"])
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 50])
    parser.add_argument("--decisions", type=int, default=100, help="of each table, at each of both measures")
    parser.add_argument("--late", type=int, default=LATE, help="decisions before the second measure")
    parser.add_argument("--whole", action="store_true", help="clients that know no patches")
    parser.add_argument("--engine", help="the folder of a compiled build that is there already")
    parser.add_argument("--stored", type=int, default=0, help="finished games in the database")
    chosen = parser.parse_args()
    print(COLUMNS)
    for build, engine in engines(chosen.builds, chosen.engine).items():
        for count in chosen.tables:
            asyncio.run(measure_house(build, engine, count, chosen))


if __name__ == "__main__":
    main()
