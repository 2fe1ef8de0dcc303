"""Dwarfs are born (R6.5 to R6.7, R6.12, R6.13, R6.16)."""

from typing import Any

import pytest
from caverna_table import AUTO, IDLE, Table, harvesting, home, position

from permonik.testing import example, rule

LIFE = {8: "family_life", 4: "urgent_wish_for_children"}
WISH = {4: "wish_for_children"}
EXTRA = {"r2c3": "couple_dwelling", "r2c4": "dwelling", "r2c5": "additional_dwelling"}


def grows(rooms: dict[str, str], dwarfs: int) -> bool:
    table = position(home(rooms=rooms, dwarfs=[0] * dwarfs), home(), cards={8: "family_life"})
    return "family_life" in table.offers("place")


@rule("R6.5")
@example("EX-18")
@pytest.mark.parametrize(
    ("rooms", "beds"),
    [
        ({}, 2),
        ({"r2c3": "dwelling"}, 3),
        ({"r2c3": "dwelling", "r2c4": "dwelling"}, 4),
        ({"r2c3": "couple_dwelling"}, 4),
        ({"r2c3": "mixed_dwelling", "r2c4": "simple_dwelling_3_3"}, 4),
        ({"r2c3": "couple_dwelling", "r2c4": "simple_dwelling_4_2"}, 5),
    ],
)
def test_growth_needs_a_free_bed(rooms: dict[str, str], beds: int) -> None:
    for dwarfs in range(2, 6):
        assert grows(rooms, dwarfs) is (dwarfs < beds)


@rule("R6.5", "R6.13")
def test_a_newborn_is_unarmed_and_rests() -> None:
    """He is in play at once: he takes a bed, and a sheep of the Cuddle room may come for him."""
    rooms = {"r2c4": "cuddle_room", "r2c3": "dwelling"}
    table = position(home(rooms=rooms, dwarfs=[5, 7], cattle=2, sheep=2, ruby=1), home(), cards=WISH)
    table.play("place wish_for_children", "do family_growth")
    assert table.strengths() == [5, 7, 0]
    assert [dwarf["place"] for dwarf in table.home()["dwarfs"]] == ["wish_for_children", "waiting", "newborn"]
    assert table.points()["dwarfs"] == 3
    assert not grows({"r2c3": "dwelling"}, 3)
    fuller = table.home()
    fuller["dwarfs"][0]["place"] = "waiting"
    assert position(fuller, home()).play("exchange ruby_sheep").asked() == "PlaceDwarf"  # a third sheep has room
    two = home(rooms=rooms, cattle=2, sheep=2, ruby=1)
    assert position(two, home()).play("exchange ruby_sheep").asked() == "MakeRoom"


@rule("R6.6")
@example("EX-19")
def test_five_dwarfs_at_most_and_a_sixth_with_the_additional_dwelling() -> None:
    many = {"r2c3": "couple_dwelling", "r2c4": "couple_dwelling", "r2c5": "couple_dwelling"}
    assert grows(many, 4)
    assert not grows(many, 5)
    assert grows({**many, "r1c3": "additional_dwelling"}, 5)
    assert not grows({**many, "r1c3": "additional_dwelling"}, 6)


@rule("R6.7")
def test_several_children_in_one_round() -> None:
    rooms = {"r2c3": "couple_dwelling", "r2c4": "dwelling"}
    table = position(home(rooms=rooms), home(dwarfs=IDLE), cards={4: "wish_for_children", 8: "family_life"})
    table.play("place wish_for_children", "do family_growth", "place family_life", "do family_growth")
    assert len(table.home()["dwarfs"]) == 4
    four = [home(rooms=rooms), *[home(dwarfs=IDLE) for _ in range(3)]]
    table = position(*four, cards={8: "family_life"}).play("place growth", "do family_growth")
    assert table.play("place family_life", "do family_growth").points()["dwarfs"] == 4


def urgent(plain: dict[str, Any]) -> Table:
    return position(plain, home(), cards=LIFE, round=8).play("place urgent_wish_for_children")


@rule("R6.12")
def test_the_urgent_wish_begins_with_a_dwelling() -> None:
    """Growth is voluntary and comes after it; the gold is always possible and excludes both."""
    bed = home(rooms={"r2c4": "dwelling"}, wood=4, stone=3)
    assert urgent(bed).offers("do") == ["furnish_dwelling", "gain_gold_3"]  # a bed is free, but no growth without
    table = urgent(bed).play("do furnish_dwelling", "furnish dwelling", "cavern r2c3")
    assert table.options() == ["do family_growth", "stop"]
    assert table.play("stop").seat == 1
    table = urgent(home()).play("do gain_gold_3")
    assert table.goods() == {"gold": 3}
    assert table.seat == 1


@rule("R6.12")
def test_the_urgent_wish_brings_one_child_at_most() -> None:
    table = urgent(home(wood=8, stone=6)).play("do furnish_dwelling", "furnish couple_dwelling", "cavern r2c3")
    table.play("do family_growth")
    assert len(table.home()["dwarfs"]) == 3
    assert table.seat == 1  # room for another one, but not in this action


@rule("R6.12")
@pytest.mark.parametrize(("dwarfs", "child"), [(2, False), (4, False), (5, True)])
def test_the_urgent_wish_and_the_additional_dwelling(dwarfs: int, child: bool) -> None:
    """It gives room to a sixth dwarf only."""
    beds = {2: {}, 4: {"r2c4": "couple_dwelling"}, 5: {"r2c4": "couple_dwelling", "r2c5": "dwelling"}}[dwarfs]
    plain = home(rooms=beds, dwarfs=[0] * dwarfs, wood=4, stone=3)
    table = urgent(plain).play("do furnish_dwelling", "furnish additional_dwelling", "cavern r2c3")
    assert (table.seat == 0 and table.options() == ["do family_growth", "stop"]) is child


@rule("R6.16")
def test_the_sixth_dwarf_is_a_dwarf_like_the_others() -> None:
    """He is placed, armed, fed and scored."""
    plain = home(rooms=EXTRA, dwarfs=[*[(0, "aside")] * 5, 0], ore=8, food=12)
    agenda = [["Finish", AUTO], ["Harvest", AUTO], ["ReturnHome", AUTO], ["Work", AUTO]]
    table = position(plain, home(dwarfs=IDLE), cards={1: "blacksmithing"}, harvests={5: "normal"}, agenda=agenda)
    table.state.settle()
    table.play("place blacksmithing", "do forge_weapon", "forge 8", "stop")
    assert table.strengths()[5] == 8
    assert table.offers("feed", 0)[0] == "12"
    assert table.points()["dwarfs"] == 6
    newborn = home(rooms=EXTRA, dwarfs=[*[0] * 5, (0, "newborn")], food=12)
    assert harvesting(newborn).offers("feed")[0] == "11"
