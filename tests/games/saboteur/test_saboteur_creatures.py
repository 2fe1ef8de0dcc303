"""Section 9: rat, crawler and goblin."""

from __future__ import annotations

import pytest
from sab_table import ANNA, BORIS, CYRIL, DANA, EX_5, Table, discard, fields, finish, pass_turn, table

from permonik.testing import example, rule, ruling

CREATURES = pytest.mark.parametrize("creature", ["rat", "crawler", "goblin"])
BLUE = ["blue_loyal", "blue_saboteur", "blue_loyal", "blue_saboteur"]
# A lair at the end of a long corridor of one field per card; the dwarves stand far away, at 9,9.
CORRIDOR = {
    "5,5": "p1_lair_cross",
    "6,5": "p1_i_h",
    "7,5": "p1_cross",
    "7,6": "p1_i_v",
    "7,7": "p1_cross",
    "7,8": "p1_t_v",
    "7,9": "p1_bend_ne",
    "9,9": "p1_t_h",
}
AWAY = {ANNA: "9,9 c", BORIS: "9,9 c", CYRIL: "9,9 c"}


@rule("R9.1")
@CREATURES
def test_the_card_lies_before_its_player(creature: str) -> None:
    t = table(players=3, cave=EX_5, hands={ANNA: [f"{creature}_1"]}).do(ANNA, f"play {creature}_1")
    assert t.holder(creature) == ANNA
    assert [one["of"] for one in t.view(None)["creatures"] if one["creature"] == creature] == [ANNA]


@rule("R9.2")
@CREATURES
def test_without_a_lair_no_creature_is_lured(creature: str) -> None:
    card = f"{creature}_1"
    for cave, may in (({"1,0": "p1_cross"}, False), ({"1,0": "p1_lair_cross"}, True)):
        assert table(cave=cave, hands={ANNA: [card]}).may(ANNA, f"play {card}") == may
    assert not table(goals={"north-east": "goal_lair"}, hands={ANNA: [card]}).may(ANNA, f"play {card}")


@rule("R9.2")
def test_a_lair_may_be_chosen_before_the_creature_moves() -> None:
    cave = {"1,0": "p1_lair_cross", "0,1": "p1_lair_bend_ne"}
    t = table(players=3, cave=cave, hands={ANNA: ["goblin_1"]}).do(ANNA, "play goblin_1")
    assert t.options(ANNA) == ["lure 1,0 0", "lure 0,1 0"]
    t.do(ANNA, "lure 0,1 c")
    assert t.creature("goblin") == "0,1 c"
    assert t.may(ANNA, "stay")


@rule("R9.3")
@ruling("RU-10")
def test_a_creature_in_the_cave_goes_on_from_where_it_stands() -> None:
    t = table(
        players=3,
        cave={"1,0": "p1_cross", "2,0": "p1_i_h"},
        creatures={"rat": ("2,0 c", CYRIL)},
        hands={ANNA: ["rat_1"]},
    )
    t.do(ANNA, "play rat_1")  # no lair is needed
    assert (t.creature("rat"), t.holder("rat")) == ("2,0 c", ANNA)
    assert fields(t, ANNA, "roam") == {"1,0 c", "0,0 c"}


@rule("R9.3")
@example("DT-10")
def test_dwarves_on_its_field_are_attacked_only_on_coming_back() -> None:
    t = table(
        cave=EX_5,
        players=3,
        at={ANNA: "1,0 c", BORIS: "1,0 c"},
        hands={CYRIL: ["goblin_2", "rat_1"]},
        active=CYRIL,
        creatures={"goblin": ("1,0 c", ANNA)},
    )
    t.do(CYRIL, "play goblin_2")
    twin = Table(t.state.clone()).do(CYRIL, "stay")
    assert [twin.gold(seat) for seat in range(3)] == [3, 3, 3]
    assert twin.holder("goblin") == CYRIL
    t.do(CYRIL, "roam 1,0 c")
    assert [t.gold(seat) for seat in range(3)] == [2, 2, 3]
    finish(t, CYRIL)
    assert (t.creature("goblin"), t.holder("goblin"), t.waiting()) == ("1,0 c", CYRIL, (ANNA,))  # it stays for Anna
    pass_turn(t, ANNA, BORIS)
    assert t.creature("goblin") == "out"


