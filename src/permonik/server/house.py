"""The house: everything that the routes and sockets share, from its opening to its closing."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from permonik import bots
from permonik.errors import PermonikError, listed
from permonik.kernel.game import OptionValue
from permonik.kernel.match import Match
from permonik.server.bots.pool import Pool
from permonik.server.config import Config, claim
from permonik.server.cookies import Cookies, read_key
from permonik.server.limits import Limits
from permonik.server.logs import mistake, tell
from permonik.server.metrics import Metrics
from permonik.server.people import People
from permonik.server.play.live import LiveTable, rebuild, start_match
from permonik.server.problems import RulesChanged, StorageFailed, UnknownTable
from permonik.server.storage import DATABASE, SqliteStorage
from permonik.server.storage.people import PersonStore
from permonik.server.storage.tables import TableStore
from permonik.server.tables.records import read_record

SWEEP_EVERY = 60.0
IDLE_TABLE = 600.0
DAY = 86400.0


class House:
    """Made inside a running event loop; `open` before use, `close` after."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.limits = Limits(config.rate)
        config.data.mkdir(parents=True, exist_ok=True)
        self.claim = claim(config)
        self.storage = SqliteStorage(config.data / DATABASE, self.committed)
        self.people = People(PersonStore(self.storage), Cookies(read_key(config.data), config.secure))
        self.tables = TableStore(self.storage)
        self.pool = Pool(config.bot_workers, config.bot_limit, self.metrics)
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.start_match: Callable[[str, list[str], dict[str, OptionValue]], Match] = start_match
        self.metrics.gauge("live_tables", "tables in memory", lambda: len(self.live))
        self.metrics.gauge("sockets", "open sockets", self.sockets)
        self.metrics.gauge("bot_processes", "processes in which bots think", lambda: len(self.pool.all))

    async def open(self) -> None:
        self.spawn(self.sweep())
        for table in await self.tables.running():
            if table.clock is not None and table.clock.end != "nothing":
                self.spawn(self.wake(table.id))

    async def close(self) -> None:
        for live in list(self.live.values()):
            self.drop(live)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()
        await self.storage.close()
        os.close(self.claim)

    # -- tables ----------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """The live table of that id, read from the disk if nobody has needed it lately."""
        live = self.live.get(id)
        if live is None:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def load(self, id: str) -> LiveTable:
        data = await self.tables.get(id)
        if data is None:
            raise UnknownTable("there is no such table")
        await self.people.recall([data.host, *data.people()])
        match = None
        if data.header is not None:
            lines, seal = await self.tables.lines(id), await self.tables.seal(id)
            try:
                # In a thread: a long match takes a moment, and other tables do not wait for it.
                match = await asyncio.to_thread(lambda: rebuild(read_record(data.header or "", lines, seal)))
            except PermonikError as error:
                tell("table cannot be read", table=id, game=data.game, why=str(error))
                raise RulesChanged(f"this match cannot be continued by this version: {error}") from None
        live = self.live[id] = LiveTable(self, data, match, await self.tables.banned(id))
        if match is not None and data.status == "running":
            if len(match.record.entries) > data.entries or match.over:
                async with live.turn():
                    await live.commit(live.started().changed(data.entries))
            live.wake()
        return live

    def add(self, live: LiveTable) -> None:
        self.live[live.data.id] = live

    def drop(self, live: LiveTable) -> None:
        """Forgets a table; sockets are closed, and find it again when they come back."""
        if self.live.get(live.data.id) is live:
            del self.live[live.data.id]
        if live.timer is not None:
            live.timer.cancel()
        for connection in live.connections:
            connection.close(1012)

    async def tell_tables(self, person: str) -> None:
        """Somebody has another name: those who see it are told."""
        for live in [one for one in self.live.values() if person == one.data.host or person in one.data.people()]:
            await live.tell_table()

    def hang_up(self, person: str) -> None:
        """Closes all sockets of somebody who has left the house."""
        for live in self.live.values():
            for connection in live.connections:
                if connection.person == person:
                    connection.close(4401)

    def bot_names(self, game: str) -> tuple[str, ...]:
        """The bots that are offered for a table, the strongest of the house last."""
        return (*self.config.own_bots, *bots.names(game))

    def bot_for(self, game: str, wished: str | None) -> str:
        """The bot that somebody wishes for, or the one for those who have no wish."""
        if wished is None:
            return bots.default(game)
        offered = self.bot_names(game)
        if wished not in (*offered, *bots.sitting(game)):
            raise bots.UnknownBot(f"no bot {wished!r} plays {game}; there are: {listed(offered)}")
        return wished

    def sockets(self) -> int:
        return sum(len(live.connections) for live in self.live.values())

    # -- what goes on beside -----------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Lets something happen by itself. What goes wrong there is logged."""
        task = asyncio.create_task(self.attend(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def attend(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StorageFailed as error:
            tell("put off", why=str(error))  # the table is read again, and goes on from there
        except Exception:
            self.metrics.count("errors")
            mistake("a task failed")

    async def wake(self, id: str) -> None:
        with suppress(RulesChanged, UnknownTable):
            await self.table(id)

    async def sweep(self) -> None:
        """Now and then: forgets tables nobody looks at, lets bots go, removes what was abandoned long ago."""
        swept = 0.0
        while True:
            if time.monotonic() - swept > DAY or not swept:
                swept = time.monotonic()
                for table in await self.tables.abandoned(time.time() - 7 * DAY):
                    if table.id not in self.live:
                        await self.tables.remove(table.id)
                await self.people.store.forget_guests(time.time() - 90 * DAY)
            await asyncio.sleep(SWEEP_EVERY)
            for live in [one for one in self.live.values() if is_idle(one)]:
                self.drop(live)
            await self.pool.tidy()

    def committed(self, seconds: float) -> None:
        self.metrics.count("commits")
        self.metrics.count("commit_seconds", by=seconds)


def is_idle(live: LiveTable) -> bool:
    busy = live.connections or live.thinking or live.timer is not None or live.lock.locked()
    return not busy and time.monotonic() - live.used > IDLE_TABLE
