"""Section 10: the dwarf moves field by field."""

from __future__ import annotations

import pytest
from sab_table import ANNA, BORIS, CYRIL, EX_5, Table, discard, fields, finish, pass_turn, table

from permonik.testing import example, rule, ruling

LONG = {"1,0": "p1_i_h", "2,0": "p1_cross", "3,0": "p1_t_h", "4,0": "p2_i_h", "5,0": "p1_cross"}


@rule("R10.1")
@pytest.mark.parametrize(("boots", "moves"), [([], 3), ([ANNA], 4)])
def test_three_moves_or_four_with_boots(boots: list[int], moves: int) -> None:
    t = table(cave=LONG, boots=boots, hands={ANNA: ["p1_i_v"]})
    discard(t, ANNA)
    assert t.may(ANNA, "halt")  # none at all
    for number, field in enumerate(["1,0 c", "2,0 c", "3,0 c", "4,0 w"][:moves]):
        assert t.view(None)["moves"] == moves - number
        t.do(ANNA, f"walk {field}")
    assert t.waiting() == ()
    assert t.state.chance() is not None


@rule("R10.1")
@example("EX-6")
def test_three_moves_over_two_cards() -> None:
    t = table(cave={"1,0": "p1_i_h", "2,0": "p2_i_h", "3,0": "p1_cross"}, hands={ANNA: ["p1_t_v"]})
    discard(t, ANNA).do(ANNA, "walk 1,0 c", "walk 2,0 w", "walk 2,0 e").draw()
    assert (t.at(ANNA), t.waiting()) == ("2,0 e", (BORIS,))


@rule("R10.2")
def test_who_was_stood_up_may_not_move_but_acts() -> None:
    t = table(cave=EX_5, boots=[ANNA], lying=[ANNA], hands={ANNA: ["p1_i_v", "p1_i_h"]})
    t.do(ANNA, "lay p1_i_v", "place 0,1 0")
    assert t.waiting() == ()
    assert len(t.draw().hand(ANNA)) == 2


@rule("R10.3")
@ruling("RU-4")
def test_a_dwarf_may_turn_back() -> None:
    t = table(cave=EX_5, hands={ANNA: ["p1_i_v"]})
    finish(discard(t, ANNA).do(ANNA, "walk 1,0 c", "walk 0,0 c", "walk 1,0 c"), ANNA)
    assert (t.at(ANNA), t.waiting()) == ("1,0 c", (BORIS,))


@rule("R10.3")
def test_one_field_at_a_time_and_its_consequences_before_the_next() -> None:
    t = table(cave={"1,0": "p1_bridge_ew", "2,0": "p1_cross"}, hands={ANNA: ["p1_i_v", "p1_i_h"]})
    discard(t, ANNA, "p1_i_v")
    assert fields(t, ANNA) == {"1,0 h"}  # only neighbours are offered
    t.do(ANNA, "walk 1,0 h")
    assert t.waiting() == ()  # the card is lost before the next step
    assert t.deal("loss-0 p1_i_h").may(ANNA, "walk 2,0 c")


@rule("R10.4")
@pytest.mark.parametrize("creature", ["rat", "goblin"])
def test_bridge_or_tunnel_come_before_the_creature(creature: str) -> None:
    """With one nugget the tunnel takes it, and the goblin finds none; the bridge's card is lost before the rat's."""
    card, field = ("p1_bridge_ew", "1,0 h") if creature == "rat" else ("p1_double_nw", "1,0 t")
    t = table(
        cave={"1,0": card},
        at={} if creature == "rat" else {ANNA: "1,0 a"},
        creatures={creature: (field, BORIS)},
        gold={ANNA: 1},
        axes={ANNA: 1},
        hands={ANNA: ["p1_i_v", "p1_i_h", "p1_t_v"]},
    )
    discard(t, ANNA, "p1_i_v").do(ANNA, f"walk {field}")
    if creature == "rat":
        assert (t.limit(ANNA), t.chance().deck) == (4, "loss-0")  # before the axe is asked for
        t.deal("loss-0 p1_i_h")
    else:
        assert t.gold(ANNA) == 0
    assert t.options(ANNA) == ["keep-axe", "use-axe"]
    t.do(ANNA, "keep-axe")
    if creature == "rat":
        t.deal("loss-0 p1_t_v")
        assert t.limit(ANNA) == 3
    assert t.gold(ANNA) == (1 if creature == "rat" else 0)


