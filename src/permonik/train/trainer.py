"""A training as it is run: round after round, each kept on disk, so that one that was cut off goes on where it was."""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, Final, NamedTuple

import numpy as np

from permonik.arena.pool import ignore_interrupts
from permonik.minds.inputs import places
from permonik.train import gpu
from permonik.train.guide import best_steps
from permonik.train.layers import Floats, Layers, layers_of
from permonik.train.selfplay import Noted, Table, play
from permonik.train.tastes import moved
from permonik.tune.weights import Sheet, put, rewritten

HELD: Final = 20  # one game of so many is not learned from: it says how much was learned
CHUNK: Final = 8  # games that a process takes at once
Say = Callable[[str], None]


class Rounds(NamedTuple):
    """How much of everything."""

    rounds: int
    games: int  # in each
    seed: int
    jobs: int
    pool: int = 1  # rounds whose networks play, the last one always


class Lessons(NamedTuple):
    """How a network learns."""

    units: int
    recent: int  # rounds whose games are learned from
    epochs: float  # times each position is seen in a round
    batch: int
    rate: float


class Lesson(NamedTuple):
    """The positions of a round."""

    rows: Any
    worths: Floats
    held: Any  # whether they are held back
    inputs: list[str]  # the names of the bytes of a row

    def fitted(self, inputs: list[str]) -> Any:
        """The rows as they are made now: what was not noted then is nothing."""
        if inputs == self.inputs:
            return self.rows
        nothing = np.zeros((len(self.rows), 1), self.rows.dtype)
        return np.hstack([self.rows, nothing])[:, places(self.inputs, inputs)]  # -1: the last


def folder_of(out: Path) -> Path:
    """Where the rounds are kept: beside what they lead to."""
    return out.with_name(out.name + ".rounds")


def seeds(rounds: Rounds, number: int) -> range:
    first = rounds.seed * 10**9 + number * 10**6
    return range(first, first + rounds.games)


def games(table: Table, selves: list[bytes], rounds: Rounds, number: int) -> list[Noted]:
    """Those of one round, in the order of their seeds."""
    wanted = seeds(rounds, number)
    if rounds.jobs == 1:
        return [play(table, selves, seed) for seed in wanted]
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(rounds.jobs, fresh, ignore_interrupts) as pool:
        return list(pool.map(partial(play, table, selves), wanted, chunksize=CHUNK))


def train_weights(table: Table, sheet: Sheet, rounds: Rounds, out: Path, command: str, say: Say) -> None:
    """Weights of an evaluation: `out` has what the last round has come to."""
    folder = folder_of(out)
    folder.mkdir(parents=True, exist_ok=True)
    middle = {name: sheet.numbers[name] for name in sheet.numbers}
    for number in range(rounds.rounds):
        kept = folder / f"{number + 1:03}.json"
        if kept.exists():
            middle = json.loads(kept.read_text(encoding="utf-8"))
            continue
        begun = time.monotonic()
        played = games(table._replace(tastes=[middle], tasting=1.0, share=0.0), [], rounds, number)
        steps, explained = best_steps(played)
        middle = moved(middle, steps)
        put(kept, json.dumps(middle))
        put(out, rewritten(sheet, middle, [f"Trained by: {command}", f"Rounds: {number + 1}", ""]))
        furthest = sorted(
            zip(steps, [name for name in middle if middle[name]], strict=True), key=lambda one: -abs(one[0])
        )
        told = ", ".join(f"{name} {step:+.2f}" for step, name in furthest[:8])
        scores = np.array([one.scores for one in played], np.float32)
        say(
            f"round {number + 1}: {len(played)} games in {time.monotonic() - begun:.0f} s, score {scores.mean():.1f}, "
            f"explained {explained:.3f}; {told}"
        )


