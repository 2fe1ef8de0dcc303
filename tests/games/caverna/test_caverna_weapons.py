"""Weapons and expeditions: who forges, who travels, how often, and how weapons grow (section 10)."""

from typing import Any

import pytest
from caverna_table import AUTO, IDLE, Table, home, position

from permonik.testing import example, rule, ruling

CARDS = {1: "blacksmithing", 3: "ore_mine_construction", 9: "exploration", 11: "adventure"}
SMALL = ["all_weapons_plus_1", "dog", "wood"]


def with_cards(plain: dict[str, Any], players: int = 3, **more: Any) -> Table:
    return position(plain, *[home()] * (players - 1), round=11, cards=CARDS, **more)


# -- forging ---------------------------------------------------------------------------------------------------------


@rule("R10.1")
@pytest.mark.parametrize(("ore", "most"), [(1, 1), (7, 7), (8, 8), (9, 8), (20, 8)])
@pytest.mark.parametrize("space", ["blacksmithing", "adventure"])
def test_a_weapon_is_as_strong_as_the_ore_paid(space: str, ore: int, most: int) -> None:
    """One to eight ore, not more and not nothing."""
    table = with_cards(home(ore=ore)).play(f"place {space}", "do forge_weapon")
    assert table.offers("forge") == [str(strength) for strength in range(1, most + 1)]
    assert "stop" not in table.options()
    table.play(f"forge {most}")
    assert table.strengths() == [most, 0]
    assert table.goods() == ({"ore": ore - most} if ore > most else {})


@rule("R10.1")
@pytest.mark.parametrize("space", ["blacksmithing", "adventure"])
def test_an_armed_dwarf_forges_no_more(space: str) -> None:
    table = with_cards(home(ore=20, dwarfs=[1, 1])).play(f"place {space}")
    assert table.offers("do") == [{"blacksmithing": "expedition_3", "adventure": "expedition_1"}[space]]
    assert space not in with_cards(home()).offers("place")  # unarmed, without ore


@rule("R10.1")
def test_a_fresh_weapon_is_not_forged_again() -> None:
    table = with_cards(home(ore=20)).play("place blacksmithing", "do forge_weapon", "forge 1")
    assert table.offers("do") == ["expedition_3"]
    table.play("do expedition_3", "loot dog", "stop")
    assert table.seat == 1


@rule("R10.2")
def test_a_weapon_stays_with_its_dwarf() -> None:
    """Through rounds and whatever he does; without the Peaceful cave nothing is offered for it."""
    idle = home(dwarfs=IDLE)
    plain = home(dwarfs=[5, 9])
    agenda: list[list[Any]] = [
        ["PlaceDwarf", 0, -1],
        *[[name, AUTO] for name in ("GrowUp", "ReturnHome", "Work")],
        ["PlaceDwarf", 0, -1],
    ]
    table = position(plain, idle, idle, agenda=agenda).play("place supplies", "place strip_mining")
    assert table.asked() == "PlaceDwarf"
    assert table.strengths() == [5, 9]
    assert table.offers("disarm") == []
    peaceful = home(dwarfs=[5, 9], rooms={"r2c3": "peaceful_cave"})
    assert position(peaceful, idle, idle).offers("disarm") == ["1", "2"]


# -- expeditions -----------------------------------------------------------------------------------------------------

LEVELS = {
    "logging_1_3": (3, "expedition_1", 1),
    "logging_4_7": (4, "expedition_1", 1),
    "blacksmithing": (3, "expedition_3", 3),
    "ore_mine_construction": (3, "expedition_2", 2),
    "exploration": (3, "", 4),
    "adventure": (3, "expedition_1", 1),
    "hardware_rental_5": (5, "expedition_2", 2),
    "hardware_rental_6_7": (6, "expedition_2", 2),
}
ITEMS = ["dog", "wood", "grain", "sheep", "stone"]


@rule("R10.3", "R10.9")
@pytest.mark.parametrize("space", LEVELS)
def test_as_many_items_as_the_level(space: str) -> None:
    """Different ones, one after the other; the last ends the expedition by itself."""
    players, part, level = LEVELS[space]
    table = with_cards(home(dwarfs=[4, 4]), players).play(f"place {space}")
    if part:
        table.play(f"do {part}")
    for taken in range(level):
        assert table.asked() == "Expedition"
        assert ("stop" in table.options()) is (taken > 0)  # one item at least
        assert not set(table.offers("loot")) & set(ITEMS[:taken])
        table.play(f"loot {ITEMS[taken]}")
    assert table.asked() != "Expedition"
    assert table.strengths() == [5, 4]


