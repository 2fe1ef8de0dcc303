"""The gate of the rules: every numbered sentence of every game is cited by a test that passes.

    python tools/rules_gate.py                 run the tests of each game
    python tools/rules_gate.py --from FILE     use the `--citations` file of a finished test run

A game takes part once it is registered; it then has docs/rules/<game>.md and tests/games/<game>/.
"""

import argparse
import sys
from pathlib import Path

import permonik
from permonik import rules_report


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="fail if a rule is cited by no passing test")
    parser.add_argument("--from", dest="citations", type=Path, metavar="FILE", help="citations of a finished run")
    chosen = parser.parse_args(arguments)
    try:
        root = rules_report.find_root()
        return check(list(permonik.games(hidden=True)), root, chosen.citations)
    except rules_report.RulesUnavailable as error:
        print(f"rules gate: {error}", file=sys.stderr)
        return 1


def check(games: list[str], root: Path, citations: Path | None = None) -> int:
    complete = True
    for game in games:
        missing = [
            str(place.relative_to(root))
            for place in (root / "docs" / "rules" / f"{game}.md", rules_report.tests_of(game, root))
            if not place.exists()
        ]
        if missing:
            print(f"{game}: not proved, without {' and '.join(missing)}")
            complete = False
            continue
        found = rules_report.report(game, citations, root)
        print(rules_report.render(found))
        if found["uncited"] or found["unknown"]:
            complete = False
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
