"""How one game becomes another: a turn is changed, and perhaps some turns after it are forgotten."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from permonik.bots.beam import best_lines
from permonik.kernel.state import State
from permonik.solve.lines import Taste, Turn, follow, improve, play, wander
from permonik.solve.puzzle import SEAT, Puzzle

WIDTHS = (1, 2, 4)  # lines of a kind that are kept while a turn is thought over
CHOICE = 10  # of its best lines, one is taken
NEAR = 5  # turns with which one may change places
FORGETFUL = 0.25  # share of changes after which turns are planned anew
FORGOTTEN = (1, 2, 4, 8)  # how many


class Change(NamedTuple):
    """Another game: turns before `at` are as they were. `state` is the end of the new one."""

    at: int
    turns: list[Turn]
    state: State


Answers = list[int]
Again = Callable[[Puzzle, State, Answers, Taste], Answers]  # plays a turn that was played with these answers before


def other_line(puzzle: Puzzle, state: State, before: Answers, taste: Taste) -> Answers:
    """One of the lines that look best."""
    found = best_lines(state, SEAT, taste.opinion, puzzle.dealer, taste.rng.choice(WIDTHS), CHOICE)
    return follow(puzzle, state, taste.rng.choice(found).answers, taste)


def best_again(puzzle: Puzzle, state: State, before: Answers, taste: Taste) -> Answers:
    """The line that looks best in another opinion."""
    return improve(puzzle, state, puzzle.turn(state), taste, taste.rng.choice(WIDTHS))


def at_random(puzzle: Puzzle, state: State, before: Answers, taste: Taste) -> Answers:
    return wander(puzzle, state, puzzle.turn(state), taste)


def one_odd_answer(puzzle: Puzzle, state: State, before: Answers, taste: Taste) -> Answers:
    """One answer is replaced by any legal one: only here answers are tried that no opinion thinks about."""
    turn = puzzle.turn(state)
    kept = taste.rng.randrange(len(before))
    answers = before[:kept]
    for answer in answers:
        puzzle.apply(state, answer)
    odd = taste.rng.choice(state.actions(SEAT))
    puzzle.apply(state, odd)
    answers.append(odd)
    if state.over or puzzle.turn(state) != turn:
        return answers
    rest = before[kept + 1 :] if taste.rng.random() < 0.5 else []
    return answers + follow(puzzle, state, rest, taste)


AGAIN: tuple[Again, ...] = (other_line, best_again, at_random, one_odd_answer)
SHARES = (4, 2, 3, 2)
EXCHANGES = 5  # beside those: two turns change places, or one moves and those between make room


def vary(puzzle: Puzzle, turns: Sequence[Turn], taste: Taste) -> Change | None:
    """Another game like this one, or None where the change came to nothing."""
    rng = taste.rng
    plan: dict[int, Answers] = {turn.stage: turn.answers for turn in turns}
    if rng.randrange(sum(SHARES) + EXCHANGES) < EXCHANGES:
        at = reorder(turns, plan, taste)
        if at < 0:
            return None
        state = turns[at].state.clone()
        answers = follow(puzzle, state, plan[turns[at].stage], taste)
    else:
        at = rng.randrange(len(turns))
        state = turns[at].state.clone()
        (again,) = rng.choices(AGAIN, SHARES)
        answers = again(puzzle, state, turns[at].answers, taste)
    stage, before, old = turns[at]
    if answers == old:
        return None
    if rng.random() < FORGETFUL:
        for turn in turns[at + 1 : at + 1 + rng.choice(FORGOTTEN)]:
            del plan[turn.stage]
    return Change(at, [Turn(stage, before, answers), *play(puzzle, state, stage + 1, plan, taste)], state)


def reorder(turns: Sequence[Turn], plan: dict[int, Answers], taste: Taste) -> int:
    """Changes the order of turns in the plan; returns the first turn that differs, or -1."""
    rng = taste.rng
    one = rng.randrange(len(turns))
    kind = question(turns[one])
    near = [at for at in range(max(0, one - NEAR), min(len(turns), one + NEAR + 1)) if question(turns[at]) == kind]
    other = rng.choice(near)
    if one == other:
        return -1
    between = [at for at in near if min(one, other) <= at <= max(one, other)]
    if rng.random() < 0.5:
        between = [between[0], between[-1]]
    # The last one comes first, or the first one last.
    moved = [between[-1], *between[:-1]] if rng.random() < 0.5 else [*between[1:], between[0]]
    for at, source in zip(between, moved, strict=True):
        plan[turns[at].stage] = turns[source].answers
    return between[0]


def question(turn: Turn) -> str:
    """What a turn begins with. A meal does not change places with a day's work."""
    return type(turn.state.open(SEAT)).__name__
