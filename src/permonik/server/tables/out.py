"""Tables as they are shown to people."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from permonik.server.people import People
from permonik.server.tables.data import TableData
from permonik.server.wire.tables import SeatOut, TableOut
from permonik.table.seats import Seat, called


async def table_out(
    people: People, table: TableData, me: str, online: Collection[str], hints: Mapping[int, int] | None = None
) -> TableOut:
    await people.recall([table.host, *table.people()])
    return TableOut(
        id=table.id,
        name=table.name,
        game=table.game,
        options=table.options,
        status=table.status,
        public=table.public,
        study=table.study,
        spectators=table.spectators,
        chat=table.chat,
        clock=table.clock,
        wait=table.wait,
        host=people.known(table.host),
        seats=[seat_out(people, table, seat, online, (hints or {}).get(seat.seat, 0)) for seat in table.seats],
        mine=table.seats_of(me),
        waiting=list(table.waiting),
        entries=table.entries,
        created=table.created,
        changed=table.changed,
        totals=list(table.totals) if table.totals is not None else None,
        winners=list(table.winners) if table.winners is not None else None,
        rematch=table.rematch,
        rated=table.rated,
        group=table.circle,
        open_hands=table.open_hands,
        cave=table.cave,
        origin=table.origin if table.host == me else None,  # it is the link of that table, which may be private
    )


def seat_out(people: People, table: TableData, seat: Seat, online: Collection[str], hints: int) -> SeatOut:
    person = people.known(seat.person) if seat.person is not None else None
    return SeatOut(
        seat=seat.seat,
        kind=seat.kind,
        name=called(table.seats, seat, person.name if person is not None else "", table.study),
        person=person,
        bot=seat.bot,
        online=seat.kind == "bot" or seat.person in online,
        resigned=seat.resigned,
        hints=hints,
        resting=seat.seat in table.resting,
    )
