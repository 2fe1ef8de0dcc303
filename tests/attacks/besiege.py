"""What attackers hold in their hands: connections without a word, sockets that do not read, records like bombs."""

from __future__ import annotations

import asyncio
import base64
import functools
import gc
import json
import os
import socket
import sqlite3
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, ParamSpec, cast
from urllib.parse import urlsplit

from visitors import Visitor

from permonik.kernel.match import Match
from permonik.kernel.record import Record, SeatChange, digest, dump_line
from permonik.server import socket as table_socket
from permonik.server.metering import Metered
from permonik.server.storage import DATABASE

LONGEST = 0.02  # seconds of a processor that the loop's thread may spend on one thing
STINT = 0.002  # seconds that `stint` takes on a processor for which that is meant
TRIES = 3
P = ParamSpec("P")


class TooLong(AssertionError):
    """Everybody else has waited for it."""


def stint() -> float:
    """How long a fixed piece of work takes: dictionaries and small sums, as in the server."""
    start = time.thread_time()
    rows = [{"id": number, "text": str(number), "sum": number * number % 7} for number in range(10_000)]
    assert len(rows) == 10_000
    return time.thread_time() - start


def slowness() -> float:
    """A slower processor is allowed to take longer; a faster one has to be no better than promised."""
    return max(1.0, min(stint() for _ in range(5)) / STINT)


class Watchdog:
    """How much time of its processor the loop's thread spends on one callback, and on one message at a table."""

    def __init__(self, most: float) -> None:
        self.most = most  # for one message
        self.longest = 0.0
        self.where = ""
        self.messages: dict[str, float] = {}  # per type: the longest one, all its callbacks together

    def note(self, message: object, took: float) -> None:
        kind = type(message).__name__
        self.messages[kind] = max(took, self.messages.get(kind, 0.0))

    def check(self) -> None:
        slow = slowness()
        if self.longest >= LONGEST * slow:
            raise TooLong(f"{self.longest:.3f} s of the loop's thread at once: {self.where}")
        for kind, took in self.messages.items():
            if took >= self.most * slow:
                raise TooLong(f"{took:.3f} s of the loop's thread for one {kind}")


@contextmanager
def watched(most: float = LONGEST) -> Iterator[Watchdog]:
    """Work is counted in processor time, so that it does not matter how busy the machine is. Visitors share the process
    here and keep all that they hear: nobody looks through their rubbish meanwhile."""
    dog, run, obey = Watchdog(most), asyncio.Handle._run, table_socket.handle

    def timed(handle: asyncio.Handle) -> None:
        start = time.thread_time()
        run(handle)
        if (took := time.thread_time() - start) > dog.longest:
            dog.longest, dog.where = took, repr(handle)[:300]

    async def metered(*arguments: Any) -> None:
        work = Metered(obey(*arguments))
        try:
            await work
        finally:
            dog.note(arguments[-1], work.took)

    gc.collect()
    gc.disable()
    asyncio.Handle._run = timed  # type: ignore[method-assign]
    table_socket.handle = metered
    try:
        yield dog
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]
        table_socket.handle = obey
        gc.enable()
    dog.check()


def steadily(test: Callable[P, None]) -> Callable[P, None]:
    """On a shared machine single moments are long, in processor time, too. What is too long every time is ours."""

    @functools.wraps(test)
    def tried(*args: P.args, **given: P.kwargs) -> None:
        folder = cast(Path, given["tmp_path"])
        for number in range(1, TRIES + 1):
            given["tmp_path"] = folder / str(number)
            given["tmp_path"].mkdir()
            try:
                return test(*args, **given)
            except TooLong:
                if number == TRIES:
                    raise
        raise AssertionError

    return tried


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


def handshake(base: str, table: str, cookie: str) -> bytes:
    """What opens a table's WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: {urlsplit(base).netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    )
    return head.encode()


def begin_body(base: str, visitor: Visitor, size: int, said: int, path: str = "/tables/import") -> socket.socket:
    """The head of a request, and so much of a body that is said to be longer."""
    head = (
        f"POST /api/v1{path} HTTP/1.1\r\nHost: {urlsplit(base).netloc}\r\nCookie: {visitor.cookie}\r\n"
        f"Content-Length: {size}\r\n\r\n"
    )
    return knock(base, head.encode() + b" " * said)


def deaf_socket(base: str, table: str, cookie: str) -> socket.socket:
    """A WebSocket whose owner never reads."""
    return knock(base, handshake(base, table, cookie), buffer=2048)


def frame(message: dict[str, Any]) -> bytes:
    """A text frame, masked by nothing."""
    body = json.dumps(message).encode()
    if len(body) < 126:
        head = bytes([0x81, 0x80 | len(body)])
    elif len(body) < 1 << 16:
        head = bytes([0x81, 0xFE]) + struct.pack("!H", len(body))
    else:
        head = bytes([0x81, 0xFF]) + struct.pack("!Q", len(body))
    return head + bytes(4) + body


# -- records ---------------------------------------------------------------------------------------------------


def played(game: str, players: int, seed: int = 1, most: int = 10_000, **options: object) -> Match:
    match, rng = Match.start(game, players, seed=seed, options=options), Random(seed)
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


# -- houses ----------------------------------------------------------------------------------------------------


def copy_games(data: Path, game: str, count: int, within: float) -> list[str]:
    """So many copies of a running game in the database of a house that is closed. Their clocks end within so many
    seconds from now, one after the other."""
    ids = [f"game{number:06}" for number in range(count)]
    with sqlite3.connect(data / DATABASE) as database:
        database.row_factory = sqlite3.Row
        for table in ("tables", "seats", "entries", "seals"):
            key = "id" if table == "tables" else "table_id"
            for row in database.execute(f"SELECT * FROM {table} WHERE {key} = ?", (game,)).fetchall():
                columns = row.keys()
                marks = ", ".join("?" * len(columns))
                fixed = {"digest": None}  # of older lines there is none
                rows = ([{**row, **fixed, key: id}[column] for column in columns] for id in ids)
                database.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)
        closed = dict(database.execute("SELECT name, value FROM house").fetchall()).get("closed", 0.0)
        start = time.time() - closed
        dues = ((start + within * number / count, id) for number, id in enumerate(ids))
        database.executemany("UPDATE tables SET due = ? WHERE id = ?", dues)
    return ids
