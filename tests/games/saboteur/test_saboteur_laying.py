"""Section 4: where a path card may be laid."""

from __future__ import annotations

import pytest
from sab_table import ANNA, BORIS, EX_5, Table, edge_at, finish, pass_turn, places, table

from permonik.testing import example, rule, ruling


@rule("R4.1")
def test_a_cell_with_a_card_is_taken_and_so_is_that_of_a_face_down_goal_card() -> None:
    t = table(players=6, cave={"3,-2": "p1_i_v", "1,0": "p1_cross"}, hands={ANNA: ["p1_cross"]})
    free = {"0,1 0", "-1,0 0", "0,-1 0", "1,1 0", "1,-1 0", "2,0 0", "3,-1 0"}  # not 3,-3, north of the open end
    assert set(places(t, ANNA, "p1_cross")) == free


@rule("R4.2")
@example("EX-1")
def test_a_card_lies_beside_another() -> None:
    t = table(hands={ANNA: ["p1_cross"]})
    assert set(places(t, ANNA, "p1_cross")) == {"1,0 0", "0,1 0", "-1,0 0", "0,-1 0"}  # not 2,0, not 1,1


@rule("R4.2")
@example("DT-23")
def test_a_face_down_goal_card_is_no_neighbour() -> None:
    t = table(players=6, hands={ANNA: ["p1_t_h"]})
    assert {"2,-3 0", "2,-3 180"}.isdisjoint(places(t, ANNA, "p1_t_h"))
    t = table(players=6, cave={"3,-3": "goal_exit"}, hands={ANNA: ["p1_t_h"]})
    assert {"2,-3 0", "2,-3 180"} <= set(places(t, ANNA, "p1_t_h"))
    t = table(players=6, cave={"3,-3": "goal_lair"}, hands={ANNA: ["p1_t_h"]})  # closed to the west
    assert {"2,-3 0", "2,-3 180"}.isdisjoint(places(t, ANNA, "p1_t_h"))
    assert "3,-4 180" in places(t, ANNA, "p1_t_h")


@rule("R4.3")
@example("EX-2")
def test_no_card_lies_crosswise() -> None:
    """A straight north-south beside the start: only north and south of it, and only two turns exist at all."""
    t = table(hands={ANNA: ["p1_i_v", "p1_bend_ne"]})
    assert set(places(t, ANNA, "p1_i_v")) == {"0,1 0", "0,-1 0"}
    assert set(places(t, ANNA, "p1_bend_ne")) == {"0,1 0", "-1,0 0", "0,-1 180", "1,0 180"}


@ruling("RU-1")
@rule("R4.3")
def test_a_card_may_be_turned_by_180_degrees() -> None:
    hands = {ANNA: ["p1_bend_ne"]}
    assert set(places(table(hands=hands), ANNA, "p1_bend_ne")) == {"0,1 0", "-1,0 0", "0,-1 180", "1,0 180"}
    upright = table(hands=hands, rotate_180=False)
    assert set(places(upright, ANNA, "p1_bend_ne")) == {"0,1 0", "-1,0 0"}


@ruling("RU-1")
def test_without_turning_a_card_that_fits_only_turned_may_not_be_laid() -> None:
    """One open end is left, and a path comes to it from the west."""
    cave = {"0,-1": "p3_stub_n@180", "0,1": "p2_lair_stub_n", "-1,0": "p2_stub_e", "1,0": "p1_i_h"}
    for turning in (True, False):
        t = table(cave=cave, hands={ANNA: ["p1_bend_ne", "p1_bend_nw"]}, rotate_180=turning)
        assert t.may(ANNA, "lay p1_bend_ne") == turning
        assert places(t, ANNA, "p1_bend_nw") == ["2,0 0"]


@rule("R4.3")
def test_two_turns_that_make_no_difference_are_one() -> None:
    t = table(hands={ANNA: ["p1_cross", "p1_double_ne", "p2_bridge_ew", "p2_stub_e"]})
    for card in ("p1_cross", "p1_double_ne", "p2_bridge_ew"):
        assert all(place.endswith(" 0") for place in places(t, ANNA, card)), card
    assert set(places(t, ANNA, "p2_stub_e")) == {"-1,0 0", "1,0 180"}


@rule("R4.4")
@example("EX-3")
def test_open_meets_open_and_closed_meets_closed() -> None:
    cave = {"0,-1": "p1_i_v", "1,0": "p1_cross"}
    t = table(cave=cave, hands={ANNA: ["p1_cross", "p1_t_v", "p1_bend_nw"]})
    assert "1,-1 0" not in places(t, ANNA, "p1_cross")  # open to the west against a closed side
    assert "1,-1 0" in places(t, ANNA, "p1_t_v")  # closed to the west, open to the south
    assert "1,-1 180" not in places(t, ANNA, "p1_t_v")
    assert "1,-1 0" not in places(t, ANNA, "p1_bend_nw")  # closed to the south against an open side
    assert "1,-1 180" in places(t, ANNA, "p1_bend_nw")


