"""Records leave the house as text, and come back as studies: tables whose seats all belong to one person."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.server.play.live import LiveTable
from permonik.server.problems import BadMessage, CaveOpen, NoSpectators, StillRunning
from permonik.server.storage.people import PersonData
from permonik.server.tables.data import TableData
from permonik.server.tables.lobby import check_count, new_id
from permonik.server.tables.records import cut
from permonik.table.seats import Seat

if TYPE_CHECKING:
    from permonik.server.house import House


async def export(live: LiveTable, person: PersonData) -> str:
    """The record of a finished match. While a match runs it holds secrets."""
    async with live.turn():
        match = live.playing()
        if not match.over:
            raise StillRunning("the record holds secrets while the match runs; it is there when the match is over")
        check_told(live)
        check_seen(live, person)
        record = Record(match.record.header, list(match.record.entries), match.record.seal)
    return await live.house.work.export(person.id, record)


async def bring(house: House, person: PersonData, text: str) -> LiveTable:
    """A record from elsewhere. One that is not over goes on, with what was not dealt yet dealt anew."""
    return await open_study(house, person, *await house.work.bring(person.id, text))


async def fork(house: House, live: LiveTable, person: PersonData, at: int) -> LiveTable:
    """A study that shares the first entries with a match. It shows all seats, so a match that is still running
    can be forked only where nothing is hidden, or by the one person who holds all its seats."""
    async with live.turn():
        match = live.playing()
        check_told(live)
        check_seen(live, person)
        everything = len(live.data.seats_of(person.id)) == len(live.data.seats)
        if not match.over and match.game.private and not everything:
            raise StillRunning("hands are still hidden: a fork would show them; it is possible when the match is over")
        if not 0 <= at <= len(match.record.entries):
            raise BadMessage(f"entries are numbered 0 to {len(match.record.entries)}, not {at}")
        record = cut(match.record, at)
    return await open_study(house, person, *await house.work.fork(person.id, record))


async def open_study(house: House, person: PersonData, match: Match, lines: list[str]) -> LiveTable:
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
        await live.adopt(match, lines)
    house.add(live)
    return live


def check_told(live: LiveTable) -> None:
    if live.house.caves.is_secret(live.data):
        raise CaveOpen("others have their try still before them; the record is there when the cave has closed")


def check_seen(live: LiveTable, person: PersonData) -> None:
    if not live.may_watch(person.id):
        raise NoSpectators("the host of this table wants no spectators")
