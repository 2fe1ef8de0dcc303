"""Section 3: a turn, from its start to the left neighbour."""

from __future__ import annotations

import pytest
from sab_table import ANNA, BORIS, CYRIL, DANA, EX_5, Table, discard, fields, finish, pass_turn, table

from permonik.games.saboteur import GAME
from permonik.testing import example, rule, ruling

BLUE = ["blue_loyal", "blue_saboteur", "blue_loyal", "blue_saboteur"]


@rule("R3.1", "R3.7")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_play_goes_clockwise(players: int) -> None:
    t = table(players=players, active=players - 1)
    for seat in [players - 1, *range(players), 0]:
        assert t.waiting() == (seat,)
        pass_turn(t, seat)


# -- the start of a turn --------------------------------------------------------------------------------------------


@rule("R3.2")
def test_own_creatures_leave_before_anything_else() -> None:
    creatures = {"rat": ("2,0 c", ANNA), "crawler": ("1,0 c", BORIS), "goblin": ("1,0 c", ANNA)}
    t = table(cave=EX_5, creatures=creatures, hands={ANNA: ["collapse_2"]})
    assert (t.creature("rat"), t.holder("rat")) == ("out", -1)
    assert (t.creature("goblin"), t.holder("goblin")) == ("out", -1)
    assert (t.creature("crawler"), t.holder("crawler")) == ("1,0 c", BORIS)
    # The lair is free again, so that it may fall in; the crawler still holds its card.
    assert t.do(ANNA, "play collapse_2").options(ANNA) == ["collapse 2,0"]


@rule("R3.2", "R7.11")
def test_own_webs_wear_before_anything_else() -> None:
    webs = {"circle": ("0,0 E", 1, ANNA), "triangle": ("0,0 N", 2, ANNA), "square": ("0,0 S", 2, BORIS)}
    t = table(cave=EX_5, webs=webs, hands={ANNA: ["p1_i_v"]})
    assert [t.web(name) for name in ("circle", "triangle", "square")] == [0, 1, 2]
    assert [web["of"] for web in t.view(None)["webs"]] == [None, ANNA, BORIS]
    assert "1,0 c" in fields(discard(t, ANNA), ANNA)


@rule("R3.2", "R10.2")
def test_a_dwarf_that_is_stood_up_may_not_move_in_this_turn() -> None:
    t = table(cave=EX_5, lying=[ANNA, BORIS], hands={ANNA: ["p1_i_v"]})
    assert [dwarf["lying"] for dwarf in t.view(None)["dwarves"]] == [False, True]
    discard(t, ANNA).draw()
    assert t.at(ANNA) == "0,0 c"
    assert t.waiting() == (BORIS,)  # no step 2 was offered


@rule("R3.3")
@ruling("RU-17")
def test_without_a_card_the_turn_is_skipped_but_not_its_start() -> None:
    t = table(
        players=3,
        cave=EX_5,
        lying=[BORIS],
        creatures={"rat": ("2,0 c", BORIS)},
        webs={"circle": ("0,0 N", 1, BORIS), "square": ("0,0 S", 2, BORIS)},
        axes={BORIS: 1},
        hands={BORIS: []},
    )
    before = sum(t.view(None)["pile"])
    pass_turn(t, ANNA)
    assert t.waiting() == (CYRIL,)
    assert t.hand(BORIS) == []
    assert before - sum(t.view(None)["pile"]) == 1  # only Anna has drawn
    assert (t.creature("rat"), t.web("circle"), t.web("square")) == ("out", 0, 1)
    assert not t.view(None)["dwarves"][BORIS]["lying"]


@example("DT-18")
@rule("R3.3")
def test_a_web_wears_at_the_start_of_a_skipped_turn() -> None:
    t = table(players=3, hands={BORIS: []}, webs={"circle": ("0,0 N", 2, BORIS)})
    assert t.web("circle") == 2
    assert (pass_turn(t, ANNA).web("circle"), t.waiting()) == (1, (CYRIL,))


@example("DT-32")
@ruling("RU-17")
def test_a_skipped_turn_serves_the_lost_movement() -> None:
    hands = {ANNA: ["p1_i_v", "p1_i_h"], BORIS: [], CYRIL: ["hand_swap_2", "p1_cross"]}
    t = table(players=3, cave=EX_5, lying=[BORIS], hands=hands)
    pass_turn(t, ANNA)
    t.do(CYRIL, "play hand_swap_2", "swap 1", "halt").draw()
    pass_turn(t, ANNA)
    discard(t, BORIS, "p1_cross")
    assert "1,0 c" in fields(t, BORIS)


# -- the three steps ------------------------------------------------------------------------------------------------


