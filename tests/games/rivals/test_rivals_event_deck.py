"""Section 10: the event deck and its cards."""

from collections import Counter
from typing import Any

import pytest
from rivals_table import BLUE, RED, RESOURCES, Table, position

from permonik.games.rivals import GAME
from permonik.games.rivals.tables import VARIANT_IDS
from permonik.testing import hidden, rule, ruling

EMPTY = dict.fromkeys(RESOURCES, 0)
STRONG: dict[str, Any] = {"sites": {"c0-above": ["candamir"]}}
BASE = ["feud", "fraternal_feuds", "invention", "trade_ships_race", "traveling_merchant", "traveling_merchant"]
BASE += ["year_of_plenty", "year_of_plenty"]
DECKS = {
    "intro": BASE,
    "gold": [*BASE, "gift_for_the_prince", "traveling_merchant", "trade_ships_race"],
    "turmoil": [*BASE, "riots", "riots", "feud", "fraternal_feuds"],
    "progress": [*BASE, "plague", "plague", "plague", "invention", "invention"],
    "duel": [
        *("invention", "year_of_plenty", "riots", "traveling_merchant", "plague"),
        *[f"moon-{number}" for number in range(1, 7)],
    ],
}


def reveal(
    *event: str,
    variant: str = "intro",
    number: int = 2,
    active: int = RED,
    red: Any = None,
    blue: Any = None,
    **more: Any,
) -> Table:
    agenda = [["EndTurn", -2], ["Replenish", active], ["Act", active], ["BeforeRoll", active]]
    more = {"active": active, "agenda": agenda, "production": 0, "face": None} | more
    table = position(variant, red=red, blue=blue, **more)
    return table.play("roll", f"={number}", "=event_card", *[f"={one}" for one in event])


def outcomes(table: Table) -> list[str]:
    chance = table.state.chance()
    assert chance.deck == "events"
    return [GAME.decks["events"].ids[one] for one in chance.outcomes]


# -- the deck ------------------------------------------------------------------------------------------------


@rule("R10.1")
@pytest.mark.parametrize("variant", VARIANT_IDS)
def test_yule_lies_on_three_cards_and_never_on_top(variant: str) -> None:
    deck = DECKS[variant]
    for seen in range(len(deck) - 3):
        table = reveal(variant=variant, resolved=deck[:seen], moons=["feud"] * 6 if variant == "duel" else [])
        assert Counter(outcomes(table)) == Counter(deck[seen:])
        assert table.data()["yules"] == 0
    table = reveal(variant=variant, resolved=deck[:-3], moons=["feud"] * 6 if variant == "duel" else [])
    assert (Counter(outcomes(table)), table.data()["yules"]) == (Counter(deck), 1)


@rule("R10.2")
@pytest.mark.parametrize("active", [RED, BLUE])
def test_an_event_concerns_none_one_or_both(active: int) -> None:
    ship = {"sites": {"c0-above": ["ore_ship"]}}
    other = {"sites": {"c0-above": ["wool_ship"]}}
    none = reveal("trade_ships_race", active=active)
    assert (none.seat, none.asked()) == (active, "Act")
    one = reveal("trade_ships_race", active=active, blue=ship)
    assert (one.seat, one.asked()) == (BLUE, "Gain")
    both = reveal("trade_ships_race", active=active, red=other, blue=ship)
    assert (both.seat, both.asked()) == (active, "Gain")
    both.play("gain c-1-above")
    assert (both.seat, both.asked()) == (1 - active, "Gain")


@rule("R10.3")
@hidden("H6")
def test_a_resolved_card_lies_under_the_deck() -> None:
    table = reveal("invention", resolved=["feud", "year_of_plenty"])
    for seat in (RED, BLUE, None):
        assert table.view(seat)["resolved"] == ["feud", "year_of_plenty", "invention"]
    table.play("end", "draw 1", "=austin", "draw 1", "=inga", "draw 1", "=scout", "end", "roll", "=2", "=event_card")
    assert Counter(outcomes(table)) == Counter(BASE) - Counter(["feud", "year_of_plenty", "invention"])


