"""Those who are told what happens at a table: a socket, a screen, a page beside a worker."""

from __future__ import annotations


class Listener:
    """`seat`: as whom it looks on (None: as a spectator); `sent`: up to which entry it knows the log.

    `greeted`: it has said hello; before that it is told nothing of the match.
    """

    def __init__(self) -> None:
        self.seat: int | None = None
        self.sent = 0
        self.greeted = False
