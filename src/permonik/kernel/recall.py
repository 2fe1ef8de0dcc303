"""A view, understood."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from permonik.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Recall:
    """Everything a seat knows, read once from its view, ready to be completed again and again."""

    def __repr__(self) -> str:
        """For a prompt. What is in it a game's own recall knows: the view says it better."""
        return f"<{type(self).__name__}: a view, read and ready to be filled up>"

    def fill(self, rng: Random) -> State:
        """A full state, uniformly over the deals that the seat's knowledge allows."""
        raise TypeError(f"{type(self).__name__} has no fill()")

    def some(self) -> State:
        """One of these states, for who needs any and no fair draw: always the same one. A game may have it cheaper."""
        return self.fill(Random(0))