@rule("R9.3", "R9.4")
def test_to_come_back_a_creature_needs_a_free_field_beside() -> None:
    """All fields beside it hold dwarves: it stops at the first, and cannot return."""
    t = table(
        players=3,
        cave={"1,0": "p1_lair_stub_e@180"},
        at={BORIS: "1,0 c", CYRIL: "1,0 c"},
        creatures={"goblin": ("1,0 c", CYRIL)},
        hands={ANNA: ["goblin_2"]},
    )
    t.do(ANNA, "play goblin_2")
    assert t.options(ANNA) == ["stay", "roam 0,0 0"]


@rule("R9.4")
@pytest.mark.parametrize(("creature", "moves"), [("rat", 3), ("crawler", 4), ("goblin", 5)])
def test_how_far_a_creature_moves(creature: str, moves: int) -> None:
    t = table(players=3, cave=CORRIDOR, at=AWAY, hands={ANNA: [f"{creature}_1"]})
    t.do(ANNA, f"play {creature}_1", "lure 5,5 c")
    way = ["6,5 c", "7,5 c", "7,6 c", "7,7 c", "7,8 c", "7,9 c"]
    assert fields(t, ANNA, "roam") == set(way[:moves])
    assert t.may(ANNA, "stay")  # none at all


@rule("R9.4")
def test_creatures_pass_ladders_bridges_and_tunnels_but_no_web() -> None:
    cave = {"0,1": "p1_bridge_ew", "1,1": "p1_lair_t_h", "-1,1": "p1_double_nw", "9,9": "p3_ladder_stub_e"}
    away = {ANNA: "9,9 e", BORIS: "9,9 e"}
    hands = {ANNA: ["goblin_1"]}
    t = table(cave=cave, at=away, hands=hands).do(ANNA, "play goblin_1", "lure 1,1 c")
    assert fields(t, ANNA, "roam") == {"0,1 h", "-1,1 b", "-1,1 t", "-1,1 a"}
    webs = {"circle": ("0,1 W", 1, BORIS)}
    t = table(cave=cave, at=away, webs=webs, hands=hands).do(ANNA, "play goblin_1", "lure 1,1 c")
    assert fields(t, ANNA, "roam") == {"0,1 h"}
    cave = {"0,1": "p1_lair_cross", "9,9": "p3_ladder_stub_e"}
    t = table(cave=cave, at=away, hands=hands).do(ANNA, "play goblin_1", "lure 0,1 c")
    assert fields(t, ANNA, "roam") == {"0,0 c", "9,9 x", "9,9 c", "9,9 e"}


@rule("R9.5")
def test_a_creature_stops_at_the_first_dwarf() -> None:
    t = table(players=3, cave=EX_5, at={CYRIL: "1,0 c"}, hands={ANNA: ["goblin_1"]})
    t.do(ANNA, "play goblin_1", "lure 2,0 c")
    assert fields(t, ANNA, "roam") == {"1,0 c"}  # not past Cyril
    t.do(ANNA, "roam 1,0 c")
    assert [t.gold(seat) for seat in range(3)] == [3, 3, 2]
    assert not any(text.startswith("roam") for text in t.options(ANNA))  # what was left of its moves is lost


@rule("R9.5")
@example("DT-22")
def test_every_dwarf_on_the_field_is_attacked_the_own_one_included() -> None:
    t = table(
        players=3, cave=EX_5, at={CYRIL: "2,0 c"}, hands={ANNA: ["crawler_1"]}, creatures={"crawler": ("1,0 c", BORIS)}
    )
    t.do(ANNA, "play crawler_1", "roam 0,0 c")
    assert [dwarf["lying"] for dwarf in t.view(None)["dwarves"]] == [True, True, False]


@rule("R9.5")
@ruling("RU-9")
def test_a_creature_lured_onto_dwarves_attacks_at_once() -> None:
    hands = {ANNA: ["goblin_1"]}
    t = table(players=3, cave=EX_5, at={BORIS: "2,0 c"}, hands=hands).do(ANNA, "play goblin_1", "lure 2,0 c")
    assert t.gold(BORIS) == 2
    assert not t.may(ANNA, "stay")  # and it does not move
    assert t.creature("goblin") == "2,0 c"
    t = table(players=3, cave=EX_5, at={BORIS: "2,0 c"}, hands=hands, lair_spawn_attacks=False)
    t.do(ANNA, "play goblin_1", "lure 2,0 c")
    assert t.gold(BORIS) == 3
    assert fields(t, ANNA, "roam") == {"1,0 c", "0,0 c", "2,0 c"}
    t.do(ANNA, "roam 2,0 c")
    assert t.gold(BORIS) == 2


