"""/api/v1/people: profiles, and all that the house knows of oneself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from math import isfinite

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.server.friends import overview
from permonik.server.http.common import address_of, house_of, person_of, reply
from permonik.server.http.ratings import rating_out
from permonik.server.http.tables import A_FEW, shown
from permonik.server.limits import work_of
from permonik.server.people import me
from permonik.server.problems import BadMessage, NotShown
from permonik.server.profiles import profile, somebody
from permonik.server.storage.profiles import history
from permonik.server.wire.profiles import ExportOut, SaidOut, TriedOut
from permonik.server.wire.tables import TableOut

SIZES = ("", "alone", "two", "more")
LONGEST = 100  # of a filter


async def one(request: Request) -> Response:
    house, asker = house_of(request), await person_of(request)
    house.limits.spend(asker.id, address_of(request), work_of(500))
    return reply(await profile(house, await somebody(house, request.path_params["id"]), asker))


async def games(request: Request) -> Response:
    house, asker = house_of(request), await person_of(request)
    person = await somebody(house, request.path_params["id"])
    if person.id != asker.id and "history" not in person.shows.split():
        raise NotShown(f"{person.name} does not show that")
    chosen = request.query_params
    game, size, beside = (chosen.get(name, "") for name in ("game", "size", "with"))
    try:
        before = float(chosen.get("before", "1e12"))
    except ValueError:
        before = float("nan")
    if not isfinite(before) or size not in SIZES or max(len(game), len(beside)) > LONGEST:
        raise BadMessage("`before` is a time, `size` is alone, two or more, `game` and `with` are ids")
    where, values = history(person.id, asker.id, game, size, beside, before)
    return reply(await shown(request, asker, await house.tables.select(where, *values)))


async def export(request: Request) -> Response:
    """Everything, to take along. What others have said or played is theirs; records are at their tables."""
    house, person = house_of(request), await person_of(request)
    house.limits.take("import", person.id)
    played = await house.tables.played_by(person.id)
    muted = await house.people.store.muted_by(person.id)
    await house.people.recall(muted)
    out = ExportOut(
        me=me(person),
        created=person.created,
        seen=person.seen,
        lessons=await house.lessons.done(person.id),
        puzzles=[TriedOut(game=one[0], puzzle=one[1], solved=one[2]) for one in await house.puzzles.tried(person.id)],
        ratings=[rating_out(house, one) for one in await house.ratings.store.of_person(person.id)],
        tables=[],
        said=[
            SaidOut(table=row["table_id"], text=row["text"], at=row["at"])
            for row in await house.profiles.said(person.id)
        ],
        friends=await overview(house, person),
        muted=[house.people.known(id) for id in sorted(muted)],
    )
    tables = await in_pieces(await shown(request, person, played))
    response = reply(msgspec.structs.asdict(out) | {"tables": tables})
    response.headers["content-disposition"] = 'attachment; filename="permonik.json"'
    return response


async def in_pieces(tables: Sequence[TableOut]) -> msgspec.Raw:
    """A list, made a few at a time: others have their turn in between."""
    pieces = []
    for start in range(0, len(tables), A_FEW):
        pieces += [msgspec.json.encode(table) for table in tables[start : start + A_FEW]]
        await asyncio.sleep(0)
    return msgspec.Raw(b"[" + b",".join(pieces) + b"]")


ROUTES = [
    Route("/people/{id}", one, methods=["GET"]),
    Route("/people/{id}/games", games, methods=["GET"]),
    Route("/me/export", export, methods=["GET"]),
]
