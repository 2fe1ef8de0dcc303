"""Blue rooms: each works by itself, whenever its situation occurs (R7.2), and only then."""

import pytest
from cave_table import Table, position

from permonik.testing import example, rule, ruling

DWARFS = ("cultivation", "housework", "excavation", "undergrowth")


@rule("R7.2")
def test_blue_rooms_work_in_the_cave_of_their_owner_only() -> None:
    blue = {
        "r0c0": "prospecting_site",
        "r0c1": "retting_room",
        "r1c0": "equipment_room",
        "r1c1": "wood_storeroom",
        "r2c1": "dungeon",
    }
    cells = {"r2c0": "gold_vein", "r4c0": "state_room", "r4c1": "secret_chamber"}
    theirs = position(tile="undergrowth", other_cells=blue, goods={"food": 3})
    assert "sell-food" not in theirs.options()
    assert theirs.play("do undergrowth-room").goods()["wood"] == 0
    crops = position(tile="cultivation", other_cells=blue, goods={}).play("do cultivation-crops")
    assert crops.goods()["food"] == 0
    wall = position(tile="masonry", other_cells=blue, goods={}).play("do masonry-wall", "build r0c0-r0c1")
    assert wall.goods()["gold"] == wall.goods(1)["gold"] - 1 == 0
    rooms = position(tile="undermining", cells=cells, other_cells=blue, goods={}).play("do undermining-rooms")
    rooms.play("use gold_vein", "leave", "use state_room", "leave")
    assert rooms.options() == ["end"]


@rule("R7.2")
def test_blue_rooms_in_the_display_do_nothing() -> None:
    table = position(tile="undergrowth", goods={"food": 3}, display=["prospecting_site", "wood_storeroom"])
    assert "sell-food" not in table.options()
    assert table.play("do undergrowth-room").goods()["wood"] == 0


# -- Prospecting Site ----------------------------------------------------------------------------------------


@rule("R7.2.1")
@example("EX-10a", "EX-10")
def test_the_prospecting_site_sells_one_food_once() -> None:
    table = position(tile="undergrowth", cells={"r1c0": "prospecting_site"}, goods={"food": 1})
    assert "sell-food" in table.options()
    table.play("sell-food")
    assert (table.goods()["food"], table.goods()["gold"]) == (0, 1)
    table.play("exchange gold")
    assert table.goods()["food"] == 1
    assert table.options() == ["end", "do undergrowth-room", "do undergrowth-wood"]


@rule("R7.2.1")
@example("EX-10a")
@pytest.mark.parametrize("tile", ["cultivation", "excavation", "masonry", "drift_mining", "expedition", "furnishing"])
def test_the_prospecting_site_is_silent_with_another_tile(tile: str) -> None:
    table = position(tile=tile, cells={"r1c0": "prospecting_site"}, goods={"food": 3})
    assert "sell-food" not in table.options()


@rule("R7.2.1")
def test_the_prospecting_site_needs_food_and_need_not_be_used() -> None:
    hungry = position(tile="undergrowth", cells={"r1c0": "prospecting_site"}, goods={"emmer": 1})
    assert "sell-food" not in hungry.options()
    assert "sell-food" in hungry.play("exchange emmer").options()
    assert hungry.play("end").goods()["food"] == 1


@ruling("RU-12")
def test_the_prospecting_site_is_open_beside_every_part_room_and_part_of_a_room() -> None:
    cells = {"r1c0": "prospecting_site", "r2c0": "treasury"}
    table = position(tile="undergrowth", cells=cells, goods={"food": 1, "gold": 2})
    assert table.options()[-1] == "sell-food"
    table.play("do undergrowth-room")
    assert table.options() == ["stop", "use treasury", "use cave_entrance", "exchange gold", "sell-food"]
    table.play("use treasury")
    assert table.options() == ["leave", "exchange gold", "sell-food"]
    table.play("sell-food")  # between choosing the room and carrying it out
    assert table.options() == ["leave", "do treasury", "exchange gold"]
    table.play("do treasury")
    assert (table.goods()["food"], table.goods()["gold"]) == (1, 4)
    assert table.options() == ["end", "do undergrowth-wood", "exchange gold"]


