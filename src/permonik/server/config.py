"""What an operator can choose."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from permonik.errors import PermonikError

# The server calls no address that a stranger names, but those of the services that browsers use.
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
    "notify.windows.com",
)
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class BadConfig(PermonikError):
    """A setting of the server that makes no sense."""


@dataclass(frozen=True)
class Config:
    """`data`: the folder with everything that must not be lost.

    public_url    how people reach the server when it stands behind a proxy; https makes cookies secure
    rate          a factor on all rate limits; 0 switches them off
    away_after    seconds for which a table waits for somebody who is away, unless its host says otherwise; 0: for ever
    bot_limit     seconds for one answer of a bot
    engine        a command that makes the compiled engine for the bots, and prints its folder; None: none is made
    bot_workers   how many bots think at the same time
    work_limit    seconds of a processor for what a stranger asks for: verifying a record, looking back, taking back
    invitation    the address that others are told, found when the server starts; None: only this machine comes in
    smtp          where mail is sent by: smtp://user:password@host:587 or smtps://…; None: there is no mail
    mail_from     the address that mail comes from
    push_services hosts of push services that browsers may name (https, their subdomains too), or whole origins
    own_bots      bots `module:Class` that may sit at tables beside the house's own
    store         postgresql://user@host/database; None: SQLite in the data folder
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8765
    public_url: str | None = None
    rate: float = 1.0
    away_after: float = 180.0
    bot_limit: float = 20.0
    engine: str | None = None
    bot_workers: int = field(default_factory=lambda: max(4, os.cpu_count() or 1))
    work_limit: float = 5.0
    invitation: str | None = None
    smtp: str | None = None
    mail_from: str = "permonik@localhost"
    push_services: tuple[str, ...] = PUSH_SERVICES
    own_bots: tuple[str, ...] = ()
    store: str | None = None
    static: Path = Path(__file__).parent / "static"

    def __post_init__(self) -> None:
        if self.public_url is not None and origin_of(self.public_url) is None:
            raise BadConfig(f"--public-url is an address such as https://games.example.org, not {self.public_url!r}")
        if self.store is not None and not self.store.startswith(("postgresql://", "postgres://")):
            raise BadConfig("--store is an address such as postgresql://user@host/database")
        if self.rate < 0 or self.away_after < 0 or self.bot_limit <= 0 or self.work_limit <= 0 or self.bot_workers < 1:
            raise BadConfig("rates, limits and numbers of workers are positive")

    @property
    def secure(self) -> bool:
        return (self.public_url or "").startswith("https://")


def origin_of(url: str) -> str | None:
    """https://games.example.org:443/path → https://games.example.org, as browsers write origins."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" if port in (None, usual) else f"{parts.scheme}://{host}:{port}"


def keep_private(folder: Path) -> None:
    """The folder and all in it are for their owner only: who reads the database sees all hands."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if sys.platform != "win32":
        folder.chmod(0o700)
        for file in folder.iterdir():
            if file.is_file() and not file.is_symlink():
                file.chmod(0o600)


def claim(config: Config) -> int:
    """Two servers on one data folder would each believe to know every table."""
    handle = os.open(config.data / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    if sys.platform == "win32":
        return handle
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise BadConfig(f"another server is running on {config.data}") from None
    return handle
