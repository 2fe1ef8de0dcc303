"""What the package promises to programs of others stands in docs/api-surface.txt, and everything in it is explained."""

import inspect
import json
import re
import subprocess
import sys
from pathlib import Path
from pkgutil import resolve_name

import pytest

import permonik

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import api_surface  # noqa: E402


def test_the_exported_names_and_signatures_are_those_of_the_file() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "api_surface.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"python tools/api_surface.py writes it anew; is this a new version?\n{done.stdout}"


CLASSES = [name for name in api_surface.promised() if inspect.isclass(resolve_name(f"permonik.{name}"))]


@pytest.mark.parametrize("name", CLASSES)
def test_everything_public_is_explained(name: str) -> None:
    cls = resolve_name(f"permonik.{name}")
    assert not (cls.__doc__ or f"{name}(").startswith(f"{name}("), f"{name} has no docstring"
    silent = []
    for line in api_surface.members(cls):
        thing = inspect.getattr_static(cls, re.split(r"\W", line, maxsplit=1)[0], None)
        function = thing.fget if isinstance(thing, property) else getattr(thing, "__func__", thing)
        if inspect.isfunction(function) and not inspect.getdoc(function):
            silent.append(line)
    assert not silent, f"{name} has names without a docstring"


def test_all_files_name_one_version() -> None:
    read = {
        name: (ROOT / name).read_text(encoding="utf-8") for name in ("pyproject.toml", "CITATION.cff", "CHANGELOG.md")
    }
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["version"]
    named = [page, *(re.search(r'^version(?: =|:) "?([\d.]+)', read[name], re.MULTILINE)[1] for name in list(read)[:2])]  # type: ignore[index]
    assert named == [permonik.__version__] * 3
    assert f"## [{permonik.__version__}]" in read["CHANGELOG.md"]


def test_functions_are_explained() -> None:
    assert all(inspect.getdoc(getattr(permonik, name)) for name in ("games", "load", "show"))


def test_what_instances_have_is_promised_too() -> None:
    lines = list(api_surface.members(permonik.Match))
    assert {"state: State", "game: Game", "names: list[str]", "players: int", "record: Record"} <= set(lines)
    assert "private: bool" in list(api_surface.members(permonik.Game))


def test_nothing_that_a_module_has_only_imported_is_promised() -> None:
    (errors,) = [line for line in api_surface.surface() if line.startswith("module errors: ")]
    assert "Iterable" not in errors
    assert "BadSeat" in errors


def test_the_reference_shows_every_public_name_and_nothing_that_is_inside() -> None:
    page = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    shown = [found[1] for found in api_surface.ENTRY.finditer(page)]
    constants = {name for name in permonik.__all__ if isinstance(getattr(permonik, name), int)}
    assert sorted(shown) == sorted(set(api_surface.promised()) - constants)
    (match,) = [found[0] for found in api_surface.ENTRY.finditer(page) if found[1] == "Match"]
    assert "inherited_members: [over, restart, waiting]" in match
    assert "retrace" not in match
    assert "state" in match


def test_a_method_that_a_class_keeps_for_itself_is_not_promised() -> None:
    assert "retrace" in api_surface.inner_names(permonik.Match)
    assert "choose" not in api_surface.inner_names(permonik.Match)
