"""Which numbered sentences of a game's rules are checked by a test that cites them and passes.

The rules text defines ids (`docs/rules/<game>.md`), the tests cite them (`permonik.testing.citations`),
and a report compares the two. It needs a checkout: an installed package has neither texts nor tests.
"""

import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, TypedDict

from permonik.testing.citations import ANY_ID

# A text defines an id where a list item, the first cell of a table row, a heading or a bold lead begins
# with it. Bare words at the start of a line are no definition (a wrapped sentence may begin with any id),
# nor is an id that goes on into a range or a list ("R4.1–R4.5", "R7.7/7.8", "R1.1, R1.3").
DEFINITION: Final = re.compile(
    rf"^[ \t]*(?:(?:[-*+] +|\| *|#+ +)(?:\*\*)?|\*\*)({ANY_ID})(?![\w./–-]*\w|,)", re.MULTILINE
)

PASSED, TESTS_FAILED, NO_TESTS = 0, 1, 5  # exit codes of pytest after which its record is complete


class RulesUnavailable(ValueError):
    """The report cannot be made; the message says what is missing."""


class Report(TypedDict):
    game: str
    total: int  # ids the text defines
    cited: int  # of these, cited by a passing test
    uncited: list[str]  # in the order of the text
    unknown: list[str]  # cited, but defined nowhere: always a mistake


def rule_ids(text: str) -> list[str]:
    """The ids a rules text defines, in its order: rules, rulings, examples, hidden information."""
    found: list[str] = DEFINITION.findall(text)
    if len(set(found)) < len(found):
        twice = sorted({one for one in found if found.count(one) > 1})
        raise RulesUnavailable(f"the rules text defines twice: {', '.join(twice)}")
    return found


def report(game: str, citations: Path | None = None, root: Path | None = None) -> Report:
    """Run the game's tests, or read the `--citations` file of a finished run, and compare with its text."""
    root = root or find_root()
    text = rules_text(game, root)
    passed, failed = _read(citations, game) if citations else _run(game, root)
    ids = rule_ids(text)
    return {
        "game": game,
        "total": len(ids),
        "cited": sum(one in passed for one in ids),
        "uncited": [one for one in ids if one not in passed],
        "unknown": sorted((passed | failed) - set(ids)),
    }


def render(report: Report) -> str:
    """The report for people: one line, then what is missing."""
    lines = [f"{report['game']}: {report['cited']} of {report['total']} rules cited by passing tests"]
    if report["uncited"]:
        lines.append(f"  not cited: {' '.join(report['uncited'])}")
    if report["unknown"]:
        lines.append(f"  cited but not in the text: {' '.join(report['unknown'])}")
    return "\n".join(lines)


def find_root() -> Path:
    """The checkout around the current directory, else the one the package lies in."""
    here = Path.cwd()
    package = Path(__file__).resolve().parent
    for place in (here, *here.parents, *package.parents):
        if (place / "docs" / "rules").is_dir() and (place / "src" / "permonik").is_dir():
            return place
    raise RulesUnavailable(
        "the rules report needs a checkout of Permoník (docs/rules/ and tests/), and neither "
        "the current directory nor the package lies in one"
    )


def rules_text(game: str, root: Path) -> str:
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", game):
        raise RulesUnavailable(f"{game!r} is no name of a game")
    file = root / "docs" / "rules" / f"{game}.md"
    if not file.is_file():
        raise RulesUnavailable(f"{game} has no rules text: docs/rules/{game}.md is missing")
    return file.read_text(encoding="utf-8")


def tests_of(game: str, root: Path) -> Path:
    return root / "tests" / "games" / game.replace("-", "_")


def _run(game: str, root: Path) -> tuple[set[str], set[str]]:
    tests = tests_of(game, root)
    if not tests.is_dir():
        return set(), set()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "citations.json"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--citations={file}"]
        if importlib.util.find_spec("xdist"):
            command += ["-n", "2"]
        # An outer pytest, or its options, must not reach into this run.
        clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        command.append(str(tests.relative_to(root)))
        done = subprocess.run(command, cwd=root, env=clean, capture_output=True, text=True, check=False)
        try:
            if done.returncode in (PASSED, TESTS_FAILED, NO_TESTS):
                return _read(file, game)
            raise RulesUnavailable(f"pytest ended with {done.returncode}")
        except RulesUnavailable as error:
            tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-20:])
            raise RulesUnavailable(f"the tests of {game} could not be run: {error}\n{tail}") from error


def _read(file: Path, game: str) -> tuple[set[str], set[str]]:
    try:
        said = json.loads(file.read_text(encoding="utf-8"))
        passed, failed, broken = said["passed"], said["failed"], said["broken"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise RulesUnavailable(f"{file} is not a record of citations: {error}") from error
    if broken:
        raise RulesUnavailable(f"tests could not be collected: {', '.join(broken)}")
    return set(passed.get(game, {})), set(failed.get(game, {}))
