"""How long a review takes, for one seat: python tools/compiled.py -- python bench/review.py [GAME …]

A game of greedy bots is played for each row and reviewed with the default effort, with no limit of seconds: what a
quiet machine needs. The first curve is what a page shows while the rest is worked on.
"""

from __future__ import annotations

import argparse
from time import perf_counter, process_time

import permonik
from permonik import bots
from permonik.bots.play import play_match
from permonik.kernel.match import Match
from permonik.review import Effort
from permonik.review.moments import finished
from permonik.review.review import Reviewer

ROWS: dict[str, tuple[str, int, dict[str, str], int]] = {
    "cave-vs-cave": ("cave-vs-cave", 2, {}, 60),
    "duel": ("rivals", 2, {"variant": "duel"}, 120),
    "caverna": ("caverna", 4, {}, 240),
    "saboteur": ("saboteur", 5, {}, 0),
    "cave-vs-cave-solo": ("cave-vs-cave", 1, {}, 0),
}


def measure(name: str, effort: Effort, seconds: float | None) -> str:
    game, players, options, aim = ROWS[name]
    match = Match.start(game, players, seed=1, options=options)
    play_match(match, [bots.make("greedy", game, seat) for seat in range(players)])
    begun, work = perf_counter(), process_time()
    reviewer = Reviewer(finished(match.record), match.record, 0, effort, None, 0, None)
    reviewer.keep_books(1, coarse=True)
    first = process_time() - work
    reviewer.keep_books(effort.curve, coarse=False)
    reviewer.look_back()
    books = process_time() - work
    lines = [moment.entry for moment in reviewer.moments if reviewer.is_asked_for(moment)]
    weighed = 0
    reviewer.forget()
    for moment in reviewer.moments:
        if reviewer.is_asked_for(moment):
            if seconds is not None and perf_counter() - begun > seconds:
                break
            reviewer.weigh(moment, None)
            weighed += 1
        reviewer.watch(moment)
    wall, work = perf_counter() - begun, process_time() - work
    told = f"aim {aim} s" if aim else "no aim"
    whole = "all" if weighed == len(lines) else f"{weighed} of {len(lines)} lines"
    return (
        f"{name:18} {len(match.record.entries):5} entries {len(lines):4} lines  first curve {first:6.1f} s  with luck"
        f" {books:6.1f} s  {whole} {work:6.1f} s of a core ({wall:.1f} s on the clock; {told})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one of: {', '.join(ROWS)}")
    parser.add_argument("--worlds", type=int, help="another number than the default one")
    parser.add_argument("--seconds", type=float, help="weigh no more lines after so long, and say how many are missing")
    args = parser.parse_args()
    effort = Effort() if args.worlds is None else Effort(args.worlds, args.worlds, 1, 1)
    print("compiled" if permonik.compiled else "pure Python", flush=True)
    for name in args.games or ROWS:
        print(measure(name, effort, args.seconds), flush=True)


if __name__ == "__main__":
    main()
