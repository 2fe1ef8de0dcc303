"""How values are learned: what positions are said to be worth, and that a file holds what was learned."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from permonik.bots.beam import Line
from permonik.kernel.network import Network


def tool(name: str) -> Any:
    """A module of tools/, known by its name: the processes of a pool look for its functions there."""
    spec = spec_from_file_location(name, Path(__file__).resolve().parents[2] / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


LEARN = tool("learn_values")
Layers, Sample, another, layers_of, settle = LEARN.Layers, LEARN.Sample, LEARN.another, LEARN.layers_of, LEARN.settle

SIZES = [4, 2]


class Says(Network):
    """A network that gives every position the number in its first byte."""

    def __init__(self) -> None:
        pass

    def value(self, pieces: list[bytes]) -> float:
        return float(pieces[0][0])


def worths(samples: list[Any]) -> list[float | None]:
    return [sample.worth for sample in samples]


def test_without_a_network_all_positions_are_worth_what_the_game_ended_with() -> None:
    samples = [Sample([bytes([number])], 0) for number in range(3)]
    settle(samples, 40.0, None, 0.5)
    assert worths(samples) == [40.0, 40.0, 40.0]


def test_what_is_thought_of_later_positions_counts_the_less_the_later_they_are() -> None:
    samples = [Sample([bytes([number])], 0) for number in (10, 20, 30)]
    settle(samples, 40.0, Says(), 0.5)
    assert worths(samples) == [(20 + (30 + 40) / 2) / 2, (30 + 40) / 2, 40.0]


def test_a_line_that_was_not_the_best_is_no_fault_of_what_was_before() -> None:
    samples = [Sample([bytes([number])], 0) for number in (10, 20, 30)]
    samples[1].worth = 50.0  # what the best line promised there
    settle(samples, 0.0, Says(), 0.0)
    assert worths(samples) == [50.0, 50.0, 0.0]


def test_any_line_may_be_tried() -> None:
    lines = [Line([number % 3, number], -float(number)) for number in range(30)]
    rng = Random(1)
    tried = [another(lines, rng) for _ in range(2000)]
    assert {line.answers[1] for line in tried} == set(range(30))
    best = [sum(line is one for line in tried) for one in lines[:3]]
    assert min(best) > 3 * max(sum(line is one for line in tried) for one in lines[3:]), "the best ways to begin lead"


def test_it_learns_and_its_file_says_the_same() -> None:
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 9, (2000, sum(SIZES))).astype(np.uint8)
    wanted = (3.0 * rows[:, 0] - 2.0 * np.maximum(rows[:, 1].astype(int) - rows[:, 4], 0)).astype(np.float32)
    layers = Layers(sum(SIZES), 16, rng)
    layers.rescale(rows, wanted)
    layers.learn(rows, wanted, 3000, 5e-3, rng)
    known = layers.values(rows) * layers.spread + layers.middle
    assert float(np.mean((known - wanted) ** 2)) < 0.05 * float(wanted.var())
    data = layers.file(SIZES, "a test")
    network, again = Network(data), layers_of(data, rng)
    for row, value in zip(rows[:50], known[:50], strict=True):
        pieces = [row[:4].tobytes(), row[4:].tobytes()]
        assert network.value(pieces) == pytest.approx(value, abs=0.02)
        assert float(again.values(row[None, :])[0]) == pytest.approx(value, abs=0.02)


def test_a_file_of_another_spread_goes_on_as_it_was() -> None:
    """What is learned next may be larger or smaller: to begin with, nothing changes."""
    rng = np.random.default_rng(2)
    layers = Layers(3, 4, rng)
    rows = rng.integers(0, 5, (50, 3)).astype(np.uint8)
    before = layers.values(rows) * layers.spread + layers.middle
    layers.rescale(rows * 3, rng.normal(7, 30, 50).astype(np.float32))
    assert layers.values(rows) * layers.spread + layers.middle == pytest.approx(before, abs=1e-3)


def test_a_round_is_the_same_with_the_same_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = ["--players", "1", "--rounds", "2", "--games", "2", "--width", "1", "--steps", "5", "--jobs", "1"]
    for name in ("one.net", "other.net"):
        monkeypatch.setattr("sys.argv", ["learn_values.py", "cave-vs-cave", str(tmp_path / name), *small])
        LEARN.main()
    assert (tmp_path / "one.net").read_bytes() == (tmp_path / "other.net").read_bytes()
