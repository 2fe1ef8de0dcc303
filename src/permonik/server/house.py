"""The house: everything that the routes and sockets share, from its opening to its closing."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from secrets import token_hex
from typing import Any

from permonik import bots
from permonik.errors import PermonikError, listed
from permonik.housekeeping.matches import start_match
from permonik.kernel.game import OptionValue
from permonik.kernel.match import Match
from permonik.server import timepiece
from permonik.server.addresses import Addresses
from permonik.server.admin import door_of, open_door
from permonik.server.bodies import Bodies
from permonik.server.caves import CaveKeeper
from permonik.server.cluster.bus import Alone, Bus
from permonik.server.cluster.leases import Lease
from permonik.server.cluster.member import Member, PlayedElsewhere
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
from permonik.server.queue.choice import make_desk, make_pool
from permonik.server.rating.count import Ratings
from permonik.server.reviews import Reviews
from permonik.server.sessions import Sessions
from permonik.server.shared import Shared
from permonik.server.signs.signs import Signs
from permonik.server.signs.trail import step_aside
from permonik.server.storage import Damaged, open_storage
from permonik.server.storage.caves import CaveStore
from permonik.server.storage.friends import FriendStore
from permonik.server.storage.holidays import HolidayStore
from permonik.server.storage.lessons import LessonStore
from permonik.server.storage.opening import house_key
from permonik.server.storage.people import PersonStore
from permonik.server.storage.profiles import ProfileStore
from permonik.server.storage.puzzles import PuzzleStore
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
WAKE_EVERY = 5.0  # seconds; a clock that ends sooner is waited for exactly
MOST_WOKEN = 200  # at once, then the next ones
DAY = 86400.0
MOST_DAMAGE = 1000  # faults that are remembered


class House(Shared):
    """Made inside a running event loop; `open` before use, `close` after."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.bus: Bus = Alone()
        self.member: Member | None = None
        self.limits = Limits(config.rate)
        self.rounds = Rounds()
        self.bodies = Bodies()
        keep_private(config.data)
        self.claim = claim(config)
        process = token_hex(6)
        self.storage = open_storage(config, self.committed, process=process)
        key = house_key(config)
        if config.store is not None:
            self.join_others(config.store, key, process)
        sessions = Sessions(SessionStore(self.storage), lambda: self.bus.life)
        self.people = People(PersonStore(self.storage), sessions, Cookies(key, config.secure), self.bus)
        self.tables = TableStore(self.storage)
        self.addresses = Addresses(self.storage)
        self.lessons = LessonStore(self.storage)
        self.puzzles = PuzzleStore(self.storage)
        self.profiles = ProfileStore(self.storage)
        self.friends = FriendStore(self.storage)
        self.seekers = Seekers(self)
        self.ratings = Ratings(self, RatingStore(self.storage))
        self.outbox = Outbox(self, WordStore(self.storage), self.people.cookies.key)
        self.caves = CaveKeeper(self, CaveStore(self.storage))
        self.holidays = HolidayKeeper(self, HolidayStore(self.storage))
        self.desk = make_desk(config, self.metrics)  # where workers elsewhere are asked; None: there are none
        self.pool = make_pool(config, self.metrics, self.desk)
        self.work = Workshop(config.work_limit, self.metrics)
        self.reviews = Reviews(self)
        self.signs = Signs(self)
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
        self.metrics.gauge("unread_bytes", "bytes of requests that have not ended", lambda: self.bodies.together)
        self.metrics.gauge("waiting_connections", "connections without a whole request", lambda: len(Doorway.waiting))
        self.metrics.gauge("examined", "1: the whole database was looked at", lambda: self.examined)
        self.metrics.gauge("damage", "faults that were found in the database", lambda: len(self.damage))

    async def open(self) -> None:
        asyncio.get_running_loop().set_exception_handler(note_mishap)
        self.signs.open()
        await self.greet_others()
        self.spawn(self.sweep())
        self.spawn(self.examine())
        await self.addresses.load()
        if self.desk is not None:
            await self.desk.open()
        self.door = await open_door(self)
        await self.dress_names()
        await self.reopen()
        await self.holidays.open()
        await self.outbox.open()
        self.is_open = True
        self.spawn(self.outbox.keep_sending())
        self.spawn(self.keep_time())
        self.spawn(self.ratings.keep_counting())

    def name_engine(self) -> None:
        """Said, and made if need be, after it was said where the house is open: that is looked for first."""
        self.spawn(self.pool.engine.settle(self.config.engine))

    async def close(self) -> None:
        self.signs.is_closing = True
        if self.door is not None:
            self.door.close()
            door_of(self).unlink(missing_ok=True)
        for live in list(self.live.values()):
            self.drop(live)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.is_open:
            with suppress(StorageFailed):
                await self.tables.still_alive(timepiece.now())
        if self.member is not None:
            await self.bus.close()
            await self.member.close()
        if self.desk is not None:
            await self.desk.close()
        await self.pool.close()
        await self.work.close()
        await self.reviews.work.close()
        self.people.passwords.close()
        await self.signs.close()
        await self.storage.close()
        os.close(self.claim)

    # -- tables ----------------------------------------------------------------------------------------------

    async def table(self, id: str, sent_here: bool = False) -> LiveTable:
        """The live table of that id, read from the disk if nobody has needed it lately. Where several processes serve
        the house, it may be `PlayedElsewhere`. `sent_here`: by one that has too much to do."""
        live = self.live.get(id)
        if live is None:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id, sent_here))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            live = await asyncio.shield(task)
        live.used = timepiece.steady()
        return live

    async def load(self, id: str, sent_here: bool = False) -> LiveTable:
        if self.member is None:
            return await self.read(id, None)
        if not await self.tables.is_there(id):
            raise UnknownTable("there is no such table")
        lease = await self.member.take(id, sent_here)  # before anything is read: nobody else writes from now on
        try:
            return await self.read(id, lease)
        except BaseException:
            self.spawn(self.member.leases.release(lease))
            raise

    async def read(self, id: str, lease: Lease | None) -> LiveTable:
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
        data = slept(data, await self.tables.due_of(id), timepiece.now())
        if self.member is not None and data.clock is not None and data.clock.days:
            await self.holidays.look(data.people(), timepiece.now())
        drafts = await self.tables.drafts(id) if data.status == "running" else []
        agreed = await self.tables.hint_consents(id) if data.status == "running" else ()
        live = LiveTable(self, data, match, await self.tables.banned(id), drafts, agreed, lease)
        live.hints = await self.tables.hints(id)
        if not self.holds(lease):
            raise StorageFailed("the table was lost while it was read; try again")
        self.live[id] = live
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
        if self.member is not None and live.lease is not None:
            self.member.leases.drop(live.lease)
        for connection in live.connections:
            connection.close(1012)

    async def tell_tables(self, person: str) -> None:
        """Somebody has another name: those who see it are told."""
        for live in [one for one in self.live.values() if person == one.data.host or person in one.data.people()]:
            await live.tell_table()

    def connections(self) -> Iterator[Connection]:
        for live in self.live.values():
            yield from live.connections

    def connections_of(self, person: str) -> list[Connection]:
        return [one for one in self.connections() if one.person == person]

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

    def sockets_left(self) -> int:
        """Those that still are to be closed, and those that only pass through here."""
        return Connection.open_now + (len(self.member.passing) if self.member is not None else 0)

    def sockets(self) -> int:
        return sum(len(live.connections) for live in self.live.values())

    # -- what goes on beside -----------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Lets something happen by itself. What goes wrong there is logged."""
        task = asyncio.create_task(self.attend(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def attend(self, work: Coroutine[Any, Any, None]) -> None:
        step_aside()
        try:
            await work
        except StorageFailed as error:
            tell("put off", why=str(error))  # the table is read again, and goes on from there
        except Exception:
            self.metrics.count("errors")
            mistake("a task failed")

    async def keep_time(self) -> None:
        """Wakes tables, one after the other, when a clock ends at them; those in memory have a timer of their own,
        which a machine that was asleep does not hear. Those that no process has in memory are the duty of one."""
        while True:
            soon: list[tuple[str, float]] = []
            try:
                soon = await self.tables.due(timepiece.now() + WAKE_EVERY, MOST_WOKEN)
                duty = await self.has_duty("clocks")
                soon = [one for one in soon if duty or one[0] in self.live]
                for id, due in soon:
                    if due <= timepiece.now():
                        await (self.live[id].end_clocks() if id in self.live else self.wake(id))
                if duty:
                    await self.holidays.turn(timepiece.now())
                await self.caves.commit(timepiece.now())
            except (StorageFailed, TooManyRequests) as error:
                tell("put off", why=str(error))
            ahead = [due - timepiece.now() for id, due in soon if id not in self.live]
            least = 0.05 if self.member is None else 0.5  # tables of other processes are among them
            await asyncio.sleep(min([WAKE_EVERY, *[max(least, left) for left in ahead]]))

    async def wake(self, id: str) -> None:
        """For its clock alone: whom nobody needs then goes to sleep again."""
        try:
            due = await self.tables.due_of(id)
            live = await self.table(id, sent_here=True)
            await live.end_clocks()
            self.sleep(live)
            if await self.tables.due_of(id) == due:  # nobody's clock ran any more
                await self.tables.undue(id)
        except PlayedElsewhere:
            pass  # where it has a timer
        except (RulesChanged, UnknownTable, RecordDamaged, TooMuchWork, ServerMistake):
            await self.tables.undue(id)

    def sleep(self, live: LiveTable) -> None:
        """A table that nobody needs in memory."""
        if not is_busy(live):
            self.drop(live)
            if live.lease is not None:
                live.dead = True
                self.spawn(self.release(live))

    async def sweep(self) -> None:
        """Now and then: forgets tables nobody looks at, lets bots go, removes what was abandoned long ago."""
        swept = 0.0
        while True:
            if timepiece.steady() - swept > DAY or not swept:
                swept = timepiece.steady()
                if await self.has_duty("sweeping"):
                    await self.sweep_out()
            await asyncio.sleep(SWEEP_EVERY)
            with suppress(StorageFailed):
                await self.tables.still_alive(timepiece.now())
            for live in [one for one in self.live.values() if is_idle(one)]:
                self.sleep(live)
            await self.pool.tidy()
            await self.work.tidy()
            await self.reviews.work.tidy()

    async def sweep_out(self) -> None:
        for table in await self.tables.abandoned(timepiece.now() - 7 * DAY):
            if not await self.is_in_memory(table.id):
                async with self.alone_with(table.id) as tables:
                    await tables.remove(table.id)
        await self.people.store.forget_guests(timepiece.now() - 90 * DAY)
        await self.people.sessions.store.forget(timepiece.now() - 365 * DAY)
        await self.outbox.store.forget_sent(timepiece.now() - KEPT)

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
                await self.people.keep(person, skeleton=skeleton(person.name))

    def committed(self, seconds: float) -> None:
        self.metrics.count("commits")
        self.metrics.time("commit_seconds", seconds)


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
    return not is_busy(live) and timepiece.steady() - live.used > IDLE_TABLE
