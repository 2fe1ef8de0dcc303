"""Section 8: boots and war axes."""

from __future__ import annotations

import pytest
from sab_table import ANNA, BORIS, CYRIL, DANA, EX_5, Table, discard, finish, pass_turn, table, told_to

from permonik.testing import example, rule, ruling

BLUE = ["blue_loyal", "blue_saboteur", "blue_loyal", "blue_saboteur"]
LONG = {"1,0": "p1_i_h", "2,0": "p2_i_h", "3,0": "p1_cross", "4,0": "p3_i_h"}


@rule("R8.1")
@pytest.mark.parametrize("card", ["boots_1", "war_axe_1"])
def test_equipment_is_laid_before_anybody(card: str) -> None:
    t = table(players=4, roles=BLUE, hands={ANNA: [card]}).do(ANNA, f"play {card}")
    assert t.options(ANNA) == ["give 0", "give 1", "give 2", "give 3"]
    t.do(ANNA, "give 2")
    seen = [dwarf["boots"] if card == "boots_1" else dwarf["axes"] > 0 for dwarf in t.view(None)["dwarves"]]
    assert seen == [False, False, True, False]
    assert told_to(t, "gave") == [-1]
    pass_turn(finish(t, ANNA), BORIS, CYRIL, DANA)
    dwarf = t.view(None)["dwarves"][CYRIL]
    assert (dwarf["boots"], dwarf["axes"]) == ((True, 0) if card == "boots_1" else (False, 1))  # it stays


@rule("R8.1")
@ruling("RU-25")
@pytest.mark.parametrize("card", ["boots_1", "war_axe_1"])
def test_equipment_may_be_laid_before_who_has_left(card: str) -> None:
    t = table(players=4, roles=BLUE, left=[CYRIL], hands={ANNA: [card]}).do(ANNA, f"play {card}")
    assert t.may(ANNA, "give 2")
    t.do(ANNA, "give 2")
    assert t.at(CYRIL) == "out"


# -- boots ----------------------------------------------------------------------------------------------------------


@rule("R8.2")
@example("DT-19")
def test_boots_give_a_fourth_move_at_once() -> None:
    t = table(cave=LONG, hands={ANNA: ["boots_1", "p1_t_v"]}).do(ANNA, "play boots_1", "give 0")
    t.do(ANNA, "walk 1,0 c", "walk 2,0 w", "walk 2,0 e", "walk 3,0 c")
    assert t.draw().at(ANNA) == "3,0 c"
    assert t.waiting() == (BORIS,)  # no fifth


@rule("R8.2")
def test_boots_help_their_owner_alone_and_in_every_turn() -> None:
    t = table(cave=LONG, boots=[BORIS])
    discard(t, ANNA).do(ANNA, "walk 1,0 c", "walk 2,0 w", "walk 2,0 e")
    assert t.draw().waiting() == (BORIS,)
    discard(t, BORIS)
    assert t.view(None)["moves"] == 4


@rule("R8.2")
def test_one_pair_of_boots_per_player() -> None:
    t = table(players=3, boots=[BORIS, CYRIL], hands={ANNA: ["boots_1"]}).do(ANNA, "play boots_1")
    assert t.options(ANNA) == ["give 0"]


# -- axes against webs ----------------------------------------------------------------------------------------------


@rule("R8.3")
def test_an_axe_turns_a_web_or_removes_it() -> None:
    for shows in (2, 1):
        t = table(cave=EX_5, axes={ANNA: 1}, webs={"circle": ("0,0 E", shows, BORIS)}).do(ANNA, "cut circle")
        assert t.web("circle") == shows - 1
        assert t.view(None)["dwarves"][ANNA]["axes"] == 0
        assert not t.may(ANNA, "cut circle")
        discard(t, ANNA)
        assert t.may(ANNA, "walk 1,0 c") == (shows == 1)


@rule("R8.3")
def test_an_axe_costs_no_move() -> None:
    t = table(cave={**EX_5, "0,1": "p1_i_v"}, axes={ANNA: 1}, webs={"circle": ("1,0 E", 1, BORIS)})
    discard(t, ANNA).do(ANNA, "walk 1,0 c")
    assert t.view(None)["moves"] == 2
    t.do(ANNA, "cut circle")
    assert t.view(None)["moves"] == 2
    t.do(ANNA, "walk 2,0 c")


