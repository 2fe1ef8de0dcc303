"""The cave: face-up cards on an unbounded board, their fields as a graph, and where a path card may go."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

from permonik.games.saboteur.deck import Deck
from permonik.games.saboteur.grid import BESIDE, NORTH, WEST, cell_at, edge
from permonik.games.saboteur.tables import AREA, FIELDS, LADDER, LAIR, PATHS, START
from permonik.kernel.fixed import Fixed


def fitting(need: int, ban: int) -> int:
    """The masks of open sides (as bits of a 16-bit set) that are open where they need to and closed where they must."""
    return sum([1 << mask for mask in range(16) if mask & (need | ban) == need])


# By need * 16 + ban. Nothing fits where nothing has to be open: a card extends a path (R4.5).
FIT: Final[list[int]] = [fitting(need, ban) if need else 0 for need in range(16) for ban in range(16)]
OPEN: Final[list[int]] = [fitting(1 << side, 0) for side in range(4)]
SHUT: Final[list[int]] = [fitting(0, 1 << side) for side in range(4)]


class Board(Fixed):
    """What lies in the cave. It never changes: a card laid, removed or revealed makes another board.

    cards     cell → code (design * 2 + turn) of the face-up card
    down      cell → corner of the face-down goal card
    near      field (cell * 8 + number) → the fields one move away, sorted; a face-down goal card is its field 0 (`?`).
              Webs are not looked at.
    ends      the empty cells beside an open side, sorted; `fits`: per end the masks that fit there; `can`: all of them
    ladders, lairs, laid   the ladder fields, the lair fields, the cells of path cards, each sorted
    layers    what a learner's row says of it (`encode.py`), once somebody has asked
    """

    def __init__(
        self,
        deck: Deck,
        cards: dict[int, int],
        down: dict[int, int],
        near: dict[int, tuple[int, ...]],
        ends: list[int],
        fits: list[int],
        ladders: tuple[int, ...],
        lairs: tuple[int, ...],
        laid: tuple[int, ...],
    ) -> None:
        self.deck = deck
        self.cards = cards
        self.down = down
        self.near = near
        self.ends = ends
        self.fits = fits
        self.can = 0
        self.ladders = ladders
        self.lairs = lairs
        self.laid = laid
        self.layers = b""

    # -- other boards from this one ----------------------------------------------------------------------------------

    def with_card(self, cell: int, code: int) -> Board:
        """A path card is laid."""
        board = Board(
            self.deck,
            self.cards.copy(),
            self.down,
            self.near.copy(),
            self.ends[:],
            self.fits[:],
            self.ladders,
            self.lairs,
            self.laid,
        )
        board.add(cell, code)
        board.count()
        return board

    def without_card(self, cell: int) -> Board:
        """A card is removed. Rare, so all is built anew."""
        cards = self.cards.copy()
        del cards[cell]
        return built(self.deck, cards, self.down)

    def with_goal(self, cell: int, code: int) -> Board:
        """A face-down goal card is revealed. Rare, too."""
        cards = self.cards.copy()
        cards[cell] = code
        down = self.down.copy()
        del down[cell]
        return built(self.deck, cards, down)

    # -- building, on a board that nobody holds yet ----------------------------------------------------------------

    def add(self, cell: int, code: int) -> None:
        deck = self.deck
        cards = self.cards
        design = code >> 1
        cards[cell] = code
        if design < PATHS:
            self.laid = inserted(self.laid, cell)
        first = cell * FIELDS
        for field in range(deck.size[design]):
            self.near[first + field] = tuple([first + other for other in deck.links[design * FIELDS + field]])
        for field in range(deck.size[design]):
            mark = deck.mark[design * FIELDS + field]
            if mark == LADDER:
                for other in self.ladders:
                    self.join(first + field, other)
                self.ladders = inserted(self.ladders, first + field)
            elif mark == LAIR:
                self.lairs = inserted(self.lairs, first + field)
        at = bisect_left(self.ends, cell)
        if at < len(self.ends) and self.ends[at] == cell:
            self.ends.pop(at)
            self.fits.pop(at)
        for side in range(4):
            other = BESIDE[cell * 4 + side]
            door = deck.door[code * 4 + side]
            if other in cards:
                facing = deck.door[cards[other] * 4 + (side ^ 2)]
                if door >= 0 and facing >= 0:
                    self.join(first + door, other * FIELDS + facing)
            elif other in self.down:
                if door >= 0:
                    self.join(first + door, other * FIELDS)
            else:
                at = bisect_left(self.ends, other)
                if at < len(self.ends) and self.ends[at] == other:
                    self.fits[at] &= OPEN[side ^ 2] if door >= 0 else SHUT[side ^ 2]
                elif door >= 0:
                    self.ends.insert(at, other)
                    self.fits.insert(at, self.fit(other))

    def join(self, one: int, other: int) -> None:
        """One move apart; two ladder fields may be so twice, which is once."""
        if other not in self.near[one]:
            self.near[one] = inserted(self.near[one], other)
            self.near[other] = inserted(self.near[other], one)

    def fit(self, cell: int) -> int:
        """What fits into an empty cell, as the cards beside it stand now (R4.4, R4.5)."""
        need = ban = 0
        for side in range(4):
            code = self.cards.get(BESIDE[cell * 4 + side], -1)
            if code >= 0:
                if self.deck.door[code * 4 + (side ^ 2)] >= 0:
                    need |= 1 << side
                else:
                    ban |= 1 << side
        return FIT[need * 16 + ban]

    def count(self) -> None:
        can = 0
        for fit in self.fits:
            can |= fit
        self.can = can

    # -- looking -------------------------------------------------------------------------------------------------------

    def mark(self, field: int) -> int:
        """What is drawn on a field; nothing on a face-down card."""
        code = self.cards.get(field >> 3, -1)
        return 0 if code < 0 else self.deck.mark[(code >> 1) * FIELDS + (field & 7)]

    def door(self, cell: int, side: int) -> int:
        """The field that is entered there, `?` of a face-down card included; -1 where nothing is open."""
        code = self.cards.get(cell, -1)
        if code >= 0:
            door = self.deck.door[code * 4 + side]
            return cell * FIELDS + door if door >= 0 else -1
        return cell * FIELDS if cell in self.down else -1

    def is_open(self, edge: int) -> bool:
        """Whether a face-up card is open at this edge: a joint or an open end (R5.7)."""
        cell = edge >> 1
        side = WEST if edge & 1 else NORTH
        return self.opens(cell, side) or self.opens(BESIDE[cell * 4 + side], side ^ 2)

    def opens(self, cell: int, side: int) -> bool:
        code = self.cards.get(cell, -1)
        return code >= 0 and self.deck.door[code * 4 + side] >= 0

    def edges(self) -> list[int]:
        """Every joint and open end, sorted: where a web may lie (R7.9)."""
        found: set[int] = set()
        for cell in self.cards:
            for side in range(4):
                if self.opens(cell, side):
                    found.add(edge(cell, side))
        return sorted(found)

    def key(self) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]:
        return (tuple(sorted(self.cards.items())), tuple(sorted(self.down.items())))

    def __reduce__(self) -> tuple[Any, ...]:
        return built, (self.deck, self.cards, self.down)


def goal_cells(players: int) -> list[int]:
    """The corners of the area (R2.2): north-west, north-east, south-east, south-west."""
    far = AREA[players]
    return [cell_at(-far, -far), cell_at(far, -far), cell_at(far, far), cell_at(-far, far)]


def first_board(deck: Deck, players: int) -> Board:
    """The start card and four face-down goal cards. Made once for each deck and number of players."""
    board = FIRST.get((deck.text, players))
    if board is None:
        down = {cell: corner for corner, cell in enumerate(goal_cells(players))}
        board = built(deck, {0: START * 2}, down)
        FIRST[deck.text, players] = board
    return board


def built(deck: Deck, cards: dict[int, int], down: dict[int, int]) -> Board:
    """A board with these cards, face up and face down."""
    near: dict[int, tuple[int, ...]] = {cell * FIELDS: () for cell in down}
    board = Board(deck, {}, down, near, [], [], (), (), ())
    for cell in sorted(cards):
        board.add(cell, cards[cell])
    board.count()
    return board


def inserted(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """A sorted tuple with one value more."""
    at = bisect_left(values, value)
    one: tuple[int, ...] = (value,)
    return values[:at] + one + values[at:]


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """A tuple without the first such value."""
    at = values.index(value)
    return values[:at] + values[at + 1 :]


FIRST: Final[dict[tuple[str, int], Board]] = {}
