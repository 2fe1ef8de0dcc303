"""Supper, the end and the scores."""

import pytest
from pretend_table import ANNA, BORIS, CYRIL, GAME, position

from permonik.testing import example, rule


@rule("R5.1")
def test_supper_comes_after_the_last_turn_of_a_round_only() -> None:
    table = position(coins=[1, 1, 1], hands=["", "", ""], active=BORIS).do(BORIS, "pass")
    table.calm(CYRIL).do(CYRIL, "pass")
    assert table.waiting() == (ANNA,)
    table.calm(ANNA).do(ANNA, "pass")
    assert table.waiting() == (ANNA, BORIS, CYRIL)


@rule("R5.1")
def test_all_eat_at_the_same_time_in_whatever_order() -> None:
    table = position(coins=[1, 1, 1], hands=["", "jade", ""], turns=2).do(ANNA, "pass")
    table.do(CYRIL, "pay")
    assert table.waiting() == (ANNA, BORIS)
    table.do(BORIS, "eat jade").do(ANNA, "go-without")
    assert table.options(BORIS) == ["guess calm", "guess gas"]


@rule("R5.1", "R4.4")
def test_a_snatch_in_the_last_turn_comes_before_supper() -> None:
    table = position(coins=[9, 9], hands=["coal", ""], turns=1).do(ANNA, "sell coal")
    assert table.options(BORIS) == ["leave", "snatch"]
    table.do(BORIS, "snatch")
    assert table.waiting() == (ANNA, BORIS)
    assert "eat coal" in table.options(BORIS)


@rule("R5.2")
def test_one_pays_or_goes_without_or_eats_a_card() -> None:
    table = position(coins=[1, 0], hands=["agate", "jade ruby"], turns=1).do(ANNA, "pass")
    assert table.options(ANNA) == ["pay", "go-without", "eat agate"]
    assert table.options(BORIS) == ["go-without", "eat jade", "eat ruby"]
    table.do(ANNA, "pay").do(BORIS, "eat ruby")
    assert (table.coins(ANNA), table.soot(ANNA)) == (0, 0)
    assert table.hand(BORIS) == ["jade"]
    assert table.eaten(BORIS) == ["ruby"]
    assert table.discard() == []
    assert (table.coins(BORIS), table.soot(BORIS)) == (0, 0)


@rule("R6.1")
def test_the_game_ends_after_the_supper_of_the_last_round() -> None:
    table = position(rounds=2, turns=3).do(ANNA, "pass", "pay")
    assert not table.state.over
    table.do(BORIS, "pay")
    assert table.state.over


@rule("R6.1")
def test_the_last_but_one_supper_ends_nothing() -> None:
    table = position(rounds=2, turns=1).do(ANNA, "pass", "pay").do(BORIS, "pay")
    assert not table.state.over


@example("EX-3")
@rule("R6.1")
def test_coins_and_cards_in_hand_count_and_soot_is_subtracted() -> None:
    table = position(coins=[3, 0], hands=["jade", ""], eaten=["ruby", ""], soot=[2, 0])
    score = GAME.scores(table.state)[ANNA]
    assert score.total == 5
    assert score.parts == [("score-coins", 3), ("score-gems", 4), ("score-soot", -2)]


@rule("R6.2")
@pytest.mark.parametrize(
    ("coins", "soot", "winners"),
    [
        ((3, 3, 2), (0, 0, 0), (ANNA, BORIS)),
        ((3, 4, 2), (0, 1, 0), (ANNA, BORIS)),
        ((0, 0, 1), (0, 0, 2), (ANNA, BORIS)),
    ],
)
def test_a_tie_is_shared(coins: tuple[int, ...], soot: tuple[int, ...], winners: tuple[int, ...]) -> None:
    table = position(coins=coins, soot=soot, hands=["", "", ""])
    assert GAME.winners(table.state) == winners


@rule("R6.2")
def test_the_highest_score_wins_alone() -> None:
    assert GAME.winners(position(coins=[3, 2], hands=["", "onyx"]).state) == (BORIS,)
