"""Results with the luck of the deals taken out: on the pretend game by exact enumeration, then in the arena."""

from __future__ import annotations

import json
import statistics
from collections.abc import Hashable, Iterator
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from permonik.arena.journal import BadJournal, Journal
from permonik.arena.luck import Standing, luck_at, luck_of, value_for, without_luck, worth_of
from permonik.arena.plan import make_plan, tasks
from permonik.arena.table import play, recorded
from permonik.cli import main
from permonik.kernel.registry import load
from permonik.kernel.state import State
from permonik.kernel.step import CHANCE
from permonik.minds.evaluation import Evaluation

PRETEND = load("pretend")
OPTIONS = {"rounds": 1, "deck": "tiny"}


class Nonsense(Evaluation):
    """Says anything: a value that is worth nothing must not do harm to the mean."""

    def value(self, state: State, seat: int) -> float:
        return float(hash((state.key(), seat)) % 1000)


class Exact(Evaluation):
    """What the margin will be on average: by counting, each position once."""

    def __init__(self) -> None:
        self.counted: dict[Hashable, float] = {}

    def value(self, state: State, seat: int) -> float:
        return self.mean(state) * (1 if seat == 0 else -1) / 2

    def mean(self, state: State) -> float:
        key = state.key()
        if key not in self.counted:
            self.counted[key] = self.count(state.clone())
        return self.counted[key]

    def count(self, state: State) -> float:
        onward(state)
        if state.over:
            return margin(state)
        return statistics.fmean(self.mean(after) for _, after in dealt(state))


def margin(state: State) -> float:
    mine, other = (score.total for score in PRETEND.scores(state))
    return float(mine - other)


