"""Where is the rule that…: from words or the number of a rule to the lines that carry it out, and its tests.

    python tools/where.py rivals hand limit     every rule of the game that holds these words
    python tools/where.py rivals R12.1          this one

Where no rule holds all of the words, those that hold most of them are shown. Code is found twice: where it names the
rule, and where the catalogue of mutants breaks it (tests/mutants). A line that cannot be broken without the rule's
tests noticing is where the rule is.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))  # before anything is set up, too

from permonik.rules_report import DEFINITION  # noqa: E402

RULES = ROOT / "docs" / "rules"
MOST, WIDTH = 5, 120  # rules that hold some of the words, and letters of each


@cache
def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def at(file: Path, text: str, place: int) -> str:
    return f"{file.relative_to(ROOT)}:{text.count(chr(10), 0, place) + 1}"


def asked(game: str, words: list[str]) -> Iterator[tuple[str, str]]:
    """The rules that are meant, each with its first line."""
    for rule, line in every(game):
        if [rule] == words or all(word.lower() in line.lower() for word in words):
            yield rule, line


def every(game: str) -> Iterator[tuple[str, str]]:
    for line in read(RULES / f"{game}.md").splitlines():
        if found := DEFINITION.match(line):
            yield found[1], line.strip("-*| ")


def nearest(game: str, words: list[str]) -> list[str]:
    """The rules that hold most of the words."""

    def held(line: str) -> int:
        return sum(word.lower() in line.lower() for word in words)

    lines = sorted([line for _, line in every(game)], key=held, reverse=True)
    return [f"{line[:WIDTH]} …" for line in lines[:MOST] if held(line)]


def naming(game: str, rule: str) -> Iterator[str]:
    for file in sorted((ROOT / "src/permonik/games" / game.replace("-", "_")).rglob("*.py")):
        text = read(file)
        for found in re.finditer(rf"(?<![\w.]){re.escape(rule)}(?![\w.]*\d)", text):
            yield at(file, text, found.start())


def proving(game: str, rule: str) -> Iterator[str]:
    for file in sorted((ROOT / "tests/games" / game.replace("-", "_")).glob("test_*.py")):
        text = read(file)
        for found in re.finditer(rf'^@\w+\([^)\n]*"{re.escape(rule)}"', text, re.MULTILINE):
            name = re.compile(r"^def (\w+)", re.MULTILINE).search(text, found.end())
            yield f"{at(file, text, found.start())} {name[1] if name else ''}"


@cache
def mutants() -> list[dict[str, Any]]:
    return [
        mutant
        for file in sorted((ROOT / "tests/mutants").glob("*.toml"))
        for mutant in tomllib.loads(read(file))["mutant"]
    ]


def breaking(game: str, rule: str) -> Iterator[str]:
    for mutant in mutants():
        if mutant.get("game") == game and rule in mutant.get("breaks", ()):
            file = ROOT / mutant["file"]
            text, place = read(file), -1
            for _ in range(mutant.get("nth", 1)):
                place = text.find(mutant["find"], place + 1)
            yield f"{at(file, text, place)} {mutant['find'].strip().splitlines()[0]}"


def main(game: str, words: list[str]) -> None:
    names = [file.stem for file in sorted(RULES.glob("*.md"))]
    games = [name for name in names if (ROOT / "tests" / "games" / name.replace("-", "_")).is_dir()]
    if game not in games:
        sys.exit(f"there are rules of {', '.join(games)}, none of {game}")
    rules = list(asked(game, words))
    if not rules:
        sys.exit("\n  ".join([f"no rule of {game} says {' '.join(words)}", *nearest(game, words)]))
    for rule, line in rules:
        print(line)
        for what, places in (("named", naming), ("code", breaking), ("test", proving)):
            for place in dict.fromkeys(places(game, rule)):
                print(f"  {what:6}{place}")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
