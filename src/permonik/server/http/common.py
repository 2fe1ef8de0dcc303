"""What all routes share: who asks, what was sent, how it is answered."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from permonik.errors import PermonikError
from permonik.server.house import House
from permonik.server.problems import BadMessage, TooLarge, code_of, status_of
from permonik.server.storage.people import PersonData
from permonik.server.wire import In, Problem

T = TypeVar("T", bound=In)

MOST_BYTES = 64 * 1024
MOST_RECORD_BYTES = 2 * 1024 * 1024


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "?"


async def person_of(request: Request) -> PersonData:
    """Who asks. Every request of a person is counted here."""
    house = house_of(request)
    person = await house.people.behind(request.headers.get("cookie", ""))
    house.limits.take("request", person.id)
    return person


async def read(request: Request, kind: type[T], most: int = MOST_BYTES) -> T:
    """The body as a message; no body stands for one without fields."""
    body = await read_bytes(request, most)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(f"not a message {kind.__name__}: {error}") from None


async def read_bytes(request: Request, most: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooLarge(f"a message has {most} bytes at the most")
    return bytes(body)


def reply(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def problem(error: PermonikError) -> Response:
    return reply(Problem(code=code_of(error), message=str(error)), status_of(error))
