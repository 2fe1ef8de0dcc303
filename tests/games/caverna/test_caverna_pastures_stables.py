"""Pastures and stables (R5.13 to R5.15, R5.17, R5.19)."""

from typing import Any

import pytest
from caverna_table import AUTO, Table, home, position

from permonik.games.caverna.housing import housed
from permonik.testing import example, rule

ROW = {"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}
CARDS = {2: "sheep_farming", 5: "donkey_farming"}


def farming(plain: dict[str, Any], sheep: int = 0, space: str = "sheep_farming") -> Table:
    """Seat 0 stands on Sheep farming, if it offers anything."""
    goods = {space: {"sheep": sheep}} if sheep else {}
    return position(plain, home(), cards=CARDS, goods=goods).play(f"place {space}")


def looting(plain: dict[str, Any], level: int = 2) -> Table:
    plain = {**plain, "dwarfs": [{"strength": 14, "place": "supplies"}, {"strength": 0, "place": "waiting"}]}
    table = position(plain, home(), agenda=[["Work", AUTO], ["Expedition", 0, level, 14, 0]])
    table.state.dwarf = 0
    return table


# -- pastures --------------------------------------------------------------------------------------------------------


@rule("R5.13")
@pytest.mark.parametrize(
    ("wood", "parts"),
    [(1, []), (2, ["small_pasture"]), (3, ["small_pasture"]), (4, ["small_pasture", "large_pasture"])],
)
def test_prices(wood: int, parts: list[str]) -> None:
    table = farming(home(cells=ROW, wood=wood, stone=1))
    assert table.offers("do") == [*parts, "stable"]
    for part, cells, left in (("small_pasture", ["r3c1"], 2), ("large_pasture", ["r3c1", "r3c2"], 4)):
        if part in parts:
            one = Table(table.state.clone()).play(f"do {part}", *[f"fence {cell}" for cell in cells])
            assert one.goods().get("wood", 0) == wood - left
            assert [one.home()["cells"][cell] for cell in cells] == [part] * len(cells)


@rule("R5.13")
def test_only_meadows_are_fenced() -> None:
    """Fields, pastures and bare forest stay; a large one needs two meadows that touch, of whatever tiles."""
    cells = {"r3c2": "meadow", "r3c1": "field", "r2c2": "small_pasture", "r2c1": "meadow", "r2c0": "meadow"}
    plain = home(cells=cells, larges=[["r1c1", "r1c2"]], stables=["r0c0"], wood=9)
    assert sorted(farming(plain).play("do small_pasture").offers("fence")) == ["r2c0", "r2c1", "r3c2"]
    table = farming(plain).play("do large_pasture")
    assert sorted(table.offers("fence")) == ["r2c0", "r2c1"]
    assert table.play("fence r2c0").offers("fence") == ["r2c1"]
    lonely = home(cells={"r3c2": "meadow", "r2c2": "small_pasture"}, wood=9)
    assert farming(lonely).offers("do") == ["small_pasture"]


@rule("R5.13", "R5.19")
def test_one_small_and_one_large_pasture_in_one_action() -> None:
    """In any order, each voluntary, each on meadows of its own; never two of a size."""
    wide = {**ROW, "r2c0": "meadow", "r2c1": "meadow", "r2c2": "meadow"}
    small = ["do small_pasture", "fence r3c2"]
    large = ["do large_pasture", "fence r3c0", "fence r3c1"]
    for order in (small + large, large + small):
        table = farming(home(cells=wide, wood=20, stone=1)).play(*order)
        assert table.offers("do") == ["stable"]
        assert table.goods()["wood"] == 14
    table = farming(home(cells=wide, wood=20, stone=1)).play(*small)
    assert table.offers("do") == ["large_pasture", "stable"]
    assert "stop" in table.options()
    table = farming(home(cells={"r3c2": "meadow", "r3c1": "meadow"}, wood=20, stone=1)).play(*small)
    assert table.offers("do") == ["stable"]  # a second meadow is left, and that is no large pasture
    table = farming(home(cells=ROW, wood=5, stone=1)).play(*small)
    assert table.offers("do") == ["stable"]  # 3 wood


@rule("R5.13")
def test_points_of_pastures() -> None:
    """With or without animals."""
    plain = home(cells={"r3c2": "small_pasture", "r2c2": "small_pasture"}, larges=[["r3c0", "r3c1"]])
    assert position(plain, home()).points()["pastures"] == 2 + 2 + 4
    plain["goods"]["cattle"] = 4
    assert position(plain, home()).points()["pastures"] == 8


@rule("R5.15")
def test_neighbouring_pastures_stay_apart() -> None:
    """Two small ones side by side are no large one: each has its own type and its own stable."""

    def holds(plain: dict[str, Any], **animals: int) -> bool:
        """Besides two boars, who fill the entry-level dwelling."""
        plain = {**plain, "goods": {**plain["goods"], **animals, "wild_boar": 2}}
        return housed(position(plain, home()).state.homes[0])

    two = home(cells={"r3c2": "small_pasture", "r3c1": "small_pasture"}, stables=["r3c2"])
    assert holds(two, sheep=4, cattle=2)
    assert holds(two, sheep=6)
    assert not holds(two, sheep=5, cattle=1)  # 5 need both places
    assert not holds(two, sheep=7)
    large = home(larges=[["r3c2", "r3c1"]], stables=["r3c2"])
    assert holds(large, sheep=8)
    assert not holds(large, sheep=7, cattle=1)
    assert position(two, home()).points()["pastures"] == 4
    assert position(large, home()).points()["pastures"] == 4  # in all, not for each cell


# -- stables ---------------------------------------------------------------------------------------------------------


@rule("R5.14")
def test_where_a_stable_stands() -> None:
    """Bare forest anywhere, meadows and pastures; never a field, never twice on a cell, never in the mountain."""
    cells = {"r3c2": "meadow", "r3c1": "field", "r2c2": "small_pasture", "r2c4": "cavern", "r2c5": "tunnel"}
    plain = home(cells=cells, larges=[["r1c1", "r1c2"]], stables=["r0c0"], stone=1)
    table = farming(plain).play("do stable")
    assert sorted(table.offers("stable")) == [
        "r0c1",
        "r0c2",
        "r1c0",
        "r1c1",
        "r1c2",
        "r2c0",
        "r2c1",
        "r2c2",
        "r3c0",
        "r3c2",
    ]
    table.play("stable r1c1")
    assert table.home()["stables"] == ["r0c0", "r1c1"]
    assert table.goods() == {}


@rule("R5.14")
def test_one_stable_for_one_stone_and_one_in_an_action() -> None:
    assert "sheep_farming" not in position(home(), home(), cards=CARDS).offers("place")
    table = farming(home(stone=9), sheep=1).play("do stable", "stable r0c0")
    assert table.goods() == {"stone": 8}
    assert table.offers("do") == ["take_all"]
    two = home(larges=[["r3c0", "r3c1"]], stone=2)
    table = farming(two).play("do stable", "stable r3c0")
    assert table.seat == 1  # the second one on the same pasture is another action
    again = farming(table.home(), space="donkey_farming").play("do stable")
    assert "r3c0" not in again.offers("stable")
    assert "r3c1" in again.offers("stable")


@rule("R5.14")
def test_a_forest_cell_with_a_stable_is_used() -> None:
    assert position(home(), home()).points()["unused"] == -22
    assert position(home(stables=["r0c0", "r1c1"]), home()).points()["unused"] == -20
    assert position(home(cells={"r3c2": "meadow"}, stables=["r3c2"]), home()).points()["unused"] == -21


@rule("R5.14")
def test_fencing_keeps_the_stable() -> None:
    table = farming(home(cells=ROW, stables=["r3c2", "r3c1"], wood=6))
    table.play("do small_pasture", "fence r3c2", "do large_pasture", "fence r3c1", "fence r3c0")
    assert sorted(table.home()["stables"]) == ["r3c1", "r3c2"]
    plain = table.home()
    plain["goods"] |= {"sheep": 8, "cattle": 4, "donkey": 2}
    assert housed(position(plain, home()).state.homes[0])  # 8 in the large one, 4 in the small one, 2 at home


@rule("R5.14")
def test_a_stable_is_never_moved_or_torn_down() -> None:
    """No answer of any question takes one away: with three standing, a turn ends with three."""
    plain = home(cells=ROW, stables=["r3c2", "r0c0", "r1c0"], wood=9, stone=9, ruby=3)
    table = farming(plain)
    assert not [text for text in table.options() if text.split()[0] == "stable"]
    table.play("do small_pasture", "fence r3c2", "exchange ruby_meadow", "lay r2c0", "stop")
    assert table.home()["stables"] == ["r0c0", "r1c0", "r3c2"]


@rule("R5.17")
@example("EX-58")
def test_after_the_third_there_is_none_left() -> None:
    """Neither for stone nor as loot; pastures and the sheep remain."""
    three = home(cells=ROW, stables=["r0c0", "r0c1", "r1c0"], stone=9, wood=2)
    assert farming(three, sheep=1).offers("do") == ["small_pasture", "take_all"]
    two = home(cells=ROW, stables=["r0c0", "r0c1"], stone=9, wood=2)
    assert farming(two, sheep=1).offers("do") == ["small_pasture", "stable", "take_all"]
    assert "stable" not in looting(three).offers("loot")
    table = looting(home(stables=["r0c0", "r0c1"]))
    assert "stable" in table.offers("loot")
    table.play("loot stable", "stable r1c1")
    assert table.goods() == {}  # and no stone was there to pay it
    assert len(table.home()["stables"]) == 3


@rule("R5.19")
def test_each_pasture_needs_its_own_meadows() -> None:
    """Three meadows in a row: the small one in the middle leaves no pair, at an end it does."""
    for cell, after in (("r3c1", []), ("r3c2", ["large_pasture"]), ("r3c0", ["large_pasture"])):
        table = farming(home(cells=ROW, wood=6, stone=1)).play("do small_pasture", f"fence {cell}")
        assert table.offers("do") == [*after, "stable"]
    fives = [home(cells=ROW, wood=5), *[home() for _ in range(4)]]
    table = position(*fives, goods={"fence_building_5": {"wood": 1}}).play("place fence_building_5", "do take_all")
    table.play("do large_pasture", "fence r3c1", "fence r3c0", "do small_pasture", "fence r3c2")
    assert table.goods() == {}