@rule("R8.3", "R8.6")
@example("DT-27")
def test_two_axes_one_after_the_other() -> None:
    t = table(
        players=3,
        cave=EX_5,
        at={ANNA: "1,0 c"},
        axes={ANNA: 1},
        webs={"triangle": ("1,0 E", 2, CYRIL)},
        hands={ANNA: ["war_axe_1"]},
    )
    t.do(ANNA, "play war_axe_1", "give 0")
    assert t.view(None)["dwarves"][ANNA]["axes"] == 2
    t.do(ANNA, "cut triangle")
    assert t.web("triangle") == 1
    assert not t.may(ANNA, "walk 2,0 c")
    t.do(ANNA, "cut triangle")
    assert t.web("triangle") == 0
    t.do(ANNA, "walk 2,0 c")


@ruling("RU-8")
@rule("R8.3")
def test_a_web_is_cut_from_either_side_and_from_nowhere_else() -> None:
    cave = {"1,0": "p2_i_h", "2,0": "p2_cross"}
    webs = {"circle": ("1,0 E", 2, BORIS)}
    for field, touches in (("1,0 e", True), ("2,0 w", True), ("1,0 w", False), ("2,0 n", False), ("0,0 c", False)):
        t = table(cave=cave, at={ANNA: field}, axes={ANNA: 1}, webs=webs)
        assert t.may(ANNA, "cut circle") == touches, field


@ruling("RU-8")
def test_a_web_on_an_open_end_is_cut_from_its_one_field() -> None:
    webs = {"circle": ("3,-2 N", 2, BORIS)}
    for players in (2, 6):  # before an empty cell, and before a face-down goal card
        t = table(players=players, cave={"3,-2": "p1_i_v"}, at={ANNA: "3,-2 c"}, axes={ANNA: 1}, webs=webs)
        assert t.do(ANNA, "cut circle").web("circle") == 1


@ruling("RU-28")
def test_the_moments_for_an_axe_on_a_web() -> None:
    """Before step 1, after it, before and after every move; the dwarf walks past the open end at 1,0."""
    webs = {"circle": ("0,0 N", 2, BORIS), "square": ("1,0 N", 2, BORIS)}
    t = table(cave=EX_5, axes={ANNA: 1}, webs=webs, hands={ANNA: ["p1_i_v", "p1_t_v"]})
    assert t.may(ANNA, "cut circle")
    t.do(ANNA, "discard p1_i_v")
    assert not t.may(ANNA, "cut circle")  # while a card is chosen
    t.do(ANNA, "enough")
    assert t.may(ANNA, "cut circle")
    assert not t.may(ANNA, "cut square")
    t.do(ANNA, "walk 1,0 c")
    assert t.may(ANNA, "cut square")
    t.do(ANNA, "walk 2,0 c", "walk 1,0 c")
    assert t.view(None)["moves"] == 0
    assert t.options(ANNA) == ["halt", "cut square"]  # also after the last move
    t.do(ANNA, "cut square")
    assert t.web("square") == 1
    assert t.waiting() == ()


@ruling("RU-28")
@rule("R8.3")
def test_also_a_dwarf_that_lies_or_may_not_move_cuts() -> None:
    webs = {"circle": ("0,0 E", 2, BORIS)}
    t = table(cave=EX_5, axes={ANNA: 1}, lying=[ANNA], webs=webs)
    assert t.may(ANNA, "cut circle")
    discard(t, ANNA)
    assert t.options(ANNA) == ["halt", "cut circle"]
    cave = {"1,0": "p1_lair_t_h"}
    t = table(players=3, cave=cave, axes={ANNA: 1}, webs={"circle": ("0,0 N", 2, BORIS)}, hands={ANNA: ["crawler_1"]})
    t.do(ANNA, "play crawler_1", "lure 1,0 c", "roam 0,0 c", "keep-axe")
    assert t.view(None)["dwarves"][ANNA]["lying"]
    assert t.options(ANNA) == ["halt", "cut circle"]


