"""The mutant runner, tried on a very small package whose mutants have known fates."""

import json
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]

TOOL = runpy.run_path(str(ROOT / "tools/mutants.py"))
MutantsError = TOOL["MutantsError"]

ENGINE = """
def most(a, b):
    return a if a > b else b

def least(a, b):
    return a if a < b else b

def count(n):
    while n > 10:
        n -= 1
    return n
"""
TESTS = """
from importlib.resources import files
import pytest
from permonik.games.pair import engine
from permonik.testing import example, rule

@rule("R1.1")
def test_most(): assert engine.most(1, 2) == 2

@rule("R1.1", "R1.2")
def test_least(): assert engine.least(1, 2) == 1

@rule("R1.3")
def test_lazy(): assert engine.most(1, 1) == 1

@rule("R1.4")
def test_count(): assert engine.count(12) == 10

@example("EX-1")
def test_data(): assert "gold = 3" in files("permonik.games.pair").joinpath("data.toml").read_text()

@pytest.mark.parametrize("n", [1, 2])
def test_without_citation(n): assert engine.most(n, 0) == n
"""
FILE = "src/permonik/games/pair/engine.py"
CITELESS = "tests/games/pair/test_pair.py::test_without_citation"
CATALOGUE = f"""
[[mutant]]
id = "most-is-first"
file = "{FILE}"
find = "a > b"
replace = "True"
game = "pair"
breaks = ["R1.1"]

[[mutant]]
id = "least-is-second"
file = "{FILE}"
find = "a if"
nth = 2
replace = "b if"
game = "pair"
breaks = ["R1.1", "R1.2"]

[[mutant]]
id = "lazy-test"
file = "{FILE}"
find = "a > b"
replace = "a < b"
game = "pair"
breaks = ["R1.1", "R1.3"]

[[mutant]]
id = "endless"
file = "{FILE}"
find = "n -= 1"
replace = "n -= 0"
game = "pair"
breaks = ["R1.4"]

[[mutant]]
id = "poor-data"
file = "src/permonik/games/pair/data.toml"
find = "gold = 3"
replace = "gold = 2"
game = "pair"
breaks = ["EX-1"]

[[mutant]]
id = "by-test-name"
file = "{FILE}"
find = "a > b"
replace = "False"
tests = ["{CITELESS}"]

[[mutant]]
id = "other-case-only"
file = "{FILE}"
find = "return a if a > b else b"
replace = "return 1"
tests = ["{CITELESS}[1]"]

[[mutant]]
id = "no-syntax"
file = "{FILE}"
find = "def most(a, b):"
replace = "def most(a, b:"
game = "pair"
breaks = ["R1.1"]

[[mutant]]
id = "text-is-gone"
file = "{FILE}"
find = "a >= b"
replace = "True"
game = "pair"
breaks = ["R1.1"]

[[mutant]]
id = "text-is-ambiguous"
file = "{FILE}"
find = "return"
replace = "yield"
game = "pair"
breaks = ["R1.1"]

[[mutant]]
id = "nobody-cites"
file = "{FILE}"
find = "a > b"
replace = "True"
game = "pair"
breaks = ["R9.9"]
"""
FATES = {
    "most-is-first": "killed",
    "least-is-second": "killed",
    "lazy-test": "survived",
    "endless": "killed",
    "poor-data": "killed",
    "by-test-name": "killed",
    "other-case-only": "survived",
    "no-syntax": "broken",
    "text-is-gone": "stale",
    "text-is-ambiguous": "stale",
    "nobody-cites": "stale",
}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("pair")
    shutil.copytree(ROOT / "src/permonik/testing", root / "src/permonik/testing")
    for name, text in {
        "src/permonik/__init__.py": "",
        "src/permonik/games/pair/__init__.py": "",
        FILE: ENGINE,
        "src/permonik/games/pair/data.toml": "gold = 3\n",
        "tests/conftest.py": "pytest_plugins = ('permonik.testing.plugin',)\n",
        "tests/games/pair/test_pair.py": TESTS,
        "tests/mutants/pair.toml": CATALOGUE,
        "pytest.ini": "[pytest]\n",
    }.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return root


