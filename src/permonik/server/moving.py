"""Everything that a house has written down, from one database into another one: whole, or not at all.

Tables are copied row by row and read again afterwards; a table whose digest is another one then was not moved, and
nothing was. The key of the cookies comes along: it lies beside SQLite's file, and within PostgreSQL.
"""

from __future__ import annotations

import os
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from permonik.server.config import BadConfig, Config, claim, keep_private
from permonik.server.cookies import KEY_FILE, keep_key, read_key
from permonik.server.storage.base import Value
from permonik.server.storage.forms import tables
from permonik.server.storage.opening import COOKIE_KEY, postgresql
from permonik.server.storage.sqlite import DATABASE, connect, migrate

MOVER = "permonik move-data"  # the name of the connection, as PostgreSQL lists it
AT_ONCE = 2_000  # rows that are in memory
LOOKS, PAUSE = 20, 0.1  # at who is open on a database, and seconds between two of them
URLS = ("postgresql://", "postgres://")

Cells = Sequence[Value]


class Total(NamedTuple):
    """How many rows a table has, and a sum of their hashes: the same in whatever order they come."""

    rows: int = 0
    sum: int = 0

    def plus(self, row: Cells) -> Total:
        plain = [int(one) if isinstance(one, float) and one.is_integer() else one for one in row]
        hashed = int.from_bytes(sha256(msgspec.json.encode(plain)).digest(), "big")
        return Total(self.rows + 1, (self.sum + hashed) % 2**256)

    @property
    def digest(self) -> str:
        return f"{self.sum:064x}"[:16]


class Place(ABC):
    """A database, as of one moment; what is put into it counts when `keep` is called."""

    name: str

    @abstractmethod
    def columns(self, table: str) -> list[str]: ...

    @abstractmethod
    def rows(self, table: str, columns: Sequence[str]) -> Generator[Cells, None, None]:
        """All but the key of the cookies."""

    @abstractmethod
    def put(self, table: str, columns: Sequence[str], rows: Iterable[Cells]) -> None: ...

    @abstractmethod
    def key(self) -> bytes | None: ...

    @abstractmethod
    def put_key(self, key: bytes) -> None: ...

    @abstractmethod
    def keep(self) -> None: ...


