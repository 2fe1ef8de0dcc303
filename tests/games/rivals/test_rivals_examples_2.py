"""The later worked examples of section 22 that belong to no single card."""

from rivals_table import BLUE, NOTHING, RED, position, rolled

from permonik.games.rivals import GAME
from permonik.testing import example, rule, ruling

# Three more towns to the right, with regions of the stack.
EAST = {
    "towns": [4, 6, 8],
    "regions": {
        f"c{column}-{row}": f"stack_{region}"
        for (column, row), region in zip(
            [(column, row) for column in (5, 7, 9) for row in ("above", "below")],
            ["fields_3", "fields_1", "mountains_4", "mountains_2", "hills_5", "hills_1"],
            strict=True,
        )
    },
}


@example("EX-52")
@rule("R15.3")
def test_the_twelfth_point_on_the_opponents_turn_wins_before_the_own_roll() -> None:
    blue = {
        **EAST,
        "cities": [0, 2, 4, 6, 8],
        "sites": {"c0-above": ["candamir"], "c2-above": ["mint"]},
        "hand": ["inga", "scout", "austin"],
    }
    red = {"sites": {"c0-above": ["siglind"], "c0-below": ["osmund"]}, "hand": ["harald", "goldsmith", "brigitta"]}
    table = position("gold", red=red, blue=blue)
    assert (table.tokens()[0], table.points(BLUE)) == (None, 11)
    table.play("demolish c0-below-1")
    assert (table.tokens()[0], table.points(BLUE), table.state.over) == (BLUE, 12, False)
    table.play("end", "end")
    assert table.state.over
    assert GAME.winners(table.state) == (BLUE,)
    assert (table.data()["active"], table.data()["production"]) == (BLUE, 0)  # nothing was rolled


@example("EX-53")
@ruling("RU-45")
def test_gudrun_reaches_gold_that_lies_in_the_cache_only() -> None:
    red = {"sites": {"c0-above": ["pirate_ship"]}, "hand": ["gudrun"], "goods": {"gold": 2}}
    table = position("gold", red=red, blue={"goods": {}, "cache": ("c1-above", 2)})
    assert table.offers("play") == ["gudrun"]
    table.play("play gudrun")
    assert table.options() == ["many 1"]
    table.play("many 1")
    assert (table.goods(RED)["gold"], table.stock(BLUE)["cache"]) == (3, 1)


@example("EX-54")
@ruling("RU-44")
def test_the_gold_of_a_harvest_is_stored_before_the_resource_of_choice_is_named() -> None:
    red = {"sites": {"c0-above": ["toll_bridge"]}, "goods": {"gold": 1}}
    table = rolled("intro", 5, "plentiful_harvest", red=red)
    assert (table.seat, table.goods()["gold"]) == (RED, 3)
    assert "c1-above" not in table.offers("gain")
    assert "forfeit" in table.options()  # naming gold now would lose it
    table.play("gain c3-above")
    assert (table.seat, table.asked()) == (BLUE, "Gain")


@example("EX-55")
@rule("R8.6")
def test_the_number_set_by_brigitta_is_the_number_of_the_turn() -> None:
    red = {
        "cities": [0],
        "sites": {"c0-below": ["weavers_shop", "chapel_456"], "c0-above": ["marketplace", "harald"]},
        "hand": ["brigitta", "benjamin"],
        "goods": {},
    }
    blue = {
        "towns": [4],
        "regions": {"c5-above": "stack_mountains_4", "c5-below": "stack_forest_4"},
        "goods": {},
    }
    table = position("duel", phase="BeforeRoll", red=red, blue=blue)
    table.play("play brigitta", "set-die 4", "roll", "=event_card")
    assert table.goods() == NOTHING | {"wool": 2}  # with the booster
    assert (table.asked(), table.offers("gain")) == ("Gain", ["c-1-above", "c1-above", "c3-below"])  # the Marketplace
    table.play("gain c3-below", "=riots")
    assert table.asked() == "Act"  # the Chapel of 4 to 6 protects Harald
    table.play("play benjamin")
    assert table.goods() == NOTHING | {"wool": 3, "ore": 1}


@example("EX-57")
@rule("R13.4")
def test_a_card_just_drawn_may_be_returned() -> None:
    tops = {1: ["austin"], 2: ["scout"]}
    table = position(phase="Replenish", red={"hand": ["inga"]}, tops=tops).play("draw 1", "draw 2")
    assert table.asked() == "ExchangeCard"
    assert sorted({text.split()[0] for text in table.offers("under")}) == ["austin", "inga", "scout"]
    table.play("under scout 4", "draw 4")
    assert table.state.chance() is not None
