"""How far a review can be trusted: planted blunders, turns that are best, other seeds, and the mean of luck.

python tools/review_check.py planted cave-vs-cave --bot search@160 --iterations 2000 --jobs 2 --seconds 3600
python tools/review_check.py seeds rivals --bot greedy --seconds 600
python tools/review_check.py luck cave-vs-cave --games 1000 --jobs 2
python tools/review_check.py puzzles rivals --worlds 120 --drop src/permonik/puzzles/data/rivals.jsonl

planted   Bots play up to some moment. A turn before it is replaced by a thoughtless one that a long search calls
          clearly worse; what comes after it `greedy` plays, since the review of a turn does not know that. Then the
          review is asked about that turn, and about earlier ones where the long search wants what was played.
seeds     Bots play; a seat's turns are reviewed twice, with other seeds: on how many do both agree that it was a
          mistake or worse, or that it was not?
luck      Bots play; how much luck a seat had by the books of the review, on average over all games, and by how much
          the result was not what the books expected before the first deal.
puzzles   Do the puzzles of the house still hold, in worlds that they were not found by? Whoever changes a network asks.

After every game all that is known so far is printed, as a line of JSON. When the seconds are over, games that were not
finished are given up; their number is told, since long games are given up more often. docs/review.md has results.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty
from random import Random
from threading import Thread
from time import monotonic
from typing import Any, NamedTuple

from permonik import bots
from permonik.bots.play import ask
from permonik.bots.play import choose as carry_out
from permonik.bots.tree import Edge, Settings, Tree
from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.minds.doors import minded
from permonik.puzzles.data import puzzles, read, view_of
from permonik.puzzles.mine import still_holds
from permonik.review.moments import OWN, Moment, finished, moments
from permonik.review.reference import Reference, reference_of
from permonik.review.review import Reviewer
from permonik.review.told import Reviewed
from permonik.review.weighing import BAD, DOUBTFUL, Effort, error_of, mean

CLEARLY = 4  # times `Scale.doubt` is clearly worse: as much as a blunder
CURIOUS = 20.0  # so much that a tree looks at both of two lines
THOUGHTLESS = 4  # lines without a thought that are tried at a turn
GLANCE = 0.15  # of the iterations, before all of them are spent on such a line
BEST_TURNS = 3  # of each game that are reviewed, too
TOO_MANY = 0.1  # of the puzzles that do not hold: a few lie near a bound


class Counts:
    """What a kind of check has counted, and numbers whose mean is asked for; those of several games can be added."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.numbers: dict[str, list[float]] = {}
        self.failed: list[str] = []

    def count(self, name: str, much: int = 1) -> None:
        self.counts[name] = self.counts.get(name, 0) + much

    def note(self, name: str, number: float) -> None:
        self.numbers.setdefault(name, []).append(number)

    def add(self, other: Counts) -> None:
        for name, much in other.counts.items():
            self.count(name, much)
        for name, found in other.numbers.items():
            self.numbers.setdefault(name, []).extend(found)
        self.failed += other.failed

    def data(self) -> dict[str, Any]:
        told: dict[str, Any] = {**self.counts, **({"failed": self.failed} if self.failed else {})}
        for name, found in self.numbers.items():
            told[name] = round(mean(found), 3)
            told[f"{name}_error"] = round(error_of(found), 3) if len(found) > 1 else None
        return told


class Wish(NamedTuple):
    what: str
    game: str
    players: int
    options: dict[str, str]
    bot: str
    iterations: int
    looks: int
    worlds: int | None


class Planted(NamedTuple):
    """A game with a blunder: whose, where it begins, and where the long search agreed with what was played."""

    record: Record
    seat: int
    entry: int
    loss: float
    best: list[int]


