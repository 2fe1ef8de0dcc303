"""The end of the game and the points, line by line (section 13)."""

from typing import Any

import pytest
from caverna_table import AUTO, Table, home, position

from permonik.games.caverna import GAME
from permonik.testing import example, rule, ruling

FOREST = [f"r{row}c{column}" for row in range(4) for column in range(3)]
MOUNTAIN = [f"r{row}c{column}" for row in range(4) for column in (3, 4, 5) if (row, column) not in ((2, 3), (3, 3))]
BARE = {"missing-types": -8, "unused": -22, "dwarfs": 2}  # a home nobody did anything with


def pad(**plain: Any) -> dict[str, int]:
    """The lines of the score of a home that are not zero."""
    return position(home(**plain), home()).points()


def difference(**plain: Any) -> dict[str, int]:
    """The lines by which this home differs from a bare one."""
    found = pad(**plain)
    lines = {line: found.get(line, 0) - BARE.get(line, 0) for line in {*found, *BARE}}
    return {line: points for line, points in lines.items() if points}


def ended(*homes: dict[str, Any]) -> Table:
    """Round 12 is over; the last exchanges come next."""
    table = position(*homes, round=12, agenda=[["NewRound", AUTO]])
    table.state.settle()
    return table


# -- the end ---------------------------------------------------------------------------------------------------------


@rule("R13.1")
@pytest.mark.parametrize("players", [1, 2, 3, 7])
def test_the_game_ends_after_the_harvest_of_round_12(players: int) -> None:
    agenda = [["NewRound", AUTO], ["GrowUp", AUTO], ["Harvest", AUTO]]
    table = position(*[home(food=4)] * players, round=12, harvests={12: "normal"}, agenda=agenda)
    table.state.settle()
    assert not table.state.over
    for seat in range(players):
        table.play("feed 4", seat=seat)
    assert table.state.over
    assert table.data()["round"] == 12


@rule("R13.1")
@example("EX-70")
def test_everybody_exchanges_once_more_before_scoring() -> None:
    """All at the same time, as often as they like, and nothing afterwards: 4 grain make 6 gold, not 2 points."""
    brewer = home(rooms={"r2c3": "beer_parlor"}, grain=4)
    table = ended(brewer, home(ruby=1), home())
    assert table.state.waiting() == (0, 1)
    assert table.points(0)["grain"] == 2
    table.play("exchange beer_parlor_gold", "exchange beer_parlor_gold", seat=0)
    assert table.points(0)["gold"] == 6
    assert "grain" not in table.points(0)
    table.play("exchange ruby_sheep", "stop", seat=1).play("stop", seat=0)
    assert table.state.over
    assert table.points(1)["missing-types"] == -6


@rule("R13.1")
@pytest.mark.parametrize(
    ("plain", "exchange", "line", "points"),
    [
        ({"rooms": {"r2c3": "hunting_parlor"}, "wild_boar": 2}, "hunting_parlor", "gold", 2),
        ({"rooms": {"r2c3": "spare_part_storage"}, "wood": 1, "stone": 1, "ore": 1}, "spare_part_storage", "gold", 2),
        ({"rooms": {"r2c3": "blacksmithing_parlor"}, "ruby": 1, "ore": 1}, "blacksmithing_parlor", "gold", 2),
        ({"rooms": {"r2c3": "stone_storage", "r2c4": "trader"}, "gold": 2}, "trader", "yellow", 1),
        ({"ruby": 1}, "ruby_sheep", "animals", 1),
    ],
)
def test_tiles_that_work_at_any_time_work_before_scoring(
    plain: dict[str, Any], exchange: str, line: str, points: int
) -> None:
    table = ended(home(**plain), home())
    assert table.asked() == "BeforeScoring"
    assert table.play(f"exchange {exchange}").points()[line] == points


@rule("R13.1")
def test_weapons_are_laid_down_before_scoring() -> None:
    rooms = {"r2c3": "peaceful_cave", "r2c4": "prayer_chamber"}
    table = ended(home(rooms=rooms, dwarfs=[3, 0]), home())
    assert "yellow" not in table.points()
    assert table.play("disarm 1", "stop").points()["yellow"] == 8
    assert table.state.over


