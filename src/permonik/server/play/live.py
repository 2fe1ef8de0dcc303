"""A live table: its match in memory, the sockets around it, and the one way in which it changes.

Everything that changes a table happens under its lock: first in memory, then on the disk, and only then is anybody
told. If the disk refuses, the table is dropped and read again from what the disk has.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import TYPE_CHECKING

from permonik import bots
from permonik.bots.play import witnesses
from permonik.errors import BadSeat
from permonik.kernel.game import OptionValue, View
from permonik.kernel.match import Match
from permonik.kernel.record import Seal
from permonik.server.bots.pool import Question, Sight
from permonik.server.logs import mistake
from permonik.server.play.clocks import Clocks
from permonik.server.play.connection import Connection, encode
from permonik.server.play.proposals import Proposal
from permonik.server.play.states import log_start, state_out, undone
from permonik.server.problems import NotStarted, NotYourSeat, RecordFull, StorageFailed
from permonik.server.storage.people import PersonData
from permonik.server.tables.data import SeatData, TableData
from permonik.server.tables.out import table_out
from permonik.server.tables.records import entry_lines, header_line
from permonik.server.wire import TableNews

if TYPE_CHECKING:
    from permonik.server.house import House

MOST_ENTRIES = 20_000


class LiveTable:
    def __init__(self, house: House, data: TableData, match: Match | None, banned: set[str]) -> None:
        self.house = house
        self.data = data
        self.match = match
        self.banned = banned
        self.lock = asyncio.Lock()
        self.dead = False
        self.used = time.monotonic()
        self.connections: list[Connection] = []
        self.gone: dict[str, float] = {}  # people without a socket here: since when
        self.loaded = time.monotonic()
        self.proposal: Proposal | None = None
        self.clocks: Clocks | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[int, int] = {}  # per seat of a bot: the question it is asked
        self.seen: dict[int, list[Sight]] = {}  # per seat of a bot that watches: what it was not told yet

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The lock, and the certainty that what is in memory is what is on the disk."""
        async with self.lock:
            if self.dead:
                raise StorageFailed("the table is being read again; try once more")
            self.used = time.monotonic()
            yield

    # -- questions -------------------------------------------------------------------------------------------

    def playing(self) -> Match:
        if self.match is None:
            raise NotStarted("the match has not started yet")
        return self.match

    def seat(self, seat: int) -> SeatData:
        if not 0 <= seat < len(self.data.seats):
            raise BadSeat(f"no seat {seat!r}; seats are numbered 0 to {len(self.data.seats) - 1}")
        return self.data.seats[seat]

    def check_mine(self, person: PersonData, seat: int) -> None:
        if seat not in self.data.seats_of(person.id):
            self.seat(seat)
            raise NotYourSeat(f"seat {seat} is not yours")

    def bot_of(self, seat: int) -> str | None:
        """The bot that decides for the seat: its own, or one of the house where somebody has resigned."""
        data = self.data.seats[seat]
        if data.kind == "bot" or data.bot is not None:
            return data.bot
        return bots.default(self.data.game) if data.resigned else None

    def others(self, person: str | None) -> set[int]:
        """The seats of other people who still play: those who have to agree."""
        return {seat.seat for seat in self.data.seats if seat.plays and seat.person != person}

    def online(self) -> set[str]:
        return {connection.person for connection in self.connections}

    def away_for(self, person: str) -> float:
        """For how many seconds somebody has had no socket here."""
        if person in self.online():
            return 0.0
        return time.monotonic() - self.gone.get(person, self.loaded)

    # -- the one way to change -------------------------------------------------------------------------------

    async def start(self) -> None:
        """The match begins; all seats are taken."""
        names = seat_names(self)
        match = self.house.start_match(self.data.game, names, self.data.options)
        seats = tuple(
            SeatData(seat=seat.seat, kind=seat.kind, person=seat.person, bot=seat.bot, name=name)
            for seat, name in zip(self.data.seats, names, strict=True)
        )
        self.match = match
        left = (float(self.data.clock.base),) * match.players if self.data.clock is not None else None
        self.data = self.data.with_(
            seats=seats, status="running", header=header_line(match.record.header), remaining=left
        )
        self.house.metrics.count("tables_started", "game", self.data.game)
        await self.commit(0, new_seats=True, seal=match.seal)

    async def adopt(self, match: Match, lines: list[str]) -> None:
        """A match that began elsewhere goes on here: the table is new, and is written with the whole record."""
        self.match = match
        data = self.data.with_(
            status="finished" if match.over else "running",
            header=header_line(match.record.header),
            entries=len(match.record.entries),
            waiting=match.waiting(),
        )
        if match.over:
            data = data.with_(totals=tuple(score.total for score in match.scores()), winners=match.winners())
        await self.write(self.house.tables.add(data, lines, match.seal))
        self.data = data

    async def commit(self, first: int, new_seats: bool = False, seal: Seal | None = None) -> None:
        """Writes the entries from `first` on, then tells everybody."""
        match = self.playing()
        entries = match.record.entries
        if self.clocks is not None:
            self.clocks.settle()
        was_running = self.data.status == "running"
        data = self.data.with_(
            entries=len(entries),
            waiting=match.waiting(),
            changed=time.time(),
            remaining=tuple(self.clocks.left) if self.clocks is not None else self.data.remaining,
        )
        if match.over:
            totals = tuple(score.total for score in match.scores())
            data = data.with_(status="finished", totals=totals, winners=match.winners())
        await self.write(self.house.tables.save(data, first, entry_lines(match, first), seal, seats=new_seats))
        self.data = data
        self.house.metrics.count("entries", by=len(entries) - first)
        if self.proposal is not None and not self.proposal.outlives(entries[first:]):
            self.proposal = None
        if match.over and was_running:
            self.proposal = None
            self.house.metrics.count("tables_finished", "game", data.game)
        self.set_clocks()
        self.tell_state(min([first, *undone(entries[first:])]))
        if new_seats or match.over:
            await self.tell_table()
        self.wake_bots()

    async def write(self, writing: object) -> None:
        try:
            await writing  # type: ignore[misc]
        except BaseException as error:
            self.dead = True
            self.house.drop(self)
            if isinstance(error, Exception):
                mistake("the disk refused", table=self.data.id)
                raise StorageFailed("the disk did not take it; nothing has happened") from error
            raise

    async def save(self, data: TableData) -> None:
        """A change of the table itself: seats before the start, settings."""
        await self.write(self.house.tables.save(data))
        self.data = data
        await self.tell_table()

    def check_room(self) -> None:
        if len(self.playing().record.entries) >= MOST_ENTRIES:
            raise RecordFull(f"the record has {MOST_ENTRIES} entries; agree on an end or resign")

    # -- telling ---------------------------------------------------------------------------------------------

    def tell_state(self, log_from: int) -> None:
        """To every socket the state as its seat sees it, with the log lines that are new to it."""
        texts: dict[tuple[int | None, int], str] = {}
        for connection in self.connections:
            if not connection.greeted or not self.may_see(connection):
                continue
            start = min(log_from, connection.sent)
            if (connection.seat, start) not in texts:
                texts[connection.seat, start] = self.state_text(connection.seat, start)
            connection.send_text(texts[connection.seat, start])
            connection.sent = self.data.entries

    def tell_proposal(self) -> None:
        self.tell_state(self.data.entries)

    def send_state(self, connection: Connection, since: int) -> None:
        start = log_start(self.playing(), since)
        connection.send_text(self.state_text(connection.seat, start))
        connection.sent = self.data.entries

    def state_text(self, seat: int | None, log_from: int) -> str:
        match = self.playing()
        alone = seat is None or not self.others(self.data.seats[seat].person)
        proposal = self.proposal.out() if self.proposal is not None else None
        clock = self.clocks.out() if self.clocks is not None else None
        return encode(state_out(match, seat, log_from, alone, proposal, clock))

    def may_see(self, connection: Connection) -> bool:
        """A socket whose seat went to somebody else looks on as a spectator, where there may be any."""
        if connection.seat is not None and connection.seat not in self.data.seats_of(connection.person):
            connection.seat, connection.sent = None, 0
        return connection.seat is not None or self.may_watch(connection.person)

    def may_watch(self, person: str) -> bool:
        return self.data.spectators or person == self.data.host or bool(self.data.seats_of(person))

    async def tell_table(self) -> None:
        texts: dict[str, str] = {}
        online = self.online()
        for connection in list(self.connections):
            if connection.person not in texts:
                out = await table_out(self.house.people, self.data, connection.person, online)
                texts[connection.person] = encode(TableNews(table=out))
            connection.send_text(texts[connection.person])

    # -- clocks and bots -------------------------------------------------------------------------------------

    def set_clocks(self) -> None:
        """Runs the clocks of those who are waited for, and wakes up when one of them ends."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.match is None or self.data.clock is None:
            return
        if self.clocks is None:
            self.clocks = Clocks(self.data.clock, self.data.remaining or [self.data.clock.base] * self.match.players)
        self.clocks.run([seat for seat in self.match.waiting() if self.bot_of(seat) is None])
        if (wait := self.clocks.next_end()) is not None:
            self.timer = asyncio.get_running_loop().call_later(wait + 0.01, self.ring)

    def ring(self) -> None:
        from permonik.server.play.deeds import end_clocks

        self.house.spawn(end_clocks(self))

    def wake_bots(self) -> None:
        """Asks every bot that is waited for, each once."""
        match = self.match
        if match is None or match.seal is None:
            return
        for seat in match.waiting():
            bot, asked = self.bot_of(seat), match.asked_at(seat)
            if bot is not None and self.thinking.get(seat) != asked:
                self.thinking[seat] = asked
                # A hash, not the seed itself: a bot that knew that would know the whole deal.
                seed = int.from_bytes(sha256(f"bot/{seat}/{match.seal.seed}".encode()).digest()[:8], "big")
                key = f"{self.data.id}/{seat}"
                seen = self.seen.pop(seat, [])
                question = Question(
                    key, bot, self.data.game, seed, match.view(seat), match.options(seat), seen, self.data.host
                )
                self.house.spawn(self.think(question, seat, asked))

    def choose(self, seat: int, option: int, asked: int) -> None:
        """Carries out an answer. What bots that watch see of it is kept until they are asked."""
        match = self.playing()
        seen: list[tuple[int, View]] = []
        for other in witnesses(match, seat):
            bot = self.bot_of(other)
            if bot is not None and self.house.pool.watches(bot, self.data.game):
                seen.append((other, match.view(other)))
        match.choose(seat, option, asked)
        for other, view in seen:
            self.seen.setdefault(other, []).append(Sight(seat, view, option, match.game.text(option)))

    async def think(self, question: Question, seat: int, asked: int) -> None:
        chosen = await self.house.pool.ask(question)
        async with self.turn():
            match = self.playing()
            if self.thinking.get(seat) == asked:
                del self.thinking[seat]
            # Meanwhile the question may have been taken back, the person come back, or the match have ended.
            if seat in match.waiting() and match.asked_at(seat) == asked and self.bot_of(seat) == question.bot:
                first = len(match.record.entries)
                self.choose(seat, chosen, asked)
                await self.commit(first)


def seat_names(live: LiveTable) -> list[str]:
    """How the seats are called in the match: people by their names (numbered if they sit twice), bots by theirs."""
    names = []
    for seat in live.data.seats:
        if seat.kind == "bot":
            names.append(bot_name(seat.bot or "", seat.seat))
        else:
            name = live.house.people.known(seat.person or "").name
            twice = len(live.data.seats_of(seat.person or "")) > 1
            names.append(f"{name} ({seat.seat + 1})" if twice else name)
    return names


def bot_name(bot: str, seat: int) -> str:
    return f"{bot.rpartition(':')[2]} {seat + 1}"


def start_match(game: str, names: list[str], options: dict[str, OptionValue]) -> Match:
    """A match with a secret seed of its own. Tests put their own dealer here."""
    return Match.start(game, len(names), options=options, names=names)