@rule("R10.4")
def test_yule_builds_the_deck_anew_and_another_card_follows() -> None:
    table = reveal(resolved=BASE[:5])
    assert (table.data()["resolved"], table.data()["yules"]) == ([], 1)
    assert Counter(outcomes(table)) == Counter(BASE)
    table.play("=traveling_merchant")
    assert table.data()["resolved"] == ["traveling_merchant"]
    assert table.asked() == "Act"  # one card and no second one


# -- Feud and Fraternal Feuds --------------------------------------------------------------------------------

FOUR = {"c0-above": ["abbey", "marketplace"], "c0-below": ["storehouse", "toll_bridge"]}


@rule("R10.5")
@pytest.mark.parametrize("active", [RED, BLUE])
def test_the_holder_picks_three_buildings_and_the_victim_one_of_them(active: int) -> None:
    red = {"cities": [0], "sites": {**FOUR, "c2-above": ["harald"]}}
    table = reveal("feud", active=active, red=red, blue=STRONG)
    assert (table.seat, table.offers("choose")) == (BLUE, ["c0-above-1", "c0-above-2"])  # three of four, in order
    table.play("choose c0-above-1")
    assert (table.seat, table.offers("choose")) == (BLUE, ["c0-above-2", "c0-below-1"])
    table.play("choose c0-below-1", "choose c0-below-2")
    assert (table.seat, table.offers("choose")) == (RED, ["c0-above-1", "c0-below-1", "c0-below-2"])
    table.play("choose c0-below-2")
    assert (table.seat, table.offers("under")) == (RED, [f"toll_bridge {stack}" for stack in (1, 2, 3, 4)])
    table.play("under toll_bridge 3")
    assert table.stack(3)[-1] == "toll_bridge"
    assert table.standing() == ["abbey", "harald", "marketplace", "storehouse"]


@rule("R10.5")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_up_to_three_buildings_are_picked_without_asking(number: int) -> None:
    buildings = [("c0-above", "abbey"), ("c0-below", "storehouse"), ("c2-above", "toll_bridge")][:number]
    table = reveal("feud", red={"sites": {site: [card] for site, card in buildings}}, blue=STRONG)
    assert (table.seat, table.offers("choose")) == (RED, [f"{site}-1" for site, _ in buildings])


@rule("R10.5")
def test_no_token_or_no_building_no_feud() -> None:
    red = {"sites": {"c0-above": ["abbey"]}}
    assert reveal("feud", red=red, blue={"sites": {"c0-above": ["osmund"]}}).asked() == "Act"
    units = {"sites": {"c0-above": ["harald"], "c0-below": ["ore_ship"]}}
    assert reveal("feud", red=units, blue=STRONG).asked() == "Act"
    assert reveal("feud", red=STRONG | {"sites": {**STRONG["sites"], "c0-below": ["abbey"]}}).asked() == "Act"


@rule("R10.6")
@pytest.mark.parametrize("active", [RED, BLUE])
def test_fraternal_feuds_take_two_cards_of_the_hand(active: int) -> None:
    """Both under one stack, or under two; the rest of the hand stays."""
    red = {"hand": ["abbey", "scout", "mint"]}
    table = reveal("fraternal_feuds", variant="gold", active=active, red=red, blue=STRONG)
    assert (table.seat, table.view(BLUE)["hands"][RED]["known"]) == (BLUE, ["abbey", "scout", "mint"])
    under = [f"{card} {stack}" for card, stacks in (("scout", 3), ("abbey", 3)) for stack in range(1, stacks + 1)]
    assert sorted(table.offers("under")) == sorted([*under, "mint 4", "mint 5"])
    table.play("under abbey 2")
    assert sorted(table.offers("under")) == sorted(["scout 1", "scout 2", "scout 3", "mint 4", "mint 5"])
    table.play("under scout 2")
    assert (table.hand(RED), table.stack(2)[-2:]) == (["mint"], ["abbey", "scout"])
    assert (table.seat, table.asked()) == (active, "Act")


