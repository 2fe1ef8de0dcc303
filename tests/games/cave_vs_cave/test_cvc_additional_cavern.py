"""The additional cavern: who gets it and when, its two faces, its walls, and the room in it (section 8)."""

import pytest
from cave_table import ALL_BUT_ONE, Table, position

from permonik.testing import example, rule, ruling

FACES = ["lay two_walls", "lay three_walls"]
FULL = {**ALL_BUT_ONE, "r4c2": "bakehouse"}
PLENTY = {"wood": 9, "stone": 9, "food": 9, "gold": 19}
BOARD_SLOTS = [
    "r0c0-r0c1",
    "r0c0-r1c0",
    "r0c1-r1c1",
    "r1c0-r1c1",
    "r1c0-r2c0",
    "r1c1-r2c1",
    "r2c0-r2c1",
    "r2c0-r3c0",
    "r2c1-r3c1",
    "r3c0-r3c1",
    "r3c0-r4c0",
    "r3c1-r4c1",
    "r4c0-r4c1",
    "r4c1-r4c2",
]
# For the other player, cell by cell as in ALL_BUT_ONE.
OTHER_ROOMS = [
    "furniture_workshop",
    "wood_storeroom",
    "retting_room",
    "equipment_room",
    "junction_room",
    "tunnel",
    "state_room",
    "secret_chamber",
    "digging_cave",
    "empty",
]
# Rooms that lie in no cave here and tell the walls of the additional cavern apart.
TELLING = ["tunnel", "wood_storeroom", "gold_vein", "parlor", "state_room", "treasury", "equipment_room"]


def nearly_full(tile: str = "housework", display: tuple[str, ...] = ("parlor", "gold_vein")) -> Table:
    return position(round=8, tile=tile, cells=ALL_BUT_ONE, goods=PLENTY, other_goods={}, display=[*display], supply=7)


def furnishable(table: Table) -> list[str]:
    """The rooms that Renovation's furnishing offers, which must be for the additional cavern."""
    if "renovation-furnish" not in table.parts():
        return []
    rooms = [text.removeprefix("furnish ") for text in table.play("do renovation-furnish").options()]
    assert table.play(f"furnish {rooms[0]}").options() == ["place extra"]
    return rooms


def with_cavern(face: str, walls: tuple[str, ...] = (), room: str = "empty", tile: str = "renovation") -> Table:
    cells = {**FULL, "extra": room}
    return position(
        round=8,
        tile=tile,
        face=face,
        cells=cells,
        walls=walls,
        goods=PLENTY,
        other_goods={},
        display=[name for name in TELLING if name != room],
    )


@rule("R8.1")
def test_the_tenth_furnished_room_brings_the_additional_cavern() -> None:
    table = nearly_full().play("do housework-furnish_a", "furnish parlor", "place r4c2", "surcharge food")
    assert table.options() == FACES


@rule("R8.1")
def test_a_free_or_a_covered_cell_is_one_too_many() -> None:
    for left in ("empty", "covered"):
        cells = {**ALL_BUT_ONE, "r0c0": left}
        table = position(round=8, tile="housework", cells=cells, goods=PLENTY, display=["parlor"])
        table.play("do housework-furnish_a", "furnish parlor", "place r4c2", "surcharge food")
        assert "end" in table.options()
        assert table.cells()["extra"] == "absent"


@rule("R8.1")
def test_there_is_only_one_for_whoever_is_first() -> None:
    table = position(round=8, tile="housework", cells=ALL_BUT_ONE, goods=PLENTY, display=["gold_vein"], cavern=False)
    table.play("do housework-furnish_a", "furnish gold_vein", "place r4c2", "surcharge food")
    assert "end" in table.options()
    assert table.cells()["extra"] == "absent"


@rule("R8.1", "R8.4")
@example("EX-17")
def test_the_cavern_is_furnished_by_the_second_part_of_the_same_housework() -> None:
    cells = {**ALL_BUT_ONE, "r0c0": "wood_storeroom"}
    goods = {"wood": 2, "stone": 2, "food": 2, "gold": 2}
    table = position(tile="housework", cells=cells, goods=goods, display=["parlor", "food_corner"])
    table.play("do housework-furnish_a", "furnish parlor", "place r4c2", "surcharge food")
    assert table.goods() == {"wood": 2, "stone": 1, "emmer": 0, "flax": 0, "food": 0, "gold": 1}
    table.play("lay two_walls")
    assert table.options() == ["end", "do housework-furnish_b", "exchange gold"]
    table.play("do housework-furnish_b")
    assert table.options() == ["furnish food_corner"]
    assert table.play("furnish food_corner").options() == ["place extra"]
    assert table.play("place extra").options() == ["surcharge gold"]
    table.play("surcharge gold")
    assert table.goods() == {"wood": 2, "stone": 0, "emmer": 0, "flax": 0, "food": 0, "gold": 0}
    assert table.cells()["extra"] == "food_corner"


