"""A clock that tests turn on: for everything of the server that asks what time it is, and for nothing else."""

from __future__ import annotations

import time

import pytest

from permonik.server import timepiece

DAY = 86400.0
HOUR = 3600.0


class Days:
    """Stands in for the timepiece of the server."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        monkeypatch.setattr(timepiece, "now", self.now)
        monkeypatch.setattr(timepiece, "steady", self.steady)

    def now(self) -> float:
        return time.time() + self.ahead

    def steady(self) -> float:
        return time.monotonic() + self.ahead

    def pass_(self, days: float) -> None:
        self.ahead += days * DAY
