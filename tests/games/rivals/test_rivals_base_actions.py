"""Section 18: the action cards of the base set, one by one."""

import pytest
from rivals_table import NOTHING, RESOURCES, holds, position, twin

from permonik.testing import example, rule, ruling

# -- Brigitta (R18.1) ----------------------------------------------------------------------------------------


@rule("R18.1")
def test_brigitta_sets_any_face_and_the_event_die_is_rolled() -> None:
    table = position(phase="BeforeRoll", red={"hand": ["brigitta"], "goods": {}})
    table.play("play brigitta")
    assert table.options() == [f"set-die {face}" for face in range(1, 7)]
    table.play("set-die 6")
    assert table.options() == ["roll"]
    assert table.play("roll").state.chance().deck == "event-die"
    assert table.play("=trade").goods() == holds(grain=1)
    assert table.data()["discards"] == [["brigitta"]]


@rule("R18.1")
def test_brigitta_is_not_played_after_the_roll() -> None:
    table = position(phase="BeforeRoll", red={"hand": ["brigitta"]}).play("roll", "=2", "=trade")
    assert table.asked() == "Act"
    assert table.offers("play") == []


@rule("R18.1")
@example("EX-51")
def test_after_brigitta_the_brigand_still_comes_before_production() -> None:
    """Seven resources are safe; the brick of the 3 would be the eighth."""
    goods = {"lumber": 3, "wool": 3, "brick": 1}
    table = position(phase="BeforeRoll", red={"hand": ["brigitta"], "goods": goods})
    table.play("play brigitta", "set-die 3", "roll", "=brigand")
    assert table.goods() == holds(lumber=3, wool=3, brick=2)


# -- Merchant Caravan (R18.2), Goldsmith (R18.4) ---------------------------------------------------------------


@rule("R18.2")
def test_a_caravan_costs_exactly_two_and_brings_two_even_the_same() -> None:
    table = position(red={"hand": ["merchant_caravan"], "goods": {"ore": 3, "wool": 1}}).play("play merchant_caravan")
    assert table.options() == ["pay c1-below", "pay c3-below"]
    table.play("pay c3-below")  # places come in their order: after this one only ore is left to pay
    assert table.goods() == holds(ore=1, wool=1)
    table.play("gain c3-below", "gain c1-above")
    assert table.goods() == holds(ore=2, wool=1, gold=1)
    assert table.asked() == "Act"
    assert table.data()["discards"] == [["merchant_caravan"]]


@rule("R18.2")
@pytest.mark.parametrize(
    ("goods", "playable"), [({"ore": 1}, False), ({"ore": 2}, True), ({"ore": 1, "wool": 1}, True)]
)
def test_a_caravan_needs_two_resources_of_any_types(goods: dict[str, int], playable: bool) -> None:
    table = position(red={"hand": ["merchant_caravan"], "goods": goods})
    assert ("merchant_caravan" in table.offers("play")) is playable


@rule("R18.2")
def test_a_caravan_may_carry_gold_of_the_cache() -> None:
    red = {"hand": ["merchant_caravan"], "goods": {"ore": 1}, "cache": ("c1-above", 1)}
    table = position("gold", red=red).play("play merchant_caravan")
    assert table.goods() == NOTHING
    assert table.asked() == "Gain"


@rule("R18.4")
@pytest.mark.parametrize("card", ["goldsmith", "goldsmith-gold"])
def test_a_goldsmith_takes_three_gold_from_field_and_cache(card: str) -> None:
    short = position("gold", red={"hand": [card], "goods": {"gold": 1, "ore": 3}, "cache": ("c1-above", 1)})
    assert card not in short.offers("play")
    table = position("gold", red={"hand": [card], "goods": {"gold": 2, "ore": 3}, "cache": ("c1-above", 2)})
    table.play(f"play {card}", "pay c1-above")
    assert table.offers("pay") == ["c1-above", "cache"]  # the field's second gold, or the two of the cache
    table.play("pay cache")
    assert table.stock()["cache"] == 0
    assert table.goods() == holds(gold=1, ore=3)
    table.play("gain c1-above", "gain c-1-above")  # gold for gold is allowed here
    assert table.goods() == holds(gold=2, ore=3, lumber=1)
    assert table.asked() == "Act"


# -- Relocation (R18.3) --------------------------------------------------------------------------------------


@rule("R18.3")
@pytest.mark.parametrize(("variant", "card"), [("intro", "relocation"), ("progress", "relocation-progress")])
def test_a_relocation_swaps_two_regions_with_their_stocks(variant: str, card: str) -> None:
    table = position(variant, red={"hand": [card], "stock": {"c-1-above": 3, "c3-below": 0}})
    table.play(f"play {card}", "at c-1-above", "at c3-below")
    regions, stock = table.principality()["regions"], table.stock()
    assert (regions["c-1-above"], regions["c3-below"]) == ("red_mountains", "red_forest")
    assert (stock["c-1-above"], stock["c3-below"]) == (0, 3)
    assert table.asked() == "Act"
    assert table.data()["discards"] == [[card]]


