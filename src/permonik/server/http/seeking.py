"""/api/v1/seeking: find me somebody."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.server.http.common import house_of, person_of, read, reply
from permonik.server.wire.together import Seek

DUTY = "seeking"


async def seek(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    await house.check_duty(DUTY)
    wish = await read(request, Seek)
    house.limits.take("table", person.id)
    return reply(await house.seekers.seek(person, wish))


async def still(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    await house.check_duty(DUTY)
    return reply(house.seekers.still(person.id))


async def stop(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    await house.check_duty(DUTY)
    house.seekers.stop(person.id)
    return Response(status_code=204)


ROUTES = [
    Route("/seeking", seek, methods=["POST"]),
    Route("/seeking", still, methods=["GET"]),
    Route("/seeking", stop, methods=["DELETE"]),
]
