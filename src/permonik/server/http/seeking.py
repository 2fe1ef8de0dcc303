"""/api/v1/seeking: find me somebody."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.server.http.common import house_of, person_of, read, reply
from permonik.server.wire.together import Seek


async def seek(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, Seek)
    house.limits.take("table", person.id)
    return reply(await house.seekers.seek(person, wish))


async def still(request: Request) -> Response:
    return reply(house_of(request).seekers.still((await person_of(request)).id))


async def stop(request: Request) -> Response:
    house_of(request).seekers.stop((await person_of(request)).id)
    return Response(status_code=204)


ROUTES = [
    Route("/seeking", seek, methods=["POST"]),
    Route("/seeking", still, methods=["GET"]),
    Route("/seeking", stop, methods=["DELETE"]),
]
