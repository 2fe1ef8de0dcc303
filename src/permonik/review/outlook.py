"""Result and score apart: how likely the victory is, and the points that are to be expected.

A judge says one word, in which both are added up. How likely a victory is where it says so was fitted over games of
bots, and so was the score (`tools/review_outlook.py --fit`); docs/review.md has how well that holds in fresh ones.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple


class Outlook(NamedTuple):
    """chance  of the victory, between 0 and 1; a shared one counts by its share
    score      of two who play against each other by how much the own points exceed the other's, else the own points
    """

    chance: float
    score: float


class Apart(NamedTuple):
    """How a game's one word is taken apart.

    odds    what the logarithm of the odds gains where the result gains one
    points  how much of the result is score
    won     how much of the victory is: of two the chance goes from -1 to 1 for that, else from 0 to 1
    """

    odds: float
    points: float
    won: float


def chance_of(words: Sequence[float], seat: int, odds: float) -> float:
    """Of a seat, by what is promised to each of them: what was promised to all alike has no part in it."""
    most = max(words)
    weights = [math.exp(odds * (word - most)) for word in words]
    return weights[seat] / math.fsum(weights)


def less(chance: float, odds: float, loss: float) -> float:
    """A chance after so much of the result was lost."""
    left = chance * math.exp(-odds * loss)
    return left / (1.0 - chance + left)


def score_of(result: float, chance: float, apart: Apart, duel: bool) -> float:
    return apart.points * result + apart.won * (2.0 * chance - 1.0 if duel else chance)


def lost(before: Outlook, loss: float, apart: Apart, duel: bool) -> Outlook:
    """What a loss took of both, from where things stood."""
    chance = before.chance - less(before.chance, apart.odds, loss)
    return Outlook(chance, apart.points * loss + apart.won * chance * (2.0 if duel else 1.0))
