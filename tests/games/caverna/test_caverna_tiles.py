"""Landscape tiles on the home board (R5.1 to R5.8, R5.16): where they may lie and what they bring."""

import pytest
from caverna_table import Table, home, position
from tilework import BONUS, FOREST, MOUNTAIN, ORE_MINE, TWINS, all_but, both_ways, bought, laying, looting, pairs

from permonik.testing import example, rule

# -- adjacency and connection ----------------------------------------------------------------------------------------


@rule("R5.1", "R5.3")
@pytest.mark.parametrize("twin", ["cavern_tunnel", "cavern_cavern"])
def test_the_first_mountain_tile(twin: str) -> None:
    """Two adjacent cells, one of them beside the printed cavern or dwelling, and either half on either cell."""
    assert pairs(laying(twin, home())) == both_ways(
        ("r1c3", "r0c3"),
        ("r1c3", "r1c4"),
        ("r2c4", "r1c4"),
        ("r2c4", "r3c4"),
        ("r2c4", "r2c5"),
        ("r3c4", "r3c5"),
    )


@rule("R5.1")
def test_forest_and_mountain_do_not_touch() -> None:
    """A full forest makes no cell of the mountain reachable, nor the other way round."""
    full = home(cells=dict.fromkeys(FOREST, "meadow"))
    assert sorted(bought("tunnel", full).offers("lay")) == ["r1c3", "r2c4", "r3c4"]
    nearly = home(cells=all_but(FOREST, "r0c2", tile="meadow"), ruby=2)
    table = position(nearly, home()).play("exchange ruby_meadow", "lay r0c2", "exchange ruby_tunnel")
    assert sorted(table.offers("lay")) == ["r1c3", "r2c4", "r3c4"]
    caves = home(cells={cell: "cavern" for cell in MOUNTAIN if cell != "r3c3"})
    assert bought("meadow", caves).offers("lay") == ["r3c2"]
    assert pairs(laying("meadow_field", caves)) == both_ways(("r3c2", "r3c1"), ("r3c2", "r2c2"))


@rule("R5.1")
def test_adjacent_is_never_diagonal() -> None:
    """Around a single meadow in the middle, four cells."""
    plain = home(cells={"r1c1": "meadow"})
    assert sorted(bought("field", plain).offers("lay")) == ["r0c1", "r1c0", "r1c2", "r2c1"]
    table = laying("meadow_field", plain).play("lay r0c1")
    assert sorted(table.offers("lay")) == ["r0c0", "r0c2"]
    tunnels = home(cells={"r2c4": "tunnel", "r1c5": "tunnel"})
    assert "ore_mine_construction" not in position(tunnels, home(), cards={3: "ore_mine_construction"}).offers("place")
    meadows = home(cells={"r3c2": "meadow", "r2c1": "meadow"}, wood=4)
    table = position(meadows, home(), cards={2: "sheep_farming"}).play("place sheep_farming")
    assert table.offers("do") == ["small_pasture"]


@rule("R5.2")
def test_what_lies_there_is_never_replaced() -> None:
    """With one tile of every kind on the board, new tiles and rooms find only the cells that the rules name."""
    forest = {"r3c2": "meadow", "r3c1": "field", "r2c2": "small_pasture"}
    cave = {"r2c4": "tunnel", "r1c3": "ore_mine", "r1c4": "deep_tunnel", "r2c5": "ruby_mine"}
    rooms = {"r2c3": "carpenter"}
    plain = home(
        cells={**forest, **cave, "r3c4": "cavern"}, larges=[["r1c1", "r1c2"]], rooms=rooms, stone=9, ruby=9, wood=9
    )
    taken = {*forest, *cave, "r1c1", "r1c2", "r2c3", "r3c3", "r3c4"}
    for tile in ("meadow", "field", "tunnel", "cavern"):
        assert not taken & set(bought(tile, plain).offers("lay"))
    for twin in TWINS:
        assert not taken & {cell for pair in pairs(laying(twin, plain)) for cell in pair}
    table = position(plain, home()).play("place housework", "do furnish", "furnish miner")
    assert table.offers("cavern") == ["r3c4"]
    cards = {2: "sheep_farming", 6: "ruby_mine_construction", 3: "ore_mine_construction"}
    table = position(plain, home(), cards=cards).play("place sheep_farming", "do small_pasture")
    assert table.offers("fence") == ["r3c2"]
    table = position(plain, home(), cards=cards).play("place ruby_mine_construction", "do ruby_mine_on_tunnel")
    assert table.offers("lay") == ["r2c4"]
    assert "ore_mine_construction" not in position(plain, home(), cards=cards).offers("place")


