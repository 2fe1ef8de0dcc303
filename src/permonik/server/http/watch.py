"""For whoever watches over the server: is it well, what does it count, what does it speak."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import permonik
from permonik.server.http.common import house_of, reply
from permonik.server.http.view_schemas import view_schemas
from permonik.server.signs.ready import obstacle
from permonik.server.signs.together import numbers
from permonik.server.wire import VERSION
from permonik.server.wire.from_browser import FromBrowser
from permonik.server.wire.structures import structures
from permonik.server.wire.to_browser import ToBrowser


async def health(request: Request) -> Response:
    """Whoever answers lives. Nothing else is asked: a database that is away is no reason to end the process."""
    return reply({"status": "ok", "version": permonik.__version__, "api": VERSION})


async def ready(request: Request) -> Response:
    """For a proxy that has others to send visitors to."""
    why = await obstacle(house_of(request))
    return reply(
        {"status": "ready"} if why is None else {"status": "not ready", "why": why}, 200 if why is None else 503
    )


async def metrics(request: Request) -> Response:
    text = await numbers(house_of(request), request)
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


async def schema(request: Request) -> Response:
    return reply(schemas())


@cache
def schemas() -> dict[str, Any]:
    """Every structure of the wire as JSON Schema, and what a state tells of each game."""
    _, components = msgspec.json.schema_components(structures(), ref_template="#/$defs/{name}")
    unions = {
        name: {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in union.__args__]}
        for name, union in (("FromBrowser", FromBrowser), ("ToBrowser", ToBrowser))
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Permoník",
        "version": VERSION,
        "$defs": components | unions,
        "games": view_schemas(),
    }
