"""Section 22, EX-1 to EX-28: the worked examples, from the production to the Merchant."""

from collections import Counter
from typing import Any

import pytest
from rivals_table import BLUE, RED, RESOURCES, Table, deal_on, opening, position

from permonik.games.rivals import GAME
from permonik.testing import example

EMPTY = dict.fromkeys(RESOURCES, 0)
TOWN_COST = {"lumber": 1, "brick": 1, "grain": 1, "wool": 1}
STRONG: dict[str, Any] = {"sites": {"c0-above": ["candamir"]}}


def reveal(event: str, variant: str = "intro", number: int = 5, red: Any = None, blue: Any = None) -> Table:
    table = position(variant, phase="BeforeRoll", red=red, blue=blue)
    return table.play("roll", f"={number}", "=event_card", f"={event}")


@example("EX-1")
def test_a_six_gives_grain_and_ore() -> None:
    table = position(phase="BeforeRoll").play("roll", "=6", "=trade")
    start = dict.fromkeys(RESOURCES, 1) | {"gold": 0}
    assert table.goods(RED) == start | {"grain": 2}
    assert table.goods(BLUE) == start | {"ore": 2}


@example("EX-2")
def test_paying_for_an_abbey() -> None:
    goods = EMPTY | {"grain": 2, "brick": 1, "ore": 1, "lumber": 1, "wool": 1}
    table = position(red={"hand": ["abbey"], "goods": goods}).play("build abbey", "site c0-above")
    assert table.goods() == EMPTY | {"grain": 1, "lumber": 1, "wool": 1}


@example("EX-3")
def test_a_road_leaves_one_free_end() -> None:
    table = position(red={"goods": {"lumber": 1, "brick": 2}}).play("road left")
    assert table.goods() == EMPTY
    assert table.principality()["roads"] == [True, False]


@example("EX-4")
@pytest.mark.parametrize(("number", "yields"), [(4, ["wool", "ore"]), (2, ["lumber", "gold"])])
def test_a_settlement_with_mountains_and_a_gold_field(number: int, yields: list[str]) -> None:
    red = {"roads": (False, True), "goods": TOWN_COST, "hand": ["abbey", "austin", "inga"]}
    table = position(red=red, blue={"hand": ["scout", "harald", "osmund"]})
    table.play("settlement right", "=stack_mountains_4", "=stack_gold_field_2", "above stack_mountains_4")
    assert (table.goods(), table.points()) == (EMPTY, 3)
    table.play("end", "end", "roll", f"={number}", "=trade")
    assert table.goods() == EMPTY | dict.fromkeys(yields, 1)
    data = table.data() | {"active": RED, "agenda": [["Act", RED]]}
    data["principalities"][RED]["stock"] |= {"c3-above": 1, "c3-below": 1}
    assert Table(GAME.restore(data)).play("build austin").offers("site")[-2:] == ["c4-above", "c4-below"]


@example("EX-5")
def test_a_city_counts_two_not_three() -> None:
    red = {"goods": {"grain": 2, "ore": 3}, "hand": ["storehouse", "storehouse"]}
    table = position(red=red).play("city c0")
    assert (table.goods(), table.points()) == (EMPTY, 3)
    data = table.data()
    data["principalities"][RED]["stock"] |= {"c-1-above": 2, "c1-below": 2}
    table = Table(GAME.restore(data)).play("build storehouse", "site c0-above", "build storehouse")
    assert table.offers("site") == ["c0-above", "c0-below", "c2-above", "c2-below"]  # a second one above fits


@example("EX-6")
def test_either_site_above_a_city_has_the_same_neighbours() -> None:
    red = {"cities": [0], "goods": {}}
    stock = dict.fromkeys([f"c{c}-{row}" for c in (-1, 1, 3) for row in ("above", "below")], 2)
    for other in ("abbey", "candamir"):
        table = position(red=red | {"sites": {"c0-above": ["large_trade_ship", other]}, "stock": stock})
        assert table.offers("ship") == ["c-1-above", "c1-above"]


@example("EX-7")
def test_three_ore_of_two_mountains_for_wool() -> None:
    red = {"towns": [4], "regions": {"c5-above": "stack_mountains_4", "c5-below": "stack_hills_5"}, "goods": {}}
    table = position(red=red | {"stock": {"c3-below": 2, "c5-above": 1}}).play("trade ore", "gain c1-below")
    assert table.goods() == EMPTY | {"wool": 1}


