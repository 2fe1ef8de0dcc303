"""Somebody leaves the house for good: what becomes of their tables."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from permonik.kernel.record import dump_line
from permonik.server.play.live import LiveTable
from permonik.server.problems import RulesChanged
from permonik.server.storage.people import PersonData
from permonik.server.storage.ratings import gone
from permonik.server.tables.data import TableData
from permonik.server.tables.lobby import leave

if TYPE_CHECKING:
    from permonik.server.house import House


async def leave_all(house: House, person: PersonData) -> None:
    """Leaves what has not started, resigns what is running, and takes the name from all records."""
    house.seekers.stop(person.id)
    for row in await house.friends.circles_of(person.id):
        circle = await house.friends.circle(row["id"])
        if circle is not None:
            await house.friends.leave(circle, person.id)
    for table in await house.tables.played_by(person.id):
        if table.status == "finished" and table.id not in house.live:
            await house.tables.save(anonymous(table, person))
            continue
        try:
            live = await house.table(table.id)
        except RulesChanged:
            await house.tables.save(anonymous(table, person))
            continue
        if live.data.status == "open":
            await leave(house, live, person)
        else:
            await leave_match(live, person)


async def leave_match(live: LiveTable, person: PersonData) -> None:
    async with live.turn():
        match = live.playing()
        mine = live.data.seats_of(person.id)
        for seat in mine:
            if not match.over and not live.data.seats[seat].resigned:
                await live.keep_and_tell(live.started().resign(seat))
        data = anonymous(live.data, person)
        names = [data.seats[seat].name if seat in mine else name for seat, name in enumerate(match.record.header.names)]
        match.record.header = match.record.header._replace(names=tuple(names))
        for seat in mine:
            match.names[seat] = names[seat]
        await live.save(data)
        await live.tell_state(live.data.entries)


def anonymous(table: TableData, person: PersonData) -> TableData:
    """The seats keep their deeds and lose the name, in the table and in the header of its record."""
    header = json.loads(table.header or "{}")
    for seat in table.seats_of(person.id):
        header["names"][seat] = f"Player {seat + 1}"
        table = table.with_seat(table.seats[seat].without_person(header["names"][seat]))
    players = tuple(gone(person.id) if player == person.id else player for player in table.players or ())
    return table.with_(header=dump_line(header), players=players if table.players is not None else None)
