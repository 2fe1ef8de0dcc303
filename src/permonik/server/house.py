"""The house: everything that the routes and sockets share, from its opening to its closing."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from typing import Any

from permonik import bots
from permonik.errors import PermonikError, listed
from permonik.housekeeping.matches import start_match
from permonik.kernel.game import OptionValue
from permonik.kernel.match import Match
from permonik.server.addresses import Addresses
from permonik.server.admin import DOOR, open_door
from permonik.server.bots.pool import Pool
from permonik.server.caves import CaveKeeper
from permonik.server.config import Config, claim, keep_private
from permonik.server.cookies import Cookies
from permonik.server.doorway import Doorway
from permonik.server.fair import Rounds
from permonik.server.holidays import HolidayKeeper
from permonik.server.limits import Limits
from permonik.server.logs import mistake, note_mishap, tell
from permonik.server.metrics import Metrics
from permonik.server.names import skeleton
from permonik.server.people import People
from permonik.server.play.connection import Connection
from permonik.server.play.live import LiveTable
from permonik.server.problems import (
    BadName,
    NameTaken,
    RecordDamaged,
    RulesChanged,
    ServerMistake,
    StorageFailed,
    TooManyRequests,
    TooMuchWork,
    UnknownTable,
)
from permonik.server.rating.count import Ratings
from permonik.server.reviews import Reviews
from permonik.server.sessions import Sessions
from permonik.server.storage import Damaged, open_storage
from permonik.server.storage.caves import CaveStore
from permonik.server.storage.friends import FriendStore
from permonik.server.storage.holidays import HolidayStore
from permonik.server.storage.lessons import LessonStore
from permonik.server.storage.opening import house_key
from permonik.server.storage.people import PersonStore
from permonik.server.storage.profiles import ProfileStore
from permonik.server.storage.ratings import RatingStore
from permonik.server.storage.sessions import SessionStore
from permonik.server.storage.tables import TableStore, thinking, time_left
from permonik.server.storage.word import WordStore
from permonik.server.tables.data import TableData
from permonik.server.tables.seeking import Seekers
from permonik.server.word.outbox import KEPT, Outbox
from permonik.server.work.pool import Workshop

SWEEP_EVERY = 60.0
IDLE_TABLE = 600.0
HERE = 45.0  # seconds since somebody's last request
WAKE_EVERY = 5.0  # seconds; a clock that ends sooner is waited for exactly
MOST_WOKEN = 200  # at once, then the next ones
DAY = 86400.0
MOST_DAMAGE = 1000  # faults that are remembered


class House:
    """Made inside a running event loop; `open` before use, `close` after."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.limits = Limits(config.rate)
        self.rounds = Rounds()
        keep_private(config.data)
        self.claim = claim(config)
        self.storage = open_storage(config, self.committed)
        sessions = Sessions(SessionStore(self.storage))
        self.people = People(PersonStore(self.storage), sessions, Cookies(house_key(config), config.secure))
        self.tables = TableStore(self.storage)
        self.addresses = Addresses(self.storage)
        self.lessons = LessonStore(self.storage)
        self.profiles = ProfileStore(self.storage)
        self.friends = FriendStore(self.storage)
        self.seekers = Seekers(self)
        self.ratings = Ratings(self, RatingStore(self.storage))
        self.outbox = Outbox(self, WordStore(self.storage), self.people.cookies.key)
        self.caves = CaveKeeper(self, CaveStore(self.storage))
        self.holidays = HolidayKeeper(self, HolidayStore(self.storage))
        self.pool = Pool(config.bot_workers, config.bot_limit, self.metrics)
        self.work = Workshop(config.work_limit, self.metrics)
        self.reviews = Reviews(self)
        self.is_open = False
        self.door: asyncio.Server | None = None
        self.damage: list[str] = []  # what was found broken in the database
        self.examined = False  # whether all of it has been looked at
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.start_match: Callable[[str, list[str], dict[str, OptionValue]], Match] = start_match
        self.metrics.gauge("live_tables", "tables in memory", lambda: len(self.live))
        self.metrics.gauge("sockets", "open sockets", self.sockets)
        self.metrics.gauge("bot_processes", "processes in which bots think", lambda: len(self.pool.all))
        self.metrics.gauge("bots_compiled", "1: bots think on the compiled engine", lambda: self.pool.engine.compiled)
        self.metrics.gauge("work_processes", "processes that work for strangers", lambda: len(self.work.all))
        self.metrics.gauge("unsent_bytes", "bytes that wait in outboxes", lambda: Connection.together)
        self.metrics.gauge("waiting_connections", "connections without a whole request", lambda: len(Doorway.waiting))
        self.metrics.gauge("examined", "1: the whole database was looked at", lambda: self.examined)
        self.metrics.gauge("damage", "faults that were found in the database", lambda: len(self.damage))

    async def open(self) -> None:
        asyncio.get_running_loop().set_exception_handler(note_mishap)
        self.spawn(self.sweep())
        self.spawn(self.examine())
        await self.addresses.load()
        self.door = await open_door(self)
        await self.dress_names()
        await self.tables.reopen(time.time())
        await self.holidays.open()
        await self.outbox.open()
        self.is_open = True
        self.spawn(self.outbox.keep_sending())
        self.spawn(self.keep_time())
        if self.config.engine is not None and not self.pool.engine.compiled:
            self.spawn(self.pool.engine.build(self.config.engine))
        self.spawn(self.ratings.catch_up())

    async def close(self) -> None:
        if self.door is not None:
            self.door.close()
            (self.config.data / DOOR).unlink(missing_ok=True)
        for live in list(self.live.values()):
            self.drop(live)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.is_open:
            with suppress(StorageFailed):
                await self.tables.still_alive(time.time())
        await self.pool.close()
        await self.work.close()
        await self.reviews.work.close()
        self.people.passwords.close()
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
            lines, seal = await self.lines(data), await self.tables.seal(id)
            try:
                match = await self.work.rebuild(data.host, data.header, lines, seal)
            except (TooManyRequests, TooMuchWork, ServerMistake):
                raise
            except (PermonikError, KeyError, TypeError, ValueError) as error:
                tell("table cannot be read", table=id, game=data.game, why=str(error))
                raise RulesChanged(f"this match cannot be continued by this version: {error}") from None
        data = slept(data, await self.tables.due_of(id), time.time())
        drafts = await self.tables.drafts(id) if data.status == "running" else []
        agreed = await self.tables.hint_consents(id) if data.status == "running" else ()
        live = self.live[id] = LiveTable(self, data, match, await self.tables.banned(id), drafts, agreed)
        live.hints = await self.tables.hints(id)
        if match is not None and data.status == "running":
            if len(match.record.entries) > data.entries or match.over:
                async with live.turn():
                    await live.commit(live.started().changed(data.entries))
            live.wake()
        return live

    async def lines(self, data: TableData) -> list[str]:
        """The lines of a record, none missing and none changed."""
        try:
            return await self.tables.lines(data.id, data.entries)
        except Damaged as error:
            if (fault := f"table {data.id}: {error}") not in self.damage and len(self.damage) < MOST_DAMAGE:
                self.damage.append(fault)
                tell("damage", logging.ERROR, table=data.id, why=str(error))
            raise RecordDamaged("the disk has lost a part of this record; the operator has been told") from None

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

    def hang_up(self, person: str, session: str | None = None, code: int = 4401) -> None:
        """Closes the sockets of somebody whose sessions (or this one alone) have ended."""
        for connection in self.connections_of(person):
            if session in (None, connection.session):
                connection.close(code)

    def connections(self) -> Iterator[Connection]:
        for live in self.live.values():
            yield from live.connections

    def connections_of(self, person: str) -> list[Connection]:
        return [one for one in self.connections() if one.person == person]

    def who_is_here(self) -> set[str]:
        """At a table, or with the page open: it asks every ten seconds."""
        since = time.monotonic() - HERE
        return {one.person for one in self.connections()} | {
            person for person, seen in self.people.asked.items() if seen > since
        }

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

    async def keep_time(self) -> None:
        """Wakes tables, one after the other, when a clock ends at them; those in memory have a timer of their own,
        which a machine that was asleep does not hear."""
        while True:
            soon: list[tuple[str, float]] = []
            try:
                soon = await self.tables.due(time.time() + WAKE_EVERY, MOST_WOKEN)
                for id, due in soon:
                    if due <= time.time():
                        await (self.live[id].end_clocks() if id in self.live else self.wake(id))
                await self.holidays.turn(time.time())
                await self.caves.commit(time.time())
            except (StorageFailed, TooManyRequests) as error:
                tell("put off", why=str(error))
            ahead = [due - time.time() for id, due in soon if id not in self.live]
            await asyncio.sleep(min([WAKE_EVERY, *[max(0.05, left) for left in ahead]]))

    async def wake(self, id: str) -> None:
        """For its clock alone: whom nobody needs then goes to sleep again."""
        try:
            due = await self.tables.due_of(id)
            live = await self.table(id)
            await live.end_clocks()
            self.sleep(live)
            if await self.tables.due_of(id) == due:  # nobody's clock ran any more
                await self.tables.undue(id)
        except (RulesChanged, UnknownTable, RecordDamaged, TooMuchWork, ServerMistake):
            await self.tables.undue(id)

    def sleep(self, live: LiveTable) -> None:
        """A table that was woken for its clocks alone."""
        if not is_busy(live):
            self.drop(live)

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
                await self.people.sessions.store.forget(time.time() - 365 * DAY)
                await self.outbox.store.forget_sent(time.time() - KEPT)
            await asyncio.sleep(SWEEP_EVERY)
            with suppress(StorageFailed):
                await self.tables.still_alive(time.time())
            for live in [one for one in self.live.values() if is_idle(one)]:
                self.drop(live)
            await self.pool.tidy()
            await self.work.tidy()
            await self.reviews.work.tidy()

    async def examine(self) -> None:
        """Beside everything else: whether the database is whole. What is not is said; the rest goes on."""
        for fault in await self.storage.faults():
            self.damage.append(fault)
            tell("damage", logging.ERROR, why=fault)
        self.examined = True

    async def dress_names(self) -> None:
        """Names that were registered before they were compared by their looks; of two alike the older one counts."""
        for person in await self.people.store.without_skeleton():
            with suppress(NameTaken, BadName):
                await self.people.keep(person.with_(skeleton=skeleton(person.name)))

    def committed(self, seconds: float) -> None:
        self.metrics.count("commits")
        self.metrics.count("commit_seconds", by=seconds)


def slept(data: TableData, due: float | None, now: float) -> TableData:
    """The clocks as they stand now: they have run since the last entry, though nobody was looking."""
    left = time_left(data)
    if due is None or left is None or data.remaining is None:
        return data
    passed = max(0.0, left - (due - now))
    remaining = list(data.remaining)
    for seat in thinking(data):
        remaining[seat] = max(0.0, remaining[seat] - passed)
    return data.with_(remaining=tuple(remaining))


def is_busy(live: LiveTable) -> bool:
    """A clock does not keep a table awake: the database knows when it ends."""
    return bool(live.connections or live.bots.thinking) or live.lock.locked()


def is_idle(live: LiveTable) -> bool:
    return not is_busy(live) and time.monotonic() - live.used > IDLE_TABLE
