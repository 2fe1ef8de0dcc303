"""Plays the same games on the pure and on the compiled build, and compares them entry by entry.

    python tools/compare_builds.py                       every game, each set-up, 3 seeds; make test has 1, make soak 10
    python tools/compare_builds.py --seeds 50 rivals     one game, longer

Each build plays in a process of its own, with random answers from a generator that is the same in both. Compared
are the records, what every seat and the spectators could see and read at every decision, and the scores. Exits
with 1 at the first difference.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

TOOLS = Path(__file__).resolve().parent
SOURCE = TOOLS.parent / "src"


def play_all(games: list[str], seeds: int, out: Path) -> None:
    """What the two processes do: one line of JSON per game."""
    import permonik
    from permonik.kernel import registry
    from permonik.testing.contract.setups import spread

    with out.open("w", encoding="utf-8") as file:
        print(json.dumps({"compiled": permonik.compiled}), file=file)
        for name in games or sorted(registry.found()):
            for setup in spread(registry.load(name), seeds):
                for seed in range(seeds):
                    match = permonik.Match.start(
                        name, players=setup.players, seed=seed, options=setup.chosen, nonce="compare"
                    )
                    seen = play(match, Random(seed))
                    played = {"game": f"{setup}, seed {seed}", "lines": match.record.dumps().splitlines(), "seen": seen}
                    played["end"] = [[list(score) for score in match.scores()], list(match.winners())]
                    print(json.dumps(played), file=file)


def play(match: Any, rng: Random) -> list[str]:
    """Random play; gives, per decision, a digest of what all could see."""
    seen = []
    since = 0
    while not match.over:
        seats = [None, *range(match.players)]
        looked = [[match.view(seat), match.log(seat, since)] for seat in seats]
        asked = [[match.options(seat), match.question(seat), match.asked_at(seat)] for seat in match.waiting()]
        position = [match.game.dump(match.state), match.scores()]
        seen.append(hashlib.sha256(json.dumps([looked, asked, position]).encode()).hexdigest()[:16])
        since = len(match.record.entries)
        seat = rng.choice(match.waiting())
        match.choose(seat, rng.choice(match.state.actions(seat)))
    return seen


def start(path: Path, out: Path, chosen: argparse.Namespace) -> subprocess.Popen[bytes]:
    command = [sys.executable, __file__, "--play", str(out), "--seeds", str(chosen.seeds), *chosen.games]
    return subprocess.Popen(command, env=os.environ | {"PYTHONPATH": str(path)})


def differ(pure: dict[str, Any], built: dict[str, Any]) -> str:
    """Where two games part; empty if nowhere."""
    for number, (one, other) in enumerate(zip(pure["lines"], built["lines"], strict=False)):
        if one != other:
            return f"line {number + 1}\n  pure:     {one}\n  compiled: {other}"
    for what in ("lines", "seen", "end"):
        if pure[what] != built[what]:
            pairs = enumerate(zip(pure[what], built[what], strict=False))
            at = next((number for number, (one, other) in pairs if one != other), "the last")
            return f"{what}, number {at}: {len(pure[what])} in the pure build, {len(built[what])} in the compiled one"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description="play the same games on both builds and compare them")
    parser.add_argument("games", nargs="*", help="game ids; all if none is given")
    parser.add_argument("--seeds", type=int, default=3, help="games per set-up (3)")
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.play:
        play_all(chosen.games, chosen.seeds, chosen.play)
        return 0
    tree = subprocess.run([sys.executable, TOOLS / "compiled.py"], stdout=subprocess.PIPE, text=True, check=False)
    if tree.returncode:
        return 1
    with tempfile.TemporaryDirectory() as folder:
        outs = [Path(folder) / "pure", Path(folder) / "compiled"]
        playing = [start(SOURCE, outs[0], chosen), start(Path(tree.stdout.strip()), outs[1], chosen)]
        codes = [process.wait() for process in playing]
        if any(codes):
            print("compare_builds: a build could not play its games, for the reason above", file=sys.stderr)
            return 1
        pure, built = [[json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()] for out in outs]
    if pure.pop(0)["compiled"] or not built.pop(0)["compiled"]:
        print("compare_builds: these are not the pure and the compiled build", file=sys.stderr)
        return 1
    for one, other in zip(pure, built, strict=True):
        difference = differ(one, other)
        if difference:
            print(f"{one['game']}: the builds part at {difference}", file=sys.stderr)
            return 1
    setups = {game["game"].split(", seed")[0] for game in pure}
    entries = sum(len(game["lines"]) - 2 for game in pure)
    decisions = sum(len(game["seen"]) for game in pure)
    print(
        f"pure and compiled agree: {len(setups)} set-ups, {len(pure)} games, {entries:,} entries; "
        f"views, options, logs and positions at {decisions:,} decisions"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
