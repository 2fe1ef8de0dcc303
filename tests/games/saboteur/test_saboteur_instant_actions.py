"""Section 7: secret information, collapse, hand swap, web."""

from __future__ import annotations

import pytest
from sab_table import (
    ANNA,
    BORIS,
    CYRIL,
    DANA,
    EX_5,
    Table,
    discard,
    edge_at,
    fields,
    finish,
    pass_turn,
    table,
    told_to,
    web_places,
)

from permonik.games.saboteur.tables import GOALS
from permonik.testing import example, rule, ruling

BLUE = ["blue_loyal", "blue_saboteur", "blue_loyal", "blue_saboteur"]


@rule("R7.1")
def test_a_played_card_is_shown_and_gone() -> None:
    t = table(cave=EX_5, hands={ANNA: ["collapse_2", "hand_swap_2", "p1_i_v"]})
    t.do(ANNA, "play collapse_2")
    assert t.hand(ANNA) == ["p1_i_v", "hand_swap_2"]
    assert "collapse_2" in t.view(BORIS)["shown"]
    assert t.view(None)["gone"][ANNA]["backs"] == [0, 0, 0]  # not among the cards that only its owner knows


@rule("R7.1")
@ruling("RU-19")
def test_a_card_without_a_target_may_only_be_discarded() -> None:
    hands = {ANNA: ["collapse_2", "boots_1", "rat_1", "crawler_1", "goblin_1", "hand_swap_2"]}
    t = table(boots=[ANNA, BORIS], hands=hands)  # no path card, no lair, boots before everybody
    assert [text for text in t.options(ANNA) if text.startswith("play")] == ["play hand_swap_2"]
    assert sorted(text for text in t.options(ANNA) if text.startswith("discard")) == sorted(
        f"discard {card}" for card in hands[ANNA]
    )


@ruling("RU-19")
def test_secret_information_needs_a_face_down_card() -> None:
    goals = {"4,4": "goal_exit", "4,-4": "goal_vein", "-4,4": "goal_ladder", "-4,-4": "goal_lair"}
    three = {place: goal for place, goal in goals.items() if place != "4,4"}
    for cave, clan_open, playable in ((goals, True, False), (three, True, True), (goals, False, True)):
        t = table(cave=cave, hands={ANNA: ["secret_information_1"]})
        if clan_open:
            t.state.clan_knows[BORIS] = t.state.everybody
        assert t.may(ANNA, "play secret_information_1") == playable


@ruling("RU-19")
def test_one_target_is_enough() -> None:
    hands = {ANNA: ["collapse_2", "boots_1", "rat_1", "secret_information_1", "web_1", "war_axe_1"]}
    t = table(cave=EX_5, at={BORIS: "2,0 c"}, boots=[BORIS], hands=hands)
    assert {text for text in t.options(ANNA) if text.startswith("play")} == {f"play {card}" for card in hands[ANNA]}
    assert t.do(ANNA, "play boots_1").options(ANNA) == ["give 0"]


# -- secret information ---------------------------------------------------------------------------------------------


@rule("R7.2")
def test_targets_of_secret_information() -> None:
    t = table(
        players=4, roles=BLUE, cave={"4,4": "goal_exit"}, left=[DANA], hands={ANNA: ["secret_information_1", "p1_i_v"]}
    )
    t.do(ANNA, "play secret_information_1")
    assert t.options(ANNA) == [
        "peek-goal north-west",
        "peek-goal north-east",
        "peek-goal south-west",
        "peek-clan 1",
        "peek-clan 2",
    ]  # no revealed goal card, not the own clan card, no open clan card, none of those put aside


