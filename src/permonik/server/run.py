"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import importlib
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from email.errors import HeaderParseError
from types import FrameType
from typing import Any

import uvicorn

from permonik.kernel.registry import games, load
from permonik.server import logs
from permonik.server.app import make_app
from permonik.server.cluster.workers import Workers
from permonik.server.config import BadConfig, Config, claim, keep_private
from permonik.server.garbage import keep_tidy
from permonik.server.house import House
from permonik.server.metrics import Metrics
from permonik.server.names import lookalikes
from permonik.server.queue.choice import make_desk
from permonik.server.reach import EVERYWHERE, LOOPBACK, picture, reachable
from permonik.server.settings import settings
from permonik.server.storage import open_storage
from permonik.server.storage.opening import house_key
from permonik.server.word.mail import Smtp, make_mail
from permonik.words import LANGUAGES, Words

MOST_FILES = 16_384
BACKLOG = 2048
LEAVE_WITHIN = 5.0  # seconds for sockets to say goodbye
TURN = 0.0005  # seconds of the interpreter for a thread, where another one waits


def serve(config: Config, open_browser: bool = False, workers: int = 1) -> None:
    """Binds the port first, so that a port that is taken is told in words and nothing has been touched."""
    if workers > 1 and config.store is None:
        raise BadConfig("several processes need a database that they share: --store postgresql://…")
    if workers > 1 and config.inside.rpartition(":")[2].isdigit():
        raise BadConfig("each of several processes needs a port of its own inside: say --inside HOST alone")
    listener = bind(config.host, config.port)
    prepare(config)
    logs.set_up(form=config.log)
    url, invitation = address(config, listener), outside(config, listener)
    if workers > 1:
        listener.listen(BACKLOG)
        asyncio.run(Workers(config, listener, workers).run(url))
        return
    app = make_app(replace(config, invitation=invitation))
    run(Server(settings(app), url, invitation, open_browser, config.drain), listener)


def work(config: Config, descriptor: int) -> None:
    """One of several processes, at a port that was opened for all of them."""
    os.umask(0o077)
    logs.set_up(form=config.log)
    listener = socket.socket(fileno=descriptor)
    config = replace(config, invitation=outside(config, listener))
    run(OneOfSeveral(settings(make_app(config)), address(config, listener), None, False, config.drain), listener)


def run(server: Server, listener: socket.socket) -> None:
    raise_file_limit()
    take_turns()
    warm_up()
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:  # uvloop, where it is installed
        runner.run(server.serve(sockets=[listener]))
    if not server.started:
        raise BadConfig("the server could not start; the lines above say why")


def prepare(config: Config) -> None:
    """Opens and closes the data folder and the database once, so that whatever is wrong with it is told in words."""
    os.umask(0o077)
    keep_private(config.data)
    check_mail(config)
    if config.trace is not None:
        importlib.import_module("permonik.server.signs.traces")
    lock = claim(config)
    try:
        asyncio.run(open_storage(config).close())
        house_key(config)
        if (desk := make_desk(config, Metrics())) is not None:
            asyncio.run(desk.line.prepare())
    finally:
        os.close(lock)


def check_mail(config: Config) -> None:
    if config.smtp is not None:
        Smtp.read(config.smtp)
        try:
            make_mail(config.mail_from, "anna@example.org", "", "", "")
        except (ValueError, IndexError, HeaderParseError):
            raise BadConfig(f"--mail-from is an e-mail address, not {config.mail_from!r}") from None


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
    """Says where it is open, and ends with exit code 0 when it is told to stop. Where other processes go on, whoever is
    here is sent to them, with every answer that is still owed."""

    def __init__(
        self, settings: uvicorn.Config, url: str, invitation: str | None, open_browser: bool, drain: float = 0.0
    ) -> None:
        super().__init__(settings)
        self.drain = drain
        self.url = url
        self.invitation = invitation
        self.open_browser = open_browser

    @property
    def house(self) -> House:
        app: Any = self.config.app
        return app.state.house  # type: ignore[no-any-return]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.tidying = asyncio.create_task(keep_tidy())
            self.say_so()
            self.house.name_engine()
            if self.invitation not in (None, self.url):
                print(f"Phones and others in your network come in at {self.invitation}\n", flush=True)
                print(picture(self.invitation), flush=True)
            if self.open_browser:
                await asyncio.to_thread(webbrowser.open, self.url)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop, the server first says that it is not ready, so that nobody new is sent here; told again, or
        where nobody has to be warned, it closes at once."""
        waits, self.drain = self.drain, 0.0
        if waits and self.started:
            self.house.signs.is_closing = True
            logs.tell("draining", seconds=waits)
            asyncio.get_running_loop().call_later(waits, self.handle_exit, sig, frame)
        else:
            super().handle_exit(sig, frame)

    def say_so(self) -> None:
        print(f"Permoník is open at {self.url}", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House | None = getattr(self.config.app.state, "house", None)  # type: ignore[union-attr]
        if house is not None and house.member is not None:
            self.let_nobody_in()
            await house.leave()
            with suppress(TimeoutError):
                async with asyncio.timeout(LEAVE_WITHIN):
                    while house.sockets_left():
                        await asyncio.sleep(0.02)
        await super().shutdown(sockets)

    def let_nobody_in(self) -> None:
        for server in self.servers:
            server.close()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if sys.platform != "win32":
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self.handle_exit, number, None)
        yield


class OneOfSeveral(Server):
    """Its parent hears when it is ready, tells it when others take its place, and takes it along when it ends."""

    def say_so(self) -> None:
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR2, self.retire)
        loop.add_reader(sys.stdin.fileno(), self.orphaned)
        print("ready", flush=True)

    def retire(self) -> None:
        self.let_nobody_in()
        self.retiring = asyncio.ensure_future(self.say_retired())

    async def say_retired(self) -> None:
        house = self.house
        if house.member is not None:
            await house.member.retire()
        print("retired", flush=True)

    def orphaned(self) -> None:
        if not os.read(sys.stdin.fileno(), 1):
            asyncio.get_running_loop().remove_reader(sys.stdin.fileno())
            self.handle_exit(signal.SIGTERM, None)


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