@rule("R10.6")
def test_fewer_than_two_cards_all_go() -> None:
    table = reveal("fraternal_feuds", red={"hand": ["abbey"]}, blue=STRONG).play("under abbey 1")
    assert (table.hand(RED), table.asked()) == ([], "Act")
    assert reveal("fraternal_feuds", blue=STRONG).asked() == "Act"
    assert reveal("fraternal_feuds", red={"hand": ["abbey"]}).asked() == "Act"  # no token


@rule("R10.6")
def test_the_victim_refills_in_his_own_replenish_phase_only() -> None:
    blue = {"hand": ["abbey", "scout", "inga"]}
    table = reveal("fraternal_feuds", red=STRONG | {"hand": ["harald", "osmund", "ore_ship"]}, blue=blue)
    table.play("under abbey 1", "under scout 1", "end", "end")
    assert (table.seat, table.asked(), table.hand(BLUE)) == (BLUE, "BeforeRoll", ["inga"])
    table.play("roll", "=2", "=trade", "end")
    assert (table.asked(), len(table.hand(BLUE))) == ("DrawOne", 1)
    own = reveal("fraternal_feuds", active=BLUE, red=STRONG, blue=blue)
    own.play("under abbey 1", "under scout 1", "end")
    assert (own.seat, own.asked(), len(own.hand(BLUE))) == (BLUE, "DrawOne", 1)


# -- gains ---------------------------------------------------------------------------------------------------


def gains(table: Table) -> list[int]:
    """Who is asked for a resource of choice, in order."""
    found = []
    while table.asked() == "Gain":
        found.append(table.seat)
        table.play(table.options()[0])
    return found


@rule("R10.7")
@pytest.mark.parametrize(
    ("cards", "number"),
    [
        ([], 0),
        (["storehouse", "library"], 0),
        (["abbey"], 1),
        (["abbey", "university"], 2),
        (["abbey", "abbey", "university"], 2),
    ],
)
def test_invention_pays_for_learned_buildings_up_to_two(cards: list[str], number: int) -> None:
    sites = {site: [card] for site, card in zip(("c0-above", "c0-below", "c2-above"), cards, strict=False)}
    table = reveal("invention", variant="progress", red={"cities": [0, 2], "sites": sites})
    assert gains(table) == [RED] * number


@rule("R10.8")
@pytest.mark.parametrize(
    ("red", "blue", "who"),
    [
        ([], [], []),
        (["ore_ship"], [], [RED]),
        (["ore_ship"], ["wool_ship", "large_trade_ship"], [BLUE]),
        (["ore_ship"], ["wool_ship"], [RED, BLUE]),
        (["pirate_ship"], [], []),
        (["pirate_ship", "ore_ship"], ["wool_ship"], [RED, BLUE]),
    ],
)
def test_the_ships_race(red: list[str], blue: list[str], who: list[int]) -> None:
    """A Pirate Ship is no trade ship."""
    given = [{"cities": [0], "sites": {"c0-above": ships}} for ships in (red, blue)]
    assert gains(reveal("trade_ships_race", variant="gold", red=given[0], blue=given[1])) == who


@rule("R10.9")
def test_up_to_two_resources_for_a_gold_each() -> None:
    table = reveal("traveling_merchant", red={"goods": {"gold": 3}})
    places = ["c-1-above", "c-1-below", "c1-below", "c3-above", "c3-below"]
    assert table.options() == ["stop", *[f"gain {place}" for place in places]]
    assert reveal("traveling_merchant", red={"goods": {"gold": 1}}).options() == table.options()  # room for gold
    table.play("gain c3-below", "gain c3-below")
    assert (table.goods()["ore"], table.goods()["gold"], table.asked()) == (2, 1, "Act")
    one = reveal("traveling_merchant", red={"goods": {"gold": 3}}).play("gain c3-below", "stop")
    assert (one.goods()["gold"], one.asked()) == (2, "Act")
    none = reveal("traveling_merchant", red={"goods": {"gold": 3}}).play("stop")
    assert (none.goods()["gold"], none.asked()) == (3, "Act")


