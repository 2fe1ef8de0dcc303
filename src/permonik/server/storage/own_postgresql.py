"""A PostgreSQL server of one's own on this machine: for trying things out, and for tests.

It can be reached by a socket in its folder only, which is its owner's alone. PostgreSQL refuses to run as root; there
it runs as the user `postgres`, or `nobody`.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any, Self

import psycopg
from psycopg import sql

from permonik.errors import PermonikError

PROGRAMS = ("initdb", "postgres")
PLACES = ("usr/lib/postgresql/*/bin", "usr/pgsql-*/bin", "opt/homebrew/opt/postgresql*/bin", "usr/local/pgsql/bin")
WAIT = 60.0  # seconds for a start; the machine may be busy, or the server has to recover
USER = "postgres"  # the database's own name for its owner
CAREFUL = {"fsync": "on", "full_page_writes": "on"}
CARELESS = {"fsync": "off", "full_page_writes": "off"}  # nothing survives a power cut, but a kill


class NoPostgresql(PermonikError):
    """PostgreSQL is not installed here, or does not start."""


def programs() -> Path | None:
    """The folder with PostgreSQL's programs, the newest one; many systems keep it apart from all others."""
    found = [folder for place in PLACES for folder in Path("/").glob(place)]
    found.sort(key=lambda folder: [int(part) if part.isdigit() else 0 for part in folder.parts])
    if (config := shutil.which("pg_config")) is not None:
        told = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=False).stdout.strip()
        found.insert(0, Path(told))
    if (wheel := importlib.util.find_spec("pgserver")) is not None and wheel.origin is not None:
        found.insert(0, Path(wheel.origin).parent / "pginstall" / "bin")
    whole = [folder for folder in found if all(os.access(folder / name, os.X_OK) for name in PROGRAMS)]
    return whole[-1] if whole else None


class OwnPostgresql:
    """`folder`: where it keeps everything, made if it is not there; short, since the path of a socket has 100
    characters at the most. `careful=False`: faster, for data that a power cut may take."""

    def __init__(self, folder: Path, careful: bool = True, **settings: str) -> None:
        self.folder = folder
        self.settings = {**(CAREFUL if careful else CARELESS), **settings}
        self.process: subprocess.Popen[Any] | None = None
        found = programs()
        if found is None:
            raise NoPostgresql("PostgreSQL is not installed: install the package postgresql of your system")
        self.programs = found
        self.owner = pwd.getpwnam(safe_user()) if os.geteuid() == 0 else None

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def log(self) -> Path:
        return self.folder / "postgresql.log"

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def start(self) -> Self:
        """Makes the database if there is none, and waits until it answers. Also after `kill`."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self.owner is not None:
            os.chown(self.folder, self.owner.pw_uid, self.owner.pw_gid)
        if not (self.data / "PG_VERSION").is_file():
            self.make()
        end = time.monotonic() + WAIT
        while not self.answers():
            if self.process is None or self.process.poll() is not None:
                self.launch()  # after a kill it refuses to start until the last of its old processes is gone
            if time.monotonic() > end:
                self.kill()
                raise NoPostgresql(f"PostgreSQL does not start: {self.last_words()}")
            time.sleep(0.05)
        return self

    def stop(self) -> None:
        """What is not committed is taken back; then it ends."""
        self.end(signal.SIGINT)

    def kill(self) -> None:
        """Nothing is tidied up: the next start has to recover."""
        self.end(signal.SIGKILL)

    def create(self, database: str, template: str = "template1") -> str:
        """A new database, as a copy of another one; gives its address."""
        make = sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(sql.Identifier(database), sql.Identifier(template))
        with contextlib.closing(psycopg.connect(self.url(), autocommit=True)) as connection:
            connection.execute(make)
        return self.url(database)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *error: object) -> None:
        self.stop()

    # -- inside ----------------------------------------------------------------------------------------------

    def make(self) -> None:
        how = ("--auth=trust", f"--username={USER}", "--encoding=UTF8", "--no-locale", "--no-sync")
        command = [str(self.programs / "initdb"), "--pgdata", str(self.data), *how]
        with self.log.open("ab") as log:
            made = subprocess.run(command, stdout=log, stderr=log, check=False, cwd="/", **self.identity())
        if made.returncode != 0:
            raise NoPostgresql(f"PostgreSQL cannot make a database in {self.data}: {self.last_words()}")

    def launch(self) -> None:
        wished = {**self.settings, "listen_addresses": "", "unix_socket_directories": str(self.folder)}
        options = [part for name, value in wished.items() for part in ("-c", f"{name}={value}")]
        command = [str(self.programs / "postgres"), "-D", str(self.data), *options]
        with self.log.open("ab") as log:
            # In a session of its own: Ctrl-C is for whoever started it, who stops it then.
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd="/",
                start_new_session=True,
                **self.identity(),
            )

    def identity(self) -> dict[str, Any]:
        if self.owner is None:
            return {}
        return {"user": self.owner.pw_uid, "group": self.owner.pw_gid, "extra_groups": []}

    def answers(self) -> bool:
        if self.process is None or self.process.poll() is not None:
            return False
        try:
            psycopg.connect(self.url(), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def end(self, number: int) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(number)
            self.process.wait(WAIT)
            self.process = None

    def last_words(self) -> str:
        lines = self.log.read_text(encoding="utf-8", errors="replace").strip().splitlines() if self.log.exists() else []
        return lines[-1] if lines else "it said nothing"


def safe_user() -> str:
    for name in (USER, "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise NoPostgresql("PostgreSQL does not run as root, and there is no other user: start this as somebody else")