@example("EX-8")
def test_two_ore_with_an_ore_ship_for_wool() -> None:
    table = position(red={"sites": {"c0-above": ["ore_ship"]}, "goods": {"ore": 2}})
    assert table.play("trade ore", "gain c1-below").goods() == EMPTY | {"wool": 1}


@example("EX-9")
def test_an_abbey_refills_to_four() -> None:
    table = position(phase="Replenish", red={"sites": {"c0-above": ["abbey"]}, "hand": ["inga"]})
    for size in (2, 3, 4):
        assert table.asked() == "DrawOne"
        assert len(deal_on(table.play("draw 1")).hand()) == size
    assert table.asked() == "ExchangeCard"


@example("EX-10")
def test_the_strength_token_is_lost_and_won() -> None:
    """A is Blue with three; B is Red and builds from two to three and to four."""
    blue = {"sites": {"c0-above": ["osmund"], "c0-below": ["inga"]}}
    goods = {"grain": 1, "lumber": 1, "brick": 1, "ore": 1}
    red = {"sites": {"c0-above": ["harald"]}, "hand": ["lookout_tower", "drill_ground"], "goods": goods}
    table = position("turmoil", red=red, blue=blue)
    assert (table.tokens()[0], table.points(BLUE), table.points(RED)) == (BLUE, 3, 2)
    table.play("build lookout_tower", "site c0-below")
    assert (table.tokens()[0], table.points(BLUE), table.points(RED)) == (None, 2, 2)
    table.play("build drill_ground", "site c2-below")
    assert (table.tokens()[0], table.points(BLUE), table.points(RED)) == (RED, 2, 3)


@example("EX-11")
def test_two_cities_a_settlement_and_both_tokens_win() -> None:
    red = {
        "towns": [4],
        "cities": [0, 2],
        "regions": {"c5-above": "stack_mountains_4", "c5-below": "stack_hills_5"},
        "sites": {"c0-above": ["candamir"], "c0-below": ["ore_ship", "wool_ship"], "c2-above": ["marketplace"]},
        "hand": ["scout", "inga", "abbey"],
    }
    table = position(red=red).play("end")
    assert (table.points(), table.state.over) == (7, False)
    table.play("end")
    assert (table.state.over, GAME.winners(table.state)) == (True, (RED,))


@example("EX-12")
def test_the_event_deck_of_gold() -> None:
    base = ["feud", "fraternal_feuds", "invention", "trade_ships_race", "traveling_merchant", "traveling_merchant"]
    deck = [*base, "year_of_plenty", "year_of_plenty", "gift_for_the_prince", "traveling_merchant", "trade_ships_race"]
    table = position("gold", phase="BeforeRoll").play("roll", "=5", "=event_card")
    assert Counter(GAME.decks["events"].ids[one] for one in table.state.chance().outcomes) == Counter(deck)
    for seen, yules in ((7, 0), (8, 1)):
        table = position("gold", phase="BeforeRoll", resolved=deck[:seen]).play("roll", "=5", "=event_card")
        assert table.data()["yules"] == yules


@example("EX-13")
def test_the_stacks_of_gold() -> None:
    view = Table(GAME.setup(2, {"variant": "gold"})).view(None)
    assert [(stack["back"], len(stack["cards"])) for stack in view["stacks"]] == [
        *[("base", 12)] * 3,
        *[("gold", 11)] * 2,
    ]
    assert view["face_up"] == 2


@example("EX-14")
def test_three_chosen_cards_leave_nine_in_order() -> None:
    lies = ["abbey", "storehouse", "inga", "merchant_caravan", "scout", "austin", "parish_hall", "harald", "osmund"]
    lies += ["siglind", "goldsmith", "brigitta"]
    table = opening("gold").play("search 1", *[f"={card}" for card in lies])
    table.play("take storehouse 1", "take parish_hall 1", "take merchant_caravan 1")
    assert sorted(table.hand()) == ["merchant_caravan", "parish_hall", "storehouse"]
    taken = {"storehouse", "parish_hall", "merchant_caravan"}
    assert table.stack(1) == [card for card in lies if card not in taken]


