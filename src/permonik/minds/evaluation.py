"""Evaluations: what a position is worth to a seat, in points. Bots use them; the rules do not."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from permonik.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Made by `Game.evaluation(weights)`. It may look at everything in the state: bots hand it imagined ones."""

    def value(self, state: State, seat: int) -> float:
        """Higher is better for the seat; at the end of a game it is worth comparing with the score."""
        raise TypeError(f"{type(self).__name__} has no value()")

    def verdict(self, state: State, seat: int) -> float:
        """The same for a position between two turns, where a bot stops looking ahead: more may be known of those."""
        return self.value(state, seat)

    def verdicts(self, state: State, players: int) -> list[float]:
        """The same for every seat, when a tree is told what has come of a line."""
        return [self.verdict(state, seat) for seat in range(players)]

    def answers(self, state: State, seat: int) -> list[int]:
        """The answers to the open question worth thinking about, at least one: all, unless a game knows better."""
        return state.actions(seat)

    def turn(self, state: State) -> int:
        """A number that changes when a turn ends: a bot that looks to the end of its turn looks no further."""
        return 0