def onward(state: State) -> None:
    """Everybody gives the middle answer, up to the next deal."""
    while not state.over and state.turn() != CHANCE:
        seat = state.waiting()[0]
        answers = state.actions(seat)
        state.apply(seat, answers[len(answers) // 2])


def dealt(state: State) -> Iterator[tuple[int, State]]:
    for outcome in state.open(CHANCE).chance(state).outcomes:
        after = state.clone()
        after.apply(CHANCE, outcome)
        yield outcome, after


def games(state: State, value: Evaluation | None, share: float, luck: float) -> list[tuple[float, float, float]]:
    """Everything that can be dealt: (probability, result, luck of the first seat)."""
    onward(state)
    if state.over:
        return [(share, margin(state), luck)]
    found = []
    following = list(dealt(state))
    for outcome, after in following:
        got = 0.0 if value is None else luck_at(state, outcome, 2, value, Random(0))[0]
        found += games(after, value, share / len(following), luck + got)
    return found


def statistics_of(state: State, value: Evaluation | None) -> tuple[float, float, float]:
    """The exact mean of the results, of the luck, and the variance of results less luck."""
    found = games(state, value, 1.0, 0.0)
    mean = sum(share * result for share, result, _ in found)
    middle = sum(share * luck for share, _, luck in found)
    return mean, middle, sum(share * (result - luck - mean) ** 2 for share, result, luck in found)


def start() -> State:
    return PRETEND.setup(2, PRETEND.check_options(OPTIONS))


@pytest.mark.parametrize("value", [Standing(PRETEND), Nonsense()], ids=["points", "nonsense"])
def test_luck_is_nothing_on_average_whatever_the_value_says(value: Evaluation) -> None:
    """So a result less any multiple of it has the same mean: exactly, over everything that can be dealt."""
    assert len(games(start(), None, 1.0, 0.0)) > 1000
    _, luck, _ = statistics_of(start(), value)
    assert luck == pytest.approx(0.0, abs=1e-9)


def test_a_good_value_leaves_nothing_to_chance_and_a_fair_one_less() -> None:
    _, _, plain = statistics_of(start(), None)
    _, _, fair = statistics_of(start(), Standing(PRETEND))
    _, _, exact = statistics_of(start(), Exact())
    assert plain > 3
    assert fair < 0.6 * plain
    assert exact == pytest.approx(0.0, abs=1e-9), "the players are fixed: all that varies is luck"


def test_the_share_that_is_taken_out_knows_nothing_of_its_own_deal() -> None:
    """Leaving one out: changing a deal's result changes what is taken from the others, never from itself."""
    results, lucks = [1.0, 0.0, 1.0, 0.0, 1.0], [2.0, -1.0, 1.0, -3.0, 0.5]
    sharp = without_luck(results, lucks)
    changed = without_luck([5.0, *results[1:]], lucks)
    assert changed[0] - sharp[0] == pytest.approx(4.0)
    assert changed[1] != sharp[1]


def test_what_is_all_luck_is_taken_out_and_little_is_left_alone() -> None:
    lucks = [Random(seed).gauss(0, 1) for seed in range(200)]
    sharp = without_luck([0.5 + luck for luck in lucks], lucks)
    assert statistics.variance(sharp) < 1e-9
    assert statistics.fmean(sharp) == pytest.approx(0.5)
    assert without_luck([1.0, 0.0], [3.0, -3.0]) == [1.0, 0.0], "two deals say nothing yet"
    assert without_luck([1.0, 0.0, 1.0], [0.0, 0.0, 0.0]) == [1.0, 0.0, 1.0]


def test_the_arena_says_the_same_mean_and_varies_less() -> None:
    """Many small games of equal bots: both ways lie near the truth, a half, and the sharper one varies less."""
    plan = make_plan("pretend", 2, OPTIONS, ["random", "random"], 400, luck=True)
    found = [play(plan, task) for task in tasks(plan)]
    shares = [one["shares"][one["seating"].index(0)] for one in found]
    lucks = [one["luck"][one["seating"].index(0)] for one in found]
    sharp = without_luck(shares, lucks)
    error = statistics.stdev(shares) / len(shares) ** 0.5
    assert statistics.variance(sharp) < 0.95 * statistics.variance(shares)
    assert statistics.fmean(lucks) == pytest.approx(0.0, abs=4 * statistics.stdev(lucks) / len(lucks) ** 0.5)
    assert statistics.fmean(sharp) == pytest.approx(statistics.fmean(shares), abs=4 * error)


def test_luck_depends_on_the_record_alone_and_is_the_games_own_value() -> None:
    plan = make_plan("cave-vs-cave", 2, None, ["random", "random"], 1)
    _, record = recorded(plan, tasks(plan)[0])
    value = value_for(load("cave-vs-cave"))
    assert not isinstance(value, Standing)
    first, second = (luck_of(record, value, Random(1)) for _ in range(2))
    assert first == second
    assert any(first)
    assert sum(first) == pytest.approx(0.0), "of two, what one gains the other loses"


def test_the_command_tells_both(tmp_path: Path) -> None:
    journal = tmp_path / "arena.jsonl"
    call = ["arena", "--game", "pretend", "--bots", "random,random", "--games", "12", "--jobs", "1"]
    sharp = [*call, "--variance-reduced", "--journal", str(journal), "--report", str(tmp_path / "page.html")]
    told = json.loads(CliRunner().invoke(main, [*sharp, "--json"]).output)
    plain = json.loads(CliRunner().invoke(main, [*call, "--json"]).output)
    for one, other in zip(told["bots"], plain["bots"], strict=True):
        assert one["share"] == other["share"], "the plain figures are the same with and without"
        assert set(one["reduced"]) == {"share", "score", "sharper"}
        assert "reduced" not in other
    assert "luck of the deals" in (tmp_path / "page.html").read_text(encoding="utf-8")
    again = CliRunner().invoke(main, sharp)
    assert again.exit_code == 0
    assert "luck" in again.output


def test_a_journal_without_luck_is_none_of_an_arena_with_it(tmp_path: Path) -> None:
    plan = make_plan("pretend", 2, None, ["random", "random"], 2)
    journal = Journal(tmp_path / "arena.jsonl", plan)
    journal.add(play(plan, tasks(plan)[0]))
    assert Journal(journal.path, plan).played
    with pytest.raises(BadJournal):
        Journal(journal.path, make_plan("pretend", 2, None, ["random", "random"], 2, luck=True))


def test_the_share_of_a_deal_is_that_of_a_line_through_all_others() -> None:
    """By hand: without each deal in turn, the slope of the results over the luck of the rest."""
    rng = Random(5)
    lucks = [rng.gauss(0, 2) for _ in range(9)]
    results = [1.5 * luck + rng.gauss(0, 1) + 3 for luck in lucks]
    expected = []
    for number in range(9):
        x, y = (values[:number] + values[number + 1 :] for values in (lucks, results))
        slope = statistics.linear_regression(x, y).slope
        expected.append(results[number] - slope * lucks[number])
    assert without_luck(results, lucks) == pytest.approx(expected)
    assert without_luck(results[:2], lucks[:2]) == results[:2]


class Told(Evaluation):
    def value(self, state: State, seat: int) -> float:
        return (3.0, 1.0, 2.0)[seat]


def test_what_a_deal_is_worth_is_told_beside_what_the_others_get() -> None:
    state = PRETEND.setup(3, PRETEND.check_options({}))
    state.settle()
    outcome = state.open(CHANCE).chance(state).outcomes[0]
    assert worth_of(state, outcome, 3, Told()) == [1.5, -1.5, 0.0]
    assert worth_of(state, outcome, 2, Told()) == [2.0, -2.0]
    assert worth_of(state, outcome, 1, Told()) == [3.0]
