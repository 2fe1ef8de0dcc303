"""Section 21: the expansions of the Era of Progress, one by one."""

from typing import Any

import pytest
from rivals_table import BLUE, NOTHING, RED, RESOURCES, deal_on, emptied, holds, position, rolled, twin

from permonik.games.rivals.tables import HEROES
from permonik.testing import example, hidden, rule, ruling

LEARNED = {"cities": [0], "sites": {"c0-above": ["university"]}}


# -- Chief Cannoneer (R21.5) ---------------------------------------------------------------------------------


@rule("R21.5")
def test_a_cannoneer_asks_for_a_university_and_two_may_stand_together() -> None:
    goods = {"lumber": 1, "ore": 1}
    assert position("progress", red={"cities": [0], "hand": ["chief_cannoneer"], "goods": goods}).offers("build") == []
    sites = {"c0-above": ["university", "chief_cannoneer"]}
    red = {"cities": [0], "sites": sites, "hand": ["chief_cannoneer"], "goods": goods}
    table = position("progress", red=red).play("build chief_cannoneer", "site c2-above")
    assert table.view(None)["strength"][RED] == 8


@rule("R21.5")
@example("EX-49")
def test_a_cannoneer_is_a_unit_and_no_hero() -> None:
    """In the Duel he meets the Hedge Tavern's cards and the Riots."""
    blue = {"sites": {"c0-above": ["chief_cannoneer"]}, "goods": {}}
    archer = position(
        "duel", red={"cities": [0], "sites": {"c0-above": ["hedge_tavern"]}, "hand": ["archer"]}, blue=blue
    )
    assert archer.play("play archer").options() == ["choose c0-above-1"]
    riots = rolled("duel", 2, "event_card", "=riots", blue=blue)
    assert (riots.seat, riots.options()) == (BLUE, ["choose c0-above-1"])
    assert position("duel", red={**blue, "hand": ["gold_cache"]}).offers("build") == []


@rule("R21.5")
@example("EX-49")
def test_a_cannoneer_pays_no_tithe() -> None:
    """Tithe Barn and Cannoneer share no game of these modes, so the hero count is looked at itself."""
    red = {"sites": {"c0-above": ["chief_cannoneer"], "c0-below": ["austin"]}}
    assert position("progress", red=red).state.players[RED].count(HEROES) == 1


# -- Library (R21.6) -----------------------------------------------------------------------------------------

LIBRARY = {"cities": [0], "hand": ["library"], "goods": {"brick": 1, "lumber": 2, "ore": 3, "wool": 1}}


@rule("R21.6")
def test_a_library_lets_its_builder_look_through_any_stack_or_none() -> None:
    table = position("progress", red=LIBRARY).play("build library", "site c0-above")
    assert table.options() == ["stop", *[f"search {stack}" for stack in range(1, 6)]]
    assert twin(table).play("stop").asked() == "Act"
    assert twin(table).play("stop").hand() == []


@rule("R21.6")
def test_a_librarys_card_must_be_taken_and_may_be_played_at_once() -> None:
    table = position("progress", red=LIBRARY, tops={2: ["scout", "merchant_caravan", "austin"]})
    deal_on(table.play("build library", "site c0-above", "search 2"))
    assert table.asked() == "TakeCard"
    assert len(table.options()) == len(table.stack(2)) == len(table.offers("take"))
    table.play("take merchant_caravan 1")
    assert "merchant_caravan" in table.offers("play")


@rule("R16.8", "R21.6")
def test_looking_through_a_stack_leaves_its_order() -> None:
    tops = ["scout", "merchant_caravan", "austin", "inga"]
    table = position("progress", red=LIBRARY, tops={2: tops})
    deal_on(table.play("build library", "site c0-above", "search 2"))
    before = table.stack(2)
    assert before[:4] == tops
    table.play("take austin 1")
    assert table.stack(2) == [*before[:2], *before[3:]]


@rule("R21.6")
def test_a_library_without_cards_to_look_at_asks_nothing() -> None:
    table = emptied(position("progress", red=LIBRARY), 1, 2, 3, 4, 5).play("build library", "site c0-above")
    assert (table.seat, table.asked(), table.standing()) == (RED, "Act", ["library"])


