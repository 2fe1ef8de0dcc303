"""Before and after the match: creating, joining, leaving, starting, playing again."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from permonik.errors import listed
from permonik.kernel.game import Game
from permonik.kernel.registry import load
from permonik.server import timepiece
from permonik.server.names import check_name
from permonik.server.play.live import LiveTable
from permonik.server.problems import (
    AlreadySeated,
    AlreadyStarted,
    BadTable,
    NotHost,
    NotRegistered,
    NotSeated,
    Removed,
    SeatsOpen,
    SeatTaken,
    StillRunning,
    TooManyTables,
)
from permonik.server.rating.anchors import anchors
from permonik.server.rating.count import pool_of
from permonik.server.storage.people import PersonData
from permonik.server.tables.data import TableData
from permonik.server.wire.tables import Clock, NewTable, SeatWish, Settings
from permonik.table.seats import Seat, rotated
from permonik.table.table import LONGEST_WAIT

if TYPE_CHECKING:
    from permonik.server.house import House

MOST_OPEN = 20
MOST_RUNNING = 150
LONGEST_CLOCK = 30 * 86400
SHORTEST_WAIT = 30  # seconds; a phone that was locked for a moment costs nobody the seat
MOST_DAYS = 14
MOST_RESERVE = 30


async def create(house: House, person: PersonData, wish: NewTable) -> LiveTable:
    game = load(wish.game)
    game.check_players(len(wish.seats))
    options = game.check_far_options(wish.options)
    game.setup(len(wish.seats), options)  # some options exclude each other, and only the game knows
    check_clock(wish.clock)
    check_wait(wish.wait)
    await check_count(house, person)
    if wish.group is not None and wish.group not in [row["id"] for row in await house.friends.circles_of(person.id)]:
        raise BadTable("there is no such group, or you do not belong to it")
    seats = [seat_of(house, game.id, number, seat, person) for number, seat in enumerate(wish.seats)]
    now = timepiece.now()
    data = TableData(
        id=new_id(),
        name=check_name(wish.name) if wish.name is not None and wish.name.strip() else "",
        game=game.id,
        options=options,
        public=wish.public,
        spectators=wish.spectators,
        open_hands=wish.open_hands,
        chat=not wish.public if wish.chat is None else wish.chat,
        clock=wish.clock,
        wait=wait_of(wish, house.config.away_after),
        rated=wish.rated,
        circle=wish.group,
        host=person.id,
        seats=tuple(seats),
        created=now,
        changed=now,
    )
    if wish.open_hands:
        check_open_hands(game, wish)
    if wish.rated:
        check_rated(data, person, wish)
    return await open_table(house, data, wish.begin)


async def open_table(house: House, data: TableData, begin: bool = False) -> LiveTable:
    """A new table, which starts by itself if the host and bots are all it waits for."""
    live = await house.new(data)
    if all(seat.kind == "bot" or seat.person == data.host for seat in data.seats):
        await house.people.recall(data.people())
        async with live.turn():
            await live.start(begin)
    return live


async def join(live: LiveTable, person: PersonData, seat: int | None) -> None:
    async with live.turn():
        check_open(live)
        if person.id in live.banned:
            raise Removed("the host has removed you from this table")
        if person.id != live.data.host and await live.house.friends.apart(person.id, live.data.host):
            raise Removed("the host and you do not sit at one table")
        if live.data.seats_of(person.id):
            raise AlreadySeated("you sit at this table already")
        if live.data.rated and person.guest:
            raise NotRegistered("this table is rated: register first, so that the rating has a name")
        free = [one.seat for one in live.data.seats if one.kind == "open"]
        if seat is not None:
            live.seat(seat)
        if not free or (seat is not None and seat not in free):
            raise SeatTaken(f"that seat is taken; free seats: {listed(free)}")
        taken = Seat(seat=free[0] if seat is None else seat, kind="person", person=person.id)
        await live.save(live.data.with_seat(taken).with_(changed=timepiece.now()))


async def leave(house: House, live: LiveTable, person: PersonData) -> None:
    """Before the start. When the host leaves, the next person is the host; without one the table is gone."""
    async with live.turn():
        check_open(live)
        mine = live.data.seats_of(person.id)
        if not mine and person.id != live.data.host:
            raise NotSeated("you do not sit at this table")
        data = live.data.with_(changed=timepiece.now())
        for seat in mine:
            data = data.with_seat(Seat(seat=seat, kind="open"))
        if person.id == data.host:
            if not data.people():
                await live.write(live.tables.remove(data.id))
                live.dead = True
                house.drop(live)
                return
            data = data.with_(host=data.people()[0])
        await live.save(data)


async def start(live: LiveTable, person: PersonData) -> None:
    async with live.turn():
        check_host(live, person)
        check_open(live)
        still = [seat.seat for seat in live.data.seats if seat.kind == "open"]
        if still:
            raise SeatsOpen(f"nobody sits on: {listed(still)}")
        await live.house.people.recall(live.data.people())
        await live.start()


async def remove(house: House, live: LiveTable, person: PersonData, other: str) -> None:
    """The other person leaves the table before the start, and cannot join again."""
    async with live.turn():
        check_host(live, person)
        check_open(live)
        seats = live.data.seats_of(other)
        if not seats or other == person.id:
            raise NotSeated("that person does not sit at this table")
        data = live.data.with_(changed=timepiece.now())
        for seat in seats:
            data = data.with_seat(Seat(seat=seat, kind="open"))
        await live.write(live.tables.ban(data, other))
        live.banned.add(other)
        live.data = data
        await live.tell_table()


async def change(live: LiveTable, person: PersonData, wish: Settings) -> None:
    async with live.turn():
        check_host(live, person)
        if live.data.cave is not None:
            raise BadTable("a try at a cave is played alone")
        data = before = live.data
        if wish.chat is not None:
            data = data.with_(chat=wish.chat)
        if wish.spectators is not None:
            data = data.with_(spectators=wish.spectators)
        if wish.open_hands is not None:
            data = data.with_(open_hands=False)
            if live.table is not None:
                live.table.open_hands = False
        await live.save(data)
        if data.open_hands != before.open_hands and live.table is not None:
            await live.tell_state(live.table.entries)


async def rematch(house: House, live: LiveTable, person: PersonData) -> TableData:
    """The same table again, everybody one seat further. Whoever asks first opens it, the others find it."""
    async with live.turn():
        if not live.data.seats_of(person.id) and person.id != live.data.host:
            raise NotSeated("only those who played can play again")
        if live.data.status != "finished":
            raise StillRunning("the match is not over yet")
        opened = await house.tables.get(live.data.rematch) if live.data.rematch is not None else None
        if opened is None:  # or everybody has left it again
            await check_count(house, person)
            opened = (await open_table(house, again(live.data, person.id))).data
            await live.save(live.data.with_(rematch=opened.id))
        return opened


def again(data: TableData, host: str) -> TableData:
    now = timepiece.now()
    return TableData(
        id=new_id(),
        name=data.name,
        game=data.game,
        options=data.options,
        public=data.public,
        spectators=data.spectators,
        open_hands=data.open_hands,
        chat=data.chat,
        clock=data.clock,
        wait=data.wait,
        rated=data.rated,
        circle=data.circle,
        host=host,
        seats=rotated(data.seats),
        created=now,
        changed=now,
    )


# -- inside --------------------------------------------------------------------------------------------------


def new_id() -> str:
    """Long enough that nobody guesses it: a private table is as private as its link."""
    return secrets.token_urlsafe(16)


def seat_of(house: House, game: str, number: int, wish: SeatWish, person: PersonData) -> Seat:
    if wish.kind == "me":
        return Seat(seat=number, kind="person", person=person.id)
    if wish.kind == "open":
        return Seat(seat=number, kind="open")
    return Seat(seat=number, kind="bot", bot=house.bot_for(game, wish.bot))


def check_clock(clock: Clock | None) -> None:
    if clock is None:
        return
    if clock.days or clock.reserve:
        if clock.base or clock.increment or not (1 <= clock.days <= MOST_DAYS and 0 <= clock.reserve <= MOST_RESERVE):
            raise BadTable(
                f"a clock over days has 1 to {MOST_DAYS} days for each decision, a reserve of 0 to {MOST_RESERVE}, "
                "and no seconds"
            )
    elif not (1 <= clock.base <= LONGEST_CLOCK and 0 <= clock.increment <= LONGEST_CLOCK):
        raise BadTable(f"a clock has 1 to {LONGEST_CLOCK} seconds, and a whole number more for each decision")


def wait_of(wish: NewTable, usual: float) -> float:
    """Over days nobody is ever away: the clock alone says when somebody has been waited for long enough."""
    if wish.clock is not None and wish.clock.days:
        return 0.0
    return usual if wish.wait is None else float(wish.wait)


def check_wait(wait: int | None) -> None:
    if wait and not SHORTEST_WAIT <= wait <= LONGEST_WAIT:
        raise BadTable(f"who is away is waited for {SHORTEST_WAIT} to {LONGEST_WAIT:.0f} seconds, or (0) for ever")


def check_rated(data: TableData, person: PersonData, wish: NewTable) -> None:
    """A rating belongs to a name, and to one player a seat."""
    if person.guest:
        raise NotRegistered("register first, so that the rating has a name")
    if len(data.seats) < 2 or wish.begin or len(data.seats_of(person.id)) > 1:
        raise BadTable("a rated match has at least two players, one seat for each, and deals to all alike")
    if all(seat.kind == "bot" for seat in data.seats):
        raise BadTable("somebody has to play in a rated match")
    known = anchors(pool_of(data))
    strange = [seat.bot for seat in data.seats if seat.bot is not None and seat.bot not in known]
    if strange:
        raise BadTable(f"nobody knows how strong these bots are: {listed(strange)}")


def check_open_hands(game: Game, wish: NewTable) -> None:
    """Whoever looks on can whisper to somebody who plays, or be one of them under another name. A round later that is
    worth little among friends; where it counts, or where there are days to think about it, it is worth too much."""
    if not game.private:
        raise BadTable("nothing is hidden in this game: those who look on see everything anyway")
    if not wish.spectators:
        raise BadTable("nobody looks on at this table: there is nobody to show hands to")
    if wish.rated or (wish.clock is not None and wish.clock.days):
        raise BadTable("hands are not shown to spectators in a rated match, nor in one over days")


async def check_count(house: House, person: PersonData) -> None:
    hosted = [table.status for table in await house.tables.mine(person.id) if table.host == person.id]
    if hosted.count("open") >= MOST_OPEN:
        raise TooManyTables(f"you have {MOST_OPEN} tables that have not started; leave some of them first")
    if len(hosted) >= MOST_RUNNING:
        raise TooManyTables(f"you have {MOST_RUNNING} matches that are not over; finish or resign some of them first")


def check_open(live: LiveTable) -> None:
    if live.data.status != "open":
        raise AlreadyStarted("the match has started already")


def check_host(live: LiveTable, person: PersonData) -> None:
    if person.id != live.data.host:
        raise NotHost("only the host of the table can do that")
