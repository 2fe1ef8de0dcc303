"""The game for one (section 14)."""

from random import Random
from typing import Any

import pytest
from caverna_table import AUTO, IDLE, Table, home, position, starting

from permonik.games.caverna import GAME
from permonik.testing import example, rule, ruling
from permonik.testing.contract.gathers import check_outcomes

# By hand from the rules.
CARDS = {
    1: "blacksmithing",
    2: "sheep_farming",
    3: "ore_mine_construction",
    4: "wish_for_children",
    5: "donkey_farming",
    6: "ruby_mine_construction",
    7: "ore_delivery",
    8: "family_life",
    10: "ore_trading",
    11: "adventure",
    12: "ruby_delivery",
}
PRINTED = ["ruby_mining", "housework", "slash_and_burn", "excavation_1_3", "logging_1_3"]
PRINTED += ["ore_mining_1_3", "wood_gathering", "sustenance_1_3"]
COVERED = ["drift_mining_1_3", "starting_player_1_3", "supplies", "clearing_1_3"]
ONCE = [["Income", AUTO]]


def phase_2(lying: dict[str, dict[str, int]], times: int = 1, players: int = 1, **more: Any) -> Table:
    """Income and phase 2 of round 8, so often, with these goods on the spaces."""
    plain = home(dwarfs=IDLE, **more)
    agenda = [["Work", AUTO], *ONCE * times]
    cards = {2: "sheep_farming", 7: "ore_delivery"}
    others = [home(dwarfs=IDLE)] * (players - 1)
    table = position(plain, *others, round=8, cards=cards, goods=lying, agenda=agenda)
    table.state.settle()
    return table


def lying(table: Table, space: str) -> dict[str, int]:
    return dict(table.data()["goods"].get(space, {}))


def whole_game() -> list[Table]:
    """The positions at the beginning of each round of a game of any legal moves."""
    rng = Random(14)
    table = Table(GAME.setup(1, {"set": "full"}))
    found = [Table(table.state.clone())]
    while not table.state.over:
        assert table.state.chance() is None
        table.state.apply(0, rng.choice(table.state.actions(0)))
        if table.state.round != found[-1].state.round:
            found.append(Table(table.state.clone()))
    return found


# -- set-up and course -----------------------------------------------------------------------------------------------


@rule("R14.1")
def test_alone_there_are_eleven_rounds_and_two_food() -> None:
    rounds = whole_game()
    assert [table.data()["round"] for table in rounds] == list(CARDS)
    assert rounds[0].goods() == {"food": 2}
    assert len(rounds[0].strengths()) == 2


@rule("R14.1")
@pytest.mark.parametrize(("gold", "winners"), [(99, ()), (100, (0,)), (150, (0,))])
def test_a_hundred_points_are_the_mark(gold: int, winners: tuple[int, ...]) -> None:
    table = position(home(gold=gold + 28))  # a bare home is worth -28
    assert GAME.scores(table.state)[0].total == gold
    assert GAME.winners(table.state) == winners


@rule("R14.2", "R14.7")
def test_four_spaces_are_covered() -> None:
    """And no other: what is left is the board for two players without them. Nobody can be imitated."""
    first, *_, last = whole_game()
    assert sorted(first.data()["spaces"]) == sorted([*PRINTED, "blacksmithing"])
    two = GAME.dump(GAME.setup(2, {"set": "full"}))["spaces"]
    assert sorted(two) == sorted([*PRINTED, *COVERED])
    assert len(last.data()["spaces"]) == 19
    assert not [space for space in last.data()["spaces"] if "imitation" in space]


@rule("R14.3")
@pytest.mark.parametrize("number", CARDS)
def test_cards_come_in_their_order(number: int) -> None:
    """Nothing is drawn; Family life turns the card of round 4."""
    before = {earlier: card for earlier, card in CARDS.items() if earlier < number}
    last = max(before, default=0)
    table = starting(home(), round=last, cards=before)
    assert table.data()["round"] == number
    cards = table.data()["cards"]
    assert cards[str(number)] == CARDS[number]
    if number > 3:
        assert cards["4"] == ("urgent_wish_for_children" if number == 8 else "wish_for_children")


@rule("R14.4")
def test_harvests_without_markers() -> None:
    for table in whole_game():
        assert table.data()["harvests"][1:9] == ["none", "none", "normal", "food_only", *["normal"] * 4]
        assert table.data()["harvests"][10:] == ["normal"] * 3
        assert table.data()["markers"] == {"green": 0, "red": 0}


@rule("R14.7")
def test_the_other_rules_hold_alone_too() -> None:
    """A space is used once in a round, and the order of dwarfs holds."""
    table = position(home(dwarfs=[2, 7], ruby=1))
    assert table.offers("order") == ["2"]
    table.play("place housework", "do gain_dog", "stop")
    assert table.seat == 0
    assert "housework" not in table.offers("place")


# -- emptying full spaces --------------------------------------------------------------------------------------------


