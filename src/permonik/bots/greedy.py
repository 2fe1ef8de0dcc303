"""Plays the line of answers that leaves the best position by the game's evaluation."""

from __future__ import annotations

from collections.abc import Mapping

from permonik.bots.base import UnknownBot
from permonik.bots.beam import best_line
from permonik.bots.following import LineBot
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.game import View
from permonik.minds.doors import minded

WIDTH = 4


class GreedyBot(LineBot):
    """Looks to the end of its own turn and no further (`beam.best_line`), in a world imagined from its view."""

    def __init__(self, game: str, seed: int, weights: Mapping[str, float] | None = None, width: int = WIDTH) -> None:
        super().__init__(game, seed)
        evaluation = minded(self.rules).evaluation(weights)
        if evaluation is None:
            raise UnknownBot(f"{game} has no greedy bot: the game has no evaluation")
        self.evaluation = evaluation
        self.width = width

    def think(self, view: View) -> list[int]:
        state = self.rules.recall(view).fill(self.rng)
        state.forget()
        return best_line(state, view["seat"], self.evaluation, SamplingDealer(self.rng), self.width)
