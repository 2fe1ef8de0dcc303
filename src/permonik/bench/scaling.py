"""Whether two processes on two cores play about twice as much as one."""

from __future__ import annotations

import statistics
from collections.abc import Callable

from permonik.bench.processes import Engine, all_cores, take_cores

TIMES = 5
SECONDS = 2.0  # shorter ones say more about how two processes wake up than about how they play


def scaling(start: Callable[[], Engine], seconds: float = SECONDS) -> float | None:
    """Throughput of two processes together over the mean of each alone, times two; None where there is one core."""
    cores = sorted(all_cores())
    if len(cores) < 2:
        return None
    engines = []
    for core in cores[:2]:
        take_cores({core})
        engines.append(start())
    take_cores(set(cores))
    together(engines, seconds / 4)  # warm
    ratios = []
    for _ in range(TIMES):
        alone = sum(together([engine], seconds) for engine in engines)
        ratios.append(2 * together(engines, seconds) / alone)
    for engine in engines:
        engine.close()
    return statistics.median(ratios)


def together(engines: list[Engine], seconds: float) -> float:
    for number, engine in enumerate(engines):
        engine.send(["play", 1_000_000 * number, seconds])
    played = [engine.receive() for engine in engines]
    return float(sum(one["choices"] / one["seconds"] for one in played))
