"""How far a review can be trusted: planted blunders, turns that are best, other seeds, and the mean of luck.

python tools/review_check.py cave-vs-cave --games 20 --bot search@160 --iterations 2000

Bots play. In each game one turn is replaced by one that a long search calls clearly worse, and the bots play on. Then
the review is asked about that turn, and about turns where the long search wants what was played. docs/review.md has
results.
"""

from __future__ import annotations

import argparse
import json
import math
from random import Random
from typing import NamedTuple

from permonik import bots
from permonik.bots.play import ask
from permonik.bots.play import choose as carry_out
from permonik.bots.tree import Settings, Tree
from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.minds.doors import minded
from permonik.review.moments import OWN, Moment, finished, moments
from permonik.review.reference import Reference, reference_of
from permonik.review.review import Reviewed, Reviewer
from permonik.review.weighing import BAD, Effort

CLEARLY = 4  # times `Scale.doubt` is clearly worse: as much as a blunder
LEAST_VISITS = 6  # of a line, before the long search has a word on it
BEST_TURNS = 3  # of each game that are reviewed, too


class Counts:
    def __init__(self) -> None:
        self.planted = self.found = self.best = self.blamed = self.twice = self.agreed = self.games = 0
        self.luck: list[float] = []

    def data(self) -> dict[str, float | int | None]:
        mean = sum(self.luck) / len(self.luck) if self.luck else 0.0
        spread = math.sqrt(sum((one - mean) ** 2 for one in self.luck) / max(1, len(self.luck) - 1) / len(self.luck))
        return {
            "games": self.games,
            "planted": self.planted,
            "found": self.found,
            "best": self.best,
            "blamed": self.blamed,
            "reviewed_twice": self.twice,
            "agreed": self.agreed,
            "luck": round(mean, 3),
            "luck_error": round(spread, 3) if len(self.luck) > 1 else None,
        }


class Planted(NamedTuple):
    """A game with a blunder: whose, where it begins, and where the long search agreed with what was played."""

    record: Record
    seat: int
    entry: int
    best: list[int]


class Searcher:
    """The long search: a tree over what the seat knows."""

    def __init__(self, reference: Reference, iterations: int) -> None:
        self.reference = reference
        self.iterations = iterations

    def lines(self, record: Record, seat: int, moment: Moment, seed: int) -> list[tuple[list[int], float]]:
        """Lines with what they are worth beside the best one, the best first."""
        rules, reference = self.reference.rules, self.reference
        belief = minded(rules).belief(reference.evaluation)
        if belief is not None:
            for past in moments(record, seat, reference.evaluation):
                if past.entry >= moment.entry:
                    break
                for state, who, action in past.watched:
                    belief.watch(rules.view(state, seat), who, action)
        view = rules.view(moment.before, seat)
        recall = rules.recall(view) if belief is None else belief.recall(view)
        tree = Tree(recall, seat, reference.players, reference.evaluation, Settings(), rules.private)
        tree.grow(self.iterations, Random(seed))
        best = tree.best()
        (top,) = [edge for edge in tree.root.edges if edge.line == best]
        middle = top.totals[seat] / top.visits
        slope = reference.scale.slope
        others = [
            (edge.line, slope * (middle - edge.totals[seat] / edge.visits))
            for edge in tree.root.edges
            if edge is not top and edge.visits >= LEAST_VISITS
        ]
        return [(best, 0.0), *sorted(others, key=lambda one: one[1])]


def plant(
    game: str, players: int, options: dict[str, str], bot: str, iterations: int, looks: int, seed: int
) -> Planted | None:
    """Plays a game to its end, replaces a turn by a clearly worse one, and lets the bots play on from there."""
    rng = Random(seed)
    match = Match.start(game, players, seed=seed, options=options)
    play_on(match, bot, seed)
    reference = reference_of(match.game, players)
    searcher = Searcher(reference, iterations)
    seat = rng.randrange(players)
    own = [one for one in moments(match.record, seat, reference.evaluation) if one.kind == OWN and one.choices > 1]
    rng.shuffle(own)
    best: list[int] = []
    for moment in own[:looks]:
        lines = searcher.lines(match.record, seat, moment, seed)
        if moment.answers == lines[0][0]:
            best.append(moment.entry)
        worse = [line for line, loss in lines if loss >= CLEARLY * reference.scale.doubt]
        if worse:
            fork = match.fork(moment.entry, seed=seed)
            for answer in worse[0]:
                if seat not in fork.waiting() or answer not in fork.state.actions(seat):
                    break
                fork.choose(seat, answer)
            play_on(fork, bot, seed + 1)
            return Planted(fork.record, seat, moment.entry, [entry for entry in best if entry < moment.entry])
    return None


def play_on(match: Match, bot: str, seed: int) -> None:
    seated = {seat: bots.make(bot, match.game.id, 100 * seed + seat) for seat in range(match.players)}
    while not match.over:
        seat = match.waiting()[0]
        carry_out(match, seat, ask(match, seat, seated[seat]), seated)


def reviewed(planted: Planted, seed: int, entries: list[int], books: bool) -> tuple[list[Reviewed], Reviewer]:
    reviewer = Reviewer(
        finished(planted.record), planted.record, planted.seat, Effort(), None, seed, None, only=entries
    )
    if books:
        reviewer.keep_books(reviewer.effort.curve, coarse=False)
    reviewer.weigh_all()
    return reviewer.decisions, reviewer


def check(planted: Planted, counts: Counts, books: bool) -> None:
    entries = [planted.entry, *planted.best[:BEST_TURNS]]
    first, reviewer = reviewed(planted, 0, entries, books)
    second, _ = reviewed(planted, 1, entries, False)
    counts.games += 1
    for one in first:
        bad = one.kind in BAD
        if one.entry == planted.entry:
            counts.planted += 1
            counts.found += bad
        else:
            counts.best += 1
            counts.blamed += bad
    for one, other in zip(first, second, strict=True):
        counts.twice += 1
        counts.agreed += (one.kind in BAD) == (other.kind in BAD)
    if books:
        counts.luck.append(reviewer.told().luck)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--iterations", type=int, default=2000, help="of the long search")
    parser.add_argument("--looks", type=int, default=12, help="turns of a game that the long search looks at, at most")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--books", action="store_true", help="the mean of luck, too")
    args = parser.parse_args()
    options = dict(one.split("=", 1) for one in args.option)
    counts = Counts()
    for seed in range(args.seed, args.seed + args.games):
        planted = plant(args.game, args.players, options, args.bot, args.iterations, args.looks, seed)
        if planted is not None:
            check(planted, counts, args.books)
        print(json.dumps({"game": args.game, **counts.data()} if counts.games else {"game": args.game}), flush=True)


if __name__ == "__main__":
    main()
