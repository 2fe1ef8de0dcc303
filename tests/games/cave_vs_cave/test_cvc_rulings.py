"""The rulings of section 12 that belong to no other chapter: what is offered, in which order, and what is not."""

import pytest
from cave_table import ALL_BUT_ONE, GOODS, LIGHT, TILES, Table, position

from permonik.games.cave_vs_cave import GAME
from permonik.testing import hidden, rule, ruling

EXCHANGES = ["exchange emmer", "exchange flax", "exchange gold"]
ONES = dict.fromkeys(GOODS, 1)
FIVES = dict.fromkeys(GOODS, 5)


def exchanges(table: Table) -> list[str]:
    return [text for text in table.options() if text.startswith("exchange")]


@ruling("RU-1")
def test_the_start_player_is_drawn() -> None:
    for seat in (0, 1):
        table = Table(GAME.setup(2, {}))
        assert table.state.chance().deck == "start"
        assert table.outcomes() == ["0", "1"]
        assert table.play(f"={seat}", "=masonry").seat == seat


@ruling("RU-2")
def test_a_turn_begins_with_a_tile_and_there_always_is_one() -> None:
    table = position(round=1, up=TILES[:5], turn=3, taken=[["housework"], ["cultivation", "undergrowth"]])
    assert table.options() == ["take excavation", "take furnishing"]
    assert "end" in table.play("take excavation").options()
    last = position(
        round=8,
        turn=7,
        goods={},
        other_goods={"gold": 1},
        taken=[["cultivation", "housework", "excavation"], ["undergrowth", "furnishing", "masonry", "undermining"]],
    )
    assert last.options() == [f"take {tile}" for tile in ("expansion", "breach", "drift_mining", "expedition")]


@ruling("RU-3")
def test_a_part_is_taken_whole() -> None:
    table = position(tile="cultivation", goods={"emmer": 9})
    assert table.parts() == ["cultivation-room", "cultivation-crops"]
    table.play("do cultivation-crops")
    assert table.parts() == ["cultivation-room"]
    assert (table.goods()["emmer"], table.goods()["flax"]) == (9, 1)


@ruling("RU-4")
def test_an_exchange_pays_first_then_gains_then_is_cut_to_the_limits() -> None:
    table = position(tile="cultivation", cells={"r1c0": "treasury"}, goods={"gold": 18})
    assert table.play("do cultivation-room", "use treasury", "do treasury").goods()["gold"] == 19
    warehouse = position(tile="cultivation", cells={"r1c0": "warehouse"}, goods={"food": 9, "wood": 9})
    assert warehouse.play("do cultivation-room", "use warehouse", "do warehouse").goods() == {
        "wood": 9,
        "stone": 1,
        "emmer": 1,
        "flax": 1,
        "food": 7,
        "gold": 0,
    }


@ruling("RU-4")
def test_an_exchange_happens_once_per_use() -> None:
    table = position(tile="undermining", cells={"r1c0": "weaving_room"}, goods={"flax": 9})
    table.play("do undermining-rooms", "use weaving_room", "do weaving_room")
    assert table.options() == ["stop", "use cave_entrance", "exchange flax", "exchange gold"]
    tile = position(tile="expedition", goods={"wood": 9, "stone": 9}).play("do expedition-wood")
    assert tile.parts() == []


@ruling("RU-5")
def test_the_junction_room_accepts_food_and_gold() -> None:
    table = position(tile="cultivation", cells={"r1c0": "junction_room"}, goods={"emmer": 1, "food": 1, "gold": 1})
    table.play("do cultivation-room", "use junction_room", "do junction_room")
    assert table.options() == ["pay emmer+food+gold"]
    assert table.play("pay emmer+food+gold").goods() == {**dict.fromkeys(GOODS, 0), "gold": 2}


@ruling("RU-6")
def test_there_are_fourteen_slots_also_around_the_entrance_and_beside_covered_cells() -> None:
    table = position(tile="masonry").play("do masonry-wall")
    assert len(table.options()) == 14
    assert {"build r2c0-r3c0", "build r3c0-r3c1", "build r3c0-r4c0", "build r4c1-r4c2"} <= set(table.options())
    taken = position(tile="masonry", walls=["r0c0-r0c1"]).play("do masonry-wall")
    assert len(taken.options()) == 13
    assert "build r0c0-r0c1" not in taken.options()


