"""How far it is to the goal cards, for the greedy bot: through the paths that lie, and over cells still to be dug."""

from __future__ import annotations

from typing import Final

from permonik.games.saboteur.board import Board
from permonik.games.saboteur.grid import BESIDE, NORTH, WEST, X, Y
from permonik.games.saboteur.tables import EXIT, FIELDS, LADDER

DIG: Final = 4  # moves that an empty cell on the way is counted for: somebody has to lay a card there first
WEB: Final = 4  # moves that a web costs
FAR: Final = 120  # behind every way


class Distances:
    """Moves from the fields of one board to each corner and to the nearest nugget, webs counted.

    An open end is as far from a corner as the empty cells between them: what stands in the way there is not looked at.
    """

    def __init__(self, board: Board, webs: tuple[int, ...], nuggets: tuple[int, ...], corners: list[int]) -> None:
        self.board = board  # kept, so that no other board gets its identity while these distances are kept
        self.slow = slow_steps(board, webs)
        ends = open_ends(board)
        self.to_corner: list[dict[int, int]] = []
        for cell in corners:
            starts: dict[int, int] = {}
            x, y = X[cell], Y[cell]
            for field, end in ends:
                moves = DIG * (abs(X[end] - x) + abs(Y[end] - y)) + 1
                if moves < starts.get(field, FAR):
                    starts[field] = moves
            if cell in board.down:
                starts[cell * FIELDS] = 0
            else:
                size = board.deck.size[board.cards[cell] >> 1]
                for field in range(cell * FIELDS, cell * FIELDS + size):
                    if board.mark(field) == EXIT:
                        starts[field] = 0
            self.to_corner.append(self.spread(starts))
        near: dict[int, int] = {}
        for field in nuggets:
            near[field] = 0
        self.to_nugget = self.spread(near) if near else near

    def spread(self, starts: dict[int, int]) -> dict[int, int]:
        """From each field the fewest moves to one of the starts, which are so far themselves already."""
        near = self.board.near
        down = self.board.down
        far: dict[int, int] = {}
        rings: list[list[int]] = [[] for _ in range(FAR + WEB + 2)]
        for start, moves in starts.items():
            rings[moves].append(start)
        for moves in range(FAR):
            for field in rings[moves]:
                if field in far:
                    continue
                far[field] = moves
                if moves and field >> 3 in down:
                    continue  # whoever enters a face-down card is stopped by it
                for other in near[field]:
                    if other not in far:
                        slow = WEB if self.slow and (field, other) in self.slow else 0
                        rings[moves + 1 + slow].append(other)
        return far


def open_ends(board: Board) -> list[tuple[int, int]]:
    """The fields from which an empty cell could be entered, each with the cell."""
    found: list[tuple[int, int]] = []
    for cell in board.ends:
        for side in range(4):
            beside = BESIDE[cell * 4 + side]
            if board.opens(beside, side ^ 2):
                found.append((board.door(beside, side ^ 2), cell))
    return found


def slow_steps(board: Board, webs: tuple[int, ...]) -> set[tuple[int, int]]:
    """The steps, in both directions, on which a web lies; jumps between ladders are not hindered."""
    slow: set[tuple[int, int]] = set()
    for edge in webs:
        if edge >= 0:
            cell = edge >> 1
            side = WEST if edge & 1 else NORTH
            one, other = board.door(cell, side), board.door(BESIDE[cell * 4 + side], side ^ 2)
            if one >= 0 and other >= 0 and (board.mark(one) != LADDER or board.mark(other) != LADDER):
                slow.add((one, other))
                slow.add((other, one))
    return slow
