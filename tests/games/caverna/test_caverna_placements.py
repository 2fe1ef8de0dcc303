"""Where tiles may lie, worked out a second time from the rules on random boards (section 5, RU-13)."""

from random import Random
from typing import Any

import pytest
from caverna_table import Table, home, position
from tilework import bought, laying, pairs

from permonik.testing import rule, ruling

Cell = tuple[int, int]
SIDES = {"forest": (0, 1, 2), "mountain": (3, 4, 5)}
OUTER = {"forest": -1, "mountain": 6}


def on_board(half: str) -> set[Cell]:
    return {(row, column) for row in range(4) for column in SIDES[half]}


def with_edge(half: str) -> set[Cell]:
    """The cells of a half and those around it, without the corners and without the side of the other half."""
    above = {(row, column) for row in (-1, 4) for column in SIDES[half]}
    return on_board(half) | above | {(row, OUTER[half]) for row in range(4)}


def name(cell: Cell) -> str:
    return f"r{cell[0]}c{cell[1]}"


def neighbours(cell: Cell, half: str) -> set[Cell]:
    row, column = cell
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & with_edge(half)


class Board:
    """A random home, in plain words."""

    def __init__(self, rng: Random) -> None:
        self.office = rng.random() < 0.6
        share = rng.random()
        self.tiles: dict[Cell, str] = {(2, 3): "office_room" if self.office else "cavern", (3, 3): "entry"}
        for half, kinds in (("forest", ["meadow", "field", "small_pasture"]), ("mountain", ["cavern", "tunnel"])):
            for cell in sorted(with_edge(half) if self.office else on_board(half)):
                if cell not in self.tiles and rng.random() < share:
                    self.tiles[cell] = rng.choice(kinds)
        bare = sorted(on_board("forest") - set(self.tiles))
        meadows = [cell for cell in sorted(self.tiles) if self.tiles[cell] == "meadow"]
        self.stables = set(rng.sample(bare + meadows, min(3, len(bare + meadows)))) if rng.random() < 0.7 else set()

    def plain(self) -> dict[str, Any]:
        cells = {name(cell): tile for cell, tile in self.tiles.items() if tile not in ("entry", "office_room")}
        rooms = {"r2c3": "office_room"} if self.office else {}
        return home(cells=cells, rooms=rooms, stables=[name(cell) for cell in sorted(self.stables)])

    def connected(self, cell: Cell, half: str) -> bool:
        laid = {one for one in self.tiles if one in with_edge(half)}
        if half == "forest" and not laid:
            return cell == (3, 2)
        return bool(neighbours(cell, half) & laid)

    def singles(self, tile: str) -> set[str]:
        """R5.5, R5.8; never outside."""
        half = "forest" if tile in ("meadow", "field") else "mountain"
        bare = on_board(half) - set(self.tiles) - (self.stables if tile == "field" else set())
        return {name(cell) for cell in bare if self.connected(cell, half)}

    def twins(self, twin: str) -> set[tuple[str, str]]:
        """R5.3 to R5.5, R5.12: (first half, second half)."""
        half = "forest" if twin == "meadow_field" else "mountain"
        ground = (with_edge(half) if self.office else on_board(half)) - set(self.tiles)
        found = set()
        for first in ground:
            for second in neighbours(first, half) & ground:
                field_on_stable = half == "forest" and second in self.stables
                inside = {first, second} & on_board(half)
                connected = self.connected(first, half) or self.connected(second, half)
                if inside and connected and not field_on_stable:
                    found.add((name(first), name(second)))
        return found


@rule("R5.5", "R5.12")
@ruling("RU-13")
@pytest.mark.parametrize("block", range(5))
def test_every_legal_place_and_no_other(block: int) -> None:
    rng = Random(f"placements {block}")
    for _ in range(8):
        board = Board(rng)
        plain = board.plain()
        for twin, space in (("meadow_field", "slash_and_burn"), ("cavern_tunnel", "drift_mining_1_3")):
            legal = board.twins(twin)
            assert (space in position(plain, home()).offers("place")) is bool(legal)
            if legal:
                assert pairs(laying(twin, plain)) == legal
        for tile in ("meadow", "field", "tunnel", "cavern"):
            cells = board.singles(tile)
            rich = {**plain, "goods": {**plain["goods"], "ruby": 2}}
            assert (f"ruby_{tile}" in position(rich, home()).offers("exchange")) is bool(cells)
            if cells:
                assert set(bought(tile, plain).offers("lay")) == cells


@rule("R5.5", "R5.16")
def test_the_board_is_surveyed_after_every_tile() -> None:
    """Tile after tile in one game: what is offered next is what a fresh look at the board would offer."""
    rng = Random("tile after tile")
    table = position(home(ruby=40, rooms={"r2c3": "office_room"}), home())
    for _ in range(16):
        tiles = [text for text in table.options() if text in ("exchange ruby_meadow", "exchange ruby_tunnel")]
        if not tiles:
            break
        table.play(rng.choice(tiles))
        table.play(f"lay {rng.choice(table.offers('lay'))}")
        fresh = Table(table.state.clone())
        again = position(table.home(), home())
        assert fresh.offers("place") == again.offers("place")
        assert fresh.offers("exchange") == again.offers("exchange")
