"""A live table: a table with people, a disk, sockets, a timer and bots around it, and the one way in which it changes.

Everything that changes a table happens under its lock: first in memory, then on the disk, and only then is anybody
told. If the disk refuses, the table is dropped and read again from what the disk has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from permonik import bots
from permonik.errors import BadSeat
from permonik.housekeeping.matches import dealt, same_match
from permonik.housekeeping.questions import Asking, TableBots
from permonik.housekeeping.records import entry_lines, header_line
from permonik.kernel.match import Match
from permonik.kernel.record import Decision, Seal
from permonik.server import timepiece
from permonik.server.cluster.leases import Lease
from permonik.server.logs import mistake
from permonik.server.play import patches
from permonik.server.play.connection import Connection, encode
from permonik.server.problems import NotStarted, NotYourSeat, RecordFull, StorageFailed
from permonik.server.profiles import favourites_of
from permonik.server.signs.trail import mark
from permonik.server.storage.base import Statement
from permonik.server.storage.people import PersonData
from permonik.server.tables.data import TableData
from permonik.server.tables.out import table_out
from permonik.server.wire.tables import Clock
from permonik.server.wire.to_browser import TableNews
from permonik.table.changes import Change, Refused
from permonik.table.clocks import Clocks
from permonik.table.drafts import KeptDraft
from permonik.table.presence import Presence
from permonik.table.seats import Seat, names_in_match
from permonik.table.states import log_out, log_start
from permonik.table.table import Table

if TYPE_CHECKING:
    from permonik.server.house import House

MOST_ENTRIES = 20_000
A_FEW_LINES = 500  # of the log: some milliseconds
A_MOMENT = 0.001  # seconds
DAY = 86400.0


class LiveTable:
    """`table`: the match and all that belongs to it, once it has started. `data`: what the disk has.

    `lease`: where several processes serve the house, under which this one plays the table; `tables`: what is written
    by it, which the database refuses once another process has it.
    """

    def __init__(
        self,
        house: House,
        data: TableData,
        match: Match | None,
        banned: set[str],
        drafts: Sequence[KeptDraft] = (),
        agreed_to_hints: Collection[int] = (),
        lease: Lease | None = None,
    ) -> None:
        self.house = house
        self.lease = lease
        self.tables = house.tables_under(lease)
        self.data = data
        self.banned = banned
        self.lock = asyncio.Lock()
        self.dead = False
        self.used = timepiece.steady()
        self.connections: list[Connection] = []
        self.presence = Presence(timepiece.steady())
        self.table = self.table_of(match, drafts, agreed_to_hints) if match is not None else None
        self.timer: asyncio.TimerHandle | None = None
        self.bots = TableBots(data.id, data.game, data.host, house.pool.watches)
        self.hints: dict[int, int] = {}  # per seat: how often a bot was asked what to do

    def table_of(self, match: Match, drafts: Sequence[KeptDraft] = (), hints: Collection[int] = ()) -> Table:
        data, clocks = self.data, None
        if data.clock is not None and data.status == "running":
            clocks = clocks_of(data.clock, match.players, data.remaining, data.reserve)
        return Table(
            match,
            data.seats,
            bots.default(data.game),
            clocks,
            self.presence,
            drafts,
            data.wait,
            None if data.rated or data.cave is not None else hints,
            self.house.holidays.now,
            data.cave is not None,
            data.open_hands,
        )

    def turn(self) -> Turn:
        """The lock, and the certainty that what is in memory is what is on the disk."""
        return Turn(self)

    # -- questions -------------------------------------------------------------------------------------------

    def started(self) -> Table:
        if self.table is None:
            raise NotStarted("the match has not started yet")
        return self.table

    def playing(self) -> Match:
        return self.started().match

    def seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.data.seats):
            raise BadSeat(f"no seat {seat!r}; seats are numbered 0 to {len(self.data.seats) - 1}")
        return self.data.seats[seat]

    def check_mine(self, person: PersonData, seat: int) -> None:
        if seat not in self.data.seats_of(person.id):
            self.seat(seat)
            raise NotYourSeat(f"seat {seat} is not yours")

    def online(self) -> set[str]:
        return {connection.person for connection in self.connections}

    # -- the one way to change -------------------------------------------------------------------------------

    async def start(self, begin: bool = False, seal: Seal | None = None) -> None:
        """The match begins; all seats are taken. `begin`: it is dealt until the host is the first to be asked.
        `seal`: of a deal that others have, too."""
        names = names_in_match(self.data.seats, lambda person: self.house.people.known(person).name)
        if seal is not None:
            match = same_match(self.data.game, names, self.data.options, seal)
        else:
            first = self.data.seats_of(self.data.host) if begin else []
            match = dealt(lambda: self.house.start_match(self.data.game, names, self.data.options), first)
        seats = tuple(replace(seat, name=name) for seat, name in zip(self.data.seats, names, strict=True))
        self.data = self.data.with_(
            seats=seats,
            status="running",
            header=header_line(match.record.header),
            players=players_of(seats) if self.data.rated else None,
        )
        self.table = self.table_of(match)
        self.house.metrics.count("tables_started", "game", self.data.game)
        await self.commit(self.table.changed(0, seats=True), seal=match.seal)

    async def adopt(self, match: Match, lines: list[str]) -> None:
        """A match that began elsewhere goes on here: the table is new, and is written with the whole record."""
        self.table = self.table_of(match)
        data = self.kept().with_(
            status="finished" if match.over else "running",
            header=header_line(match.record.header),
            changed=self.data.changed,
        )
        await self.write(self.tables.add(data, lines, match.seal))
        self.data = data

    def kept(self) -> TableData:
        """The table as the disk shall have it."""
        table = self.started()
        status = "finished" if table.match.over else self.data.status
        standing = table.standing(timepiece.steady())._asdict()
        since = since_of(self.data, table.match, timepiece.now())
        players = who_began(self.data, table.seats)
        return self.data.with_(
            seats=table.seats, status=status, since=since, players=players, changed=timepiece.now(), **standing
        )

    async def keep_and_tell(self, change: Change) -> None:
        """What a deed has changed is written, where there is something to write, and then everybody is told."""
        if change.is_kept:
            await self.commit(change)
            return
        if change.drafts:  # nothing else of the table moves, so that lists do not tell of it
            await self.write(self.tables.keep_drafts(self.data.id, self.drafts_of(change)))
        if change.hints:
            entry = self.started().entries
            await self.write(self.tables.allow_hints(self.data.id, change.hints, entry, timepiece.now()))
        await self.tell_state(self.started().settle(change, timepiece.steady()), change)
        if change.refused is not None:
            self.tell_refusal(change.refused)

    async def commit(self, change: Change, seal: Seal | None = None) -> None:
        """Writes the entries of a change, then tells everybody."""
        table = self.started()
        for before, after in zip(self.data.seats, table.seats, strict=True):
            if before.bot != after.bot:
                self.bots.thinking.pop(after.seat, None)
        was_running = self.data.status == "running"
        data = self.kept()
        lines = entry_lines(table.match, change.first)
        drafts = self.drafts_of(change)
        more = self.house.outbox.occasions(data, data.changed)
        saving = self.tables.save(data, change.first, lines, seal, seats=change.seats, drafts=drafts, more=more)
        await self.write(saving)
        self.data = data
        self.house.metrics.count("entries", by=len(lines))
        if table.match.over and was_running:
            self.house.metrics.count("tables_finished", "game", data.game)
            if things := favourites_of(table.match):
                self.house.spawn(self.house.profiles.keep_favourites(data.id, things))
            if data.rated:
                self.house.ratings.ended(self)
        log_from = table.settle(change, timepiece.steady())
        if log_from < change.first:
            self.bots.seen.clear()  # something was taken back: some of it may not have happened
        self.set_timer()
        await self.tell_state(log_from)
        if change.seats or table.match.over:
            await self.tell_table()
        self.wake_bots()

    async def write(self, writing: object) -> None:
        mark("decided")
        try:
            await writing  # type: ignore[misc]
            mark("committed")
        except BaseException as error:
            self.reread()
            if isinstance(error, Exception):
                mistake("the disk refused", table=self.data.id)
                told = (
                    str(error) if isinstance(error, StorageFailed) else "the disk did not take it; nothing has happened"
                )
                raise StorageFailed(told) from error
            raise

    def reread(self) -> None:
        """What is in memory is not what is on the disk: the table is read again."""
        self.dead = True
        self.house.drop(self)

    def drafts_of(self, change: Change) -> list[KeptDraft]:
        return [self.started().drafts.kept(seat) for seat in change.drafts]

    async def save(self, data: TableData, more: Sequence[Statement] = ()) -> None:
        """A change of the table itself: seats before the start, settings, names."""
        await self.write(self.tables.save(data, more=more))
        self.data = data
        if self.table is not None:
            self.table.seats = data.seats
        await self.tell_table()

    def check_room(self) -> None:
        if len(self.playing().record.entries) >= MOST_ENTRIES:
            raise RecordFull(f"the record has {MOST_ENTRIES} entries; agree on an end or resign")

    # -- telling ---------------------------------------------------------------------------------------------

    async def tell_state(self, log_from: int, change: Change | None = None) -> None:
        """To every socket that the change concerns the state as its seat sees it, with the log lines new to it.

        States of a large game take milliseconds: after a moment other tables have their turn between two of them. What
        is told in one round of the loop leaves together, an answer with the state that it has brought about.
        """
        table, now = self.started(), timepiece.steady()
        listeners = [
            one for one in self.connections if self.may_see(one) and (change is None or change.concerns(one.seat))
        ]
        if change is not None:
            beside = [one for one in listeners if one.told and one.sent == log_from and change.is_beside(one.seat)]
            patches.tell_beside(table.beside(now), log_from, beside)
            listeners = [one for one in listeners if one not in beside] if beside else listeners
        left, patch = sum(one.greeted for one in listeners), None
        for message, told in table.tell(listeners, log_from, now):
            patch = patches.tell(message, told, patch)
            left -= len(told)
            if left and timepiece.steady() - now > A_MOMENT:
                await asyncio.sleep(0)
                now = timepiece.steady()

    async def welcome(self, table: Table, connection: Connection, seat: int | None, since: int) -> str:
        """What somebody who comes lacks. A long log is made in pieces: others have their turn in between."""
        first = log_start(table.match, since)
        match = table.match
        lines, pieces = match.told.heard(seat, first), []
        for start in range(0, len(lines), A_FEW_LINES):
            if start:
                await asyncio.sleep(0)
            some = log_out(match, lines[start : start + A_FEW_LINES])
            pieces.append(msgspec.json.encode(some)[1:-1])
        state = table.hello(connection, seat, table.entries, timepiece.steady())
        connection.told = patches.Patch(state, None).told if connection.patches else None
        log = msgspec.Raw(b"[" + b",".join(pieces) + b"]")
        return msgspec.json.encode({**state, "log_from": first, "log": log}).decode()

    def tell_refusal(self, refused: Refused) -> None:
        """To whoever has proposed it, at whichever of the own seats they look now."""
        asker = self.data.seats[refused.asker].person
        for connection in self.connections:
            if connection.person == asker:
                connection.send(refused.out())

    def may_see(self, connection: Connection) -> bool:
        """A socket whose seat went to somebody else looks on as a spectator, where there may be any."""
        if connection.seat is not None and connection.seat not in self.data.seats_of(connection.person):
            connection.seat, connection.sent, connection.told = None, 0, None
        return connection.seat is not None or self.may_watch(connection.person)

    def may_watch(self, person: str) -> bool:
        told = self.data.spectators or self.house.caves.is_told(self.data)
        return told or person == self.data.host or bool(self.data.seats_of(person))

    def may_see_hands(self, person: str) -> bool:
        """Whoever plays here, under this name at least, sees nobody else's hand before the end."""
        return self.may_watch(person) and (not self.data.seats_of(person) or self.playing().over)

    async def tell_table(self) -> None:
        texts: dict[str, str] = {}
        online = self.online()
        for connection in list(self.connections):
            if connection.person not in texts:
                out = await table_out(self.house.people, self.data, connection.person, online, self.hints)
                texts[connection.person] = encode(TableNews(table=out))
            connection.send_text(texts[connection.person])

    # -- clocks and bots -------------------------------------------------------------------------------------

    def wake(self) -> None:
        """The table was read from the disk: clocks run again, and bots go on thinking."""
        self.started().run_clocks(timepiece.steady())
        self.set_timer()
        self.wake_bots()

    async def rest(self) -> None:
        """Somebody's holiday has begun or ended: other clocks run."""
        async with self.turn():
            table, now = self.started(), timepiece.steady()
            if self.data.status != "running" or table.clocks is None:
                return
            table.run_clocks(now)
            standing = table.standing(now)
            data = self.data.with_(remaining=standing.remaining, reserve=standing.reserve, resting=standing.resting)
            then = timepiece.now()
            await self.write(self.tables.rest(data, then, self.house.outbox.occasions(data, then)))
            self.data = data
            self.set_timer()
            await self.tell_state(table.entries)
            await self.tell_table()

    def set_timer(self) -> None:
        """Wakes up when somebody's time ends, or somebody who is away was waited for long enough."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        wait = self.table.next_ring(timepiece.steady()) if self.table is not None else None
        if wait is not None:
            self.timer = asyncio.get_running_loop().call_later(wait + 0.01, self.ring)

    def ring(self) -> None:
        self.house.spawn(self.end_clocks())

    async def end_clocks(self) -> None:
        """What the end of somebody's time does is an option of the table; who is away has a stand-in."""
        async with self.turn():
            change = self.started().ring(timepiece.steady())
            if change is not None:
                await self.commit(change)
            else:
                self.set_timer()

    def wake_bots(self) -> None:
        """Asks every bot that is waited for, each once."""
        if self.table is not None:
            for asking in self.bots.turns(self.table):
                self.house.spawn(self.think(asking))

    async def think(self, asking: Asking) -> None:
        chosen = await self.house.pool.ask(asking.question, lambda: self.bots.wanted(self.started(), asking))
        async with self.turn():
            table, seat = self.started(), asking.seat
            self.bots.answered(seat, asking.asked)
            if chosen is None:
                return self.wake_bots()  # the bot may be waited for again by now
            watching = self.bots.watching(table, seat)
            change = table.decide_by_bot(seat, asking.asked, chosen, asking.question.bot)
            if change is not None:
                self.bots.note(table, watching, seat, chosen)
                await self.commit(change)


