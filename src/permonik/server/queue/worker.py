"""`permonik think`: takes questions from the queue and has them thought out in processes of its own, as a server would.

It needs nothing but the database. It may be killed at any moment: what it was thinking about is asked again elsewhere.
"""

from __future__ import annotations

import asyncio
import json
import logging
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any

from procrastinate import JobContext
from procrastinate.job_context import AbortReason
from procrastinate.jobs import Job
from procrastinate.retry import BaseRetryStrategy, RetryDecision
from procrastinate.worker import Worker

from permonik.errors import PermonikError
from permonik.housekeeping.questions import Question
from permonik.server.bots.pool import FAILURES, TRIES, Pool
from permonik.server.logs import mistake, tell
from permonik.server.metrics import Metrics
from permonik.server.queue.line import ALIVE, AT_ONCE, REVIEW, THINK, TICK, TROUBLE, Line, lane_of
from permonik.server.reviews import LIMIT
from permonik.server.work.pool import Workshop

TIDY_EVERY = 60.0
PARTING = 20.0  # seconds for what is being thought about when the worker is told to stop
AGAIN = 2.0  # seconds until a database that was away is asked again


class Elsewhere(BaseRetryStrategy):
    """What a worker that stops could not finish is done by another one."""

    def get_retry_decision(self, *, exception: BaseException, job: Job) -> RetryDecision | None:
        stopped = isinstance(exception, asyncio.CancelledError)
        return RetryDecision(retry_at=AT_ONCE, queue=job.task_name) if stopped else None


class Thinker:
    """`processes`: bots that think at the same time; `reviews`: pieces of reviews beside them."""

    def __init__(self, store: str, processes: int, reviews: int, engine: str | None = None) -> None:
        self.name = token_hex(8)
        self.line = Line(store)
        self.processes = processes
        self.reviews = reviews
        self.build = engine
        self.pool = Pool(processes, LIMIT, Metrics())
        self.work = Workshop(LIMIT, self.pool.metrics, places=max(1, reviews), engine=self.pool.engine)
        self.told_to_stop = asyncio.Event()
        again = Elsewhere()
        self.line.app.task(name=THINK, queue=THINK, pass_context=True, retry=again)(self.do(self.think))
        self.line.app.task(name=REVIEW, queue=REVIEW, pass_context=True, retry=again)(self.do(self.review))

    async def run(self) -> None:
        await self.line.open()
        beside = [asyncio.create_task(self.be_seen()), asyncio.create_task(self.tidy())]
        if self.build is not None and not self.pool.engine.compiled:
            beside.append(asyncio.create_task(self.pool.engine.build(self.build)))
        tell("thinking", worker=self.name, processes=self.processes, reviews=self.reviews)
        try:
            lanes = [self.keep_working([THINK, lane_of(self.name)], self.processes)]
            if self.reviews:
                lanes.append(self.keep_working([REVIEW], self.reviews))
            await asyncio.gather(*lanes)
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            with suppress(*TROUBLE):
                await self.line.leave(self.name)
            await self.line.close()
            await self.pool.close()
            await self.work.close()
            tell("thought enough", worker=self.name)

    def stop(self) -> None:
        self.told_to_stop.set()

    async def keep_working(self, queues: list[str], places: int) -> None:
        """Also through the absence of the database."""
        while not self.told_to_stop.is_set():
            worker = Worker(
                self.line.app,
                queues=queues,
                name=self.name,
                concurrency=places,
                fetch_job_polling_interval=AGAIN,
                abort_job_polling_interval=AGAIN,
                shutdown_graceful_timeout=PARTING,
                delete_jobs="always",
                install_signal_handlers=False,
                update_heartbeat_interval=TICK,
                stalled_worker_timeout=ALIVE,
            )
            stopper = asyncio.create_task(self.stop_later(worker))
            try:
                await worker.run()  # type: ignore[no-untyped-call]
            except TROUBLE as error:
                tell("the queue does not answer", logging.WARNING, why=str(error)[:200])
            finally:
                stopper.cancel()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.told_to_stop.wait(), AGAIN)

    async def stop_later(self, worker: Worker) -> None:
        await self.told_to_stop.wait()
        worker.stop()  # type: ignore[no-untyped-call]

    # -- jobs ------------------------------------------------------------------------------------------------

    def do(self, work: Callable[..., Awaitable[dict[str, Any]]]) -> Callable[..., Awaitable[None]]:
        """The answer is written before the job goes: a job without one was lost."""

        async def job(context: JobContext, desk: str, ticket: str, table: str, **question: Any) -> None:
            try:
                answer = await work(**question)
            except asyncio.CancelledError:
                if context.abort_reason() is AbortReason.USER_REQUEST:
                    return  # nobody waits for the answer
                raise
            except Exception:
                mistake("a job failed")
                raise
            await self.line.answer(desk, ticket, json.dumps({**answer, "by": self.name}))

        return job

    async def think(self, question: str, limit: float) -> dict[str, Any]:
        asked = Question.read(json.loads(question))
        failures: list[str] = []
        while len(failures) < TRIES:
            try:
                if asked.hint:
                    return {"hints": await self.pool.hint_once(asked, limit), "failures": failures}
                chosen = await self.pool.ask_once(asked, limit)
            except FAILURES as error:
                failures.append(str(error))
                if asked.hint:
                    break
            else:
                watches = self.pool.watches(asked.bot, asked.game)
                return {"choose": chosen, "watches": watches, "failures": failures}
        return {"choose": None, "hints": None, "failures": failures}

    async def review(self, piece: dict[str, Any], limit: float) -> dict[str, Any]:
        try:
            return {"made": await self.work.do(token_hex(8), "make_piece", piece, limit=limit)}
        except PermonikError as error:
            return {"why": str(error)}

    # -- beside ----------------------------------------------------------------------------------------------

    async def be_seen(self) -> None:
        while True:
            try:
                await self.line.be_seen(self.name, self.processes)
                await self.line.forget()
            except TROUBLE as error:
                tell("the queue does not answer", logging.WARNING, why=str(error)[:200])
            except Exception:
                mistake("a worker was not seen")
            await asyncio.sleep(TICK)

    async def tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            await self.pool.tidy()
            await self.work.tidy()


async def think(store: str, processes: int, reviews: int, engine: str | None) -> None:
    thinker = Thinker(store, processes, reviews, engine)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, thinker.stop)
    await thinker.run()
