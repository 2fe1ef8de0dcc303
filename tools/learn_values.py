"""Learn what positions between two turns are worth, from games that bots play against themselves.

python tools/learn_values.py GAME OUT.net [--players 2] [--options variant=duel] [--rounds 4] [--games 2000] [--jobs 2]

In every round games are played by the judge as it is by then (at first by the game's evaluation), each turn the line of
answers that leaves the best position, now and then another one; the network then learns from the positions of these
games and how they ended, beginning from what it knew. After each round OUT.net is written; the same command with other
seeds goes on from there. Needs numpy (pip install 'permonik[rl]'). Best run on the compiled build:
python tools/compiled.py -- python tools/learn_values.py ...
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import permonik
from permonik.bots.beam import EVERY, Line, best_lines
from permonik.bots.careless import beginnings
from permonik.kernel.dealer import AlikeDealer, SamplingDealer
from permonik.kernel.judge import Judge
from permonik.kernel.network import FORMAT, Network
from permonik.kernel.onward import deal, single
from permonik.kernel.state import OVER, State

Floats = np.ndarray[Any, np.dtype[np.float32]]
LARGEST = 30000  # of a weight in the file: sixteen bits with a sign


class Learning(Judge):
    """A game's judge with the network of this moment, or none."""

    def __init__(self, judge: Judge, network: Network | None, anchor: float | None = None) -> None:
        super().__init__(judge.guide, judge.low, judge.step, judge.anchor if anchor is None else anchor, judge.bound)
        self.judge = judge
        self.now = network

    def answers(self, state: State, seat: int) -> list[int]:
        return self.judge.answers(state, seat)

    def network(self, state: State) -> Network | None:
        return self.now

    def pieces(self, state: State, seat: int) -> list[bytes]:
        return self.judge.pieces(state, seat)

    def outcome(self, state: State, seat: int) -> float:
        return self.judge.outcome(state, seat)


class Sample:
    """A position as a seat sees it, and what it turned out to be worth."""

    def __init__(self, pieces: list[bytes], seat: int) -> None:
        self.pieces = pieces
        self.seat = seat
        self.worth: float | None = None


def play(setup: argparse.Namespace, network: bytes | None, seed: int) -> tuple[list[int], Floats, bytes]:
    """One game: the sizes of the pieces, what the positions were worth, and their rows in one string."""
    rng = Random(seed)
    dealer = SamplingDealer(rng)
    game = permonik.load(setup.game)
    own = game.judge()
    if own is None:
        raise SystemExit(f"{setup.game} has no judge")
    judge = Learning(own, Network(network) if network else None, setup.anchor)
    options = {name: rng.choice(values.split("|")) for name, values in (item.split("=", 1) for item in setup.options)}
    state = permonik.Match.start(setup.game, players=setup.players, seed=seed, options=options).state.clone()
    state.forget()
    samples: list[Sample] = []
    turn: tuple[int, int] | None = None
    while (seat := state.turn()) != OVER:
        if deal(state, dealer):
            continue
        if turn != (judge.turn(state), seat):
            turn = (judge.turn(state), seat)
            if rng.random() < setup.share:
                samples += [Sample(judge.pieces(state, one), one) for one in range(setup.players)]
        actions = state.actions(seat)
        if single(actions):
            state.apply(seat, actions[0])
            continue
        lines = best_lines(state, seat, judge, AlikeDealer(rng), setup.width, EVERY)
        line = lines[0]
        if rng.random() < setup.noise:
            line = another(lines, rng)
            if judge.now is not None and line is not lines[0]:
                # What comes now is no fault of what was before.
                for sample in reversed(samples):
                    if sample.seat == seat:
                        sample.worth = judge.now.value(judge.pieces(state, seat))
                        break
        for answer in line.answers:
            state.apply(seat, answer)
    for seat in range(setup.players):
        settle(
            [sample for sample in samples if sample.seat == seat], judge.outcome(state, seat), judge.now, setup.trust
        )
    sizes = [len(piece) for piece in samples[0].pieces] if samples else []
    rows = b"".join([b"".join(sample.pieces) for sample in samples])
    return sizes, np.array([sample.worth for sample in samples], np.float32), rows


