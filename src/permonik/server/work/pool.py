"""The processes that work for strangers, and who may use them when."""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any

from permonik.bots.play import Witnessed, remembered
from permonik.errors import PermonikError
from permonik.housekeeping.records import read_record, work
from permonik.kernel.match import Match
from permonik.kernel.record import Record, Seal
from permonik.lessons import Lesson
from permonik.puzzles import Puzzle
from permonik.server.bots.engine import Engine
from permonik.server.fair import Turns
from permonik.server.logs import tell
from permonik.server.metrics import Metrics
from permonik.server.problems import ServerMistake, TooMuchWork
from permonik.server.processes import ended
from permonik.server.work import jobs
from permonik.server.work.frozen import can_freeze, thaw, went_back
from permonik.server.work.worker import LENGTH, pack

SMALL = 100  # so many entries are followed in a few milliseconds, faster than a process could be asked
START_LIMIT = 60.0
# Seconds on the wall, beyond the limit, until a worker must hang. Where the system counts those of the processor it has
# ended by then what takes too long; but behind ten others on a busy machine a modest worker waits for minutes.
PATIENCE = 25.0 if sys.platform == "win32" else 600.0
REBUILD_LIMIT = 60.0  # what is in the database was checked when it was written, and must not be lost
MOST_WAITING = 8  # jobs of one person
IDLE = 300.0