@ruling("RU-6")
def test_walling_oneself_in_is_legal() -> None:
    table = position(round=8, tile="masonry", walls=["r3c0-r3c1", "r3c0-r4c0"])
    table.play("do masonry-wall", "build r2c0-r3c0", "end", "take cultivation", "end")
    assert table.play("take excavation").parts() == ["excavation-stone"]
    walled = position(tile="undermining", walls=["r2c0-r3c0", "r3c0-r3c1", "r3c0-r4c0"])
    assert walled.parts() == ["undermining-rooms", "undermining-dig"]


@ruling("RU-7")
def test_the_two_food_are_paid_before_the_first_tile() -> None:
    table = position(tile="excavation", goods={"food": 3}).play("do excavation-two")
    assert table.goods()["food"] == 1
    assert table.play("dig r3c1", "=stall").goods()["food"] == 2


@ruling("RU-7")
def test_a_food_symbol_cannot_help_to_pay() -> None:
    walls = ["r1c0-r2c0", "r2c0-r2c1", "r3c0-r4c0"]  # r3c1 with its symbol comes first, and must
    table = position(tile="excavation", goods={"food": 1}, walls=walls)
    assert table.parts() == ["excavation-one", "excavation-stone"]


@ruling("RU-7")
def test_the_double_excavation_needs_two_tiles_that_can_be_taken() -> None:
    walls = ["r1c0-r2c0", "r2c0-r2c1", "r3c0-r3c1", "r4c0-r4c1"]  # only r4c0, with nothing behind it
    dead_end = position(tile="excavation", goods={"food": 9}, walls=walls)
    assert dead_end.parts() == ["excavation-one", "excavation-stone"]
    opened = position(tile="excavation", goods={"food": 9}, walls=walls[:3])
    assert opened.parts() == ["excavation-one", "excavation-two", "excavation-stone"]
    one_left = position(tile="excavation", goods={"food": 9}, cells={**ALL_BUT_ONE, "r4c2": "covered"})
    assert one_left.parts() == ["excavation-one", "excavation-stone"]
    none_left = position(tile="excavation", goods={"food": 9}, cells=ALL_BUT_ONE)
    assert none_left.parts() == ["excavation-stone"]


@ruling("RU-8")
def test_goods_of_one_room_pay_for_the_next() -> None:
    cells = {"r1c0": "storeroom", "r2c0": "sacrificial_altar"}
    table = position(tile="undermining", cells=cells, goods={"wood": 1}).play("do undermining-rooms")
    table.play("use storeroom", "do storeroom", "use sacrificial_altar", "do sacrificial_altar")
    assert table.goods() == {**dict.fromkeys(GOODS, 0), "gold": 3}
    other = position(tile="undermining", cells=cells, goods={"wood": 1}).play("do undermining-rooms")
    assert other.play("use sacrificial_altar").options() == ["leave"]


@ruling("RU-8")
def test_one_may_stop_early_and_may_use_a_room_without_its_parts() -> None:
    table = position(tile="expedition", cells={"r1c0": "tunnel"}, goods={}).play("do expedition-rooms")
    assert table.options() == ["stop", "use tunnel", "use cave_entrance"]
    table.play("use tunnel", "do tunnel-2", "leave")
    assert table.options() == ["stop", "use cave_entrance"]
    assert table.play("stop").options() == ["end"]
    assert table.goods() == {**dict.fromkeys(GOODS, 0), "stone": 1}


@ruling("RU-8")
def test_a_room_is_resolved_before_the_next_is_chosen() -> None:
    table = position(tile="expedition", cells={"r1c0": "tunnel"}, goods={}).play("do expedition-rooms", "use tunnel")
    assert table.options() == ["leave", "do tunnel-1", "do tunnel-2"]
    assert table.play("do tunnel-2").options() == ["leave", "do tunnel-1"]
    assert table.play("do tunnel-1").options() == ["stop", "use cave_entrance"]


@ruling("RU-9")
@rule("R6.9.1")
def test_exchanges_stand_beside_parts_of_tiles_rooms_and_parts_of_rooms() -> None:
    table = position(tile="cultivation", cells={"r1c0": "tunnel"}, goods=FIVES)
    assert exchanges(table) == EXCHANGES
    assert exchanges(table.play("do cultivation-room")) == EXCHANGES
    assert exchanges(table.play("use tunnel")) == EXCHANGES
    assert exchanges(table.play("do tunnel-1")) == EXCHANGES


