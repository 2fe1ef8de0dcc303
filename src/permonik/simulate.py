"""How fast a game plays itself at random, and how it ends."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from random import Random
from time import perf_counter
from timeit import Timer
from typing import TypedDict

import permonik
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.playout import Played, play_out

ROUNDS = 400_000
LOOP = f"for i in range({ROUNDS}): x = (x * 31 + i) & 0xffff"


class Scores(TypedDict):
    mean: float
    min: int
    max: int


class Measured(TypedDict):
    game: str
    players: int
    games: int
    decisions: int
    choices: int  # decisions with at least two answers
    seconds: float  # of the bare loop: set-up, legal list, pick, apply, chance
    choices_per_second: float
    games_per_second: float
    mean_branching: float  # answers per choice
    relative: float  # choices per second, in rounds per second of a plain loop of this interpreter
    p99_game_seconds: float
    scores: Scores
    compiled: bool


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Measured:
    """Plays `games` random games; `progress` hears how many are done. Game number n depends on seed and n alone."""
    if games < 1:
        raise permonik.errors.BadOption(f"at least one game is played, not {games}")
    rules = permonik.load(game)
    players = rules.check_players(players)
    chosen = rules.check_options(options)
    played = Played()
    times: list[float] = []
    totals: list[int] = []
    before = rounds_per_second()
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        dealer = SamplingDealer(rng)
        start = perf_counter()
        state = rules.setup(players, chosen)
        play_out(state, rng, dealer, played)
        times.append(perf_counter() - start)
        totals += [score.total for score in rules.scores(state)]
        if progress is not None:
            progress(number + 1)
    rounds = max(before, rounds_per_second())
    seconds = sum(times)
    return {
        "game": rules.id,
        "players": players,
        "games": games,
        "decisions": played.decisions,
        "choices": played.choices,
        "seconds": seconds,
        "choices_per_second": played.choices / seconds,
        "games_per_second": games / seconds,
        "mean_branching": played.answers / played.choices if played.choices else 0.0,
        "relative": played.choices / seconds / rounds,
        "p99_game_seconds": sorted(times)[math.ceil(0.99 * games) - 1],
        "scores": {"mean": sum(totals) / len(totals), "min": min(totals), "max": max(totals)},
        "compiled": permonik.compiled,
    }


def rounds_per_second() -> float:
    """`timeit` compiles the loop from its text, so it is interpreted on every build."""
    return ROUNDS / Timer(LOOP, "x = 0").timeit(1)