@ruling("RU-12")
def test_the_prospecting_site_sells_again_in_the_next_turn_with_undergrowth() -> None:
    table = position(tile="undergrowth", cells={"r1c0": "prospecting_site"}, goods={"food": 2}, up=DWARFS)
    table.play("sell-food", "end", "take cultivation")
    assert "sell-food" not in table.options()
    table.play("end", "take housework", "end", "take excavation", "end", "=masonry", "take masonry", "end")
    assert table.play("take undergrowth").options()[-1] == "sell-food"
    table.play("sell-food")
    assert (table.goods()["food"], table.goods()["gold"]) == (0, 2)


# -- Retting Room --------------------------------------------------------------------------------------------


def retting(goods: dict[str, int], room: str | None = None, tile: str = "cultivation") -> Table:
    cells = {"r1c0": "retting_room"}
    if room is None:
        return position(tile=tile, cells=cells, goods=goods)
    table = position(tile="cultivation", cells={**cells, "r2c0": room}, goods=goods)
    return table.play("do cultivation-room", f"use {room}")


@rule("R7.2.2")
@example("EX-10b", "EX-10")
def test_the_retting_room_adds_one_food_to_one_or_three_flax() -> None:
    crops = retting({}).play("do cultivation-crops").goods()
    assert (crops["emmer"], crops["flax"], crops["food"]) == (2, 1, 1)
    chamber = retting({}, "secret_chamber").play("do secret_chamber-1").goods()
    assert (chamber["flax"], chamber["food"]) == (3, 1)
    warehouse = retting({"food": 5}, "warehouse").play("do warehouse").goods()
    assert (warehouse["flax"], warehouse["food"]) == (1, 4)


@rule("R7.2.2")
def test_the_retting_room_answers_flax_from_every_source() -> None:
    assert retting({}, "storeroom").play("do storeroom").goods()["food"] == 2
    assert retting({}, "state_room").play("do state_room").goods()["food"] == 1
    entrance = retting({}).play("do cultivation-room", "use cave_entrance", "do cave_entrance", "gain flax")
    assert entrance.goods()["food"] == 1
    assert retting({"flax": 1}, "shelf").play("do shelf", "raise flax").goods()["food"] == 1


@rule("R7.2.2")
def test_the_retting_room_answers_nothing_but_flax() -> None:
    entrance = retting({}).play("do cultivation-room", "use cave_entrance", "do cave_entrance", "gain emmer")
    assert entrance.goods()["food"] == 0
    assert retting({}, "shelf").play("do shelf", "raise emmer").goods()["food"] == 0
    assert retting({}, "secret_chamber").play("do secret_chamber-2").goods()["food"] == 0
    assert retting({"flax": 2}, "weaving_room").play("do weaving_room").goods()["food"] == 2


@ruling("RU-10")
def test_at_the_limit_of_flax_the_retting_room_still_gives_its_food() -> None:
    full = retting({"flax": 9}).play("do cultivation-crops").goods()
    assert (full["flax"], full["food"]) == (9, 1)
    nearly = retting({"flax": 8}, "secret_chamber").play("do secret_chamber-1").goods()
    assert (nearly["flax"], nearly["food"]) == (9, 1)


@ruling("RU-10")
def test_the_retting_room_counts_what_replenishing_really_raises() -> None:
    assert retting({}, "shelf").play("do shelf", "raise flax").goods()["food"] == 1  # by two: one food
    assert retting({"flax": 2}, "parlor").play("do parlor").goods()["food"] == 1  # food itself was raised
    assert retting({"flax": 1, "food": 1}, "parlor").play("do parlor").goods()["food"] == 1


