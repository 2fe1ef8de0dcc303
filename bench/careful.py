"""How often the careful page warns: bots play, and what they answer in a turn is weighed as a person's draft would be.

    python bench/careful.py [--games cave-vs-cave,rivals] [--levels medium,easy] [--turns 30]

Printed, for each game and level: the turns with a choice that were weighed, and how many of them were marked as bad. A
warning to `medium` is mostly in vain; to `easy`, who errs on purpose, it often is none.
"""

from __future__ import annotations

import argparse
import zlib
from typing import Final, NamedTuple

import permonik
from permonik.bots import make
from permonik.bots.hints import better
from permonik.kernel.draft import Draft
from permonik.kernel.match import Match

PLAYERS: Final = {"saboteur": 3}  # as many as sit at a first table; two in the others
EVERY: Final = 3  # of so many turns one is weighed: turns of one game resemble each other


class Tally(NamedTuple):
    turns: int
    warned: int


def draft_of(match: Match, seat: int, bot: str, seed: int) -> Draft:
    """What a bot would hand over in this turn, as far as a draft goes."""
    draft = match.draft(seat)
    with make(bot, match.game.id, seed) as mind:
        while not draft.done:
            draft.choose(mind.choose(draft.view(), draft.options()))
    return draft


def measured(game: str, level: str, turns: int) -> Tally:
    weighed = warned = seen = 0
    seed = 0
    while weighed < turns:
        seed += 1
        match = Match.start(game, PLAYERS.get(game, 2), seed=seed)
        while not match.over and weighed < turns:
            seat = match.waiting()[0]
            view, options = match.view(seat), match.options(seat)
            draft = draft_of(match, seat, level, zlib.crc32(f"{game} {seed} {len(match.record.entries)}".encode()))
            seen += len(options) > 1
            if len(options) > 1 and seen % EVERY == 0:
                answers = [answer for step in draft.steps for answer in step]
                weighed += 1
                warned += better(game, view, options, seed, answers) is not None
            draft.commit()
    return Tally(weighed, warned)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", default=",".join(permonik.games()))
    parser.add_argument("--levels", default="medium,easy")
    parser.add_argument("--turns", type=int, default=30)
    chosen = parser.parse_args()
    for game in chosen.games.split(","):
        for level in chosen.levels.split(","):
            tally = measured(game, level, chosen.turns)
            print(f"{game:14} {level:7} {tally.warned:3} of {tally.turns} turns marked", flush=True)


if __name__ == "__main__":
    main()
