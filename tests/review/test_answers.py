"""Single answers inside a line: each beside the others there, from what the seat knew."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from permonik.kernel.record import Decision, Record
from permonik.review import Effort
from permonik.review.answers import MOST, Answered, AnswerWeigher
from permonik.review.moments import OWN, Moment, NotReviewed, finished
from permonik.review.review import Reviewer
from permonik.review.weighing import Weigher
from permonik.testing.contract.helpers import Helpers
from permonik.testing.contract.play import play
from permonik.testing.contract.setups import Setup

HELPERS = Helpers(Path(__file__).parents[1] / "games")
LITTLE = Effort(search=4, again=8, curve=1, ahead=1)


@cache
def record(game: str, seed: int = 0) -> Record:
    return play(Setup(game, 2, ()), seed, "sensible").record


def reviewer_of(one: Record) -> Reviewer:
    return Reviewer(finished(one), one, 0, LITTLE, None, 0, None)


def a_line(reviewer: Reviewer) -> Moment:
    """One with several choices."""
    return next(one for one in reviewer.moments if one.kind == OWN and one.choices > 2)


def test_every_answer_that_was_a_choice_is_named_with_its_place() -> None:
    here = record("cave-vs-cave")
    reviewer = reviewer_of(here)
    moment = a_line(reviewer)
    found = reviewer.weigh_answers(moment.entry, None)
    assert len(found) == moment.choices
    for one in found:
        entry = here.entries[one.entry]
        assert isinstance(entry, Decision)
        assert (entry.seat, entry.action) == (0, one.given.id)
        assert moment.entry <= one.entry <= moment.last
        assert one.choices > 1
        assert one.loss >= 0
        assert (one.better is None) == (one.kind == "best")


class Told(Weigher):
    """Likes answers with high numbers, and only the last one of a line counts."""

    asked: list[list[int]]

    def value(self, line: list[int], world: str, turns: int = 1) -> float:
        self.asked.append(line)
        return float(line[-1])


def weighed_by_number() -> tuple[list[Answered], Moment, Told]:
    reviewer = reviewer_of(record("cave-vs-cave"))
    moment = a_line(reviewer)
    recall = reviewer.recall(reviewer.rules.view(moment.before, 0))
    weigher = Told(reviewer.reference, recall, 0, "told")
    weigher.asked = []
    entries = list(range(len(moment.answers)))
    return AnswerWeigher(reviewer.rules, recall, moment, entries, weigher).weigh(LITTLE), moment, weigher


def test_an_answer_is_compared_with_the_best_one_after_the_same_beginning() -> None:
    found, moment, weigher = weighed_by_number()
    for line in weigher.asked:
        assert line[:-1] == moment.answers[: len(line) - 1]
    for one in found:
        best = one.given.id if one.better is None else one.better.id
        assert one.loss == best - one.given.id
        compared = {line[-1] for line in weigher.asked if len(line) == one.entry + 1}  # entries are places in the line
        assert len(compared) == min(one.choices, MOST + 1)


def test_answers_are_judged_by_what_the_seat_knew() -> None:
    """Everything else is dealt anew, by a hand that knows nothing of views (resample.py): the same is said of them."""
    here = record("rivals", 3)
    resample = HELPERS.load("rivals", "resample", "resample").resample
    there = resample(Record(here.header, list(here.entries)), 0, Random(1))
    first, second = reviewer_of(here), reviewer_of(there)
    pairs = zip(first.moments, second.moments, strict=True)
    other = [one for one, two in pairs if one.kind == OWN and one.choices and one.before.key() != two.before.key()]
    said = [(first.weigh_answers(one.entry, None), second.weigh_answers(one.entry, None)) for one in other]
    assert any(answer.error for found, _ in said for answer in found), "there is something to prove"
    for found, again in said:
        assert again == found


def test_there_is_no_such_line() -> None:
    reviewer = reviewer_of(record("cave-vs-cave"))
    moment = a_line(reviewer)
    for entry in (-1, moment.entry + 1, 10**6):
        with pytest.raises(NotReviewed, match=f"begins at entry {entry}"):
            reviewer.weigh_answers(entry, None)
