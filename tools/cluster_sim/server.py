"""A process of the house: tables in memory, the real leases, and as little else as a decision needs."""

from __future__ import annotations

from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from cluster_sim.database import Storage, StorageFailed
from cluster_sim.world import Clock, Lock, Task, Waiting
from permonik.server.cluster.leases import BEAT, Elsewhere, Lease, Leases, NotHeld
from permonik.server.storage.base import Outdated, Row, Statement

if TYPE_CHECKING:
    from cluster_sim.schedule import House

MOST_HOPS = 2
NOTES = 0.1  # how likely a table is written without an answer, at each heartbeat: a clock, a draft, a seat
FAILED = (StorageFailed, Outdated, NotHeld)


class Answer(NamedTuple):
    """`via`: the servers it came through, the first one last."""

    table: str
    client: str
    number: int
    via: tuple[str, ...] = ()


class Live:
    """A table in memory, as it was read under its lease."""

    def __init__(self, lease: Lease, rows: list[Row]) -> None:
        self.lease = lease
        self.entries = [(row["client"], row["answer"]) for row in rows]
        self.lock = Lock()
        self.dead = False

    def known(self, client: str) -> int:
        return sum(1 for one, _ in self.entries if one == client)


class Server:
    Leases = Leases

    def __init__(self, house: House, name: str, start: int, clock: Clock) -> None:
        self.house = house
        self.world = house.world
        self.name = name
        self.clock = clock
        self.storage = Storage(self)
        self.leases = self.Leases(self.storage, f"{name}.{start}", name, clock, "house_clock()")
        self.live: dict[str, Live] = {}
        self.loading: dict[str, Lock] = {}
        self.listeners: dict[str, None] = {}
        self.paused_until = 0.0
        self.busy = 0.1
        self.stopping = False
        self.dead = False
        self.spawn(self.open())

    # -- running ---------------------------------------------------------------------------------------------

    def spawn(self, doing: Coroutine[Waiting, Any, Any]) -> None:
        Task(self.wait, self.world, doing)

    def wait(self) -> float | None:
        return None if self.dead else self.paused_until - self.world.now

    async def open(self) -> None:
        while not self.leases.is_trusted():
            try:
                await self.leases.open()
            except StorageFailed:
                await Waiting(lambda task: self.world.after(BEAT, task.go_on))
        self.tick()

    def tick(self) -> None:
        """A heartbeat does not wait for the one before."""
        wait = self.wait()
        if wait is None or self.stopping or self.house.is_over:
            return
        if wait > 0:
            self.world.after(wait, self.tick)
            return
        self.drop_lapsed()
        self.spawn(self.beat())
        self.world.after(BEAT / self.clock.rate, self.tick)

    async def beat(self) -> None:
        with suppress(StorageFailed):
            await self.leases.renew(self.busy, len(self.live))
        self.drop_lapsed()
        for live in list(self.live.values()):
            if self.world.rng.random() < NOTES:
                await self.note(live)
        for live in list(self.live.values())[: self.leases.too_many()]:
            await self.give_up(live)

    def drop_lapsed(self) -> None:
        for lease in self.leases.lapsed():
            live = self.live.get(lease.table)
            if live is not None and live.lease == lease:
                self.drop(live)

    async def give_up(self, live: Live) -> None:
        async with live.lock:
            if not live.dead:
                self.drop(live)
                self.world.tell(self.name, "gives up", live.lease)
                with suppress(StorageFailed):
                    await self.leases.release(live.lease)

    async def note(self, live: Live) -> None:
        """The row of a table is written whole, as the house does: an old copy would set it back."""
        async with live.lock:
            if not live.dead:
                try:
                    await self.storage.write(standing(live.lease.table, len(live.entries)), guards=self.guards(live))
                except FAILED:
                    self.drop(live)

    async def stop(self) -> None:
        """As operators do it: what was begun is finished, the rest goes elsewhere."""
        self.stopping = True
        for live in list(self.live.values()):
            async with live.lock:
                self.drop(live)
        with suppress(StorageFailed):
            await self.leases.close()
        self.dead = True

    # -- messages --------------------------------------------------------------------------------------------

    def receive(self, answer: Answer) -> None:
        if not answer.via:
            self.listeners[answer.client] = None
        if not self.stopping:
            self.spawn(self.answer(answer))

    async def answer(self, answer: Answer) -> None:
        try:
            found = await self.table(answer.table, bool(answer.via))
        except FAILED:
            return  # the client asks again
        if isinstance(found, Elsewhere):
            if len(answer.via) < MOST_HOPS and found.address != self.name:
                self.house.to_server(self.name, found.address, "receive", answer._replace(via=(self.name, *answer.via)))
            return
        await self.decide(found, answer)

    async def decide(self, live: Live, answer: Answer) -> None:
        """In memory, then on the disk, and only then is anybody told."""
        async with live.lock:
            if live.dead:
                return
            known = live.known(answer.client)
            self.shown(live)
            if answer.number < known:  # it came again: the client has not heard of it
                self.acknowledge(answer)
            elif answer.number == known:
                number = len(live.entries)
                live.entries.append((answer.client, answer.number))
                try:
                    await self.storage.write(*grown(live.lease, number, answer), guards=self.guards(live))
                except FAILED:
                    self.drop(live)
                    return
                self.acknowledge(answer)
                self.house.publish(self.name, (answer.table, number, answer.client, answer.number))

    def guards(self, live: Live) -> list[Statement]:
        return [self.leases.guard(live.lease)]

    def acknowledge(self, answer: Answer) -> None:
        self.relay(answer.via, answer)

    def relay(self, via: tuple[str, ...], answer: Answer) -> None:
        if via:
            self.house.to_server(self.name, via[0], "relay", via[1:], answer)
        else:
            self.house.to_client(self.name, answer.client, "acknowledged", answer.number)

    def news(self, entry: tuple[str, int, str, int]) -> None:
        for client in self.listeners:
            self.house.to_client(self.name, client, "told", entry)

    def shown(self, live: Live) -> None:
        if self.leases.holds(live.lease):
            self.house.checks.shown(self.leases.process, live.lease)

    # -- tables ----------------------------------------------------------------------------------------------

    async def table(self, id: str, sent_here: bool) -> Live | Elsewhere:
        live = self.current(id)
        if live is not None:
            return live
        async with self.loading.setdefault(id, Lock()):
            return self.current(id) or await self.load(id, sent_here)

    def current(self, id: str) -> Live | None:
        live = self.live.get(id)
        if live is not None and not self.leases.holds(live.lease):
            self.drop(live)
            return None
        return live

    async def load(self, id: str, sent_here: bool) -> Live | Elsewhere:
        found = await self.leases.take(id, sent_here)
        if isinstance(found, Elsewhere):
            return found
        self.world.tell(self.name, "takes", found)
        return self.keep(Live(found, await self.rows(id)))

    async def rows(self, id: str) -> list[Row]:
        return await self.storage.fetch("SELECT client, answer FROM entries WHERE table_id = ? ORDER BY number", id)

    def keep(self, live: Live) -> Live:
        self.live[live.lease.table] = live
        return live

    def drop(self, live: Live) -> None:
        live.dead = True
        self.leases.drop(live.lease)
        if self.live.get(live.lease.table) is live:
            del self.live[live.lease.table]


def grown(lease: Lease, number: int, answer: Answer) -> list[Statement]:
    entry = "INSERT INTO entries (table_id, number, client, answer, token) VALUES (?, ?, ?, ?, ?)"
    return [
        (entry, (answer.table, number, answer.client, answer.number, lease.token)),
        standing(answer.table, number + 1),
    ]


def standing(table: str, entries: int) -> Statement:
    return "UPDATE standings SET entries = ? WHERE table_id = ?", (entries, table)
