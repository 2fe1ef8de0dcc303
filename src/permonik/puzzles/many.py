"""Many games at the same time: each process looks through one game after the other, until the time is over."""

from __future__ import annotations

import multiprocessing
from collections.abc import Collection, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from time import time
from typing import NamedTuple

from permonik.arena.plan import Plan, Task
from permonik.arena.pool import as_they_come
from permonik.arena.table import recorded
from permonik.kernel.record import Record
from permonik.puzzles.data import Puzzle
from permonik.puzzles.mine import Miner


class Source(NamedTuple):
    """A game to look through: a record, or one that bots play first."""

    path: Path | None
    plan: Plan | None = None
    task: Task | None = None

    def record(self) -> Record:
        if self.path is not None:
            return Record.load(self.path)
        assert self.plan is not None
        assert self.task is not None
        return recorded(self.plan, self.task)[1]


class Mined(NamedTuple):
    found: list[Puzzle]
    looked: int
    verified: int


def mined(source: Source, known: Collection[str], seed: int, until: float | None) -> Mined:
    """The puzzles of one game; `until`: when to stop, by the clock."""

    def over() -> bool:
        return until is not None and time() > until

    if over():
        return Mined([], 0, 0)
    miner = Miner(source.record(), known, seed)
    return Mined(list(miner.puzzles(over)), miner.looked, miner.verified)


def mine_many(
    sources: Iterator[Source], known: Collection[str], seed: int, until: float | None, jobs: int
) -> Iterator[Mined]:
    """As they come. A consumer that stops early stops the games that have not begun."""
    known = frozenset(known)
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:

        def begin() -> Future[Mined] | None:
            one = next(sources, None) if until is None or time() < until else None
            return None if one is None else pool.submit(mined, one, known, seed, until)

        yield from as_they_come(begin, jobs)
