"""What is done on a space: at least one part, and the connectives between parts (R3.9 to R3.11)."""

import pytest
from caverna_table import AUTO, IDLE, home, position

from permonik.testing import rule, ruling

MEADOWS = {"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}


@rule("R3.9")
@ruling("RU-3")
def test_at_least_one_part_and_goods_may_stay_behind() -> None:
    """Who only lays the tile leaves the wood, and it goes on gathering."""
    table = position(home(), home(dwarfs=IDLE), goods={"clearing_1_3": {"wood": 2}})
    table.play("place clearing_1_3")
    assert table.options() == ["do take_all", "do meadow_field"]
    table.play("do meadow_field", "lay r3c2", "lay r3c1")
    assert table.options()[:2] == ["do take_all", "stop"]
    table.play("stop")
    assert table.goods() == {"food": 1}  # of the cell
    assert table.data()["goods"]["clearing_1_3"] == {"wood": 2}
    later = position(home(), home(), goods=table.data()["goods"], agenda=[["Finish", AUTO], ["Income", AUTO]])
    later.state.settle()
    assert later.data()["goods"]["clearing_1_3"] == {"wood": 3}


@rule("R3.9")
def test_every_further_part_is_voluntary() -> None:
    """Two pastures and a stable could be built: only the animals are taken, or only the stable."""
    lying = {"sheep_farming": {"sheep": 1}}
    plain = home(cells=MEADOWS, wood=6, stone=1)
    table = position(plain, home(), cards={1: "sheep_farming"}, goods=lying).play("place sheep_farming")
    assert table.options() == ["do small_pasture", "do large_pasture", "do stable", "do take_all"]
    table.play("do take_all")
    assert table.seat == 1
    assert table.goods() == {"wood": 6, "stone": 1, "sheep": 1}
    table = position(plain, home(), cards={1: "sheep_farming"}, goods=lying).play("place sheep_farming", "do stable")
    table.play("stable r0c0", "stop")
    assert table.seat == 1
    assert table.data()["goods"]["sheep_farming"] == {"sheep": 1}


@rule("R3.9", "R9.2")
@ruling("RU-3")
def test_a_printed_gain_belongs_to_its_block() -> None:
    """Sustenance: the grain comes with the food, also when none lies there, and never with the tile."""
    table = position(home(), home(), goods={"sustenance_1_3": {"food": 3}}).play("place sustenance_1_3")
    assert table.options() == ["do take_all_and_gain_grain", "do meadow_field"]
    table.play("do take_all_and_gain_grain", "stop")
    assert table.goods() == {"food": 3, "grain": 1}
    table = position(home(), home()).play("place sustenance_1_3", "do take_all_and_gain_grain", "stop")
    assert table.goods() == {"grain": 1}
    table = position(home(), home()).play("place sustenance_1_3", "do meadow_field", "lay r3c2", "lay r2c2", "stop")
    assert table.goods() == {}


@rule("R3.9")
@ruling("RU-3")
def test_a_space_that_changes_nothing_cannot_be_occupied() -> None:
    full = {f"r{row}c{column}": "meadow" for row in range(4) for column in range(3)}
    offers = position(home(cells=full), home()).offers("place")
    assert "clearing_1_3" not in offers  # no wood, and no place for a tile
    assert "wood_gathering" not in offers
    assert "sustenance_1_3" in offers  # the grain
    assert "drift_mining_1_3" in offers  # the tile


@rule("R3.10")
def test_either_or_is_exactly_one() -> None:
    plain = home(rooms={"r2c4": "dwelling"}, wood=4, stone=3)
    table = position(plain, home(), cards={4: "wish_for_children"}).play("place wish_for_children")
    assert table.options() == ["do family_growth", "do furnish_dwelling"]
    assert table.play("do family_growth").seat == 1
    table = position(plain, home(), cards={4: "wish_for_children"}).play("place wish_for_children")
    assert table.play("do furnish_dwelling", "furnish dwelling", "cavern r2c3").seat == 1


@rule("R3.10")
def test_and_or_is_both_in_any_order_or_one() -> None:
    plain = home(wood=1)
    display = ["dog_school", "cuddle_room"]
    for first, second in (("gain_dog", "furnish"), ("furnish", "gain_dog")):
        table = position(plain, home(), display=display).play("place housework")
        assert table.options() == ["do gain_dog", "do furnish"]
        for part in (first, second):
            table.play(f"do {part}")
            if part == "furnish":
                table.play("furnish dog_school", "cavern r2c3")
        assert table.seat == 1
        # The school was there when the dog came, or it was not.
        assert table.goods() == {"dog": 1, "wood": 2 if first == "furnish" else 1}
    assert position(plain, home(), display=display).play("place housework", "do gain_dog", "stop").seat == 1


@rule("R3.10")
def test_and_then_begins_with_the_first() -> None:
    """The market: the gold, and only afterwards purchases, or none."""
    five = [home(gold=3), *[home() for _ in range(4)]]
    table = position(*five).play("place weekly_market")
    assert table.offers("do") == ["gain_gold_4"]
    table.play("do gain_gold_4")
    assert table.options()[:2] == ["do market", "stop"]
    assert table.play("stop").goods() == {"gold": 7}
    assert table.seat == 1


@rule("R3.10", "R3.11")
@ruling("RU-2")
def test_and_then_or_keeps_the_printed_order() -> None:
    """Both in order, or the first alone, or the second alone; never the second and then the first."""
    plain = home(cells={"r3c2": "field"}, grain=1)
    table = position(plain, home()).play("place slash_and_burn")
    assert table.options() == ["do meadow_field", "do sow", "exchange grain"]
    table.play("do meadow_field", "lay r3c1", "lay r3c0")
    assert table.options()[:2] == ["do sow", "stop"]
    table = position(plain, home()).play("place slash_and_burn", "do sow", "sow grain")
    assert table.seat == 1


@rule("R3.11")
@ruling("RU-2")
@pytest.mark.parametrize(
    ("players", "space", "later", "earlier"),
    [
        (3, "logging_1_3", "do expedition_1", "do take_all"),
        (4, "logging_4_7", "do expedition_1", "do take_all"),
        (3, "blacksmithing", "do expedition_3", "do forge_weapon"),
        (3, "ore_mine_construction", "do expedition_2", "do ore_mine_deep_tunnel_and_gain_ore_3"),
        (3, "sheep_farming", "do take_all", "do stable"),
        (3, "donkey_farming", "do take_all", "do small_pasture"),
        (3, "adventure", "do expedition_1", "do forge_weapon"),
        (5, "hardware_rental_5", "do sow", "do expedition_2"),
        (6, "hardware_rental_6_7", "do expedition_2", "do gain_wood_2"),
        (5, "fence_building_5", "do small_pasture", "do take_all"),
        (6, "fence_building_6_7", "do large_pasture", "do take_all"),
    ],
)
def test_what_was_passed_over_does_not_come_back(players: int, space: str, later: str, earlier: str) -> None:
    """An armed dwarf travels, and with a Peaceful cave he could forge afterwards, were there no order."""
    cells = {**MEADOWS, "r2c1": "field", "r1c4": "tunnel", "r1c5": "tunnel"}
    goods = {"wood": 9, "stone": 9, "ore": 9, "grain": 9}
    plain = home(cells=cells, rooms={"r2c4": "peaceful_cave"}, dwarfs=[2, 2], **goods)
    lying = {
        "logging_1_3": {"wood": 3},
        "logging_4_7": {"wood": 3},
        "sheep_farming": {"sheep": 1},
        "donkey_farming": {"donkey": 1},
        "fence_building_5": {"wood": 1},
        "fence_building_6_7": {"wood": 2},
    }
    here = {space: lying[space]} if space in lying else {}
    cards = {} if space in position(*[home()] * players).data()["spaces"] else {1: space}
    table = position(plain, *[home()] * (players - 1), cards=cards, goods=here).play(f"place {space}")
    if earlier != "do forge_weapon":
        assert earlier in table.options()
    assert later in table.options()
    table.play(later)
    while table.seat == 0 and table.asked() != "PlaceDwarf":
        assert earlier not in table.options()
        chosen = [text for text in table.options() if text.split()[0] in ("sow", "fence", "loot", "do")]
        if table.asked() == "NextPart" and "stop" in table.options():
            if "disarm 1" in table.options():
                table.play("disarm 1")  # now he could forge
                assert earlier not in table.options()
            table.play("stop")
        else:
            table.play(chosen[0])
    assert table.seat == 1
