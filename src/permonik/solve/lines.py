"""Whole games as lists of turns, and plans: answers that were good in another game, followed as far as they fit.

A turn has a *stage*: a number that grows from turn to turn, taken from the evaluation's `turn` so that equal moments
of different games (the first turn of a round) have equal stages, however many turns came before them. A plan names
answers by stage. So a plan survives a change in an early turn: what still fits is played, what does not is repaired.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from permonik.bots.beam import best_line
from permonik.kernel.onward import single
from permonik.kernel.state import State
from permonik.minds.evaluation import Evaluation
from permonik.solve.puzzle import SEAT, Puzzle

Plan = Mapping[int, Sequence[int]]

REPAIRED_WITH = 1  # lines of a kind that a repair keeps: quick, since most repairs are thrown away
LONGEST = 60  # answers of a turn that wanders; the exchanges of some games never end by themselves


class Turn(NamedTuple):
    """One turn of a game: the position before it and its answers, forced ones too."""

    stage: int
    state: State
    answers: list[int]


class Taste(NamedTuple):
    """What decides where no plan does."""

    opinion: Evaluation
    rng: Random


def play(puzzle: Puzzle, state: State, stage: int, plan: Plan, taste: Taste) -> list[Turn]:
    """The turns from this position to the end of the game. The state is played on, to its end."""
    turns: list[Turn] = []
    while not state.over:
        stage = max(puzzle.turn(state), stage)
        before = state.clone()
        turns.append(Turn(stage, before, follow(puzzle, state, plan.get(stage, ()), taste)))
        stage += 1
    return turns


def follow(puzzle: Puzzle, state: State, planned: Sequence[int], taste: Taste) -> list[int]:
    """Plays the turn: the planned answers in their order, without those that are not legal; then as it seems best."""
    turn = puzzle.turn(state)
    answers: list[int] = []
    at = 0
    while not state.over and puzzle.turn(state) == turn:
        legal = state.actions(SEAT)
        if single(legal):  # what is forced need not be planned
            answer = legal[0]
            if at < len(planned) and planned[at] == answer:
                at += 1
        else:
            while at < len(planned) and planned[at] not in legal:
                at += 1
            if at == len(planned):
                return answers + improve(puzzle, state, turn, taste, REPAIRED_WITH)
            answer = planned[at]
            at += 1
        puzzle.apply(state, answer)
        answers.append(answer)
    return answers


def improve(puzzle: Puzzle, state: State, turn: int, taste: Taste, width: int) -> list[int]:
    """Plays the rest of this turn as it seems best."""
    answers: list[int] = []
    while not state.over and puzzle.turn(state) == turn:
        for answer in best_line(state, SEAT, taste.opinion, puzzle.dealer, width):
            puzzle.apply(state, answer)
            answers.append(answer)
    return answers


def wander(puzzle: Puzzle, state: State, turn: int, taste: Taste) -> list[int]:
    """Plays the rest of this turn at random, by answers worth a thought."""
    answers: list[int] = []
    while not state.over and puzzle.turn(state) == turn:
        if len(answers) == LONGEST:
            return answers + improve(puzzle, state, turn, taste, REPAIRED_WITH)
        answer = taste.rng.choice(taste.opinion.answers(state, SEAT))
        puzzle.apply(state, answer)
        answers.append(answer)
    return answers


def retrace(puzzle: Puzzle, lines: Sequence[Sequence[int]]) -> tuple[list[Turn], State]:
    """The turns with exactly these answers, and the position after them; ValueError where one is not legal."""
    state = puzzle.start.clone()
    turns: list[Turn] = []
    stage = 0
    for answers in lines:
        if state.over:
            raise ValueError("the game is over before its last turn")
        stage = max(puzzle.turn(state), stage)
        turns.append(Turn(stage, state.clone(), list(answers)))
        for answer in answers:
            if state.over or answer not in state.actions(SEAT):
                raise ValueError(f"answer {answer} is not legal in turn {len(turns)}")
            puzzle.apply(state, answer)
        stage += 1
    return turns, state
