"""/api/v1/me and the ways in and out."""

from __future__ import annotations

from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.server.admin import take_report
from permonik.server.http.common import address_of, house_of, person_of, read, reply, visitor_of
from permonik.server.names import folded
from permonik.server.people import me
from permonik.server.problems import BadCookie, Banned, NoPerson
from permonik.server.profiles import check_face, check_shows
from permonik.server.storage.people import PersonData
from permonik.server.tables.leaving import leave_for_good
from permonik.server.wire.people import (
    ChangeMe,
    ChangePassword,
    DeleteMe,
    Invitation,
    Recover,
    Register,
    Registered,
    Report,
    SignIn,
)
from permonik.words import LANGUAGES


async def who(request: Request) -> Response:
    """The person behind the cookie; whoever has none is a guest from now on."""
    house = house_of(request)
    try:
        visitor = await visitor_of(request)
    except NoPerson:
        house.limits.take("guest", address_of(request))
        person = await house.people.guest(language_of(request))
        return await with_cookie(request, reply(me(person)), person)
    if visitor.session is None:  # a cookie from before there were sessions
        return await with_cookie(request, reply(me(visitor.person)), visitor.person)
    return reply(me(visitor.person))


async def change(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, ChangeMe)
    face = check_face(wish.face) if wish.face is not None else person.face
    shows = check_shows(wish.shows) if wish.shows is not None else person.shows
    if wish.name is not None:
        person = await house.people.rename(person, wish.name)
    if (face, shows) != (person.face, person.shows):
        person = await house.people.keep(person.with_(face=face, shows=shows))
    await house.tell_tables(person.id)
    return reply(me(person))


async def register(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, Register)
    house.limits.take("password", address_of(request))
    person, recovery = await house.people.register(person, wish.name, wish.password)
    house.hang_up(person.id, code=1012)  # the guest's cookie is worth nothing any more; the page comes back by itself
    await house.tell_tables(person.id)
    return await with_cookie(request, reply(Registered(me=me(person), recovery=recovery)), person)


async def sign_in(request: Request) -> Response:
    house, wish = house_of(request), await read(request, SignIn)
    house.limits.take("password", address_of(request))
    house.limits.take("password", f"name {folded(wish.name)}")
    person = await house.people.sign_in(wish.name, wish.password)
    return await with_cookie(request, reply(me(person)), person)


async def recover(request: Request) -> Response:
    house, wish = house_of(request), await read(request, Recover)
    house.limits.take("password", address_of(request))
    house.limits.take("password", f"name {folded(wish.name)}")
    person, recovery = await house.people.recover(wish.name, wish.recovery, wish.password)
    house.hang_up(person.id)
    return await with_cookie(request, reply(Registered(me=me(person), recovery=recovery)), person)


async def change_password(request: Request) -> Response:
    """Everybody else who knew the old one is signed out."""
    house, person, wish = house_of(request), await person_of(request), await read(request, ChangePassword)
    house.limits.take("password", address_of(request))
    house.limits.take("password", person.id)
    person = await house.people.change_password(person, wish.password, wish.new)
    house.hang_up(person.id, code=1012)
    return await with_cookie(request, reply(me(person)), person)


async def sign_out(request: Request) -> Response:
    """This browser; whoever is not signed in is signed out already."""
    house = house_of(request)
    with suppress(NoPerson, BadCookie, Banned):
        visitor = await visitor_of(request)
        await house.people.end_session(visitor)
        house.hang_up(visitor.person.id, visitor.session.token if visitor.session is not None else None)
    return without_cookie(request)


async def sign_out_everywhere(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    await house.people.end_sessions(person)
    house.hang_up(person.id)
    return without_cookie(request)


async def report(request: Request) -> Response:
    """A name, or something that was said, for the operator to look at."""
    house, person, wish = house_of(request), await person_of(request), await read(request, Report)
    house.limits.take("report", person.id)
    await take_report(house, person, wish)
    return Response(status_code=204)


async def delete(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, DeleteMe)
    house.limits.take("password", address_of(request))
    await house.people.check_password(person, wish.password)
    await leave_for_good(house, person)
    house.outbox.forget(person.id)
    house.hang_up(person.id)
    return without_cookie(request)


async def with_cookie(request: Request, response: Response, person: PersonData) -> Response:
    """A new session for whoever asks."""
    response.headers["set-cookie"] = await house_of(request).people.cookie(person)
    return response


def without_cookie(request: Request) -> Response:
    response = Response(status_code=204)
    response.headers["set-cookie"] = house_of(request).people.cookies.header(None)
    return response


def language_of(request: Request) -> str:
    """The first language of the browser that we speak."""
    for part in request.headers.get("accept-language", "")[:1000].split(","):
        code = part.split(";")[0].strip().split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


async def invitation(request: Request) -> Response:
    """Where friends come in: a link to localhost would lead them to themselves."""
    return reply(Invitation(url=house_of(request).config.invitation))


ROUTES = [
    Route("/invitation", invitation, methods=["GET"]),
    Route("/me", who, methods=["GET"]),
    Route("/me", change, methods=["PATCH"]),
    Route("/me", delete, methods=["DELETE"]),
    Route("/me/register", register, methods=["POST"]),
    Route("/me/password", change_password, methods=["POST"]),
    Route("/sign-in", sign_in, methods=["POST"]),
    Route("/recover", recover, methods=["POST"]),
    Route("/sign-out", sign_out, methods=["POST"]),
    Route("/sign-out-everywhere", sign_out_everywhere, methods=["POST"]),
    Route("/reports", report, methods=["POST"]),
]
