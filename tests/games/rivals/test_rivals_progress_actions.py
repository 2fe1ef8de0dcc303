"""Section 21: the action cards of the Era of Progress, one by one."""

from typing import Any

import pytest
from rivals_table import BLUE, NOTHING, RED, holds, position

from permonik.testing import example, rule, ruling

LEARNED = {"cities": [0], "sites": {"c0-above": ["university"]}}


# -- Benjamin (R21.1) ----------------------------------------------------------------------------------------


@rule("R21.1")
@example("EX-44")
def test_benjamin_repeats_the_number_on_old_and_new_regions() -> None:
    red = {
        "roads": (False, True),
        "hand": ["benjamin"],
        "sites": {"c0-below": ["weavers_shop"]},
        "goods": {"lumber": 1, "wool": 1, "brick": 1, "grain": 1},
    }
    table = position("progress", red=red, blue={"goods": {}}, die=4)
    table.play("settlement right", "=stack_mountains_4", "=stack_fields_1", "above stack_mountains_4", "play benjamin")
    assert table.goods(RED) == holds(wool=1, ore=1)  # the Weaver's Shop adds nothing
    assert table.stock()["c5-above"] == 1
    assert table.goods(BLUE) == NOTHING
    assert table.data()["discards"] == [["benjamin"]]


@rule("R21.1")
@pytest.mark.parametrize(("die", "wool", "playable"), [(4, 2, True), (4, 3, False), (5, 0, True)])
def test_benjamin_needs_a_region_of_this_turns_number_with_room(die: int, wool: int, playable: bool) -> None:
    red = {"hand": ["benjamin"], "goods": {"wool": wool}}
    assert (position("progress", red=red, die=die).offers("play") == ["benjamin"]) is playable


# -- Doctor (R21.2) ------------------------------------------------------------------------------------------


@rule("R21.2")
@ruling("RU-31")
@pytest.mark.parametrize(("site", "types"), [("c0-above", ("lumber", "gold")), ("c0-below", ("brick", "wool"))])
def test_the_doctor_serves_the_two_regions_beside_the_bath_house(site: str, types: tuple[str, str]) -> None:
    red = {"cities": [0], "sites": {site: ["bath_house"]}, "hand": ["doctor"], "goods": {}}
    table = position("progress", red=red).play("play doctor")
    assert table.goods() == holds(**dict.fromkeys(types, 1))
    assert table.asked() == "Act"


@rule("R21.2")
def test_the_doctor_goes_to_one_bath_house() -> None:
    red = {
        "cities": [0, 2],
        "sites": {"c0-above": ["bath_house"], "c2-below": ["bath_house"], "c2-above": ["bath_house"]},
        "hand": ["doctor"],
        "goods": {"gold": 3, "grain": 3},
    }
    table = position("progress", red=red).play("play doctor")
    assert table.options() == ["choose c0-above-1", "choose c2-below-1"]  # beside the third there is no room
    assert table.play("choose c2-below-1").goods() == holds(gold=3, grain=3, wool=1, ore=1)


@rule("R21.2")
def test_the_doctor_asks_for_a_bath_house() -> None:
    assert position("progress", red={"cities": [0], "hand": ["doctor"], "goods": {}}).offers("play") == []


# -- Guido and Gustav (R21.3) --------------------------------------------------------------------------------

OPENERS = [("guido", "town_hall", "library"), ("gustav", "library", "town_hall")]


@rule("R21.3")
@pytest.mark.parametrize(("card", "opener", "other"), OPENERS)
def test_guido_and_gustav_ask_for_their_building_or_fewer_points(card: str, opener: str, other: str) -> None:
    def playable(red: dict[str, Any], cities: list[int]) -> bool:
        given = {**red, "hand": [card]}
        return bool(position("progress", red=given, blue={"cities": cities}, discard=["scout"]).offers("play"))

    assert not playable({}, [])  # two points each
    assert playable({}, [0])
    assert playable({"cities": [0], "sites": {"c0-above": [opener]}}, [])
    assert not playable({"cities": [0], "sites": {"c0-above": [other]}}, [])