@rule("R14.5")
@example("EX-35")
def test_six_wood_are_returned_before_one_is_added() -> None:
    assert lying(phase_2({"wood_gathering": {"wood": 5}}), "wood_gathering") == {"wood": 6}
    assert lying(phase_2({"wood_gathering": {"wood": 6}}), "wood_gathering") == {"wood": 1}
    assert lying(phase_2({"wood_gathering": {"wood": 9}}), "wood_gathering") == {"wood": 1}
    assert lying(phase_2({"logging_1_3": {"wood": 6}}), "logging_1_3") == {"wood": 3}  # it was empty
    table = phase_2({"wood_gathering": {"wood": 6}}, ruby=1)
    assert table.options() == ["stop", "keep wood_gathering"]
    table.play("keep wood_gathering")
    assert lying(table, "wood_gathering") == {"wood": 7}
    assert table.goods() == {}


@rule("R14.5")
def test_a_ruby_is_not_asked_for_and_may_be_kept() -> None:
    table = phase_2({"wood_gathering": {"wood": 6}}, ruby=2).play("stop")
    assert lying(table, "wood_gathering") == {"wood": 1}
    assert table.goods() == {"ruby": 2}
    assert phase_2({"wood_gathering": {"wood": 5}}, ruby=2).asked() != "Keep"


@rule("R14.5")
def test_only_a_solo_game_empties_spaces() -> None:
    for players in (2, 3):
        table = phase_2({"wood_gathering": {"wood": 9}}, players=players, ruby=1)
        assert lying(table, "wood_gathering") == {"wood": 10}


@example("EX-76")
@rule("R14.5", "R14.8")
def test_sheep_farming_with_five_sheep() -> None:
    assert lying(phase_2({"sheep_farming": {"sheep": 5}}), "sheep_farming") == {"sheep": 6}
    assert lying(phase_2({"sheep_farming": {"sheep": 5}}, 2), "sheep_farming") == {"sheep": 1}


@ruling("RU-18")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"stone": 5, "ore": 5}, {"stone": 6, "ore": 6}),
        ({"stone": 6, "ore": 2}, {"stone": 1, "ore": 1}),
        ({"stone": 1, "ore": 6}, {"stone": 1, "ore": 1}),
    ],
)
def test_each_kind_is_counted_for_itself_and_all_goods_go(before: dict[str, int], after: dict[str, int]) -> None:
    assert lying(phase_2({"ore_delivery": before}), "ore_delivery") == after


@rule("R14.6")
@example("EX-36")
def test_rubies_lie_there_in_the_first_round() -> None:
    table = Table(GAME.setup(1, {"set": "full"}))
    assert table.data()["round"] == 1
    assert lying(table, "ruby_mining") == {"ruby": 1}


@rule("R14.8")
def test_a_ruby_just_received_keeps_a_space() -> None:
    """The income of the round comes first."""
    full = {"wood_gathering": {"wood": 6}}
    supplied: dict[str, Any] = {"rooms": {"r2c3": "ruby_supplier"}, "promised": {"ruby_supplier": 1}}
    table = phase_2(full, **supplied)
    assert table.options() == ["stop", "keep wood_gathering"]
    table.play("keep wood_gathering")
    assert table.goods() == {}
    assert lying(table, "wood_gathering") == {"wood": 7}


@rule("R14.8")
def test_spaces_are_kept_one_by_one_in_any_order() -> None:
    """Each costs a ruby of its own; nothing is added before all is decided."""
    full = {"wood_gathering": {"wood": 6}, "ruby_mining": {"ruby": 7}, "logging_1_3": {"wood": 8}}
    for order in (["wood_gathering", "logging_1_3"], ["logging_1_3", "wood_gathering"]):
        table = phase_2(full, ruby=2)
        assert set(table.offers("keep")) == set(full)
        table.play(f"keep {order[0]}")
        assert order[0] not in table.offers("keep")
        assert table.data()["goods"] == full
        table.play(f"keep {order[1]}")  # the last ruby: the third space is emptied
        assert lying(table, "wood_gathering") == {"wood": 7}
        assert lying(table, "logging_1_3") == {"wood": 9}
        assert lying(table, "ruby_mining") == {"ruby": 1}


@rule("R14.8")
def test_a_kept_space_is_full_again_in_the_next_round() -> None:
    table = phase_2({"wood_gathering": {"wood": 6}}, 2, ruby=2).play("keep wood_gathering")
    assert table.options() == ["stop", "keep wood_gathering"]
    assert lying(table.play("stop"), "wood_gathering") == {"wood": 1}


@rule("R14.8")
def test_the_spaces_that_are_kept_are_one_choice() -> None:
    full = {"wood_gathering": {"wood": 6}, "ruby_mining": {"ruby": 7}, "logging_1_3": {"wood": 8}}
    table = phase_2(full, ruby=2)
    assert check_outcomes("solo", GAME, table.state, 0, Random(1)) == 7  # none of three, one or two
