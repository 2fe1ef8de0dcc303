"""Records leave the house as text, and come back as studies: tables whose seats belong to one person, or to bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from permonik.housekeeping.matches import study_seats
from permonik.housekeeping.records import cut
from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.server import timepiece
from permonik.server.play.live import LiveTable
from permonik.server.problems import BadMessage, CaveOpen, NoSpectators, RatedMatch, StillRunning
from permonik.server.storage.people import PersonData
from permonik.server.tables.data import TableData
from permonik.server.tables.lobby import check_count, new_id
from permonik.server.wire.tables import Origin

if TYPE_CHECKING:
    from permonik.server.house import House

NO_BOTS: Mapping[int, str] = {}


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


async def fork(house: House, live: LiveTable, person: PersonData, at: int, with_bots: bool = False) -> LiveTable:
    """A study that shares the first entries with a match. It shows all seats, and bots may be asked about it: a match
    that still runs can be forked only where nobody else plays, and nothing is hidden or all seats are one's own. With
    bots, they play on for everybody else; who had no seat takes the first."""
    async with live.turn():
        match = live.playing()
        check_told(live)
        check_seen(live, person)
        everything = len(live.data.seats_of(person.id)) == len(live.data.seats)
        if not match.over and live.data.rated:
            raise RatedMatch("this match is rated: it can be forked when it is over")
        if not match.over and any(seat.plays and seat.person != person.id for seat in live.data.seats):
            raise StillRunning("other people play here: a study of it is possible when the match is over")
        if not match.over and match.game.private and not everything:
            raise StillRunning("hands are still hidden: a fork would show them; it is possible when the match is over")
        if not 0 <= at <= len(match.record.entries):
            raise BadMessage(f"entries are numbered 0 to {len(match.record.entries)}, not {at}")
        record = cut(match.record, at)
        bots = others(house, live, person) if with_bots else {}
    origin = Origin(table=live.data.id, entry=at)
    return await open_study(house, person, *await house.work.fork(person.id, record), bots, origin)


def others(house: House, live: LiveTable, person: PersonData) -> dict[int, str]:
    """A bot for every seat but mine: the one that sat there, or the usual one."""
    mine = live.data.seats_of(person.id) or [0]
    usual = house.bot_for(live.data.game, None)
    return {seat.seat: seat.bot or usual for seat in live.data.seats if seat.seat not in mine}


async def open_study(
    house: House,
    person: PersonData,
    match: Match,
    lines: list[str],
    bots: Mapping[int, str] = NO_BOTS,
    origin: Origin | None = None,
) -> LiveTable:
    await check_count(house, person)
    now = timepiece.now()
    data = TableData(
        id=new_id(),
        name="",
        game=match.game.id,
        options=dict(match.settings),
        study=True,
        spectators=False,
        host=person.id,
        seats=study_seats(match, person.id, bots),
        origin=origin,
        created=now,
        changed=now,
    )
    live = LiveTable(house, data, None, set(), lease=await house.new_lease(data.id))
    async with live.turn():
        await live.adopt(match, lines)
    house.add(live)
    live.wake_bots()
    return live


def check_told(live: LiveTable) -> None:
    if live.house.caves.is_secret(live.data):
        raise CaveOpen("others have their try still before them; the record is there when the cave has closed")


def check_seen(live: LiveTable, person: PersonData) -> None:
    if not live.may_watch(person.id):
        raise NoSpectators("the host of this table wants no spectators")
