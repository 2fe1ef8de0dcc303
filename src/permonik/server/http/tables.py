"""/api/v1/tables: lists, the waiting room, and what comes after a match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from math import isfinite

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.server.cluster.inside import via_of
from permonik.server.http.common import MOST_RECORD_BYTES, address_of, house_of, person_of, read, reply
from permonik.server.limits import work_of
from permonik.server.play.live import LiveTable
from permonik.server.problems import BadMessage
from permonik.server.storage.people import PersonData
from permonik.server.tables import lobby, studies
from permonik.server.tables.data import TableData
from permonik.server.tables.out import table_out
from permonik.server.wire.reviews import ReviewWish
from permonik.server.wire.tables import Fork, Import, Join, NewTable, Remove, Settings, TableOut

A_FEW = 50


async def public(request: Request) -> Response:
    person = await person_of(request)
    return reply(await shown(request, person, await house_of(request).tables.public()))


async def mine(request: Request) -> Response:
    person = await person_of(request)
    return reply(await shown(request, person, await house_of(request).tables.mine(person.id)))


async def finished(request: Request) -> Response:
    person = await person_of(request)
    try:
        before = float(request.query_params.get("before", "1e12"))
    except ValueError:
        before = float("nan")
    if not isfinite(before):
        raise BadMessage("`before` is a time, such as the `changed` of a table")
    return reply(await shown(request, person, await house_of(request).tables.finished(person.id, before)))


async def create(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, NewTable)
    house.limits.take("table", person.id)
    return reply(await one(await lobby.create(house, person, wish), person), 201)


async def bring(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    house.limits.take("import", person.id)
    wish = await read(request, Import, MOST_RECORD_BYTES)
    house.limits.spend(person.id, address_of(request), 50 + len(wish.record) / 1000)
    return reply(await one(await studies.bring(house, person, wish.record), person), 201)


async def show(request: Request) -> Response:
    person = await person_of(request)
    return reply(await one(await live_of(request), person))


async def change(request: Request) -> Response:
    person, live = await person_of(request), await live_of(request)
    await lobby.change(live, person, await read(request, Settings))
    return reply(await one(live, person))


async def join(request: Request) -> Response:
    person, live = await person_of(request), await live_of(request)
    await lobby.join(live, person, (await read(request, Join)).seat)
    return reply(await one(live, person))


async def leave(request: Request) -> Response:
    person, live = await person_of(request), await live_of(request)
    await lobby.leave(house_of(request), live, person)
    return Response(status_code=204)


async def start(request: Request) -> Response:
    person, live = await person_of(request), await live_of(request)
    await lobby.start(live, person)
    return reply(await one(live, person))


async def remove(request: Request) -> Response:
    person, live = await person_of(request), await live_of(request)
    await lobby.remove(house_of(request), live, person, (await read(request, Remove)).person)
    return reply(await one(live, person))


async def rematch(request: Request) -> Response:
    person, live = await person_of(request), await live_of(request)
    house = house_of(request)
    house.limits.take("table", person.id)
    (out,) = await shown(request, person, [await lobby.rematch(house, live, person)])
    return reply(out)


async def fork(request: Request) -> Response:
    house, person, live = house_of(request), await person_of(request), await live_of(request)
    house.limits.take("import", person.id)
    wish = await read(request, Fork)
    house.limits.spend(person.id, address_of(request), work_of(live.data.entries))
    return reply(await one(await studies.fork(house, live, person, wish.at, wish.bots), person), 201)


async def record(request: Request) -> Response:
    house, person, live = house_of(request), await person_of(request), await live_of(request)
    house.limits.spend(person.id, address_of(request), work_of(live.data.entries))
    text = await studies.export(live, person)
    name = f"{live.data.game}-{live.data.id[:8]}.permonik"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


async def ask_review(request: Request) -> Response:
    person, live = await person_of(request), await live_of(request)
    wish = await read(request, ReviewWish)
    return reply(await house_of(request).reviews.ask(live, person, wish.seat, wish.entry), 202)


async def see_review(request: Request) -> Response:
    person, live = await person_of(request), await live_of(request)
    seat, entry = request.query_params.get("seat", "0"), request.query_params.get("entry")
    if not is_number(seat, 2):
        raise BadMessage("`seat` is the number of a seat, from 0 on")
    if entry is not None and not is_number(entry, 6):
        raise BadMessage("`entry` is the number of an entry, from 0 on")
    line = None if entry is None else int(entry)
    return reply(await house_of(request).reviews.look(live, person, int(seat), line))


def is_number(text: str, digits: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= digits


async def live_of(request: Request) -> LiveTable:
    return await house_of(request).table(request.path_params["id"], via_of(request.scope) is not None)


async def one(live: LiveTable, person: PersonData) -> TableOut:
    return await table_out(live.house.people, live.data, person.id, live.online(), live.hints)


async def shown(request: Request, person: PersonData, tables: Sequence[TableData]) -> list[TableOut]:
    house = house_of(request)
    outs, online_at = [], await house.online_at(tables)
    for number, table in enumerate(tables, 1):
        online = online_at(table)
        outs.append(await table_out(house.people, table, person.id, online))
        if number % A_FEW == 0:
            await asyncio.sleep(0)  # somebody's whole past can be long; others have their turn meanwhile
    return outs


ROUTES = [
    Route("/tables", public, methods=["GET"]),
    Route("/tables", create, methods=["POST"]),
    Route("/tables/mine", mine, methods=["GET"]),
    Route("/tables/finished", finished, methods=["GET"]),
    Route("/tables/import", bring, methods=["POST"]),
    Route("/tables/{id}", show, methods=["GET"]),
    Route("/tables/{id}", change, methods=["PATCH"]),
    Route("/tables/{id}/join", join, methods=["POST"]),
    Route("/tables/{id}/leave", leave, methods=["POST"]),
    Route("/tables/{id}/start", start, methods=["POST"]),
    Route("/tables/{id}/remove", remove, methods=["POST"]),
    Route("/tables/{id}/rematch", rematch, methods=["POST"]),
    Route("/tables/{id}/fork", fork, methods=["POST"]),
    Route("/tables/{id}/record", record, methods=["GET"]),
    Route("/tables/{id}/review", see_review, methods=["GET"]),
    Route("/tables/{id}/review", ask_review, methods=["POST"]),
]
