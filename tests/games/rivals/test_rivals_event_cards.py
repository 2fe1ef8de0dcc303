"""The ten kinds of event cards, one by one: whom each concerns, and what it does."""

from typing import Any

import pytest
from rivals_table import BLUE, RED, Table, holds, position, rolled, twin

from permonik.testing import rule, ruling

STRONG = {"sites": {"c0-below": ["candamir"]}}


def happens(variant: str, event: str, die: int = 2, **given: Any) -> Table:
    return rolled(variant, die, "event_card", f"={event}", **given)


# -- Feud, Fraternal Feuds -----------------------------------------------------------------------------------


@rule("R10.5")
@ruling("RU-36")
@pytest.mark.parametrize("event", ["feud", "fraternal_feuds"])
@pytest.mark.parametrize("sites", [{}, {"c0-below": ["harald"]}], ids=["no strength", "too little"])
def test_without_the_strength_token_feuds_do_nothing(event: str, sites: dict[str, list[str]]) -> None:
    red = {"sites": {"c0-above": ["abbey"]}, "hand": ["inga"]}
    table = happens("turmoil", event, red=red, blue={"sites": sites})
    assert (table.seat, table.asked()) == (RED, "Act")


@ruling("RU-36")
@pytest.mark.parametrize("event", ["feud", "fraternal_feuds"])
def test_equal_strength_means_no_token_and_no_feud(event: str) -> None:
    red = {"sites": {"c0-above": ["siglind"], "c0-below": ["inga"], "c2-above": ["abbey"]}, "hand": ["scout"]}
    blue = {"sites": {"c0-above": ["harald"], "c0-below": ["austin"], "c2-above": ["abbey"]}, "hand": ["scout"]}
    assert happens("intro", event, red=red, blue=blue).asked() == "Act"


@rule("R10.5")
def test_in_a_feud_the_holder_picks_three_and_the_victim_one_of_them() -> None:
    sites = {"c0-above": ["abbey", "storehouse"], "c0-below": ["toll_bridge", "marketplace"], "c2-above": ["harald"]}
    table = happens("intro", "feud", red={"cities": [0], "sites": sites}, blue=STRONG)
    assert (table.seat, table.options()) == (BLUE, ["choose c0-above-1", "choose c0-above-2"])
    table.play("choose c0-above-2", "choose c0-below-1", "choose c0-below-2")
    assert (table.seat, table.options()) == (RED, ["choose c0-above-2", "choose c0-below-1", "choose c0-below-2"])
    table.play("choose c0-above-2", "under storehouse 4")
    assert table.standing() == ["abbey", "harald", "marketplace", "toll_bridge"]
    assert table.stack(4)[-1] == "storehouse"


@rule("R10.5")
def test_in_a_feud_three_buildings_are_picked_by_themselves() -> None:
    sites = {"c0-above": ["abbey"], "c0-below": ["toll_bridge"], "c2-above": ["storehouse"]}
    table = happens("intro", "feud", red={"sites": sites}, blue=STRONG)
    assert (table.seat, len(table.options())) == (RED, 3)


@rule("R10.5")
def test_of_two_equal_buildings_on_one_side_the_first_is_meant() -> None:
    sites = {"c0-above": ["mint", "mint"], "c0-below": ["harbor", "salt_silo"]}
    table = happens("gold", "feud", red={"cities": [0], "sites": sites}, blue=STRONG)
    assert table.options() == ["choose c0-above-1"]  # without a Mint there are not three
    table.play("choose c0-above-1")
    assert table.options() == ["choose c0-above-2", "choose c0-below-1"]
    table.play("choose c0-above-2")
    assert table.options() == ["choose c0-below-1", "choose c0-below-2"]
    table.play("choose c0-below-2")
    assert (table.seat, table.options()) == (RED, ["choose c0-above-1", "choose c0-below-2"])
    assert table.play("choose c0-above-1", "under mint 4").standing() == ["harbor", "mint", "salt_silo"]
    assert table.data()["picked"] == []


