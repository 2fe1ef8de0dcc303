"""How strong an opponent people want: easy, medium, hard or master, and which bot that is at which table.

A row is four bots by the names that the arena knows them by, so a level is measured and changed in one line:
`permonik arena --game rivals --bots hard,medium`. A game without a row of its own has the usual one; a game without an
evaluation has no levels.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

# Seconds for a turn. A search divides them among the questions of the turn, and needs them only where the best line is
# not clear sooner.
SECONDS: Final = {"easy": 1.5, "medium": 1.5, "hard": 1.5, "master": 5.0}
ADVISER: Final = "master"  # whom people ask what it would do
MORE: Final = 0.7  # seconds until a thought that has begun is cut short


class Levels(NamedTuple):
    easy: str
    medium: str
    hard: str
    master: str


class Row(NamedTuple):
    """Who plays at these tables of a game: with so many players, in a variant (of any name where it says none)."""

    game: str
    players: tuple[int, ...]
    variant: str
    levels: Levels


NAMES: Final = Levels._fields  # from the weakest to the strongest
DEFAULT: Final = "medium"  # where nobody has chosen: it answers at once

USUAL: Final = Levels(easy="careless@0.5", medium="greedy", hard="greedy@8", master="search@100")

# One row fits every table; where nobody says who plays, the first of the game. What was measured of each row is in
# docs/strength.md. How often easy has to err to lose most games, but not all, depends on how much the best turn is
# worth; how many iterations a search is given, on how long they take there, and on whether more of them are worth it.
# Where they are not, and hard is to be weaker than master all the same, it errs, too.
TABLE: Final[tuple[Row, ...]] = (
    Row("cave-vs-cave", (2,), "", Levels("careless@0.2", "greedy", "search@1", "search@160")),
    Row("cave-vs-cave", (1,), "", Levels("careless@0.2", "greedy", "search@1", "search@1000")),
    Row("rivals", (2,), "", Levels("careless@0.5", "greedy", "search@1", "search@320")),
    Row("saboteur", (2, 3, 4, 5, 6, 7, 8), "", Levels("careless@1/99", "greedy", "search@1", "search@1")),
    Row("caverna", (2, 3, 4), "", Levels("careless@1", "greedy", "search@1", "search@160")),
    Row("caverna", (1,), "", Levels("careless@1", "greedy", "search@20", "search@160")),
    Row("caverna", (5, 6, 7), "", Levels("careless@1", "greedy", "search@1/0.3", "search@1")),
)


def levels_of(game: str, players: int | None = None, variant: str | None = None) -> Levels:
    """The row of a table."""
    for row in TABLE:
        if row.game == game and players in (None, *row.players) and variant in (None, row.variant or variant):
            return row.levels
    return USUAL


def is_step(level: str, game: str) -> bool:
    """Whether anybody else plays at this level than at the one below: else people are not offered it.

    In Saboteur nothing that we know of is stronger than hard, so master is another name for it there.
    """
    at = NAMES.index(level)
    rows = [row.levels for row in TABLE if row.game == game] or [USUAL]
    return at == 0 or any(row[at] != row[at - 1] for row in rows)


def bot_of(level: str, game: str, players: int | None = None, variant: str | None = None) -> str:
    """The bot that plays a game at a level."""
    chosen: str = getattr(levels_of(game, players, variant), level)
    return chosen


def bot_at(level: str, game: str, view: Mapping[str, Any]) -> str:
    """The same for whoever sees this: views tell how many play, where there may be more than two, and the variant."""
    return bot_of(level, game, view.get("players"), view.get("variant"))