@rule("R10.3")
@pytest.mark.parametrize("space", ["logging_1_3", "blacksmithing", "ore_mine_construction", "exploration", "adventure"])
def test_unarmed_dwarfs_do_not_travel(space: str) -> None:
    assert space not in with_cards(home()).offers("place")
    assert space in with_cards(home(dwarfs=[1, 1])).offers("place")


@rule("R10.9")
def test_no_other_space_has_an_expedition() -> None:
    """A dwarf of strength 14 on an empty board, with nothing else to do: the spaces named above, and no others."""
    up = {**CARDS, 2: "sheep_farming", 4: "wish_for_children", 6: "ruby_mine_construction", 10: "ore_trading"}
    for players in (3, 4, 5, 6, 7):
        unarmed = position(home(), *[home()] * (players - 1), round=11, cards=up).offers("place")
        armed = position(home(dwarfs=[14, 14]), *[home()] * (players - 1), round=11, cards=up).offers("place")
        gone = {
            space for space in LEVELS if space.startswith("logging") and space[-3:] != ("1_3" if players < 4 else "4_7")
        }
        gone |= set() if players == 5 else {"hardware_rental_5"}
        gone |= {"hardware_rental_6_7"}  # its wood is for everybody
        assert set(armed) - set(unarmed) == set(LEVELS) - gone


@ruling("RU-9")
@rule("R10.3")
def test_fewer_items_than_the_level() -> None:
    table = with_cards(home(dwarfs=[4, 4])).play("place exploration", "loot dog", "stop")
    assert table.goods() == {"dog": 1}
    assert table.strengths() == [5, 4]
    table = with_cards(home(dwarfs=[1, 1])).play(
        "place exploration", "loot dog", "loot wood", "loot all_weapons_plus_1"
    )
    assert table.seat == 1  # a fourth does not exist at strength 1
    assert table.strengths() == [3, 2]


@rule("R10.4")
def test_what_was_looted_pays_for_the_next_item() -> None:
    """In any order: the wood of one item builds the fence of another, which cannot be chosen before."""
    plain = home(dwarfs=[9, 9], cells={"r3c2": "meadow"})
    table = with_cards(plain).play("place ore_mine_construction", "do expedition_2")
    assert "small_pasture" not in table.offers("loot")
    table.play("loot wood", "loot small_pasture", "fence r3c2")
    assert table.goods() == {}
    assert table.home()["cells"]["r3c2"] == "small_pasture"
    table = with_cards(plain).play("place exploration", "loot gold_2", "loot dog")  # strong items first, if one likes
    assert "grain" in table.offers("loot")


@rule("R10.5")
def test_no_item_twice_but_adventure_repeats() -> None:
    table = with_cards(home(dwarfs=[1, 1])).play("place adventure", "do expedition_1", "loot dog")
    assert table.options() == ["do expedition_1", "stop"]
    assert table.play("do expedition_1").offers("loot") == [*SMALL, "grain", "sheep"]  # strength 2 now
    assert table.play("loot dog").goods() == {"dog": 2}
    assert table.strengths() == [3, 1]
    table = with_cards(home(dwarfs=[1, 1])).play("place blacksmithing", "do expedition_3", "loot dog")
    assert table.offers("loot") == ["all_weapons_plus_1", "wood"]


@rule("R10.6")
@pytest.mark.parametrize("space", [space for space in LEVELS if LEVELS[space][0] == 3])
@pytest.mark.parametrize(("before", "after"), [(1, 2), (13, 14), (14, 14)])
def test_a_weapon_gains_1_after_each_expedition(space: str, before: int, after: int) -> None:
    """Whatever its level, and not before it is over."""
    _, part, level = LEVELS[space]
    table = with_cards(home(dwarfs=[before, before])).play(f"place {space}")
    if part:
        table.play(f"do {part}")
    if level > 1:
        table.play("loot dog")
        assert table.strengths() == [before, before]
        table.play("stop")
    else:
        table.play("loot dog")
    assert table.strengths() == [after, before]


