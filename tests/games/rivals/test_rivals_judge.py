"""What the judge of Rivals looks at, and how it values the end of a game."""

from random import Random
from typing import Any

import pytest

import permonik
from permonik.games.rivals import GAME
from permonik.games.rivals.judge import POINT, WON, judge

JUDGE = judge()
VARIANTS = ("intro", "gold", "turmoil", "progress", "duel")


def walk(variant: str, seed: int, most: int = 400) -> list[Any]:
    """Positions of a random game."""
    rng = Random(seed)
    match = permonik.Match.start("rivals", players=2, seed=seed, options={"variant": variant})
    found = [match.state.clone()]
    while not match.over and len(found) < most:
        seat = rng.choice(match.waiting())
        match.choose(seat, rng.choice(match.state.actions(seat)))
        found.append(match.state.clone())
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_pieces_have_the_same_sizes_at_every_position(variant: str) -> None:
    expected = [len(piece) for piece in JUDGE.pieces(walk("intro", 1, 1)[0], 0)]
    for number, state in enumerate(walk(variant, 3)):
        assert [len(piece) for piece in JUDGE.pieces(state, number % 2)] == expected
    for network in JUDGE.networks:
        assert network is None or network.sizes == expected


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_looks_only_at_what_the_seat_may_know(variant: str) -> None:
    rng = Random(1)
    for number, state in enumerate(walk(variant, 4)[::40]):
        seat = number % 2
        imagined = GAME.recall(GAME.view(state, seat)).fill(rng)
        assert JUDGE.pieces(imagined, seat) == JUDGE.pieces(state, seat)


def test_it_needs_nobody_s_memory() -> None:
    state = walk("intro", 5, 120)[-1]
    forgetful = state.clone()
    forgetful.forget()
    assert JUDGE.verdict(forgetful, 0) == JUDGE.verdict(state, 0)


@pytest.mark.parametrize("winner", [0, 1, -1])
def test_the_end_is_worth_the_victory_and_a_little_for_the_margin(winner: int) -> None:
    state = walk("intro", 6, 60)[-1]
    state.agenda.clear()
    state.winner = winner
    margin = POINT * (state.points(0) - state.points(1))
    assert JUDGE.outcome(state, 0) == margin + {0: WON, 1: -WON, -1: 0.0}[winner]
    assert JUDGE.outcome(state, 1) == -JUDGE.outcome(state, 0)


def test_nothing_is_better_than_a_victory_nor_worse_than_a_defeat() -> None:
    """Whatever the guide adds to the network's word, within its bounds."""
    state = walk("duel", 6, 200)[-1]
    state.agenda.clear()
    verdicts = []
    for state.winner in (0, 1):
        verdicts.append(JUDGE.verdict(state, 0))
    for position in walk("duel", 7)[::5]:
        assert verdicts[1] < JUDGE.verdict(position, 0) < verdicts[0]
