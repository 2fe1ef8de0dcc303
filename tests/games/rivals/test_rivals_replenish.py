"""Sections 12 and 13: drawing up to the limit, and exchanging a card."""

from typing import Any

import pytest
from rivals_table import BLUE, RED, RESOURCES, Table, deal_on, position

from permonik.testing import rule, ruling

EMPTY = dict.fromkeys(RESOURCES, 0)
THREE = ["abbey", "austin", "scout"]


# -- replenish -----------------------------------------------------------------------------------------------


@rule("R12.1")
@pytest.mark.parametrize(
    ("sites", "limit"),
    [
        ({}, 3),
        ({"c0-above": ["abbey"]}, 4),
        ({"c0-above": ["university"]}, 4),
        ({"c0-above": ["abbey"], "c0-below": ["university"]}, 5),
        ({"c0-above": ["storehouse"], "c0-below": ["library"]}, 3),
    ],
)
def test_the_limit_is_three_and_one_for_each_progress_point(sites: dict[str, list[str]], limit: int) -> None:
    table = position("progress", phase="Replenish", red={"cities": [0], "sites": sites})
    assert table.view(None)["hand_limits"] == [limit, 3]
    while table.asked() == "DrawOne":
        deal_on(table.play("draw 1"))
    assert len(table.hand()) == limit


@rule("R12.2")
def test_cards_are_drawn_one_at_a_time_from_any_stack() -> None:
    """There is no way to stop below the limit, and each card is seen before the next stack is chosen."""
    table = position("gold", phase="Replenish", red={"hand": ["abbey"]})
    assert (table.seat, table.options()) == (RED, [f"draw {stack}" for stack in range(1, 6)])
    sizes = [len(table.stack(stack)) for stack in range(1, 6)]
    table.play("draw 5", "=mint")
    assert table.view(RED)["hands"][RED]["known"] == ["abbey", "mint"]
    assert table.options() == [f"draw {stack}" for stack in range(1, 6)]
    table.play("draw 2", "=inga")
    assert (table.asked(), sorted(table.hand())) == ("ExchangeCard", ["abbey", "inga", "mint"])
    drawn = [size - len(table.stack(stack)) for stack, size in enumerate(sizes, start=1)]
    assert drawn == [0, 1, 0, 0, 1]


@rule("R12.2")
def test_only_the_active_player_draws() -> None:
    table = position(phase="Replenish", red={"hand": THREE})
    table.play("end")
    assert (table.seat, table.asked(), table.hand(BLUE)) == (BLUE, "BeforeRoll", [])


@rule("R12.3")
@pytest.mark.parametrize(("variant", "card", "stacks"), [("intro", "inga", [1, 2, 3, 4]), ("gold", "mint", [4, 5])])
def test_the_excess_goes_under_stacks_with_the_matching_back(variant: str, card: str, stacks: list[int]) -> None:
    table = position(variant, phase="Replenish", red={"hand": [*THREE, card, "harald"]})
    assert table.asked() == "PutBack"
    own = [text for text in table.offers("under") if text.split()[0] == card]
    assert own == [f"{card} {stack}" for stack in stacks]
    assert {text.split()[0] for text in table.offers("under")} == {*THREE, card, "harald"}  # any card of the hand
    table.play(f"under {card} {stacks[-1]}")
    assert (table.asked(), table.stack(stacks[-1])[-1]) == ("PutBack", card)
    table.play("under scout 1")
    assert (table.asked(), sorted(table.hand())) == ("ExchangeCard", ["abbey", "austin", "harald"])


@rule("R12.4")
def test_the_limit_is_checked_nowhere_else() -> None:
    """Six cards before the roll, in the action phase and on the other's turn; none in the hand of the other."""
    six = [*THREE, "inga", "harald", "osmund"]
    table = position(phase="BeforeRoll", red={"hand": six}).play("roll", "=2", "=trade")
    assert (table.asked(), len(table.hand()), len(table.hand(BLUE))) == ("Act", 6, 0)
    agenda = [["EndTurn", -2], ["Replenish", BLUE]]
    table = position(red={"hand": six}, active=BLUE, agenda=agenda)
    for _ in range(3):
        deal_on(table.play("draw 1"))
    table.play("end")
    assert (table.seat, table.asked(), len(table.hand(RED))) == (RED, "BeforeRoll", 6)


@rule("R12.4")
def test_a_lost_abbey_matters_at_the_end_of_the_own_turn_only() -> None:
    """Four cards with an Abbey; it is demolished: nothing happens before the hand is replenished."""
    red = {"sites": {"c0-above": ["abbey"]}, "hand": ["austin", "scout", "inga", "harald"]}
    table = position("gold", red=red).play("demolish c0-above-1")
    assert (table.asked(), len(table.hand())) == ("Act", 4)
    assert table.play("end").asked() == "PutBack"


@rule("R12.5")
def test_cards_drawn_now_are_not_played_now() -> None:
    """A Caravan that could be played, drawn in phase 3 and in phase 4: the next question is the other's roll."""
    red = {"hand": ["abbey", "austin"], "goods": dict.fromkeys(RESOURCES, 3)}
    table = position(red=red).play("end", "draw 1", "=merchant_caravan")
    assert (table.asked(), table.offers("play")) == ("ExchangeCard", [])
    table.play("under abbey 1", "draw 2", "=goldsmith")
    assert (table.seat, table.asked()) == (BLUE, "BeforeRoll")
    assert "goldsmith" in table.hand(RED)


