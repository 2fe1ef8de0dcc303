"""Puzzles: positions that come back from numbers, what is right and what is wrong, and how they are found."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from permonik.arena.plan import make_plan, tasks
from permonik.arena.table import recorded
from permonik.cli import main
from permonik.kernel.errors import IllegalAction
from permonik.kernel.match import Match
from permonik.kernel.record import Decision, Entry, Record
from permonik.kernel.registry import load
from permonik.puzzles import Attempt, Puzzle, UnknownPuzzle, puzzle, puzzles
from permonik.puzzles import mine as mining
from permonik.puzzles.data import THEMES, BadPuzzle, name_of, numbers_of, read, view_of, written
from permonik.puzzles.mine import Candidate, Found, Miner, chances, rating_of, sorted_out, still_holds
from permonik.review.reference import Scale, scale_of
from permonik.review.weighing import Weigher

GAMES = ("cave-vs-cave", "caverna", "rivals")


@cache
def record_of(game: str, players: int) -> Record:
    plan = make_plan(game, players, None, ["random"], 1, seed=3)
    return recorded(plan, tasks(plan)[0])[1]


def puzzle_at(record: Record, entry: int) -> Puzzle:
    now = Match.replay(record, entry)
    (seat, *_) = now.waiting()
    header = record.header
    return Puzzle(
        id=name_of(header, numbers_of(record, entry), seat),
        game=header.game,
        players=header.players,
        options=header.options,
        rules=header.rules,
        entries=numbers_of(record, entry),
        seat=seat,
        right=(),
        wrong=(),
        theme="middle",
        rating=1200,
        gap=3.0,
        error=0.5,
    )


# -- positions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("cave-vs-cave", 2), ("caverna", 3), ("rivals", 2), ("saboteur", 3)])
def test_a_position_comes_back_from_its_numbers(game: str, players: int) -> None:
    """Also where several decide at the same time (the harvest of Caverna), and after being written and read."""
    record = record_of(game, players)
    asked = [n for n, entry in enumerate(record.entries) if is_choice(entry)]
    together = [n for n in asked if len(Match.replay(record, n).waiting()) > 1][:2] if game == "caverna" else []
    assert together or game != "caverna"
    for entry in [asked[1], asked[len(asked) // 2], *together]:
        one = puzzle_at(record, entry)
        again = read(game, written(one))
        assert again == one
        assert again.position().state.key() == Match.replay(record, entry).state.key()


def test_what_was_not_dealt_yet_is_dealt_alike_for_everybody() -> None:
    record = record_of("cave-vs-cave", 2)
    one = puzzle_at(record, 20)
    first, second = one.position(), one.position()
    for match in (first, second):
        for _ in range(10):
            seat = match.waiting()[0]
            match.choose(seat, match.options(seat)[0].id)
    assert first.record.entries == second.record.entries


def test_a_puzzle_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BadPuzzle):
        read("rivals", '{"id": "00"}')
    with pytest.raises(BadPuzzle):
        read("rivals", "no json")
    with pytest.raises(UnknownPuzzle):
        puzzle("rivals", "0000000000")
    one = puzzle_at(record_of("cave-vs-cave", 2), 20)
    with pytest.raises(BadPuzzle):
        one._replace(seat=1 - one.seat).position()


# -- those of the house ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzles_of_the_house_are_sound(game: str) -> None:
    """Every one is clear by its numbers; some are played: the right lines are right, the wrong ones wrong. Whether all
    still hold, and no two look alike, `make soak` asks (tools/review_check.py)."""
    found = list(puzzles(game).values())
    assert len(found) >= 200
    ways = {(one.players, str(one.options), one.entries, one.seat) for one in found}
    assert len(ways) == len(found), "a position is there once"
    some = found[:: len(found) // 8]
    assert len({view_of(one) for one in some}) == len(some)
    doubt = mining_scale(game).doubt
    for one in found:
        assert one.theme in THEMES
        assert one.rating >= 800
        assert 1 <= len(one.right) <= mining.MOST_RIGHT
        assert len(one.wrong) >= mining.LEAST_WRONG
        assert one.gap >= mining.WRONG * doubt - 0.01
        assert one.gap >= mining.SURE * one.error - 0.02
    for one in (found[0], found[len(found) // 2], found[-1]):
        assert one.id == name_of(one.position().record.header, one.entries, one.seat)
        assert tried(one, one.right[0]).verdict() == "right"
        assert tried(one, one.wrong[0]).verdict() == "wrong"


def mining_scale(game: str) -> Scale:
    return scale_of(game, 2)


def tried(one: Puzzle, line: tuple[int, ...]) -> Attempt:
    """Gives the answers of a line, as far as the match does not take them by itself."""
    attempt = Attempt(one)
    left = list(line)
    while not attempt.ended:
        done = len(attempt.line.answers)
        assert attempt.line.answers == left[:done]
        attempt.do(attempt.match.game.text(left[done]))
    return attempt


def test_a_line_that_is_over_takes_no_more_answers_and_an_open_one_has_no_verdict() -> None:
    one = next(iter(puzzles("rivals").values()))
    attempt = Attempt(one)
    assert attempt.verdict() == "open"
    over = tried(one, one.right[0])
    with pytest.raises(IllegalAction):
        over.do("pass")
    with pytest.raises(IllegalAction):
        attempt.do(attempt.match.game.text(unasked(attempt)))
    assert Attempt(one, over.answers).verdict() == "right", "a list of answers is all that there is of a try"


def unasked(attempt: Attempt) -> int:
    legal = attempt.match.state.actions(attempt.puzzle.seat)
    return next(action for action in range(attempt.match.game.action_count()) if action not in legal)


def test_a_line_that_nobody_looked_at_is_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is no worse than the best is right, though nobody has thought of it."""
    one = next(iter(puzzles("rivals").values()))
    unknown = one._replace(right=one.wrong[:1], wrong=())
    line = one.right[0]
    worth = {line: 5.0, one.wrong[0]: 3.0}
    monkeypatch.setattr(Weigher, "value", lambda self, answers, world, turns: worth[tuple(answers)])
    assert tried(unknown, line).verdict() == "right"
    worth[line] = -9.0
    assert tried(unknown, line).verdict() == "wrong"


