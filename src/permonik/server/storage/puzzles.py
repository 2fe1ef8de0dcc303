"""Tries at puzzles in the database, and how hard they have shown each puzzle to be.

A puzzle is an opponent: solver and puzzle change ratings as two players do (Elo). Only the first try of a registered
person counts; whoever tries again knows the answer, and guests could be anybody as often as they like.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from permonik.puzzles import Puzzle
from permonik.server.storage.base import Broken, Statement, Storage

BEGINNER: Final = 1200.0  # as in web/src/lib/puzzles.svelte.ts
FAST, SLOW, SETTLED = 40.0, 20.0, 20  # points at stake before and after so many tries
FURTHEST: Final = 400  # from the first guess: some odd tries must not make a puzzle absurd

TRY: Final = "INSERT INTO puzzle_tries (person, game, puzzle, solved) VALUES (?, ?, ?, ?)"
SOLVER: Final = (
    "INSERT INTO puzzle_solvers (person, game, rating, tries) VALUES (?, ?, ?, 1) ON CONFLICT (person, game) "
    "DO UPDATE SET rating = puzzle_solvers.rating + ?, tries = puzzle_solvers.tries + 1"
)
SHIFT: Final = (
    "INSERT INTO puzzle_shifts (game, puzzle, shift, tries) VALUES (?, ?, ?, 1) ON CONFLICT (game, puzzle) "
    "DO UPDATE SET shift = puzzle_shifts.shift + ?, tries = puzzle_shifts.tries + 1"
)


class PuzzleStore:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def shifts(self, game: str) -> dict[str, int]:
        """By how much puzzles are harder than they were first taken for; those that nobody tried are left out."""
        rows = await self.storage.fetch("SELECT puzzle, shift FROM puzzle_shifts WHERE game = ?", game)
        return {row["puzzle"]: bounded(row["shift"]) for row in rows}

    async def shift(self, puzzle: Puzzle) -> int:
        sql = "SELECT shift FROM puzzle_shifts WHERE game = ? AND puzzle = ?"
        rows = await self.storage.fetch(sql, puzzle.game, puzzle.id)
        return bounded(rows[0]["shift"]) if rows else 0

    async def tried(self, person: str) -> list[tuple[str, str, bool]]:
        sql = "SELECT game, puzzle, solved FROM puzzle_tries WHERE person = ? ORDER BY game, puzzle"
        return [(row["game"], row["puzzle"], bool(row["solved"])) for row in await self.storage.fetch(sql, person)]

    async def ratings(self, person: str) -> dict[str, int]:
        """By game, where somebody has tried a puzzle."""
        sql = "SELECT game, rating FROM puzzle_solvers WHERE person = ? ORDER BY game"
        return {row["game"]: round(row["rating"]) for row in await self.storage.fetch(sql, person)}

    async def note(self, person: str, puzzle: Puzzle, solved: bool) -> None:
        """A try that was judged. Whoever has tried it before changes nothing."""
        game = puzzle.game
        sql = "SELECT rating, tries FROM puzzle_solvers WHERE person = ? AND game = ?"
        rows = await self.storage.fetch(sql, person, game)
        rating, tries = (rows[0]["rating"], rows[0]["tries"]) if rows else (BEGINNER, 0)
        sql = "SELECT tries FROM puzzle_shifts WHERE game = ? AND puzzle = ?"
        before = await self.storage.fetch(sql, game, puzzle.id)
        surprise = solved - chance(rating, puzzle.rating + await self.shift(puzzle))
        gain = stake(tries) * surprise
        harder = -stake(before[0]["tries"] if before else 0) * surprise
        with suppress(Broken):
            await self.storage.write(
                (TRY, (person, game, puzzle.id, int(solved))),
                (SOLVER, (person, game, BEGINNER + gain, gain)),
                (SHIFT, (game, puzzle.id, harder, harder)),
            )


def chance(solver: float, puzzle: float) -> float:
    """That a solver solves a puzzle."""
    return 1 / (1 + 10 ** ((puzzle - solver) / 400))


def stake(tries: int) -> float:
    return FAST if tries < SETTLED else SLOW


def bounded(shift: float) -> int:
    return round(min(FURTHEST, max(-FURTHEST, shift)))


def forget_puzzles(person: str) -> list[Statement]:
    """What the tries have shown of the puzzles stays."""
    return [(f"DELETE FROM {table} WHERE person = ?", (person,)) for table in ("puzzle_tries", "puzzle_solvers")]
