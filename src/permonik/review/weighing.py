"""What a line of answers was worth beside others, from what its seat knew: the same imagined worlds for all of them.

The best line is looked for in some worlds and weighed again in fresh ones. Whichever looks best among many owes part of
that to luck; in worlds that did not choose it, it has none.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from permonik.bots.beam import EVERY, best_lines, varied
from permonik.kernel.dealer import AlikeDealer
from permonik.kernel.recall import Recall
from permonik.kernel.state import State
from permonik.review.memory import Memory
from permonik.review.reference import Reference, Scale, WorldDealer

LOOKS: Final = 3  # worlds in which lines are looked for
LINES: Final = 9  # at most, beside the one that was played
BEAM: Final = 4
PACE: Final = 4  # worlds between two looks at who is still in question
CLEAR: Final = 2.5  # standard errors by which a line that is behind is dropped
NOISE: Final = 2.0  # standard errors that a loss must exceed to be one

BEST: Final = "best"
GOOD: Final = "good"
DOUBTFUL: Final = "doubtful"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
ONLY: Final = "only"  # one sensible line: it does not count
CLASSES: Final = (ONLY, BEST, GOOD, DOUBTFUL, MISTAKE, BLUNDER)
BAD: Final = (MISTAKE, BLUNDER)


class Effort(NamedTuple):
    """How many worlds at most to look for the best line, and how many fresh ones to weigh it in."""

    search: int = 12
    again: int = 32
    curve: int = 3  # worlds for each value of the curve
    ahead: int = 2  # own turns that are played on in the fresh worlds; in the search it is one


class Weighed(NamedTuple):
    """lines   those that were in question, the best first, each with what it was worth on average in the search
    best       the best of them
    loss       of the line that was played against it, in fresh worlds; 0 where that one is the best
    error      the standard error of the loss
    counted    there was another sensible line
    """

    lines: list[tuple[list[int], float]]
    best: list[int]
    loss: float
    error: float
    counted: bool


class Weigher:
    """One open question of a seat, as its recall has it."""

    def __init__(self, reference: Reference, recall: Recall, seat: int, seed: str) -> None:
        self.reference = reference
        self.recall = recall
        self.seat = seat
        self.seed = seed
        self.toll: Callable[[list[int]], float] = free
        self.memory = Memory()

    def candidates(self, played: list[int]) -> list[list[int]]:
        """Lines that some world recommends, those that do so most first, and the one that was played."""
        found: dict[tuple[int, ...], float] = {}
        for number in range(LOOKS):
            rng = Random(f"{self.seed}/look/{number}")
            state = self.recall.fill(rng)
            state.forget()
            lines = best_lines(state, self.seat, self.reference.evaluation, AlikeDealer(rng), BEAM, EVERY)
            for rank, line in enumerate(varied(lines, LINES)):
                answers = tuple(line.answers)
                found[answers] = found.get(answers, 0.0) + 1.0 / (1 + rank)
        ranked = sorted(found, key=lambda answers: -found[answers])[:LINES]
        return [list(answers) for answers in ranked if list(answers) != played] + [played]

    def weigh(self, played: list[int], effort: Effort, until: Callable[[], bool] | None = None) -> Weighed:
        """`until`: whether the time is over; a first look at everything is had all the same."""
        return self.weigh_lines(self.candidates(played), effort, until)

    def weigh_lines(self, lines: list[list[int]], effort: Effort, until: Callable[[], bool] | None = None) -> Weighed:
        """The same of lines that are known; the last of them is the one that was played."""
        own, played = len(lines) - 1, lines[-1]
        if own == 0:
            return Weighed([(played, 0.0)], played, 0.0, 0.0, False)
        values: list[list[float]] = [[] for _ in lines]
        alive = list(range(len(lines)))
        for number in range(effort.search):
            world = f"search/{number}"
            for at in alive:
                values[at].append(self.value(lines[at], world))
            if (number + 1) % PACE == 0:
                alive = still(values, alive, own)
                if alive == [own] or (until is not None and until()):
                    break
        # Only lines that saw every world are compared; the played one is never dropped.
        first = max(alive, key=lambda at: (mean(values[at]), at == own))
        ranked = sorted(alive, key=lambda at: -mean(values[at]))
        told = [(lines[at], mean(values[at])) for at in ranked]
        if first == own:
            return Weighed(told, played, 0.0, 0.0, True)
        gaps: list[float] = []
        for number in range(effort.again):
            world = f"again/{number}"
            gaps.append(self.value(lines[first], world, effort.ahead) - self.value(played, world, effort.ahead))
            if (number + 1) % PACE == 0 and number + 1 >= 2 * PACE:
                if until is not None and until():
                    break
                if clear(gaps, self.reference.scale):
                    break
        return Weighed(told, lines[first], mean(gaps), error_of(gaps), True)

    def value(self, line: list[int], world: str, turns: int = 1) -> float:
        """What comes of a line in one world."""
        seed = f"{self.seed}/{world}"
        state = self.recall.fill(Random(seed))
        state.forget()
        run = (tuple(line), turns, state.key())
        worth = self.memory.value(run, WorldDealer(seed))
        if worth is None:
            acted = self.reference.evaluation.turn(state)
            dealer = WorldDealer(seed)
            state = followed(state, self.seat, line)
            end = self.reference.play_on(state, self.seat, dealer, acted, False, turns)
            worth = self.reference.worth(end, self.seat)
            self.memory.keep(run, dealer, worth)
        return worth - self.toll(line)


def free(line: list[int]) -> float:
    return 0.0


def followed(state: State, seat: int, line: Sequence[int]) -> State:
    """The position after as much of a line as this world allows."""
    for action in line:
        if seat not in state.waiting() or action not in state.actions(seat):
            break
        state.apply(seat, action)
    return state


def still(values: list[list[float]], alive: list[int], own: int) -> list[int]:
    """Who is still in question: the best, those not clearly behind it, and the line that was played."""
    first = max(alive, key=lambda at: mean(values[at]))
    kept = []
    for at in alive:
        gaps = [one - other for one, other in zip(values[first], values[at], strict=True)]
        if at in (first, own) or not (mean(gaps) > 0 and mean(gaps) >= CLEAR * error_of(gaps)):
            kept.append(at)
    return kept


def clear(gaps: list[float], scale: Scale) -> bool:
    """More worlds would hardly change the class: the loss is far from every bound."""
    loss, error = mean(gaps), error_of(gaps)
    if loss + 3 * error < scale.doubt:
        return True
    bounds = (scale.doubt, 2 * scale.doubt, 4 * scale.doubt)
    return all(abs(loss - bound) > 3 * error for bound in bounds) and loss > 3 * error


def mean(numbers: Sequence[float]) -> float:
    return math.fsum(numbers) / len(numbers)


def error_of(numbers: Sequence[float]) -> float:
    """The standard error of their mean."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return math.sqrt(math.fsum([(one - middle) ** 2 for one in numbers]) / (len(numbers) - 1) / len(numbers))


def class_of(weighed: Weighed, played: list[int], scale: Scale) -> str:
    """A difference within the noise is no mistake."""
    if not weighed.counted:
        return ONLY
    if weighed.best == played:
        return BEST
    if weighed.loss <= NOISE * weighed.error or weighed.loss < scale.doubt:
        return GOOD
    if weighed.loss < 2 * scale.doubt:
        return DOUBTFUL
    return MISTAKE if weighed.loss < 4 * scale.doubt else BLUNDER
