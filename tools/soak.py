"""The long version of the tests: on both builds the contract with many seeds and random games by the thousand, then
games of the greedy bot. A matter of hours.

    python tools/soak.py                              every game
    python tools/soak.py --seeds 50 --games 5000 --greedy 100 cave-vs-cave
    python tools/soak.py --build pure                 only one of the two builds

Random games are played on the bare engine, fast and without a match around them; greedy games are whole matches of
greedy bots, on the compiled build. A game that fails is named with its set-up and seed. A line on the terminal shows
how far they are. Exits with 1 if anything failed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

TOOLS = Path(__file__).resolve().parent
ROOT = TOOLS.parent


def play_all(names: list[str], games: int) -> int:
    """Random games on the bare engine of this process's build."""
    import permonik
    from permonik.kernel import registry
    from permonik.kernel.dealer import SeededDealer
    from permonik.kernel.playout import Played, play_out
    from permonik.testing.contract.play import CAP
    from permonik.testing.contract.setups import setups

    failed = 0
    for name in names or sorted(registry.found()):
        room = registry.load(name)
        found = list(setups(room))
        tally = Played()
        longest = 0
        began = shown = time.monotonic()
        count = games * len(found)
        for number in range(count):
            setup, seed = found[number % len(found)], number // len(found)
            state = room.setup(setup.players, room.check_options(setup.chosen))
            before = tally.decisions
            try:
                play_out(state, Random(seed), SeededDealer(seed), tally, CAP)
                room.scores(state)
                room.winners(state)
            except Exception as error:  # the next games still say something
                failed += 1
                print(f"\nFAILED {setup}, seed {seed}: {error!r}", flush=True)
            longest = max(longest, tally.decisions - before)
            if time.monotonic() - shown > 1 or number == count - 1:
                shown = time.monotonic()
                print(f"\r{name}: {number + 1:,} of {count:,} games", end="", flush=True)
        took = time.monotonic() - began
        build = "compiled" if permonik.compiled else "pure"
        print(
            f"\r{name} ({build}): {count:,} games in {len(found)} set-ups, {tally.decisions:,} decisions, "
            f"{tally.dealt:,} chances, the longest {longest:,}, {tally.choices / max(took, 1e-9):,.0f} choices/s"
        )
    return 1 if failed else 0


def play_greedy(names: list[str], games: int) -> int:
    """Matches of greedy bots for every number of players, in games that have one."""
    import permonik
    from permonik import bots

    failed = 0
    for name in names or permonik.games(hidden=True):
        for players in permonik.load(name).players if "greedy" in bots.names(name) else ():
            totals: list[int] = []
            for seed in range(games):
                try:
                    match = permonik.Match.start(name, players=players, seed=seed)
                    bots.play_match(match, [bots.make("greedy", name, 1000 * seed + seat) for seat in range(players)])
                    permonik.Match.replay(permonik.Record.loads(match.record.dumps()), verify=True)
                    totals += [score.total for score in match.scores()]
                except Exception as error:  # the next games still say something
                    failed += 1
                    print(f"\nFAILED {name}, {players} players, greedy, seed {seed}: {error!r}", flush=True)
                print(f"\r{name}, {players} players: {seed + 1:,} of {games:,} greedy games", end="", flush=True)
            mean = sum(totals) / max(1, len(totals))
            print(f"\r{name}, {players} players: {games:,} greedy games, {mean:.1f} points on average")
    return 1 if failed else 0


def run(build: str, chosen: argparse.Namespace) -> int:
    """The contract and the random games on one build."""
    wrap = [sys.executable, str(TOOLS / "compiled.py"), "--"] if build == "compiled" else []
    env = os.environ | {"PERMONIK_SEEDS": str(chosen.seeds), "PERMONIK_GAMES": " ".join(chosen.names)}
    if build == "pure":
        env["PYTHONPATH"] = str(ROOT / "src")
    print(f"contract, {build} build, {chosen.seeds} seeds per set-up", flush=True)
    contract = [*wrap, sys.executable, "-m", "pytest", "-n", str(chosen.jobs), "tests/contract"]
    play = [*wrap, sys.executable, __file__, "--play", "--games", str(chosen.games), *chosen.names]
    commands = [contract, play]
    if build == "compiled":
        greedy = ["--play-greedy", "--greedy", str(chosen.greedy)]
        commands.append([*wrap, sys.executable, __file__, *greedy, *chosen.names])
    codes = [subprocess.run(command, env=env, cwd=ROOT, check=False).returncode for command in commands]
    return 1 if any(codes) else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="play thousands of games")
    parser.add_argument("names", nargs="*", metavar="GAME", help="game ids; all if none is given")
    parser.add_argument("--seeds", type=int, default=300, help="per set-up of the contract (300)")
    parser.add_argument("--games", type=int, default=20_000, help="random games per set-up (20,000)")
    parser.add_argument("--greedy", type=int, default=2000, help="greedy games per number of players (2,000)")
    parser.add_argument("--build", choices=("both", "pure", "compiled"), default="both")
    parser.add_argument("--jobs", type=int, default=2, help="processes of the contract (2)")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--play-greedy", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.play:
        return play_all(chosen.names, chosen.games)
    if chosen.play_greedy:
        return play_greedy(chosen.names, chosen.greedy)
    builds = ("pure", "compiled") if chosen.build == "both" else (chosen.build,)
    codes = [run(build, chosen) for build in builds]
    return 1 if any(codes) else 0


if __name__ == "__main__":
    sys.exit(main())
