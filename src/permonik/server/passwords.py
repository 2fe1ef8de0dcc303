"""Passwords and recovery codes, as argon2id hashes. Hashing takes its time, so it happens in a thread, two at once."""

from __future__ import annotations

import asyncio
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from permonik.server.problems import BadPassword

SHORTEST, LONGEST = 8, 200
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike on paper


class Passwords:
    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.turns = asyncio.Semaphore(2)
        self.nobody = ""

    async def hash(self, secret: str) -> str:
        async with self.turns:
            return await asyncio.to_thread(self.hasher.hash, secret)

    async def fits(self, hash: str | None, secret: str) -> bool:
        """Takes as long for somebody who does not exist as for somebody who does."""
        if not self.nobody:
            self.nobody = await self.hash(secrets.token_hex(16))
        async with self.turns:
            right = await asyncio.to_thread(self.verify, hash or self.nobody, secret)
        return right and hash is not None

    def verify(self, hash: str, secret: str) -> bool:
        try:
            return self.hasher.verify(hash, secret)
        except (VerificationError, InvalidHashError):
            return False


def check_password(password: str) -> str:
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadPassword(f"a password has {SHORTEST} to {LONGEST} characters")
    try:
        password.encode()
    except UnicodeEncodeError:
        raise BadPassword("a password is text") from None
    return password


def new_recovery() -> str:
    """Twenty letters, a hundred bits: 7QKF-2MZX-…"""
    groups = ["".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(5)]
    return "-".join(groups)


def plain_recovery(code: str) -> str:
    """A code as somebody typed it."""
    return "".join(c for c in code.upper() if c in LETTERS)
