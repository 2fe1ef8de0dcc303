"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from email.errors import HeaderParseError

import uvicorn
from starlette.applications import Starlette

from permonik.kernel.registry import games, load
from permonik.server import logs
from permonik.server.app import make_app
from permonik.server.config import BadConfig, Config, claim, keep_private
from permonik.server.cookies import read_key
from permonik.server.doorway import Doorway, Socket
from permonik.server.garbage import keep_tidy
from permonik.server.names import lookalikes
from permonik.server.reach import EVERYWHERE, LOOPBACK, picture, reachable
from permonik.server.socket import MOST_CHARACTERS
from permonik.server.storage import DATABASE, SqliteStorage
from permonik.server.word.mail import Smtp, make_mail
from permonik.words import LANGUAGES, Words

MOST_FILES = 16_384
TURN = 0.0005  # seconds of the interpreter for a thread, where another one waits


def serve(config: Config, open_browser: bool = False) -> None:
    """Binds the port first, so that a port that is taken is told in words and nothing has been touched."""
    listener = bind(config.host, config.port)
    prepare(config)
    logs.set_up()
    url, invitation = address(config, listener), outside(config, listener)
    server = Server(settings(make_app(replace(config, invitation=invitation))), url, invitation, open_browser)
    raise_file_limit()
    take_turns()
    warm_up()
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:  # uvloop, where it is installed
        runner.run(server.serve(sockets=[listener]))
    if not server.started:
        raise BadConfig("the server could not start; the lines above say why")


def prepare(config: Config) -> None:
    """Opens and closes the data folder once, so that whatever is wrong with it is told in words."""
    os.umask(0o077)
    keep_private(config.data)
    check_mail(config)
    lock = claim(config)
    try:
        read_key(config.data)
        asyncio.run(SqliteStorage(config.data / DATABASE).close())
    finally:
        os.close(lock)


def check_mail(config: Config) -> None:
    if config.smtp is not None:
        Smtp.read(config.smtp)
        try:
            make_mail(config.mail_from, "anna@example.org", "", "", "")
        except (ValueError, IndexError, HeaderParseError):
            raise BadConfig(f"--mail-from is an e-mail address, not {config.mail_from!r}") from None


def settings(app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,  # longer than clients and proxies keep an idle connection, so that they close it first
        http=Doorway,
        ws=Socket,
        ws_ping_interval=10,  # whoever has gone without a word is away after this and the next at the latest
        ws_ping_timeout=10,
        ws_max_size=4 * MOST_CHARACTERS,  # what is larger than a message but not huge is answered in words
    )


def raise_file_limit() -> None:
    """Every connection is a file; the usual limit of 1024 is there for programs of another kind."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def take_turns() -> None:
    """The thread that writes to the disk waits for the interpreter whenever it comes back from there. While the loop
    has much to do, Python's own turns of 5 ms were longer than the writing."""
    sys.setswitchinterval(TURN)


def warm_up() -> None:
    """Loads what stays for ever, so that nobody waits for it later, and tells the garbage collector so: else it would
    look at all of it again and again, for some hundredths of a second each time."""
    for name in games(hidden=True):
        load(name)
    lookalikes()
    for lang in LANGUAGES:
        Words(None, lang)
    gc.collect()
    gc.freeze()


class Server(uvicorn.Server):
    """Says where it is open, and ends with exit code 0 when it is told to stop."""

    def __init__(self, settings: uvicorn.Config, url: str, invitation: str | None, open_browser: bool) -> None:
        super().__init__(settings)
        self.url = url
        self.invitation = invitation
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.tidying = asyncio.create_task(keep_tidy())
            print(f"Permoník is open at {self.url}", flush=True)
            if self.invitation not in (None, self.url):
                print(f"Phones and others in your network come in at {self.invitation}\n", flush=True)
                print(picture(self.invitation), flush=True)
            if self.open_browser:
                await asyncio.to_thread(webbrowser.open, self.url)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if sys.platform != "win32":
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self.handle_exit, number, None)
        yield


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio would not switch off Nagle's algorithm, which delays small answers by 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, UnicodeError) as error:
        listener.close()
        raise BadConfig(f"port {port} on {host} cannot be used: {error}") from None
    return listener


def address(config: Config, listener: socket.socket) -> str:
    if config.public_url is not None:
        return config.public_url
    host = "localhost" if config.host in (*LOOPBACK, *EVERYWHERE) else config.host
    return f"http://{host}:{listener.getsockname()[1]}"


def outside(config: Config, listener: socket.socket) -> str | None:
    """The address for invitations; None where nobody but this machine can come in."""
    if config.public_url is not None:
        return config.public_url
    host = reachable(config.host)
    return None if host is None else f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}"
