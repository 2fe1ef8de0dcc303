"""Several searches side by side, one for each core: each has a seed and files of its own, and the best game counts."""

from __future__ import annotations

import multiprocessing
import signal
from multiprocessing.synchronize import Event
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from permonik.solve.puzzle import Puzzle
from permonik.solve.search import Search

PATIENCE: Final = 3.0  # seconds for the trial that somebody is at


class Order(NamedTuple):
    """What a helper searches, and for how long."""

    game: str
    options: dict[str, Any]
    deal: int | None
    bot: str | None
    seed: int
    record: Path
    progress: Path
    seconds: float | None
    trials: int | None


class Found(NamedTuple):
    seed: int
    score: int
    trials: int


def help_out(order: Order, told: Any, stop: Event) -> None:
    """A helper's whole life. It ends between two trials when the others do, and keeps what it has."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # whoever leads hears it, and says so
    puzzle = Puzzle(order.game, order.options, order.deal, order.bot)
    search = Search(puzzle, order.seed, order.record, order.progress)

    def watch(found: bool) -> bool:
        if found:
            told.put(Found(order.seed, search.campaign.best or 0, search.campaign.trials))
        return not stop.is_set()

    search.run(order.seconds, order.trials, watch)


class Team:
    """The helpers of a search. Theirs are the next seeds, and files beside its own with the seed in their names."""

    def __init__(self, lead: Search, jobs: int, seconds: float | None, trials: int | None) -> None:
        fresh = multiprocessing.get_context("spawn")
        self.told: Any = fresh.Queue()
        self.stop = fresh.Event()
        self.orders: list[Order] = []
        puzzle = lead.puzzle
        for seed in range(lead.campaign.seed + 1, lead.campaign.seed + jobs):
            record = lead.record.with_name(f"{lead.record.name}.{seed}")
            progress = lead.progress.with_name(f"{lead.progress.name}.{seed}")
            what = (puzzle.rules.id, dict(puzzle.options), puzzle.seed, puzzle.bot)
            self.orders.append(Order(*what, seed, record, progress, seconds, trials))
        self.helpers = [fresh.Process(target=help_out, args=(order, self.told, self.stop)) for order in self.orders]
        for helper in self.helpers:
            helper.start()

    def news(self) -> list[Found]:
        """Better games of helpers, since somebody asked last."""
        found = []
        while not self.told.empty():
            found.append(self.told.get())
        return found

    def end(self, wait: bool) -> None:
        """Waits for as many trials of everybody as asked for (`wait`); else whoever is slow loses some seconds."""
        if not wait:
            self.stop.set()
        until = None if wait else monotonic() + PATIENCE
        for helper in self.helpers:
            while helper.is_alive() and (until is None or monotonic() < until):
                self.news()  # a full queue would hold them up
                helper.join(0.1)
            helper.kill()  # its progress is whole at any moment
            helper.join()

    def best(self, lead: Search) -> Search:
        """Whose game is the best: the lead's, or that of the first helper with a better one."""
        found = lead
        for order in self.orders:
            if order.progress.exists():
                other = Search(lead.puzzle, order.seed, order.record, order.progress)
                if (other.campaign.best or 0) > (found.campaign.best or 0):
                    found = other
        return found
