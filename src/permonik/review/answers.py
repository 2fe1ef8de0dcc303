"""Single answers inside a line: where in a turn did it go wrong?

Each answer that was a choice is weighed beside the others that the seat could have given there, from what it knew; it
learns nothing inside a line. After every one of them the reference goes on with the turn. So a loss is that of the one
answer: what the seat did afterwards has no part in it, and the losses need not add up to that of the line.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from permonik.kernel.game import Game, Option
from permonik.kernel.recall import Recall
from permonik.kernel.state import State
from permonik.review.moments import Moment
from permonik.review.weighing import Effort, Weigher, class_of, followed

MOST: Final = 16  # answers to a question that are weighed, beside the one that was given: those that look best


class Answered(NamedTuple):
    """One answer.

    entry        its entry in the record
    choices      how many answers there were
    kind         its class
    loss, error  against the best answer, and the standard error of that
    given        it, in words
    better       the best one, where that is another
    """

    entry: int
    choices: int
    kind: str
    loss: float
    error: float
    given: Option
    better: Option | None


class AnswerWeigher:
    """`entries`: of the moment's answers, by their order."""

    def __init__(self, rules: Game, recall: Recall, moment: Moment, entries: list[int], weigher: Weigher) -> None:
        self.rules = rules
        self.moment = moment
        self.entries = entries
        self.weigher = weigher
        self.seat = weigher.seat
        self.start = recall.fill(Random(f"{weigher.seed}/answers"))

    def weigh(self, effort: Effort, until: Callable[[], bool] | None = None) -> list[Answered]:
        return [
            one
            for number in range(len(self.moment.answers))
            if (one := self.weigh_one(number, effort, until)) is not None
        ]

    def weigh_one(self, number: int, effort: Effort, until: Callable[[], bool] | None) -> Answered | None:
        """None where there was no choice."""
        before, given = self.moment.answers[:number], self.moment.answers[number]
        state = followed(self.start.clone(), self.seat, before)
        actions = state.actions(self.seat) if self.seat in state.waiting() else []
        if len(actions) < 2 or given not in actions:
            return None
        played = [*before, given]
        others = [[*before, action] for action in actions if action != given]
        if len(others) > MOST:
            others.sort(key=lambda line: -self.weigher.value(line, "glance"))
        weighed = self.weigher.weigh_lines([*others[:MOST], played], effort, until)
        kind = class_of(weighed, played, self.weigher.reference.scale)
        better = None if weighed.best == played else self.words(state, weighed.best[-1])
        return Answered(
            self.entries[number],
            len(actions),
            kind,
            max(0.0, weighed.loss),
            weighed.error,
            self.words(state, given),
            better,
        )

    def words(self, state: State, action: int) -> Option:
        return self.rules.describe(state, self.seat, action)


def answer_data(one: Answered) -> dict[str, Any]:
    return {
        "entry": one.entry,
        "choices": one.choices,
        "class": one.kind,
        "loss": round(one.loss, 4),
        "error": round(one.error, 4),
        "given": message_data(one.given),
        "better": None if one.better is None else message_data(one.better),
    }


def message_data(option: Option) -> dict[str, Any]:
    return {"id": option.message.id, "args": option.message.args, "targets": option.targets, "entry": -1}
