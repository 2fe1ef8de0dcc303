"""Sowing (R6.1 to R6.4, R6.14)."""

import pytest
from caverna_table import harvesting, home, position

from permonik.testing import rule

SIX = {f"r{row}c{column}": "field" for row in (2, 3) for column in range(3)}


def crops(**held: int) -> dict[str, int]:
    return held


@rule("R6.1")
def test_one_grain_becomes_three_one_vegetable_two() -> None:
    table = position(home(cells=SIX, grain=1, vegetable=1), home()).play("place slash_and_burn", "do sow")
    table.play("sow grain", "sow vegetable")
    assert table.goods() == {}
    assert sorted(table.home()["crops"].values(), key=str) == [{"grain": 3}, {"vegetable": 2}]


@rule("R6.1")
def test_two_fields_of_each_at_most() -> None:
    table = position(home(cells=SIX, grain=9, vegetable=9), home()).play("place slash_and_burn", "do sow")
    table.play("sow grain", "sow grain")
    assert table.offers("sow") == ["vegetable"]
    table.play("sow vegetable", "sow vegetable")
    assert table.seat == 1
    assert table.goods() == {"grain": 7, "vegetable": 7}
    assert len(table.home()["crops"]) == 4
    table = position(home(cells=SIX, grain=9, vegetable=9), home()).play("place slash_and_burn", "do sow")
    table.play("sow vegetable", "sow vegetable")
    assert table.offers("sow") == ["grain"]


@rule("R6.2")
def test_at_least_one_field_and_own_crops_only() -> None:
    """No stopping before the first; no seed or no field, no sowing."""
    table = position(home(cells=SIX, grain=1), home()).play("place slash_and_burn", "do sow")
    assert table.options() == ["sow grain"]
    for plain in (home(cells=SIX), home(cells={"r3c2": "meadow"}, grain=9)):
        assert "do sow" not in position(plain, home()).play("place slash_and_burn").options()
    sown = home(cells={"r3c2": "field"}, crops={"r3c2": {"grain": 3}}, vegetable=1)
    assert "do sow" not in position(sown, home()).play("place slash_and_burn").options()


@rule("R6.2", "R7.6")
def test_rubies_provide_seed_and_fields_on_the_spot() -> None:
    table = position(home(cells={"r3c2": "field"}, grain=1, ruby=2), home()).play("place slash_and_burn", "do sow")
    table.play("sow grain", "exchange ruby_field", "lay r3c1", "exchange ruby_vegetable", "sow vegetable")
    assert sorted(table.home()["crops"].values(), key=str) == [{"grain": 3}, {"vegetable": 2}]
    assert table.goods() == {"food": 1}


@rule("R6.3")
def test_crops_on_fields_cannot_be_eaten_or_sown_but_count() -> None:
    """Three grain and two vegetables stand on fields: 2 and 2 points, and no exchange."""
    sown = {"r3c2": {"grain": 3}, "r3c1": {"vegetable": 2}}
    plain = home(cells=SIX, crops=sown, rooms={"r2c3": "cooking_cave"})
    table = position(plain, home())
    assert table.offers("exchange") == []
    assert table.points()["grain"] == 2
    assert table.points()["vegetables"] == 2
    assert "do sow" not in table.play("place slash_and_burn").options()
    assert harvesting(plain).offers("exchange") == ["grain", "vegetable", "cooking_cave"]


@rule("R6.4", "R6.14")
@pytest.mark.parametrize("left", [crops(grain=3), crops(grain=1), crops(vegetable=2), crops(vegetable=1)])
def test_only_empty_fields_are_sown(left: dict[str, int]) -> None:
    """A field with any crop left is not empty."""
    cells = {"r3c2": "field", "r3c1": "field"}
    plain = home(cells=cells, crops={"r3c2": left}, grain=9, vegetable=9)
    table = position(plain, home()).play("place slash_and_burn", "do sow", "sow grain")
    assert table.seat == 1
    assert table.home()["crops"] == {"r3c2": left, "r3c1": {"grain": 3}}


@rule("R6.14")
def test_how_much_is_sown_is_free_and_final() -> None:
    """After each field one may stop; what is sown stays."""
    for sown in (["grain"], ["vegetable"], ["grain", "vegetable"], ["vegetable", "grain", "grain"]):
        table = position(home(cells=SIX, grain=9, vegetable=9), home()).play("place slash_and_burn", "do sow")
        for crop in sown:
            table.play(f"sow {crop}")
            assert "stop" in table.options()
        table.play("stop")
        assert table.goods() == {"grain": 9 - sown.count("grain"), "vegetable": 9 - sown.count("vegetable")}
        assert len(table.home()["crops"]) == len(sown)


@rule("R6.1")
@pytest.mark.parametrize("players", [3, 5])
def test_the_same_limits_wherever_one_sows(players: int) -> None:
    """Family life, Hardware rental, the loot."""
    plain = home(cells=SIX, grain=9, vegetable=9, dwarfs=[12, 12])
    space = "family_life" if players == 3 else "hardware_rental_5"
    table = position(plain, *[home()] * (players - 1), cards={8: "family_life"}).play(f"place {space}", "do sow")
    assert table.play("sow grain", "sow vegetable", "sow grain").offers("sow") == ["vegetable"]
    table = position(plain, home(), home(), cards={9: "exploration"}).play("place exploration", "loot sow")
    assert table.play("sow grain", "sow grain", "sow vegetable").offers("sow") == ["vegetable"]