@ruling("RU-9")
@pytest.mark.parametrize(
    ("tile", "answers", "cells"),
    [
        (None, [], {}),
        ("masonry", ["do masonry-material"], {}),
        ("masonry", ["do masonry-room", "use cave_entrance", "do cave_entrance"], {}),
        ("masonry", ["do masonry-room", "use junction_room", "do junction_room"], {"r1c0": "junction_room"}),
        ("masonry", ["do masonry-room", "use shelf", "do shelf"], {"r1c0": "shelf"}),
        ("masonry", ["do masonry-wall"], {}),
        ("breach", ["do breach-raze"], {}),
        ("excavation", ["do excavation-one"], {}),
        ("excavation", ["do excavation-two", "dig r1c0", "=stall"], {}),
        ("housework", ["do housework-furnish_b"], {}),
        ("housework", ["do housework-furnish_b", "furnish shelf"], {}),
        ("housework", ["do housework-furnish_b", "furnish shelf", "place r2c0"], {}),
        ("renovation", ["do renovation-furnish", "furnish parlor", "place r4c2"], ALL_BUT_ONE),
    ],
)
def test_no_exchange_in_the_middle_of_a_step(tile: str | None, answers: list[str], cells: dict[str, str]) -> None:
    goods = {"wood": 5, "stone": 1, "emmer": 5, "flax": 5, "food": 5, "gold": 5}
    table = position(tile=tile, cells=cells, goods=goods, walls=["r0c0-r0c1", "r0c1-r1c1"])
    table.play(*answers)
    assert table.options()
    assert exchanges(table) == []


@ruling("RU-9")
def test_no_exchange_in_the_turn_of_the_other_and_after_the_last() -> None:
    table = position(tile="cultivation", goods=FIVES, other_goods={}).play("end", "take excavation")
    assert (table.seat, exchanges(table)) == (1, [])
    last = position(round=8, turn=7, tile="cultivation", goods=FIVES)
    assert exchanges(last) == EXCHANGES
    assert last.play("end").state.over


@ruling("RU-9")
def test_at_food_9_nothing_is_exchanged_and_at_food_8_it_is() -> None:
    assert exchanges(position(tile="cultivation", goods={**FIVES, "food": 9})) == []
    table = position(tile="cultivation", goods={**FIVES, "food": 8})
    assert exchanges(table) == EXCHANGES
    assert exchanges(table.play("exchange flax")) == []


@ruling("RU-9")
@pytest.mark.parametrize("good", ["emmer", "flax", "gold"])
def test_a_marker_at_0_is_not_exchanged(good: str) -> None:
    table = position(tile="cultivation", goods={"emmer": 1, "flax": 1, "gold": 1}).play(f"exchange {good}")
    assert exchanges(table) == [text for text in EXCHANGES if not text.endswith(good)]


@ruling("RU-9")
def test_a_marker_may_be_emptied_before_parlor_or_shelf_refills_it() -> None:
    parlor = position(tile="cultivation", cells={"r1c0": "parlor"}, goods=ONES).play("do cultivation-room")
    parlor.play("exchange emmer", "use parlor", "exchange flax", "exchange gold", "do parlor")
    assert parlor.goods() == {**ONES, "food": 4}
    shelf = position(tile="cultivation", cells={"r1c0": "shelf"}, goods={**FIVES, "emmer": 2, "food": 0})
    shelf.play("do cultivation-room", "use shelf")
    assert "do shelf" not in shelf.options()
    shelf.play("exchange emmer", "exchange emmer", "do shelf", "raise emmer")
    assert (shelf.goods()["emmer"], shelf.goods()["food"]) == (2, 2)


@ruling("RU-18")
def test_renovation_asks_for_the_gold_only_when_it_is_chosen() -> None:
    goods = {"wood": 1, "gold": 5}
    table = position(round=8, tile="renovation", goods=goods, other_goods={"gold": 4})
    table.play("exchange gold", "exchange gold", "exchange gold")
    assert table.goods()["gold"] == 2
    assert table.parts() == ["renovation-wall", "renovation-furnish"]
    table.play("do renovation-wall", "build r0c0-r0c1", "do renovation-furnish", "furnish shelf", "place r2c0")
    assert table.cells()["r2c0"] == "shelf"


@ruling("RU-19")
def test_surcharge_and_cost_are_due_together() -> None:
    def furnishes(gold: int, food: int, tile: str = "housework") -> list[str]:
        goods = {"wood": 2, "gold": gold, "food": food}
        table = position(round=4, tile=tile, cells={"r0c0": "empty"}, goods=goods, display=["storeroom"])
        return table.parts()

    assert furnishes(1, 0) == []  # the room alone takes the one gold
    assert furnishes(2, 0) == ["housework-furnish_b"]
    assert furnishes(1, 5) == ["housework-furnish_a", "housework-furnish_b"]
    assert furnishes(0, 9) == []
    assert furnishes(2, 4, "expansion") == ["expansion-dig"]
    assert furnishes(3, 4, "expansion") == ["expansion-dig", "expansion-furnish"]


