"""The worked examples of section 11, figure by figure. (EX-10, 17 to 19, 23 to 25 and 27 stand with their chapters.)"""

from itertools import combinations

import pytest
from cave_table import GOODS, LIGHT, Table, position

from permonik.games.cave_vs_cave import GAME
from permonik.testing import example, rule

ONES = dict.fromkeys(GOODS, 1)


def inside(room: str, goods: dict[str, int]) -> Table:
    table = position(cells={"r1c0": room}, goods=goods, tile="cultivation")
    return table.play("do cultivation-room", f"use {room}")


@example("EX-1")
def test_masonry_gives_wood_or_stone() -> None:
    for good in ("wood", "stone"):
        table = position(tile="masonry", goods={}).play("do masonry-material")
        assert table.options() == ["gain wood", "gain stone"]
        table.play(f"gain {good}")
        assert table.goods() == {**dict.fromkeys(GOODS, 0), good: 1}
        assert table.parts() == ["masonry-room", "masonry-wall"]


@example("EX-2")
def test_the_bakehouse_bakes_in_one_way_or_the_other() -> None:
    first = inside("bakehouse", {"emmer": 3}).play("do bakehouse-1")
    assert first.goods() == {**dict.fromkeys(GOODS, 0), "emmer": 1, "food": 4, "gold": 1}
    second = inside("bakehouse", {"emmer": 3}).play("do bakehouse-2")
    assert second.goods() == {**dict.fromkeys(GOODS, 0), "food": 4, "gold": 2}
    assert inside("bakehouse", {"emmer": 2}).parts() == ["bakehouse-1"]
    assert inside("bakehouse", {"emmer": 1}).parts() == []
    both = inside("bakehouse", {"emmer": 5}).play("do bakehouse-1")
    assert both.parts() == ["cultivation-crops"]


@example("EX-3")
@pytest.mark.parametrize(("stone", "after"), [(2, 3), (3, 3), (5, 5)])
def test_the_tunnel_has_stone_for_those_with_fewer_than_three(stone: int, after: int) -> None:
    table = inside("tunnel", {"stone": stone}).play("do tunnel-1")
    if stone < 3:
        table.play("do tunnel-2")
    else:
        assert table.options() == ["leave"]
    assert (table.goods()["food"], table.goods()["stone"]) == (2, after)


@example("EX-4")
def test_the_junction_room_takes_three_different_goods() -> None:
    table = inside("junction_room", {"wood": 1, "stone": 1, "food": 4}).play("do junction_room")
    assert table.options() == ["pay wood+stone+food"]
    table.play("pay wood+stone+food")
    assert table.goods() == {**dict.fromkeys(GOODS, 0), "food": 3, "gold": 2}
    assert inside("junction_room", {"wood": 5, "food": 5}).parts() == []
    all_six = inside("junction_room", ONES).play("do junction_room")
    assert all_six.options() == ["pay " + "+".join(three) for three in combinations(GOODS, 3)]
    assert len(all_six.options()) == 20


@example("EX-5")
def test_one_cavern_for_nothing_or_two_for_two_food() -> None:
    def start() -> Table:
        return position(tile="excavation", goods={"food": 2, "stone": 1})

    single = start().play("do excavation-one", "dig r1c0", "=stall", "do excavation-stone")
    assert (single.goods()["food"], single.goods()["stone"]) == (2, 2)
    assert single.display() == {*LIGHT, "stall"}
    double = start().play("do excavation-stone", "do excavation-two", "dig r1c0", "=stall", "dig r4c0", "=treasury")
    assert (double.goods()["food"], double.goods()["stone"]) == (0, 2)
    assert double.display() == {*LIGHT, "stall", "treasury"}
    assert start().play("do excavation-one", "dig r3c1", "=stall").goods()["food"] == 3
    symbol = start().play("do excavation-two", "dig r1c0", "=stall", "dig r3c1", "=treasury")
    assert symbol.goods()["food"] == 1
    assert start().play("do excavation-stone", "end").goods()["stone"] == 2
    assert position(tile="excavation", goods={"food": 1}).parts() == ["excavation-one", "excavation-stone"]


