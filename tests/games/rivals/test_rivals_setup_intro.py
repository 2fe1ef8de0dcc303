"""Section 4: the set-up of the introductory game."""

from collections import Counter

import pytest
from rivals_table import BLUE, RED, RESOURCES, Table, deal_on, opening, position

from permonik.games.rivals import GAME
from permonik.games.rivals.tables import NUMBER_OF, REGIONS, cards
from permonik.testing import rule

LAYOUT = {
    "c-1-above": "forest",
    "c1-above": "gold_field",
    "c3-above": "fields",
    "c-1-below": "hills",
    "c1-below": "pasture",
    "c3-below": "mountains",
}
NUMBERS = {
    "red": {"forest": 2, "gold_field": 1, "fields": 6, "hills": 3, "pasture": 4, "mountains": 5},
    "blue": {"forest": 3, "gold_field": 4, "fields": 5, "hills": 2, "pasture": 1, "mountains": 6},
}
REGION_STACK = {
    *("stack_fields_3", "stack_fields_1", "stack_mountains_4", "stack_mountains_2", "stack_hills_5", "stack_hills_1"),
    *("stack_forest_6", "stack_forest_4", "stack_pasture_6", "stack_pasture_5"),
    *("stack_gold_field_3", "stack_gold_field_2"),
}
BASE_CARDS = Counter(
    {
        **dict.fromkeys(("brigitta", "merchant_caravan", "goldsmith", "scout"), 2),
        **dict.fromkeys(("abbey", "marketplace", "parish_hall", "storehouse"), 2),
        **dict.fromkeys(("relocation", "toll_bridge"), 1),
        **dict.fromkeys(("brick_factory", "iron_foundry", "grain_mill", "lumber_camp", "weavers_shop"), 1),
        **dict.fromkeys((*[f"{resource}_ship" for resource in RESOURCES], "large_trade_ship"), 1),
        **dict.fromkeys(("austin", "candamir", "harald", "inga", "osmund", "siglind"), 1),
    }
)


@rule("R4.1")
@pytest.mark.parametrize(("seat", "colour"), [(RED, "red"), (BLUE, "blue")])
def test_the_nine_cards_of_a_colour(seat: int, colour: str) -> None:
    player = Table(GAME.setup(2, {"variant": "intro"})).principality(seat)
    assert player["towns"] == ["c0", "c2"]
    assert (player["cities"], player["roads"], player["expansions"], player["cache"]) == ([], [False, False], {}, None)
    assert player["regions"] == {place: f"{colour}_{kind}" for place, kind in LAYOUT.items()}
    for kind, number in NUMBERS[colour].items():
        assert NUMBER_OF[REGIONS.index(f"{colour}_{kind}")] == number


@rule("R4.1")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_number_yields_once_on_either_side(number: int) -> None:
    table = position(phase="BeforeRoll").play("roll", f"={number}", "=trade")
    for seat, colour in enumerate(("red", "blue")):
        places = {place for place, kind in LAYOUT.items() if NUMBERS[colour][kind] == number}
        assert len(places) == 1
        for place, stored in table.stock(seat).items():
            assert stored == (0 if place == "c1-above" else 1) + (place in places)


@rule("R4.2")
@pytest.mark.parametrize("seat", [RED, BLUE])
def test_one_resource_each_but_no_gold(seat: int) -> None:
    table = Table(GAME.setup(2, {"variant": "intro"}))
    assert table.goods(seat) == dict.fromkeys(RESOURCES, 1) | {"gold": 0}


@rule("R4.3")
def test_the_centre_stacks() -> None:
    data = GAME.dump(GAME.setup(2, {"variant": "intro"}))
    assert (data["roads"], data["settlements"], data["cities"]) == (7, 5, 7)
    assert set(data["regions"]) == REGION_STACK
    assert len(data["regions"]) == 12


@rule("R4.3")
def test_any_region_may_lie_on_top() -> None:
    red = {"roads": (True, False), "goods": dict.fromkeys(("lumber", "wool", "brick", "grain"), 1)}
    table = position(red=red).play("settlement left")
    chance = table.state.chance()
    assert {GAME.decks["regions"].ids[one] for one in chance.outcomes} == REGION_STACK
    table.play("=stack_hills_1")
    assert len(table.state.chance().outcomes) == 11


