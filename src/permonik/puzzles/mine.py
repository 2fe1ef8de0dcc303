"""Looks for puzzles in finished games: own turns at which one line is clearly better than all others.

A first look weighs the lines at hand in a few worlds. Where one stands out, it is verified in ten times as many fresh
ones, each played two own turns ahead. What is neither as good as the best nor clearly worse spoils a puzzle.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from typing import Final, NamedTuple

from permonik.kernel.record import Record
from permonik.puzzles.data import Puzzle, Theme, name_of, numbers_of
from permonik.puzzles.ends import Line
from permonik.review import Effort
from permonik.review.moments import OWN, Moment, finished
from permonik.review.reference import reference_of
from permonik.review.review import Reviewer
from permonik.review.weighing import Weigher, error_of, mean

LOOK: Final = 12  # worlds of the first look
VERIFY: Final = 10 * LOOK
AHEAD: Final = 2  # own turns that are played on when a puzzle is verified
PACE: Final = 4  # worlds between two looks whether it can still become a puzzle
HOPE: Final = 0.4  # the chance of that from which all worlds are worth their time; for half of them half is enough
SLIM: Final = 0.1  # a chance that is none
RIGHT: Final = 0.6  # times `Scale.doubt`: no worse than the best
WRONG: Final = 1.0  # times `Scale.doubt`: at least doubtful; what lies between is neither
SLACK: Final = 0.1  # that the first look leaves on both sides
SURE: Final = 3.0  # standard errors by which a wrong line is worse
MOST_RIGHT: Final = 3
LEAST_WRONG: Final = 2
MOST_WRONG: Final = 3  # the best of the wrong lines are verified: the others are further behind
EARLY: Final = 0.3  # of the entries of a match
LATE: Final = 0.75

EASIEST: Final = 1000  # ratings: a first guess, before people tried
HIDDEN: Final = 120  # for each line that looks better at first sight
CROWDED: Final = 25  # for each other line
CLEAR: Final = 40  # less for each `doubt` by which wrong lines are worse
HARDEST: Final = 2200


class Candidate(NamedTuple):
    """A line, and how many lines look better at first sight."""

    line: list[int]
    rank: int


class Found(NamedTuple):
    right: list[Candidate]
    wrong: list[Candidate]
    gap: float
    error: float


class Miner:
    """The puzzles of one finished match. `known`: ids that are not wanted again."""

    def __init__(self, record: Record, known: Collection[str] = (), seed: int = 0) -> None:
        self.record = record
        self.match = finished(record)
        self.known = set(known)
        self.seed = seed
        self.looked = 0
        self.verified = 0

    def puzzles(self, until: Callable[[], bool] | None = None) -> Iterator[Puzzle]:
        """`until`: whether the time is over."""
        for seat in range(self.match.players):
            reviewer = Reviewer(self.match, self.record, seat, Effort(), None, self.seed, None)
            reviewer.forget()
            for moment in reviewer.moments:
                if until is not None and until():
                    return
                if moment.kind == OWN and moment.choices:
                    found = self.look(reviewer, moment)
                    if found is not None:
                        yield found
                reviewer.watch(moment)

    def look(self, reviewer: Reviewer, moment: Moment) -> Puzzle | None:
        rules, seat = reviewer.rules, reviewer.seat
        if seat not in moment.before.waiting() or len(moment.before.actions(seat)) < 2:
            return None  # a puzzle begins with a choice
        header = self.record.header
        entries = numbers_of(self.record, moment.entry)
        id = name_of(header, entries, seat)
        if id in self.known:
            return None
        self.looked += 1
        weigher = Weigher(
            reviewer.reference,
            reviewer.recall(rules.view(moment.before, seat)),
            seat,
            f"{self.seed}/{id}",
        )
        candidates = self.candidates(reviewer, weigher, moment)
        first = sorted_out(weigher, candidates, "look", LOOK, 1, SLACK)
        if first is None:
            return None
        self.verified += 1
        kept = [*first.right, *first.wrong[:MOST_WRONG]]
        found = sorted_out(weigher, kept, "verify", VERIFY, AHEAD, 0.0)
        if found is None:
            return None
        self.known.add(id)
        doubt = reviewer.reference.scale.doubt
        return Puzzle(
            id=id,
            game=rules.id,
            players=header.players,
            options=header.options,
            rules=header.rules,
            entries=entries,
            seat=seat,
            right=tuple(tuple(one.line) for one in found.right),
            wrong=tuple(tuple(one.line) for one in [*found.wrong, *first.wrong[MOST_WRONG:]]),
            theme=self.theme(reviewer, moment, found),
            rating=rating_of(found, len(candidates), doubt),
            gap=round(found.gap, 2),
            error=round(found.error, 2),
        )

    def candidates(self, reviewer: Reviewer, weigher: Weigher, moment: Moment) -> list[Candidate]:
        """Lines that lead to different positions; one that cannot be played as it stands is none."""
        ends: set[Hashable] = set()
        found: list[Candidate] = []
        for answers in weigher.candidates(moment.answers):
            line = Line(reviewer.rules, reviewer.reference.evaluation, moment.before, reviewer.seat)
            if not line.follow(answers):
                continue
            line.run_out()
            if line.ended and line.end() not in ends:
                ends.add(line.end())
                found.append(Candidate(line.answers, len(found)))
        return found

    def theme(self, reviewer: Reviewer, moment: Moment, found: Found) -> Theme:
        if self.points(reviewer, moment, found.wrong[0].line) > self.points(reviewer, moment, found.right[0].line):
            return "patience"
        share = moment.entry / max(1, len(self.record.entries))
        return "opening" if share < EARLY else "middle" if share < LATE else "ending"

    def points(self, reviewer: Reviewer, moment: Moment, answers: list[int]) -> int:
        """What a line brings at once."""
        line = Line(reviewer.rules, reviewer.reference.evaluation, moment.before, reviewer.seat)
        line.follow(answers)
        return reviewer.rules.scores(line.state)[reviewer.seat].total


def sorted_out(
    weigher: Weigher, candidates: list[Candidate], name: str, worlds: int, turns: int, slack: float
) -> Found | None:
    """Which lines are right and which are wrong; None where that is not clear, or not worth asking."""
    if len(candidates) <= LEAST_WRONG:
        return None
    doubt = weigher.reference.scale.doubt
    values: list[list[float]] = [[] for _ in candidates]
    for number in range(worlds):
        for at, one in enumerate(candidates):
            values[at].append(weigher.value(one.line, f"{name}/{number}", turns))
        if number + 1 in range(PACE, worlds, PACE) and not hopeful(values, worlds, doubt, slack):
            return None
    best = max(range(len(candidates)), key=lambda at: mean(values[at]))
    gaps = [[one - other for one, other in zip(values[best], mine, strict=True)] for mine in values]
    right: list[int] = []
    wrong: list[int] = []
    for at in sorted(range(len(candidates)), key=lambda at: mean(gaps[at])):
        gap, error = mean(gaps[at]), error_of(gaps[at])
        if gap <= (RIGHT + slack) * doubt:
            right.append(at)
        elif gap >= (WRONG - slack) * doubt and gap >= SURE * error:
            wrong.append(at)
        else:
            return None
    if len(right) > MOST_RIGHT or len(wrong) < LEAST_WRONG:
        return None
    nearest = gaps[wrong[0]]
    return Found([candidates[at] for at in right], [candidates[at] for at in wrong], mean(nearest), error_of(nearest))


def hopeful(values: list[list[float]], worlds: int, doubt: float, slack: float) -> bool:
    """Whether it is likely enough that in the end each line is right or wrong, and as many are as a puzzle has: the
    time may be better spent on another position."""
    best = max(values, key=mean)
    clear = 1.0
    wrong = right = 0
    for mine in values:
        gaps = [one - other for one, other in zip(best, mine, strict=True)]
        is_right, is_wrong = chances(gaps, worlds, doubt, slack)
        clear *= is_right + is_wrong
        wrong += is_wrong >= SLIM
        right += is_right >= 1 - SLIM
    left = 1 - len(best) / worlds
    return clear >= HOPE * left and wrong >= LEAST_WRONG and right <= MOST_RIGHT


def chances(gaps: Sequence[float], worlds: int, doubt: float, slack: float) -> tuple[float, float]:
    """That a line is right, and that it is wrong, when all worlds have been looked at: by the gaps of the first."""
    gap, seen = mean(gaps), len(gaps)
    spread = error_of(gaps) * math.sqrt(seen)
    drift = spread * math.sqrt((worlds - seen) / (worlds * seen))  # of the mean, from now to the end
    right = (RIGHT + slack) * doubt
    wrong = max((WRONG - slack) * doubt, SURE * spread / math.sqrt(worlds))
    return below(right - gap, drift), below(gap - wrong, drift)


def below(distance: float, drift: float) -> float:
    """That what drifts so much stays below a bound that is so far away."""
    if drift == 0.0:
        return float(distance >= 0)
    return (1 + math.erf(distance / (drift * math.sqrt(2)))) / 2


def still_holds(puzzle: Puzzle, seed: int, worlds: int = VERIFY) -> bool:
    """Whether in worlds that it was not found by no wrong line is right and no right line is wrong: another network may
    see a puzzle otherwise."""
    match = puzzle.position()
    rules = match.game
    reference = reference_of(rules, puzzle.players)
    recall = rules.recall(rules.view(match.state, puzzle.seat))
    weigher = Weigher(reference, recall, puzzle.seat, f"again/{seed}/{puzzle.id}")
    lines = [list(line) for line in [*puzzle.right, *puzzle.wrong[:MOST_WRONG]]]
    means = [mean([weigher.value(line, f"world/{number}", AHEAD) for number in range(worlds)]) for line in lines]
    gaps = [(max(means) - one) / reference.scale.doubt for one in means]
    count = len(puzzle.right)
    return max(gaps[:count]) < WRONG and min(gaps[count:]) > RIGHT


def rating_of(found: Found, lines: int, doubt: float) -> int:
    rank = min(one.rank for one in found.right)
    guess = EASIEST + HIDDEN * rank + CROWDED * lines - CLEAR * min(8.0, found.gap / doubt - WRONG)
    return int(round(min(HARDEST, max(EASIEST - 200, guess)), -1))
