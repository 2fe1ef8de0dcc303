"""Result and score apart: what is told of the chance to win and of the points."""

from __future__ import annotations

from functools import cache

import pytest

from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.kernel.registry import load
from permonik.review import Effort, Review
from permonik.review.moments import finished
from permonik.review.outlook import Apart, Outlook, chance_of, less, lost, score_of
from permonik.review.reference import SCALES, Scale, reference_of, scale_of
from permonik.review.review import Reviewer
from permonik.review.told import with_decisions
from permonik.testing.contract.play import play
from permonik.testing.contract.setups import Setup

TABLES = {"cave-vs-cave": 2, "rivals": 2, "caverna": 3}
FITTED = [scale for scale in SCALES.values() if scale.apart is not None]


@cache
def record(game: str) -> Record:
    return play(Setup(game, TABLES[game], ()), 0, "sensible").record


@cache
def reviewed(game: str) -> Review:
    """Its curve."""
    reviewer = Reviewer(finished(record(game)), record(game), 0, Effort(), None, 0, None)
    reviewer.keep_books(1, coarse=True)
    return reviewer.told()


@pytest.mark.parametrize("game", TABLES)
def test_in_the_end_both_are_what_the_rules_say(game: str) -> None:
    match = Match.replay(record(game))
    winners, scores = match.winners(), [score.total for score in match.scores()]
    ends = [reference_of(match.game, match.players).outlook(match.state, seat, 0.0) for seat in range(match.players)]
    for seat, end in enumerate(ends):
        assert end is not None
        assert end.chance == (1 / len(winners) if seat in winners else 0.0)
        assert end.score == (scores[seat] - scores[1 - seat] if match.players == 2 else scores[seat])
    assert reviewed(game).ended.outlook == ends[0]


@pytest.mark.parametrize("game", TABLES)
def test_a_result_is_the_score_and_what_a_victory_is_worth(game: str) -> None:
    """So says the page of the one number."""
    found = reviewed(game)
    scale, end = scale_of(game, TABLES[game]), found.ended.outlook
    assert end is not None
    won = 2 * end.chance - 1 if scale.duel else end.chance
    assert found.result == pytest.approx(end.score + scale.victory * won)


@pytest.mark.parametrize("game", TABLES)
def test_every_point_of_the_curve_tells_both(game: str) -> None:
    data = reviewed(game).data()
    told = [data["outlook"], *[step["outlook"] for step in data["curve"]]]
    assert all(0 <= one["chance"] <= 1 for one in told)
    assert len({one["chance"] for one in told}) > 5
    assert len({one["score"] for one in told}) > 5
    assert data["outcome"] == told[-1]
    assert data["score"] == ("margin" if TABLES[game] == 2 else "points")


def test_alone_there_is_nothing_to_tell_apart() -> None:
    assert scale_of("cave-vs-cave", 1).apart is None
    assert scale_of("caverna", 1).apart is None


def test_who_was_promised_most_wins_most_likely() -> None:
    words = [10.0, 12.0, 7.0]
    chances = [chance_of(words, seat, 0.2) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert sorted(range(3), key=lambda seat: chances[seat]) == [2, 0, 1]
    assert chances == [pytest.approx(chance_of([word + 1000 for word in words], seat, 0.2)) for seat in range(3)]


def test_of_two_a_promise_to_one_is_taken_from_the_other() -> None:
    reference = reference_of(load("cave-vs-cave"), 2)
    state = Match.start("cave-vs-cave", 2, seed=1).state
    assert reference.promised(state, 1, 3.0) == [-1.5, 1.5]


@pytest.mark.parametrize("scale", FITTED, ids=str)
def test_a_loss_costs_chance_and_score_and_never_more_than_there_is(scale: Scale) -> None:
    assert scale.apart is not None
    for chance in (0.02, 0.3, 0.5, 0.9, 1.0):
        before = Outlook(chance, 4.0)
        costs = [lost(before, loss, scale.apart, scale.duel) for loss in (0.0, 1.0, 5.0, 40.0)]
        assert costs[0] == Outlook(0.0, 0.0)
        assert [one.score for one in costs] == sorted(one.score for one in costs), "who loses more, loses more points"
        assert [one.chance for one in costs] == sorted(one.chance for one in costs)
        assert costs[-1].chance <= chance


def test_what_a_loss_costs_is_the_difference_of_two_outlooks() -> None:
    apart = Apart(0.2, 0.5, 3.0)
    before = chance_of([2.0, -2.0], 0, apart.odds)
    after = chance_of([0.5, -0.5], 0, apart.odds)
    assert less(before, apart.odds, 3.0) == pytest.approx(after)
    cost = lost(Outlook(before, score_of(4.0, before, apart, True)), 3.0, apart, True)
    assert cost.chance == pytest.approx(before - after)
    assert cost.score == pytest.approx(score_of(4.0, before, apart, True) - score_of(1.0, after, apart, True))


def test_a_turn_is_told_what_it_cost_from_where_the_curve_stood() -> None:
    found = reviewed("cave-vs-cave")
    entry = next(step.entry for step in found.steps if step.kind == "own")
    books = found.data()
    decision = {"entry": entry, "class": "mistake", "loss": 4.0}
    cost = with_decisions(books, [decision])["decisions"][0]["cost"]
    scale, before = scale_of("cave-vs-cave", 2), found.outlook_before(entry)
    assert scale.apart is not None
    assert before is not None
    exact = lost(before, 4.0, scale.apart, scale.duel)
    assert cost == {"chance": pytest.approx(exact.chance, abs=1e-3), "score": pytest.approx(exact.score, abs=1e-3)}
    assert cost["chance"] > 0
