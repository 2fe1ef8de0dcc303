"""Section 12: discarding, drawing, the hand limit."""

from __future__ import annotations

import pytest
from sab_table import ANNA, BORIS, CYRIL, EX_5, discard, finish, pass_turn, table, told_to

from permonik.testing import example, rule, ruling

FIVE = ["p1_i_v", "p1_i_h", "p1_t_v", "p2_cross", "p3_cross"]


@rule("R12.1")
def test_of_a_discarded_card_only_the_tier_is_seen() -> None:
    t = table(hands={ANNA: FIVE})
    discard(t, ANNA, "p1_i_v", "p2_cross")
    assert t.view(ANNA)["gone"][ANNA] == {"cards": ["p1_i_v", "p2_cross"], "backs": [1, 1, 0]}
    for seat in (None, BORIS):
        assert t.view(seat)["gone"][ANNA] == {"cards": [], "backs": [1, 1, 0]}
        assert t.view(seat)["shown"] == []
    assert told_to(t, "discarded") == [~(1 << ANNA)] * 2
    assert told_to(t, "discarded-this") == [1 << ANNA] * 2


@rule("R12.1")
def test_the_choice_of_a_discard_is_told_to_nobody_else() -> None:
    t = table(hands={ANNA: FIVE})
    assert t.state.open(ANNA).audience(t.state) == 1 << ANNA
    t.do(ANNA, "discard p1_i_v")
    assert t.state.open(ANNA).audience(t.state) == 1 << ANNA


@rule("R12.2")
@pytest.mark.parametrize(
    ("answers", "drawn"),
    [
        (["lay p1_i_v", "place 0,1 0"], 1),
        (["play boots_1", "give 1"], 1),
        (["discard p1_i_v", "enough"], 1),
        (["discard p1_i_v", "discard boots_1"], 2),
    ],
)
def test_cards_played_or_discarded_are_replaced(answers: list[str], drawn: int) -> None:
    t = table(hands={ANNA: ["p1_i_v", "p1_i_h", "p1_t_v", "p2_cross", "boots_1"]})
    before = sum(t.view(None)["pile"])
    finish(t.do(ANNA, *answers), ANNA)
    assert before - sum(t.view(None)["pile"]) == drawn
    assert len(t.hand(ANNA)) == 5
    assert told_to(t, "drew") == [~(1 << ANNA)] * drawn  # all see the tier
    assert told_to(t, "drew-this") == [1 << ANNA] * drawn


@rule("R12.2")
@example("DT-21")
def test_one_card_left_in_the_pile() -> None:
    t = table(hands={ANNA: ["p1_i_v", "p1_i_h", "p1_t_v"]}, pile=1)
    finish(discard(t, ANNA, "p1_i_v", "p1_i_h"), ANNA)
    assert (len(t.hand(ANNA)), t.view(None)["pile"]) == (2, [0, 0, 0])
    assert t.waiting() == (BORIS,)


@rule("R12.2")
def test_with_an_empty_pile_nothing_is_drawn() -> None:
    t = table(hands={ANNA: ["p1_i_v", "p1_i_h"], BORIS: ["p1_t_v"]}, pile=0)
    pass_turn(t, ANNA)
    assert (t.hand(ANNA), t.waiting()) == (["p1_i_h"], (BORIS,))


@rule("R12.2", "R7.8")
def test_after_a_swap_the_chosen_player_draws_one_card() -> None:
    t = table(players=3, hands={ANNA: ["hand_swap_2", *FIVE[:3]], CYRIL: ["rat_1"]})
    finish(t.do(ANNA, "play hand_swap_2", "swap 2"), ANNA)
    assert (len(t.hand(ANNA)), len(t.hand(CYRIL))) == (1, 4)


@rule("R12.3")
def test_nobody_draws_above_the_own_limit() -> None:
    t = table(hands={ANNA: FIVE}, limit={ANNA: 4})
    finish(discard(t, ANNA, "p1_i_v", "p1_i_h"), ANNA)
    assert len(t.hand(ANNA)) == 4  # one of two
    t = table(hands={ANNA: FIVE}, limit={ANNA: 4})
    finish(discard(t, ANNA, "p1_i_v"), ANNA)
    assert len(t.hand(ANNA)) == 4  # none
    t = table(hands={ANNA: FIVE[:1]}, limit={ANNA: 0})
    pass_turn(t, ANNA)
    assert t.hand(ANNA) == []


