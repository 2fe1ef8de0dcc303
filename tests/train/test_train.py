"""How bots learn: what positions are said to be worth, tastes, weights, and that a file holds what was learned."""

from __future__ import annotations

import json
import math
from pathlib import Path
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

import permonik
from permonik.bots.beam import Line
from permonik.bots.learned import Learned, judge_of
from permonik.bots.registry import make, read_weights
from permonik.bots.search import SearchBot
from permonik.cli import main
from permonik.errors import BadOption
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.state import State
from permonik.kernel.step import CHANCE
from permonik.minds.network import Network
from permonik.train.guide import best_steps
from permonik.train.layers import Layers, layers_of
from permonik.train.selfplay import OPENING, Noted, Player, Sample, Table, another, play, seated, settle
from permonik.train.tastes import distances, moved, taste
from permonik.train.trainer import Lesson, Lessons, Rounds, Trainer

SIZES = [4, 2]
SMALL = ("--rounds", "1", "--games", "2", "--jobs", "1")
GREEDY = Path(permonik.__file__).parent / "games/cave_vs_cave/data/greedy.toml"


class Says(Network):
    """A network that gives every position the number in its first byte."""

    def __init__(self) -> None:
        pass

    def value(self, pieces: list[bytes]) -> float:
        return float(pieces[0][0])


def worths(samples: list[Sample]) -> list[float | None]:
    return [sample.worth for sample in samples]


def train(*args: str | Path) -> str:
    result = CliRunner().invoke(main, ["train", *map(str, args)])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.output


# -- what positions are worth ----------------------------------------------------------------------------------------


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


def test_what_a_search_said_of_a_position_is_heeded_there_and_nowhere_else() -> None:
    samples = [Sample([bytes([number])], 0) for number in (10, 20, 30)]
    samples[1].said = 80.0
    settle(samples, 40.0, Says(), 0.0, heed=0.25)
    assert worths(samples) == [40.0, 0.25 * 80 + 0.75 * 40, 40.0]


def test_a_search_says_something_of_every_position_that_it_thinks_about() -> None:
    network = (GREEDY.parent / "judge-1.net").read_bytes()
    table = Table("cave-vs-cave", 1, {}, [{}], tasting=0.0, iterations=1, noise=0.0)
    plain, heeding = (play(table._replace(heed=heed), [network], 4) for heed in (0.0, 1.0))
    assert heeding.rows == plain.rows
    said = heeding.worths != plain.worths
    assert said.mean() > 0.9
    assert abs(heeding.worths - plain.worths).mean() < 15  # of the same positions, in the same points


def test_the_network_that_learns_sits_at_every_table_and_its_earlier_selves_beside_it() -> None:
    judges = [judge_of(permonik.load("cave-vs-cave"), None) for _ in range(3)]
    learned = [Learned(judge, None) for judge in judges]
    tables = [seated(learned, 2, Random(seed)) for seed in range(300)]
    assert all(learned[-1] in table for table in tables)
    for seat in range(2):
        sat = [sum(table[seat] is one for table in tables) for one in learned]
        assert 30 < min(sat[:2]) <= max(sat[:2]) < 100 < sat[2], "a sixth each, and two thirds"


def playing(table: Table, learns: bool, opened: bool) -> tuple[Player, State]:
    rules = permonik.load(table.game)
    network = Network((GREEDY.parent / "judge-1.net").read_bytes())
    player = Player(table, rules, Learned(judge_of(rules, None), network), learns, opened, Random(2))
    return player, permonik.Match.start(table.game, players=1, seed=3).state.clone()


ALONE = Table("cave-vs-cave", 1, {}, [read_weights(str(GREEDY), "cave-vs-cave")], tasting=0.0, noise=0.0)


def test_what_an_earlier_self_says_of_a_position_is_not_learned() -> None:
    for learns in (False, True):
        player, state = playing(ALONE._replace(iterations=2, heed=0.5), learns, opened=False)
        player.line(state, 0)
        assert bool(player.said) == learns


@pytest.mark.parametrize("iterations", [0, 2], ids=["one turn ahead", "search"])
def test_an_opening_is_played_by_a_taste_and_the_network_plays_on(iterations: int) -> None:
    player, state = playing(ALONE._replace(iterations=iterations), learns=True, opened=True)
    assert 1 <= player.opening <= OPENING
    player.opening = 2
    dealer = SamplingDealer(Random(1))
    others: dict[int, list[bool]] = {}  # by turn: whether somebody else than the network played it
    while len(others) < 4:
        if state.turn() == CHANCE:
            state.apply(CHANCE, dealer.deal(state.open(CHANCE).chance(state)))
            continue
        turn = player.evaluation.turn(state)
        line, other = player.line(state, 0)
        others.setdefault(turn, []).append(other)
        for answer in line:
            if 0 in state.waiting() and answer in state.actions(0):
                state.apply(0, answer)
    assert [set(found) for found in others.values()][:3] == [{True}, {True}, {False}]


