"""Section 13: the end of the game, treasures, winners."""

from __future__ import annotations

import pytest
from sab_table import ANNA, BORIS, CYRIL, DANA, EMIL, EX_5, Table, discard, finish, pass_turn, table, told_to

from permonik.games.saboteur import GAME
from permonik.testing import example, rule, ruling

BLUE = ["blue_loyal", "blue_saboteur", "blue_loyal", "blue_saboteur"]
EXIT = {"4,4": "goal_exit"}


def step_out(t: Table, seat: int) -> Table:
    """A dwarf beside the exit leaves."""
    return discard(t, seat).do(seat, "walk 4,4 c")


def totals(t: Table) -> list[int]:
    return [score.total for score in GAME.scores(t.state)]


def payoffs(t: Table) -> list[int]:
    """As R13.9 suggests them."""
    winners = GAME.winners(t.state)
    return [0 if not winners else 1 if seat in winners else -1 for seat in range(t.state.players)]


# -- cards out ------------------------------------------------------------------------------------------------------


@rule("R13.1")
def test_the_game_ends_when_pile_and_hands_are_empty() -> None:
    t = table(cave=EX_5, hands={ANNA: ["p1_i_v"], BORIS: ["p1_i_h"]}, pile=0)
    pass_turn(t, ANNA)
    assert not t.state.over  # Boris has a card
    finish(discard(t, BORIS), BORIS)
    assert t.state.over
    assert told_to(t, "ended-cards") == [-1]


@rule("R13.1")
def test_the_pile_alone_does_not_end_the_game() -> None:
    t = table(cave=EX_5, hands={ANNA: ["p1_i_v", "p1_t_v"], BORIS: []}, pile=0)
    pass_turn(t, ANNA)
    assert t.waiting() == (ANNA,)  # Boris is skipped
    assert pass_turn(t, ANNA).state.over


@ruling("RU-18")
@rule("R13.1")
def test_with_the_switch_the_last_card_is_followed_by_a_movement() -> None:
    """With the switch the dwarf with the last card still leaves."""
    hands = {ANNA: ["p1_i_v"], BORIS: [], CYRIL: [], DANA: []}
    place = {"players": 4, "roles": BLUE, "cave": EXIT, "at": {ANNA: "4,4 n"}, "hands": hands, "pile": 0}
    t = discard(table(**place, cards_out_end="end_of_turn"), ANNA)
    assert not t.state.over
    t.do(ANNA, "walk 4,4 c")
    assert (t.state.left, t.state.over) == ([ANNA], True)
    assert discard(table(**place), ANNA).state.over  # the rule: at once


@ruling("RU-18")
@pytest.mark.parametrize("answers", [["discard p1_i_v"], ["lay p1_i_v", "place 0,1 0"]])
def test_the_last_card_ends_the_game_at_once(answers: list[str]) -> None:
    hands = {ANNA: ["p1_i_v"], BORIS: []}
    t = table(cave=EX_5, hands=hands, pile=0).do(ANNA, *answers)
    assert t.state.over
    assert len(t.view(None)["cards"]) == 3 + (len(answers) - 1)  # its effect is carried out
    t = table(cave=EX_5, hands=hands, pile=1).do(ANNA, *answers)
    assert not t.state.over  # a draw follows
    t = table(cave=EX_5, hands={ANNA: ["p1_i_v"], BORIS: ["p1_i_h"]}, pile=0)
    assert not t.do(ANNA, *answers).state.over


@ruling("RU-18")
def test_a_lost_card_ends_the_game_too() -> None:
    hands = {ANNA: ["rat_1"], BORIS: ["p1_i_v"]}
    cave = {"1,0": "p1_lair_cross", "-1,0": "p1_i_h"}
    for at_once in (True, False):
        more = {} if at_once else {"cards_out_end": "end_of_turn"}
        t = table(cave=cave, at={ANNA: "-1,0 c"}, hands=hands, pile=0, **more)
        t.do(ANNA, "play rat_1", "lure 1,0 c", "roam 0,0 c").deal("loss-1 p1_i_v")
        assert t.state.over == at_once
        assert at_once or t.may(ANNA, "walk 0,0 c")


@ruling("RU-18")
def test_a_card_lost_on_a_bridge_ends_the_game_and_the_movement() -> None:
    cave = {"1,0": "p1_bridge_ew", "2,0": "p1_cross"}
    hands = {ANNA: ["p1_i_v", "p1_i_h"], BORIS: []}
    for when in ("immediately", "end_of_turn"):
        t = table(cave=cave, hands=hands, pile=0, cards_out_end=when)
        discard(t, ANNA, "p1_i_v").do(ANNA, "walk 1,0 h").deal("loss-0 p1_i_h")
        assert t.state.over == (when == "immediately")
        assert t.may(ANNA, "walk 2,0 c") == (when == "end_of_turn")