class Turn:
    """`async with`, by hand: every message takes one, and a generator in its place took longer than what it does."""

    __slots__ = ("live",)

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    async def __aenter__(self) -> None:
        live = self.live
        await live.lock.acquire()
        if live.dead or not live.house.holds(live.lease):
            live.lock.release()
            raise StorageFailed("the table is being read again; try once more")
        live.used = timepiece.steady()

    async def __aexit__(self, *error: object) -> None:
        self.live.lock.release()


def clocks_of(clock: Clock, players: int, remaining: Sequence[float] | None, reserve: Sequence[float] | None) -> Clocks:
    spare, move = clock.reserve * DAY, clock.days * DAY
    left = remaining or (clock.base + move + spare,) * players
    return Clocks(left, clock.increment, clock.end, timepiece.steady(), move, reserve or (spare,) * players)


def players_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    return tuple(f"bot:{seat.bot}" if seat.kind == "bot" else seat.person or "" for seat in seats)


def who_began(data: TableData, seats: Sequence[Seat]) -> tuple[str, ...] | None:
    """A rated match remembers it from its start, others as soon as a bot has somebody's seat for good: the name in the
    record is theirs, and goes when they want it to go."""
    left = any(before.person and not after.person for before, after in zip(data.seats, seats, strict=True))
    return players_of(data.seats) if data.players is None and left else data.players


def since_of(data: TableData, match: Match, now: float) -> tuple[float, ...]:
    """Per seat: since when it is waited for. Who has answered and is asked again is waited for anew."""
    answered = {entry.seat for entry in match.record.entries[data.entries :] if isinstance(entry, Decision)}
    before = data.since if len(data.since) == match.players else (0.0,) * match.players
    waiting = match.waiting()
    return tuple(
        (before[seat] if seat in data.waiting and seat not in answered and before[seat] else now)
        if seat in waiting
        else 0.0
        for seat in range(match.players)
    )