class Searcher:
    """The long search: a tree over what the seat knew at a moment."""

    def __init__(self, reference: Reference, record: Record, seat: int, moment: Moment, iterations: int) -> None:
        self.reference = reference
        self.seat = seat
        self.iterations = iterations
        rules = reference.rules
        belief = minded(rules).belief(reference.evaluation)
        if belief is not None:
            for past in moments(record, seat, reference.evaluation):
                if past.entry >= moment.entry:
                    break
                for state, who, action in past.watched:
                    belief.watch(rules.view(state, seat), who, action)
        view = rules.view(moment.before, seat)
        self.recall = rules.recall(view) if belief is None else belief.recall(view)
        self.private = rules.private

    def best(self, seed: int) -> list[int]:
        players, evaluation = self.reference.players, self.reference.evaluation
        tree = Tree(self.recall, self.seat, players, evaluation, Settings(), self.private)
        tree.grow(self.iterations, Random(seed))
        return tree.best()

    def loss(self, best: list[int], other: list[int], seed: int, share: float = 1.0) -> float:
        """Of another line against the best one: a tree that knows these two, and looks at both about as often. A share
        of the iterations is enough for a glance."""
        iterations = int(share * self.iterations)
        players = self.reference.players
        tree = Tree(self.recall, self.seat, players, self.reference.evaluation, Settings(explore=CURIOUS))
        first, second = tree.root.edges = [Edge(line, 0.0, players) for line in (best, other)]
        tree.grow(iterations, Random(seed))
        if min(first.visits, second.visits) < iterations / 10:
            return 0.0  # hardly ever legal: nothing to plant
        gap = first.totals[self.seat] / first.visits - second.totals[self.seat] / second.visits
        return self.reference.scale.slope * gap

    def any_line(self, rng: Random) -> list[int]:
        """What somebody might answer who does not think, up to the end of the turn or the first deal."""
        state = self.recall.fill(rng)
        turn = self.reference.evaluation.turn(state)
        line: list[int] = []
        while self.seat in state.waiting() and self.reference.evaluation.turn(state) == turn and len(line) < 40:
            line.append(rng.choice(state.actions(self.seat)))
            state.apply(self.seat, line[-1])
        return line


