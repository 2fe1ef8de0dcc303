"""What is searched: a game of one player that lies open from its first question to its last."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import permonik
from permonik.errors import PermonikError, listed
from permonik.kernel.dealer import Dealer, SeededDealer
from permonik.kernel.game import OptionValue
from permonik.kernel.onward import deal
from permonik.kernel.state import State
from permonik.minds.doors import minded
from permonik.minds.evaluation import Evaluation

ALONE = 1  # players
SEAT = 0
LEARNED = 0.5  # of the opinions go by the game's network, too, where there is one


class NotSolvable(PermonikError):
    """A game that has no game of one player, none without chance, or no evaluation to search it by."""


class Puzzle:
    """A game with its options. Whatever is searched starts from `start`, and must not change it.

    With a `seed` everything that chance will say is known beforehand: it is what a match with that seed deals. Nobody
    at a table can know that, so what is found there is more than any player can be sure of.
    """

    def __init__(self, game: str, options: Mapping[str, object] | None = None, seed: int | None = None) -> None:
        self.rules = permonik.load(game)
        self.check(game, seed)
        self.options: dict[str, OptionValue] = self.rules.check_options(options)
        self.seed = seed
        self.dealer: Dealer = SeededDealer(seed or 0)
        self.start: State = self.rules.setup(ALONE, self.options)
        deal(self.start, self.dealer)
        self.judge = minded(self.rules).judge()
        self.evaluation: Evaluation = self.opinion(Random(0))

    def check(self, game: str, seed: int | None) -> None:
        if ALONE not in self.rules.players or minded(self.rules).evaluation() is None:
            raise NotSolvable(f"{game} has no solo game that could be searched")
        if seed is None and ALONE not in self.rules.certain:
            solvable = [name for name in permonik.games(True) if ALONE in permonik.load(name).certain]
            raise NotSolvable(
                f"{game} has no solo game without chance; there is one in: {listed(solvable)}. "
                "With --deal S everything is known that a match with that seed deals"
            )

    def opinion(self, rng: Random) -> Evaluation:
        """One of many views of what positions are worth: each sees other moves."""
        found = minded(self.rules).opinion(rng)
        assert found is not None  # games with an evaluation have opinions
        if self.judge is None or self.judge.network(self.start) is None or rng.random() >= LEARNED:
            return found
        self.judge.guide = found
        return self.judge

    def apply(self, state: State, answer: int) -> None:
        state.apply(SEAT, answer)
        deal(state, self.dealer)

    def score(self, state: State) -> int:
        return self.rules.scores(state)[SEAT].total

    def turn(self, state: State) -> int:
        return self.evaluation.turn(state)
