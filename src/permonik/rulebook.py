"""The rulebook for players: one Markdown text per game and language, in the folder `rulebook` beside the game's module.

A passage is a heading, a paragraph, a list or a table. The comment before it names the numbered rules of the
specification that it tells, at most four:

    <!-- R4.3 R4.4 -->
    The players take turns. …

A line `[[room]]` stands for a list of all rooms, with the names and descriptions that the game's texts have for them:
what a component does is said in one place only. `[[card abbey..scout]]` lists those from one to another, in the order
of the texts. A line `::figure card abbey` shows the component as the board draws it; without a picture nothing is lost.

Readers never see the numbers. They let a test prove that no rule is left untold, in any language.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from fluent.syntax.ast import Message

from permonik.kernel.game import Game
from permonik.words import BadWords, Words, package_of, places, resource

LISTING: Final = re.compile(r"^\[\[(\w+)(?: ([\w-]+)\.\.([\w-]+))?\]\]$", re.MULTILINE)
COMMENT: Final = re.compile(r"<!--(.*?)-->\n?", re.DOTALL)
MOST: Final = 4  # numbers that one passage may tell: more would be a passage that tells none of them well


class Passage(NamedTuple):
    rules: tuple[str, ...]
    text: str


def folder(game: Game) -> Traversable:
    return files(package_of(game)) / "rulebook"


def rulebook(game: Game, lang: str) -> str | None:
    """The whole text, with its comments; None where a game has none in that language."""
    file = folder(game) / f"{lang}.md"
    if not file.is_file():
        return None
    words = Words(game, lang)
    return LISTING.sub(lambda line: listing(words, line[1], line[2], line[3]), file.read_text(encoding="utf-8"))


def listing(words: Words, kind: str, first: str | None = None, last: str | None = None) -> str:
    """All components of a kind that have a description, in the order of the texts, or those from `first` to `last`."""
    entries = [entry for place in places(words.game)[1:] for entry in resource(place, words.lang).body]
    ids = [entry.id.name for entry in entries if isinstance(entry, Message)]
    described = [id for id in ids if id.startswith(f"{kind}-") and words.has(id, "desc")]
    if first and last:
        for end in (first, last):
            if f"{kind}-{end}" not in described:
                raise BadWords(f"no text describes {kind}-{end}")
        described = described[described.index(f"{kind}-{first}") : described.index(f"{kind}-{last}") + 1]
    lines = [f"- **{words.form(id, '')}** – {words.form(id, 'desc')}" for id in described]
    if not lines:
        raise BadWords(f"no text describes anything of the kind {kind!r}")
    return "\n".join(lines)


def passages(text: str) -> list[Passage]:
    """What stands behind each comment, up to the next one."""
    parts = COMMENT.split(text)
    return [Passage(tuple(parts[at].split()), parts[at + 1].strip()) for at in range(1, len(parts), 2)]


def engine_only(game: Game) -> dict[str, str]:
    """Rules that no player needs to be told, each with the reason: `engine.toml` beside the texts."""
    file = folder(game) / "engine.toml"
    return {str(rule): str(why) for rule, why in tomllib.loads(file.read_text(encoding="utf-8")).items()}