@rule("R10.9")
def test_gold_of_this_roll_buys_and_without_gold_nobody_is_asked() -> None:
    table = reveal("traveling_merchant", number=1, red={"goods": {}}).play("gain c3-below")
    assert (table.goods(), table.asked()) == (EMPTY | {"ore": 1}, "Act")
    assert reveal("traveling_merchant", number=2, red={"goods": {}}).asked() == "Act"


@rule("R10.10")
def test_year_of_plenty_counts_each_storehouse_and_abbey() -> None:
    """Forest: Storehouse and Abbey. Gold field: these two and another Storehouse. Fields: that one only."""
    red = {"cities": [0], "sites": {"c0-above": ["abbey", "storehouse"], "c2-above": ["storehouse"]}, "goods": {}}
    table = reveal("year_of_plenty", number=5, red=red, blue={"goods": {}})
    assert table.goods(RED) == EMPTY | {"lumber": 2, "gold": 3, "grain": 1, "ore": 1}
    assert table.goods(BLUE) == EMPTY | {"grain": 1}


@rule("R10.10")
@pytest.mark.parametrize("active", [RED, BLUE])
def test_year_of_plenty_is_for_both_and_needs_room(active: int) -> None:
    below = {"sites": {"c0-below": ["storehouse"]}}
    table = reveal(
        "year_of_plenty", number=5, active=active, red=below | {"goods": {"brick": 3}}, blue=below | {"goods": {}}
    )
    assert table.goods(RED) == EMPTY | {"brick": 3, "wool": 1, "ore": 1}
    assert table.goods(BLUE) == EMPTY | {"brick": 1, "wool": 1, "grain": 1}


@rule("R10.11")
def test_a_gift_for_units_with_strength() -> None:
    """Two heroes count; a trade ship does not; the Drill Ground would not."""
    red = {"sites": {"c0-above": ["austin"], "c0-below": ["candamir"], "c2-above": ["ore_ship"]}, "goods": {}}
    blue = {"sites": {"c0-above": ["harald"], "c0-below": ["inga"]}, "goods": {"gold": 2}}
    table = reveal("gift_for_the_prince", variant="gold", red=red, blue=blue)
    assert (table.goods(RED)["gold"], table.goods(BLUE)["gold"], table.asked()) == (2, 3, "Act")


# -- Riots ---------------------------------------------------------------------------------------------------

UNITS = ("austin", "ore_ship", "carl_forkbeard", "wool_ship")


def rioting(number: int, gold: int, **more: Any) -> Table:
    sites = ("c0-above", "c0-below", "c2-above", "c2-below")
    placed = {site: [unit] for site, unit in zip(sites, UNITS[:number], strict=False)}
    red = {"sites": placed, "goods": {"gold": gold}} | more
    return reveal("riots", variant="turmoil", number=6, red=red)


