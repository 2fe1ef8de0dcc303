"""Twin tiles that lie over the edge of the board (R5.12, R5.20)."""

import pytest
from caverna_table import home, position
from tilework import BONUS, FOREST, MOUNTAIN, TWINS, all_but, both_ways, laying, pairs

from permonik.testing import rule

# For every cell at the edge, the cells beside it outside the board.
OUTSIDE = {
    "r0c0": ["r-1c0", "r0c-1"],
    "r0c1": ["r-1c1"],
    "r0c2": ["r-1c2"],
    "r1c0": ["r1c-1"],
    "r2c0": ["r2c-1"],
    "r3c0": ["r3c-1", "r4c0"],
    "r3c1": ["r4c1"],
    "r3c2": ["r4c2"],
    "r1c2": [],
    "r1c1": [],
    "r2c1": [],
    "r2c2": [],
    "r0c3": ["r-1c3"],
    "r0c4": ["r-1c4"],
    "r0c5": ["r-1c5", "r0c6"],
    "r1c5": ["r1c6"],
    "r2c5": ["r2c6"],
    "r3c5": ["r3c6", "r4c5"],
    "r3c4": ["r4c4"],
    "r1c3": [],
    "r1c4": [],
    "r2c4": [],
}


@rule("R5.12", "R5.20")
@pytest.mark.parametrize("cell", OUTSIDE)
def test_where_a_twin_tile_may_overhang(cell: str) -> None:
    """Only this cell is bare: with the Office room the tile reaches over the edge, without it it finds no place."""
    forest = cell in FOREST
    ground = all_but(FOREST if forest else MOUNTAIN, cell, "r3c3", "r2c3", tile="field" if forest else "tunnel")
    space = "slash_and_burn" if forest else "drift_mining_1_3"
    office = home(cells=ground, rooms={"r2c3": "office_room"})
    table = position(office, home())
    assert (space in table.offers("place")) is bool(OUTSIDE[cell])
    assert space not in position(home(cells=ground), home()).offers("place")
    if OUTSIDE[cell]:
        table.play(f"place {space}", "do meadow_field" if forest else "do cavern_tunnel")
        assert pairs(table) == both_ways(*[(cell, outside) for outside in OUTSIDE[cell]])
        table.play(f"lay {cell}", f"lay {OUTSIDE[cell][0]}")
        assert table.goods() == {"gold": 2, **BONUS.get(cell, {})}


@rule("R5.12")
@pytest.mark.parametrize("twin", TWINS)
def test_every_overhanging_twin_tile_brings_gold(twin: str) -> None:
    """Each time; a tile that lies wholly on the board brings none."""
    cells = {"r3c2": "field", "r1c3": "cavern"}
    plain = home(cells=cells, rooms={"r2c3": "office_room"})
    over = ("r3c1", "r4c1") if twin == "meadow_field" else ("r0c3", "r-1c3")
    food = {"food": 1} if twin == "meadow_field" else {}
    table = laying(twin, plain).play(f"lay {over[0]}", f"lay {over[1]}")
    assert table.goods() == {"gold": 2, **food}
    again = laying(twin, table.home())
    over = ("r3c0", "r4c0") if twin == "meadow_field" else ("r0c4", "r-1c4")
    assert again.play(f"lay {over[1]}", f"lay {over[0]}").goods() == {"gold": 4, **food}
    inside = ("r2c2", "r1c2") if twin == "meadow_field" else ("r2c4", "r2c5")
    assert laying(twin, plain).play(f"lay {inside[0]}", f"lay {inside[1]}").goods() == {}


@rule("R5.20")
def test_outside_the_halves_are_strangers_too() -> None:
    """From a meadow outside at r-1c2, the cell r-1c3 beside it is not reached, and no forest tile lies there."""
    plain = home(cells={"r-1c2": "meadow", "r0c2": "meadow"}, rooms={"r2c3": "office_room"})
    cells = {cell for pair in pairs(laying("cavern_tunnel", plain)) for cell in pair}
    assert "r-1c3" not in cells
    forest = {cell for pair in pairs(laying("meadow_field", plain)) for cell in pair}
    assert "r-1c3" not in forest
    assert {"r-1c1", "r0c1"} <= forest
