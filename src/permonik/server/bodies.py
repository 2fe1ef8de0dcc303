"""What is being read of requests: how much of it may wait for its end, of one address and of all.

Somebody who sends the beginnings of many long messages must not fill the memory, nor keep others from sending theirs.
So whoever has been sending for longest makes room, and only where nobody has been for long is somebody new refused.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterable

from permonik.server.problems import TooLarge, TooManyRequests, TooSlow

SLOWEST = 30.0  # seconds for a whole message
SMALL = 4 * 1024  # bytes that are not counted: nearly every message is smaller
MOST_OF_ADDRESS = 8 * 1024 * 1024  # bytes
MOST_TOGETHER = 32 * 1024 * 1024
MOST_AT_ONCE = 256  # messages of an address
GRACE = 3.0  # seconds; many may come at the same moment and mean no harm


class Body:
    """A message on its way."""

    def __init__(self, address: str, limit: asyncio.Timeout) -> None:
        self.address = address
        self.limit = limit
        self.since = asyncio.get_running_loop().time()
        self.text = bytearray()
        self.counted = 0


class Bodies:
    def __init__(self) -> None:
        self.coming: OrderedDict[Body, None] = OrderedDict()  # the longest coming first
        self.bytes: Counter[str] = Counter()  # per address
        self.count: Counter[str] = Counter()

    @property
    def together(self) -> int:
        return self.bytes.total()

    async def read(self, address: str, chunks: AsyncIterable[bytes], most: int) -> bytes:
        try:
            async with asyncio.timeout(SLOWEST) as limit:
                body = Body(address, limit)
                self.coming[body] = None
                self.count[address] += 1
                try:
                    self.make_room(body)
                    async for chunk in chunks:
                        body.text += chunk
                        if len(body.text) > most:
                            raise TooLarge(f"a message has {most} bytes at the most")
                        self.weigh(body)
                        self.make_room(body)
                finally:
                    self.leave(body)
        except TimeoutError:
            raise TooSlow("the message did not arrive in time") from None
        return bytes(body.text)

    def weigh(self, body: Body) -> None:
        if body not in self.coming:
            return  # it had to make room a moment ago, and is about to hear of it
        counted = max(0, len(body.text) - SMALL)
        self.bytes[body.address] += counted - body.counted
        body.counted = counted

    def make_room(self, body: Body) -> None:
        while True:
            mine = self.bytes[body.address] > MOST_OF_ADDRESS or self.count[body.address] > MOST_AT_ONCE
            if not mine and (not body.counted or self.together <= MOST_TOGETHER):
                return
            slow = self.slowest(body, body.address if mine else None)
            if slow is None:
                raise TooManyRequests("too much is being sent at once; try again in a moment")
            slow.limit.reschedule(0.0)
            self.leave(slow)

    def slowest(self, body: Body, address: str | None) -> Body | None:
        for one in self.coming:
            if body.since - one.since < GRACE:
                return None
            if address in (None, one.address):
                return one
        return None

    def leave(self, body: Body) -> None:
        if body not in self.coming:
            return
        del self.coming[body]
        for counts, by in ((self.bytes, body.counted), (self.count, 1)):
            counts[body.address] -= by
            if not counts[body.address]:
                del counts[body.address]
