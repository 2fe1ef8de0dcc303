"""Clocks: seconds per seat, which run only while the seat is waited for."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

from permonik.server.wire import Clock, ClockOut


class Clocks:
    def __init__(self, clock: Clock, left: Sequence[float]) -> None:
        self.clock = clock
        self.left = list(left)
        self.running: tuple[int, ...] = ()
        self.since = time.monotonic()

    def settle(self) -> None:
        """Takes the time that has passed from the clocks that run."""
        now = time.monotonic()
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - (now - self.since))
        self.since = now

    def run(self, seats: Collection[int]) -> None:
        self.settle()
        self.running = tuple(seats)

    def reward(self, seat: int) -> None:
        """The seat has decided."""
        self.left[seat] += self.clock.increment

    def ended(self) -> list[int]:
        self.settle()
        return [seat for seat in self.running if self.left[seat] <= 0]

    def next_end(self) -> float | None:
        """Seconds until something has to happen; None if nothing will."""
        if self.clock.end == "nothing" or not self.running:
            return None
        self.settle()
        return min(self.left[seat] for seat in self.running)

    def out(self) -> ClockOut:
        self.settle()
        return ClockOut(left=[round(left, 3) for left in self.left], running=list(self.running))
