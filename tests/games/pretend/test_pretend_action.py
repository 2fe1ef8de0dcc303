"""The action of a turn."""

import pytest
from pretend_table import ANNA, BORIS, CYRIL, position

from permonik.testing import example, rule, ruling


@rule("R4.1")
def test_a_turn_is_one_action() -> None:
    table = position(coins=[2, 2, 2], hands=["jade", "ruby", ""])
    assert table.options(ANNA) == [
        "pass",
        "draw upper",
        "search upper",
        "draw lower",
        "search lower",
        "sell jade",
        "bury jade",
    ]
    table.do(ANNA, "bury jade").calm(BORIS)
    assert table.waiting() == (BORIS,)
    table.do(BORIS, "pass").calm(CYRIL)
    assert table.waiting() == (CYRIL,)


@rule("R4.1")
def test_with_nothing_to_do_one_passes() -> None:
    assert position(empty=["upper", "lower"]).options(ANNA) == ["pass"]


@rule("R4.1")
def test_after_the_last_seat_comes_the_first() -> None:
    table = position(coins=[1, 1, 1], hands=["", "", ""], active=CYRIL).do(CYRIL, "pass")
    assert table.waiting() == (ANNA,)
    assert table.calm(ANNA).waiting() == (ANNA,)


@rule("R4.2")
def test_drawing_takes_the_top_card() -> None:
    table = position(hands=["jade opal agate", ""]).do(ANNA, "draw lower")
    assert table.chance().slot == 0
    table.deal("lower ruby")
    assert table.hand(ANNA) == ["agate", "opal", "jade", "ruby"]
    assert len(table.stack("lower")) == 5


@rule("R4.2", "R4.3")
@pytest.mark.parametrize("hand", ["jade opal agate canary", "jade opal agate canary ruby"])
def test_nobody_draws_or_searches_with_four_cards_or_more(hand: str) -> None:
    options = position(hands=[hand, ""]).options(ANNA)
    assert not [option for option in options if option.startswith(("draw", "search"))]


@rule("R4.2", "R4.3")
def test_nobody_draws_from_or_searches_an_empty_stack() -> None:
    options = position(empty=["upper"]).options(ANNA)
    assert "draw lower" in options
    assert "search lower" in options
    assert "draw upper" not in options
    assert "search upper" not in options


@rule("R4.3")
def test_a_search_costs_a_coin() -> None:
    assert "search upper" not in position(coins=[0, 5]).options(ANNA)
    table = position(coins=[1, 0])
    assert "search upper" in table.options(ANNA)
    assert table.do(ANNA, "search upper").coins(ANNA) == 0


@rule("R4.3")
def test_a_search_takes_one_card_and_keeps_the_order() -> None:
    table = position(hands=["jade topaz beryl", ""]).do(ANNA, "search upper")
    table.deal("upper opal", "upper canary", "upper agate")
    assert table.options(ANNA) == ["take opal", "take canary", "take agate"]
    table.do(ANNA, "take canary")
    assert table.stack("upper") == ["opal", "agate"]
    assert table.hand(ANNA) == ["canary", "beryl", "topaz", "jade"]


@rule("R4.2", "H2")
def test_a_card_that_was_looked_at_is_drawn_without_asking_the_dealer() -> None:
    table = position(hands=["jade topaz beryl", ""]).do(ANNA, "search upper")
    table.deal("upper opal", "upper canary", "upper agate").do(ANNA, "take canary").calm(BORIS)
    table.do(BORIS, "draw upper")
    assert table.hand(BORIS) == ["opal"]


@rule("R4.4")
@pytest.mark.parametrize(("coins", "asked"), [(3, False), (4, True)])
def test_a_snatch_costs_the_value_and_a_coin(coins: int, asked: bool) -> None:
    table = position(coins=[0, coins], hands=["garnet", ""]).do(ANNA, "sell garnet")
    assert ("snatch" in table.options(BORIS)) == asked  # otherwise it is his turn
    if asked:
        assert table.options(BORIS) == ["leave", "snatch"]
        table.do(BORIS, "snatch")
        assert table.coins(BORIS) == 0
        assert table.hand(BORIS) == ["garnet"]
        assert table.discard() == []
    else:
        assert table.discard() == ["garnet"]


@rule("R4.4")
@pytest.mark.parametrize(
    ("hand", "asked"),
    [("jade opal agate", True), ("jade opal agate beryl", False), ("jade opal agate beryl ruby", False)],
)
def test_nobody_snatches_with_four_cards_or_more(hand: str, asked: bool) -> None:
    table = position(coins=[0, 9], hands=["garnet", hand]).do(ANNA, "sell garnet")
    assert ("snatch" in table.options(BORIS)) == asked  # otherwise it is his turn


@rule("R4.4")
def test_only_the_next_player_may_snatch() -> None:
    table = position(coins=[9, 9, 9], hands=["", "", "coal"], active=CYRIL).do(CYRIL, "sell coal")
    assert table.waiting() == (ANNA,)
    table.do(ANNA, "leave")
    assert table.options(ANNA) == ["guess calm", "guess gas"]
    assert table.discard() == ["coal"]


@example("EX-1")
@ruling("RU-3")
def test_a_snatch_happens_in_the_turn_of_another() -> None:
    table = position(coins=[4, 0], hands=["jade opal agate", "garnet"], active=BORIS)
    table.do(BORIS, "sell garnet")
    assert table.coins(BORIS) == 3
    table.do(ANNA, "snatch")
    assert (table.coins(ANNA), table.coins(BORIS)) == (0, 3)
    table.calm(ANNA)
    assert table.waiting() == (ANNA,)
    assert table.hand(ANNA) == ["agate", "opal", "jade", "garnet"]


@ruling("RU-3")
def test_the_seller_keeps_the_coins_of_a_card_that_nobody_wants() -> None:
    table = position(coins=[0, 9], hands=["garnet", ""]).do(ANNA, "sell garnet").do(BORIS, "leave")
    assert (table.coins(ANNA), table.coins(BORIS)) == (3, 9)
    assert table.discard() == ["garnet"]


@rule("R4.5")
def test_a_buried_card_lies_at_the_bottom_and_brings_a_coin() -> None:
    table = position(coins=[0, 0], hands=["coal jade", ""]).do(ANNA, "bury coal")
    assert table.stack("lower") == [None, None, None, None, None, "coal"]
    assert table.coins(ANNA) == 1
    assert table.hand(ANNA) == ["jade"]


@ruling("RU-4")
def test_an_emptied_stack_becomes_a_stack_again() -> None:
    table = position(coins=[2, 1], hands=["coal ruby", ""], empty=["lower"])
    assert "draw lower" not in table.options(ANNA)
    table.do(ANNA, "bury coal").calm(BORIS).do(BORIS, "pass", "pay").do(ANNA, "pay").calm(ANNA)
    table.do(ANNA, "bury ruby").calm(BORIS).do(BORIS, "draw lower")
    assert table.hand(BORIS) == ["coal"]
    assert table.stack("lower") == ["ruby"]
