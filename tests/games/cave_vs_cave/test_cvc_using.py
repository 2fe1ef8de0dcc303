"""Sections 6.7 to 6.9: replenishing, using rooms, the anytime exchange."""

import pytest
from cave_table import GOODS, TILES, Table, position

from permonik.games.cave_vs_cave import GAME
from permonik.games.cave_vs_cave.tables import EFFECT_IDS, EFFECTS, OF_TILE, REPLENISH
from permonik.testing import example, rule, ruling

# Orange rooms for a cave in which something can be used.
ROOMS = {"r2c0": "shelf", "r1c0": "spinning_wheel", "r2c1": "grindstone", "r1c1": "tunnel"}
USES = {"cultivation": 1, "undergrowth": 1, "masonry": 1, "drift_mining": 1, "undermining": 2, "expedition": 3}


def using(tile: str, goods: dict[str, int] | None = None, **more: object) -> Table:
    """The question which room to use."""
    more.setdefault("cells", ROOMS)
    table = position(round=8, goods=goods or {}, tile=tile, **more)  # type: ignore[arg-type]
    return table.play(f"do {tile}-{'room' if USES[tile] == 1 else 'rooms'}")


def in_room(room: str, goods: dict[str, int]) -> Table:
    return using("undergrowth", goods, cells={"r2c0": room}).play(f"use {room}")


# -- replenishing ----------------------------------------------------------------------------------------------------


@rule("R6.7.1", "R6.7.2")
@pytest.mark.parametrize(("food", "after"), [(0, 3), (2, 3), (3, None), (7, None), (9, None)])
def test_a_marker_is_raised_to_the_value_and_never_lowered(food: int, after: int | None) -> None:
    table = in_room("food_corner", {"food": food})
    if after is None:
        assert table.parts() == []
        assert table.play("leave").goods()["food"] == food
    else:
        assert table.play("do food_corner").goods()["food"] == after


@rule("R6.7.2", "R6.7.3")
@example("EX-8")
def test_without_slashes_every_marker_shown_is_raised() -> None:
    table = in_room("parlor", {"stone": 2, "flax": 1}).play("do parlor")
    assert table.goods() == {"wood": 1, "stone": 2, "emmer": 1, "flax": 1, "food": 1, "gold": 1}
    assert in_room("parlor", dict.fromkeys(GOODS, 1)).parts() == []
    for missing in GOODS:
        table = in_room("parlor", dict.fromkeys(GOODS, 4) | {missing: 0}).play("do parlor")
        assert table.goods() == dict.fromkeys(GOODS, 4) | {missing: 1}


@rule("R6.7.3")
@example("EX-15")
def test_with_slashes_exactly_one_marker_is_raised() -> None:
    table = in_room("shelf", {"wood": 3, "stone": 2, "emmer": 0, "flax": 1, "food": 9}).play("do shelf")
    assert table.options() == ["raise emmer", "raise flax"]
    table.play("raise emmer")
    assert table.goods() == {"wood": 3, "stone": 2, "emmer": 2, "flax": 1, "food": 9, "gold": 0}
    assert table.options() == ["end", "do undergrowth-wood"]
    assert in_room("shelf", {}).play("do shelf").options() == [f"raise {good}" for good in GOODS[:4]]
    assert in_room("shelf", dict.fromkeys(GOODS[:4], 2)).parts() == []


@rule("R6.7.4")
def test_no_tile_replenishes() -> None:
    shelves = [EFFECT_IDS[number] for number in range(len(EFFECTS)) if EFFECTS[number].op == REPLENISH]
    assert shelves == ["shelf", "food_corner", "parlor"]
    assert not [number for parts in OF_TILE for number in parts if EFFECT_IDS[number] in shelves]


# -- using rooms -----------------------------------------------------------------------------------------------------


@rule("R6.8.1", "R6.8.3")
@pytest.mark.parametrize(("tile", "count"), USES.items())
def test_as_many_different_rooms_as_the_number_says(tile: str, count: int) -> None:
    table = using(tile, {"food": 9})
    left = ["shelf", "spinning_wheel", "tunnel", "grindstone", "cave_entrance"]
    for used in ("tunnel", "shelf", "cave_entrance")[:count]:
        assert table.options() == ["stop", *[f"use {room}" for room in left]]
        left.remove(used)
        table.play(f"use {used}", "leave")
    assert "end" in table.options(), "the part is over after the last room allowed"
    assert table.offers("use") == []