@rule("R10.4")
@ruling("RU-12")
def test_a_creature_on_the_exit_attacks_first() -> None:
    cave = {"4,4": "goal_exit"}
    t = table(
        cave=cave, at={ANNA: "4,4 n"}, creatures={"goblin": ("4,4 c", BORIS)}, players=4, hands={ANNA: ["p1_i_v"]}
    )
    discard(t, ANNA).do(ANNA, "walk 4,4 c")
    assert (t.at(ANNA), t.gold(ANNA), t.state.left) == ("out", 2, [ANNA])


@ruling("RU-12")
@rule("R10.4")
def test_a_crawler_on_the_exit_has_no_effect_and_an_axe_comes_before_leaving() -> None:
    cave = {"4,4": "goal_exit"}
    creatures = {"crawler": ("4,4 c", BORIS), "rat": ("4,4 c", BORIS)}
    hands = {ANNA: ["p1_i_v", "p1_i_h"]}
    t = table(players=4, cave=cave, at={ANNA: "4,4 n"}, axes={ANNA: 1}, creatures=creatures, hands=hands)
    discard(t, ANNA, "p1_i_v").do(ANNA, "walk 4,4 c")
    assert t.state.left == []
    t.do(ANNA, "keep-axe").deal("loss-0 p1_i_h")  # the rat
    assert t.state.left == []
    t.do(ANNA, "keep-axe")  # the crawler
    assert (t.at(ANNA), t.limit(ANNA)) == ("out", 4)
    assert not t.view(None)["dwarves"][ANNA]["lying"]


@rule("R10.5")
@example("DT-12")
@ruling("RU-6")
def test_a_creature_ends_the_movement_even_if_an_axe_removes_it() -> None:
    t = table(cave=EX_5, axes={ANNA: 1}, creatures={"rat": ("1,0 c", BORIS)}, hands={ANNA: ["p1_t_v"]})
    discard(t, ANNA).do(ANNA, "walk 1,0 c", "use-axe")
    assert (t.creature("rat"), t.at(ANNA), t.waiting()) == ("out", "1,0 c", ())
    assert t.draw().waiting() == (BORIS,)


@rule("R10.5")
def test_the_entering_dwarf_alone_is_attacked() -> None:
    creatures = {"goblin": ("1,0 c", CYRIL)}
    t = table(players=3, cave=EX_5, at={BORIS: "1,0 c"}, creatures=creatures, hands={ANNA: ["p1_i_v"]})
    discard(t, ANNA).do(ANNA, "walk 1,0 c")
    assert [t.gold(seat) for seat in range(3)] == [2, 3, 3]
    assert t.waiting() == ()  # two moves are lost


@rule("R10.5")
@ruling("RU-6")
def test_several_creatures_attack_one_after_the_other() -> None:
    creatures = {"goblin": ("1,0 c", BORIS), "crawler": ("1,0 c", BORIS), "rat": ("1,0 c", BORIS)}
    hands = {ANNA: ["p1_t_v", "p1_i_v"]}
    t = table(cave=EX_5, axes={ANNA: 1}, creatures=creatures, hands=hands)
    discard(t, ANNA, "p1_t_v").do(ANNA, "walk 1,0 c", "keep-axe")
    t.deal("loss-0 p1_i_v")  # the rat comes first
    assert (t.limit(ANNA), t.state.lying, t.gold(ANNA)) == (4, 0, 3)
    twin = Table(t.state.clone()).do(ANNA, "use-axe")  # against the crawler; none is left for the goblin
    assert (twin.creature("crawler"), twin.state.lying, twin.gold(ANNA)) == ("out", 0, 2)
    assert (twin.creature("rat"), twin.creature("goblin")) == ("1,0 c", "1,0 c")
    t.do(ANNA, "keep-axe")
    assert (t.state.lying, t.gold(ANNA)) == (1, 3)
    t.do(ANNA, "use-axe")  # against the goblin
    assert (t.creature("goblin"), t.gold(ANNA)) == ("out", 3)


@rule("R10.6")
def test_a_dwarf_that_begins_beside_a_creature_is_not_attacked_and_walks_away() -> None:
    creatures = {"goblin": ("0,0 c", BORIS), "rat": ("0,0 c", BORIS), "crawler": ("0,0 c", BORIS)}
    t = table(cave=EX_5, creatures=creatures, hands={ANNA: ["p1_i_v", "p1_i_h"]})
    discard(t, ANNA, "p1_i_v")
    assert (t.gold(ANNA), t.limit(ANNA), t.state.lying) == (3, 5, 0)
    finish(t.do(ANNA, "walk 1,0 c", "walk 2,0 c"), ANNA)
    assert (t.at(ANNA), t.gold(ANNA), t.limit(ANNA)) == ("2,0 c", 3, 5)


