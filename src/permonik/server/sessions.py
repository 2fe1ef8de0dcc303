"""Sessions: which browser is whose. The server keeps them, and can end each of them."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from math import inf
from typing import NamedTuple

from permonik.server.storage.sessions import SessionStore

MOST_REMEMBERED = 20_000
SEEN_EVERY = 3600.0
BYTES = 24
LETTERS = 32  # of a token as text


class Session(NamedTuple):
    """`token`: the hash that the database knows it by; `read`: when it was last found there, by our own clock."""

    token: str
    person: str
    seen: float
    read: float


class Sessions:
    """`life`: for how many seconds it is believed without another look that a session has not ended."""

    def __init__(self, store: SessionStore, life: Callable[[], float] = lambda: inf) -> None:
        self.store = store
        self.life = life
        self.remembered: OrderedDict[str, Session] = OrderedDict()

    async def start(self, person: str) -> str:
        """What the browser is given; nobody else ever sees it."""
        value = secrets.token_urlsafe(BYTES)
        now = time.time()
        await self.store.add(hashed(value), person, now)
        self.remember(Session(hashed(value), person, now, time.monotonic()))
        return value

    async def read(self, value: str) -> Session | None:
        if len(value) != LETTERS or not value.isascii():
            return None
        token = hashed(value)
        session, now = self.remembered.get(token), time.monotonic()
        if session is None or now - session.read > self.life():
            row = await self.store.get(token)
            if row is None:
                self.remembered.pop(token, None)
                return None
            session = Session(row["token"], row["person"], row["seen"], now)
            self.remember(session)
        if time.time() - session.seen > SEEN_EVERY:
            session = session._replace(seen=time.time())
            self.remember(session)
            await self.store.touch(token, session.seen)
        return session

    async def end(self, session: Session) -> None:
        await self.store.end(session.token)
        self.remembered.pop(session.token, None)

    def forget(self, person: str, session: str | None = None) -> None:
        """All sessions of somebody, or this one, have been ended in the database."""
        for token in [one.token for one in self.remembered.values() if one.person == person]:
            if session in (None, token):
                del self.remembered[token]

    def doubt(self) -> None:
        """Any of them may have ended."""
        self.remembered.clear()

    def remember(self, session: Session) -> None:
        self.remembered[session.token] = session
        self.remembered.move_to_end(session.token)
        while len(self.remembered) > MOST_REMEMBERED:
            self.remembered.popitem(last=False)


def hashed(value: str) -> str:
    return sha256(value.encode()).hexdigest()
