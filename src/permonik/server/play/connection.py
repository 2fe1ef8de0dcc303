"""One open socket of one person."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from permonik.server.wire import TableNews
from permonik.table.listeners import Listener
from permonik.table.messages import ChatOut, ErrorOut, OkOut, SnapshotOut, StateOut

Message = StateOut | SnapshotOut | ChatOut | OkOut | ErrorOut | TableNews

MOST_UNSENT = 1000
ENCODER = msgspec.json.Encoder()


class Connection(Listener):
    """What is sent is queued, so that a slow reader delays nobody; one that does not read at all is let go."""

    def __init__(self, websocket: WebSocket, person: str) -> None:
        super().__init__()
        self.websocket = websocket
        self.person = person
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.closing = 0

    def send(self, message: Message) -> None:
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


def encode(message: Message) -> str:
    return ENCODER.encode(message).decode()