@rule("R10.7")
def test_a_web_stops_a_dwarf_until_axes_remove_it() -> None:
    t = table(cave=EX_5, axes={ANNA: 2}, webs={"circle": ("1,0 E", 2, BORIS)}, hands={ANNA: ["p1_i_v"]})
    discard(t, ANNA).do(ANNA, "walk 1,0 c")
    assert fields(t, ANNA) == {"0,0 c"}
    t.do(ANNA, "cut circle")
    assert fields(t, ANNA) == {"0,0 c"}
    t.do(ANNA, "cut circle")
    assert fields(t, ANNA) == {"0,0 c", "2,0 c"}


@rule("R10.8")
@example("DT-25")
@ruling("RU-29")
def test_the_own_crawler_costs_this_movement_and_the_next() -> None:
    hands = {ANNA: ["crawler_1", "p1_t_v", "p1_bend_ne"], BORIS: ["p1_i_v", "p1_i_h"]}
    t = table(cave=EX_5, hands=hands).do(ANNA, "play crawler_1", "lure 2,0 c", "roam 0,0 c")
    assert t.waiting() == ()  # no step 2
    t.draw()
    pass_turn(t, BORIS)
    discard(t, ANNA, "p1_t_v")
    assert t.waiting() == ()  # stood up, and no movement in this turn either
    t.draw()
    pass_turn(t, BORIS)
    discard(t, ANNA, "p1_bend_ne")
    assert t.may(ANNA, "walk 1,0 c")


@rule("R10.9")
def test_when_the_movement_has_ended() -> None:
    """The player stops; no move is left; a creature; a goal card. Only then the vein is settled."""
    cave = {"0,1": "p1_vein_t_v", "0,2": "p1_cross"}
    hands = {ANNA: ["p1_i_v"]}
    t = table(cave=cave, hands=hands)
    discard(t, ANNA).do(ANNA, "walk 0,1 c")
    assert (t.gold(ANNA), t.view(None)["dwarves"][ANNA]["open"]) == (3, False)
    t.do(ANNA, "halt")
    assert (t.gold(ANNA), t.view(None)["dwarves"][ANNA]["open"]) == (4, True)
    t = table(cave=cave, hands=hands)
    discard(t, ANNA).do(ANNA, "walk 0,1 c", "walk 0,2 c", "walk 0,1 c")
    assert t.gold(ANNA) == 4
    t = table(cave=cave, hands=hands, creatures={"crawler": ("0,1 c", BORIS)})
    discard(t, ANNA).do(ANNA, "walk 0,1 c")
    assert (t.gold(ANNA), t.state.lying) == (4, 1)


@ruling("RU-14")
@example("DT-24")
def test_the_goblin_on_a_vein_comes_before_the_nugget() -> None:
    t = table(
        cave={"0,1": "p1_vein_t_v"}, gold={ANNA: 0}, creatures={"goblin": ("0,1 c", BORIS)}, hands={ANNA: ["p1_i_v"]}
    )
    discard(t, ANNA).do(ANNA, "walk 0,1 c")
    assert (t.gold(ANNA), t.view(None)["nuggets"]) == (1, [])
    t = table(
        cave={"0,1": "p1_vein_t_v"}, gold={ANNA: 3}, creatures={"goblin": ("0,1 c", BORIS)}, hands={ANNA: ["p1_i_v"]}
    )
    discard(t, ANNA).do(ANNA, "walk 0,1 c")
    assert t.gold(ANNA) == 3


@rule("R10.8")
def test_a_dwarf_that_lies_does_not_walk_in_the_turn_of_its_own_crawler() -> None:
    """An axe used in time leaves it standing, and step 2 follows."""
    t = table(cave=EX_5, axes={ANNA: 1}, hands={ANNA: ["crawler_1"]})
    t.do(ANNA, "play crawler_1", "lure 2,0 c", "roam 0,0 c")
    twin = Table(t.state.clone()).do(ANNA, "use-axe")
    assert twin.may(ANNA, "walk 1,0 c")
    assert t.do(ANNA, "keep-axe").waiting() == ()
    assert t.view(None)["moves"] == 0
