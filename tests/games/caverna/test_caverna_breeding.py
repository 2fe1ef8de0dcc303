"""Breeding in the harvest (R4.6, R4.7, R4.14, R4.15)."""

from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from caverna_table import Table, harvesting, home

from permonik.testing import example, rule, ruling
from permonik.testing.contract.helpers import Helpers

HOUSING = Helpers(Path(__file__).resolve().parents[1]).load("caverna", "housing", "can_house")
TYPES = ("sheep", "donkey", "wild_boar", "cattle")
PASTURES = {"r3c2": "small_pasture", "r3c1": "small_pasture", "r3c0": "small_pasture"}
WIDE: dict[str, Any] = {"cells": PASTURES, "stables": ["r3c2", "r3c1", "r3c0"]}  # 4 + 4 + 4, and 2 at home


def bred(plain: dict[str, Any]) -> Table:
    """After feeding; exchanges before breeding are passed over, and what has one answer only is answered."""
    table = harvesting(plain).play("feed 4")
    if table.state.waiting() and table.asked() == "BeforeBreeding":
        table.play("stop")
    while table.state.waiting() and len(table.options()) == 1:
        table.play(table.options()[0])
    return table


@rule("R4.6")
def test_one_newborn_of_each_type_with_a_pair() -> None:
    """However many there are; a single one and dogs do not breed."""
    table = bred(home(**WIDE, sheep=3, cattle=2, wild_boar=1, dog=5, food=4))
    assert table.goods() == {"sheep": 4, "cattle": 3, "wild_boar": 1, "dog": 5}
    table = bred(home(**WIDE, sheep=2, donkey=2, wild_boar=1, cattle=3, food=4))
    assert table.goods() == {"sheep": 3, "donkey": 3, "wild_boar": 1, "cattle": 4}


@rule("R4.6", "R4.15")
def test_all_four_types_breed_at_once() -> None:
    plain = home(
        cells={"r3c2": "small_pasture", "r1c4": "ore_mine", "r1c5": "ore_mine", "r0c4": "ruby_mine"},
        larges=[["r3c0", "r3c1"]],
        stables=["r3c2", "r2c0"],
        sheep=2,
        donkey=2,
        wild_boar=2,
        cattle=2,
        food=4,
    )
    table = bred(plain)
    assert table.goods() == {"sheep": 3, "donkey": 3, "wild_boar": 3, "cattle": 3}
    assert table.state.over  # nothing was to be decided


@rule("R4.6")
@example("EX-8")
@pytest.mark.parametrize(("sheep", "after"), [(0, 0), (1, 1), (2, 3), (4, 5), (5, 6), (11, 12)])
def test_exactly_one_newborn_however_large_the_herd(sheep: int, after: int) -> None:
    assert bred(home(**WIDE, sheep=sheep, food=4)).goods().get("sheep", 0) == after


@rule("R4.6")
@example("EX-7")
def test_parents_may_stand_apart() -> None:
    """A forest stable for one boar and two places at home: a third boar is born; without the stable none is."""
    assert bred(home(stables=["r0c0"], wild_boar=2, food=4)).goods() == {"wild_boar": 3}
    assert bred(home(wild_boar=2, food=4)).goods() == {"wild_boar": 2}
    mines = {"r1c4": "ore_mine", "r1c5": "ruby_mine", "r0c4": "ore_mine"}
    table = bred(home(cells=mines, donkey=2, sheep=2, food=4))  # each donkey in a mine of its own
    assert table.goods() == {"donkey": 3, "sheep": 2}


@rule("R4.7")
def test_a_newborn_without_a_place_gives_no_food() -> None:
    table = bred(home(sheep=2, food=4))
    assert table.goods() == {"sheep": 2}
    assert table.state.over


@rule("R4.6", "R4.15")
def test_the_owner_chooses_who_is_born() -> None:
    """One place is left, in a pasture that three pairs could fill; the donkeys have their mines, and no third one."""
    mines = {"r1c4": "ore_mine", "r1c5": "ore_mine"}
    cells = {**mines, "r3c2": "small_pasture", "r3c1": "small_pasture"}
    plain = home(cells=cells, stables=["r3c2"], sheep=2, donkey=2, cattle=2, wild_boar=2, food=4)
    table = bred(plain)
    assert table.options() == ["breed sheep", "breed wild_boar", "breed cattle"]
    table.play("breed wild_boar")
    assert table.state.over
    assert table.goods() == {"sheep": 2, "donkey": 2, "cattle": 2, "wild_boar": 3}