@rule("R5.2")
def test_the_work_room_lets_rooms_lie_on_tunnels() -> None:
    cave = {"r2c4": "tunnel", "r1c3": "ore_mine", "r1c4": "deep_tunnel", "r2c5": "ruby_mine"}
    plain = home(cells={**cave, "r3c4": "cavern"}, rooms={"r2c3": "work_room"}, wood=1, stone=1)
    table = position(plain, home()).play("place housework", "do furnish", "furnish miner")
    assert sorted(table.offers("cavern")) == ["r1c4", "r2c4", "r3c4"]


@rule("R5.3")
def test_drift_mining_has_one_side_only() -> None:
    table = position(home(), home()).play("place drift_mining_1_3")
    assert table.offers("do") == ["cavern_tunnel"]
    assert table.play("do cavern_tunnel").asked() == "PlaceTwin"
    table = position(home(), home()).play("place excavation_1_3", "do cavern_tunnel_or_cavern_cavern")
    assert table.offers("tile") == ["cavern_tunnel", "cavern_cavern"]


@rule("R5.3", "R5.4")
@pytest.mark.parametrize(
    ("twin", "first", "second", "tiles"),
    [
        ("cavern_tunnel", "r1c3", "r0c3", ("cavern", "tunnel")),
        ("cavern_tunnel", "r0c3", "r1c3", ("cavern", "tunnel")),
        ("cavern_cavern", "r1c3", "r0c3", ("cavern", "cavern")),
        ("meadow_field", "r3c2", "r2c2", ("meadow", "field")),
        ("meadow_field", "r2c2", "r3c2", ("meadow", "field")),
    ],
)
def test_either_half_lies_where_one_likes(twin: str, first: str, second: str, tiles: tuple[str, str]) -> None:
    table = laying(twin, home()).play(f"lay {first}", f"lay {second}")
    assert (table.home()["cells"][first], table.home()["cells"][second]) == tiles


@rule("R5.4")
@example("EX-27")
def test_the_meadow_slides_under_a_stable_the_field_never() -> None:
    plain = home(cells={"r3c2": "field"}, stables=["r3c1"])
    with_r3c1 = {pair for pair in pairs(laying("meadow_field", plain)) if "r3c1" in pair}
    assert with_r3c1 == {("r3c1", "r3c0"), ("r3c1", "r2c1")}
    assert bought("meadow", plain).offers("lay") == ["r2c2", "r3c1"]
    assert bought("field", plain).offers("lay") == ["r2c2"]
    table = laying("meadow_field", plain).play("lay r3c1", "lay r2c1")
    assert table.home()["stables"] == ["r3c1"]
    two = home(cells={"r3c2": "field", "r2c2": "field"}, stables=["r3c1", "r2c1"])
    assert not {("r3c1", "r2c1"), ("r2c1", "r3c1")} & pairs(laying("meadow_field", two))


@rule("R5.5")
@example("EX-26")
def test_the_first_forest_tile_covers_the_entrance() -> None:
    for tile in ("meadow", "field"):
        assert bought(tile, home()).offers("lay") == ["r3c2"]
    assert pairs(laying("meadow_field", home())) == both_ways(("r3c2", "r3c1"), ("r3c2", "r2c2"))
    for first, second in (("r3c1", "r3c2"), ("r3c2", "r3c1")):
        table = laying("meadow_field", home()).play(f"lay {first}", f"lay {second}")
        assert table.goods() == {"food": 1}
    # A stable is no tile: with one far away, and with one at the entrance, the first tile still begins there.
    assert bought("meadow", home(stables=["r0c0"])).offers("lay") == ["r3c2"]
    table = position(home(stables=["r3c2"], ruby=1), home())
    assert "ruby_meadow" in table.offers("exchange")
    assert "ruby_field" not in table.offers("exchange")


