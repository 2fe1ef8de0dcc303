"""What attackers hold in their hands: connections without a word, sockets that do not read, records like bombs."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from urllib.parse import urlsplit

from permonik.kernel.match import Match
from permonik.kernel.record import Record, SeatChange, digest, dump_line

# Seconds of a processor for one callback of the event loop. The aim is 0.02; a busy machine and its caches need room,
# and each of the attacks needed more than a second when it was found.
LONGEST_TURN = 0.25


class Watchdog:
    """How much time of its processor the loop's thread spends in one callback: what everybody else waits for."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.where = ""


@contextmanager
def watched() -> Iterator[Watchdog]:
    """Work is counted in processor time, so that it does not matter how busy the machine is."""
    dog, run = Watchdog(), asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        start = time.thread_time()
        run(handle)
        if (took := time.thread_time() - start) > dog.longest:
            dog.longest, dog.where = took, repr(handle)[:300]

    asyncio.Handle._run = timed  # type: ignore[method-assign]
    try:
        yield dog
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]
        assert dog.longest < LONGEST_TURN, f"{dog.longest:.3f} s of the loop's thread at once: {dog.where}"


async def until(found: Callable[[], Any], most: float = 60.0) -> Any:
    """Waits for a condition, never for a time."""
    async with asyncio.timeout(most):
        while not (result := found()):
            await asyncio.sleep(0.02)
    return result


def knock(base: str, said: bytes = b"", buffer: int | None = None) -> socket.socket:
    """A connection that says so much and no more."""
    parts = urlsplit(base)
    raw = socket.socket()
    if buffer is not None:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.connect((parts.hostname, parts.port))
    raw.sendall(said)
    raw.setblocking(False)
    return raw


def is_closed(raw: socket.socket) -> bool:
    """Whether the other side has ended it; then it is ended here, too."""
    try:
        ended = raw.fileno() < 0 or raw.recv(1 << 22) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        ended = True
    if ended:
        raw.close()
    return ended


def deaf_socket(base: str, table: str, cookie: str) -> socket.socket:
    """A WebSocket whose owner never reads."""
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: {urlsplit(base).netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    )
    return knock(base, head.encode(), buffer=2048)


def frame(message: dict[str, Any]) -> bytes:
    """A text frame, masked by nothing."""
    body = json.dumps(message).encode()
    head = bytes([0x81, 0x80 | len(body)]) if len(body) < 126 else bytes([0x81, 0xFE]) + struct.pack("!H", len(body))
    return head + bytes(4) + body


# -- records ---------------------------------------------------------------------------------------------------


def played(game: str, players: int, seed: int = 1, most: int = 10_000) -> Match:
    match, rng = Match.start(game, players, seed=seed), Random(seed)
    for _ in range(most):
        if match.over:
            break
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.state.actions(seat)))
    return match


def changed(record: Record, **header: Any) -> str:
    """The record with another header, and a digest that fits."""
    lines = record.dumps().split("\n")[:-2]
    lines[0] = dump_line(json.loads(lines[0]) | header)
    closing = {"entries": len(lines) - 1, "digest": digest(lines)}
    return "\n".join([*lines, dump_line(closing), ""])


def with_seat_changes(match: Match, count: int) -> str:
    for number in range(count):
        match.record.entries.append(SeatChange(number % match.players, f"N{number}"))
    return match.record.dumps()


def undo_bomb(game: str, undos: int) -> str:
    """Every undo makes whoever replays the record follow all of it once more."""
    match = played(game, 2, most=60)
    for _ in range(undos):
        seat = match.waiting()[0]
        match.choose(seat, match.state.actions(seat)[0])
        match.undo(seat, [other for other in range(match.players) if other != seat])
    return match.record.dumps()
