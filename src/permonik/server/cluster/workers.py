"""permonik serve --workers N: a parent that has the port, and N processes that serve it.

One that dies is started again. SIGHUP replaces all of them, one after the other: as soon as the first new one is ready
the old ones let nobody in any more and give their tables to the new ones, so that nobody is sent on twice. SIGTERM ends
all of them, each when those who play there have been told.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from permonik.server.bots.engine import Engine
from permonik.server.config import PROXIES, PUSH_SERVICES, BadConfig, Config
from permonik.server.logs import tell
from permonik.server.processes import ended

START_WITHIN = 120.0  # seconds; the machine may be busy
RETIRE_WITHIN = 10.0
END_WITHIN = 30.0
SHORT_LIFE = 10.0  # seconds; whoever dies sooner is not started again at once
PAUSE, LONGEST_PAUSE = 0.2, 30.0
READY, RETIRED = b"ready", b"retired"


class Worker:
    def __init__(self, process: Process) -> None:
        self.process = process
        self.since = time.monotonic()
        self.is_wanted = True

    def send(self, number: int) -> None:
        with suppress(ProcessLookupError):
            self.process.send_signal(number)

    async def says(self, word: bytes, within: float) -> bool:
        """Whether this word comes in time."""
        assert self.process.stdout is not None
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                async for line in self.process.stdout:
                    if line.startswith(word):
                        return True
        return False

    async def retire(self) -> None:
        """Lets nobody in any more once this is done."""
        self.send(signal.SIGUSR2)
        await self.says(RETIRED, RETIRE_WITHIN)

    async def end(self) -> None:
        self.is_wanted = False
        self.send(signal.SIGTERM)
        try:
            async with asyncio.timeout(END_WITHIN):
                await ended(self.process)
        except TimeoutError:
            self.send(signal.SIGKILL)
            await ended(self.process)


class Workers:
    """Each of them finds the port open at the file descriptor of the listener."""

    def __init__(self, config: Config, listener: socket.socket, count: int) -> None:
        self.command = command_of(config, listener, count)
        self.environment = environment_of(config)
        self.listener = listener
        self.count = count
        self.workers: list[Worker] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.rolling = asyncio.Lock()
        self.over = asyncio.Event()

    async def run(self, url: str) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.over.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self.spawn(self.roll()))
        try:
            started = await asyncio.gather(*[self.start() for _ in range(self.count)])
            if not all(started):
                raise BadConfig("the processes could not start; the lines above say why")
            print(f"Permoník is open at {url}", flush=True)
            await Engine().settle(None)  # what the processes say of it goes nowhere
            await self.over.wait()
        finally:
            for task in list(self.tasks):
                task.cancel()
            await asyncio.gather(*[worker.end() for worker in self.workers])

    async def start(self) -> bool:
        """One more; whether it is ready."""
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,  # ends when this process is gone, and the worker with it
            stdout=asyncio.subprocess.PIPE,
            pass_fds=[self.listener.fileno()],
            env=self.environment,
        )
        worker = Worker(process)
        self.workers.append(worker)
        ready = await worker.says(READY, START_WITHIN)
        if ready:
            self.spawn(self.attend(worker))
        else:
            await self.dismiss(worker)
        return ready

    async def attend(self, worker: Worker) -> None:
        """Until it ends; if nobody has wished that, another one takes its place."""
        await ended(worker.process)
        self.forget(worker)
        pause = PAUSE
        while worker.is_wanted and not self.over.is_set():
            tell("a process has died", logging.ERROR, process=worker.process.pid, code=worker.process.returncode)
            if time.monotonic() - worker.since < SHORT_LIFE:
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)
            async with self.rolling:  # who rolls waits for the newcomer, or has brought another in its place
                if not worker.is_wanted or await self.start():
                    return

    async def roll(self) -> None:
        """All of them anew; never fewer than before. Once the old ones let nobody in any more there is no way back."""
        async with self.rolling:
            old = list(self.workers)
            for number, worker in enumerate(old):
                if number:
                    await self.start_at_last()
                elif not await self.start():
                    tell("a new process does not start: the old ones stay", logging.ERROR)
                    return
                if self.over.is_set():
                    return
                if not number:  # whoever is sent on by the first must not come in at the second
                    await asyncio.gather(*[one.retire() for one in old])
                await self.dismiss(worker)
            tell("all processes are new", processes=len(old))

    async def start_at_last(self) -> None:
        """Tries until one is ready, or everything ends."""
        pause = PAUSE
        while not await self.start() and not self.over.is_set():
            tell("a new process does not start: the next one is tried in a moment", logging.ERROR, seconds=pause)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.over.wait()
            pause = min(LONGEST_PAUSE, 2 * pause)

    async def dismiss(self, worker: Worker) -> None:
        await worker.end()
        self.forget(worker)

    def forget(self, worker: Worker) -> None:
        """Who dismisses it and who attends to it both see it end."""
        if worker in self.workers:
            self.workers.remove(worker)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def command_of(config: Config, listener: socket.socket, count: int) -> list[str]:
    """The same server again, as one of several."""
    told: dict[str, object] = {
        "--listener": listener.fileno(),
        "--host": config.host,
        "--port": config.port,
        "--data": config.data,
        "--inside": config.inside,
        "--public-url": config.public_url,
        "--bot-seconds": config.bot_limit,
        "--bot-processes": max(1, config.bot_workers // count),
        "--away-seconds": config.away_after,
        "--engine": config.engine,
        "--rate": config.rate,
        "--drain": config.drain,
        "--log": config.log,
        "--trace": config.trace,
        "--trace-share": config.trace_share,
    }
    command = [sys.executable, "-m", "permonik", "serve"]
    command += [str(part) for name, value in told.items() if value is not None for part in (name, value)]
    command += ["--queue"] if config.queue else []
    command += [part for host in config.push_services[len(PUSH_SERVICES) :] for part in ("--push-service", host)]
    command += [part for address in config.proxies[len(PROXIES) :] for part in ("--proxy", address)]
    return command + [part for bot in config.own_bots for part in ("--bot", bot)]


def environment_of(config: Config) -> dict[str, str]:
    """What may hold a password, and is not to be seen in a list of processes."""
    told = {
        "PERMONIK_STORE": config.store,
        "PERMONIK_BUS": config.bus,
        "PERMONIK_SMTP": config.smtp,
        "PERMONIK_MAIL_FROM": config.mail_from,
    }
    return os.environ | {name: value for name, value in told.items() if value is not None}
