"""What stands in front of every request: who may send it, how often, and what every answer carries."""

from __future__ import annotations

import time
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from permonik.errors import PermonikError
from permonik.server.config import LOOPBACK, Config, origin_of
from permonik.server.http.common import PERSON, problem
from permonik.server.logs import mistake, tell
from permonik.server.metering import Metered
from permonik.server.problems import BadOrigin, ServerMistake, code_of
from permonik.server.signs.trail import HEADER, SOCKET, Trail, follow, id_of

DEVICE = "/device"  # where the house without a server lies
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places on boards are style attributes
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
# Python in the browser: its machine code, and what the page has unpacked by itself.
DEVICE_POLICY = f"{POLICY}; script-src 'self' blob: 'wasm-unsafe-eval'; connect-src 'self' blob:"
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a private table is as private as its link
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
LONGEST_PATH = 200  # in the log
QUIET = ("/healthz", "/readyz", "/metrics")


class Guard:
    """The outermost layer. Refusals of whatever is inside become Problems here."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        trail = follow(id_of(scope, self.config.proxies))
        if scope["type"] == "websocket":
            SOCKET.set(trail)
            await self.app(scope, receive, named(send, trail))
            return
        start, status = time.perf_counter(), 0
        house = scope["app"].state.house if "app" in scope else None
        address = scope["client"][0] if scope.get("client") else "?"
        work: Metered[None] | None = None

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                dress(message, self.config.secure, scope["path"])
                message["headers"].append((HEADER, trail.id.encode()))
            await send(message)

        try:
            if house is not None:
                house.limits.take("address", address)
                house.limits.check(None, address)
                house.addresses.check(address)
            if scope["method"] not in SAFE:
                check_origin(self.config, Headers(scope=scope))
            if house is not None:
                await house.rounds.begin(address)
            trail.mark("understood")
            work = Metered(self.answer(scope, receive, send_guarded))
            await work
        except PermonikError as error:
            trail.outcome = code_of(error)
            if house is not None:
                house.metrics.count("refusals", "code", code_of(error))
            if not status:
                response = problem(error)
                if code_of(error) == "bad-cookie" and house is not None:
                    response.headers["set-cookie"] = house.people.cookies.header(None)
                await response(scope, receive, send_guarded)
        except Exception:
            trail.outcome = "server-mistake"
            if house is not None:
                house.metrics.count("errors")
            mistake("a request failed", path=scope["path"][:LONGEST_PATH])
            if not status:
                await problem(ServerMistake(f"the server made a mistake; it has been noted as {trail.id}"))(
                    scope, receive, send_guarded
                )
        if house is not None:
            house.metrics.count("http_requests", "status", str(status))
            trail.what = f"{scope['method']} {pattern(scope)}"
            house.signs.end_request(trail)
            if work is not None:
                house.limits.charge(scope.get(PERSON), address, work.took * 1000)
        if scope["path"] not in QUIET and status != 429:  # whoever asks too often would fill the disk, too
            took = round((time.perf_counter() - start) * 1000, 1)
            tell("request", method=scope["method"], path=scope["path"][:LONGEST_PATH], status=status, ms=took)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)


def named(send: Send, trail: Trail) -> Send:
    """A socket, or the refusal of one, is answered with its id, too."""

    async def send_named(message: Message) -> None:
        if message["type"] in ("websocket.accept", "websocket.http.response.start"):
            message["headers"] = [*message.get("headers", ()), (HEADER, trail.id.encode())]
        await send(message)

    return send_named


def pattern(scope: Scope) -> str:
    """The path without what it names: ids of tables and people are nobody's business outside."""
    path: str = scope["path"]
    for name, value in scope.get("path_params", {}).items():
        path = path.replace(str(value), f"{{{name}}}", 1) if value != "" else path
    return path if "endpoint" in scope else "?"


def dress(message: MutableMapping[str, Any], secure: bool, path: str) -> None:
    headers = MutableHeaders(raw=message["headers"])
    for name, value in HEADERS.items():
        headers[name] = value
    if path.startswith(f"{DEVICE}/"):
        headers["content-security-policy"] = DEVICE_POLICY
    if secure:
        headers["strict-transport-security"] = "max-age=31536000"
    if path.startswith("/api/") and "cache-control" not in headers:
        headers["cache-control"] = "no-store"
    message["headers"] = headers.raw


def check_origin(config: Config, headers: Headers) -> None:
    """Browsers say from which page a request comes, and cannot be made to lie; other programs may stay silent."""
    origin = headers.get("origin")
    host = headers.get("host", "")
    if config.public_url is None and config.host in LOOPBACK and hostname(f"//{host}") not in LOOPBACK:
        # Another name that leads here is a page elsewhere that has its name resolved to this machine.
        raise BadOrigin(f"this server is called localhost, not {host[:200]!r}; see --public-url")
    if origin is None:
        return
    if config.public_url is not None and origin == origin_of(config.public_url):
        return
    if host and origin_of(origin) is not None and urlsplit(origin).netloc.lower() == host.lower():
        if config.public_url is None or hostname(origin) in LOOPBACK:
            return
    raise BadOrigin(f"requests from pages of {origin[:200]} are not welcome")


def hostname(url: str) -> str | None:
    try:
        return urlsplit(url).hostname
    except ValueError:
        return None
