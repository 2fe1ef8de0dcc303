"""Bots in the list of ratings: they do not change, and hold everybody else's in place.

They follow from ladders (`permonik arena --ladder`, docs/strength.md), whose scale is that of `model.py` for two:
medium has 22, and 5.9 more are odds of e : 1. What nobody has measured is guessed. Whoever changes a row recomputes all
ratings (`permonik admin ratings --recompute`).
"""

from __future__ import annotations

from typing import Final

BOT: Final = "bot:"
DEVIATION: Final = 1.0

GUESSED: Final = {"random": 0.0, "easy": 15.0, "greedy": 22.0, "medium": 22.0, "hard": 28.0, "master": 30.0}
# Medium is `greedy` everywhere. For two the ladders have easy, and `search` with few iterations: in Caverna hard is
# 2.6 below the best of these, which won 61 % against it; in Cave vs Cave the best of them is as strong as master,
# against whom hard wins 36 %; in Rivals hard follows from its games against medium, and master, in Caverna, too, from
# those against hard. Where several play Caverna, hard and master are what one of them wins among `greedy`, as odds
# against each of these, the mean of three to seven players. Saboteur's steps are those of a single seat among
# `greedy`, with two and with five, and master is hard there.
# A ladder puts random at -10 and lower; nobody is shown less than nothing.
ANCHORS: Final[dict[str, dict[str, float]]] = {
    "cave-vs-cave/two": GUESSED | {"easy": 5.0, "hard": 41.0, "master": 44.0},
    "rivals/two": GUESSED | {"easy": 11.0, "hard": 33.0, "master": 41.0},
    "caverna/two": GUESSED | {"easy": 5.0, "hard": 42.0, "master": 45.5},
    "caverna/more": GUESSED | {"easy": 5.0, "hard": 32.5, "master": 37.0},
    "saboteur/two": GUESSED | {"easy": 20.5, "hard": 25.5, "master": 25.5},
    "saboteur/more": GUESSED | {"random": 14.0, "easy": 18.5, "hard": 25.5, "master": 25.5},
}


def anchors(pool: str) -> dict[str, float]:
    return ANCHORS.get(pool, GUESSED)


def anchor(pool: str, player: str) -> tuple[float, float]:
    return anchors(pool)[player.removeprefix(BOT)], DEVIATION
