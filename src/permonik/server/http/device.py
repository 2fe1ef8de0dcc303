"""The house without a server, handed out by this one at /device/: whoever has been there plays on when the server is
away (docs/static.md). It is written when somebody first comes for it, beside nothing that must be kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from permonik.server.assets import ASK_FIRST, FOREVER, answer
from permonik.server.folder import NoPage, write
from permonik.server.guard import DEVICE
from permonik.server.http.pages import NOT_BUILT, Pages
from permonik.server.problems import NotFound


class DevicePages:
    def __init__(self) -> None:
        self.place: TemporaryDirectory[str] | None = None
        self.pages: Pages | None = None
        self.writing = asyncio.Lock()

    async def open(self) -> Pages:
        """The folder; those who come while it is written wait for it."""
        async with self.writing:
            if self.pages is None:
                self.place = TemporaryDirectory(prefix="permonik-device-")
                folder = Path(self.place.name) / "house"
                await asyncio.to_thread(write, folder, "../")
                self.pages = Pages(folder)
        return self.pages

    def close(self) -> None:
        if self.place is not None:
            self.place.cleanup()


async def device(request: Request) -> Response:
    path = request.path_params.get("path")
    if path is None:
        return RedirectResponse(f"{DEVICE}/", 308)
    try:
        pages = await request.app.state.device.open()
    except NoPage:
        return Response(NOT_BUILT, 503, media_type="text/html; charset=utf-8")
    asset = pages.asset(path or "index.html")
    if asset is None:
        raise NotFound(f"nothing at {request.url.path[:200]}")
    return answer(request, asset, FOREVER if path.startswith("assets/") else ASK_FIRST)