@rule("R4.4")
def test_every_shared_side_must_fit_and_not_only_one() -> None:
    """At 1,-1 paths come from the west and from the south."""
    t = table(cave={"0,-1": "p1_t_v", "1,0": "p1_cross"}, hands={ANNA: ["p1_bend_nw", "p1_t_h", "p1_i_v", "p1_i_h"]})
    assert "1,-1 180" in places(t, ANNA, "p1_t_h")  # south, east, west
    assert "1,-1 0" not in places(t, ANNA, "p1_bend_nw")  # closed to the south
    assert "1,-1 0" not in places(t, ANNA, "p1_i_h")
    assert "1,-1 0" not in places(t, ANNA, "p1_i_v")  # closed to the west


@ruling("RU-2")
@rule("R4.4")
def test_sides_beside_a_face_down_goal_card_are_free() -> None:
    """At 3,-2 the goal card lies to the north: open or closed there, both fit."""
    cave = {"2,-2": "p1_cross"}
    t = table(players=6, cave=cave, hands={ANNA: ["p1_t_h", "p1_i_h"]})
    assert {"3,-2 0", "3,-2 180"} <= set(places(t, ANNA, "p1_t_h"))
    assert "3,-2 0" in places(t, ANNA, "p1_i_h")


@rule("R4.5")
@example("EX-4")
def test_a_card_extends_a_path() -> None:
    t = table(cave={"0,-1": "p1_i_v"}, hands={ANNA: ["p2_i_v"]})
    assert set(places(t, ANNA, "p2_i_v")) == {"0,-2 0", "0,1 0"}  # at 1,-1 closed meets closed, and nothing open


@rule("R4.6", "R4.10")
@example("DT-1")
def test_a_fragment_is_extended() -> None:
    t = table(cave=EX_5, hands={ANNA: ["collapse_2"], BORIS: ["p1_i_v", "p2_i_h"]})
    finish(t.do(ANNA, "play collapse_2", "collapse 1,0"), ANNA)
    assert "2,1 0" in places(t, BORIS, "p1_i_v")
    assert "1,0 0" in places(t, BORIS, "p2_i_h")  # the emptied cell: open to both sides
    assert "1,0 0" not in places(t, BORIS, "p1_i_v")


@rule("R4.10")
def test_only_the_four_cells_beside_a_card_matter() -> None:
    """The lair's west side is open towards the emptied cell; whether anything is joined with the start is no matter."""
    t = table(cave={"2,0": "p1_lair_bend_ne@180"}, hands={ANNA: ["p1_i_h", "p1_t_v"]})
    assert "1,0 0" in places(t, ANNA, "p1_i_h")
    assert "1,0 0" not in places(t, ANNA, "p1_t_v")  # closed to the west, towards the start
    t = table(cave={"7,7": "p1_cross"}, hands={ANNA: ["p1_t_v"]})
    assert {"7,8 0", "6,7 0"} <= set(places(t, ANNA, "p1_t_v"))


@rule("R4.6")
def test_a_card_may_lie_far_from_the_own_dwarf() -> None:
    t = table(cave={"1,0": "p1_i_h", "2,0": "p1_cross"}, at={BORIS: "2,0 c"}, hands={ANNA: ["p1_i_v"]})
    assert {"2,1 0", "2,-1 0"} <= set(places(t, ANNA, "p1_i_v"))


@rule("R4.7")
@pytest.mark.parametrize(("x", "y", "card"), [(5, 0, "p1_i_h"), (-5, 0, "p1_i_h"), (0, 5, "p1_i_v"), (0, -5, "p1_i_v")])
def test_the_network_grows_beyond_the_area(x: int, y: int, card: str) -> None:
    edge = {f"{x * 4 // 5},{y * 4 // 5}": "p1_cross"}
    assert f"{x},{y} 0" in places(table(cave=edge, hands={ANNA: [card]}), ANNA, card)
    far = {f"{x * 10},{y * 10}": "p1_cross"}
    t = table(players=8, cave=far, hands={ANNA: [card]})
    assert f"{x * 10 + x // 5},{y * 10 + y // 5} 0" in places(t, ANNA, card)


@rule("R4.8")
@pytest.mark.parametrize(
    ("card", "place", "field"), [("p1_vein_t_v", "0,1 0", "0,1 c"), ("p2_vein_bend_nw", "0,1 0", "0,1 w")]
)
def test_a_vein_gets_its_nugget_at_once(card: str, place: str, field: str) -> None:
    t = table(hands={ANNA: [card]}).do(ANNA, f"lay {card}", f"place {place}")
    assert [t.named(nugget) for nugget in t.state.nuggets] == [field]
    t = table(hands={ANNA: ["p1_lair_cross"]}).do(ANNA, "lay p1_lair_cross", f"place {place}")
    assert t.state.nuggets == ()


@rule("R4.9", "R7.12")
def test_an_open_end_with_a_web_may_be_extended() -> None:
    t = table(hands={ANNA: ["p1_cross"], BORIS: ["p1_i_v"]}, webs={"circle": ("0,0 E", 2, BORIS)})
    t.do(ANNA, "lay p1_cross", "place 1,0 0")
    assert (t.web("circle"), t.state.web_on[0]) == (2, edge_at("1,0 W"))
    assert not t.may(ANNA, "walk 1,0 c")  # now it lies on the joint
    finish(t, ANNA)
    assert t.web("circle") == 1
    assert not Table(pass_turn(t, BORIS).state).may(ANNA, "walk 1,0 c")
