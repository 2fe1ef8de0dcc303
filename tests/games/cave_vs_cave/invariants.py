"""What the box of Cave vs Cave allows, and what the fast masks of a cave must agree with.

Sides, access, fits and the whole list of what is on offer are worked out here a second time, slowly, from the data
files and the plain position.
"""

import tomllib
from importlib.resources import files
from typing import Any

from .offers import Offers

DATA = files("permonik.games.cave_vs_cave").joinpath("data")


def table(name: str) -> dict[str, Any]:
    return tomllib.loads(DATA.joinpath(name).read_text(encoding="utf-8"))


GAME = table("game.toml")
BOARD = table("cave_board.toml")
ROOMS = {room["id"]: room for room in table("rooms.toml")["room"]}
TILES = {tile["id"]: tile for tile in table("action_tiles.toml")["tile"]}
SHAPES = {shape["id"]: shape["printed"] for shape in table("wall_shapes.toml")["shape"]}
LIMITS = {good["id"]: good["limit"] for good in table("goods.toml")["good"]}
CELLS = [cell["id"] for cell in BOARD["cell"]]
AROUND = ["north", "east", "south", "west"]
BETWEEN = {slot["id"]: slot for slot in BOARD["wall_slots"]["slots"]}
FACES = {face["id"]: face for face in BOARD["additional_cavern"]["faces"]}
MODES = {1: GAME["mode"]["solo"], 2: GAME["mode"]["two_player"]}


def check(game: Any, state: Any) -> None:
    data = game.dump(state)
    check_box(data)
    check_tiles(data)
    check_turn(data)
    for plain, cave in zip(data["caves"], state.caves, strict=True):
        check_cave(plain)
        check_masks(game, plain, cave)
    for seat in state.waiting():
        expected = Offers(data, sides, fits, accessible, slots).expected()
        offered = [game.text(action) for action in state.actions(seat)]
        assert sorted(offered) == sorted(expected), f"offered {offered}, not {expected}"


# -- the box ---------------------------------------------------------------------------------------------------------


def check_box(data: dict[str, Any]) -> None:
    """All rooms are somewhere, once; seven walls; one additional cavern."""
    lying = [room for cave in data["caves"] for room in cave["cells"].values() if room in ROOMS]
    places = [*lying, *data["display"], *data["unseen"], *data["removed"]]
    assert sorted(places) == sorted(ROOMS), f"rooms are missing or twice: {sorted(places)}"
    assert all(ROOMS[room]["back"] == "dark" for room in data["unseen"]), "a light room lies face down"
    assert all(ROOMS[room]["back"] == "light" for room in data["removed"]), "a dark room left the game"
    covered = [cell for cave in data["caves"] for cell in cave["cells"].values()].count("covered")
    assert len(data["unseen"]) == covered + data["pile"], f"{len(data['unseen'])} unseen, {covered} covered"
    assert len(data["removed"]) <= MODES[data["players"]]["light_rooms_removed"]
    built = sum(len(cave["walls"]) for cave in data["caves"])
    assert built + data["walls"] == 7, f"{built} walls built, {data['walls']} in the supply"
    faces = [cave["face"] for cave in data["caves"]]
    assert len(faces) - faces.count(None) == (0 if data["cavern"] else 1), f"additional caverns: {faces}"


def check_tiles(data: dict[str, Any]) -> None:
    """The tiles that are up belong there, and each was taken once at the most."""
    up, mode = data["up"], MODES[data["players"]]
    assert len(set(up)) == len(up)
    assert not set(up) & set(mode["removed_action_tiles"]), "a removed tile is up"
    turned = sorted(TILES[tile]["back"] for tile in up if TILES[tile]["back"] != "dwarf")
    spaces = [str(number) for number in mode["space_numbers"]]
    assert len(up) == 4 + len(turned), "a tile of the start is missing"
    assert turned in (spaces[: data["round"] - 1], spaces[: data["round"]]), f"round {data['round']}: {turned}"
    taken = [tile for tiles in data["taken"] for tile in tiles]
    assert len(set(taken)) == len(taken), f"taken twice: {taken}"
    assert set(taken) <= set(up), f"taken face down: {taken}"
    turns = mode["turns_per_player"][data["round"] - 1] * data["players"]
    assert data["turn"] <= turns
    assert len(taken) == data["turn"] + (data["tile"] is not None), f"{taken} after {data['turn']} turns"
    counts = [len(tiles) for tiles in data["taken"]]
    assert max(counts) - min(counts) <= 1, f"turns do not alternate: {counts}"


