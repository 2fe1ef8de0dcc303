"""What `make play` installs is what pyproject.toml asks for, pinned, hashed, and under licences that fit ours."""

import ast
import json
import re
import runpy
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
LOCK = runpy.run_path(str(ROOT / "tools/lock.py"))
AUDIT = runpy.run_path(str(ROOT / "tools/audit.py"))
GIVEN = {"pip", "js", "contract_helpers"}  # with Python, with Pyodide, and what the contract calls the helpers of games


def test_the_lock_holds_what_the_package_needs() -> None:
    pins = AUDIT["pinned"]()
    for line in LOCK["wanted"]():
        one = Requirement(line)
        if one.name != "colorama":
            assert one.specifier.contains(pins[LOCK["plain"](one.name)]), f"{line}: run tools/lock.py"


def test_the_lock_has_hashes_and_no_hosts() -> None:
    for file in (LOCK["LOCK"], LOCK["COMPILER"]):
        text = file.read_text()
        assert "://" not in text
        for block in text.replace("\\\n", " ").splitlines():
            assert block.startswith("#") or "--hash=sha256:" in block, block


def test_the_compiler_is_the_one_of_the_wheel() -> None:
    text = LOCK["COMPILER"].read_text()
    for line in LOCK["compiler"]():
        one = Requirement(line)
        (version,) = re.findall(rf"^{one.name}==(\S+)", text, re.MULTILINE)
        assert one.specifier.contains(version), f"{line}: run tools/lock.py"


def test_parts_are_listed_and_their_licences_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["audit", str(tmp_path / "parts.json")])
    AUDIT["main"].__globals__["faults"] = lambda: 0
    AUDIT["main"]()
    listed = json.loads((tmp_path / "parts.json").read_text())["components"]
    assert {part["name"] for part in listed} == set(AUDIT["pinned"]())
    for part in listed:
        assert AUDIT["is_welcome"](part["licenses"][0]["license"]["name"]), part
    assert not AUDIT["is_welcome"]("GPL-3.0-only")
    assert not AUDIT["is_welcome"]("unknown")


def test_a_file_belongs_to_one_version() -> None:
    is_of = LOCK["is_of"]
    assert is_of("click-8.5.1-py3-none-any.whl", "click", "8.5.1")
    assert is_of("fluent.runtime-0.4.0.tar.gz", "fluent-runtime", "0.4.0")
    assert not is_of("click-8.5.10-py3-none-any.whl", "click", "8.5.1")
    assert not is_of("click-plugins-8.5.1.tar.gz", "click", "8.5.1")


def imported(file: Path) -> set[str]:
    """The packages that a file names, at its head or anywhere else."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return {".".join(name.split(".")[: 2 if name.startswith("fluent.") else 1]) for name in found}


def test_what_is_imported_is_asked_for_by_name() -> None:
    """Not only because something else happens to bring it along, and also what is not installed here."""
    asked = {LOCK["plain"](Requirement(line).name) for line in LOCK["wanted"]()}
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    asked |= {LOCK["plain"](Requirement(line).name) for lines in extras.values() for line in lines}
    brought = packages_distributions()
    files = [file for folder in ("src", "tests", "tools", "bench") for file in sorted((ROOT / folder).rglob("*.py"))]
    files = [file for file in files if "peers" not in file.parts]  # run in environments of other projects
    own = {"permonik"} | {name for file in files if "src" not in file.parts for name in (file.stem, file.parent.name)}
    for file in files:
        for name in imported(file) - sys.stdlib_module_names - own - GIVEN:
            # A namespace of several packages stands under its own name, as does what is not installed.
            owners = [name] if name.startswith("fluent.") else brought.get(name, [name])
            assert asked & {LOCK["plain"](owner) for owner in owners}, (
                f"{file.name} imports {name}, which pyproject.toml does not name"
            )
