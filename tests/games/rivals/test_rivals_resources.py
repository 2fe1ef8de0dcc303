"""Section 3: six resources, kept on regions that hold three each."""

import pytest
from rivals_table import BLUE, RED, RESOURCES, Table, position

from permonik.games.rivals.tables import NUMBER_OF, REGIONS, RESOURCE_OF
from permonik.testing import rule

FULL = dict.fromkeys(RESOURCES, 3)
TWO_GOLD_FIELDS = {"towns": [4], "regions": {"c5-above": "stack_gold_field_3", "c5-below": "stack_hills_5"}}


@rule("R3.1")
def test_each_kind_of_region_bears_one_resource() -> None:
    kinds = {
        name.removeprefix("red_").removeprefix("blue_").removeprefix("stack_").rstrip("_123456"): RESOURCES[resource]
        for name, resource in zip(REGIONS, RESOURCE_OF, strict=True)
    }
    assert kinds == {
        "forest": "lumber",
        "pasture": "wool",
        "gold_field": "gold",
        "hills": "brick",
        "mountains": "ore",
        "fields": "grain",
    }
    assert len(REGIONS) == 24
    assert sorted(NUMBER_OF) == sorted([*range(1, 7)] * 4)


@rule("R3.1")
def test_the_bank_never_runs_out() -> None:
    """All four forests of one kind are nearly full and yield on."""
    red = {
        "towns": [4],
        "regions": {"c5-above": "stack_forest_6", "c5-below": "stack_forest_4"},
        "stock": {"c-1-above": 3, "c5-above": 2, "c5-below": 3},
    }
    table = position(phase="BeforeRoll", red=red, blue={"goods": {"lumber": 3}}).play("roll", "=6", "=trade")
    assert (table.goods(RED)["lumber"], table.goods(BLUE)["lumber"]) == (9, 3)


@rule("R3.2")
def test_a_fourth_resource_is_lost() -> None:
    goods = {"lumber": 3, "wool": 2}
    table = position(phase="BeforeRoll", red={"goods": goods}).play("roll", "=2", "=trade")
    assert table.goods() == dict.fromkeys(RESOURCES, 0) | goods
    table = position(phase="BeforeRoll", red={"goods": goods}).play("roll", "=4", "=trade")
    assert table.goods() == dict.fromkeys(RESOURCES, 0) | {"lumber": 3, "wool": 3}


@rule("R3.2")
def test_a_region_stores_its_own_type_only() -> None:
    """The gold fields are full: there is no gold to be had, though other regions are empty."""
    table = position(phase="BeforeRoll", red={"goods": {"gold": 3}}, blue={"goods": FULL})
    table.play("roll", "=2", "=celebration")
    assert (table.seat, table.options()) == (
        RED,
        ["gain c-1-above", "gain c-1-below", "gain c1-below", "gain c3-above", "gain c3-below", "forfeit"],
    )


@rule("R3.3")
def test_the_cache_holds_three_gold() -> None:
    for gold, offered in ((2, ["c1-above", "cache"]), (3, [])):
        table = position("gold", phase="BeforeRoll", red={"cache": ("c1-above", gold)})
        table.play("roll", "=1", "=trade")
        assert table.offers("gain") == offered
    assert table.stock() | {"c1-above": 1, "cache": 3} == table.stock()


@rule("R3.3")
@pytest.mark.parametrize(("store", "after"), [("cache", (1, 2)), ("c1-above", (2, 1))])
def test_gold_goes_where_its_owner_says(store: str, after: tuple[int, int]) -> None:
    red = {"cache": ("c1-above", 1), "goods": {"gold": 1}}
    table = position("gold", phase="BeforeRoll", red=red).play("roll", "=1", "=trade", f"gain {store}")
    assert (table.stock()["c1-above"], table.stock()["cache"]) == after


@rule("R3.3", "R11.1")
def test_a_new_cache_takes_gold_at_once() -> None:
    red = {"sites": {"c0-above": ["austin"]}, "hand": ["gold_cache"], "goods": {"ore": 3}}
    table = position("gold", red=red).play("build gold_cache", "at c3-below", "trade ore")
    assert "cache" in table.offers("gain")
    assert table.play("gain cache").stock()["cache"] == 1


@rule("R3.3")
def test_gold_of_the_cache_pays_like_any_other() -> None:
    red = {"cache": ("c1-above", 2), "goods": {"gold": 1}, "hand": ["goldsmith"]}
    table = position("gold", red=red).play("play goldsmith")
    assert table.goods()["gold"] == 0


