"""Section 6: lairs, ladders, bridges, double bends with tunnel, gold veins."""

from __future__ import annotations

import pytest
from sab_table import ANNA, BORIS, CYRIL, discard, fields, finish, pass_turn, table, told_to

from permonik.testing import example, rule, ruling

# -- dark lairs -----------------------------------------------------------------------------------------------------


@rule("R6.1", "R9.2")
def test_creatures_enter_on_any_lair_that_lies_face_up() -> None:
    cave = {"1,0": "p2_lair_t_v", "0,1": "p2_lair_stub_n", "-5,0": "p1_lair_cross", "0,-1": "p3_lair_cross"}
    hands = {ANNA: ["rat_1"]}
    t = table(players=3, cave=cave, goals={"north-east": "goal_lair"}, hands=hands).do(ANNA, "play rat_1")
    assert fields(t, ANNA, "lure") == {"1,0 e", "0,1 x", "-5,0 c", "0,-1 c"}
    t = table(players=3, cave={"4,-4": "goal_lair"}, hands=hands).do(ANNA, "play rat_1")
    assert fields(t, ANNA, "lure") == {"4,-4 c"}


@rule("R6.1")
def test_for_dwarves_a_lair_is_an_ordinary_field() -> None:
    t = table(cave={"1,0": "p1_lair_cross", "2,0": "p1_i_h"}, hands={ANNA: ["p1_i_v"]})
    finish(discard(t, ANNA).do(ANNA, "walk 1,0 c", "walk 2,0 c"), ANNA)
    assert (t.at(ANNA), t.gold(ANNA), t.limit(ANNA)) == ("2,0 c", 3, 5)


# -- ladders --------------------------------------------------------------------------------------------------------


LADDERS = {
    "-7,3": "p1_ladder_bend_nw",
    "0,1": "p1_ladder_stub_n",
    "9,-9": "p2_ladder_bend_ne",
    "9,9": "p3_ladder_stub_e",
}


@rule("R6.2")
def test_from_every_ladder_to_every_other_is_one_move() -> None:
    ladders = {"0,0 c", "-7,3 c", "0,1 c", "9,-9 n", "9,9 x", "4,4 c"}
    for start in sorted(ladders):
        t = table(cave={**LADDERS, "4,4": "goal_ladder"}, at={ANNA: start}, hands={ANNA: ["p1_i_v"]})
        assert ladders - {start} <= fields(discard(t, ANNA), ANNA)


@rule("R6.2")
@example("DT-4")
def test_a_far_ladder_is_one_move_away() -> None:
    t = table(cave={"0,1": "p1_ladder_stub_n", "9,9": "p3_ladder_stub_e"}, hands={ANNA: ["p1_cross"]})
    discard(t, ANNA).do(ANNA, "walk 9,9 x")
    assert t.view(None)["moves"] == 2
    assert not t.may(ANNA, "walk 9,9 e")  # only the ladder field itself is joined
    assert {"9,9 c", "0,1 c", "0,0 c"} == fields(t, ANNA)


@rule("R6.2")
def test_a_ladder_on_a_face_down_goal_card_does_not_count_yet() -> None:
    t = table(goals={"south-east": "goal_ladder"}, hands={ANNA: ["p1_cross"]})
    discard(t, ANNA)
    assert t.waiting() == ()  # nowhere to go: no step 2


@rule("R6.2")
def test_no_web_hinders_a_jump_between_ladders() -> None:
    """The start and the ladder south of it touch as well: the web on their joint does not matter."""
    webs = {"circle": ("0,0 S", 2, BORIS), "square": ("0,0 E", 2, BORIS)}
    cave = {"0,1": "p1_ladder_stub_n", "1,0": "p1_cross"}
    t = table(cave=cave, webs=webs, hands={ANNA: ["p1_i_v"]})
    assert fields(discard(t, ANNA), ANNA) == {"0,1 c"}


