"""Who is at the table now, and for how long somebody has been away."""

from __future__ import annotations


class Presence:
    """`now`: since when anybody has looked; people who have not come since then have been away from there on."""

    def __init__(self, now: float) -> None:
        self.since = now
        self.here: set[str] = set()
        self.gone: dict[str, float] = {}  # people who were here: since when they are not

    def come(self, person: str) -> None:
        self.here.add(person)
        self.gone.pop(person, None)

    def go(self, person: str, now: float) -> None:
        self.here.discard(person)
        self.gone[person] = now

    def away_for(self, person: str, now: float) -> float:
        return 0.0 if person in self.here else now - self.gone.get(person, self.since)
