"""What the environments cost: encoding beside the bare step, and whole steps beside PettingZoo's own tictactoe_v3.

python bench/envs.py [--seconds 0.5]                              the pure engine
python tools/compiled.py -- .venv/bin/python bench/envs.py        the compiled one

Everybody steps in short slices in turn, CPU time is counted, and the best of three: other work then does little harm.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import types
from collections.abc import Callable
from typing import Any

import numpy as np

import permonik
from permonik.envs.gymnasium import SeatVectorEnv
from permonik.envs.pettingzoo import TableEnv
from permonik.envs.seating import Seating
from permonik.kernel.encoding import put_mask

TABLES = [("cave-vs-cave", 1), ("cave-vs-cave", 2), ("caverna", 1), ("caverna", 2), ("rivals", 2), ("saboteur", 5)]
SLICES = 3
GAMES = 64

Measure = Callable[[float], float]  # seconds → microseconds for each step


def walks(seating: Seating, encode: bool) -> Measure:
    """The bare walk from choice to choice; with `encode`, row and mask at each."""
    row = np.zeros(seating.observation.size, np.uint8).data
    mask = np.zeros(seating.actions, np.uint8).data
    game = seating.game

    def measure(seconds: float) -> float:
        rng = random.Random(1)
        steps = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            walk = seating.start(rng.getrandbits(40))
            while walk.seat >= 0:
                if encode:
                    game.encode(walk.state, walk.seat, row)
                    put_mask(walk.actions, seating.actions, mask)
                walk.choose(walk.actions[int(rng.random() * len(walk.actions))])
                steps += 1
        return 1e6 * (time.process_time() - begun) / steps

    return measure


def agents(env: Any, choose: Callable[[Any, random.Random], int]) -> Measure:
    """The AEC loop as everybody writes it: last, choose, step."""

    def measure(seconds: float) -> float:
        rng = random.Random(1)
        steps = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            env.reset(seed=rng.getrandbits(30))
            while True:
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    break
                env.step(choose(seen, rng))
                steps += 1
        return 1e6 * (time.process_time() - begun) / steps

    return measure


def by_mask(seen: Any, rng: random.Random) -> int:
    legal = seen["action_mask"].nonzero()[0]
    return int(legal[int(rng.random() * len(legal))])


def many(env: SeatVectorEnv) -> Measure:
    """The actions are drawn here too, so that all loops pay for the choosing."""

    def measure(seconds: float) -> float:
        rng = np.random.default_rng(1)
        _, info = env.reset(seed=1)
        steps = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            # One random number per game and a running count of the legal actions: the n-th legal one.
            masks = info["action_mask"]
            counts = masks.sum(1)
            wanted = (rng.random(GAMES) * counts).astype(int)
            actions = (masks.cumsum(1, dtype=np.int16) > wanted[:, None]).argmax(1)
            _, _, _, _, info = env.step(actions)
            steps += GAMES
        return 1e6 * (time.process_time() - begun) / steps

    return measure


def tictactoe() -> Any:
    # It imports pygame at its head and needs it for pictures only.
    sys.modules.setdefault("pygame", types.ModuleType("pygame"))
    from pettingzoo.classic import tictactoe_v3

    return tictactoe_v3.raw_env()


def shape(seating: Seating) -> tuple[float, float]:
    """Choices in a random game, and answers to each."""
    rng = random.Random(2)
    choices = answers = 0
    for _ in range(10):
        walk = seating.start(rng.getrandbits(40))
        while walk.seat >= 0:
            choices += 1
            answers += len(walk.actions)
            walk.choose(walk.actions[int(rng.random() * len(walk.actions))])
    return choices / 10, answers / choices


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=0.5)
    seconds = parser.parse_args().seconds
    print(f"engine: {'compiled' if permonik.compiled else 'pure Python'}; microseconds for each step")
    print("| game | players | actions | bytes | choices | answers | step | with row and mask | ratio | AEC | vector |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    peer = agents(tictactoe(), by_mask)
    yardstick = min([peer(seconds) for _ in range(SLICES)])
    for game, players in TABLES:
        seating = Seating(game, players)
        loops = [
            walks(seating, False),
            walks(seating, True),
            agents(TableEnv(game, players), by_mask),
            many(SeatVectorEnv(game, GAMES, players, copy=False)),
        ]
        taken = [min(times) for times in zip(*[[loop(seconds) for loop in loops] for _ in range(SLICES)], strict=True)]
        yardstick = min(yardstick, peer(seconds))
        step, both, aec, vector = taken
        length, answers = shape(seating)
        sizes = f"{seating.actions} | {seating.observation.size} | {length:.0f} | {answers:.1f}"
        costs = f"{step:.1f} | {both:.1f} | {both / step:.2f} | {aec:.1f} | {vector:.1f}"
        print(f"| {game} | {players} | {sizes} | {costs} |", flush=True)
    print(f"PettingZoo tictactoe_v3: {yardstick:.1f}")


if __name__ == "__main__":
    main()
