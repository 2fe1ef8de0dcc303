"""Section 6.6: furnishing a cavern."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from random import Random
from typing import Any

import pytest
from cave_table import ALL_BUT_ONE, LIGHT, Table, position

import permonik
from permonik.testing import example, rule, ruling

DATA = files("permonik.games.cave_vs_cave").joinpath("data", "rooms.toml").read_text(encoding="utf-8")
ROOMS: dict[str, dict[str, Any]] = {room["id"]: room for room in tomllib.loads(DATA)["room"]}
PLENTY = {"wood": 9, "stone": 9, "food": 9, "gold": 19}
SIDES = ["north", "east", "south", "west"]
TURNS = [2, 2, 2, 3, 3, 3, 3, 4]


def furnishing(tile: str = "renovation", part: str = "furnish", **more: Any) -> Table:
    """The question which room, with goods for all of them and no surcharge, unless said otherwise."""
    more.setdefault("goods", PLENTY)
    table = position(round=more.pop("round", 8), tile=tile, **more)
    return table.play(f"do {tile}-{part}") if f"{tile}-{part}" in table.parts() else table


@rule("R6.6.1")
def test_the_room_is_paid_and_moves_from_the_display_to_the_cavern() -> None:
    table = furnishing(display=["shelf", "stall", "warehouse"])
    assert table.options() == ["furnish shelf", "furnish warehouse", "furnish stall"]
    table.play("furnish stall", "place r2c0")
    assert table.cells()["r2c0"] == "stall"
    assert table.display() == {"shelf", "warehouse"}
    assert table.goods() == {"wood": 8, "stone": 9, "emmer": 0, "flax": 0, "food": 9, "gold": 18}


# One cavern for each number of walls: four, three, two opposite, a corner, one; and an orange room beside them.
CAVERNS_FOR_ALL = {"r0c0": "empty", "r1c1": "empty", "r3c1": "grindstone", "r4c0": "empty", "r4c2": "empty"}
WALLS_FOR_ALL = ["r4c1-r4c2", "r0c0-r0c1", "r1c0-r1c1"]


@rule("R6.6.1")
@pytest.mark.parametrize("room", [room for room in ROOMS if ROOMS[room]["cost"]])
def test_a_room_that_cannot_be_paid_whole_is_not_offered(room: str) -> None:
    cost = ROOMS[room]["cost"]
    cells = CAVERNS_FOR_ALL | ({"r3c1": "shelf"} if room == "grindstone" else {})
    there: dict[str, Any] = {"cells": cells, "walls": WALLS_FOR_ALL, "display": [room]}
    table = furnishing("furnishing", goods=cost | {"food": 4}, **there)
    table.play(f"furnish {room}")
    table.play(table.options()[0], "surcharge food")
    assert set(table.goods().values()) == {0}
    for good in cost:
        short = PLENTY | {good: cost[good] - 1}
        assert furnishing("furnishing", goods=short, **there).parts() == ["furnishing-food"], f"too little {good}"


@rule("R6.6.1")
def test_only_empty_caverns_of_the_own_cave_can_be_furnished() -> None:
    """Covered cells, furnished ones and the entrance do not count, and neither does the other cave."""
    cells = {"r1c0": "empty", "r1c1": "shelf", "r2c1": "empty"}
    table = furnishing(cells=cells, other_cells={"r3c1": "empty"}, display=["spinning_wheel"]).play(
        "furnish spinning_wheel"
    )
    assert table.options() == ["place r1c0", "place r2c0", "place r2c1"]
    full = {"r2c0": "grindstone"}
    assert furnishing(cells=full, display=["spinning_wheel"]).parts() == ["renovation-wall"]


@rule("R6.6.2")
def test_no_path_is_needed() -> None:
    """Covered tiles or walls lie all around, and the entrance is walled in: all can be furnished."""
    walls = ["r2c0-r3c0", "r3c0-r3c1", "r3c0-r4c0"]
    for cell in ("r0c0", "r0c1"):
        table = furnishing(cells={cell: "empty", "r2c0": "shelf"}, walls=walls, display=["food_corner"])
        assert table.play("furnish food_corner").options() == [f"place {cell}"]
    table = furnishing(walls=walls, display=["food_corner"])
    assert table.play("furnish food_corner").options() == ["place r2c0"]


def wall_sets(cell: str, natural: list[str], slots: dict[str, str]) -> Iterator[tuple[str, list[str], list[str]]]:
    for count in range(len(slots) + 1):
        for built in combinations(slots, count):
            yield cell, natural + list(built), [slots[side] for side in built]


CAVERNS = [
    *wall_sets("r1c0", ["west"], {"north": "r0c0-r1c0", "east": "r1c0-r1c1", "south": "r1c0-r2c0"}),
    *wall_sets("r2c1", ["east"], {"north": "r1c1-r2c1", "south": "r2c1-r3c1", "west": "r2c0-r2c1"}),
    *wall_sets("r4c1", ["south"], {"north": "r3c1-r4c1", "east": "r4c1-r4c2", "west": "r4c0-r4c1"}),
    *wall_sets("r0c0", ["north", "west"], {"south": "r0c0-r1c0", "east": "r0c0-r0c1"}),
    *wall_sets("r0c1", ["north", "east"], {"south": "r0c1-r1c1", "west": "r0c0-r0c1"}),
    *wall_sets("r4c2", ["north", "east", "south"], {"west": "r4c1-r4c2"}),
]


def fits(room: str, walls: list[str]) -> bool:
    """The printed sides of the tile, turned by quarters, against the walls of the cavern."""
    printed = [ROOMS[room]["walls_printed"][side] for side in SIDES]
    for turn in range(4):
        turned = printed[turn:] + printed[:turn]
        if all(
            kind == "optional" or (kind == "required") == (side in walls)
            for side, kind in zip(SIDES, turned, strict=True)
        ):
            return True
    return False


@rule("R6.6.3")
@pytest.mark.parametrize(
    ("cell", "around", "built"), CAVERNS, ids=lambda value: "-".join(value) if isinstance(value, list) else value
)
def test_a_room_fits_in_one_of_four_orientations_natural_and_built_walls_alike(
    cell: str, around: list[str], built: list[str]
) -> None:
    for there in ("shelf", "spinning_wheel"):  # an orange room lies there already, so that blue ones may follow
        display = [room for room in ROOMS if room != there]
        table = furnishing(cells={"r2c0": there, cell: "empty"}, walls=built, display=display)
        expected = {room for room in display if fits(room, around)}
        assert set(table.offers("furnish")) == expected


@rule("R6.6.3")
@example("EX-22")
def test_two_opposite_walls_admit_tunnel_and_junction_room_only() -> None:
    """A natural wall and a built one; no corner room, and no room for one or three walls."""
    display = [room for room in ROOMS if room != "shelf"]
    table = furnishing(cells={"r2c0": "shelf", "r1c1": "empty"}, walls=["r1c0-r1c1"], display=display)
    assert table.offers("furnish") == ["tunnel", "junction_room"]


@rule("R6.6.3")
def test_a_room_is_placed_only_where_it_fits() -> None:
    """Caverns with one wall, two opposite ones, a corner, three walls and four."""
    cells = {"r0c1": "empty", "r1c1": "empty", "r2c1": "shelf", "r3c1": "empty", "r4c0": "empty", "r4c2": "empty"}
    walls = ["r1c0-r1c1", "r3c0-r4c0", "r4c1-r4c2"]
    display = ["spinning_wheel", "tunnel", "food_corner", "parlor", "treasury", "prospecting_site", "state_room"]
    table = furnishing(cells=cells, walls=walls, display=display)
    places = {room: Table(table.state.clone()).play(f"furnish {room}").offers("place") for room in display}
    assert places == {
        "spinning_wheel": ["r2c0", "r3c1"],
        "tunnel": ["r1c1"],
        "food_corner": ["r0c1"],
        "parlor": ["r4c0"],
        "treasury": ["r4c2"],
        "prospecting_site": ["r0c1", "r2c0", "r3c1"],
        "state_room": ["r4c0", "r4c2"],
    }


@rule("R6.6.3")
def test_room_tiles_are_no_walls_neither_face_down_nor_face_up() -> None:
    """r2c0 has one wall, whatever lies around it."""
    for around in ({}, {"r1c0": "warehouse", "r2c1": "stall"}, {"r1c0": "empty", "r2c1": "empty"}):
        table = furnishing(cells=around, display=["shelf", "food_corner", "parlor", "state_room"])
        expected = {"r2c0"} | ({"r1c0", "r2c1"} if "empty" in around.values() else set())
        assert table.options() == ["furnish shelf"]
        assert set(table.play("furnish shelf").offers("place")) == expected


@rule("R6.6.4")
@example("EX-9")
def test_there_are_always_more_orange_rooms_than_blue_ones() -> None:
    blue = ["prospecting_site", "equipment_room"]
    cells = {"r1c0": "empty"}
    assert furnishing(cells=cells, display=[*blue, "shelf"]).options() == ["furnish shelf"]
    assert furnishing(cells=cells, display=blue).parts() == ["renovation-wall"], "the entrance alone is not enough"
    one_orange = cells | {"r2c0": "shelf"}
    assert furnishing(cells=one_orange, display=blue).options() == [f"furnish {room}" for room in blue]
    one_each = one_orange | {"r2c1": "retting_room"}
    assert furnishing(cells=one_each, display=[*blue, "grindstone"]).options() == ["furnish grindstone"]
    two_orange = one_each | {"r1c1": "warehouse"}
    assert furnishing(cells=two_orange, display=blue).options() == [f"furnish {room}" for room in blue]


@rule("R6.6.4")
def test_a_blue_room_counts_as_soon_as_it_lies_there() -> None:
    """Housework furnishes twice in one turn."""
    cells = {"r2c0": "shelf", "r1c0": "empty", "r2c1": "empty"}
    table = position(goods=PLENTY, cells=cells, display=["prospecting_site", "equipment_room"], tile="housework")
    table.play("do housework-furnish_a", "furnish prospecting_site", "place r1c0", "surcharge food")
    assert table.parts() == []


@rule("R6.6.5")
@example("EX-7")
@pytest.mark.parametrize(("tile", "part"), [("furnishing", "furnish"), ("housework", "furnish_a")])
@pytest.mark.parametrize("round", range(1, 9))
def test_a_food_per_dwarf_is_as_much_as_the_round_has_turns(tile: str, part: str, round: int) -> None:
    due = TURNS[round - 1]
    short = furnishing(tile, part, round=round, goods={"wood": 1, "food": due - 1}, display=["shelf"])
    assert f"{tile}-{part}" not in short.parts()
    table = furnishing(tile, part, round=round, goods={"wood": 1, "food": due}, display=["shelf"])
    assert table.play("furnish shelf", "place r2c0").options() == ["surcharge food"]
    assert table.play("surcharge food").goods()["food"] == 0


@rule("R6.6.5")
@ruling("RU-19")
@pytest.mark.parametrize(
    ("tile", "part", "gold", "round"), [("housework", "furnish_b", 1, 1), ("expansion", "furnish", 2, 4)]
)
def test_five_food_or_gold_wholly_in_one_of_them(tile: str, part: str, gold: int, round: int) -> None:
    def asked(food: int, held: int) -> list[str]:
        goods = {"wood": 1, "food": food, "gold": held}
        table = furnishing(tile, part, round=round, goods=goods, display=["shelf"])
        return table.play("furnish shelf", "place r2c0").options() if "furnish shelf" in table.options() else []

    assert asked(4, gold - 1) == []
    assert asked(5, gold - 1) == ["surcharge food"]
    assert asked(4, gold) == ["surcharge gold"]
    assert asked(5, gold) == ["surcharge food", "surcharge gold"]
    goods = {"wood": 1, "food": 5, "gold": gold}
    table = furnishing(tile, part, round=round, goods=goods, display=["shelf"]).play("furnish shelf", "place r2c0")
    by_food = Table(table.state.clone()).play("surcharge food")
    assert (by_food.goods()["food"], by_food.goods()["gold"]) == (0, gold)
    by_gold = table.play("surcharge gold")
    assert (by_gold.goods()["food"], by_gold.goods()["gold"]) == (5, 0)


@rule("R6.6.5", "R6.6.1")
@ruling("RU-19")
def test_the_surcharge_comes_in_addition_to_the_cost() -> None:
    """The Stall costs 1 gold: what is paid for it cannot be the surcharge too."""
    goods = {"wood": 1, "food": 4, "gold": 1}
    assert furnishing("housework", "furnish_b", round=4, goods=goods, display=["stall"]).parts() == [
        "housework-furnish_a"
    ]
    table = furnishing("housework", "furnish_b", round=4, goods=goods | {"gold": 2}, display=["stall"])
    table.play("furnish stall", "place r2c0", "surcharge gold")
    assert table.goods() == {"wood": 0, "stone": 0, "emmer": 0, "flax": 0, "food": 4, "gold": 0}
    food = furnishing("housework", "furnish_b", round=4, goods=goods | {"food": 5}, display=["stall"])
    assert food.play("furnish stall", "place r2c0").options() == ["surcharge food"]


@rule("R6.6.5")
def test_renovation_has_no_surcharge() -> None:
    table = furnishing(goods={"wood": 1, "gold": 2}, display=["shelf"]).play("furnish shelf", "place r2c0")
    assert table.goods()["gold"] == 2
    assert table.cells()["r2c0"] == "shelf"


@rule("R6.6.6")
@example("EX-7")
def test_who_furnishes_nothing_pays_nothing() -> None:
    table = position(round=4, goods={"wood": 1, "food": 3}, display=["shelf"], tile="furnishing")
    assert table.play("do furnishing-food", "end").goods()["food"] == 4
    nothing_fits = position(goods={"food": 5, "gold": 5}, display=["parlor"], tile="housework")
    assert nothing_fits.play("end").goods() == {"wood": 0, "stone": 0, "emmer": 0, "flax": 0, "food": 5, "gold": 5}


@rule("R8.1")
@pytest.mark.parametrize("left", ["r0c0", "r4c2"])
def test_a_board_with_an_empty_cavern_is_not_full(left: str) -> None:
    cells = ALL_BUT_ONE | {"r4c2": "parlor", "r2c0": "empty"} | {left: "empty"}
    table = furnishing(cells=cells, display=["grindstone"]).play("furnish grindstone", "place r2c0")
    assert table.parts() == ["renovation-wall"]
    assert table.cells()["extra"] == "absent"


@rule("R6.6.7")
@pytest.mark.parametrize("seed", range(3))
def test_a_furnished_room_never_moves(seed: int) -> None:
    rng = Random(seed)
    match = permonik.Match.start("cave-vs-cave", players=2, seed=seed)
    lying: dict[tuple[int, str], str] = {}
    while not match.over:
        seat = match.waiting()[0]
        texts = [option.text for option in match.options(seat)]
        wanted = [text for text in texts if text.startswith(("furnish", "raze", "build")) or "furnish" in text]
        match.choose(seat, rng.choice(wanted or texts))
        for player, cave in enumerate(match.view(None)["caves"]):
            for cell, content in cave["cells"].items():
                assert content == lying.get((player, cell), content)
                if content in ROOMS:
                    lying[player, cell] = content
    assert len(lying) > 2
    assert set(LIGHT) & set(lying.values())


@pytest.mark.parametrize("seed", range(3))
def test_what_is_furnished_without_a_further_question_can_be_taken_back(seed: int) -> None:
    """One cell is left, and it is paid for in one way only: nobody is asked, but it happens in the draft."""
    match = permonik.Match.start("cave-vs-cave", players=2, seed=seed, patient=True)
    (seat,) = match.waiting()
    before = match.view(seat)
    draft = match.draft(seat)
    for answer in ("take housework", "do housework-furnish_b", "furnish shelf"):
        draft.choose(answer)
    assert draft.view()["caves"][seat]["cells"]["r2c0"] == "shelf"
    assert match.view(seat) == before
    draft.back_to(2)
    assert draft.view()["caves"][seat]["cells"]["r2c0"] == "empty"
    assert "furnish spinning_wheel" in [option.text for option in draft.options()]
