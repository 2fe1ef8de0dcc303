"""What the judge of Rivals looks at, and how it values the end of a game."""

from random import Random
from typing import Any

import pytest
from rivals_table import Table, position

import permonik
from permonik.games.rivals import GAME
from permonik.games.rivals.judge import INPUTS, POINT, WON, judge, pending

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
    for one in walk("duel", 7)[::5]:
        assert verdicts[1] < JUDGE.verdict(one, 0) < verdicts[0]


def pieces(table: Table, seat: int) -> dict[str, bytes]:
    """By the first thing that each says."""
    names = [name.replace("=", ":").partition(":")[0] for name in INPUTS]
    return dict(zip(names, JUDGE.pieces(table.state, seat), strict=True))


def test_the_other_one_is_seen_from_the_seat() -> None:
    table = position(red={"goods": {"gold": 2}, "cities": [0], "hand": ["abbey"]}, blue={"goods": {"wool": 1}})
    red, blue = pieces(table, 0), pieces(table, 1)
    swapped = {name for name in red if name.startswith("own.") and name.replace("own.", "other.") in red}
    assert len(swapped) >= 8
    for name in swapped:
        assert red[name] == blue[name.replace("own.", "other.")], name
        assert blue[name] == red[name.replace("own.", "other.")], name
    assert (sum(red["hand"]), sum(blue["hand"])) == (1, 0)
    assert red["other.hand"] != blue["other.hand"]


@pytest.mark.parametrize(
    ("agenda", "red", "blue"),
    [
        ([["Act", 0]], 1 | 2 | 4, 2 | 4),
        ([["Act", 0], ["Gain", 0, 63]], 1 | 2 | 4 | 8, 2 | 4 | 16),
        ([["Act", 0], ["Gain", 1, 63]], 1 | 2 | 4 | 16, 2 | 4 | 8),
        ([["DrawOrSearch", 0]], 1 | 2 | 32, 2 | 64),
    ],
)
def test_it_knows_what_is_still_to_come_and_for_whom(agenda: list[list[Any]], red: int, blue: int) -> None:
    table = position(red={"goods": {}}, blue={"goods": {}}, agenda=[["EndTurn", -2], *agenda])
    assert [pending(table.state, seat) for seat in (0, 1)] == [red, blue]


def test_before_the_dice_nothing_was_produced() -> None:
    table = position(phase="BeforeRoll", red={"goods": {}})
    assert [pending(table.state, seat) & 3 for seat in (0, 1)] == [1, 0]
