"""A clock that tests turn on: for everything of the server that asks what time it is, and for nothing else."""

from __future__ import annotations

import importlib
import time

import pytest

DAY = 86400.0
HOUR = 3600.0
ASKING = ("house", "play.live", "play.deeds", "socket", "tables.lobby", "http.turns", "http.word", "word.outbox")


class Days:
    """Stands where these modules see the module `time`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        for name in ASKING:
            monkeypatch.setattr(importlib.import_module(f"permonik.server.{name}"), "time", self)

    def time(self) -> float:
        return time.time() + self.ahead

    def monotonic(self) -> float:
        return time.monotonic() + self.ahead

    def pass_(self, days: float) -> None:
        self.ahead += days * DAY
