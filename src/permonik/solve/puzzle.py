"""What is searched: a game of one player that lies open from its first question to its last."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import permonik
from permonik.errors import PermonikError, listed
from permonik.kernel.game import OptionValue
from permonik.kernel.state import State
from permonik.minds.doors import minded
from permonik.minds.evaluation import Evaluation

ALONE = 1  # players
SEAT = 0


class NotSolvable(PermonikError):
    """A game that has no game of one player without chance, or no evaluation to search it by."""


class Puzzle:
    """A game with its options. Whatever is searched starts from `start`, and must not change it."""

    def __init__(self, game: str, options: Mapping[str, object] | None = None) -> None:
        self.rules = permonik.load(game)
        if ALONE not in self.rules.certain or minded(self.rules).evaluation() is None:
            solvable = [name for name in permonik.games(True) if ALONE in permonik.load(name).certain]
            raise NotSolvable(f"{game} has no solo game without chance; there is one in: {listed(solvable)}")
        self.options: dict[str, OptionValue] = self.rules.check_options(options)
        self.start: State = self.rules.setup(ALONE, self.options)
        self.evaluation: Evaluation = self.opinion(Random(0))

    def opinion(self, rng: Random) -> Evaluation:
        """One of many views of what positions are worth: each sees other moves."""
        found = minded(self.rules).opinion(rng)
        assert found is not None  # games with an evaluation have opinions
        return found

    def score(self, state: State) -> int:
        return self.rules.scores(state)[SEAT].total

    def turn(self, state: State) -> int:
        return self.evaluation.turn(state)
