"""Section 2: towns, regions and sites, and what stays where it is."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from rivals_table import BLUE, RED, RESOURCES, position

import permonik
from permonik.games.rivals import GAME
from permonik.testing import rule

FULL = dict.fromkeys(RESOURCES, 3)
THREE_TOWNS = {"towns": [4], "regions": {"c5-above": "stack_hills_5", "c5-below": "stack_fields_3"}}
STRONG = {"sites": {"c0-above": ["candamir"]}}


@rule("R2.1")
@pytest.mark.parametrize("city", [0, 2, 4])
def test_a_town_borders_the_four_regions_beside_it(city: int) -> None:
    """The Plague takes one from each region that borders a city."""
    red = {**THREE_TOWNS, "cities": [city]}
    red["stock"] = {f"c{column}-{row}": 2 for column in (-1, 1, 3, 5) for row in ("above", "below")}
    table = position("progress", phase="BeforeRoll", red=red, die=0)
    table.play("roll", "=1", "=event_card", "=plague")
    hit = {f"c{column}-{row}" for column in (city - 1, city + 1) for row in ("above", "below")}
    stock = table.stock()
    stock["c1-above"] -= 1  # the 1 yielded a gold
    assert stock == {place: 1 if place in hit else 2 for place in stock}


@rule("R2.1")
def test_towns_at_even_columns_roads_and_regions_at_odd_ones() -> None:
    table = position(red={"roads": (True, True), "goods": FULL})
    assert table.principality()["towns"] == ["c0", "c2"]
    assert list(table.principality()["regions"]) == [f"c{c}-{row}" for c in (-1, 1, 3) for row in ("above", "below")]
    table.play("settlement left", "=stack_fields_3", "=stack_hills_5", "above stack_hills_5")
    assert table.principality()["towns"] == ["c-2", "c0", "c2"]
    assert table.principality()["regions"]["c-3-above"] == "stack_hills_5"
    assert table.principality()["regions"]["c-3-below"] == "stack_fields_3"


@rule("R2.1")
def test_neighbouring_towns_share_the_regions_between_them() -> None:
    """Two Storehouses above, at both towns: the Year of Plenty gives the region between them two."""
    sites = {"c0-above": ["storehouse"], "c2-above": ["storehouse"]}
    table = position(phase="BeforeRoll", red={"sites": sites, "goods": {}})
    table.play("roll", "=5", "=event_card", "=year_of_plenty")
    assert table.goods() == {"lumber": 1, "wool": 0, "gold": 2, "brick": 0, "ore": 1, "grain": 1}


@rule("R2.2")
def test_a_settlement_has_one_site_above_and_one_below_and_a_city_two() -> None:
    built = {"c0-above": ["austin"], "c2-above": ["harald"], "c2-below": ["inga"]}
    goods = {"lumber": 1, "wool": 1, "grain": 2, "ore": 3}
    table = position(red={"sites": built, "hand": ["storehouse"], "goods": goods})
    assert table.play("build storehouse").offers("site") == ["c0-below"]
    table = position(red={"sites": built, "hand": ["storehouse"], "goods": goods}).play("city c2")
    assert table.play("build storehouse").offers("site") == ["c0-below", "c2-above", "c2-below"]


@rule("R2.2")
@pytest.mark.parametrize("side", ["above", "below"])
def test_a_city_has_no_third_site_on_a_side(side: str) -> None:
    red = {
        "cities": [0],
        "sites": {f"c0-{side}": ["austin", "harald"]},
        "hand": ["storehouse"],
        "goods": {"lumber": 1, "wool": 1},
    }
    table = position(red=red).play("build storehouse")
    assert f"c0-{side}" not in table.offers("site")
    assert len(table.offers("site")) == 3


@rule("R2.3")
@pytest.mark.parametrize(
    ("site", "places"),
    [
        ("c0-above", ["c-1-above", "c1-above"]),
        ("c0-below", ["c-1-below", "c1-below"]),
        ("c2-above", ["c1-above", "c3-above"]),
        ("c2-below", ["c1-below", "c3-below"]),
    ],
)
def test_a_site_neighbours_two_regions_of_its_own_row(site: str, places: list[str]) -> None:
    """Seen by the Large Trade Ship, which sells from the regions beside it."""
    stock = {f"c{column}-{row}": 2 for column in (-1, 1, 3) for row in ("above", "below")}
    table = position(red={"sites": {site: ["large_trade_ship"]}, "stock": stock})
    assert table.offers("ship") == places


@rule("R2.3")
def test_both_sites_on_a_side_of_a_city_have_the_same_neighbours() -> None:
    """A Lumber Camp beside an Abbey or a Large Trade Ship: first or second on its side, the forest yields two."""
    for other in ("abbey", "large_trade_ship"):
        red = {"cities": [0], "sites": {"c0-above": ["lumber_camp", other]}, "goods": {}}
        table = position(phase="BeforeRoll", red=red).play("roll", "=2", "=trade")
        assert table.goods()["lumber"] == 2
        spots = {card: spot for spot, card in table.principality()["expansions"].items()}
        assert spots["lumber_camp"] == ("c0-above-2" if other == "abbey" else "c0-above-1")


@rule("R2.4")
@pytest.mark.parametrize(("side", "column"), [("left", -3), ("right", 5)])
def test_a_new_town_gets_its_four_regions_and_each_has_a_place_for_the_cache(side: str, column: int) -> None:
    goods = dict.fromkeys(("lumber", "wool", "brick", "grain"), 1)
    red = {"roads": (True, True), "goods": goods, "sites": {"c0-above": ["austin"]}, "hand": ["gold_cache"]}
    table = position("gold", red=red).play(f"settlement {side}", "=stack_fields_3", "=stack_hills_5")
    table.play("above stack_fields_3")
    regions = set(table.principality()["regions"])
    town = column + 1 if side == "left" else column - 1
    assert regions >= {f"c{c}-{row}" for c in (town - 1, town + 1) for row in ("above", "below")}
    assert len(regions) == 8
    table.play("build gold_cache")
    assert set(table.offers("at")) == regions
    table.play(f"at c{column}-above")
    assert table.principality()["cache"] == f"c{column}-above"


@rule("R2.5")
def test_towns_and_roads_cannot_be_pulled_down_or_burnt() -> None:
    """Only centre cards on both sides: no demolition, no Arsonist, no Archer, and a Feud passes by."""
    red = {"cities": [0], "sites": {"c0-above": ["hedge_tavern"]}, "hand": ["arsonist", "archer"]}
    blue = {"cities": [0, 2], "roads": (True, True)}
    table = position("turmoil", red=red, blue=blue)
    assert table.offers("play") == []
    assert table.offers("demolish") == ["c0-above-1"]
    table = position("turmoil", phase="BeforeRoll", red=STRONG, blue=blue)
    table.play("roll", "=2", "=event_card", "=feud")
    assert table.asked() == "Act"


@rule("R2.5")
def test_a_city_stays_on_its_settlement() -> None:
    table = position(red={"goods": {"grain": 2, "ore": 3}}).play("city c0")
    data = table.data()
    data["principalities"][RED]["stock"] |= {"c3-above": 3, "c3-below": 3}
    again = type(table)(GAME.restore(data))
    assert again.principality()["towns"] == ["c0", "c2"]
    assert again.offers("city") == ["c2"]


@rule("R2.6")
def test_nothing_is_built_on_an_occupied_site_or_at_the_neighbours() -> None:
    """All four own sites are taken; the opponent's are free."""
    sites = {"c0-above": ["austin"], "c0-below": ["harald"], "c2-above": ["inga"], "c2-below": ["osmund"]}
    red = {"sites": sites, "hand": ["storehouse"], "goods": {"lumber": 1, "wool": 1}}
    assert position(red=red).offers("build") == []
    del sites["c2-below"]
    table = position(red=red).play("build storehouse")
    assert table.options() == ["site c2-below"]
    table.play("site c2-below")
    assert table.standing(RED) == ["austin", "harald", "inga", "storehouse"]
    assert table.standing(BLUE) == []