@rule("R12.3")
def test_the_limit_is_five_and_never_falls_below_nothing() -> None:
    t = table(cave={"1,0": "p1_bridge_ew"}, hands={ANNA: ["p1_i_v"]}, limit={ANNA: 0})
    assert t.limit(BORIS) == 5
    discard(t, ANNA).do(ANNA, "walk 1,0 h")
    assert t.limit(ANNA) == 0


@ruling("RU-15")
@rule("R12.3")
def test_a_hand_received_may_exceed_the_limit() -> None:
    hands = {ANNA: ["hand_swap_2", "p1_bend_ne"], BORIS: FIVE}
    t = table(hands=hands, limit={ANNA: 3})
    finish(t.do(ANNA, "play hand_swap_2", "swap 1"), ANNA)
    assert len(t.hand(ANNA)) == 5
    for left in (4, 3, 3):  # no draw until below the limit, then up to it
        pass_turn(t, BORIS, ANNA)
        assert len(t.hand(ANNA)) == left


@ruling("RU-15")
def test_with_the_switch_both_discard_down_to_their_limits() -> None:
    hands = {ANNA: ["hand_swap_2", "p1_bend_ne", "p1_bend_nw", "rat_1"], BORIS: FIVE}
    t = table(players=3, cave=EX_5, hands=hands, limit={ANNA: 3, BORIS: 2}, hand_limit_checked_on_draw=False)
    t.do(ANNA, "play hand_swap_2", "swap 1")
    assert set(t.options(ANNA)) == {f"discard {card}" for card in FIVE}  # before step 2, by her own choice
    t.do(ANNA, "discard p1_i_v", "discard p3_cross")
    assert t.waiting() == (BORIS,)
    assert sorted(t.options(BORIS)) == ["discard p1_bend_ne", "discard p1_bend_nw", "discard rat_1"]
    t.do(BORIS, "discard rat_1")
    assert (t.hand(ANNA), t.hand(BORIS)) == (["p1_t_v", "p1_i_h", "p2_cross"], ["p1_bend_ne", "p1_bend_nw"])
    assert told_to(t, "discarded-this") == [1 << ANNA, 1 << ANNA, 1 << BORIS]  # hidden
    assert t.may(ANNA, "walk 1,0 c")


@ruling("RU-15")
def test_without_the_switch_nobody_is_asked_to_discard() -> None:
    t = table(cave=EX_5, hands={ANNA: ["hand_swap_2"], BORIS: FIVE}, limit={ANNA: 3})
    t.do(ANNA, "play hand_swap_2", "swap 1")
    assert t.may(ANNA, "halt")


@rule("R12.4")
def test_a_lost_card_is_not_replaced() -> None:
    t = table(cave={"1,0": "p1_bridge_ew"}, hands={ANNA: FIVE[:3]})
    finish(discard(t, ANNA, "p1_i_v").do(ANNA, "walk 1,0 h").deal("loss-0 p1_i_h"), ANNA)
    assert len(t.hand(ANNA)) == 2  # three, one discarded, one lost, one drawn
    t = table(cave=EX_5, hands={ANNA: ["rat_1"], BORIS: ["p1_i_v", "p1_i_h"]})
    t.do(ANNA, "play rat_1", "lure 2,0 c", "roam 0,0 c").deal("loss-1 p1_i_v")
    finish(t, ANNA)
    assert t.hand(BORIS) == ["p1_i_h"]


@rule("R12.5")
@example("DT-30")
@ruling("RU-32")
def test_an_empty_hand_on_a_bridge_still_costs_the_limit() -> None:
    t = table(cave={"0,-1": "p2_bridge_ns"}, hands={ANNA: ["p1_i_v"]}, limit={ANNA: 3})
    discard(t, ANNA).do(ANNA, "walk 0,-1 s")
    assert (t.limit(ANNA), t.waiting()) == (2, (ANNA,))  # no card is lost
    assert len(finish(t, ANNA).hand(ANNA)) == 1


@rule("R12.5")
@ruling("RU-32")
def test_a_rat_and_an_empty_hand() -> None:
    t = table(
        players=3,
        cave=EX_5,
        at={CYRIL: "2,0 c", ANNA: "2,0 c"},
        creatures={"rat": ("1,0 c", CYRIL)},
        hands={ANNA: ["rat_1"], BORIS: []},
    )
    t.do(ANNA, "play rat_1", "roam 0,0 c")
    assert (t.limit(BORIS), t.hand(BORIS)) == (4, [])
    assert t.waiting() == (ANNA,)  # nothing is drawn by chance
