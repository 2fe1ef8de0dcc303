"""Work room and Office room: rooms in tunnels, and tiles that hang over the edge of the board."""

from typing import Any

from caverna_rooms import furnish, furnishable, shop
from caverna_table import Table, home, position

from permonik.testing import example, rule, ruling

WORK = {"r2c3": "work_room"}
OFFICE = {"r2c3": "office_room"}
FOREST_RING = {"r-1c0", "r-1c1", "r-1c2", "r4c0", "r4c1", "r4c2", "r0c-1", "r1c-1", "r2c-1", "r3c-1"}
MOUNTAIN_RING = {"r-1c3", "r-1c4", "r-1c5", "r4c3", "r4c4", "r4c5", "r0c6", "r1c6", "r2c6", "r3c6"}
FOREST_FULL = {f"r{row}c{column}": "field" for row in range(4) for column in range(3)}


def clearing(**plain: Any) -> Table:
    """A meadow/field tile is about to be laid."""
    return position(home(**plain), home()).play("place clearing_1_3", "do meadow_field")


def drifting(**plain: Any) -> Table:
    """A cavern/tunnel tile is about to be laid, the cavern first."""
    return position(home(**plain), home()).play("place drift_mining_1_3", "do cavern_tunnel")


# -- Work room -------------------------------------------------------------------------------------------------------


@example("EX-72")
@rule("R12.1")
def test_the_work_room_opens_tunnels_and_deep_tunnels_but_no_mines() -> None:
    cells = {"r2c4": "tunnel", "r2c5": "deep_tunnel", "r1c5": "ore_mine", "r1c4": "ruby_mine", "r1c3": "cavern"}
    table = shop(home(cells=cells, rooms=WORK, wood=1), "cuddle_room")
    assert sorted(furnishable(table, cells=True)) == ["r1c3", "r2c4", "r2c5"]
    assert furnishable(shop(home(cells=cells, wood=1), "cuddle_room"), cells=True) == ["r1c3", "r2c3"]


@example("EX-72")
@rule("R12.1")
def test_a_furnished_tunnel_is_no_tunnel_any_more() -> None:
    cells = {"r2c4": "tunnel", "r2c5": "tunnel"}
    mining = {6: "ruby_mine_construction", 3: "ore_mine_construction"}
    table = shop(home(cells=cells, rooms=WORK, wood=1), "cuddle_room")
    plain = furnish(table, "cuddle_room", "r2c4").home()
    assert plain["cells"]["r2c4"] == "cuddle_room"
    after = position(plain, home(), cards=mining)
    assert "ore_mine_construction" not in after.offers("place")
    after.play("place ruby_mine_construction", "do ruby_mine_on_tunnel")
    assert after.offers("lay") == ["r2c5"]
    cells = {"r2c4": "deep_tunnel", "r2c5": "ore_mine"}
    plain = furnish(shop(home(cells=cells, rooms=WORK, wood=1), "cuddle_room"), "cuddle_room", "r2c4").home()
    assert "ruby_mine_construction" not in position(plain, home(), cards=mining).offers("place")


@rule("R12.6", "R12.12")
def test_the_work_room_itself_needs_a_cavern() -> None:
    full = home(cells={"r2c4": "tunnel"}, rooms={"r2c3": "dwelling"}, stone=1)
    assert furnishable(shop(full, "work_room")) == []
    some = home(cells={"r2c4": "tunnel"}, stone=1)
    assert furnishable(shop(some, "work_room"), cells=True) == ["r2c3"]


# -- Office room: where ----------------------------------------------------------------------------------------------


@rule("R12.1")
@ruling("RU-13")
def test_without_the_office_room_nothing_hangs_over() -> None:
    assert not (FOREST_RING | MOUNTAIN_RING) & set(drifting().offers("lay") + clearing().offers("lay"))


@rule("R12.6", "R12.12")
def test_the_office_room_pays_nothing_for_itself_and_works_at_once() -> None:
    for space, part, cell in (("clearing_1_3", "meadow_field", "r4c2"), ("drift_mining_1_3", "cavern_tunnel", "r4c4")):
        table = furnish(shop(home(stone=1), "office_room"), "office_room").play("stop", "place supplies")
        assert table.goods() == {}
        assert cell in table.play(f"place {space}", f"do {part}").offers("lay")


