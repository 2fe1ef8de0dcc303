"""For whoever watches over the server: is it well, what does it count, what does it speak."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import permonik
from permonik.server.http.common import house_of, reply
from permonik.server.wire import VERSION
from permonik.server.wire.from_browser import FromBrowser
from permonik.server.wire.structures import structures
from permonik.server.wire.to_browser import ToBrowser


async def health(request: Request) -> Response:
    """Well is who can ask the database."""
    await house_of(request).storage.fetch("SELECT 1")
    return reply({"status": "ok", "version": permonik.__version__, "api": VERSION})


async def metrics(request: Request) -> Response:
    return Response(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def schema(request: Request) -> Response:
    return reply(schemas())


@cache
def schemas() -> dict[str, Any]:
    """Every structure of the wire as JSON Schema."""
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
    }
