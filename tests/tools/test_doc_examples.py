"""The examples in Python of the pages and of `help` run as they stand, each by itself."""

import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

import permonik

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", "docs/research.md", "docs/notation.md")


def blocks(page: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def imported(code: str) -> set[str]:
    """The packages that a block imports."""
    names = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name.partition(".")[0] for name in names}


def promised(code: str) -> Iterator[tuple[str, object]]:
    """Expressions with the value that stands behind them in a comment."""
    for line in code.splitlines():
        expression, sign, comment = line.partition("  # ")
        if sign:
            try:
                yield str(ast.unparse(ast.parse(expression.strip(), mode="eval"))), ast.literal_eval(comment.strip())
            except (SyntaxError, ValueError):
                continue  # a statement, or a comment in words


EXAMPLES = [
    pytest.param(block, id=f"{page}-{number}") for page in PAGES for number, block in enumerate(blocks(page), start=1)
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_runs_by_itself(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = [name for name in imported(code) if find_spec(name) is None]
    if lacking:
        pytest.skip(f"not installed: {lacking}")
    monkeypatch.chdir(tmp_path)
    if "__main__" in code:  # a program, which starts processes of its own: some rounds of its thousand will do
        program = tmp_path / "program.py"
        program.write_text(code.replace("range(1000)", "range(3)"), encoding="utf-8")
        subprocess.run([sys.executable, str(program)], check=True, timeout=300)
        return
    names: dict[str, object] = {"__name__": "example"}
    exec(code, names)
    for expression, value in promised(code):
        assert eval(expression, names) == value, expression


def test_values_in_comments_are_looked_at() -> None:
    found = [value for code in blocks("docs/notation.md") for _, value in promised(code)]
    assert {"sell garnet", 31} <= set(found)


def test_help_begins_with_an_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the package is the one of README.md."""
    (readme,) = blocks("README.md")
    assert indented(permonik.__doc__) == readme.strip()
    monkeypatch.chdir(tmp_path)
    exec(indented(permonik.Match.__doc__), {"permonik": permonik})
    assert permonik.Record.load("game.jsonl").entries


def indented(text: str | None) -> str:
    """The example in a docstring."""
    lines = inspect.cleandoc(text or "").splitlines()
    return "\n".join([line.removeprefix("    ") for line in lines if line.startswith("    ") or not line]).strip()
