"""One open socket of one person."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from permonik.server.wire import Out

MOST_UNSENT = 1000
ENCODER = msgspec.json.Encoder()


class Connection:
    """`seat`: as whom it looks on; `sent`: up to which entry it knows the log; `greeted`: it has said hello.

    What is sent is queued, so that a slow reader delays nobody; one that does not read at all is let go.
    """

    def __init__(self, websocket: WebSocket, person: str) -> None:
        self.websocket = websocket
        self.person = person
        self.seat: int | None = None
        self.sent = 0
        self.greeted = False
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.closing = 0

    def send(self, message: Out) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        if self.outbox.qsize() >= MOST_UNSENT:
            self.close(1013)
        if not self.closing:
            self.outbox.put_nowait(text)

    def close(self, code: int) -> None:
        """Closes the socket after what is queued (too slow a reader: at once)."""
        if not self.closing:
            self.closing = code
            self.outbox.put_nowait(None)

    async def pump(self) -> None:
        """Sends what is queued until the connection is closed."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self.outbox.get()) is not None:
                if self.closing == 1013:
                    break
                await self.websocket.send_text(text)
            if self.websocket.application_state is WebSocketState.CONNECTED:
                await self.websocket.close(self.closing)


def encode(message: Out) -> str:
    return ENCODER.encode(message).decode()