@rule("R3.4")
def test_the_receiver_distributes_over_regions_with_room() -> None:
    """Two gold of a Toll Bridge, two gold fields: one and one, or both to one of them."""
    red = {**TWO_GOLD_FIELDS, "sites": {"c0-above": ["toll_bridge"]}, "goods": {}}

    def spread(*gains: str) -> dict[str, int]:
        table = position(phase="BeforeRoll", red=red).play("roll", "=2", "=plentiful_harvest")
        assert table.options() == ["gain c1-above", "gain c5-above"]
        stock = table.play(*gains).stock()
        return {place: stock[place] for place in ("c1-above", "c5-above")}

    assert spread("gain c1-above", "gain c1-above") == {"c1-above": 2, "c5-above": 0}
    assert spread("gain c1-above", "gain c5-above") == {"c1-above": 1, "c5-above": 1}
    assert spread("gain c5-above") == {"c1-above": 0, "c5-above": 2}


@rule("R3.4")
def test_what_finds_no_room_is_lost() -> None:
    """Room for one gold on one field, none on the other."""
    stock = {"c1-above": 3, "c5-above": 2}
    red = {**TWO_GOLD_FIELDS, "sites": {"c0-above": ["toll_bridge"]}, "stock": stock}
    table = position(phase="BeforeRoll", red=red).play("roll", "=2", "=plentiful_harvest")
    assert table.goods()["gold"] == 6
    assert table.asked() == "Gain"  # the resource of choice follows at once


@rule("R3.5")
def test_the_payer_takes_from_the_regions_he_likes() -> None:
    stock = {"c1-above": 2, "c5-above": 3, "c-1-above": 0, "c-1-below": 0, "c1-below": 0, "c3-above": 0, "c3-below": 0}

    def paid(*payments: str) -> tuple[int, int]:
        table = position(red={**TWO_GOLD_FIELDS, "hand": ["goldsmith"], "stock": stock}).play("play goldsmith")
        table.play(*payments)
        return table.stock()["c1-above"], table.stock()["c5-above"]

    assert paid("pay c1-above", "pay c1-above") == (0, 2)
    assert paid("pay c1-above", "pay c5-above") == (1, 1)
    assert paid("pay c5-above") == (2, 0)


@rule("R3.5")
def test_whoever_hands_over_chooses_the_regions() -> None:
    blue = {**TWO_GOLD_FIELDS, "stock": {"c1-above": 1, "c5-above": 1}, "goods": {}}
    table = position("gold", red={"cities": [0], "hand": ["merchant"], "goods": {}}, blue=blue)
    table.play("play merchant", "name gold", "stop")
    assert (table.seat, table.options()) == (BLUE, ["pay c1-above", "pay c5-above"])
    table.play("pay c5-above")
    assert (table.stock(BLUE)["c1-above"], table.stock(BLUE)["c5-above"]) == (1, 0)


@rule("R3.6")
def test_the_receiver_names_any_type() -> None:
    for place, resource in zip(
        ("c-1-above", "c1-below", "c1-above", "c-1-below", "c3-below", "c3-above"), RESOURCES, strict=True
    ):
        table = position(phase="BeforeRoll", red={"goods": {}, "sites": {"c0-above": ["inga"]}})
        table.play("roll", "=2", "=celebration")
        before = table.goods()
        assert table.seat == RED
        assert len(table.options()) == 6
        assert table.play(f"gain {place}").goods() == before | {resource: before[resource] + 1}


@rule("R3.7")
@pytest.mark.parametrize("variant", ["intro", "gold", "turmoil", "progress", "duel"])
def test_whatever_is_not_a_card_leaves_the_neighbours_stock_alone(variant: str) -> None:
    red = {"roads": (True, False), "sites": {"c0-above": ["gold_ship"], "c2-above": ["large_trade_ship"]}}
    table = position(variant, red={**red, "goods": FULL | {"lumber": 2}}, blue={"goods": dict.fromkeys(RESOURCES, 1)})
    verbs = {"end", "road", "settlement", "city", "trade", "ship"} | ({"demolish"} if variant != "intro" else set())
    assert {text.split()[0] for text in table.options()} - {"build"} == verbs
    for text in table.options():
        after = Table(table.state.clone()).play(text)
        while after.state.chance() is None and after.seat == RED and after.asked() not in ("Act", "DrawOne"):
            after.play(after.options()[0])
        if after.state.chance() is None:
            assert after.stock(BLUE) == table.stock(BLUE)
            assert after.seat == RED
