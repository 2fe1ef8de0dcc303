"""Links between two processes of a house that end in the middle of something."""

from __future__ import annotations

import asyncio
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from visitors import WAIT

from permonik.server.cluster import forward, links
from permonik.server.cluster.leases import Elsewhere
from permonik.server.cluster.links import Letter
from permonik.server.cluster.member import Member
from permonik.server.problems import StorageFailed


def test_an_answer_that_breaks_off_is_not_asked_for_again() -> None:
    """Its process lives, and has hung up: whatever was asked may have been done."""
    asked: list[bytes] = []
    told: list[Any] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc")
        writer.close()

    async def send(message: Any) -> None:
        told.append(message)

    async def ask() -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        alive: Any = SimpleNamespace(is_alive=lambda process: True)
        here: Any = SimpleNamespace(
            letter_for=lambda client: Letter("", "here", client=client), answer=partial(Member.answer, alive)
        )
        scope = {"method": "POST", "raw_path": b"/", "headers": [], "client": ("203.0.113.7", 1)}
        there = Elsewhere("there", "{}:{}".format(*server.sockets[0].getsockname()))
        async with server, asyncio.timeout(WAIT):
            with pytest.raises(StorageFailed, match="look whether it has done it"):
                await forward.pass_request(here, there, scope, b"", send)

    asyncio.run(ask())
    assert len(asked) == 1
    assert [message.get("body") for message in told] == [None, b"abc"]


def test_a_link_that_has_ended_is_not_counted() -> None:
    async def pass_on() -> None:
        here: Any = SimpleNamespace(passing={})
        lives, ended = links.Link(), links.Link()
        ended.connection_lost(None)
        for link in (lives, ended):
            Member.passes(here, link, "there")
        assert list(here.passing) == [lives]

    asyncio.run(pass_on())
