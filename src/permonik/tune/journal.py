"""The games of a tuning on disk, a line each: a run that was cut off goes on where it was.

The strategy itself is not kept. It is asked and told again, which takes no time, and must propose what it proposed.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from permonik.arena.lines import Lines
from permonik.errors import PermonikError

FORMAT = 1
CLOSE = 1e-9  # another processor may round differently


class BadTuning(PermonikError):
    """A file that is no journal of a tuning, or that of another one."""


class Journal:
    """Its first line says what is tuned and how: all but the number of generations, so that a run can be made longer.

    Then, for each generation, its candidates, and what each game was worth to the one who was tried out in it.
    """

    def __init__(self, path: Path, settings: dict[str, Any]) -> None:
        self.path = path
        self.lines = Lines(path)
        self.head = {"permonik-tune": FORMAT, **settings}
        self.candidates: dict[int, list[list[float]]] = {}
        self.worths: dict[tuple[int, int, int], float] = {}  # by generation, candidate and number of its game
        if path.exists() and path.stat().st_size:
            self.read()
        else:
            self.lines.add(self.head)

    def read(self) -> None:
        try:
            head, *rest = self.lines.read()
            if "permonik-tune" not in head:
                raise ValueError("a journal of something else")
            for entry in rest:
                if "candidates" in entry:
                    self.candidates[int(entry["generation"])] = [list(map(float, one)) for one in entry["candidates"]]
                else:
                    game = (int(entry["generation"]), int(entry["candidate"]), int(entry["game"]))
                    self.worths[game] = float(entry["worth"])
        except (ValueError, KeyError, TypeError, RecursionError):
            raise BadTuning(f"{self.path} is no journal of a tuning") from None
        if head != self.head:
            differ = [name for name in self.head if head.get(name) != self.head[name]]
            raise BadTuning(f"{self.path} is the journal of another tuning ({', '.join(differ)}): name another file")
        self.lines.mend()

    def propose(self, generation: int, candidates: list[list[float]]) -> None:
        """Notes the candidates of a generation; or compares them with those that its games were played by."""
        known = self.candidates.get(generation)
        if known is None:
            self.candidates[generation] = candidates
            self.lines.add({"generation": generation, "candidates": candidates})
        elif not same(known, candidates):
            raise BadTuning(
                f"{self.path} cannot be gone on with: generation {generation + 1} had other candidates"
                " (another version of cma or numpy?)"
            )

    def add(self, generation: int, candidate: int, game: int, worth: float) -> None:
        self.worths[generation, candidate, game] = worth
        self.lines.add({"generation": generation, "candidate": candidate, "game": game, "worth": worth})


def same(some: list[list[float]], others: list[list[float]]) -> bool:
    if [len(one) for one in some] != [len(one) for one in others]:
        return False
    pairs = zip(some, others, strict=True)
    return all(
        math.isclose(x, y, rel_tol=CLOSE, abs_tol=CLOSE) for one, two in pairs for x, y in zip(one, two, strict=True)
    )
