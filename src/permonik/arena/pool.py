"""Many games at the same time: in processes here, or on a Ray cluster. Which of them does not change a result."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from permonik.arena.plan import Plan, Task
from permonik.arena.table import Played, play
from permonik.errors import PermonikError

Result = TypeVar("Result")


class NoCluster(PermonikError):
    """There is no Ray here, or it cannot be reached."""


def run_here(plan: Plan, tasks: list[Task], jobs: int, deaf: bool = False) -> Generator[Played, None, None]:
    """The results as they come. A consumer that stops early stops the games that have not begun.

    Ctrl-C is heard by all processes of a terminal. Where games are short, `deaf` workers end theirs in peace instead.
    """
    if jobs == 1:
        yield from (play(plan, task) for task in tasks)
        return
    waiting = iter(tasks)
    # A fresh interpreter for each worker: a forked one would share the locks of whatever threads there are.
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, fresh, ignore_interrupts if deaf else None) as pool:

        def begin() -> Future[Played] | None:
            task = next(waiting, None)
            return None if task is None else pool.submit(play, plan, task)

        yield from as_they_come(begin, 2 * jobs)


def as_they_come(begin: Callable[[], Future[Result] | None], most: int) -> Generator[Result, None, None]:
    """The results of what `begin` begins, at most so much at once, until it has nothing more.

    A consumer that stops early stops what has not begun.
    """
    running: set[Future[Result]] = set()
    try:
        while True:
            while len(running) < most and (one := begin()) is not None:
                running.add(one)
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in running:
            future.cancel()


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_on_ray(plan: Plan, tasks: list[Task], address: str) -> Generator[Played, None, None]:
    try:
        import ray  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise NoCluster("Ray is not installed; pip install 'permonik[cluster]'") from None
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False)
    except (ConnectionError, ValueError) as error:
        raise NoCluster(f"no Ray cluster at {address!r}: {error}") from None
    remote: Any = ray.remote(play)
    at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(tasks)
    running: list[Any] = []
    try:
        while True:
            while len(running) < at_once and (task := next(waiting, None)) is not None:
                running.append(remote.remote(plan, task))
            if not running:
                return
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        for reference in running:
            ray.cancel(reference)
        ray.shutdown()
