"""Whatever can grow has an end: records, queues, memories, tables, reports. Each limit is tried with a small number."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from besiege import until
from visitors import PASSWORD, Refusal, opened, refused

from permonik.server import addresses, admin, house, passwords, socket
from permonik.server import limits as limits_module
from permonik.server.limits import Limits
from permonik.server.passwords import Passwords
from permonik.server.play import connection, live
from permonik.server.play.connection import TOO_SLOW, Connection
from permonik.server.problems import BadMessage, TooManyRequests
from permonik.server.storage import sessions
from permonik.server.tables import lobby
from permonik.server.work import worker
from permonik.server.work.pool import Worker


def test_a_record_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing more is decided, drafted or taken back; the match can still be ended."""

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            table = (await anna.table("pretend", ("me", "me")))["id"]
            async with await anna.sit(table) as chair:
                monkeypatch.setattr(live, "MOST_ENTRIES", chair.state["entry"])
                seat = chair.state["waiting"][0]
                await chair.ask("hello", seat=seat)
                with pytest.raises(Refusal, match="record-full"):
                    await chair.decide()
                await chair.ask("resign", seat=seat)
                await chair.until(lambda: chair.state["over"])

    asyncio.run(scenario())


def test_passwords_wait_in_a_queue_with_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "MOST_WAITING", 3)

    async def scenario() -> None:
        checked = Passwords()
        told = await asyncio.gather(*[checked.hash(PASSWORD) for _ in range(6)], return_exceptions=True)
        assert [isinstance(one, TooManyRequests) for one in told] == [False] * 3 + [True] * 3
        assert not checked.waiting
        assert await checked.fits(str(told[0]), PASSWORD)
        checked.close()

    asyncio.run(scenario())


def test_an_outbox_has_so_many_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_UNSENT", 5)

    async def scenario() -> None:
        deaf = Connection(None, "anna")  # type: ignore[arg-type]
        for number in range(6):
            assert bool(deaf.closing) == (number > 5)
            deaf.send_text("x")
        assert deaf.closing == TOO_SLOW
        assert not deaf.unsent

    asyncio.run(scenario())


def test_who_reads_nothing_for_long_is_let_go_however_little_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SLOWEST", 0.05)
    ended: list[str] = []

    class Deaf:
        scope: dict[str, Any] = {"extensions": {connection.ABORT: {"now": lambda: ended.append("now")}}}  # noqa: RUF012

        async def send_text(self, text: str) -> None:
            await asyncio.Event().wait()

    async def scenario() -> None:
        deaf = Connection(Deaf(), "anna")  # type: ignore[arg-type]
        deaf.send_text("x")
        async with asyncio.timeout(60):
            await deaf.pump()
        assert deaf.closing == TOO_SLOW
        assert ended == ["now"]
        assert not deaf.unsent

    asyncio.run(scenario())


def test_a_person_has_so_many_sockets_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_PER_PERSON", 2)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            table = (await anna.table("pretend", ("me", "me")))["id"]
            async with await anna.sit(table), await anna.sit(table):
                with pytest.raises(Exception, match="429"):
                    await anna.open(table)
            await until(lambda: not list(server.house.connections()))
            async with await anna.sit(table) as chair:
                await chair.ask("ping")

    asyncio.run(scenario())


def test_buckets_are_forgotten_the_longest_unused_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MOST_BUCKETS", 10)
    limits = Limits(1.0)
    for number in range(50):
        limits.take("chat", "anna") if number % 7 == 0 else limits.take("chat", f"eve {number}")
        limits.note(f"eve {number}", number)
    assert len(limits.full_at) == 10
    assert ("chat", "anna") in limits.full_at
    assert len(limits.spent) <= 10
    assert limits.spent["eve 49"] == 49


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited there")
def test_a_process_for_strangers_has_so_much_memory(tmp_path: Path) -> None:
    async def scenario() -> None:
        one = await Worker.start()
        try:
            rows = Path(f"/proc/{one.process.pid}/limits").read_text().splitlines()
            (limit,) = [row for row in rows if row.startswith("Max address space")]
            assert limit.split()[3:5] == [str(worker.MOST_MEMORY)] * 2
        finally:
            await one.kill()

    asyncio.run(scenario())


def test_tables_that_nobody_looks_at_leave_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those with a clock: the database knows when it ends."""
    monkeypatch.setattr(house, "SWEEP_EVERY", 0.05)
    monkeypatch.setattr(house, "IDLE_TABLE", 0.0)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            clock = {"base": 1000, "end": "forfeit"}
            ids = [(await anna.table("pretend", ("me", "me"), clock=clock))["id"] for _ in range(3)]
            async with await anna.sit(ids[0]) as chair:
                await until(lambda: set(server.house.live) == {ids[0]})
                await anna.get(f"/tables/{ids[1]}")
                await until(lambda: ids[1] not in server.house.live)
                await chair.ask("ping")
            await until(lambda: not server.house.live)
            assert (await anna.get(f"/tables/{ids[1]}"))["status"] == "running"

    asyncio.run(scenario())


def test_a_person_has_so_many_sessions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that was used least lately ends."""
    monkeypatch.setattr(sessions, "MOST_OF_A_PERSON", 3)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            await anna.register("Anna")
            first = anna.cookie
            for _ in range(3):
                async with await server.come() as other:
                    await other.post("/sign-in", {"name": "Anna", "password": PASSWORD})
            rows = await server.house.storage.fetch("SELECT 1 FROM sessions WHERE person = ?", anna.me["id"])
            assert len(rows) == 3
            server.house.people.sessions.forget(anna.me["id"])  # as after a restart
            answer = await anna.http.get("/api/v1/tables/mine", headers={"cookie": first})
            assert answer.status_code == 401

    asyncio.run(scenario())


@pytest.mark.parametrize(("limit", "seats"), [("MOST_OPEN", ("me", "open")), ("MOST_RUNNING", ("me", "me"))])
def test_a_person_has_so_many_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, seats: tuple[str, str]
) -> None:
    monkeypatch.setattr(lobby, limit, 2)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            for _ in range(2):
                await anna.table("pretend", seats)
            with pytest.raises(Refusal, match="too-many-tables"):
                await anna.table("pretend", seats)
            await boris.table("pretend", seats)

    asyncio.run(scenario())


def test_reports_and_bans_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admin, "MOST_OPEN_REPORTS", 2)
    monkeypatch.setattr(addresses, "MOST_BANS", 2)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Eve") as eve:
            report = {"person": eve.me["id"], "what": "name", "why": "rude"}
            for _ in range(2):
                await anna.post("/reports", report)
            assert await refused(anna, "POST", "/reports", report) == "bad-message"
            bans = server.house.addresses
            for number in range(2):
                await bans.ban(f"203.0.113.{number}", 2e9)
            with pytest.raises(BadMessage):
                await bans.ban("203.0.113.9", 2e9)
            await bans.ban("203.0.113.1", 3e9)  # one that is there already

    asyncio.run(scenario())