def main(project: Path, *arguments: str) -> int:
    code: int = TOOL["main"](["--root", str(project), *arguments])
    return code


def test_each_mutant_meets_its_fate(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(project, "--all", "--limit", "2", "--jobs", "4") == 1
    *rows, summary = capsys.readouterr().out.splitlines()
    assert {row.split()[1]: row.split()[0] for row in rows} == FATES
    assert summary == "11 mutants: 5 killed, 2 survived, 3 stale, 1 broken"
    why = {row.split()[1]: row for row in rows}
    assert why["lazy-test"].endswith("nothing failed for R1.3")
    assert why["endless"].endswith("ran past 2 s")
    assert why["nobody-cites"].endswith("no test of pair cites R9.9")
    assert "'return' occurs 3 times" in why["text-is-ambiguous"]
    assert (project / FILE).read_text() == ENGINE


def test_a_mutant_of_the_page_meets_vitest(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = "web/src/add.test.ts"
    for name, text in {
        "web/package.json": '{"type": "module"}',
        "web/src/add.ts": "export const add = (a: number, b: number): number => a + b;",
        tests: "import { expect, test } from 'vitest';\nimport { add } from './add';\n"
        "test('two', () => expect(add(1, 1)).toBe(2));\ntest('none', () => expect(add(0, 0)).toBe(0));\n",
        "tests/mutants/page.toml": "\n".join(
            f'[[mutant]]\nid = "page-{name}"\nfile = "web/src/add.ts"\nfind = "a + b"\nreplace = "a {sign} b"\n'
            f'tests = ["{tests}{"::" if name == "none" else ""}{name if name == "none" else ""}"]\n'
            for name, sign in (("file", "-"), ("none", "*"), ("syntax", "+ +* "))
        ),
    }.items():
        file = project / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (project / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    try:
        assert main(project, "--only", "page-file", "page-none", "page-syntax", "--jobs", "1") == 1
    finally:
        shutil.rmtree(project / "web")
        (project / "tests/mutants/page.toml").unlink()
    *rows, _ = capsys.readouterr().out.splitlines()
    assert {row.split()[1]: row.split()[0] for row in rows} == {
        "page-file": "killed",
        "page-none": "survived",
        "page-syntax": "broken",
    }


def test_a_killed_mutant_is_success(project: Path) -> None:
    assert main(project, "--only", "most-is-first") == 0


@pytest.mark.parametrize(("failing", "code"), [([], 0), (["tests/other.py::test"], 2)])
def test_what_a_whole_run_has_proved_is_not_run_again(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], failing: list[str], code: int
) -> None:
    """By a record of it the clean tree is not even asked: one that fails by itself would be found out otherwise."""
    record = tmp_path / "citations.json"
    node = "tests/games/pair/test_pair.py::test_least"
    said = {"passed": {"pair": {"R1.2": [node]}}, "passing": [node], "failing": failing, "failed": {}, "broken": []}
    record.write_text(json.dumps(said))
    (project / FILE).write_text(ENGINE.replace("a if a < b", "b if a < b"))
    (project / "tests/mutants/more.toml").write_text(
        f'[[mutant]]\nid = "other"\nfile = "{FILE}"\nfind = "return n"\nreplace = "return 0"\n'
        'game = "pair"\nbreaks = ["R1.2"]\n'
    )
    try:
        assert main(project, "--only", "other", "--proved", str(record)) == code
    finally:
        (project / FILE).write_text(ENGINE)
        (project / "tests/mutants/more.toml").unlink()
    assert ("is not of a run in which everything passed" in capsys.readouterr().err) == bool(failing)


def test_a_tree_that_fails_by_itself_says_so(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / FILE).write_text(ENGINE.replace("return a if a > b else b", "return a > b"))
    try:
        assert main(project, "--only", "most-is-first") == 2
    finally:
        (project / FILE).write_text(ENGINE)
    assert "do not pass on the unbroken engine" in capsys.readouterr().err


def test_a_sample_follows_its_seed(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mutants = TOOL["read_catalogue"](project)
    options = TOOL["argparse"].Namespace(only=None, all=False, list=False, sample=3, seed=7)
    first = TOOL["select"](mutants, options)
    assert first == TOOL["select"](mutants, options)
    assert len(first) == 3
    assert "a sample of 3 of 11 mutants, seed 7" in capsys.readouterr().out


def test_the_list_marks_what_is_stale(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(project, "--list") == 1
    rows = capsys.readouterr().out.splitlines()
    assert [row.split()[0] for row in rows if "STALE" in row] == ["text-is-gone", "text-is-ambiguous"]


def test_an_unknown_mutant_is_named(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(project, "--only", "nobody") == 2
    assert "no such mutant: nobody" in capsys.readouterr().err


GOOD = {"id": "x", "file": FILE, "find": "a", "replace": "b", "game": "pair", "breaks": ["R1.1"]}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"finds": "a"}, "unknown keys finds"),
        ({"find": None}, "missing find"),
        ({"breaks": None}, "either breaks or tests"),
        ({"tests": ["t"]}, "either breaks or tests"),
        ({"game": None}, "needs a game"),
        ({"replace": "a"}, "changes nothing"),
        ({"file": "tests/conftest.py"}, "does not lie in"),
        ({"file": "src/permonik/../../x"}, "does not lie in"),
        ({"file": "web/src/lib/x.ts"}, "a mutant of the page has tests"),
        ({"file": "web/src/x.ts", "breaks": None, "tests": ["tests/web/t.py"]}, "a mutant of the page has tests"),
        (
            {"file": "web/src/x.ts", "breaks": None, "tests": ["web/src/t"], "args": ["-k"]},
            "a mutant of the page has tests",
        ),
    ],
)
def test_a_bad_entry_is_refused(change: dict[str, Any], says: str) -> None:
    entry = {key: value for key, value in (GOOD | change).items() if value is not None}
    with pytest.raises(MutantsError, match=says):
        TOOL["read_entry"](entry, "some.toml")


def test_the_same_id_twice_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "tests/mutants"
    folder.mkdir(parents=True)
    (folder / "twice.toml").write_text(CATALOGUE + CATALOGUE)
    with pytest.raises(MutantsError, match="used twice: by-test-name"):
        TOOL["read_catalogue"](tmp_path)


def test_the_catalogue_of_this_repository_fits_its_source() -> None:
    stale = {mutant.id: TOOL["stale"](ROOT, mutant) for mutant in TOOL["read_catalogue"](ROOT)}
    assert {name: why for name, why in stale.items() if why} == {}


def test_no_mutant_of_this_repository_dies_of_a_slip_of_its_own(tmp_path: Path) -> None:
    """A name that is nowhere, or half a sentence: any test would kill it, and the rule it breaks stays unproved."""
    for mutant in TOOL["read_catalogue"](ROOT):
        if mutant.file.suffix == ".py":
            broken = mutant.mutate((ROOT / mutant.file).read_text(encoding="utf-8"))
            (tmp_path / f"{mutant.id}.py").write_text(broken, encoding="utf-8")
    assert slips(tmp_path) == ""


@pytest.mark.parametrize(("text", "says"), [("print(naem)", "Undefined name `naem`"), ("if True:\nprint()", "syntax")])
def test_a_slip_of_a_mutant_is_seen(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "some-mutant.py").write_text(text)
    assert says in slips(tmp_path)


def slips(folder: Path) -> str:
    """What Python could not run there: undefined names and wrong syntax."""
    options = ["--isolated", "--no-cache", "--quiet", "--target-version=py311", "--select=F821"]
    command = [sys.executable, "-m", "ruff", "check", *options, "--output-format=concise", str(folder)]
    return subprocess.run(command, check=False, text=True, capture_output=True).stdout