@rule("R13.3")
@ruling("RU-18")
@pytest.mark.parametrize("when", ["end_of_turn", "immediately"])
def test_the_game_ends_when_nobody_can_ever_play_again(when: str) -> None:
    t = table(cave=EX_5, hands={ANNA: ["p1_i_v"], BORIS: []}, limit={ANNA: 0, BORIS: 0}, pile=9, cards_out_end=when)
    discard(t, ANNA)
    assert t.may(ANNA, "walk 1,0 c")  # tested at the end of the turn, with either switch
    finish(t, ANNA)
    assert t.state.over
    assert t.view(None)["pile"] == [0, 0, 9]
    assert told_to(t, "ended-stuck") == [-1]


@rule("R13.3")
def test_who_draws_keeps_the_game_going() -> None:
    t = table(cave=EX_5, hands={ANNA: ["p1_i_v"], BORIS: []}, limit={ANNA: 1, BORIS: 0}, pile=9)
    pass_turn(t, ANNA)
    assert t.waiting() == (ANNA,)


# -- a side is out --------------------------------------------------------------------------------------------------


@rule("R13.2")
@example("DT-15")
def test_two_players_the_first_dwarf_out_ends_and_wins_the_game() -> None:
    for seat, gold in ((ANNA, 0), (BORIS, 0), (ANNA, 3)):
        t = step_out(table(active=seat, cave=EXIT, at={seat: "4,4 n"}, gold={seat: gold}), seat)
        assert t.state.over
        assert totals(t)[seat] == gold
        assert GAME.winners(t.state) == (seat,)  # even with 0 : 0, by the tie rule


@rule("R13.2")
@example("DT-16")
def test_three_players_a_lone_dwarf_ends_the_game() -> None:
    roles = ["blue_saboteur", "blue_loyal", "blue_saboteur"]
    t = table(players=3, active=BORIS, roles=roles, cave=EXIT, at={BORIS: "4,4 n"}, gold={BORIS: 2})
    step_out(t, BORIS)
    assert t.state.over
    assert totals(t) == [0, 4, 0]
    assert GAME.winners(t.state) == (BORIS,)


@rule("R13.2")
def test_all_who_work_for_a_clan_must_have_left_whatever_their_colour() -> None:
    """Yellow's workers are Cyril, Dana and the blue saboteur Boris."""
    roles = ["blue_loyal", "blue_saboteur", "yellow_loyal", "yellow_loyal", "yellow_saboteur"]
    t = table(players=5, active=DANA, roles=roles, cave=EXIT, at={DANA: "4,4 n"}, left=[CYRIL])
    assert not step_out(t, DANA).state.over  # Boris is inside
    t = table(players=5, active=DANA, roles=roles, cave=EXIT, at={DANA: "4,4 n"}, left=[CYRIL, BORIS])
    assert step_out(t, DANA).state.over
    t = table(players=5, active=EMIL, roles=roles, cave=EXIT, at={EMIL: "4,4 n"}, left=[ANNA])
    assert step_out(t, EMIL).state.over  # the yellow saboteur was the last who worked for blue
    assert told_to(t, "ended-side") == [-1]


# -- by agreement ---------------------------------------------------------------------------------------------------


@rule("R13.4")
@ruling("RU-20")
def test_all_must_agree_to_an_early_end() -> None:
    t = table(players=3, active=BORIS, cave=EX_5, early_end="vote")
    pass_turn(t, BORIS)
    for seat in (BORIS, CYRIL, ANNA):  # in turn order from the active one
        assert t.waiting() == (seat,)
        assert t.options(seat) == ["play-on", "end-game"]
        assert not t.state.over
        t.do(seat, "end-game")
    assert t.state.over
    assert told_to(t, "ended-vote") == [-1]


@rule("R13.4")
@ruling("RU-20")
def test_the_first_refusal_ends_the_vote() -> None:
    t = table(players=3, cave=EX_5, early_end="vote")
    pass_turn(t, ANNA).do(ANNA, "end-game").do(BORIS, "play-on")
    assert t.waiting() == (BORIS,)  # the next turn has begun
    assert any(text.startswith("discard") for text in t.options(BORIS))


@ruling("RU-20")
def test_by_default_nobody_is_asked() -> None:
    t = table(players=3, cave=EX_5)
    pass_turn(t, ANNA)
    assert any(text.startswith("discard") for text in t.options(BORIS))


# -- scoring --------------------------------------------------------------------------------------------------------


