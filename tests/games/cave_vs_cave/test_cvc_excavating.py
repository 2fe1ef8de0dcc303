"""Section 6.5: excavating."""

import pytest
from cave_table import Table, position

from permonik.testing import example, rule, ruling

COVERED = ["r0c0", "r0c1", "r1c0", "r1c1", "r2c1", "r3c1", "r4c0", "r4c1", "r4c2"]


def accessible(*walls: str, dug: tuple[str, ...] = (), rooms: dict[str, str] | None = None) -> list[str]:
    cells = dict.fromkeys(dug, "empty") | (rooms or {})
    table = position(goods={}, cells=cells, walls=walls, tile="excavation")
    return table.play("do excavation-one").offers("dig") if "excavation-one" in table.parts() else []


def through_walls(*walls: str, dug: tuple[str, ...] = ()) -> list[str]:
    table = position(goods={}, cells=dict.fromkeys(dug, "empty"), walls=walls, tile="undermining")
    return table.play("do undermining-dig").offers("dig") if "undermining-dig" in table.parts() else []


@rule("R6.5.1")
def test_the_tile_enters_the_display_and_leaves_an_empty_cavern() -> None:
    table = position(goods={"wood": 9, "food": 9}, tile="excavation").play("do excavation-one", "dig r1c0")
    assert set(table.outcomes()) == set(table.data()["unseen"])
    before = table.display()
    table.play("=warehouse")
    assert table.display() == before | {"warehouse"}
    assert table.cells()["r1c0"] == "empty"
    assert "warehouse" not in table.data()["unseen"]
    assert len(table.data()["unseen"]) == 17


@rule("R6.5.1")
@pytest.mark.parametrize("furnisher", [0, 1])
def test_both_players_can_furnish_with_an_excavated_tile(furnisher: int) -> None:
    plenty = {"wood": 9, "food": 9}
    table = position(goods=plenty, other_goods=plenty, tile="excavation")
    table.play("do excavation-one", "dig r1c0", "=warehouse", "end")
    if furnisher == 0:
        table.pass_turn()
    table.play("take housework", "do housework-furnish_a", "furnish warehouse", "place r2c0", "surcharge food")
    assert table.cells(furnisher)["r2c0"] == "warehouse"
    assert "warehouse" not in table.display()


@rule("R6.5.1")
def test_one_digs_in_the_own_cave_only() -> None:
    table = position(goods={}, cells=dict.fromkeys(COVERED, "empty"), tile="excavation")
    assert table.parts() == ["excavation-stone"]
    table = position(goods={}, other_cells={"r1c0": "empty"}, tile="excavation").play("do excavation-one", "dig r1c0")
    assert table.play("=stall").cells(1)["r2c1"] == "covered"


@rule("R6.5.2")
def test_a_food_symbol_gives_its_food_at_once() -> None:
    """Between the two tiles of a double excavation; a cell without a symbol gives nothing."""
    table = position(goods={"food": 2}, tile="excavation").play("do excavation-two", "dig r3c1")
    assert table.goods()["food"] == 0
    assert table.play("=stall").goods()["food"] == 1
    assert table.play("dig r2c1", "=dungeon").goods()["food"] == 1
    assert table.goods(1)["food"] == 1


@rule("R6.5.3")
@example("EX-6")
def test_at_the_start_the_neighbours_of_the_two_open_cells_are_accessible() -> None:
    assert accessible() == ["r1c0", "r2c1", "r3c1", "r4c0"]


@rule("R6.5.3", "R6.5.4")
@example("EX-6a")
def test_a_wall_bars_the_way() -> None:
    assert accessible("r3c0-r4c0") == ["r1c0", "r2c1", "r3c1"]
    assert through_walls("r3c0-r4c0") == ["r1c0", "r2c1", "r3c1", "r4c0"]


@rule("R6.5.3", "R6.5.4")
@example("EX-6b")
def test_a_wall_elsewhere_does_not_help() -> None:
    assert accessible("r1c0-r2c0", dug=("r2c1",)) == ["r1c1", "r3c1", "r4c0"]
    assert through_walls("r1c0-r2c0", dug=("r2c1",)) == ["r1c0", "r1c1", "r3c1", "r4c0"]


