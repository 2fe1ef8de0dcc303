"""What the environments cost over whole games with fresh deals: encoding beside the bare step, and whole steps beside
PettingZoo's own tictactoe_v3 and OpenSpiel's vector environment.

python bench/envs.py [--seconds 0.3] [--slices 9]                 the pure engine
python tools/compiled.py -- .venv/bin/python bench/envs.py        the compiled one
python bench/envs.py rivals --course 40                           the row in each quarter of a game, with its memory
                                                                  and without
python bench/envs.py cave-vs-cave --steps 9000 [--bare]           so many steps, of the larger table, for callgrind
python bench/envs.py --processes 2                                64 games in so many processes beside one: all at
                                                                  once, and share by share

Everybody steps in short slices in turn, and CPU time is counted (by the clock with --processes). A slice is so many
whole games, each of a fresh deal: early positions are the cheap ones. Bare steps, rows and AEC have the same deals and
answers. Games that are stepped in one call go on from slice to slice: a slice is as many ends of games as there are
games, and a round of them has been played before anything counts. The tables have medians of slices, and ratios are
medians of the quotients within a round of slices, which other work on the machine hardly moves.
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
from permonik.kernel.state import OVER

TABLES = [("cave-vs-cave", 1), ("cave-vs-cave", 2), ("caverna", 1), ("caverna", 2), ("rivals", 2), ("saboteur", 5)]
PEERS = ("tic_tac_toe", "backgammon")  # of OpenSpiel, written in C++
GAMES = 64
QUARTERS = 4

# A number of whole games (where many are stepped in one call: of rounds of them) and a seed → microseconds a step
Measure = Callable[[int, int], float]
Clock = Callable[[], float]


def steps_only(seating: Seating, encode: bool) -> Measure:
    """The bare way from choice to choice; with `encode`, row and mask at each, into buffers."""
    row = np.zeros(seating.observation.size, np.uint8).data
    mask = np.zeros(seating.actions, np.uint8).data
    encoded, size = seating.encode, seating.actions

    def measure(games: int, seed: int) -> float:
        rng = random.Random(seed)
        steps = 0
        begun = time.process_time()
        for _ in range(games):
            episode = seating.start(rng.getrandbits(40))
            while episode.seat != OVER:
                if encode:
                    episode.show(episode.seat, encoded, row, size, mask)
                episode.choose(episode.actions[int(rng.random() * len(episode.actions))])
                steps += 1
        return 1e6 * (time.process_time() - begun) / steps

    return measure


def agents(env: Any, choose: Callable[[Any, random.Random], int]) -> Measure:
    """The AEC loop as everybody writes it: last, choose, step."""

    def measure(games: int, seed: int) -> float:
        rng = random.Random(seed)
        steps = 0
        begun = time.process_time()
        for _ in range(games):
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


def many(env: SeatVectorEnv | ProcessVectorEnv, clock: Clock = time.process_time) -> Measure:
    """The actions are drawn here too, so that all loops pay for the choosing."""
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)

    def measure(rounds: int, seed: int) -> float:
        nonlocal info
        steps = over = 0
        begun = clock()
        while over < rounds * GAMES:
            _, _, ended, cut, info = env.step(drawn(info["action_mask"], rng))
            over += np.count_nonzero(ended | cut)
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
    rng = np.random.default_rng(1)
    pool.reset(seed=1)
    shares = len(pool.bounds)
    waiting = [pool.recv() for _ in range(shares)]

    def measure(rounds: int, seed: int) -> float:
        steps = over = 0
        begun = time.perf_counter()
        while over < rounds * GAMES:
            games, _, _, ended, cut, info = waiting.pop() if waiting else pool.recv()
            pool.send(games, drawn(info["action_mask"], rng))
            over += np.count_nonzero(ended | cut)
            steps += games.stop - games.start
        waiting.extend([pool.recv() for _ in range(shares - len(waiting))])  # nobody plays while others are measured
        return 1e6 * (time.perf_counter() - begun) / steps

    return measure


def tictactoe() -> Any:
    # It imports pygame at its head and needs it for pictures only.
    sys.modules.setdefault("pygame", types.ModuleType("pygame"))
    from pettingzoo.classic import tictactoe_v3

    return tictactoe_v3.raw_env()


def many_of_openspiel(name: str) -> Measure:
    """OpenSpiel's own loop over a game of its own, with as many random answers as ours draws."""
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.rl_environment import Environment
    from open_spiel.python.vector_env import SyncVectorEnv

    envs = SyncVectorEnv([Environment(name) for _ in range(GAMES)])
    rng = random.Random(1)
    seen = envs.reset()

    def measure(rounds: int, seed: int) -> float:
        nonlocal seen
        steps = over = 0
        begun = time.process_time()
        while over < rounds * GAMES:
            answers = []
            for one in seen:
                legal = one.observations["legal_actions"][one.current_player()]
                answers.append(StepOutput(legal[int(rng.random() * len(legal))], None))
            seen, _, ended, _ = envs.step(answers, reset_if_done=True)
            over += sum(ended)
            steps += GAMES
        return 1e6 * (time.process_time() - begun) / steps

    return measure


