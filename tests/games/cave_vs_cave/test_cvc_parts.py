"""Section 5 and sections 6.1, 6.2: the parts of a tile, collecting and exchanging."""

from itertools import combinations, permutations

import pytest
from cave_table import GOODS, TILES, Table, position

from permonik.testing import example, rule, ruling

ALL_SLOTS_OF_TWO = ["r0c0-r0c1", "r0c0-r1c0", "r0c1-r1c1", "r1c0-r1c1", "r3c0-r4c0", "r4c0-r4c1", "r4c1-r4c2"]
FINISH = {
    "masonry-room": ["do masonry-room", "stop"],
    "masonry-material": ["do masonry-material", "gain stone"],
    "masonry-wall": ["do masonry-wall", "build r0c0-r0c1"],
}
NINE_FOOD = {"food": 9}


def in_room(room: str, goods: dict[str, int], **more: object) -> Table:
    """The player has just chosen to use the room."""
    table = position(goods=goods, cells={"r2c0": room}, tile="undergrowth", **more)  # type: ignore[arg-type]
    return table.play("do undergrowth-room", f"use {room}")


@rule("R5.1")
@pytest.mark.parametrize("order", list(permutations(FINISH)), ids="-".join)
def test_parts_are_done_in_any_order_and_none_twice(order: tuple[str, ...]) -> None:
    table = position(goods=NINE_FOOD, tile="masonry")
    left = list(FINISH)
    for part in order:
        assert table.options() == ["end", *[f"do {one}" for one in left]]
        table.play(*FINISH[part])
        left.remove(part)
    assert table.options() == ["end"]


@rule("R5.1", "R5.2")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_any_parts_may_be_left_out_even_all(count: int) -> None:
    for chosen in combinations(FINISH, count):
        table = position(goods=NINE_FOOD, tile="masonry")
        for part in chosen:
            table.play(*FINISH[part])
        table.play("end")
        assert table.seat == 1
        assert table.goods()["stone"] == ("masonry-material" in chosen)
        assert table.supply() == 7 - ("masonry-wall" in chosen)


@rule("R5.2")
@pytest.mark.parametrize("tile", TILES)
def test_every_tile_can_be_taken_and_left_undone(tile: str) -> None:
    table = position(round=8, goods={"gold": 2}, tile=tile)
    before = table.goods(), table.cells(), table.walls(), table.display()
    table.play("end")
    assert (table.goods(), table.cells(), table.walls(), table.display()) == before
    assert tile in table.data()["taken"][0]


@rule("R5.3")
@pytest.mark.parametrize(
    ("tile", "chosen", "left"),
    [
        ("excavation", ["excavation-one", "dig r1c0", "=stall"], ["excavation-stone"]),
        ("excavation", ["excavation-two", "dig r1c0", "=stall", "dig r2c1", "=dungeon"], ["excavation-stone"]),
        ("undermining", ["undermining-rooms", "stop"], []),
        ("undermining", ["undermining-dig", "dig r1c0", "=stall"], []),
        ("expedition", ["expedition-wood"], []),
        ("expedition", ["expedition-stone"], []),
        ("expedition", ["expedition-rooms", "stop"], []),
    ],
)
def test_of_alternatives_on_a_tile_one_at_the_most(tile: str, chosen: list[str], left: list[str]) -> None:
    """Everything could be paid, so only the choice itself closes the others."""
    table = position(goods={"wood": 9, "stone": 9, "food": 9}, tile=tile)
    assert chosen[0] in table.parts()
    assert len(table.parts()) > 1
    assert table.play(f"do {chosen[0]}", *chosen[1:]).parts() == left


@rule("R5.3")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("room", ["spinning_wheel", "grindstone", "stall", "bakehouse", "secret_chamber"])
def test_of_alternatives_in_a_room_one_at_the_most(room: str, number: int) -> None:
    table = in_room(room, {"emmer": 9, "flax": 9})
    assert table.parts() == [f"{room}-1", f"{room}-2"]
    table.play(f"do {room}-{number}")
    assert table.parts() == ["undergrowth-wood"], "the room is done, and its other half with it"


@rule("R5.1", "R6.8.5")
@pytest.mark.parametrize("order", ["12", "21"])
def test_the_two_parts_of_a_room_are_not_alternatives(order: str) -> None:
    table = in_room("tunnel", {})
    first, second = order
    table.play(f"do tunnel-{first}")
    assert table.options() == ["leave", f"do tunnel-{second}"]
    table.play(f"do tunnel-{second}")
    assert (table.goods()["food"], table.goods()["stone"]) == (2, 1)


