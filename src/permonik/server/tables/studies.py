"""Records leave the house as text, and come back as studies: tables whose seats all belong to one person."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from permonik.kernel.match import Match
from permonik.kernel.record import Record, SeatChange
from permonik.server.names import check_name
from permonik.server.play.live import LiveTable
from permonik.server.problems import BadMessage, BadName, NoSpectators, StillRunning, TooLarge
from permonik.server.storage.people import PersonData
from permonik.server.tables.data import TableData
from permonik.server.tables.lobby import check_count, new_id
from permonik.server.tables.records import MOST_WORK, cut, work
from permonik.table.seats import Seat

if TYPE_CHECKING:
    from permonik.server.house import House


async def export(live: LiveTable, person: PersonData) -> str:
    """The record of a finished match. While a match runs it holds secrets."""
    async with live.turn():
        match = live.playing()
        if not match.over:
            raise StillRunning("the record holds secrets while the match runs; it is there when the match is over")
        check_seen(live, person)
        return match.record.dumps()


async def bring(house: House, person: PersonData, text: str) -> LiveTable:
    """A record from elsewhere. One that is not over goes on, with what was not dealt yet dealt anew."""
    record = tidy_names(await asyncio.to_thread(Record.loads, text))
    if work(record) > MOST_WORK:
        raise TooLarge(f"a record of {len(record.entries)} entries with so many undos is too long to be a study")
    return await open_study(house, person, await asyncio.to_thread(replayed, record))


def tidy_names(record: Record) -> Record:
    """Somebody else's names are held to our rules."""
    names = tuple(tidy(name, seat) for seat, name in enumerate(record.header.names))
    entries = [
        entry._replace(name=tidy(entry.name, entry.seat)) if isinstance(entry, SeatChange) else entry
        for entry in record.entries
    ]
    return Record(record.header._replace(names=names), entries, record.seal)


def tidy(name: str, seat: int) -> str:
    try:
        return check_name(name)
    except BadName:
        return f"Player {seat + 1}"


def replayed(record: Record) -> Match:
    match = Match.replay(Record(record.header, record.entries))
    if match.over:
        return Match.replay(record, verify=True) if record.seal is not None else match
    return match.fork()


async def fork(house: House, live: LiveTable, person: PersonData, at: int) -> LiveTable:
    """A study that shares the first entries with a match. It shows all seats, so a match that is still running
    can be forked only where nothing is hidden, or by the one person who holds all its seats."""
    async with live.turn():
        match = live.playing()
        check_seen(live, person)
        everything = len(live.data.seats_of(person.id)) == len(live.data.seats)
        if not match.over and match.game.private and not everything:
            raise StillRunning("hands are still hidden: a fork would show them; it is possible when the match is over")
        if not 0 <= at <= len(match.record.entries):
            raise BadMessage(f"entries are numbered 0 to {len(match.record.entries)}, not {at}")
        record = cut(match.record, at)
    return await open_study(house, person, await asyncio.to_thread(forked, record))


def forked(record: Record) -> Match:
    return Match.replay(record, len(record.entries)).fork()


async def open_study(house: House, person: PersonData, match: Match) -> LiveTable:
    await check_count(house, person)
    now = time.time()
    data = TableData(
        id=new_id(),
        name="",
        game=match.game.id,
        options=dict(match.settings),
        study=True,
        spectators=False,
        host=person.id,
        seats=tuple(
            Seat(seat=seat, kind="person", person=person.id, name=name, resigned=seat in match.resigned)
            for seat, name in enumerate(match.names)
        ),
        created=now,
        changed=now,
    )
    live = LiveTable(house, data, None, set())
    async with live.turn():
        await live.adopt(match)
    house.add(live)
    return live


def check_seen(live: LiveTable, person: PersonData) -> None:
    if not live.may_watch(person.id):
        raise NoSpectators("the host of this table wants no spectators")
