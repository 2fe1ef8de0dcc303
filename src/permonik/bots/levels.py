"""How strong an opponent people want: easy, medium, hard or master, and which bot that is in each game.

A row is four bots by the names that the arena knows them by, so a level is measured and changed in one line:
`permonik arena --game rivals --bots hard,medium`. A game without a row of its own has the usual one; a game without an
evaluation has no levels.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# Seconds for a turn. A search divides them among the questions of the turn, and needs them only where the best line is
# not clear sooner.
SECONDS: Final = {"easy": 1.5, "medium": 1.5, "hard": 1.5, "master": 5.0}
MORE: Final = 0.7  # seconds until a thought that has begun is cut short


class Levels(NamedTuple):
    easy: str
    medium: str
    hard: str
    master: str


NAMES: Final = Levels._fields  # from the weakest to the strongest
DEFAULT: Final = "medium"  # where nobody has chosen: it answers at once

USUAL: Final = Levels(easy="careless@0.5", medium="greedy", hard="greedy@8", master="search@100")

# What was measured of each row, by number of players and variant, is in docs/strength.md. How often easy has to err to
# lose most games, but not all, depends on how much the best turn is worth.
LEVELS: Final[dict[str, Levels]] = {
    "cave-vs-cave": Levels(easy="careless@0.2", medium="greedy", hard="search@160", master="search@1200"),
    "rivals": Levels(easy="careless@0.5", medium="greedy", hard="search@160", master="search@800"),
    "saboteur": Levels(easy="careless@1/99", medium="greedy", hard="search@40", master="search@160"),
    "caverna": Levels(easy="careless@1", medium="greedy", hard="search@20", master="search@160"),
}


def bot_of(level: str, game: str) -> str:
    """The bot that plays a game at a level."""
    chosen: str = getattr(LEVELS.get(game, USUAL), level)
    return chosen