@ruling("RU-23")
@example("EX-24")
def test_parlor_raises_food_first_and_the_retting_room_adds_to_it() -> None:
    goods = {"wood": 1, "stone": 1, "emmer": 1, "flax": 0, "food": 0, "gold": 1}
    raised = retting(goods, "parlor").play("do parlor").goods()
    assert (raised["flax"], raised["food"]) == (1, 2)
    not_raised = retting({**goods, "flax": 1}, "parlor").play("do parlor").goods()
    assert (not_raised["flax"], not_raised["food"]) == (1, 1)


@ruling("RU-23")
def test_what_a_blue_room_gives_cannot_pay_for_what_triggers_it() -> None:
    assert retting({"food": 1}, "warehouse").parts() == []
    paid = retting({"food": 2}, "warehouse").play("do warehouse").goods()
    assert (paid["flax"], paid["food"]) == (1, 1)


@ruling("RU-23")
def test_what_a_blue_room_gives_is_cut_to_the_limit_after_the_gain_was() -> None:
    full = retting({"food": 9, "flax": 8}).play("do cultivation-crops").goods()
    assert (full["flax"], full["food"]) == (9, 9)
    storeroom = retting({"food": 8}, "storeroom").play("do storeroom").goods()
    assert storeroom["food"] == 9
    gold = position(tile="masonry", cells={"r1c0": "dungeon"}, goods={"gold": 18})
    assert gold.play("do masonry-wall", "build r0c0-r0c1").goods()["gold"] == 19
    wood = position(tile="masonry", cells={"r1c0": "wood_storeroom"}, goods={"wood": 9})
    assert wood.play("do masonry-room").goods()["wood"] == 9


# -- Equipment Room ------------------------------------------------------------------------------------------

FOUR = {"r0c0": "gold_vein", "r0c1": "state_room", "r2c0": "storeroom", "r4c0": "secret_chamber"}


@rule("R7.2.3")
@example("EX-10c", "EX-10")
@pytest.mark.parametrize(
    ("effect", "uses"),
    [
        ("undermining-rooms", 3),
        ("expedition-rooms", 4),
        ("cultivation-room", 1),
        ("undergrowth-room", 1),
        ("masonry-room", 1),
        ("drift_mining-room", 1),
    ],
)
def test_the_equipment_room_allows_one_more_different_room(effect: str, uses: int) -> None:
    cells = {**FOUR, "r1c0": "equipment_room"}
    table = position(tile=effect.split("-")[0], cells=cells, goods={}).play(f"do {effect}")
    left = ["storeroom", "gold_vein", "state_room", "secret_chamber", "cave_entrance"]
    while left and table.options()[0] == "stop":
        assert [text for text in table.options() if text.startswith("use")] == [f"use {room}" for room in left]
        table.play(f"use {left.pop(0)}", "leave")
    assert 5 - len(left) == uses


@rule("R7.2.3")
def test_the_further_room_is_a_right_and_no_duty() -> None:
    table = position(tile="undermining", cells={**FOUR, "r1c0": "equipment_room"}, goods={})
    table.play("do undermining-rooms", "use gold_vein", "leave", "use state_room", "leave", "stop")
    assert table.options() == ["end"]


# -- Wood Storeroom ------------------------------------------------------------------------------------------


@rule("R7.2.4")
@example("EX-10d", "EX-10")
@pytest.mark.parametrize("tile", ["cultivation", "undergrowth", "masonry", "drift_mining"])
def test_the_wood_storeroom_gives_one_wood_with_use_1(tile: str) -> None:
    table = position(tile=tile, cells={"r1c0": "wood_storeroom"}, goods={"stone": 1})
    assert table.goods()["wood"] == 0
    table.play(f"do {tile}-room")
    assert (table.goods()["wood"], table.goods()["stone"]) == (1, 1)


@rule("R7.2.4")
@example("EX-10d")
@pytest.mark.parametrize("effect", ["undermining-rooms", "expedition-rooms"])
def test_the_wood_storeroom_gives_nothing_with_use_2_and_use_3(effect: str) -> None:
    table = position(tile=effect.split("-")[0], cells={"r1c0": "wood_storeroom"}, goods={}).play(f"do {effect}")
    assert table.play("use cave_entrance", "leave").goods()["wood"] == 0