# -- looking for them ------------------------------------------------------------------------------------------------


class Told(Weigher):
    """Says what lines are worth."""

    def __init__(self, worth: list[float], noise: float = 0.0) -> None:
        class Reference:
            scale = Scale(1.0, 0.0, 2.0)

        self.reference = Reference()  # type: ignore[assignment]
        self.worth = worth
        self.noise = noise

    def value(self, line: list[int], world: str, turns: int = 1) -> float:
        sign = 1 if int(world.rpartition("/")[2]) % 2 else -1
        return self.worth[line[0]] + sign * self.noise * (line[0] + 1)


def sort_out(worth: list[float], noise: float = 0.0) -> Found | None:
    lines = [Candidate([number], number) for number in range(len(worth))]
    return sorted_out(Told(worth, noise), lines, "look", 12, 1, 0.0)


def test_one_line_must_stand_out() -> None:
    found = sort_out([1.0, 10.0, 2.0, 3.0])
    assert found is not None
    assert [one.line for one in found.right] == [[1]]
    assert [one.line for one in found.wrong] == [[3], [2], [0]]
    assert found.gap == pytest.approx(7.0)


def test_what_is_as_good_as_the_best_is_right_and_what_lies_between_spoils_it() -> None:
    found = sort_out([10.0, 9.0, 2.0, 3.0])
    assert found is not None
    assert {one.line[0] for one in found.right} == {0, 1}
    assert sort_out([10.0, 8.4, 2.0, 3.0]) is None, "by most of a `doubt` it is neither right nor wrong"
    assert sort_out([10.0, 9.9, 9.8, 9.7, 2.0, 1.0]) is None, "with four right lines nobody is asked anything"
    assert sort_out([10.0, 2.0]) is None, "two lines are no puzzle"
    assert sort_out([10.0, 6.5, 6.0], noise=8.0) is None, "a gap within the noise is none"


def test_what_will_hardly_become_a_puzzle_is_given_up_soon() -> None:
    """As soon as it is likely that a line ends between right and wrong, or that its gap is within the noise."""
    weigher = Told([10.0, 8.4, 2.0, 1.0], noise=0.01)
    looks: list[str] = []

    def value(line: list[int], world: str, turns: int = 1) -> float:
        looks.append(world)
        return Told.value(weigher, line, world, turns)

    weigher.value = value  # type: ignore[method-assign]
    lines = [Candidate([number], number) for number in range(4)]
    assert sorted_out(weigher, lines, "verify", 120, 2, 0.0) is None
    assert len(looks) == mining.PACE * len(lines)
    weigher.worth[1] = 9.5
    looks.clear()
    assert sorted_out(weigher, lines, "verify", 120, 2, 0.0) is not None
    assert len(looks) == 120 * len(lines), "what becomes one is looked at in all worlds"


def test_the_chances_of_a_line() -> None:
    """With a doubt of 2: right up to 1.2, wrong from 2 on. What varies a lot may become either."""
    assert chances([0.0] * 8, 12, 2.0, 0.0) == (1.0, 0.0)
    assert chances([5.0] * 8, 12, 2.0, 0.0) == (0.0, 1.0)
    assert chances([1.6] * 8, 12, 2.0, 0.0) == (0.0, 0.0)
    right, wrong = chances([-9.0, 12.0] * 4, 120, 2.0, 0.0)
    assert 0.3 < right < 0.7
    assert 0.0 < wrong < 0.4, "by three standard errors, too"
    sooner, later = chances([0.0, 2.0] * 4, 12, 2.0, 0.0), chances([0.0, 2.0] * 4, 120, 2.0, 0.0)
    assert sooner[0] > later[0], "what is nearly over hardly changes any more"


