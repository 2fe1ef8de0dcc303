"""Alone, where nothing is left to chance: the best whole game seen so far is followed until a better one is found.

A tree values positions by what was learned, and errs by some points. Here games can be played to their ends, and a game
that was seen can be had: what is found is never lost again.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final

from permonik.bots.beam import EVERY, best_line, best_lines, varied
from permonik.bots.haste import enough
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.game import Game
from permonik.kernel.onward import single
from permonik.kernel.state import State
from permonik.minds.evaluation import Evaluation

SEAT: Final = 0
CHOICE: Final = 8  # lines of which a turn is played by another one
WIDTHS: Final = (1, 2, 4)  # lines of a kind that are kept while such a turn is thought over
ITERATIONS: Final = 4  # of a search that a game counts for

Lines = list[list[int]]


class Planner:
    """Changes one turn of the best game, and plays on from there as it seems best turn by turn."""

    def __init__(self, rules: Game, evaluation: Evaluation, rng: Random) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.rng = rng
        self.lines: Lines = []  # of the best game, from here on
        self.score = 0
        self.here: State | None = None  # where these begin

    def think(self, state: State, games: int, seconds: float | None) -> list[int]:
        """The next line of the best game, after so many others were tried."""
        begun = perf_counter()
        if not self.go_on(state):
            self.lines, self.score = self.play(state.clone())
        for _ in range(games):
            if enough() or (seconds is not None and perf_counter() - begun > seconds):
                break
            self.vary(state)
        self.here = state.clone()
        return self.lines[0][:]

    def memory(self) -> tuple[Any, ...]:
        return self.lines, self.score, self.here

    def resume(self, memory: tuple[Any, ...]) -> None:
        self.lines, self.score, self.here = memory

    def go_on(self, state: State) -> bool:
        """Whether the best game leads from its beginning to this position; single answers were not asked for."""
        here = self.here
        if here is None:
            return False
        apply(here, self.lines.pop(0))
        while self.lines and here.key() != state.key() and single(here.actions(SEAT)):
            here.apply(SEAT, self.lines[0].pop(0))
            if not self.lines[0]:
                self.lines.pop(0)
        return bool(self.lines) and here.key() == state.key()

    def vary(self, state: State) -> None:
        at = self.rng.randrange(len(self.lines))
        other = state.clone()
        for line in self.lines[:at]:
            apply(other, line)
        dealer = SamplingDealer(self.rng)
        found = best_lines(other, SEAT, self.evaluation, dealer, self.rng.choice(WIDTHS), EVERY)
        line = self.rng.choice(varied(found, CHOICE)).answers
        if line == self.lines[at]:
            return
        apply(other, line)
        rest, score = self.play(other)
        if score >= self.score:
            self.lines = [*self.lines[:at], line, *rest]
            self.score = score

    def play(self, state: State) -> tuple[Lines, int]:
        """To the end, by the best line of each turn. The state is played on."""
        lines: Lines = []
        dealer = SamplingDealer(self.rng)
        while not state.over:
            lines.append(best_line(state, SEAT, self.evaluation, dealer, 1))
            apply(state, lines[-1])
        return lines, self.rules.scores(state)[SEAT].total


def apply(state: State, line: list[int]) -> None:
    for answer in line:
        state.apply(SEAT, answer)
