"""/api/v1/friends and /api/v1/groups."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.server import friends
from permonik.server.http.common import address_of, house_of, person_of, read, reply
from permonik.server.http.tables import live_of
from permonik.server.storage.people import PersonData
from permonik.server.wire.together import Block, Code, GroupInfo, NewGroup, Whom


async def mine(request: Request) -> Response:
    return reply(await friends.overview(house_of(request), await person_of(request)))


async def whose(request: Request) -> Response:
    house, person = house_of(request), await guesser(request)
    found = await friends.behind(house, person, request.path_params["code"])
    return reply(house.people.known(found.id))


async def befriend(request: Request) -> Response:
    house, person = house_of(request), await guesser(request)
    await friends.befriend(house, person, (await read(request, Code)).code)
    return reply(await friends.overview(house, person))


async def part(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    await house.friends.part(person.id, request.path_params["id"])
    return reply(await friends.overview(house, person))


async def renew(request: Request) -> Response:
    house, person = house_of(request), await guesser(request)
    await house.friends.set_code(person.id, friends.new_code())
    return reply(await friends.overview(house, person))


async def block(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, Block)
    await friends.block(house, person, wish.person, wish.blocked)
    return reply(await friends.overview(house, person))


async def invite(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    house.limits.take("invite", person.id)
    await friends.invite(house, await live_of(request), person, (await read(request, Whom)).person)
    return Response(status_code=204)


async def decline(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    await house.friends.decline(person.id, request.path_params["id"])
    return Response(status_code=204)


async def found(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, NewGroup)
    house.limits.take("table", person.id)
    return reply(await friends.group_out(house, await friends.found(house, person, wish.name), person), 201)


async def group(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    circle = await friends.own_group(house, person, request.path_params["id"])
    return reply(await friends.group_out(house, circle, person, request.query_params.get("season", "")))


async def which(request: Request) -> Response:
    house, person = house_of(request), await guesser(request)
    circle = await friends.group_of_code(house, person, request.path_params["code"])
    return reply(GroupInfo(id=circle.id, name=circle.name, members=len(circle.members)))


async def join(request: Request) -> Response:
    house, person = house_of(request), await guesser(request)
    circle = await friends.join(house, person, (await read(request, Code)).code)
    return reply(await friends.group_out(house, circle, person))


async def leave(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    await house.friends.leave(await friends.own_group(house, person, request.path_params["id"]), person.id)
    return Response(status_code=204)


async def remove(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, Whom)
    circle = await friends.remove(house, person, request.path_params["id"], wish.person)
    return reply(await friends.group_out(house, circle, person))


async def renew_group(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    circle = await friends.renew_code(house, person, request.path_params["id"])
    return reply(await friends.group_out(house, circle, person))


async def guesser(request: Request) -> PersonData:
    """Who asks with a code; nobody may try many."""
    house, person = house_of(request), await person_of(request)
    house.limits.take("code", person.id)
    house.limits.take("code", address_of(request))
    return person


ROUTES = [
    Route("/friends", mine, methods=["GET"]),
    Route("/friends", befriend, methods=["POST"]),
    Route("/friends/{id}", part, methods=["DELETE"]),
    Route("/friend-codes", renew, methods=["POST"]),
    Route("/friend-codes/{code}", whose, methods=["GET"]),
    Route("/blocks", block, methods=["POST"]),
    Route("/tables/{id}/invite", invite, methods=["POST"]),
    Route("/tables/{id}/invite", decline, methods=["DELETE"]),
    Route("/groups", found, methods=["POST"]),
    Route("/groups/join", join, methods=["POST"]),
    Route("/groups/{id}", group, methods=["GET"]),
    Route("/groups/{id}/leave", leave, methods=["POST"]),
    Route("/groups/{id}/remove", remove, methods=["POST"]),
    Route("/groups/{id}/code", renew_group, methods=["POST"]),
    Route("/group-codes/{code}", which, methods=["GET"]),
]
