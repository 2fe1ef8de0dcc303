"""A house of several processes in which everything goes wrong, decided by a seed.

    python tools/simulate_cluster.py                          2,000 schedules
    python tools/simulate_cluster.py --schedules 1000000 --jobs 2
    python tools/simulate_cluster.py --seed 148               the story of one schedule
    python tools/simulate_cluster.py --bugs                   every planted bug, until it is found
    python tools/simulate_cluster.py --seed 148 --bug OldCopy

A schedule is two or three servers, a database, a bus and a few clients. Messages are lost, delayed and doubled, any of
them are parted from each other, clocks show another time and run at another speed, servers are paused, crash, are
restarted or have too much to do, the database goes away, commits without anybody hearing of it, or has its clock set.
The servers run `permonik.server.cluster.leases` itself, on real SQL. Clients number their answers and send each until
it is acknowledged. Whatever happens:

- every acknowledged answer is in the record once, and none is there twice;
- a record is one line of entries, and the tokens under which they were written never fall;
- nobody is told of an entry that is not there in the end;
- while clocks run at nearly the same speed, nobody serves a table that somebody else has taken;
- when the faults end, every table answers again within a bound.

A seed gives the same schedule on every machine with the same version of Python.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from cluster_sim.bugs import BUGS
from cluster_sim.schedule import Outcome, play

PART = 500  # schedules that a process plays at a time
MOST_SHOWN = 5


class Sum(NamedTuple):
    schedules: int
    acknowledged: int
    taken: int
    events: int
    longest: float
    bad: list[Outcome]


def played(first: int, number: int) -> Sum:
    outcomes = [play(seed) for seed in range(first, first + number)]
    return Sum(
        number,
        sum(one.acknowledged for one in outcomes),
        sum(one.taken for one in outcomes),
        sum(one.events for one in outcomes),
        max(one.waited for one in outcomes),
        [one for one in outcomes if one.faults],
    )


def together(sums: Iterator[Sum], told: float) -> Sum:
    whole, said = Sum(0, 0, 0, 0, 0.0, []), time.monotonic()
    for one in sums:
        whole = Sum(
            whole.schedules + one.schedules,
            whole.acknowledged + one.acknowledged,
            whole.taken + one.taken,
            whole.events + one.events,
            max(whole.longest, one.longest),
            whole.bad + one.bad,
        )
        if time.monotonic() - said > told:
            said = time.monotonic()
            print(f"{whole.schedules:,} schedules, {len(whole.bad)} with a fault", file=sys.stderr, flush=True)
    return whole


def campaign(first: int, schedules: int, jobs: int) -> Sum:
    starts = range(first, first + schedules, PART)
    sizes = [min(PART, first + schedules - start) for start in starts]
    if jobs == 1:
        return together(map(played, starts, sizes), 60.0)
    with ProcessPoolExecutor(jobs) as pool:
        return together(pool.map(played, starts, sizes), 60.0)


def hunted(name: str, first: int, most: int) -> Outcome | None:
    """The first schedule in which the bug shows."""
    outcomes = map(partial(play, server=BUGS[name]), range(first, first + most))
    return next((outcome for outcome in outcomes if outcome.faults), None)


def main() -> int:
    parser = argparse.ArgumentParser(description="A house of several processes in which everything goes wrong.")
    parser.add_argument("--schedules", type=int, default=2_000, metavar="N")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the first seed")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to play them in")
    parser.add_argument("--bugs", action="store_true", help="look for every planted bug")
    parser.add_argument("--bug", choices=sorted(BUGS), help="with --seed: a planted bug")
    parser.add_argument("--seed", type=int, help="tell the story of one schedule")
    asked = parser.parse_args()
    if asked.seed is not None:
        story: list[str] = []
        outcome = play(asked.seed, BUGS[asked.bug], story) if asked.bug else play(asked.seed, story=story)
        print(*story, *outcome.faults, sep="\n")
        return bool(outcome.faults)
    if asked.bugs:
        found = {name: hunted(name, asked.first, asked.schedules) for name in BUGS}
        for name, one in found.items():
            print(f"{name:22} {f'seed {one.seed:5}: {one.faults[0]}' if one else 'NOT FOUND'}")
        return not all(found.values())
    whole = campaign(asked.first, asked.schedules, asked.jobs)
    for one in whole.bad[:MOST_SHOWN]:
        print(f"seed {one.seed}:", *one.faults, sep="\n    ")
    print(
        f"{whole.schedules:,} schedules (seeds {asked.first} to {asked.first + asked.schedules - 1}), "
        f"{whole.events:,} events: {whole.acknowledged:,} answers acknowledged, tables taken {whole.taken:,} times, "
        f"all answered again within {whole.longest:.1f} s; {len(whole.bad)} schedules with a fault"
    )
    return bool(whole.bad)


if __name__ == "__main__":
    raise SystemExit(main())
