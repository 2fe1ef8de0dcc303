"""The 23 items of loot: from which strength on, what each does, when it cannot be chosen (R10.7, R10.10 to R10.12)."""

from random import Random
from typing import Any

import pytest
from caverna_table import AUTO, IDLE, Table, harvesting, home, position

from permonik.games.caverna import GAME
from permonik.testing import example, rule, ruling
from permonik.testing.contract.gathers import check_outcomes

MEADOWS = {"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}
FOREST = {f"r{row}c{column}": "meadow" for row in range(4) for column in range(3)}
MOUNTAIN = {f"r{row}c{column}": "tunnel" for row in range(4) for column in (3, 4, 5)} | {
    "r2c3": "cavern",
    "r3c3": "entry_level_dwelling",
}
STABLES = ["r3c2", "r3c1", "r3c0"]
PASTURES = dict.fromkeys(STABLES, "small_pasture")


class Item:
    """From which strength on, a home in which it can be chosen, the answers it asks for, and what comes of it."""

    def __init__(self, strength: int, *script: str, **more: Any) -> None:
        self.strength = strength
        self.script = script
        self.plain: dict[str, Any] = more.get("home", {})
        self.goods: dict[str, int] = more.get("goods", {})
        self.cells: dict[str, str] = more.get("cells", {})
        self.without: list[dict[str, Any]] = more.get("without", [])  # homes in which it cannot be chosen


# By hand from the table of R10.7.
ITEMS = {
    "all_weapons_plus_1": Item(1),
    "dog": Item(1, goods={"dog": 1}),
    "wood": Item(1, goods={"wood": 1}),
    "grain": Item(2, goods={"grain": 1}),
    "sheep": Item(2, goods={"sheep": 1}),
    "stone": Item(3, goods={"stone": 1}),
    "donkey": Item(3, goods={"donkey": 1}),
    "vegetable": Item(4, goods={"vegetable": 1}),
    "ore_2": Item(4, goods={"ore": 2}),
    "wild_boar": Item(5, goods={"wild_boar": 1}),
    "gold_2": Item(6, goods={"gold": 2}),
    "furnish_cavern": Item(
        *(7, "furnish beer_parlor", "cavern r2c3"),
        home={"wood": 3},
        goods={"wood": 1},
        cells={"r2c3": "beer_parlor"},
        without=[{"wood": 3, "rooms": {"r2c3": "dwelling"}}, {"wood": 1, "stone": 0}],
    ),
    "stable": Item(
        *(8, "stable r0c0"),
        without=[{"stables": STABLES, "cells": MEADOWS, "stone": 9}],
    ),
    "tunnel": Item(9, "lay r2c4", cells={"r2c4": "tunnel"}, without=[{"cells": MOUNTAIN}]),
    "small_pasture": Item(
        *(9, "fence r3c2"),
        home={"wood": 1, "cells": {"r3c2": "meadow"}},
        cells={"r3c2": "small_pasture"},
        without=[{"cells": {"r3c2": "meadow"}}, {"wood": 9, "cells": {"r3c2": "field"}}],
    ),
    "cattle": Item(10, goods={"cattle": 1}),
    "large_pasture": Item(
        *(10, "fence r3c2", "fence r3c1"),
        home={"wood": 2, "cells": MEADOWS},
        cells={"r3c2": "large_pasture", "r3c1": "large_pasture"},
        without=[{"wood": 1, "cells": MEADOWS}, {"wood": 9, "cells": {"r3c2": "meadow", "r2c1": "meadow"}}],
    ),
    "meadow": Item(11, "lay r3c2", cells={"r3c2": "meadow"}, without=[{"cells": FOREST}]),
    "dwelling": Item(
        *(11, "furnish dwelling", "cavern r2c3"),
        home={"wood": 2, "stone": 2},
        cells={"r2c3": "dwelling"},
        without=[
            {"wood": 9, "stone": 1},
            {"wood": 1, "stone": 9},
            {"wood": 9, "stone": 9, "rooms": {"r2c3": "dwelling"}},
        ],
    ),
    "field": Item(12, "lay r3c2", cells={"r3c2": "field"}, without=[{"cells": FOREST}]),
    "sow": Item(
        *(12, "sow vegetable", "sow grain"),
        home={"cells": {"r3c2": "field", "r2c2": "field"}, "grain": 1, "vegetable": 1},
        cells={"r3c2": "field"},
        without=[{"cells": {"r3c2": "field"}}, {"cells": MEADOWS, "grain": 1}],
    ),
    "cavern": Item(14, "lay r2c4", cells={"r2c4": "cavern"}, without=[{"cells": MOUNTAIN}]),
    "breed": Item(
        *(14, "breed sheep"),
        home={"cells": {"r3c2": "small_pasture"}, "stables": ["r3c2"], "sheep": 2},
        goods={"sheep": 3},
        without=[{"sheep": 2}, {"cells": {"r3c2": "small_pasture"}, "sheep": 1, "donkey": 1}],
    ),
}
ALL = list(ITEMS)


def travelling(strength: int, level: int = 1, second: int = 0, display: Any = None, **plain: Any) -> Table:
    """Seat 0 with a dwarf of this strength before the loot; nothing else is left to do in this round."""
    own = home(dwarfs=[(strength, "exploration"), (second, "aside")], **plain)
    agenda = [["Finish", AUTO], ["Work", AUTO], ["Expedition", 0, level, strength, 0]]
    table = position(own, home(dwarfs=IDLE), home(dwarfs=IDLE), agenda=agenda, display=display)
    table.state.dwarf = 0
    return table


@rule("R10.7")
@pytest.mark.parametrize("item", ALL)
def test_from_which_strength_on_an_item_is_there(item: str) -> None:
    row = ITEMS[item]
    for strength in range(1, 15):
        assert (item in travelling(strength, **row.plain).offers("loot")) is (strength >= row.strength)


@rule("R10.7")
@pytest.mark.parametrize("item", ALL)
def test_what_an_item_is_worth(item: str) -> None:
    """Just strong enough, the dwarf comes home with it and nothing else."""
    row = ITEMS[item]
    table = travelling(row.strength, second=3, **row.plain).play(f"loot {item}", *row.script)
    assert table.state.over
    assert table.goods() == row.goods
    assert row.cells.items() <= table.home()["cells"].items()
    grown = 1 if item == "all_weapons_plus_1" else 0
    assert table.strengths() == [min(14, row.strength + 1 + grown), 3 + grown]
    assert table.home()["stables"] == (["r0c0"] if item == "stable" else row.plain.get("stables", []))
    crops = {"r2c2": {"vegetable": 2}, "r3c2": {"grain": 3}}
    assert table.home()["crops"] == (crops if item == "sow" else {})


@rule("R10.7")
def test_there_are_no_other_items() -> None:
    assert len(ALL) == 23
    assert list(GAME.table.by_verb["loot"].domains[0].ids) == ALL
    assert [item for item in ALL if ITEMS[item].strength == 13] == []


@rule("R10.10")
@ruling("RU-9")
@pytest.mark.parametrize("item", [item for item in ALL if ITEMS[item].without])
def test_an_item_that_cannot_be_carried_out_cannot_be_chosen(item: str) -> None:
    for plain in ITEMS[item].without:
        table = travelling(14, display=["beer_parlor", "dwelling", "carpenter"], **plain)
        assert item not in table.offers("loot")


@rule("R10.10")
def test_the_cavern_is_furnished_with_any_tile_at_its_price() -> None:
    table = travelling(7, wood=4, stone=2, display=["simple_dwelling_4_2", "dwelling", "beer_parlor", "trader"])
    table.play("loot furnish_cavern")
    assert table.offers("furnish") == ["simple_dwelling_4_2", "trader", "beer_parlor"]
    assert table.play("furnish simple_dwelling_4_2", "cavern r2c3").goods() == {}


@rule("R10.10")
def test_the_dwelling_of_the_loot_is_the_ordinary_one_only() -> None:
    """For 2 wood and 2 stone, however many other dwellings could be paid."""
    table = travelling(11, wood=9, stone=9).play("loot dwelling")
    assert table.offers("furnish") == ["dwelling"]
    assert table.play("furnish dwelling", "cavern r2c3").goods() == {"wood": 7, "stone": 7}


@rule("R10.10")
def test_the_stable_of_the_loot_is_free() -> None:
    table = travelling(8, stone=1, stables=["r0c0", "r0c1"], cells={"r3c2": "field"}).play("loot stable")
    assert "r3c2" not in table.offers("stable")  # never on a field
    assert table.play("stable r1c0").goods() == {"stone": 1}


@rule("R10.10")
@pytest.mark.parametrize("item", ["tunnel", "cavern", "meadow", "field"])
def test_tiles_of_the_loot_are_laid_as_always(item: str) -> None:
    """Beside what is there, and with the bonus of the cell."""
    table = travelling(14).play(f"loot {item}")
    if item in ("tunnel", "cavern"):
        assert set(table.offers("lay")) == {"r1c3", "r2c4", "r3c4"}
        table.play("lay r3c4")
    else:
        assert table.offers("lay") == ["r3c2"]
        table = travelling(14, cells={"r3c2": "field"}).play(f"loot {item}")
        assert set(table.offers("lay")) == {"r3c1", "r2c2"}
        table.play("lay r3c1")
    assert table.goods() == {"food": 1}


@rule("R10.10")
def test_sowing_by_loot_has_the_usual_limits() -> None:
    fields = {f"r{row}c{column}": "field" for row in (1, 2, 3) for column in (0, 1, 2)}
    table = travelling(12, cells=fields, grain=5, vegetable=5).play("loot sow")
    assert "stop" not in table.options()
    table.play("sow grain", "sow grain")
    assert table.offers("sow") == ["vegetable"]
    table.play("sow vegetable", "sow vegetable")
    assert table.state.over
    assert table.goods() == {"grain": 3, "vegetable": 3}


@rule("R10.11")
def test_items_that_are_alike_are_different_items() -> None:
    table = travelling(10, 2, cells=MEADOWS, wood=3)
    table.play("loot small_pasture", "fence r3c2", "loot large_pasture", "fence r3c0", "fence r3c1")
    assert table.goods() == {}
    assert table.points()["pastures"] == 6
    table = travelling(11, 2, cells={"r2c4": "cavern"}, wood=6, stone=5)
    table.play("loot dwelling", "furnish dwelling", "cavern r2c3")
    table.play("loot furnish_cavern", "furnish dwelling", "cavern r2c4")
    assert table.goods() == {}


@rule("R10.12")
@pytest.mark.parametrize(("animal", "food"), [("sheep", 1), ("donkey", 1), ("wild_boar", 2), ("cattle", 3)])
def test_loot_animals_are_housed_or_eaten_at_once(animal: str, food: int) -> None:
    lodger = "cattle" if animal != "cattle" else "sheep"
    table = travelling(10, 2, **{lodger: 2}).play(f"loot {animal}")
    assert table.asked() == "MakeRoom"
    assert table.play(f"exchange {animal}").goods() == {lodger: 2, "food": food}
    assert table.asked() == "Expedition"


@rule("R10.12")
@example("EX-61")
def test_a_loot_animal_lives_in_what_the_same_action_made() -> None:
    """The donkey in the mine just founded; the sheep on the pasture just fenced."""
    plain = home(cells={"r2c4": "tunnel", "r2c5": "tunnel"}, dwarfs=[3, 3], sheep=2)
    table = position(plain, home(), cards={3: "ore_mine_construction"})
    table.play("place ore_mine_construction", "do ore_mine_deep_tunnel_and_gain_ore_3", "lay r2c5", "lay r2c4")
    assert table.goods() == {"ore": 3, "sheep": 2}
    table.play("do expedition_2", "loot donkey")
    assert table.asked() == "Expedition"
    assert table.goods() == {"ore": 3, "sheep": 2, "donkey": 1}
    before = position(plain, home(), cards={3: "ore_mine_construction"}).play("place ore_mine_construction")
    before.play("do expedition_2", "loot donkey")
    assert before.asked() == "MakeRoom"
    table = travelling(9, 2, cattle=2, wood=1, cells={"r3c2": "meadow"}).play("loot small_pasture", "fence r3c2")
    assert table.play("loot sheep").goods() == {"cattle": 2, "sheep": 1}
    assert table.state.over


# -- breeding by loot ------------------------------------------------------------------------------------------------

HERD = {"sheep": 2, "donkey": 2, "cattle": 2}


@example("EX-63")
@rule("R10.10")
def test_two_of_three_types_breed() -> None:
    table = travelling(14, cells=PASTURES, stables=STABLES, wild_boar=1, **HERD).play("loot breed")
    assert table.options() == ["breed sheep", "breed donkey", "breed cattle"]  # a single boar does not
    table.play("breed cattle")
    assert table.options() == ["stop", "breed sheep", "breed donkey"]
    table.play("breed sheep")
    assert table.state.over
    assert table.goods() == {"sheep": 3, "donkey": 2, "wild_boar": 1, "cattle": 3}


@example("EX-63")
@rule("R10.10")
def test_with_room_for_one_newborn_one_is_born() -> None:
    cells = {"r3c2": "small_pasture", "r3c1": "small_pasture"}
    table = travelling(14, cells=cells, stables=["r3c2"], **HERD).play("loot breed", "breed donkey")
    assert table.state.over
    assert table.goods() == {"sheep": 2, "donkey": 3, "cattle": 2}


@ruling("RU-45")
def test_a_type_breeds_by_loot_and_in_the_harvest() -> None:
    """While it breeds by loot nothing is eaten or bought; in the harvest of the same round it breeds again."""
    plain: dict[str, Any] = {"cells": PASTURES, "stables": STABLES, **HERD}
    table = travelling(14, 2, ruby=3, **plain).play("loot breed")
    assert table.offers("exchange") == []
    assert table.play("breed sheep").offers("exchange") == []
    table.play("stop")
    assert "sheep" in table.offers("exchange")
    assert table.goods()["sheep"] == 3
    table = harvesting(home(food=4, dwarfs=[14, 14], **{**plain, "sheep": 3})).play("feed 4")
    assert table.goods() == {"sheep": 4, "donkey": 3, "cattle": 3}


@ruling("RU-40")
def test_only_a_newborn_by_loot_may_be_declined() -> None:
    """The harvest asks nobody where all newborns fit; goods come without a question."""
    plain: dict[str, Any] = {"cells": PASTURES, "stables": STABLES, **HERD}
    table = travelling(14, **plain).play("loot breed", "breed sheep", "stop")
    assert table.goods() == {**HERD, "sheep": 3}
    table = harvesting(home(food=4, **plain)).play("feed 4")
    assert table.state.over
    assert table.goods() == dict.fromkeys(HERD, 3)
    table = position(home(), home(), home(), goods={"strip_mining": {"ore": 1}}).play("place strip_mining")
    assert table.goods() == {"ore": 1, "wood": 2}
    assert table.seat == 1


@rule("R10.10")
def test_the_types_that_breed_are_one_choice() -> None:
    table = travelling(14, cells=PASTURES, stables=STABLES, wild_boar=1, **HERD).play("loot breed")
    assert check_outcomes("loot", GAME, table.state, table.seat, Random(1)) == 6  # one of three types, or two
