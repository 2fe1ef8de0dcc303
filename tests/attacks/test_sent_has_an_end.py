"""What is sent has an end: records, greetings, and what nobody reads."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from besiege import (
    changed,
    deaf_socket,
    frame,
    is_closed,
    played,
    steadily,
    until,
    watched,
    with_seat_changes,
)
from visitors import Refusal, opened, refused

from permonik.server.limits import LIMITS, Limit
from permonik.server.play import connection
from permonik.server.play.connection import TOO_SLOW, Connection


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (lambda: with_seat_changes(played("pretend", 2, most=3), 101), "too-large"),
        (lambda: with_seat_changes(played("pretend", 2, most=3), 6_000), "too-large"),
        (lambda: changed(played("pretend", 2).record, commitment="c" * 60_000), "record-corrupt"),
        (lambda: changed(played("pretend", 2).record, commitment="c" * 900_000), "too-large"),
        (lambda: changed(played("pretend", 2).record, options={"rounds": 10**50}), "record-corrupt"),
        (lambda: "{" * 900_000, "too-large"),
        (lambda: "\n" * 900_000, "too-large"),
        (lambda: "x" * 1_100_000, "too-large"),
    ],
    ids=["changes", "many-changes", "commitment", "huge-commitment", "option", "nested", "lines", "bytes"],
)
@steadily
def test_every_part_of_a_record_has_a_limit(tmp_path: Path, text: object, code: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna:
            body = {"record": text()}  # type: ignore[operator]
            with watched():
                assert await refused(anna, "POST", "/tables/import", body) == code
            assert await anna.get("/tables/mine") == []

    asyncio.run(scenario())


@steadily
def test_hellos_are_paid_by_what_they_cost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long match is told less often than a short one; others are told as before."""
    monkeypatch.setitem(LIMITS, "work", Limit(LIMITS["work"].burst, 0.001))  # it does not fill up again meanwhile
    text = played("rivals", 2).record.dumps()

    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna, await server.come() as boris:
            long = await anna.post("/tables/import", {"record": text})
            short = await boris.table("pretend", ("me", "random"))
            with watched():
                async with await anna.sit(long["id"]) as chair, await boris.sit(short["id"]) as other:
                    told, answer = 0, ""
                    while not answer and told < 200:
                        try:
                            await chair.ask("hello", seat=0)
                            told += 1
                        except Refusal as refusal:
                            answer = refusal.message
                    assert "work" in answer
                    assert 20 < told < 80
                    await other.ask("hello", seat=0)

    asyncio.run(scenario())


def test_who_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SLOWEST", 1.0)
    text = played("rivals", 2).record.dumps()

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as boris:
            table = (await anna.post("/tables/import", {"record": text}))["id"]
            raw = deaf_socket(server.base, table, anna.cookie)
            (deaf,) = await until(lambda: list(server.house.connections()))
            hello, most, seen = frame({"type": "hello", "seat": 0}), 0, 0
            while not deaf.closing:
                try:
                    raw.send(hello)
                except (BlockingIOError, ConnectionError):
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0)
                most, seen = max(most, deaf.unsent), seen + 1
                assert seen < 20_000
            assert deaf.closing == TOO_SLOW
            assert most <= connection.MOST_UNSENT_BYTES
            await until(lambda: not list(server.house.connections()))
            assert Connection.together == 0
            await until(lambda: is_closed(raw))
            await boris.get("/me")

    asyncio.run(scenario())


def test_all_outboxes_together_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_UNSENT_TOGETHER", 2_000_000)

    async def scenario() -> None:
        crowd = [Connection(None, str(number)) for number in range(10)]  # type: ignore[arg-type]
        for _ in range(3):
            for one in crowd:
                one.send_text("x" * 300_000)
        assert Connection.together <= 10 * 310_000
        assert any(one.closing == TOO_SLOW for one in crowd)
        for one in crowd:
            one.close(TOO_SLOW)
            one.count(-one.unsent)
        assert Connection.together == 0

    asyncio.run(scenario())


def test_what_is_sent_is_packed(tmp_path: Path) -> None:
    """In a window that has an end: a whole state is a third of itself, and mostly patches travel."""

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            id = (await anna.table("rivals", ("me", "me")))["id"]
            async with await anna.sit(id) as chair:
                arrived: list[int] = []
                unpack = chair.ws.protocol.extensions[0].decode

                def noted(frame: Any, **named: Any) -> Any:
                    arrived.append(len(frame.data))
                    return unpack(frame, **named)

                chair.ws.protocol.extensions[0].decode = noted
                before = len(chair.heard)
                await chair.ask("hello", seat=0, since=chair.state["entry"])
                await chair.ask("hello", seat=0, since=chair.state["entry"])
                told = [len(text) for text in chair.heard[before:]]
                assert sum(told) > 2 * 4000
                assert sum(arrived) < sum(told) / 3
                assert "server_max_window_bits=13" in chair.ws.response.headers["sec-websocket-extensions"]

    asyncio.run(scenario())
