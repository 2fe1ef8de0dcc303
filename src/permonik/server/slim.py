"""A queue for one reader that takes next to nothing while it is empty: asyncio's takes 3 kB, and a socket has two."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class SlimQueue(Generic[T]):
    """By the names of asyncio's queue. Whoever takes from the front moves the rest: it is for queues that are short."""

    __slots__ = ("items", "reader")

    def __init__(self) -> None:
        self.items: list[T] = []
        self.reader: asyncio.Future[None] | None = None  # waits for the next item

    def qsize(self) -> int:
        return len(self.items)

    def empty(self) -> bool:
        return not self.items

    def is_awaited(self) -> bool:
        """Whether somebody waits already for what comes next."""
        return self.reader is not None and not self.reader.done()

    def put_nowait(self, item: T) -> None:
        self.items.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> T:
        while not self.items:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.items.pop(0)

    def clear(self) -> None:
        self.items.clear()