def test_a_puzzle_holds_while_right_is_right_and_wrong_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    one = next(one for one in puzzles("rivals").values() if len(one.right) == 1)
    doubt = mining_scale("rivals").doubt
    behind = {one.right[0]: 0.0} | dict.fromkeys(one.wrong, 2.0)

    def value(self: Weigher, line: list[int], world: str, turns: int = 1) -> float:
        return -doubt * behind[tuple(line)]

    monkeypatch.setattr(Weigher, "value", value)
    assert still_holds(one, 1, 2)
    behind[one.wrong[1]] = 0.5
    assert not still_holds(one, 1, 2), "a wrong line is as good as the right one"
    behind[one.wrong[1]] = 2.0
    behind[one.right[0]] = 3.0
    assert not still_holds(one, 1, 2), "the right line is behind"


def test_what_is_hidden_is_harder_than_what_is_plain() -> None:
    wrong = [Candidate([5], 5)]
    plain = rating_of(Found([Candidate([0], 0)], wrong, 9.0, 0.1), 6, 2.0)
    hidden = rating_of(Found([Candidate([3], 3)], wrong, 9.0, 0.1), 6, 2.0)
    clear = rating_of(Found([Candidate([3], 3)], wrong, 19.0, 0.1), 6, 2.0)
    assert plain < clear < hidden


def test_the_miner_looks_at_own_choices_and_never_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a small budget, and bounds that let everything pass: what comes out can be played."""
    for name, value in {"LOOK": 1, "VERIFY": 1, "LEAST_WRONG": 1, "WRONG": 0.0, "RIGHT": 0.0, "SURE": 0.0}.items():
        monkeypatch.setattr(mining, name, value)
    record = record_of("cave-vs-cave", 2)
    miner = Miner(record)
    found = miner.puzzles()
    one, two = next(found), next(found)
    assert one.id != two.id
    assert tried(one, one.right[0]).verdict() == "right"
    assert miner.looked >= miner.verified >= 2
    again = next(Miner(record, {one.id}).puzzles())
    assert again.id == two.id
    assert list(Miner(record).puzzles(until=lambda: True)) == []


def test_the_command_says_what_is_missing_and_adds_to_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = CliRunner().invoke(main, ["puzzles", "--game", "cave-vs-cave"])
    assert nowhere.exit_code == 2
    assert "--games" in nowhere.output
    file = tmp_path / "evening.permonik"
    record_of("cave-vs-cave", 2).save(file)
    other = CliRunner().invoke(main, ["puzzles", "--game", "caverna", str(file)])
    assert other.exit_code == 2
    assert "not of caverna" in other.output
    again = next(iter(puzzles("rivals").values()))._replace(id="0123456789")
    record = record_of("rivals", 2)
    one = puzzle_at(record, next(n for n, entry in enumerate(record.entries) if is_choice(entry)))
    monkeypatch.setattr(Miner, "puzzles", lambda self, until=None: iter([again, one, one._replace(id="9876543210")]))
    out = tmp_path / "mine.jsonl"
    record.save(file)
    done = CliRunner().invoke(main, ["puzzles", "--game", "rivals", "--out", str(out), str(file)])
    assert done.exit_code == 0, done.output
    found = [read("rivals", line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert found == [one], "a position that is there already is left out, whatever it is called"


def is_choice(entry: Entry) -> bool:
    return isinstance(entry, Decision) and not entry.forced


def test_several_processes_look_at_a_game_each_and_stop_in_time(tmp_path: Path) -> None:
    """With no time nothing is found, and that is said; with some, whatever one of them finds is written once."""
    file, out = tmp_path / "evening.permonik", tmp_path / "mine.jsonl"
    record_of("cave-vs-cave", 2).save(file)
    command = ["puzzles", "--game", "cave-vs-cave", "--jobs", "2", "--out", str(out)]
    late = CliRunner().invoke(main, [*command, "--seconds", "-1", str(file)])
    assert (late.exit_code, late.output) == (0, "")
    done = CliRunner().invoke(main, [*command, "--seconds", "1", str(file), str(file)])
    assert done.exit_code == 0, done.output
    assert "turns were worth a long look" in done.output
    found = out.read_text(encoding="utf-8").splitlines() if out.exists() else []
    assert len({read("cave-vs-cave", line).id for line in found}) == len(found)


def test_every_game_with_puzzles_is_one_of_ours() -> None:
    for game in GAMES:
        assert load(game).id == game
    assert puzzles("pretend") == {}
