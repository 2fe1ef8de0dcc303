"""SQLite: one thread that writes, one that reads. Writes that arrive together are committed together."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple
from urllib.parse import quote

from permonik.server.config import BadConfig
from permonik.server.problems import StorageFailed
from permonik.server.storage.base import Broken, Damaged, Outdated, Row, Statement, Storage, Value
from permonik.server.storage.forms import missing

DATABASE = "permonik.sqlite3"
MOST_FAULTS = 20


class Job(NamedTuple):
    guards: Sequence[Statement]
    statements: Sequence[Statement]
    done: asyncio.Future[None]


class SqliteStorage(Storage):
    """`committed` is told how long each commit took; `touch=False` leaves the form of an older database as it is."""

    def __init__(self, file: Path, committed: Callable[[float], None] | None = None, touch: bool = True) -> None:
        self.file = file
        self.committed = committed
        self.jobs: list[Job] = []
        self.idle = asyncio.Event()
        self.idle.set()
        self.reader = ThreadPoolExecutor(1, "permonik-read")
        # A pool has locks, conditions and a future for whatever it is handed, which took longer than to hand it over.
        self.to_write: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self.writer = Thread(target=self.keep_writing, name="permonik-write", daemon=True)
        self.writer.start()
        self.read_from = connect(file)
        self.write_to = connect(file)
        if touch:
            migrate(self.write_to)

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        return await asyncio.get_running_loop().run_in_executor(self.reader, self.read, sql, values)

    async def write(self, *statements: Statement, guards: Sequence[Statement] = ()) -> None:
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self.jobs.append(Job(guards, statements, done))
        if self.idle.is_set():
            self.idle.clear()
            loop.call_soon(self.begin, loop)  # with whatever else is written in this round
        await done

    async def faults(self) -> list[str]:
        return await asyncio.to_thread(faults, self.file)

    async def close(self) -> None:
        await self.idle.wait()
        await asyncio.get_running_loop().run_in_executor(self.reader, self.read_from.close)
        self.reader.shutdown()
        for last in (self.write_to.close, None):
            self.to_write.put(last)
        self.writer.join()

    # -- inside ----------------------------------------------------------------------------------------------

    def read(self, sql: str, values: Sequence[Value]) -> list[Row]:
        try:
            cursor = self.read_from.execute(sql, values)
            names = [column[0] for column in cursor.description]
            return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]
        except (sqlite3.OperationalError, sqlite3.ProgrammingError):
            raise
        except sqlite3.DatabaseError as error:
            raise Damaged(str(error)) from None

    def begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Everything that waits goes into one transaction, since a commit costs the same for one and for fifty.

        No task and no chain of futures stands between the thread and those who wait for it: each of them would take
        another round of the loop, in which somebody else's work is done first.
        """
        jobs, self.jobs = self.jobs, []
        self.to_write.put(partial(self.commit_and_tell, loop, jobs, time.perf_counter()))

    def keep_writing(self) -> None:
        """The thread that writes: one thing after the other, until there is None."""
        while (work := self.to_write.get()) is not None:
            work()

    def commit_and_tell(self, loop: asyncio.AbstractEventLoop, jobs: list[Job], start: float) -> None:
        try:
            outcomes = self.commit(jobs)
        except BaseException as failed:  # whatever it is, nobody must wait for ever
            outcomes = [StorageFailed(str(failed)) for _ in jobs]
        with suppress(RuntimeError):  # where the loop was closed, nobody waits
            loop.call_soon_threadsafe(self.end, loop, jobs, outcomes, start)

    def end(
        self, loop: asyncio.AbstractEventLoop, jobs: list[Job], outcomes: list[Exception | None], start: float
    ) -> None:
        """Those who wait are told; what was written meanwhile comes next."""
        if self.committed is not None:
            self.committed(time.perf_counter() - start)
        for job, outcome in zip(jobs, outcomes, strict=True):
            if not job.done.done():
                job.done.set_result(None) if outcome is None else job.done.set_exception(outcome)
        if self.jobs:
            self.begin(loop)
        else:
            self.idle.set()

    def commit(self, jobs: list[Job]) -> list[Exception | None]:
        try:
            self.transaction(jobs)
            return [None] * len(jobs)
        except Exception:  # also of Python's own: a number too large for the database, a text that cannot be encoded
            return [self.alone(job) for job in jobs]  # the fault of one is not the fault of the others

    def alone(self, job: Job) -> Exception | None:
        try:
            self.transaction([job])
        except sqlite3.IntegrityError as error:
            return Broken(str(error))
        except sqlite3.Error as error:
            failed = StorageFailed("the disk did not take it; nothing has happened")
            failed.__cause__ = error
            return failed
        except Exception as error:
            return error
        return None

    def transaction(self, jobs: Sequence[Job]) -> None:
        """Every call to the database gives the interpreter to the loop's thread and takes it back, several times: a
        single statement, as a step of a draft is, is a transaction by itself."""
        if len(jobs) == 1 and not jobs[0].guards and len(jobs[0].statements) == 1:
            self.write_to.execute(*jobs[0].statements[0])
            return
        self.write_to.execute("BEGIN IMMEDIATE")
        try:
            for guards, statements, _ in jobs:
                for sql, values in guards:
                    if self.write_to.execute(sql, values).rowcount != 1:
                        raise Outdated("what this was based on is true no more; nothing was written")
                for sql, values in statements:
                    self.write_to.execute(sql, values)
            self.write_to.execute("COMMIT")
        except BaseException:
            if self.write_to.in_transaction:
                self.write_to.execute("ROLLBACK")
            raise


def connect(file: Path) -> sqlite3.Connection:
    try:
        if not file.exists():
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))  # its -wal and -shm are then as private
        connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
        # FULL: a commit is on the disk before anybody hears of it, also when the power fails.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.DatabaseError as error:
        raise BadConfig(f"{file} cannot be opened as a database: {error}") from None
    return connection


def faults(file: Path) -> list[str]:
    """What SQLite finds broken. It reads the whole file, so it has a connection of its own."""
    connection = sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True, timeout=10)
    try:
        found = [str(row[0]) for row in connection.execute(f"PRAGMA quick_check({MOST_FAULTS})")]
    except sqlite3.DatabaseError as error:
        found = [str(error)]
    finally:
        connection.close()
    return [fault for fault in found if fault != "ok"]


def migrate(connection: sqlite3.Connection, newest: int | None = None) -> None:
    """Brings the tables to the newest form (or an older one): one numbered file after the other, each whole or not."""
    connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    (done,) = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()
    for number, name, script in missing(done, newest):
        note = f"INSERT INTO migrations VALUES ({number}, '{name}');"
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\n{note}\nCOMMIT;")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise BadConfig(f"migration {name} failed, nothing was changed: {error}") from None
