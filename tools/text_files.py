"""Where every text of the house stands, and how a corrected one is put back (tools/texts.py shows them).

A text is found by its file and a key: in a Fluent file the id of the message, in lessons, readings and rulebooks its
number, counted from the top. Files of two languages say the same things in the same order.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast

from permonik.lessons.data import bound
from permonik.testing.contract.messages import Variables

HOUSE = {
    "text/{}.ftl": "everywhere",
    "text/page.{}.ftl": "the page, at a table",
    "text/hall.{}.ftl": "the page, away from tables",
    "text/device/{}.ftl": "the page of a house in a folder",
    "text/terminal/{}.ftl": "the terminal",
    "text/mail/{}.ftl": "mails and pushes",
}
SAYS = {
    "say": "the teacher says it",
    "otherwise": "the teacher says it of a wrong answer",
    "title": "title of the lesson",
    "": "what the lesson is about",
}


class BadCorrection(Exception):
    """A correction that does not fit; nothing was changed."""


class Found(NamedTuple):
    key: str
    kind: str  # what of the file it is: the heading above it, the part of a lesson
    start: int
    end: int


def sources(package: Path, games: list[str]) -> Iterator[tuple[str, str]]:
    """Files with texts, `{}` for the language (none in the name: all languages in one file), and where they show."""
    yield from HOUSE.items()
    for game in games:
        folder = f"games/{game.replace('-', '_')}"
        yield f"{folder}/text/{{}}.ftl", f"{game}: words"
        for lesson in sorted((package / folder).glob("lessons/*.toml")):
            yield f"{folder}/lessons/{lesson.name}", f"{game}: lesson {lesson.stem}"
        if (package / folder / "rulebook").is_dir():
            yield f"{folder}/rulebook/{{}}.md", f"{game}: rulebook"
            yield f"{folder}/rulebook/readings.toml", f"{game}: doubtful rules"


def find(name: str, text: str, lang: str) -> list[Found]:
    """The texts of one file in one language, from the top."""
    if name.endswith(".ftl"):
        return list(messages(text))
    if name.endswith(".md"):
        return list(paragraphs(text))
    return list(strings(text, lang))


def messages(text: str) -> Iterator[Found]:
    heading = ""
    for entry in parsed(text).body:
        if isinstance(entry, ast.GroupComment):
            heading = entry.content or ""
        elif isinstance(entry, ast.Message):
            assert entry.id.span is not None
            assert entry.span is not None
            start = text.index("=", entry.id.span.end) + 1
            yield stripped(Found(entry.id.name, heading, start, entry.span.end), text)


def strings(text: str, lang: str) -> Iterator[Found]:
    lines = re.finditer(rf'(?:^|[ .])(?P<of>[a-z]*)[.]?{lang} = "(?P<said>(?:[^"\\]|\\.)*)"', text, re.MULTILINE)
    for number, match in enumerate(lines, 1):
        line = text[text.rfind("\n", 0, match.start("said")) + 1 : match.start("said")]
        of = next((word for word in SAYS if word and line.startswith(word)), "")
        yield Found(str(number), SAYS[of], match.start("said"), match.end("said"))


def paragraphs(text: str) -> Iterator[Found]:
    heading = ""
    for number, match in enumerate(re.finditer(r"\S(?:.|\n(?!\s*\n))*", text), 1):
        rules = re.match(r"<!--.*?-->\s*", match[0])
        start = match.start() + (rules.end() if rules else 0)
        if match[0].startswith("#"):
            heading = match[0].strip("# \n")
        yield stripped(Found(str(number), heading, start, match.end()), text)


def stripped(found: Found, text: str) -> Found:
    said = text[found.start : found.end]
    start = found.start + len(said) - len(said.lstrip())
    return found._replace(start=start, end=start + len(said.strip()))


def parsed(text: str) -> ast.Resource:
    resource: ast.Resource = FluentResource(text)
    return resource


# -- corrections ------------------------------------------------------------------------------------------------


def take(package: Path, corrections: Path) -> list[str]:
    """Puts corrections into the files, all of them or none; which texts were changed."""
    try:
        told = json.loads(corrections.read_text(encoding="utf-8"))
        lang, entries = told["language"], told["texts"]
        if lang not in ("en", "cs", "sk"):
            raise BadCorrection(f"no language of the house: {lang!r}")
        files: dict[str, list[Any]] = {}
        for entry in entries:
            files.setdefault(entry["file"], []).append(entry)
        changed = {file: corrected(package, file, lang, some) for file, some in files.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadCorrection(f"{corrections.name} is no file of corrections: {error!r}") from None
    for file, text in changed.items():
        (package / file).write_text(text, encoding="utf-8")
    return [f"{entry['file']}: {entry['key']}" for entry in entries]


def corrected(package: Path, file: str, lang: str, entries: list[Any]) -> str:
    path = (package / file).resolve()
    if not path.is_relative_to(package.resolve()) or path.suffix not in (".ftl", ".md", ".toml") or not path.is_file():
        raise BadCorrection(f"{file} holds no texts")
    text = path.read_text(encoding="utf-8")
    standing = {found.key: found for found in find(file, text, lang)}
    chosen = [(standing.get(entry["key"]), entry) for entry in entries]
    for found, entry in chosen:
        if found is None or text[found.start : found.end] != entry["old"]:
            raise BadCorrection(f"{file}: {entry['key']} reads otherwise by now; make the page anew")
        if not entry["new"].strip():
            raise BadCorrection(f"{file}: {entry['key']} is left empty")
    result = text
    for found, entry in sorted(chosen, key=lambda one: one[0].start if one[0] else 0, reverse=True):
        assert found is not None
        result = result[: found.start] + bound(entry["new"].strip(), lang) + result[found.end :]
    check(file, text, result, lang)
    return result


def check(file: str, before: str, after: str, lang: str) -> None:
    """A corrected file can be read, holds the same texts, and each of them asks for what it asked before."""
    if file.endswith(".toml"):
        tomllib.loads(after)
    if [found.key for found in find(file, before, lang)] != [found.key for found in find(file, after, lang)]:
        raise BadCorrection(f"{file}: a correction breaks its text apart; mind brackets, quotes and empty lines")
    if file.endswith(".ftl"):
        asked = variables(before)
        for key, names in variables(after).items():
            if names != asked[key]:
                wanted = ", ".join(sorted(f"${name}" for name in asked[key])) or "nothing in brackets"
                raise BadCorrection(f"{file}: {key} needs {wanted}")


def variables(text: str) -> dict[str, set[str]]:
    found = {}
    for entry in parsed(text).body:
        if isinstance(entry, ast.Junk):
            return {}
        if isinstance(entry, ast.Message):
            asked = Variables()
            asked.visit(entry)
            found[entry.id.name] = asked.names
    return found