def test_some_games_are_opened_and_some_are_not() -> None:
    network = [(GREEDY.parent / "judge-1.net").read_bytes()]
    tables = [ALONE._replace(share=0.2, openings=share) for share in (1e-9, 1.0)]
    games = [[play(table, network, seed).rows for seed in range(2)] for table in tables]
    assert len({*games[0], *games[1]}) == 4


def test_the_networks_of_the_last_rounds_play(tmp_path: Path) -> None:
    start = tmp_path / "start.net"
    start.write_bytes(b"0")
    trainer = Trainer(ALONE, Rounds(4, 2, 1, 1, pool=2), Lessons(4, 1, 1, 16, 1e-3), tmp_path / "out.net", start, "")
    played = [trainer.selves]
    for network in (b"1", b"2"):
        trainer.grow_up(network)
        played.append(trainer.selves)
    assert played == [[b"0"], [b"0", b"1"], [b"1", b"2"]]


def test_any_line_may_be_tried() -> None:
    lines = [Line([number % 3, number], -float(number)) for number in range(30)]
    rng = Random(1)
    tried = [another(lines, rng) for _ in range(2000)]
    assert {line.answers[1] for line in tried} == set(range(30))
    best = [sum(line is one for line in tried) for one in lines[:3]]
    assert min(best) > 3 * max(sum(line is one for line in tried) for one in lines[3:]), "the best ways to begin lead"


# -- the network while it learns -------------------------------------------------------------------------------------


def test_it_learns_and_its_file_says_the_same() -> None:
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 9, (2000, sum(SIZES))).astype(np.uint8)
    wanted = (3.0 * rows[:, 0] - 2.0 * np.maximum(rows[:, 1].astype(int) - rows[:, 4], 0)).astype(np.float32)
    layers = Layers(sum(SIZES), 16, rng)
    layers.rescale(rows, wanted)
    layers.learn(rows, wanted, (rows[:100], wanted[:100]), 3000, 256, 5e-3, rng)
    known = layers.values(rows)
    assert layers.explained(rows, wanted) > 0.95
    data = layers.file(SIZES, "a test")
    network, again = Network(data), layers_of(data, rng)
    for row, value in zip(rows[:50], known[:50], strict=True):
        pieces = [row[:4].tobytes(), row[4:].tobytes()]
        assert network.value(pieces) == pytest.approx(value, abs=0.02)
        assert float(again.values(row[None, :])[0]) == pytest.approx(value, abs=0.02)


def test_learning_goes_on_by_name_after_a_card_was_added() -> None:
    rng = np.random.default_rng(4)
    old, new = ["hand=a,b", "turn:1"], ["hand=b,c,a", "turn:1"]
    layers = Layers(3, 4, rng)
    data = layers.file([2, 1], "a test", old)
    again = layers_of(data, rng, new)
    for a, b, c, turn in rng.integers(0, 9, (20, 4)).astype(np.uint8):
        before = layers_of(data, rng).values(np.array([[a, b, turn]], np.uint8))
        assert again.values(np.array([[b, c, a, turn]], np.uint8)) == pytest.approx(before)
    rows = np.array([[1, 2, 3]], np.uint8)
    kept = Lesson(rows, np.zeros(1, np.float32), np.zeros(1, bool), old)
    assert kept.fitted(new).tolist() == [[2, 0, 1, 3]]
    assert kept.fitted(old) is rows


def test_what_explains_games_best_that_are_held_back_is_kept() -> None:
    """Here they say the opposite of what is learned from: so the less was learned, the better."""
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 9, (500, 3)).astype(np.uint8)
    wanted = rows[:, 0].astype(np.float32)
    errors = []
    for held in (wanted[:100], 8 - wanted[:100]):
        layers = Layers(3, 4, np.random.default_rng(2))
        layers.rescale(rows, wanted)
        layers.learn(rows, wanted, (rows[:100], held), 200, 64, 5e-3, np.random.default_rng(3))
        errors.append(float(np.mean((layers.values(rows) - wanted) ** 2)))
    assert errors[0] < errors[1]


def test_data_of_another_spread_and_more_units_change_nothing_at_first() -> None:
    rng = np.random.default_rng(2)
    layers = Layers(3, 4, rng)
    rows = rng.integers(0, 5, (50, 3)).astype(np.uint8)
    before = layers.values(rows)
    layers.rescale(rows * 3, rng.normal(7, 30, 50).astype(np.float32))
    layers.widen(9, rng)
    assert len(layers.weights[1]) == 9
    assert layers.values(rows) == pytest.approx(before, abs=1e-3)


# -- tastes and weights ----------------------------------------------------------------------------------------------


