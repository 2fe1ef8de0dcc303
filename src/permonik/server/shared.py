"""A house of one process or of many: who plays which table, and what the others say.

Where there is one process alone, `member` is None: it plays everything, and nothing of this costs anything.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from permonik.server import timepiece
from permonik.server.cluster.bus import (
    UNHEARD,
    AddressesChanged,
    Announced,
    AnyWord,
    Bus,
    Ended,
    HungUp,
    PersonChanged,
    WishesChanged,
    make_bus,
)
from permonik.server.cluster.inside import bind_inside
from permonik.server.cluster.leases import Lease
from permonik.server.cluster.member import Member, PlayedElsewhere
from permonik.server.play.live import LiveTable
from permonik.server.problems import StorageFailed
from permonik.server.storage.tables import TableStore
from permonik.server.tables.data import TableData
from permonik.server.wire.to_browser import NoticeOut

if TYPE_CHECKING:
    from permonik.server.addresses import Addresses
    from permonik.server.config import Config
    from permonik.server.house import House
    from permonik.server.people import People
    from permonik.server.play.connection import Connection
    from permonik.server.rating.count import Ratings
    from permonik.server.word.outbox import Outbox

A_FEW_TIMES = 3
LOOK_EVERY = 10.0  # seconds
HERE = 45.0  # seconds since somebody's last request
STILL_OPEN = 120.0  # seconds in which some process says that the house is open


class Shared:
    """The part of a house that knows of other processes."""

    config: Config
    member: Member | None
    bus: Bus
    live: dict[str, LiveTable]
    tables: TableStore
    people: People
    addresses: Addresses
    outbox: Outbox
    ratings: Ratings

    if TYPE_CHECKING:

        def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...
        def add(self, live: LiveTable) -> None: ...
        def drop(self, live: LiveTable) -> None: ...
        def connections(self) -> Iterator[Connection]: ...
        def connections_of(self, person: str) -> list[Connection]: ...
        async def table(self, id: str, sent_here: bool = False) -> LiveTable: ...
        async def tell_tables(self, person: str) -> None: ...

    def as_house(self) -> House:
        return self  # type: ignore[return-value]

    # -- coming and going ------------------------------------------------------------------------------------

    def join_others(self, store: str, key: bytes, process: str) -> None:
        """On PostgreSQL this may be one process of many."""
        from permonik.server.cluster.directly import Directly

        secret = hmac.new(key, b"inside", sha256).hexdigest()
        self.member = Member(self.as_house(), secret, Directly(store, process), bind_inside(self.config.inside))
        self.bus = make_bus(self.config.bus, sha256(secret.encode()).hexdigest()[:16], process)

    async def greet_others(self) -> None:
        """From now on this process can take what nobody else has."""
        if self.member is not None:
            await self.member.open()
            await self.bus.open(self.hear, self.doubt_everything)
            self.spawn(self.keep_doubting())

    async def reopen(self) -> None:
        if self.member is None:
            await self.tables.reopen(timepiece.now())
            return
        await self.member.in_turn("opening", lambda lease: self.tables_under(lease).reopen(timepiece.now(), STILL_OPEN))

    async def leave(self) -> None:
        """This process ends, and others go on: whoever is here is sent to them."""
        if self.member is not None:
            await self.member.leave()

    # -- tables ----------------------------------------------------------------------------------------------

    async def new(self, data: TableData) -> LiveTable:
        """A table that nobody has seen yet."""
        live = LiveTable(self.as_house(), data, None, set(), lease=await self.new_lease(data.id))
        await live.tables.add(data)
        self.add(live)
        return live

    async def new_lease(self, id: str) -> Lease | None:
        return await self.member.take(id, is_new=True) if self.member is not None else None

    def tables_under(self, lease: Lease | None) -> TableStore:
        """What is written there is refused once somebody else has taken the lease."""
        if lease is None or self.member is None:
            return self.tables
        return TableStore(self.member.storage(lease), self.tables.nights)

    def holds(self, lease: Lease | None) -> bool:
        return lease is None or (self.member is not None and self.member.leases.holds(lease))

    async def bring(self, id: str) -> LiveTable:
        """The table, here: whoever plays it gives it up."""
        for _ in range(A_FEW_TIMES):
            try:
                return await self.table(id, sent_here=True)
            except PlayedElsewhere:
                if self.member is not None:
                    await self.member.fetch(id)
        raise StorageFailed("the table goes to and fro; try again")

    @asynccontextmanager
    async def alone_with(self, id: str) -> AsyncIterator[TableStore]:
        """To write to a table that nobody has in memory."""
        if self.member is None:
            yield self.tables
            return
        lease = await self.member.fetch(id)
        try:
            yield self.tables_under(lease)
        finally:
            await self.member.leases.release(lease)

    async def is_in_memory(self, id: str) -> bool:
        """Here, or at another process."""
        return id in self.live or (self.member is not None and await self.member.leases.owner(id) is not None)

    async def give_up(self, live: LiveTable) -> None:
        """Another process may play the table: between two deeds, so that each of them is answered."""
        async with live.lock:
            if live.dead:
                return
            live.dead = True
            self.drop(live)
        await self.release(live)

    async def release(self, live: LiveTable) -> None:
        if self.member is not None and live.lease is not None:
            await self.member.leases.release(live.lease)

    # -- people ----------------------------------------------------------------------------------------------

    async def who_is_here(self, people: Collection[str]) -> set[str]:
        """Who of them is at a table, or has the page open: it asks every ten seconds."""
        since = time.monotonic() - HERE
        here = {one.person for one in self.connections()} | {
            person for person, seen in self.people.asked.items() if seen > since
        }
        return (here & set(people)) | await self.bus.present(people)

    async def online_at(self, tables: Collection[TableData]) -> Callable[[TableData], set[str]]:
        """Who is there, of those who sit at tables; at those of other processes, who is in the house at all."""
        others = {person for table in tables if table.id not in self.live for person in table.people()}
        present = await self.bus.present(others)
        return lambda table: self.live[table.id].online() if table.id in self.live else present

    def hang_up(self, person: str, session: str | None = None, code: int = 4401) -> None:
        """Closes the sockets of somebody whose sessions (or this one alone) have ended, wherever they are."""
        self.hang_up_here(person, session, code)
        self.bus.say(HungUp(person, session, code))

    def hang_up_here(self, person: str, session: str | None, code: int) -> None:
        for connection in self.connections_of(person):
            if session in (None, connection.session):
                connection.close(code)

    def addresses_changed(self) -> None:
        self.hang_up_banned()
        self.bus.say(AddressesChanged())

    def hang_up_banned(self) -> None:
        for connection in [one for one in self.connections() if self.addresses.is_banned(one.address)]:
            connection.close(4401)

    def announce(self, text: str, at: float) -> int:
        """Tells everybody who is at this process; how many."""
        told = list(self.connections())
        for connection in told:
            connection.send(NoticeOut(text=text, at=at))
        return len(told)

    # -- other processes -------------------------------------------------------------------------------------

    def hear(self, word: AnyWord) -> None:
        """Another process says that something has changed in the database."""
        match word:
            case PersonChanged():
                self.people.doubt(word.person)
                self.spawn(self.tell_tables(word.person))
            case HungUp():
                self.people.doubt(word.person)
                self.people.sessions.forget(word.person, word.session)
                self.hang_up_here(word.person, word.session, word.code)
            case WishesChanged():
                self.spawn(self.outbox.learn(word.person))
            case AddressesChanged():
                self.spawn(self.read_addresses())
            case Announced():
                self.announce(word.text, word.at)
            case Ended():
                self.ratings.something.set()

    def doubt_everything(self) -> None:
        """Something may have been said that we have not heard."""
        self.people.doubt()
        self.people.sessions.doubt()
        self.spawn(self.outbox.read_all())
        self.spawn(self.read_addresses())
        self.spawn(self.check_sessions())

    async def keep_doubting(self) -> None:
        """While nobody hears anything, each process looks by itself from time to time."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self.bus.life == UNHEARD:
                self.doubt_everything()

    async def check_sessions(self) -> None:
        """Sockets of sessions that have ended elsewhere are closed."""
        tokens = {one.session for one in self.connections() if one.session}
        known = await self.people.sessions.store.known(tokens)
        for connection in [one for one in self.connections() if one.session in tokens - known]:
            connection.close(4401)

    async def read_addresses(self) -> None:
        await self.addresses.load()
        self.hang_up_banned()

    async def has_duty(self, name: str) -> bool:
        """Whether this process does what must be done once in the house."""
        return self.member is None or await self.member.has_duty(name)

    async def check_duty(self, name: str) -> None:
        """Whoever has that duty is asked instead."""
        if self.member is not None:
            await self.member.duty(name)