@rule("R5.4")
@example("EX-1")
def test_a_short_slash_between_gains_means_one_of_them() -> None:
    table = position(goods=NINE_FOOD, tile="masonry").play("do masonry-material")
    assert table.options() == ["gain wood", "gain stone"]
    wood = Table(table.state.clone()).play("gain wood")
    assert (wood.goods()["wood"], wood.goods()["stone"]) == (1, 0)
    stone = table.play("gain stone")
    assert (stone.goods()["wood"], stone.goods()["stone"]) == (0, 1)
    assert "masonry-material" not in stone.parts()


@rule("R5.4")
@ruling("RU-20")
def test_a_short_slash_between_payments_means_one_of_them_wholly() -> None:
    assert position(goods={"wood": 4, "stone": 4}, tile="expedition").parts() == ["expedition-rooms"]
    assert position(goods={"wood": 5, "stone": 4}, tile="expedition").parts() == ["expedition-wood", "expedition-rooms"]
    table = position(goods={"wood": 6, "stone": 6}, tile="expedition").play("do expedition-stone")
    assert (table.goods()["wood"], table.goods()["stone"], table.goods()["gold"]) == (6, 1, 4)
    assert in_room("stall", {"emmer": 4, "flax": 4}).parts() == []
    assert in_room("stall", {"emmer": 4, "flax": 5}).parts() == ["stall-2"]


@rule("R5.5")
@ruling("RU-24")
def test_what_cannot_take_effect_is_not_offered_and_stops_nobody() -> None:
    no_walls = position(goods=NINE_FOOD, other_walls=ALL_SLOTS_OF_TWO, tile="masonry")
    assert no_walls.parts() == ["masonry-room", "masonry-material"]
    dug_out = dict.fromkeys(["r0c0", "r0c1", "r1c0", "r1c1", "r2c1", "r3c1", "r4c0", "r4c1", "r4c2"], "empty")
    nothing_to_dig = position(goods=NINE_FOOD, cells=dug_out, tile="excavation")
    assert nothing_to_dig.parts() == ["excavation-stone"]
    nothing_fits = position(goods={"wood": 9, "stone": 9, "food": 9}, display=["parlor", "tunnel"], tile="housework")
    assert nothing_fits.options() == ["end"]
    nothing_to_raze = position(goods=NINE_FOOD, tile="breach")
    assert nothing_to_raze.options() == ["end"]
    for table in (no_walls, nothing_to_dig, nothing_fits, nothing_to_raze):
        assert table.play("end").seat == 1


@rule("R5.7")
def test_the_turn_ends_when_the_player_says_so() -> None:
    table = position(goods={"emmer": 1}, tile="undergrowth").play("do undergrowth-wood", "do undergrowth-room", "stop")
    assert table.options() == ["end", "exchange emmer"]
    table.play("exchange emmer")
    assert table.options() == ["end"]
    assert table.seat == 0
    assert table.play("end").seat == 1
    all_three = position(goods=NINE_FOOD, tile="masonry")
    all_three.play(*[text for texts in FINISH.values() for text in texts])
    assert (all_three.seat, all_three.options()) == (0, ["end"])


@rule("R5.7")
@example("EX-26a")
def test_the_first_turn_of_the_game_with_undergrowth() -> None:
    assert position(tile="undergrowth").options() == [
        "end",
        "do undergrowth-room",
        "do undergrowth-wood",
        "exchange emmer",
        "exchange flax",
        "exchange gold",
    ]


# -- collecting ------------------------------------------------------------------------------------------------------


@rule("R6.1.1")
@pytest.mark.parametrize(
    ("tile", "part", "gain"),
    [
        ("undergrowth", "undergrowth-wood", {"wood": 2}),
        ("excavation", "excavation-stone", {"stone": 1}),
        ("furnishing", "furnishing-food", {"food": 1}),
        ("cultivation", "cultivation-crops", {"emmer": 2, "flax": 1}),
    ],
)
def test_collecting_gives_the_goods_shown_and_no_others(tile: str, part: str, gain: dict[str, int]) -> None:
    table = position(tile=tile).play(f"do {part}")
    assert table.goods() == {good: 1 + gain.get(good, 0) for good in GOODS}
    assert table.goods(1) == dict.fromkeys(GOODS, 1)


