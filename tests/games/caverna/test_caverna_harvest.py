"""The harvest as a whole: when, its steps, and the three special events (section 4)."""

from typing import Any

import pytest
from caverna_table import IDLE, Table, harvesting, home, position, starting

from permonik.testing import example, rule

FARM = {"cells": {"r3c2": "field", "r3c1": "field", "r3c0": "small_pasture"}, "stables": ["r3c0"]}
CROPS = {"r3c2": {"grain": 3}, "r3c1": {"vegetable": 1}}
CARDS = {4: "wish_for_children", 5: "donkey_farming", 6: "ruby_mine_construction"}


def farmer(**more: Any) -> dict[str, Any]:
    """Two sown fields, two sheep with room for two more, two dwarfs whose work is done."""
    return home(**FARM, crops=CROPS, dwarfs=IDLE, sheep=2, **more)


def round_of(number: int, **more: Any) -> Table:
    """This round, with three farmers whose dwarfs work no longer; its marker, if any, is drawn."""
    cards = {n: card for n, card in CARDS.items() if n < number}
    return starting(farmer(food=9), farmer(food=9), farmer(food=9), round=number - 1, cards=cards, **more)


@rule("R4.1")
@pytest.mark.parametrize(("number", "kind"), [(1, "none"), (2, "none"), (3, "normal"), (4, "food_only"), (5, "normal")])
def test_the_first_five_rounds(number: int, kind: str) -> None:
    table = round_of(number)
    if number not in (3, 4):
        table.play("=donkey_farming" if number == 5 else "=sheep_farming")
    elif number == 3:
        table.play("=sheep_farming")
    if kind == "none":
        assert table.data()["round"] == number + 1  # nobody was asked, and nothing happened
        assert table.goods() == {"food": 9, "sheep": 2}
        return
    assert table.data()["round"] == number
    assert table.asked() == "Feed"
    assert table.offers("feed")[0] == ("4" if kind == "normal" else "2")
    assert table.goods().get("grain", 0) == (1 if kind == "normal" else 0)


@rule("R4.1")
def test_from_round_6_on_the_marker_says_it() -> None:
    table = round_of(6)
    assert table.data()["harvests"][6:] == ["marker"] * 7
    table.play("=green")
    assert table.data()["harvests"][6:] == ["normal"] + ["marker"] * 6
    assert table.offers("feed")[0] == "4"
    assert table.goods()["grain"] == 1


@rule("R4.2")
def test_field_then_feeding_then_breeding() -> None:
    """The crop just reaped can be eaten; a sheep eaten in the feeding step is no parent any more."""
    table = harvesting(farmer(food=2))
    assert table.asked() == "Feed"
    assert table.goods() == {"food": 2, "grain": 1, "vegetable": 1, "sheep": 2}
    assert table.play("exchange vegetable").play("feed 4").goods() == {"grain": 1, "sheep": 3}
    table = harvesting(farmer(food=2))
    table.play("exchange sheep", "exchange grain", "feed 4")
    assert table.goods() == {"vegetable": 1, "sheep": 1}
    assert table.state.over


@rule("R4.3")
def test_exactly_one_crop_from_every_sown_field() -> None:
    cells = {f"r{row}c{column}": "field" for row in (2, 3) for column in range(3)}
    crops = {
        "r3c2": {"grain": 3},
        "r3c1": {"grain": 2},
        "r3c0": {"grain": 1},
        "r2c2": {"vegetable": 2},
        "r2c1": {"vegetable": 1},
    }
    table = harvesting(home(cells=cells, crops=crops, food=4)).play("feed 4")
    assert table.goods() == {"grain": 3, "vegetable": 2}
    assert table.home()["crops"] == {"r3c2": {"grain": 2}, "r3c1": {"grain": 1}, "r2c2": {"vegetable": 1}}
    empty = position(home(cells=cells, crops=table.home()["crops"], grain=9, vegetable=9), home())
    empty.play("place slash_and_burn", "do sow", "sow grain", "sow vegetable", "sow grain")
    assert empty.state.waiting() == (1,)  # three fields were empty, and all are sown again


@rule("R4.8")
@pytest.mark.parametrize("round", [4, 9])
def test_food_only(round: int) -> None:
    """No field and no breeding step, one food for each dwarf, the newborn included."""
    plain = home(**FARM, crops=CROPS, dwarfs=[0, 0, (0, "newborn")], rooms={"r2c3": "dwelling"}, sheep=2, food=2)
    table = harvesting(plain, kind="food_only", round=round)
    assert table.offers("feed") == ["2", "1", "0"]
    table.play("feed 2")
    assert table.state.over
    assert table.goods() == {"sheep": 2}
    assert table.home()["begging"] == 1  # three were due
    assert table.home()["crops"] == CROPS