@ruling("RU-11")
def test_the_wood_storeroom_pays_before_the_room_is_chosen_and_even_if_none_is() -> None:
    table = position(tile="cultivation", cells={"r1c0": "wood_storeroom"}, goods={})
    assert table.play("do cultivation-room").goods()["wood"] == 1
    assert table.options() == ["stop", "use cave_entrance"]
    assert table.play("stop").goods()["wood"] == 1
    assert table.options() == ["end", "do cultivation-crops"]


@ruling("RU-11")
@example("EX-25")
def test_the_wood_of_the_storeroom_can_be_spent_in_the_room() -> None:
    cells = {"r1c0": "wood_storeroom", "r2c0": "furniture_workshop"}
    table = position(tile="undergrowth", cells=cells, goods={"wood": 1, "flax": 1})
    assert table.play("do undergrowth-room").goods()["wood"] == 2
    done = table.play("use furniture_workshop", "do furniture_workshop").goods()
    assert (done["wood"], done["flax"], done["gold"]) == (0, 0, 3)


@ruling("RU-11")
def test_the_wood_storeroom_pays_once_for_the_action_and_not_per_room_or_part() -> None:
    table = position(tile="undergrowth", cells={"r1c0": "wood_storeroom", "r2c0": "tunnel"}, goods={})
    table.play("do undergrowth-room", "use tunnel", "do tunnel-1", "do tunnel-2")
    assert table.goods()["wood"] == 1
    assert table.play("do undergrowth-wood").goods()["wood"] == 3


# -- Dungeon -------------------------------------------------------------------------------------------------


@rule("R7.2.5")
@example("EX-10e", "EX-10")
def test_the_dungeon_gives_two_gold_for_a_wall() -> None:
    table = position(tile="masonry", cells={"r1c0": "dungeon"}, goods={}, supply=1).play("do masonry-wall")
    assert table.goods()["gold"] == 0
    assert table.play("build r4c1-r4c2").goods()["gold"] == 2
    assert table.supply() == 0
    empty = position(tile="masonry", cells={"r1c0": "dungeon"}, goods={}, supply=0)
    assert empty.parts() == ["masonry-room", "masonry-material"]


@rule("R7.2.5")
def test_the_dungeon_gives_nothing_for_razing() -> None:
    table = position(tile="breach", cells={"r1c0": "dungeon"}, goods={}, walls=["r0c0-r0c1"])
    assert table.play("do breach-raze", "raze r0c0-r0c1").goods()["gold"] == 1


@ruling("RU-13")
@example("EX-23")
def test_a_dungeon_furnished_before_the_wall_part_pays_for_the_wall() -> None:
    table = position(
        round=8,
        goods={"gold": 5, "stone": 3},
        other_goods={"gold": 4},
        cells={"r2c0": "shelf", "r4c2": "empty"},
        walls=["r4c1-r4c2"],
        display=["dungeon"],
        tile="renovation",
    )
    table.play("do renovation-furnish", "furnish dungeon", "place r4c2")
    assert (table.goods()["gold"], table.goods()["stone"]) == (1, 0)
    assert table.parts() == ["renovation-wall"]
    assert table.play("do renovation-wall", "build r0c0-r0c1").goods()["gold"] == 3


@ruling("RU-13")
def test_a_wall_built_before_the_dungeon_brings_nothing() -> None:
    table = position(
        round=8,
        goods={"gold": 5, "stone": 3},
        other_goods={"gold": 4},
        cells={"r2c0": "shelf", "r4c2": "empty"},
        display=["dungeon"],
        tile="renovation",
    )
    assert table.parts() == ["renovation-wall"]
    table.play("do renovation-wall", "build r4c1-r4c2", "do renovation-furnish", "furnish dungeon", "place r4c2")
    assert (table.goods()["gold"], table.goods()["stone"]) == (1, 0)