@rule("R10.6")
def test_in_fraternal_feuds_the_holder_puts_two_hand_cards_under_stacks() -> None:
    red = {"hand": ["inga", "mint", "scout"]}
    table = happens("gold", "fraternal_feuds", red=red, blue=STRONG)
    assert table.seat == BLUE
    assert table.offers("under") == [
        *[f"inga {stack}" for stack in (1, 2, 3)],
        *[f"scout {stack}" for stack in (1, 2, 3)],
        "mint 4",
        "mint 5",
    ]
    table.play("under mint 5", "under inga 1")
    assert (table.seat, table.asked(), table.hand()) == (RED, "Act", ["scout"])
    assert (table.stack(5)[-1], table.stack(1)[-1]) == ("mint", "inga")
    table.play("end")
    assert table.asked() == "DrawOne"  # his own turn: he refills in this very turn


@rule("R10.6")
def test_in_fraternal_feuds_a_single_card_goes_alone() -> None:
    table = happens("gold", "fraternal_feuds", red={"hand": ["inga"]}, blue=STRONG).play("under inga 2")
    assert (table.hand(), table.asked()) == ([], "Act")
    empty = happens("gold", "fraternal_feuds", blue=STRONG)
    assert empty.asked() == "Act"


# -- Invention, Trade Ships Race -----------------------------------------------------------------------------


@rule("R10.7")
@pytest.mark.parametrize(("sites", "gains"), [([], 0), (["abbey"], 1), (["abbey", "university"], 2)])
def test_an_invention_rewards_buildings_with_progress(sites: list[str], gains: int) -> None:
    red = {"cities": [0], "sites": {"c0-above": sites}, "goods": {}}
    table = happens("progress", "invention", red=red)
    for _ in range(gains):
        assert (table.seat, table.asked()) == (RED, "Gain")
        table.play("gain c3-below")
    assert (table.goods(), table.asked()) == (holds(lumber=1, ore=gains), "Act")


@rule("R10.8")
@pytest.mark.parametrize(
    ("mine", "its", "asked"),
    [
        ([], [], []),
        (["ore_ship"], [], [RED]),
        (["ore_ship"], ["gold_ship", "wool_ship"], [BLUE]),
        (["ore_ship"], ["large_trade_ship"], [RED, BLUE]),
    ],
)
def test_the_race_rewards_the_larger_fleet_or_both(mine: list[str], its: list[str], asked: list[int]) -> None:
    red, blue = ({"cities": [0], "sites": {"c0-above": ships}, "goods": {}} for ships in (mine, its))
    table = happens("intro", "trade_ships_race", red=red, blue=blue)
    for seat in asked:
        assert (table.seat, table.asked()) == (seat, "Gain")
        table.play("gain c3-below")
    assert table.asked() == "Act"


# -- Traveling Merchant, Year of Plenty, Gift ----------------------------------------------------------------


@rule("R10.9")
def test_the_traveling_merchant_sells_up_to_two_for_a_gold_each() -> None:
    table = happens("intro", "traveling_merchant", red={"goods": {"gold": 3}}, blue={"goods": {"gold": 1}})
    assert table.options() == ["stop", *[f"gain {place}" for place in places() if place != "c1-above"]]
    assert twin(table).play("stop").seat == BLUE
    table.play("gain c3-below", "gain c3-below")
    assert (table.goods(RED)["ore"], table.goods(RED)["gold"]) == (2, 1)
    assert table.seat == BLUE
    table.play("gain c3-above")
    assert (table.goods(BLUE)["grain"], table.goods(BLUE)["gold"], table.asked()) == (1, 0, "Act")


def places() -> list[str]:
    return [f"c{column}-{row}" for column in (-1, 1, 3) for row in ("above", "below")]


@rule("R10.9")
def test_the_traveling_merchant_takes_gold_of_this_very_roll() -> None:
    table = happens("intro", "traveling_merchant", die=1, red={"goods": {}}, blue={"goods": {}})
    assert (table.seat, table.asked()) == (RED, "Buy")
    assert table.play("gain c3-below").goods(RED) == holds(ore=1)
    assert table.asked() == "Act"