@example("EX-73")
@rule("R12.1")
def test_a_tile_over_the_edge_pays_two_gold_each_time() -> None:
    cells = {"r1c3": "cavern", "r1c4": "cavern"}
    table = drifting(cells=cells, rooms=OFFICE).play("lay r0c3", "lay r-1c3")
    assert table.goods() == {"gold": 2}
    after = position(table.home(), home()).play("place drift_mining_1_3", "do cavern_tunnel", "lay r0c4", "lay r-1c4")
    assert after.goods() == {"gold": 4}
    inside = drifting(cells=cells, rooms=OFFICE).play("lay r2c4", "lay r2c5")
    assert inside.goods() == {}


@example("EX-73")
@ruling("RU-13")
def test_mines_outside_pay_no_gold() -> None:
    cells = {"r1c3": "cavern", "r0c3": "cavern", "r0c4": "cavern", "r-1c3": "tunnel", "r-1c4": "tunnel"}
    plain = home(cells=cells, rooms=OFFICE)
    ruby = position(plain, home(), cards={6: "ruby_mine_construction"})
    ruby.play("place ruby_mine_construction", "do ruby_mine_on_tunnel", "lay r-1c3")
    assert ruby.goods() == {}
    assert ruby.points()["mines"] == 4
    ore = position(plain, home(), cards={3: "ore_mine_construction"})
    ore.play("place ore_mine_construction", "do ore_mine_deep_tunnel_and_gain_ore_3", "lay r-1c3", "lay r-1c4")
    assert ore.goods() == {"ore": 3}
    assert ore.points()["mines"] == 3


@rule("R12.1")
@ruling("RU-13")
def test_the_meadow_and_both_caverns_may_hang_over_too() -> None:
    table = clearing(rooms=OFFICE).play("lay r4c2", "lay r3c2")
    assert table.goods() == {"gold": 2}
    assert {cell: tile for cell, tile in table.home()["cells"].items() if tile in ("meadow", "field")} == {
        "r4c2": "meadow",
        "r3c2": "field",
    }
    table = position(home(cells={"r1c3": "cavern"}, rooms=OFFICE), home()).play("place excavation_1_3")
    table.play("do cavern_tunnel_or_cavern_cavern", "tile cavern_cavern", "lay r0c3", "lay r-1c3")
    assert table.goods() == {"gold": 2}


@ruling("RU-13")
def test_exactly_one_half_lies_on_the_board() -> None:
    cells = {"r1c3": "cavern", "r0c3": "cavern", "r-1c3": "tunnel"}
    table = drifting(cells=cells, rooms=OFFICE)
    assert "r-1c4" in table.offers("lay")
    assert table.play("lay r-1c4").offers("lay") == ["r0c4"], "neither r-1c5 nor any other cell outside"


@ruling("RU-13")
def test_no_tile_lies_across_the_border_of_forest_and_mountain() -> None:
    cells = {"r3c2": "meadow", "r3c4": "cavern", "r0c2": "meadow", "r0c3": "cavern", "r1c3": "cavern"}
    table = clearing(cells=cells, rooms=OFFICE)
    assert not MOUNTAIN_RING & set(table.offers("lay"))
    assert table.play("lay r-1c1").offers("lay") == ["r0c1"], "from outside the way back is the board"
    table = drifting(cells=cells, rooms=OFFICE)
    assert not FOREST_RING & set(table.offers("lay"))
    assert table.play("lay r4c5").offers("lay") == ["r3c5"]


@ruling("RU-13")
def test_outside_too_the_halves_do_not_touch() -> None:
    """A tunnel at (-1,3) connects no meadow at (-1,2), nor the other way round."""
    cells = {"r3c2": "meadow", "r1c3": "cavern", "r0c3": "cavern", "r-1c3": "tunnel"}
    assert not {"r-1c2", "r0c2"} & set(clearing(cells=cells, rooms=OFFICE).offers("lay"))
    cells = {"r1c2": "meadow", "r0c2": "meadow", "r-1c2": "field"}
    assert "r-1c3" not in drifting(cells=cells, rooms=OFFICE).offers("lay")


