"""The tree where seats hold secrets: its lines come from all worlds, and none gains by being seldom possible."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random

import pytest

import permonik
from permonik.bots.play import ask
from permonik.bots.punctual import PunctualBot
from permonik.bots.registry import make
from permonik.bots.search import SearchBot
from permonik.bots.tree import Edge, Node, Settings, Tree, play_line
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.state import State

GAME = "rivals"


@cache
def other_acts() -> permonik.Match:
    """A match in which seat 1 may build from its hand, which seat 0 does not know."""
    match = permonik.Match.start(GAME, seed=4, nonce="n")
    bots = [make("greedy", GAME, seat) for seat in range(2)]
    while True:
        seat = match.waiting()[0]
        texts = [option.text for option in match.options(seat)]
        if seat == 1 and len(match.record.entries) > 60 and any(text.startswith("build ") for text in texts):
            return match
        match.choose(seat, ask(match, seat, bots[seat]))


def tree(private: bool = True) -> Tree:
    rules = permonik.load(GAME)
    judge = rules.judge()
    assert judge is not None
    return Tree(rules.recall(other_acts().view(0)), 0, 2, judge, Settings(), private)


def worlds(count: int) -> list[State]:
    recall = permonik.load(GAME).recall(other_acts().view(0))
    found = []
    for seed in range(count):
        found.append(recall.fill(Random(seed)))
        found[-1].forget()
    return found


def visited(grown: Tree, node: Node, among: list[State]) -> None:
    dealer = SamplingDealer(Random(1))
    for state in among:
        node.visits += 1
        edge, _ = grown.follow(node, state, 1, dealer)
        edge.visits += 1


def test_lines_of_a_node_come_from_several_worlds() -> None:
    """Also where the lines of the first one could be followed in all the others."""
    among = worlds(16)
    alone, together = Node(), Node()
    visited(tree(), alone, among[:1])
    visited(tree(), together, among)
    first = [edge.line for edge in alone.edges]
    more = [edge.line for edge in together.edges if edge.line not in first]
    assert all(any(play_line(state, 1, line) for line in first) for state in among)
    assert any(play_line(among[0], 1, line) is None for line in more)
    assert alone.worlds == 1
    assert together.worlds == 5  # at its visits 1, 2, 4, 8 and 16


def test_it_is_counted_how_often_a_line_could_be_chosen() -> None:
    among = worlds(16)
    node, grown = Node(), tree()
    grown.settings.widen = 100.0  # all lines are looked at
    visited(grown, node, among[:1])
    first = node.edges[:]
    visited(grown, node, among[1:])
    legal = [sum(play_line(state, 1, edge.line) is not None for state in among) for edge in first]
    assert [edge.available for edge in first] == legal
    assert min(legal) < max(legal) == node.visits


def test_a_line_that_was_seldom_possible_arouses_no_more_curiosity_for_it() -> None:
    node = Node()
    node.visits = 1000
    often, seldom = Edge([1], 0.0, 2), Edge([2], 0.0, 2)
    for edge, available in ((seldom, 4), (often, 1000)):
        edge.visits, edge.available = 3, available
        node.edges.append(edge)
    assert tree().ranked(node, 0, node.edges)[0] is often
    assert tree(private=False).ranked(node, 0, node.edges)[0] is seldom  # equal to it: the first one


def test_the_word_of_the_beam_is_the_mean_of_the_worlds_that_found_a_line() -> None:
    node, grown = Node(), tree()
    said: dict[tuple[int, ...], list[float]] = {}
    for state in worlds(4):
        alone = Node()
        tree().expand(alone, state, 1, SamplingDealer(Random(1)))
        for edge in alone.edges:
            said.setdefault(tuple(edge.line), []).append(edge.prior)
        grown.expand(node, state, 1, SamplingDealer(Random(1)))
    assert {tuple(edge.line): edge.prior for edge in node.edges} == pytest.approx(
        {line: sum(words) / len(words) for line, words in said.items()}
    )
    assert any(len(set(words)) > 1 for words in said.values())


@pytest.mark.parametrize("hurried", [False, True])
def test_a_tree_is_told_what_both_of_two_say_of_a_position(hurried: bool) -> None:
    """One gains what the other loses, also for a bot that is in a hurry and for one that goes by another network."""
    rules = permonik.load("cave-vs-cave")
    bot = make(
        "hard" if hurried else "search@12+" + str(files("permonik.games.cave_vs_cave") / "data/judge-2.net"),
        rules.id,
        1,
    )
    thinker = bot.bot if isinstance(bot, PunctualBot) else bot
    assert isinstance(thinker, SearchBot)
    thinker.iterations = 12
    match = permonik.Match.start(rules.id, players=2, seed=3)
    bot.think(match.view(match.waiting()[0]))
    assert thinker.tree is not None
    totals = [edge.totals for edge in thinker.tree.root.edges if edge.visits]
    assert totals
    assert all(mine == -others for mine, others in totals)
