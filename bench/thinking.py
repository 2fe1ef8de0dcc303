"""How far the levels think where they play: whether easy, medium and hard have time enough, and how far *master* comes.

    python bench/thinking.py [GAME[:PLAYERS]…] [--positions 8]     here
    cd web && node pyodide.mjs bench/thinking.py …                 in WebAssembly, as without a server (docs/static.md)

First a game of `search@8` among `greedy`, and its digest: it depends on no clock, so it is the same on every machine,
and what was measured with so many iterations elsewhere (docs/strength.md) holds there, too. Then some of its positions
are asked of every level: the longest first thought of a turn, the iterations of master's, and what a hint costs.
Seconds are those of the processor: other work beside does not count.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable
from hashlib import sha256
from statistics import median


def processor() -> Callable[[], float]:
    """Seconds of the processor. In WebAssembly Python knows the wall's only, but Node does."""
    if sys.platform != "emscripten":
        return time.process_time
    from js import process  # type: ignore[import-not-found]

    def spent() -> float:
        used = process.cpuUsage()
        return float(used.user + used.system) / 1e6

    return spent


time.perf_counter = processor()  # before anything is imported that thinks by it

from permonik.bots.base import Bot  # noqa: E402
from permonik.bots.hints import hints  # noqa: E402
from permonik.bots.levels import NAMES, bot_of  # noqa: E402
from permonik.bots.play import ask, play_match, remembered  # noqa: E402
from permonik.bots.registry import LevelBot, make  # noqa: E402
from permonik.bots.search import SearchBot  # noqa: E402
from permonik.kernel.match import Match  # noqa: E402
from permonik.kernel.record import Record  # noqa: E402

TABLES = (
    ("cave-vs-cave", 2),
    ("cave-vs-cave", 1),
    ("rivals", 2),
    ("saboteur", 5),
    ("caverna", 2),
    ("caverna", 4),
    ("caverna", 7),
    ("caverna", 1),
)
SEED = 24


def played(game: str, players: int) -> Match:
    """A game that depends on no clock."""
    match = Match.start(game, players, seed=SEED)
    names = ["search@8"] + ["greedy"] * (players - 1)
    bots: list[Bot] = [make(name, game, SEED + seat) for seat, name in enumerate(names)]
    play_match(match, bots)
    return match


def digest(match: Match) -> str:
    entries = match.record.dumps().splitlines()[1:-1]  # between the lines that tell of the seal, which has salt
    return sha256("\n".join(entries).encode()).hexdigest()[:12]


def positions(match: Match, count: int) -> list[Match]:
    """Some moments, one in every part of the game, at which somebody can choose among several answers."""
    entries, found = match.record.entries, []
    for part in range(count):
        for at in range(len(entries) * part // count, len(entries)):
            standing = Match.replay(Record(match.record.header, entries[:at]), at)
            if standing.waiting() and len(standing.options(standing.waiting()[0])) > 2:
                found.append(standing)
                break
    return found


def asked(level: str, match: Match) -> tuple[float, int]:
    """Seconds and iterations of a first thought."""
    seat = match.waiting()[0]
    bot = LevelBot(level, match.game.id, SEED)
    bot.sit(match.view(seat))
    for sight in remembered(match.record, seat) if bot.watches else ():
        bot.watch(sight.view, sight.watch, sight.action)
    begun = time.perf_counter()
    ask(match, seat, bot)
    return time.perf_counter() - begun, bot.bot.thought if isinstance(bot.bot, SearchBot) else 0


def advised(match: Match) -> float:
    """Seconds of a hint."""
    seat = match.waiting()[0]
    seen = remembered(match.record, seat)
    begun = time.perf_counter()
    hints(match.game.id, match.view(seat), match.options(seat), SEED, seen)
    return time.perf_counter() - begun


def told(game: str, players: int, count: int) -> str:
    match = played(game, players)
    met = positions(match, count)
    longest, iterations = "", [0]
    for level in NAMES:
        thoughts = [asked(level, standing) for standing in met]
        longest += f"{max(took for took, _ in thoughts):8.2f}"
        iterations = sorted(done for _, done in thoughts)
    spread = "whole games"
    if any(iterations):
        most = bot_of("master", game, players).removeprefix("search@")
        spread = f"{median(iterations):g} ({iterations[0]} – {iterations[-1]}) of {most}"
    hint = [advised(standing) for standing in met]
    return f"{digest(match)} {longest}   {spread:26} {median(hint):.2f} ({min(hint):.2f} – {max(hint):.2f})"


def main() -> None:
    options = ArgumentParser(description=__doc__)
    options.add_argument("table", nargs="*", default=[f"{game}:{players}" for game, players in TABLES])
    options.add_argument("--positions", type=int, default=8)
    chosen = options.parse_args()
    print(f"{'seconds':17} digest      {''.join(f'{name:>8}' for name in NAMES)}   {'iterations of master':26} a hint")
    for table in chosen.table:
        game, _, players = table.partition(":")
        print(f"{table:16} {told(game, int(players or 2), chosen.positions)}", flush=True)


if __name__ == "__main__":
    main()
