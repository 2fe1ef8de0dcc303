"""What docs/architecture.md tells newcomers is there: the map names all modules, a rule leads to its code."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
TABLE = PAGE.split("## 14. Where is the rule that…", 1)[1].split("\n## ", 1)[0]
LINES = [line for line in TABLE.splitlines() if line.startswith("| ")][2:]
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in LINES]
PACKAGE = ROOT / "src" / "permonik"
MAP = PAGE.split("## 2. The map", 1)[1].split("```")[1]
NAMED = dict(re.findall(r"^(\w+)/ (.*\n(?:(?: .*)?\n)*)", MAP, re.MULTILINE))


def test_the_map_names_every_package() -> None:
    assert set(NAMED) == {init.parent.name for init in PACKAGE.glob("*/__init__.py")}


@pytest.mark.parametrize("part", ["kernel", "minds"])
def test_the_map_names_every_module(part: str) -> None:
    named = [re.split(r", | +", line[11:30].strip()) for line in f"{'':10}{NAMED[part]}".splitlines()]
    modules = {file.stem for file in (PACKAGE / part).glob("*.py")} - {"__init__"}
    assert {name for names in named for name in names} == modules


@pytest.mark.parametrize(("question", "rule", "file", "name"), ROWS, ids=[row[1] for row in ROWS])
def test_a_rule_is_where_the_page_says(question: str, rule: str, file: str, name: str) -> None:
    code = (ROOT / "src" / "permonik" / file.strip("`")).read_text(encoding="utf-8")
    assert re.search(rf"^\s*(class|def) {name.strip('`')}\b", code, re.MULTILINE), question
    game, _, number = rule.partition(" ")
    if game != "section":
        text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
        assert re.search(rf"{re.escape(number)}\b", text), question


def test_there_are_ten_of_them() -> None:
    assert len(ROWS) == 10


@pytest.mark.parametrize("game", ["cave-vs-cave", "caverna", "rivals", "saboteur"])
def test_every_rule_leads_somewhere(game: str) -> None:
    where = runpy.run_path(str(ROOT / "tools" / "where.py"))
    rules = [rule for rule, _ in where["asked"](game, ["R"]) if rule.startswith("R")]
    assert len(rules) > 80
    lost = [rule for rule in rules if not any([*where["naming"](game, rule), *where["breaking"](game, rule)])]
    assert not [rule for rule in lost if not any(where["proving"](game, rule))]
    assert len(lost) < len(rules) // 10, lost
