"""What must hold, whatever went wrong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from permonik.server.cluster.leases import Lease

if TYPE_CHECKING:
    from cluster_sim.schedule import House

BOUND = 12.0  # seconds from the last fault until every table has answered again


class Checks:
    def __init__(self, house: House) -> None:
        self.house = house
        self.found: list[str] = []

    def shown(self, process: str, lease: Lease) -> None:
        """While clocks are nearly right, whoever serves a table from memory is its owner by the database."""
        if not self.house.mild:
            return
        database = self.house.database
        (owner,) = database.connection.execute("SELECT owner FROM leases WHERE table_id = ?", (lease.table,)).fetchone()
        if owner != process:
            self.found.append(f"{process} serves {lease.table}, which {owner or 'nobody'} owns")

    def taken(self) -> None:
        """While clocks are nearly right, nobody believes to have a table at the moment when somebody else takes it."""
        if self.house.mild:
            for process in self.house.processes:
                for lease in process.leases.held.values():
                    if process.leases.holds(lease):
                        self.shown(process.leases.process, lease)

    def at_the_end(self) -> None:
        self.found += self.faults()

    def faults(self) -> Iterable[str]:
        house = self.house
        execute = house.database.connection.execute
        records: dict[str, dict[int, tuple[str, int]]] = {}
        for table in house.tables:
            record = records[table] = {}
            answers: dict[str, int] = {}
            before = 0
            rows = execute(
                "SELECT number, client, answer, token FROM entries WHERE table_id = ? ORDER BY rowid", (table,)
            ).fetchall()
            for place, (number, client, answer, token) in enumerate(rows):
                if number != place:
                    yield f"{table}: entry {number} stands at place {place} of the record"
                if answer != answers.get(client, 0):
                    yield f"{table}: answer {answer} of {client} is there where {answers.get(client, 0)} belongs"
                if token < before:
                    yield f"{table}: entry {number} has token {token} after {before}"
                before = token
                answers[client] = answers.get(client, 0) + 1
                record[number] = (client, answer)
            ((kept,),) = execute("SELECT entries FROM standings WHERE table_id = ?", (table,)).fetchall()
            if kept != len(rows):
                yield f"{table}: stands at {kept} entries, and has {len(rows)}"
            for client in house.clients:
                if client.table == table and client.number > answers.get(client.name, 0):
                    yield f"{table}: of {client.number} acknowledged answers of {client.name} {answers} are there"
        for client in house.clients:
            for table, number, who, answer in client.news:
                if records[table].get(number) != (who, answer):
                    yield f"{table}: {client.name} was told of entry {number}, which is not there"
            if client.done_at is None or client.done_at > house.faults_end + BOUND:
                yield f"{client.table}: does not answer {client.name} again"
