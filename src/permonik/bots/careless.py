"""Plays as greedy does, at a glance, and errs now and then: an opponent for beginners and children."""

from __future__ import annotations

from permonik.bots.beam import EVERY, Line, best_lines
from permonik.bots.greedy import GreedyBot
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.game import View

ERRS = 0.5  # of its thoughts
AMONG = 4  # ways to begin


class CarelessBot(GreedyBot):
    """In a share of its thoughts it takes any of the best few ways to begin, each carried on as well as it can.

    Such a turn is not the best one, but no nonsense either: whoever plays against it sees somebody who wants to win.
    Where many ways to begin are almost as good as the best one, it has to choose among more of them to be weaker.
    """

    def __init__(self, game: str, seed: int, errs: float = ERRS, among: int = AMONG) -> None:
        super().__init__(game, seed, width=1)
        self.errs = errs
        self.among = among

    def think(self, view: View) -> list[int]:
        if self.rng.random() >= self.errs:
            return super().think(view)
        state = self.rules.recall(view).fill(self.rng)
        state.forget()
        lines = best_lines(state, view["seat"], self.evaluation, SamplingDealer(self.rng), self.width, EVERY)
        return self.rng.choice(beginnings(lines)[: self.among]).answers


def beginnings(lines: list[Line]) -> list[Line]:
    """The best line for every first answer. The best lines of all often differ in some detail of their ends only."""
    kept: dict[int, Line] = {}
    for line in lines:
        kept.setdefault(line.answers[0], line)
    return list(kept.values())
