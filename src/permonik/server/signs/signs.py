"""The signs of one house: where trails end and are counted, traced, and told of when they took long."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from permonik.server.cluster.bus import HEARD
from permonik.server.fair import Turns
from permonik.server.logs import tell
from permonik.server.signs.pulse import Pulse
from permonik.server.signs.trail import Trail

if TYPE_CHECKING:
    from permonik.server.house import House
    from permonik.server.signs.traces import Traces

DECISIONS = ("Decide", "Confirm")
DRAFTS = ("DraftStep", "DraftBack")
LONG = 1.0  # seconds; what takes longer is told in the log


class Signs:
    def __init__(self, house: House) -> None:
        self.house = house
        self.metrics = house.metrics
        self.pulse = Pulse(house.metrics)
        self.traces: Traces | None = None
        self.is_closing = False
        self.metrics.gauges("waiting", "what waits for its turn, by queue", "queue", self.waiting)
        self.metrics.gauges("running", "what has its turn now, by queue", "queue", self.running)
        if house.config.bus is not None:
            self.metrics.gauge("bus_connected", "1: the bus carries what other processes say", self.bus_connected)

    def open(self) -> None:
        self.pulse.open()
        if self.house.config.trace is not None:
            from permonik.server.signs.traces import Traces  # nothing of it is loaded where nobody asks

            self.traces = Traces(self.house.config.trace, self.house.config.trace_share)

    async def close(self) -> None:
        self.pulse.close()
        if self.traces is not None:
            await asyncio.to_thread(self.traces.close)

    # -- trails ----------------------------------------------------------------------------------------------

    def end(self, trail: Trail) -> None:
        """A message was answered."""
        trail.mark("told")
        trail.is_over = True
        took = trail.took()
        if trail.what:
            self.metrics.time("message_seconds", took, trail.what)
        if trail.outcome == "ok" and trail.what in DECISIONS:
            self.count(trail, "decision_seconds")
        elif trail.outcome == "ok" and trail.what in DRAFTS:
            self.count(trail, "draft_seconds")
        if took > LONG:
            stages = {stage: round(seconds * 1000, 1) for stage, seconds in trail.stages().items()}
            tell("slow message", logging.WARNING, type=trail.what, game=trail.game, ms=round(took * 1000, 1), **stages)
        if self.traces is not None:
            self.traces.tell(trail)

    def end_request(self, trail: Trail) -> None:
        """A request was answered."""
        trail.mark("answered")
        trail.is_over = True
        self.metrics.time("http_seconds", trail.took())
        if self.traces is not None:
            self.traces.tell(trail)

    def count(self, trail: Trail, name: str) -> None:
        for stage, seconds in trail.stages().items():
            self.metrics.time(name, seconds, stage)

    # -- queues ----------------------------------------------------------------------------------------------

    def queues(self) -> dict[str, list[Turns]]:
        house = self.house
        return {
            "bots": house.pool.queues(),
            "work": house.work.queues(),
            "reviews": house.reviews.work.queues(),
            "messages": [house.rounds.turns],
        }

    def waiting(self) -> dict[str, float]:
        return {
            name: sum(len(queue) for turns in all_turns for queue in turns.queues.values())
            for name, all_turns in self.queues().items()
        }

    def running(self) -> dict[str, float]:
        return {name: sum(turns.holds.total() for turns in all_turns) for name, all_turns in self.queues().items()}

    # -- others ----------------------------------------------------------------------------------------------

    def bus_connected(self) -> float:
        """Only then what was read is trusted for so long."""
        return float(self.house.bus.life >= HEARD)