@rule("R7.2")
def test_a_look_at_a_clan_card_tells_one_player_the_role_and_all_the_target() -> None:
    t = table(players=4, roles=BLUE, hands={ANNA: ["secret_information_1", "p1_i_v"]})
    t.do(ANNA, "play secret_information_1", "peek-clan 1")
    assert t.view(ANNA)["dwarves"][BORIS]["role"] == "blue_saboteur"
    for seat in (None, CYRIL, DANA):
        seen = t.view(seat)["dwarves"][BORIS]
        assert (seen["role"], seen["looked"], seen["open"]) == (None, [ANNA], False)
    assert told_to(t, "saw-clan") == [1 << ANNA]
    assert told_to(t, "peeked-clan") == [~(1 << ANNA)]


@rule("R7.2")
def test_a_look_at_a_goal_card_tells_one_player_the_card_and_all_the_target() -> None:
    t = table(players=4, roles=BLUE, hands={ANNA: ["secret_information_1", "p1_i_v"]})
    t.do(ANNA, "play secret_information_1", "peek-goal north-east").deal("goal goal_exit")
    assert t.view(ANNA)["goals"][1] == {"corner": "north-east", "card": "goal_exit", "open": False, "looked": [ANNA]}
    for seat in (None, BORIS):
        assert t.view(seat)["goals"][1] == {"corner": "north-east", "card": None, "open": False, "looked": [ANNA]}
    assert told_to(t, "saw-goal") == [1 << ANNA]
    assert t.state.board.down  # put back: still face down


@rule("R7.2")
def test_the_second_who_looks_sees_the_same_card() -> None:
    hands = {ANNA: ["secret_information_1"], BORIS: ["secret_information_1"]}
    t = table(hands=hands).do(ANNA, "play secret_information_1", "peek-goal north-east").deal("goal goal_vein")
    finish(t, ANNA).do(BORIS, "play secret_information_1", "peek-goal north-east")
    assert [t.view(seat)["goals"][1]["card"] for seat in (ANNA, BORIS, None)] == ["goal_vein", "goal_vein", None]


@rule("R7.2")
def test_one_may_look_again() -> None:
    t = table(players=4, roles=BLUE, hands={ANNA: ["secret_information_1"]})
    t.state.clan_knows[BORIS] |= 1 << ANNA
    t.do(ANNA, "play secret_information_1", "peek-clan 1")
    assert t.view(ANNA)["dwarves"][BORIS]["role"] == "blue_saboteur"


# -- collapse -------------------------------------------------------------------------------------------------------


@rule("R7.3")
@example("DT-20")
def test_a_card_with_somebody_on_it_does_not_fall_in() -> None:
    cave = {"1,0": "p1_cross", "2,0": "p1_i_h", "3,0": "p1_cross", "4,4": "goal_exit", "4,3": "p2_i_v"}
    t = table(
        players=3,
        cave=cave,
        at={BORIS: "3,0 c", CYRIL: "4,3 n"},
        lying=[CYRIL],
        creatures={"rat": ("1,0 c", BORIS)},
        hands={ANNA: ["collapse_2"]},
    )
    # The start card and goal cards never; 1,0 holds the rat, 3,0 Boris, 4,3 Cyril, who lies.
    assert t.do(ANNA, "play collapse_2").options(ANNA) == ["collapse 2,0"]
    t.do(ANNA, "collapse 2,0")
    assert "2,0" not in {f"{card['x']},{card['y']}" for card in t.view(None)["cards"]}
    assert told_to(t, "collapsed") == [-1]
    assert "p1_i_h" in t.view(None)["shown"]


@rule("R7.3")
def test_the_own_dwarf_protects_a_card_too() -> None:
    t = table(cave=EX_5, at={ANNA: "2,0 c"}, hands={ANNA: ["collapse_2"]}).do(ANNA, "play collapse_2")
    assert t.options(ANNA) == ["collapse 1,0"]


