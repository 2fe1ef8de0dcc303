"""What the environments cost: encoding beside the bare step, and whole steps beside PettingZoo's own tictactoe_v3 and
OpenSpiel's vector environment.

python bench/envs.py [--seconds 0.1] [--slices 9]                 the pure engine
python tools/compiled.py -- .venv/bin/python bench/envs.py        the compiled one
python bench/envs.py cave-vs-cave --walk 9000 [--bare]            so many steps, of the larger table, for callgrind
python bench/envs.py --processes 2                                64 games in so many processes beside one: all at
                                                                  once, and share by share

Everybody steps in short slices in turn, and CPU time is counted. Each round of slices has deals of its own, the same
for all loops of a game. The table has the best slice of each loop; ratios are medians of the quotients within a round,
which other work on the machine hardly moves.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import types
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

import permonik
from permonik.envs.gymnasium import SeatVectorEnv
from permonik.envs.pettingzoo import TableEnv
from permonik.envs.pool import GamePool
from permonik.envs.processes import ProcessVectorEnv
from permonik.envs.seating import Seating

TABLES = [("cave-vs-cave", 1), ("cave-vs-cave", 2), ("caverna", 1), ("caverna", 2), ("rivals", 2), ("saboteur", 5)]
GAMES = 64
SHAPED = 10  # games

Measure = Callable[[float, int], float]  # seconds and a seed → microseconds for each step


def walks(seating: Seating, encode: bool) -> Measure:
    """The bare walk from choice to choice; with `encode`, row and mask at each, into buffers."""
    row = np.zeros(seating.observation.size, np.uint8).data
    mask = np.zeros(seating.actions, np.uint8).data
    encoded, size = seating.encode, seating.actions

    def measure(seconds: float, seed: int) -> float:
        rng = random.Random(seed)
        steps = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            episode = seating.start(rng.getrandbits(40))
            while episode.seat >= 0:
                if encode:
                    episode.show(episode.seat, encoded, row, size, mask)
                episode.choose(episode.actions[int(rng.random() * len(episode.actions))])
                steps += 1
        return 1e6 * (time.process_time() - begun) / steps

    return measure


def agents(env: Any, choose: Callable[[Any, random.Random], int]) -> Measure:
    """The AEC loop as everybody writes it: last, choose, step."""

    def measure(seconds: float, seed: int) -> float:
        rng = random.Random(seed)
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


def many(env: SeatVectorEnv | ProcessVectorEnv, clock: Callable[[], float] = time.process_time) -> Measure:
    """The actions are drawn here too, so that all loops pay for the choosing."""

    def measure(seconds: float, seed: int) -> float:
        rng = np.random.default_rng(seed)
        _, info = env.reset(seed=seed * 1000)
        steps = 0
        begun = clock()
        while clock() - begun < seconds:
            _, _, _, _, info = env.step(drawn(info["action_mask"], rng))
            steps += GAMES
        return 1e6 * (clock() - begun) / steps

    return measure


def drawn(masks: Any, rng: np.random.Generator) -> Any:
    """All legal actions one after the other; where those of each game begin; one of them by chance."""
    legal = np.flatnonzero(masks.view(np.bool_))
    begins = legal.searchsorted(np.arange(len(masks) + 1) * masks.shape[1])
    places = begins[:-1] + (rng.random(len(masks)) * np.diff(begins)).astype(int)
    return legal[places] % masks.shape[1]


def share_by_share(pool: GamePool) -> Measure:
    """The same of a pool, whose shares are answered as they come."""

    def measure(seconds: float, seed: int) -> float:
        rng = np.random.default_rng(seed)
        pool.reset(seed=seed * 1000)
        steps = 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds:
            games, _, _, _, _, info = pool.recv()
            pool.send(games, drawn(info["action_mask"], rng))
            steps += games.stop - games.start
        return 1e6 * (time.perf_counter() - begun) / steps

    return measure


def tictactoe() -> Any:
    # It imports pygame at its head and needs it for pictures only.
    sys.modules.setdefault("pygame", types.ModuleType("pygame"))
    from pettingzoo.classic import tictactoe_v3

    return tictactoe_v3.raw_env()


def many_of_openspiel() -> Measure:
    """OpenSpiel's own loop over its own tic-tac-toe, 64 games at a time, with as many random answers as ours draws."""
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.rl_environment import Environment
    from open_spiel.python.vector_env import SyncVectorEnv

    envs = SyncVectorEnv([Environment("tic_tac_toe") for _ in range(GAMES)])

    def measure(seconds: float, seed: int) -> float:
        rng = random.Random(seed)
        seen = envs.reset()
        steps = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            answers = []
            for one in seen:
                legal = one.observations["legal_actions"][one.current_player()]
                answers.append(StepOutput(legal[int(rng.random() * len(legal))], None))
            seen, _, _, _ = envs.step(answers, reset_if_done=True)
            steps += GAMES
        return 1e6 * (time.process_time() - begun) / steps

    return measure


def shape(seating: Seating) -> tuple[float, float]:
    """Choices in a random game, and answers to each."""
    rng = random.Random(2)
    choices = answers = 0
    for _ in range(SHAPED):
        episode = seating.start(rng.getrandbits(40))
        while episode.seat >= 0:
            choices += 1
            answers += len(episode.actions)
            episode.choose(episode.actions[int(rng.random() * len(episode.actions))])
    return choices / SHAPED, answers / choices