@ruling("RU-9")
def test_an_axe_helps_against_a_creature_lured_onto_the_own_dwarf() -> None:
    t = table(players=3, cave=EX_5, at={BORIS: "2,0 c"}, axes={BORIS: 1}, hands={ANNA: ["goblin_1"]})
    t.do(ANNA, "play goblin_1", "lure 2,0 c").do(BORIS, "use-axe")
    assert (t.creature("goblin"), t.gold(BORIS)) == ("out", 3)


@rule("R9.6")
@example("EX-5")
def test_a_rat_takes_a_card_and_one_of_the_limit() -> None:
    hands = {ANNA: ["p1_i_v", "boots_1", "boots_1", "web_1", "rat_2"], BORIS: ["rat_1", "p1_t_v"]}
    cave = {**EX_5, "-1,0": "p1_i_h", "9,9": "p1_t_h"}
    away = {CYRIL: "9,9 c", DANA: "9,9 c"}
    t = table(players=4, active=BORIS, cave=cave, at=away, left=[BORIS], hands=hands, roles=BLUE)
    t.do(BORIS, "play rat_1", "lure 2,0 c")
    assert fields(t, BORIS, "roam") == {"1,0 c", "0,0 c"}  # after two of three steps it meets Anna
    t.do(BORIS, "roam 0,0 c")
    assert (t.chance().deck, len(t.chance().outcomes)) == ("loss-0", 5)
    t.deal("loss-0 web_1")
    assert (t.limit(ANNA), len(t.hand(ANNA)), t.holder("rat")) == (4, 4, BORIS)
    assert t.creature("rat") == "0,0 c"
    assert t.limit(BORIS) == 5


@rule("R9.6")
def test_every_attack_of_a_rat_counts() -> None:
    hands = {ANNA: ["rat_1", "p1_i_v"], BORIS: ["p1_i_h", "p1_t_v"], CYRIL: ["rat_2", "p1_bend_ne"]}
    t = table(
        players=3, cave=EX_5, at={ANNA: "2,0 c", CYRIL: "2,0 c"}, creatures={"rat": ("1,0 c", BORIS)}, hands=hands
    )
    t.do(ANNA, "play rat_1", "roam 0,0 c").deal("loss-1 p1_i_h")
    assert t.limit(BORIS) == 4
    finish(t, ANNA)
    pass_turn(t, BORIS)
    assert t.waiting() == (CYRIL,)
    t.do(CYRIL, "play rat_2", "roam 0,0 c")
    t.deal(f"loss-1 {t.hand(BORIS)[0]}")
    assert t.limit(BORIS) == 3


@rule("R9.7")
@example("DT-11")
def test_a_dwarf_laid_low_loses_the_movement_of_one_turn() -> None:
    hands = {ANNA: ["crawler_1", "p1_t_v", "p1_cross"], BORIS: ["p1_i_v", "p1_i_h"]}
    t = table(cave=EX_5, at={ANNA: "2,0 c"}, hands=hands, creatures={"crawler": ("1,0 c", BORIS)})
    t.do(ANNA, "play crawler_1", "roam 0,0 c")
    assert t.view(None)["dwarves"][BORIS]["lying"]
    finish(t, ANNA)
    assert not t.view(None)["dwarves"][BORIS]["lying"]  # stood up
    discard(t, BORIS, "p1_i_v")
    assert t.waiting() == ()  # step 3 at once
    t.draw()
    pass_turn(t, ANNA)
    discard(t, BORIS, "p1_i_h")
    assert t.may(BORIS, "walk 1,0 c")  # the turn after: normal


@rule("R9.7")
def test_a_dwarf_that_lies_cannot_be_laid_lower() -> None:
    t = table(
        players=3,
        cave=EX_5,
        at={ANNA: "2,0 c"},
        lying=[BORIS],
        hands={ANNA: ["crawler_1"]},
        creatures={"crawler": ("1,0 c", CYRIL)},
    )
    finish(t.do(ANNA, "play crawler_1", "roam 0,0 c"), ANNA)
    finish(discard(t, BORIS), BORIS)
    finish(discard(t, CYRIL), CYRIL)
    pass_turn(t, ANNA)
    assert discard(t, BORIS).may(BORIS, "walk 1,0 c")  # one movement was lost, not two


