"""Thinks ahead: grows a tree of what may follow, in worlds imagined from its view."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter

from permonik.bots.base import UnknownBot
from permonik.bots.following import LineBot
from permonik.bots.tree import Settings, Tree
from permonik.kernel.game import View

ITERATIONS = 100


class SearchBot(LineBot):
    """Information-set Monte Carlo tree search (`tree.Tree`) with a budget of iterations, of seconds, or of both."""

    def __init__(
        self,
        game: str,
        seed: int,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        weights: Mapping[str, float] | None = None,
        settings: Settings | None = None,
    ) -> None:
        super().__init__(game, seed)
        evaluation = self.room.evaluation(weights)
        if evaluation is None:
            raise UnknownBot(f"{game} has no search bot: the game has no evaluation")
        self.evaluation = evaluation
        self.iterations = iterations
        self.seconds = seconds
        self.settings = settings or Settings()
        self.thought = 0  # iterations so far

    def think(self, view: View) -> list[int]:
        recall = self.room.recall(view)
        players = len(self.room.scores(recall.fill(self.rng)))
        tree = Tree(recall, view["seat"], players, self.evaluation, self.settings)
        begun = perf_counter()
        done = 0
        while done < self.iterations and (self.seconds is None or perf_counter() - begun < self.seconds):
            tree.grow(1, self.rng)
            done += 1
        self.thought += done
        return tree.best()[:]
