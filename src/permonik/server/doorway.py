"""Connections, before anything has been asked: how many may wait at the door, and for how long.

Somebody who opens connections and says nothing must not keep others out. So nobody new is refused for their sake: the
one that has waited longest without a whole request is closed instead.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from permonik.server.cluster.links import Link
from permonik.server.packing import PackingFactory, framed
from permonik.server.signs.trail import PEER
from permonik.server.slim import SlimQueue

PATIENCE = 10.0  # seconds for the head of a request
MOST_HEAD = 32 * 1024  # bytes of it
MOST_WAITING = 2_000  # connections without a whole head, together
MOST_WAITING_OF_ADDRESS = 256
GRACE = 3.0  # seconds; a busy server may not have read yet what was said
MOST_CONNECTIONS = 4_000  # HTTP connections together, sockets not counted; idle ones make room
ABORT = "permonik.abort"  # in the extensions of a socket's scope: how to end it without waiting for anybody
PASS_ON = "permonik.pass-on"  # in the same place: what was asked, and how another link is joined to it
AT_ONCE = "permonik.at-once"  # in the same place: how to send without a detour, where nothing waits to be sent


class Doorway(HttpToolsProtocol):
    """A connection. It waits from its opening, or from the first byte of a further request, until the head is there."""

    patience = PATIENCE
    waiting: ClassVar[OrderedDict[Doorway, None]] = OrderedDict()  # the longest waiting first
    quiet: ClassVar[OrderedDict[Doorway, None]] = OrderedDict()  # between two requests, the longest quiet first

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.head = 0
        self.alarm: asyncio.TimerHandle | None = None
        self.wait()
        if len(self.connections) > MOST_CONNECTIONS and Doorway.quiet:
            Doorway.quiet.popitem(last=False)[0].transport.abort()  # each new one another: they may come together

    def wait(self) -> None:
        self.address = self.client[0] if self.client else "?"
        self.since = self.loop.time()
        self.alarm = self.loop.call_later(self.patience, self.turn_away)
        Doorway.waiting[self] = None
        mine = [one for one in Doorway.waiting if one.address == self.address]
        # Many may come at the same moment and mean no harm: only who has waited for a while makes room.
        if len(mine) > MOST_WAITING_OF_ADDRESS and self.since - mine[0].since > GRACE:
            mine[0].turn_away()
        elif len(Doorway.waiting) > MOST_WAITING:
            next(iter(Doorway.waiting)).turn_away()

    def come_in(self) -> None:
        Doorway.waiting.pop(self, None)
        Doorway.quiet.pop(self, None)
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        self.head = 0

    def turn_away(self) -> None:
        self.come_in()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.alarm is None and (self.cycle is None or self.cycle.response_complete):
            Doorway.quiet.pop(self, None)
            self.wait()
        self.head += len(data)
        super().data_received(data)
        if self.alarm is not None and self.head > MOST_HEAD:
            self.turn_away()

    def on_header(self, name: bytes, value: bytes) -> None:
        self.named += len(name) + len(value)
        if self.named > MOST_HEAD:
            self.turn_away()
        else:
            super().on_header(name, value)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope[PEER] = self.client  # type: ignore[literal-required]
        self.named = 0

    def on_headers_complete(self) -> None:
        self.come_in()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            Doorway.quiet[self] = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.come_in()
        super().connection_lost(exc)


class Socket(WebSocketsSansIOProtocol):
    """A socket that can be ended at once, also when whoever is at its other end does not read.

    A house has thousands of them, and most wait: so little as possible is held for each (`packing.py`, `slim.py`).
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        if self.conn.available_extensions:
            self.conn.available_extensions = [PackingFactory()]
        self.queue = SlimQueue()  # type: ignore[assignment]
        self.head = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(cast(asyncio.Transport, Gathering(transport, self.loop)))

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self.head += data
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Reading stops while a message waits behind another one. Where somebody waits for this one it goes on: to
        stop and to begin again for every message are calls to the system."""
        if cast("SlimQueue[Any]", self.queue).is_awaited():
            self.read_paused = True  # so it will not be done; it is not so
            super().send_receive_event_to_app()
            self.read_paused = False
        else:
            super().send_receive_event_to_app()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][ABORT] = {"now": self.transport.abort}
            self.scope[PEER] = self.client  # type: ignore[literal-required]
            self.scope["extensions"][PASS_ON] = {"head": self.head, "take": self.pass_on}
            self.scope["extensions"][AT_ONCE] = {"text": self.send_at_once}

    def start_keepalive(self) -> None:
        """It is open: what was asked and answered for that is held no longer, in the four places that have it."""
        super().start_keepalive()
        self.head = b""
        self.request.headers.clear()
        self.response.headers.clear()
        cast(list[Any], self.scope["headers"]).clear()
        self.scope["extensions"].pop(PASS_ON, None)

    def send_at_once(self, text: str) -> bool:
        """Hands a text to the line, without the layers of an application in between; False: it has to wait."""
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.conn.state is not OPEN:
            return False
        self.transport.write(framed(text.encode(), self.conn.extensions))
        return True

    def pass_on(self, link: Link) -> None:
        """From now on the bytes of this socket go to the other end of a link, and those from there come here."""
        gathering, self.transport = cast(Gathering, self.transport), Taken()  # type: ignore[assignment]
        gathering.flush()
        transport = gathering.transport
        self.handshake_complete = True
        self.connections.discard(self)
        browser = Link()
        browser.connection_made(transport)
        browser.lost = self.disconnected
        if not self.disconnected:
            transport.set_protocol(browser)
            link.join(transport)
        if link.transport is not None:
            browser.join(link.transport)

    def keepalive_timeout(self) -> None:
        """Whoever's next words wait here already is not gone: we have not listened, since something takes its time."""
        if self.read_paused:
            self.pong_timer = self.pending_ping_payload = None
            self.schedule_ping()
        else:
            super().keepalive_timeout()


class Gathering:
    """A transport: what is written to it in one round of the loop leaves in one piece, since each piece is a call to
    the system and a packet. So a state goes with the answer to what has brought it about."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.written: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        if not self.written:
            self.loop.call_soon(self.flush)
        self.written.append(data)

    def flush(self) -> None:
        if self.written:
            written, self.written = self.written, []
            self.transport.write(written[0] if len(written) == 1 else b"".join(written))

    def close(self) -> None:
        self.flush()
        self.transport.close()


class Taken:
    """In place of a transport that somebody else has by now: it is not ours to close."""

    def close(self) -> None:
        return