@rule("R9.7", "R10.5")
def test_who_walks_into_a_crawler_loses_the_next_movement_too() -> None:
    hands = {ANNA: ["p1_i_v", "p1_i_h", "p1_t_v"], BORIS: ["p1_bend_ne", "p1_bend_nw"]}
    t = table(cave=EX_5, creatures={"crawler": ("1,0 c", BORIS)}, hands=hands)
    finish(discard(t, ANNA, "p1_i_v").do(ANNA, "walk 1,0 c"), ANNA)
    assert [dwarf["lying"] for dwarf in t.view(None)["dwarves"]] == [True, False]
    pass_turn(t, BORIS)
    discard(t, ANNA, "p1_i_h")
    assert t.waiting() == ()  # stood up, no step 2
    pass_turn(t.draw(), BORIS)
    assert discard(t, ANNA, "p1_t_v").may(ANNA, "walk 0,0 c")


@rule("R9.8")
def test_a_goblin_takes_a_nugget_if_there_is_one() -> None:
    t = table(players=3, cave=EX_5, gold={ANNA: 1, BORIS: 0, CYRIL: 3}, hands={ANNA: ["goblin_1"]})
    t.do(ANNA, "play goblin_1", "lure 2,0 c", "roam 0,0 c")
    assert [t.gold(seat) for seat in range(3)] == [0, 0, 2]
    assert t.state.nuggets == ()  # to the bank
    t = table(players=3, cave=EX_5, at={CYRIL: "1,0 c"}, gold={CYRIL: 0}, hands={ANNA: ["goblin_1"]})
    assert fields(t.do(ANNA, "play goblin_1", "lure 2,0 c"), ANNA, "roam") == {"1,0 c"}  # it stops all the same


@rule("R9.9")
@ruling("RU-6")
def test_axes_are_asked_for_in_turn_order_from_the_active_player() -> None:
    axes = {ANNA: 1, BORIS: 1, DANA: 1}
    t = table(players=4, roles=BLUE, active=CYRIL, cave=EX_5, axes=axes, hands={CYRIL: ["goblin_1"]})
    t.do(CYRIL, "play goblin_1", "lure 2,0 c", "roam 0,0 c")
    assert t.waiting() == (DANA,)
    t.do(DANA, "keep-axe")
    assert t.waiting() == (ANNA,)
    assert t.gold(DANA) == 3  # all are asked before the attack
    twin = Table(t.state.clone()).do(ANNA, "keep-axe").do(BORIS, "keep-axe")
    assert [twin.gold(seat) for seat in range(4)] == [2, 2, 2, 2]
    assert [twin.state.axes[seat] for seat in range(4)] == [1, 1, 0, 1]
    t.do(ANNA, "use-axe")
    assert t.waiting() == (CYRIL,)  # the first who uses one ends it: Boris is not asked
    assert [t.gold(seat) for seat in range(4)] == [3, 3, 3, 3]


@rule("R9.9")
def test_an_axe_of_a_dwarf_elsewhere_is_not_asked_for() -> None:
    t = table(
        players=3,
        cave=EX_5,
        at={CYRIL: "2,0 c"},
        axes={CYRIL: 1},
        creatures={"goblin": ("1,0 c", CYRIL)},
        hands={ANNA: ["goblin_1"]},
    )
    t.do(ANNA, "play goblin_1", "roam 0,0 c")
    assert [t.gold(seat) for seat in range(3)] == [2, 2, 3]


@rule("R9.9", "R10.5")
@example("DT-26")
def test_a_dwarf_that_enters_is_attacked_alone_and_asked_alone() -> None:
    t = table(
        players=3,
        cave=EX_5,
        at={BORIS: "1,0 c"},
        axes={BORIS: 1},
        creatures={"goblin": ("1,0 c", CYRIL)},
        hands={ANNA: ["p1_i_v"]},
    )
    discard(t, ANNA).do(ANNA, "walk 1,0 c")
    assert (t.gold(ANNA), t.gold(BORIS), t.state.axes[BORIS]) == (2, 3, 1)
    assert t.draw().waiting() == (BORIS,)


