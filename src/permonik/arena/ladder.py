"""One scale for all bots of a ladder: strengths that explain best who came before whom, each against each.

The Bradley–Terry model: the odds that one bot comes before another at a table are the exponential of the difference of
their strengths. On the house's scale (`server/rating`) a difference of 5.9 is that of odds of e : 1, and medium has 22.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from permonik.arena.figures import Interval
from permonik.arena.table import Played

SCALE: Final = 5.9
MEDIUM: Final = 22.0
WIDEST: Final = 4.0  # logarithmic odds: strengths lie about so far apart before anything is played; wins are finite
STEPS: Final = 200
RESAMPLED: Final = 200  # times deals are drawn anew for an interval

Wins = list[list[float]]  # [one][other]: how often one came before the other; equals count half for both


def wins_by_deal(bots: int, played: Sequence[Played]) -> list[Wins]:
    found: dict[int, Wins] = {}
    for one in sorted(played, key=lambda one: one["number"]):
        wins = found.setdefault(one["seed"], nobody(bots))
        results = list(zip(one["shares"], one["scores"], strict=True))
        for seat, bot in enumerate(one["seating"]):
            for other, against in enumerate(one["seating"]):
                if bot != against:
                    better, equal = results[seat] > results[other], results[seat] == results[other]
                    wins[bot][against] += 1.0 if better else 0.5 if equal else 0.0
    return list(found.values())


def nobody(bots: int) -> Wins:
    return [[0.0] * bots for _ in range(bots)]


def added(bots: int, deals: Sequence[Wins]) -> Wins:
    total = nobody(bots)
    for wins in deals:
        for one in range(bots):
            for other in range(bots):
                total[one][other] += wins[one][other]
    return total


def strengths(wins: Wins) -> list[float]:
    """In logarithmic odds; their mean is near 0."""
    bots = range(len(wins))
    found = [0.0] * len(wins)
    for _ in range(STEPS):
        for one in bots:
            slope, bend = -found[one] / WIDEST**2, 1 / WIDEST**2
            for other in bots:
                games = wins[one][other] + wins[other][one]
                if games:
                    expected = 1 / (1 + math.exp(found[other] - found[one]))
                    slope += wins[one][other] - games * expected
                    bend += games * expected * (1 - expected)
            found[one] += max(-1.0, min(1.0, slope / bend))
    return found


def ladder(bots: Sequence[str], played: Sequence[Played], middle: str) -> Mapping[str, Interval]:
    """The strength of each bot on the house's scale, with a 95 % interval by drawing the deals anew.

    Where `middle` does not play, the first bot stands for it.
    """
    deals = wins_by_deal(len(bots), played)
    at = bots.index(middle) if middle in bots else 0
    best = strengths(added(len(bots), deals))
    rng = Random(0)
    drawn = [strengths(added(len(bots), rng.choices(deals, k=len(deals)))) for _ in range(RESAMPLED)]
    found: dict[str, Interval] = {}
    for number, bot in enumerate(bots):
        spread = sorted(one[number] - one[at] for one in drawn)
        low, high = spread[round(0.025 * RESAMPLED)], spread[round(0.975 * RESAMPLED) - 1]
        here = best[number] - best[at]
        found[bot] = Interval(*[MEDIUM + SCALE * value for value in (here, min(here, low), max(here, high))])
    return found
