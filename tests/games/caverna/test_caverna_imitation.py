"""Action spaces in general, the token, and Imitation (section 9)."""

from typing import Any

import pytest
from caverna_table import AUTO, IDLE, Table, home, position

from permonik.testing import example, rule, ruling

CAVE = ("lay r2c4", "lay r2c5")


def others(players: int) -> list[dict[str, Any]]:
    return [home()] * (players - 1)


def three(plain: dict[str, Any], **more: Any) -> Table:
    """Seat 0 of three players is about to place a dwarf; Imitation costs 4 food."""
    return position(plain, *others(3), **more)


# -- goods on spaces -------------------------------------------------------------------------------------------------


@rule("R9.1")
@ruling("RU-39")
def test_goods_are_taken_all_together() -> None:
    """Animals too, and those without a place become food: none stays on the space."""
    lying = {"sheep_farming": {"sheep": 5}, "strip_mining": {"stone": 3}}
    table = three(home(), cards={2: "sheep_farming"}, goods=lying)
    table.play("place sheep_farming")
    assert table.options() == ["do take_all"]
    table.play("do take_all")
    assert table.goods() == {"sheep": 5}
    assert "sheep_farming" not in table.data()["goods"]
    assert table.asked() == "MakeRoom"
    assert table.options() == ["exchange sheep"]
    assert table.play(*["exchange sheep"] * 3).goods() == {"sheep": 2, "food": 3}
    assert table.seat == 1
    assert table.data()["goods"] == {"strip_mining": {"stone": 3}}


@rule("R9.2")
@pytest.mark.parametrize(("lying", "wood"), [({}, 0), ({"wood": 4}, 4)])
def test_goods_with_a_plus_come_from_the_general_supply(lying: dict[str, int], wood: int) -> None:
    """They come in addition, and also where nothing lies."""
    table = position(home(), *others(4), goods={"forest_exploration_4_7": lying} if lying else {})
    table.play("place forest_exploration_4_7")
    assert table.goods() == ({"food": 2, "wood": 4} if wood else {"food": 2})


# -- the token -------------------------------------------------------------------------------------------------------


@rule("R9.3")
@pytest.mark.parametrize(("players", "good", "amount"), [(2, "ore", 2), (3, "ore", 2), (4, "ruby", 1), (7, "ruby", 1)])
def test_the_token_goes_with_food_and_ore_or_a_ruby(players: int, good: str, amount: int) -> None:
    space = "starting_player_1_3" if players < 4 else "starting_player_4_7"
    table = position(*[home()] * players, active=1, start=0, goods={space: {"food": 3}})
    table.play(f"place {space}")
    assert table.goods(1) == {"food": 3, good: amount}
    assert table.data()["start"] == 1


@rule("R9.3")
def test_the_token_takes_effect_in_the_next_round() -> None:
    """Seat 1 takes it first; seats 2, 0, 1, 2, ... go on as before, and seat 1 begins the next round."""
    table = position(*[home(food=9)] * 3, round=1, cards={1: "blacksmithing"}, active=1, start=1)
    table.play("place starting_player_1_3")
    for seat, space in ((2, "supplies"), (0, "strip_mining"), (1, "forest_exploration_3"), (2, "sustenance_1_3")):
        assert table.seat == seat
        table.play(f"place {space}")
        if space == "sustenance_1_3":
            table.play("do take_all_and_gain_grain", "stop")
    table.play("place slash_and_burn", "do meadow_field", "lay r3c2", "lay r2c2", "=sheep_farming")
    assert table.data()["round"] == 2
    assert table.seat == 1


@rule("R9.3")
def test_without_a_taker_the_token_stays() -> None:
    agenda = [["NewRound", AUTO], ["GrowUp", AUTO], ["ReturnHome", AUTO], ["Work", AUTO], ["PlaceDwarf", 0, -1]]
    idle = home(dwarfs=IDLE)
    plain = home(dwarfs=[0, (0, "aside")])
    table = position(plain, idle, idle, round=1, start=2, agenda=agenda).play("place supplies", "=sheep_farming")
    assert table.data()["start"] == 2
    assert table.seat == 2


@rule("R9.3")
def test_the_last_taker_of_the_token_has_it() -> None:
    """Nobody else's use of any space changes it."""
    for space in position(home(), home(), home()).offers("place"):
        table = position(home(), home(), home(), active=2, start=1)
        table.play(f"place {space}")
        assert table.data()["start"] == (2 if space == "starting_player_1_3" else 1)


# -- imitation -------------------------------------------------------------------------------------------------------

