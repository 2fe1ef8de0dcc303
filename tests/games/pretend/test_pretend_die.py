"""The die and the gas."""

from pretend_table import ANNA, BORIS, CYRIL, position

import permonik
from permonik.kernel.record import Decision
from permonik.testing import rule, ruling


@rule("R3.1")
def test_a_turn_begins_with_the_die_and_calm_does_nothing() -> None:
    table = position(before_die=True)
    assert table.waiting() == ()
    table.deal("die calm")
    assert table.waiting() == (ANNA,)
    assert "pass" in table.options(ANNA)
    table.do(ANNA, "pass")
    assert table.chance().deck == "die"


@rule("R3.2")
def test_gas_asks_everybody_beginning_with_the_player_whose_turn_it_is() -> None:
    table = position(coins=[1, 0, 2], hands=["", "canary", ""], active=CYRIL, before_die=True)
    table.deal("die gas")
    asked = []
    for answer in ("pay", "go-without", "show-canary"):
        asked.append(table.waiting())
        table.do(table.waiting()[0], answer)
    assert asked == [(CYRIL,), (ANNA,), (BORIS,)]
    assert [table.coins(seat) for seat in range(3)] == [1, 0, 1]
    assert [table.soot(seat) for seat in range(3)] == [1, 0, 0]
    assert table.hand(BORIS) == []
    assert table.discard() == ["canary"]
    assert "draw upper" in table.options(CYRIL)


@rule("R3.2")
def test_only_what_one_has_can_be_paid_or_shown() -> None:
    table = position(coins=[0, 1], hands=["jade", "canary"], before_die=True).deal("die gas")
    assert table.options(ANNA) == ["go-without"]
    table.do(ANNA, "go-without")
    assert table.options(BORIS) == ["pay", "show-canary", "go-without"]


@ruling("RU-2")
@rule("R3.2", "R5.2")
def test_a_player_with_coins_need_not_pay() -> None:
    table = position(coins=[5, 5], turns=1, before_die=True).deal("die gas")
    table.do(ANNA, "go-without").do(BORIS, "pay").do(ANNA, "pass", "go-without").do(BORIS, "go-without")
    assert (table.coins(ANNA), table.soot(ANNA)) == (5, 2)
    assert (table.coins(BORIS), table.soot(BORIS)) == (4, 1)


@ruling("RU-1")
def test_a_canary_that_was_eaten_protects_nobody() -> None:
    table = position(coins=[0, 0], eaten=["canary", ""], before_die=True).deal("die gas")
    assert table.options(ANNA) == ["go-without"]


@ruling("RU-1")
def test_the_canary_can_be_sold_buried_and_eaten() -> None:
    table = position(hands=["canary", ""], turns=1)
    assert {"sell canary", "bury canary"} <= set(table.options(ANNA))
    assert table.do(ANNA, "pass", "eat canary").eaten(ANNA) == ["canary"]


@rule("R3.3")
def test_a_single_answer_to_the_gas_is_not_given_for_the_player() -> None:
    asked = 0
    for seed in range(12):
        match = permonik.Match.start("pretend", players=2, seed=seed, options={"rounds": 6})
        while not match.over:
            seat = match.waiting()[0]
            texts = [option.text for option in match.options(seat)]
            asked += texts == ["go-without"]
            # Whoever spends his coins soon has one answer left to the gas, unless he holds the canary.
            match.choose(seat, next(text for text in ("pay", "pass", "go-without") if text in texts))
        assert not [entry for entry in match.record.entries if isinstance(entry, Decision) and entry.forced]
    assert asked