@rule("R10.10")
@pytest.mark.parametrize(("stored", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_a_year_of_plenty_adds_up_storehouses_and_abbeys(stored: int, after: int) -> None:
    red = {"cities": [0], "sites": {"c0-below": ["abbey", "storehouse"]}, "goods": {"brick": stored}}
    blue = {"sites": {"c2-below": ["abbey"]}, "goods": {}}
    table = happens("intro", "year_of_plenty", die=5, red=red, blue=blue)
    assert table.goods(RED) == holds(brick=after, wool=2, ore=1)
    assert table.goods(BLUE) == holds(wool=1, ore=1, grain=1)  # the grain by the 5


@rule("R10.11")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 3), (3, 3)])
def test_a_gift_for_the_prince_is_a_gold_for_each_unit_with_strength(before: int, after: int) -> None:
    sites = {"c0-above": ["austin"], "c0-below": ["candamir"], "c2-above": ["ore_ship"], "c2-below": ["pirate_ship"]}
    table = happens("gold", "gift_for_the_prince", red={"sites": sites, "goods": {"gold": before}})
    assert (table.goods(RED)["gold"], table.goods(BLUE)["gold"], table.asked()) == (after, 0, "Act")


# -- Riots, Plague, Yule -------------------------------------------------------------------------------------


@rule("R10.12")
@pytest.mark.parametrize(("units", "due"), [(["ore_ship"], 1), (["ore_ship", "harald"], 1), ([], 0)])
def test_riots_cost_a_gold_for_one_or_two_units(units: list[str], due: int) -> None:
    red = {"cities": [0], "sites": {"c0-above": units, "c0-below": ["irmgard", "abbey"]}, "goods": {"gold": 1}}
    table = happens("turmoil", "riots", red=red)
    if due:
        table.play("pay-gold")
    assert (table.goods()["gold"], table.asked()) == (1 - due, "Act")


@rule("R10.12")
def test_riots_cost_two_gold_for_three_units_or_one_of_them() -> None:
    sites = {"c0-above": ["ore_ship", "harald"], "c0-below": ["austin", "irmgard"]}
    red: dict[str, Any] = {"cities": [0], "sites": sites, "goods": {"gold": 1}}
    poor = happens("turmoil", "riots", red=red)
    assert poor.options() == ["choose c0-above-1", "choose c0-above-2", "choose c0-below-1"]
    rich = happens("turmoil", "riots", red={**red, "goods": {"gold": 3}})
    assert rich.play("pay-gold").goods()["gold"] == 1


@rule("R10.12")
def test_riots_do_not_count_a_pirate_ship() -> None:
    """Neither strength nor commerce: two counted units cost one gold, and he cannot be given up."""
    sites = {"c0-above": ["pirate_ship", "ore_ship"], "c0-below": ["harald"]}
    table = happens("duel", "riots", red={"cities": [0], "sites": sites, "goods": {"gold": 2}})
    assert table.options() == ["pay-gold", "choose c0-above-1", "choose c0-below-1"]
    assert table.play("pay-gold").goods()["gold"] == 1
    assert happens("duel", "riots", red={"sites": {"c0-above": ["pirate_ship"]}}).asked() == "Act"


@rule("R10.13")
def test_the_plague_spares_settlements_and_empty_regions() -> None:
    red = {"cities": [2], "goods": {"lumber": 2, "brick": 2, "gold": 2, "grain": 1}}
    table = happens("progress", "plague", die=5, red=red)  # an ore by the 5, gone at once
    assert table.goods() == holds(lumber=2, brick=2, gold=1, grain=0)


@rule("R10.4")
def test_yule_builds_the_deck_anew_and_reveals_another_card() -> None:
    before = ["feud", "invention", "trade_ships_race", "year_of_plenty", "year_of_plenty"]
    table = position(phase="BeforeRoll", resolved=before).play("roll", "=2", "=event_card")
    chance = table.state.chance()
    assert (chance.deck, chance.generation, chance.slot, len(chance.outcomes)) == ("events", 1, 0, 8)
    table.play("=feud")
    assert (table.data()["yules"], table.data()["resolved"]) == (1, ["feud"])
    early = position(phase="BeforeRoll", resolved=before[:4]).play("roll", "=2", "=event_card").state.chance()
    assert (early.generation, len(early.outcomes)) == (0, 4)
