"""How strong the greedy bot is: against random in games for two, and alone.

    python tools/greedy_report.py                               cave-vs-cave: 1,000 games for two, 500 solo games
    python tools/greedy_report.py --games 100 --solo 0
    python tools/compiled.py -- python tools/greedy_report.py   the same on the compiled build, several times faster

Game number n has seed n; greedy sits on seat n % 2. The bots have seeds of their own. A line on the terminal shows
how far it is.
"""

from __future__ import annotations

import argparse
import sys
import time

import permonik
from permonik import bots

SOLO_MARK = 50
GREEDY, RANDOM = 1_000_000, 2_000_000  # added to a match's seed for the bots': nobody may know the deal


def played(game: str, names: list[str], seed: int) -> permonik.Match:
    """A whole match between the bots named, seat by seat."""
    match = permonik.Match.start(game, players=len(names), seed=seed)
    added = {"greedy": GREEDY, "random": RANDOM}
    bots.play_match(match, [bots.make(name, game, seed + added[name]) for name in names])
    return match


def progress(what: str, done: int, games: int) -> None:
    if sys.stderr.isatty() or done == games:
        print(f"\r{what}: {done:,} of {games:,} games", end="\n" if done == games else "", file=sys.stderr, flush=True)


def against_random(game: str, games: int) -> str:
    """Greedy and random at one table, seats rotated."""
    won = drawn = own = others = 0
    lost: list[int] = []
    for seed in range(games):
        seat = seed % 2
        match = played(game, ["greedy", "random"] if seat == 0 else ["random", "greedy"], seed)
        totals = [score.total for score in match.scores()]
        own += totals[seat]
        others += totals[1 - seat]
        winners = match.winners()
        if winners == (seat,):
            won += 1
        elif winners:
            lost.append(seed)
        else:
            drawn += 1
        progress("greedy against random", seed + 1, games)
    named = f" (seeds {', '.join(map(str, lost[:10]))}{' …' if len(lost) > 10 else ''})" if lost else ""
    return (
        f"greedy against random: {games:,} games, seeds 0 to {games - 1}, seats rotated: "
        f"won {won:,} ({won / games:.1%}), drawn {drawn:,}, lost {len(lost):,}{named}; "
        f"points {own / games:.1f} against {others / games:.1f} on average"
    )


def alone(game: str, games: int) -> str:
    """Greedy solo, against the mark of the rulebook."""
    totals = []
    for seed in range(games):
        totals.append(played(game, ["greedy"], seed).scores()[0].total)
        progress("greedy solo", seed + 1, games)
    least, most = min(totals), max(totals)
    reached = sum(total >= SOLO_MARK for total in totals)
    return (
        f"greedy solo: {games:,} games, seeds 0 to {games - 1}: mean {sum(totals) / games:.1f}, "
        f"least {least} (seed {totals.index(least)}), most {most} (seed {totals.index(most)}), "
        f"{SOLO_MARK} or more in {reached:,} ({reached / games:.1%})"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="measure the greedy bot")
    parser.add_argument("game", nargs="?", default="cave-vs-cave")
    parser.add_argument("--games", type=int, default=1000, help="for two, against random (1,000)")
    parser.add_argument("--solo", type=int, default=500, help="alone (500)")
    chosen = parser.parse_args()
    for report, games in ((against_random, chosen.games), (alone, chosen.solo)):
        if games > 0:
            began = time.monotonic()
            line = report(chosen.game, games)
            build = "compiled" if permonik.compiled else "pure"
            print(f"{line} ({build} build, {time.monotonic() - began:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
