"""Thinks ahead: grows a tree of what may follow, in worlds imagined from its view."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import perf_counter
from typing import Any

from permonik.bots.base import UnknownBot
from permonik.bots.beam import Line
from permonik.bots.careless import AMONG, beginnings
from permonik.bots.following import LineBot
from permonik.bots.haste import enough
from permonik.bots.learned import Learned, judge_of
from permonik.bots.planning import ITERATIONS as GAME
from permonik.bots.planning import Planner
from permonik.bots.reuse import Finder
from permonik.bots.tree import Settings, Tree, by_prior
from permonik.kernel.game import View
from permonik.kernel.recall import Recall
from permonik.kernel.state import State
from permonik.minds.belief import Belief
from permonik.minds.doors import minded
from permonik.minds.evaluation import Evaluation
from permonik.minds.network import Network

ITERATIONS = 100
SHARE = 2 / 3  # of the seconds that are left for a turn, for the next thought: chance may ask for another one
LEAST = 0.1  # of the seconds of a turn: so much there is always, also in a turn that never ends
BETWEEN = 8  # iterations between two looks at whether the best line is clear


class SearchBot(LineBot):
    """Information-set Monte Carlo tree search (`tree.Tree`) with a budget of iterations, of seconds, or of both.

    Seconds are those of a thought, or of all thoughts of a turn together. A thought ends sooner if no other line can
    become the best one any more.
    """

    def __init__(
        self,
        game: str,
        seed: int,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        weights: Mapping[str, float] | None = None,
        settings: Settings | None = None,
        network: Network | None = None,
        errs: float = 0.0,
    ) -> None:
        super().__init__(game, seed)
        self.errs = errs  # in that share of its thoughts; not where it plays whole games instead of growing a tree
        evaluation: Evaluation | None
        if network is not None:
            evaluation = Learned(judge_of(self.rules, weights), network)
        else:
            mind = minded(self.rules)
            evaluation = (mind.judge() if weights is None else None) or mind.evaluation(weights)
        if evaluation is None:
            raise UnknownBot(f"{game} has no search bot: the game has no evaluation")
        self.evaluation = evaluation
        self.iterations = iterations
        self.seconds = seconds
        self.turn_seconds: float | None = None
        self.turn = -1  # that it thought in last
        self.spent = 0.0  # seconds in that turn
        self.settings = settings or Settings()
        self.thought = 0  # iterations so far
        self.tree: Tree | None = None  # of the last question, which looked like this, and what was chosen then
        self.asked: View = {}
        self.planner: Planner | None = None
        self.chosen: list[int] = []
        self.belief = minded(self.rules).belief(evaluation)
        self.watches = self.belief is not None

    def watch(self, view: View, seat: int, action: int) -> None:
        if self.belief is not None:
            self.belief.watch(view, seat, action)

    def memory(self) -> dict[str, Any]:
        return super().memory() | {
            "turn": (self.turn, self.spent),
            "asked": (self.asked, self.chosen),
            "tree": None if self.tree is None else self.tree.memory(),
            "planner": None if self.planner is None else self.planner.memory(),
            "belief": None if self.belief is None else self.belief.memory(),
        }

    def resume(self, memory: dict[str, Any]) -> None:
        self.turn, self.spent = memory["turn"]
        self.asked, self.chosen = memory["asked"]
        if memory["tree"] is not None:
            self.tree = self.planted(self.asked, self.rules.recall(self.asked))
            self.tree.resume(memory["tree"])
        if memory["planner"] is not None:
            self.planner = Planner(self.rules, self.evaluation, self.rng)
            self.planner.resume(memory["planner"])
        if self.belief is not None:
            self.belief.resume(memory["belief"])
        super().resume(memory)  # at last: to plant a tree takes luck

    def think(self, view: View) -> list[int]:
        recall = self.rules.recall(view) if self.belief is None else self.belief.recall(view)
        if 1 in self.rules.certain:
            state = recall.fill(self.rng)
            if len(self.rules.scores(state)) == 1:
                return self.plan(state, self.allowed(recall))
        tree = self.grown(view, recall)
        seconds = self.allowed(recall)
        begun = perf_counter()
        done = 0
        while True:
            tree.grow(1, self.rng)
            done += 1
            took = perf_counter() - begun
            left = float(self.iterations - done)
            if seconds is not None:
                left = min(left, (seconds - took) * done / took if took else left)
            if left < 1 or enough() or (self.belief is None and done % BETWEEN == 0 and tree.lead() > left):
                break
        self.spent += perf_counter() - begun
        self.thought += done
        best = tree.best()
        self.asked = view
        if self.errs and self.rng.random() < self.errs:
            self.chosen = self.rng.choice(tempting(tree))
        else:
            self.chosen = best if self.belief is None else discreet(tree, best, view, self.belief)
        return self.chosen[:]

    def plan(self, state: State, seconds: float | None) -> list[int]:
        """Alone, where nothing is left to chance."""
        begun = perf_counter()
        state.forget()
        if self.planner is None:
            self.planner = Planner(self.rules, self.evaluation, self.rng)
        self.planner.evaluation = self.evaluation
        line = self.planner.think(state, 1 + self.iterations // GAME, seconds)
        self.spent += perf_counter() - begun
        return line

    def allowed(self, recall: Recall) -> float | None:
        """Seconds for this thought."""
        if self.turn_seconds is None:
            return self.seconds
        turn = self.evaluation.turn(recall.fill(Random(0)))
        if turn != self.turn:
            self.turn, self.spent = turn, 0.0
        return SHARE * max(LEAST * self.turn_seconds, self.turn_seconds - self.spent)

    def grown(self, view: View, recall: Recall) -> Tree:
        """The tree of the last question, if it has come to this one; else a new one."""
        if self.tree is not None and self.tree.seat == view["seat"]:
            world = self.rules.recall(self.asked).fill(self.rng)
            node = Finder(self.tree, self.rules, view).after(world, self.chosen)
            if node is not None:
                self.tree.go_on(recall, node)
                return self.tree
        self.tree = self.planted(view, recall)
        return self.tree

    def planted(self, view: View, recall: Recall) -> Tree:
        players = len(self.rules.scores(recall.fill(self.rng)))
        return Tree(recall, view["seat"], players, self.evaluation, self.settings, self.rules.private)


def tempting(tree: Tree) -> list[list[int]]:
    """The few ways to begin that look best at first sight, as whoever errs takes them (`careless.py`)."""
    lines = [Line(edge.line, edge.prior) for edge in sorted(tree.root.edges, key=by_prior)]
    return [line.answers for line in beginnings(lines)[:AMONG]]


def discreet(tree: Tree, best: list[int], view: View, belief: Belief) -> list[int]:
    """The best line, or one looked at almost as often that is worth more, what it tells the others considered."""
    edges = tree.root.edges
    (first,) = [edge for edge in edges if edge.line == best]
    seat: int = view["seat"]
    chosen, most = best, -belief.toll(view, best)
    for edge in edges:
        if edge is not first and edge.visits and 2 * edge.visits >= first.visits:
            loss = first.totals[seat] / first.visits - edge.totals[seat] / edge.visits
            worth = -max(0.0, loss) - belief.toll(view, edge.line)
            if worth > most:
                chosen, most = edge.line, worth
    return chosen