@ruling("RU-19")
def test_the_surcharge_is_paid_wholly_in_food_or_wholly_in_gold() -> None:
    def ways(gold: int, food: int) -> list[str]:
        goods = {"wood": 2, "gold": gold, "food": food}
        table = position(tile="expansion", cells={"r0c0": "empty"}, goods=goods, display=["storeroom"])
        return table.play("do expansion-furnish", "furnish storeroom", "place r0c0").options()

    assert ways(3, 5) == ["surcharge food", "surcharge gold"]
    assert ways(2, 5) == ["surcharge food"]
    assert ways(3, 4) == ["surcharge gold"]
    mixed = position(tile="expansion", goods={"wood": 1, "gold": 1, "food": 4}, display=["shelf"])
    assert mixed.parts() == ["expansion-dig"]


@ruling("RU-20")
def test_expedition_takes_no_mixture_of_wood_and_stone() -> None:
    assert position(tile="expedition", goods={"wood": 4, "stone": 4}).parts() == ["expedition-rooms"]
    table = position(tile="expedition", goods={"wood": 5, "stone": 5}).play("do expedition-stone")
    assert table.goods() == {**dict.fromkeys(GOODS, 0), "wood": 5, "gold": 4}


@ruling("RU-21")
def test_the_display_is_not_refilled_and_has_no_upper_size() -> None:
    table = position(tile="housework", goods=ONES).play("do housework-furnish_b", "furnish shelf", "place r2c0")
    table.play("surcharge gold")
    assert table.display() == set(LIGHT) - {"shelf"}
    dark = GAME.dump(GAME.setup(2, {}))["unseen"]
    full = position(tile="excavation", display=[*LIGHT, *dark[:-1]]).play("do excavation-one", "dig r1c0")
    assert full.outcomes() == [dark[-1]]
    assert len(full.play(f"={dark[-1]}").display()) == 24


@ruling("RU-21")
def test_with_nothing_fitting_in_the_display_nothing_is_furnished() -> None:
    plenty = {"wood": 9, "stone": 9, "food": 9, "gold": 19}
    for display in ([], ["tunnel", "food_corner", "parlor"]):  # r2c0 has a single wall
        assert position(tile="housework", goods=plenty, display=display).parts() == []
    assert position(tile="housework", goods=plenty, display=["tunnel", "shelf"]).parts() != []


@ruling("RU-22")
@hidden("H2")
def test_nobody_knows_a_face_down_tile_before_it_is_dug_up() -> None:
    table = position(tile="excavation")
    unseen = table.data()["unseen"]
    for seat in (0, 1, None):
        seen = GAME.view(table.state, seat)
        assert [list(cave["cells"].values()).count("covered") for cave in seen["caves"]] == [9, 9]
        assert seen["unseen"] == unseen
    table.play("do excavation-one", "dig r1c0")
    assert table.outcomes() == unseen


@ruling("RU-24")
def test_a_part_once_chosen_must_be_completed() -> None:
    goods = {"wood": 1, "stone": 1, "food": 5, "gold": 5}
    table = position(tile="housework", goods=goods, display=["shelf"]).play("do housework-furnish_b")
    assert table.options() == ["furnish shelf"]
    assert table.play("furnish shelf").options() == ["place r2c0"]
    assert table.play("place r2c0").options() == ["surcharge food", "surcharge gold"]
    dig = position(tile="excavation", goods={"food": 2}).play("do excavation-two")
    assert dig.options() == ["dig r1c0", "dig r2c1", "dig r3c1", "dig r4c0"]


@ruling("RU-24")
def test_using_rooms_ends_by_itself_when_no_room_is_left() -> None:
    table = position(tile="expedition", goods={"emmer": 1}).play("do expedition-rooms", "use cave_entrance")
    assert table.options() == ["leave", "do cave_entrance", "exchange emmer"]
    assert table.play("leave").options() == ["end", "exchange emmer"]


@ruling("RU-24")
def test_only_the_player_ends_his_turn() -> None:
    table = position(tile="undergrowth", goods={}).play("do undergrowth-wood", "do undergrowth-room", "stop")
    assert (table.seat, table.options()) == (0, ["end"])
    assert table.play("end").seat == 1