@ruling("RU-13")
def test_the_first_tile_covers_the_entrance_and_later_ones_are_connected() -> None:
    assert sorted(clearing(rooms=OFFICE).offers("lay")) == ["r2c2", "r3c1", "r3c2", "r4c2"]
    assert clearing(rooms=OFFICE).play("lay r4c2").offers("lay") == ["r3c2"]
    cells = {"r3c2": "meadow", "r4c2": "field"}
    table = clearing(cells=cells, rooms=OFFICE)
    assert "r4c1" in table.offers("lay"), "it touches the field outside"
    assert table.play("lay r4c1").offers("lay") == ["r3c1"]
    assert "r-1c0" not in clearing(cells=cells, rooms=OFFICE).offers("lay")


@ruling("RU-13")
@rule("R12.1")
def test_with_a_full_forest_nothing_can_hang_over() -> None:
    """One half must be on the board; meadows outside alone are no way to grow."""
    table = position(home(cells=FOREST_FULL, rooms=OFFICE), home(), goods={"clearing_1_3": {"wood": 1}})
    assert table.play("place clearing_1_3").offers("do") == ["take_all"]
    last = {cell: tile for cell, tile in FOREST_FULL.items() if cell != "r0c0"}
    table = clearing(cells=last, rooms=OFFICE)
    assert sorted(table.offers("lay")) == ["r-1c0", "r0c-1", "r0c0"]


@ruling("RU-13")
def test_the_half_on_the_board_takes_its_bonus() -> None:
    cells = {"r3c2": "meadow", "r0c4": "cavern"}
    table = clearing(cells=cells, rooms=OFFICE).play("lay r4c1", "lay r3c1")
    assert table.goods() == {"gold": 2, "food": 1}
    table = drifting(cells=cells, rooms=OFFICE).play("lay r0c5", "lay r0c6")
    assert table.goods() == {"gold": 2, "food": 2}


# -- Office room: what lies outside is ordinary ----------------------------------------------------------------------


@ruling("RU-13")
def test_fields_and_meadows_outside_are_sown_fenced_and_given_stables() -> None:
    cells = {"r3c2": "meadow", "r4c2": "meadow", "r4c1": "field"}
    plain = home(cells=cells, rooms=OFFICE, grain=1, wood=4, stone=1)
    sown = position(plain, home()).play("place slash_and_burn", "do sow", "sow grain")
    assert sown.home()["crops"] == {"r4c1": {"grain": 3}}
    fenced = position(plain, home(), cards={1: "sheep_farming"})
    fenced.play("place sheep_farming", "do large_pasture", "fence r3c2", "fence r4c2", "do stable", "stable r4c2")
    assert fenced.goods() == {"grain": 1}
    assert fenced.points()["pastures"] == 4
    small = position(plain, home(), cards={1: "sheep_farming"})
    assert "r4c2" in small.play("place sheep_farming", "do small_pasture").offers("fence")


@ruling("RU-13")
def test_caverns_outside_are_furnished() -> None:
    cells = {"r1c3": "tunnel", "r0c3": "tunnel", "r-1c3": "cavern"}
    table = shop(home(cells=cells, rooms=OFFICE, wood=1), "cuddle_room")
    assert furnishable(table, cells=True) == ["r-1c3"]
    assert furnish(table, "cuddle_room", "r-1c3").points()["rooms"] == 2


@ruling("RU-13")
def test_no_single_tile_and_no_stable_on_bare_ground_outside() -> None:
    cells = {"r3c2": "meadow", "r4c2": "field", "r0c3": "cavern", "r1c3": "cavern", "r-1c3": "tunnel"}
    plain = home(cells=cells, rooms=OFFICE, ruby=2, stone=1)
    for bought in ("ruby_meadow", "ruby_field", "ruby_tunnel", "ruby_cavern"):
        offered = position(plain, home()).play(f"exchange {bought}").offers("lay")
        assert offered
        assert not (FOREST_RING | MOUNTAIN_RING) & set(offered)
    table = position(plain, home(), cards={1: "sheep_farming"}).play("place sheep_farming", "do stable")
    assert not FOREST_RING & set(table.offers("stable"))
    assert len(table.offers("stable")) == 12, "the whole forest"


@ruling("RU-13")
def test_what_lies_outside_is_never_an_unused_space() -> None:
    inside = {"r3c2": "meadow"}
    outside = {"r4c2": "field", "r4c1": "field", "r-1c3": "tunnel"}
    assert position(home(cells=inside, rooms=OFFICE), home()).points()["unused"] == -21
    assert position(home(cells=inside | outside, rooms=OFFICE), home()).points()["unused"] == -21
