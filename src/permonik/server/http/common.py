"""What all routes share: who asks, what was sent, how it is answered."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from permonik.errors import PermonikError
from permonik.housekeeping.foreign import MOST_BYTES as MOST_RECORD
from permonik.server.house import House
from permonik.server.people import Visitor
from permonik.server.problems import BadMessage, code_of, status_of
from permonik.server.storage.people import PersonData
from permonik.server.wire.base import In, Problem

T = TypeVar("T", bound=In)

MOST_BYTES = 64 * 1024
MOST_RECORD_BYTES = 2 * MOST_RECORD  # quotes and line ends are two bytes in JSON
LONGEST_PROBLEM = 1000
RETRY_AFTER = "5"
PERSON = "permonik.person"  # in the scope of a request: who asks, once that is known


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "?"


async def person_of(request: Request) -> PersonData:
    """Who asks. Every request of a person is counted here."""
    return (await visitor_of(request)).person


async def visitor_of(request: Request) -> Visitor:
    """Who asks, and in which session."""
    house = house_of(request)
    visitor = await house.people.visitor(request.headers.get("cookie", ""))
    house.limits.take("request", visitor.person.id)
    house.limits.check(visitor.person.id, address_of(request))
    request.scope[PERSON] = visitor.person.id
    return visitor


async def read(request: Request, kind: type[T], most: int = MOST_BYTES) -> T:
    """The body as a message; no body stands for one without fields."""
    body = await read_bytes(request, most)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(f"not a message {kind.__name__}: {error}") from None


async def read_bytes(request: Request, most: int) -> bytes:
    try:
        return await house_of(request).bodies.read(address_of(request), request.stream(), most)
    except ClientDisconnect:
        raise BadMessage("the message broke off") from None


def reply(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def problem(error: PermonikError) -> Response:
    response = reply(Problem(code=code_of(error), message=str(error)[:LONGEST_PROBLEM]), status_of(error))
    if response.status_code in (429, 503):
        response.headers["retry-after"] = RETRY_AFTER
    return response
