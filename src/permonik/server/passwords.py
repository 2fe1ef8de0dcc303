"""Passwords and recovery codes, as argon2id hashes. Hashing takes its time, so it has two threads of its own."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from permonik.server.problems import BadPassword, TooManyRequests

SHORTEST, LONGEST = 8, 200
LONGEST_CODE = 100
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike on paper
MOST_WAITING = 40  # more would wait for longer than anybody does


class Passwords:
    def __init__(self) -> None:
        # The first choice of OWASP's Password Storage Cheat Sheet: 46 MiB, one pass, one lane.
        self.hasher = PasswordHasher(time_cost=1, memory_cost=47104, parallelism=1)
        self.threads = ThreadPoolExecutor(2, "permonik-password")
        self.waiting = 0
        self.nobody = ""

    async def hash(self, secret: str) -> str:
        return await self.work(self.hasher.hash, secret)

    async def fits(self, hash: str | None, secret: str) -> bool:
        """Takes as long for somebody who does not exist as for somebody who does."""
        if len(secret) > LONGEST:
            return False
        if not self.nobody:
            self.nobody = await self.hash(secrets.token_hex(16))
        right = await self.work(self.verify, f"{hash or self.nobody} {secret}")
        return right == "yes" and hash is not None

    def is_old(self, hash: str) -> bool:
        """Made with other parameters than today's."""
        return self.hasher.check_needs_rehash(hash)

    def verify(self, both: str) -> str:
        hash, _, secret = both.partition(" ")
        try:
            return "yes" if self.hasher.verify(hash, secret) else "no"
        except (VerificationError, InvalidHashError, UnicodeEncodeError):
            return "no"

    async def work(self, deed: Callable[[str], str], secret: str) -> str:
        if self.waiting >= MOST_WAITING:
            raise TooManyRequests("too many passwords are being checked at once; try again in a moment")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, deed, secret)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


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
    return "".join(c for c in code[:LONGEST_CODE].upper() if c in LETTERS)