# -- single lines ----------------------------------------------------------------------------------------------------


@example("EX-37")
@rule("R13.2")
def test_a_home_nobody_did_anything_with() -> None:
    table = Table(GAME.setup(2, {"set": "full"}))
    assert table.points() == BARE
    assert GAME.scores(table.state)[0].total == -28
    assert difference(gold=3, food=9, wood=9, stone=9, ore=9) == {"gold": 3}


@rule("R13.2")
@pytest.mark.parametrize(
    ("plain", "lines"),
    [
        ({"dog": 2}, {"animals": 2}),
        ({"sheep": 2}, {"animals": 2, "missing-types": 2}),
        ({"donkey": 1}, {"animals": 1, "missing-types": 2}),
        ({"wild_boar": 1}, {"animals": 1, "missing-types": 2}),
        ({"cattle": 2}, {"animals": 2, "missing-types": 2}),
        ({"vegetable": 3}, {"vegetables": 3}),
        ({"cells": {"r3c2": "field"}, "crops": {"r3c2": {"vegetable": 2}}}, {"vegetables": 2, "unused": 1}),
        ({"cells": {"r3c2": "field"}, "crops": {"r3c2": {"grain": 3}}}, {"grain": 2, "unused": 1}),
        ({"cells": {"r3c2": "field"}, "crops": {"r3c2": {"grain": 2}}, "grain": 1}, {"grain": 2, "unused": 1}),
        ({"ruby": 4}, {"rubies": 4}),
        ({"gold": 5}, {"gold": 5}),
        ({"dwarfs": [0, 0, (0, "newborn")]}, {"dwarfs": 1}),
        ({"begging": 2}, {"begging": -6}),
        ({"rooms": {"r2c3": "dwelling"}}, {"rooms": 3}),
        ({"rooms": {"r2c4": "dwelling", "r2c5": "dwelling"}}, {"rooms": 6, "unused": 2}),
        ({"cells": {"r3c2": "small_pasture"}}, {"pastures": 2, "unused": 1}),
        ({"larges": [["r3c2", "r3c1"]]}, {"pastures": 4, "unused": 2}),
        ({"cells": {"r2c4": "ore_mine", "r2c5": "deep_tunnel"}}, {"mines": 3, "unused": 2}),
        ({"cells": {"r2c4": "ruby_mine"}}, {"mines": 4, "unused": 1}),
    ],
)
def test_lines_of_the_pad(plain: dict[str, Any], lines: dict[str, int]) -> None:
    assert difference(**plain) == lines


@example("EX-31")
@rule("R13.2")
@pytest.mark.parametrize(("grain", "points"), [(0, 0), (1, 1), (2, 1), (8, 4), (9, 5)])
def test_half_a_point_per_grain_rounded_up(grain: int, points: int) -> None:
    """Once for all grain, not once for the supply and once for the fields."""
    assert pad(grain=grain).get("grain", 0) == points
    if grain > 1:
        field = {"cells": {"r3c2": "field"}, "crops": {"r3c2": {"grain": 1}}}
        assert pad(grain=grain - 1, **field)["grain"] == points


@example("EX-66")
@rule("R13.2", "R13.6")
def test_dogs_alone() -> None:
    found = pad(dog=3)
    assert (found["animals"], found["missing-types"]) == (3, -8)
    full = pad(sheep=1, donkey=1, wild_boar=1, cattle=1)
    assert "missing-types" not in full  # a single animal is enough, and no dog is missed


