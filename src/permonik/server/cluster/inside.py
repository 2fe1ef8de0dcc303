"""The door through which the processes of a house come to each other. It is never open to anybody else.

Whoever comes in shows the secret of the house, which stands in its database, before anything else is read.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import uvicorn
from starlette.types import Scope
from uvicorn.server import ServerState

from permonik.server.cluster.links import LONGEST_LETTER, Letter, Told
from permonik.server.config import BadConfig
from permonik.server.doorway import Doorway
from permonik.server.logs import mistake
from permonik.server.reach import EVERYWHERE
from permonik.server.signs.trail import GIVEN_INSIDE

VIA = "permonik.via"  # in the state of a scope: the process that has sent it here
PATIENCE = 5.0  # seconds for a letter
DONE = b"done\n"


def via_of(scope: Scope) -> str | None:
    """The process that has passed it on; None: it came here by itself."""
    via: str | None = scope.get("state", {}).get(VIA)
    return via


def bind_inside(address: str) -> socket.socket:
    """`address`: host:port, or a host alone for any free port."""
    host, _, port = address.rpartition(":") if address.rpartition(":")[2].isdigit() else (address, "", "0")
    host = host.strip("[]")
    if host in EVERYWHERE:
        raise BadConfig("--inside is the address by which the other processes reach this one, not every address")
    try:
        return socket.create_server((host, int(port)), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except (OSError, OverflowError) as error:
        raise BadConfig(f"the door for other processes cannot be opened at {address!r}: {error}") from None


class Inside:
    """`obey`: what a letter itself asks for."""

    def __init__(self, settings: uvicorn.Config, secret: str, obey: Callable[[Letter], Awaitable[None]]) -> None:
        self.settings = settings
        self.secret = secret
        self.obey = obey
        self.state = ServerState()
        self.server: asyncio.Server | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, listener: socket.socket) -> None:
        if not self.settings.loaded:
            self.settings.load()
        self.server = await asyncio.get_running_loop().create_server(lambda: Caller(self), sock=listener)

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()  # which closes the listener
        for connection in list(self.state.connections):
            connection.shutdown()
        for task in [*self.tasks, *self.state.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.state.tasks, return_exceptions=True)

    def begin(self, letter: Letter, transport: asyncio.Transport) -> None:
        task = asyncio.create_task(self.do(letter, transport))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def do(self, letter: Letter, transport: asyncio.Transport) -> None:
        try:
            await self.obey(letter)
            transport.write(DONE)
        except Exception:
            mistake("another process asked in vain")
        finally:
            transport.close()


class Caller(asyncio.Protocol):
    """A connection until its letter is read; then it is one like any other, of the browser that the letter names."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.early = bytearray()
        self.transport: Any = None
        self.alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.alarm = asyncio.get_running_loop().call_later(PATIENCE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.alarm is not None:
            self.alarm.cancel()

    def data_received(self, data: bytes) -> None:
        self.early += data
        first, end, rest = bytes(self.early).partition(b"\n")
        if not end:
            if len(first) > LONGEST_LETTER:
                self.transport.abort()
            return
        if self.alarm is not None:
            self.alarm.cancel()
        try:
            letter = msgspec.json.decode(first, type=Letter)
        except msgspec.MsgspecError:
            self.transport.abort()
            return
        if not letter.is_signed(self.inside.secret):
            self.transport.abort()
        elif letter.client is None:
            self.inside.begin(letter, self.transport)
        else:
            self.come_in(letter, letter.client, rest)

    def come_in(self, letter: Letter, client: tuple[str, int], rest: bytes) -> None:
        doorway = Doorway(self.inside.settings, self.inside.state, {VIA: letter.via, GIVEN_INSIDE: letter.request})
        doorway.connection_made(Told(self.transport, client))  # type: ignore[arg-type]
        self.transport.set_protocol(doorway)
        if rest:
            doorway.data_received(rest)