def measured(game: str, players: int, peer: Measure, seconds: float, slices: int) -> list[list[float]]:
    """By slice: the bare step, the step with row and mask, AEC, vectorised, and tic-tac-toe beside them."""
    seating = Seating(game, players)
    loops = [
        walks(seating, False),
        walks(seating, True),
        agents(TableEnv(game, players), by_mask),
        many(SeatVectorEnv(game, GAMES, players, copy=False)),
        peer,
    ]
    return [[loop(seconds, 1 + number) for loop in loops] for number in range(slices)]


def walk_only(game: str, steps: int, encode: bool) -> None:
    """For `valgrind --tool=callgrind`: the difference of two counts is what the steps between them cost."""
    seating = Seating(game, max(players for name, players in TABLES if name == game))
    row = np.zeros(seating.observation.size, np.uint8).data
    mask = np.zeros(seating.actions, np.uint8).data
    rng = random.Random(5)
    walked = 0
    while walked < steps:
        episode = seating.start(walked)
        while episode.seat >= 0:
            if encode:
                episode.show(episode.seat, seating.encode, row, seating.actions, mask)
            episode.choose(episode.actions[int(rng.random() * len(episode.actions))])
            walked += 1


def beside_one_process(processes: int, seconds: float, slices: int, games: list[str]) -> None:
    """By the clock, since several processors work: the same 64 games in one process and shared out over several."""
    print(f"engine: {'compiled' if permonik.compiled else 'pure Python'}; {GAMES} games; own steps a second")
    print(f"| game | players | one process | {processes}, all at once | ratio | {processes}, share by share | ratio |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for game, players in TABLES:
        if games and game not in games:
            continue
        one = SeatVectorEnv(game, GAMES, players, copy=False)
        several = ProcessVectorEnv(game, GAMES, processes, players, copy=False)
        pool = GamePool(game, GAMES, processes, copy=False, players=players)
        loops = [many(env, time.perf_counter) for env in (one, several)] + [share_by_share(pool)]
        rates = [[1e6 / loop(seconds, 1 + number) for loop in loops] for number in range(slices)]
        best = [max(column) for column in zip(*rates, strict=True)]
        cells = [f"{best[0]:,.0f}"]
        for column in (1, 2):
            cells += [f"{best[column]:,.0f}", f"{median([rate[column] / rate[0] for rate in rates]):.2f}"]
        print(f"| {game} | {players} | {' | '.join(cells)} |", flush=True)
        several.close()
        pool.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--slices", type=int, default=9)
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--walk", type=int, metavar="STEPS", help="only walk, and measure nothing")
    parser.add_argument("--bare", action="store_true", help="walk without rows and masks")
    parser.add_argument("--processes", type=int, help="compare one process with so many, and measure nothing else")
    asked = parser.parse_args()
    if asked.processes:
        beside_one_process(asked.processes, asked.seconds, asked.slices, asked.games)
        return
    if asked.walk:
        for game in asked.games:
            walk_only(game, asked.walk, not asked.bare)
        return
    print(f"engine: {'compiled' if permonik.compiled else 'pure Python'}; microseconds for each step")
    print("| game | players | actions | bytes | choices | answers | step | with row and mask | ratio | AEC | vector |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    peer = agents(tictactoe(), by_mask)
    yardstick: list[float] = []
    goals = []
    for game, players in TABLES:
        if asked.games and game not in asked.games:
            continue
        slices = measured(game, players, peer, asked.seconds, asked.slices)
        step, both, aec, vector, beside = [min(times) for times in zip(*slices, strict=True)]
        yardstick.append(beside)
        seating = Seating(game, players)
        length, answers = shape(seating)
        ratio = median([one[1] / one[0] for one in slices])
        sizes = f"{seating.actions} | {seating.observation.size} | {length:.0f} | {answers:.1f}"
        costs = f"{step:.1f} | {both:.1f} | {ratio:.2f} | {aec:.1f} | {vector:.1f}"
        print(f"| {game} | {players} | {sizes} | {costs} |", flush=True)
        if game == "rivals":
            glances = walks(Seating(game, players, memory=False), encode=True)
            cost = min(glances(asked.seconds, 1 + number) for number in range(asked.slices))
            goals.append(f"{game}, {players}: step with mask and a row of what lies in sight (memory=False) {cost:.1f}")
        if game == "cave-vs-cave":
            of_aec, of_vector = [median([one[number] / one[4] for one in slices]) for number in (2, 3)]
            goals.append(
                f"{game}, {players}: step with row and mask {ratio:.2f} of the bare step (goal: at most 2); of "
                f"tictactoe_v3: AEC {of_aec:.2f} (goal: at most 1), vectorised {of_vector:.2f} (goal: at most 0.5)"
            )
    theirs = many_of_openspiel()
    cost = min(theirs(asked.seconds, 1 + number) for number in range(asked.slices))
    print(
        f"PettingZoo tictactoe_v3: {min(yardstick):.1f}; OpenSpiel's SyncVectorEnv of {GAMES} tic_tac_toe: {cost:.1f}"
    )
    print("\n".join(goals))


if __name__ == "__main__":
    main()
