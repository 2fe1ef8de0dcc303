"""Clocks: seconds per seat, which run only while the seat is waited for. They are told the time."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from permonik.table.messages import ClockOut

End = Literal["forfeit", "bot", "nothing"]


class Clocks:
    """`left`: seconds per seat; `increment`: more for each decision; `end`: what happens when they are used up.

    `move`: a clock by days. Every decision has so many seconds of its own; what goes beyond them is taken from
    the seat's `reserve`, which lasts for the whole match and is counted in `left`, too.
    """

    def __init__(
        self,
        left: Sequence[float],
        increment: float,
        end: End,
        now: float,
        move: float = 0.0,
        reserve: Sequence[float] | None = None,
    ) -> None:
        self.left = list(left)
        self.increment = increment
        self.end = end
        self.move = move
        self.reserve = list(reserve) if reserve is not None else [0.0] * len(self.left)
        self.running: tuple[int, ...] = ()
        self.since = now

    def settle(self, now: float) -> None:
        """Takes the time that has passed from the clocks that run."""
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - (now - self.since))
            self.reserve[seat] = min(self.reserve[seat], self.left[seat])
        self.since = now

    def run(self, seats: Collection[int], now: float) -> None:
        self.settle(now)
        self.running = tuple(seats)

    def reward(self, seat: int, now: float) -> None:
        """The seat has decided."""
        self.settle(now)
        if self.move:
            self.left[seat] = self.move + self.reserve[seat]
        else:
            self.left[seat] += self.increment

    def ended(self, now: float) -> list[int]:
        self.settle(now)
        return [seat for seat in self.running if self.left[seat] <= 0]

    def next_end(self, now: float) -> float | None:
        """Seconds until something has to happen; None if nothing will."""
        if self.end == "nothing" or not self.running:
            return None
        self.settle(now)
        return min(self.left[seat] for seat in self.running)

    def out(self, now: float) -> ClockOut:
        self.settle(now)
        return ClockOut(left=[round(left, 3) for left in self.left], running=list(self.running))
