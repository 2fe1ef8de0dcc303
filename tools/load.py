"""Many tables at once: what the server's part of an answer takes while people play, and what it costs.

    python tools/load.py                        1,000 tables of Rivals, two people each, for a minute
    python tools/load.py --tables 200 --seconds 20
    python tools/load.py --whole                people whose programs are told whole states, not what has changed
    python tools/load.py --check                fail where one of the aims is not reached (on a quiet machine)

The server is a process of its own with durable commits, on the compiled engine where tools/compiled.py can make it;
those who play are another process, so that two cores are enough. Each of them thinks for a while before every answer,
4 s in the mean and now and then much longer (an exponential distribution), and answers anything. Everything stays on
the loopback.

Printed is the time from an answer being sent to its being confirmed, which is the server's part and what those who
play take themselves until they notice; how late their own clocks are is printed beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

from compiled import compiled  # noqa: E402
from crowd import Server, Table  # noqa: E402

AT_ONCE = 20  # tables that are opened side by side
LOOK_EVERY = 0.05  # seconds
SLOWEST, LARGEST = 150, 100  # the aims for 1,000 tables: ms p99 of an answer, kB a table


@dataclass
class Seen:
    """What happened while somebody looked, in seconds. `late`: by how much those who play were late by themselves."""

    answers: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)


@dataclass
class Measured:
    """Seconds, and of single answers milliseconds; `held`: bytes, of all tables; `refused`: what went wrong."""

    decisions: int
    took: float
    spent: float
    p50: float
    p99: float
    p95: float = 0.0
    late: float = 0.0
    held: int = 0
    refused: list[str] = field(default_factory=list)


async def play(table: Table, rng: Random, think: float, seen: Seen) -> None:
    """Until it is over."""
    await asyncio.sleep(rng.expovariate(1 / think))
    while (seat := await table.asked()) is not None:
        start = time.perf_counter()
        await seat.decide(rng)
        seen.answers.append(time.perf_counter() - start)
        await asyncio.sleep(rng.expovariate(1 / think))


async def keep_playing(tables: list[Table], number: int, rng: Random, think: float, game: str, seen: Seen) -> None:
    """At one of the tables, and when a match is over at a new one."""
    while True:
        await play(tables[number], rng, think, seen)
        await tables[number].get_up()
        tables[number] = await asyncio.to_thread(Table, tables[number].port, game)
        await tables[number].sit_down()


async def look_at_the_clock(seen: Seen) -> None:
    while True:
        before = time.perf_counter()
        await asyncio.sleep(LOOK_EVERY)
        seen.late.append(time.perf_counter() - before - LOOK_EVERY)


async def open_tables(port: int, count: int, game: str, patches: bool) -> list[Table]:
    tables: list[Table] = []
    for start in range(0, count, AT_ONCE):
        some = [await asyncio.to_thread(Table, port, game) for _ in range(min(AT_ONCE, count - start))]
        await asyncio.gather(*[table.sit_down(patches) for table in some])
        tables += some
    return tables


def share(values: list[float], part: float) -> float:
    """In milliseconds: so much of the values is not larger."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000 if values else 0.0


def judge(checks: list[tuple[bool, str]], strict: bool) -> None:
    """Says which aims are reached. `strict`: or else this is a failure."""
    for good, text in checks:
        print(f"{'ok     ' if good else 'BELOW  '}{text}")
    if strict and not all(good for good, _ in checks):
        raise SystemExit(1)


async def measure(
    engine: str | None, count: int, seconds: float, think: float, game: str, patches: bool = True
) -> Measured:
    rng, seen = Random(1), Seen()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data", engine) as server:
        empty = server.memory()
        tables = await open_tables(server.port, count, game, patches)
        playing = [
            asyncio.create_task(keep_playing(tables, number, Random(rng.random()), think, game, seen))
            for number in range(count)
        ]
        clock = asyncio.create_task(look_at_the_clock(seen))
        await asyncio.sleep(min(seconds, 2 * think))  # until everybody is at another point
        seen.answers.clear()
        seen.late.clear()
        spent, start = server.processor(), time.perf_counter()
        await asyncio.sleep(seconds)
        took, spent = time.perf_counter() - start, server.processor() - spent
        held, answers, late = server.memory() - empty, seen.answers[:], seen.late[:]
        for task in [*playing, clock]:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(*[table.get_up() for table in tables], return_exceptions=True)
    return Measured(
        *(len(answers), took, spent, share(answers, 0.5), share(answers, 0.99), share(answers, 0.95)),
        *(share(late, 0.99), held),
        [repr(one) for one in ended if isinstance(one, Exception)],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--think", type=float, default=4.0, help="seconds before each answer, in the mean")
    parser.add_argument("--game", default="rivals")
    parser.add_argument("--whole", action="store_true", help="clients that know no patches")
    parser.add_argument("--pure", action="store_true", help="the server on the engine that is not compiled")
    parser.add_argument("--engine", help="the folder of a compiled build that is there already")
    parser.add_argument("--check", action="store_true", help="exit code 1 where an aim is not reached")
    chosen = parser.parse_args()
    engine = None if chosen.pure else chosen.engine or str(compiled())
    found = asyncio.run(measure(engine, chosen.tables, chosen.seconds, chosen.think, chosen.game, not chosen.whole))
    print(f"{chosen.tables} tables of {chosen.game}, {chosen.think} s of thought")
    for why in found.refused[:3]:
        print(f"somebody could not go on: {why}", file=sys.stderr)
    if not found.decisions:
        raise SystemExit("nobody has decided anything: let them play for longer")
    print(f"decisions    {found.decisions / found.took:8.1f} a second, {found.decisions} in all")
    print(f"answered in  {found.p50:8.1f} ms p50, {found.p95:.1f} p95, {found.p99:.1f} p99")
    print(f"their clocks {found.late:8.1f} ms late p99")
    print(f"processor    {found.spent / found.took * 100:8.1f} % of a core, ", end="")
    print(f"{found.spent / found.decisions * 1000:.2f} ms a decision")
    kilobytes = found.held / chosen.tables / 1024
    print(f"memory       {kilobytes:8.1f} kB a table, with both its sockets")
    if found.refused:
        raise SystemExit(f"{len(found.refused)} tables could not go on")
    p99 = (found.p99 <= SLOWEST, f"answered in {found.p99:.1f} ms p99 ({SLOWEST})")
    judge([p99, (kilobytes <= LARGEST, f"{kilobytes:.1f} kB a table ({LARGEST})")], chosen.check)


if __name__ == "__main__":
    main()
