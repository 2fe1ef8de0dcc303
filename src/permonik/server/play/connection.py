"""One open socket of one person."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from sys import getsizeof
from typing import TYPE_CHECKING, ClassVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from permonik.server.doorway import ABORT, AT_ONCE
from permonik.server.slim import SlimQueue
from permonik.server.wire.to_browser import ToBrowser
from permonik.table.listeners import Listener

if TYPE_CHECKING:
    from permonik.server.play.patches import Told

MOST_UNSENT = 400  # messages
MOST_UNSENT_BYTES = 1024 * 1024  # a single larger message may still wait alone
MOST_UNSENT_TOGETHER = 48 * 1024 * 1024  # of all sockets
SLOWEST = 20.0  # seconds for a message to leave
TOO_SLOW = 1013
ENCODER = msgspec.json.Encoder()


class Connection(Listener):
    """`session`: in which session it was opened; `address`: from where; `via`: through which other process.

    What is sent goes to the line at once where that takes it, and is queued where not, so that a slow reader delays
    nobody; one that does not read at all is let go.
    """

    together: ClassVar[int] = 0  # bytes that wait in all outboxes
    open_now: ClassVar[int] = 0  # connections of this process that still send
    ended: ClassVar[int] = 0  # connections so far that send no more

    def __init__(
        self, websocket: WebSocket, person: str, session: str = "", address: str = "?", via: str | None = None
    ) -> None:
        super().__init__()
        self.websocket = websocket
        self.person = person
        self.session = session
        self.address = address
        self.via = via
        self.outbox: SlimQueue[str | None] = SlimQueue()
        self.unsent = 0
        self.closing = 0
        self.at_once: Callable[[str], bool] | None = None  # a way without a detour, as soon as there is one
        self.patches = False  # whether it has said that it understands them
        self.told: Told | None = None  # what it knows of the state, where it does

    def send(self, message: ToBrowser) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        if self.closing:
            return
        if self.at_once is not None and not self.unsent and self.at_once(text):
            return
        size = getsizeof(text)
        full = self.unsent + size > MOST_UNSENT_BYTES or Connection.together + size > MOST_UNSENT_TOGETHER
        if self.outbox.qsize() >= MOST_UNSENT or (self.unsent and full):
            self.close(TOO_SLOW)
            return
        self.count(size)
        self.outbox.put_nowait(text)

    def count(self, size: int) -> None:
        self.unsent += size
        Connection.together += size

    def close(self, code: int) -> None:
        """Closes the socket after what is queued (too slow a reader: at once)."""
        if not self.closing:
            self.closing = code
            if code == TOO_SLOW:
                self.outbox.clear()
                self.count(-self.unsent)
            self.outbox.put_nowait(None)

    def abort(self) -> None:
        """Ends the socket without a word; whoever does not read would not hear it."""
        end = self.websocket.scope.get("extensions", {}).get(ABORT)
        if end is not None:
            end["now"]()

    async def pump(self) -> None:
        """Sends what is queued until the connection is closed."""
        Connection.open_now += 1
        self.at_once = self.websocket.scope.get("extensions", {}).get(AT_ONCE, {}).get("text")
        try:
            with suppress(WebSocketDisconnect, RuntimeError):
                while (text := await self.outbox.get()) is not None:
                    async with asyncio.timeout(SLOWEST):
                        await self.websocket.send_text(text)
                    if self.unsent:
                        self.count(-getsizeof(text))
                    del text  # hours may pass until the next one: most go to the line at once
                if self.websocket.application_state is WebSocketState.CONNECTED:
                    async with asyncio.timeout(SLOWEST):
                        await self.websocket.close(self.closing)
        except TimeoutError:
            self.closing = self.closing or TOO_SLOW
            self.abort()
        finally:
            self.count(-self.unsent)
            Connection.open_now -= 1
            Connection.ended += 1


def encode(message: ToBrowser) -> str:
    return ENCODER.encode(message).decode()
