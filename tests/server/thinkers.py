"""Workers of the queue in tests: real processes of `permonik think`, and questions for them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from permonik.housekeeping.questions import Question
from permonik.kernel.match import Match
from permonik.server.metrics import Metrics
from permonik.server.queue.desk import Desk
from permonik.server.queue.pool import QueuePool
from permonik.server.queue.worker import Thinker

WAIT = 60.0  # seconds until a test gives up waiting; the machine may be busy
BOTS = Path(__file__).parents[1] / "bots"


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(WAIT):
        while not true():
            await asyncio.sleep(0.02)


class Worker:
    """`permonik think`. `gate`: until this file is there, `patient:Waits` thinks."""

    def __init__(self, store: str, gate: Path, processes: int = 2, reviews: int = 0) -> None:
        self.log = gate.with_name(f"{gate.name}-{id(self)}.log").open("ab")
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-c", "from permonik.cli import main; main()", "think", "--store", store),
                *("--processes", str(processes), "--reviews", str(reviews)),
            ],
            stdout=self.log,
            stderr=self.log,
            env=os.environ | {"PYTHONPATH": str(BOTS), "PERMONIK_GATE": str(gate)},
            start_new_session=True,
        )

    def send(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def kill(self) -> None:
        self.send(signal.SIGKILL)
        self.process.wait(WAIT)

    def stop(self) -> int:
        self.send(signal.SIGTERM)
        return self.process.wait(WAIT)

    def words(self) -> str:
        return Path(self.log.name).read_text()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.send(signal.SIGCONT)
            self.kill()
        self.log.close()


@asynccontextmanager
async def thinking(store: str, processes: int = 2, reviews: int = 0) -> AsyncIterator[None]:
    """The same in this process, for tests in which nobody is killed: it need not be imported again."""
    thinker = Thinker(store, processes, reviews)
    task = asyncio.create_task(thinker.run())
    try:
        yield
    finally:
        thinker.stop()
        await task


@asynccontextmanager
async def asking(
    store: str, places: int = 256, limit: float = 600.0, patience: float = 600.0
) -> AsyncIterator[QueuePool]:
    """The server's side, without a house around it. It is patient: on a busy machine workers may be silent for long."""
    metrics = Metrics()
    desk = Desk(store, metrics, places, patience)
    pool = QueuePool(desk, 2, limit, metrics, ())
    await desk.open()
    try:
        yield pool
    finally:
        await desk.close()
        await pool.close()


def question(bot: str, game: str = "pretend", owner: str = "anna", table: str = "table", seat: int = 0) -> Question:
    match = Match.start(game, 3 if game == "saboteur" else 2, seed=1, nonce="asked")
    asked = match.waiting()[0]
    return Question(f"{table}/{seat}", bot, game, 5, match.view(asked), match.options(asked), (), owner)