class SqlitePlace(Place):
    """The file in a folder, brought to the newest form."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.name = str(folder)
        self.folder = folder
        self.connection = stack.enter_context(closing(connect(folder / DATABASE)))
        migrate(self.connection)
        self.connection.execute("BEGIN")
        stack.callback(lambda: self.connection.in_transaction and self.connection.execute("ROLLBACK"))

    def columns(self, table: str) -> list[str]:
        return sorted(row[1] for row in self.connection.execute(f"PRAGMA table_info({table})"))

    def rows(self, table: str, columns: Sequence[str]) -> Generator[Cells, None, None]:
        yield from self.connection.execute(f"SELECT {', '.join(columns)} FROM {table}")

    def put(self, table: str, columns: Sequence[str], rows: Iterable[Cells]) -> None:
        marks = ", ".join("?" * len(columns))
        self.connection.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)

    def key(self) -> bytes | None:
        return read_key(self.folder) if (self.folder / KEY_FILE).exists() else None

    def put_key(self, key: bytes) -> None:
        keep_key(self.folder, key)

    def keep(self) -> None:
        self.connection.execute("COMMIT")


class PostgresPlace(Place):
    def __init__(self, url: str, stack: ExitStack) -> None:
        module = postgresql()
        self.name = module.shown(url)
        module.migrate(url)
        self.connection: Any = stack.enter_context(closing(module.connect(url, application_name=MOVER)))
        self.connection.isolation_level = module.SNAPSHOT

    def shut(self) -> None:
        """No server opens from now on: each looks at the form of the tables first, and waits for whoever does."""
        self.connection.execute("SELECT pg_advisory_lock(%s)", [postgresql().MIGRATING])
        self.connection.rollback()  # else all would be seen as it was before somebody else had ended; the lock stays

    def is_served(self) -> bool:
        """Whether a house is open on it. One that has just closed is listed for a moment longer."""
        sql = (
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
            "AND split_part(application_name, ' ', 1) = %s AND application_name <> %s"
        )
        for _ in range(LOOKS):
            if not self.connection.execute(sql, [postgresql().NAME, MOVER]).fetchone()[0]:
                return False
            self.connection.rollback()  # within a transaction the list would stay as it is
            time.sleep(PAUSE)
        return True

    def columns(self, table: str) -> list[str]:
        return sorted(row[0] for row in self.connection.execute(COLUMNS, [table]))

    def rows(self, table: str, columns: Sequence[str]) -> Generator[Cells, None, None]:
        but = f" WHERE name <> '{COOKIE_KEY}'" if table == "keys" else ""
        with self.connection.cursor(name="all_rows") as cursor:
            cursor.itersize = AT_ONCE
            yield from cursor.execute(f"SELECT {', '.join(columns)} FROM {table}{but}")

    def put(self, table: str, columns: Sequence[str], rows: Iterable[Cells]) -> None:
        with (
            self.connection.cursor() as cursor,
            cursor.copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN") as copy,
        ):
            for row in rows:
                copy.write_row(row)
        if (numbers := self.connection.execute(NUMBERS, [table]).fetchone()) is not None:  # new rows come after these
            (column,) = numbers
            last = f"SELECT setval(pg_get_serial_sequence(%s, %s), max({column})) FROM {table} HAVING count(*) > 0"
            self.connection.execute(last, [table, column])

    def key(self) -> bytes | None:
        row = self.connection.execute("SELECT value FROM keys WHERE name = %s", [COOKIE_KEY]).fetchone()
        return bytes.fromhex(row[0]) if row else None

    def put_key(self, key: bytes) -> None:
        self.connection.execute("INSERT INTO keys (name, value) VALUES (%s, %s)", [COOKIE_KEY, key.hex()])

    def keep(self) -> None:
        self.connection.commit()


COLUMNS = "SELECT column_name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = %s"
NUMBERS = f"{COLUMNS} AND is_identity = 'YES'"


def move(source: str, target: str) -> dict[str, Total]:
    """From a data folder or an address into another one. No server is open on either meanwhile."""
    with ExitStack() as stack:
        places = [closed_place(where, stack, index == 1) for index, where in enumerate((source, target))]
        return copy(*places)


def closed_place(where: str, stack: ExitStack, is_target: bool) -> Place:
    if where.startswith(URLS):
        place = PostgresPlace(where, stack)
        place.shut()
        if place.is_served():
            raise BadConfig(f"a server is open on {place.name}; stop it first")
        return place
    folder = Path(where)
    if is_target:
        keep_private(folder)
    elif not (folder / DATABASE).is_file():
        raise BadConfig(f"{folder} is no data folder: {DATABASE} is not there")
    stack.callback(os.close, claim(Config(folder)))
    return SqlitePlace(folder, stack)


def copy(source: Place, target: Place) -> dict[str, Total]:
    """Says what was copied, table by table."""
    empty(target)
    found: dict[str, Total] = {}
    for table in tables():
        columns = source.columns(table)
        try:
            with closing(source.rows(table, columns)) as rows:
                counted = Counted(rows)
                target.put(table, columns, counted)
        except refusals() as error:
            raise BadConfig(f"{target.name} does not take what is in {table}; nothing was moved: {error}") from None
        found[table] = counted.total
        with closing(target.rows(table, columns)) as rows:
            arrived = total(rows)
        if arrived != counted.total:
            raise BadConfig(
                f"{table} is another one in {target.name}; nothing was moved: "
                f"{counted.total.rows} rows {counted.total.digest}, {arrived.rows} rows {arrived.digest}"
            )
    try:
        if (key := source.key()) is not None:
            target.put_key(key)
        target.keep()
    except refusals() as error:
        raise BadConfig(f"{target.name} does not take the key; nothing was moved: {error}") from None
    return found


def empty(target: Place) -> None:
    full = [table for table in tables() if has_rows(target, table)]
    if full or target.key() is not None:
        raise BadConfig(f"{target.name} is not empty ({', '.join(full) or 'a key'}); nothing was moved")


def has_rows(place: Place, table: str) -> bool:
    with closing(place.rows(table, place.columns(table))) as rows:
        return next(rows, None) is not None


class Counted:
    """Rows on their way, with their total when they have passed."""

    def __init__(self, rows: Iterator[Cells]) -> None:
        self.rows = rows
        self.total = Total()

    def __iter__(self) -> Iterator[Cells]:
        for row in self.rows:
            self.total = self.total.plus(row)
            yield row


def total(rows: Iterator[Cells]) -> Total:
    counted = Counted(rows)
    for _ in counted:
        pass
    return counted.total


def refusals() -> tuple[type[Exception], ...]:
    """What databases say where they do not take something."""
    try:
        import psycopg
    except ImportError:
        return (sqlite3.Error,)
    return (sqlite3.Error, psycopg.Error)
