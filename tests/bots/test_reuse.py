"""A tree is used again for the next question, if it has been there: what it knew is kept, and nothing else."""

from __future__ import annotations

from random import Random

import permonik
from permonik.bots.play import ask
from permonik.bots.reuse import Finder
from permonik.bots.search import SearchBot
from permonik.bots.tree import Edge, Node, Settings, Tree, play_line
from permonik.kernel.game import View
from permonik.kernel.recall import Recall
from permonik.kernel.step import CHANCE
from permonik.minds.evaluation import Evaluation

GAME = "cave-vs-cave"


class Noting(SearchBot):
    """Writes down how many visits the lines at the root had, before it thought about them."""

    def __init__(self, seed: int, iterations: int) -> None:
        super().__init__(GAME, seed, iterations=iterations)
        self.known: list[int] = []

    def grown(self, view: View, recall: Recall) -> Tree:
        tree = super().grown(view, recall)
        self.known.append(sum(edge.visits for edge in tree.known))
        return tree


def start(players: int = 1) -> permonik.Match:
    return permonik.Match.start(GAME, players=players, seed=3, nonce="n")


def played(seed: int, iterations: int, questions: int) -> tuple[list[int], list[int]]:
    """The answers to the first questions, and how much was known of each before."""
    match, bot = start(), Noting(seed, iterations)
    answers = []
    for _ in range(questions):
        answers.append(ask(match, 0, bot))
        match.choose(0, answers[-1])
    return answers, bot.known


def test_what_was_found_out_about_the_next_turn_is_kept() -> None:
    answers, known = played(seed=1, iterations=16, questions=30)
    assert known[0] == 0
    assert max(known) > 1
    assert (answers, known) == played(seed=1, iterations=16, questions=30)


def evaluation() -> Evaluation:
    judge = permonik.load(GAME).judge()
    assert judge is not None
    return judge


def grown(match: permonik.Match, iterations: int) -> Tree:
    rules = permonik.load(GAME)
    tree = Tree(rules.recall(match.view(0)), 0, match.players, evaluation(), Settings())
    tree.grow(iterations, Random(1))
    return tree


def test_the_node_of_now_is_found_by_what_the_seat_sees() -> None:
    match = start()
    rules = permonik.load(GAME)
    tree = grown(match, 24)
    line = tree.best()
    world = rules.recall(match.view(0)).fill(Random(2))
    (edge,) = [edge for edge in tree.root.edges if edge.line == line]
    after = play_line(world, 0, line)
    assert after is not None
    node = edge.node
    while after.turn() == CHANCE or len(after.actions(0)) == 1:
        if after.turn() == CHANCE:
            outcome, node = max(node.by_outcome.items(), key=lambda one: one[1].visits)
            after.apply(CHANCE, outcome)
        else:
            after.apply(0, after.actions(0)[0])
    view = rules.view(after, 0)
    assert Finder(tree, rules, view).after(world, line) is node
    # Another view is nowhere in the tree, nor is a line that it does not know.
    assert Finder(tree, rules, match.view(0)).after(world, line) is None
    assert Finder(tree, rules, view).after(world, [*line, 0]) is None


def test_of_the_known_lines_those_that_the_wide_beam_finds_are_kept() -> None:
    match = start()
    tree = grown(match, 8)
    best = next(edge for edge in tree.root.edges if edge.line == tree.best())
    visits = best.visits
    assert visits
    narrow = Edge([*best.line, 99], best.prior + 1000, 1)
    narrow.visits = 1000
    node = Node()
    node.edges = [best, narrow]
    tree.go_on(permonik.load(GAME).recall(match.view(0)), node)
    tree.grow(1, Random(1))
    assert best in tree.root.edges
    assert narrow not in tree.root.edges
    assert tree.root.visits == visits + 1


def test_a_question_out_of_nowhere_is_thought_about_afresh() -> None:
    """As after an undo, or in a new game with the same bot."""
    bot = Noting(1, 4)
    first, other = start(), permonik.Match.start(GAME, players=2, seed=8, nonce="n")
    for match in (first, other, first):
        assert ask(match, 0, bot) in [option.id for option in match.options(0)]
    assert bot.known == [0, 0, 0]
