"""Bots in the list of ratings: they do not change, and hold everybody else's in place.

A step between two bots follows from the share of games that the better one wins (docs/strength.md): its logarithmic
odds times 5.9, the scale of `model.py` for two. What nobody has measured is guessed. Whoever changes a row recomputes
all ratings (`permonik admin ratings --recompute`).
"""

from __future__ import annotations

from typing import Final

BOT: Final = "bot:"
DEVIATION: Final = 1.0

GUESSED: Final = {"random": 0.0, "easy": 15.0, "greedy": 22.0, "medium": 22.0, "hard": 28.0, "master": 30.0}
# Medium is `greedy` everywhere. hard: 93 %, 92 % and 100 % (of 64, so taken for 98 %) against it; among several one
# `search` among `greedy` won 85 % with four. master in Cave vs Cave: 66 % against hard. easy is guessed.
ANCHORS: Final[dict[str, dict[str, float]]] = {
    "cave-vs-cave/two": GUESSED | {"hard": 37.0, "master": 41.0},
    "rivals/two": GUESSED | {"hard": 36.0, "master": 38.0},
    "caverna/two": GUESSED | {"hard": 45.0, "master": 46.0},
    "caverna/more": GUESSED | {"hard": 35.0, "master": 36.0},
}


def anchors(pool: str) -> dict[str, float]:
    return ANCHORS.get(pool, GUESSED)


def anchor(pool: str, player: str) -> tuple[float, float]:
    return anchors(pool)[player.removeprefix(BOT)], DEVIATION
