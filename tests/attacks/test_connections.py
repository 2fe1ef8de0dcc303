"""Connections: silent, idle and many."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from besiege import (
    is_closed,
    knock,
    until,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from visitors import opened

from permonik.server import doorway, socket
from permonik.server.app import make_app
from permonik.server.config import Config
from permonik.server.doorway import Doorway, Socket
from permonik.server.logs import MOST_TROUBLE, Calm
from permonik.server.run import settings
from permonik.server.wire.from_browser import Ping


def test_silent_connections_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorway, "MOST_WAITING_OF_ADDRESS", 8)
    monkeypatch.setattr(doorway, "GRACE", 0.0)
    monkeypatch.setattr(Doorway, "patience", 1000.0)  # it is not the time that ends them

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            silent = []
            for number in range(40):
                silent.append(knock(server.base, b"GET /api/v1/me HTTP/1.1\r\nX-A: " if number % 2 else b""))
                await asyncio.sleep(0)
            await until(lambda: sum(is_closed(one) for one in silent) >= 32, 20)
            assert len(Doorway.waiting) <= 8
            await anna.get("/me")
            for one in silent:
                one.close()
            await until(lambda: not Doorway.waiting)

    asyncio.run(scenario())


def test_idle_connections_make_room_for_new_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorway, "MOST_CONNECTIONS", 6)
    ask = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"

    async def scenario() -> None:
        async with opened(tmp_path) as server:
            idle = [knock(server.base, ask) for _ in range(6)]
            await until(lambda: len(Doorway.quiet) == 6)
            idle += [knock(server.base, ask) for _ in range(6)]  # all at once
            await until(lambda: sum(is_closed(one) for one in idle) >= 6)
            async with await server.come() as anna:
                await anna.get("/me")
            for one in idle:
                one.close()

    asyncio.run(scenario())


def test_sockets_of_a_person_and_of_an_address_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_OF_A_PERSON", 3)
    monkeypatch.setattr(socket, "MOST_OF_AN_ADDRESS", 4)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as eve:
            tables = [(await anna.table("pretend", ("me", "random"), public=True))["id"] for _ in range(2)]
            crowd = [await eve.sit(tables[number % 2], None) for number in range(3)]
            with pytest.raises(Exception, match="429"):
                await eve.open(tables[0])
            other = await server.come()
            crowd.append(await other.sit(tables[0], None))
            with pytest.raises(Exception, match="429"):
                await other.open(tables[1])
            async with await anna.sit(tables[1]) as chair:  # who sits there comes in, from the same address, too
                await chair.ask("ping")
            for one in crowd:
                await one.close()
            await other.http.aclose()

    asyncio.run(scenario())


def test_the_server_runs_on_uvloop_where_it_is_installed(tmp_path: Path) -> None:
    uvloop = pytest.importorskip("uvloop")
    factory = settings(make_app(Config(tmp_path))).get_loop_factory()
    assert factory is not None
    loop = factory()
    loop.close()
    assert isinstance(loop, uvloop.Loop)


def test_the_head_of_a_request_has_a_time_and_a_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Doorway, "patience", 0.5)

    async def scenario() -> None:
        async with opened(tmp_path) as server:
            head = b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n"
            many = b"".join(b"X-%d: %s\r\n" % (number, b"y" * 80) for number in range(1000))
            attacks = [knock(server.base), knock(server.base, head + b"X-A: "), knock(server.base, head + many)]
            attacks.append(knock(server.base, b"GET /" + b"y" * 100_000))
            await until(lambda: all(is_closed(one) for one in attacks))
            assert not Doorway.waiting

    asyncio.run(scenario())


def test_trouble_is_not_told_for_ever() -> None:
    calm = Calm()

    def told(level: int) -> int:
        one = logging.LogRecord("asyncio", level, "", 0, "socket.accept() out of system resource", (), None)
        return sum(bool(calm.filter(one)) for _ in range(10_000))

    assert told(logging.ERROR) == MOST_TROUBLE
    assert told(logging.INFO) == 10_000


def test_who_waits_for_an_answer_is_not_taken_for_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While something takes its time, the next words wait, and the answer to a ping behind them."""
    begin, obey, told = Socket.__init__, socket.handle, asyncio.Event()
    pings: list[Socket] = []

    def impatient(self: Socket, *given: Any, **named: Any) -> None:
        begin(self, *given, **named)
        self.ping_interval = self.ping_timeout = 0.05

    def counted(self: Socket) -> None:
        pings.append(self)
        WebSocketsSansIOProtocol.send_keepalive_ping(self)

    async def slow(*arguments: Any) -> None:
        if isinstance(arguments[-1], Ping):
            await told.wait()
        await obey(*arguments)

    monkeypatch.setattr(Socket, "__init__", impatient)
    monkeypatch.setattr(Socket, "send_keepalive_ping", counted, raising=False)
    monkeypatch.setattr(socket, "handle", slow)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            table = (await anna.table("pretend", ("me", "me")))["id"]
            async with await anna.sit(table) as chair:
                asked = [asyncio.create_task(chair.ask("ping")) for _ in range(3)]
                before = await until(lambda: len(pings))
                await until(lambda: len(pings) > before + 4)
                told.set()
                await asyncio.gather(*asked)

    asyncio.run(scenario())
