"""Somebody leaves the house for good: what becomes of their tables."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from permonik.kernel.record import SeatChange, dump_line, entry_data
from permonik.server.play.live import LiveTable
from permonik.server.problems import RulesChanged
from permonik.server.storage.people import PersonData
from permonik.server.storage.ratings import gone
from permonik.server.storage.tables import rewrite
from permonik.server.tables.data import TableData
from permonik.server.tables.lobby import leave
from permonik.table.seats import bot_name

if TYPE_CHECKING:
    from permonik.server.house import House


async def leave_for_good(house: House, person: PersonData) -> None:
    """No match is counted meanwhile: it would be counted for somebody who is not there any more."""
    async with house.ratings.lock:
        await leave_all(house, person)
        await house.people.forget(person)


async def leave_all(house: House, person: PersonData) -> None:
    """Leaves what has not started, resigns what is running, and takes the name from all records."""
    house.seekers.stop(person.id)
    for row in await house.friends.circles_of(person.id):
        circle = await house.friends.circle(row["id"])
        if circle is not None:
            await house.friends.leave(circle, person.id)
    for table in await house.tables.played_by(person.id):
        if table.status == "finished" and table.id not in house.live:
            await forget_stored(house, table, person)
            continue
        try:
            live = await house.table(table.id)
        except RulesChanged:
            await forget_stored(house, table, person)
            continue
        if live.data.status == "open":
            await leave(house, live, person)
        else:
            await leave_match(live, person)


async def forget_stored(house: House, table: TableData, person: PersonData) -> None:
    seats, bots = seats_ever(table, person), bots_of(house, table)
    changes = [
        rewrite(table.id, number, dump_line(data | {"name": nameless(data["seat"])}))
        for number, data in (await house.tables.seat_changes(table.id)).items()
        if data["seat"] in seats and data["name"] not in bots
    ]
    await house.tables.save(anonymous(table, person), more=changes)


async def leave_match(live: LiveTable, person: PersonData) -> None:
    async with live.turn():
        match = live.playing()
        mine = live.data.seats_of(person.id)
        for seat in mine:
            if not match.over and not live.data.seats[seat].resigned:
                await live.keep_and_tell(live.started().resign(seat))
        data, bots, changes = anonymous(live.data, person), bots_of(live.house, live.data), []
        seats, entries = seats_ever(live.data, person), match.record.entries
        for number, entry in enumerate(entries):
            if isinstance(entry, SeatChange) and entry.seat in seats and entry.name not in bots:
                entries[number] = entry._replace(name=nameless(entry.seat))
                changes.append(rewrite(data.id, number, dump_line(entry_data(match.game, entries[number]))))
        names = [nameless(seat) if seat in seats else name for seat, name in enumerate(match.record.header.names)]
        match.record.header = match.record.header._replace(names=tuple(names))
        for seat in mine:
            match.names[seat] = names[seat]
        await live.save(data, changes)
        await live.tell_state(live.data.entries)


def anonymous(table: TableData, person: PersonData) -> TableData:
    """The seats keep their deeds and lose the name, in the table and in the header of its record."""
    header = json.loads(table.header or "{}")
    for seat in seats_ever(table, person):
        header["names"][seat] = nameless(seat)
    for seat in table.seats_of(person.id):
        table = table.with_seat(table.seats[seat].without_person(nameless(seat)))
    players = tuple(gone(person.id) if player == person.id else player for player in table.players or ())
    return table.with_(header=dump_line(header), players=players if table.players is not None else None)


def nameless(seat: int) -> str:
    return f"Player {seat + 1}"


def seats_ever(table: TableData, person: PersonData) -> list[int]:
    """Also those which went to a bot for good."""
    began = [seat for seat, player in enumerate(table.players or ()) if player == person.id]
    return sorted({*table.seats_of(person.id), *began})


def bots_of(house: House, table: TableData) -> set[str]:
    """What bots are called at this table: they keep their names."""
    return {bot_name(bot, seat.seat) for bot in house.bot_names(table.game) for seat in table.seats}
