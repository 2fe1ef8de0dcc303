"""PostgreSQL: a pool of connections. Writes that arrive together are committed together, as in SQLite."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, cast

import psycopg
from psycopg import errors
from psycopg.abc import Buffer
from psycopg.adapt import Dumper, Loader
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import dict_row
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from permonik.server.config import BadConfig
from permonik.server.problems import StorageFailed
from permonik.server.storage.base import Broken, Damaged, Outdated, Row, Statement, Storage, Value
from permonik.server.storage.forms import fit, missing

NAME = "permonik"  # of our connections, as the database lists them
CONNECTIONS = 8  # at most, of one process; one of them writes
PATIENCE = 4.0  # seconds for which one waits for a connection, so that a database that starts again is waited for
AGAIN = 0.5  # seconds until the pool is asked again meanwhile
RECONNECT = 2.0  # seconds after which a new connection is given up, until somebody asks again
AT_ONCE = 4  # writes that are tried alone, so that connections are left for all others
ATTEMPTS = 3  # where two processes wait for each other, one of them begins again
SNAPSHOT = psycopg.IsolationLevel.REPEATABLE_READ  # all of a transaction sees the same moment
MIGRATING = 0x7065726D  # the advisory lock under which one process after the other looks at the form of the tables
WHOLE = range(-(2**63), 2**63)
LITERAL = re.compile(r"('(?:[^']|'')*')")

# A network that swallows everything is noticed after some seconds, not after the hours that TCP would wait.
ALIVE: dict[str, Any] = {
    "application_name": NAME,
    "connect_timeout": 4,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}

# A commit is on the disk before anybody hears of it, also where the server is set to hurry. Writes sent together wait
# a moment for what somebody else has locked; then each waits for itself, and no longer than two seconds. A transaction
# that stands still for so long is taken back, but not one of which PostgreSQL expects more at once, as it does in and
# after a pipeline: `Directly.cut_off` ends such a one.
SETTINGS = """
SELECT set_config('synchronous_commit', CASE now WHEN 'off' THEN 'on' ELSE now END, false),
       set_config('idle_in_transaction_session_timeout', '2s', false),
       set_config('lock_timeout', '200ms', false)
