"""Writes the golden files of a game: whole games to replay for ever, and the tables of its actions and rows.

    python tools/golden.py GAME              records of new games beside those that are there (none is replaced)
    python tools/golden.py --results GAME    how the records end, after a rules fix that changes it on purpose
    python tools/golden.py --actions GAME    the table of action numbers, and where everything stands in a learner's row

A changed file under tests/golden/ is a promise broken: say why in the commit.
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import suppress
from pathlib import Path

from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.kernel.registry import load
from permonik.testing.contract.goldens import RESULTS, layout, result
from permonik.testing.contract.play import play
from permonik.testing.contract.setups import setups

GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "golden"


def write_records(game: str, seed: int) -> None:
    """One game per set-up, sensible and random play in turn."""
    folder = GOLDEN / game
    folder.mkdir(parents=True, exist_ok=True)
    for number, setup in enumerate(setups(load(game))):
        file = folder / f"{setup}.jsonl"
        if not file.exists():
            play(setup, seed + number, ("sensible", "random")[number % 2]).record.save(file)
            print(file.relative_to(GOLDEN))


def write_results(game: str) -> None:
    folder = GOLDEN / game
    results = {file.name: result(Match.replay(Record.load(file))) for file in sorted(folder.glob("*.jsonl"))}
    lines = [f" {json.dumps(name)}: {json.dumps(ends)}" for name, ends in results.items()]
    (folder / RESULTS).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def write_actions(game: str) -> None:
    rules = load(game)
    write_table("actions", game, rules.table.golden())
    with suppress(TypeError):  # of a game that has rows
        write_table("observations", game, layout(rules))


def write_table(kind: str, game: str, text: str) -> None:
    folder = GOLDEN / kind
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game}.txt").write_text(text, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="write the golden files of a game")
    parser.add_argument("game")
    parser.add_argument("--actions", action="store_true", help="only the tables of actions and rows")
    parser.add_argument("--results", action="store_true", help="only the results of the records that are there")
    parser.add_argument("--seed", type=int, default=1000, help="of the first new record (1000)")
    chosen = parser.parse_args()
    if chosen.actions:
        write_actions(chosen.game)
        return 0
    if not chosen.results:
        write_records(chosen.game, chosen.seed)
    write_results(chosen.game)
    return 0


if __name__ == "__main__":
    sys.exit(main())
