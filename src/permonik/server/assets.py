"""Files as they are sent: with a tag, so that nothing is sent twice, and packed where that helps."""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"


class Asset(NamedTuple):
    body: bytes
    packed: bytes | None
    type: str
    tag: str


def make_asset(body: bytes, type: str) -> Asset:
    packed = gzip.compress(body, 9, mtime=0) if len(body) > 1000 and worth_packing(type) else None
    return Asset(body, packed if packed and len(packed) < len(body) else None, type, sha256(body).hexdigest()[:24])


def worth_packing(type: str) -> bool:
    return type.startswith("text/") or any(word in type for word in ("javascript", "json", "svg", "manifest"))


def answer(request: Request, asset: Asset, cache: str = ASK_FIRST, status: int = 200) -> Response:
    headers = {"etag": f'"{asset.tag}"', "cache-control": cache, "vary": "accept-encoding"}
    if status == 200 and asset.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = asset.body
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = asset.packed
        headers["content-encoding"] = "gzip"
    return Response(body, status, headers, asset.type)
