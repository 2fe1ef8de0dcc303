"""What a review says of the chance of a victory and of the score: fitted over games of bots, and held against others.

python tools/review_outlook.py cave-vs-cave --games 200 --seed 1 --fit
python tools/review_outlook.py caverna --players 4 --games 100 --seed 5001
python tools/review_outlook.py rivals --option variant=duel --bot search@20 --games 30 --seed 9001

Bots play to the end; a seat's curve is drawn, and every point of it is compared with how the game ended. Told is how
far the chances were off (Brier's score, beside that of somebody who always names the mean), how often a victory came
where it was promised with so much (bands), the same by thirds of the match, and how far the score was off. `--fit` says
which numbers of `Apart` would have fitted these games best. docs/review.md has results.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from permonik import bots
from permonik.bots.play import ask
from permonik.bots.play import choose as carry_out
from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.kernel.registry import load
from permonik.kernel.state import State
from permonik.review.moments import finished
from permonik.review.outlook import Apart, Outlook, chance_of
from permonik.review.reference import Reference, reference_of, scale_of
from permonik.review.review import Reviewer
from permonik.review.weighing import Effort, error_of, mean

BANDS = 5
SOME = Apart(0.1, 1.0, 0.0)  # before anything is fitted


class Point(NamedTuple):
    """A point of a curve: how far the match was, what was promised to whom, and what was told; then how it ended."""

    when: float
    promised: list[float]
    foretold: float
    told: Outlook
    ended: Outlook


class Noting(Reference):
    """The reference of the house; what it tells of a position before the end is noted."""

    noted: list[tuple[list[float], float, Outlook]]

    def outlook(self, state: State, seat: int, foretold: float) -> Outlook | None:
        found = super().outlook(state, seat, foretold)
        if found is not None and not state.over:
            self.noted.append((self.promised(state, seat, foretold), foretold, found))
        return found


def points_of(record: Record, seat: int, reference: Reference, worlds: int) -> list[Point]:
    noting = Noting(reference.rules, reference.players, reference.evaluation, reference.scale)
    noting.noted = []
    Reviewer(finished(record), record, seat, Effort(), None, 0, noting).keep_books(worlds, coarse=True)
    state = Match.replay(record).state
    ended = reference.outlook(state, seat, reference.result(state, seat))
    assert ended is not None
    many = len(noting.noted)
    return [Point(number / many, *one, ended) for number, one in enumerate(noting.noted)]


def played(game: str, players: int, options: dict[str, str], bot: str, seed: int) -> Record:
    match = Match.start(game, players, seed=seed, options=options)
    seated = {seat: bots.make(bot, game, 100 * seed + seat) for seat in range(players)}
    while not match.over:
        seat = match.waiting()[0]
        carry_out(match, seat, ask(match, seat, seated[seat]), seated)
    return match.record


# -- how well it holds -------------------------------------------------------------------------------------------------


def brier(points: Sequence[Point]) -> float:
    return mean([(one.told.chance - one.ended.chance) ** 2 for one in points])


def rough(numbers: Sequence[float]) -> float:
    return math.sqrt(mean([one * one for one in numbers]))


def held(games: list[list[Point]]) -> dict[str, object]:
    """All points count alike; errors are those of the games, since the points of one game are not many."""
    points = [one for game in games for one in game]
    usual = mean([one.ended.chance for one in points])
    middle = mean([one.ended.score for one in points])
    bands = [[one for one in points if int(min(BANDS - 1, one.told.chance * BANDS)) == at] for at in range(BANDS)]
    thirds = [[one for one in points if int(one.when * 3) == third] for third in range(3)]
    return {
        "games": len(games),
        "points": len(points),
        "brier": round(brier(points), 4),
        "brier_of_the_mean": round(mean([(usual - one.ended.chance) ** 2 for one in points]), 4),
        "too_high": round(mean([over(game) for game in games]), 4),
        "too_high_error": round(error_of([over(game) for game in games]), 4),
        "bands": [(round(promised(band), 3), round(came(band), 3), len(band)) for band in bands if band],
        "thirds": [(round(brier(one), 4), round(promised(one), 3), round(came(one), 3)) for one in thirds if one],
        "score_off": round(rough([one.told.score - one.ended.score for one in points]), 2),
        "score_off_of_the_mean": round(rough([middle - one.ended.score for one in points]), 2),
        "score_too_high": round(mean([mean([one.told.score - one.ended.score for one in game]) for game in games]), 2),
    }


def promised(points: Sequence[Point]) -> float:
    return mean([one.told.chance for one in points])


def came(points: Sequence[Point]) -> float:
    return mean([one.ended.chance for one in points])


def over(points: Sequence[Point]) -> float:
    return promised(points) - came(points)


# -- what would fit ----------------------------------------------------------------------------------------------------


def unlikely(points: Sequence[Point], seat_of: Callable[[Point], int], odds: float) -> float:
    """How much the ends surprise somebody who goes by these odds."""
    total = 0.0
    for one in points:
        chance = min(1 - 1e-9, max(1e-9, chance_of(one.promised, seat_of(one), odds)))
        total -= one.ended.chance * math.log(chance) + (1 - one.ended.chance) * math.log(1 - chance)
    return total


def best_odds(points: Sequence[Point], seat_of: Callable[[Point], int]) -> float:
    low, high = 0.001, 2.0
    for _ in range(40):
        third = (high - low) / 3
        if unlikely(points, seat_of, low + third) < unlikely(points, seat_of, high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


def best_score(
    points: Sequence[Point], seat_of: Callable[[Point], int], odds: float, duel: bool
) -> tuple[float, float]:
    """Least squares for `points` and `won`."""
    xx = xy = yy = xz = yz = 0.0
    for one in points:
        chance = chance_of(one.promised, seat_of(one), odds)
        x, y, z = one.foretold, 2 * chance - 1 if duel else chance, one.ended.score
        xx, xy, yy, xz, yz = xx + x * x, xy + x * y, yy + y * y, xz + x * z, yz + y * z
    below = xx * yy - xy * xy
    return (xz * yy - yz * xy) / below, (yz * xx - xz * xy) / below


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--worlds", type=int, default=1, help="for each point of a curve; a review takes three")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="what would have fitted best, too")
    args = parser.parse_args()
    options = dict(one.split("=", 1) for one in args.option)
    scale = scale_of(args.game, args.players)
    reference = reference_of(load(args.game), args.players)
    if scale.apart is None:
        reference.scale = scale._replace(apart=SOME)
    games: list[list[Point]] = []
    seats: list[int] = []
    for seed in range(args.seed, args.seed + args.games):
        record = played(args.game, args.players, options, args.bot, seed)
        seats.append(Random(seed).randrange(args.players))
        games.append(points_of(record, seats[-1], reference, args.worlds))
    about = {"game": args.game, "players": args.players, "options": options, "bot": args.bot, "seed": args.seed}
    told = {**about, **held(games)}
    if args.fit:
        seat_of = {id(one): seat for game, seat in zip(games, seats, strict=True) for one in game}
        points = [one for game in games for one in game]
        odds = best_odds(points, lambda one: seat_of[id(one)])
        share, won = best_score(points, lambda one: seat_of[id(one)], odds, scale.duel)
        told["fit"] = {"odds": round(odds, 4), "points": round(share, 3), "won": round(won, 2)}
    print(json.dumps(told))


if __name__ == "__main__":
    main()