@rule("R6.5.3")
def test_a_path_may_lead_around_walls() -> None:
    """r2c0 is walled off from the entrance, but can be reached by r3c1 and r2c1."""
    assert accessible("r2c0-r3c0", dug=("r3c1", "r2c1")) == ["r1c0", "r1c1", "r4c0", "r4c1"]
    # The same walls before anything is dug: what lies behind r2c0 is out of reach.
    assert accessible("r2c0-r3c0") == ["r3c1", "r4c0"]
    # Of two ways to r1c1 one is walled up; it takes both to close it.
    dug = ("r1c0", "r2c1")
    assert "r1c1" in accessible("r1c0-r1c1", dug=dug)
    assert "r1c1" in accessible("r1c1-r2c1", dug=dug)
    assert "r1c1" not in accessible("r1c0-r1c1", "r1c1-r2c1", dug=dug)


@rule("R6.5.3")
def test_no_path_leads_over_a_tile_that_lies_face_down() -> None:
    """r0c0 is dug out, but everything around it is covered: it opens no way."""
    assert accessible(dug=("r0c0", "r1c1", "r4c1", "r4c2")) == ["r1c0", "r2c1", "r3c1", "r4c0"]
    assert accessible(dug=("r1c0",)) == ["r0c0", "r1c1", "r2c1", "r3c1", "r4c0"]


@rule("R6.5.3")
def test_empty_and_furnished_cells_may_be_crossed() -> None:
    rooms = {"r2c0": "shelf", "r1c0": "prospecting_site", "r4c0": "food_corner"}
    assert accessible(rooms=rooms) == ["r0c0", "r1c1", "r2c1", "r3c1", "r4c1"]
    assert accessible(dug=("r1c0", "r4c0")) == ["r0c0", "r1c1", "r2c1", "r3c1", "r4c1"]


@rule("R6.5.3")
def test_paths_are_orthogonal() -> None:
    """r4c1 touches the entrance at a corner only."""
    assert "r4c1" not in accessible()
    assert accessible(dug=("r4c0", "r4c1")) == ["r1c0", "r2c1", "r3c1", "r4c2"]


@rule("R6.5.4")
def test_undermining_ignores_every_wall_of_the_path_but_no_tile() -> None:
    walls = ["r2c0-r3c0", "r3c0-r3c1", "r3c0-r4c0", "r1c0-r2c0", "r2c0-r2c1"]
    assert accessible(*walls) == []
    assert through_walls(*walls) == ["r1c0", "r2c1", "r3c1", "r4c0"]
    # Two walls in a row, with an empty cavern between.
    assert through_walls("r3c0-r4c0", "r4c0-r4c1", dug=("r4c0",)) == ["r1c0", "r2c1", "r3c1", "r4c1"]
    assert through_walls(*walls, dug=("r0c0", "r4c2")) == ["r1c0", "r2c1", "r3c1", "r4c0"]


@rule("R6.5.4")
@pytest.mark.parametrize(
    ("tile", "part"), [("excavation", "one"), ("expansion", "dig"), ("drift_mining", "dig")], ids=str
)
def test_no_other_pickaxe_goes_through_walls(tile: str, part: str) -> None:
    table = position(goods={}, walls=["r3c0-r4c0"], tile=tile).play(f"do {tile}-{part}")
    assert table.offers("dig") == ["r1c0", "r2c1", "r3c1"]
    cave = position(goods={"gold": 1}, cells={"r2c0": "digging_cave"}, walls=["r3c0-r4c0"], tile="undermining")
    cave.play("do undermining-rooms", "use digging_cave", "do digging_cave")
    assert cave.offers("dig") == ["r1c0", "r2c1", "r3c1"]


@rule("R6.5.5")
def test_face_up_rooms_are_never_dug_up() -> None:
    rooms = {"r2c0": "shelf", "r1c0": "warehouse"}
    assert not {"r2c0", "r1c0", "r3c0"} & set(accessible(rooms=rooms))
    assert not {"r2c0", "r1c0", "r3c0"} & set(through_walls(dug=("r1c0",)))


@rule("R6.5.5")
@pytest.mark.parametrize("tile", ["excavation", "undermining", "expansion", "drift_mining"])
def test_without_a_face_down_tile_there_is_no_excavating(tile: str) -> None:
    all_but_one = dict.fromkeys(COVERED[1:], "empty")
    last = position(goods={"food": 5}, cells=all_but_one, tile=tile)
    none = position(goods={"food": 5}, cells=all_but_one | {"r0c0": "empty"}, tile=tile)
    digging = {"excavation": "excavation-one"}.get(tile, f"{tile}-dig")
    assert digging in last.parts()
    assert "excavation-two" not in last.parts()
    assert not [part for part in none.parts() if part in (digging, "excavation-two")]


