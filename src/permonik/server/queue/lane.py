"""Takes jobs from queues, so many at once, and gives their answers back.

The queue is procrastinate's, its loop is not: that one (3.10) forgets a job that is called out while it looks for
others, and finds it by its next poll. Here, who is called looks once more.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from procrastinate.jobs import Job

from permonik.server.logs import mistake
from permonik.server.queue.line import AT_ONCE, TICK, TROUBLE, Line

Work = Callable[..., Awaitable[dict[str, Any]]]

PARTING = 20.0  # seconds for what is being done when it is told to stop
LOOK = 2.0  # seconds: nobody's call is waited for longer


class Lane:
    """`work` gets what the job carries. One registration in the database: its jobs are others' when it is silent."""

    def __init__(self, line: Line, queues: Sequence[str], places: int, work: Work) -> None:
        self.line = line
        self.queues = list(queues)
        self.places = places
        self.work = work
        self.id = 0
        self.doing: dict[int, asyncio.Task[None]] = {}
        self.withdrawn: set[int] = set()  # nobody waits for these any more
        self.called = asyncio.Event()
        self.told_to_stop = False

    def stop(self) -> None:
        self.told_to_stop = True
        self.called.set()

    async def run(self) -> None:
        """Until it is told to stop, or the database goes."""
        self.id = await self.line.jobs.register_worker()
        beside = [asyncio.create_task(self.be_heard()), asyncio.create_task(self.listen())]
        try:
            while not self.told_to_stop:
                self.called.clear()
                while len(self.doing) < self.places:
                    job = await self.line.jobs.fetch_job(self.queues, self.id)
                    if job is None or job.id is None:
                        break
                    self.doing[job.id] = asyncio.create_task(self.attend(job, job.id))
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self.called.wait()
                for task in beside:
                    if task.done():
                        task.result()
            if self.doing:
                await asyncio.wait(self.doing.values(), timeout=PARTING)
        finally:
            for task in (*beside, *self.doing.values()):
                task.cancel()
            await asyncio.gather(*beside, *self.doing.values(), return_exceptions=True)
            with suppress(*TROUBLE):
                await self.line.jobs.unregister_worker(self.id)

    async def attend(self, job: Job, id: int) -> None:
        desk, ticket, _, carried = unpacked(job.task_kwargs)
        try:
            try:
                answer = await self.work(**carried)
            except asyncio.CancelledError:
                if id not in self.withdrawn:
                    await self.line.jobs.retry_job(job, retry_at=AT_ONCE, queue=job.task_name)
                    await self.line.call(job.task_name)
                    return
                answer = {}
            except Exception:
                mistake("a job failed")
                answer = {"why": "a worker made a mistake; it has noted it", "failures": ["a mistake of the worker"]}
            await self.line.answer(id, desk, ticket, json.dumps(answer))
        except TROUBLE:
            pass  # the database has gone, or somebody else has answered; if not, the job is found without its worker
        finally:
            self.withdrawn.discard(id)
            del self.doing[id]
            self.called.set()

    async def be_heard(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            await self.line.jobs.update_heartbeat(self.id)

    async def listen(self) -> None:
        async for word in self.line.listen([f"procrastinate_queue_v1#{queue}" for queue in self.queues]):
            self.called.set()
            said = json.loads(word or "{}")
            if said.get("type") == "abort_job_requested" and said["job_id"] in self.doing:
                self.withdrawn.add(said["job_id"])
                self.doing[said["job_id"]].cancel()


def unpacked(carried: dict[str, Any]) -> tuple[str, str, str, dict[str, Any]]:
    """For whom, under which number, at which table; and the rest, which is what is asked."""
    rest = {name: value for name, value in carried.items() if name not in ("desk", "ticket", "table")}
    return carried["desk"], carried["ticket"], carried["table"], rest