@rule("R21.3")
@pytest.mark.parametrize("card", ["guido", "gustav"])
def test_they_take_any_card_of_the_discard_pile_to_play_at_once(card: str) -> None:
    red = {"hand": [card], "goods": {"ore": 2}}
    pile = ["austin", "merchant_caravan", "scout", "scout"]
    table = position("progress", red=red, blue={"cities": [0]}, discard=pile).play(f"play {card}")
    assert table.options() == ["fetch austin", "fetch merchant_caravan", "fetch scout"]
    table.play("fetch merchant_caravan")
    assert table.hand() == ["merchant_caravan"]
    assert table.data()["discards"] == [["austin", "scout", "scout", card]]
    assert table.play("play merchant_caravan").asked() == "Gain"


@rule("R21.3")
@pytest.mark.parametrize("card", ["guido", "gustav"])
def test_they_need_a_discard_pile(card: str) -> None:
    assert position("progress", red={"hand": [card]}, blue={"cities": [0]}).offers("play") == []


@rule("R14.5", "R21.3")
def test_fewer_points_counts_the_tokens() -> None:
    """Three points each in towns; the strength token puts red ahead."""
    red = {"cities": [0], "hand": ["guido"]}
    blue = {"cities": [0]}
    assert position("progress", red=red, blue=blue, discard=["scout"]).offers("play") == []
    ahead = {"cities": [0], "sites": {"c0-above": ["candamir"]}}
    assert position("progress", red=red, blue=ahead, discard=["scout"]).offers("play") == ["guido"]


# -- Mineral Mining, Three-Field System (R21.4) --------------------------------------------------------------

MINING = [("mineral_mining", "ore", "c3-below"), ("three_field_system", "grain", "c3-above")]


@rule("R21.4")
@pytest.mark.parametrize(("card", "resource", "place"), MINING)
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3)])
def test_they_bring_up_to_two(card: str, resource: str, place: str, before: int, after: int) -> None:
    table = position("progress", red={**LEARNED, "hand": [card], "goods": {resource: before}}).play(f"play {card}")
    while table.asked() == "Store":
        table.play(f"gain {place}")
    assert table.goods() == holds(**{resource: after})
    assert table.data()["discards"] == [[card]]


@rule("R21.4")
@pytest.mark.parametrize(("card", "resource", "place"), MINING)
def test_they_may_be_spread_over_several_regions(card: str, resource: str, place: str) -> None:
    second = {"ore": "stack_mountains_2", "grain": "stack_fields_1"}[resource]
    red = {
        **LEARNED,
        "towns": [4],
        "regions": {"c5-above": second, "c5-below": "stack_hills_1"},
        "hand": [card],
        "goods": {},
    }
    table = position("progress", red=red).play(f"play {card}")
    assert table.offers("gain") == [place, "c5-above"]
    table.play(f"gain {place}")
    assert table.options() == [f"gain {place}", "gain c5-above", "stop"]
    table.play("gain c5-above")
    assert (table.stock()[place], table.stock()["c5-above"]) == (1, 1)


@rule("R21.4")
@ruling("RU-38")
@pytest.mark.parametrize(("card", "resource", "place"), MINING)
def test_they_may_be_taken_in_part(card: str, resource: str, place: str) -> None:
    table = position("progress", red={**LEARNED, "hand": [card], "goods": {}}).play(f"play {card}")
    assert table.options() == [f"gain {place}"]
    table.play(f"gain {place}")
    assert table.options() == [f"gain {place}", "stop"]
    assert table.play("stop").goods() == holds(**{resource: 1})
    assert table.data()["last"] == 0  # the next payment may come from any region again


@rule("R21.4")
@pytest.mark.parametrize(("card", "resource", "_"), MINING)
def test_they_ask_for_a_university_and_room(card: str, resource: str, _: str) -> None:
    assert position("progress", red={"cities": [0], "hand": [card], "goods": {}}).offers("play") == []
    assert position("progress", red={**LEARNED, "hand": [card], "goods": {}}).offers("play") == [card]
    assert position("progress", red={**LEARNED, "hand": [card], "goods": {resource: 3}}).offers("play") == []
