"""Whether two processes on two cores play about twice as much as one."""

from __future__ import annotations

import statistics
from collections.abc import Callable

from permonik.bench.processes import Engine, all_cores, take_cores

TIMES = 5


def scaling(start: Callable[[], Engine], seconds: float) -> float | None:
    """Throughput of two processes together over that of one; None where there is one core."""
    cores = sorted(all_cores())
    if len(cores) < 2:
        return None
    engines = []
    for core in cores[:2]:
        take_cores({core})
        engines.append(start())
    take_cores(set(cores))
    ratios = [together(engines, seconds) / (together(engines[:1], seconds)) for _ in range(TIMES)]
    for engine in engines:
        engine.close()
    return statistics.median(ratios)


def together(engines: list[Engine], seconds: float) -> float:
    for number, engine in enumerate(engines):
        engine.send(["play", 1_000_000 * number, seconds])
    played = [engine.receive() for engine in engines]
    return float(sum(one["choices"] / one["seconds"] for one in played))
