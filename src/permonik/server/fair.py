"""Turns: so many at once, and among those who wait each person in turn. Whoever asks for much waits behind himself."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from permonik.server.problems import TooManyRequests


class Turns:
    """`places`: at once; `held`: at most so many of them for one person, so that one is left for somebody else;
    `waiting`: at most so many in the queue of one person, more are refused (None: as many as come)."""

    def __init__(self, places: int, held: int | None = None, waiting: int | None = None) -> None:
        self.free = places
        self.most_held = held if held is not None else max(1, places - 1)
        self.most_waiting = waiting
        self.holds: Counter[str] = Counter()
        self.queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        await self.take(who)
        try:
            yield
        finally:
            self.give(who)

    async def take(self, who: str) -> None:
        if self.free and self.holds[who] < self.most_held and who not in self.queues:
            self.occupy(who)
            return
        queue = self.queues.setdefault(who, deque())
        if self.most_waiting is not None and len(queue) >= self.most_waiting:
            raise TooManyRequests("what was asked for before is still being worked on; try again in a moment")
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(who)  # the turn had come at the same moment
            elif turn in queue:
                queue.remove(turn)
                if not queue:
                    self.queues.pop(who, None)
            raise

    def give(self, who: str) -> None:
        self.free += 1
        self.holds[who] -= 1
        if not self.holds[who]:
            del self.holds[who]
        self.call_next()

    def call_next(self) -> None:
        for who in list(self.queues):
            if not self.free:
                return
            queue = self.queues[who]
            while queue and queue[0].done():
                queue.popleft()
            if queue and self.holds[who] < self.most_held:
                self.occupy(who)
                queue.popleft().set_result(None)
                self.queues.move_to_end(who)
            if not queue:
                del self.queues[who]

    def occupy(self, who: str) -> None:
        self.free -= 1
        self.holds[who] += 1


class Rounds:
    """In one round of the event loop one message begins, and among those who wait each address has its turn: whoever
    speaks through many sockets at once makes a round no longer for others. What goes on in a round, after a commit for
    instance, is not held up."""

    def __init__(self) -> None:
        self.turns = Turns(1)

    async def begin(self, who: str) -> None:
        await self.turns.take(who)
        asyncio.get_running_loop().call_soon(self.turns.give, who)
