"""The best line of one's own answers until somebody else decides: a beam search over small steps."""

from __future__ import annotations

from typing import Final

from permonik.kernel.dealer import Dealer
from permonik.kernel.onward import deal
from permonik.kernel.state import State
from permonik.minds.evaluation import Evaluation

EVERY: Final = 1000  # lines: all that a beam finds
ALIKE: Final = 3  # lines kept that begin with the same answer


class Line:
    """Answers and what they are worth."""

    def __init__(self, answers: list[int], value: float) -> None:
        self.answers = answers
        self.value = value


class Node:
    """A state on the way, and the line that led there; after chance was `dealt` no more answers are noted."""

    def __init__(self, state: State, line: Line, dealt: bool) -> None:
        self.state = state
        self.line = line
        self.dealt = dealt


def best_line(state: State, seat: int, evaluation: Evaluation, dealer: Dealer, width: int, most: int = 80) -> list[int]:
    """The answers of the best line found, up to the first chance on its way: at least one."""
    return best_lines(state, seat, evaluation, dealer, width, 1, most)[0].answers


def best_lines(
    state: State, seat: int, evaluation: Evaluation, dealer: Dealer, width: int, count: int, most: int = 80
) -> list[Line]:
    """The `count` best lines found, the best first, each with other answers: at least one.

    All lines grow by one answer at a time. Of those that began with the same answer and wait for the same kind of
    question, the `width` best by their evaluation are kept: a line that invests first is not crowded out by those
    that collect at once. Chance is the dealer's. A line ends with the turn, or when the seat is no longer asked.
    """
    turn = evaluation.turn(state)
    growing = [Node(state, Line([], 0.0), False)]
    # Positions seen, by hash: the keys themselves, thousands of nested tuples, would keep the garbage collector busy.
    seen: set[int] = set()
    ended: list[Line] = []
    for _ in range(most):
        grown: list[Node] = []
        for node in growing:
            for action in evaluation.answers(node.state, seat):
                child = node.state.clone()
                child.apply(seat, action)
                dealt = deal(child, dealer) or node.dealt
                key = hash(child.key())
                if key in seen:
                    continue
                seen.add(key)
                before = node.line.answers
                answers = before if node.dealt else [*before, action]
                if seat in child.waiting() and evaluation.turn(child) == turn:
                    grown.append(Node(child, Line(answers, evaluation.value(child, seat)), dealt))
                else:
                    ended.append(Line(answers, evaluation.verdict(child, seat)))
        if not grown:
            break
        growing = best_of_each(grown, seat, width)
    if not ended:  # no line came to an end: the most promising one will do
        ended = [node.line for node in growing]
    if count == 1:
        return [max(ended, key=worth)]
    ended.sort(key=by_value)
    return different(ended, count)


def different(lines: list[Line], count: int) -> list[Line]:
    """The first ones with different answers."""
    kept: list[Line] = []
    known: set[tuple[int, ...]] = set()
    for line in lines:
        answers = tuple(line.answers)
        if answers not in known:
            known.add(answers)
            kept.append(line)
            if len(kept) == count:
                break
    return kept


def varied(lines: list[Line], count: int) -> list[Line]:
    """The first ones, of those that begin alike no more than `ALIKE` while there are others.

    The best lines of all mostly begin with the same answer and differ in some detail of their ends.
    """
    kept: list[Line] = []
    rest: list[Line] = []
    begun: dict[int, int] = {}
    for line in lines:
        before = begun.get(line.answers[0], 0)
        begun[line.answers[0]] = before + 1
        if before < ALIKE:
            kept.append(line)
            if len(kept) == count:
                return kept
        else:
            rest.append(line)
    kept.extend(rest[: count - len(kept)])
    kept.sort(key=by_value)
    return kept


def best_of_each(nodes: list[Node], seat: int, width: int) -> list[Node]:
    nodes.sort(key=by_line)
    kept: list[Node] = []
    counts: dict[tuple[int, str], int] = {}
    for node in nodes:
        group = (node.line.answers[0], type(node.state.open(seat)).__name__)
        count = counts.get(group, 0)
        if count < width:
            counts[group] = count + 1
            kept.append(node)
    return kept


def worth(line: Line) -> float:
    return line.value


def by_value(line: Line) -> float:
    return -line.value


def by_line(node: Node) -> float:
    return -node.line.value
