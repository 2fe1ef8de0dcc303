"""What lands at one process and concerns a table of another is passed on there; nobody outside notices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import httptools
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from permonik.server.cluster.inside import via_of
from permonik.server.cluster.links import Gone, Link, call
from permonik.server.cluster.member import PlayedElsewhere
from permonik.server.doorway import PASS_ON
from permonik.server.guard import SAFE
from permonik.server.http.common import MOST_BYTES, read_bytes
from permonik.server.problems import StorageFailed
from permonik.server.signs.trail import HEADER

if TYPE_CHECKING:
    from permonik.server.cluster.leases import Elsewhere
    from permonik.server.cluster.member import Member

PATIENCE = 8.0  # seconds until a table is given up whose process is gone, and which nobody can take
PAUSE = 0.1
MISDIRECTED = b"HTTP/1.1 421"
SAID_HERE = (b"connection", b"transfer-encoding", b"date", HEADER)
ROUTE = ("endpoint", "path_params")  # what the guard names a request by
OWN = (b"connection", b"content-length", b"transfer-encoding", b"expect", b"keep-alive")  # of one link alone


class Forward:
    """Requests. Whoever is sent here by another process is not sent on: that one looks again."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        member: Member | None = scope["app"].state.house.member if scope["type"] == "http" else None
        if member is None:
            await self.app(scope, receive, send)
            return
        try:
            await self.here(scope, receive, send)
            return
        except PlayedElsewhere as error:
            if via_of(scope) is not None:
                raise
            elsewhere = error
        body = await read_bytes(Request(scope, receive), MOST_BYTES)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                await pass_request(member, elsewhere.where, scope, body, send)
                return
            except Gone:
                await look_again(member, elsewhere, end)
            try:
                await member.own(elsewhere.name)
                await self.here(scope, Replayed(body, receive), send)
                return
            except PlayedElsewhere as error:
                elsewhere = error

    async def here(self, scope: Scope, receive: Receive, send: Send) -> None:
        """By a copy of the scope, since a router leaves traces in it and may be asked twice. Its route is told."""
        tried = dict(scope)
        try:
            await self.app(tried, receive, send)
        finally:
            scope.update({name: tried[name] for name in ROUTE if name in tried})


class Replayed:
    """What was read of a request already."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self.body: bytes | None = body
        self.receive = receive

    async def __call__(self) -> Message:
        if self.body is None:
            return await self.receive()
        body, self.body = self.body, None
        return {"type": "http.request", "body": body, "more_body": False}


async def look_again(member: Member, elsewhere: PlayedElsewhere, end: float) -> None:
    member.forget(elsewhere.name)
    if time.monotonic() > end:
        raise StorageFailed("the process that plays this table is gone, and no other can take it yet; try again")
    await asyncio.sleep(PAUSE)


async def pass_request(member: Member, where: Elsewhere, scope: Scope, body: bytes, send: Send) -> None:
    link = await call(where.address, member.letter_for(scope["client"]))
    assert link.transport is not None
    try:
        link.transport.write(head_of(scope, len(body)) + body)
        try:
            await member.answer(link, where)
        except Gone:
            if scope["method"] in SAFE:
                raise
            raise StorageFailed("the process that plays this table is gone; look whether it has done it") from None
        await Reply(link, send, scope["method"] == "HEAD").relay(member, where)
    finally:
        link.transport.abort()


def head_of(scope: Scope, length: int) -> bytes:
    query = b"?" + scope["query_string"] if scope.get("query_string") else b""
    lines = [scope["method"].encode() + b" " + scope["raw_path"] + query + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in passed(scope["headers"])]
    lines += [b"connection: close", b"content-length: " + str(length).encode()]
    return b"\r\n".join([*lines, b"", b""])


def passed(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    return [(name, value) for name, value in headers if name.lower() not in OWN]


class Reply:
    """An answer of another process, told to whoever asked here."""

    def __init__(self, link: Link, send: Send, only_head: bool) -> None:
        self.link = link
        self.send = send
        self.only_head = only_head
        self.parser = httptools.HttpResponseParser(self)
        self.headers: list[tuple[bytes, bytes]] = []
        self.ready: list[Message] = []
        self.done = False

    async def relay(self, member: Member, where: Elsewhere) -> None:
        started = False
        while not self.done:
            try:
                await member.answer(self.link, where)
            except Gone:  # a part of the answer was told: it is not asked for again
                raise StorageFailed("the process that plays this table is gone; look whether it has done it") from None
            data = bytes(self.link.early)
            self.link.early.clear()
            self.link.something.clear()
            if not started and data.startswith(MISDIRECTED):
                raise Gone("it plays the table no longer")
            started = True
            if self.link.transport is not None:
                self.link.transport.resume_reading()
            self.parser.feed_data(data)
            ready, self.ready = self.ready, []
            for message in ready:
                await self.send(message)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        status = self.parser.get_status_code()
        # The length is still right: nothing is packed or unpacked on the way.
        headers = [one for one in self.headers if one[0] not in SAID_HERE]
        self.ready.append({"type": "http.response.start", "status": status, "headers": headers})
        if self.only_head:
            self.on_message_complete()

    def on_body(self, body: bytes) -> None:
        self.ready.append({"type": "http.response.body", "body": body, "more_body": True})

    def on_message_complete(self) -> None:
        self.ready.append({"type": "http.response.body", "body": b"", "more_body": False})
        self.done = True


async def pass_socket(member: Member, websocket: WebSocket, elsewhere: PlayedElsewhere) -> bool:
    """Joins the browser to the owner of the table. False: there is none any more, and nothing was said to anybody."""
    take_over = websocket.scope["extensions"][PASS_ON]["take"]
    where = elsewhere.where
    try:
        link = await call(where.address, member.letter_for(websocket.scope["client"]))
    except Gone:
        return False
    assert link.transport is not None
    try:
        link.transport.write(websocket.scope["extensions"][PASS_ON]["head"])
        await member.answer(link, where)
        if link.early.startswith(MISDIRECTED):
            raise Gone("it plays the table no longer")
    except BaseException as error:
        link.transport.abort()
        if isinstance(error, Gone):
            return False
        raise
    member.passes(link, where.process)
    take_over(link)
    return True
