"""How far the levels think where they play: whether easy, medium and hard have time enough, and how far *master* comes.

    python bench/thinking.py [GAME[:PLAYERS]…] [--positions 8] [--verdicts]   here
    cd web && node pyodide.mjs bench/thinking.py …   in WebAssembly, as without a server (docs/static.md)

First a game of `search@8` among `greedy`, and its digest: it depends on no clock, so it is the same on every machine,
and what was measured with so many iterations elsewhere (docs/strength.md) holds there, too. Then some of its positions
are asked of every level: the longest first thought of a turn, the iterations of master's, and what a hint costs.
Seconds are those of the processor: other work beside does not count.

Last, or with `--verdicts` alone, what it costs to say what a position is worth to a seat, where a network says it, with
all that it looks at and its guide. The positions are those that searches of eight iterations ask about, in their order:
of most of them some pieces are known from others.
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
from permonik.bots.punctual import Hurry  # noqa: E402
from permonik.bots.registry import LevelBot, make  # noqa: E402
from permonik.bots.search import SearchBot  # noqa: E402
from permonik.kernel.match import Match  # noqa: E402
from permonik.kernel.record import Record  # noqa: E402
from permonik.kernel.registry import load  # noqa: E402
from permonik.kernel.state import State  # noqa: E402
from permonik.minds.doors import minded  # noqa: E402
from permonik.minds.evaluation import Evaluation  # noqa: E402

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
PASSES, VERDICTS = 3, 1000  # how often those verdicts are timed, and how many of each search


def played(game: str, players: int, first: str = "search@8") -> Match:
    """A game that depends on no clock."""
    match = Match.start(game, players, seed=SEED)
    names = [first] + ["greedy"] * (players - 1)
    bots: list[Bot] = [make(name, game, SEED + seat) for seat, name in enumerate(names)]
    play_match(match, bots)
    return match


def judged(game: str, players: int, count: int) -> str:
    """Millionths of a second for a verdict."""
    judge = minded(load(game)).judge()
    network = judge.network(Match.start(game, players, seed=SEED).state) if judge is not None else None
    if judge is None or network is None:
        return " no network"
    met = searched(judge, played(game, players, "greedy"), count)
    passes = []
    for _ in range(PASSES):
        for known in network.sums:
            known.clear()
        begun = time.perf_counter()
        for state, seat in met:
            judge.verdict(state, seat)
        passes.append((time.perf_counter() - begun) / len(met))
    return f"{median(passes) * 1e6:11.1f}{len(met):8}"


class Noting(Hurry):
    """What a judge is asked about."""

    def __init__(self, judge: Evaluation) -> None:
        super().__init__(judge)
        self.met: list[tuple[State, int]] = []

    def verdict(self, state: State, seat: int) -> float:
        self.met.append((state.clone(), seat))
        return self.evaluation.verdict(state, seat)

    def verdicts(self, state: State, players: int) -> list[float]:
        self.met += [(state.clone(), seat) for seat in range(players)]
        return self.evaluation.verdicts(state, players)


def searched(judge: Evaluation, match: Match, count: int) -> list[tuple[State, int]]:
    met: list[tuple[State, int]] = []
    for standing in positions(match, count):
        bot = SearchBot(match.game.id, SEED, 8)
        bot.evaluation = noting = Noting(judge)
        ask(standing, standing.waiting()[0], bot)
        met += noting.met[:VERDICTS]
    return met


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
    options.add_argument("--verdicts", action="store_true")
    chosen = options.parse_args()
    if not chosen.verdicts:
        levels = "".join(f"{name:>8}" for name in NAMES)
        print(f"{'seconds':17} digest      {levels}   {'iterations of master':26} a hint")
        for table in chosen.table:
            print(f"{table:16} {told(*table_of(table), chosen.positions)}", flush=True)
    print(f"{'a verdict':16}   µs each      of")
    for table in chosen.table:
        print(f"{table:16} {judged(*table_of(table), chosen.positions)}", flush=True)


def table_of(text: str) -> tuple[str, int]:
    game, _, players = text.partition(":")
    return game, int(players or 2)


if __name__ == "__main__":
    main()