@rule("R4.9", "R4.13")
@example("EX-5")
def test_the_first_red_marker_no_harvest() -> None:
    """Not even feeding; the next round harvests by its own marker."""
    table = round_of(6).play("=red")
    assert table.data()["round"] == 7
    assert table.goods() == {"food": 9, "sheep": 2}
    assert table.home()["crops"] == CROPS
    assert [table.home(seat)["begging"] for seat in range(3)] == [0, 0, 0]
    assert table.data()["harvests"][7] == "marker"


@rule("R4.9")
@example("EX-5")
def test_the_second_red_marker_food_only() -> None:
    table = round_of(6, red=1).play("=red")
    assert table.state.waiting() == (0, 1, 2)
    for seat in range(3):
        assert table.offers("feed", seat)[0] == "2"
        table.play("feed 2", seat=seat)
    assert table.data()["round"] == 7
    assert table.goods() == {"food": 7, "sheep": 2}
    assert table.home()["crops"] == CROPS


@rule("R4.9", "R4.13")
@example("EX-5")
def test_the_third_red_marker_each_skips_one_step() -> None:
    """Anna skips the field, Boris the breeding step; both are fed normally. Nobody skips both or none."""
    table = round_of(6, red=2).play("=red")
    assert table.state.waiting() == (0, 1, 2)
    for seat in range(3):
        assert table.options(seat) == ["skip field", "skip breeding"]
    table.play("skip field", seat=0)
    table.play("skip breeding", seat=1)
    assert table.offers("feed", 0)[0] == table.offers("feed", 1)[0] == "4"
    table.play("feed 4", seat=0)
    table.play("feed 4", seat=1)
    assert table.goods(0) == {"food": 5, "sheep": 3}
    assert table.home(0)["crops"] == CROPS
    assert table.goods(1) == {"food": 5, "sheep": 2, "grain": 1, "vegetable": 1}
    assert table.home(1)["crops"] == {"r3c2": {"grain": 2}}


@rule("R4.9")
def test_events_are_counted_over_the_whole_game() -> None:
    """Red in round 6, green in round 7, red in round 8: that is the second one."""
    table = starting(farmer(), farmer(), farmer(), round=6, cards=CARDS, red=1)
    table.play("=ore_delivery", "=green")
    for seat in range(3):
        table.play("feed 0", seat=seat)
    assert table.data()["round"] == 8
    table.play("=exploration", "=red")
    assert table.data()["markers"] == {"green": 1, "red": 2}
    assert table.data()["harvests"][6:9] == ["marker", "normal", "food_only"]


@rule("R4.10")
def test_everybody_harvests_for_himself_and_at_once() -> None:
    """All are asked at the same time, any order of answers gives the same position, the start seat plays no part."""
    positions = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        table = harvesting(farmer(food=1), farmer(food=9), farmer(), start=1)
        assert table.state.waiting() == (0, 1, 2)
        answers = {0: "feed 1", 1: "feed 4", 2: "feed 0"}
        for seat in order:
            table.play(answers[seat], seat=seat)
        assert [table.home(seat)["begging"] for seat in range(3)] == [3, 0, 4]
        positions.append(table.state.key())
    assert positions[0] == positions[1] == positions[2]


@rule("R4.13")
def test_tiles_that_need_the_skipped_step_give_nothing() -> None:
    mines = {"r1c4": "ore_mine", "r1c5": "ore_mine", "r0c4": "ore_mine"}
    rooms = {"r2c3": "quarry", "r2c4": "breeding_cave"}
    for skip, goods in (("field", {"donkey": 3, "stone": 1, "food": 1}), ("breeding", {"donkey": 2})):
        table = harvesting(home(cells=mines, rooms=rooms, donkey=2, food=4), kind="skip_one", round=9)
        assert table.play(f"skip {skip}", "feed 4").goods() == goods


@rule("R4.13")
def test_a_red_marker_counts_for_its_round_only() -> None:
    """After the third one the next green harvest has all its steps again."""
    up = {**CARDS, 7: "ore_delivery", 8: "exploration"}
    table = starting(farmer(food=4), farmer(food=4), farmer(food=4), round=8, cards=up, red=3, green=1)
    assert table.data()["harvests"][9] == "normal"  # three were red already
    assert table.goods()["grain"] == 1
    for seat in range(3):
        table.play("feed 4", seat=seat)
    assert table.goods(2) == {"grain": 1, "vegetable": 1, "sheep": 3}


@rule("R4.15")
def test_breeding_in_the_last_round_too() -> None:
    up = {10: "adventure", 11: "ore_trading"}
    plain = farmer(food=4)
    table = starting(plain, plain, plain, round=11, cards=up, red=3, green=3)
    for seat in range(3):
        table.play("feed 4", seat=seat)
    assert table.state.over
    assert table.goods()["sheep"] == 3