def test_a_taste_lies_around_the_weights_and_can_be_found_again() -> None:
    weights = {"wood": 2.0, "stone": 0.5, "nothing": 0.0, "discount": 0.9}
    found = taste(weights, Random(3))
    assert found != weights
    assert found["nothing"] == 0.0
    steps = distances(found, weights)
    assert moved(weights, steps) == pytest.approx(found)
    assert [taste(weights, Random(3))] == [found]


def noted(tastes: list[list[float]], ends: list[float]) -> Noted:
    return Noted([], b"", np.zeros(0, np.float32), ends, [round(end) for end in ends], tastes)


def test_weights_move_to_where_tastes_had_more_than_the_others() -> None:
    rng = Random(5)
    games = []
    for _ in range(600):
        tastes = [[rng.gauss(0, 0.35) for _ in range(3)] for _ in range(2)]
        # The first is best at +0.25, the second at -0.2; the third does nothing.
        ends = [
            20 - 40 * (one[0] - 0.25) ** 2 - 40 * (one[1] + 0.2) ** 2 + rng.gauss(0, 1) + 5 * sum(tastes[0])
            for one in tastes
        ]
        games.append(noted(tastes, ends))
    steps, explained = best_steps(games)
    assert steps == pytest.approx([0.25, -0.2, 0.0], abs=0.05)
    assert explained > 0.8


def test_a_seat_without_a_taste_tells_nothing_about_weights() -> None:
    games = [noted([[0.1 * number], [-0.1 * number]], [number, -number]) for number in range(-5, 6)]
    assert best_steps([*games, noted([[0.3], []], [900.0, 0.0])]) == best_steps(games)


# -- games and commands ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("iterations", [0, 2], ids=["one turn ahead", "search"])
def test_the_same_game_with_the_same_seed(iterations: int) -> None:
    weights = read_weights(str(GREEDY), "cave-vs-cave")
    network = (GREEDY.parent / "judge-1.net").read_bytes()
    table = Table("cave-vs-cave", 1, {}, [weights], tasting=0.0, iterations=iterations, share=0.3)
    one, other = play(table, [network], 3), play(table, [network], 3)
    assert (one.rows, one.scores, one.worths.tolist()) == (other.rows, other.scores, other.worths.tolist())
    assert len(one.rows) == len(one.worths) * sum(one.sizes) > 0
    assert one.tastes == [[]]
    judge = permonik.load("cave-vs-cave").judge()
    assert judge is not None
    assert one.worths[-1] == pytest.approx(one.ends[0])


def test_a_training_goes_on_where_it_was_and_equal_seeds_learn_the_same(tmp_path: Path) -> None:
    more = ("--players", "1", "--units", "4", "--epochs", "2", "--batch", "16", "--games", "2", "--jobs", "1")
    more = (*more, "--pool", "2", "--openings", "0.5")
    for name, parts in (("one.net", ["3"]), ("other.net", ["2", "3"])):
        for rounds in parts:
            told = train("cave-vs-cave", tmp_path / name, *more, "--rounds", rounds)
            assert f"round {rounds}: 2 games" in told
    heads = [(tmp_path / name).read_bytes().partition(b"\n") for name in ("one.net", "other.net")]
    assert heads[0][2] == heads[1][2]
    assert json.loads(heads[0][0])["worth"] == json.loads(heads[1][0])["worth"]
    curve = (tmp_path / "other.net.rounds/curve.jsonl").read_text().splitlines()
    assert [json.loads(line)["round"] for line in curve] == [1, 2, 3]
    with make(f"search@2+{tmp_path / 'one.net'}", "cave-vs-cave", 1) as bot:
        assert isinstance(bot, SearchBot)
        assert isinstance(bot.evaluation, Learned)


def test_weights_are_written_so_that_greedy_reads_them(tmp_path: Path) -> None:
    out = tmp_path / "mine.toml"
    assert "round 1: 2 games" in train("cave-vs-cave", out, "--players", "1", *SMALL)
    weights = read_weights(str(out), "cave-vs-cave")
    before = read_weights(str(GREEDY), "cave-vs-cave")
    assert weights.keys() == before.keys()
    assert all(abs(math.log(weights[name] / before[name])) < 0.61 for name in weights if before[name])


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (["cave-vs-cave", "mine.txt"], "OUT ends with .toml"),
        (["cave-vs-cave", "mine.net", "--players", "9"], "9"),
        (["rivals", "mine.net", "--options", "variant=intro|none"], "none"),
        (["rivals", "mine.net", "--heed", "0.5"], "with a guide beside the network"),
    ],
)
def test_bad_questions_are_refused_before_anything_is_played(args: list[str], error: str, tmp_path: Path) -> None:
    told = train(args[0], tmp_path / args[1], *args[2:])
    assert error in told
    assert list(tmp_path.iterdir()) == []


def test_a_game_without_a_judge_cannot_learn_one() -> None:
    with pytest.raises(BadOption, match="pretend has no judge"):
        judge_of(permonik.load("pretend"), None)
