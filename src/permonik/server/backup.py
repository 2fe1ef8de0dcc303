"""Backups: a whole copy of everything, made while the server runs, and the way back.

A backup is a folder that looks like a data folder, also when the data lies in PostgreSQL: it can be put back into both.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import tempfile
import time
from contextlib import ExitStack, closing
from hashlib import sha256
from pathlib import Path

from permonik.server.config import BadConfig, Config, claim, keep_private
from permonik.server.cookies import KEY_FILE
from permonik.server.moving import PostgresPlace, SqlitePlace
from permonik.server.moving import copy as copy_rows
from permonik.server.storage import DATABASE
from permonik.server.storage.forms import migrations
from permonik.server.storage.sqlite import faults

MANIFEST = "backup.json"


def back_up(data: Path, target: Path, store: str | None = None) -> dict[str, int]:
    """As of one moment; says how many rows each table has."""
    if store is None and not (data / DATABASE).is_file():
        raise BadConfig(f"{data} is no data folder: {DATABASE} is not there")
    if target.exists() and any(target.iterdir()):
        raise BadConfig(f"{target} is not empty")
    keep_private(target)
    copy = target / DATABASE
    if store is None:
        copy_file(data, target)
    else:
        with ExitStack() as stack:
            copy_rows(PostgresPlace(store, stack), SqlitePlace(target, stack))
    with closing(sqlite3.connect(copy)) as out:
        out.execute("PRAGMA journal_mode=DELETE")
    found = check(copy)
    manifest = {"made": time.time(), "rows": found, "sha256": sum_of(copy)}
    (target / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    keep_private(target)
    flush(target)
    return found


def copy_file(data: Path, target: Path) -> None:
    """Page by page."""
    copy = target / DATABASE
    with closing(sqlite3.connect(data / DATABASE, timeout=10)) as source, closing(sqlite3.connect(copy)) as out:
        source.backup(out)
    if (data / KEY_FILE).is_file():
        shutil.copyfile(data / KEY_FILE, target / KEY_FILE)


def restore(source: Path, data: Path, store: str | None = None) -> dict[str, int]:
    """Puts a backup in place. What was there stays beside it, under another name; PostgreSQL has to be empty."""
    try:
        manifest = json.loads((source / MANIFEST).read_text(encoding="utf-8"))
        expected, rows = manifest["sha256"], manifest["rows"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadConfig(f"{source} is no backup: {error}") from None
    if not (source / DATABASE).is_file() or sum_of(source / DATABASE) != expected:
        raise BadConfig(f"{source} is damaged: {DATABASE} is not the one that was written")
    if store is not None:
        return restore_rows(source, rows, store)
    keep_private(data)
    lock = claim(Config(data))
    try:
        aside = f"before-restore-{time.time_ns()}"
        beside = data / f"{DATABASE}.part"
        shutil.copyfile(source / DATABASE, beside)
        found = check(beside)
        if found != rows:
            beside.unlink()
            raise BadConfig(f"{source} is damaged: {found} rows are there, {rows} were written")
        for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", KEY_FILE):
            if (data / name).exists():
                (data / name).rename(data / f"{name}.{aside}")
        beside.rename(data / DATABASE)
        if (source / KEY_FILE).is_file():
            shutil.copyfile(source / KEY_FILE, data / KEY_FILE)
        keep_private(data)
        flush(data)
    finally:
        os.close(lock)
    return found


def restore_rows(source: Path, rows: dict[str, int], store: str) -> dict[str, int]:
    """From a copy: a backup of an older version is brought to the newest form, and stays what it was."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        beside = Path(folder)
        for name in (DATABASE, KEY_FILE):
            if (source / name).is_file():
                shutil.copyfile(source / name, beside / name)
        if (found := check(beside / DATABASE)) != rows:
            raise BadConfig(f"{source} is damaged: {found} rows are there, {rows} were written")
        place = PostgresPlace(store, stack)
        if place.is_served():
            raise BadConfig(f"a server is open on {place.name}; stop it first")
        copy_rows(SqlitePlace(beside, stack), place)
        return found


def check(file: Path) -> dict[str, int]:
    """The number of rows per table of a database that is whole and not newer than this program."""
    if found := faults(file):
        raise BadConfig(f"{file} is damaged: {found[0]}")
    with closing(sqlite3.connect(file)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        if "migrations" not in names or "people" not in names:
            raise BadConfig(f"{file} is no database of this program")
        (newest,) = connection.execute("SELECT max(number) FROM migrations").fetchone()
        if newest > len(migrations()):
            raise BadConfig(f"{file} was used by a newer version (migration {newest})")
        return {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in sorted(names)}


def sum_of(file: Path) -> str:
    total = sha256()
    with file.open("rb") as source:
        while part := source.read(1 << 20):
            total.update(part)
    return total.hexdigest()


def flush(folder: Path) -> None:
    """On the disk, not only on the way there."""
    for file in folder.iterdir():
        if file.is_file():
            with file.open("rb") as one:
                os.fsync(one.fileno())
