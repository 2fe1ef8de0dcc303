"""Measures the engines: the pure and the compiled build in turn, in short slices, each beside a plain loop.

    python bench/run.py                    every game, a minute or two
    python bench/run.py --json out.json    the same as data

The speed of a core changes from second to second, so both builds play alternately, and what counts are ratios:
`relative` is choices per second in rounds per second of a plain interpreted loop that is timed before and after
each slice (see `permonik simulate`).
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, TypedDict

ROOT = Path(__file__).resolve().parent.parent
SLICES = 7
SECONDS = 0.5  # of play in a slice


class Row(TypedDict):
    game: str
    players: int
    build: str
    choices_per_second: float
    relative: float
    spread: float  # of `relative`: (third quartile - first quartile) / median
    games_per_second: float
    choices_per_game: float
    mean_branching: float
    clone_microseconds: float


class Player:
    """A build of the engine in a process of its own, which plays a slice when asked."""

    def __init__(self, path: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--play"],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, game: str, players: int, games: int) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([game, players, games]), file=self.process.stdin, flush=True)
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer


def serve() -> None:
    """What a player's process does."""
    from timeit import Timer

    import permonik
    from permonik.simulate import simulate

    for line in sys.stdin:
        game, players, games = json.loads(line)
        measured: dict[str, Any] = dict(simulate(game, players, games))
        match = permonik.Match.start(game, players=players, seed=1)
        measured["clone"] = min(Timer(match.state.clone).repeat(5, 500)) / 500
        print(json.dumps(measured), flush=True)


def measure(game: str, players: int, builds: dict[str, Player]) -> list[Row]:
    """Slices of all builds in turn; medians over them."""
    counts = {name: slice_of(build, game, players) for name, build in builds.items()}
    measured: dict[str, list[dict[str, Any]]] = {name: [] for name in builds}
    for _ in range(SLICES):
        for name, build in builds.items():
            measured[name].append(build.play(game, players, counts[name]))
    return [row(game, players, name, slices) for name, slices in measured.items()]


def slice_of(build: Player, game: str, players: int) -> int:
    """How many games fill a slice."""
    return max(1, round(SECONDS * build.play(game, players, 20)["games_per_second"]))


def row(game: str, players: int, build: str, slices: list[dict[str, Any]]) -> Row:
    def median(key: str) -> float:
        return statistics.median([one[key] for one in slices])

    low, _, high = statistics.quantiles([one["relative"] for one in slices], n=4)
    return {
        "game": game,
        "players": players,
        "build": build,
        "choices_per_second": median("choices_per_second"),
        "relative": median("relative"),
        "spread": (high - low) / median("relative"),
        "games_per_second": median("games_per_second"),
        "choices_per_game": statistics.mean([one["choices"] / one["games"] for one in slices]),
        "mean_branching": median("mean_branching"),
        "clone_microseconds": 1e6 * median("clone"),
    }


def table(rows: list[Row]) -> str:
    head = "game              players  build     choices/s  relative  spread  games/s  choices/game  branching"
    lines = [head + "  clone µs"]
    for r in rows:
        lines.append(
            f"{r['game']:17} {r['players']:7}  {r['build']:8} {r['choices_per_second']:10,.0f}  {r['relative']:8.4f}"
            f"  {r['spread']:6.0%}  {r['games_per_second']:7.0f}  {r['choices_per_game']:12.1f}"
            f"  {r['mean_branching']:9.2f}  {r['clone_microseconds']:8.2f}"
        )
        if r["build"] == "compiled":
            pure = next(p for p in rows if (p["game"], p["players"], p["build"]) == (r["game"], r["players"], "pure"))
            lines.append(f"{'':27}compiled / pure: {r['relative'] / pure['relative']:.1f}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, help="also write the rows as JSON")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.play:
        serve()
        return
    import permonik

    compiled = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "compiled.py")], check=True, stdout=subprocess.PIPE, text=True
    ).stdout.strip()
    builds = {"pure": Player(str(ROOT / "src")), "compiled": Player(compiled)}
    rows: list[Row] = []
    for game in permonik.games(hidden=True):
        for players in permonik.load(game).players:
            print(f"{game}, {players} players …", file=sys.stderr, flush=True)
            rows += measure(game, players, builds)
    print(table(rows))
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
