"""Puzzles: positions of real games in which one line is clearly the best, and what came of trying them."""

from permonik.puzzles.data import Puzzle, UnknownPuzzle, puzzle, puzzles
from permonik.puzzles.player import Attempt

__all__ = ["Attempt", "Puzzle", "UnknownPuzzle", "puzzle", "puzzles"]