FROM current_setting('synchronous_commit') AS now
"""
PATIENTLY = "SET LOCAL lock_timeout = '2s'"

logging.getLogger("psycopg.pool").setLevel(logging.ERROR)  # what fails is told by those who wanted something


class Job(NamedTuple):
    guards: Sequence[Statement]
    statements: Sequence[Statement]
    done: asyncio.Future[None]

    @property
    def rows(self) -> set[Value]:
        """What names the rows that it writes: roughly, but two writes of the same row have something in common."""
        return {name_in(sql, values) for sql, values in (*self.guards, *self.statements)}

    def settle(self, outcome: Exception | None) -> None:
        if not self.done.done():
            self.done.set_result(None) if outcome is None else self.done.set_exception(outcome)


class Lost(Exception):
    """The connection broke while the transaction was committed: nobody knows whether it was."""


class PostgresStorage(Storage):
    """`committed` is told how long each commit took; `touch=False` leaves the form of an older database as it is.
    `process`: whose connections these are, where one house has several."""

    def __init__(
        self, url: str, committed: Callable[[float], None] | None = None, touch: bool = True, process: str = ""
    ) -> None:
        self.url = url
        self.committed = committed
        self.jobs: list[Job] = []
        self.writing: asyncio.Task[None] | None = None
        self.alone = asyncio.Semaphore(AT_ONCE)
        self.settling: dict[Value, asyncio.Task[None]] = {}  # by what names a row: its last write that is tried alone
        if touch:
            migrate(url)
        self.pool = AsyncConnectionPool(
            url,
            kwargs={**ALIVE, "application_name": name_of(process), "autocommit": True, "row_factory": dict_row},
            configure=set_up,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            reconnect_timeout=RECONNECT,
            open=False,
            name=NAME,
        )

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        try:
            rows: list[Row] = await self.again(self.read, sql, values)
            return rows
        except (errors.DataCorrupted, errors.IndexCorrupted) as error:
            raise Damaged(str(error)) from None
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            raise StorageFailed("the database does not answer; try again") from error

    async def write(self, *statements: Statement, guards: Sequence[Statement] = ()) -> None:
        done = asyncio.get_running_loop().create_future()
        self.jobs.append(Job(guards, statements, done))
        if self.writing is None:
            self.writing = asyncio.create_task(self.keep_writing())  # with whatever else is written in this round
        await done

    async def faults(self) -> list[str]:
        """None: PostgreSQL looks after its own files (checksums, `pg_amcheck`), and they may lie anywhere."""
        return []

    async def close(self) -> None:
        if self.writing is not None:
            await self.writing
        await asyncio.gather(*self.settling.values())
        await self.pool.close()

    # -- inside ----------------------------------------------------------------------------------------------

    async def again(self, work: Callable[..., Any], *given: Any) -> Any:
        """Does something with a connection; if that one turns out to be broken, with another one. So `work` must be
        something that can be done twice, or that has not happened where the connection broke."""
        for _ in range(2):
            connection = await self.take()
            try:
                return await work(connection, *given)
            except (psycopg.OperationalError, psycopg.InterfaceError) as error:
                if not connection.closed:
                    raise
                broken = error
            finally:
                await self.pool.putconn(connection)
            await self.pool.check()  # where one is broken others are, too
        raise StorageFailed("the database was lost; nothing has happened") from broken

    async def take(self) -> psycopg.AsyncConnection[Row]:
        """Asks the pool again and again: it looks for a database that is back only when somebody asks."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if self.pool.closed:
                    await self.pool.open()
                return cast("psycopg.AsyncConnection[Row]", await self.pool.getconn(AGAIN))
            except (PoolTimeout, PoolClosed) as error:
                if isinstance(error, PoolClosed) or time.monotonic() > end:
                    raise StorageFailed("the database cannot be reached; nothing has happened") from error

    async def read(self, connection: psycopg.AsyncConnection[Row], sql: str, values: Sequence[Value]) -> list[Row]:
        return await (await connection.execute(translated(sql), values)).fetchall()

    async def keep_writing(self) -> None:
        """Everything that waits goes into one transaction, since a commit costs the same for one and for fifty. What
        writes a row of which an earlier write is still tried alone comes after that one."""
        while self.jobs:
            waiting, self.jobs = self.jobs, []
            jobs: list[Job] = []
            for job in waiting:
                if self.settling and not self.settling.keys().isdisjoint(job.rows):
                    self.try_alone(job)
                else:
                    jobs.append(job)
            if jobs:
                await self.commit(jobs)
        self.writing = None

    async def commit(self, jobs: list[Job]) -> None:
        start = time.perf_counter()
        try:
            await self.again(self.transaction, jobs)
        except (Lost, StorageFailed) as error:  # what may have been written is not written again
            for job in jobs:
                job.settle(failure(error))
        except Exception:
            # The fault of one is not the fault of the others, and who waits for a lock holds nobody up, not even those
            # who come later.
            for job in jobs:
                self.try_alone(job)
        else:
            for job in jobs:
                job.settle(None)
        if self.committed is not None:
            self.committed(time.perf_counter() - start)

    def try_alone(self, job: Job) -> None:
        """In a task of its own, after the earlier ones that write the same rows."""
        rows = job.rows
        task = asyncio.create_task(self.tried_alone(job, {self.settling[row] for row in rows if row in self.settling}))
        for row in rows:
            self.settling[row] = task
        task.add_done_callback(lambda _: self.forget(rows, task))

    async def tried_alone(self, job: Job, earlier: set[asyncio.Task[None]]) -> None:
        if earlier:
            await asyncio.wait(earlier)
        async with self.alone:
            job.settle(await self.outcome(job))

    def forget(self, rows: set[Value], task: asyncio.Task[None]) -> None:
        for row in rows:
            if self.settling.get(row) is task:
                del self.settling[row]

    async def outcome(self, job: Job) -> Exception | None:
        for attempt in range(ATTEMPTS):
            try:
                await self.again(self.transaction, [job], PATIENTLY)
                return None
            except (errors.DeadlockDetected, errors.SerializationFailure) as error:
                if attempt == ATTEMPTS - 1:
                    return failure(error)
            except psycopg.IntegrityError as error:
                return Broken(str(error))
            except (Lost, StorageFailed, psycopg.Error) as error:
                return failure(error)
            except Exception as error:
                return error
        return None

    async def transaction(self, connection: psycopg.AsyncConnection[Row], jobs: list[Job], *first: str) -> None:
        """Everything is sent at once; the commit only when all of it was possible."""
        guards = sorted([guard for job in jobs for guard in job.guards], key=lambda guard: [*map(str, guard[1])])
        try:
            async with connection.pipeline():
                await connection.execute("BEGIN")
                for sql in first:
                    await connection.execute(sql)
                held = [await connection.execute(translated(sql), values) for sql, values in guards]
                for job in jobs:
                    for sql, values in job.statements:
                        await connection.execute(translated(sql), values)
            if any(guard.rowcount != 1 for guard in held):
                raise Outdated("what this was based on is true no more; nothing was written")
        except BaseException:
            await undo(connection)
            raise
        try:
            ended = await connection.execute("COMMIT")
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            raise Lost(str(error)) from error
        if ended.statusmessage != "COMMIT":
            raise StorageFailed("the database did not take it; nothing has happened")


