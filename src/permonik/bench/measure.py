"""Short slices of all engines in turn, each between two runs of a fixed loop; medians over the slices."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable
from typing import Any, TypedDict

from permonik.bench.homes import NoPeer
from permonik.bench.processes import Engine
from permonik.simulate import rounds_per_second

COLD = 100  # games


class Row(TypedDict):
    name: str
    build: str  # pure, compiled, a tag, or "" for a peer
    choices_per_second: float
    relative: float  # choices per second in rounds per second of the loop beside it
    spread: float  # of `relative`: (third quartile - first quartile) / median
    games_per_second: float
    games_relative: float
    choices_per_game: float
    decisions_per_game: float
    mean_branching: float
    p99_over_median: float  # of a game's time
    cold_games_per_second: float  # the first games of a fresh process
    legal_microseconds: float
    apply_microseconds: float
    copy_microseconds: float | None
    searched_per_second: float | None  # copy, legal list and apply
    searched_relative: float | None


class Competitor:
    """An engine with what was measured of it so far."""

    def __init__(self, name: str, build: str, start: Callable[[], Engine]) -> None:
        self.name = name
        self.build = build
        self.slices: list[dict[str, Any]] = []
        self.rounds: list[float] = []
        self.seed = 1
        self.engine = start()
        begun = time.perf_counter()
        cold = self.engine.ask(["games", self.seed, COLD])
        self.cold = cold["games"] / cold["seconds"] if cold["seconds"] else COLD / (time.perf_counter() - begun)
        self.parts: dict[str, Any] = {}
        self.parts_rounds = 1.0

    def slice(self, seconds: float) -> None:
        before = rounds_per_second()
        played = self.engine.ask(["play", self.seed, seconds])
        self.rounds.append((before + rounds_per_second()) / 2)
        self.slices.append(played)
        self.seed += played["games"]

    def measure_parts(self, seconds: float) -> None:
        before = rounds_per_second()
        self.parts = self.engine.ask(["parts", 1, seconds])
        self.parts_rounds = (before + rounds_per_second()) / 2

    def row(self) -> Row:
        speeds = [one["choices"] / one["seconds"] for one in self.slices]
        games = [one["games"] / one["seconds"] for one in self.slices]
        relative = [speed / rounds for speed, rounds in zip(speeds, self.rounds, strict=True)]
        low, middle, high = statistics.quantiles(relative, n=4) if len(relative) > 1 else relative * 3
        played = {key: sum(one[key] for one in self.slices) for key in ("games", "decisions", "choices", "answers")}
        searched = self.parts["searched"]
        return {
            "name": self.name,
            "build": self.build,
            "choices_per_second": statistics.median(speeds),
            "relative": middle,
            "spread": (high - low) / middle,
            "games_per_second": statistics.median(games),
            "games_relative": statistics.median(
                [speed / rounds for speed, rounds in zip(games, self.rounds, strict=True)]
            ),
            "choices_per_game": played["choices"] / played["games"],
            "decisions_per_game": played["decisions"] / played["games"],
            "mean_branching": played["answers"] / max(1, played["choices"]),
            "p99_over_median": statistics.median([tail(one["times"]) for one in self.slices]),
            "cold_games_per_second": self.cold,
            "legal_microseconds": self.parts["legal"],
            "apply_microseconds": self.parts["apply"],
            "copy_microseconds": self.parts["copy"],
            "searched_per_second": searched,
            "searched_relative": None if searched is None else searched / self.parts_rounds,
        }


def tail(times: list[float]) -> float:
    return times[math.ceil(0.99 * len(times)) - 1] / statistics.median(times)


def measure(competitors: list[Competitor], slices: int, seconds: float, tell: Callable[[str], None]) -> list[Row]:
    """All in turn, slice by slice. One that stops on the way is left out, and said so."""
    running = list(competitors)
    for number in range(slices + 1):
        tell(f"slice {number + 1} of {slices}" if number < slices else "the parts of a decision")
        for competitor in list(running):
            try:
                if number < slices:
                    competitor.slice(seconds)
                else:
                    competitor.measure_parts(seconds)
            except NoPeer as reason:
                tell(f"{competitor.name} left out: {reason}")
                running.remove(competitor)
    for competitor in competitors:
        competitor.engine.close()
    return [competitor.row() for competitor in running]