@rule("R21.6")
@hidden("H2")
def test_what_a_library_shows_and_gives_is_for_its_builder_alone() -> None:
    table = position("progress", red=LIBRARY, tops={2: ["scout", "austin"]})
    deal_on(table.play("build library", "site c0-above", "search 2"))
    assert table.state.open(RED).secret()
    assert table.state.open(RED).audience(table.state) == 1 << RED
    table.play("take austin 1")
    assert table.view(RED)["stacks"][1]["cards"].count(None) == 0
    assert set(table.view(BLUE)["stacks"][1]["cards"]) == set(table.view(None)["stacks"][1]["cards"]) == {None}
    assert table.view(BLUE)["hands"][RED] == {"known": [], "unknown": [1, 0, 0, 0]}


@rule("R21.6")
def test_a_second_library_looks_again_and_a_standing_one_never() -> None:
    red = {**LIBRARY, "sites": {"c0-above": ["library"]}}
    table = position("progress", red=red)
    assert table.offers("search") == []
    assert table.play("build library", "site c0-below").asked() == "UseLibrary"


# -- Town Hall (R21.7) ---------------------------------------------------------------------------------------

TOWN_HALL = {"hand": ["town_hall"], "goods": {"brick": 1, "ore": 2, "wool": 2}}


@rule("R21.7")
def test_a_town_hall_is_built_on_a_parish_hall_at_a_city_even_a_full_one() -> None:
    village = {**TOWN_HALL, "cities": [0], "sites": {"c2-above": ["parish_hall"]}}
    assert position("progress", red=village).offers("build") == []
    assert position("progress", red={**TOWN_HALL, "cities": [0]}).offers("build") == []
    sites = {"c0-above": ["parish_hall", "abbey"], "c0-below": ["ore_ship", "wool_ship"]}
    table = position("progress", red={**TOWN_HALL, "cities": [0], "sites": sites}).play("build town_hall")
    assert table.options() == ["site c0-above"]
    table.play("site c0-above")
    assert table.standing() == ["abbey", "ore_ship", "town_hall", "wool_ship"]
    assert table.points() == 4


@rule("R21.7")
@example("EX-47")
def test_below_a_town_hall_the_parish_hall_counts_as_present() -> None:
    red = {
        "cities": [0],
        "sites": {"c0-above": ["town_hall"]},
        "hand": ["parish_hall", "town_hall"],
        "goods": {"brick": 2, "grain": 1, "ore": 2, "wool": 2},
    }
    table = position("progress", red=red)
    assert table.offers("build") == []  # neither a second Parish Hall nor a Town Hall on a covered one
    table.play("demolish c0-above-1")
    assert (table.standing(), table.points()) == (["parish_hall"], 3)
    assert table.offers("build") == ["town_hall"]
    assert table.play("demolish c0-above-1").offers("build") == ["parish_hall"]


@rule("R21.7")
def test_a_town_hall_searches_for_nothing_and_its_parish_hall_for_one() -> None:
    red: dict[str, Any] = {"cities": [0], "sites": {"c0-above": ["town_hall"]}, "hand": ["inga"], "goods": {}}
    table = position("progress", phase="ExchangeCard", red=red).play("under inga 1")
    assert table.offers("search") == ["1", "2", "3", "4", "5"]
    assert deal_on(table.play("search 5")).asked() == "TakeCard"
    red["sites"] = {"c0-above": ["parish_hall"]}
    assert position("progress", phase="ExchangeCard", red=red).play("under inga 1").offers("search") == []


@rule("R21.7")
def test_a_relocation_moves_both_halls_together() -> None:
    red = {"cities": [0, 2], "sites": {"c0-above": ["town_hall"], "c2-below": ["abbey"]}, "hand": ["relocation"]}
    table = position("progress", red=red).play("play relocation", "choose c0-above-1", "choose c2-below-1")
    assert table.principality()["expansions"] == {"c0-above-1": "abbey", "c2-below-1": "town_hall"}
    assert table.play("demolish c2-below-1").standing() == ["abbey", "parish_hall"]


