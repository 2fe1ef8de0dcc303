"""Information-set Monte Carlo tree search over whole turns, grown in a newly imagined world each time.

A node stands for a history as the searching seat sees it; an edge is a line of answers, up to the end of a turn or to
the first chance. The lines at a node are the best that a beam search finds, more of them with more visits. In every
iteration a world is imagined and the tree is followed through lines that are legal in that world. Where seats hold
secrets, lines are looked for in several of the worlds that reach a node, and a line is compared with the others by how
often it could have been chosen, not by how often the node was reached (availability: Cowling, Powley, Whitehouse 2012).
At its edge everybody plays the best line at hand until the searching seat is asked again after the others: all
positions are valued at that same moment.
"""

from __future__ import annotations

import math
from random import Random
from typing import Any

from permonik.bots.beam import EVERY, Line, best_line, best_lines, varied
from permonik.kernel.chance import Chance
from permonik.kernel.dealer import AlikeDealer, SamplingDealer
from permonik.kernel.onward import first_asked, single
from permonik.kernel.recall import Recall
from permonik.kernel.state import OVER, State
from permonik.kernel.step import CHANCE
from permonik.minds.ahead import Ahead
from permonik.minds.evaluation import Evaluation

ROLLOUT = 60  # answers and lines at most from the edge of the tree to where it is valued


class Settings:
    """How a tree grows."""

    def __init__(
        self,
        lines: int = 12,
        root_width: int = 4,
        width: int = 1,
        explore: float = 0.5,
        widen: float = 2.0,
        trust: float = 1.0,
    ) -> None:
        self.lines = lines  # at most so many at a node
        self.root_width = root_width  # of the beam at the root
        self.width = width  # of the beams below
        self.explore = explore
        self.widen = widen  # this many lines, times the root of the visits, are looked at; the best first
        self.trust = trust  # the beam's word counts as so many visits


class Edge:
    """A line of answers: what the beam said of it, and what came of it."""

    def __init__(self, line: list[int], prior: float, players: int) -> None:
        self.line = line
        self.prior = prior  # for the one who answers: the mean of the worlds in which it was found
        self.found = 1  # in so many worlds
        self.available = 0  # visits of its node in which it was legal
        self.visits = 0
        self.totals = [0.0] * players
        self.node = Node()

    def __reduce__(self) -> tuple[Any, ...]:
        counts = (self.found, self.available, self.visits)
        return same_edge, (self.line, self.prior, counts, self.totals, self.node)


class Node:
    def __init__(self) -> None:
        self.visits = 0
        self.worlds = 0  # in which lines were looked for
        self.edges: list[Edge] = []
        self.by_outcome: dict[int, Node] = {}  # of a node of chance

    def __reduce__(self) -> tuple[Any, ...]:
        return same_node, (self.visits, self.worlds, self.edges, self.by_outcome)


