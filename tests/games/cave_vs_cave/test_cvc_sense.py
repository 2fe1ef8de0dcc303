"""What bots that look at very many positions think about, and what they leave out."""

from random import Random

import pytest
from cave_table import Table, position

import permonik
from permonik.games.cave_vs_cave import GAME
from permonik.games.cave_vs_cave.sense import worth_a_thought

SHELF = {"r2c0": "shelf"}


def thoughts(table: Table) -> list[str]:
    return [GAME.text(action) for action in worth_a_thought(table.state, table.seat)]


@pytest.mark.parametrize("players", [1, 2])
def test_there_is_always_something_legal_to_think_about(players: int) -> None:
    rng = Random(players)
    for seed in range(8):
        match = permonik.Match.start("cave-vs-cave", players=players, seed=seed)
        while not match.over:
            (seat,) = match.waiting()
            found = worth_a_thought(match.state, seat)
            assert found
            assert set(found) <= set(match.state.actions(seat))
            match.choose(seat, rng.choice(found))


def test_what_costs_nothing_is_taken_first() -> None:
    table = position(round=8, goods={"wood": 1}, tile="undergrowth", cells=SHELF)
    assert len(table.options()) > 1
    assert thoughts(table) == ["do undergrowth-wood"]
    assert len(thoughts(table.play("do undergrowth-wood"))) > 1


def test_but_not_where_some_of_it_would_be_lost() -> None:
    table = position(round=8, goods={"wood": 9}, tile="undergrowth", cells=SHELF)
    assert "end" in thoughts(table)
    assert len(thoughts(table)) > 1


def test_nothing_is_turned_into_food_that_nobody_asks_for() -> None:
    table = position(round=8, goods={"emmer": 2, "flax": 1, "gold": 3}, tile="cultivation", cells={})
    offered = {"exchange emmer", "exchange flax", "exchange gold"}
    while not offered <= set(table.options()):
        table.play(thoughts(table)[0])
    assert not offered & set(thoughts(table))


def test_refilling_is_a_reason_to_empty_a_marker() -> None:
    """EX-16 and RU-9: exchanges before the Shelf are legal and sometimes strong."""
    table = position(round=8, goods={"emmer": 1, "wood": 9}, tile="undergrowth", cells=SHELF)
    assert "exchange emmer" in thoughts(table)


def test_gold_is_eaten_last() -> None:
    goods = {"emmer": 1, "gold": 2, "wood": 9}
    table = position(round=8, goods=goods, tile="undergrowth", cells=SHELF)
    assert "exchange gold" in table.options()
    assert "exchange gold" not in thoughts(table)
    table = position(round=8, goods={"gold": 2, "wood": 9}, tile="undergrowth", cells=SHELF)
    assert "exchange gold" in thoughts(table)