@rule("R9.10")
def test_a_creature_does_not_reveal_a_goal_card() -> None:
    cave = {"3,-2": "p1_lair_cross", "2,-2": "p1_cross", "2,-3": "p1_t_h"}
    t = table(players=6, cave=cave, hands={ANNA: ["rat_1"]})
    t.do(ANNA, "play rat_1", "lure 3,-2 c", "roam 3,-3 ?")
    assert t.state.chance() is None or t.state.chance().deck != "goal"
    assert (t.creature("rat"), t.view(None)["goals"][1]["open"]) == ("3,-3 ?", False)
    assert t.state.goals == [-1] * 4


@rule("R9.11")
@example("DT-31")
def test_a_creature_leaves_at_the_start_of_the_turn_of_who_played_it_last() -> None:
    t = table(
        players=4,
        roles=BLUE,
        cave=EX_5,
        left=[ANNA],
        hands={ANNA: ["rat_1", "p1_i_v"], BORIS: ["rat_2", "p1_i_h"]},
    )
    t.do(ANNA, "play rat_1", "lure 2,0 c", "stay").draw()
    finish(t.do(BORIS, "play rat_2", "stay"), BORIS)
    pass_turn(t, CYRIL, DANA)
    assert (t.waiting(), t.creature("rat"), t.holder("rat")) == ((ANNA,), "2,0 c", BORIS)  # nothing happens
    pass_turn(t, ANNA)
    assert (t.waiting(), t.creature("rat"), t.holder("rat")) == ((BORIS,), "out", -1)


@rule("R9.11")
def test_a_creature_may_be_lured_again() -> None:
    t = table(cave=EX_5, creatures={"rat": ("1,0 c", ANNA)}, hands={ANNA: ["rat_1"]})
    assert t.creature("rat") == "out"
    assert t.do(ANNA, "play rat_1").options(ANNA) == ["lure 2,0 0"]


@rule("R9.12")
def test_creatures_pass_each_other_and_do_not_leave() -> None:
    cave = {"4,3": "p1_lair_cross", "4,4": "goal_exit"}
    t = table(cave=cave, creatures={"goblin": ("4,4 n", BORIS)}, hands={ANNA: ["rat_1"]})
    t.do(ANNA, "play rat_1", "lure 4,3 c")
    assert fields(t, ANNA, "roam") == {"4,4 n", "4,4 c", "4,4 e", "4,4 s", "4,4 w"}
    t.do(ANNA, "roam 4,4 c")
    assert (t.creature("rat"), t.creature("goblin")) == ("4,4 c", "4,4 n")
    assert t.state.left == []


@rule("R9.13")
def test_losses_are_settled_in_turn_order_from_the_active_player() -> None:
    hands = {ANNA: ["p1_i_h"], BORIS: ["p1_i_v", "p1_t_v"], CYRIL: ["rat_1", "p1_cross"]}
    t = table(players=3, active=CYRIL, cave=EX_5, hands=hands)
    t.do(CYRIL, "play rat_1", "lure 2,0 c", "roam 0,0 c")
    asked = []
    while (chance := t.state.chance()) is not None and chance.deck.startswith("loss"):
        asked.append(chance.deck)
        t.deal(f"{chance.deck} {t.hand(int(chance.deck[-1]))[0]}")
    assert asked == ["loss-2", "loss-0", "loss-1"]
    assert [t.limit(seat) for seat in range(3)] == [4, 4, 4]


@ruling("RU-31")
def test_a_creature_that_stays_still_changes_its_owner() -> None:
    t = table(players=3, cave=EX_5, creatures={"crawler": ("2,0 c", CYRIL)}, hands={ANNA: ["crawler_1"]})
    finish(t.do(ANNA, "play crawler_1", "stay"), ANNA)
    pass_turn(t, BORIS)
    assert (t.creature("crawler"), t.holder("crawler")) == ("2,0 c", ANNA)  # Cyril's turn has begun
    pass_turn(t, CYRIL)
    assert t.creature("crawler") == "out"


@ruling("RU-31")
def test_an_action_card_may_be_played_to_no_advantage() -> None:
    t = table(players=3, cave=EX_5, hands={ANNA: ["rat_1"]}).do(ANNA, "play rat_1", "lure 2,0 c", "stay")
    assert t.creature("rat") == "2,0 c"
    t = table(players=3, hands={ANNA: ["hand_swap_2"], BORIS: []}).do(ANNA, "play hand_swap_2", "swap 1")
    assert (t.hand(ANNA), t.hand(BORIS)) == ([], [])