def accessible(walls: list[str], cells: dict[str, str] | None = None, part: str = "drift_mining-dig") -> list[str]:
    table = position(tile=part.split("-")[0], walls=walls, cells=cells or {}).play(f"do {part}")
    return [text.removeprefix("dig ") for text in table.options()]


@example("EX-6", "EX-6a")
def test_a_wall_below_the_entrance() -> None:
    assert accessible([]) == ["r1c0", "r2c1", "r3c1", "r4c0"]
    assert accessible(["r3c0-r4c0"]) == ["r1c0", "r2c1", "r3c1"]
    assert accessible(["r3c0-r4c0"], part="undermining-dig") == ["r1c0", "r2c1", "r3c1", "r4c0"]


@example("EX-6b")
def test_a_wall_above_the_free_cell_and_a_way_around() -> None:
    walls, cells = ["r1c0-r2c0"], {"r2c1": "empty"}
    assert accessible(walls, cells) == ["r1c1", "r3c1", "r4c0"]
    assert accessible(walls, cells, "undermining-dig") == ["r1c0", "r1c1", "r3c1", "r4c0"]


@example("EX-6c")
def test_one_tile_that_opens_the_way_to_the_second() -> None:
    walls = ["r1c0-r2c0", "r2c0-r2c1", "r3c0-r4c0"]
    assert accessible(walls) == ["r3c1"]
    table = position(tile="excavation", walls=walls, goods={"food": 2}).play("do excavation-two")
    assert table.options() == ["dig r3c1"]
    table.play("dig r3c1", "=stall")
    assert table.goods()["food"] == 1
    assert table.options() == ["dig r2c1", "dig r4c1"]


@example("EX-7")
@pytest.mark.parametrize(
    ("players", "rounds", "food"),
    [(2, (1, 2, 3), 2), (2, (4, 5, 6, 7), 3), (2, (8,), 4), (1, (1, 2, 3), 2), (1, (4, 5, 6), 3), (1, (7,), 4)],
)
def test_one_food_per_dwarf(players: int, rounds: tuple[int, ...], food: int) -> None:
    for number in rounds:
        for part in ("furnishing-furnish", "housework-furnish_a"):
            tile = part.split("-")[0]
            goods = {"wood": 1, "food": food}
            table = position(players=players, round=number, tile=tile, goods=goods, display=["shelf"])
            table.play(f"do {part}", "furnish shelf", "place r2c0", "surcharge food")
            assert table.goods()["food"] == 0
            less = position(
                players=players, round=number, tile=tile, goods={"wood": 1, "food": food - 1}, display=["shelf"]
            )
            assert part not in less.parts()


@example("EX-7")
@rule("R6.6.6")
def test_furnishing_nothing_costs_nothing() -> None:
    table = position(tile="furnishing", goods={"wood": 1, "food": 2}).play("do furnishing-food", "end")
    assert table.goods()["food"] == 3


@example("EX-8")
def test_the_parlor_raises_what_stands_at_0() -> None:
    table = inside("parlor", {"stone": 2, "flax": 1}).play("do parlor")
    assert table.goods() == {"wood": 1, "stone": 2, "emmer": 1, "flax": 1, "food": 1, "gold": 1}


@example("EX-9")
def test_the_first_room_is_orange_and_blue_never_catches_up() -> None:
    def furnishes(*rooms: str) -> bool:
        cells = dict(zip(("r0c0", "r0c1", "r1c0", "r1c1"), rooms, strict=False))
        table = position(players=1, tile="renovation", cells=cells, goods={}, display=["prospecting_site"])
        return "renovation-furnish" in table.parts()

    assert not furnishes()
    assert furnishes("shelf")
    assert not furnishes("shelf", "wood_storeroom")
    assert furnishes("shelf", "wood_storeroom", "tunnel")