@rule("R10.8")
@pytest.mark.parametrize(
    ("before", "after"),
    [([1, 5, 0], [3, 6, 0]), ([12, 14, 13], [14, 14, 14]), ([13, 13, 0], [14, 14, 0]), ([14, 14, 1], [14, 14, 2])],
)
def test_all_weapons_grow_after_the_expedition(before: list[int], after: list[int]) -> None:
    """Two for the traveller, never above 14; who is unarmed stays so. The new strength is not for this expedition."""
    plain = home(dwarfs=[(before[0], "exploration"), *[(strength, "aside") for strength in before[1:]]])
    table = position(plain, home(dwarfs=IDLE), home(), agenda=[["Work", AUTO], ["Expedition", 0, 2, before[0], 0]])
    table.state.dwarf = 0
    table.play("loot all_weapons_plus_1")
    assert table.strengths() == before
    assert ("grain" in table.offers("loot")) is (before[0] > 1)
    assert table.play("loot dog").strengths() == after


@example("EX-15")
@rule("R10.1", "R10.6")
def test_seven_of_ten_ore_and_three_items() -> None:
    table = with_cards(home(ore=10), display=["dog_school"]).play("place blacksmithing", "do forge_weapon", "forge 7")
    assert table.goods() == {"ore": 3}
    table.play("do expedition_3", "loot dog", "loot gold_2", "loot furnish_cavern", "furnish dog_school", "cavern r2c3")
    assert table.goods() == {"ore": 3, "dog": 1, "gold": 2}
    assert table.strengths() == [8, 0]


@example("EX-16")
@rule("R10.8")
def test_three_items_fit_a_strength_of_1() -> None:
    plain = home(dwarfs=[1, 6, (0, "supplies")])
    table = with_cards(plain).play("place blacksmithing", "do expedition_3")
    assert table.offers("loot") == SMALL
    table.play("loot dog", "loot wood", "loot all_weapons_plus_1")
    assert table.strengths() == [3, 7, 0]


@example("EX-48")
@rule("R10.5")
def test_adventure_with_a_strength_of_13() -> None:
    """Up to 12 first (nothing is at 13), then the cavern or breeding; afterwards still 14."""
    plain = home(dwarfs=[13, 13], cells={"r3c2": "small_pasture"}, stables=["r3c2"], sheep=2)
    table = with_cards(plain).play("place adventure", "do expedition_1")
    assert "field" in table.offers("loot")
    assert not {"cavern", "breed"} & set(table.offers("loot"))
    table.play("loot dog")
    assert table.strengths() == [14, 13]
    table.play("do expedition_1")
    assert {"cavern", "breed"} < set(table.offers("loot"))
    table.play("loot breed", "breed sheep")
    assert table.strengths() == [14, 13]


@rule("R10.5")
def test_the_second_expedition_of_adventure_is_optional_and_needs_the_first() -> None:
    table = with_cards(home(ore=1)).play("place adventure", "do forge_weapon", "forge 1", "do expedition_1", "loot dog")
    assert table.play("stop").strengths() == [2, 0]
    assert table.seat == 1
    table = with_cards(home(ore=1)).play("place adventure", "do forge_weapon", "forge 1", "stop")
    assert table.strengths() == [1, 0]


@ruling("RU-16")
def test_the_strength_at_the_start_limits_the_loot() -> None:
    """Also when the traveller's weapon is traded on the way; then it does not grow, those of the others do."""
    plain = home(dwarfs=[5, 9], rooms={"r2c4": "peaceful_cave"})
    table = with_cards(plain).play("place exploration", "loot all_weapons_plus_1", "disarm 1")
    assert "wild_boar" in table.offers("loot")
    assert "gold_2" not in table.offers("loot")
    table.play("loot wild_boar", "stop")
    assert table.strengths() == [0, 10]
    assert table.goods() == {"food": 5, "wild_boar": 1}


@ruling("RU-25")
def test_dwarfs_of_equal_strength_are_the_same() -> None:
    """A ruby offers one dwarf of each other strength, the Peaceful cave one weapon of each."""
    dwarfs = [0, 0, 4, 4, 7]
    beds = {"r2c3": "couple_dwelling", "r2c4": "dwelling", "r2c5": "peaceful_cave"}
    table = position(home(dwarfs=dwarfs, rooms=beds, ruby=1), home())
    assert table.offers("order") == ["3", "5"]
    assert table.offers("disarm") == ["3", "5"]
    assert table.play("order 3", "place supplies").strengths() == dwarfs
