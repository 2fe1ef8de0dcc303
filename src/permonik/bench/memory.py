"""What a state and an entry of a record weigh, and whether a long run grows. A process measures one set-up:

python -m permonik.bench.memory '["cave-vs-cave", 2, {}]'
"""

from __future__ import annotations

import json
import sys
import tracemalloc
from pathlib import Path
from random import Random
from typing import TypedDict

import permonik
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.game import Game
from permonik.kernel.playout import Played, play_out

COPIES = 500
LONG = 1_000_000  # decisions


class Weight(TypedDict):
    bytes_per_state: float
    bytes_per_entry: float  # of a record, as it is written
    grown_megabytes: float  # from a tenth of a long run to its end


def weigh(name: str, players: int, options: dict[str, object]) -> Weight:
    rules = permonik.load(name)
    entries, state_bytes = weigh_game(name, players, options)
    return {
        "bytes_per_state": state_bytes,
        "bytes_per_entry": entries,
        "grown_megabytes": growth(rules, players, options),
    }


def weigh_game(name: str, players: int, options: dict[str, object]) -> tuple[float, float]:
    """Bytes per entry and per state of one random game, states from its beginning to its end."""
    match = permonik.Match.start(name, players=players, seed=1, options=options)
    rng = Random(1)
    states = []
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.state.actions(seat)))
        states.append(match.state.clone())
    text = match.record.dumps()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [states[number % len(states)].clone() for number in range(COPIES)]
    weight = (tracemalloc.get_traced_memory()[0] - before) / len(copies)
    tracemalloc.stop()
    return len(text.encode()) / max(1, text.count("\n")), weight


def growth(rules: Game, players: int, options: dict[str, object]) -> float:
    chosen = rules.check_options(options)
    played = Played()
    begun = 0.0
    number = 0
    while played.decisions < LONG:
        rng = Random(number)
        play_out(rules.setup(players, chosen), rng, SamplingDealer(rng), played)
        number += 1
        if not begun and played.decisions >= LONG // 10:
            begun = resident()
    return resident() - begun


def resident() -> float:
    """Megabytes of this process that are in memory now."""
    status = Path("/proc/self/statm")
    if not status.exists():
        return 0.0
    return int(status.read_text(encoding="ascii").split()[1]) * 4096 / 1e6


if __name__ == "__main__":
    print(json.dumps(weigh(*json.loads(sys.argv[1]))))
