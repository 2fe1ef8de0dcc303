"""The guess, the die and the gas."""

import pytest
from pretend_table import ANNA, BORIS, CYRIL, position

import permonik
from permonik.kernel.record import Decision
from permonik.testing import example, rule, ruling


@rule("R3.1")
def test_a_turn_begins_with_a_guess_and_the_die_and_calm_does_nothing() -> None:
    table = position(before_guess=True)
    assert table.options(ANNA) == ["guess calm", "guess gas"]
    table.do(ANNA, "guess gas")
    assert table.waiting() == ()
    assert table.chance().deck == "die"
    table.deal("die calm")
    assert table.waiting() == (ANNA,)
    assert "pass" in table.options(ANNA)
    assert [(table.coins(seat), table.soot(seat)) for seat in (ANNA, BORIS)] == [(2, 0), (2, 0)]
    table.do(ANNA, "pass")
    assert table.options(BORIS) == ["guess calm", "guess gas"]
    assert table.do(BORIS, "guess calm").chance().deck == "die"


@rule("R3.1")
@pytest.mark.parametrize("coins", [0, 7])
@pytest.mark.parametrize("hand", ["", "canary", "jade ruby opal coal"])
@pytest.mark.parametrize("active", [ANNA, BORIS, CYRIL])
def test_the_player_whose_turn_it_is_can_always_name_both_faces(coins: int, hand: str, active: int) -> None:
    hands = ["", "", ""]
    hands[active] = hand
    table = position([coins] * 3, hands, active=active, empty=["upper", "lower"], before_guess=True)
    assert table.waiting() == (active,)
    assert table.options(active) == ["guess calm", "guess gas"]


@rule("R3.4", "R3.1")
@pytest.mark.parametrize("guess", ["calm", "gas"])
@pytest.mark.parametrize("face", ["calm", "gas"])
def test_a_right_guess_brings_a_coin_and_a_wrong_one_nothing(guess: str, face: str) -> None:
    table = position(coins=[3, 0, 5], hands=["", "", ""], active=BORIS, before_guess=True)
    table.do(BORIS, f"guess {guess}").deal(f"die {face}")
    assert [table.coins(seat) for seat in range(3)] == [3, int(guess == face), 5]
    assert [table.soot(seat) for seat in range(3)] == [0, 0, 0]
    assert table.log(ANNA) == ["guessed", "rolled", *["guessed-right"] * (guess == face)]


@rule("R3.4")
def test_a_guess_holds_for_one_throw_only() -> None:
    table = position(coins=[0, 0], before_guess=True).do(ANNA, "guess calm").deal("die calm").do(ANNA, "pass")
    table.do(BORIS, "guess gas").deal("die calm")
    assert (table.coins(ANNA), table.coins(BORIS)) == (1, 0)


@example("EX-4")
@rule("R3.4", "R3.2")
def test_the_coin_for_a_right_guess_can_pay_for_air() -> None:
    table = position(coins=[0, 0], before_guess=True).do(ANNA, "guess gas").deal("die gas")
    assert table.options(ANNA) == ["pay", "go-without"]
    table.do(ANNA, "pay")
    assert (table.coins(ANNA), table.soot(ANNA)) == (0, 0)
    assert table.options(BORIS) == ["go-without"]
    wrong = position(coins=[0, 0], before_guess=True).do(ANNA, "guess calm").deal("die gas")
    assert wrong.options(ANNA) == ["go-without"]


@rule("R3.2")
def test_gas_asks_everybody_beginning_with_the_player_whose_turn_it_is() -> None:
    table = position(coins=[1, 0, 2], hands=["", "canary", ""], active=CYRIL, before_guess=True)
    table.do(CYRIL, "guess calm").deal("die gas")
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
    table = position(coins=[0, 1], hands=["jade", "canary"], before_guess=True).do(ANNA, "guess calm").deal("die gas")
    assert table.options(ANNA) == ["go-without"]
    table.do(ANNA, "go-without")
    assert table.options(BORIS) == ["pay", "show-canary", "go-without"]


@ruling("RU-2")
@rule("R3.2", "R5.2")
def test_a_player_with_coins_need_not_pay() -> None:
    table = position(coins=[5, 5], turns=1, before_guess=True).do(ANNA, "guess calm").deal("die gas")
    table.do(ANNA, "go-without").do(BORIS, "pay").do(ANNA, "pass", "go-without").do(BORIS, "go-without")
    assert (table.coins(ANNA), table.soot(ANNA)) == (5, 2)
    assert (table.coins(BORIS), table.soot(BORIS)) == (4, 1)


@ruling("RU-1")
def test_a_canary_that_was_eaten_protects_nobody() -> None:
    table = position(coins=[0, 0], eaten=["canary", ""], before_guess=True).do(ANNA, "guess calm").deal("die gas")
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
            match.choose(seat, next(text for text in ("guess calm", "pay", "pass", "go-without") if text in texts))
        assert not [entry for entry in match.record.entries if isinstance(entry, Decision) and entry.forced]
    assert asked
