"""The review of a match for one seat."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from time import perf_counter
from typing import Final

from permonik.bots.hints import Hint, hint
from permonik.kernel.checks import check_seat
from permonik.kernel.game import Game, View
from permonik.kernel.match import Match
from permonik.kernel.recall import Recall
from permonik.kernel.record import Decision, Record
from permonik.kernel.state import State
from permonik.minds.belief import Belief
from permonik.minds.doors import minded
from permonik.minds.hindsight import Hindsight
from permonik.review.answers import Answered, AnswerWeigher
from permonik.review.hindsight import hindsight
from permonik.review.ledger import Expected, Step, Value, enter, value_of
from permonik.review.moments import LUCK, NEVER, OWN, Moment, NotReviewed, finished, moments
from permonik.review.reference import Reference, reference_of
from permonik.review.told import LOST, Review, Reviewed
from permonik.review.weighing import NOISE, Effort, Weigher, class_of

COARSE: Final = 0.3  # of the seconds, for the curve and for luck
TO_CHOOSE_FROM: Final = 3  # lines, for those who look for a better one
NOTHING: Final = Expected(0.0, None)


def review(
    record: Record,
    seat: int,
    effort: Effort | None = None,
    seconds: float | None = None,
    seed: int = 0,
    reference: Reference | None = None,
    progress: Callable[[Review, float], None] | None = None,
    only: Collection[int] | None = None,
    answers: Collection[int] = (),
) -> Review:
    """What a finished match looked like from a seat. `seconds`: about so long, and no more worlds than `effort` says.

    `progress` is told of what is there so far, and how much that is of the whole; `only`: of the own lines just those
    that begin at these entries are weighed. `answers`: of the lines that begin here every single answer is weighed.
    """
    match = finished(record)
    check_seat(seat, match.players)
    reviewer = Reviewer(match, record, seat, effort or Effort(), seconds, seed, reference, progress, only)
    for entry in answers:
        reviewer.check_line(entry)
    found = reviewer.review()
    return found._replace(answers={entry: reviewer.weigh_answers(entry, seconds) for entry in answers})


class Reviewer:
    def __init__(
        self,
        match: Match,
        record: Record,
        seat: int,
        effort: Effort,
        seconds: float | None,
        seed: int,
        reference: Reference | None,
        progress: Callable[[Review, float], None] | None = None,
        only: Collection[int] | None = None,
    ) -> None:
        self.match = match
        self.seat = seat
        self.effort = effort
        self.seconds = seconds
        self.seed = seed
        self.rules: Game = match.game
        self.reference = reference or reference_of(self.rules, match.players)
        self.progress = progress
        self.only = only
        self.begun = perf_counter()
        self.record = record
        self.moments = list(moments(record, seat, self.reference.evaluation))
        self.belief: Belief | None = None
        self.complete = True
        self.prior = NOTHING
        self.steps: list[Step] = []
        self.decisions: list[Reviewed] = []
        self.hindsight: Hindsight | None = None

    def review(self) -> Review:
        if self.seconds is not None:
            self.keep_books(1, coarse=True)  # a first curve, soon
            self.tell(0.05)
        self.keep_books(self.effort.curve, coarse=False)
        self.look_back()
        self.tell(COARSE)
        self.weigh_all()
        return self.told()

    def told(self) -> Review:
        return Review(
            self.rules.id,
            self.seat,
            self.match.players,
            self.reference.name,
            self.seed,
            self.prior,
            self.steps[-1].after if self.steps else self.prior,
            self.decisions,
            self.steps,
            self.complete,
            self.hindsight,
            {},
        )

    def tell(self, share: float) -> None:
        if self.progress is not None:
            self.progress(self.told(), share)

    # -- what the seat knows ---------------------------------------------------------------------------------

    def forget(self) -> None:
        """Back to the start of the match: nothing was seen yet."""
        self.belief = minded(self.rules).belief(self.reference.evaluation)

    def recall(self, view: View) -> Recall:
        return self.rules.recall(view) if self.belief is None else self.belief.recall(view)

    def watch(self, moment: Moment) -> None:
        if self.belief is not None:
            for state, who, action in moment.watched:
                self.belief.watch(self.rules.view(state, self.seat), who, action)

    def look_back(self) -> None:
        """What a game with secret roles tells after the end. No decision is judged by it."""
        self.hindsight = hindsight(self.rules, self.record)

    # -- luck ------------------------------------------------------------------------------------------------

    def keep_books(self, worlds: int, coarse: bool) -> None:
        """Values around every moment, and the luck of every deal; coarse: without luck, for a first curve."""
        self.forget()
        value = value_of(self.reference, self.seat, self.recall, worlds, f"{self.seed}/value")
        rng = Random(f"{self.seed}/outcomes")
        steps: list[Step] = []
        now = self.prior = value(self.moments[0].before, NEVER, True) if self.moments else NOTHING
        for number, moment in enumerate(self.moments):
            self.watch(moment)
            after = self.value_after(number, moment, now, value)
            if coarse:
                steps.append(Step(moment.kind, moment.entry, moment.last, now, after, 0.0))
            else:
                steps.append(enter(moment, now, after, value, rng))
                if self.seconds is not None and self.spent() > COARSE * self.seconds and worlds > 1:
                    worlds = 1
                    self.complete = False
                    value = value_of(self.reference, self.seat, self.recall, worlds, f"{self.seed}/value")
            now = after
        self.steps = steps

    def value_after(self, number: int, moment: Moment, before: Expected, value: Value) -> Expected:
        if number + 1 < len(self.moments):
            if moment.kind == LUCK and not moment.seen:
                return before  # nothing that the seat could notice
            following = self.moments[number + 1]
            return value(following.before, following.acted, following.others)
        return value(self.match.state, NEVER, True)

    # -- decisions -------------------------------------------------------------------------------------------

    def weigh_all(self) -> None:
        self.forget()
        chosen = [moment for moment in self.moments if self.is_asked_for(moment)]
        left = len(chosen)
        for moment in self.moments:
            if self.is_asked_for(moment):
                share = None if self.seconds is None else max(0.05, (self.seconds - self.spent()) / left)
                self.decisions.append(self.weigh(moment, share))
                left -= 1
                self.tell(COARSE + (1 - COARSE) * (1 - left / len(chosen)))
            self.watch(moment)

    def is_asked_for(self, moment: Moment) -> bool:
        if moment.kind != OWN or not moment.choices:
            return False
        return self.only is None or moment.entry in self.only

    def check_line(self, entry: int) -> None:
        if not any(moment.entry == entry and moment.kind == OWN and moment.choices for moment in self.moments):
            raise NotReviewed(f"no line of answers of this seat begins at entry {entry}")

    def weigh_answers(self, entry: int, seconds: float | None) -> list[Answered]:
        """Every single answer of the line that begins at an entry."""
        self.check_line(entry)
        self.forget()
        begun = perf_counter()
        until = None if seconds is None else (lambda: perf_counter() - begun > seconds)
        for moment in self.moments:
            if moment.entry == entry:
                recall = self.recall(self.rules.view(moment.before, self.seat))
                entries = [
                    number
                    for number in self.record.folded()
                    if entry <= number <= moment.last and isinstance(self.record.entries[number], Decision)
                ]
                weigher = AnswerWeigher(self.rules, recall, moment, entries, self.weigher_of(moment, recall))
                return weigher.weigh(self.effort, until)
            self.watch(moment)
        return []

    def weigher_of(self, moment: Moment, recall: Recall) -> Weigher:
        """From the view alone: what the seat did not know has no part in it."""
        view = self.rules.view(moment.before, self.seat)
        weigher = Weigher(self.reference, recall, self.seat, f"{self.seed}/{moment.entry}")
        belief = self.belief
        if belief is not None:
            tolls: dict[tuple[int, ...], float] = {}

            def toll(line: list[int]) -> float:
                key = tuple(line)
                if key not in tolls:
                    tolls[key] = self.reference.scale.slope * belief.toll(view, line)
                return tolls[key]

            weigher.toll = toll
        return weigher

    def weigh(self, moment: Moment, seconds: float | None) -> Reviewed:
        recall = self.recall(self.rules.view(moment.before, self.seat))
        weigher = self.weigher_of(moment, recall)
        begun = perf_counter()
        until = None if seconds is None else (lambda: perf_counter() - begun > seconds)
        weighed = weigher.weigh(moment.answers, self.effort, until)
        kind = class_of(weighed, moment.answers, self.reference.scale)
        rng = Random(f"{self.seed}/{moment.entry}/words")
        state = recall.fill(rng)
        turn = self.rules.turn(state)
        better = None if weighed.best == moment.answers else self.words(state, weighed.best)
        others = [one for one in weighed.lines if one[0] not in (moment.answers, weighed.best)][: TO_CHOOSE_FROM - 1]
        best, within = weighed.lines[0][1], NOISE * weighed.error
        lines = [(self.words(state, line), best - worth <= within) for line, worth in others]
        if better is not None and kind in LOST:
            lines.append((better, True))
        return Reviewed(
            moment.entry,
            moment.last,
            turn,
            kind,
            max(0.0, weighed.loss),
            weighed.error,
            lines,
            self.words(state, moment.answers),
            better,
        )

    def words(self, state: State, line: list[int]) -> Hint:
        before = dict(self.rules.scores(state)[self.seat].parts)
        return hint(self.rules, state.clone(), self.seat, line, before, Random(0))

    def spent(self) -> float:
        return perf_counter() - self.begun
