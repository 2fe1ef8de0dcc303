"""What the results say: shares of wins, scores, ratings, each with a 95 % interval; by seat and by role."""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, NotRequired, TypedDict

from openskill.models import PlackettLuce

from permonik.arena.luck import without_luck
from permonik.arena.plan import Plan
from permonik.arena.table import Played

Z = 1.959964  # of a 95 % interval


class Interval(NamedTuple):
    mean: float
    low: float
    high: float


class Reduced(TypedDict):
    """The same with the luck of the deals taken out: the means are estimates of the same, and vary less.

    sharper  how many times as many games would give intervals as narrow as these, by the share of wins
    """

    share: Interval
    score: Interval
    sharper: float


class BotFigures(TypedDict):
    bot: str
    games: int  # seats it sat in
    share: Interval  # of wins
    score: Interval
    place: Interval  # 1 is the first; equals share theirs
    rating: Interval
    milliseconds: float  # per decision
    by_seat: dict[str, Interval]  # share of wins
    by_role: dict[str, Interval]  # how often it was among the winners, who may be a whole side
    reduced: NotRequired[Reduced]


class Figures(TypedDict):
    plan: dict[str, object]
    games: int
    bots: list[BotFigures]
    verdict: str  # of the stopping rule; "" without one
    losses: NotRequired[list[dict[str, object]]]  # by kind of decision, the dearest first (review/many.py)


class Sitting(NamedTuple):
    """One bot's part in one game."""

    deal: int
    bot: int
    seat: int
    role: str
    share: float
    won: bool
    score: int
    place: float
    decisions: int
    seconds: float
    luck: float = 0.0


def figures(plan: Plan, played: Sequence[Played], verdict: str = "") -> Figures:
    ordered = sorted(played, key=lambda one: one["number"])
    sittings = [sitting for one in ordered for sitting in sittings_of(one)]
    rating = ratings(plan, ordered)
    return {
        "plan": plan.data(),
        "games": len(ordered),
        "bots": [bot_figures(plan, bot, sittings, rating[bot]) for bot in range(len(plan.bots))],
        "verdict": verdict,
    }


def sittings_of(played: Played) -> list[Sitting]:
    return [
        Sitting(
            played["seed"],
            bot,
            seat,
            played["roles"][seat],
            played["shares"][seat],
            played["won"][seat],
            played["scores"][seat],
            place(played, seat),
            played["decisions"][seat],
            played["seconds"][seat],
            played["luck"][seat] if "luck" in played else 0.0,
        )
        for seat, bot in enumerate(played["seating"])
    ]


def place(played: Played, seat: int) -> float:
    """By the win, whatever broke a tie, then by the score."""
    results = list(zip(played["shares"], played["scores"], strict=True))
    better = sum(result > results[seat] for result in results)
    return better + (results.count(results[seat]) + 1) / 2


def bot_figures(plan: Plan, bot: int, sittings: Iterable[Sitting], rating: Interval) -> BotFigures:
    mine = [sitting for sitting in sittings if sitting.bot == bot]
    decisions = sum(sitting.decisions for sitting in mine)
    found: BotFigures = {
        "bot": plan.bots[bot],
        "games": len(mine),
        "share": rate_interval(mine, share),
        "score": interval(mine, score),
        "place": interval(mine, placed),
        "rating": rating,
        "milliseconds": 1000 * sum(sitting.seconds for sitting in mine) / max(1, decisions),
        "by_seat": grouped(mine, lambda sitting: str(sitting.seat + 1), share),
        "by_role": grouped(mine, lambda sitting: sitting.role, won),
    }
    if plan.luck:
        found["reduced"] = reduced(mine)
    return found


def reduced(mine: list[Sitting]) -> Reduced:
    lucks = means_by_deal(mine, luck)
    shares, scores = means_by_deal(mine, share), means_by_deal(mine, score)
    sharp = without_luck(shares, lucks)
    left = statistics.variance(sharp) if len(sharp) > 1 else 0.0
    return {
        "share": mean_interval(sharp),
        "score": mean_interval(without_luck(scores, lucks)),
        "sharper": statistics.variance(shares) / left if left else 1.0,
    }


def luck(sitting: Sitting) -> float:
    return sitting.luck


def share(sitting: Sitting) -> float:
    return sitting.share


def won(sitting: Sitting) -> float:
    return float(sitting.won)


def placed(sitting: Sitting) -> float:
    return sitting.place


def score(sitting: Sitting) -> float:
    return float(sitting.score)


def grouped(
    sittings: list[Sitting], by: Callable[[Sitting], str], value: Callable[[Sitting], float]
) -> dict[str, Interval]:
    groups: dict[str, list[Sitting]] = defaultdict(list)
    for sitting in sittings:
        if by(sitting):
            groups[by(sitting)].append(sitting)
    return {name: rate_interval(groups[name], value) for name in sorted(groups)}


def means_by_deal(sittings: list[Sitting], value: Callable[[Sitting], float]) -> list[float]:
    """Games on the same deal are one observation: they are not independent."""
    by_deal: dict[int, list[float]] = defaultdict(list)
    for sitting in sittings:
        by_deal[sitting.deal].append(value(sitting))
    return [statistics.fmean(values) for values in by_deal.values()]


def rate_interval(sittings: list[Sitting], value: Callable[[Sitting], float]) -> Interval:
    """Of something between 0 and 1, and never beyond: as many games as would be as sure, if each were won or lost."""
    means = means_by_deal(sittings, value)
    if not means:
        return Interval(math.nan, math.nan, math.nan)
    mean = statistics.fmean(means)
    return Interval(mean, *wilson(mean, independent(means, len(sittings))))


def independent(means: list[float], most: int) -> float:
    """How many games that are won or lost, each by itself, vary as much as these deals: no more than were played."""
    count = len(means)
    mean = statistics.fmean(means)
    spread = statistics.variance(means) if count > 1 else 0.0
    won_or_lost = mean * (1 - mean)
    if count == 1 or not won_or_lost:
        return float(count)
    return min(float(most), count * won_or_lost / spread) if spread else float(most)


def interval(sittings: list[Sitting], value: Callable[[Sitting], float]) -> Interval:
    """The mean and its 95 % interval."""
    return mean_interval(means_by_deal(sittings, value))


def mean_interval(means: list[float]) -> Interval:
    if not means:
        return Interval(math.nan, math.nan, math.nan)
    mean = statistics.fmean(means)
    half = Z * statistics.stdev(means) / math.sqrt(len(means)) if len(means) > 1 else math.inf
    return Interval(mean, mean - half, mean + half)


def wilson(mean: float, count: float) -> tuple[float, float]:
    """The interval of a share of yes and no, honest also near 0 and 1."""
    square = Z * Z / count
    middle = (mean + square / 2) / (1 + square)
    half = Z / (1 + square) * math.sqrt(mean * (1 - mean) / count + square / (4 * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(plan: Plan, played: Sequence[Played]) -> list[Interval]:
    """OpenSkill (Plackett–Luce), from everything played. Bots that sit twice at a table are rated by each seat."""
    model = PlackettLuce()
    rated = [model.rating(name=bot) for bot in plan.bots]
    for one in played:
        if len(set(one["seating"])) < 2:
            continue
        teams = [[rated[bot]] for bot in one["seating"]]
        for bot, team in zip(one["seating"], model.rate(teams, scores=one["shares"]), strict=True):
            rated[bot] = team[0]
    return [Interval(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for one in rated]
