"""Links from one process of a house to another: a letter first, which says who calls and for whom, then plain HTTP.

A socket that lands at another process than its table's is joined to such a link: bytes pass as they are, so that close
codes, pings and packing are between the browser and the owner of the table, and whoever does not read is felt there.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from typing import Any

import msgspec

LONGEST_LETTER = 4096
CONNECT = 1.0  # seconds
LAST_BYTES = 10.0  # seconds for what was sent before the other end had gone
STUCK = 30.0  # seconds in which nobody reads: who has sent it may be gone, too, and would not be heard
MOST_EARLY = 256 * 1024  # bytes that wait until both ends are joined


class Gone(Exception):
    """The other process cannot be reached, or does not have what it was asked for. Nothing was done there."""


class Letter(msgspec.Struct, omit_defaults=True):
    """`via`: the process that calls; `client`: for whom, and `request`: the id by which the log tells of it. `give`: a
    table that it wants to have; `leaving`: it ends, and the sockets that came through it should find another way."""

    secret: str
    via: str
    client: tuple[str, int] | None = None
    request: str = ""
    give: str | None = None
    leaving: bool = False

    def encode(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"

    def is_signed(self, secret: str) -> bool:
        return hmac.compare_digest(self.secret.encode(), secret.encode())


class Link(asyncio.Protocol):
    """One end of two that are joined. Until then what comes is kept."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: asyncio.Transport | None = None
        self.early = bytearray()
        self.something = asyncio.Event()
        self.lost = False
        self.alarm: asyncio.TimerHandle | None = None
        self.ended: Callable[[], None] = lambda: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self.transport = transport  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if self.other is not None:
            self.other.write(data)
            return
        self.early += data
        self.something.set()
        if len(self.early) > MOST_EARLY and self.transport is not None:
            self.transport.pause_reading()

    def eof_received(self) -> bool:
        return False  # and is lost then

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        self.something.set()
        self.calm()
        if self.other is not None:
            hang_up(self.other)
        self.ended()

    def pause_writing(self) -> None:
        """Whoever is here does not read: nothing more is read from the other end."""
        if self.other is not None and not self.other.is_closing():
            self.other.pause_reading()
        if self.transport is not None:
            self.alarm = asyncio.get_running_loop().call_later(STUCK, self.transport.abort)

    def calm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def resume_writing(self) -> None:
        self.calm()
        if self.other is not None and not self.other.is_closing():
            self.other.resume_reading()

    def join(self, other: asyncio.Transport) -> None:
        self.other = other
        if self.early:
            other.write(bytes(self.early))
            self.early.clear()
        if self.lost:
            hang_up(other)
        elif self.transport is not None:
            self.transport.resume_reading()


def hang_up(transport: asyncio.Transport) -> None:
    """After what was written, unless nobody reads it."""
    transport.close()
    asyncio.get_running_loop().call_later(LAST_BYTES, transport.abort)


async def call(address: str, letter: Letter) -> Link:
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(CONNECT):
            transport, link = await asyncio.get_running_loop().create_connection(Link, host, int(port))
    except (OSError, TimeoutError) as error:
        raise Gone(f"{address} cannot be reached: {error}") from None
    transport.write(letter.encode())
    return link


class Told:
    """A transport that says who is at the other end of it, as a letter has told."""

    def __init__(self, transport: asyncio.Transport, client: tuple[str, int] | None) -> None:
        self.transport = transport
        self.client = client

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        if name == "socket":
            return None
        if name == "peername":
            return self.client
        return self.transport.get_extra_info(name, default)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)
