"""Feeding the family (R4.4, R4.5, R4.11, R4.12)."""

import pytest
from caverna_table import IDLE, harvesting, home, starting

from permonik.testing import example, rule, ruling

COUPLE = {"r2c3": "couple_dwelling", "r2c4": "couple_dwelling"}


@rule("R4.4")
@example("EX-6")
@pytest.mark.parametrize(
    ("kind", "adults", "newborn", "due"),
    [
        ("normal", 2, 0, 4),
        ("normal", 2, 1, 5),
        ("normal", 2, 2, 6),
        ("normal", 5, 0, 10),
        ("normal", 4, 1, 9),
        ("normal", 6, 0, 12),
        ("food_only", 2, 0, 2),
        ("food_only", 2, 1, 3),
        ("food_only", 5, 1, 6),
    ],
)
def test_what_a_family_eats(kind: str, adults: int, newborn: int, due: int) -> None:
    family = [0] * adults + [(0, "newborn")] * newborn
    table = harvesting(home(rooms=COUPLE, dwarfs=family, food=20), kind=kind)
    assert table.offers("feed")[0] == str(due)
    table.play(f"feed {due}")
    assert table.goods() == {"food": 20 - due}
    assert table.home()["begging"] == 0


@rule("R4.4")
def test_born_in_an_earlier_round_he_eats_like_the_others() -> None:
    """The newborn of round 3 pays 1 there, and 2 from the next normal harvest on."""
    plain = home(rooms=COUPLE, dwarfs=[*IDLE, (0, "newborn")], food=99)
    table = starting(plain, home(dwarfs=IDLE), home(dwarfs=IDLE), round=2, cards={1: "sheep_farming"})
    table.play("=blacksmithing")
    assert table.offers("feed", 0)[0] == "5"
    for seat in range(3):
        table.play("feed 0", seat=seat)
    again = harvesting(table.home(0))
    assert again.offers("feed")[0] == "6"


@rule("R4.5")
@example("EX-32")
def test_a_marker_for_every_food_not_paid() -> None:
    """Seven food needed, four paid: three markers, nine points less."""
    family = [0, 0, 0, (0, "newborn")]
    table = harvesting(home(rooms=COUPLE, dwarfs=family, food=4, begging=1)).play("feed 4")
    assert table.home()["begging"] == 4
    assert table.points()["begging"] == -12
    table = harvesting(home(rooms=COUPLE, dwarfs=family, food=4)).play("feed 4")
    assert table.home()["begging"] == 3
    assert table.points()["begging"] == -9
    assert len(table.home()["dwarfs"]) == 4  # dwarfs are never given up


@rule("R4.5")
def test_a_begging_marker_is_never_given_back() -> None:
    """Whatever is owned, later feedings only add to them."""
    plain = home(begging=2, food=99, gold=99, ruby=1)
    table = harvesting(plain).play("feed 4")
    assert table.home()["begging"] == 2
    table = starting(plain, home(), round=12)
    assert not [text for text in table.options() if "beg" in text]
    assert table.play("stop").points()["begging"] == -6


@rule("R4.5")
@ruling("RU-5")
def test_food_in_the_supply_need_not_be_spent() -> None:
    """Any part of the demand, never more than it and never more than there is."""
    table = harvesting(home(food=9))
    assert table.offers("feed") == ["4", "3", "2", "1", "0"]
    table.play("feed 0")
    assert table.goods() == {"food": 9}
    assert table.home()["begging"] == 4
    assert harvesting(home(food=3)).offers("feed") == ["3", "2", "1", "0"]


@rule("R4.5", "R4.12")
def test_missing_food_is_made_by_exchanges() -> None:
    """As often as wanted, until it is paid."""
    plain = home(sheep=2, grain=1, gold=3)
    table = harvesting(plain)
    assert table.offers("feed") == ["0"]
    table.play("exchange sheep")
    assert table.offers("feed") == ["1", "0"]
    table.play("exchange grain", "exchange gold", "more")
    assert table.goods() == {"sheep": 1, "food": 4}
    table.play("feed 4")
    assert table.state.over
    assert table.home()["begging"] == 0


@rule("R4.11")
@pytest.mark.parametrize(("kind", "each"), [("normal", 2), ("food_only", 1)])
def test_feeding_tiles_work_in_every_feeding(kind: str, each: int) -> None:
    mines = {"r1c4": "ore_mine", "r1c5": "ruby_mine"}
    rooms = {"r2c4": "working_cave", "r2c5": "mining_cave", "r2c3": "couple_dwelling"}
    plain = home(cells=mines, rooms=rooms, dwarfs=[0] * 4, donkey=1, wood=1, food=9)
    table = harvesting(plain, kind=kind)
    assert table.offers("feed")[0] == str(4 * each - 1)
    table.play("work wood adult")
    assert table.offers("feed")[0] == str(3 * each - 1)
    assert table.goods() == {"donkey": 1, "food": 9}


@rule("R4.12")
@pytest.mark.parametrize(
    ("held", "ways"),
    [
        ({"wood": 1}, ["wood adult"]),
        ({"stone": 1}, ["stone adult"]),
        ({"ore": 1}, []),
        ({"ore": 2}, ["ore adult"]),
        ({"wood": 9, "stone": 9, "ore": 9}, ["wood adult", "stone adult", "ore adult"]),
    ],
)
def test_the_working_cave_takes_one_wood_one_stone_or_two_ore(held: dict[str, int], ways: list[str]) -> None:
    table = harvesting(home(rooms={"r2c3": "working_cave"}, food=4, **held))
    assert table.offers("work") == ways
    assert table.offers("feed")[0] == "4"  # voluntary
    for way in ways:
        one = harvesting(home(rooms={"r2c3": "working_cave"}, food=4, **held)).play(f"work {way}")
        paid = {"wood": 1, "stone": 1, "ore": 2}[way.split()[0]]
        assert one.goods().get(way.split()[0], 0) == held[way.split()[0]] - paid
        assert one.offers("work") == []  # one dwarf only
        assert one.offers("feed")[0] == "2"


@rule("R4.12")
def test_the_demand_is_never_below_nothing_and_then_nobody_is_asked() -> None:
    mines = dict.fromkeys(("r1c4", "r1c5", "r0c4", "r0c5", "r0c3", "r1c3"), "ore_mine")
    plain = home(cells=mines, rooms={"r2c5": "mining_cave"}, donkey=5, food=3)
    table = harvesting(plain)
    assert table.state.over
    assert table.goods() == {"donkey": 6, "food": 3}  # they bred
    two = home(cells=mines, rooms={"r2c5": "mining_cave"}, donkey=3, food=3)
    assert harvesting(two).offers("feed") == ["1", "0"]


@rule("R4.12")
def test_with_a_newborn_the_working_cave_asks_whom_it_feeds() -> None:
    """In a food-only harvest all eat the same, so there is nothing to ask."""
    plain = home(rooms={"r2c4": "working_cave", "r2c3": "dwelling"}, dwarfs=[0, 0, (0, "newborn")], stone=1, food=9)
    table = harvesting(plain)
    assert table.offers("work") == ["stone adult", "stone newborn"]
    assert table.play("work stone newborn").offers("feed")[0] == "4"
    table = harvesting(plain, kind="food_only", round=4)
    assert table.offers("work") == ["stone adult"]
    assert table.play("work stone adult").offers("feed")[0] == "2"
