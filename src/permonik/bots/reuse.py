"""Where the last tree has led: what it found out about the present question need not be found out again."""

from __future__ import annotations

from permonik.bots.tree import Node, Tree, play_line
from permonik.kernel.game import Game, View
from permonik.kernel.onward import first_asked, single
from permonik.kernel.state import OVER, State
from permonik.kernel.step import CHANCE

MOST = 300  # positions that are looked at


class Finder:
    """Looks for the node whose position shows its seat the view of now, in a world of the view of then."""

    def __init__(self, tree: Tree, rules: Game, view: View) -> None:
        self.tree = tree
        self.rules = rules
        self.view = view
        self.left = MOST

    def after(self, state: State, line: list[int]) -> Node | None:
        """Among all that can follow the line that was chosen at the root; nothing if the tree has not been there."""
        for edge in self.tree.root.edges:
            if edge.line == line:
                played = play_line(state, self.tree.seat, line)
                return None if played is None else self.search(edge.node, played)
        return None

    def search(self, node: Node, state: State) -> Node | None:
        self.left -= 1
        if self.left < 0 or not node.visits:
            return None
        seat = first_asked(state, self.tree.seat)
        while seat >= 0 and single(state.actions(seat)):
            state.apply(seat, state.actions(seat)[0])
            seat = first_asked(state, self.tree.seat)
        if seat == OVER:
            return None
        if seat == CHANCE:
            outcomes = state.open(CHANCE).chance(state).outcomes
            for outcome, after in node.by_outcome.items():
                if outcome in outcomes:
                    dealt = state.clone()
                    dealt.apply(CHANCE, outcome)
                    found = self.search(after, dealt)
                    if found is not None:
                        return found
            return None
        if seat == self.tree.seat:
            return node if self.rules.view(state, seat) == self.view else None
        for edge in node.edges:
            played = play_line(state, seat, edge.line)
            if played is not None:
                found = self.search(edge.node, played)
                if found is not None:
                    return found
        return None