@example("EX-17")
def test_who_fills_the_board_later_gets_nothing() -> None:
    mine = {**FULL, "extra": "treasury"}
    theirs = dict(zip(ALL_BUT_ONE, OTHER_ROOMS, strict=True))
    table = position(round=8, face="two_walls", cells=mine, other_cells=theirs, other_goods=PLENTY, display=["parlor"])
    table.play("take excavation", "end", "take housework", "do housework-furnish_a", "furnish parlor")
    table.play("place r4c2", "surcharge food")
    assert table.options() == ["end", "exchange gold"]
    assert table.cells(1)["extra"] == "absent"


@rule("R8.1")
def test_coming_close_first_is_not_enough() -> None:
    theirs = dict(zip(ALL_BUT_ONE, OTHER_ROOMS, strict=True))
    table = position(
        round=8, cells=ALL_BUT_ONE, other_cells=theirs, other_goods=PLENTY, display=["parlor"], tile="excavation"
    )
    table.play("end", "take furnishing", "do furnishing-furnish", "furnish parlor", "place r4c2", "surcharge food")
    assert (table.seat, table.options()) == (1, FACES)
    table.play("lay two_walls")
    assert (table.cells(0)["extra"], table.cells(1)["extra"]) == ("absent", "empty")


@ruling("RU-14")
def test_the_cavern_comes_at_once_and_cannot_be_declined() -> None:
    for tile, part, answers in [
        ("housework", "housework-furnish_b", ["surcharge gold"]),
        ("furnishing", "furnishing-furnish", ["surcharge food"]),
        ("expansion", "expansion-furnish", ["surcharge gold"]),
        ("renovation", "renovation-furnish", []),
    ]:
        table = nearly_full(tile).play(f"do {part}", "furnish parlor", "place r4c2", *answers)
        assert table.options() == FACES
        assert table.cells()["extra"] == "absent"
        assert table.play("lay three_walls").cells()["extra"] == "empty"
        assert table.options()[0] == "end"


@ruling("RU-14")
def test_after_renovation_filled_the_board_its_wall_can_stand_at_the_new_cavern() -> None:
    table = nearly_full("renovation").play("do renovation-furnish", "furnish parlor", "place r4c2", "lay two_walls")
    table.play("do renovation-wall", "build extra-south")
    assert table.walls() == ["extra-south"]


@ruling("RU-14")
def test_the_cavern_takes_one_room_and_nothing_more() -> None:
    table = with_cavern("three_walls", tile="housework")
    table.play("do housework-furnish_a", "furnish parlor", "place extra", "surcharge food")
    assert table.options() == ["end", "exchange gold"]
    assert with_cavern("two_walls", room="wood_storeroom").parts() == ["renovation-wall"]


@ruling("RU-14")
def test_the_cavern_plays_no_role_in_accessibility() -> None:
    for face in ("two_walls", "three_walls"):
        table = position(face=face, tile="undermining", cells={"r2c0": "shelf"}).play("do undermining-dig")
        assert table.options() == ["dig r1c0", "dig r2c1", "dig r3c1", "dig r4c0"]
    full = position(face="two_walls", tile="undermining", cells=FULL, goods={})
    assert full.options() == ["end", "do undermining-rooms"]


@rule("R8.2")
@ruling("RU-15")
@pytest.mark.parametrize(
    ("face", "rooms"),
    [
        ("two_walls", ["gold_vein", "equipment_room", "wood_storeroom"]),
        ("three_walls", ["parlor", "gold_vein", "state_room"]),
    ],
)
def test_one_face_has_a_corner_of_walls_and_the_other_three(face: str, rooms: list[str]) -> None:
    assert furnishable(with_cavern(face)) == rooms


@rule("R8.2")
def test_the_chosen_face_is_the_one_that_lies_up() -> None:
    for face in ("two_walls", "three_walls"):
        table = nearly_full().play("do housework-furnish_a", "furnish parlor", "place r4c2", "surcharge food")
        assert table.play(f"lay {face}").data()["caves"][0]["face"] == face
        table.play("do housework-furnish_b")
        assert table.options() == ["furnish gold_vein"]
        assert table.play("furnish gold_vein").options() == ["place extra"]


