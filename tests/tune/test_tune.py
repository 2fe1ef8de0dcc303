"""The tuner: where it looks, on which games, that it finds what is better, and goes on where it was."""

import math
import signal
import sys
import tomllib
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

import permonik
from permonik.arena.plan import Plan, Task
from permonik.arena.pool import ignore_interrupts
from permonik.arena.table import Played, play
from permonik.bots.registry import read_weights
from permonik.errors import BadOption
from permonik.tune.contest import Contest, generation_seed, outcomes, plan_of, tasks_of, whose
from permonik.tune.goal import POINT, goal_of, worth
from permonik.tune.journal import BadTuning, Journal
from permonik.tune.space import knobs, weights_at
from permonik.tune.strategy import NoStrategy, Strategy
from permonik.tune.tuner import Told, Tuner
from permonik.tune.weights import NoWeights, rewritten, sheet_of

GAMES = ("cave-vs-cave", "caverna", "rivals", "saboteur")
ALONE = Contest("cave-vs-cave", 1, {}, 1, 3, "margin")
SIGMA = 0.3


class Watch:
    """Remembers what it saw; may interrupt after so many games."""

    def __init__(self, patience: int = 10**9) -> None:
        self.patience = patience
        self.begun: list[tuple[int, int, int]] = []
        self.games = 0
        self.told: list[Told] = []

    def begin(self, generation: int, done: int, games: int) -> None:
        self.begun.append((generation, done, games))

    def game(self) -> None:
        self.games += 1
        if self.games == self.patience:
            raise KeyboardInterrupt

    def end(self, told: Told) -> None:
        self.told.append(told)


def tuner(out: Path, contest: Contest = ALONE, only: str = "", population: int | None = 4) -> Tuner:
    return Tuner(contest, SIGMA, population, only.split(",") if only else [], out, "permonik tune")


def played(seating: list[int], scores: list[int], shares: list[float]) -> Played:
    nothing = [0] * len(seating)
    return {
        "number": 0,
        "seed": 0,
        "seating": seating,
        "scores": scores,
        "shares": shares,
        "won": [share > 0 for share in shares],
        "roles": [""] * len(seating),
        "decisions": nothing,
        "seconds": [0.0] * len(seating),
    }


@pytest.fixture
def valley(monkeypatch: pytest.MonkeyPatch) -> None:
    """In place of games: wood should be twice what it is, stone half of it, on every deal by a little luck."""

    def run_here(plan: Plan, tasks: list[Task], jobs: int, deaf: bool) -> Generator[Played, None, None]:
        for task in reversed(tasks):  # results come in any order
            weights = read_weights(plan.bots[min(task.seating)].partition("@")[2], plan.game)
            wood, stone = math.log(weights["wood"] / 1.38), math.log(weights["stone"] / 0.27)
            height = -round(1000 * (wood * wood + stone * stone)) + task.seed % 7
            yield {**played(list(task.seating), [height], [0.0]), "number": task.number}

    monkeypatch.setattr("permonik.tune.contest.run_here", run_here)


# -- where it looks ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_at_the_present_weights(game: str) -> None:
    numbers = sheet_of(permonik.load(game)).numbers
    found = knobs(numbers)
    assert weights_at(found, [0.0] * len(found)) == pytest.approx({name: x for name, x in numbers.items() if x})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("far", [-1e300, -3.0, 3.0, 1e300])
def test_weights_stay_what_they_can_be(game: str, far: float) -> None:
    """Also as they are written, with few digits; and the game's evaluation takes them."""
    rules = permonik.load(game)
    sheet = sheet_of(rules)
    found = knobs(sheet.numbers)
    weights = tomllib.loads(rewritten(sheet, weights_at(found, [far] * len(found)), []))
    for one in found:
        assert 0 < weights[one.name] < (1 if one.kind == "discount" else math.inf)
    assert rules.evaluation({name: float(value) for name, value in weights.items()}) is not None


def test_powers_are_discounts() -> None:
    kinds = {
        game: [one.name for one in knobs(sheet_of(permonik.load(game)).numbers) if one.kind == "discount"]
        for game in GAMES
    }
    assert kinds == {
        "cave-vs-cave": ["further", "further_cavern"],
        "caverna": ["further", "relief"],
        "rivals": ["further", "further_site"],
        "saboteur": [],
    }


def test_a_sign_stays_and_a_discount_outside_of_its_range_is_a_scale() -> None:
    fine, odd = knobs({"fine": -2.0, "further": 1.0})
    assert fine.value(math.log(2)) == pytest.approx(-4)
    assert (odd.kind, odd.value(1.0)) == ("scale", pytest.approx(math.e))


def test_a_weight_of_zero_is_tuned_only_if_it_is_named() -> None:
    numbers = sheet_of(permonik.load("saboteur")).numbers
    assert numbers["cover"] == 0
    assert "cover" not in [one.name for one in knobs(numbers)]
    role, cover = knobs(numbers, ["cover", "role"])  # in the order of the file
    assert (role.name, cover.name, cover.kind) == ("role", "cover", "free")
    assert cover.value(0.0) == 0
    assert cover.value(-0.5) < 0 < cover.value(0.5)


