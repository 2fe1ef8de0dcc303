"""/api/v1/caves: the cave of the day and of the week."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.server import timepiece
from permonik.server.http.common import house_of, person_of, reply
from permonik.server.http.tables import one


async def caves(request: Request) -> Response:
    person = await person_of(request)
    return reply(await house_of(request).caves.show(person, timepiece.now()))


async def begin(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    house.limits.take("table", person.id)
    return reply(await one(await house.caves.begin(request.path_params["game"], person, timepiece.now()), person), 201)


async def ladder(request: Request) -> Response:
    await person_of(request)
    where = request.path_params
    return reply(await house_of(request).caves.ladder(where["period"], where["game"], timepiece.now()))


ROUTES = [
    Route("/caves", caves, methods=["GET"]),
    Route("/caves/{game}", begin, methods=["POST"]),
    Route("/caves/{game}/{period}", ladder, methods=["GET"]),
]