def enough(loop: Measure, seconds: float) -> int:
    """How many games fill a slice. The loop is warm afterwards."""
    games = 1
    while True:
        begun = time.perf_counter()
        loop(games, 0)
        took = time.perf_counter() - begun
        if took >= seconds:
            return games
        games *= 2


def shape(seating: Seating, games: int) -> tuple[float, float]:
    """Choices in a random game, and answers to each."""
    rng = random.Random(2)
    choices = answers = 0
    for _ in range(games):
        episode = seating.start(rng.getrandbits(40))
        while episode.seat != OVER:
            choices += 1
            answers += len(episode.actions)
            episode.choose(episode.actions[int(rng.random() * len(episode.actions))])
    return choices / games, answers / choices


def measured(loops: list[Measure], same: int, seconds: float, slices: int) -> list[list[float]]:
    """Slices of all loops in turn. The first `same` of them play the same games."""
    games = [enough(loop, seconds) for loop in loops]
    games[:same] = [min(games[:same], default=1)] * same
    return [[loop(count, 1 + number) for loop, count in zip(loops, games, strict=True)] for number in range(slices)]


def middle(slices: list[list[float]]) -> list[float]:
    return [median(column) for column in zip(*slices, strict=True)]


def table(seconds: float, number: int, games: list[str]) -> None:
    """Everything beside PettingZoo's tic-tac-toe, which is measured between the slices of each table."""
    print("| game | players | actions | bytes | choices | answers | step | row, mask | ratio | AEC | vector |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    peer = agents(tictactoe(), by_mask)
    yardstick: list[float] = []
    goals = []
    for game, players in TABLES:
        if games and game not in games:
            continue
        seating = Seating(game, players)
        loops = [steps_only(seating, False), steps_only(seating, True), agents(TableEnv(game, players), by_mask)]
        loops += [many(SeatVectorEnv(game, GAMES, players, copy=False)), peer]
        slices = measured(loops, 3, seconds, number)
        step, _, aec, vector, beside = middle(slices)
        yardstick.append(beside)
        ratio = median([one[1] / one[0] for one in slices])
        row = median([one[1] - one[0] for one in slices])
        length, answers = shape(seating, GAMES)
        sizes = f"{seating.actions} | {seating.observation.size} | {length:.0f} | {answers:.1f}"
        print(f"| {game} | {players} | {sizes} | {step:.1f} | {row:.1f} | {ratio:.2f} | {aec:.1f} | {vector:.1f} |")
        sys.stdout.flush()
        if game == "cave-vs-cave":
            of_aec, of_vector = [median([one[place] / one[4] for one in slices]) for place in (2, 3)]
            goals.append(
                f"{game}, {players}: step with row and mask {ratio:.2f} of the bare step (goal: at most 2); of "
                f"tictactoe_v3: AEC {of_aec:.2f} (goal: at most 1), vectorised {of_vector:.2f} (goal: at most 0.5)"
            )
        if game == "rivals":
            goals.append(f"{game}, {players}: {without_memory(seating, seconds, number)}")
    theirs = middle(measured([many_of_openspiel(name) for name in PEERS], 0, seconds, number))
    print(f"PettingZoo's tictactoe_v3: {median(yardstick):.1f}")
    for name, cost in zip(PEERS, theirs, strict=True):
        print(f"OpenSpiel's SyncVectorEnv of {GAMES} {name}: {cost:.1f}")
    print("\n".join(goals))


def without_memory(whole: Seating, seconds: float, number: int) -> str:
    """The same games with rows of what lies in sight only."""
    sight = Seating(whole.game.id, whole.players, memory=False)
    loops = [steps_only(whole, False), steps_only(whole, True), steps_only(sight, True)]
    slices = measured(loops, 3, seconds, number)
    cost, cheap = [median([one[place] - one[0] for one in slices]) for place in (1, 2)]
    return f"row and mask {cost:.1f} (goal: at most 25), of what lies in sight (memory=False) {cheap:.1f}"


def course(game: str, players: int, games: int) -> None:
    """The mean cost of row and mask in each quarter of the same games."""
    for memory in (True, False):
        seating = Seating(game, players, memory=memory)
        row = np.zeros(seating.observation.size, np.uint8).data
        mask = np.zeros(seating.actions, np.uint8).data
        spent, steps = [0.0] * QUARTERS, [0] * QUARTERS
        for deal in range(games):
            rng = random.Random(deal)
            episode = seating.start(deal)
            times = []
            while episode.seat != OVER:
                begun = time.process_time()
                episode.show(episode.seat, seating.encode, row, seating.actions, mask)
                times.append(time.process_time() - begun)
                episode.choose(episode.actions[int(rng.random() * len(episode.actions))])
            for step, took in enumerate(times):
                quarter = step * QUARTERS // len(times)
                spent[quarter] += took
                steps[quarter] += 1
        costs = ", ".join([f"{1e6 * took / count:.1f}" for took, count in zip(spent, steps, strict=True)])
        mean = 1e6 * sum(spent) / sum(steps)
        print(f"{game}, {players}, memory={memory}: {mean:.1f}; in each quarter of {games} games {costs}")


def take_steps(game: str, steps: int, encode: bool) -> None:
    """For `valgrind --tool=callgrind`: the difference of two counts is what the steps between them cost."""
    seating = Seating(game, max(players for name, players in TABLES if name == game))
    row = np.zeros(seating.observation.size, np.uint8).data
    mask = np.zeros(seating.actions, np.uint8).data
    rng = random.Random(5)
    taken = 0
    while taken < steps:
        episode = seating.start(taken)
        while episode.seat != OVER:
            if encode:
                episode.show(episode.seat, seating.encode, row, seating.actions, mask)
            episode.choose(episode.actions[int(rng.random() * len(episode.actions))])
            taken += 1


def beside_one_process(processes: int, seconds: float, slices: int, games: list[str]) -> None:
    """By the clock, since several processors work: the same 64 games in one process and shared out over several."""
    print(f"| game | players | one process | {processes}, all at once | ratio | {processes}, share by share | ratio |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for game, players in TABLES:
        if games and game not in games:
            continue
        one = SeatVectorEnv(game, GAMES, players, copy=False)
        several = ProcessVectorEnv(game, GAMES, processes, players, copy=False)
        pool = GamePool(game, GAMES, processes, copy=False, players=players)
        loops = [many(env, time.perf_counter) for env in (one, several)] + [share_by_share(pool)]
        costs = measured(loops, 3, seconds, slices)
        rates = [1e6 / cost for cost in middle(costs)]
        cells = [f"{rates[0]:,.0f}"]
        for column in (1, 2):
            cells += [f"{rates[column]:,.0f}", f"{median([cost[0] / cost[column] for cost in costs]):.2f}"]
        print(f"| {game} | {players} | {' | '.join(cells)} |", flush=True)
        several.close()
        pool.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=0.3, help="at least so long is a slice")
    parser.add_argument("--slices", type=int, default=9)
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--steps", type=int, help="only take so many steps, and measure nothing")
    parser.add_argument("--bare", action="store_true", help="these without rows and masks")
    parser.add_argument("--course", type=int, metavar="GAMES", help="only the row by the quarters of so many games")
    parser.add_argument("--processes", type=int, help="compare one process with so many, and measure nothing else")
    asked = parser.parse_args()
    if asked.steps:
        for game in asked.games:
            take_steps(game, asked.steps, not asked.bare)
        return
    build = "compiled" if permonik.compiled else "pure Python"
    if asked.processes:
        print(f"engine: {build}; {GAMES} games; own steps a second")
        beside_one_process(asked.processes, asked.seconds, asked.slices, asked.games)
        return
    print(f"engine: {build}; microseconds for each step")
    if asked.course:
        for game, players in TABLES:
            if game in asked.games:
                course(game, players, asked.course)
        return
    table(asked.seconds, asked.slices, asked.games)


if __name__ == "__main__":
    main()
