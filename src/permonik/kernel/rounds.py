"""Rounds of turns: which position of a match everybody has had a whole turn since."""

from __future__ import annotations


class Rounds:
    """`begun`: the turns so far, each as the position (how many entries there were) at which it began, and its seat."""

    def __init__(self) -> None:
        self.begun: list[tuple[int, int]] = []

    def note(self, position: int, seat: int) -> None:
        """Whose turn it is at a position. A seat that has two turns in a row has a long one."""
        if not self.begun or self.begun[-1][1] != seat:
            self.begun.append((position, seat))

    def ago(self) -> int:
        """The last position at which a turn began that has come back to its seat since: all turns of a round lie
        behind it, from their first answer to their last. 0, before anything is dealt: there is none yet."""
        later: set[int] = set()
        for position, seat in reversed(self.begun):
            if seat in later:
                return position
            later.add(seat)
        return 0