@rule("R8.3")
@ruling("RU-15")
@pytest.mark.parametrize(
    ("face", "walls", "rooms"),
    [
        ("two_walls", ("extra-east",), ["parlor", "gold_vein", "state_room"]),
        ("two_walls", ("extra-south",), ["parlor", "gold_vein", "state_room"]),
        ("two_walls", ("extra-east", "extra-south"), ["state_room", "treasury"]),
        ("three_walls", ("extra-south",), ["state_room", "treasury"]),
    ],
)
def test_walls_added_to_the_cavern_change_what_fits(face: str, walls: tuple[str, ...], rooms: list[str]) -> None:
    table = with_cavern(face, walls[:-1])
    table.play("do renovation-wall", f"build {walls[-1]}")
    assert furnishable(table) == rooms


@ruling("RU-15")
@rule("R8.3", "R8.4")
def test_each_open_side_is_a_wall_slot_of_its_own() -> None:
    def slots(table: Table) -> list[str]:
        return [text.removeprefix("build ") for text in table.play("do renovation-wall").options()]

    assert slots(with_cavern("two_walls")) == [*BOARD_SLOTS, "extra-east", "extra-south"]
    assert slots(with_cavern("three_walls")) == [*BOARD_SLOTS, "extra-south"]
    assert slots(nearly_full("renovation")) == BOARD_SLOTS


@ruling("RU-15")
def test_a_wall_of_the_cavern_comes_from_the_shared_supply_and_goes_back() -> None:
    table = with_cavern("two_walls", ("r0c0-r0c1",), tile="masonry")
    table.play("do masonry-wall", "build extra-east")
    assert table.supply() == 5
    breach = with_cavern("two_walls", ("r0c0-r0c1", "extra-east"), room="parlor", tile="breach")
    breach.play("do breach-raze")
    assert breach.options() == ["raze r0c0-r0c1", "raze extra-east"]
    breach.play("raze extra-east")
    assert (breach.supply(), breach.walls(), breach.cells()["extra"]) == (6, ["r0c0-r0c1"], "parlor")


@ruling("RU-15")
def test_a_razed_wall_no_longer_counts_for_the_cavern() -> None:
    walls = ("extra-south",)
    table = with_cavern("three_walls", walls, tile="breach").play("do breach-raze", "raze extra-south", "end")
    table.play("take excavation", "end", "take renovation")
    assert furnishable(table) == ["parlor", "gold_vein", "state_room"]


@rule("R8.5")
def test_the_room_in_the_cavern_scores_and_breaks_ties() -> None:
    alone = position(goods={}, face="two_walls", cells={"extra": "treasury"})
    assert alone.points() == 10
    tied = position(
        round=8,
        turn=7,
        tile="breach",
        face="two_walls",
        cells={"extra": "treasury"},
        goods={},
        other_cells={"r0c0": "gold_vein"},
        other_goods={"gold": 1},
    ).play("end")
    assert (tied.points(0), tied.points(1), tied.winners()) == (10, 10, (0,))


@rule("R8.5")
def test_the_orange_room_in_the_cavern_can_be_used() -> None:
    table = position(goods={"gold": 3}, face="two_walls", cells={"extra": "treasury"}, tile="cultivation")
    table.play("do cultivation-room")
    assert table.options() == ["stop", "use treasury", "use cave_entrance", "exchange gold"]
    assert table.play("use treasury", "do treasury").goods()["gold"] == 4


@rule("R8.5")
def test_the_blue_room_in_the_cavern_is_active() -> None:
    table = position(goods={}, face="two_walls", cells={"extra": "wood_storeroom"}, tile="cultivation")
    assert table.play("do cultivation-room").goods()["wood"] == 1


@rule("R8.5")
def test_the_room_in_the_cavern_counts_for_orange_against_blue() -> None:
    def blue_allowed(extra: str) -> bool:
        table = position(
            players=1,
            tile="renovation",
            goods={},
            face="two_walls",
            cells={"extra": extra},
            display=["prospecting_site"],
        )
        return "renovation-furnish" in table.parts()

    assert blue_allowed("shelf")  # orange 2, blue would be 1
    assert not blue_allowed("wood_storeroom")  # orange 1, blue would be 2