@example("EX-11")
def test_the_order_of_all_turns() -> None:
    table = Table(GAME.setup(2, {})).play("=0")
    rounds: dict[int, str] = {}
    while not table.state.over:
        if table.state.chance() is not None:
            table.play(f"={table.outcomes()[0]}")
        number = table.data()["round"]
        rounds[number] = rounds.get(number, "") + "AB"[table.seat]
        table.play(table.options()[0], "end")
    assert rounds == {
        1: "ABAB",
        2: "BABA",
        3: "ABAB",
        4: "BABABA",
        5: "ABABAB",
        6: "BABABA",
        7: "ABABAB",
        8: "BABABABA",
    }


@example("EX-12")
def test_renovation_is_for_the_richer() -> None:
    def may(gold: int, other: int) -> tuple[bool, bool]:
        mine = "take renovation" in position(round=8, goods={"gold": gold}, other_goods={"gold": other}).options()
        after = position(round=8, goods={"gold": gold}, other_goods={"gold": other}, tile="breach").play("end")
        return mine, "take renovation" in after.options()

    assert may(5, 5) == (False, False)
    assert may(6, 5) == (True, False)
    assert may(4, 5) == (False, True)


@example("EX-13")
def test_breach_pulls_a_wall_down() -> None:
    cells = {"r4c2": "parlor"}
    goods = {"stone": 1, "food": 1, "gold": 1}
    table = position(tile="breach", walls=["r4c1-r4c2"], cells=cells, goods=goods)
    assert table.supply() == 6
    table.play("do breach-raze", "raze r4c1-r4c2")
    assert (table.supply(), table.walls()) == (7, [])
    assert table.goods() == {**dict.fromkeys(GOODS, 0), "stone": 3, "food": 4, "gold": 2}
    assert table.cells()["r4c2"] == "parlor"
    without = position(tile="breach", other_walls=["r0c0-r0c1"], goods={})
    assert without.options() == ["end"]


@example("EX-14")
def test_with_all_seven_walls_built_nobody_builds() -> None:
    mine = ["r0c0-r0c1", "r0c0-r1c0", "r0c1-r1c1", "r1c0-r1c1"]
    theirs = ["r0c0-r0c1", "r0c0-r1c0", "r0c1-r1c1"]
    first = position(round=8, walls=mine, other_walls=theirs, tile="masonry")
    assert first.supply() == 0
    assert first.parts() == ["masonry-room", "masonry-material"]
    second = position(round=8, walls=mine, other_walls=theirs, tile="excavation").play("end", "take masonry")
    assert second.parts() == ["masonry-room", "masonry-material"]
    third = position(round=8, walls=mine, other_walls=theirs, tile="excavation")
    third.play("end", "take breach", "do breach-raze", "raze r0c0-r1c0", "end")
    assert third.supply() == 1
    assert third.play("take masonry").parts() == ["masonry-room", "masonry-material", "masonry-wall"]
    assert third.play("do masonry-wall", "build r4c1-r4c2").supply() == 0


@example("EX-15")
def test_replenishing_never_lowers() -> None:
    corner = inside("food_corner", {"food": 7})
    assert corner.options() == ["leave"]
    shelf = inside("shelf", {"wood": 3, "stone": 2, "emmer": 0, "flax": 1}).play("do shelf")
    assert shelf.options() == ["raise emmer", "raise flax"]
    shelf.play("raise emmer")
    assert shelf.goods() == {**dict.fromkeys(GOODS, 0), "wood": 3, "stone": 2, "emmer": 2, "flax": 1}


@example("EX-16")
def test_emmer_flax_and_gold_turn_into_food() -> None:
    table = position(tile="excavation", goods={"emmer": 1, "flax": 1, "gold": 1, "food": 1})
    table.play("exchange emmer", "exchange flax", "exchange gold")
    assert table.goods() == {**dict.fromkeys(GOODS, 0), "food": 4}
    full = position(tile="excavation", goods={"emmer": 1, "flax": 1, "gold": 1, "food": 9})
    assert not [text for text in full.options() if text.startswith("exchange")]