@example("EX-15")
@pytest.mark.parametrize(("number", "place"), [(4, "c3-below"), (5, "c5-below")])
def test_a_weavers_shop_between_two_pastures(number: int, place: str) -> None:
    table = opening("gold")
    for stack in (1, 2):
        deal_on(table.play(f"search {stack}"))
        for _ in range(3):
            table.play(table.options()[0])
    table.play("at c-1-above", "at c-1-below", "at c1-above", "at c3-below", "at c3-above")
    regions = table.principality()["regions"]
    assert (regions["c3-below"], regions["c1-below"]) == ("red_pasture", "red_mountains")
    goods = {"lumber": 3, "brick": 3, "grain": 1, "wool": 2}
    red = {"regions": regions, "goods": goods, "hand": ["scout", "weavers_shop"]}
    table = position("gold", red=red).play("road right", "settlement-scout right")
    table.play("above stack_fields_3", "below stack_pasture_5", "build weavers_shop", "site c4-below")
    table.play("end")
    while table.asked() == "DrawOne":
        deal_on(table.play("draw 1"))
    table.play("end", "roll", f"={number}", "=trade")
    assert table.stock()[place] == 2
    assert table.goods()["wool"] == 2


@example("EX-16")
@pytest.mark.parametrize("guild", [False, True])
def test_trade_master_and_staple_house_need_the_guild(guild: bool) -> None:
    goods = {"brick": 2, "ore": 2, "wool": 1}
    red = {"cities": [0], "hand": ["trade_master", "staple_house"], "goods": goods}
    table = position("gold", red=red | ({"sites": {"c0-above": ["merchant_guild"]}} if guild else {}))
    assert table.offers("play") == (["trade_master"] if guild else [])
    assert table.offers("build") == (["staple_house"] if guild else [])


@example("EX-17")
@pytest.mark.parametrize(("unit", "playable"), [("irmgard", False), ("ore_ship", False), ("austin", True)])
def test_no_archer_without_a_strong_unit(unit: str, playable: bool) -> None:
    red = {"cities": [0], "sites": {"c0-above": ["hedge_tavern"]}, "hand": ["archer"]}
    blue = {"sites": {"c0-above": [unit], "c0-below": ["lookout_tower"]}}
    assert position("turmoil", red=red, blue=blue).offers("play") == (["archer"] if playable else [])


@example("EX-18")
@pytest.mark.parametrize("full", [False, True])
def test_the_marketplace_of_red(full: bool) -> None:
    blue = {"towns": [4], "regions": {"c5-above": "stack_fields_3", "c5-below": "stack_gold_field_3"}}
    stock = {"c-1-above": 3, "c5-above": 3, "c5-below": 3} if full else {}
    red = {"sites": {"c0-above": ["marketplace"]}, "goods": {}}
    table = position(phase="BeforeRoll", red=red, blue=blue | {"goods": {}, "stock": stock})
    table.play("roll", "=3", "=trade")
    assert table.goods() == EMPTY | {"brick": 1}
    assert (table.seat, table.options()) == (RED, ["gain c-1-above", "gain c1-above", "gain c3-above"])
    table.play("gain c1-above")
    assert (table.goods(), table.asked()) == (EMPTY | {"brick": 1, "gold": 1}, "Act")


@example("EX-19")
@pytest.mark.parametrize(("ore", "robbed"), [(2, False), (3, True)])
def test_three_beside_a_storehouse_are_not_counted(ore: int, robbed: bool) -> None:
    goods = EMPTY | {"gold": 2, "lumber": 1, "wool": 2, "brick": 3, "ore": ore}
    red = {"sites": {"c0-above": ["storehouse"]}, "goods": goods}
    assert sum(goods.values()) == (11 if robbed else 10)
    table = position(phase="BeforeRoll", red=red).play("roll", "=6", "=brigand")
    assert table.goods() == goods | {"grain": 1} | ({"gold": 0, "wool": 0} if robbed else {})


@example("EX-20")
def test_a_large_trade_ship_with_ore_on_both_sides() -> None:
    red = {"regions": {"c1-below": "stack_mountains_4"}, "sites": {"c2-below": ["large_trade_ship"]}, "goods": {}}
    assert position(red=red | {"stock": {"c1-below": 1, "c3-below": 1}}).offers("ship") == []
    table = position(red=red | {"stock": {"c1-below": 2, "c3-below": 2}})
    assert table.offers("ship") == ["c1-below", "c3-below"]
    table.play("ship c1-below", "gain c3-above")
    assert table.offers("ship") == ["c3-below"]
    table.play("ship c3-below", "gain c3-above")
    assert table.goods() == EMPTY | {"grain": 2}


@example("EX-21")
@pytest.mark.parametrize(
    ("goods", "playable"), [({"ore": 1}, False), ({"ore": 2}, True), ({"ore": 1, "wool": 1}, True)]
)
def test_a_caravan_needs_two_resources(goods: dict[str, int], playable: bool) -> None:
    table = position(red={"hand": ["merchant_caravan"], "goods": goods})
    assert table.offers("play") == (["merchant_caravan"] if playable else [])


