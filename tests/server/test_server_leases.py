"""Which process plays which table. The statements run on both databases, whose clock the test turns."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from math import inf
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import pytest
from databases import Databases

from permonik.server.cluster.leases import BEAT, BUSY, LASTS, MARGIN, Elsewhere, Lease, Leases, NotHeld, Process
from permonik.server.storage import DATABASE, Outdated, SqliteStorage, Storage, postgresql
from permonik.server.storage.base import Row, Statement
from permonik.server.storage.postgresql import PostgresStorage

T = TypeVar("T")


class Office:
    """A database whose clock stands until somebody turns it, and processes around it, whose clocks go as it does."""

    def __init__(self, folder: Path, url: str | None) -> None:
        self.loop = asyncio.new_event_loop()
        self.storage: Storage = self.do(self.opened(folder, url))
        self.do(self.storage.write(("CREATE TABLE turned (now REAL)", ()), ("INSERT INTO turned VALUES (?)", (1e9,))))
        self.now = 1_000.0

    async def opened(self, folder: Path, url: str | None) -> Storage:
        return PostgresStorage(url, touch=False) if url is not None else SqliteStorage(folder / DATABASE)

    def do(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(doing)

    def turn(self, by: float) -> None:
        self.now += by
        self.do(self.storage.write(("UPDATE turned SET now = ?", (self.now,))))

    def process(self, id: str) -> Leases:
        clock = "(SELECT now FROM turned)"
        leases = Leases(self.storage, id, f"at-{id}", lambda: self.now, clock)
        self.do(leases.open())
        return leases

    def taken(self, leases: Leases, table: str = "t") -> Lease:
        found = self.do(leases.take(table))
        assert isinstance(found, Lease)
        return found

    def may_write(self, leases: Leases, lease: Lease) -> bool:
        try:
            self.do(self.storage.write(guards=[leases.guard(lease)]))
        except Outdated:
            return False
        return True

    def rows(self, sql: str) -> list[Row]:
        return self.do(self.storage.fetch(sql))


@pytest.fixture(params=["sqlite", "postgresql"])
def office(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Office]:
    url = request.getfixturevalue("databases").fresh() if request.param == "postgresql" else None
    office = Office(tmp_path, url)
    office.turn(0.0)
    yield office
    office.do(office.storage.close())
    office.loop.close()


def test_one_process_at_a_time(office: Office) -> None:
    anna, boris = office.process("anna"), office.process("boris")
    assert office.taken(anna) == ("t", "anna", 1)
    assert office.do(boris.take("t")) == Elsewhere("anna", "at-anna")
    assert office.do(boris.owner("t")) == Elsewhere("anna", "at-anna")
    assert office.do(anna.owner("t")) is None
    assert office.taken(boris, "u") == ("u", "boris", 1)


def test_each_taking_raises_the_token(office: Office) -> None:
    """Also by whoever has it already: what it wrote without hearing of it may still be on its way."""
    anna, boris = office.process("anna"), office.process("boris")
    first = office.taken(anna)
    again = office.taken(anna)
    assert again.token == first.token + 1
    assert not anna.holds(first)
    assert office.may_write(anna, again)
    guard, _ = anna.guard(again)
    with pytest.raises(Outdated):
        office.do(office.storage.write(guards=[(guard, first)]))
    office.do(anna.release(again))
    assert office.taken(boris).token == again.token + 1


def test_an_old_token_finds_no_row(office: Office) -> None:
    anna, boris = office.process("anna"), office.process("boris")
    lease = office.taken(anna)
    office.turn(LASTS - MARGIN - 0.1)
    assert office.may_write(anna, lease)
    office.turn(MARGIN + 0.2)
    office.do(boris.renew())
    office.taken(boris)
    anna.trusted_until = office.now + LASTS  # its clock is wrong: it believes that no time has passed
    assert not office.may_write(anna, lease)


def test_a_process_that_is_missed_loses_its_tables(office: Office) -> None:
    anna, boris = office.process("anna"), office.process("boris")
    lease = office.taken(anna)
    while office.now < 1_000.0 + LASTS - 2 * BEAT:
        office.turn(BEAT)
        office.do(boris.renew())
        assert office.do(boris.take("t")) == Elsewhere("anna", "at-anna")
    assert not anna.holds(lease)  # it has stopped a margin before
    with pytest.raises(NotHeld):
        anna.guard(lease)
    assert anna.lapsed() == [lease]
    assert anna.lapsed() == []
    office.turn(2 * BEAT + 0.1)
    assert office.taken(boris).token == lease.token + 1


def test_a_heartbeat_tells_how_soon_somebody_is_missed(office: Office) -> None:
    anna, boris = office.process("anna"), office.process("boris")
    office.do(anna.renew())
    assert anna.soonest == LASTS
    office.turn(LASTS - BEAT / 2)
    office.do(anna.renew())
    assert anna.soonest == BEAT / 2
    office.turn(anna.soonest)
    office.do(anna.renew())
    assert (anna.others, anna.soonest) == ([], inf)
    office.do(boris.renew())
    office.do(anna.renew())
    assert anna.soonest == LASTS


def test_a_lease_does_not_come_back_with_the_next_heartbeat(office: Office) -> None:
    """In between somebody else may have had the table."""
    anna = office.process("anna")
    lease = office.taken(anna)
    office.turn(LASTS)
    office.do(anna.renew())
    assert anna.is_trusted()
    assert not anna.holds(lease)
    assert anna.lapsed() == [lease]
    assert anna.holds(office.taken(anna))


def test_heartbeats_keep_all_tables(office: Office) -> None:
    anna, boris = office.process("anna"), office.process("boris")
    leases = [office.taken(anna, name) for name in "tuv"]
    for _ in range(20):
        office.turn(BEAT)
        office.do(anna.renew(0.2, 3))
        office.do(boris.renew())
    assert all(anna.holds(lease) for lease in leases)
    assert boris.others == [Process("anna", "at-anna", 0.2, 3)]
    assert anna.lapsed() == []


def test_a_stop_gives_everything_up_at_once(office: Office) -> None:
    anna, boris = office.process("anna"), office.process("boris")
    lease = office.taken(anna)
    office.do(anna.close())
    assert not anna.holds(lease)
    assert office.taken(boris).token == lease.token + 1
    office.do(anna.renew())  # one that was late
    assert not anna.is_trusted()
    assert [row["id"] for row in office.rows("SELECT id FROM processes")] == ["boris"]
    with pytest.raises(NotHeld):
        office.do(anna.take("t"))


def test_who_is_not_believed_alive_takes_nothing(office: Office) -> None:
    anna = office.process("anna")
    office.do(office.storage.write(("UPDATE processes SET until = 0", ())))
    with pytest.raises(NotHeld):
        office.do(anna.take("t"))
    assert office.rows("SELECT * FROM leases") == []
    office.do(anna.renew())
    office.taken(anna)


def test_a_taking_that_failed_is_none_although_the_table_is_ours(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its heartbeat came through just after the taking: the row names this process, but under the old token."""
    anna = office.process("anna")
    lease = office.taken(anna)
    office.do(office.storage.write(("UPDATE processes SET until = 0", ())))
    write = office.storage.write

    async def taking_then_heartbeat(*statements: Statement, guards: Sequence[Statement] = ()) -> None:
        try:
            await write(*statements, guards=guards)
        finally:
            await write(("UPDATE processes SET until = ?", (office.now + LASTS,)))

    monkeypatch.setattr(office.storage, "write", taking_then_heartbeat)
    with pytest.raises(NotHeld):
        office.do(anna.take("t"))
    assert office.taken(anna).token == lease.token + 1