@rule("R2.6")
def test_a_town_hall_needs_no_free_site() -> None:
    sites = {"c0-above": ["parish_hall", "austin"], "c0-below": ["harald", "inga"]}
    red = {
        "cities": [0],
        "sites": sites,
        "hand": ["town_hall", "library"],
        "goods": {"brick": 1, "ore": 2, "wool": 2, "lumber": 2},
    }
    table = position("progress", red=red)
    assert table.offers("build") == ["town_hall"]


@rule("R2.7")
def test_green_and_red_cards_mix_on_a_city_and_stay_when_it_grows() -> None:
    goods = {"brick": 1, "lumber": 2, "ore": 2}
    red = {"cities": [0], "hand": ["mint"], "goods": goods}
    green, mixed = ["abbey", "austin"], ["storehouse", "merchant_guild"]
    full = position("gold", red={**red, "sites": {"c0-above": mixed, "c0-below": green}})
    assert full.offers("build") == []  # both sides are full, whatever lies there
    for neighbour in mixed:
        table = position("gold", red={**red, "sites": {"c0-above": [neighbour], "c0-below": green}})
        assert table.play("build mint").offers("site") == ["c0-above"]
    grown = position(red={"sites": {"c0-above": ["abbey"], "c2-below": ["austin"]}, "goods": {"grain": 2, "ore": 3}})
    before = grown.principality()["expansions"]
    assert grown.play("city c0").principality()["expansions"] == before


@rule("R2.7")
@pytest.mark.parametrize("seed", range(3))
def test_an_expansion_never_changes_its_place_but_by_relocation(seed: int) -> None:
    rng = Random(seed)
    state = GAME.setup(2, {"variant": "gold"})
    places = [where(state, seat) for seat in (RED, BLUE)]
    for _ in range(1500):
        if state.over:
            break
        chance = state.chance()
        if chance is not None:
            state.apply(permonik.CHANCE, rng.choice(chance.outcomes))
            continue
        (seat,) = state.waiting()
        relocating = type(state.open(seat)).__name__ == "SwapSecond"
        state.apply(seat, rng.choice(state.actions(seat)))
        for one in (RED, BLUE):
            now = where(state, one)
            for card in set(now) & set(places[one]):
                came, went = now[card] - places[one][card], places[one][card] - now[card]
                assert not (came and went) or relocating
            places[one] = now


def where(state: Any, seat: int) -> dict[str, Counter[str]]:
    """Per card the sites where it stands; which of the two spots has no meaning."""
    found: dict[str, Counter[str]] = {}
    for spot, card in GAME.dump(state)["principalities"][seat]["expansions"].items():
        found.setdefault(card, Counter())[spot[:-2]] += 1
    return found
