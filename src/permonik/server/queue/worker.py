"""`permonik think`: takes questions from the queue and has them thought out in processes of its own, as a server would.

It needs nothing but the database. It may be killed at any moment: what it was thinking about is asked again elsewhere.
"""

from __future__ import annotations

import asyncio
import json
import logging
import signal
from contextlib import suppress
from secrets import token_hex
from typing import Any

from permonik.errors import PermonikError
from permonik.housekeeping.questions import Question
from permonik.server.bots.pool import FAILURES, TRIES, Pool
from permonik.server.logs import mistake, tell
from permonik.server.metrics import Metrics
from permonik.server.queue.lane import Lane, Work
from permonik.server.queue.line import REVIEW, THINK, TICK, TROUBLE, Line, lane_of
from permonik.server.reviews import LIMIT
from permonik.server.work.pool import Workshop

TIDY_EVERY = 60.0
AGAIN = 2.0  # seconds until a database that was away is asked again


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
        self.lanes: list[Lane] = []
        self.told_to_stop = asyncio.Event()

    async def run(self) -> None:
        await self.line.open()
        beside = [asyncio.create_task(self.be_seen()), asyncio.create_task(self.tidy())]
        beside.append(asyncio.create_task(self.pool.engine.settle(self.build)))
        tell("thinking", worker=self.name, processes=self.processes, reviews=self.reviews)
        try:
            lanes = [self.keep_working([THINK, lane_of(self.name)], self.processes, self.think)]
            if self.reviews:
                lanes.append(self.keep_working([REVIEW], self.reviews, self.review))
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
        for lane in self.lanes:
            lane.stop()

    async def keep_working(self, queues: list[str], places: int, work: Work) -> None:
        """Also through the absence of the database."""
        while not self.told_to_stop.is_set():
            lane = Lane(self.line, queues, places, work)
            self.lanes.append(lane)
            try:
                await lane.run()
            except TROUBLE as error:
                tell("the queue does not answer", logging.WARNING, why=str(error)[:200])
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.told_to_stop.wait(), AGAIN)
            finally:
                self.lanes.remove(lane)

    # -- jobs ------------------------------------------------------------------------------------------------

    async def think(self, question: str, limit: float) -> dict[str, Any]:
        """A bot's choice or a hint, and how often that went wrong before."""
        asked = Question.read(json.loads(question))
        failures: list[str] = []
        while len(failures) < TRIES:
            try:
                if asked.hint:
                    return {"hints": await self.pool.hint_once(asked, limit), "failures": failures, "by": self.name}
                chosen = await self.pool.ask_once(asked, limit)
            except FAILURES as error:
                failures.append(str(error))
                if asked.hint:
                    break
            else:
                watches = self.pool.watches(asked.bot, asked.game)
                return {"choose": chosen, "watches": watches, "failures": failures, "by": self.name}
        return {"failures": failures}

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