@rule("R10.12")
@pytest.mark.parametrize(("number", "due"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_riots_cost_one_gold_or_two(number: int, due: int) -> None:
    table = rioting(number, 3)
    assert table.asked() == "AnswerRiots"
    table.play("pay-gold")
    assert (table.goods()["gold"], len(table.standing()), table.asked()) == (3 - due, number, "Act")
    short = rioting(number, due - 1)
    assert short.offers("pay-gold") == []
    assert len(short.offers("choose")) == number


@rule("R10.12")
def test_who_does_not_pay_puts_a_unit_under_a_stack() -> None:
    table = rioting(3, 3)
    assert table.options() == ["pay-gold", "choose c0-above-1", "choose c0-below-1", "choose c2-above-1"]
    table.play("choose c2-above-1")
    assert table.offers("under") == ["carl_forkbeard 4", "carl_forkbeard 5"]
    table.play("under carl_forkbeard 5")
    assert (table.stack(5)[-1], table.goods()["gold"]) == ("carl_forkbeard", 3)


@rule("R10.12")
def test_units_without_strength_or_commerce_do_not_riot() -> None:
    """Irmgard has skill only; Lookout Tower and Marketplace are buildings."""
    red = {"sites": {"c0-above": ["irmgard"], "c0-below": ["lookout_tower"], "c2-above": ["marketplace"]}}
    assert reveal("riots", variant="turmoil", red=red).asked() == "Act"


@rule("R10.12")
def test_riots_hit_both_and_chapel_and_sebastian_protect() -> None:
    unit = {"sites": {"c0-above": ["austin"]}, "goods": {}}
    blue = {"cities": [0], "sites": {"c0-above": ["harald", "chapel_123"]}}
    table = reveal("riots", variant="turmoil", number=2, red=unit | {"hand": ["sebastian"]}, blue=blue)
    assert (table.seat, table.options()) == (RED, ["play sebastian", "choose c0-above-1"])
    table.play("play sebastian")
    assert (table.seat, table.asked(), table.standing()) == (RED, "Act", ["austin"])  # the Chapel saves Blue
    table = reveal("riots", variant="turmoil", number=4, red=unit, blue=blue)
    table.play("choose c0-above-1", "under austin 1")
    assert (table.seat, table.asked()) == (BLUE, "AnswerRiots")


# -- Plague --------------------------------------------------------------------------------------------------

TWO_EACH = dict.fromkeys(RESOURCES, 2)


@rule("R10.13")
@pytest.mark.parametrize("active", [RED, BLUE])
def test_regions_beside_a_city_lose_one(active: int) -> None:
    """The 2 has given Red lumber and Blue brick before."""
    red = {"cities": [0, 2], "goods": TWO_EACH | {"gold": 0}}
    blue = {"cities": [2], "goods": TWO_EACH}
    table = reveal("plague", variant="progress", active=active, red=red, blue=blue)
    assert table.goods(RED) == dict.fromkeys(RESOURCES, 1) | {"lumber": 2, "gold": 0}
    assert table.goods(BLUE) == dict.fromkeys(RESOURCES, 1) | {"lumber": 2, "brick": 3}
    settlements = reveal("plague", variant="progress", red={"goods": TWO_EACH})
    assert settlements.goods(RED) == TWO_EACH | {"lumber": 3}


@rule("R10.13")
def test_a_bath_house_saves_the_four_regions_of_its_city() -> None:
    red = {"cities": [0, 2], "sites": {"c2-above": ["bath_house"]}, "goods": TWO_EACH}
    table = reveal("plague", variant="progress", red=red)
    assert table.goods() == TWO_EACH | {"brick": 1}  # hills and forest; the forest had three


@rule("R10.13")
def test_the_cache_does_not_fall_ill_and_a_pharmacy_helps_anyway() -> None:
    red = {"cities": [0], "sites": {"c0-above": ["pharmacy"]}, "goods": {}}
    table = reveal("plague", variant="progress", number=6, red=red)
    assert table.asked() == "Gain"
    assert gains(table) == [RED]
    data = position("duel", phase="BeforeRoll", red={"cities": [0], "cache": ("c1-above", 2), "goods": {"gold": 2}})
    data.play("roll", "=6", "=event_card", "=plague")
    assert (data.stock()["c1-above"], data.stock()["cache"]) == (1, 2)


@rule("R10.13")
@ruling("RU-2")
def test_pharmacies_come_after_all_losses_the_active_player_first() -> None:
    player = {"cities": [0], "sites": {"c0-above": ["pharmacy"]}, "goods": {"brick": 1}}
    table = reveal("plague", variant="progress", number=6, active=BLUE, red=player, blue=player)
    assert (table.goods(RED)["brick"], table.goods(BLUE)["brick"]) == (0, 0)
    assert gains(table) == [BLUE, RED]
