"""Every action space: with how many players it exists, and what is put on it (section 11). The rows are written by hand
from the rules."""

from functools import cache

import pytest
from caverna_table import AUTO, IDLE, SPACES, home, position, starting

from permonik.games.caverna import GAME
from permonik.testing import example, rule

ALL = (1, 2, 3, 4, 5, 6, 7)
Goods = dict[str, int]
Row = tuple[tuple[int, ...], Goods, Goods]  # with how many players; put on an empty space; put on any other

SMALL_BASIC: dict[str, Row] = {
    "ruby_mining": (ALL, {"ruby": 1}, {"ruby": 1}),
    "housework": (ALL, {}, {}),
    "slash_and_burn": (ALL, {}, {}),
}
BASIC_1_3: dict[str, Row] = {
    "drift_mining_1_3": ((2, 3), {"stone": 1}, {"stone": 1}),
    "excavation_1_3": ((1, 2, 3), {"stone": 1}, {"stone": 1}),
    "starting_player_1_3": ((2, 3), {"food": 1}, {"food": 1}),
    "logging_1_3": ((1, 2, 3), {"wood": 3}, {"wood": 1}),
    "supplies": ((2, 3), {}, {}),
    "ore_mining_1_3": ((1, 2, 3), {"ore": 2}, {"ore": 1}),
    "wood_gathering": ((1, 2, 3), {"wood": 1}, {"wood": 1}),
    "clearing_1_3": ((2, 3), {"wood": 1}, {"wood": 1}),
    "sustenance_1_3": ((1, 2, 3), {"food": 1}, {"food": 1}),
}
BASIC_4_7: dict[str, Row] = {
    "drift_mining_4_7": ((4, 5, 6, 7), {"stone": 2}, {"stone": 2}),
    "excavation_4_7": ((4, 5, 6, 7), {"stone": 2}, {"stone": 1}),
    "starting_player_4_7": ((4, 5, 6, 7), {"food": 1}, {"food": 1}),
    "imitation_basic_4_7": ((4, 5, 6, 7), {}, {}),
    "logging_4_7": ((4, 5, 6, 7), {"wood": 3}, {"wood": 3}),
    "forest_exploration_4_7": ((4, 5, 6, 7), {"wood": 2}, {"wood": 1}),
    "growth": ((4, 5, 6, 7), {}, {}),
    "clearing_4_7": ((4, 5, 6, 7), {"wood": 2}, {"wood": 2}),
    "ore_mining_4_7": ((4, 5, 6, 7), {"ore": 3}, {"ore": 2}),
    "sustenance_4_7": ((4, 5, 6, 7), {"grain": 1}, {"vegetable": 1}),
}
SIDE_3: dict[str, Row] = {
    "strip_mining": ((3,), {"ore": 1}, {"stone": 1}),
    "imitation_3": ((3,), {}, {}),
    "forest_exploration_3": ((3,), {"wood": 1}, {"wood": 1}),
}
SIDE_5: dict[str, Row] = {
    "depot": ((5, 6, 7), {"wood": 1, "ore": 1}, {"wood": 1, "ore": 1}),
    "small_scale_drift_mining": ((5,), {}, {}),
    "weekly_market": ((5, 6, 7), {}, {}),
    "imitation_5": ((5,), {}, {}),
    "hardware_rental_5": ((5,), {}, {}),
    "fence_building_5": ((5,), {"wood": 1}, {"wood": 1}),
}
SIDE_6_7: dict[str, Row] = {
    "drift_mining_6_7": ((6, 7), {"stone": 1}, {"stone": 1}),
    "imitation_6_7": ((6, 7), {}, {}),
    "hardware_rental_6_7": ((6, 7), {}, {}),
    "fence_building_6_7": ((6, 7), {"wood": 2}, {"wood": 1}),
}
SIDE_7: dict[str, Row] = {
    "large_depot": ((7,), {"wood": 2, "stone": 1, "ore": 1}, {"wood": 1, "stone": 1, "ore": 1}),
    "imitation_7": ((7,), {}, {}),
    "extension": ((7,), {}, {}),
}
CARDS: dict[str, Row] = {
    "blacksmithing": (ALL, {}, {}),
    "sheep_farming": (ALL, {"sheep": 1}, {"sheep": 1}),
    "ore_mine_construction": (ALL, {}, {}),
    "wish_for_children": (ALL, {}, {}),
    "urgent_wish_for_children": (ALL, {}, {}),
    "donkey_farming": (ALL, {"donkey": 1}, {"donkey": 1}),
    "ruby_mine_construction": (ALL, {}, {}),
    "family_life": (ALL, {}, {}),
    "ore_delivery": (ALL, {"stone": 1, "ore": 1}, {"stone": 1, "ore": 1}),
    "exploration": ((3, 4, 5, 6, 7), {}, {}),
    "adventure": (ALL, {}, {}),
    "ore_trading": (ALL, {}, {}),
    "ruby_delivery": (ALL, {"ruby": 2}, {"ruby": 1}),
}
BOARDS = {**SMALL_BASIC, **BASIC_1_3, **BASIC_4_7, **SIDE_3, **SIDE_5, **SIDE_6_7, **SIDE_7}
ROWS = {**BOARDS, **CARDS}
BEFORE_STAGES = (0, 4, 6, 9)  # rounds after which cards are drawn from all of a stage