@rule("R13.5")
def test_at_the_end_roles_are_open_and_gold_inside_is_returned() -> None:
    t = table(
        players=4, roles=BLUE, cave=EXIT, at={CYRIL: "4,4 n"}, left=[ANNA], active=CYRIL, gold={ANNA: 1, CYRIL: 2}
    )
    assert t.view(None)["dwarves"][BORIS]["role"] is None
    step_out(t, CYRIL)
    for seat in (None, *range(4)):
        assert [dwarf["role"] for dwarf in t.view(seat)["dwarves"]] == BLUE
    assert totals(t) == [6, 0, 6, 0]  # (1 + 2) × 2; Boris and Dana return their gold


@rule("R13.6")
@example("EX-8")
def test_scoring_with_five_players() -> None:
    roles = ["yellow_loyal", "yellow_loyal", "blue_loyal", "blue_loyal", "yellow_saboteur"]
    gold = {ANNA: 2, BORIS: 2, CYRIL: 2, DANA: 3, EMIL: 3}
    t = table(players=5, roles=roles, left=[ANNA, BORIS, CYRIL, DANA], gold=gold)
    assert totals(t) == [12, 12, 10, 10, 10]
    assert GAME.winners(t.state) == (ANNA, BORIS)


@rule("R13.6")
def test_all_players_count_for_the_second_factor_inside_or_not() -> None:
    roles = ["blue_loyal", "blue_loyal", "blue_loyal", "yellow_saboteur", "yellow_loyal"]
    t = table(players=5, roles=roles, left=[EMIL], gold={EMIL: 3})
    assert totals(t) == [0, 0, 0, 0, 12]  # 3 × 4
    t = table(players=5, roles=roles, left=[ANNA], gold={ANNA: 3})
    assert totals(t) == [3, 3, 3, 3, 0]  # 3 × 1


@rule("R13.7")
def test_the_larger_treasure_wins_whoever_left_first() -> None:
    t = table(players=4, roles=BLUE, left=[BORIS, ANNA], gold={BORIS: 2, ANNA: 3})
    assert totals(t) == [6, 4, 6, 4]
    assert GAME.winners(t.state) == (ANNA, CYRIL)


@rule("R13.7")
@example("DT-17")
def test_in_a_tie_the_side_of_the_first_leaver_wins() -> None:
    for first, second, winners in ((BORIS, CYRIL, (BORIS, DANA)), (CYRIL, BORIS, (ANNA, CYRIL))):
        t = table(players=4, roles=BLUE, left=[first, second], gold={BORIS: 3, CYRIL: 3})
        assert totals(t) == [6, 6, 6, 6]
        assert GAME.winners(t.state) == winners
        remark = GAME.remark(t.state)
        assert remark is not None
        assert remark.args == {"seat": {"seat": first}}


@rule("R13.7")
@ruling("RU-21")
def test_if_nobody_has_left_nobody_wins() -> None:
    t = table(cave=EX_5, hands={ANNA: ["p1_i_v"], BORIS: []}, pile=0)
    pass_turn(t, ANNA)
    assert t.state.over
    assert (totals(t), GAME.winners(t.state)) == ([0, 0], ())
    remark = GAME.remark(t.state)
    assert remark is not None
    assert remark.id == "remark-nobody-left"


@ruling("RU-21")
def test_somebody_who_left_with_nothing_wins_the_tie() -> None:
    t = table(players=4, roles=BLUE, left=[DANA], gold={DANA: 0})
    assert (totals(t), GAME.winners(t.state)) == ([0] * 4, (BORIS, DANA))


@rule("R13.8")
def test_winners_are_all_who_work_for_the_clan() -> None:
    """Blue wins with the yellow saboteur; the blue saboteur loses; who is inside wins with the side."""
    roles = ["blue_loyal", "blue_saboteur", "yellow_loyal", "yellow_saboteur", "yellow_loyal"]
    t = table(players=5, roles=roles, left=[ANNA], gold={ANNA: 1})
    assert GAME.winners(t.state) == (ANNA, DANA)
    t = table(players=5, roles=roles, left=[CYRIL], gold={CYRIL: 1})
    assert GAME.winners(t.state) == (BORIS, CYRIL, EMIL)


@rule("R13.9")
def test_payoffs() -> None:
    t = table(players=4, roles=BLUE, left=[DANA], gold={DANA: 1})
    assert payoffs(t) == [-1, 1, -1, 1]
    t = table(players=3, roles=["blue_loyal", "blue_saboteur", "blue_saboteur"], left=[ANNA], gold={ANNA: 1})
    assert payoffs(t) == [1, -1, -1]
    assert payoffs(table(players=3)) == [0, 0, 0]