class Worker:
    """One process. It does one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.idle_since = 0.0

    @classmethod
    async def start(cls, environment: dict[str, str] | None = None) -> Worker:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "permonik.server.work.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=environment,
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START_LIMIT):
                await worker.hear()
        except BaseException:
            await worker.kill()
            raise
        return worker

    async def ask(self, job: str, arguments: tuple[Any, ...], limit: float) -> tuple[bool, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(pack((job, arguments, limit)))
        await self.process.stdin.drain()
        answer: tuple[bool, Any] = await self.hear()
        return answer

    async def hear(self) -> Any:
        assert self.process.stdout is not None
        (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
        return pickle.loads(await self.process.stdout.readexactly(length))

    async def kill(self) -> None:
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
        await ended(self.process)


class Workshop:
    """`limit`: seconds of a processor for one job. Small ones are done at once, where they are asked for. `engine`: on
    which the processes think, where that matters."""

    def __init__(self, limit: float, metrics: Metrics, places: int = 2, engine: Engine | None = None) -> None:
        self.limit = limit
        self.metrics = metrics
        self.engine = engine
        self.turns = Turns(places, held=1, waiting=MOST_WAITING)
        self.idle: list[Worker] = []
        self.all: set[Worker] = set()

    # -- jobs, each for the person who asks ------------------------------------------------------------------

    def queues(self) -> list[Turns]:
        """Where those wait who have asked."""
        return [self.turns]

    async def bring(self, who: str, text: str) -> tuple[Match, list[str]]:
        """A match, and its lines for the database."""
        study: jobs.Study = await self.do(who, "bring", text)
        return thaw(study.match), study.lines

    async def rebuild(self, who: str, header: str, lines: list[str], seal: Seal | None) -> Match:
        if len(lines) <= SMALL:
            return Match.replay(read_record(header, lines, seal))
        return thaw(await self.do(who, "rebuild", header, lines, seal, limit=REBUILD_LIMIT))

    async def fork(self, who: str, record: Record) -> tuple[Match, list[str]]:
        if work(record) <= SMALL:
            study = jobs.fork(record.header, record.entries)
        else:
            study = await self.do(who, "fork", record.header, record.entries)
        return thaw(study.match), study.lines

    async def export(self, who: str, record: Record) -> str:
        if len(record.entries) <= SMALL:
            return record.dumps()
        text: str = await self.do(who, "export", record.header, record.entries, record.seal)
        return text

    async def look(self, who: str, record: Record, seat: int | None, over: bool) -> str:
        if work(record) <= SMALL:
            return jobs.look(record.header, record.entries, seat, over)
        text: str = await self.do(who, "look", record.header, record.entries, seat, over)
        return text

    async def remember(self, who: str, record: Record, seat: int) -> list[Witnessed]:
        """What a seat saw of everybody's answers."""
        if work(record) <= SMALL:
            return remembered(record, seat)
        return [Witnessed(*one) for one in await self.do(who, "remember", record.header, record.entries, seat)]

    async def undo(self, who: str, match: Match, seat: int, consent: Collection[int]) -> Match:
        """The match without the seat's last decision: the same one, or another in its place."""
        if len(match.record.entries) <= SMALL or not can_freeze(match):
            match.undo(seat, consent)
            return match
        record = match.record
        return went_back(
            match, await self.do(who, "undo", record.header, record.entries, match.seal, seat, tuple(consent))
        )

    async def lesson(self, who: str, lesson: Lesson, answers: Sequence[str], back: bool, lang: str) -> str:
        """Where no bot has to think, a lesson is a handful of answers."""
        arguments = (lesson.game, lesson.id, tuple(answers), back, lang)
        if len(answers) <= SMALL and not any(beat.bots for beat in lesson.beats):
            return jobs.lesson(*arguments)
        text: str = await self.do(who, "lesson", *arguments)
        return text

    async def puzzle(self, who: str, puzzle: Puzzle, answers: Sequence[str], weigh: bool, give_up: bool) -> str | None:
        text: str | None = await self.do(who, "puzzle", puzzle.game, puzzle.id, tuple(answers), weigh, give_up)
        return text

    async def review_books(self, who: str, record: Record, seat: int, seconds: float) -> tuple[Any, list[int]]:
        found: tuple[Any, list[int]] = await self.do(who, "review_books", record.header, record.entries, seat, seconds)
        return found

    async def review_lines(self, who: str, record: Record, seat: int, only: Sequence[int], seconds: float) -> list[Any]:
        found: list[Any] = await self.do(who, "review_lines", record.header, record.entries, seat, tuple(only), seconds)
        return found

    async def review_answers(self, who: str, record: Record, seat: int, entry: int, seconds: float) -> list[Any]:
        arguments = (record.header, record.entries, seat, entry, seconds)
        found: list[Any] = await self.do(who, "review_answers", *arguments)
        return found

    # -- inside ----------------------------------------------------------------------------------------------

    async def do(self, who: str, job: str, *arguments: Any, limit: float | None = None) -> Any:
        limit = self.limit if limit is None else limit
        async with self.turns.of(who):
            worker = await self.take()
            try:
                async with asyncio.timeout(limit + PATIENCE):
                    well, result = await worker.ask(job, arguments, limit)
            except TimeoutError:
                await self.dismiss(worker, job, "too long")
                raise TooMuchWork(f"this would take longer than {limit:g} seconds; it was given up") from None
            except (OSError, EOFError) as error:  # the system has ended it: too long, or too much memory
                await self.dismiss(worker, job, str(error))
                raise TooMuchWork("this is too much to be worked on here") from None
            except BaseException:
                await asyncio.shield(self.dismiss(worker, job, "nobody waits for it any more"))
                raise
            worker.idle_since = asyncio.get_running_loop().time()
            self.idle.append(worker)
        if well:
            return result
        if isinstance(result, PermonikError):
            raise result
        tell("a job failed", logging.ERROR, job=job, why=result)
        self.metrics.count("errors")
        raise ServerMistake("the server made a mistake; it has been noted")

    async def take(self) -> Worker:
        while self.idle:
            worker = self.idle.pop()
            if worker.process.returncode is None:
                return worker
            self.all.discard(worker)
        worker = await Worker.start(self.engine.environment() if self.engine is not None else None)
        self.all.add(worker)
        return worker

    async def dismiss(self, worker: Worker, job: str, why: str) -> None:
        self.metrics.count("jobs_killed", "job", job)
        tell("a job was killed", logging.WARNING, job=job, why=why)
        await worker.kill()
        self.all.discard(worker)  # only now: whoever closes the workshop waits for it, too

    async def tidy(self) -> None:
        """Lets processes go that have been idle for long."""
        now = asyncio.get_running_loop().time()
        for worker in [one for one in self.idle if now - one.idle_since > IDLE]:
            self.idle.remove(worker)
            self.all.discard(worker)
            await worker.kill()

    async def close(self) -> None:
        await asyncio.gather(*[worker.kill() for worker in self.all])
        self.all.clear()
        self.idle.clear()