@rule("R3.4")
def test_three_steps_in_their_order() -> None:
    t = table(cave=EX_5, hands={ANNA: ["p1_i_v", "web_1"]})
    before = sum(t.view(None)["pile"])
    assert not t.may(ANNA, "halt")  # step 1 is obligatory, and nothing is drawn or walked before it
    assert not t.may(ANNA, "walk 1,0 c")
    t.do(ANNA, "lay p1_i_v", "place 0,1 0")
    assert sum(t.view(None)["pile"]) == before
    assert t.may(ANNA, "halt")  # step 2 is optional
    t.do(ANNA, "walk 1,0 c", "halt")
    assert t.state.chance() is not None  # step 3 is obligatory: nobody is asked
    assert t.waiting() == ()
    assert len(t.draw().hand(ANNA)) == 2


@rule("R3.5")
def test_one_path_card_or_one_action_card_or_discards() -> None:
    t = table(cave=EX_5, hands={ANNA: ["p1_i_v", "rat_1", "boots_1"]})
    assert sorted(t.options(ANNA)) == [
        "discard boots_1",
        "discard p1_i_v",
        "discard rat_1",
        "lay p1_i_v",
        "play boots_1",
        "play rat_1",
    ]
    twin = Table(t.state.clone()).do(ANNA, "play boots_1", "give 1")
    assert not any(text.startswith(("lay", "play", "discard")) for text in twin.options(ANNA))
    t.do(ANNA, "discard p1_i_v")
    assert sorted(t.options(ANNA)) == ["discard boots_1", "discard rat_1", "enough"]
    t.do(ANNA, "discard rat_1")
    assert all(text.startswith(("walk", "halt")) for text in t.options(ANNA))  # no third card


@rule("R3.5")
def test_a_discard_has_no_effect() -> None:
    t = table(cave=EX_5, hands={ANNA: ["collapse_2", "boots_1"], BORIS: ["p1_i_v"]})
    discard(t, ANNA, "collapse_2", "boots_1")
    assert len(t.view(None)["cards"]) == 3
    assert [dwarf["boots"] for dwarf in t.view(None)["dwarves"]] == [False, False]
    assert len(finish(t, ANNA).hand(ANNA)) == 2


@rule("R3.6")
@ruling("RU-30")
def test_who_has_left_plays_and_draws_but_does_not_move() -> None:
    hands = {ANNA: ["web_1", "p1_i_v", "rat_1", "p1_i_h"]}
    t = table(players=4, roles=BLUE, cave=EX_5, left=[ANNA], axes={ANNA: 1}, hands=hands)
    for answers in (
        ("play web_1", "web 0,0 north"),
        ("play rat_1", "lure 2,0 c", "stay"),
        ("lay p1_i_v", "place 0,1 0"),
        ("discard p1_i_h", "enough"),
    ):
        twin = Table(t.state.clone()).do(ANNA, *answers)
        assert twin.state.chance() is not None, answers  # straight to step 3: no movement, no axe on the web
        twin.draw()
        assert (len(twin.hand(ANNA)), twin.waiting()) == (4, (BORIS,))


@ruling("RU-30")
def test_the_axe_of_who_has_left_is_of_no_use() -> None:
    t = table(
        players=4,
        roles=BLUE,
        cave=EX_5,
        left=[ANNA],
        axes={ANNA: 1, BORIS: 1},
        webs={"circle": ("0,0 E", 2, DANA), "square": ("1,0 N", 2, DANA)},  # a joint and an open end
        hands={ANNA: ["goblin_1"], BORIS: ["p1_i_v"]},
    )
    assert not any(text.startswith("cut") for text in t.options(ANNA))
    t.do(ANNA, "play goblin_1", "lure 2,0 c", "stay").draw()
    assert any(text.startswith("cut") for text in t.options(BORIS))


@rule("R3.7")
def test_nobody_is_passed_over_but_who_has_no_card() -> None:
    t = table(players=4, roles=BLUE, cave=EX_5, left=[BORIS], lying=[CYRIL], hands={DANA: []})
    pass_turn(t, ANNA)
    assert t.waiting() == (BORIS,)  # outside
    pass_turn(t, BORIS)
    assert t.waiting() == (CYRIL,)  # lies
    pass_turn(t, CYRIL)
    assert t.waiting() == (ANNA,)  # Dana has no card


@rule("R3.7", "R13.2")
def test_a_side_that_is_out_ends_the_game_in_the_middle_of_a_turn() -> None:
    t = table(cave={"4,4": "goal_exit"}, at={ANNA: "4,4 n"}, hands={ANNA: ["p1_i_v"]})
    before = t.view(None)["pile"]
    discard(t, ANNA).do(ANNA, "walk 4,4 c")
    assert t.state.over
    assert t.view(None)["pile"] == before  # no step 3
    assert GAME.winners(t.state) == (ANNA,)