# -- exchange ------------------------------------------------------------------------------------------------


def exchanging(variant: str = "intro", **red: Any) -> Table:
    return position(variant, phase="ExchangeCard", red={"hand": THREE} | red)


@rule("R13.1")
def test_a_card_is_put_under_a_stack_then_one_is_drawn_or_chosen() -> None:
    table = exchanging()
    assert table.options()[0] == "end"
    assert len(table.offers("under")) == 12
    table.play("under scout 3")
    assert table.stack(3)[-1] == "scout"
    assert table.options() == [f"{verb} {stack}" for verb in ("draw", "search") for stack in (1, 2, 3, 4)]
    drawn = Table(table.state.clone()).play("draw 2", "=inga")
    assert sorted(drawn.hand()) == ["abbey", "austin", "inga"]
    assert (drawn.seat, drawn.asked()) == (BLUE, "BeforeRoll")  # once, not twice
    deal_on(table.play("search 2", "pay c-1-above", "pay c3-above"))
    before = table.stack(2)
    card = before[4]
    table.play(next(text for text in table.options() if text.startswith(f"take {card}")))
    at = before.index(card)
    assert table.stack(2) == before[:at] + before[at + 1 :]
    assert sorted(table.hand()) == sorted(["abbey", "austin", str(card)])
    assert table.goods() == EMPTY | {"wool": 1, "brick": 1, "ore": 1}
    assert (table.seat, table.asked()) == (BLUE, "BeforeRoll")


@rule("R13.1")
def test_the_exchange_is_optional() -> None:
    table = exchanging().play("end")
    assert (table.seat, sorted(table.hand(RED))) == (BLUE, THREE)


@rule("R13.1")
def test_the_two_resources_may_be_of_any_kind() -> None:
    for goods in ({"ore": 2}, {"ore": 1, "gold": 1}):
        table = exchanging(goods=goods).play("under scout 1", "search 2")
        assert deal_on(table).goods() == EMPTY
    table = exchanging(goods={"ore": 2, "wool": 2}).play("under scout 1", "search 2")
    assert (table.asked(), table.offers("pay")) == ("Pay", ["c1-below", "c3-below"])


@rule("R13.2")
@pytest.mark.parametrize(
    ("sites", "price"),
    [({}, 2), ({"c0-above": ["parish_hall"]}, 1), ({"c0-above": ["town_hall"]}, 0)],
)
def test_what_a_search_costs(sites: dict[str, list[str]], price: int) -> None:
    red = {"cities": [0], "sites": sites}
    for stored in range(3):
        table = exchanging("progress", **red, goods={"ore": stored}).play("under scout 1")
        assert bool(table.offers("search")) is (stored >= price)
        assert len(table.offers("draw")) == 5
    deal_on(table.play("search 4"))
    assert (table.goods()["ore"], table.asked()) == (2 - price, "TakeCard")


@rule("R13.3")
def test_resources_are_not_exchanged_in_this_phase() -> None:
    """Neither with an Ore Ship nor at 3:1, and neither to pay for a search nor otherwise."""
    red = {"sites": {"c0-above": ["ore_ship"]}, "goods": {"ore": 1}}
    table = exchanging(**red)
    assert {text.split()[0] for text in table.options()} == {"end", "under"}
    table.play("under scout 1")
    assert {text.split()[0] for text in table.options()} == {"draw"}
    rich = exchanging(**red | {"goods": dict.fromkeys(RESOURCES, 3) | {"wool": 0}}).play("under scout 1")
    assert {text.split()[0] for text in rich.options()} == {"draw", "search"}


@rule("R13.3")
@ruling("RU-14")
def test_who_has_looked_must_take_a_card() -> None:
    table = deal_on(exchanging(goods={"ore": 2}).play("under scout 1", "search 2"))
    assert {text.split()[0] for text in table.options()} == {"take"}
    assert len(table.options()) == len(table.stack(2))


@rule("R13.4")
def test_any_card_may_be_returned_also_one_just_drawn() -> None:
    table = position(phase="Replenish", red={"hand": ["abbey", "austin"]}).play("draw 1", "=inga")
    assert {text.split()[0] for text in table.offers("under")} == {"abbey", "austin", "inga"}
    table.play("under inga 1", "draw 4", "=harald")
    assert sorted(table.hand()) == ["abbey", "austin", "harald"]


@rule("R13.4")
def test_no_exchange_with_an_empty_hand() -> None:
    """Nothing is left to draw: all stacks are empty."""
    stacks: list[list[Any]] = [[], [], [], []]
    table = position(phase="Replenish", stacks=stacks, unseen=[[], [], [], []])
    assert (table.seat, table.asked()) == (BLUE, "BeforeRoll")


@rule("R13.4")
def test_first_the_card_then_the_choice_then_the_price_then_the_look() -> None:
    table = exchanging(goods={"ore": 2, "wool": 2})
    order = []
    for text in ("under scout 1", "search 2", "pay c1-below", "pay c3-below"):
        order.append(table.asked())
        table.play(text)
    assert table.state.chance().deck == "base"  # only now the stack is looked through
    order.append(deal_on(table).asked())
    assert order == ["ExchangeCard", "DrawOrSearch", "Pay", "Pay", "TakeCard"]
