"""Rooms for dwarfs and rooms for animals."""

import pytest
from caverna_rooms import furnish, grows, living, shop
from caverna_table import harvesting, home, position

from permonik.testing import example, rule, ruling

# -- dwarfs ----------------------------------------------------------------------------------------------------------


@rule("R12.1")
@pytest.mark.parametrize("room", ["dwelling", "simple_dwelling_4_2", "simple_dwelling_3_3", "mixed_dwelling"])
def test_a_dwelling_houses_one_dwarf(room: str) -> None:
    assert not grows(2)
    assert grows(2, room)
    assert not grows(3, room)


@rule("R12.1")
def test_a_couple_dwelling_houses_two() -> None:
    assert grows(3, "couple_dwelling")
    assert not grows(4, "couple_dwelling")


@rule("R12.1")
def test_dwellings_add_up_and_all_others_house_nobody() -> None:
    assert grows(4, "dwelling", "dwelling", "dwelling")
    assert not grows(4, "dwelling", "dwelling")
    assert not grows(2, "cuddle_room", "guest_room", "work_room", "office_room", "state_parlor")


@rule("R12.1")
@example("EX-64")
@ruling("RU-24")
def test_the_additional_dwelling_is_for_the_sixth_only() -> None:
    five = ("couple_dwelling", "dwelling")
    assert grows(5, *five, "additional_dwelling")
    assert not grows(4, "couple_dwelling", "additional_dwelling"), "it houses no fifth dwarf"
    assert not grows(2, "additional_dwelling")
    assert not grows(6, *five, "additional_dwelling"), "nor a seventh"


@rule("R12.1")
@ruling("RU-24")
def test_room_for_six_without_the_additional_dwelling_is_room_for_five() -> None:
    assert grows(4, "couple_dwelling", "dwelling", "dwelling")
    assert not grows(5, "couple_dwelling", "dwelling", "dwelling")
    assert grows(5, "couple_dwelling", "dwelling", "dwelling", "additional_dwelling")


@example("EX-64")
def test_family_life_makes_the_sixth() -> None:
    rooms = {"r2c4": "couple_dwelling", "r2c5": "dwelling", "r1c4": "additional_dwelling"}
    table = position(home(dwarfs=[0] * 5, rooms=rooms), home(), cards={8: "family_life"})
    table.play("place family_life", "do family_growth")
    assert table.strengths() == [0] * 6
    assert table.points()["dwarfs"] == 6


@ruling("RU-24")
def test_the_additional_dwelling_is_a_dwelling_and_may_come_early() -> None:
    table = shop(home(wood=4, stone=3), "additional_dwelling", cards={4: "urgent_wish_for_children"})
    table.play("place urgent_wish_for_children", "do furnish_dwelling", "furnish additional_dwelling", "cavern r2c3")
    assert table.strengths() == [0, 0], "no growth follows: it houses no third dwarf"
    assert table.seat == 1


# -- animals ---------------------------------------------------------------------------------------------------------


@rule("R12.1")
def test_the_mixed_dwelling_houses_two_animals_of_one_type() -> None:
    mixed = {"r2c4": "mixed_dwelling"}
    assert living(rooms=mixed, sheep=2, cattle=2)
    assert living(rooms=mixed, donkey=4)
    assert not living(rooms=mixed, wild_boar=5)
    assert not living(rooms=mixed, sheep=3, cattle=1)
    assert not living(rooms=mixed, sheep=1, donkey=1, cattle=1)


@rule("R12.1")
def test_the_cuddle_room_houses_a_sheep_per_dwarf() -> None:
    cuddle = {"r2c4": "cuddle_room"}
    assert living(rooms=cuddle, dwarfs=[0, 0, 0], sheep=5)
    assert not living(rooms=cuddle, dwarfs=[0, 0, 0], sheep=6)
    assert living(rooms=cuddle, sheep=2, cattle=2)
    assert not living(rooms=cuddle, cattle=3)
    assert not living(rooms=cuddle, sheep=1, cattle=1, donkey=1)


@rule("R12.1")
def test_a_child_makes_the_cuddle_room_larger_at_once() -> None:
    plain = home(rooms={"r2c4": "cuddle_room", "r2c5": "dwelling"}, sheep=4, grain=1, ruby=1, cells={"r3c2": "field"})
    table = position(plain, home(), cards={8: "family_life"}).play("place family_life", "do family_growth")
    assert table.play("exchange ruby_sheep").asked() == "NextPart"
    assert table.goods()["sheep"] == 5


@rule("R12.1")
def test_the_breakfast_room_houses_three_cattle() -> None:
    breakfast = {"r2c4": "breakfast_room"}
    assert living(rooms=breakfast, cattle=5)
    assert not living(rooms=breakfast, cattle=6)
    assert living(rooms=breakfast, sheep=2, cattle=3)
    assert not living(rooms=breakfast, sheep=3)
    assert not living(rooms=breakfast, sheep=2, cattle=4)


FIELDS = {"r3c2": "field", "r3c1": "field", "r2c2": "field"}


@rule("R12.1")
def test_the_stubble_room_houses_an_animal_on_each_empty_field() -> None:
    stubble = {"r2c4": "stubble_room"}
    assert living(rooms=stubble, cells=FIELDS, sheep=2, donkey=1, wild_boar=1, cattle=1)
    assert living(rooms=stubble, cells=FIELDS, sheep=5)
    assert not living(rooms=stubble, cells=FIELDS, sheep=6)
    assert not living(rooms=stubble, cells=FIELDS, crops={"r3c1": {"grain": 1}}, sheep=5)
    assert living(rooms=stubble, cells=FIELDS, crops={"r3c1": {"grain": 1}}, sheep=4)
    assert not living(cells=FIELDS, sheep=3)


@rule("R12.1")
def test_a_new_field_is_stubble_at_once() -> None:
    plain = home(cells={"r3c2": "field"}, rooms={"r2c4": "stubble_room"}, sheep=3, ruby=2)
    table = position(plain, home()).play("exchange ruby_field", "lay r3c1", "exchange ruby_sheep")
    assert table.asked() == "PlaceDwarf"
    assert table.goods()["sheep"] == 4


@rule("R12.1")
def test_a_field_harvested_bare_is_stubble_again() -> None:
    """A lamb is born on it, in the same harvest."""
    for left, born in ((1, 1), (2, 0)):
        crops = {"r3c2": {"grain": left}}
        plain = home(cells={"r3c2": "field"}, crops=crops, rooms={"r2c4": "stubble_room"}, sheep=2, food=4)
        table = harvesting(plain, home(food=4)).play("feed 4", seat=0)
        if not born:
            table.play("stop", seat=0)
        assert table.goods() == {"grain": 1, "sheep": 2 + born}


@rule("R12.12")
def test_rooms_for_animals_work_from_the_moment_they_lie_there() -> None:
    for room in ("cuddle_room", "stubble_room", "mixed_dwelling"):
        plain = home(cells={"r3c2": "field"}, sheep=2, wood=9, stone=9, ore=9, ruby=1)
        table = furnish(shop(plain, room), room).play("exchange ruby_sheep")
        assert table.asked() == "NextPart", room
        assert table.goods()["sheep"] == 3