def settle(samples: list[Sample], end: float, network: Network | None, trust: float) -> None:
    """What each position turned out to be worth: how the game ended, smoothed by what was thought of later ones.

    The end of a long game depends on luck more than on an early position. With `trust` in what the network says of the
    next position, and a share of that trust for the one after it, and so on, a position learns from its near future.
    """
    worth = end
    for sample in reversed(samples):
        if sample.worth is not None:  # another line than the best one was taken here
            worth = sample.worth
        sample.worth = worth
        if network is not None:
            worth = trust * network.value(sample.pieces) + (1 - trust) * worth


def another(lines: list[Line], rng: Random) -> Line:
    """Another way to begin, rather a good one than a bad one; or any line, so that bad positions are known as such."""
    if rng.random() < 0.5:
        return rng.choice(lines)
    begun = beginnings(lines)
    return begun[int(rng.random() ** 2 * len(begun))]


class Layers:
    """The network while it learns: bytes are scaled to 1, values to a spread of 1."""

    def __init__(self, inputs: int, units: int, rng: np.random.Generator) -> None:
        self.weights: list[Floats] = [
            rng.normal(0, 0.13, (inputs, units)).astype(np.float32),
            np.zeros(units, np.float32),
            rng.normal(0, 0.3 / np.sqrt(units), units).astype(np.float32),
            np.zeros(inputs, np.float32),
            np.zeros(1, np.float32),
        ]
        self.highest: Floats = np.ones(inputs, np.float32)
        self.middle, self.spread = 0.0, 1.0

    def read(self, rows: Any) -> Floats:
        scaled: Floats = rows.astype(np.float32) / self.highest
        return scaled

    def values(self, rows: Any) -> Floats:
        seen = self.read(rows)
        first, bias, worth, plain, base = self.weights
        values: Floats = np.maximum(seen @ first + bias, 0) @ worth + seen @ plain + base
        return values

    def rescale(self, rows: Any, worths: Floats) -> None:
        """The same network, for data of another spread."""
        highest = np.maximum(self.highest, np.maximum(rows.max(0), 1)).astype(np.float32)
        first, _, worth, plain, base = self.weights
        first *= (highest / self.highest)[:, None]
        plain *= highest / self.highest
        self.highest = highest
        middle, spread = float(worths.mean()), float(worths.std()) + 1e-6
        worth *= self.spread / spread
        plain *= self.spread / spread
        base[:] = (base * self.spread + self.middle - middle) / spread
        self.middle, self.spread = middle, spread

    def learn(self, rows: Any, worths: Floats, steps: int, rate: float, rng: np.random.Generator) -> None:
        """Adam on squared errors, in ever smaller steps."""
        wanted = (worths - self.middle) / self.spread
        means = [np.zeros_like(weight) for weight in self.weights]
        squares = [np.zeros_like(weight) for weight in self.weights]
        batch = min(256, len(rows))
        done = 0
        while done < steps:
            order = rng.permutation(len(rows))
            for begin in range(0, len(order) - batch + 1, batch):
                chosen = order[begin : begin + batch]
                seen = self.read(rows[chosen])
                first, bias, worth, plain, base = self.weights
                sums = seen @ first + bias
                hidden = np.maximum(sums, 0)
                error = (hidden @ worth + seen @ plain + base - wanted[chosen]) / batch
                back = np.outer(error, worth) * (sums > 0)
                slopes = [seen.T @ back, back.sum(0), hidden.T @ error, seen.T @ error, error.sum(keepdims=True)]
                done += 1
                step = rate * max(0.03, 1 - done / steps)
                for at, slope in enumerate(slopes):
                    means[at] += 0.1 * (slope - means[at])
                    squares[at] += 0.001 * (slope * slope - squares[at])
                    move = means[at] / (1 - 0.9**done) / (np.sqrt(squares[at] / (1 - 0.999**done)) + 1e-8)
                    self.weights[at] -= step * move.astype(np.float32)

    def file(self, sizes: list[int], about: str) -> bytes:
        """As `Network` reads it: whole numbers of sixteen bits, with a scale of its own for each unit."""
        first, bias, worth, plain, base = self.weights
        columns = np.concatenate([first, plain[:, None]], 1) / self.highest[:, None]
        scale = LARGEST / np.maximum(np.abs(columns).max(0), 1e-9)
        head = {
            "permonik-network": FORMAT,
            "pieces": sizes,
            "bias": [round(float(number)) for number in np.append(bias, 0) * scale],
            "worth": [float(number) for number in np.append(worth, 1) * self.spread / scale],
            "base": float(base[0]) * self.spread + self.middle,
            "learned": about,
        }
        return json.dumps(head).encode() + b"\n" + np.round(columns * scale).astype("<i2").tobytes()