@rule("R6.2")
def test_creatures_climb_ladders_too() -> None:
    cave = {"-7,3": "p1_ladder_bend_nw", "-8,3": "p1_lair_stub_e", "9,9": "p3_ladder_stub_e", "9,-9": "p1_cross"}
    t = table(cave=cave, at={ANNA: "9,-9 c", BORIS: "9,-9 c"}, hands={ANNA: ["rat_1"]})
    t.do(ANNA, "play rat_1", "lure -8,3 c")
    assert fields(t, ANNA, "roam") == {"-7,3 c", "0,0 c", "9,9 x", "9,9 c"}


# -- bridges --------------------------------------------------------------------------------------------------------


@rule("R6.3")
@pytest.mark.parametrize("wood", ["p2_bridge_ns", "p2_bridge_ew"])
def test_the_two_paths_of_a_bridge_are_not_joined(wood: str) -> None:
    for start, end in (("n", "s"), ("e", "w")):
        t = table(cave={"9,9": wood, "9,10": "p1_cross"}, at={ANNA: f"9,9 {start}"}, hands={ANNA: ["p1_i_v"]})
        assert fields(discard(t, ANNA), ANNA) == {f"9,9 {end}"}


@rule("R6.3")
@example("DT-5")
def test_under_the_bridge_nothing_is_lost_on_it_a_card_is() -> None:
    hands = {ANNA: ["p1_t_v", "p1_i_v"]}
    t = table(cave={"0,1": "p2_bridge_ew"}, hands=hands)
    discard(t, ANNA, "p1_t_v").do(ANNA, "walk 0,1 n")
    assert fields(t, ANNA) == {"0,0 c", "0,1 s"}  # out by the south or back by the north only
    assert (t.limit(ANNA), t.hand(ANNA), t.state.chance()) == (5, ["p1_i_v"], None)
    t = table(cave={"1,0": "p2_bridge_ew"}, hands=hands)
    discard(t, ANNA, "p1_t_v").do(ANNA, "walk 1,0 w").deal("loss-0 p1_i_v")
    assert (t.limit(ANNA), t.hand(ANNA)) == (4, [])
    assert fields(t, ANNA) == {"0,0 c", "1,0 e"}


@rule("R6.4")
@example("DT-6")
@ruling("RU-5")
def test_every_crossing_costs_a_card_but_not_every_field() -> None:
    hands = {ANNA: ["boots_1", "p1_t_v", "p1_i_v", "p1_i_h"]}
    t = table(cave={"0,-1": "p2_bridge_ns", "0,-2": "p1_cross"}, hands=hands)
    t.do(ANNA, "play boots_1", "give 0", "walk 0,-1 s").deal("loss-0 p1_i_v")
    t.do(ANNA, "walk 0,-1 n")
    assert (t.limit(ANNA), t.state.chance()) == (4, None)  # from bridge field to bridge field: no new crossing
    t.do(ANNA, "walk 0,-2 c", "walk 0,-1 n").deal("loss-0 p1_i_h")
    assert (t.limit(ANNA), t.hand(ANNA)) == (3, ["p1_t_v"])


@rule("R6.4")
@ruling("RU-5")
def test_back_and_forth_on_a_bridge_of_three_fields() -> None:
    hands = {ANNA: ["p1_t_v", "p1_i_v", "p1_i_h"]}
    t = table(cave={"0,-1": "p3_bridge_ns"}, at={ANNA: "0,-1 s"}, hands=hands)
    discard(t, ANNA, "p1_t_v").do(ANNA, "walk 0,-1 v").deal("loss-0 p1_i_v")
    t.do(ANNA, "walk 0,-1 n")
    assert t.limit(ANNA) == 4
    t.do(ANNA, "walk 0,-1 v").deal("loss-0 p1_i_h")  # from a field that is no bridge: another crossing
    assert t.limit(ANNA) == 3