def plant(wish: Wish, seed: int, counts: Counts) -> Planted | None:
    """Plays a game up to some moment and replaces a turn before it by a clearly worse one; `greedy` plays on."""
    rng = Random(seed)
    match = Match.start(wish.game, wish.players, seed=seed, options=wish.options)
    length = len(played(wish._replace(bot="greedy"), seed).record.entries)
    play_on(match, wish.bot, seed, rng.randrange(length // 10, length))
    reference = reference_of(match.game, wish.players)
    seat = rng.randrange(wish.players)
    own = [one for one in moments(match.record, seat, reference.evaluation) if one.kind == OWN and one.choices > 1]
    looked = sorted(rng.sample(own, min(wish.looks, len(own))), key=lambda one: one.entry)
    searchers = [Searcher(reference, match.record, seat, moment, wish.iterations) for moment in looked]
    wanted = [searcher.best(seed) for searcher in searchers]
    counts.count("searched", len(looked))
    # As late as can be, so that the turns before it are still there.
    for moment, searcher, best in reversed(list(zip(looked, searchers, wanted, strict=True))):
        lines = [searcher.any_line(rng) for _ in range(THOUGHTLESS)]
        clearly = CLEARLY * reference.scale.doubt
        likely = (line for line in lines if searcher.loss(best, line, seed, GLANCE) >= clearly)
        losses = ((line, searcher.loss(best, line, seed)) for line in likely)
        worse, loss = next(((line, loss) for line, loss in losses if loss >= clearly), ([], 0.0))
        if not worse:
            continue
        fork = match.fork(moment.entry, seed=seed)
        for answer in worse:
            if seat not in fork.waiting() or answer not in fork.state.actions(seat):
                break
            fork.choose(seat, answer)
        play_on(fork, "greedy", seed + 1)
        agreed = [one.entry for one, line in zip(looked, wanted, strict=True) if one.answers == line]
        return Planted(fork.record, seat, moment.entry, loss, [entry for entry in agreed if entry < moment.entry])
    return None


def played(wish: Wish, seed: int) -> Match:
    match = Match.start(wish.game, wish.players, seed=seed, options=wish.options)
    play_on(match, wish.bot, seed)
    return match


def play_on(match: Match, bot: str, seed: int, entries: int | None = None) -> None:
    """To the end, or until there are so many entries."""
    seated = {seat: bots.make(bot, match.game.id, 100 * seed + seat) for seat in range(match.players)}
    while not match.over and (entries is None or len(match.record.entries) < entries):
        seat = match.waiting()[0]
        carry_out(match, seat, ask(match, seat, seated[seat]), seated)


def reviewed(record: Record, seat: int, seed: int, only: list[int] | None) -> list[Reviewed]:
    reviewer = Reviewer(finished(record), record, seat, Effort(), None, seed, None, only=only)
    reviewer.weigh_all()
    return reviewer.decisions


def compare(first: list[Reviewed], second: list[Reviewed], counts: Counts) -> None:
    for one, other in zip(first, second, strict=True):
        if one.counted or other.counted:
            counts.count("reviewed_twice")
            counts.count("agreed", (one.kind in BAD) == (other.kind in BAD))
            counts.count("agreed_that_bad", one.kind in BAD and other.kind in BAD)


def check_planted(wish: Wish, seed: int) -> Counts:
    counts = Counts()
    planted = plant(wish, seed, counts)
    counts.count("games")
    if planted is None:
        counts.count("nothing_to_plant")
        return counts
    entries = [planted.entry, *planted.best[:BEST_TURNS]]
    first = reviewed(planted.record, planted.seat, 0, entries)
    for one in first:
        bad = one.kind in BAD
        if one.entry == planted.entry:
            counts.count("planted")
            counts.count("found", bad)
            counts.note("planted_loss", planted.loss)
            counts.note("reviewed_loss", one.loss)
            counts.count("found_at_least_doubtful", bad or one.kind == DOUBTFUL)
        else:
            counts.count("best")
            counts.count("blamed", bad)
    compare(first, reviewed(planted.record, planted.seat, 1, entries), counts)
    return counts


def check_seeds(wish: Wish, seed: int) -> Counts:
    counts = Counts()
    record, seat = played(wish, seed).record, Random(seed).randrange(wish.players)
    counts.count("games")
    compare(reviewed(record, seat, 0, None), reviewed(record, seat, 1, None), counts)
    return counts


def check_luck(wish: Wish, seed: int) -> Counts:
    counts = Counts()
    record, seat = played(wish, seed).record, Random(seed).randrange(wish.players)
    reviewer = Reviewer(finished(record), record, seat, Effort(), None, seed, None, only=[])
    reviewer.keep_books(wish.worlds or reviewer.effort.curve, coarse=False)
    counts.count("games")
    told = reviewer.told()
    counts.note("luck", told.luck)
    counts.note("result_less_prior", told.result - told.prior)
    return counts


def check_puzzles(wish: Wish, seed: int) -> Counts:
    """One puzzle, the so-manieth of the house."""
    counts = Counts()
    one = list(puzzles(wish.game).values())[seed - 1]
    holds = still_holds(one, seed, wish.worlds or 40)
    counts.count("puzzles")
    counts.count("held", holds)
    if not holds:
        counts.failed.append(one.id)
    return counts


CHECKS = {"planted": check_planted, "seeds": check_seeds, "luck": check_luck, "puzzles": check_puzzles}


def work(wish: Wish, seeds: list[int], found: Queue[Counts]) -> None:
    Thread(target=end_with_parent, daemon=True).start()
    for seed in seeds:
        found.put(CHECKS[wish.what](wish, seed))


def end_with_parent() -> None:
    """Whoever is killed tells nobody; what it had begun would be played for no one."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def run(wish: Wish, seeds: list[int], jobs: int, seconds: float | None) -> Counts:
    """Every process takes each so-manieth game; what they find is told as it comes, until the time is over."""
    begun = monotonic()
    context = multiprocessing.get_context("spawn")
    found: Queue[Counts] = context.Queue()
    workers = [context.Process(target=work, args=(wish, seeds[at::jobs], found), daemon=True) for at in range(jobs)]
    for worker in workers:
        worker.start()
    counts, done = Counts(), 0

    def tell(**more: int) -> None:
        about = {"check": wish.what, "game": wish.game, "bot": wish.bot, "seconds": round(monotonic() - begun)}
        print(json.dumps({**about, **counts.data(), **more}), flush=True)

    while done < len(seeds) and (seconds is None or monotonic() - begun < seconds):
        try:
            counts.add(found.get(timeout=0.5))
        except Empty:
            if not any(worker.is_alive() for worker in workers) and found.empty():
                sys.exit("a process broke down: see above")
            continue
        done += 1
        tell()
    if done < len(seeds):
        tell(given_up=sum(worker.is_alive() for worker in workers))
    for worker in workers:
        worker.kill()
    return counts


def drop(failed: list[str], game: str, file: Path) -> None:
    """Takes puzzles out of a file."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(line for line in lines if read(game, line).id not in failed), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=sorted(CHECKS))
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, help="20, or all puzzles")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--iterations", type=int, default=2000, help="of the long search")
    parser.add_argument("--looks", type=int, default=4, help="turns of a game that the long search looks at")
    parser.add_argument("--worlds", type=int, help="40 for each puzzle; for luck as many as a review takes")
    parser.add_argument("--drop", type=Path, metavar="FILE", help="take puzzles that failed out of this file")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seconds", type=float, help="stop after so long, whatever is finished then")
    args = parser.parse_args()
    options = dict(one.split("=", 1) for one in args.option)
    wish = Wish(args.what, args.game, args.players, options, args.bot, args.iterations, args.looks, args.worlds)
    every = 20
    if args.what == "puzzles":
        there = puzzles(args.game)
        every = len(there) + 1 - args.seed
        if len({view_of(one) for one in there.values()}) < len(there):
            sys.exit(f"{args.game} has a position twice")
    found = run(wish, list(range(args.seed, args.seed + (args.games or every))), args.jobs, args.seconds)
    if args.drop is not None:
        drop(found.failed, args.game, args.drop)
    elif len(found.failed) > TOO_MANY * found.counts.get("puzzles", 0):
        sys.exit(f"{len(found.failed)} puzzles of {args.game} do not hold: --drop them")


if __name__ == "__main__":
    main()
