"""Which process plays which table, where several serve one house. A bare `permonik serve` has no leases, at no cost.

A process says that it is alive by one row of `processes`, a heartbeat for all its tables at once. A table's row of
`leases` names its owner, and counts by its *token* how often it was taken. A lease is good while its owner's row is:

- `take` is one atomic statement. It succeeds where no good lease of somebody else is there, by the clock of the
  database, and raises the token each time.
- `guard` is the *fence*. Every write of a table carries it in the same transaction, and the database refuses the whole
  write unless it finds exactly this owner and token. A process that was stopped for an hour and goes on as if nothing
  had been is refused there, whatever any clock says. Nothing else is needed to lose and double nothing.
- The rest is courtesy, so that two processes do not show the same table: whoever could not renew in time trusts its
  leases no longer, `MARGIN` before others may take them, counted from when the heartbeat was *sent*, on its own clock.

What a holder has to keep to, or the fence does not help:

- *Take, then read*, each time that a table comes into memory, also after a write whose outcome is unknown: that write
  may still arrive, and is refused only because the token was raised before the rows were read.
- A table in memory writes under the `Lease` it was read under. A newer one of the same process is not its own.
- Nobody hears of anything that was not committed together with its guard.

    leases = Leases(storage, "7f3a", "10.0.0.2:8711")   # an id of its own at each start
    await leases.open()
    await leases.renew(busy, tables)                    # every BEAT seconds; then drop what lapsed() names
    found = await leases.take(table)                    # Lease, or Elsewhere: whoever is there plays it
    await storage.write(*statements, guards=[leases.guard(found)])
    await leases.release(found)                         # after its last write has ended
    await leases.close()                                # gives everything up at once

It awaits nothing but the storage and is told the time, so that the simulator (tools/simulate_cluster.py) runs this very
code. It does not care how late, how often or whether at all its statements arrive.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple, Protocol

from permonik.server.storage.base import Outdated, Row, Statement, Value

LASTS = 3.0  # seconds that a heartbeat is good for; a crashed process is missed for so long
BEAT = 0.5  # seconds from one to the next
MARGIN = 1.0  # seconds that a holder stops before others may begin: for clocks that run at another speed
FORGOTTEN = 3600.0  # seconds after which the row of a process that is gone is swept away

BUSY = 0.85  # of a core: more tables would make all of them wait
CALMER = 0.3  # of a core: so much less must another have to do, or tables would go to and fro
PART = 8  # at each heartbeat, an overloaded process gives up one table of so many

POSTGRESQL_CLOCK = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"


class Lease(NamedTuple):
    table: str
    owner: str
    token: int


class Elsewhere(NamedTuple):
    """Somebody else plays this table."""

    process: str
    address: str


class Process(NamedTuple):
    """A process that is alive. `busy`: how much of a core it uses."""

    id: str
    address: str
    busy: float
    tables: int


class NotHeld(Exception):
    """This process may not play the table now. Perhaps it can take it again, after its next heartbeat."""


class Store(Protocol):
    async def fetch(self, sql: str, *values: Value) -> list[Row]: ...
    async def write(self, *statements: Statement, guards: Sequence[Statement] = ()) -> None: ...


class Leases:
    """`monotonic` is the clock of this process, `clock` how the database is asked for its own."""

    def __init__(
        self,
        storage: Store,
        process: str,
        address: str,
        monotonic: Callable[[], float] = time.monotonic,
        clock: str = POSTGRESQL_CLOCK,
    ) -> None:
        self.storage = storage
        self.process = process
        self.address = address
        self.monotonic = monotonic
        self.clock = clock
        self.held: dict[str, Lease] = {}
        self.others: list[Process] = []
        self.soonest = inf  # seconds until the first of them is missed, if nothing is heard of it
        self.busy = 0.0
        self.tables = 0
        self.gone: list[Lease] = []
        self.trusted_until = float("-inf")
        self.lives = 0  # changes where trust ends: what was taken in an earlier life is not held in this one
        self.closed = False

    # -- being alive -----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """From now on this process is there for the others."""
        forgotten = f"DELETE FROM processes WHERE until < {self.clock} - ?"
        here = (
            f"INSERT INTO processes (id, address, until) VALUES (?, ?, {self.clock} + ?) "
            "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
        )
        sent = self.monotonic()
        await self.storage.write((forgotten, (FORGOTTEN,)), (here, (self.process, self.address, LASTS)))
        self.trust(sent)

    async def renew(self, busy: float = 0.0, tables: int = 0) -> None:
        """The heartbeat; also looks who else is there. Where it fails, leases lapse by themselves."""
        self.busy, self.tables = busy, tables
        beat = f"UPDATE processes SET until = {self.clock} + ?, busy = ?, tables = ? WHERE id = ?"
        sent = self.monotonic()
        await self.storage.write((beat, (LASTS, busy, tables, self.process)))
        rows = await self.storage.fetch(
            f"SELECT id, address, busy, tables, until - {self.clock} AS lasts "
            f"FROM processes WHERE {self.alive('processes')} ORDER BY id"
        )
        known = [Process(row["id"], row["address"], row["busy"], row["tables"]) for row in rows]
        self.others = [one for one in known if one.id != self.process]
        self.soonest = min([float(row["lasts"]) for row in rows if row["id"] != self.process], default=inf)
        if len(self.others) < len(known):
            self.trust(sent)
        elif not self.closed:
            await self.open()  # its row was swept away: it must have slept for long

    def trust(self, sent: float) -> None:
        self.expire()  # a gap is one also if nobody looked while it was there
        if not self.closed:
            self.trusted_until = max(self.trusted_until, sent + LASTS - MARGIN)

    def is_trusted(self) -> bool:
        """Whether nobody else can have taken what this process holds, as far as its clock can tell."""
        return self.monotonic() < self.trusted_until

    def lapsed(self) -> list[Lease]:
        """The leases that were lost since the last call, because no heartbeat came through in time: their tables must
        be dropped."""
        self.expire()
        gone, self.gone = self.gone, []
        return gone

    def expire(self) -> None:
        if not self.is_trusted():
            self.gone += self.held.values()
            self.held.clear()
            self.lives += 1

    async def close(self) -> None:
        """Gives all leases up: they are good while their owner's row is there. The last writes must have ended."""
        self.closed = True
        self.trusted_until = float("-inf")
        self.held.clear()
        await self.storage.write(("DELETE FROM processes WHERE id = ?", (self.process,)))

    # -- a table ---------------------------------------------------------------------------------------------

    async def take(self, table: str, sent_here: bool = False) -> Lease | Elsewhere:
        """Makes this process the owner, unless another one is, and then says who. The table's rows may be read after
        that, and not before. `sent_here`: by a process that had too much to do; it is not sent on and on."""
        calmer = None if sent_here else self.calmer()
        if calmer is not None:
            return await self.owner(table) or Elsewhere(calmer.id, calmer.address)
        if not self.is_trusted():
            raise NotHeld(self.process)
        if (elsewhere := await self.owner(table)) is not None:
            return elsewhere  # to try would lock its row for a moment, or for as long as this process is stopped there
        taking = (
            "INSERT INTO leases (table_id, owner, token) "
            f"SELECT CAST(? AS TEXT), id, 1 FROM processes WHERE id = ? AND {self.alive('processes')} "
            "ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, token = leases.token + 1 "
            "WHERE leases.owner = excluded.owner OR NOT EXISTS "
            f"(SELECT 1 FROM processes AS other WHERE other.id = leases.owner AND {self.alive('other')})"
        )
        self.held.pop(table, None)
        life = self.lives
        try:
            await self.storage.write(guards=[(taking, (table, self.process))])
        except Outdated:
            if (elsewhere := await self.owner(table)) is not None:
                return elsewhere
            raise NotHeld(self.process) from None  # whoever owns it now: the token was not raised for us
        rows = await self.holder(table)
        if not rows or rows[0]["owner"] != self.process or life != self.lives or not self.is_trusted():
            raise NotHeld(self.process)
        lease = self.held[table] = Lease(table, self.process, rows[0]["token"])
        return lease

    def guard(self, lease: Lease) -> Statement:
        """What every write under this lease carries; it must find exactly one row."""
        if not self.holds(lease):
            raise NotHeld(self.process)
        sql = "UPDATE leases SET token = token WHERE table_id = ? AND owner = ? AND token = ?"
        return sql, lease

    def holds(self, lease: Lease) -> bool:
        """Whether what was read under this lease may still be shown."""
        return self.held.get(lease.table) == lease and self.is_trusted()

    def drop(self, lease: Lease) -> None:
        """The table is no longer in memory; it is still ours, and is taken again when somebody wants it."""
        if self.held.get(lease.table) == lease:
            del self.held[lease.table]

    async def release(self, lease: Lease) -> None:
        """Somebody else may take the table. The token stays, or an old one would be good again."""
        self.drop(lease)
        given = "UPDATE leases SET owner = '' WHERE table_id = ? AND owner = ? AND token = ?"
        await self.storage.write((given, lease))

    async def owner(self, table: str) -> Elsewhere | None:
        """Who plays the table, unless nobody or this process does."""
        rows = [row for row in await self.holder(table) if row["owner"] != self.process]
        return Elsewhere(rows[0]["owner"], rows[0]["address"]) if rows else None

    # -- too much to do --------------------------------------------------------------------------------------

    def calmer(self) -> Process | None:
        """Who should take what comes, where this process has too much to do and another has not."""
        if self.busy < BUSY:
            return None
        calm = [one for one in self.others if one.busy <= self.busy - CALMER]
        return min(calm, key=lambda one: (one.busy, one.tables, one.id), default=None)

    def too_many(self) -> int:
        """How many tables to give up now."""
        return -(-len(self.held) // PART) if self.calmer() is not None else 0

    # -- inside ----------------------------------------------------------------------------------------------

    async def holder(self, table: str) -> list[Row]:
        """The owner of a good lease, if there is one."""
        return await self.storage.fetch(
            "SELECT leases.owner, leases.token, processes.address FROM leases JOIN processes "
            f"ON processes.id = leases.owner WHERE leases.table_id = ? AND {self.alive('processes')}",
            table,
        )

    def alive(self, row: str) -> str:
        """A row too far ahead is of a time before the database's clock was set back, and says nothing."""
        return f"{row}.until > {self.clock} AND {row}.until < {self.clock} + {2 * LASTS}"
