"""A real PostgreSQL for tests: one server per process of pytest, started by the first test that needs it."""

from __future__ import annotations

import itertools
import shutil
import signal
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from psycopg.conninfo import conninfo_to_dict

from permonik.server.storage.own_postgresql import NoPostgresql, OwnPostgresql
from permonik.server.storage.postgresql import connect, migrate

ABSENT = "PostgreSQL is not here"  # how the reason of such a skip begins; tests/conftest.py counts them
FORM = "form"  # the database that all others are copied from: it is migrated once


class Databases:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="permonik-"))
        self.numbers = itertools.count(1)
        self.kept: dict[Path, str] = {}
        try:
            self.server = OwnPostgresql(self.folder, careful=False).start()
        except NoPostgresql as error:
            shutil.rmtree(self.folder)
            pytest.skip(f"{ABSENT}: {error}")
        # Whoever is killed cannot stop a server: when our end of the pipe closes, somebody else does.
        guard = 'cat > /dev/null; kill -INT "$(head -n 1 "$0/data/postmaster.pid")" 2> /dev/null; sleep 1; rm -rf "$0"'
        self.guard = subprocess.Popen(
            ["sh", "-c", guard, self.folder], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
        )
        migrate(self.server.create(FORM))

    def fresh(self, form: str = FORM) -> str:
        """The address of a new database, in the newest form. `form="template1"`: one without any table."""
        return self.server.create(f"house_{next(self.numbers)}", form)

    def of(self, data: Path) -> str:
        """The database that belongs to a data folder, also when its house is opened again."""
        if data not in self.kept:
            self.kept[data] = self.fresh()
        return self.kept[data]

    def forget(self) -> None:
        """What belonged to data folders: a database takes several megabytes."""
        with closing(connect(self.server.url(), autocommit=True)) as connection:
            while self.kept:
                _, url = self.kept.popitem()
                connection.execute(f"DROP DATABASE {conninfo_to_dict(url)['dbname']} WITH (FORCE)")

    def close(self) -> None:
        self.server.end(signal.SIGQUIT)  # at once: nothing of it is needed any more
        self.guard.kill()
        self.guard.communicate()
        shutil.rmtree(self.folder, ignore_errors=True)
