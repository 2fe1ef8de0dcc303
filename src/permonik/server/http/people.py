"""/api/v1/me and the ways in and out."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.server.http.common import address_of, house_of, person_of, read, reply
from permonik.server.names import folded
from permonik.server.people import me
from permonik.server.problems import NoPerson
from permonik.server.storage.people import PersonData
from permonik.server.tables.farewell import leave_all
from permonik.server.wire import DeleteMe, Recover, Register, Registered, Rename, SignIn
from permonik.words import LANGUAGES


async def who(request: Request) -> Response:
    """The person behind the cookie; whoever has none is a guest from now on."""
    try:
        return reply(me(await person_of(request)))
    except NoPerson:
        house = house_of(request)
        house.limits.take("guest", address_of(request))
        person = await house.people.guest(language_of(request))
        return with_cookie(request, reply(me(person)), person)


async def rename(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, Rename)
    person = await house.people.rename(person, wish.name)
    await house.tell_tables(person.id)
    return reply(me(person))


async def register(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, Register)
    house.limits.take("password", address_of(request))
    person, recovery = await house.people.register(person, wish.name, wish.password)
    await house.tell_tables(person.id)
    return reply(Registered(me=me(person), recovery=recovery))


async def sign_in(request: Request) -> Response:
    house, wish = house_of(request), await read(request, SignIn)
    house.limits.take("password", address_of(request))
    house.limits.take("password", f"name {folded(wish.name)}")
    person = await house.people.sign_in(wish.name, wish.password)
    return with_cookie(request, reply(me(person)), person)


async def recover(request: Request) -> Response:
    house, wish = house_of(request), await read(request, Recover)
    house.limits.take("password", address_of(request))
    house.limits.take("password", f"name {folded(wish.name)}")
    person, recovery = await house.people.recover(wish.name, wish.recovery, wish.password)
    house.hang_up(person.id)
    return with_cookie(request, reply(Registered(me=me(person), recovery=recovery)), person)


async def sign_out(request: Request) -> Response:
    response = Response(status_code=204)
    response.headers["set-cookie"] = house_of(request).people.cookies.header(None)
    return response


async def delete(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, DeleteMe)
    house.limits.take("password", address_of(request))
    await house.people.check_password(person, wish.password)
    await leave_all(house, person)
    await house.people.forget(person)
    house.hang_up(person.id)
    return await sign_out(request)


def with_cookie(request: Request, response: Response, person: PersonData) -> Response:
    response.headers["set-cookie"] = house_of(request).people.cookie(person)
    return response


def language_of(request: Request) -> str:
    """The first language of the browser that we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip().split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


ROUTES = [
    Route("/me", who, methods=["GET"]),
    Route("/me", rename, methods=["PATCH"]),
    Route("/me", delete, methods=["DELETE"]),
    Route("/me/register", register, methods=["POST"]),
    Route("/sign-in", sign_in, methods=["POST"]),
    Route("/recover", recover, methods=["POST"]),
    Route("/sign-out", sign_out, methods=["POST"]),
]
