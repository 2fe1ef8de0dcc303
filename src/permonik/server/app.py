"""The application: routes, the socket, the guard in front of them, and the house behind."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from permonik.server.config import Config
from permonik.server.guard import DEVICE, Guard
from permonik.server.house import House
from permonik.server.http import (
    caves,
    friends,
    games,
    lessons,
    people,
    profiles,
    puzzles,
    ratings,
    seeking,
    tables,
    turns,
    watch,
    word,
)
from permonik.server.http.common import problem
from permonik.server.http.device import DevicePages, device
from permonik.server.http.pages import Pages, page
from permonik.server.logs import tell
from permonik.server.problems import MethodNotAllowed, NotFound, Refused
from permonik.server.socket import table_socket


def make_app(config: Config) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = app.state.house = House(config)
        try:
            await house.open()
            tell("open", data=str(config.data))
            yield
        finally:
            await house.close()
            app.state.device.close()
            tell("closed")

    api: list[BaseRoute] = [
        *people.ROUTES,
        *games.ROUTES,
        *lessons.ROUTES,
        *puzzles.ROUTES,
        *tables.ROUTES,
        *ratings.ROUTES,
        *turns.ROUTES,
        *profiles.ROUTES,
        *caves.ROUTES,
        *word.ROUTES,
        *friends.ROUTES,
        *seeking.ROUTES,
        WebSocketRoute("/tables/{id}/socket", table_socket),
    ]
    routes = [
        Mount("/api/v1", routes=api),
        Route("/api/schema.json", watch.schema, methods=["GET"]),
        Route("/healthz", watch.health, methods=["GET"]),
        Route("/metrics", watch.metrics, methods=["GET"]),
        Route(DEVICE, device, methods=["GET"]),
        Route(f"{DEVICE}/{{path:path}}", device, methods=["GET"]),
        Route("/{path:path}", page, methods=["GET"]),
    ]
    app = Starlette(
        routes=routes,
        middleware=[Middleware(Guard, config=config)],
        lifespan=lifespan,
        exception_handlers={HTTPException: refuse},
    )
    app.state.pages = Pages(config.static)
    app.state.device = DevicePages()
    return app


async def refuse(request: Request, error: Exception) -> Response:
    """What the router does not find or allow."""
    refused: Refused = NotFound(f"nothing at {request.url.path}; docs/api.md lists what there is")
    if isinstance(error, HTTPException) and error.status_code == 405:
        refused = MethodNotAllowed(f"{request.method} is not possible at {request.url.path}")
    return problem(refused)
