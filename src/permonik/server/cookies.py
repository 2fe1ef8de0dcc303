"""The cookie that says who somebody is: a session that the server keeps.

Cookies from before there were sessions are still understood: a person's id and version, signed with the server's key.
"""

from __future__ import annotations

import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path

from permonik.server.config import BadConfig
from permonik.server.problems import BadCookie, NoPerson

NAME = "permonik"
YEAR = 365 * 24 * 3600
KEY_FILE = "cookie.key"


def read_key(data: Path) -> bytes:
    """The key of this data folder, made at the first start. Readable by its owner only."""
    key = secrets.token_bytes(32)
    try:
        keep_key(data, key)
    except FileExistsError:
        file = data / KEY_FILE
        key = file.read_bytes()
        if len(key) < 32:
            raise BadConfig(f"{file} is no cookie key; remove it, and everybody gets a new cookie") from None
    return key


def keep_key(data: Path, key: bytes) -> None:
    """Into a folder that has none."""
    handle = os.open(data / KEY_FILE, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as out:
        out.write(key)
        out.flush()
        os.fsync(out.fileno())


class Cookies:
    def __init__(self, key: bytes, secure: bool) -> None:
        self.key = key
        self.secure = secure

    def seal(self, person: str, version: int) -> str:
        return hmac.new(self.key, f"{person}.{version}".encode(), sha256).hexdigest()

    def read(self, value: str) -> tuple[str, int]:
        """The person's id and version of an old cookie; whether that version still holds, the people know."""
        person, _, rest = value.partition(".")
        version, _, seal = rest.partition(".")
        if not version.isascii() or not version.isdigit() or len(version) > 9 or version == "0":
            raise BadCookie("the cookie was not made here")
        if not hmac.compare_digest(seal.encode(), self.seal(person, int(version)).encode()):
            raise BadCookie("the cookie was not made here")
        return person, int(version)

    def header(self, value: str | None) -> str:
        """The Set-Cookie header; None takes the cookie away."""
        parts = [f"{NAME}={value or ''}", "Path=/", f"Max-Age={YEAR if value else 0}", "HttpOnly", "SameSite=Lax"]
        return "; ".join([*parts, "Secure"] if self.secure else parts)


def cookie_of(header: str) -> str:
    """Our cookie among those of a Cookie header."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == NAME and value:
            return value.strip('"')
    raise NoPerson("nobody is signed in; ask for /api/v1/me first")
