"""How much somebody may ask for: a bucket that fills up again, per person and per address.

Most deeds take one from the bucket of their kind. Besides, all that is asked for is paid in `work`: one unit stands for
a millisecond of a processor. What is done elsewhere is paid before, by what it will cost about; what the loop's own
thread does is measured, and paid afterwards.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from math import ceil
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
    "review": Limit(6, 0.02),  # per person, each review that is begun
    "answers": Limit(12, 0.1),  # per person, each line whose single answers are weighed
    "message": Limit(120, 30),  # per person, each message on a socket
    "look": Limit(40, 10),  # per person, each position looked back at, and each undo
    "chat": Limit(8, 0.5),  # per person, each line
    "socket": Limit(60, 2),  # per address and per person, each socket opened
    "mail": Limit(3, 0.001),  # per person, address and recipient, each link that is mailed
    "device": Limit(10, 0.02),  # per person, each browser for push messages
    "holiday": Limit(5, 0.01),  # per person, each holiday taken or ended
    "report": Limit(5, 0.02),  # per person, each report
    "code": Limit(20, 0.1),  # per person and per address, each code of a friend or group tried
    "invite": Limit(30, 0.5),  # per person, each invitation to a table
    "work": Limit(1000, 100),  # per person, in units of work
    "address-work": Limit(5000, 400),  # per address; a school may stand behind one
}


class Limits:
    def __init__(self, factor: float) -> None:
        self.factor = factor
        self.stretched: dict[Limit, Limit] = {}  # by the factor
        self.spent: Counter[str] = Counter()  # units of work per person, for the operator
        self.full_at: OrderedDict[tuple[str, str], float] = OrderedDict()  # when each bucket will be full again

    def take(self, kind: str, who: str, cost: float = 1) -> None:
        """Takes so much from the bucket, or refuses. Whatever costs more than the bucket holds takes all of it."""
        if not self.factor:
            return
        burst, rate = self.of(kind)
        cost = min(cost, burst) if cost > 1 else cost
        left = self.left(kind, who)
        if left < cost:
            raise TooManyRequests(f"too many at once ({kind}); try again in {(cost - left) / rate:.0f} s")
        if cost:  # else somebody only asks whether there is a debt, and every message does
            self.keep(kind, who, left - cost)

    def spend(self, person: str, address: str, cost: float) -> None:
        """Work for a person at an address, before it is done."""
        self.note(person, cost)
        self.take("work", person, cost)
        self.take("address-work", address, cost)

    def charge(self, person: str | None, address: str, cost: float) -> None:
        """Work that was done already. It is never refused: what comes next is, until it is paid for."""
        if not self.factor:
            return
        for kind, who in (("work", person), ("address-work", address)):
            if who is not None:
                self.keep(kind, who, max(self.left(kind, who) - cost, -self.of(kind).burst))
        if person is not None:
            self.note(person, cost)

    def check(self, person: str | None, address: str) -> None:
        """Refuses whoever has not paid yet for what was done."""
        if person is not None:
            self.take("work", person, 0)
        self.take("address-work", address, 0)

    # -- inside ----------------------------------------------------------------------------------------------

    def of(self, kind: str) -> Limit:
        limit = LIMITS[kind]
        found = self.stretched.get(limit)
        if found is None:
            found = self.stretched[limit] = Limit(limit.burst * self.factor, limit.rate * self.factor)
        return found

    def left(self, kind: str, who: str) -> float:
        burst, rate = self.of(kind)
        return burst - max(0.0, self.full_at.get((kind, who), 0.0) - time.monotonic()) * rate

    def keep(self, kind: str, who: str, left: float) -> None:
        burst, rate = self.of(kind)
        self.full_at[kind, who] = time.monotonic() + (burst - left) / rate
        self.full_at.move_to_end((kind, who))
        while len(self.full_at) > MOST_BUCKETS:
            self.full_at.popitem(last=False)

    def note(self, person: str, cost: float) -> None:
        self.spent[person] += ceil(cost)
        if len(self.spent) > MOST_BUCKETS:
            self.spent = Counter(dict(self.spent.most_common(MOST_BUCKETS // 2)))


def work_of(entries: int) -> float:
    """What telling, or following, a match of so many entries costs."""
    return 1 + entries / 50
