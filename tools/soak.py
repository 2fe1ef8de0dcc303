"""The long version of the tests: on both builds the contract with many seeds and random games by the thousand, then
games of the greedy bot. A matter of hours.

    python tools/soak.py                              every game
    python tools/soak.py --seeds 50 --games 5000 --greedy 100 cave-vs-cave
    python tools/soak.py --seeds 30 --games 300 --others 20 --greedy 50 saboteur
    python tools/soak.py --build pure                 only one of the two builds

Random games are played on the bare engine, fast and without a match around them; greedy games are whole matches of
greedy bots, on the compiled build; of Saboteur's a table tells what came of them (dark_cave.py). For each set-up of a
game for several it is told how many games nobody won (in Rivals: those that end by the turn cap) and, where the game
counts turns, how they are distributed. A game that fails is named with its set-up and seed. A line on the terminal
shows how far they are. Exits with 1 if anything failed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

TOOLS = Path(__file__).resolve().parent
ROOT = TOOLS.parent


class Plan(NamedTuple):
    """How many games are played of a game."""

    games: int  # random ones, with the default options, at each number of players
    others: int  # random ones with each other value of an option, at each number of players
    greedy: int  # greedy ones, at each number of players; with other options where `others` are as many as `games`


PLAN = Plan(20_000, 20_000, 2000)
PLANS = {
    "rivals": Plan(5000, 5000, 1000),  # five modes, games of up to 300 turns
    "saboteur": Plan(3000, 200, 1000),  # seven numbers of players, eight other values: many set-ups
    "caverna": Plan(1000, 1000, 200),  # seven numbers of players, two sets of rooms
}


def plan(name: str, chosen: argparse.Namespace) -> Plan:
    """What the command line says, and else the plan of the game."""
    own = PLANS.get(name, PLAN)
    games = own.games if chosen.games is None else chosen.games
    others = chosen.others if chosen.others is not None else own.others if chosen.games is None else games
    return Plan(games, others, own.greedy if chosen.greedy is None else chosen.greedy)


class Lengths:
    """How long the games of one set-up were, and how many nobody won."""

    def __init__(self) -> None:
        self.games = 0
        self.unwon = 0
        self.turns: list[int] = []

    def add(self, turns: int | None, won: bool) -> None:
        self.games += 1
        self.unwon += not won
        if turns is not None:
            self.turns.append(turns)

    def told(self) -> str:
        text = f"{self.games:,} games, {self.unwon:,} without a winner ({self.unwon / max(1, self.games):.1%})"
        if not self.turns:
            return text
        turns = sorted(self.turns)
        marks = [turns[min(len(turns) - 1, len(turns) * tenth // 10)] for tenth in range(1, 10)]
        return f"{text}; turns {turns[0]} to {turns[-1]}, by tenths {' '.join(map(str, marks))}"


def play_all(names: list[str], chosen: argparse.Namespace) -> int:
    """Random games on the bare engine of this process's build."""
    import permonik
    from permonik.kernel import registry
    from permonik.kernel.dealer import SeededDealer
    from permonik.kernel.playout import Played, play_out
    from permonik.testing.contract.play import CAP
    from permonik.testing.contract.setups import setups

    failed = 0
    for name in names or sorted(registry.found()):
        rules = registry.load(name)
        found = list(setups(rules))
        wanted = plan(name, chosen)
        rounds = [(setup, seed) for setup in found for seed in range(wanted.others if setup.options else wanted.games)]
        tally = Played()
        lengths = {setup: Lengths() for setup in found if setup.players > 1}
        longest = 0
        began = shown = time.monotonic()
        count = len(rounds)
        for number, (setup, seed) in enumerate(rounds):
            state = rules.setup(setup.players, rules.check_options(setup.chosen))
            before = tally.decisions
            try:
                play_out(state, Random(seed), SeededDealer(seed), tally, CAP)
                rules.scores(state)
                won = bool(rules.winners(state))
                if setup in lengths:
                    lengths[setup].add(rules.turns(state), won)
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
        for setup, seen in lengths.items():
            print(f"  {setup}, random: {seen.told()}")
    return 1 if failed else 0