def name_in(sql: str, values: Sequence[Value]) -> Value:
    """What names the rows of a statement: the first value by which it looks for them, or the first one of a new row.
    Those that follow (a seat, the number of an entry, the owner of a lease) are the same at many tables."""
    if sql.startswith("INSERT"):
        return values[0] if values else sql
    asked = min(len(values), sql.partition("WHERE")[2].count("?"))
    return values[-asked] if asked else sql


def name_of(process: str) -> str:
    """What the database calls the connections of a process."""
    return f"{NAME} {process}" if process else NAME


def failure(error: Exception) -> StorageFailed:
    if isinstance(error, Lost):
        failed = StorageFailed("the database was lost while it wrote; look whether it has happened")
    elif isinstance(error, StorageFailed):
        failed = StorageFailed(str(error))
    else:
        failed = StorageFailed("the database did not take it; nothing has happened")
    failed.__cause__ = error
    return failed


async def undo(connection: psycopg.AsyncConnection[Row]) -> None:
    try:
        await connection.rollback()
    except psycopg.Error:
        await connection.close()  # the pool makes another one


# -- the language of the database ------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def translated(sql: str) -> str:
    """With the placeholders of psycopg; a question mark within quotes is just one."""
    parts = [part.replace("%", "%%") for part in LITERAL.split(sql)]
    parts[::2] = [part.replace("?", "%s") for part in parts[::2]]
    return "".join(parts)


class Whole(Dumper):
    """Every whole number has the same type, however small: else each size would be a query of its own. True is 1."""

    oid = psycopg.adapters.types["int8"].oid

    def dump(self, obj: int) -> Buffer:
        if obj not in WHOLE:
            raise OverflowError("a number too large for the database")
        return b"%d" % obj


class Sum(Loader):
    """What PostgreSQL sums up has a type for endless numbers; ours are whole or floats."""

    def load(self, data: Buffer) -> int | float:
        text = bytes(data).decode()
        return int(text) if text.lstrip("-").isdigit() else float(text)


async def set_up(connection: psycopg.AsyncConnection[Any]) -> None:
    connection.adapters.register_dumper(int, Whole)
    connection.adapters.register_dumper(bool, Whole)
    connection.adapters.register_loader("numeric", Sum)
    await connection.execute(SETTINGS)


# -- the form of the tables ------------------------------------------------------------------------------------


def connect(url: str, **more: Any) -> psycopg.Connection[Any]:
    """A connection of one's own, for what happens before the house opens and while it is closed."""
    try:
        return psycopg.connect(url, **{**ALIVE, **more})
    except psycopg.Error as error:
        raise BadConfig(f"{shown(url)} cannot be opened: {str(error).strip()}") from None


def migrate(url: str, newest: int | None = None) -> None:
    """Brings the tables to the newest form (or an older one). Processes that start together do so one by one."""
    with connect(url) as connection:
        try:
            (encoding,) = connection.execute("SHOW server_encoding").fetchone() or ("",)
            if encoding != "UTF8":
                raise BadConfig(f"{shown(url)} has the encoding {encoding}; make a database with UTF8")
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
            if not connection.execute("SELECT to_regclass('migrations')").fetchone()[0]:  # type: ignore[index]
                connection.execute("CREATE TABLE migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL)")
            (done,) = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone() or (0,)
            for number, name, script in missing(done, newest):
                connection.execute(fit(script))
                connection.execute("INSERT INTO migrations VALUES (%s, %s)", [number, name])
        except psycopg.Error as error:
            raise BadConfig(f"the tables in {shown(url)} could not be made: {str(error).strip()}") from None


def shown(url: str) -> str:
    """The address without the password, for logs."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error:
        return "the address of the database"
    return f"the database {parts.get('dbname', '')} at {parts.get('host') or 'this machine'}"
