"""This process among the others of its house: what it owns, whom it asks, and what it is asked for."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING

from permonik.server.cluster.inside import DONE, Inside
from permonik.server.cluster.leases import BEAT, LASTS, Elsewhere, Lease, Leases, NotHeld
from permonik.server.cluster.links import Gone, Letter, Link, call
from permonik.server.logs import tell
from permonik.server.metrics import LEVELS
from permonik.server.problems import Refused, StorageFailed, UnknownTable
from permonik.server.signs.trail import current_id
from permonik.server.storage import Row, Statement, Storage
from permonik.server.storage.base import Value

if TYPE_CHECKING:
    import uvicorn

    from permonik.server.cluster.directly import Directly
    from permonik.server.house import House
    from permonik.server.play.live import LiveTable

WATCH = 0.1  # seconds between two looks whether the leases are still good
KNOWN = 2.0  # seconds for which it is remembered who plays a table
MOST_KNOWN = 10_000
PRESENCE_EVERY = 5.0
RETIRED = 100.0  # cores: so busy does a process say it is that shall be given nothing more
MOST_TRIES = 20
AT_ONCE = 50
AT_THE_SAME_TIME = 5
DUTY = "duty:"


class PlayedElsewhere(Refused):
    """Another process plays this table; the request is passed on to it."""

    status = 421

    def __init__(self, name: str, where: Elsewhere) -> None:
        super().__init__("another process plays this table")
        self.name = name
        self.where = where


class Guarded(Storage):
    """The same storage, for who writes under a lease: with an old one nothing is written."""

    def __init__(self, storage: Storage, leases: Leases, lease: Lease) -> None:
        self.storage = storage
        self.leases = leases
        self.lease = lease

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        return await self.storage.fetch(sql, *values)

    async def write(self, *statements: Statement, guards: Sequence[Statement] = ()) -> None:
        try:
            guard = self.leases.guard(self.lease)
        except NotHeld:
            raise StorageFailed("another process plays this table by now; nothing has happened") from None
        await self.storage.write(*statements, guards=[guard, *guards])

    async def faults(self) -> list[str]:
        return await self.storage.faults()

    async def close(self) -> None:
        """It is not ours to close."""


class Member:
    """`retiring`: it takes nothing new, and gives up what it has; `leaving`: it ends."""

    def __init__(self, house: House, secret: str, store: Directly, listener: socket.socket) -> None:
        host, port = listener.getsockname()[:2]
        self.house = house
        self.secret = secret
        self.store = store
        self.listener = listener
        self.id = store.process
        self.leases = Leases(store, self.id, f"{host}:{port}")
        self.taking = asyncio.Semaphore(AT_THE_SAME_TIME)  # heartbeats must not wait behind them
        self.inside: Inside | None = None
        self.known: dict[str, tuple[Elsewhere, float]] = {}
        self.met: dict[str, float] = {}  # when a process was last named as the owner of something
        self.heard_of: set[str] = set()  # the processes that were alive at some heartbeat
        self.missed: set[str] = set()  # those that were there before, and have not been cut off yet
        self.duties: dict[str, Lease] = {}
        self.passing: dict[Link, str] = {}  # links of sockets whose tables are elsewhere, by process
        self.giving: set[asyncio.Task[None]] = set()
        self.lost = 0  # leases that were lost, to others or to time
        self.retiring = False
        self.leaving = False
        self.used = (time.monotonic(), time.process_time())
        house.metrics.gauge("leases_held", LEVELS["leases_held"], lambda: len(self.leases.held))
        house.metrics.gauge("leases_lost", LEVELS["leases_lost"], lambda: self.lost)
        house.metrics.gauge("passing_sockets", "sockets whose tables other processes play", lambda: len(self.passing))
        house.metrics.gauge("processes", "processes of the house that are alive", lambda: 1 + len(self.leases.others))

    async def open(self) -> None:
        await self.store.cut_off()  # before the rows of those that are gone for long are swept away
        await self.leases.open()
        await self.leases.renew()
        self.house.spawn(self.keep_alive())
        self.house.spawn(self.watch())
        self.house.spawn(self.tell_who_is_here())

    async def listen(self, settings: uvicorn.Config) -> None:
        """From now on other processes can call."""
        self.inside = Inside(settings, self.secret, self.obey)
        await self.inside.open(self.listener)

    async def close(self) -> None:
        if self.inside is not None:
            await self.inside.close()
        self.listener.close()
        with suppress(StorageFailed):
            await self.leases.close()
        await self.store.close()

    # -- tables ----------------------------------------------------------------------------------------------

    async def take(self, name: str, sent_here: bool = False, is_new: bool = False) -> Lease:
        """The lease of a table, or of anything else that only one process may do; or who has it. A process that retires
        takes only what `is_new`: it is about to be made here."""
        where, then = self.known.get(name, (None, 0.0))
        if where is not None and time.monotonic() - then < KNOWN and self.is_alive(where.process):
            raise PlayedElsewhere(name, where)
        try:
            async with self.taking:
                found = await self.leases.take(name, is_new or (sent_here and not self.retiring))
        except NotHeld:
            raise StorageFailed("this process has lost its place among the others; try again in a moment") from None
        if isinstance(found, Lease):
            self.known.pop(name, None)
            return found
        self.remember(name, found)
        self.met[found.process] = time.monotonic()
        raise PlayedElsewhere(name, found)

    async def own(self, name: str) -> None:
        """Whether it is here now what was elsewhere."""
        with suppress(UnknownTable):
            await (self.duty(name.removeprefix(DUTY)) if name.startswith(DUTY) else self.house.table(name))

    def sends_on(self) -> bool:
        """Whether it closes, and another process is there for whatever comes."""
        return self.retiring and self.leases.calmer() is not None

    def remember(self, name: str, where: Elsewhere) -> None:
        if len(self.known) > MOST_KNOWN or len(self.met) > MOST_KNOWN:
            self.known.clear()
            self.met.clear()
        self.known[name] = (where, time.monotonic())

    def forget(self, name: str) -> None:
        self.known.pop(name, None)

    def is_alive(self, process: str) -> bool:
        """As of the last heartbeat; or the database has just named it, and it is newer than that."""
        if any(one.id == process for one in self.leases.others):
            return True
        return process not in self.heard_of and time.monotonic() - self.met.get(process, -inf) < 2 * BEAT

    def storage(self, lease: Lease) -> Storage:
        return Guarded(self.house.storage, self.leases, lease)

    async def fetch(self, name: str) -> Lease:
        """Takes something from whoever has it: that one gives it up."""
        for _ in range(MOST_TRIES):
            try:
                return await self.take(name, sent_here=True)
            except PlayedElsewhere as elsewhere:
                with suppress(Gone):
                    await self.ask(elsewhere.where, Letter(self.secret, self.id, give=name))
                self.forget(name)
            await asyncio.sleep(LASTS / MOST_TRIES * 2)
        raise StorageFailed("the process that plays this table does not give it up; try again in a moment")

    async def ask(self, where: Elsewhere, letter: Letter) -> None:
        link = await call(where.address, letter)
        try:
            await self.answer(link, where)
            if bytes(link.early[: len(DONE)]) != DONE:
                raise Gone("it did not do it")
        finally:
            if link.transport is not None:
                link.transport.abort()

    async def answer(self, link: Link, where: Elsewhere) -> None:
        """Waits for the first byte, as long as that process is alive."""
        while not (link.something.is_set() or link.lost):
            if not self.is_alive(where.process):
                raise Gone("it is gone")
            with suppress(TimeoutError):
                async with asyncio.timeout(WATCH):
                    await link.something.wait()
        if not link.early:
            raise Gone("it hung up")

    def letter_for(self, client: tuple[str, int] | None) -> Letter:
        return Letter(self.secret, self.id, client=client[:2] if client is not None else ("?", 0), request=current_id())

    def passes(self, link: Link, process: str) -> None:
        """A socket of somebody whose table that process plays, unless it has hung up already."""
        if not link.lost:
            self.passing[link] = process
            link.ended = lambda: self.passed(link)

    def passed(self, link: Link) -> None:
        self.passing.pop(link, None)

    async def obey(self, letter: Letter) -> None:
        """What another process asks for."""
        if letter.leaving:
            for connection in [one for one in self.house.connections() if one.via == letter.via]:
                connection.close(1012)
        if letter.give is not None:
            await self.give_up(letter.give)

    async def give_up(self, name: str) -> None:
        """A duty, a table in memory, or one that only its row still calls ours."""
        if name in self.house.loading:
            await asyncio.wait([self.house.loading[name]])
        live, duty = self.house.live.get(name), self.duties.pop(name, None)
        if live is not None:
            await self.house.give_up(live)
            return
        with suppress(NotHeld):
            found = duty if duty is not None else await self.leases.take(name, sent_here=True)
            if isinstance(found, Lease):
                await self.leases.release(found)

    # -- duties ----------------------------------------------------------------------------------------------

    async def has_duty(self, name: str) -> bool:
        """Whether it is on this process to do what must be done once in the house."""
        try:
            await self.duty(name)
        except (PlayedElsewhere, StorageFailed):
            return False
        return True

    async def duty(self, name: str) -> Lease:
        lease = self.duties.get(DUTY + name)
        if lease is not None and self.leases.holds(lease) and not self.retiring:
            return lease
        if self.retiring:
            await self.give_up(DUTY + name)
        lease = self.duties[DUTY + name] = await self.take(DUTY + name, sent_here=True)
        return lease

    async def in_turn(self, name: str, work: Callable[[Lease], Awaitable[None]]) -> None:
        """Does something that no other process does at the same time; waits as long as it takes."""
        while True:
            try:
                lease = await self.take(DUTY + name, is_new=True)
                await work(lease)
                await self.leases.release(lease)
                return
            except (PlayedElsewhere, StorageFailed) as error:
                tell("waiting", duty=name, why=str(error))
                self.forget(DUTY + name)
                await asyncio.sleep(BEAT)

    async def fetch_duty(self, name: str) -> Lease:
        lease = self.duties[DUTY + name] = await self.fetch(DUTY + name)
        return lease

    # -- being alive -----------------------------------------------------------------------------------------

    async def keep_alive(self) -> None:
        """A heartbeat that hangs does not hold up the next one."""
        while True:
            self.house.spawn(self.beat())
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        with suppress(StorageFailed, TimeoutError):
            before = {one.id for one in self.leases.others}
            async with asyncio.timeout(LASTS):
                await self.leases.renew(self.busy(), len(self.house.live))
            alive = {one.id for one in self.leases.others}
            self.heard_of |= alive
            self.lighten()
            self.missed |= before - alive
            if self.missed:
                await self.store.cut_off()
                self.missed.clear()
            if self.leases.soonest < BEAT:  # somebody is about to be missed: tables wait for whoever notices
                await asyncio.sleep(self.leases.soonest)
                await self.beat()

    async def watch(self) -> None:
        """Tables whose leases are no longer good are dropped, and links to processes that are gone."""
        while True:
            for lease in self.leases.lapsed():
                self.lost += 1
                self.duties.pop(lease.table, None)
                live = self.house.live.get(lease.table)
                if live is not None and live.lease == lease:
                    tell("a lease is lost", logging.WARNING, table=lease.table)
                    live.reread()
            for link in [link for link, process in self.passing.items() if not self.is_alive(process)]:
                if link.transport is not None:
                    link.transport.abort()
            await asyncio.sleep(WATCH)

    def busy(self) -> float:
        """How much of a core this process has used since it was asked last."""
        then, now = self.used, (time.monotonic(), time.process_time())
        if now[0] - then[0] > BEAT / 2:
            self.used = now
        used = (now[1] - then[1]) / max(BEAT / 2, now[0] - then[0])
        return RETIRED if self.retiring else min(RETIRED / 2, used)

    def lighten(self) -> None:
        """Where there is too much to do, some tables go to processes that have less."""
        for live in sorted(self.house.live.values(), key=lambda one: one.used)[: self.leases.too_many()]:
            self.spawn_giving(live)

    def spawn_giving(self, live: LiveTable) -> None:
        if live.dead:
            return
        task = asyncio.create_task(self.house.attend(self.house.give_up(live)))
        self.giving.add(task)
        task.add_done_callback(self.giving.discard)

    async def tell_who_is_here(self) -> None:
        while True:
            for person in {one.person for one in self.house.connections()}:
                self.house.bus.seen(person)
            await asyncio.sleep(PRESENCE_EVERY)

    # -- going -----------------------------------------------------------------------------------------------

    async def retire(self) -> None:
        """Others take what comes; what is here goes to them little by little. It knows then who else is there."""
        self.retiring = True
        self.leases.busy = RETIRED
        tell("retiring", process=os.getpid())
        with suppress(StorageFailed, TimeoutError):
            async with asyncio.timeout(LASTS):
                await self.leases.renew(RETIRED, len(self.house.live))

    async def leave(self) -> None:
        """Everything is given up, each table between two of its deeds, and every socket told to come back."""
        self.leaving = True
        await self.retire()
        for name in list(self.duties):
            with suppress(StorageFailed):
                await self.give_up(name)
        while tables := [live for live in self.house.live.values() if not live.dead][:AT_ONCE]:
            await asyncio.gather(*[self.house.attend(self.house.give_up(live)) for live in tables])
        through = set(self.passing.values())
        for other in [one for one in self.leases.others if one.id in through]:
            with suppress(Gone):
                await self.ask(Elsewhere(other.id, other.address), Letter(self.secret, self.id, leaving=True))
