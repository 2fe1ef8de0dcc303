"""The position of Cave vs Cave."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from permonik.games.cave_vs_cave.cave import Cave
from permonik.games.cave_vs_cave.row_pieces import RowPieces
from permonik.games.cave_vs_cave.tables import TURNS
from permonik.kernel.state import State
from permonik.kernel.step import AnyStep


class CaveState(State):
    """Masks have one bit per tile or room.

    caves, start, round   the players' caves; who has the start-player token; the round from 0
    turns                 turns taken in this round, by both players together
    up, taken             action tiles face up; per player, those taken in this round
    shelf                 the tiles of `up` in the order in which they were turned up, which is where they lie
    display, unseen       rooms face up for both; dark rooms whose place nobody knows
    removed               light rooms that left the game (solo)
    walls, pile           walls in the supply; rooms in the draw pile (solo)
    cavern                whether the additional cavern is still to be had

    Only in a turn: the chosen `tile`, its parts `done` (as bits), rooms `used`, room uses left (`uses`), the `room`
    being used and its parts done (`room_done`), how many cells were excavated (`dug`), and whether the
    Prospecting Site `sold` its food.
    """

    def __init__(
        self,
        agenda: list[AnyStep],
        caves: list[Cave],
        start: int,
        round: int,
        turns: int,
        up: int,
        shelf: tuple[int, ...],
        taken: list[int],
        display: int,
        unseen: int,
        removed: int,
        walls: int,
        pile: int,
        cavern: bool,
        tile: int,
        done: int,
        used: int,
        uses: int,
        room: int,
        room_done: int,
        dug: int,
        sold: bool,
    ) -> None:
        super().__init__(agenda, [])
        self.caves = caves
        self.start = start
        self.round = round
        self.turns = turns
        self.up = up
        self.shelf = shelf
        self.taken = taken
        self.display = display
        self.unseen = unseen
        self.removed = removed
        self.walls = walls
        self.pile = pile
        self.cavern = cavern
        self.tile = tile
        self.done = done
        self.used = used
        self.uses = uses
        self.room = room
        self.room_done = room_done
        self.dug = dug
        self.sold = sold
        self.row_pieces: RowPieces | None = None  # of whoever encodes this very position; copies begin anew

    def clone(self) -> CaveState:
        return CaveState(
            self.agenda[:],
            [cave.clone() for cave in self.caves],
            self.start,
            self.round,
            self.turns,
            self.up,
            self.shelf,
            self.taken[:],
            self.display,
            self.unseen,
            self.removed,
            self.walls,
            self.pile,
            self.cavern,
            self.tile,
            self.done,
            self.used,
            self.uses,
            self.room,
            self.room_done,
            self.dug,
            self.sold,
        )

    def key(self) -> Hashable:
        return (
            self.agenda_codes(),
            tuple([cave.key() for cave in self.caves]),
            self.start,
            self.round,
            self.turns,
            self.shelf,
            tuple(self.taken),
            self.display,
            self.unseen,
            self.removed,
            self.walls,
            self.pile,
            self.cavern,
            self.tile,
            self.done,
            self.used,
            self.uses,
            self.room,
            self.room_done,
            self.dug,
            self.sold,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        from permonik.games.cave_vs_cave.plain import dump, restore

        return restore, (dump(self),)

    def turns_each(self) -> int:
        """How many turns every player has in this round (R4.6)."""
        return TURNS[len(self.caves)][self.round]
