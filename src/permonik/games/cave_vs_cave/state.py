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
        taken: list[int],
    ) -> None:
        """A position with these, and nothing else yet: what is one number is set by its name."""
        super().__init__(agenda, [])
        self.caves = caves
        self.start = 0
        self.round = 0
        self.turns = 0
        self.up = 0
        self.shelf: tuple[int, ...] = ()
        self.taken = taken
        self.display = 0
        self.unseen = 0
        self.removed = 0
        self.walls = 0
        self.pile = 0
        self.cavern = False
        self.tile = -1
        self.done = 0
        self.used = 0
        self.uses = 0
        self.room = -1
        self.room_done = 0
        self.dug = 0
        self.sold = False
        self.row_pieces: RowPieces | None = None  # of whoever encodes this very position; copies begin anew

    def clone(self) -> CaveState:
        twin = CaveState(
            self.agenda[:],
            [cave.clone() for cave in self.caves],
            self.taken[:],
        )
        twin.start = self.start
        twin.round = self.round
        twin.turns = self.turns
        twin.up = self.up
        twin.shelf = self.shelf
        twin.display = self.display
        twin.unseen = self.unseen
        twin.removed = self.removed
        twin.walls = self.walls
        twin.pile = self.pile
        twin.cavern = self.cavern
        twin.tile = self.tile
        twin.done = self.done
        twin.used = self.used
        twin.uses = self.uses
        twin.room = self.room
        twin.room_done = self.room_done
        twin.dug = self.dug
        twin.sold = self.sold
        return twin

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
