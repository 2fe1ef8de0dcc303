"""Many walks, the better ones longer: after each round half of them go on, twice as far, from their best games.

The last one goes on while it still finds something. Then everything begins anew with other walks. Each trial has
random numbers of its own, drawn from the seed and its place: a campaign that was stopped and read back goes on exactly
as it would have.
"""

from __future__ import annotations

from random import Random

from permonik.solve.annealing import Lines, Walk, lines_of, new_walk
from permonik.solve.puzzle import Puzzle

WALKS = 12
LEG = 1500  # trials of each walk in the first round


class Campaign:
    """Its whole progress lies in these fields.

    trials   all that were made
    season   how often everything began anew
    leg      trials of each walk in this round
    at, step   the walk whose turn it is, and its next trial in this leg
    before   what the best walk was worth when this leg began
    best, lines   the best game of all
    """

    def __init__(self, puzzle: Puzzle, seed: int) -> None:
        self.puzzle = puzzle
        self.seed = seed
        self.trials = 0
        self.season = 0
        self.best: int | None = None
        self.lines: Lines = []
        self.begin()

    def begin(self) -> None:
        """A new season: its walks start when their turns come."""
        self.walks: list[Walk | None] = [None] * WALKS
        self.leg = LEG
        self.at = 0
        self.step = 0
        self.before = 0

    def trial(self) -> bool:
        """One step further; whether it found the best game so far."""
        rng = Random(f"{self.seed}/{self.season}/{self.leg}/{len(self.walks)}/{self.at}/{self.step}/{self.trials}")
        walk = self.walks[self.at]
        if walk is None:
            self.walks[self.at] = walk = new_walk(self.puzzle, rng)
        else:
            walk.step(self.puzzle, rng, self.step / self.leg)
        self.trials += 1
        self.step += 1
        found = self.best is None or walk.best > self.best
        if found:
            self.best = walk.best
            self.lines = lines_of(walk.best_turns)
        if self.step == self.leg:
            self.next_walk()
        return found

    def next_walk(self) -> None:
        self.step = 0
        self.at += 1
        if self.at == len(self.walks):
            self.at = 0
            self.next_round()

    def next_round(self) -> None:
        walks = sorted([walk for walk in self.walks if walk is not None], key=best_of, reverse=True)
        if len(walks) == 1 and walks[0].best == self.before:
            self.season += 1
            self.begin()
            return
        if len(walks) > 1:
            self.leg *= 2
        self.walks = list(walks[: (len(walks) + 1) // 2])
        self.before = walks[0].best
        for walk in walks:
            walk.return_to_best()


def best_of(walk: Walk) -> int:
    return walk.best