@ruling("RU-5")
def test_from_one_bridge_to_another_is_a_new_crossing() -> None:
    hands = {ANNA: ["boots_1", "p1_t_v", "p1_i_v", "p1_i_h"]}
    t = table(cave={"1,0": "p2_bridge_ew", "2,0": "p1_bridge_ew"}, hands=hands)
    t.do(ANNA, "play boots_1", "give 0", "walk 1,0 w").deal("loss-0 p1_i_v")
    t.do(ANNA, "walk 1,0 e", "walk 2,0 h").deal("loss-0 p1_i_h")
    assert t.limit(ANNA) == 3


@rule("R6.4")
def test_the_lost_card_is_random_and_nobody_else_sees_it() -> None:
    hands = {ANNA: ["p1_t_v", "p1_i_v", "rat_1", "rat_2", "rat_2"]}
    t = table(cave={"1,0": "p1_bridge_ew"}, hands=hands)
    discard(t, ANNA, "p1_t_v").do(ANNA, "walk 1,0 h")
    assert [t.chance().deck, len(t.chance().outcomes)] == ["loss-0", 4]  # each card of the hand, equal ones twice
    t.deal("loss-0 rat_2")
    assert t.view(ANNA)["gone"][ANNA] == {"cards": ["p1_t_v", "rat_2"], "backs": [1, 1, 0]}
    assert t.view(BORIS)["gone"][ANNA] == {"cards": [], "backs": [1, 1, 0]}
    assert told_to(t, "lost-this") == [1 << ANNA]
    assert "rat_2" not in t.view(None)["shown"]


@rule("R6.4", "R12.3")
def test_the_limit_stays_lower_for_the_rest_of_the_game() -> None:
    hands = {ANNA: ["p1_t_v", "p1_i_v", "rat_1", "rat_2", "rat_2"], BORIS: ["p1_i_h", "boots_1"]}
    t = table(cave={"1,0": "p1_bridge_ew"}, hands=hands)
    discard(t, ANNA, "p1_t_v").do(ANNA, "walk 1,0 h").deal("loss-0 rat_1")
    finish(t, ANNA)
    assert len(t.hand(ANNA)) == 4
    pass_turn(t, BORIS)
    pass_turn(t, ANNA)
    assert (len(t.hand(ANNA)), t.limit(ANNA)) == (4, 4)


# -- tunnels --------------------------------------------------------------------------------------------------------


@rule("R6.5")
@example("DT-7")
def test_a_tunnel_costs_a_nugget() -> None:
    t = table(cave={"0,1": "p1_double_ne", "1,1": "p1_cross", "0,2": "p1_i_v"}, hands={ANNA: ["p1_t_v"]})
    discard(t, ANNA).do(ANNA, "walk 0,1 a")
    assert "1,1 c" in fields(t, ANNA)  # north to east: one move, no tunnel
    assert (t.gold(ANNA), t.view(None)["moves"]) == (3, 2)
    t.do(ANNA, "walk 0,1 t")
    assert t.gold(ANNA) == 2
    t.do(ANNA, "walk 0,1 b")
    assert (t.gold(ANNA), t.draw().at(ANNA)) == (2, "0,1 b")  # a, t, b: three moves


@rule("R6.5")
@example("DT-7")
def test_a_tunnel_of_tier_three_needs_five_moves() -> None:
    t = table(cave={"0,1": "p3_double_ne"}, hands={ANNA: ["p1_t_v", "p1_i_v"], BORIS: ["p1_i_h"]})
    finish(discard(t, ANNA, "p1_t_v").do(ANNA, "walk 0,1 n", "walk 0,1 a", "walk 0,1 t"), ANNA)
    assert t.gold(ANNA) == 2
    pass_turn(t, BORIS)
    discard(t, ANNA, "p1_i_v").do(ANNA, "walk 0,1 b", "walk 0,1 s")
    assert t.gold(ANNA) == 2