@cache
def existing(players: int) -> set[str]:
    """All spaces of a game: those printed, and every card that may come."""
    found = set(GAME.dump(GAME.setup(players, {"set": "full"}))["spaces"])
    for before in range(12):
        if players == 1 or before == 3:
            found |= set(starting(*[home()] * players, round=before).data()["cards"].values())
        elif before in BEFORE_STAGES:
            chance = starting(*[home()] * players, round=before).state.chance()
            assert chance is not None
            found |= {GAME.outcome_text(chance.deck, one) for one in chance.outcomes}
    up = {4: "wish_for_children", 7: "ore_delivery", 9: "exploration"}
    flipped = position(*[home()] * players, round=8, cards=up, agenda=[["TurnUpCard", AUTO]])
    flipped.state.settle()
    return found | {flipped.data()["cards"]["4"]}


@cache
def after_phase_2(players: int, phases: int) -> dict[str, Goods]:
    """What lies on all spaces of a game, where nobody takes anything, after so many phases 2."""
    up = [card for card in CARDS if players in CARDS[card][0] and card != "wish_for_children"]
    cards = {1 + at: card for at, card in enumerate(up)}
    agenda = [["Work", AUTO], *[["Income", AUTO]] * phases]
    table = position(*[home(dwarfs=IDLE)] * players, round=8, cards=cards, agenda=agenda)
    table.state.settle()
    return dict(table.data()["goods"])


def check(space: str) -> None:
    players, empty, more = ROWS[space]
    assert [count for count in ALL if space in existing(count)] == list(players)
    for count in players:
        lying = dict(empty)
        assert after_phase_2(count, 1).get(space, {}) == lying
        for good, amount in more.items():
            lying[good] = lying.get(good, 0) + amount
        assert after_phase_2(count, 2).get(space, {}) == lying


def test_the_rows_are_all_spaces() -> None:
    assert sorted(ROWS) == sorted(SPACES)
    assert len(ROWS) == 51


@rule("R11.1")
@pytest.mark.parametrize("space", SMALL_BASIC)
def test_the_small_basic_board(space: str) -> None:
    check(space)


@rule("R11.2")
@pytest.mark.parametrize("space", BASIC_1_3)
def test_the_basic_board_for_one_to_three(space: str) -> None:
    check(space)


@rule("R11.3")
@pytest.mark.parametrize("space", BASIC_4_7)
def test_the_basic_board_for_four_to_seven(space: str) -> None:
    check(space)


@rule("R11.4")
@pytest.mark.parametrize("space", SIDE_3)
def test_the_additional_board_for_three(space: str) -> None:
    check(space)


@rule("R11.5")
@pytest.mark.parametrize("space", SIDE_5)
def test_the_additional_board_for_five(space: str) -> None:
    check(space)


@rule("R11.6")
@pytest.mark.parametrize("space", SIDE_6_7)
def test_the_large_additional_board_for_six_and_seven(space: str) -> None:
    check(space)


@rule("R11.7")
@pytest.mark.parametrize("space", SIDE_7)
def test_the_small_additional_board_for_seven(space: str) -> None:
    check(space)


@rule("R11.9")
@pytest.mark.parametrize("space", CARDS)
def test_the_round_cards(space: str) -> None:
    check(space)


@example("EX-36")
@rule("R11.1", "R14.6")
@pytest.mark.parametrize(("players", "first"), [(1, 1), (2, 3), (3, 1), (4, 1), (7, 1)])
def test_rubies_come_later_with_two_players(players: int, first: int) -> None:
    """Empty in rounds 1 and 2 with two players; everybody else finds one in round 1."""
    for number in (1, 2, 3):
        agenda = [["Work", AUTO], ["Income", AUTO]]
        table = position(*[home(dwarfs=IDLE)] * players, round=number, agenda=agenda)
        table.state.settle()
        assert table.data()["goods"].get("ruby_mining", {}) == ({"ruby": 1} if number >= first else {})


@example("EX-54")
@rule("R11.4")
def test_strip_mining_left_alone_for_three_rounds() -> None:
    """1 ore and 2 stone lie there; whoever comes takes them with 2 wood, and the next round begins with ore again."""
    three = [home(dwarfs=IDLE)] * 3
    table = position(*three, agenda=[["Work", AUTO], *[["Income", AUTO]] * 3])
    table.state.settle()
    lying = table.data()["goods"]["strip_mining"]
    assert lying == {"ore": 1, "stone": 2}
    agenda = [["Income", AUTO], ["PlaceDwarf", 0, -1]]
    table = position(home(dwarfs=[0, (0, "aside")]), *three[1:], goods={"strip_mining": lying}, agenda=agenda)
    table.play("place strip_mining")
    assert table.goods() == {"ore": 1, "stone": 2, "wood": 2}
    assert table.data()["goods"]["strip_mining"] == {"ore": 1}
