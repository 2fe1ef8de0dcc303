"""What every engine in the benchmark does when asked, in a process of its own: plays games at random.

Requests and answers are lines of JSON on standard input and output. An engine is four functions; `play` here is the
loop around them, the one that a user of that engine would write. This file runs in the environments of other projects,
so it needs nothing but Python.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

PLAIN, ASK_TWICE, COPY = "plain", "ask twice", "copy"


class Engine(NamedTuple):
    start: Callable[[Random], Any]
    legal: Callable[[Any], Any]  # the full list for the one to decide; empty or None when the game is over
    apply: Callable[[Any, Any], Any]  # returns the state to go on with
    copy: Callable[[Any], Any] | None = None
    play: Callable[[Random, list[int]], None] | None = None  # an engine's own loop, if it has one


def play(engine: Engine, rng: Random, tally: list[int], way: str = PLAIN) -> None:
    """One game; adds decisions, choices (at least two answers) and answers at choices to the tally."""
    if way == PLAIN and engine.play is not None:
        engine.play(rng, tally)
        return
    start, legal, apply, copy = engine.start, engine.legal, engine.apply, engine.copy
    twice, copied = way == ASK_TWICE, way == COPY
    decisions = choices = answers = 0
    state = start(rng)
    while True:
        actions = legal(state)
        if not actions:
            break
        if twice:
            legal(state)
        if copied and copy is not None:
            state = copy(state)
        count = len(actions)
        decisions += 1
        if count > 1:
            choices += 1
            answers += count
        state = apply(state, actions[int(rng.random() * count)])
    tally[0] += decisions
    tally[1] += choices
    tally[2] += answers


def timed(engine: Engine, seeds: range, way: str = PLAIN, until: float = 1e9) -> dict[str, Any]:
    """Games with these seeds, at most as many as begin within `until` seconds."""
    tally = [0, 0, 0]
    times: list[float] = []
    spent = 0.0
    for seed in seeds:
        rng = Random(seed)
        begun = perf_counter()
        play(engine, rng, tally, way)
        times.append(perf_counter() - begun)
        spent += times[-1]
        if spent > until:
            break
    decisions, choices, answers = tally
    return {
        "games": len(times),
        "decisions": decisions,
        "choices": choices,
        "answers": answers,
        "seconds": spent,
        "times": sorted(times),
    }


def parts(engine: Engine, first: int, seconds: float) -> dict[str, Any]:
    """What a decision costs apart, in microseconds: the same games with the list asked once and twice, and with copies.

    The difference is the part; what is left is applying (with picking, chance and set-up).
    """
    bare = engine._replace(play=None)
    sample = timed(bare, range(first, first + 1_000_000), until=seconds)
    seeds = range(first, first + sample["games"])
    best = {way: min(timed(bare, seeds, way)["seconds"] for _ in range(3)) for way in (PLAIN, ASK_TWICE)}
    each = 1e6 / max(1, sample["decisions"])
    legal = min(max(0.0, best[ASK_TWICE] - best[PLAIN]), best[PLAIN]) * each
    found: dict[str, Any] = {"legal": legal, "apply": best[PLAIN] * each - legal, "copy": None, "searched": None}
    if engine.copy is not None:
        copied = min(timed(bare, seeds, COPY)["seconds"] for _ in range(3))
        found["copy"] = max(0.0, copied - best[PLAIN]) * each
        found["searched"] = sample["decisions"] / copied  # copy, list and apply, per second
    return found


def serve(engines: dict[str, Callable[[], Engine]]) -> None:
    """Answers requests until standard input ends. The first is the name of the engine."""
    engine = engines[json.loads(sys.stdin.readline())]()
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        what, first, amount = json.loads(line)
        if what == "play":  # for so many seconds
            answer = timed(engine, range(first, first + 10_000_000), until=amount)
        elif what == "games":  # so many
            answer = timed(engine, range(first, first + amount))
        else:
            answer = parts(engine, first, amount)
        print(json.dumps(answer), flush=True)
