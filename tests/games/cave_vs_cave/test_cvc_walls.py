"""Sections 6.3 and 6.4: building and razing walls."""

import pytest
from cave_table import TILES, Table, position

from permonik.testing import example, rule, ruling

SLOTS = [
    "r0c0-r0c1",
    "r0c0-r1c0",
    "r0c1-r1c1",
    "r1c0-r1c1",
    "r1c0-r2c0",
    "r1c1-r2c1",
    "r2c0-r2c1",
    "r2c0-r3c0",
    "r2c1-r3c1",
    "r3c0-r3c1",
    "r3c0-r4c0",
    "r3c1-r4c1",
    "r4c0-r4c1",
    "r4c1-r4c2",
]


def building(**more: object) -> Table:
    return position(goods={}, tile="masonry", **more).play("do masonry-wall")  # type: ignore[arg-type]


@rule("R6.3.1")
@ruling("RU-6")
def test_a_wall_goes_into_any_free_slot_whatever_lies_beside_it() -> None:
    """At the start, in a cave that is half dug out and furnished, and with walls standing already."""
    assert building().options() == [f"build {slot}" for slot in SLOTS]
    cells = {"r2c0": "shelf", "r1c0": "empty", "r1c1": "prospecting_site", "r2c1": "grindstone", "r4c0": "empty"}
    assert building(cells=cells).options() == [f"build {slot}" for slot in SLOTS]
    standing = ["r0c0-r0c1", "r2c0-r3c0", "r4c1-r4c2"]
    free = [f"build {slot}" for slot in SLOTS if slot not in standing]
    assert building(cells=cells, walls=standing).options() == free
    assert building(other_walls=standing).options() == [f"build {slot}" for slot in SLOTS]


@rule("R6.3.1")
@pytest.mark.parametrize("slot", SLOTS)
def test_a_wall_stands_in_the_own_cave_and_is_missing_in_the_supply(slot: str) -> None:
    table = building(other_walls=["r0c0-r0c1"]).play(f"build {slot}")
    assert table.walls(0) == [slot]
    assert table.walls(1) == ["r0c0-r0c1"]
    assert table.supply() == 5


@rule("R6.3.1")
@ruling("RU-6")
def test_one_may_wall_oneself_in() -> None:
    table = building(walls=["r2c0-r3c0", "r3c0-r3c1"]).play("build r3c0-r4c0", "end")
    table.pass_turn()
    assert table.play("take excavation").parts() == ["excavation-stone"]


@rule("R6.3.2")
@example("EX-14")
@pytest.mark.parametrize("mine", [0, 3, 7])
def test_without_a_wall_in_the_supply_nothing_is_built(mine: int) -> None:
    """Whoever has built them. One razed wall lets the other build again."""
    walls, other = SLOTS[:mine], SLOTS[mine:7]
    table = position(round=8, goods={"gold": 1}, other_goods={}, walls=walls, other_walls=other)
    assert table.supply() == 0
    assert "masonry-wall" not in Table(table.state.clone()).play("take masonry").parts()
    assert "renovation-wall" not in Table(table.state.clone()).play("take renovation").parts()
    if mine:
        table.play("take breach", "do breach-raze", f"raze {SLOTS[0]}", "end")
        assert table.supply() == 1
        assert table.play("take masonry", "do masonry-wall").options() == [
            f"build {slot}" for slot in SLOTS if slot not in other
        ]


@rule("R6.3.2")
def test_the_last_wall_can_still_be_built() -> None:
    table = building(walls=SLOTS[:3], other_walls=SLOTS[:3]).play("build r4c1-r4c2")
    assert table.supply() == 0


@rule("R6.4.1")
@example("EX-13")
def test_a_razed_wall_returns_and_brings_all_its_goods() -> None:
    table = position(goods={"stone": 1, "food": 1, "gold": 1}, walls=["r1c0-r1c1", "r3c0-r4c0"], tile="breach")
    table.play("do breach-raze", "raze r3c0-r4c0")
    assert table.goods() == {"wood": 0, "stone": 3, "emmer": 0, "flax": 0, "food": 4, "gold": 2}
    assert table.walls() == ["r1c0-r1c1"]
    assert table.supply() == 6
    assert table.parts() == [], "one wall only"


@rule("R6.4.1")
def test_only_walls_of_the_own_cave_can_be_razed() -> None:
    table = position(goods={}, walls=SLOTS[2:4], other_walls=SLOTS[:2], tile="breach").play("do breach-raze")
    assert table.options() == [f"raze {slot}" for slot in SLOTS[2:4]]
    assert position(goods={}, other_walls=SLOTS[:2], tile="breach").options() == ["end"]


@rule("R6.4.1")
def test_a_razed_wall_is_no_wall_any_more() -> None:
    """Neither on the way to a tile nor around a cavern nor for its slot."""
    table = position(goods={"stone": 2, "food": 5}, walls=["r3c0-r4c0", "r1c0-r2c0"], tile="breach")
    table.play("do breach-raze", "raze r3c0-r4c0", "end", "take undergrowth", "end")
    assert "r4c0" in Table(table.state.clone()).play("take excavation", "do excavation-one").offers("dig")
    table.play("take masonry", "do masonry-wall")
    assert "r3c0-r4c0" in table.offers("build")
    corner = position(goods={"wood": 1, "food": 5}, walls=["r2c0-r3c0"], display=["shelf"], up=TILES)
    corner.play("take breach", "do breach-raze", "raze r2c0-r3c0", "end", "take undergrowth", "end")
    assert corner.play("take housework", "do housework-furnish_b").options() == ["furnish shelf"]


@rule("R6.4.2", "R6.6.7")
@example("EX-13")
def test_rooms_stay_although_their_walls_fall() -> None:
    """The Tunnel stands between two walls; one of them falls, and it stays, is worth its points and can be used."""
    table = position(goods={}, cells={"r2c0": "tunnel"}, walls=["r2c0-r2c1"], tile="breach")
    table.play("do breach-raze", "raze r2c0-r2c1", "end")
    assert table.cells()["r2c0"] == "tunnel"
    assert table.points() == 3 + 1
    assert table.play("take housework", "end", "take undergrowth", "do undergrowth-room").offers("use") == [
        "tunnel",
        "cave_entrance",
    ]


@rule("R6.4.3")
def test_natural_walls_cannot_be_razed() -> None:
    """A cave full of natural walls offers nothing; with one built wall exactly that one."""
    assert position(goods={}, tile="breach").options() == ["end"]
    table = position(goods={}, cells={"r4c2": "empty"}, walls=["r4c1-r4c2"], tile="breach").play("do breach-raze")
    assert table.options() == ["raze r4c1-r4c2"]
    cave = table.play("raze r4c1-r4c2").state.caves[0]
    assert cave.sides[10] == 1 + 2 + 4, "north, east and south of r4c2 stand for ever"