def test_what_cannot_be_tuned_is_refused() -> None:
    numbers = {"wood": 1.0, "stone": 2.0, "cover": 0.0}
    with pytest.raises(NoWeights, match="no weight 'gold'; there are: wood, stone, cover"):
        knobs(numbers, ["wood", "gold"])
    with pytest.raises(BadOption, match="at least 2 weights are tuned together, not 1"):
        knobs(numbers, ["wood"])
    with pytest.raises(NoWeights, match="pretend has no greedy bot to tune"):
        sheet_of(permonik.load("pretend"))


# -- the file ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_file_keeps_names_order_and_comments(game: str) -> None:
    sheet = sheet_of(permonik.load(game))
    changed = {name: value * 1.5 for name, value in sheet.numbers.items()}
    text = rewritten(sheet, changed, ["Tuned."])
    assert text.startswith("# Tuned.\n")
    assert list(tomllib.loads(text)) == list(sheet.numbers)
    assert tomllib.loads(text) == pytest.approx(changed)
    comments = [line.partition("#")[2] for line in sheet.text.splitlines() if "#" in line]
    assert [line.partition("#")[2] for line in text.splitlines()[1:] if "#" in line] == comments
    assert rewritten(sheet, {}, []) == sheet.text


def test_a_comment_stays_in_its_column() -> None:
    sheet = sheet_of(permonik.load("saboteur"))
    text = rewritten(sheet, {"own": 7.25, "win": 123456.7}, [])
    assert "own = 7.25              # each turn nearer to the exit\n" in text
    assert "win = 123457\n" in text


# -- the games ---------------------------------------------------------------------------------------------------


def test_all_candidates_play_the_same_deals_from_every_seat() -> None:
    contest = Contest("saboteur", 3, {}, 2, 0, "margin")
    found = tasks_of(contest, 0, 4)
    played_by = [whose(contest, task.number, task.seating) for task in found]
    assert sorted(played_by) == [(candidate, game) for candidate in range(4) for game in range(contest.games())]
    for task, (candidate, game) in zip(found, played_by, strict=True):
        assert (task.number, task.seating.index(candidate)) == divmod(game, 3)
        assert task.seating.count(4) == 2  # the opponent
        assert task.seed == found[12 * task.number].seed
    assert len({task.seed for task in found}) == 2
    assert not {task.seed for task in found} & {task.seed for task in tasks_of(contest, 1, 4)}
    assert generation_seed(0, 1) != generation_seed(1, 0)


def test_the_present_weights_have_a_margin_of_0(tmp_path: Path) -> None:
    """Against itself on one deal, with the same luck of the bots: what one seat wins, the other loses."""
    file = tmp_path / "present.toml"
    file.write_text(sheet_of(permonik.load("cave-vs-cave")).text, encoding="utf-8")
    contest = Contest("cave-vs-cave", 2, {}, 1, 5, "margin")
    first, second = outcomes(contest, plan_of(contest, 0, [file]), tasks_of(contest, 0, 1), 1)
    assert (first.game, second.game) == (0, 1)
    assert first.worth == -second.worth != 0


def test_worths() -> None:
    three = played([3, 1, 3], [10, 16, 12], [0.0, 1.0, 0.0])
    assert worth("margin", three, 1) == 5
    assert worth("wins", three, 1) == 1 + 5 * POINT
    assert worth("margin", played([2], [41], [0.0]), 2) == 41
    assert [goal_of(game) for game in GAMES] == ["margin", "margin", "wins", "wins"]


def test_a_side_that_won_together_has_won() -> None:
    sides = played([3, 1, 3], [9, 9, 0], [0.5, 0.5, 0.0]) | {"roles": ["loyal", "loyal", "loyal"]}
    assert worth("wins", sides | {"won": [True, True, False]}, 1) == 1.0  # type: ignore[arg-type]
    assert worth("wins", sides | {"won": [False, False, True]}, 1) == 0.0  # type: ignore[arg-type]


# -- the strategy ------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("valley")
def test_it_finds_what_is_better(tmp_path: Path) -> None:
    it = tuner(tmp_path / "best.toml", only="wood,stone", population=8)
    watch = Watch()
    it.run(25, 1, watch)
    weights = tomllib.loads((tmp_path / "best.toml").read_text())
    assert weights["wood"] == pytest.approx(1.38, rel=0.1)
    assert weights["stone"] == pytest.approx(0.27, rel=0.1)
    assert weights["emmer"] == 0.45  # not tuned
    assert watch.told[0].mean < watch.told[-1].mean
    assert watch.told[-1].sigma < SIGMA


@pytest.mark.usefixtures("valley")
def test_a_seed_fixes_everything(tmp_path: Path) -> None:
    def result(name: str, seed: int) -> list[str]:
        it = tuner(tmp_path / name, ALONE._replace(seed=seed))
        it.run(3, 1, Watch())
        return [(tmp_path / name).read_text(), it.journal.path.read_text()]

    assert result("a.toml", 1) == result("b.toml", 1)
    assert result("c.toml", 2)[0] != result("d.toml", 1)[0]


