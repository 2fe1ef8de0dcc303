"""Which database a house has, and the key that its cookies are made with."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from types import ModuleType

from permonik.server.config import BadConfig, Config
from permonik.server.cookies import read_key
from permonik.server.storage.base import Storage
from permonik.server.storage.sqlite import DATABASE, SqliteStorage

COOKIE_KEY = "cookie"  # its name in the database


def open_storage(
    config: Config, committed: Callable[[float], None] | None = None, touch: bool = True, process: str = ""
) -> Storage:
    """SQLite in the data folder, or the PostgreSQL that was asked for. `touch=False` leaves its form as it is;
    `process` is who asks, where there may be several."""
    if config.store is None:
        return SqliteStorage(config.data / DATABASE, committed, touch)
    storage: Storage = postgresql().PostgresStorage(config.store, committed, touch, process)
    return storage


def house_key(config: Config) -> bytes:
    """In the data folder; with PostgreSQL in the database, since several machines may serve one house."""
    if config.store is None:
        return read_key(config.data)
    with postgresql().connect(config.store) as connection:
        keep = "INSERT INTO keys (name, value) VALUES (%s, %s) ON CONFLICT DO NOTHING"
        connection.execute(keep, [COOKIE_KEY, secrets.token_hex(32)])
        (value,) = connection.execute("SELECT value FROM keys WHERE name = %s", [COOKIE_KEY]).fetchone()
    return bytes.fromhex(value)


def postgresql() -> ModuleType:
    """The module, where psycopg is installed."""
    try:
        from permonik.server.storage import postgresql
    except ImportError as error:
        raise BadConfig(f"PostgreSQL needs pip install 'permonik[postgresql]': {error}") from None
    return postgresql
