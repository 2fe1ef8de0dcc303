"""When to stop: Wald's sequential test of the first bot's share of wins."""

from __future__ import annotations

import math
from collections.abc import Iterable

from permonik.arena.table import Played

ERROR = 0.05  # of either kind


class Sequential:
    """Is the share of the first bot at most `low`, or at least `high`? Told as soon as the games are clear."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high
        self.evidence = 0.0  # the logarithm of how much better `high` explains what was seen

    def verdict(self, played: Iterable[Played]) -> str:
        """What is clear after these games; "" while nothing is."""
        bound = math.log((1 - ERROR) / ERROR)
        won, lost = math.log(self.high / self.low), math.log((1 - self.high) / (1 - self.low))
        evidence = 0.0
        for one in sorted(played, key=lambda one: one["number"]):
            for seat, bot in enumerate(one["seating"]):
                if bot == 0:
                    evidence += one["shares"][seat] * won + (1 - one["shares"][seat]) * lost
            if evidence >= bound:
                return f"at least {self.high:.0%}"
            if evidence <= -bound:
                return f"at most {self.low:.0%}"
        return ""
