"""What came of a line is the same wherever chance has answered alike: it is played out once.

Between two turns of a game there are few things that chance decides, and few ways to decide them. So most of a hundred
worlds are one and the same, and to ask what chance answers there takes no time beside playing.
"""

from __future__ import annotations

from collections.abc import Hashable

from permonik.kernel.chance import Chance
from permonik.review.reference import WorldDealer


class Node:
    """A moment of a run: what was asked next and of which dealer, or the value at its end."""

    def __init__(self) -> None:
        self.asked: tuple[int, Chance] | None = None
        self.after: dict[int, Node] = {}
        self.value: float | None = None


class Memory:
    """By what is played from where; all that is left is chance."""

    def __init__(self) -> None:
        self.runs: dict[Hashable, Node] = {}

    def value(self, run: Hashable, dealer: WorldDealer) -> float | None:
        """None: with what this dealer answers it was not played out yet. The dealer is used up by that."""
        node = self.runs.get(run)
        while node is not None and node.asked is not None:
            number, chance = node.asked
            node = node.after.get(dealer.answer(number, chance))
        return None if node is None else node.value

    def keep(self, run: Hashable, dealer: WorldDealer, value: float) -> None:
        node = self.runs.setdefault(run, Node())
        for number, chance, outcome in dealer.noted:
            node.asked = (number, chance)
            node = node.after.setdefault(outcome, Node())
        node.value = value
