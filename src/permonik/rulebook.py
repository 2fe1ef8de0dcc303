"""The rulebook for players: one Markdown text per game and language, in the folder `rulebook` beside the game's module.

A passage is a heading, a paragraph, a list or a table. The comment before it names the numbered rules of the
specification that it tells, at most four:

    <!-- R4.3 R4.4 -->
    The players take turns. …

A line `[[room]]` stands for a list of all rooms, with the names and descriptions that the game's texts have for them:
what a component does is said in one place only. `[[card abbey..scout]]` lists those from one to another, in the order
of the texts. A line `::figure card abbey` shows the component as the board draws it; without a picture nothing is lost.

`things.toml` says where the text tells of what it does not list: the beginning of a component's name, and a rule whose
passage does. The comment of that passage then names it, too, so that a link can lead there.

`readings.toml` lists the rules that leave a doubt. They close the text: each is marked as a rule, our reading or a
variant of this house, with its place in the rulebook. At a table the same mark stands beside what the rule decides.

Readers never see the numbers. They let a test prove that no rule is left untold, in any language.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from fluent.syntax import ast

from permonik.kernel.game import Game
from permonik.kernel.message import Arg, Message
from permonik.kernel.registry import package_of
from permonik.words import BadWords, Words, places, resource

LISTING: Final = re.compile(r"^\[\[(\w+)(?: ([\w-]+)\.\.([\w-]+))?\]\]$", re.MULTILINE)
COMMENT: Final = re.compile(r"<!--(.*?)-->\n?", re.DOTALL)
MARKS: Final = ("rule", "reading", "variant")
HEADING: Final = re.compile(r"^#+ (.*)$", re.MULTILINE)
MOST: Final = 4  # numbers that one passage may tell: more would be a passage that tells none of them well


class Reading(NamedTuple):
    """A rule that leaves a doubt: its ruling, its mark (of MARKS), where the rulebook tells of it, how we play it.

    `at`: the questions, answers and lines of the log that it decides: the id of a message, and words that its arguments
    or its cause must hold.
    """

    ruling: str
    mark: str
    rule: str
    place: str
    text: str
    at: tuple[str, ...] = ()

    def decides(self, message: Message) -> bool:
        said = {message.cause, *words_in(list(message.args.values()))}
        return any(id == message.id and said.issuperset(words) for id, *words in map(str.split, self.at))


class Passage(NamedTuple):
    rules: tuple[str, ...]
    things: tuple[str, ...]
    text: str


def folder(game: Game) -> Traversable:
    return files(package_of(game)) / "rulebook"


def rulebook(game: Game, lang: str) -> str | None:
    """The whole text, with its comments; None where a game has none in that language."""
    file = folder(game) / f"{lang}.md"
    if not file.is_file():
        return None
    words = Words(game, lang)
    beside = things(game)
    text = COMMENT.sub(lambda comment: with_things(beside, comment), file.read_text(encoding="utf-8"))
    text = LISTING.sub(lambda line: listing(words, line[1], line[2], line[3]), text)
    doubts = [f"- **{words.render(f'mark-{one.mark}')}** ({one.place}): {one.text}" for one in readings(game, lang)]
    if not doubts:
        return text
    return "\n".join(
        [
            text.rstrip(),
            "",
            f"## {words.render('rules-doubts')}",
            "",
            words.render("rules-doubts-about"),
            "",
            *doubts,
            "",
        ]
    )


def things(game: Game) -> dict[str, str]:
    """The beginnings of the names of components that no list of the text tells of, each with the rule beside it."""
    file = folder(game) / "things.toml"
    if not file.is_file():
        return {}
    return {str(thing): str(rule) for thing, rule in tomllib.loads(file.read_text(encoding="utf-8")).items()}


def with_things(beside: dict[str, str], comment: re.Match[str]) -> str:
    rules = comment[1].split()
    found = [thing for thing, rule in beside.items() if rule in rules]
    return f"<!-- {' '.join([*rules, *found])} -->\n" if found else comment[0]


@cache
def readings(game: Game, lang: str) -> list[Reading]:
    """The rules that leave a doubt, and how they are played here."""
    file = folder(game) / "readings.toml"
    if not file.is_file():
        return []
    book = (folder(game) / f"{lang}.md").read_text(encoding="utf-8")
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["reading"]
    return [
        Reading(
            row["ruling"], row["mark"], row["rule"], place_of(book, row["rule"]), row[lang], tuple(row.get("at", ()))
        )
        for row in rows
    ]


def words_in(arg: Arg) -> Iterator[str]:
    """All names of texts in an argument of a message."""
    if isinstance(arg, str):
        yield arg
    elif isinstance(arg, dict):
        for part in arg.values():
            yield from words_in(part)
    elif isinstance(arg, list):
        for part in arg:
            yield from words_in(part)


def place_of(book: str, rule: str) -> str:
    """The heading under which a text tells a rule."""
    for comment in COMMENT.finditer(book):
        if rule in comment[1].split():
            above = HEADING.findall(book[: comment.end()]) or [""]
            after = HEADING.match(book[comment.end() :])
            return str(after[1] if after else above[-1])
    raise BadWords(f"no passage of the rulebook tells {rule}")


def listed(words: Words, kind: str, first: str | None = None, last: str | None = None) -> list[str]:
    """All components of a kind that have a description, in the order of the texts, or those from `first` to `last`."""
    described = [id for id in named(words.game, words.lang) if id.startswith(f"{kind}-") and words.has(id, "desc")]
    if first and last:
        for end in (first, last):
            if f"{kind}-{end}" not in described:
                raise BadWords(f"no text describes {kind}-{end}")
        described = described[described.index(f"{kind}-{first}") : described.index(f"{kind}-{last}") + 1]
    return described


@cache
def named(game: Game | None, lang: str) -> list[str]:
    """All texts of a game, in their order. To read them takes a tenth of a second, and a rulebook has a dozen lists."""
    entries = [entry for place in places(game)[1:] for entry in resource(place, lang).body]
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def listing(words: Words, kind: str, first: str | None = None, last: str | None = None) -> str:
    lines = [f"- **{words.form(id, '')}** – {words.form(id, 'desc')}" for id in listed(words, kind, first, last)]
    if not lines:
        raise BadWords(f"no text describes anything of the kind {kind!r}")
    return "\n".join(lines)


def passages(text: str) -> list[Passage]:
    """What stands behind each comment, up to the next one."""
    parts = COMMENT.split(text)
    return [passage(parts[at].split(), parts[at + 1].strip()) for at in range(1, len(parts), 2)]


def passage(names: list[str], text: str) -> Passage:
    rules = tuple(name for name in names if name.startswith("R"))
    return Passage(rules, tuple(name for name in names if name not in rules), text)


def told_things(words: Words) -> set[str]:
    """What links may lead to: components that the text lists, and beginnings of names that its passages name."""
    game = words.game
    assert game is not None
    text = (folder(game) / f"{words.lang}.md").read_text(encoding="utf-8")
    found = {thing for line in LISTING.finditer(text) for thing in listed(words, line[1], line[2], line[3])}
    rules = {rule for passage in passages(text) for rule in passage.rules}
    return found | {thing for thing, rule in things(game).items() if rule in rules}


def engine_only(game: Game) -> dict[str, str]:
    """Rules that no player needs to be told, each with the reason: `engine.toml` beside the texts."""
    file = folder(game) / "engine.toml"
    return {str(rule): str(why) for rule, why in tomllib.loads(file.read_text(encoding="utf-8")).items()}
