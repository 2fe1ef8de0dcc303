"""/api/v1/me/word: how somebody wants to be told. /api/v1/word: the links in mails."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.server import timepiece
from permonik.server.house import House
from permonik.server.http.common import address_of, house_of, person_of, read, reply
from permonik.server.problems import BadMessage, BadToken, NoMail, NotRegistered
from permonik.server.storage.word import KINDS, Device, Wishes, known
from permonik.server.wire.word import DeviceWish, EmailWish, Token, Word, WordWish
from permonik.server.word.hours import check_zone
from permonik.server.word.mail import Unreachable, check_email
from permonik.server.word.push import check_device, public_key
from permonik.server.word.text import said

CONFIRM_WITHIN = 7 * 86400


async def show(request: Request) -> Response:
    person = await person_of(request)
    return reply(await word_of(house_of(request), person.id))


async def change(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, WordWish)
    hours = [wish.quiet_from, wish.quiet_to, wish.digest]
    if any(hour is not None and not 0 <= hour <= 23 for hour in hours):
        raise BadMessage("hours are 0 to 23")
    kept = msgspec.structs.replace(
        await wishes_of(house, person.id),
        mail=tuple(known(wish.mail)),
        push=tuple(known(wish.push)),
        quiet_from=wish.quiet_from,
        quiet_to=wish.quiet_to,
        digest=wish.digest,
        zone=check_zone(wish.zone),
        lang=wish.lang,
    )
    await house.outbox.keep(kept)
    return reply(await word_of(house, person.id))


async def set_email(request: Request) -> Response:
    """Sends a link to the new address; until it is opened nothing else is sent there."""
    house, person, wish = house_of(request), await person_of(request), await read(request, EmailWish)
    if person.guest:
        raise NotRegistered("mail is for registered people")
    if house.outbox.smtp is None:
        raise NoMail("the operator of this house has set up no mail")
    email = check_email(wish.email)
    for who in (person.id, address_of(request), f"to {email.lower()}"):
        house.limits.take("mail", who)
    kept = msgspec.structs.replace(await wishes_of(house, person.id), email=email, confirmed=False, lang=wish.lang)
    token = house.outbox.tokens.make("confirm", person.id, email, str(int(timepiece.now())))
    link = house.outbox.link(f"/mail/confirm?token={token}")
    text = said("word-confirm", wish.lang, name=person.name, link=link)
    try:
        await house.outbox.post(email, said("word-confirm-subject", wish.lang), text)
    except Unreachable:
        raise NoMail("the mail server did not take it; try again later") from None
    await house.outbox.keep(kept)
    return reply(await word_of(house, person.id))


async def drop_email(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    if await house.outbox.read(person.id) is not None:
        await house.outbox.keep(msgspec.structs.replace(await wishes_of(house, person.id), email=None, confirmed=False))
    return reply(await word_of(house, person.id))


async def add_device(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, DeviceWish)
    house.limits.take("device", person.id)
    device = check_device(Device(wish.endpoint, wish.p256dh, wish.auth), house.config.push_services)
    await house.outbox.store.add_device(person.id, device, timepiece.now())
    await house.outbox.keep(msgspec.structs.replace(await wishes_of(house, person.id), lang=wish.lang))
    return reply(await word_of(house, person.id), 201)


async def remove_device(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, DeviceWish)
    await house.outbox.store.remove_device(wish.endpoint, person.id)
    return reply(await word_of(house, person.id))


async def confirm(request: Request) -> Response:
    """The link of a mail; whoever opens it need not be signed in there."""
    house, wish = house_of(request), await read(request, Token)
    person, email, made = exactly(house.outbox.tokens.read(wish.token, "confirm"), 3)
    wishes = await house.outbox.read(person)
    if wishes is None or wishes.email != email or timepiece.now() - float(made) > CONFIRM_WITHIN:
        raise BadToken("this link is no longer good; ask for another one")
    await house.outbox.keep(msgspec.structs.replace(wishes, confirmed=True))
    return Response(status_code=204)


async def stop(request: Request) -> Response:
    """No more mails of these kinds. Mail programs send this by themselves (RFC 8058): the token is in the address."""
    house = house_of(request)
    person, *kinds = house.outbox.tokens.read(request.query_params.get("token", ""), "stop")
    wishes = await house.outbox.read(person)
    if wishes is not None:
        left = tuple(kind for kind in wishes.mail if kind not in kinds)
        await house.outbox.keep(msgspec.structs.replace(wishes, mail=left))
    return Response(status_code=204)


def exactly(parts: list[str], count: int) -> list[str]:
    if len(parts) != count:
        raise BadToken("this link was not made here")
    return parts


async def wishes_of(house: House, person: str) -> Wishes:
    return await house.outbox.read(person) or Wishes(person=person)


async def word_of(house: House, person: str) -> Word:
    wishes = await wishes_of(house, person)
    return Word(
        mail=list(wishes.mail),
        push=list(wishes.push),
        kinds=list(KINDS),
        quiet_from=wishes.quiet_from,
        quiet_to=wishes.quiet_to,
        digest=wishes.digest,
        zone=wishes.zone,
        lang=wishes.lang,  # type: ignore[arg-type]
        email=wishes.email,
        confirmed=wishes.confirmed,
        mail_works=house.outbox.smtp is not None,
        push_key=public_key(house.outbox.push_key),
        devices=len(await house.outbox.store.devices(person)),
    )


ROUTES = [
    Route("/me/word", show, methods=["GET"]),
    Route("/me/word", change, methods=["PUT"]),
    Route("/me/email", set_email, methods=["POST"]),
    Route("/me/email", drop_email, methods=["DELETE"]),
    Route("/me/devices", add_device, methods=["POST"]),
    Route("/me/devices", remove_device, methods=["DELETE"]),
    Route("/word/confirm", confirm, methods=["POST"]),
    Route("/word/stop", stop, methods=["POST"]),
]
