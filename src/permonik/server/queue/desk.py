"""The server's side of the queue: what it has asked, and who answers.

A question goes into the queue in the order of `line.TABLES`, at most so many at once; the rest wait here, in turn. Who
answers is not known before, and may die of it: then somebody else is asked. Where nobody thinks, the server does.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_hex
from typing import Any

from procrastinate.jobs import Status

from permonik.server.fair import Turns
from permonik.server.logs import mistake, tell
from permonik.server.metrics import Metrics
from permonik.server.queue.line import (
    ALIVE,
    AT_ONCE,
    PATIENCE,
    REVIEW,
    THINK,
    TICK,
    TROUBLE,
    Line,
    channel_of,
    lane_of,
)

MOST_WAITING = 256  # of this server's questions in the database
A_PERSONS_SHARE = 4  # a person has at most one part of so many
STALLED = ALIVE  # seconds without a word of its worker after which a job is given to another one
MOST_TRIES = 3  # workers that a question may take with it
CALLED = 3.0  # seconds within which the database calls out an answer: on a busy machine it may be late
NOBODY = 1.0  # seconds
STAYING = 1.0  # seconds for which a question waits for the worker that knows its bot
MOST_KNOWN = 10_000


class Alone(Exception):
    """Nobody answers. The server has to think itself."""


class Unwanted(Exception):
    """Nobody needs the answer any more."""


def always() -> bool:
    return True


@dataclass
class Asked:
    """`body`: all that the worker gets to know. `who` and `table` are for the order alone; `key`: of the bot."""

    kind: str
    body: dict[str, Any]
    who: str
    table: str
    key: str = ""
    wanted: Callable[[], bool] = always
    ticket: str = field(default_factory=lambda: token_hex(8))
    since: float = field(default_factory=time.monotonic)
    job: int | None = None
    worker: str | None = None  # for whom alone it waits
    gone: float | None = None  # since when its job is there no longer
    answer: asyncio.Future[dict[str, Any]] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Desk:
    """`patience`: seconds without a worker after which the server thinks itself."""

    def __init__(self, store: str, metrics: Metrics, places: int = MOST_WAITING, patience: float = NOBODY) -> None:
        self.id = token_hex(8)
        self.line = Line(store, sure=False)
        self.metrics = metrics
        self.patience = patience
        self.turns = {kind: Turns(places, max(1, places // A_PERSONS_SHARE)) for kind in (THINK, REVIEW)}
        self.out: dict[str, Asked] = {}
        self.knows: OrderedDict[str, str] = OrderedDict()  # which worker has answered for a bot at a seat
        self.workers: dict[str, int] = {}
        self.seen = time.monotonic()  # the last moment at which there was one
        self.alone = False
        self.hears = asyncio.Event()
        self.waiting, self.oldest = 0, 0.0
        self.tasks: list[asyncio.Task[None]] = []
        metrics.gauge("queue_waiting", "jobs that wait in the queue, of all servers", lambda: self.waiting)
        metrics.gauge("queue_oldest_seconds", "for how long the oldest of them waits", lambda: self.oldest)
        metrics.gauge("queue_workers", "workers that were seen lately", lambda: len(self.workers))
        metrics.gauge("queue_processes", "processes in which they think", lambda: sum(self.workers.values()))
        metrics.gauge("queue_asked", "questions of this server in the queue", lambda: len(self.out))

    async def open(self) -> None:
        await self.line.open()
        self.seen = time.monotonic() - self.patience  # nobody is waited for who was never there
        await self.tick()
        self.tasks = [asyncio.create_task(self.keep_ticking()), asyncio.create_task(self.listen())]
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.hears.wait()  # a short answer is called out once: nothing is asked before

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.tasks:
            with suppress(*TROUBLE):
                await self.line.take_back(list(await self.line.not_begun(self.id)))
                await self.line.leave(self.id)
            await self.line.close()

    # -- questions -------------------------------------------------------------------------------------------

    async def ask(self, asked: Asked) -> dict[str, Any]:
        """The answer of a worker. Raises Alone where there is none, and Unwanted."""
        if self.alone:
            raise Alone
        async with self.turns[asked.kind].of(asked.who):
            if not asked.wanted():
                raise Unwanted
            if self.alone:
                raise Alone
            asked.since = time.monotonic()
            self.out[asked.ticket] = asked
            try:
                await self.put(asked)
                return await asked.answer
            except TROUBLE as error:
                tell("the queue does not answer", logging.WARNING, why=str(error)[:200])
                raise Alone from None
            except asyncio.CancelledError:
                await asyncio.shield(self.withdraw(asked))
                raise
            finally:
                self.out.pop(asked.ticket, None)
                asked.answer.cancel()

    async def put(self, asked: Asked) -> None:
        """Into the queue, with the person's turn."""
        person = sha256(asked.who.encode()).hexdigest()[:16]  # the queue tells people apart, but does not know them
        slots = max(1, sum(self.workers.values()) - 1) if asked.kind == THINK else 1
        asked.worker = self.favourite(asked)
        lane = asked.kind if asked.worker is None else lane_of(asked.worker)
        arguments = {"desk": self.id, "ticket": asked.ticket, "table": asked.table, **asked.body}
        asked.job = await self.line.put(lane, asked.kind, person, slots, arguments)

    def favourite(self, asked: Asked) -> str | None:
        """The worker that knows the bot, where it has a process for it."""
        worker = self.knows.get(asked.key)
        if worker is None or worker not in self.workers:
            return None
        busy = sum(one.worker == worker for one in self.out.values())
        return worker if busy < self.workers[worker] else None

    async def withdraw(self, asked: Asked) -> None:
        """Nobody waits for the answer: whoever thinks about it is stopped."""
        if asked.job is not None:
            with suppress(*TROUBLE):
                await self.line.jobs.cancel_job_by_id_async(asked.job, abort=True, delete_job=True)

    # -- answers ---------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        while True:
            with suppress(*TROUBLE):
                async for word in self.line.listen([channel_of(self.id)]):
                    self.hears.set()
                    ticket, _, body = word.partition(" ")
                    if body:
                        self.hear(ticket, body)
                    else:
                        await self.collect()
            await asyncio.sleep(TICK)

    async def collect(self) -> None:
        for ticket, body in await self.line.answers(self.id):
            self.hear(ticket, body)

    def hear(self, ticket: str, body: str) -> None:
        asked = self.out.get(ticket)
        if asked is None or asked.answer.done():
            return  # somebody else's answer was earlier
        answer = json.loads(body)
        if asked.key and "by" in answer:
            self.knows[asked.key] = answer["by"]
            self.knows.move_to_end(asked.key)
            while len(self.knows) > MOST_KNOWN:
                self.knows.popitem(last=False)
        asked.answer.set_result(answer)

    # -- once a second ---------------------------------------------------------------------------------------

    async def keep_ticking(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
            except TROUBLE as error:
                tell("the queue does not answer", logging.WARNING, why=str(error)[:200])
                self.workers = {}
            except Exception:
                self.metrics.count("errors")
                mistake("the queue was not looked after")
            self.see_who_is_there()

    async def tick(self) -> None:
        await self.line.be_seen(self.id, 0)
        self.workers = await self.line.workers()
        self.see_who_is_there()
        self.let_go()
        await self.find_lost()
        await self.take_back()
        late = time.monotonic() - STAYING
        stuck = [one for one in self.out.values() if one.worker is not None and one.job and one.since < late]
        if stuck:
            await self.line.let_anybody([one.job for one in stuck if one.job is not None])
            for one in stuck:
                one.worker = None
        await self.rescue()
        await self.line.forget()
        self.waiting, self.oldest = await self.line.look()

    def see_who_is_there(self) -> None:
        """After some seconds without anybody the server thinks itself, until somebody comes."""
        now = time.monotonic()
        if self.workers:
            self.seen = now
        alone = now - self.seen >= self.patience
        if alone != self.alone:
            self.alone = alone
            if alone:
                tell("no worker is there: the server thinks itself", logging.WARNING)
            else:
                tell("workers think", workers=len(self.workers), processes=sum(self.workers.values()))
        if alone:
            for asked in self.out.values():
                if not asked.answer.done():
                    asked.answer.set_exception(Alone())

    def let_go(self) -> None:
        """What nobody needs any more: its table has gone on."""
        for asked in self.out.values():
            if not asked.answer.done() and not asked.wanted():
                asked.answer.set_exception(Unwanted())

    async def take_back(self) -> None:
        """What waits in the queue though its asker has gone. A job is looked for before its ticket is: what is asked
        meanwhile is no job that was found."""
        waits = await self.line.not_begun(self.id)
        left = [job for job, ticket in waits.items() if ticket not in self.out]
        if left:
            await self.line.take_back(left)

    async def find_lost(self) -> None:
        """An answer is given before its job goes, and may still be on its way here. A job that has gone for some
        seconds without one is lost: nobody listened, or it was given up. The server thinks itself."""
        jobs = {one.job: one for one in self.out.values() if one.job is not None}
        there = await self.line.there(list(jobs)) if jobs else set()
        await self.collect()
        now = time.monotonic()
        for job, asked in jobs.items():
            if job in there:
                asked.gone = None
            elif asked.gone is None:
                asked.gone = now
            elif now - asked.gone >= CALLED and not asked.answer.done():
                tell("a question was lost", logging.WARNING, kind=asked.kind)
                asked.answer.set_exception(Alone())

    async def rescue(self) -> None:
        """The jobs of a worker that has died are given to others; a few times."""
        for job in await self.line.jobs.get_stalled_jobs(seconds_since_heartbeat=STALLED):
            with suppress(*TROUBLE):  # another server was faster
                if job.attempts + 1 < MOST_TRIES:
                    await self.line.jobs.retry_job(job, retry_at=AT_ONCE, queue=job.task_name)
                    await self.line.call(job.task_name)
                else:
                    await self.line.jobs.finish_job(job, Status.FAILED, delete_job=True)
                self.metrics.count("jobs_rescued", "job", job.task_name)
                tell("a worker has died of a job, or beside it", logging.WARNING, job=job.task_name)