@rule("R5.5")
@pytest.mark.parametrize("kind", ["meadow", "field", "small_pasture", "large_pasture"])
def test_later_ones_touch_any_meadow_field_or_pasture(kind: str) -> None:
    """The single tile at r3c2 is reached from; its kind does not matter, nor whether like touches like."""
    if kind == "large_pasture":
        plain = home(larges=[["r3c2", "r3c1"]])
        around = {"r2c2", "r2c1", "r3c0"}
    else:
        plain = home(cells={"r3c2": kind})
        around = {"r2c2", "r3c1"}
    for tile in ("meadow", "field"):
        assert set(bought(tile, plain).offers("lay")) == around
    for first, second in pairs(laying("meadow_field", plain)):
        assert around & {first, second}


@rule("R5.6")
def test_no_place_for_a_twin_tile_no_tile_at_all() -> None:
    """Two single cells are left in each half: single tiles for rubies fit, but the spaces offer nothing."""
    cells = all_but(FOREST, "r0c0", "r2c0", tile="field") | all_but(MOUNTAIN, "r3c3", "r0c5", "r2c5", tile="tunnel")
    plain = home(cells=cells, ruby=1)
    table = position(plain, home(), goods={"clearing_1_3": {"wood": 1}, "excavation_1_3": {"stone": 1}})
    assert "slash_and_burn" not in table.offers("place")
    assert "drift_mining_1_3" not in table.offers("place")
    assert {"ruby_meadow", "ruby_field", "ruby_tunnel"} <= set(table.offers("exchange"))
    for space in ("clearing_1_3", "excavation_1_3"):
        assert Table(table.state.clone()).play(f"place {space}").offers("do") == ["take_all"]


# -- bonus cells -----------------------------------------------------------------------------------------------------


@rule("R5.7", "R5.8")
@pytest.mark.parametrize("cell", FOREST + [cell for cell in MOUNTAIN if cell not in ("r2c3", "r3c3")])
def test_bonus_cells_give_once(cell: str) -> None:
    """For a single tile of rubies or loot and for a half of a twin tile; all other cells give nothing."""
    forest = cell in FOREST
    ground = all_but(FOREST if forest else MOUNTAIN, cell, "r2c3", "r3c3", tile="field" if forest else "tunnel")
    for tile in ("meadow", "field") if forest else ("tunnel", "cavern"):
        for lay in (bought, looting):
            table = lay(tile, home(cells=ground)).play(f"lay {cell}")
            assert table.goods() == BONUS.get(cell, {})
    row, column = int(cell[1]), int(cell[3])
    for other in (f"r{row + 1}c{column}", f"r{row - 1}c{column}"):
        if other in ground:
            bare = {at: tile for at, tile in ground.items() if at != other}
            twin = laying("meadow_field" if forest else "cavern_tunnel", home(cells=bare))
            total: dict[str, int] = dict(BONUS.get(cell, {}))
            for good, amount in BONUS.get(other, {}).items():
                total[good] = total.get(good, 0) + amount
            for first, second in ((cell, other), (other, cell)):
                laid = Table(twin.state.clone()).play(f"lay {first}", f"lay {second}")
                assert laid.goods() == total