# -- Parliament (R21.8), Building Crane (R21.9), University (R21.10) -----------------------------------------------


@rule("R21.8")
@pytest.mark.parametrize(
    ("sites", "playable"),
    [({}, False), ({"c0-above": ["abbey"]}, False), ({"c0-above": ["abbey", "university"]}, True)],
)
def test_a_parliament_asks_for_two_progress_points(sites: dict[str, list[str]], playable: bool) -> None:
    goods = {"brick": 2, "lumber": 3, "wool": 2}
    table = position("progress", red={"cities": [0], "sites": sites, "hand": ["parliament"], "goods": goods})
    assert ("parliament" in table.offers("build")) is playable


@rule("R21.8", "R16.1")
def test_a_parliament_stays_without_them() -> None:
    sites = {"c0-above": ["abbey", "university"], "c0-below": ["parliament"]}
    table = position("progress", red={"cities": [0], "sites": sites})
    table.play("demolish c0-above-1", "demolish c0-above-1")
    assert (table.standing(), table.points()) == (["parliament"], 5)


@rule("R21.9")
@example("EX-48")
def test_a_crane_saves_one_of_a_city_expansion_above_four() -> None:
    crane = ["building_crane", "parish_hall"]
    red: dict[str, Any] = {"cities": [0], "sites": {"c0-above": crane}, "hand": ["town_hall", "bath_house"]}
    hall = position("progress", red={**red, "goods": {"brick": 1, "ore": 1, "wool": 2}})
    assert hall.offers("build") == ["town_hall"]
    hall.play("build town_hall", "site c0-above")
    assert hall.goods() == NOTHING
    bath = position("progress", red={**red, "goods": {"brick": 2, "ore": 1, "wool": 0}})
    assert bath.offers("build") == []
    bath = position("progress", red={**red, "goods": {"brick": 2, "ore": 1, "wool": 1}})
    assert bath.play("build bath_house", "site c0-below").goods() == NOTHING


@rule("R21.9")
@ruling("RU-34")
def test_a_cranes_owner_chooses_what_he_saves() -> None:
    sites = {"c0-above": ["building_crane", "parish_hall"]}
    red = {"cities": [0], "sites": sites, "hand": ["town_hall"], "goods": {"brick": 1, "ore": 2, "wool": 2}}
    table = position("progress", red=red).play("build town_hall", "site c0-above")
    assert table.options() == ["save wool", "save brick", "save ore"]
    assert table.play("save brick").goods() == holds(brick=1)


@rule("R21.9")
def test_a_crane_helps_to_rebuild_a_university() -> None:
    red: dict[str, Any] = {"cities": [0], "sites": {"c0-above": ["building_crane", "abbey"]}}
    table = position("progress", red={**red, "goods": {"brick": 1, "grain": 1, "lumber": 2}})
    assert table.offers("build") == ["university"]
    assert table.play("build university", "site c0-below").goods() == NOTHING
    assert position("progress", red={**red, "goods": {"brick": 1, "grain": 1, "lumber": 1}}).offers("build") == []


@rule("R21.9")
def test_a_crane_is_for_city_expansions_only() -> None:
    """No green card costs more than four; a hero of four is not touched either."""
    red = {"cities": [0], "sites": {"c0-above": ["building_crane"]}, "hand": ["candamir"]}
    assert position("progress", red={**red, "goods": {"grain": 1, "ore": 1, "wool": 1}}).offers("build") == []


@rule("R21.9")
@ruling("RU-34")
def test_what_is_saved_is_not_asked_for() -> None:
    """Brick lies on two hills; none of it is paid, so nobody asks which."""
    red = {
        "cities": [0],
        "towns": [4],
        "regions": {"c5-above": "stack_hills_5", "c5-below": "stack_fields_1"},
        "sites": {"c0-above": ["building_crane", "parish_hall"]},
        "hand": ["town_hall"],
        "goods": {},
        "stock": {"c-1-below": 1, "c5-above": 1, "c3-below": 2, "c1-below": 2},
    }
    table = position("progress", red=red).play("build town_hall", "site c0-above", "save brick")
    assert (table.asked(), table.goods()) == ("Act", holds(brick=2))