def test_a_process_whose_row_was_swept_away_comes_back(office: Office) -> None:
    anna = office.process("anna")
    office.turn(2 * 3600.0)
    office.process("boris")
    assert [row["id"] for row in office.rows("SELECT id FROM processes")] == ["boris"]
    office.do(anna.renew())
    office.taken(anna)


def test_a_clock_that_was_set_back_does_not_keep_the_dead_alive(office: Office) -> None:
    anna, boris = office.process("anna"), office.process("boris")
    office.taken(anna)
    office.turn(-3600.0)
    boris.trusted_until = office.now
    office.do(boris.renew())
    assert office.taken(boris).token == 2


def test_whoever_has_too_much_to_do_sends_tables_away(office: Office) -> None:
    anna, boris = office.process("anna"), office.process("boris")
    leases = [office.taken(anna, name) for name in "tuvwxyzab"]
    office.do(boris.renew(0.1, 0))
    office.do(anna.renew(BUSY, 9))
    assert anna.calmer() == Process("boris", "at-boris", 0.1, 0)
    assert anna.too_many() == 2
    office.do(anna.release(leases[0]))
    assert office.do(anna.take("t")) == Elsewhere("boris", "at-boris")
    assert office.taken(boris).token == 2
    assert office.do(anna.take("t")) == Elsewhere("boris", "at-boris")
    again = office.do(anna.take("new", sent_here=True))
    assert isinstance(again, Lease)