def play_greedy(names: list[str], chosen: argparse.Namespace) -> int:
    """Matches of greedy bots in games that have one: with the default options, and where those are few with others."""
    import dark_cave
    import permonik
    from permonik import bots
    from permonik.testing.contract.setups import setups

    failed = 0
    for name in names or permonik.games(hidden=True):
        wanted = plan(name, chosen)
        rows: list[str] = []
        for setup in setups(permonik.load(name)) if "greedy" in bots.names(name, all=True) else ():
            if setup.options and wanted.others < wanted.games:
                continue
            totals: list[int] = []
            lengths = Lengths()
            players = setup.players
            cave = dark_cave.Tally(players)
            for seed in range(wanted.greedy):
                try:
                    match = permonik.Match.start(name, players=players, seed=seed, options=setup.chosen)
                    bots.play_match(match, [bots.make("greedy", name, 1000 * seed + seat) for seat in range(players)])
                    permonik.Match.replay(permonik.Record.loads(match.record.dumps()), verify=True)
                    totals += [score.total for score in match.scores()]
                    lengths.add(match.game.turns(match.state), bool(match.winners()))
                    if name == "saboteur":
                        cave.add(match)
                except Exception as error:  # the next games still say something
                    failed += 1
                    print(f"\nFAILED {setup}, greedy, seed {seed}: {error!r}", flush=True)
                print(f"\r{setup}: {seed + 1:,} of {wanted.greedy:,} greedy games", end="", flush=True)
            mean = sum(totals) / max(1, len(totals))
            told = f"; {lengths.told()}" if players > 1 else ""
            print(f"\r{setup}: {wanted.greedy:,} greedy games, {mean:.1f} points on average{told}")
            rows.append(cave.row())
        if name == "saboteur":
            print("\n".join([*dark_cave.HEAD, *rows]))
    return 1 if failed else 0


def run(build: str, chosen: argparse.Namespace) -> int:
    """The contract and the random games on one build."""
    wrap = [sys.executable, str(TOOLS / "compiled.py"), "--"] if build == "compiled" else []
    env = os.environ | {"PERMONIK_SEEDS": str(chosen.seeds), "PERMONIK_GAMES": " ".join(chosen.names)}
    if build == "pure":
        env["PYTHONPATH"] = str(ROOT / "src")
    print(f"contract, {build} build, {chosen.seeds} seeds per set-up", flush=True)
    contract = [*wrap, sys.executable, "-m", "pytest", "-n", str(chosen.jobs), "tests/contract"]
    numbers = []
    for option in ("games", "others", "greedy"):
        if getattr(chosen, option) is not None:
            numbers += [f"--{option}", str(getattr(chosen, option))]
    play = [*wrap, sys.executable, __file__, "--play", *numbers, *chosen.names]
    commands = [contract, play]
    if build == "compiled":
        commands.append([*wrap, sys.executable, __file__, "--play-greedy", *numbers, *chosen.names])
    codes = [subprocess.run(command, env=env, cwd=ROOT, check=False).returncode for command in commands]
    return 1 if any(codes) else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="play thousands of games")
    parser.add_argument("names", nargs="*", metavar="GAME", help="game ids; all if none is given")
    parser.add_argument("--seeds", type=int, default=300, help="per set-up of the contract (300)")
    parser.add_argument("--games", type=int, help="random games per number of players (20,000; some games fewer)")
    parser.add_argument("--others", type=int, help="the same with each other value of an option (saboteur 200)")
    parser.add_argument("--greedy", type=int, help="greedy games per number of players (2,000; some games fewer)")
    parser.add_argument("--build", choices=("both", "pure", "compiled"), default="both")
    parser.add_argument("--jobs", type=int, default=2, help="processes of the contract (2)")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--play-greedy", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.play:
        return play_all(chosen.names, chosen)
    if chosen.play_greedy:
        return play_greedy(chosen.names, chosen)
    builds = ("pure", "compiled") if chosen.build == "both" else (chosen.build,)
    codes = [run(build, chosen) for build in builds]
    return 1 if any(codes) else 0


if __name__ == "__main__":
    sys.exit(main())