@rule("R6.5")
def test_every_step_into_a_tunnel_costs_and_without_gold_it_is_free() -> None:
    t = table(cave={"0,1": "p1_double_nw"}, at={ANNA: "0,1 a"}, gold={ANNA: 1}, hands={ANNA: ["p1_t_v"]})
    discard(t, ANNA).do(ANNA, "walk 0,1 t")
    assert t.gold(ANNA) == 0
    t.do(ANNA, "walk 0,1 b", "walk 0,1 t")
    assert (t.gold(ANNA), t.draw().at(ANNA)) == (0, "0,1 t")
    t = table(cave={"0,1": "p2_double_ne"}, at={ANNA: "0,1 n"}, hands={ANNA: ["p1_t_v"]})
    discard(t, ANNA).do(ANNA, "walk 0,1 t", "walk 0,1 n", "walk 0,1 t")
    assert t.gold(ANNA) == 1


# -- gold veins -----------------------------------------------------------------------------------------------------


@rule("R6.6")
@example("DT-8")
def test_only_who_ends_on_a_vein_takes_its_nugget() -> None:
    hands = {ANNA: ["p1_t_v"], BORIS: ["p1_i_v"], CYRIL: ["p1_i_h"]}
    t = table(players=3, cave={"0,1": "p1_vein_t_v", "0,2": "p1_cross"}, hands=hands)
    finish(discard(t, ANNA).do(ANNA, "walk 0,1 c", "walk 0,2 c"), ANNA)
    assert (t.gold(ANNA), t.view(None)["dwarves"][ANNA]["open"]) == (3, False)
    discard(t, BORIS).do(BORIS, "walk 0,1 c")
    assert t.gold(BORIS) == 3  # not before the movement has ended
    finish(t, BORIS)
    assert (t.gold(BORIS), t.view(None)["nuggets"]) == (4, [])
    assert t.view(None)["dwarves"][BORIS]["role"] is not None
    finish(discard(t, CYRIL).do(CYRIL, "walk 0,1 c"), CYRIL)
    assert (t.gold(CYRIL), t.view(None)["dwarves"][CYRIL]["open"]) == (3, False)


@rule("R6.6", "R10.9")
def test_a_nugget_is_taken_when_the_last_move_ends_on_the_vein() -> None:
    cave = {"1,0": "p1_i_h", "2,0": "p1_cross", "2,1": "p1_vein_t_v"}
    t = table(cave=cave, hands={ANNA: ["p1_i_v"]})
    discard(t, ANNA).do(ANNA, "walk 1,0 c", "walk 2,0 c", "walk 2,1 c")
    assert t.gold(ANNA) == 4  # nobody is asked
    assert t.view(BORIS)["dwarves"][ANNA]["open"]


@rule("R6.7")
def test_bridges_tunnels_and_veins_do_nothing_to_creatures() -> None:
    cave = {
        "1,0": "p1_lair_t_h",
        "0,-1": "p1_cross",
        "2,0": "p1_bridge_ew",
        "3,0": "p1_vein_t_v@180",
        "1,-1": "p1_double_ne",
    }
    hands = {ANNA: ["rat_1", "p1_i_v"], BORIS: ["p1_i_h"]}
    for end in ("2,0 h", "3,0 c", "1,-1 t"):
        t = table(cave=cave, at={ANNA: "0,-1 c", BORIS: "0,-1 c"}, hands=hands)
        t.do(ANNA, "play rat_1", "lure 1,0 c", f"roam {end}")
        assert t.creature("rat") == end
        assert (t.gold(ANNA), t.limit(ANNA), t.hand(ANNA)) == (3, 5, ["p1_i_v"])
        assert (t.gold(BORIS), t.limit(BORIS), t.hand(BORIS)) == (3, 5, ["p1_i_h"])
        assert len(t.view(None)["nuggets"]) == 1