@rule("R7.4")
def test_the_nugget_of_a_vein_that_falls_in_goes_to_the_bank() -> None:
    cave = {"0,1": "p1_vein_t_v", "0,-1": "p2_vein_bend_nw@180"}
    t = table(cave=cave, hands={ANNA: ["collapse_2"]}).do(ANNA, "play collapse_2", "collapse 0,1")
    assert [t.named(field) for field in t.state.nuggets] == ["0,-1 w"]
    assert [t.gold(ANNA), t.gold(BORIS)] == [3, 3]


@rule("R7.5")
def test_a_web_on_an_open_end_goes_with_its_card() -> None:
    webs = {"circle": ("1,0 N", 2, BORIS), "square": ("1,0 W", 2, BORIS), "triangle": ("0,0 N", 2, BORIS)}
    t = table(players=3, cave=EX_5, webs=webs, hands={ANNA: ["collapse_2"]})
    t.do(ANNA, "play collapse_2", "collapse 1,0")
    assert [t.web(name) for name in ("circle", "square", "triangle")] == [0, 2, 2]
    assert [web["of"] for web in t.view(None)["webs"]] == [None, BORIS, BORIS]


@rule("R7.5")
@example("DT-2")
@ruling("RU-27")
def test_a_web_on_a_joint_stays_until_both_cards_are_gone() -> None:
    hands = {ANNA: ["collapse_2"], BORIS: ["collapse_3"]}
    t = table(players=3, cave=EX_5, hands=hands, webs={"circle": ("1,0 E", 2, CYRIL)})
    t.do(ANNA, "play collapse_2", "collapse 2,0")
    assert (t.web("circle"), t.state.web_of[0], t.state.web_on[0]) == (2, CYRIL, edge_at("1,0 E"))
    finish(t, ANNA).do(BORIS, "play collapse_3", "collapse 1,0")
    assert (t.web("circle"), t.state.web_of[0]) == (0, -1)


@rule("R7.5")
def test_a_web_towards_a_closed_side_goes_with_the_card_that_was_open() -> None:
    """At 2,-3 the path ends before the closed west side of the goal card."""
    cave = {"2,-3": "p1_i_h", "3,-3": "goal_ladder@180"}
    webs = {"circle": ("2,-3 E", 2, BORIS)}
    t = table(players=6, cave=cave, webs=webs, hands={ANNA: ["collapse_2"]})
    assert t.do(ANNA, "play collapse_2", "collapse 2,-3").web("circle") == 0


@rule("R7.5")
def test_a_web_before_a_face_down_goal_card_goes_with_the_path() -> None:
    """No face-up card is open there any more."""
    webs = {"circle": ("3,-2 N", 2, BORIS)}
    t = table(players=6, cave={"3,-2": "p1_i_v"}, webs=webs, hands={ANNA: ["collapse_2"]})
    assert t.do(ANNA, "play collapse_2", "collapse 3,-2").web("circle") == 0


@rule("R7.6")
def test_a_part_that_is_cut_off_stays_and_is_walked() -> None:
    cave = {**EX_5, "2,1": "p1_ladder_stub_n"}
    hands = {ANNA: ["collapse_2"], BORIS: ["p1_i_v"]}
    t = table(cave=cave, at={BORIS: "2,0 c"}, hands=hands)
    finish(t.do(ANNA, "play collapse_2", "collapse 1,0"), ANNA)
    discard(t, BORIS)
    assert fields(t, BORIS) == {"2,1 c"}
    assert fields(t.do(BORIS, "walk 2,1 c"), BORIS) == {"2,0 c", "0,0 c"}  # and out by the ladder


# -- hand swap ------------------------------------------------------------------------------------------------------


@rule("R7.7")
def test_all_cards_left_in_hand_are_exchanged() -> None:
    hands = {ANNA: ["hand_swap_2", "p1_t_v"], BORIS: ["rat_1", "rat_2", "web_1"], CYRIL: []}
    t = table(players=3, hands=hands).do(ANNA, "play hand_swap_2")
    assert t.options(ANNA) == ["swap 1", "swap 2"]  # any other player, also one without cards
    twin = Table(t.state.clone()).do(ANNA, "swap 2")
    assert (twin.hand(ANNA), twin.hand(CYRIL)) == ([], ["p1_t_v"])
    t.do(ANNA, "swap 1")
    assert (t.hand(ANNA), t.hand(BORIS)) == (["web_1", "rat_1", "rat_2"], ["p1_t_v"])