@rule("R4.4")
def test_four_shuffled_stacks_of_nine() -> None:
    table = opening()
    assert [len(table.stack(number)) for number in (1, 2, 3, 4)] == [9, 9, 9, 9]
    assert len(table.data()["stacks"]) == 4
    for number in (1, 4):
        twin = Table(table.state.clone()).play(f"draw {number}")
        outcomes = [GAME.decks["base"].ids[one] for one in twin.state.chance().outcomes]
        assert Counter(outcomes) == BASE_CARDS
        assert len(outcomes) == 36


@rule("R4.5")
def test_the_event_deck_has_the_base_events_only() -> None:
    table = position(phase="BeforeRoll").play("roll", "=2", "=event_card")
    events = Counter(GAME.decks["events"].ids[one] for one in table.state.chance().outcomes)
    assert events == {
        "feud": 1,
        "fraternal_feuds": 1,
        "invention": 1,
        "trade_ships_race": 1,
        "traveling_merchant": 2,
        "year_of_plenty": 2,
    }


@rule("R4.5")
@pytest.mark.parametrize(("before", "left"), [(4, 4), (5, 8)])
def test_five_events_lie_above_yule_and_three_below(before: int, left: int) -> None:
    seen = ["feud", "fraternal_feuds", "invention", "year_of_plenty", "year_of_plenty"][:before]
    table = position(phase="BeforeRoll", resolved=seen).play("roll", "=2", "=event_card")
    assert len(table.state.chance().outcomes) == left
    assert table.data()["yules"] == (1 if left == 8 else 0)


@rule("R4.6")
@pytest.mark.parametrize(("rolls", "starter"), [(("=4", "=3"), RED), (("=3", "=4"), BLUE), (("=1", "=6"), BLUE)])
def test_the_higher_roll_starts(rolls: tuple[str, str], starter: int) -> None:
    table = Table(GAME.setup(2, {"variant": "intro"})).play(*rolls)
    assert (table.seat, table.view(None)["first"]) == (starter, starter)


@rule("R4.6")
def test_ties_roll_again() -> None:
    table = Table(GAME.setup(2, {"variant": "intro"})).play("=3", "=3", "=6", "=6")
    assert table.state.chance().deck == "start-die"
    assert table.state.waiting() == ()
    assert table.play("=1", "=2").seat == BLUE


@rule("R4.7")
@pytest.mark.parametrize("starter", [RED, BLUE])
def test_the_starter_takes_three_off_the_top_then_the_other_of_another_stack(starter: int) -> None:
    table = opening("intro", starter)
    assert (table.seat, table.options()) == (starter, ["draw 1", "draw 2", "draw 3", "draw 4"])
    table.play("draw 2", "=austin", "=inga", "=scout")
    assert sorted(table.hand(starter)) == ["austin", "inga", "scout"]
    assert (table.seat, table.options()) == (1 - starter, ["draw 1", "draw 3", "draw 4"])
    deal_on(table.play("draw 4"))
    assert [len(table.stack(number)) for number in (1, 2, 3, 4)] == [9, 6, 9, 6]
    assert len(table.hand(1 - starter)) == 3
    assert (table.seat, table.asked()) == (starter, "BeforeRoll")


@rule("R4.7")
def test_starting_hands_are_hidden() -> None:
    table = opening().play("draw 2", "=austin", "=inga", "=scout")
    assert sorted(table.view(RED)["hands"][RED]["known"]) == ["austin", "inga", "scout"]
    for other in (BLUE, None):
        assert table.view(other)["hands"][RED] == {"known": [], "unknown": [3, 0, 0, 0]}


@rule("R4.8")
def test_no_theme_cards() -> None:
    data = GAME.dump(GAME.setup(2, {"variant": "intro"}))
    assert Counter(data["unseen"][0]) == BASE_CARDS
    assert data["unseen"][1:] == [[], [], []]
    assert data["face_up"] == 0
    rows = {card["id"]: card for card in cards}
    for name in BASE_CARDS:
        assert rows[name]["placement"] in ("none", "settlement_or_city")
        assert rows[name]["requires"] == {}


@rule("R4.8")
def test_nothing_is_pulled_down() -> None:
    for variant, offered in (("intro", []), ("gold", ["c0-above-1"])):
        assert position(variant, red={"sites": {"c0-above": ["austin"]}}).offers("demolish") == offered