def test_where_all_are_busy_nobody_sends_anything(office: Office) -> None:
    anna, boris = office.process("anna"), office.process("boris")
    office.taken(anna)
    office.do(boris.renew(BUSY - 0.1, 9))
    office.do(anna.renew(BUSY, 9))
    assert anna.calmer() is None
    assert anna.too_many() == 0
    office.taken(anna, "u")


@pytest.mark.usefixtures("patient")
def test_of_many_at_once_one_has_it(databases: Databases) -> None:
    """With PostgreSQL's own clock."""

    async def scenario() -> None:
        url = databases.fresh()
        storages = [PostgresStorage(url, touch=False) for _ in range(4)]
        processes = [Leases(storage, f"p{n}", f"at-p{n}") for n, storage in enumerate(storages)]
        await asyncio.gather(*[one.open() for one in processes])
        for token in range(1, 11):
            found = await asyncio.gather(*[one.take("t") for one in processes])
            (lease,) = [one for one in found if isinstance(one, Lease)]
            assert lease.token == token
            assert {one for one in found if one != lease} == {Elsewhere(lease.owner, f"at-{lease.owner}")}
            await processes[int(lease.owner[1:])].release(lease)
            await asyncio.gather(*[one.renew() for one in processes])
        for storage in storages:
            await storage.close()

    asyncio.run(scenario())


@pytest.mark.usefixtures("patient")
def test_a_table_of_somebody_who_is_there_is_not_even_touched(databases: Databases) -> None:
    """To try for it would lock its row, also against its owner, for as long as whoever tries is stopped there."""

    async def scenario() -> None:
        url = databases.fresh()
        storage = PostgresStorage(url, touch=False)
        anna, boris = Leases(storage, "anna", "at-anna"), Leases(storage, "boris", "at-boris")
        await anna.open()
        await boris.open()
        lease = await anna.take("t")
        assert isinstance(lease, Lease)
        guard, values = anna.guard(lease)
        async with await psycopg.AsyncConnection.connect(url) as connection:
            await connection.execute(guard.replace("?", "%s"), values)  # Anna writes, and has not ended
            assert await boris.take("t") == Elsewhere("anna", "at-anna")
        await storage.close()

    asyncio.run(scenario())


@pytest.mark.usefixtures("patient")
def test_whoever_takes_waits_for_a_write_that_has_begun(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it could read the table before that write, and be overtaken by it."""
    monkeypatch.setattr(postgresql, "PATIENTLY", "SET LOCAL lock_timeout = '10s'")

    async def scenario() -> None:
        url = databases.fresh()
        storage = PostgresStorage(url, touch=False)
        anna, boris = Leases(storage, "anna", "at-anna"), Leases(storage, "boris", "at-boris")
        await anna.open()
        await boris.open()
        lease = await anna.take("t")
        assert isinstance(lease, Lease)
        guard, values = anna.guard(lease)
        await storage.write(("DELETE FROM processes WHERE id = 'anna'", ()))  # as if it had slept too long
        async with await psycopg.AsyncConnection.connect(url) as connection:
            await connection.execute(guard.replace("?", "%s"), values)
            taking = asyncio.create_task(boris.take("t"))
            waiting = "SELECT count(*) AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            while not (await storage.fetch(waiting))[0]["n"]:
                assert not taking.done()
                await asyncio.sleep(0.01)
            await connection.commit()
            assert await taking == Lease("t", "boris", 2)
            late = await connection.execute(guard.replace("?", "%s"), values)
            assert late.rowcount == 0
        await storage.close()

    asyncio.run(scenario())


@pytest.mark.usefixtures("patient")
def test_a_locked_row_of_a_table_holds_up_no_other_table(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though both have the same owner and the same token, and seats of the same numbers."""
    monkeypatch.setattr(postgresql, "PATIENTLY", "SET LOCAL lock_timeout = '10s'")  # the machine may be busy

    async def scenario() -> None:
        url = databases.fresh()
        storage = PostgresStorage(url, touch=False)
        anna = Leases(storage, "anna", "at-anna")
        await anna.open()
        locked, free = [await anna.take(table) for table in "tu"]
        assert isinstance(locked, Lease)
        assert isinstance(free, Lease)

        async def resign(lease: Lease) -> None:
            away = "UPDATE seats SET resigned = 1 WHERE table_id = ? AND seat = ?"
            await storage.write((away, (lease.table, 0)), guards=[anna.guard(lease)])

        async with await psycopg.AsyncConnection.connect(url) as connection:
            guard, values = anna.guard(locked)
            await connection.execute(guard.replace("?", "%s"), values)
            stuck = asyncio.create_task(resign(locked))
            while not storage.settling:
                await asyncio.sleep(0.01)
            await resign(free)
            assert not stuck.done()
        await stuck
        await storage.close()

    asyncio.run(scenario())