@rule("R6.1.2")
@ruling("RU-3")
def test_pluses_without_a_line_come_together() -> None:
    table = position(goods=NINE_FOOD, tile="cultivation")
    assert table.options() == ["end", "do cultivation-room", "do cultivation-crops"]
    table.play("do cultivation-crops")
    assert (table.goods()["emmer"], table.goods()["flax"]) == (2, 1)
    table = in_room("storeroom", {})
    assert table.options() == ["leave", "do storeroom"]
    goods = table.play("do storeroom").goods()
    assert (goods["emmer"], goods["flax"], goods["food"]) == (1, 1, 1)


@rule("R6.1.3")
@example("EX-3")
@pytest.mark.parametrize(("stone", "after"), [(0, 1), (2, 3), (3, 3), (5, 5)])
def test_tunnel_gives_stone_only_below_three(stone: int, after: int) -> None:
    table = in_room("tunnel", {"stone": stone})
    assert table.parts() == (["tunnel-1", "tunnel-2"] if stone < 3 else ["tunnel-1"])
    table.play("do tunnel-1")
    if stone < 3:
        table.play("do tunnel-2")
    assert (table.goods()["food"], table.goods()["stone"]) == (2, after)


# -- exchanging ------------------------------------------------------------------------------------------------------


@rule("R6.2.1")
def test_all_is_paid_and_all_is_received() -> None:
    goods = {"wood": 1, "stone": 3, "emmer": 2, "flax": 1, "food": 4, "gold": 5}
    altar = in_room("sacrificial_altar", goods).play("do sacrificial_altar")
    assert altar.goods() == {"wood": 0, "stone": 3, "emmer": 1, "flax": 0, "food": 3, "gold": 8}
    house = in_room("warehouse", goods).play("do warehouse")
    assert house.goods() == {"wood": 2, "stone": 4, "emmer": 3, "flax": 2, "food": 2, "gold": 5}


@rule("R6.2.1")
@example("EX-20")
def test_one_pays_before_one_receives() -> None:
    """At the limit the payment makes room for the gain; what is received cannot pay."""
    table = in_room("treasury", {"gold": 19}).play("do treasury")
    assert (table.goods()["gold"], table.goods()["food"]) == (19, 1)
    table = in_room("treasury", {"gold": 17}).play("do treasury")
    assert table.goods()["gold"] == 18
    assert in_room("treasury", {"gold": 2}).parts() == []


@rule("R6.2.2")
@pytest.mark.parametrize("missing", ["wood", "emmer", "flax", "food"])
def test_a_price_is_paid_whole_or_not_at_all(missing: str) -> None:
    price = {"wood": 1, "emmer": 1, "flax": 1, "food": 1}
    assert in_room("sacrificial_altar", price).parts() == ["sacrificial_altar"]
    assert in_room("sacrificial_altar", price | {missing: 0, "gold": 9, "stone": 9}).parts() == []


@rule("R6.2.2")
@ruling("RU-4")
@pytest.mark.parametrize(
    ("room", "goods", "exchange"),
    [("spinning_wheel", {"flax": 9}, "spinning_wheel-1"), ("weaving_room", {"flax": 9}, "weaving_room")],
)
def test_an_exchange_happens_once_per_use(room: str, goods: dict[str, int], exchange: str) -> None:
    table = in_room(room, goods).play(f"do {exchange}")
    assert table.parts() == ["undergrowth-wood"]
    table = position(goods={"wood": 9, "stone": 9}, tile="expedition").play("do expedition-wood")
    assert table.parts() == []


@rule("R6.2.3")
@example("EX-4")
@ruling("RU-5")
def test_junction_room_takes_any_three_different_goods() -> None:
    table = in_room("junction_room", dict.fromkeys(GOODS, 1)).play("do junction_room")
    assert table.options() == [f"pay {a}+{b}+{c}" for a, b, c in combinations(GOODS, 3)]
    assert len(table.options()) == 20
    table.play("pay stone+food+gold")
    assert table.goods() == {"wood": 1, "stone": 0, "emmer": 1, "flax": 1, "food": 0, "gold": 2}


@rule("R6.2.3")
@example("EX-4")
def test_junction_room_takes_one_of_each_kind_and_needs_three() -> None:
    table = in_room("junction_room", {"wood": 1, "stone": 1, "food": 4}).play("do junction_room")
    assert table.options() == ["pay wood+stone+food"]
    table.play("pay wood+stone+food")
    assert table.goods() == {"wood": 0, "stone": 0, "emmer": 0, "flax": 0, "food": 3, "gold": 2}
    assert in_room("junction_room", {"wood": 5, "food": 5}).parts() == []
