"""A finished match from one chair: the seat's own lines of answers, what chance dealt, and what the others did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from permonik.kernel.errors import PermonikError
from permonik.kernel.match import Match
from permonik.kernel.record import Dealt, Decision, Record
from permonik.kernel.state import State
from permonik.kernel.step import CHANCE
from permonik.minds.evaluation import Evaluation

OWN: Final = "own"
LUCK: Final = "luck"
OTHERS: Final = "others"

NEVER: Final = -1  # a turn before all others
MOST_ENTRIES: Final = 20_000  # no game of ours comes near; whoever sends more wants to keep us busy


class NotReviewed(PermonikError):
    """A record that nothing can be said about: its match still runs, nobody has judged its game, it is too long."""


class Moment(NamedTuple):
    """A stretch of a match: a line of own answers, one deal, or what the others answered.

    entry, last   the numbers of its first and of its last entry in the record
    before        the position before it, as it really was
    answers       own: the line; luck: the outcome; others: nothing
    choices       own: how many of the answers had another one beside them
    seen          luck: whether the seat saw the outcome
    watched       (position before, seat, action) of every answer that the seat saw and that was a choice
    acted         the turn in which the seat had answered last before it
    others        whether somebody else had answered since
    """

    kind: str
    entry: int
    last: int
    before: State
    answers: list[int]
    choices: int
    seen: bool
    watched: list[tuple[State, int, int]]
    acted: int
    others: bool


def finished(record: Record) -> Match:
    """The match of a record that can be reviewed; every entry is checked on the way."""
    if len(record.entries) > MOST_ENTRIES:
        raise NotReviewed(f"a record of {len(record.entries)} entries is too long: {MOST_ENTRIES} at the most")
    match = Match.replay(Record(record.header, record.entries))
    if not match.over:
        raise NotReviewed("the match still runs: it can be reviewed when it is over")
    return match


def moments(record: Record, seat: int, evaluation: Evaluation) -> Iterator[Moment]:
    """What was taken back is left out.

    A line of own answers ends with the turn, with the first deal, where somebody else answers, and where the seat
    learns something: whatever it answered after that it could not have planned before.
    """
    start = Match(Record(record.header), None)
    rules, state = start.game, start.state
    state.loud = False
    run: Moment | None = None
    acted, others = NEVER, True
    for number in record.folded():
        entry = record.entries[number]
        if isinstance(entry, Dealt):
            if run is not None:
                yield run
            run = None
            seen = bool(entry.audience >> seat & 1)
            yield Moment(LUCK, number, number, state.clone(), [entry.outcome], 0, seen, [], acted, others)
            state.apply(CHANCE, entry.outcome)
        elif isinstance(entry, Decision):
            choice = len(state.actions(entry.seat)) > 1
            kind = OWN if entry.seat == seat else OTHERS
            if not choice and run is not None and run.kind == OTHERS:
                kind = OTHERS  # what nobody chose belongs to what went before
            if run is not None and (run.kind != kind):
                yield run
                run = None
            if run is None:
                run = Moment(kind, number, number, state.clone(), [], 0, True, [], acted, others)
            if choice and (kind == OWN or entry.audience >> seat & 1):
                run.watched.append((state.clone(), entry.seat, entry.action))
            if kind == OWN:
                run.answers.append(entry.action)
            run = run._replace(last=number, choices=run.choices + (choice and kind == OWN))
            turn, known = evaluation.turn(state), rules.known(state, seat)
            if entry.seat == seat:
                acted, others = turn, False
            else:
                others = True
            state.apply(entry.seat, entry.action)
            if kind == OWN and (evaluation.turn(state) != turn or rules.known(state, seat) & ~known):
                yield run
                run = None
    if run is not None:
        yield run
