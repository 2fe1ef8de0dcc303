"""Positions of Cave vs Cave in the game's own words, and play by its notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from permonik.games.cave_vs_cave import GAME
from permonik.kernel.record import Dealt, Decision
from permonik.kernel.step import EVERYONE
from permonik.testing.contract.helpers import Helpers
from permonik.testing.contract.stories import Accounts

GOODS = ("wood", "stone", "emmer", "flax", "food", "gold")
LEDGER = Helpers(Path(__file__).resolve().parents[1]).load("cave-vs-cave", "goods", "held", "causes", "without")
TILES = tuple(GAME.table.by_verb["take"].domains[0].ids)
LIGHT = ("shelf", "spinning_wheel", "tunnel", "grindstone", "food_corner", "parlor")

# A cave with all cells of the board furnished but r4c2, which has three natural walls.
ALL_BUT_ONE = {
    "r0c0": "food_corner",
    "r0c1": "weaving_room",
    "r1c0": "shelf",
    "r1c1": "spinning_wheel",
    "r2c0": "grindstone",
    "r2c1": "stall",
    "r3c1": "warehouse",
    "r4c0": "storeroom",
    "r4c1": "sacrificial_altar",
    "r4c2": "empty",
}


class Table:
    """A bare state, asked and answered by text. `rooms` says what is dug up next, by cell or in order."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.accounts = Accounts(GAME, LEDGER)  # whatever is tested, the log tells of it what is true
        self.settle()

    @property
    def seat(self) -> int:
        (seat,) = self.state.waiting()
        return int(seat)

    def options(self) -> list[str]:
        return [GAME.text(action) for action in self.state.actions(self.seat)]

    def play(self, *texts: str) -> Table:
        """Each text must be on offer; a chance outcome is written `=room` (or `=tile`, `=0` for a seat)."""
        for text in texts:
            if text.startswith("="):
                chance = self.state.chance()
                outcome = GAME.outcome_parse(chance.deck, text[1:])
                assert outcome in chance.outcomes, f"{text} is not possible: {chance}"
                self.accounts.book(self.state, Dealt(chance.deck, chance.slot, outcome, EVERYONE))
            else:
                assert text in self.options(), f"{text!r} is not offered; offered: {self.options()}"
                self.accounts.book(self.state, Decision(self.seat, GAME.parse(text), False, EVERYONE))
        self.settle()
        return self

    def settle(self) -> None:
        """Chance is answered by the test itself, never here; the state is only checked to be consistent."""
        data = GAME.dump(self.state)
        assert GAME.restore(data).key() == self.state.key()

    def data(self) -> dict[str, Any]:
        return GAME.dump(self.state)

    def goods(self, seat: int = 0) -> dict[str, int]:
        return dict(self.data()["caves"][seat]["goods"])

    def cells(self, seat: int = 0) -> dict[str, str]:
        return dict(self.data()["caves"][seat]["cells"])

    def display(self) -> set[str]:
        return set(self.data()["display"])

    def walls(self, seat: int = 0) -> list[str]:
        return list(self.data()["caves"][seat]["walls"])

    def supply(self) -> int:
        return int(self.data()["walls"])

    def parts(self) -> list[str]:
        """The parts of the tile or room that are on offer."""
        return [text.removeprefix("do ") for text in self.options() if text.startswith("do ")]

    def offers(self, verb: str) -> list[str]:
        """What can be taken, used, dug, furnished, ... now."""
        return [text.removeprefix(f"{verb} ") for text in self.options() if text.startswith(f"{verb} ")]

    def pass_turn(self) -> str:
        """Takes the first tile there is, and does nothing with it."""
        tile = self.offers("take")[0]
        self.play(f"take {tile}", "end")
        return tile

    def outcomes(self) -> list[str]:
        """What the dealer may answer now, as written in the notation."""
        chance = self.state.chance()
        return [GAME.outcome_text(chance.deck, outcome) for outcome in chance.outcomes]

    def points(self, seat: int = 0) -> int:
        return GAME.scores(self.state)[seat].total

    def winners(self) -> tuple[int, ...]:
        return GAME.winners(self.state)


def position(
    *,
    players: int = 2,
    round: int = 1,
    goods: Mapping[str, int] | None = None,
    other_goods: Mapping[str, int] | None = None,
    cells: Mapping[str, str] | None = None,
    other_cells: Mapping[str, str] | None = None,
    walls: Sequence[str] = (),
    other_walls: Sequence[str] = (),
    face: str | None = None,
    display: Sequence[str] | None = None,
    supply: int | None = None,
    tile: str | None = None,
    up: Sequence[str] | None = None,
    taken: Sequence[Sequence[str]] | None = None,
    **more: Any,
) -> Table:
    """Seat 0 is on turn. Goods not named stand at 0 if any are named, else at 1; cells not named are as at the start.

    `tile`: the turn has begun with this tile (its parts are open); otherwise a tile must be taken. Rooms that lie
    in a cave or in the display are taken out of the unseen ones; everything else can be given by the names of dump().
    """
    state = GAME.setup(players, {})
    data = GAME.dump(state)
    data["agenda"] = [["TakeTile", 0]]
    data["round"] = round
    for seat, (held, inside, built) in enumerate(
        [(goods, cells, walls), (other_goods, other_cells, other_walls)][:players]
    ):
        cave = data["caves"][seat]
        if held is not None:
            cave["goods"] = {good: held.get(good, 0) for good in GOODS}
        cave["cells"].update(inside or {})
        cave["walls"] = list(built)
    if face is not None:
        data["caves"][0]["face"] = face
        data["caves"][0]["cells"].setdefault("extra", "empty")
        if data["caves"][0]["cells"]["extra"] == "absent":
            data["caves"][0]["cells"]["extra"] = "empty"
        data["cavern"] = False
    lying = {content for cave in data["caves"] for content in cave["cells"].values()}
    if display is not None:
        data["display"] = list(display)
    data["display"] = [room for room in data["display"] if room not in lying]
    data["unseen"] = [room for room in data["unseen"] if room not in lying and room not in data["display"]]
    data["walls"] = 7 - len(walls) - len(other_walls) if supply is None else supply
    data["up"] = list(TILES) if up is None else list(up)
    if taken is not None:
        data["taken"] = [list(tiles) for tiles in taken]
    data.update(more)
    table = Table(GAME.restore(data))
    return table.play(f"take {tile}") if tile else table
