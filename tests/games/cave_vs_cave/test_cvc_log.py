"""A deed is one line, and each of its parts names the tile or the room that moved goods."""

from __future__ import annotations

from cave_table import GAME, Table, position

from permonik.kernel.deeds import Deed, deeds
from permonik.kernel.message import told
from permonik.testing import rule
from permonik.words import Words


def loud(table: Table, *moves: str) -> list[Deed]:
    table.state.loud = True
    table.play(*moves)
    return deeds([told(GAME.lines, 0, said) for said in table.state.said])


def words_of(deed: Deed) -> list[str]:
    words = Words(GAME, "en", strict=True)
    lines = [deed.line, *deed.price, *deed.parts]
    return [words.message(line, ["Anna", "Boris"]).replace("\xa0", " ") for line in lines]


@rule("R7.2.2")
def test_what_the_retting_room_adds_is_its_own() -> None:
    table = position(up=["cultivation"], cells={"r1c0": "retting_room"}, goods={})
    (took,) = loud(table, "take cultivation", "do cultivation-crops")
    assert words_of(took) == [
        "Anna takes Cultivation.",
        "Cultivation: Anna gains 2 emmer and 1 flax.",
        "Retting Room: Anna gains 1 food.",
    ]


def test_goods_stand_under_the_room_that_was_used() -> None:
    table = position(up=["cultivation"], cells={"r1c0": "warehouse"}, goods={"food": 2})
    took, used = loud(table, "take cultivation", "do cultivation-room", "use warehouse", "do warehouse")
    assert words_of(took) == ["Anna takes Cultivation."], "a menu is no event"
    assert words_of(used) == [
        "Anna uses the Warehouse.",
        "Warehouse: Anna pays 2 food and gains 1 wood, 1 stone, 1 emmer, and 1 flax.",
    ]
    (more,) = loud(position(tile="cultivation", goods={}), "do cultivation-crops")
    assert more.line.cause == "tile-cultivation"


@rule("R6.6.5")
def test_a_room_is_told_with_its_whole_price() -> None:
    table = position(tile="furnishing", goods={"wood": 1, "food": 2}, cells={"r2c0": "empty"}, display=["shelf"])
    found = loud(table, "do furnishing-furnish", "furnish shelf", "place r2c0", "surcharge food")
    assert [text for deed in found for text in words_of(deed)] == ["Anna furnishes the Shelf at A3: 1 wood and 2 food."]
