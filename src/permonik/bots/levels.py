"""How strong an opponent people want: easy, medium or hard, and which bot that is in each game.

A row is three bots by the names that the arena knows them by, so a level is measured and changed in one line:
`permonik arena --game rivals --bots hard,medium`. A game without a row of its own has the usual one; a game without an
evaluation has no levels.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# Seconds for a thought, at every level. An answer takes 3 at most: at a server, a process may have to start first.
LIMIT: Final = 2.2
BEGINS: Final = 1.8  # a search begins nothing new after so many: what it has begun takes its time, too


class Levels(NamedTuple):
    easy: str
    medium: str
    hard: str


NAMES: Final = Levels._fields  # from the weakest to the strongest
DEFAULT: Final = "medium"  # where nobody has chosen: it answers at once

USUAL: Final = Levels(easy="careless@0.5", medium="greedy", hard="greedy@8")

# Where a search is measured to be stronger, it is hard (docs/strength.md); elsewhere a greedy bot with a wider beam.
# How often easy has to err to lose most games, but not all, depends on how much the best turn is worth.
LEVELS: Final[dict[str, Levels]] = {
    "cave-vs-cave": Levels(easy="careless@0.2", medium="greedy", hard="search@160"),
    "rivals": Levels(easy="careless@0.5", medium="greedy", hard="search@160"),
    "saboteur": Levels(easy="careless@1", medium="greedy", hard="search@40"),
    "caverna": Levels(easy="careless@1", medium="greedy", hard="greedy@8"),
}


def bot_of(level: str, game: str) -> str:
    """The bot that plays a game at a level."""
    chosen: str = getattr(LEVELS.get(game, USUAL), level)
    return chosen