class Tree:
    """Searches for one seat. The same seed and the same number of iterations give the same answer.

    private  seats know things that others do not (`Game.private`): then worlds differ in what is legal
    """

    def __init__(
        self, recall: Recall, seat: int, players: int, evaluation: Evaluation, settings: Settings, private: bool = False
    ) -> None:
        self.recall = recall
        self.seat = seat
        self.players = players
        self.evaluation = evaluation
        self.settings = settings
        self.private = private
        self.root = Node()
        self.known: list[Edge] = []  # of the root, from the tree of an earlier question
        # Of all values so far, for each seat: how many, their sum and the sum of their squares.
        self.count = 0
        self.sums = [0.0] * players
        self.squares = [0.0] * players

    def go_on(self, recall: Recall, node: Node) -> None:
        """From here on: what is known of this node's lines and of what may follow them is kept, the rest forgotten.

        Below the root lines were looked for with a narrow beam. Those that the wider one does not find, too, are
        forgotten: kept, their visits would outweigh better lines.
        """
        self.recall = recall
        self.root = Node()
        self.known = node.edges

    def memory(self) -> tuple[Any, ...]:
        """What a tree of the same question needs to be gone on from: all but the world around it."""
        return self.root, self.count, self.sums, self.squares

    def resume(self, memory: tuple[Any, ...]) -> None:
        self.root, self.count, self.sums, self.squares = memory

    def grow(self, iterations: int, rng: Random) -> None:
        dealer = SamplingDealer(rng)
        for _ in range(iterations):
            self.iterate(dealer)

    def iterate(self, dealer: SamplingDealer) -> None:
        state = self.recall.fill(dealer.rng)
        state.forget()
        node = self.root
        path: list[Edge] = []
        acted = self.evaluation.turn(state)  # the turn in which the searching seat answered last
        others = self.players == 1  # somebody else has answered by now; alone, nobody has to
        # Not `Onward.advance`: what chance gives is a node, and secret questions are put to nobody here.
        while True:
            seat = first_asked(state, self.seat)
            if seat == OVER:
                break
            if seat == CHANCE:
                outcome = self.outcome(node, state.open(CHANCE).chance(state), dealer)
                state.apply(CHANCE, outcome)
                after = node.by_outcome.get(outcome)
                if after is None:
                    after = Node()
                    node.by_outcome[outcome] = after
                node.visits += 1
                node = after
                continue
            actions = state.actions(seat)
            if single(actions):
                state.apply(seat, actions[0])
                continue
            node.visits += 1
            if node.visits == 1 and node is not self.root:
                break
            others = seat != self.seat or self.players == 1
            if seat == self.seat:
                acted = self.evaluation.turn(state)
            edge, state = self.follow(node, state, seat, dealer)
            path.append(edge)
            node = edge.node
        values = self.play_on(node, state, acted, others, dealer)
        for edge in path:
            edge.visits += 1
            for seat in range(self.players):
                edge.totals[seat] += values[seat]
        self.count += 1
        for seat in range(self.players):
            self.sums[seat] += values[seat]
            self.squares[seat] += values[seat] * values[seat]

    def outcome(self, node: Node, chance: Chance, dealer: SamplingDealer) -> int:
        """Few outcomes are tried at first, so that the tree below them can grow; more with more visits."""
        outcome = dealer.deal(chance)
        known = node.by_outcome
        if outcome in known or len(known) < 2 + int(math.sqrt(node.visits)):
            return outcome
        # What is likelier stands there more often.
        allowed = [other for other in chance.outcomes if other in known]
        return allowed[int(dealer.rng.random() * len(allowed))] if allowed else outcome

    def follow(self, node: Node, state: State, seat: int, dealer: SamplingDealer) -> tuple[Edge, State]:
        """Carries out the most promising line that is legal in this world."""
        if not node.edges or (self.private and node.visits >= 1 << node.worlds):
            self.expand(node, state, seat, dealer)
        if self.private:
            found = self.follow_available(node, state, seat)
            if found is not None:
                return found
        else:
            for edge in self.ranked(node, seat, node.edges):
                after = play_line(state, seat, edge.line)
                if after is not None:
                    return edge, after
        # Lines found in other worlds are no good in this one.
        edge = self.expand(node, state, seat, dealer)
        after = play_line(state, seat, edge.line)
        assert after is not None, "a line that was just found is legal"
        edge.available += 1
        return edge, after

    def follow_available(self, node: Node, state: State, seat: int) -> tuple[Edge, State] | None:
        """The same among those that are looked at by now and legal in this world, which is counted."""
        limit = self.limit(node)
        edges: list[Edge] = []
        afters: list[State] = []
        for edge in sorted(node.edges, key=by_prior):
            after = play_line(state, seat, edge.line)
            if after is not None:
                edge.available += 1
                edges.append(edge)
                afters.append(after)
                if len(edges) == limit:
                    break
        if not edges:
            return None
        first = self.ranked(node, seat, edges)[0]
        return first, afters[edges.index(first)]

    def expand(self, node: Node, state: State, seat: int, dealer: SamplingDealer) -> Edge:
        """Adds the lines that the beam finds in this world; returns the best of them."""
        settings = self.settings
        width = settings.root_width if node is self.root else settings.width
        lines = best_lines(state, seat, self.evaluation, AlikeDealer(dealer.rng), width, EVERY)
        found = varied(lines, settings.lines)
        node.worlds += 1
        known = len(node.edges)
        best: Edge | None = None
        for line in found:
            edge: Edge | None = None
            for number in range(known):
                if node.edges[number].line == line.answers:
                    edge = node.edges[number]
                    edge.prior += (line.value - edge.prior) / (edge.found + 1)
                    edge.found += 1
                    break
            if edge is None:
                edge = self.earlier(line) if node is self.root else None
                if edge is None:
                    edge = Edge(line.answers, line.value, self.players)
                node.edges.append(edge)
            if best is None:
                best = edge
        assert best is not None, "a beam finds at least one line"
        return best

    def earlier(self, line: Line) -> Edge | None:
        """What an earlier tree knew of a line at what is now the root."""
        for edge in self.known:
            if edge.line == line.answers:
                edge.prior = line.value
                self.root.visits += edge.visits
                return edge
        return None

    def limit(self, node: Node) -> int:
        """So many lines of a node are looked at by now."""
        return 1 + int(self.settings.widen * math.sqrt(node.visits))

    def ranked(self, node: Node, seat: int, among: list[Edge]) -> list[Edge]:
        """The edges that are looked at by now, the most promising first: mean value, the beam's word, and curiosity."""
        edges = sorted(among, key=by_prior)
        limit = self.limit(node)
        first = edges[0]
        best_mean = first.totals[seat] / first.visits if first.visits else first.prior
        offset = best_mean - first.prior
        curiosity = self.settings.explore * self.deviation(seat)
        trust = self.settings.trust
        scored: list[tuple[float, int]] = []
        for number in range(len(edges)):
            edge = edges[number]
            mean = (edge.totals[seat] + trust * (edge.prior + offset)) / (edge.visits + trust)
            chances = edge.available if self.private else node.visits
            score = mean + curiosity * math.sqrt(math.log(chances + 1)) / math.sqrt(edge.visits + 1)
            if number >= limit:
                score -= 1e9  # only if nothing before it is legal here
            scored.append((-score, number))
        scored.sort()
        return [edges[number] for _, number in scored]

    def deviation(self, seat: int) -> float:
        if self.count < 2:
            return 1.0
        mean = self.sums[seat] / self.count
        return math.sqrt(max(0.01, self.squares[seat] / self.count - mean * mean))

    def play_on(self, node: Node, state: State, acted: int, others: bool, dealer: SamplingDealer) -> list[float]:
        """Everybody plays the best line at hand until the searching seat is asked after others; then: the values."""
        ahead = Ahead(self.evaluation, self.players, self.seat, acted, others, 1, ROLLOUT)
        while ahead.choice(state, dealer):
            if node.visits == 1 and not node.edges:
                line = self.expand(node, state, ahead.asked, dealer).line
            else:
                line = best_line(state, ahead.asked, self.evaluation, AlikeDealer(dealer.rng), self.settings.width)
            after = play_line(state, ahead.asked, line)
            assert after is not None, "a line that was just found is legal"
            state = after
        return self.evaluation.verdicts(state, self.players)

    def lead(self) -> int:
        """By how many looks the line looked at most often is ahead of the next one."""
        first = second = 0
        for edge in self.root.edges:
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first - second

    def means(self) -> list[float]:
        """What the question is worth by the line that is chosen, seat by seat."""
        best = self.best()
        for edge in self.root.edges:
            if edge.line == best and edge.visits:
                return [total / edge.visits for total in edge.totals]
        return []

    def best(self) -> list[int]:
        """The line looked at most often; there is one after the first iteration."""
        most = self.root.edges[0]
        for edge in self.root.edges:
            if edge.visits > most.visits or (edge.visits == most.visits and edge.prior > most.prior):
                most = edge
        return most.line


def same_edge(line: list[int], prior: float, counts: tuple[int, int, int], totals: list[float], node: Node) -> Edge:
    """What a pickle of an edge is made of."""
    edge = Edge(line, prior, 0)
    edge.found, edge.available, edge.visits = counts
    edge.totals = totals
    edge.node = node
    return edge


def same_node(visits: int, worlds: int, edges: list[Edge], by_outcome: dict[int, Node]) -> Node:
    """What a pickle of a node is made of."""
    node = Node()
    node.visits, node.worlds, node.edges, node.by_outcome = visits, worlds, edges, by_outcome
    return node


def play_line(state: State, seat: int, line: list[int]) -> State | None:
    """The state after a line of answers, or None where it is not legal."""
    after = state.clone()
    for action in line:
        if seat not in after.waiting() or action not in after.actions(seat):
            return None
        after.apply(seat, action)
    return after


def by_prior(edge: Edge) -> float:
    return -edge.prior
