"""The doors of a game for programs that think. `kernel/game.py` has those of playing, and knows nothing of these."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from permonik.kernel.game import Game
from permonik.minds.belief import Belief
from permonik.minds.encoding import Observation
from permonik.minds.evaluation import Evaluation
from permonik.minds.judge import Judge


class Minded:
    """A game says what it has to say to bots and learners: `class Carts(Game, Minded)`. Each door may stay closed."""

    def evaluation(self, weights: Mapping[str, float] | None = None) -> Evaluation | None:
        """The evaluation that `greedy` plays by, with its own weights or others; None where there is none yet."""
        return None

    def judge(self) -> Judge | None:
        """An evaluation that has learned from games, for bots that think ahead; None where there is none."""
        return None

    def opinion(self, rng: Random) -> Evaluation | None:
        """An evaluation with another view of what matters, for searches that ask many; None where there is none."""
        return self.evaluation()

    def belief(self, evaluation: Evaluation) -> Belief | None:
        """For a bot that learns from what others do, where a game has secrets that play betrays. `evaluation` is the
        bot's own, and will weigh positions by the belief."""
        return None

    def holdings(self, state: Any, seat: int) -> list[tuple[str, int]]:
        """What a seat has that is no point yet, by the message that names it: what a line adds to it is told beside its
        points. Only what the seat knows."""
        return []

    def observation(self, players: int) -> Observation:
        """What `encode` writes, byte by byte."""
        raise TypeError(f"{type(self).__name__} has no observation()")

    def encode(self, state: Any, seat: int, buffer: Any) -> None:
        """What the seat knows, for learners: into a buffer of `observation(players).size` bytes."""
        raise TypeError(f"{type(self).__name__} has no encode()")

    def glance(self, state: Any, seat: int, buffer: Any) -> None:
        """The same row, filled by somebody who remembers nothing: cheaper where it costs to know what was seen once."""
        self.encode(state, seat, buffer)


CLOSED = Minded()


def minded(game: Game) -> Minded:
    """The doors of a game; of one that has none, closed ones."""
    return game if isinstance(game, Minded) else CLOSED
