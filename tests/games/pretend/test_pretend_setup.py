"""Components and set-up."""

import pytest
from pretend_table import ANNA, BORIS, CYRIL, opening, position

import permonik
from permonik.errors import BadOption
from permonik.testing import rule

UPPER = ["canary", "agate", "opal", "beryl", "topaz", "jade"]
LOWER = ["coal", "flint", "onyx", "garnet", "amber", "ruby"]


@rule("R1.1")
@pytest.mark.parametrize(
    ("card", "value", "back"),
    [
        ("canary", 0, "upper"),
        ("agate", 1, "upper"),
        ("opal", 2, "upper"),
        ("beryl", 2, "upper"),
        ("topaz", 3, "upper"),
        ("jade", 4, "upper"),
        ("coal", 0, "lower"),
        ("flint", 1, "lower"),
        ("onyx", 2, "lower"),
        ("garnet", 3, "lower"),
        ("amber", 4, "lower"),
        ("ruby", 5, "lower"),
    ],
)
def test_a_card_has_a_value_and_a_back(card: str, value: int, back: str) -> None:
    sold = position(coins=[0, 0], hands=[card, ""]).do(ANNA, f"sell {card}")
    assert sold.coins(ANNA) == value
    buried = position(hands=[card, ""]).do(ANNA, f"bury {card}")
    assert buried.stack(back)[-1] == card


@rule("R1.1", "R2.2")
def test_every_card_is_there_once_and_nobody_has_seen_any() -> None:
    table = opening().deal("first 0")
    assert table.outcomes() == UPPER
    table.deal("upper opal")
    assert table.outcomes() == LOWER
    table.deal("lower coal")
    assert table.outcomes() == ["canary", "agate", "beryl", "topaz", "jade"]
    table.deal("upper jade", "lower ruby")
    assert table.stack("upper") == table.stack("lower") == [None] * 4


@rule("R2.2")
def test_stacks_are_taken_from_the_top() -> None:
    table = opening().deal("first 0")
    slots = []
    while table.waiting() == ():
        slots.append((table.chance().deck, table.chance().slot))
        table.deal(f"{table.chance().deck} {table.outcomes()[0]}")
    assert slots == [("upper", 0), ("lower", 0), ("upper", 1), ("lower", 1)]


@rule("R1.2")
def test_the_tiny_deck_has_the_first_three_of_each_back() -> None:
    table = opening(deck="tiny").deal("first 0")
    assert table.outcomes() == UPPER[:3]
    table.deal("upper canary")
    assert table.outcomes() == LOWER[:3]
    with pytest.raises(BadOption, match="2 players only"):
        permonik.Match.start("pretend", players=3, options={"deck": "tiny"})


@rule("R1.3")
def test_four_faces_of_six_are_gas() -> None:
    faces = position(before_die=True).outcomes()
    assert sorted(faces) == ["calm"] * 2 + ["gas"] * 4


@rule("R1.4")
def test_coins_and_soot_have_no_limit() -> None:
    table = position(coins=[999, 0], soot=[999, 0], hands=["ruby", ""], turns=1).do(ANNA, "sell ruby")
    assert table.coins(ANNA) == 1004
    assert table.do(ANNA, "go-without").soot(ANNA) == 1000


@rule("R2.1")
@pytest.mark.parametrize(("options", "rounds"), [({}, 4), ({"rounds": 1}, 1), ({"rounds": 6}, 6)])
def test_everybody_has_a_turn_in_each_round(options: dict[str, int], rounds: int) -> None:
    match = permonik.Match.start("pretend", players=3, seed=2, options=options)
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, next(o.id for o in match.options(seat) if o.text in ("guess calm", "pass", "go-without")))
    assert [message.id for message in match.log(None)].count("rolled") == 3 * rounds


@rule("R2.1")
def test_more_than_six_rounds_are_refused() -> None:
    with pytest.raises(BadOption, match="rounds"):
        permonik.Match.start("pretend", options={"rounds": 7})


@rule("R2.3")
def test_everybody_begins_with_two_coins() -> None:
    table = opening(players=4)
    assert [table.coins(seat) for seat in range(4)] == [2, 2, 2, 2]
    assert [table.soot(seat) for seat in range(4)] == [0, 0, 0, 0]


@rule("R2.4")
def test_anybody_may_begin_and_draws_first() -> None:
    table = opening(players=3)
    assert table.chance().outcomes == [ANNA, BORIS, CYRIL]
    table.deal("first 2", "upper jade", "lower ruby", "upper agate", "lower flint", "upper opal")
    assert table.hand(CYRIL) == ["jade", "ruby"]
    assert table.hand(ANNA) == ["agate", "flint"]
    assert table.hand(BORIS) == ["opal"]
    table.deal("lower coal")
    assert table.waiting() == (CYRIL,)