def check_turn(data: dict[str, Any]) -> None:
    """What belongs to a turn is forgotten with it, and what belongs to a room when it is left."""
    if data["tile"] is None:
        kept = [data[name] for name in ("done", "used", "uses", "room", "room_done", "dug", "sold")]
        assert kept == [0, [], 0, None, 0, 0, False], f"of the last turn is kept: {kept}"
    if data["room"] is None:
        assert data["room_done"] == 0
    else:
        assert data["room"] in data["used"]


def check_cave(cave: dict[str, Any]) -> None:
    for good, held in cave["goods"].items():
        assert 0 <= held <= LIMITS[good], f"{held} {good}"
    rooms = [room for room in cave["cells"].values() if room in ROOMS]
    blue = [room for room in rooms if ROOMS[room]["colour"] == "blue"]
    assert 1 + len(rooms) - len(blue) > len(blue), f"as many blue rooms as orange ones: {rooms}"
    assert cave["cells"]["r3c0"] == "cave_entrance"
    assert list(cave["cells"].values()).count("cave_entrance") == 1
    assert (cave["cells"]["extra"] == "absent") == (cave["face"] is None)
    assert cave["cells"]["extra"] != "covered"
    assert set(cave["walls"]) <= set(slots(cave)), f"walls where no slot is: {cave['walls']}"


# -- the masks -------------------------------------------------------------------------------------------------------


def slots(cave: dict[str, Any]) -> list[str]:
    return [*BETWEEN, *(FACES[cave["face"]]["wall_slots"] if cave["face"] else [])]


def sides(cave: dict[str, Any], cell: str) -> set[str]:
    """The walls around a cell, natural and built."""
    if cell == "extra":
        own = [wall.removeprefix("extra-") for wall in cave["walls"] if wall.startswith("extra-")]
        return {*(FACES[cave["face"]]["natural_walls"] if cave["face"] else []), *own}
    found = set(next(one["natural_walls"] for one in BOARD["cell"] if one["id"] == cell))
    for wall in cave["walls"]:
        slot = BETWEEN.get(wall, {})
        found |= {slot[f"side_{end}"] for end in "ab" if slot.get(end) == cell}
    return found


def fits(room: str, walls: set[str]) -> bool:
    """Turned somehow, every side of the tile agrees with the cell."""
    printed = SHAPES[ROOMS[room]["wall_shape"]]
    for turn in range(4):
        wanted = {AROUND[(at + turn) % 4]: printed[side] for at, side in enumerate(AROUND)}
        if all(wanted[side] != ("forbidden" if side in walls else "required") for side in AROUND):
            return True
    return False


def accessible(cave: dict[str, Any], through: bool) -> set[str]:
    """Covered cells beside a cell that can be walked to; walked to is what lies beside such a one and is open."""
    walked = {"r3c0"}
    grown = True
    while grown:
        further = {cell for cell in beside(cave, walked, through) if cave["cells"][cell] != "covered"} - walked
        walked |= further
        grown = bool(further)
    return {cell for cell in beside(cave, walked, through) if cave["cells"][cell] == "covered"}


def beside(cave: dict[str, Any], cells: set[str], through: bool) -> set[str]:
    found = set()
    for name, slot in BETWEEN.items():
        if through or name not in cave["walls"]:
            if slot["a"] in cells:
                found.add(slot["b"])
            if slot["b"] in cells:
                found.add(slot["a"])
    return found


def check_masks(game: Any, plain: dict[str, Any], cave: Any) -> None:
    def names(verb: str, mask: int) -> set[str]:
        (domain,) = game.table.by_verb[verb].domains
        return {name for number, name in enumerate(domain.ids) if mask >> number & 1}

    cells = plain["cells"]
    for cell, mask in zip(cells, cave.sides, strict=True):
        found = {side for bit, side in enumerate(AROUND) if mask >> bit & 1}
        assert found == sides(plain, cell), f"walls around {cell}: {found}"
    empty = [cell for cell, content in cells.items() if content == "empty"]
    fitting = {room for room in ROOMS for cell in empty if fits(room, sides(plain, cell))}
    assert names("furnish", cave.fits) == fitting, f"fits {names('furnish', cave.fits)}, not {fitting}"
    assert names("use", cave.rooms) == {room for room in cells.values() if room in ROOMS} | {"cave_entrance"}
    assert names("dig", cave.covered) == {cell for cell in cells if cells[cell] == "covered"}
    assert names("dig", cave.access) == accessible(plain, False), f"access {names('dig', cave.access)}"
    assert names("dig", cave.through) == accessible(plain, True), f"through walls {names('dig', cave.through)}"
    assert names("build", cave.slots) == set(slots(plain))