@rule("R7.7")
def test_an_empty_hand_may_be_exchanged() -> None:
    t = table(players=3, hands={ANNA: ["hand_swap_2"], BORIS: ["rat_1"]}).do(ANNA, "play hand_swap_2", "swap 1")
    assert (t.hand(ANNA), t.hand(BORIS)) == (["rat_1"], [])


@rule("R7.8")
def test_the_chosen_player_draws_and_the_active_one_does_not() -> None:
    t = table(players=3, hands={ANNA: ["hand_swap_2", "p1_t_v"], CYRIL: ["rat_1", "rat_2"]})
    before = sum(t.view(None)["pile"])
    finish(t.do(ANNA, "play hand_swap_2", "swap 2"), ANNA)
    assert (t.hand(ANNA), len(t.hand(CYRIL))) == (["rat_1", "rat_2"], 2)
    assert before - sum(t.view(None)["pile"]) == 1
    assert t.waiting() == (BORIS,)


@rule("R7.7", "R7.8")
@example("DT-9")
def test_hand_swap_and_limits() -> None:
    hands = {ANNA: ["hand_swap_2", "p1_t_v", "p1_i_v", "p1_i_h"], BORIS: ["rat_1", "rat_2", "rat_3", "web_1", "web_2"]}
    t = table(hands=hands, limit={ANNA: 4})
    finish(t.do(ANNA, "play hand_swap_2", "swap 1"), ANNA)
    assert [len(t.hand(seat)) for seat in (ANNA, BORIS)] == [5, 4]
    pass_turn(t, BORIS)
    finish(discard(t, ANNA, "web_1"), ANNA)
    assert len(t.hand(ANNA)) == 4  # at the limit: nothing is drawn


# -- webs -----------------------------------------------------------------------------------------------------------


@rule("R7.9")
@example("EX-10")
def test_where_a_web_may_lie() -> None:
    t = table(cave=EX_5, hands={ANNA: ["web_1"]}).do(ANNA, "play web_1")
    wanted = ["0,0 E", "1,0 E", "0,0 N", "0,0 S", "0,0 W", "1,0 N", "1,0 S", "2,0 S"]
    assert web_places(t, ANNA) == {edge_at(text) for text in wanted}
    t.do(ANNA, "web 1,0 west")
    assert (t.web("circle"), t.state.web_of[0], t.state.web_on[0]) == (2, ANNA, edge_at("0,0 E"))


@ruling("RU-7")
@rule("R7.9")
def test_start_card_goal_cards_and_ends_before_goal_cards_count() -> None:
    cave = {"3,-2": "p1_i_v", "3,3": "goal_lair", "3,2": "p2_i_v"}
    t = table(players=6, cave=cave, hands={ANNA: ["web_1"]}).do(ANNA, "play web_1")
    wanted = ["0,0 N", "0,0 E", "0,0 S", "0,0 W", "3,-2 N", "3,-2 S", "3,2 N", "3,2 S", "3,3 E"]
    assert web_places(t, ANNA) == {edge_at(text) for text in wanted}


@rule("R7.10")
def test_one_web_per_place() -> None:
    webs = {"circle": ("0,0 E", 2, BORIS)}
    t = table(cave=EX_5, webs=webs, hands={ANNA: ["web_2"]}).do(ANNA, "play web_2")
    assert edge_at("0,0 E") not in web_places(t, ANNA)
    assert len(web_places(t, ANNA)) == 7