@rule("R13.3")
@pytest.mark.parametrize("tile", ["meadow", "field", "small_pasture", "tunnel", "cavern", "ruby_mine", "beer_parlor"])
def test_whatever_lies_on_a_cell_uses_it(tile: str) -> None:
    cells = FOREST if tile in ("meadow", "field", "small_pasture") else MOUNTAIN
    for at, cell in enumerate(cells):
        covered = {"rooms": {cell: tile}} if tile == "beer_parlor" else {"cells": {cell: tile}}
        assert pad(**covered)["unused"] == -21, at
    both = {**dict.fromkeys(FOREST, "meadow"), **dict.fromkeys(MOUNTAIN, "tunnel")}
    assert len(both) == 22
    assert "unused" not in pad(cells=both)


@rule("R13.3")
def test_a_stable_uses_its_cell_once() -> None:
    """In the forest without a tile it does; on a meadow it adds nothing. Cells outside the board never count."""
    assert pad(stables=["r0c0", "r0c1"])["unused"] == -20
    assert pad(stables=["r3c2"], cells={"r3c2": "meadow"})["unused"] == -21
    ring = home(
        rooms={"r2c3": "office_room"}, cells={"r3c2": "meadow", "r4c2": "field", "r0c3": "cavern", "r-1c3": "tunnel"}
    )
    assert position(ring, home()).points()["unused"] == -20


YELLOW: list[tuple[str, dict[str, Any], int]] = [
    ("weaving_parlor", {"sheep": 5}, 2),
    ("milking_parlor", {"cattle": 3}, 3),
    ("state_parlor", {}, 4),  # beside the entry-level dwelling
    ("stone_storage", {"stone": 4}, 4),
    ("ore_storage", {"ore": 5}, 2),
    ("main_storage", {}, 2),
    ("weapon_storage", {"dwarfs": [1, 14, 0]}, 6),
    ("supplies_storage", {"dwarfs": [1, 14]}, 8),
    ("supplies_storage", {"dwarfs": [1, 14, 0]}, 0),
    ("broom_chamber", {"dwarfs": [0] * 4}, 0),
    ("broom_chamber", {"dwarfs": [0] * 5}, 5),
    ("broom_chamber", {"dwarfs": [0] * 6, "rooms": {"r2c4": "additional_dwelling"}}, 10),
    ("treasure_chamber", {"ruby": 3}, 3),
    ("food_chamber", {"grain": 3, "cells": {"r3c2": "field"}, "crops": {"r3c2": {"vegetable": 2}}}, 4),
    ("prayer_chamber", {}, 8),
    ("prayer_chamber", {"dwarfs": [1, 0]}, 0),
    ("fodder_chamber", {"sheep": 2, "donkey": 2, "wild_boar": 3, "cattle": 1, "dog": 9}, 2),
]


@rule("R13.4")
@pytest.mark.parametrize(("room", "plain", "points"), YELLOW, ids=[f"{row[0]}-{row[2]}" for row in YELLOW])
def test_the_yellow_line(room: str, plain: dict[str, Any], points: int) -> None:
    """These tiles have no printed points: all they give stands on one line."""
    rooms = {"r2c3": room, **plain.get("rooms", {})}
    found = pad(**{**plain, "rooms": rooms})
    assert found.get("yellow", 0) == points
    assert found.get("rooms", 0) == (5 if "additional_dwelling" in rooms.values() else 0)


@rule("R13.4")
@pytest.mark.parametrize(
    ("room", "printed"),
    [("hunting_parlor", 1), ("beer_parlor", 3), ("blacksmithing_parlor", 2), ("spare_part_storage", 0)],
)
def test_parlors_that_make_gold_have_printed_points_only(room: str, printed: int) -> None:
    found = pad(rooms={"r2c3": room}, grain=4, wild_boar=2, ruby=1, ore=3, wood=1, stone=1)
    assert found.get("rooms", 0) == printed
    assert "yellow" not in found
    assert "gold" not in found


