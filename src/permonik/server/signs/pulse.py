"""The pulse of the process: how late the event loop comes to what it has promised, and the pauses for garbage."""

from __future__ import annotations

import asyncio
import gc
import time

from permonik.server.metrics import Metrics

BEAT = 0.1  # seconds
OLDEST = 2  # the generation of everything; the younger ones take fractions of a millisecond


class Pulse:
    """Opened and closed inside the loop that it feels."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.handle: asyncio.TimerHandle | None = None
        self.since = 0.0

    def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        gc.callbacks.append(self.collected)
        self.wait()

    def close(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None
            gc.callbacks.remove(self.collected)

    def wait(self) -> None:
        self.due = time.perf_counter() + BEAT
        self.handle = self.loop.call_later(BEAT, self.beat)

    def beat(self) -> None:
        self.metrics.time("loop_lag_seconds", max(0.0, time.perf_counter() - self.due))
        self.wait()

    def collected(self, phase: str, info: dict[str, int]) -> None:
        if info["generation"] < OLDEST:
            return
        if phase == "start":
            self.since = time.perf_counter()
        else:
            self.metrics.time("garbage_seconds", time.perf_counter() - self.since)
