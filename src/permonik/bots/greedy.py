"""Plays the line of answers that leaves the best position by the game's evaluation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from permonik.bots.base import Bot, UnknownBot
from permonik.bots.beam import best_line
from permonik.kernel.game import Option, View
from permonik.kernel.registry import load

WIDTH = 4


class GreedyBot(Bot):
    """Looks to the end of its own turn and no further (`beam.best_line`), in a world imagined from its view.

    The line it found is followed while the questions are the expected ones; whatever chance or others reveal
    makes it think again.
    """

    def __init__(self, game: str, seed: int, weights: Mapping[str, float] | None = None, width: int = WIDTH) -> None:
        super().__init__(game, seed)
        self.room = load(game)
        evaluation = self.room.evaluation(weights)
        if evaluation is None:
            raise UnknownBot(f"{game} has no greedy bot: the game has no evaluation")
        self.evaluation = evaluation
        self.rng = Random(seed)
        self.width = width
        self.line: list[int] = []
        self.expected: View | None = None

    def choose(self, view: View, options: Sequence[Option]) -> int:
        if len(options) == 1:
            return options[0].id
        if not self.line or view != self.expected:
            state = self.room.recall(view).fill(self.rng)
            self.line = best_line(state, view["seat"], self.evaluation, self.rng, self.width)
        action = self.line.pop(0)
        self.expect(view, action)
        return action

    def expect(self, view: View, action: int) -> None:
        """Notes what the next question will look like if nothing surprising happens."""
        self.expected = None
        if self.line:
            seat = view["seat"]
            state = self.room.recall(view).fill(self.rng)
            state.apply(seat, action)
            while self.line and seat in state.waiting() and len(state.actions(seat)) == 1:
                state.apply(seat, self.line.pop(0))  # forced answers are not asked for
            self.expected = self.room.view(state, seat)