class Trainer:
    """A network, from games of players with different tastes at first, then of its own."""

    def __init__(
        self, table: Table, rounds: Rounds, lessons: Lessons, out: Path, start: Path | None, command: str
    ) -> None:
        self.table = table
        self.rounds = rounds
        self.lessons = lessons
        self.out = out
        self.command = command
        self.folder = folder_of(out)
        self.selves = [start.read_bytes()] if start is not None else []  # of the last rounds, as many as play
        self.layers: Layers | None = None
        self.sizes: list[int] = []
        self.inputs: list[str] = []
        self.kept: list[Lesson] = []

    def run(self, say: Say) -> None:
        Thread(target=gpu.available).start()  # a large library takes seconds to come: meanwhile games are played
        self.folder.mkdir(parents=True, exist_ok=True)
        for number in range(self.rounds.rounds):
            net, data = self.folder / f"{number + 1:03}.net", self.folder / f"{number + 1:03}.npz"
            if net.exists():
                self.grow_up(net.read_bytes())
                if data.exists():
                    with np.load(data) as read:
                        self.keep(Lesson(read["rows"], read["worths"], read["held"], read["inputs"].tolist()))
                continue
            rng = np.random.default_rng([self.rounds.seed, number])
            say(self.round(number, rng, net, data))
            self.out.write_bytes(net.read_bytes())

    def grow_up(self, network: bytes) -> None:
        self.selves = [*self.selves, network][-self.rounds.pool :]

    def keep(self, one: Lesson) -> None:
        self.kept = [*self.kept, one][-self.lessons.recent :]

    def round(self, number: int, rng: np.random.Generator, net: Path, data: Path) -> str:
        begun = time.monotonic()
        played = [one for one in games(self.table, self.selves, self.rounds, number) if one.sizes]
        took = time.monotonic() - begun
        self.sizes, self.inputs = played[0].sizes, list(played[0].inputs)
        if self.selves:  # from the file also in one run, so that a run in parts learns the same
            self.layers = layers_of(self.selves[-1], rng, self.inputs)
            self.layers.widen(self.lessons.units, rng)
        rows = np.frombuffer(b"".join([one.rows for one in played]), np.uint8).reshape(-1, sum(self.sizes))
        worths: Floats = np.concatenate([one.worths for one in played])
        held = np.concatenate([np.full(len(one.worths), at % HELD == 0) for at, one in enumerate(played)])
        scores = np.array([score for one in played for score in one.scores], np.float32)
        if self.lessons.recent > 1:
            np.savez(data, rows=rows, worths=worths, held=held, inputs=np.array(self.inputs, str))
            old = self.folder / f"{number + 1 - self.lessons.recent:03}.npz"
            old.unlink(missing_ok=True)
        self.keep(Lesson(rows, worths, held, self.inputs))
        before = self.layers.explained(rows[held], worths[held]) if self.layers is not None else 0.0
        self.learn(rng)
        assert self.layers is not None
        after = self.layers.explained(rows[held], worths[held])
        error = float(np.sqrt(np.mean((self.layers.values(rows[held]) - worths[held]) ** 2)))
        self.grow_up(self.layers.file(self.sizes, f"{self.command} (round {number + 1})", self.inputs))
        net.write_bytes(self.selves[-1])
        figures = {
            "round": number + 1,
            "positions": len(rows),
            "score": float(scores.mean()),
            "explained": [before, after],
            "error": error,
            "seconds": [took, time.monotonic() - begun - took],
        }
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(figures) + "\n")
        return (
            f"round {number + 1}: {len(played)} games, {len(rows)} positions in {took:.0f} s, "
            f"score {scores.mean():.1f}, explained {before:.3f} before, {after:.3f} after, error {error:.2f}, "
            f"learned in {time.monotonic() - begun - took:.0f} s"
        )

    def learn(self, rng: np.random.Generator) -> None:
        rows = np.concatenate([one.fitted(self.inputs) for one in self.kept])
        worths = np.concatenate([one.worths for one in self.kept])
        held = np.concatenate([one.held for one in self.kept])
        if self.layers is None:
            self.layers = Layers(rows.shape[1], self.lessons.units, rng)
        self.layers.rescale(rows, worths)
        steps = max(1, int(self.lessons.epochs * len(rows) / self.lessons.batch))
        apart = (rows[held], worths[held])
        lesson = (rows[~held], worths[~held], apart, steps, self.lessons.batch, self.lessons.rate, rng)
        if gpu.available():
            gpu.learn(self.layers, *lesson)
        else:
            self.layers.learn(*lesson)
