"""Sections 14 and 15: points, tokens, and the end of the game."""

from typing import Any

import pytest
from rivals_table import BLUE, RED, Table, position

from permonik.games.rivals import GAME
from permonik.games.rivals.tables import TURN_CAP, VARIANT_IDS
from permonik.testing import rule, ruling

PLACES = [f"c{column}-{row}" for column in (5, 7, 9, 11, 13) for row in ("above", "below")]
STACK = [
    *("fields_3", "fields_1", "mountains_4", "mountains_2", "hills_5"),
    *("hills_1", "forest_6", "forest_4", "pasture_6", "pasture_5"),
]
STRONG: dict[str, Any] = {"sites": {"c0-above": ["candamir"]}}


def towns(number: int, cities: int) -> dict[str, Any]:
    columns = [2 * town for town in range(number)]
    laid = dict(zip(PLACES[: 2 * (number - 2)], [f"stack_{region}" for region in STACK], strict=False))
    return {"towns": columns[2:], "cities": columns[:cities], "regions": laid}


# -- points --------------------------------------------------------------------------------------------------


@rule("R14.1")
def test_points_are_summed_over_all_cards() -> None:
    red = {
        "cities": [0, 2],
        "sites": {
            "c0-above": ["candamir", "osmund"],  # strength 4 + 2, skill 1 + 2
            "c0-below": ["marketplace", "ore_ship"],  # commerce 1 + 1
            "c2-above": ["abbey", "merchant_guild"],  # progress 1; victory 1, commerce 2
        },
    }
    view = position("gold", red=red).view(None)
    assert (view["strength"], view["skill"], view["commerce"], view["progress"]) == ([6, 0], [3, 0], [4, 0], [1, 0])
    assert view["points"] == [2 + 2 + 1 + 2, 2]


@rule("R14.1")
@pytest.mark.parametrize(
    ("cards", "commerce", "victory"),
    [
        (["harbor", "ore_ship", "wool_ship"], 3, 0),
        (["harbor", "ore_ship", "wool_ship", "large_trade_ship"], 4, 1),
        (["harbor", "ore_ship", "wool_ship", "pirate_ship"], 3, 0),
        (["trading_base"], 1, 1),
        (["trading_base", "marketplace"], 3, 1),
        (["trading_base", "harbor"], 3, 1),
        (["trading_base", "harbor", "marketplace"], 5, 1),
        (["salt_silo", "ore_ship", "large_trade_ship"], 4, 1),
        (["salt_silo", "pirate_ship"], 0, 1),
    ],
)
def test_bonuses_of_harbor_trading_base_and_salt_silo(cards: list[str], commerce: int, victory: int) -> None:
    red = {"cities": [0], "sites": {"c0-above": cards[:2], "c0-below": cards[2:]}}
    view = position("gold", red=red).view(None)
    assert view["commerce"][RED] == commerce
    assert view["points"][RED] == 3 + victory + (commerce >= 3)


@rule("R14.2")
@pytest.mark.parametrize(
    ("red", "blue", "holder"),
    [
        (["harald"], [], None),  # two are too few
        (["harald", "austin"], [], RED),
        (["harald", "austin"], ["osmund", "inga"], None),  # three each
        (["harald", "austin"], ["candamir"], BLUE),
        (["candamir"], ["osmund", "inga"], RED),
        (["candamir", "inga"], ["carl_forkbeard"], None),  # five each
    ],
)
def test_the_strength_token_needs_three_and_the_majority(red: list[str], blue: list[str], holder: int | None) -> None:
    given = [{"cities": [0], "sites": {"c0-above": heroes}} for heroes in (red, blue)]
    assert position("turmoil", red=given[0], blue=given[1]).tokens() == (holder, None)


@rule("R14.2")
@pytest.mark.parametrize(
    ("red", "blue", "holder"),
    [
        (["ore_ship", "wool_ship"], [], None),
        (["ore_ship", "wool_ship", "marketplace"], ["gold_ship", "brick_ship"], RED),
        (["ore_ship", "wool_ship", "marketplace"], ["gold_ship", "brick_ship", "toll_bridge"], None),
        (["ore_ship", "wool_ship"], ["gold_ship", "brick_ship", "toll_bridge"], BLUE),
    ],
)
def test_the_trade_token_needs_three_and_the_majority(red: list[str], blue: list[str], holder: int | None) -> None:
    given = [{"cities": [0], "sites": {"c0-above": cards[:2], "c0-below": cards[2:]}} for cards in (red, blue)]
    assert position(red=given[0], blue=given[1]).tokens() == (None, holder)


