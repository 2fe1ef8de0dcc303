"""Messages that begin and do not end: what waits of them has a time and a size, and makes room for others."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest
from besiege import begin_body, until
from visitors import Refusal, opened

from permonik.server import bodies


async def answer(raw: socket.socket) -> bytes:
    async with asyncio.timeout(60):
        return await asyncio.get_running_loop().sock_recv(raw, 4096)


def test_a_message_has_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "SLOWEST", 0.3)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            raw = begin_body(server.base, anna, 1000, 10)
            assert b" 408 " in await answer(raw)
            raw.close()
            assert not server.house.bodies.coming

    asyncio.run(scenario())


@pytest.mark.parametrize("limit", ["MOST_OF_ADDRESS", "MOST_TOGETHER"])
def test_who_sends_for_longest_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    """All of memory cannot be filled by what never ends, and those who send something whole are heard."""
    monkeypatch.setattr(bodies, limit, 300_000)
    monkeypatch.setattr(bodies, "SLOWEST", 1000.0)
    monkeypatch.setattr(bodies, "GRACE", 0.0)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Eve") as eve:
            held, most, slow = server.house.bodies, 0, []
            for _ in range(12):
                slow.append(begin_body(server.base, eve, 2_000_000, 90_000))
                await asyncio.sleep(0.02)
                most = max(most, held.together)
            assert b" 408 " in await answer(slow[0])
            await until(lambda: held.together > 200_000)
            assert max(most, held.together) <= 300_000 + 65_536  # what came in one piece
            await anna.ask("PATCH", "/me", {"name": "Anna N."})
            with pytest.raises(Refusal) as wrong:
                await anna.post("/tables/import", {"record": "x" * 50_000})
            assert wrong.value.code == "record-truncated", "it was read, and only then refused"
            for raw in slow:
                raw.close()
            await until(lambda: not held.coming)
            assert not held.together
            assert not held.count

    asyncio.run(scenario())


def test_many_who_come_at_the_same_moment_are_not_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody has been sending for long, somebody new is refused; what is small is never counted."""
    monkeypatch.setattr(bodies, "MOST_TOGETHER", 3 * 90_000 + 10)
    monkeypatch.setattr(bodies, "GRACE", 1000.0)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Eve") as eve:
            held = server.house.bodies
            slow = [begin_body(server.base, eve, 2_000_000, 90_000) for _ in range(3)]
            await until(lambda: held.together > 200_000)
            last = begin_body(server.base, eve, 2_000_000, 90_000)
            assert b" 429 " in await answer(last)
            assert len(held.coming) == 3
            await anna.ask("PATCH", "/me", {"name": "Anna N."})
            for raw in (*slow, last):
                raw.close()
            await until(lambda: not held.coming)

    asyncio.run(scenario())


def test_messages_of_an_address_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "MOST_AT_ONCE", 5)
    monkeypatch.setattr(bodies, "SLOWEST", 1000.0)  # it is not the time that ends them
    monkeypatch.setattr(bodies, "GRACE", 0.0)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Eve") as eve:
            slow = []
            for _ in range(9):
                slow.append(begin_body(server.base, eve, 1000, 10, "/sign-in"))
                await asyncio.sleep(0.02)
            for raw in slow[:4]:
                assert b" 408 " in await answer(raw)
            await anna.ask("PATCH", "/me", {"name": "Anna N."})
            assert len(server.house.bodies.coming) <= 5
            for raw in slow:
                raw.close()
            await until(lambda: not server.house.bodies.coming)

    asyncio.run(scenario())