SPACES_OF = {
    3: {"imitation_3": 4},
    4: {"imitation_basic_4_7": 2},
    5: {"imitation_basic_4_7": 2, "imitation_5": 4},
    6: {"imitation_basic_4_7": 2, "imitation_6_7": 1},
    7: {"imitation_basic_4_7": 2, "imitation_6_7": 1, "imitation_7": 0},
}


@rule("R9.4", "R9.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7])
def test_prices_of_imitation(players: int) -> None:
    """Whoever has the food may go there, nobody with less; it is paid before the imitated action."""
    prices = SPACES_OF.get(players, {})
    taken = {"housework": 1} if players > 1 else {}
    for food in range(6):
        table = position(home(food=food), *others(players), taken=taken)
        offered = [space for space in table.offers("place") if "imitation" in space]
        assert sorted(offered) == sorted(space for space, price in prices.items() if price <= food)
        for space in offered:
            table = position(home(food=food), *others(players), taken=taken).play(f"place {space}")
            assert table.asked() == "Imitate"
            assert table.goods().get("food", 0) == food - prices[space]
            table.play("imitate housework", "do gain_dog", "stop")
            assert table.home()["dwarfs"][0]["place"] == space  # he stays there
            assert set(table.data()["taken"]) == {"housework", space}


@rule("R9.6")
@ruling("RU-17")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_what_is_never_imitated(players: int) -> None:
    """The token, and Imitation itself."""
    start = "starting_player_1_3" if players == 3 else "starting_player_4_7"
    first, *more = SPACES_OF[players]
    taken = {start: 1, **dict.fromkeys(more, 2)}
    table = position(home(food=9), *others(players), taken=taken)
    assert first not in table.offers("place")
    table = position(home(food=9), *others(players), taken={**taken, "housework": 1})
    assert table.play(f"place {first}").options() == ["imitate housework"]


@rule("R9.7")
@pytest.mark.parametrize(
    ("space", "parts", "goods"),
    [
        ("strip_mining", [], {"wood": 2}),
        ("forest_exploration_3", [], {"vegetable": 1}),
        ("ore_mining_1_3", [], {"ore": 2}),
        ("ruby_mining", [], {"ruby": 1}),
        ("logging_1_3", ["expedition_1"], {}),
        ("drift_mining_1_3", ["cavern_tunnel"], {}),
        ("excavation_1_3", ["cavern_tunnel_or_cavern_cavern"], {}),
        ("clearing_1_3", ["meadow_field"], {}),
        ("sustenance_1_3", ["take_all_and_gain_grain", "meadow_field"], {}),
        ("sheep_farming", ["stable"], {}),
        ("ore_delivery", [], {"ore": 2}),
    ],
)
def test_an_imitator_gets_the_plus_goods_only(space: str, parts: list[str], goods: dict[str, int]) -> None:
    """What the occupant left lying is not for him either."""
    left = {"strip_mining": "ore", "ruby_mining": "ruby", "sheep_farming": "sheep", "sustenance_1_3": "food"}
    lying = {space: {left[space]: 3}} if space in left else {}
    plain = home(food=4, cells={"r2c4": "ore_mine", "r2c5": "ruby_mine"}, dwarfs=[1, 1])
    plain["goods"]["stone"] = 1 if parts == ["stable"] else 0
    cards = {2: "sheep_farming", 7: "ore_delivery"}
    table = three(plain, cards=cards, taken={space: 1}, goods=lying).play("place imitation_3", f"imitate {space}")
    assert table.offers("do") == parts
    if not parts:
        assert table.goods() == goods
        assert table.seat == 1
    assert table.data()["goods"] == lying


@example("EX-28")
@ruling("RU-17")
@rule("R9.7")
def test_imitating_clearing_sustenance_and_wood_gathering() -> None:
    taken = {"clearing_1_3": 1, "sustenance_1_3": 2, "wood_gathering": 1, "ruby_mining": 2, "ore_mining_1_3": 2}
    lying = {"sustenance_1_3": {"food": 3}, "wood_gathering": {"wood": 3}, "ruby_mining": {"ruby": 3}}
    table = three(home(food=4), taken=taken, goods=lying).play("place imitation_3")
    assert table.options() == ["imitate clearing_1_3", "imitate sustenance_1_3"]
    table.play("imitate clearing_1_3", "do meadow_field", "lay r3c2", "lay r2c2")
    assert table.goods() == {}
    assert table.seat == 1
    table = three(home(food=4), taken=taken, goods=lying).play("place imitation_3", "imitate sustenance_1_3")
    table.play("do take_all_and_gain_grain", "stop")
    assert table.goods() == {"grain": 1}
    assert table.data()["goods"]["sustenance_1_3"] == {"food": 3}
    only = three(home(food=9), taken={"wood_gathering": 1}, goods=lying)
    assert "imitation_3" not in only.offers("place")


@rule("R9.8")
def test_an_own_space_is_never_imitated() -> None:
    """Neither directly, nor with another dwarf there, nor by way of a second Imitation space."""
    table = position(home(food=9), *others(5), taken={"housework": 0, "growth": 1})
    assert table.play("place imitation_5").options() == ["imitate growth"]
    # The opponent imitated Housework, but he stands on an Imitation space.
    for opponents in ({}, {"imitation_basic_4_7": 1}):
        table = position(home(food=9), *others(5), taken={"housework": 0, **opponents})
        assert not [space for space in table.offers("place") if "imitation" in space]


@rule("R9.8")
@ruling("RU-27")
def test_a_space_is_imitated_again_by_another_dwarf() -> None:
    """The child of the first imitation lies on the Imitation space; Growth stays the opponent's."""
    beds = {"r2c3": "couple_dwelling", "r2c4": "dwelling"}
    plain = home(food=6, rooms=beds, dwarfs=[0, 0])
    idle = home(dwarfs=IDLE)
    table = position(plain, *[idle] * 4, taken={"growth": 1})
    for dwarfs, space in ((3, "imitation_basic_4_7"), (4, "imitation_5")):
        table.play(f"place {space}", "imitate growth", "do family_growth")
        if dwarfs == 3:
            assert [one["place"] for one in table.home()["dwarfs"]] == [space, "waiting", "newborn"]
            assert set(table.data()["taken"]) == {"growth", space}
            assert table.seat == 0
        else:
            assert len(table.home()["dwarfs"]) == dwarfs
    assert table.goods() == {}


@rule("R9.9")
@ruling("RU-31")
def test_seven_players_without_a_free_space() -> None:
    """Only then, only the space for 2 food, for everybody again and again, and he may also be set aside (RU-4)."""
    seven = [home(food=5, dwarfs=[0, 0, 0]), *others(7)]
    spaces = position(*seven).data()["spaces"]
    all_taken = {space: 1 + at % 6 for at, space in enumerate(spaces)}
    assert position(*seven, taken=all_taken).options() == ["place imitation_basic_4_7", "aside"]
    agenda = [["PlaceDwarf", 0, -1], ["PlaceDwarf", 0, -1], ["PlaceDwarf", 0, -1]]
    table = position(*seven, taken=all_taken, agenda=agenda)
    for food in (3, 1):
        table.play("place imitation_basic_4_7", "imitate housework", "do gain_dog", "stop")
        assert table.goods() == {"food": food, "dog": 2 - food // 2}
        table.state.imitated = -1
    assert table.options() == ["aside"]  # 1 food is not enough
    one_free = {space: seat for space, seat in all_taken.items() if space != "depot"}
    table = position(*seven, taken=one_free, goods={"depot": {"wood": 1}})
    assert table.offers("place") == ["depot"]
    assert "aside" not in table.options()
    six = [home(food=5), *others(6)]
    spaces = position(*six).data()["spaces"]
    assert position(*six, taken={space: 1 + at % 5 for at, space in enumerate(spaces)}).options() == ["aside"]


@rule("R9.10")
@example("EX-67")
def test_the_imitator_forges_for_his_own_dwarf() -> None:
    """3 ore, a weapon of 3, three items: 4, and 5 with the loot for all weapons. The opponent's dwarf stays unarmed."""
    for loot, strength in (("loot wood", 4), ("loot all_weapons_plus_1", 5)):
        table = three(home(food=4, ore=3), cards={1: "blacksmithing"}, taken={"blacksmithing": 1})
        table.play("place imitation_3", "imitate blacksmithing")
        assert table.offers("do") == ["forge_weapon"]
        table.play("do forge_weapon", "forge 3", "do expedition_3", "loot dog", loot, "loot grain")
        assert table.strengths() == [strength, 0]
        assert table.strengths(1) == [0, 0, 0]


@rule("R9.10", "R9.11")
@example("EX-67")
def test_an_armed_imitator_only_travels_and_an_unarmed_one_never() -> None:
    cards = {1: "blacksmithing", 9: "exploration"}
    table = three(home(food=4, ore=3, dwarfs=[2, 3]), cards=cards, taken={"blacksmithing": 1})
    assert table.play("place imitation_3", "imitate blacksmithing").options() == ["do expedition_3"]
    table.play("do expedition_3", "loot dog", "stop")
    assert table.strengths() == [3, 3]
    table = three(home(food=9, ore=9), cards=cards, taken={"exploration": 1})
    assert "imitation_3" not in table.offers("place")
    table = three(home(food=4, dwarfs=[1, 1]), cards=cards, taken={"exploration": 1})
    assert table.play("place imitation_3").options() == ["imitate exploration"]


TRAVELS = {
    "logging_4_7": ["expedition_1"],
    "blacksmithing": ["expedition_3"],
    "ore_mine_construction": ["expedition_2"],
    "exploration": [""],
    "adventure": ["expedition_1", "expedition_1"],
    "hardware_rental_5": ["expedition_2"],
}


@rule("R9.10")
@pytest.mark.parametrize("space", TRAVELS)
def test_the_imitators_weapon_limits_the_loot_and_grows(space: str) -> None:
    """A ruby lets his stronger dwarf go first: it is that one who travels, not the other and not the opponent's."""
    cards = {1: "blacksmithing", 3: "ore_mine_construction", 9: "exploration", 11: "adventure"}
    opponent = home(dwarfs=[(9, space), 9])
    table = position(home(food=2, ruby=1, dwarfs=[0, 5]), opponent, *others(4), cards=cards, round=11, taken={space: 2})
    table.play("order 2", "place imitation_basic_4_7", f"imitate {space}")
    for part in TRAVELS[space]:
        if part:
            table.play(f"do {part}")
        assert "vegetable" in table.offers("loot")
        assert "furnish_cavern" not in table.offers("loot")  # strength 7
        table.play("loot dog")
        if "stop" in table.options() and table.asked() == "Expedition":
            table.play("stop")
    assert table.strengths() == [0, 5 + len(TRAVELS[space])]
    assert table.strengths(1) == [9, 9]


@rule("R9.10")
def test_rooms_goods_and_mines_are_those_of_the_imitator() -> None:
    """The opponent's cavern, bed and mine do not help; his own do."""
    rich = home(cells={"r2c4": "ore_mine"}, rooms={"r2c3": "dwelling"})
    taken = {"ore_mining_1_3": 1, "wish_for_children": 1}
    table = position(home(food=4), rich, home(), cards={4: "wish_for_children"}, taken=taken)
    assert "imitation_3" not in table.offers("place")
    table = position(
        rich | {"goods": home(food=4)["goods"]}, home(), home(), cards={4: "wish_for_children"}, taken=taken
    )
    assert sorted(table.play("place imitation_3").offers("imitate")) == ["ore_mining_1_3", "wish_for_children"]


@rule("R9.11")
def test_imitation_needs_somebody_to_imitate() -> None:
    """Never the first placement of a round; the food may come from an exchange just before."""
    table = three(home(food=9))
    assert table.data()["taken"] == []
    assert "imitation_3" not in table.offers("place")
    table = three(home(food=2, ruby=1), taken={"housework": 2})
    assert "imitation_3" not in table.offers("place")
    assert "imitation_3" in table.play("exchange ruby").offers("place")


@rule("R9.11")
def test_what_the_opponent_did_there_does_not_matter() -> None:
    """He only took the dog: the imitator furnishes; he took the goods of Strip mining: the wood is there."""
    idle = home(dwarfs=IDLE)
    agenda = [["Work", AUTO], ["PlaceDwarf", 1, -1]]
    plain = home(food=4, wood=2)
    opponent = home(dwarfs=[0, (0, "aside")])
    table = position(plain, opponent, idle, active=1, agenda=agenda, display=["carpenter", "beer_parlor"])
    table.play("place housework", "do gain_dog")
    assert table.seat == 0
    table.play("place imitation_3", "imitate housework")
    assert table.offers("do") == ["gain_dog", "furnish"]
    table.play("do furnish", "furnish beer_parlor", "cavern r2c3", "stop")
    assert table.goods() == {}


@ruling("RU-20")
def test_the_guest_room_works_on_imitated_spaces() -> None:
    supplies = {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    rooms = {"r2c3": "dwelling", "r2c4": "guest_room"}
    table = position(home(food=2, rooms=rooms), *others(4), taken={"growth": 1})
    table.play("place imitation_basic_4_7", "imitate growth", "do gain_supplies")
    assert table.options()[:2] == ["do family_growth", "stop"]
    assert table.play("do family_growth").goods() == supplies
    assert len(table.strengths()) == 3
    table = position(home(food=2, rooms={"r2c3": "dwelling"}), *others(4), taken={"growth": 1})
    table.play("place imitation_basic_4_7", "imitate growth", "do gain_supplies")
    assert table.seat == 1