@rule("R14.2")
@ruling("RU-10")
def test_a_token_changes_hands_the_moment_the_points_change() -> None:
    """Blue has three. Red builds up to two, three, seven; then he pulls down to three and to less."""
    red = {
        "sites": {"c0-above": ["harald"]},
        "hand": ["austin", "candamir"],
        "goods": {"grain": 2, "ore": 2, "wool": 2},
    }
    table = position("gold", red=red, blue={"sites": {"c0-above": ["osmund"], "c0-below": ["inga"]}})
    assert table.tokens()[0] == BLUE
    table.play("build austin", "site c0-below")
    assert table.tokens()[0] is None
    table.play("build candamir", "site c2-above")
    assert table.tokens()[0] == RED
    table.play("demolish c2-above-1")
    assert table.tokens()[0] is None
    table.play("demolish c0-above-1")
    assert table.tokens()[0] == BLUE


@ruling("RU-10")
def test_below_three_the_token_is_lost_though_nobody_has_more() -> None:
    table = position("gold", red={"sites": {"c0-above": ["harald"], "c0-below": ["austin"]}})
    assert table.tokens()[0] == RED
    table.play("demolish c0-below-1")
    assert (table.tokens()[0], table.view(None)["strength"]) == (None, [2, 0])


@rule("R14.3")
def test_each_token_is_worth_a_point() -> None:
    trader = {"c0-below": ["ore_ship"], "c2-above": ["wool_ship"], "c2-below": ["marketplace"]}
    assert position(red=STRONG).points() == 3
    assert position(red={"sites": trader}).points() == 3
    both = position(red={"sites": {**STRONG["sites"], **trader}})
    assert (both.points(RED), both.points(BLUE)) == (4, 2)
    assert dict(GAME.scores(both.state)[RED].parts)["score-tokens"] == 2


@rule("R14.4")
@pytest.mark.parametrize(("number", "cities", "points"), [(2, 0, 2), (2, 1, 3), (2, 2, 4), (4, 3, 7), (5, 0, 5)])
def test_a_settlement_counts_one_and_a_city_two(number: int, cities: int, points: int) -> None:
    assert position(red=towns(number, cities)).points() == points


@rule("R14.4")
def test_printed_points_count() -> None:
    red = {"cities": [0], "sites": {"c0-above": ["large_festival_hall", "chapel_123"], "c0-below": ["fire_brigade"]}}
    assert position("turmoil", red=red).points() == 3 + 2 + 1 + 1


@rule("R14.5")
@pytest.mark.parametrize("token", [False, True])
def test_compared_points_are_those_of_this_moment_with_tokens(token: bool) -> None:
    """Two settlements each: Guido may be played only while the opponent's token puts him ahead."""
    blue = STRONG if token else {"sites": {"c0-above": ["harald"]}}
    table = position("progress", red={"hand": ["guido", "gustav"]}, blue=blue, discard=["scout"])
    assert table.offers("play") == (["guido", "gustav"] if token else [])


@rule("R14.5")
@pytest.mark.parametrize(("third", "ahead"), [("toll_bridge", False), ("gold_ship", True)])
def test_the_bonus_of_a_harbor_counts_too(third: str, ahead: bool) -> None:
    """Four commerce points each, so nobody has the token; Blue's third ship makes his Harbor count."""
    red = {"sites": {"c0-above": ["brick_ship"], "c0-below": ["grain_ship"], "c2-above": ["lumber_ship"]}}
    red["sites"]["c2-below"] = ["large_trade_ship"]
    blue = {"cities": [0], "sites": {"c0-above": ["ore_ship", "wool_ship"], "c0-below": [third]}}
    table = position("progress", red=red | {"cities": [0], "hand": ["guido"]}, blue=blue, discard=["scout"])
    data = table.data()
    data["principalities"][BLUE]["expansions"]["c2-above-1"] = "harbor"  # no mode has both cards in its stacks
    table = Table(GAME.restore(data))
    assert table.tokens() == (None, None)
    assert table.offers("play") == (["guido"] if ahead else [])


