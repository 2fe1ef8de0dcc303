"""Links in mails: signed by the house, so that nothing has to be kept of them."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from hashlib import sha256

from permonik.server.problems import BadToken


class Tokens:
    def __init__(self, key: bytes) -> None:
        self.key = sha256(b"permonik mail\0" + key).digest()

    def make(self, *parts: str) -> str:
        text = "\n".join(parts)
        return f"{urlsafe_b64encode(text.encode()).decode().rstrip('=')}.{self.seal(text)}"

    def read(self, token: str, first: str) -> list[str]:
        """What the token was made of, without the word that says what it is for."""
        body, _, seal = token[:2000].partition(".")
        try:
            text = urlsafe_b64decode(body + "=" * (-len(body) % 4)).decode()
        except (Error, ValueError):
            raise BadToken("this link was not made here") from None
        parts = text.split("\n")
        if not hmac.compare_digest(seal.encode(), self.seal(text).encode()) or parts[0] != first:
            raise BadToken("this link was not made here")
        return parts[1:]

    def seal(self, text: str) -> str:
        return urlsafe_b64encode(hmac.new(self.key, text.encode(), sha256).digest()[:18]).decode()