@rule("R6.5.6")
@example("EX-5")
def test_one_cavern_is_free_and_two_cost_two_food() -> None:
    table = position(goods={"food": 2, "stone": 1}, tile="excavation")
    assert table.parts() == ["excavation-one", "excavation-two", "excavation-stone"]
    one = Table(table.state.clone()).play("do excavation-one", "dig r1c0", "=stall")
    assert (one.goods()["food"], one.cells()["r1c0"], one.parts()) == (2, "empty", ["excavation-stone"])
    assert one.play("do excavation-stone").goods()["stone"] == 2
    two = Table(table.state.clone()).play("do excavation-stone", "do excavation-two")
    assert two.goods()["food"] == 0
    two.play("dig r1c0", "=stall", "dig r4c0", "=dungeon")
    assert (two.goods()["stone"], two.parts()) == (2, [])
    assert [cell for cell, content in two.cells().items() if content == "empty"] == ["r1c0", "r2c0", "r4c0"]
    assert position(goods={"food": 1}, tile="excavation").parts() == ["excavation-one", "excavation-stone"]
    stone = table.play("do excavation-stone", "end")
    assert stone.goods()["stone"] == 2


@rule("R6.5.7")
@example("EX-6c")
def test_the_first_tile_may_open_the_way_to_the_second() -> None:
    walls = ["r1c0-r2c0", "r2c0-r2c1", "r3c0-r4c0"]
    table = position(goods={"food": 2}, walls=walls, tile="excavation").play("do excavation-two")
    assert table.options() == ["dig r3c1"]
    assert table.play("dig r3c1", "=stall").options() == ["dig r2c1", "dig r4c1"]
    free = position(goods={"food": 2}, tile="excavation").play("do excavation-two", "dig r1c0", "=stall")
    assert free.offers("dig") == ["r0c0", "r1c1", "r2c1", "r3c1", "r4c0"]


@rule("R6.5.7")
@ruling("RU-7")
def test_two_are_offered_only_if_two_can_be_taken() -> None:
    """One tile can be reached, and behind it stands a wall; or it is the last one."""
    walls = ["r1c0-r2c0", "r2c0-r2c1", "r3c0-r4c0", "r2c1-r3c1", "r3c1-r4c1"]
    assert position(goods={"food": 9}, walls=walls, tile="excavation").parts() == ["excavation-one", "excavation-stone"]
    behind = position(goods={"food": 9}, walls=walls[:-1], tile="excavation").parts()
    assert behind == ["excavation-one", "excavation-two", "excavation-stone"]


# -- alone, one excavated tile brings another ------------------------------------------------------------------------


@rule("R10.5")
def test_the_draw_pile_is_drawn_from_its_top_until_it_is_empty() -> None:
    for pile in range(9, -1, -1):
        table = position(players=1, goods={}, pile=pile, tile="excavation").play(
            "do excavation-one", "dig r1c0", "=stall"
        )
        if pile:
            assert (table.state.chance().deck, table.state.chance().slot) == ("rooms", 18 - pile)
            table.play("=dungeon")
        assert table.data()["pile"] == max(0, pile - 1)
        assert table.parts() == ["excavation-stone"]
        assert ("dungeon" in table.display()) == (pile > 0)


@rule("R10.5")
@ruling("RU-17")
@pytest.mark.parametrize("dug", [0, 1, 2])
def test_drift_mining_with_the_digging_cave_draws_for_exactly_one_tile(dug: int) -> None:
    table = position(players=1, round=4, goods={"gold": 1}, cells={"r2c0": "digging_cave"}, tile="drift_mining")
    if dug > 0:
        table.play("do drift_mining-dig", "dig r1c0", "=stall")
    if dug > 1:
        table.play("do drift_mining-room", "use digging_cave", "do digging_cave", "dig r2c1", "=treasury")
    assert table.state.waiting() == (0,), "nothing is drawn before the end of the turn"
    table.play("end")
    assert (table.state.chance() is not None) == (dug == 1)
    if dug == 1:
        assert table.play("=dungeon").data()["pile"] == 8
