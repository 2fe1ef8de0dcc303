"""Terms and components (section 1): figures written by hand from the rules."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest
from caverna_table import AUTO, GOODS, ROOMS, harvesting, home, position

from permonik.games.caverna import GAME
from permonik.testing import rule

FARM = ["sheep", "donkey", "wild_boar", "cattle"]
MATERIALS = ["wood", "stone", "ore"]
DWELLINGS = {
    "dwelling": 1,
    "simple_dwelling_4_2": 1,
    "simple_dwelling_3_3": 1,
    "mixed_dwelling": 1,
    "couple_dwelling": 2,
    "additional_dwelling": 0,
}
GREEN = ["cuddle_room", "breakfast_room", "stubble_room", "work_room", "guest_room", "office_room"]
GREEN += ["carpenter", "stone_carver", "blacksmith", "miner", "builder", "trader"]
GREEN += ["wood_supplier", "stone_supplier", "ruby_supplier", "dog_school", "quarry", "seam"]
GREEN += ["slaughtering_cave", "cooking_cave", "working_cave", "mining_cave", "breeding_cave", "peaceful_cave"]
YELLOW = ["weaving_parlor", "milking_parlor", "state_parlor", "hunting_parlor", "beer_parlor", "blacksmithing_parlor"]
YELLOW += ["stone_storage", "ore_storage", "spare_part_storage", "main_storage", "weapon_storage", "supplies_storage"]
YELLOW += ["broom_chamber", "treasure_chamber", "food_chamber", "prayer_chamber", "writing_chamber", "fodder_chamber"]
FREE_CAVERNS = {"r1c3": "cavern", "r0c3": "cavern", "r1c4": "cavern", "r1c5": "cavern"}

# The rulebook's list of what is in the box.
BOX: dict[str, dict[str, Any]] = {
    "tokens": {
        "dog": 20,
        "sheep": 35,
        "donkey": 30,
        "wild_boar": 30,
        "cattle": 30,
        "wood": 45,
        "stone": 25,
        "ore": 45,
        "ruby": 20,
        "grain": 40,
        "vegetable": 35,
        "starting_player": 1,
        "stables": {"colors": 7, "each": 3},
        "dwarf_discs": {"colors": 7, "each": 5},
    },
    "coins": {"value_1": 20, "value_2": 24, "value_10": 5},
    "boards": {
        "home_boards": 7,
        "basic_small": 1,
        "basic_large_rounds_4_12": 1,
        "basic_two_sided_1_3_and_4_7": 1,
        "additional_large_5_and_6_7": 1,
        "additional_small_3_and_7": 1,
        "supply_boards": 4,
    },
    "furnishing_tiles": {"dwelling": 17, "others": 47},
}


def components() -> dict[str, Any]:
    text = files("permonik.games.caverna").joinpath("data", "components.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@rule("R1.1")
@pytest.mark.parametrize("animal", [*FARM, "dog"])
def test_dogs_are_animals_but_no_farm_animals(animal: str) -> None:
    """Every animal is a point; a farm animal is food, breeds, and ends the penalty for its missing type."""
    plain = home(food=4, cells={"r3c2": "small_pasture"}, stables=["r3c2"])
    plain["goods"][animal] = 2
    table = harvesting(plain)
    farm = animal in FARM
    assert (animal in table.offers("exchange")) is farm
    assert table.points()["animals"] == 2
    assert table.points()["missing-types"] == (-6 if farm else -8)
    assert table.play("feed 4").goods() == {animal: 3 if farm else 2}


@rule("R1.2")
def test_goods_and_what_they_are_called_together() -> None:
    text = files("permonik.games.caverna").joinpath("data", "vocabulary.toml").read_text(encoding="utf-8")
    words = tomllib.loads(text)["goods"]
    crops = ["grain", "vegetable"]
    raw = [*MATERIALS, "ruby", *crops]
    assert words["materials"] == MATERIALS
    assert words["crops"] == crops
    assert words["raw"] == raw
    assert words["farm_animals"] == FARM
    assert words["animals"] == ["dog", *FARM]
    assert list(GOODS) == [*raw, "food", "gold", "dog", *FARM]


@rule("R1.3")
@pytest.mark.parametrize("animal", FARM)
def test_an_animal_without_a_place_never_stays(animal: str) -> None:
    """Goods lie in the supply without limit; a third animal, with two others in the only room, must go at once."""
    lodger = "cattle" if animal != "cattle" else "sheep"
    plain = home(ruby=1, food=1, wood=99, stone=99)
    plain["goods"][lodger] = 2
    table = position(plain, home()).play(f"exchange ruby_{animal}")
    assert table.asked() == "MakeRoom"
    assert set(table.options()) == {f"exchange {animal}", f"exchange {lodger}"}
    table.play(f"exchange {animal}")
    assert table.asked() == "PlaceDwarf"
    assert animal not in table.goods()


@rule("R1.4")
def test_everything_a_player_owns_is_public() -> None:
    plain = home(
        wood=3,
        gold=2,
        sheep=2,
        begging=4,
        dwarfs=[5, 0],
        cells={"r3c2": "field"},
        crops={"r3c2": {"grain": 2}},
        stables=["r0c0"],
        rooms={"r2c3": "wood_supplier"},
        promised={"wood_supplier": 3},
    )
    table = position(home(), plain, home())
    for seat in (None, 0, 1, 2):
        shown = GAME.view(table.state, seat)["homes"][1]
        assert {good: held for good, held in shown["goods"].items() if held} == {"wood": 3, "gold": 2, "sheep": 2}
        assert shown["begging"] == 4
        assert [dwarf["strength"] for dwarf in shown["dwarfs"]] == [5, 0]
        assert shown["crops"] == {"r3c2": {"grain": 2}}
        assert shown["stables"] == ["r0c0"]
        assert shown["cells"]["r2c3"] == "wood_supplier"
        assert shown["promised"]["wood_supplier"] == 3


@rule("R1.5")
def test_goods_and_tiles_never_run_out() -> None:
    """More wood than the box holds, and more meadows."""
    table = position(home(wood=45), home(), goods={"wood_gathering": {"wood": 60}})
    assert table.play("place wood_gathering").goods() == {"wood": 105}
    forest = {f"r{row}c{column}": "meadow" for row in range(4) for column in range(3)}
    last = dict(forest)
    del last["r0c0"]
    table = position(home(cells=last, ruby=1), *[home(cells=forest) for _ in range(6)])
    assert table.play("exchange ruby_meadow").offers("lay") == ["r0c0"]


@rule("R1.5", "R6.15")
def test_only_the_dwelling_is_there_more_than_once() -> None:
    """Eighteen Dwellings, one more than the box has; whatever else one player bought is gone for the other."""
    rich = {"wood": 99, "stone": 99, "ore": 99, "grain": 99, "vegetable": 99, "food": 99, "gold": 99}
    full = home(rooms={f"r{row}c{column}": "dwelling" for row in (0, 1, 2) for column in (3, 4, 5)})
    table = position(home(**rich), full, full, cards={4: "wish_for_children"})
    table.play("place wish_for_children", "do furnish_dwelling", "furnish dwelling", "cavern r2c3")
    assert "dwelling" in table.data()["display"]
    for room in ROOMS:
        if room != "dwelling":
            table = position(home(**rich), home(**rich))
            table.play("place housework", "do furnish", f"furnish {room}", "cavern r2c3")
            assert room not in table.data()["display"]
            assert set(table.data()["display"]) == set(ROOMS) - {room}


@rule("R1.6")
def test_only_dwellings_house_dwarfs() -> None:
    """Beside the two beds of the start, each room gives what is written here, and no other room gives a bed."""
    assert set(ROOMS) == {*DWELLINGS, *GREEN, *YELLOW}
    for room in ROOMS:
        beds = 2 + DWELLINGS.get(room, 0)
        for dwarfs in (2, 3, 4):
            table = position(home(rooms={"r2c3": room}, dwarfs=[0] * dwarfs), home(), cards={8: "family_life"})
            assert ("family_life" in table.offers("place")) is (beds > dwarfs), (room, dwarfs)


@rule("R1.6", "R6.9")
def test_a_dwelling_is_orange() -> None:
    """Furnishing a dwelling offers all orange tiles and nothing else, whatever could be paid."""
    rich = home(wood=99, stone=99, ore=99, grain=99, vegetable=99, food=99, gold=99)
    table = position(rich, home(), cards={4: "wish_for_children"}).play("place wish_for_children")
    table.play("do furnish_dwelling")
    assert table.offers("furnish") == list(DWELLINGS)


@rule("R1.7")
def test_furnishing_is_one_action_wherever_it_is_allowed() -> None:
    """Housework and the loot of strength 7 offer the same tiles, for the same price and with the same discounts."""
    plain = home(wood=1, stone=1, rooms={"r2c4": "carpenter", "r2c5": "stone_carver"}, dwarfs=[(7, "logging_1_3"), 7])
    work = position(plain, home()).play("place housework", "do furnish")
    loot = position(plain, home(), agenda=[["Work", AUTO], ["Expedition", 0, 1, 7, 0]])
    loot.state.dwarf = 0
    loot.play("loot furnish_cavern")
    assert "slaughtering_cave" in work.offers("furnish")  # 2 wood and 2 stone: paid with 1 and 1
    assert work.offers("furnish") == loot.offers("furnish")
    for table in (work, loot):
        table.play("furnish miner", "cavern r2c3")
        assert table.goods() == {"wood": 1, "stone": 1}


@rule("R1.8")
def test_gold_is_a_number() -> None:
    """Any coin is changed: 1 of 10 is spent, 9 are left, each a point at the end and none before."""
    plain = home(gold=6)
    table = position(plain, *[home() for _ in range(4)]).play("place weekly_market")
    table.play("do gain_gold_4", "do market", "buy ore", "stop")
    assert table.goods() == {"gold": 9, "ore": 1}
    assert table.points()["gold"] == 9


@rule("R1.9")
def test_the_box() -> None:
    data = components()
    for name, counts in BOX.items():
        assert data[name] == counts, name
    strengths = {"1": 1, "2": 1, "14": 6} | {str(n): 4 for n in range(3, 14)}
    assert data["weapon_tokens"] == {"total": 52, "by_strength": strengths}
    assert sum(strengths.values()) == 52
    assert data["cards"]["action_cards"] == 12
    assert data["counters"]["harvest_markers"] == 7
    assert data["furnishing_tiles"]["others"] == len(ROOMS) - 1


@rule("R1.5")
def test_three_stables_and_five_dwarfs_are_all_there_is() -> None:
    beds = {"r2c4": "couple_dwelling", "r2c5": "couple_dwelling", "r2c3": "dwelling"}
    table = position(home(rooms=beds, dwarfs=[0] * 5), home(), cards={8: "family_life"})
    assert "family_life" not in table.offers("place")
    table = position(home(rooms=beds, dwarfs=[0] * 4), home(), cards={8: "family_life"})
    assert "family_life" in table.offers("place")
    for standing, more in ((["r0c0", "r0c1"], True), (["r0c0", "r0c1", "r1c0"], False)):
        plain = home(stables=standing, stone=9)
        table = position(plain, home(), cards={2: "sheep_farming"}, goods={"sheep_farming": {"sheep": 1}})
        assert ("do stable" in table.play("place sheep_farming").options()) is more