@rule("R21.9")
def test_a_crane_asks_for_a_university() -> None:
    red: dict[str, Any] = {"cities": [0], "hand": ["building_crane"], "goods": {"lumber": 1}}
    assert position("progress", red=red).offers("build") == []
    assert position("progress", red={**red, "sites": {"c0-above": ["university"]}}).offers("build") == [
        "building_crane"
    ]


@rule("R21.10")
@pytest.mark.parametrize(
    ("sites", "buildable"), [({}, False), ({"c0-below": ["abbey"]}, True), ({"c0-below": ["library"]}, True)]
)
def test_a_university_asks_for_an_abbey_or_a_library(sites: dict[str, list[str]], buildable: bool) -> None:
    goods = {"brick": 1, "grain": 2, "lumber": 2}
    table = position("progress", red={"cities": [0], "sites": sites, "goods": goods})
    assert ("university" in table.offers("build")) is buildable
    if buildable:
        table.play("build university", "site c0-above")
        assert table.asked() == "Act"
        assert table.view(None)["hand_limits"][RED] == 4 + ("abbey" in table.standing())


@rule("R21.10")
def test_a_university_is_the_condition_of_four_cards() -> None:
    hand = ["chief_cannoneer", "building_crane", "mineral_mining", "three_field_system"]
    goods = {"lumber": 2, "ore": 1}
    with_it = position("progress", red={**LEARNED, "hand": hand, "goods": goods})
    assert [*with_it.offers("build"), *with_it.offers("play")] == hand
    without = position("progress", red={"cities": [0], "hand": hand, "goods": goods})
    assert [*without.offers("build"), *without.offers("play")] == []


# -- Bath House, Pharmacy (R21.11) ---------------------------------------------------------------------------

TWO_EACH = dict.fromkeys(RESOURCES, 2)


@rule("R21.11")
def test_a_bath_house_keeps_the_plague_from_the_four_regions_of_its_city() -> None:
    red: dict[str, Any] = {"cities": [0], "goods": TWO_EACH}
    sick = rolled("progress", 6, "event_card", "=plague", red=red)
    assert sick.goods() == holds(lumber=1, gold=1, brick=1, wool=1, ore=2, grain=3)
    red["sites"] = {"c0-below": ["bath_house"]}
    assert rolled("progress", 6, "event_card", "=plague", red=red).goods() == TWO_EACH | {"grain": 3}


@rule("R21.11")
@example("EX-45")
def test_the_plague_takes_one_between_two_cities_and_none_beside_a_bath_house() -> None:
    red: dict[str, Any] = {"cities": [0, 2], "goods": TWO_EACH}
    sick = rolled("progress", 6, "event_card", "=plague", red=red)
    assert (sick.stock()["c1-above"], sick.stock()["c1-below"]) == (1, 1)
    red["sites"] = {"c2-above": ["bath_house"]}
    clean = rolled("progress", 6, "event_card", "=plague", red=red)
    assert (clean.stock()["c1-above"], clean.stock()["c1-below"], clean.stock()["c-1-above"]) == (2, 2, 1)


@rule("R21.11")
@example("EX-46")
@pytest.mark.parametrize("pharmacies", [1, 2])
def test_each_pharmacy_gives_a_resource_after_the_losses(pharmacies: int) -> None:
    red = {"cities": [0], "sites": {"c0-above": ["pharmacy"] * pharmacies}, "goods": {"lumber": 3}}
    table = rolled("progress", 6, "event_card", "=plague", red=red)
    assert table.goods()["lumber"] == 2
    for _ in range(pharmacies):
        assert table.asked() == "Gain"
        table.play("gain c3-below")
    assert (table.goods()["ore"], table.asked()) == (pharmacies, "Act")


@rule("R21.11")
def test_a_pharmacy_gives_even_to_one_who_lost_nothing() -> None:
    red = {"cities": [0], "sites": {"c0-above": ["pharmacy", "bath_house"]}, "goods": {}}
    assert rolled("progress", 6, "event_card", "=plague", red=red).asked() == "Gain"
