"""Reviews of the four games: fair, exact in their books, and clear about what they cannot look at."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from permonik.kernel.errors import BadSeat, RecordCorrupt, RecordIllegal, RecordTruncated
from permonik.kernel.match import Match
from permonik.kernel.record import Decision, Record
from permonik.kernel.registry import load
from permonik.review import Effort, Review, review
from permonik.review import moments as walked
from permonik.review.moments import LUCK, OTHERS, OWN, NotReviewed, finished, moments
from permonik.review.reference import Scale, reference_of
from permonik.review.review import Reviewer
from permonik.review.told import Reviewed
from permonik.review.weighing import Weighed, class_of, clear, still
from permonik.testing.contract.helpers import Helpers
from permonik.testing.contract.play import play
from permonik.testing.contract.setups import Setup

HELPERS = Helpers(Path(__file__).parents[1] / "games")
TABLES = {"cave-vs-cave": 2, "rivals": 2, "saboteur": 3, "caverna": 1}
PRIVATE = ("rivals", "saboteur")
LITTLE = Effort(search=4, again=8, curve=1, ahead=1)


@cache
def record(game: str) -> Record:
    return play(Setup(game, TABLES[game], ()), 0, "sensible").record


@cache
def lines(game: str, seat: int) -> list[int]:
    """Some own lines, spread over the match: where they begin."""
    evaluation = reference_of(load(game), TABLES[game]).evaluation
    found = [one.entry for one in moments(record(game), seat, evaluation) if one.kind == OWN and one.choices]
    return found[len(found) // 3 :: max(1, len(found) // 3)][:2]


@cache
def reviewed(game: str) -> Review:
    return review(record(game), 0, LITTLE, only=lines(game, 0))


@pytest.mark.parametrize("game", TABLES)
def test_the_books_add_up(game: str) -> None:
    found = reviewed(game)
    steps = found.steps
    assert [one.before for one in steps[1:]] == [one.after for one in steps[:-1]]
    assert steps[0].before == found.begun
    assert steps[-1].after == found.ended
    assert found.result == reference_of(load(game), TABLES[game]).result(Match.replay(record(game)).state, 0)
    assert found.luck + found.skill + found.others + found.unexplained == pytest.approx(found.result - found.prior)
    assert found.skill <= 0
    data = found.data()
    told = data["luck"] + data["skill"] + data["others"] + data["unexplained"]
    assert told == pytest.approx(data["result"] - data["prior"], abs=1e-9)
    assert {one["entry"] for one in data["decisions"]} == set(lines(game, 0))
    assert {one.kind for one in steps} >= {OWN} | ({OTHERS, LUCK} if TABLES[game] > 1 else set())


def decisions(one: Record, seat: int, entries: list[int]) -> list[Reviewed]:
    """What is said of some own lines, without the books."""
    reviewer = Reviewer(finished(one), one, seat, LITTLE, None, 0, None, only=entries)
    reviewer.weigh_all()
    return reviewer.decisions


@pytest.mark.parametrize("game", TABLES)
def test_decisions_are_judged_by_what_the_seat_knew(game: str) -> None:
    """Everything else is dealt anew, by a hand that knows nothing of views (resample.py): the same is said of them."""
    here = record(game)
    resample = HELPERS.load(game, "resample", "resample").resample
    worlds = [resample(Record(here.header, list(here.entries)), 0, Random(seed)) for seed in range(8)]
    others = [one for one in worlds if one.entries != here.entries]
    assert others or game not in PRIVATE, "there is something to prove"
    for there in (others or worlds)[:1]:
        assert decisions(there, 0, lines(game, 0)) == reviewed(game).decisions


def test_the_same_seed_says_the_same() -> None:
    again = decisions(record("cave-vs-cave"), 0, lines("cave-vs-cave", 0))
    assert again == reviewed("cave-vs-cave").decisions


def test_a_line_ends_where_the_seat_learns_something() -> None:
    rivals = load("rivals")
    evaluation = reference_of(rivals, 2).evaluation
    for moment in moments(record("rivals"), 0, evaluation):
        if moment.kind == OWN:
            state = moment.before.clone()
            for answer in moment.answers[:-1]:
                known, turn = rivals.known(state, 0), evaluation.turn(state)
                state.apply(0, answer)
                assert not rivals.known(state, 0) & ~known
                assert evaluation.turn(state) == turn


def test_what_was_taken_back_is_no_decision() -> None:
    match = Match.start("cave-vs-cave", 1, seed=4)
    rng = Random(4)
    while not match.over:
        match.choose(0, rng.choice(match.options(0)).id)
        if len(match.record.entries) == 20:
            match.undo(0, (0,))
    evaluation = reference_of(match.game, 1).evaluation
    told = list(moments(match.record, 0, evaluation))
    holding = match.record.folded()
    answers = [entry for number in holding if isinstance(entry := match.record.entries[number], Decision)]
    assert [answer for one in told if one.kind == OWN for answer in one.answers] == [one.action for one in answers]


@pytest.mark.parametrize("game", ["cave-vs-cave", "rivals"])
def test_of_two_who_play_against_each_other_the_books_promise_a_victory_to_one(game: str) -> None:
    """Networks promise it to both, early in a game."""
    reference = reference_of(load(game), 2)
    match = Match.start(game, 2, seed=6)
    rng = Random(6)
    words = []
    for _ in range(60):
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.options(seat)).id)
        mine, theirs = (reference.foretold(match.state, seat) for seat in (0, 1))
        assert mine + theirs == pytest.approx(2 * reference.scale.base)
        words.append(mine)
    assert max(words) - min(words) > 1, "they say something, all the same"
    assert reference_of(load("cave-vs-cave"), 1).scale.base == 0.0, "alone nobody loses what another one gains"


def test_a_victory_is_worth_more_than_any_lead() -> None:
    """Rivals ends when somebody has the points: who can win at once shall not be told to wait."""
    reference, match = reference_of(load("rivals"), 2), finished(record("rivals"))
    (winner,) = match.winners()
    for seat in (0, 1):
        before = [reference.worth(one.before, seat) for one in moments(record("rivals"), seat, reference.evaluation)]
        end = reference.worth(match.state, seat)
        assert end > max(before) if seat == winner else end < min(before)


# -- classes -----------------------------------------------------------------------------------------------------------

SCALE = Scale(1.0, 0.0, 2.0)


def weighed(loss: float, error: float, best: int = 1, counted: bool = True) -> Weighed:
    return Weighed([([best], 0.0), ([0], 0.0)], [best], loss, error, counted)


@pytest.mark.parametrize(
    ("what", "kind"),
    [
        (weighed(0.0, 0.0, best=0), "best"),
        (weighed(0.0, 0.0, counted=False), "only"),
        (weighed(1.9, 0.1), "good"),
        (weighed(2.0, 0.1), "doubtful"),
        (weighed(4.0, 0.1), "mistake"),
        (weighed(8.0, 0.1), "blunder"),
        (weighed(8.0, 4.0), "good"),
        (weighed(-1.0, 0.1), "good"),
    ],
)
def test_a_loss_has_a_class_and_noise_has_none(what: Weighed, kind: str) -> None:
    assert class_of(what, [0], SCALE) == kind


def test_only_lines_that_are_clearly_behind_are_dropped() -> None:
    values = [[10.0, 11.0, 9.0, 10.0], [9.5, 11.5, 9.0, 9.0], [1.0, 2.0, 0.5, 1.0], [0.0, 1.0, 0.0, 1.0]]
    assert still(values, [0, 1, 2, 3], own=3) == [0, 1, 3]


def test_weighing_ends_where_more_worlds_would_not_change_the_class() -> None:
    assert clear([0.1, 0.2, 0.1, 0.2], SCALE)
    assert clear([20.0, 21.0, 20.0, 21.0], SCALE)
    assert not clear([3.0, 5.0, 3.5, 4.5], SCALE)


# -- what cannot be reviewed -------------------------------------------------------------------------------------------


def test_a_running_match_is_reviewed_for_nobody() -> None:
    whole = record("cave-vs-cave")
    with pytest.raises(NotReviewed, match="still runs"):
        review(Record(whole.header, whole.entries[:-4]), 0)


def test_there_is_no_such_seat() -> None:
    with pytest.raises(BadSeat):
        review(record("cave-vs-cave"), 2)


def test_a_game_without_a_judge() -> None:
    pretend = play(Setup("pretend", 2, ()), 0, "random").record
    with pytest.raises(NotReviewed, match="pretend cannot be reviewed"):
        review(pretend, 0)


def test_a_record_that_was_changed() -> None:
    whole = record("cave-vs-cave")
    entries = [one for one in whole.entries if not isinstance(one, Decision) or one.seat == 0]
    with pytest.raises(RecordIllegal):
        review(Record(whole.header, entries), 0)
    text = whole.dumps()
    with pytest.raises(RecordCorrupt):
        Record.loads(text.replace('"seat":1', '"seat":0', 1))
    with pytest.raises(RecordTruncated):
        Record.loads(text[: len(text) // 2])


def test_a_record_that_is_too_long(monkeypatch: Any) -> None:
    monkeypatch.setattr(walked, "MOST_ENTRIES", 10)
    with pytest.raises(NotReviewed, match="too long"):
        review(record("cave-vs-cave"), 0)