@example("EX-20")
def test_what_exceeds_a_limit_is_lost() -> None:
    wood = position(tile="undergrowth", goods={"wood": 8}).play("do undergrowth-wood")
    assert wood.goods()["wood"] == 9
    gold = position(tile="expedition", goods={"gold": 18, "wood": 5}).play("do expedition-wood")
    assert gold.goods()["gold"] == 19
    treasury = inside("treasury", {"gold": 19}).play("do treasury")
    assert (treasury.goods()["gold"], treasury.goods()["food"]) == (19, 1)


@example("EX-21")
def test_the_first_furnishing() -> None:
    table = position(tile="housework", goods=ONES).play("exchange emmer", "do housework-furnish_a")
    assert table.options() == ["furnish shelf", "furnish spinning_wheel", "furnish grindstone"]
    table.play("furnish shelf", "place r2c0", "surcharge food")
    assert table.goods() == {"wood": 0, "stone": 1, "emmer": 0, "flax": 1, "food": 0, "gold": 1}
    other = position(tile="housework", goods=ONES).play("do housework-furnish_b", "furnish shelf", "place r2c0")
    assert other.options() == ["surcharge gold"]
    other.play("surcharge gold")
    assert other.goods() == {"wood": 0, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 0}


@example("EX-22")
def test_which_shapes_fit_where() -> None:
    one_of_each = {
        "one": "shelf",
        "one_or_corner": "grindstone",
        "one_to_three": "warehouse",
        "corner": "food_corner",
        "opposite": "tunnel",
        "corner_or_three": "gold_vein",
        "three": "parlor",
        "three_or_four": "state_room",
        "four": "treasury",
    }

    def admitted(cell: str, walls: list[str], display: list[str]) -> set[str]:
        cells = {"r2c0": "spinning_wheel", cell: "empty"}
        plenty = {"wood": 9, "stone": 9, "gold": 19}
        table = position(players=1, tile="renovation", cells=cells, walls=walls, goods=plenty, display=display).play(
            "do renovation-furnish"
        )
        return {text.removeprefix("furnish ") for text in table.options()}

    shapes = list(one_of_each.values())
    three = admitted("r4c2", [], shapes)
    assert three == {one_of_each[s] for s in ("one_to_three", "corner_or_three", "three", "three_or_four")}
    assert admitted("r4c2", ["r4c1-r4c2"], shapes) == {one_of_each[s] for s in ("four", "three_or_four")}
    dark = GAME.dump(GAME.setup(2, {}))["unseen"]
    everything = [room for room in [*LIGHT, *dark] if room != "spinning_wheel"]
    assert admitted("r1c0", ["r1c0-r1c1"], everything) == {"tunnel", "junction_room"}


@example("EX-26", "EX-26a")
def test_the_first_turn_with_undergrowth_has_six_moves() -> None:
    table = position(tile="undergrowth", goods=ONES)
    assert table.options() == [
        "end",
        "do undergrowth-room",
        "do undergrowth-wood",
        "exchange emmer",
        "exchange flax",
        "exchange gold",
    ]


@example("EX-26", "EX-26b")
def test_the_first_turn_with_housework() -> None:
    assert position(tile="housework", goods=ONES).parts() == ["housework-furnish_b"]
    for room, good in [("shelf", "wood"), ("spinning_wheel", "wood"), ("grindstone", "stone")]:
        table = position(tile="housework", goods=ONES).play("do housework-furnish_b")
        assert table.options() == ["furnish shelf", "furnish spinning_wheel", "furnish grindstone"]
        assert table.play(f"furnish {room}").options() == ["place r2c0"]
        assert table.play("place r2c0").options() == ["surcharge gold"]
        assert table.play("surcharge gold").goods() == {**ONES, "gold": 0, good: 0}
    for good in ("emmer", "flax"):
        table = position(tile="housework", goods=ONES).play(f"exchange {good}")
        assert table.parts() == ["housework-furnish_a", "housework-furnish_b"]


@example("EX-26", "EX-26c")
def test_the_first_turn_with_excavation() -> None:
    table = position(tile="excavation", goods=ONES)
    assert table.parts() == ["excavation-one", "excavation-stone"]
