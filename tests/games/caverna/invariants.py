"""What the box and the rules of Caverna allow in every position, worked out from the plain data and the data files."""

import json
import tomllib
from importlib.resources import files
from typing import Any

from permonik.games.caverna.survey import survey

from .housing import can_house

DATA = files("permonik.games.caverna").joinpath("data")


def table(name: str) -> dict[str, Any]:
    text = DATA.joinpath(name).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text) if name.endswith(".json") else tomllib.loads(text)
    return found


GAME = table("game.toml")
ROOMS = {room["id"]: room for room in table("furnishings.json")["tiles"]}
SPACES = {space["id"]: space for space in table("action_spaces.json")["spaces"]}
STAGES = {card: data["rounds"] for data in GAME["stages"].values() if "rounds" in data for card in data["cards"]}
DERIVED = ["large", "laid", "reach", "ones", "twos", "fours", "eights", "sixteens", "plain", "least", "wild", "mines"]
DERIVED += ["forest_twin", "mountain_twin", "forest_deeds", "forest_spaces", "cave_deeds", "cave_spaces"]
FOREST_TILES = {"meadow", "field", "small_pasture", "large_pasture"}
ROCK_TILES = {"cavern", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine", "entry_level_dwelling", *ROOMS}


def place(cell: str) -> tuple[int, int]:
    row, column = cell.removeprefix("r").split("c")
    return int(row), int(column)


def on_board(cell: str) -> bool:
    row, column = place(cell)
    return 0 <= row < 4 and 0 <= column < 6


def in_forest(cell: str) -> bool:
    return place(cell)[1] <= 2


def adjacent(one: str, other: str) -> bool:
    (row, column), (other_row, other_column) = place(one), place(other)
    return abs(row - other_row) + abs(column - other_column) == 1 and in_forest(one) == in_forest(other)


def check(game: Any, state: Any) -> None:
    data = game.dump(state)
    check_supply(data)
    check_rounds(data)
    check_spaces(data)
    crowded = {code[1] for stack in data["agenda"] for code in stack if code[0] == "MakeRoom"}
    for seat, home in enumerate(data["homes"]):
        check_goods(home)
        check_board(home)
        check_family(home)
        assert seat in crowded or can_house(home), f"seat {seat} cannot house {home['goods']}"
    check_derived(game, state)
    for seat in state.waiting():
        offered = state.actions(seat)
        assert offered, f"seat {seat} has no answer to {state.open(seat).code()}"
        assert len(set(offered)) == len(offered), f"an answer is offered twice: {[game.text(a) for a in offered]}"
        assert len(offered) <= 100, f"{len(offered)} answers to {state.open(seat).code()}"


def check_derived(game: Any, state: Any) -> None:
    """What homes keep worked out is what a fresh look would find."""
    for home in state.homes:
        fresh = home.clone()
        survey(fresh)
        for name in DERIVED:
            assert getattr(fresh, name) == getattr(home, name), f"{name} is out of date"


def check_supply(data: dict[str, Any]) -> None:
    """One tile of each kind but the Dwelling (R1.5)."""
    lying = [tile for home in data["homes"] for tile in home["cells"].values() if tile in ROOMS]
    single = [room for room in [*lying, *data["display"]] if room != "dwelling"]
    assert len(set(single)) == len(single), f"a room is twice: {sorted(single)}"
    assert "dwelling" in data["display"]
    for home in data["homes"]:
        assert not {"trader", "spare_part_storage"} <= set(home["cells"].values()), "R12.4"


def check_rounds(data: dict[str, Any]) -> None:
    players, number = data["players"], data["round"]
    played = [one for one in GAME["rounds"][str(players)] if one <= number]
    dealing = any(code[0] in ("DrawCard", "TurnUpCard") for stack in data["agenda"] for code in stack)
    turned = sorted(int(one) for one in data["cards"])
    assert turned == (played[:-1] if dealing else played), f"round {number}: {turned}"
    for one, card in data["cards"].items():
        if card in STAGES:
            assert int(one) in STAGES[card], f"{card} in round {one}"
    flipped = "family_life" in data["cards"].values()
    if number >= 4:
        assert (data["cards"].get("4") == "urgent_wish_for_children") == flipped
    assert data["markers"]["green"] <= (3 if players == 2 else 4)
    assert data["markers"]["red"] <= 3


def check_spaces(data: dict[str, Any]) -> None:
    expected = {name for name, space in SPACES.items() if data["players"] in space["players"]}
    expected -= {name for name in expected if SPACES[name]["boards"] == ["round_card"]}
    assert set(data["spaces"]) == expected | set(data["cards"].values())
    assert set(data["taken"]) <= set(data["spaces"])
    for name, goods in data["goods"].items():
        assert goods, f"{name} is stocked with nothing"
        accumulated = SPACES[name]["accumulate"]
        assert set(goods) <= {*accumulated["if_empty"], *accumulated["if_not_empty"]}
        assert all(amount > 0 for amount in goods.values())
    standing = [dwarf["place"] for home in data["homes"] for dwarf in home["dwarfs"] if dwarf["place"] in SPACES]
    assert set(standing) == set(data["taken"])
    twice = {name for name in standing if standing.count(name) > 1}
    assert twice <= ({"imitation_basic_4_7"} if data["players"] == 7 else set()), f"two dwarfs on {twice}"


def check_goods(home: dict[str, Any]) -> None:
    for good, held in home["goods"].items():
        assert held >= 0, f"{held} {good}"
    assert len(home["stables"]) <= 3
    for cell, crop in home["crops"].items():
        assert home["cells"][cell] == "field", f"crops on {cell}"
        ((kind, amount),) = crop.items()
        assert 1 <= amount <= {"grain": 3, "vegetable": 2}[kind]


def check_board(home: dict[str, Any]) -> None:
    cells = home["cells"]
    assert cells["r3c3"] == "entry_level_dwelling"
    for cell, tile in cells.items():
        assert tile in (FOREST_TILES if in_forest(cell) else ROCK_TILES), f"{tile} on {cell}"
        if not on_board(cell):
            assert "office_room" in cells.values(), f"{tile} outside the board"
    paired = [cell for pair in home["larges"] for cell in pair]
    assert sorted(paired) == sorted(cell for cell, tile in cells.items() if tile == "large_pasture")
    assert all(adjacent(*pair) for pair in home["larges"])
    for cell in home["stables"]:
        assert in_forest(cell)
        assert cells.get(cell) != "field"
        assert cell in cells or on_board(cell), "a stable on bare ground outside"
    deep = [cell for cell, tile in cells.items() if tile == "ore_mine"]
    assert list(cells.values()).count("deep_tunnel") <= len(deep)
    for half in (True, False):
        check_connected({cell for cell in cells if in_forest(cell) == half}, "r3c2" if half else "r3c3")


def check_connected(cells: set[str], root: str) -> None:
    """Tiles grow from the entrance (R5.3, R5.5)."""
    if not cells:
        return
    assert root in cells, f"no tile at {root}: {sorted(cells)}"
    found = {root}
    grown = True
    while grown:
        further = {cell for cell in cells - found if any(adjacent(cell, one) for one in found)}
        found |= further
        grown = bool(further)
    assert found == cells, f"not connected: {sorted(cells - found)}"


def check_family(home: dict[str, Any]) -> None:
    rooms = [ROOMS[tile] for tile in home["cells"].values() if tile in ROOMS]
    effects = [effect for room in rooms for effect in room["effects"]]
    beds = 2 + sum(effect["dwarfs"] for effect in effects if effect["type"] == "dwarf_room")
    sixth = any(effect["type"] == "sixth_dwarf_room" for effect in effects)
    dwarfs = len(home["dwarfs"])
    assert dwarfs <= min(beds, 5) + (1 if sixth and dwarfs == 6 else 0), f"{dwarfs} dwarfs in {beds} beds"
    assert all(0 <= dwarf["strength"] <= 14 for dwarf in home["dwarfs"])
    assert home["begging"] >= 0
