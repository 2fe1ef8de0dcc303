"""The rows, in a real database that knows the migration of the leases and the time of the world, and the way to them.

Entries have no unique number here, as they have in the house: the fence has to stand alone. A transaction is executed
at most once, as with every driver; but it may be executed long after whoever has sent it has given up, and it may be
executed without anybody hearing of it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from cluster_sim.world import Clock, Task, Waiting
from permonik.server.storage.base import Outdated, Row, Statement, Value
from permonik.server.storage.forms import migrations

if TYPE_CHECKING:
    from cluster_sim.server import Server

PATIENCE = 1.5  # seconds that a process waits for the database
NAME = "store"

TABLES = """
CREATE TABLE entries (table_id TEXT, number INTEGER, client TEXT, answer INTEGER, token INTEGER);
CREATE TABLE standings (table_id TEXT PRIMARY KEY, entries INTEGER);
"""


CLOCK: list[Callable[[], float]] = [lambda: 0.0]  # of the schedule that is played now


class StorageFailed(Exception):
    """No answer came. Whether it was written, nobody knows."""


@cache
def empty() -> sqlite3.Connection:
    """One for all schedules of a process: to make one takes longer than to play one."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    script = dict(migrations())["0016_leases"]
    connection.executescript(script + TABLES)
    connection.create_function("house_clock", 0, lambda: CLOCK[0]())
    return connection


class Database:
    """`taken` is told whenever somebody may have taken a table."""

    def __init__(self, tables: Sequence[str], clock: Clock, taken: Callable[[], None]) -> None:
        self.clock = clock
        self.taken = taken
        self.down_until = 0.0
        self.connection = empty()
        CLOCK[0] = clock
        for name in ("processes", "leases", "entries", "standings"):
            self.connection.execute(f"DELETE FROM {name}")
        for table in tables:
            self.connection.execute("INSERT INTO standings VALUES (?, 0)", (table,))

    def fetch(self, sql: str, values: Sequence[Value]) -> list[Row]:
        cursor = self.connection.execute(sql, values)
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor]

    def write(self, statements: Sequence[Statement], guards: Sequence[Statement]) -> None:
        execute = self.connection.execute
        if len(statements) == 1 and not guards:
            execute(*statements[0])
            return
        execute("BEGIN")
        for sql, values in guards:
            if execute(sql, values).rowcount != 1:
                execute("ROLLBACK")
                raise Outdated
        for sql, values in statements:
            execute(sql, values)
        execute("COMMIT")
        if guards and guards[0][0].startswith("INSERT INTO leases"):
            self.taken()


class Storage:
    """What a server sees of the database: `permonik.server.storage.base.Storage`, without asyncio."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        database = self.server.house.database
        rows: list[Row] = await Waiting(lambda task: self.ask(task, database.fetch, sql, values))
        return rows

    async def write(self, *statements: Statement, guards: Sequence[Statement] = ()) -> None:
        database = self.server.house.database
        await Waiting(lambda task: self.ask(task, database.write, statements, guards))

    def ask(self, task: Task, do: Any, *args: Any) -> None:
        world, delay = self.server.world, self.server.house.network.fate(self.server.name, NAME)
        if delay is None or delay >= PATIENCE:
            world.after(PATIENCE, task.go_on, None, StorageFailed())
        if delay is not None:
            world.after(delay, self.arrive, task, PATIENCE - delay, do, args)

    def arrive(self, task: Task, left: float, do: Any, args: Any) -> None:
        """`left`: how long the answer is still waited for."""
        house, value, error, delay = self.server.house, None, None, None
        if house.database.down_until <= house.world.now:
            try:
                value = do(*args)
            except Outdated as refused:
                error = refused
            delay = house.network.fate(NAME, self.server.name)
        if left <= 0:
            return
        if delay is not None and delay < left:
            house.world.after(delay, task.go_on, value, error)
        else:
            house.world.after(left, task.go_on, None, StorageFailed())