@rule("R7.10")
def test_the_card_of_a_web_lies_before_its_player_as_long_as_the_web_lies() -> None:
    t = table(players=3, cave=EX_5, axes={BORIS: 2}, hands={ANNA: ["web_1"]})
    t.do(ANNA, "play web_1", "web 1,0 west")
    assert t.view(None)["webs"][0]["of"] == ANNA
    finish(t, ANNA).do(BORIS, "cut circle")
    assert t.view(None)["webs"][0] == {**t.view(None)["webs"][0], "of": ANNA, "shows": 1}
    t.do(BORIS, "cut circle")
    assert t.view(None)["webs"][0] == {
        "web": "circle",
        "edge": None,
        "cell": None,
        "side": None,
        "shows": 0,
        "of": None,
    }


@rule("R7.11")
@example("DT-3")
def test_a_web_lasts_two_rounds() -> None:
    hands = {ANNA: ["web_1", "p1_i_v", "p1_i_h"], BORIS: ["p1_t_v", "p1_bend_ne", "p1_bend_nw"]}
    t = table(cave={**EX_5, "0,1": "p1_cross"}, hands=hands).do(ANNA, "play web_1", "web 1,0 west")
    finish(t, ANNA)
    for card, side in (("p1_t_v", 2), ("p1_bend_ne", 1)):
        assert (t.web("circle"), t.waiting()) == (side, (BORIS,))
        assert not discard(t, BORIS, card).may(BORIS, "walk 1,0 c")
        finish(t, BORIS)
        if side == 2:
            assert t.web("circle") == 1
            assert not discard(t, ANNA, "p1_i_v").may(ANNA, "walk 1,0 c")
            finish(t, ANNA)
    assert (t.web("circle"), t.waiting()) == (0, (ANNA,))
    assert discard(t, ANNA, "p1_i_h").may(ANNA, "walk 1,0 c")


@rule("R7.11")
@example("DT-3")
@pytest.mark.parametrize(("axes", "shows"), [(1, 1), (2, 0)])
def test_axes_shorten_the_life_of_a_web(axes: int, shows: int) -> None:
    t = table(cave=EX_5, axes={BORIS: axes}, hands={ANNA: ["web_1", "p1_i_v"]})
    finish(t.do(ANNA, "play web_1", "web 1,0 west"), ANNA)
    t.do(BORIS, *["cut circle"] * axes)
    assert t.web("circle") == shows
    pass_turn(t, BORIS)
    assert (t.web("circle"), t.waiting()) == (0, (ANNA,))


@rule("R7.12")
def test_an_extended_end_keeps_its_web_on_the_joint() -> None:
    t = table(cave={"1,0": "p1_i_h"}, webs={"circle": ("1,0 E", 2, BORIS)}, hands={ANNA: ["p1_cross"]})
    t.do(ANNA, "lay p1_cross", "place 2,0 0", "walk 1,0 c")
    assert (t.web("circle"), fields(t, ANNA)) == (2, {"0,0 c"})


@rule("R7.13")
@example("DT-29")
@pytest.mark.parametrize("goal", GOALS)
def test_a_reveal_never_removes_a_web(goal: str) -> None:
    """Of the ladder (turned by 180 degrees) the west side is closed: the web then lies on the end of the path."""
    t = table(
        players=6,
        cave={"3,-2": "p1_i_v", "2,-3": "p1_i_h"},
        at={ANNA: "3,-2 c", BORIS: "2,-3 c"},
        goals={"north-east": goal},
        webs={"circle": ("2,-3 E", 2, BORIS)},
    )
    discard(t, ANNA).do(ANNA, "walk 3,-3 ?")
    assert t.web("circle") == 2
    assert t.state.board.is_open(edge_at("2,-3 E"))
    finish(t, ANNA)
    assert t.web("circle") == 1  # Boris's turn has begun: it wears as usual
    assert not discard(t, BORIS).may(BORIS, "walk 3,-3 w")
