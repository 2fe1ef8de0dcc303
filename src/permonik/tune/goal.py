"""What a game was worth to the one who is tried out in it.

margin   its score less the mean of the others; alone, its score
wins     its share of the win, and a little for the margin, which still tells two candidates apart when both won;
         in a game of sides (with roles), whether its side won: how many share that, and by how much, is no matter
"""

from __future__ import annotations

from permonik.arena.table import Played

GOALS = ("margin", "wins")
POINT = 0.02  # wins that a point of the margin counts for
USUAL = "margin"
# Points are few in Rivals, and not what one plays for: the first with enough of them wins. Nor are they in Saboteur.
OF_GAME = {"rivals": "wins", "saboteur": "wins"}


def goal_of(game: str) -> str:
    return OF_GAME.get(game, USUAL)


def worth(goal: str, played: Played, bot: int) -> float:
    """To the bot, which has one seat."""
    seat = played["seating"].index(bot)
    scores = played["scores"]
    others = scores[:seat] + scores[seat + 1 :]
    margin = scores[seat] - (sum(others) / len(others) if others else 0.0)
    if goal == "margin":
        return margin
    if played["roles"][seat]:
        return float(played["won"][seat])
    return played["shares"][seat] + POINT * margin