def test_the_library_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(NoStrategy, match=r"pip install 'permonik\[tune\]'"):
        tuner(tmp_path / "best.toml")
    assert list(tmp_path.iterdir()) == []


def test_nobody_elses_random_numbers_matter() -> None:
    import numpy

    numpy.random.seed(1)
    first = Strategy(3, SIGMA, 4, 7)
    numpy.random.seed(2)
    second = Strategy(3, SIGMA, 4, 7)
    assert first.ask() == second.ask()
    before = numpy.random.get_state(legacy=True)[2]
    second.tell([1.0, 2.0, 3.0, 4.0])
    second.ask()
    assert numpy.random.get_state(legacy=True)[2] == before


# -- stopping and going on ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("valley")
@pytest.mark.parametrize("patience", [1, 3, 8, 10])  # games; a generation has 8
def test_an_interrupted_run_comes_to_the_same_result(tmp_path: Path, patience: int) -> None:
    contest = ALONE._replace(deals=2)
    whole = tuner(tmp_path / "whole.toml", contest)
    whole.run(3, 1, Watch())
    first = tuner(tmp_path / "parts.toml", contest)
    with pytest.raises(KeyboardInterrupt):
        first.run(3, 1, Watch(patience))
    watch = Watch()
    second = tuner(tmp_path / "parts.toml", contest)
    second.run(3, 1, watch)
    assert watch.games == 24 - patience
    assert [done for _, done, _ in watch.begun] == [min(8, max(0, patience - 8 * past)) for past in range(3)]
    assert (tmp_path / "parts.toml").read_text() == (tmp_path / "whole.toml").read_text()
    assert second.weights() == whole.weights()


@pytest.mark.usefixtures("valley")
def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    tuner(tmp_path / "a.toml").run(4, 1, Watch())
    tuner(tmp_path / "b.toml").run(1, 1, Watch())
    longer = tuner(tmp_path / "b.toml")
    longer.run(4, 1, Watch())
    assert (tmp_path / "a.toml").read_text() == (tmp_path / "b.toml").read_text()
    assert longer.text().splitlines()[:2] == [
        "# Tuned by: permonik tune --generations 4",
        "# Candidates in each generation: 4; games: 16.",
    ]


@pytest.mark.usefixtures("valley")
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    it = tuner(tmp_path / "a.toml")
    it.run(2, 1, Watch())
    whole, text = it.journal.path.read_bytes(), (tmp_path / "a.toml").read_text()
    it.journal.path.write_bytes(whole[:-7])
    watch = Watch()
    tuner(tmp_path / "a.toml").run(2, 1, watch)
    assert watch.games == 1
    assert it.journal.path.read_bytes() == whole
    assert (tmp_path / "a.toml").read_text() == text


def test_ctrl_c_does_not_tear_workers_from_their_games() -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        ignore_interrupts()
        signal.raise_signal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)


def other_seed(out: Path) -> None:
    tuner(out, ALONE._replace(seed=4))


def other_weights(out: Path) -> None:
    tuner(out, only="wood,stone")


@pytest.mark.parametrize(("other", "differs"), [(other_seed, "seed"), (other_weights, "tuned")])
def test_another_tuning_does_not_go_on(tmp_path: Path, other: Callable[[Path], None], differs: str) -> None:
    tuner(tmp_path / "a.toml")
    with pytest.raises(BadTuning, match=rf"the journal of another tuning \({differs}\)"):
        other(tmp_path / "a.toml")


@pytest.mark.parametrize("text", ["precious\n", "{}\n", "[]\n", '{"game": "rivals"}\n', '{"permonik-tune": 1}\n7\n'])
def test_what_is_no_journal_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "a.toml.journal"
    file.write_text(text)
    with pytest.raises(BadTuning, match="is no journal of a tuning"):
        tuner(tmp_path / "a.toml")
    assert file.read_text() == text


def test_a_journal_of_other_candidates_does_not_go_on(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal", {})
    journal.propose(0, [[0.5, 0.25]])
    again = Journal(tmp_path / "journal", {})
    again.propose(0, [[0.5, 0.25 + 1e-12]])
    with pytest.raises(BadTuning, match="generation 1 had other candidates"):
        again.propose(0, [[0.5, 0.26]])
    with pytest.raises(BadTuning, match="generation 1 had other candidates"):
        again.propose(0, [[0.5]])


def test_somebody_elses_weights_are_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("wood = 1.0\n")
    with pytest.raises(BadOption, match="is there already"):
        tuner(tmp_path / "a.toml")
    assert [file.name for file in tmp_path.iterdir()] == ["a.toml"]


def test_games_are_those_of_the_arena(tmp_path: Path) -> None:
    """A candidate's worth is what the arena says of its file on that deal."""
    it = tuner(tmp_path / "a.toml")
    it.run(1, 1, Watch())
    points = it.journal.candidates[0]
    files = it.candidates(points, tmp_path)
    plan = plan_of(ALONE, 0, files)
    task = tasks_of(ALONE, 0, len(points))[2]
    assert play(plan, task)["scores"] == [it.journal.worths[0, 2, 0]]
