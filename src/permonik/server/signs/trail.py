"""The trail of a request or message: its id, and when it came to which stage.

    understood   it has arrived, it is a message, whoever sent it may, and its turn has come
    decided      the table was free, and the deed is done in memory
    committed    it is on the disk
    told         everybody's outbox has it, and the answer

The trail goes along with whatever runs for the message, and with what that leaves behind, so that every line of the log
knows its id. A stage lasts from the mark before it to its own; what comes several times is added up.
"""

from __future__ import annotations

import random
import re
import time
from contextvars import ContextVar
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any

PEER = "permonik.peer"  # in a scope: who has really opened the connection, whatever a proxy says
HEADER = b"x-request-id"
GIVEN_INSIDE = "permonik.request"  # in the state of a scope: the id at the process that has sent it here
GIVEN = re.compile(rb"[A-Za-z0-9._-]{1,64}")


class Trail:
    """`what`: the type of the message, or method and path. `outcome`: ok, or the code of the refusal."""

    __slots__ = ("began", "game", "id", "is_over", "marks", "outcome", "told", "what")

    def __init__(self, id: str, what: str = "", game: str = "") -> None:
        self.id = id
        self.what = what
        self.game = game
        self.outcome = "ok"
        self.is_over = False
        self.marks: list[tuple[str, float]] = []
        self.told = 0  # messages of a socket that have followed
        self.began = time.perf_counter()

    def mark(self, stage: str) -> None:
        self.marks.append((stage, time.perf_counter()))

    def took(self) -> float:
        return self.marks[-1][1] - self.began

    def stages(self) -> dict[str, float]:
        """The seconds of each stage, in the order in which they were reached."""
        seconds: dict[str, float] = {}
        before = self.began
        for stage, at in self.marks:
            seconds[stage] = seconds.get(stage, 0.0) + at - before
            before = at
        return seconds


TRAIL: ContextVar[Trail | None] = ContextVar("permonik.trail", default=None)
SOCKET: ContextVar[Trail | None] = ContextVar("permonik.socket", default=None)


def follow(id: str, what: str = "", game: str = "") -> Trail:
    """From here on, everything in this task belongs to that request or message."""
    trail = Trail(id, what, game)
    TRAIL.set(trail)
    return trail


def next_message(game: str) -> Trail:
    """The next message of the socket that is followed: it is named after the socket, with a number."""
    socket = SOCKET.get()
    if socket is None:
        return follow(new_id(), game=game)
    socket.told += 1
    return follow(f"{socket.id}.{socket.told}", game=game)


def mark(stage: str) -> None:
    """Whatever is followed here has come to that stage."""
    trail = TRAIL.get()
    if trail is not None and not trail.is_over:
        trail.marks.append((stage, time.perf_counter()))


def step_aside() -> None:
    """In a task that goes on by itself: it keeps the id of what caused it, and adds nothing to its stages."""
    trail = TRAIL.get()
    if trail is not None and not trail.is_over:
        aside = Trail(trail.id)
        aside.is_over = True
        TRAIL.set(aside)


def current_id() -> str:
    trail = TRAIL.get()
    return trail.id if trail is not None else ""


def new_id() -> str:
    return f"{random.getrandbits(64):016x}"


def id_of(scope: Any, proxies: tuple[str, ...]) -> str:
    """Our own, or the one that a trusted proxy has given, if it looks like one. What comes from another process of the
    house has one already."""
    if given := scope.get("state", {}).get(GIVEN_INSIDE):
        return str(given)
    peer = scope.get(PEER)
    if peer is not None and is_trusted(peer[0], proxies):
        for name, value in scope["headers"]:
            if name == HEADER and GIVEN.fullmatch(value):
                return str(value.decode("ascii"))
    return new_id()


@lru_cache(1000)
def is_trusted(address: str, proxies: tuple[str, ...]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in ip_network(one) for one in proxies)