@rule("R18.3")
def test_a_relocation_swaps_two_expansions_but_never_a_region_with_one() -> None:
    red = {"hand": ["relocation"], "sites": {"c0-above": ["lumber_camp"], "c2-below": ["abbey"]}}
    table = position(red=red).play("play relocation")
    assert table.options() == [*[f"at {place}" for place in places()[:-1]], "choose c0-above-1"]
    table.play("choose c0-above-1")
    assert table.options() == ["choose c2-below-1"]
    table.play("choose c2-below-1")
    assert table.principality()["expansions"] == {"c0-above-1": "abbey", "c2-below-1": "lumber_camp"}


def places() -> list[str]:
    return [f"c{column}-{row}" for column in (-1, 1, 3) for row in ("above", "below")]


@rule("R18.3")
def test_a_relocation_cannot_take_a_city_expansion_to_a_settlement() -> None:
    red = {"cities": [0], "hand": ["relocation"], "sites": {"c0-above": ["mint"], "c2-above": ["abbey"]}}
    assert position("gold", red=red).play("play relocation").offers("choose") == []
    red["cities"] = [0, 2]
    assert position("gold", red=red).play("play relocation").offers("choose") == ["c0-above-1"]


@rule("R18.3")
@ruling("RU-26")
@pytest.mark.parametrize(
    "sites", [{"c0-above": ["mint", "harbor"]}, {"c0-above": ["mint"], "c0-below": ["mint"]}], ids=["one side", "equal"]
)
def test_a_relocation_that_changes_nothing_is_not_offered(sites: dict[str, list[str]]) -> None:
    table = position("gold", red={"cities": [0], "hand": ["relocation"], "sites": sites}).play("play relocation")
    assert table.offers("choose") == []


@rule("R18.3")
def test_the_second_card_of_a_relocation_must_fit_the_first() -> None:
    sites = {"c0-above": ["mint"], "c0-below": ["abbey"], "c2-above": ["storehouse"]}
    table = position("gold", red={"cities": [0], "hand": ["relocation"], "sites": sites}).play("play relocation")
    assert table.offers("choose") == ["c0-above-1", "c0-below-1"]
    assert twin(table).play("choose c0-above-1").options() == ["choose c0-below-1"]  # a Mint needs a city
    assert table.play("choose c0-below-1").options() == ["choose c2-above-1"]


@rule("R18.3")
def test_a_relocation_leaves_the_neighbours_on_both_sides_alone() -> None:
    sites = {"c0-above": ["abbey", "ore_ship"], "c2-below": ["harald", "mint"]}
    table = position("gold", red={"cities": [0, 2], "hand": ["relocation"], "sites": sites})
    table.play("play relocation", "choose c0-above-2", "choose c2-below-1")
    stands = table.principality()["expansions"]
    assert {stands["c0-above-1"], stands["c0-above-2"]} == {"abbey", "harald"}
    assert {stands["c2-below-1"], stands["c2-below-2"]} == {"ore_ship", "mint"}


# -- Scout (R18.5) -------------------------------------------------------------------------------------------

SETTLER = {"lumber": 1, "wool": 1, "brick": 1, "grain": 1}


@rule("R18.5")
def test_a_scout_chooses_from_the_whole_stack_then_it_is_shuffled() -> None:
    table = position(red={"roads": (False, True), "hand": ["scout"], "goods": SETTLER})
    assert "scout" not in table.offers("play")
    assert table.offers("settlement-scout") == ["right"]
    table.play("settlement-scout right")
    assert table.goods() == NOTHING  # paid before the stack is seen
    assert len(table.offers("above")) == 12
    table.play("above stack_pasture_5")
    assert len(table.offers("below")) == 11
    assert "stack_pasture_5" not in table.offers("below")
    table.play("below stack_hills_1")
    assert table.principality()["regions"]["c5-above"] == "stack_pasture_5"
    assert table.principality()["regions"]["c5-below"] == "stack_hills_1"
    assert (len(table.data()["shuffled"]), table.data()["shuffles"]) == (10, 1)
    assert table.data()["discards"] == [["scout"]]


@rule("R18.5")
def test_a_scout_helps_only_while_a_settlement_is_built() -> None:
    lonely = position(red={"hand": ["scout"], "goods": dict.fromkeys(RESOURCES, 3)})
    assert lonely.offers("settlement-scout") == lonely.offers("play") == []
    without = position(red={"roads": (True, False), "goods": SETTLER})
    assert without.offers("settlement") == ["left"]
    assert without.offers("settlement-scout") == []
