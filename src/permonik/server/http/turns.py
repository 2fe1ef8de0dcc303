"""/api/v1/turns and /api/v1/me/holidays: games over days."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.server import timepiece
from permonik.server.http.common import house_of, person_of, read, reply
from permonik.server.http.tables import shown
from permonik.server.wire.base import MOST
from permonik.server.wire.days import HolidayWish, Turn


async def turns(request: Request) -> Response:
    """Where I am waited for, the longest wait first."""
    person = await person_of(request)
    found = await house_of(request).tables.turns(person.id)
    tables = await shown(request, person, [table for table, _ in found])
    mine = [
        Turn(
            table=out,
            since=min(since(table.since, seat) or table.changed for seat in out.mine if seat in out.waiting),
            until=until,
        )
        for (table, until), out in zip(found, tables, strict=True)
    ]
    return reply(sorted(mine, key=lambda turn: turn.since))


def since(times: tuple[float, ...], seat: int) -> float:
    return times[seat] if seat < len(times) else 0.0


async def holidays(request: Request) -> Response:
    person = await person_of(request)
    return reply(await house_of(request).holidays.show(person.id, timepiece.now()))


async def take(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, HolidayWish)
    house.limits.take("holiday", person.id)
    return reply(await house.holidays.take(person.id, wish.start, wish.until, timepiece.now()), 201)


async def cut(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    house.limits.take("holiday", person.id)
    number = min(request.path_params["number"], MOST)  # larger ones have no holiday, and no place in the database
    return reply(await house.holidays.cut(person.id, number, timepiece.now()))


ROUTES = [
    Route("/turns", turns, methods=["GET"]),
    Route("/me/holidays", holidays, methods=["GET"]),
    Route("/me/holidays", take, methods=["POST"]),
    Route("/me/holidays/{number:int}", cut, methods=["DELETE"]),
]