@rule("R4.15")
def test_no_newborn_that_still_fits_is_left_out() -> None:
    """Two places for three types: after the first choice the second one cannot be declined."""
    cells = {"r3c2": "small_pasture", "r3c1": "small_pasture"}
    table = bred(home(cells=cells, stables=["r3c2", "r3c1"], sheep=2, donkey=2, cattle=2, food=4))
    assert table.options() == ["breed sheep", "breed donkey", "breed cattle"]
    assert table.play("breed cattle").options() == ["breed sheep", "breed donkey"]
    table.play("breed donkey")
    assert table.state.over
    assert table.goods() == {"sheep": 2, "donkey": 3, "cattle": 3}


@rule("R4.14")
def test_an_animal_bought_before_breeding_is_a_parent() -> None:
    """One sheep and one ruby: a second is bought, a third is born. With room for two only, none is."""
    plain = home(cells={"r3c2": "small_pasture"}, stables=["r3c2"], sheep=1, ruby=1, food=4)
    table = harvesting(plain).play("feed 4")
    assert table.asked() == "BeforeBreeding"
    assert table.play("exchange ruby_sheep", "stop").goods() == {"sheep": 3}
    table = harvesting(home(sheep=1, ruby=1, food=4)).play("feed 4", "exchange ruby_sheep", "stop")
    assert table.goods() == {"sheep": 2}
    two = home(cells={"r3c2": "small_pasture"}, stables=["r3c2"], ruby=2, food=4)
    table = harvesting(two).play("feed 4", "exchange ruby_sheep", "exchange ruby_sheep", "stop")
    assert table.goods() == {"sheep": 3}


@ruling("RU-7")
def test_room_is_made_before_the_step_not_in_it() -> None:
    """A surplus sheep is eaten in the window before; once newborns are chosen nothing can be eaten."""
    cells = {"r3c2": "small_pasture", "r3c1": "small_pasture"}
    plain = home(cells=cells, stables=["r3c2"], sheep=4, donkey=2, cattle=2, food=4)
    table = harvesting(plain).play("feed 4")
    assert table.asked() == "BeforeBreeding"
    assert table.play("stop").state.over  # nothing fits
    table = harvesting(plain).play("feed 4", "exchange sheep", "stop")
    assert table.play("breed sheep").goods() == {"sheep": 4, "donkey": 2, "cattle": 2, "food": 1}
    rooms = home(cells=cells, stables=["r3c2"], sheep=2, donkey=2, cattle=2, food=4, grain=1)
    table = harvesting(rooms).play("feed 4", "stop")
    assert table.options() == ["breed sheep", "breed donkey", "breed cattle"]


def random_farm(rng: Random) -> dict[str, Any]:
    """A board on which the animals live, with little room for more."""
    kinds = ["meadow", "meadow", "small_pasture", "small_pasture", "field"]
    while True:
        cells = {cell: rng.choice(kinds) for cell in ("r3c2", "r3c1", "r3c0", "r2c2") if rng.random() < 0.7}
        cells |= {cell: rng.choice(["ore_mine", "ruby_mine"]) for cell in ("r1c4", "r1c5") if rng.random() < 0.5}
        ground = [cell for cell in ("r3c2", "r3c1", "r3c0", "r2c2", "r0c0") if cells.get(cell) != "field"]
        herd = {animal: rng.randrange(5) for animal in TYPES}
        plain = home(cells=cells, stables=rng.sample(ground, rng.randrange(3)), dog=rng.randrange(3), food=4, **herd)
        if HOUSING.can_house(plain):
            return plain


def outcomes(table: Table) -> set[frozenset[str]]:
    """All sets of newborns to which the answers may lead."""
    if not table.state.waiting():
        return {frozenset()}
    if table.asked() == "BeforeBreeding":
        return outcomes(table.play("stop"))
    found = set()
    for animal in table.offers("breed"):
        then = Table(table.state.clone()).play(f"breed {animal}")
        found |= {born | {animal} for born in outcomes(then)}
    return found


@rule("R4.6", "R4.7", "R4.15")
@pytest.mark.parametrize("block", range(4))
def test_all_sets_of_newborns_that_fit_and_cannot_grow(block: int) -> None:
    """Against every arrangement of the animals, on random farms."""
    rng = Random(f"breeding {block}")
    for _ in range(40):
        plain = random_farm(rng)
        pairs = [animal for animal in TYPES if plain["goods"][animal] >= 2]
        sets = [frozenset(born) for size in range(len(pairs) + 1) for born in combinations(pairs, size)]
        fitting = [born for born in sets if HOUSING.can_house(plain, dict.fromkeys(born, 1))]
        largest = {born for born in fitting if not any(born < other for other in fitting)}
        table = harvesting(plain).play("feed 4")
        if table.state.over:  # nothing was asked: one set, and it is born
            born = {animal for animal in TYPES if table.home()["goods"][animal] > plain["goods"][animal]}
            assert {frozenset(born)} == largest
        else:
            assert outcomes(table) == largest
