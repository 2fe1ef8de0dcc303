"""Why an answer cannot be given now: what is lacking after all discounts, and what forbids it besides."""

from __future__ import annotations

from caverna_rooms import REST, travelling
from caverna_table import GAME, Table, home, position

from permonik.kernel.reason import Reason
from permonik.testing import rule

MEADOWS = {"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}
SHEEP = {"sheep_farming": {"sheep": 1}}


def why(table: Table, text: str) -> Reason:
    action = GAME.parse(text)
    assert action not in table.state.actions(table.seat)
    return GAME.why_not(table.state, table.seat, action)


def farming(**more: object) -> Table:
    plain = home(cells=MEADOWS, **more)  # type: ignore[arg-type]
    return position(plain, home(), cards={1: "sheep_farming"}, goods=SHEEP).play("place sheep_farming")


@rule("R5.13", "R12.2")
def test_the_wood_that_a_pasture_lacks_is_that_after_the_carpenter() -> None:
    assert why(farming(), "do large_pasture") == Reason("lack", "R5.13", "amount-wood", 4)
    carpenter = {"r2c4": "carpenter"}
    assert why(farming(rooms=carpenter, wood=1), "do large_pasture") == Reason("lack", "R5.13", "amount-wood", 2)


@rule("R5.14", "R12.3")
def test_the_stone_that_a_stable_lacks_is_that_after_the_stone_carver() -> None:
    """A stable costs one stone, which is just what he saves: with him stone is never lacking."""
    assert why(farming(), "do stable") == Reason("lack", "R5.14", "amount-stone", 1)
    assert "do stable" in farming(rooms={"r2c4": "stone_carver"}).options()
    fields = {f"r{row}c{column}": "field" for row in range(4) for column in range(3)}
    table = position(
        home(cells=fields, rooms={"r2c4": "stone_carver"}), home(), cards={1: "sheep_farming"}, goods=SHEEP
    )
    assert why(table.play("place sheep_farming"), "do stable").kind == "no-stable-place"


@rule("R10.1", "R12.3")
def test_the_ore_that_a_weapon_lacks_is_that_after_the_blacksmith() -> None:
    cards = {1: "blacksmithing"}
    plain = position(home(ore=2), home(), cards=cards).play("place blacksmithing", "do forge_weapon")
    assert why(plain, "forge 5") == Reason("lack", "R10.1", "amount-ore", 3)
    smith = position(home(ore=2, rooms={"r2c4": "blacksmith"}), home(), cards=cards)
    smith.play("place blacksmithing", "do forge_weapon")
    assert "forge 4" in smith.options()
    assert why(smith, "forge 5") == Reason("lack", "R10.1", "amount-ore", 1)


@rule("R10.10", "R4.6", "R4.7")
def test_who_does_not_breed_has_bred_has_no_pair_or_no_room() -> None:
    pens = {"r3c2": "small_pasture", "r3c1": "small_pasture"}
    plain = home(cells=pens, stables=["r3c2", "r3c1"], sheep=2, donkey=1, cattle=2)
    table = position(plain, home(), agenda=[*REST, ["BreedLoot", 0, 2, 0]])
    assert why(table, "breed donkey") == Reason("no-pair", "R4.6")
    table.play("breed sheep")
    assert why(table, "breed sheep") == Reason("bred", "R10.10")
    assert why(table, "breed donkey") == Reason("no-pair", "R4.6")
    crowded = home(cells={"r3c2": "small_pasture"}, sheep=2, cattle=2)
    table = position(crowded, home(), agenda=[*REST, ["BreedLoot", 0, 2, 0]])
    assert why(table, "breed sheep") == Reason("no-pen", "R4.7")


@rule("R3.10")
def test_a_part_that_was_done_is_not_done_again() -> None:
    table = position(home(cells=MEADOWS, grain=1), home()).play("place slash_and_burn", "do meadow_field")
    while table.asked() != "NextPart":
        table.play(table.options()[0])
    assert why(table, "do meadow_field") == Reason("done", "R3.10")


@rule("R5.14")
def test_a_stable_finds_a_field_or_another_stable() -> None:
    cells = {"r3c2": "meadow", "r3c1": "field"}
    table = position(home(cells=cells, stone=1, stables=["r3c2"]), home(), cards={1: "sheep_farming"}, goods=SHEEP)
    table.play("place sheep_farming", "do stable")
    assert why(table, "stable r3c2") == Reason("stable-there", "R5.14")
    assert why(table, "stable r3c1") == Reason("field-there", "R5.14")


@rule("R10.3", "R10.5")
def test_loot_is_out_of_reach_or_taken() -> None:
    table = travelling(home(dwarfs=[(3, "logging_1_3"), 0]), 3, 3)
    assert why(table, "loot wild_boar").kind == "weak"
    table.play("loot dog")
    assert why(table, "loot dog") == Reason("looted", "R10.5")
