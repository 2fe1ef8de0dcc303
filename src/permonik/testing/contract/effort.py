"""How much the contract looks at: of short games everything, of long ones enough.

Most checks go through whole games, so what they cost grows with the entries. The games of a set-up are counted by
entries for that reason: of long games fewer are played. A check that does much at an entry (a view for every seat, a
copy played to the end) looks at some entries of a long game: spread over it and chosen by the game's name, so that
another seed is looked at elsewhere.

PERMONIK_SOAK=1     all games of all seeds, and every entry
PERMONIK_SEEDS=3    with fewer than ten seeds no game is short, and of each a third as many entries is looked at: for a
                    build beside another one that has more of them
"""

from __future__ import annotations

import os
from random import Random
from typing import Final

from permonik.testing.contract.setups import Setup, has_many, how_many

THOROUGH: Final = bool(os.environ.get("PERMONIK_SOAK"))
BRIEF: Final = int(os.environ.get("PERMONIK_SEEDS", "10")) < 10 and not THOROUGH
PART: Final = 3 if BRIEF else 1  # of what would be looked at
SHORT: Final = 170  # entries; games up to here are played with all seeds, and every entry is looked at
ENTRIES: Final = 1200  # for each seed, by all set-ups of a game together
LEAST: Final = 500  # by each set-up, however many there are
REPLAYED: Final = 2500  # by a check that replays a long game up to some entries, all of them together


def is_long(entries: int) -> bool:
    return BRIEF or (entries > SHORT and not THOROUGH)


def enough(setup: Setup, seeds: int, games: int, entries: int) -> bool:
    """Whether so many games of a set-up, of so many entries together, are what so many seeds are worth."""
    among = 1 if has_many(setup.game) else how_many(setup.game)  # where they are many, each has its share already
    return is_long(entries // max(1, games)) and entries >= max(LEAST, ENTRIES * seeds // among)


def sample(rng: Random, length: int, most: int) -> set[int]:
    """Which entries to look at, from 0 to `length`: all, or one from each of `most` parts of the game, and the end."""
    most = max(1, most // PART)
    if not is_long(length) or length <= most:
        return set(range(length + 1))
    return {length, *[rng.randrange(part * length // most, (part + 1) * length // most) for part in range(most)]}


def affordable(rng: Random, numbers: list[int], tried: int) -> list[int]:
    """`tried` of the numbers, for checks that replay up to them: of a long game fewer, but one at least."""
    chosen = rng.sample(numbers, min(tried, len(numbers)))
    if not chosen or not is_long(max(numbers)):
        return chosen
    spent = 0
    for count, number in enumerate(chosen):
        spent += number
        if spent > REPLAYED // PART:
            return chosen[: max(1, count)]
    return chosen