@ruling("RU-28")
def test_no_axe_on_a_web_in_the_turn_of_another() -> None:
    cave = {**EX_5, "0,1": "p1_i_v"}
    t = table(players=3, cave=cave, axes={BORIS: 1}, webs={"circle": ("0,0 E", 2, CYRIL)}, hands={ANNA: ["p1_i_h"]})
    assert t.waiting() == (ANNA,)
    assert not t.may(ANNA, "cut circle")
    t.do(ANNA, "discard p1_i_h")
    assert t.waiting() == (ANNA,)
    assert not t.may(ANNA, "cut circle")
    finish(t, ANNA)
    assert t.may(BORIS, "cut circle")


@ruling("RU-28")
def test_a_skipped_turn_is_no_moment_for_an_axe() -> None:
    t = table(players=3, cave=EX_5, axes={BORIS: 1}, webs={"circle": ("0,0 E", 2, CYRIL)}, hands={BORIS: []})
    assert pass_turn(t, ANNA).waiting() == (CYRIL,)


# -- axes against creatures -----------------------------------------------------------------------------------------


@rule("R8.4")
def test_an_axe_on_the_turn_of_another_saves_all_on_the_field() -> None:
    t = table(players=3, cave=EX_5, axes={CYRIL: 1}, hands={ANNA: ["goblin_1", "p1_i_v"]})
    t.do(ANNA, "play goblin_1", "lure 2,0 c", "roam 0,0 c")
    assert t.waiting() == (CYRIL,)
    twin = Table(t.state.clone()).do(CYRIL, "keep-axe")
    assert [twin.gold(seat) for seat in range(3)] == [2, 2, 2]
    assert twin.view(None)["dwarves"][CYRIL]["axes"] == 1
    t.do(CYRIL, "use-axe")
    assert [t.gold(seat) for seat in range(3)] == [3, 3, 3]
    assert (t.creature("goblin"), t.holder("goblin")) == ("out", -1)
    assert t.view(None)["dwarves"][CYRIL]["axes"] == 0
    assert t.may(ANNA, "walk 1,0 c")  # the turn goes on


@rule("R8.4")
@pytest.mark.parametrize("creature", ["rat", "crawler", "goblin"])
def test_an_axe_when_the_own_dwarf_enters(creature: str) -> None:
    hands = {ANNA: ["p1_i_v", "p1_i_h"]}
    t = table(cave=EX_5, axes={ANNA: 1}, creatures={creature: ("1,0 c", BORIS)}, hands=hands)
    discard(t, ANNA, "p1_i_v").do(ANNA, "walk 1,0 c")
    assert t.options(ANNA) == ["keep-axe", "use-axe"]
    twin = Table(t.state.clone()).do(ANNA, "keep-axe")
    lost = twin.limit(ANNA) < 5, bool(twin.state.lying), twin.gold(ANNA) < 3
    assert lost == (creature == "rat", creature == "crawler", creature == "goblin")
    t.do(ANNA, "use-axe")
    assert (t.limit(ANNA), t.state.lying, t.gold(ANNA)) == (5, 0, 3)
    assert (t.creature(creature), t.holder(creature)) == ("out", -1)


@rule("R8.5")
def test_an_axe_in_hand_is_no_use() -> None:
    hands = {ANNA: ["goblin_1"], BORIS: ["war_axe_1", "war_axe_2"]}
    t = table(cave=EX_5, hands=hands).do(ANNA, "play goblin_1", "lure 2,0 c", "roam 0,0 c")
    assert t.waiting() != (BORIS,)
    assert t.gold(BORIS) == 2
    t = table(cave=EX_5, creatures={"goblin": ("1,0 c", BORIS)}, hands={ANNA: ["war_axe_1", "p1_i_v"]})
    finish(discard(t, ANNA, "p1_i_v").do(ANNA, "walk 1,0 c"), ANNA)
    assert (t.gold(ANNA), t.waiting()) == (2, (BORIS,))


@rule("R8.6")
def test_there_is_no_limit_on_axes() -> None:
    t = table(players=3, axes={BORIS: 2}, hands={ANNA: ["war_axe_3"]}).do(ANNA, "play war_axe_3")
    assert t.options(ANNA) == ["give 0", "give 1", "give 2"]
    assert t.do(ANNA, "give 1").view(None)["dwarves"][BORIS]["axes"] == 3
