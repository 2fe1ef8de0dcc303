"""How often somebody may do something: a bucket of tokens that fills up again, per person and per address."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

from permonik.server.problems import TooManyRequests

MOST_BUCKETS = 20_000


class Limit(NamedTuple):
    """`burst` at once, and `rate` per second after that."""

    burst: float
    rate: float


LIMITS: dict[str, Limit] = {
    "request": Limit(60, 15),  # per person, each HTTP request
    "address": Limit(400, 80),  # per address, each HTTP request
    "guest": Limit(20, 0.1),  # per address, each new guest
    "password": Limit(10, 0.1),  # per address and per name, each password or recovery code tried
    "table": Limit(20, 0.2),  # per person, each new table
    "import": Limit(5, 0.1),  # per person, each imported or forked record
    "message": Limit(120, 30),  # per person, each message on a socket
    "look": Limit(40, 10),  # per person, each position looked back at, and each undo
    "chat": Limit(8, 0.5),  # per person, each line
    "socket": Limit(60, 2),  # per address and per person, each socket opened
}


class Limits:
    def __init__(self, factor: float) -> None:
        self.factor = factor
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str) -> None:
        """Takes a token, or refuses."""
        if not self.factor:
            return
        burst, rate = LIMITS[kind].burst * self.factor, LIMITS[kind].rate * self.factor
        now = time.monotonic()
        left, then = self.buckets.pop((kind, who), (burst, now))
        left = min(burst, left + (now - then) * rate)
        enough = left >= 1
        self.buckets[kind, who] = (left - 1 if enough else left, now)
        while len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if not enough:
            raise TooManyRequests(f"too many at once ({kind}); try again in {(1 - left) / rate:.0f} s")