@example("EX-22")
def test_fraternal_feuds_and_the_refill() -> None:
    blue = {"hand": ["abbey", "inga", "mint"]}
    red = STRONG | {"hand": ["harald", "osmund", "scout"]}
    table = reveal("fraternal_feuds", "gold", 5, red=red, blue=blue)
    assert table.seat == RED
    assert table.offers("under")[-2:] == ["mint 4", "mint 5"]
    assert table.state.open(RED).audience(table.state) == 1 << RED
    sizes = [len(stack["cards"]) for stack in table.view(BLUE)["stacks"]]
    table.play("under inga 3", "under mint 5", "end", "end")
    grown = [len(stack["cards"]) - size for stack, size in zip(table.view(BLUE)["stacks"], sizes, strict=True)]
    assert grown == [0, 0, 1, 0, 1]  # so much Blue sees
    assert (table.seat, table.hand(BLUE)) == (BLUE, ["abbey"])
    table.play("roll", "=5", "=trade")
    assert (table.asked(), table.hand(BLUE)) == ("Act", ["abbey"])
    table.play("end")
    assert table.asked() == "DrawOne"


@example("EX-23")
def test_both_buildings_are_picked() -> None:
    red = {"sites": {"c0-above": ["abbey"], "c2-below": ["storehouse"], "c2-above": ["harald"]}}
    table = reveal("feud", red=red, blue=STRONG)
    assert (table.seat, table.options()) == (RED, ["choose c0-above-1", "choose c2-below-1"])
    table.play("choose c2-below-1", "under storehouse 1")
    assert table.standing() == ["abbey", "harald"]


@example("EX-24")
@pytest.mark.parametrize(("stored", "after"), [(2, 3), (1, 3), (0, 2)])
def test_plenty_beside_an_abbey_and_a_storehouse(stored: int, after: int) -> None:
    red = {"cities": [0], "sites": {"c0-above": ["abbey", "storehouse"]}, "goods": {"lumber": stored}}
    assert reveal("year_of_plenty", red=red).goods()["lumber"] == after


@example("EX-25")
def test_no_ships_no_race() -> None:
    table = reveal("trade_ships_race", "gold", 5, red={"goods": {}}, blue={"goods": {}})
    assert (table.seat, table.asked()) == (RED, "Act")
    assert (table.goods(RED), table.goods(BLUE)) == (EMPTY | {"ore": 1}, EMPTY | {"grain": 1})


@example("EX-26")
def test_a_toll_bridge_before_a_gold_field_with_two() -> None:
    red = {"sites": {"c0-above": ["toll_bridge"]}, "goods": {"gold": 2}}
    table = position(phase="BeforeRoll", red=red).play("roll", "=5", "=plentiful_harvest")
    assert (table.asked(), table.goods()["gold"]) == ("Gain", 3)
    table.play("gain c3-above")
    assert table.goods() == EMPTY | {"gold": 3, "ore": 1, "grain": 1}


@example("EX-27")
def test_gudrun_and_the_pirate_ship() -> None:
    red = {"sites": {"c0-above": ["pirate_ship"]}, "hand": ["gudrun"], "goods": {}}
    table = position("gold", red=red, blue={"goods": {"gold": 1}}).play("play gudrun")
    assert table.options() == ["many 1"]
    table.play("many 1")
    assert (table.goods(RED)["gold"], table.goods(BLUE)["gold"]) == (1, 0)
    assert position("gold", red=red, blue={"goods": {"ore": 3}}).offers("play") == []
    without = {"sites": {"c0-above": ["ore_ship"]}, "hand": ["gudrun"]}
    assert position("gold", red=without, blue={"goods": {"gold": 1}}).offers("play") == []


@example("EX-28")
def test_merchant_with_a_city_or_three_commerce_points() -> None:
    blue = {"goods": {"ore": 2}}
    two: dict[str, Any] = {"sites": {"c0-above": ["ore_ship"], "c0-below": ["wool_ship"]}, "hand": ["merchant"]}
    assert position("gold", red=two, blue=blue).offers("play") == []
    three = two | {"sites": {**two["sites"], "c2-above": ["marketplace"]}}
    assert position("gold", red=three, blue=blue).offers("play") == ["merchant"]
    table = position("gold", red={"cities": [0], "hand": ["merchant"], "goods": {}}, blue=blue)
    table.play("play merchant", "name ore", "name ore")
    assert table.options() == ["pay c3-below"]
    table.play("pay c3-below")
    assert (table.goods(RED), table.goods(BLUE)) == (EMPTY | {"ore": 1}, EMPTY | {"ore": 1})
