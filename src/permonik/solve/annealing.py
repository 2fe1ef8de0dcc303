"""A walk from game to game: simulated annealing, which takes a worse game now and then, and ever more rarely."""

from __future__ import annotations

from math import log
from random import Random

from permonik.bots.registry import make
from permonik.solve.lines import Taste, Turn, play, play_as
from permonik.solve.moves import vary
from permonik.solve.puzzle import Puzzle

Lines = list[list[int]]

OPENINGS = 12  # games from which a walk picks its start
HOT = 2.5  # points that a step may lose, more or less, when a leg of the walk begins
COLD = 0.35  # and when it ends


class Walk:
    """Where it stands (`turns`, worth `value`), and the best game that it has come by."""

    def __init__(self, turns: list[Turn], value: int, best: int, best_turns: list[Turn]) -> None:
        self.turns = turns
        self.value = value
        self.best = best
        self.best_turns = best_turns

    def step(self, puzzle: Puzzle, rng: Random, progress: float) -> None:
        """Tries one other game. `progress`: how much of the leg is walked, from 0 to 1."""
        change = vary(puzzle, self.turns, Taste(puzzle.opinion(rng), rng))
        if change is None:
            return
        value = puzzle.score(change.state)
        heat = HOT * (COLD / HOT) ** progress
        if value < self.value and value < self.value + heat * log(1.0 - rng.random()):
            return
        self.turns = self.turns[: change.at] + change.turns
        self.value = value
        if value > self.best:
            self.best = value
            self.best_turns = self.turns

    def return_to_best(self) -> None:
        self.turns = self.best_turns
        self.value = self.best


def new_walk(puzzle: Puzzle, rng: Random) -> Walk:
    """Begins with the best of some games, each played in another opinion; one more is the bot's, if there is one."""
    found: Walk | None = None
    for _ in range(OPENINGS):
        state = puzzle.start.clone()
        turns = play(puzzle, state, 0, {}, Taste(puzzle.opinion(rng), rng))
        value = puzzle.score(state)
        if found is None or value > found.value:
            found = Walk(turns, value, value, turns)
    assert found is not None
    if puzzle.bot is not None:
        with make(puzzle.bot, puzzle.rules.id, rng.getrandbits(40)) as bot:
            turns, state = play_as(puzzle, bot)
        value = puzzle.score(state)
        if value > found.value:
            found = Walk(turns, value, value, turns)
    return found


def lines_of(turns: list[Turn]) -> Lines:
    return [turn.answers for turn in turns]