@rule("R13.4")
@ruling("RU-35")
@pytest.mark.parametrize(
    ("unused", "missing", "begging", "saved"),
    [(4, 1, 0, 6), (4, 0, 1, 7), (0, 0, 1, 3), (0, 4, 0, 7), (3, 2, 0, 7), (10, 0, 0, 7), (0, 0, 0, 0), (5, 4, 4, 7)],
)
def test_the_writing_chamber_saves_up_to_seven(unused: int, missing: int, begging: int, saved: int) -> None:
    """Of missing types, unused spaces and begging together; what is not lost is not won."""
    types = dict.fromkeys(["sheep", "donkey", "wild_boar", "cattle"][missing:], 1)
    tiles = {**dict.fromkeys(FOREST, "meadow"), **dict.fromkeys(MOUNTAIN, "tunnel")}
    cells = dict(list(tiles.items())[unused:])
    found = pad(cells=cells, rooms={"r2c3": "writing_chamber"}, begging=begging, **types)
    assert found.get("unused", 0) == -unused
    assert found.get("missing-types", 0) == -2 * missing
    assert found.get("begging", 0) == -3 * begging
    assert found.get("writing-chamber", 0) == saved
    assert "rooms" not in found


@rule("R13.5")
def test_the_highest_total_wins_and_ties_are_shared() -> None:
    """Nothing breaks a tie: not the order, not gold, not dwarfs."""
    for gold, winners in (([1, 3, 2], (1,)), ([3, 1, 3], (0, 2)), ([2, 2, 2], (0, 1, 2)), ([0, 0, 5], (2,))):
        table = position(*[home(gold=one) for one in gold], start=1)
        assert GAME.winners(table.state) == winners
    table = position(home(dwarfs=[0, 0, 0]), home(gold=1), home(ruby=1), home())
    assert GAME.winners(table.state) == (0, 1, 2)


@rule("R13.6")
def test_what_gives_no_points_of_its_own() -> None:
    assert pad(dwarfs=[14, 14]) == BARE  # weapons
    for tile, cell in (("field", "r3c2"), ("meadow", "r3c2"), ("cavern", "r2c4"), ("tunnel", "r2c4")):
        assert difference(cells={cell: tile}) == {"unused": 1}
    assert difference(stables=["r0c0"]) == {"unused": 1}


@rule("R13.6")
def test_pastures_and_mines_one_by_one_also_outside_the_board() -> None:
    """An overhanging half is fenced or mined like any other cell, and scores like it."""
    cells = {"r3c1": "small_pasture", "r3c2": "small_pasture", "r4c2": "small_pasture"}
    found = pad(cells={**cells, "r0c3": "ruby_mine", "r-1c3": "ruby_mine"}, rooms={"r2c3": "office_room"})
    assert (found["pastures"], found["mines"]) == (6, 8)
    larges = [["r3c1", "r3c2"], ["r2c1", "r2c2"]]
    assert pad(larges=larges, cells={"r1c2": "small_pasture"})["pastures"] == 10
    mines = {"r2c4": "ore_mine", "r2c5": "ore_mine", "r1c4": "ruby_mine"}
    assert pad(cells=mines)["mines"] == 10


@example("EX-30")
@ruling("RU-28")
@rule("R13.2")
def test_the_scoring_example_of_the_rulebook() -> None:
    """The lines that the text itemises: 72 points. Mines and unused spaces of the picture are not in it."""
    rooms = {"r2c3": "wood_supplier", "r2c4": "cooking_cave", "r2c5": "builder", "r1c3": "dwelling"}
    rooms |= {"r1c4": "blacksmith", "r1c5": "fodder_chamber"}
    found = pad(
        rooms=rooms,
        larges=[["r3c2", "r3c1"]],
        cells={"r2c2": "small_pasture", "r2c1": "field"},
        crops={"r2c1": {"grain": 2}},
        dwarfs=[0] * 4,
        dog=2,
        sheep=4,
        donkey=2,
        wild_boar=3,
        cattle=10,
        vegetable=4,
        ruby=1,
        gold=13,
        grain=7,
    )
    assert "missing-types" not in found
    del found["unused"]
    assert found == {
        "animals": 21,
        "rooms": 12,
        "pastures": 6,
        "vegetables": 4,
        "rubies": 1,
        "gold": 13,
        "grain": 5,
        "dwarfs": 4,
        "yellow": 6,
    }
    assert sum(found.values()) == 72