def layers_of(data: bytes, rng: np.random.Generator) -> Layers:
    """What a file holds, to go on learning from."""
    head, _, body = data.partition(b"\n")
    about = json.loads(head)
    units = len(about["worth"]) - 1
    columns = np.frombuffer(body, "<i2").reshape(sum(about["pieces"]), units + 1).astype(np.float32)
    layers = Layers(len(columns), units, rng)
    # Each unit to weights of a usual size, so that the steps of learning fit.
    scale = np.maximum(np.abs(columns[:, :units]).max(0), 1) / 0.5
    worth = np.array(about["worth"], np.float32)
    layers.weights = [
        columns[:, :units] / scale,
        (np.array(about["bias"][:units]) / scale).astype(np.float32),
        worth[:units] * scale.astype(np.float32),
        columns[:, units] * worth[units],
        np.array([about["base"]], np.float32),
    ]
    return layers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE|VALUE…")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=2000, help="in each round")
    parser.add_argument("--recent", type=int, default=2, help="rounds whose games are learned from")
    parser.add_argument("--width", type=int, default=4, help="of the beam")
    parser.add_argument("--noise", type=float, default=0.1, help="share of turns that begin in another way")
    parser.add_argument("--share", type=float, default=1.0, help="of the positions that are learned from")
    parser.add_argument("--trust", type=float, default=0.1, help="in what the network says of the next position")
    parser.add_argument("--anchor", type=float, help="how much the guide counts beside the network (the judge's own)")
    parser.add_argument("--units", type=int, default=32)
    parser.add_argument("--steps", type=int, default=4000, help="of learning in each round, 256 positions each")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    setup = parser.parse_args()
    rng = np.random.default_rng(setup.seed)
    network = setup.out.read_bytes() if setup.out.exists() else None
    layers = layers_of(network, rng) if network else None
    kept: list[tuple[Any, Floats]] = []
    sizes: list[int] = []
    with ProcessPoolExecutor(setup.jobs) as pool:
        for number in range(setup.rounds):
            begun = time.time()
            first = setup.seed * 10**7 + number * 10**6
            played = list(pool.map(partial(play, setup, network), range(first, first + setup.games), chunksize=20))
            played = [one for one in played if one[0]]
            sizes = played[0][0]
            rows = np.frombuffer(b"".join([one[2] for one in played]), np.uint8).reshape(-1, sum(sizes))
            worths = np.concatenate([one[1] for one in played])
            ends = np.array([one[1][-1] for one in played])
            if layers is None:
                layers = Layers(sum(sizes), setup.units, rng)
            layers.rescale(rows, worths)
            fresh = 1 - np.mean(((worths - layers.middle) / layers.spread - layers.values(rows)) ** 2)
            took = time.time() - begun
            kept = [*kept, (rows, worths)][-setup.recent :]
            layers.learn(
                np.concatenate([one[0] for one in kept]),
                np.concatenate([one[1] for one in kept]),
                setup.steps,
                setup.rate,
                rng,
            )
            known = 1 - np.mean(((worths - layers.middle) / layers.spread - layers.values(rows)) ** 2)
            options = " ".join(setup.options)
            about = (
                f"{setup.game} {setup.players} {options}: seed {setup.seed}, round {number + 1} of {setup.games} games"
            )
            network = layers.file(sizes, about)
            setup.out.write_bytes(network)
            print(
                f"round {number + 1}: {len(rows)} positions in {took:.0f} s, ends {ends.mean():.2f}, "
                f"explained before {fresh:.3f}, after {known:.3f}, learned in {time.time() - begun - took:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
