"""When to stop: a sequential test of the first bot's share of wins, deal by deal."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable

from permonik.arena.table import Played

ERROR = 0.05  # of either kind
LEAST = 8  # deals: before that nobody knows how much they vary


class Sequential:
    """Is the share of the first bot at most `low`, or at least `high`? Told as soon as the games are clear.

    All games on one deal are one observation, since the deal matters to all of them. How much observations vary is
    estimated as they come (a generalised sequential probability ratio test): duplicate deals vary less, and need fewer.
    """

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high

    def verdict(self, played: Iterable[Played]) -> str:
        """What is clear after these games; "" while nothing is."""
        bound = math.log((1 - ERROR) / ERROR)
        shares: list[float] = []
        for share in by_deal(played):
            shares.append(share)
            evidence = self.evidence(shares)
            if evidence >= bound:
                return f"at least {self.high:.0%}"
            if evidence <= -bound:
                return f"at most {self.low:.0%}"
        return ""

    def evidence(self, shares: list[float]) -> float:
        """The logarithm of how much better `high` explains what was seen."""
        count = len(shares)
        if count < LEAST:
            return 0.0
        # With one deal of each kind more than were seen: deals that are all alike so far need not stay so.
        spread = statistics.pvariance([*shares, 0.0, 1.0])
        middle = (self.low + self.high) / 2
        return count * (self.high - self.low) * (statistics.fmean(shares) - middle) / spread


def by_deal(played: Iterable[Played]) -> list[float]:
    """The first bot's share in each deal that it sat in, in the order of play; the last deal may still be going on."""
    found: dict[int, list[float]] = {}
    for one in sorted(played, key=lambda one: one["number"]):
        mine = [one["shares"][seat] for seat, bot in enumerate(one["seating"]) if bot == 0]
        if mine:
            found.setdefault(one["seed"], []).extend(mine)
    most = max((len(shares) for shares in found.values()), default=0)
    shares = list(found.values())
    if shares and len(shares[-1]) < most:
        shares.pop()
    return [statistics.fmean(one) for one in shares]