@rule("R5.7")
@example("EX-25")
def test_a_stable_takes_no_bonus_and_spoils_none() -> None:
    plain = home(cells={"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}, stone=1)
    table = position(plain, home(), cards={2: "sheep_farming"})
    table.play("place sheep_farming", "do stable", "stable r2c0")
    assert table.goods() == {}
    table = bought("meadow", table.home()).play("lay r2c0")
    assert table.goods() == {"wild_boar": 1}
    twin = laying("meadow_field", home(cells={"r3c0": "meadow"}, stables=["r2c0"])).play("lay r2c0", "lay r1c0")
    assert twin.goods() == {"wild_boar": 1}


@rule("R5.7")
def test_what_comes_onto_a_covered_cell_later_gives_nothing() -> None:
    """A pasture, a room, a mine, on cells whose bonus was taken with the tile below."""
    cells = {"r3c1": "meadow", "r2c0": "meadow", "r3c2": "meadow", "r0c5": "tunnel", "r0c4": "tunnel"}
    plain = home(cells={**cells, "r3c4": "cavern"}, wood=3, stone=1)
    cards = {2: "sheep_farming", 3: "ore_mine_construction"}
    table = position(plain, home(), cards=cards).play("place sheep_farming", "do small_pasture", "fence r2c0", "stop")
    assert table.goods() == {"wood": 1, "stone": 1}
    table = position(plain, home()).play("place housework", "do furnish", "furnish miner", "cavern r3c4", "do gain_dog")
    assert table.goods() == {"wood": 2, "dog": 1}
    table = position(plain, home(), cards=cards).play("place ore_mine_construction", ORE_MINE, "lay r0c5", "lay r0c4")
    assert table.goods() == {"wood": 3, "stone": 1, "ore": 3}


@rule("R5.8")
@pytest.mark.parametrize("tile", ["meadow", "field", "tunnel", "cavern"])
def test_single_tiles_follow_the_rules_wherever_they_come_from(tile: str) -> None:
    """Rubies and loot find the same cells, on an empty board and on a settled one."""
    settled = home(cells={"r3c2": "meadow", "r2c4": "tunnel", "r1c4": "cavern"}, stables=["r2c2"])
    empty = {"meadow": ["r3c2"], "field": ["r3c2"], "tunnel": ["r1c3", "r2c4", "r3c4"]}
    later = {"meadow": ["r2c2", "r3c1"], "field": ["r3c1"], "tunnel": ["r0c4", "r1c3", "r1c5", "r2c5", "r3c4"]}
    for plain, cells in ((home(), empty), (settled, later)):
        for lay in (bought, looting):
            assert sorted(lay(tile, plain).offers("lay")) == cells["tunnel" if tile == "cavern" else tile]


# -- at once ---------------------------------------------------------------------------------------------------------


@rule("R5.16")
def test_a_new_field_is_sown_in_the_same_action() -> None:
    table = position(home(grain=1), home()).play("place slash_and_burn", "do meadow_field", "lay r3c2", "lay r2c2")
    table.play("do sow", "sow grain")
    assert table.home()["crops"] == {"r2c2": {"grain": 3}}


@rule("R5.16")
def test_a_new_mine_houses_a_donkey_at_once() -> None:
    """All other places are full: the mine just founded is the only one."""
    plain = home(cells={"r2c4": "tunnel", "r2c5": "tunnel"}, sheep=2, dwarfs=[3, 3])
    table = position(plain, home(), cards={3: "ore_mine_construction"})
    table.play("place ore_mine_construction", ORE_MINE, "lay r2c4", "lay r2c5", "do expedition_2", "loot donkey")
    assert table.asked() == "Expedition"
    assert table.goods()["donkey"] == 1


@rule("R5.16", "R7.6")
def test_tiles_bought_in_the_middle_of_an_action_serve_it() -> None:
    """A meadow is fenced, a cavern furnished, a tunnel mined."""
    cards = {2: "sheep_farming", 6: "ruby_mine_construction"}
    lying = {"sheep_farming": {"sheep": 1}}
    plain = home(wood=2, ruby=1)
    table = position(plain, home(), cards=cards, goods=lying).play("place sheep_farming")
    assert "do small_pasture" not in table.options()
    table.play("exchange ruby_meadow", "lay r3c2", "do small_pasture", "fence r3c2", "do take_all")
    assert table.goods() == {"sheep": 1}
    plain = home(rooms={"r2c3": "carpenter"}, ruby=2, wood=9, stone=9)
    table = position(plain, home(), display=["miner"]).play("place housework")
    assert table.offers("do") == ["gain_dog"]
    table.play("exchange ruby_cavern", "lay r2c4", "do furnish", "furnish miner")
    assert table.offers("cavern") == ["r2c4"]


@rule("R5.16", "R6.12")
def test_a_new_dwelling_gives_room_at_once() -> None:
    plain = home(wood=4, stone=3)
    table = position(plain, home(), cards={4: "urgent_wish_for_children"}, round=8)
    table.play("place urgent_wish_for_children", "do furnish_dwelling", "furnish dwelling", "cavern r2c3")
    table.play("do family_growth")
    assert len(table.home()["dwarfs"]) == 3
