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
    """The answers of the best line found, up to the first chance on its way: at least one.

    All lines grow by one answer at a time; the `width` best by their evaluation are kept. Chance is sampled. A
    line ends when the seat is no longer asked, and the best end wins.
    """
    dealer = SamplingDealer(rng)
    growing = [Node(state, [], False, 0.0)]
    seen: set[Hashable] = set()
    best: Node | None = None
    for _ in range(most):
        grown: list[Node] = []
        for node in growing:
            for action in node.state.actions(seat):
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
                if seat in child.waiting():
                    grown.append(after)
                elif best is None or after.value > best.value:
                    best = after
        if not grown:
            break
        grown.sort(key=by_value)
        growing = grown[:width]
    if best is None:  # no line came to an end: the most promising one will do
        best = growing[0]
    return best.line


def by_value(node: Node) -> float:
    return -node.value
