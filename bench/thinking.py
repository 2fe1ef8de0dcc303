"""How far ahead *hard* looks where it plays: the iterations of its search in a second, and what a hint costs.

    python bench/thinking.py [GAME…]                 here
    cd web && node pyodide.mjs bench/thinking.py …   in WebAssembly, as in the house without a server (docs/static.md)

Every game is asked at positions of one and the same game between medium bots. What counts is the best of three, since
other work on the machine only ever makes it slower.
"""

from __future__ import annotations

import sys
import time
from statistics import median

from permonik.bots.base import Bot
from permonik.bots.hints import hints
from permonik.bots.levels import SECONDS, bot_of
from permonik.bots.play import ask, play_match, remembered
from permonik.bots.registry import make
from permonik.bots.search import SHARE, SearchBot
from permonik.kernel.match import Match
from permonik.kernel.record import Record

PLAYERS = {"cave-vs-cave": 2, "rivals": 2, "saboteur": 4, "caverna": 2}
POSITIONS = 5
TRIES = 3


def positions(game: str) -> list[Match]:
    """Some moments of a game in which somebody can choose among several answers."""
    match = Match.start(game, PLAYERS[game], seed=5)
    bots: list[Bot] = [make("random", game, seat) for seat in range(match.players)]
    play_match(match, bots)
    entries = match.record.entries
    found = []
    for part in range(POSITIONS):
        at = len(entries) * part // (2 * POSITIONS)  # of the first half: random games end strangely
        while True:
            standing = Match.replay(Record(match.record.header, entries[:at]), at)
            if standing.waiting() and len(standing.options(standing.waiting()[0])) > 2:
                found.append(standing)
                break
            at += 1
    return found


def rate(match: Match, iterations: int) -> float:
    """Iterations of a search in a second."""
    seat = match.waiting()[0]
    best = 0.0
    for _ in range(TRIES):
        bot = make(f"search@{iterations}", match.game.id, 1)
        assert isinstance(bot, SearchBot)
        begun = time.perf_counter()
        ask(match, seat, bot)
        best = max(best, bot.thought / (time.perf_counter() - begun))
    return best


def main(games: list[str]) -> None:
    print(f"{'':14} iterations/s   in a thought of hard (of)   a hint")
    for game in games or list(PLAYERS):
        most = int(bot_of("hard", game, PLAYERS[game]).partition("@")[2])
        met = positions(game)
        per_second = median(rate(match, min(most, 16)) for match in met)
        seat = met[1].waiting()[0]
        begun = time.perf_counter()
        hints(game, met[1].view(seat), met[1].options(seat), 1, remembered(met[1].record, seat))
        hint = time.perf_counter() - begun
        ahead = min(most, int(per_second * SECONDS["hard"] * SHARE))
        print(f"{game:14} {per_second:12.1f}   {ahead:14} ({most})          {hint:8.1f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