@rule("R6.8.1")
def test_only_rooms_of_the_own_cave_can_be_used() -> None:
    table = using("expedition", cells={}, other_cells=ROOMS)
    assert table.offers("use") == ["cave_entrance"]
    table = using("expedition", {"food": 9}, display=["parlor", "food_corner"], cells={"r2c0": "shelf"})
    assert table.offers("use") == ["shelf", "cave_entrance"]


@rule("R6.8.2")
@pytest.mark.parametrize("good", ["wood", "stone", "emmer", "flax"])
def test_the_entrance_gives_wood_stone_emmer_or_flax(good: str) -> None:
    table = using("undergrowth", {"food": 9}, cells={}).play("use cave_entrance")
    assert table.options() == ["leave", "do cave_entrance"]
    assert table.play("do cave_entrance").options() == ["gain wood", "gain stone", "gain emmer", "gain flax"]
    assert table.play(f"gain {good}").goods() == dict.fromkeys(GOODS, 0) | {"food": 9, good: 1}


@rule("R6.8.3")
def test_a_room_used_in_this_turn_is_never_offered_again_in_it() -> None:
    """Whether its parts were carried out or not; and not by another part of the tile either, if there were one."""
    table = using("expedition", {"flax": 9})
    table.play("use spinning_wheel", "do spinning_wheel-1")
    assert "spinning_wheel" not in table.offers("use")
    table.play("use shelf", "leave")
    assert table.offers("use") == ["tunnel", "grindstone", "cave_entrance"]
    taken = position(goods={}, cells=ROOMS, tile="masonry").data()
    again = Table(GAME.restore(taken | {"used": ["shelf", "cave_entrance"]})).play("do masonry-room")
    assert again.offers("use") == ["spinning_wheel", "tunnel", "grindstone"]


@rule("R6.8.3")
def test_in_the_next_turn_it_can_be_used_again() -> None:
    table = using("undergrowth", {"food": 9}).play("use tunnel", "do tunnel-1", "leave", "end")
    table.pass_turn()
    assert "tunnel" in table.play("take masonry", "do masonry-room").offers("use")
    mine = using("undergrowth", cells={}).play("use cave_entrance", "leave", "end")
    assert mine.play("take masonry", "do masonry-room").offers("use") == ["cave_entrance"], "the other's is another"


@rule("R6.8.4")
@ruling("RU-8")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_one_may_stop_early(used: int) -> None:
    table = using("expedition", {"food": 9})
    for room in ("tunnel", "shelf")[:used]:
        table.play(f"use {room}", "leave")
    assert table.options()[0] == "stop"
    table.play("stop")
    assert table.options() == ["end"]


@rule("R6.8.5")
@ruling("RU-8")
def test_a_room_is_resolved_before_the_next_is_chosen() -> None:
    """Inside a room nothing else is on offer, and what it brings can be paid in the next."""
    table = using("undermining", {"food": 9}).play("use tunnel")
    assert table.options() == ["leave", "do tunnel-1", "do tunnel-2"]
    table.play("do tunnel-2")
    assert table.options() == ["leave", "do tunnel-1"]
    table.play("do tunnel-1")
    assert table.offers("use") == ["shelf", "spinning_wheel", "grindstone", "cave_entrance"]
    table = using("undermining", {"emmer": 0, "food": 9}).play("use cave_entrance", "do cave_entrance", "gain emmer")
    assert table.play("use grindstone").parts() == ["grindstone-1"]


@rule("R6.8.5")
@ruling("RU-8")
def test_a_room_may_be_used_without_any_of_its_parts() -> None:
    table = using("undermining", {"flax": 9, "food": 9}).play("use spinning_wheel", "leave")
    assert table.goods()["flax"] == 9
    assert "spinning_wheel" not in table.offers("use")


