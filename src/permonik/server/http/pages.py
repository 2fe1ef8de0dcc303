"""The page itself. Every path that is no file is a place inside the page, which the page understands by itself."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from permonik.server.assets import ASK_FIRST, FOREVER, Asset, answer, make_asset
from permonik.server.problems import NotFound

NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Permon\xc3\xadk</title>
<h1>The page has not been built</h1>
<p>The server is running, but the browser client is missing. In a checkout, run <code>make play</code>.</p>
</html>
"""


LONGEST_PATH = 200  # none of our files has a longer one


class Pages:
    """The files of the built client, read once and again when they change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.read: dict[Path, tuple[float, Asset]] = {}

    def asset(self, path: str) -> Asset | None:
        if "\0" in path or len(path) > LONGEST_PATH:
            return None
        try:
            file = (self.folder / path.lstrip("/")).resolve()
            if not file.is_relative_to(self.folder) or not file.is_file():
                return None
            changed = file.stat().st_mtime
        except OSError:  # no file system has such a name
            return None
        known = self.read.get(file)
        if known is None or known[0] != changed:
            type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            beside = file.with_name(f"{file.name}.br")
            brotli = beside.read_bytes() if beside.is_file() else None
            known = self.read[file] = (changed, make_asset(file.read_bytes(), with_charset(type), brotli))
        return known[1]


async def page(request: Request) -> Response:
    path = request.path_params["path"]
    if path == "api" or path.startswith("api/"):
        raise NotFound(f"nothing at /{path[:LONGEST_PATH]}; docs/api.md lists what there is")
    pages: Pages = request.app.state.pages
    asset = pages.asset(path) if path else None
    if asset is not None:
        # What the build puts into assets/ has a hash in its name, so it never changes.
        return answer(request, asset, FOREVER if path.startswith("assets/") else ASK_FIRST)
    if path.startswith("assets/"):
        raise NotFound(f"nothing at /{path[:LONGEST_PATH]}")
    index = pages.asset("index.html")
    if index is None:
        return Response(NOT_BUILT, 503, media_type="text/html; charset=utf-8")
    return answer(request, index)


def with_charset(type: str) -> str:
    return f"{type}; charset=utf-8" if type.startswith("text/") or type.endswith("javascript") else type
