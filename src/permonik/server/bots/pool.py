"""The processes in which bots think. A bot that hangs or crashes takes one of them with it, and nothing else."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from permonik.bots import wire
from permonik.bots.base import BotFailed
from permonik.housekeeping.questions import Question
from permonik.server.bots.engine import Engine
from permonik.server.fair import Turns
from permonik.server.logs import tell
from permonik.server.metrics import Metrics
from permonik.server.processes import ended

START_LIMIT = 60.0
PARTING = 4.0  # seconds that a process has to leave by itself
IDLE = 300.0  # seconds after which a process that nobody needs is let go
TRIES = 2
FAILURES = (BotFailed, OSError, TimeoutError)


def always() -> bool:
    return True


class Worker:
    """One process. It answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process, folder: Path | None) -> None:
        self.process = process
        self.folder = folder  # of the engine on which it thinks
        self.asked = 0
        self.keys: set[str] = set()
        self.watching: set[tuple[str, str]] = set()  # bots, each with a game, that said that they watch
        self.idle_since = 0.0

    @classmethod
    async def start(cls, engine: Engine) -> Worker:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "permonik.server.bots.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=wire.LONGEST,
            env=engine.environment(),
        )
        worker = cls(process, engine.folder)
        try:
            async with asyncio.timeout(START_LIMIT):
                hello = await worker.hear()
            if hello.get("permonik-bot") != wire.VERSION:
                raise BotFailed(f"a bot process speaks another version of the protocol: {hello}")
        except BaseException:
            await worker.kill()
            raise
        return worker

    async def ask(self, question: Question, limit: float) -> int:
        """The bot's choice, checked. After a BotFailed from here the process may be in any condition."""
        answer = await self.exchange(question, limit)
        chosen = answer.get("choose")
        if chosen not in [option.id for option in question.options]:
            raise BotFailed(f"bot {question.bot} failed: {str(answer.get('error', answer))[:200]}")
        self.keys.add(question.key)
        if answer.get("watches") is True:
            self.watching.add((question.bot, question.game))
        return int(chosen)

    async def exchange(self, question: Question, limit: float) -> dict[str, Any]:
        number = self.asked
        self.asked += 1
        assert self.process.stdin is not None
        try:
            async with asyncio.timeout(limit):
                self.process.stdin.write(wire.dump({**question.data(), "ask": number}).encode())
                await self.process.stdin.drain()
                answer = await self.hear()
        except TimeoutError:
            raise BotFailed(f"bot {question.bot} said nothing for {limit:g} seconds") from None
        except OSError:
            raise BotFailed(f"the process of bot {question.bot} has gone") from None
        if answer.get("answer") != number:
            raise BotFailed(f"bot {question.bot} failed: {str(answer.get('error', answer))[:200]}")
        return answer

    async def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        try:
            line = await self.process.stdout.readline()
            said = json.loads(line)
        except ValueError:
            raise BotFailed("a bot process ended, or said something that is no JSON") from None
        return said if isinstance(said, dict) else {}

    async def kill(self) -> None:
        """The process first gets a moment to end the programs that bots of somebody's own have started."""
        if self.process.returncode is None:
            self.process.terminate()
        if self.process.stdin is not None:
            self.process.stdin.close()
        try:
            async with asyncio.timeout(PARTING):
                await ended(self.process)
        except TimeoutError:
            self.process.kill()
            await ended(self.process)


class Pool:
    def __init__(self, workers: int, limit: float, metrics: Metrics) -> None:
        self.limit = limit
        self.metrics = metrics
        self.engine = Engine()
        self.turns = Turns(workers)
        self.idle: list[Worker] = []
        self.all: set[Worker] = set()
        self.watching: set[tuple[str, str]] = set()

    def watches(self, bot: str, game: str) -> bool:
        """Whether a bot wants to be told what others decide. It says so with its first answer in any match."""
        return (bot, game) in self.watching

    async def ask(self, question: Question, wanted: Callable[[], bool] = always) -> int | None:
        """An answer in any case: from the bot, else from the bot in a new process, else at random. None: while the bot
        waited for its turn the table has gone on, and no answer is `wanted`."""
        asked = time.perf_counter()
        async with self.turns.of(question.owner):
            for _ in range(TRIES):
                if not wanted():
                    return None
                try:
                    chosen = await self.ask_once(question)
                except FAILURES as error:
                    self.failed(question, str(error))
                else:
                    self.metrics.count("bot_answers", "bot", question.bot)
                    self.metrics.time("bot_seconds", time.perf_counter() - asked, question.bot)
                    return chosen
        return by_chance(question)

    def queues(self) -> list[Turns]:
        """Where those wait who have asked."""
        return [self.turns]

    def failed(self, question: Question, why: str) -> None:
        self.metrics.count("bot_failures", "bot", question.bot)
        tell("bot failed", logging.WARNING, bot=question.bot, game=question.game, why=why)

    async def ask_once(self, question: Question, limit: float | None = None) -> int:
        worker = await self.take(question.key)
        try:
            chosen = await worker.ask(question, self.limit if limit is None else limit)
        except BaseException:
            await asyncio.shield(self.dismiss(worker))  # also when nobody waits for the answer any more
            raise
        self.watching |= worker.watching
        await self.keep(worker)
        return chosen

    async def hint(self, question: Question) -> list[Any] | None:
        """Lines with what speaks for them; None where nothing came in time."""
        async with self.turns.of(question.owner):
            try:
                return await self.hint_once(question)
            except FAILURES as error:
                self.failed(question, str(error))
                return None

    async def hint_once(self, question: Question, limit: float | None = None) -> list[Any] | None:
        worker = await self.take(question.key)
        try:
            answer = await worker.exchange(question, self.limit if limit is None else limit)
        except BaseException:
            await asyncio.shield(self.dismiss(worker))
            raise
        await self.keep(worker)
        lines = answer.get("hints")
        return lines if isinstance(lines, list) else None

    async def take(self, key: str) -> Worker:
        """An idle process, best the one that knows the bot; else a new one."""
        while self.idle:
            worker = ([one for one in self.idle if key in one.keys] or self.idle)[-1]
            self.idle.remove(worker)
            if worker.process.returncode is None and worker.folder == self.engine.folder:
                return worker
            await asyncio.shield(self.dismiss(worker))
        worker = await Worker.start(self.engine)
        self.all.add(worker)
        return worker

    async def keep(self, worker: Worker) -> None:
        """For the next question; one that thinks on an engine of yesterday is let go."""
        if worker.folder != self.engine.folder:
            return await asyncio.shield(self.dismiss(worker))
        worker.idle_since = asyncio.get_running_loop().time()
        self.idle.append(worker)

    async def tidy(self) -> None:
        """Lets processes go that have been idle for long."""
        now = asyncio.get_running_loop().time()
        for worker in [one for one in self.idle if now - one.idle_since > IDLE]:
            self.idle.remove(worker)
            self.all.discard(worker)
            await worker.kill()

    async def dismiss(self, worker: Worker) -> None:
        """It counts as ours until it has ended: whoever closes the pool waits for it, too."""
        await worker.kill()
        self.all.discard(worker)

    async def close(self) -> None:
        await asyncio.gather(*[worker.kill() for worker in self.all])
        self.all.clear()
        self.idle.clear()


def by_chance(question: Question) -> int:
    tell("bot replaced by chance", logging.WARNING, bot=question.bot, game=question.game)
    return random.choice(question.options).id
