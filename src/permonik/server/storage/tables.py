"""Tables, seats, entries, seals and chat in the database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from permonik.kernel.record import Seal
from permonik.server.storage.base import Damaged, Row, Statement, Storage, Value
from permonik.server.tables.data import COLUMNS, PLAYED, SeatData, TableData, read_table, table_values
from permonik.table.drafts import KeptDraft

SEAT_COLUMNS = "seat, kind, person, bot, name, resigned"
CHAT_SHOWN = 100
# The tables at which somebody sits, and those that somebody hosts. With OR a database would look at all there are.
OF_PERSON = "id IN (SELECT table_id FROM seats WHERE person = ? UNION SELECT id FROM tables WHERE host = ?)"
# Written so that no index of it is used: a database would go through all finished games to find those of one person.
IS_FINISHED = "status || '' = 'finished'"
AT_ONCE = 500  # variables of one query; databases have a limit
A_FEW = 50
A_FEW_ROWS = 8  # written by one statement; for each number of them the database keeps it understood


class Closed:
    """For how many seconds the house was closed, all together."""

    seconds = 0.0


class TableStore:
    """`nights`: shared by all stores of one house."""

    def __init__(self, storage: Storage, nights: Closed | None = None) -> None:
        self.storage = storage
        self.nights = nights or Closed()

    @property
    def closed(self) -> float:
        return self.nights.seconds

    # -- reading ---------------------------------------------------------------------------------------------

    async def get(self, id: str) -> TableData | None:
        found = await self.select("id = ?", id)
        return found[0] if found else None

    async def is_there(self, id: str) -> bool:
        return bool(await self.storage.fetch("SELECT 1 AS there FROM tables WHERE id = ?", id))

    async def public(self) -> list[TableData]:
        return await self.select(
            "public = 1 AND (status = 'open' OR status = 'running' AND spectators = 1) ORDER BY changed DESC LIMIT 100"
        )

    async def mine(self, person: str) -> list[TableData]:
        """Open and running, those I sit at and those I host."""
        where = f"status <> 'finished' AND {OF_PERSON} ORDER BY changed DESC LIMIT 200"
        return await self.select(where, person, person)

    async def turns(self, person: str) -> list[tuple[TableData, float | None]]:
        """Running tables at which other people or a clock wait for the person, and when a clock ends there."""
        found = [table for table in await self.mine(person) if table.clock is not None or len(table.people()) > 1]
        mine = [table for table in found if set(table.seats_of(person)) & set(playing(table))]
        if not mine:
            return []
        marks = ", ".join("?" * len(mine))
        sql = f"SELECT id, due FROM tables WHERE id IN ({marks}) AND due IS NOT NULL"
        due = {row["id"]: row["due"] + self.closed for row in await self.storage.fetch(sql, *[one.id for one in mine])}
        return [(table, due.get(table.id)) for table in mine]

    async def by_days(self, person: str) -> list[str]:
        """The running tables with a clock by days at which the person sits."""
        sits = "id IN (SELECT table_id FROM seats WHERE person = ?)"
        rows = await self.storage.fetch(
            f"SELECT id FROM tables WHERE status = 'running' AND reserve IS NOT NULL AND {sits}", person
        )
        return [row["id"] for row in rows]

    async def finished(self, person: str, before: float) -> list[TableData]:
        where = f"{IS_FINISHED} AND changed < ? AND {OF_PERSON} ORDER BY changed DESC LIMIT 50"
        return await self.select(where, before, person, person)

    async def hints(self, id: str) -> dict[int, int]:
        """How often each seat asked a bot what to do."""
        rows = await self.storage.fetch("SELECT seat, COUNT(*) AS n FROM hints WHERE table_id = ? GROUP BY seat", id)
        return {int(row["seat"]): int(row["n"]) for row in rows}

    async def add_hint(self, id: str, seat: int, entry: int, at: float) -> None:
        await self.storage.write(
            ("INSERT INTO hints (table_id, seat, entry, at) VALUES (?, ?, ?, ?)", (id, seat, entry, at))
        )

    async def hint_consents(self, id: str) -> set[int]:
        """The seats that have agreed to hints at their table."""
        rows = await self.storage.fetch("SELECT seat FROM hint_consents WHERE table_id = ?", id)
        return {int(row["seat"]) for row in rows}

    async def allow_hints(self, id: str, seats: Sequence[int], entry: int, at: float) -> None:
        sql = "INSERT INTO hint_consents (table_id, seat, entry, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self.storage.write(*[(sql, (id, seat, entry, at)) for seat in seats])

    async def running(self) -> list[TableData]:
        return await self.select("status = 'running' ORDER BY created")

    async def abandoned(self, before: float) -> list[TableData]:
        return await self.select("status = 'open' AND changed < ?", before)

    async def played_by(self, person: str) -> list[TableData]:
        """Every table, whatever its status, that the person sits at or hosts."""
        sits = "id IN (SELECT table_id FROM seats WHERE person = ?)"
        return await self.select(f"host = ? OR {sits} OR players LIKE ?", person, person, f'%"{person}"%')

    async def lines(self, id: str, count: int | None = None) -> list[str]:
        """The record; with `count` it is checked that all these lines are there, as they were written."""
        sql = "SELECT number, line, digest FROM entries WHERE table_id = ? ORDER BY number"
        rows = await self.storage.fetch(sql, id)
        if count is not None and [row["number"] for row in rows] != list(range(count)):
            raise Damaged(f"{count} entries were written, {len(rows)} are here")
        for row in rows if count is not None else ():
            if row["digest"] not in (None, digest(id, row["number"], row["line"])):
                raise Damaged(f"entry {row['number']} was changed after it was written")
        return [row["line"] for row in rows]

    async def seat_changes(self, id: str) -> dict[int, dict[str, Any]]:
        """Where the record tells by name who sits where from now on: the data of these lines, by their number."""
        sql = 'SELECT number, line FROM entries WHERE table_id = ? AND line LIKE \'{"seat":%,"name":%\''
        return {row["number"]: json.loads(row["line"]) for row in await self.storage.fetch(sql, id)}

    async def seal(self, id: str) -> Seal | None:
        rows = await self.storage.fetch("SELECT seed, nonce FROM seals WHERE table_id = ?", id)
        return Seal(int(rows[0]["seed"]), rows[0]["nonce"]) if rows else None

    async def chat(self, id: str) -> list[Row]:
        """The last lines, the oldest first."""
        sql = "SELECT number, person, text, at FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
        return (await self.storage.fetch(sql, id, CHAT_SHOWN))[::-1]

    async def banned(self, id: str) -> set[str]:
        rows = await self.storage.fetch("SELECT person FROM bans WHERE table_id = ?", id)
        return {row["person"] for row in rows}

    async def drafts(self, id: str) -> list[KeptDraft]:
        rows = await self.storage.fetch("SELECT seat, number, asked, steps FROM drafts WHERE table_id = ?", id)
        return [KeptDraft(row["seat"], row["number"], row["asked"], read_steps(row["steps"])) for row in rows]

    # -- clocks ----------------------------------------------------------------------------------------------

    async def due(self, before: float, most: int) -> list[tuple[str, float]]:
        """Tables at which a clock ends by then, the first one first."""
        sql = "SELECT id, due FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
        rows = await self.storage.fetch(sql, before - self.closed, most)
        return [(row["id"], row["due"] + self.closed) for row in rows]

    async def due_of(self, id: str) -> float | None:
        rows = await self.storage.fetch("SELECT due FROM tables WHERE id = ? AND due IS NOT NULL", id)
        return rows[0]["due"] + self.closed if rows else None

    async def rest(self, table: TableData, now: float, more: Sequence[Statement] = ()) -> None:
        """Other clocks run at the table from now on."""
        sql = "UPDATE tables SET remaining = ?, reserve = ?, resting = ? WHERE id = ?"
        kept = [msgspec.json.encode(one).decode() for one in (table.remaining, table.reserve, table.resting)]
        await self.storage.write((sql, (*kept, table.id)), self.set_due(table, now), *more)

    async def undue(self, id: str) -> None:
        """A table that cannot be read must not be woken for ever."""
        await self.storage.write(("UPDATE tables SET due = NULL WHERE id = ?", (id,)))

    async def reopen(self, now: float, least: float = 0.0) -> None:
        """No clock has run since the house was last known to be open. Those of games from before start now.
        `least`: so long it must have been closed at least; where others keep it open it was not."""
        known = {row["name"]: row["value"] for row in await self.storage.fetch("SELECT name, value FROM house")}
        shut = max(0.0, now - known.get("alive", now))
        self.nights.seconds = known.get("closed", 0.0) + (shut if shut > least else 0.0)
        await self.storage.write(note("closed", self.closed), note("alive", now))
        old, last = "status = 'running' AND clock IS NOT NULL AND due IS NULL AND id > ? ORDER BY id LIMIT ?", ""
        while tables := await self.select(old, last, AT_ONCE):
            last = tables[-1].id
            await self.storage.write(*[self.set_due(table.with_(changed=now)) for table in tables])

    async def still_alive(self, now: float) -> None:
        """Another process may have opened the house after all were gone, and knows better how long that was."""
        await self.storage.write(note("alive", now))
        for row in await self.storage.fetch("SELECT value FROM house WHERE name = 'closed'"):
            self.nights.seconds = row["value"]

    # -- writing ---------------------------------------------------------------------------------------------

    async def add(self, table: TableData, lines: Sequence[str] = (), seal: Seal | None = None) -> None:
        """A new table; with the lines of its record and its seal if it starts at once."""
        marks = ", ".join("?" * len(COLUMNS))
        statements: list[Statement] = [
            (f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({marks})", table_values(table)),
            *[insert_seat(table.id, seat) for seat in table.seats],
        ]
        grown = [*self.growth(table, 0, lines), *insert_seal(table.id, seal)]
        await self.storage.write(*statements, self.set_due(table), *grown)

    async def set_header(self, id: str, header: str) -> None:
        """Nothing else: what is played meanwhile is not written over."""
        await self.storage.write(("UPDATE tables SET header = ? WHERE id = ?", (header, id)))

    async def save(
        self,
        table: TableData,
        first: int = 0,
        lines: Sequence[str] = (),
        seal: Seal | None = None,
        seats: bool = True,
        drafts: Sequence[KeptDraft] = (),
        more: Sequence[Statement] = (),
    ) -> None:
        """The table as it is now, the new lines of its record from number `first` on, the drafts that have changed, and
        whatever else follows from it; all or nothing."""
        columns = COLUMNS if seats or not lines else PLAYED
        sets = [f"{name} = ?" for name in columns]
        values = table_values(table, columns)
        if lines or first:  # a stand-in needs no clock, and may have no line
            sets.append("due = ?")
            values.append(self.due_at(table))
        statements: list[Statement] = [(f"UPDATE tables SET {', '.join(sets)} WHERE id = ?", [*values, table.id])]
        if seats:
            statements += [update_seat(table.id, seat) for seat in table.seats]
        statements += [keep_draft(table.id, draft) for draft in drafts]
        grown = [*self.growth(table, first, lines), *insert_seal(table.id, seal)]
        await self.storage.write(*statements, *grown, *more)

    async def keep_drafts(self, id: str, drafts: Sequence[KeptDraft]) -> None:
        await self.storage.write(*[keep_draft(id, draft) for draft in drafts])

    async def remove(self, id: str) -> None:
        """A table that was never played at."""
        parts = ("seats", "bans", "chat", "drafts", "entries", "seals")
        deletes: list[Statement] = [(f"DELETE FROM {part} WHERE table_id = ?", (id,)) for part in parts]
        await self.storage.write(*deletes, ("DELETE FROM tables WHERE id = ?", (id,)), forget_lease(id))

    async def ban(self, table: TableData, person: str) -> None:
        """The table without the person, who cannot come back."""
        await self.storage.write(
            ("INSERT INTO bans (table_id, person) VALUES (?, ?)", (table.id, person)),
            *[update_seat(table.id, seat) for seat in table.seats],
        )

    async def say(self, id: str, number: int, person: str, text: str, at: float) -> None:
        sql = "INSERT INTO chat (table_id, number, person, text, at) VALUES (?, ?, ?, ?, ?)"
        await self.storage.write((sql, (id, number, person, text, at)))

    # -- inside ----------------------------------------------------------------------------------------------

    async def select(self, where: str, *values: Value) -> list[TableData]:
        rows = await self.storage.fetch(f"SELECT {', '.join(COLUMNS)} FROM tables WHERE {where}", *values)
        if not rows:
            return []
        seats: dict[str, list[Row]] = {row["id"]: [] for row in rows}
        ids = list(seats)
        for start in range(0, len(ids), AT_ONCE):
            some = ids[start : start + AT_ONCE]
            marks = ", ".join("?" * len(some))
            sql = f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE table_id IN ({marks}) ORDER BY table_id, seat"
            for seat in await self.storage.fetch(sql, *some):
                seats[seat.pop("table_id")].append(seat)
        tables = []
        for number, row in enumerate(rows, 1):
            tables.append(read_table(row, seats[row["id"]]))
            if number % A_FEW == 0:
                await asyncio.sleep(0)  # a long list is no reason to keep others waiting
        return tables

    def due_at(self, table: TableData, now: float | None = None) -> float | None:
        """Times in the database leave out those at which the house was closed. `now`: it is no entry that is kept."""
        left = time_left(table)
        return (table.changed if now is None else now) + left - self.closed if left is not None else None

    def set_due(self, table: TableData, now: float | None = None) -> Statement:
        return "UPDATE tables SET due = ? WHERE id = ?", (self.due_at(table, now), table.id)

    def growth(self, table: TableData, first: int, lines: Sequence[str]) -> list[Statement]:
        """The lines that come with one decision are one statement: each has its price beside what it writes."""
        rows = [
            (table.id, number, line, table.changed, digest(table.id, number, line))
            for number, line in enumerate(lines, first)
        ]
        return [insert_entries(rows[start : start + A_FEW_ROWS]) for start in range(0, len(rows), A_FEW_ROWS)]


def insert_entries(rows: Sequence[Sequence[Value]]) -> Statement:
    marks = ", ".join(["(?, ?, ?, ?, ?)"] * len(rows))
    sql = f"INSERT INTO entries (table_id, number, line, at, digest) VALUES {marks}"
    return sql, [value for row in rows for value in row]


def forget_lease(table: str) -> Statement:
    """With its table, and never before: an old token would be good once more."""
    return "DELETE FROM leases WHERE table_id = ?", (table,)


def rewrite(table: str, number: int, line: str) -> Statement:
    """A line that was written, as it shall be from now on."""
    sql = "UPDATE entries SET line = ?, digest = ? WHERE table_id = ? AND number = ?"
    return sql, (line, digest(table, number, line), table, number)


def digest(table: str, number: int, line: str) -> str:
    """Of older lines there is none."""
    return sha256(f"{table} {number} {line}".encode()).hexdigest()[:16]


def note(name: str, value: float) -> Statement:
    sql = "INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    return sql, (name, value)


def time_left(table: TableData) -> float | None:
    """Until the clock of somebody who is waited for ends, as of the last entry; None if nothing happens then."""
    clock = table.clock
    if table.status != "running" or clock is None or clock.end == "nothing" or table.remaining is None:
        return None
    return min([table.remaining[seat] for seat in thinking(table)], default=None)


def thinking(table: TableData) -> list[int]:
    """The seats whose clocks run: those of people who are waited for."""
    return [seat for seat in playing(table) if seat not in table.resting]


def playing(table: TableData) -> list[int]:
    """The seats of people who are waited for."""
    return [seat for seat in table.waiting if table.seats[seat].plays]


def insert_seat(table: str, seat: SeatData) -> Statement:
    sql = f"INSERT INTO seats (table_id, {SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"
    return sql, (table, seat.seat, seat.kind, seat.person, seat.bot, seat.name, int(seat.resigned))


def update_seat(table: str, seat: SeatData) -> Statement:
    sql = "UPDATE seats SET kind = ?, person = ?, bot = ?, name = ?, resigned = ? WHERE table_id = ? AND seat = ?"
    return sql, (seat.kind, seat.person, seat.bot, seat.name, int(seat.resigned), table, seat.seat)


def keep_draft(table: str, draft: KeptDraft) -> Statement:
    sql = (
        "INSERT INTO drafts (table_id, seat, number, asked, steps) VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) "
        "DO UPDATE SET number = excluded.number, asked = excluded.asked, steps = excluded.steps"
    )
    return sql, (table, draft.seat, draft.number, draft.asked, msgspec.json.encode(draft.steps).decode())


def read_steps(text: str) -> list[list[str]]:
    """A draft that the disk has damaged is no draft any more; nothing was played of it."""
    try:
        return msgspec.json.decode(text, type=list[list[str]])
    except msgspec.MsgspecError:
        return []


def insert_seal(table: str, seal: Seal | None) -> list[Statement]:
    if seal is None:
        return []
    return [("INSERT INTO seals (table_id, seed, nonce) VALUES (?, ?, ?)", (table, str(seal.seed), seal.nonce))]
