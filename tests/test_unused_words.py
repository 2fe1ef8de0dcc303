"""No text is kept that nobody asks for: what the house and the games say is named, or put together, somewhere."""

import re
from functools import cache
from pathlib import Path

import pytest

import permonik
from permonik.kernel.registry import load

PACKAGE = Path(permonik.__file__).parent
PAGE = PACKAGE.parents[1] / "web" / "src"
HOUSE = [PACKAGE / "text" / name for name in ("en.ftl", "page.en.ftl", "hall.en.ftl", "terminal/en.ftl")]
GAMES = ("pretend", "cave-vs-cave", "rivals", "saboteur", "caverna")


@cache
def code() -> str:
    files = [*PACKAGE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    said = [file for file in files if not file.name.endswith((".test.ts", ".gen.ts"))]
    return "\n".join([file.read_text(encoding="utf-8") for file in said])


@cache
def asked() -> set[str]:
    """All that could be an id, in the code and in texts that hold other texts."""
    files = [*PACKAGE.rglob("en.ftl"), *PACKAGE.rglob("*.en.ftl")]
    held = "\n".join([file.read_text(encoding="utf-8") for file in files])
    return {*re.findall(r"[a-z][\w-]*", code()), *re.findall(r"\{ ?([a-z][\w-]*)", held)}


@cache
def beginnings() -> tuple[str, ...]:
    """What ids begin with that are put together: f"room-{id}", `room-${id}`, `Domain("room", …)`."""
    domains = [f"{name}-" for name in re.findall(r'Domain\("([a-z_]+)"', code())]
    return (*domains, *re.findall(r"[`\"'(]([a-z][\w-]*-)\$?\{", code()))


@cache
def endings() -> tuple[str, ...]:
    return tuple(re.findall(r"\}(-[a-z]+)[`\"']", code()))


def unasked(file: Path, more: tuple[str, ...] = ()) -> list[str]:
    ids = re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(ids) > 30
    begun = (*beginnings(), *more)
    made = {id for id in ids for end in endings() if id.endswith(end) and id.removesuffix(end) in asked()}
    return [id for id in ids if id not in asked() and id not in made and not id.startswith(begun)]


@pytest.mark.parametrize("file", HOUSE, ids=lambda file: file.parent.name + "-" + file.stem)
def test_the_house_says_all_its_texts(file: Path) -> None:
    assert unasked(file) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_all_its_texts(game: str) -> None:
    options = tuple(["option-" + option.id.replace("_", "-") for option in load(game).options()])
    assert unasked(PACKAGE / "games" / game.replace("-", "_") / "text" / "en.ftl", options) == []


def test_a_text_that_nobody_says_is_found(tmp_path: Path) -> None:
    text = HOUSE[0].read_text(encoding="utf-8")
    file = tmp_path / "en.ftl"
    file.write_text(text + "\nnever-heard-of = Nobody\n", encoding="utf-8")
    assert unasked(file) == ["never-heard-of"]
