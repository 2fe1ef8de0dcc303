"""The best line of one's own answers until somebody else decides: a beam search over small steps."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.evaluation import Evaluation
from permonik.kernel.state import State
from permonik.kernel.step import CHANCE


class Node:
    """A state on the way, and the answers that led there; after chance was `dealt` no more of them are noted."""

    def __init__(self, state: State, line: list[int], dealt: bool, value: float) -> None:
        self.state = state
        self.line = line
        self.dealt = dealt
        self.value = value


def best_line(state: State, seat: int, evaluation: Evaluation, rng: Random, width: int, most: int = 80) -> list[int]:
    """The answers of the best line found, up to the first chance on its way: at least one."""
    return best_lines(state, seat, evaluation, rng, width, 1, most)[0].line


def best_lines(
    state: State, seat: int, evaluation: Evaluation, rng: Random, width: int, count: int, most: int = 80
) -> list[Node]:
    """The ends of the `count` best lines found, the best first, each with other answers: at least one.

    All lines grow by one answer at a time. Of those that began with the same answer and wait for the same kind of
    question, the `width` best by their evaluation are kept: a line that invests first is not crowded out by those
    that collect at once. Chance is sampled. A line ends with the turn, or when the seat is no longer asked.
    """
    dealer = SamplingDealer(rng)
    turn = evaluation.turn(state)
    growing = [Node(state, [], False, 0.0)]
    seen: set[Hashable] = set()
    ends: list[Node] = []
    for _ in range(most):
        grown: list[Node] = []
        for node in growing:
            for action in evaluation.answers(node.state, seat):
                child = node.state.clone()
                child.apply(seat, action)
                dealt = node.dealt
                while child.turn() == CHANCE:
                    child.apply(CHANCE, dealer.deal(child.open(CHANCE).chance(child)))
                    dealt = True
                key = child.key()
                if key in seen:
                    continue
                seen.add(key)
                line = node.line if node.dealt else [*node.line, action]
                after = Node(child, line, dealt, evaluation.value(child, seat))
                if seat in child.waiting() and evaluation.turn(child) == turn:
                    grown.append(after)
                else:
                    ends.append(after)
        if not grown:
            break
        growing = best_of_each(grown, seat, width)
    if not ends:  # no line came to an end: the most promising one will do
        ends = growing
    if count == 1:
        return [max(ends, key=worth)]
    ends.sort(key=by_value)
    return different(ends, count)


def different(ends: list[Node], count: int) -> list[Node]:
    """The first ones with different answers."""
    kept: list[Node] = []
    lines: set[tuple[int, ...]] = set()
    for end in ends:
        line = tuple(end.line)
        if line not in lines:
            lines.add(line)
            kept.append(end)
            if len(kept) == count:
                break
    return kept


def best_of_each(nodes: list[Node], seat: int, width: int) -> list[Node]:
    nodes.sort(key=by_value)
    kept: list[Node] = []
    counts: dict[tuple[int, str], int] = {}
    for node in nodes:
        group = (node.line[0], type(node.state.open(seat)).__name__)
        count = counts.get(group, 0)
        if count < width:
            counts[group] = count + 1
            kept.append(node)
    return kept


def by_value(node: Node) -> float:
    return -node.value


def worth(node: Node) -> float:
    return node.value