@rule("R6.8.6")
def test_no_tile_both_furnishes_and_uses_rooms() -> None:
    """So a room that was just furnished waits for a later turn."""
    both = []
    for tile in TILES:
        goods = {"wood": 9, "stone": 9, "food": 9, "gold": 9}
        table = position(round=8, goods=goods, other_goods={}, cells={"r1c0": "empty"}, tile=tile)
        parts = table.parts()
        if any("furnish" in part.split("-")[1] for part in parts) and any("room" in part for part in parts):
            both.append(tile)
    assert both == []
    table = position(round=8, goods={"wood": 1, "gold": 9}, other_goods={}, display=["shelf"], tile="renovation")
    table.play("do renovation-furnish", "furnish shelf", "place r2c0")
    assert table.parts() == ["renovation-wall"]
    table.play("end").pass_turn()
    assert "shelf" in table.play("take undergrowth", "do undergrowth-room").offers("use")


@rule("R6.8.7")
def test_blue_rooms_cannot_be_used() -> None:
    cells = {
        "r2c0": "shelf",
        "r1c0": "prospecting_site",
        "r2c1": "retting_room",
        "r1c1": "wood_storeroom",
        "r0c0": "equipment_room",
        "r4c2": "dungeon",
        "r0c1": "stall",
    }
    assert using("expedition", cells=cells).offers("use") == ["shelf", "stall", "cave_entrance"]


# -- at any time -----------------------------------------------------------------------------------------------------


@rule("R6.9.1")
@example("EX-16")
def test_emmer_flax_and_gold_turn_into_food_one_by_one() -> None:
    table = position(tile="undergrowth")
    assert table.offers("exchange") == ["emmer", "flax", "gold"]
    for good in ("flax", "gold", "emmer"):
        table.play(f"exchange {good}")
        assert good not in table.offers("exchange")
    assert table.goods() == {"wood": 1, "stone": 1, "emmer": 0, "flax": 0, "food": 4, "gold": 0}


@rule("R6.9.1")
@pytest.mark.parametrize("good", GOODS)
def test_no_other_good_can_be_exchanged_and_each_as_often_as_one_likes(good: str) -> None:
    table = position(goods={good: 4}, tile="undergrowth")
    if good in ("emmer", "flax", "gold"):
        table.play(*[f"exchange {good}"] * 4)
        assert (table.goods()[good], table.goods()["food"]) == (0, 4)
    assert table.offers("exchange") == []


@rule("R6.9.1")
@ruling("RU-9")
def test_the_exchange_is_offered_wherever_it_can_matter() -> None:
    """Beside the parts of the tile, the rooms, and the parts of a room: before, between and after."""
    goods = {"emmer": 9, "flax": 1}
    table = position(goods=goods, cells=ROOMS, tile="undermining")
    for texts in (["do undermining-rooms"], ["use tunnel"], ["do tunnel-1"], ["do tunnel-2"], ["use shelf"], ["leave"]):
        assert table.offers("exchange") == ["emmer", "flax"]
        table.play("exchange emmer", *texts)
    assert table.options() == ["end", "exchange emmer", "exchange flax"]
    assert table.goods()["food"] == 6 + 2


@rule("R6.9.1")
@ruling("RU-9")
def test_an_exchange_pays_for_what_could_not_be_paid_before() -> None:
    table = position(goods={"flax": 1, "food": 1, "wood": 1}, display=["shelf"], tile="furnishing")
    assert table.parts() == ["furnishing-food"]
    assert table.play("exchange flax").parts() == ["furnishing-food", "furnishing-furnish"]
    emptied = using("undergrowth", {"emmer": 1, "wood": 2, "stone": 2, "flax": 2}).play("use shelf", "exchange emmer")
    assert emptied.play("do shelf").options() == ["raise emmer"]


@rule("R6.9.1")
@ruling("RU-9")
def test_the_exchange_is_not_offered_where_it_would_only_destroy() -> None:
    assert position(goods={"emmer": 2, "food": 8}, tile="undergrowth").offers("exchange") == ["emmer"]
    assert position(goods={"emmer": 2, "food": 9}, tile="undergrowth").offers("exchange") == []
    assert position(goods={"emmer": 2}).offers("exchange") == [], "before a tile is taken"
    inside = position(goods={"emmer": 2}, tile="masonry").play("do masonry-material")
    assert inside.options() == ["gain wood", "gain stone"]
