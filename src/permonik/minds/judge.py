"""An evaluation that has learned what positions between two turns are worth, from many games and how they ended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from permonik.kernel.state import OVER, State
from permonik.minds.evaluation import Evaluation
from permonik.minds.network import Network

LEVELS: Final = 64
ENDS: Final = 1.25  # times the bound: the end of a game is still more than anything before it
THERMOMETER: Final[list[bytes]] = [bytes([1] * level + [0] * (LEVELS - level)) for level in range(LEVELS + 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Evaluation):
    """Within a turn it goes by its guide, the game's evaluation; between two turns by a network and the guide together.

    A network knows how games end, but tells lines that differ in a detail badly apart; the guide knows the details. So
    the guide's value, within bounds and multiplied by `anchor`, is added to the network's.

    A game says what its networks look at (`pieces`), how the end of a game is valued (`outcome`), and which network is
    asked, if there is one: without it the guide judges.
    """

    def __init__(
        self,
        guide: Evaluation,
        low: float,
        step: float,
        anchor: float = 0.0,
        bound: float = 120.0,
        opposed: bool = False,
    ) -> None:
        self.guide = guide
        self.anchor = anchor
        self.bound = bound
        self.low = low  # the least value of the guide that is told from lower ones
        self.step = step  # between two values that are told apart
        self.opposed = opposed  # of two, one wins what the other loses

    def value(self, state: State, seat: int) -> float:
        return self.guide.value(state, seat)

    def answers(self, state: State, seat: int) -> list[int]:
        return self.guide.answers(state, seat)

    def turn(self, state: State) -> int:
        return self.guide.turn(state)

    def verdict(self, state: State, seat: int) -> float:
        network = self.network(state)
        if network is None:
            return self.guide.value(state, seat)
        over = state.turn() == OVER
        value = self.outcome(state, seat) if over else network.value(self.pieces(state, seat))
        if self.anchor:
            # A guide may give an end thousands of points: in a mean that would count more than all the rest.
            bound = ENDS * self.bound if over else self.bound
            value += self.anchor * max(-bound, min(bound, self.guide.value(state, seat)))
        return value

    def verdicts(self, state: State, players: int) -> list[float]:
        """A network errs alike for both of two, and may promise both a victory: in half the difference that is gone."""
        values = [self.verdict(state, seat) for seat in range(players)]
        if self.opposed and players == 2:
            half = (values[0] - values[1]) / 2
            return [half, -half]
        return values

    def word(self, state: State, seat: int) -> bytes:
        """The guide's value as a piece. It keeps a network on the ground where it has seen nothing like a position."""
        level = int((self.guide.value(state, seat) - self.low) / self.step)
        return THERMOMETER[max(0, min(LEVELS, level))]

    def network(self, state: State) -> Network | None:
        raise TypeError(f"{type(self).__name__} has no network()")

    def pieces(self, state: State, seat: int) -> list[bytes]:
        """What the seat may know of the position, in pieces of fixed sizes."""
        raise TypeError(f"{type(self).__name__} has no pieces()")

    def inputs(self, state: State) -> list[str]:
        """The names of all bytes of the pieces, a line for each piece (`inputs.py`); none: they are not named."""
        return []

    def outcome(self, state: State, seat: int) -> float:
        """What the end of a game is worth to the seat: the network foretells it."""
        raise TypeError(f"{type(self).__name__} has no outcome()")
