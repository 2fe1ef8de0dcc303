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
    packed: dict[str, bytes]  # by the name of the encoding, the best first
    type: str
    tag: str


def make_asset(body: bytes, type: str, brotli: bytes | None = None) -> Asset:
    """`brotli`: the same, packed already when the page was built."""
    packed = {}
    if worth_packing(type):
        packed = {"br": brotli or body, "gzip": gzip.compress(body, 9, mtime=0)}
    smaller = {encoding: data for encoding, data in packed.items() if len(data) < len(body)}
    return Asset(body, smaller, type, sha256(body).hexdigest()[:24])


def worth_packing(type: str) -> bool:
    return type.startswith("text/") or any(word in type for word in ("javascript", "json", "svg", "manifest"))


def answer(request: Request, asset: Asset, cache: str = ASK_FIRST, status: int = 200) -> Response:
    headers = {"etag": f'"{asset.tag}"', "cache-control": cache, "vary": "accept-encoding"}
    if status == 200 and asset.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for encoding, body in asset.packed.items():
        if encoding in accepted:
            return Response(body, status, {**headers, "content-encoding": encoding}, asset.type)
    return Response(asset.body, status, headers, asset.type)
