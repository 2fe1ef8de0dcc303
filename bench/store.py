"""What PostgreSQL has to do for a decision: the rows of a real match of Rivals, written as the server writes them.

    python bench/store.py                                    100 tables, 40 decisions at each
    python bench/store.py --tables 10 --decisions 5

Printed per committed decision, each with the guard of its lease: milliseconds of a processor of the process that writes
and of PostgreSQL (all its processes), bytes of the log that is flushed before anybody hears of it, commits (writes that
arrive together are committed together), and bytes that stay. Then what a heartbeat and what taking a table cost.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from permonik.housekeeping.matches import start_match
from permonik.housekeeping.records import entry_lines, header_line
from permonik.server.cluster.leases import Lease, Leases
from permonik.server.storage import Statement, Storage
from permonik.server.storage.own_postgresql import OwnPostgresql
from permonik.server.storage.postgresql import PostgresStorage
from permonik.server.storage.tables import TableStore
from permonik.server.tables.data import TableData
from permonik.table.seats import Seat

TICK = os.sysconf("SC_CLK_TCK")
PERSON = "INSERT INTO people (id, name, created, seen) VALUES (?, ?, 0, 0)"
TIMES = 200


class Guarded(PostgresStorage):
    """Every write of a table carries the guard of its lease."""

    def __init__(self, storage: Storage, guard: Statement) -> None:
        self.storage, self.guard = storage, guard

    async def write(self, *statements: Statement, guards: Sequence[Statement] = ()) -> None:
        await self.storage.write(*statements, guards=[self.guard, *guards])


def match(decisions: int) -> tuple[str, list[list[str]]]:
    """The header, and the new lines of each decision, with what follows by itself."""
    rng, playing, grown = Random(7), start_match("rivals", ["Anna", "Boris"], {}), []
    while len(grown) < decisions:
        first = len(playing.record.entries)
        seat = playing.waiting()[0]
        playing.choose(seat, rng.choice(playing.options(seat)).text)
        grown.append(entry_lines(playing, first))
    return header_line(playing.record.header), grown


def processor(pid: int) -> float:
    """Seconds of a process and of all its children, also of those that have ended."""
    total = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(file.parent.name) == pid:
            total += sum(int(field) for field in fields[11:15])
        elif int(fields[1]) == pid:
            total += int(fields[11]) + int(fields[12])
    return total / TICK


async def measure(storage: Storage, commits: list[float], postmaster: int, asked: argparse.Namespace) -> None:
    header, grown = match(asked.decisions)
    leases = Leases(storage, "one", "here")
    await leases.open()
    await storage.write(*[(PERSON, (who, who)) for who in ("anna", "boris")])
    people = ("anna", "boris")
    seats = tuple(Seat(seat=n, kind="person", person=who, name=who) for n, who in enumerate(people))
    tables = []
    for number in range(asked.tables):
        data = TableData(
            id=f"t{number}", name="", game="rivals", options={}, status="running", host="anna", seats=seats,
            header=header, waiting=(0,), since=(1.0, 1.0), created=1.0, changed=1.0,
        )  # fmt: skip
        await TableStore(storage).add(data)
        await leases.renew()
        lease = await leases.take(data.id)
        assert isinstance(lease, Lease)
        tables.append((TableStore(Guarded(storage, leases.guard(lease))), data))
    before, entries = await standing(storage, commits, postmaster), 0
    for lines in grown:
        saving = [
            store.save(data.with_(entries=entries + len(lines), changed=2.0), entries, lines, seats=False)
            for store, data in tables
        ]
        await asyncio.gather(*saving)
        entries += len(lines)
    after = await standing(storage, commits, postmaster)
    done = asked.decisions * asked.tables
    ours, theirs, together, log, kept = [(new - old) / done for new, old in zip(after, before, strict=True)]
    print(f"{done} decisions, {entries / asked.decisions:.1f} entries and {together:.3f} commits each:")
    print(f"a decision: {1000 * ours:.2f} ms of the process, {1000 * theirs:.2f} ms of PostgreSQL")
    print(f"its bytes: {log:.0f} in the log, {kept:.0f} that stay", flush=True)
    start = time.process_time(), processor(postmaster)
    for _ in range(TIMES):
        await leases.renew()
    middle = time.process_time(), processor(postmaster)
    for number in range(TIMES):
        await leases.take(f"new{number}")
        if number % 20 == 0:
            await leases.renew()
    end = time.process_time(), processor(postmaster)
    for what, one, other in (("a heartbeat", start, middle), ("taking a table", middle, end)):
        mine, its = [1000 * (new - old) / TIMES for new, old in zip(other, one, strict=True)]
        print(f"{what}: {mine:.2f} ms of the process, {its:.2f} ms of PostgreSQL")


async def standing(storage: Storage, commits: list[float], postmaster: int) -> tuple[float, ...]:
    sql = "SELECT pg_current_wal_lsn() - '0/0' AS log, pg_total_relation_size('entries') AS kept"
    ((row),) = await storage.fetch(sql)
    return time.process_time(), processor(postmaster), len(commits), float(row["log"]), float(row["kept"])


async def main(asked: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory(prefix="permonik-") as folder, OwnPostgresql(Path(folder)) as server:
        commits: list[float] = []
        storage = PostgresStorage(server.create("house"), commits.append)
        postmaster = int((server.data / "postmaster.pid").read_text().split()[0])
        await measure(storage, commits, postmaster, asked)
        await storage.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="What PostgreSQL has to do for a decision.")
    parser.add_argument("--tables", type=int, default=100, metavar="N")
    parser.add_argument("--decisions", type=int, default=40, metavar="N")
    asyncio.run(main(parser.parse_args()))