# -- the end -------------------------------------------------------------------------------------------------


def end_of_turn(variant: str, red: Any, blue: Any = None) -> Table:
    """Red has three cards and ends his turn without an exchange."""
    hand = ["austin", "inga", "scout"]
    return position(variant, red={**red, "hand": hand}, blue=blue, phase="ExchangeCard").play("end")


@rule("R15.1")
def test_seven_points_at_the_end_of_the_own_turn_win() -> None:
    table = end_of_turn("intro", towns(4, 3))
    assert (table.points(), table.state.over, GAME.winners(table.state)) == (7, True, (RED,))
    table = end_of_turn("intro", towns(4, 2))
    assert (table.points(), table.state.over) == (6, False)
    assert end_of_turn("intro", towns(4, 4)).state.over  # eight are enough as well


@rule("R15.1")
@ruling("RU-9")
def test_the_game_goes_on_until_the_turn_is_over() -> None:
    """The seventh point in the action phase; nothing ends before the exchange, and no start of a turn is looked at."""
    red = {**towns(4, 2), "hand": ["abbey", "inga", "scout"]}
    red["stock"] = {"c3-above": 3, "c3-below": 3}
    table = position(red=red).play("city c4")
    while table.asked() == "Pay":
        table.play(table.options()[0])
    assert (table.points(), table.asked(), GAME.winners(table.state)) == (7, "Act", ())
    assert table.play("end").asked() == "ExchangeCard"
    assert table.play("end").state.over
    assert position(red=red | {"cities": [0, 2, 4, 6]}, agenda=[["BeginTurn", -2]]).asked() == "BeforeRoll"


@rule("R15.2")
@pytest.mark.parametrize(
    ("variant", "less", "enough"),
    [
        ("intro", (4, 2), (4, 3)),
        ("gold", (6, 5), (6, 6)),
        ("turmoil", (6, 5), (6, 6)),
        ("progress", (6, 5), (6, 6)),
        ("duel", (7, 5), (7, 6)),
    ],
)
def test_the_target_of_each_mode(variant: str, less: tuple[int, int], enough: tuple[int, int]) -> None:
    assert variant in VARIANT_IDS
    assert not end_of_turn(variant, towns(*less)).state.over
    assert end_of_turn(variant, towns(*enough)).state.over


@rule("R15.2")
def test_only_the_active_player_wins() -> None:
    """Blue has more than enough on Red's turn: the game goes on, and Red's seven points win over Blue's eight."""
    table = end_of_turn("intro", {}, towns(4, 4))
    assert (table.state.over, table.seat) == (False, BLUE)
    rich = towns(4, 3)
    free = [place for place in STACK if f"stack_{place}" not in rich["regions"].values()]
    other = {"towns": [4], "cities": [0, 2, 4], "regions": {"c5-above": f"stack_{free[0]}"}}
    other["regions"]["c5-below"] = f"stack_{free[1]}"  # type: ignore[index]
    other["sites"] = {"c0-above": ["candamir"], "c0-below": ["ore_ship", "wool_ship"], "c2-above": ["marketplace"]}
    table = end_of_turn("intro", rich, other)
    assert (table.points(RED), table.points(BLUE), GAME.winners(table.state)) == (7, 8, (RED,))


@rule("R15.3")
@ruling("RU-9")
@pytest.mark.parametrize("variant", VARIANT_IDS)
def test_the_target_before_the_roll(variant: str) -> None:
    """Blue gains what he needs on Red's turn and wins at the start of his own, but not in the introductory game."""
    number, cities = {"intro": (4, 3), "duel": (7, 6)}.get(variant, (6, 6))
    table = end_of_turn(variant, {}, towns(number, cities))
    assert table.state.over is (variant != "intro")
    assert GAME.winners(table.state) == (() if variant == "intro" else (BLUE,))


@rule("R15.2")
def test_nobody_has_won_after_the_turn_cap() -> None:
    table = position(phase="ExchangeCard", red={"hand": ["austin"]}, turns=TURN_CAP - 1).play("end")
    assert (table.state.over, GAME.winners(table.state)) == (True, ())
