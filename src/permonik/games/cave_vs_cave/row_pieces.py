"""What the last observation of a position was made of: most of the table stays as it is from one question to the next.

`encode` packs the numbers of a piece into native ints and compares them with those kept here; only where they differ is
the piece spelled anew. Nothing has to be told when something changes, so no rule knows of this.
"""

from __future__ import annotations

from mypy_extensions import i64


class Player:
    """One player's tiles of the round, goods and cave."""

    def __init__(self) -> None:
        self.held: i64 = -1
        self.cave = b""
        self.piece = b""


class RowPieces:
    """Rooms and walls to be had, and what the players have."""

    def __init__(self, players: int) -> None:
        self.rooms: i64 = -1
        self.stock: i64 = -1
        self.supply = b""
        self.players = [Player() for _ in range(players)]
