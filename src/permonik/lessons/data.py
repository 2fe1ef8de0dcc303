"""A lesson as data: a TOML file in the folder `lessons` beside a game's module (docs/write-a-lesson.md)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from permonik.kernel.errors import listed
from permonik.kernel.game import Game, OptionValue
from permonik.kernel.registry import load
from permonik.lessons.errors import BadLesson, UnknownLesson
from permonik.lessons.goals import Condition, read_condition

LANGUAGES: Final = ("en", "cs", "sk")

ONE_LETTER: Final = re.compile(r"(?<![^\s(„])([ksvzouaiKSVZOUAI])\s(?=\S)")

Text = Mapping[str, str]  # the same in every language


class Wrong(NamedTuple):
    """A wrong answer: what follows from it is played, told, and taken back."""

    answer: str
    then: tuple[str, ...]
    say: Text


class Beat(NamedTuple):
    """One thing at a time. `play`: what the players do before it is said. With `ask` the learner has to give one of
    these answers; with `goal` the learner plays freely until the position is so, and `line` is one way there; with
    neither it is enough to go on."""

    say: Text
    point: tuple[str, ...]
    play: tuple[str, ...]
    ask: tuple[str, ...]
    wrong: tuple[Wrong, ...]
    otherwise: Text | None  # what is said of wrong answers that are not named
    goal: tuple[Condition, ...]
    line: tuple[str, ...]
    bots: bool  # the others are played by an easy bot


class Remark(NamedTuple):
    """In free play: said once, when it first holds."""

    when: tuple[Condition, ...]
    say: Text


class Lesson(NamedTuple):
    game: str
    id: str
    order: int
    minutes: int
    title: Text
    about: Text
    players: int
    seat: int
    seed: int
    options: Mapping[str, OptionValue]
    setup: tuple[str, ...]  # the answers that lead to the first position
    beats: tuple[Beat, ...]
    remarks: tuple[Remark, ...]


def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are learnt."""
    return read_all(load(game))


def lesson(game: str, id: str) -> Lesson:
    found = lessons(game)
    for one in found:
        if one.id == id:
            return one
    raise UnknownLesson(f"{game} has no lesson {id!r}; it has: {listed(one.id for one in found)}")


@cache
def read_all(game: Game) -> tuple[Lesson, ...]:
    folder = files(type(game).__module__.rpartition(".")[0]) / "lessons"
    if not folder.is_dir():
        return ()
    found = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    read = [
        read_lesson(game.id, file.name.removesuffix(".toml"), tomllib.loads(file.read_text(encoding="utf-8")))
        for file in found
    ]
    return tuple(sorted(read, key=lambda one: one.order))


def read_lesson(game: str, id: str, table: Mapping[str, Any]) -> Lesson:
    try:
        return Lesson(
            game=game,
            id=id,
            order=int(table["order"]),
            minutes=int(table["minutes"]),
            title=text(table["title"]),
            about=text(table["about"]),
            players=int(table["players"]),
            seat=int(table.get("seat", 0)),
            seed=int(table["seed"]),
            options=dict(table.get("options", {})),
            setup=tuple(table.get("setup", ())),
            beats=tuple(beat(entry) for entry in table["beats"]),
            remarks=tuple(
                Remark(tuple(read_condition(one) for one in entry["when"]), text(entry["say"]))
                for entry in table.get("remarks", ())
            ),
        )
    except KeyError as missing:
        raise BadLesson(f"the lesson {id} of {game} lacks {missing}") from None
    except BadLesson as error:
        raise BadLesson(f"the lesson {id} of {game}: {error}") from None


KNOWN: Final = {"say", "point", "play", "ask", "wrong", "otherwise", "goal", "line", "bots"}


def beat(entry: Mapping[str, Any]) -> Beat:
    if unknown := set(entry) - KNOWN:
        raise BadLesson(f"a beat has no {listed(sorted(unknown))}")
    return Beat(
        say=text(entry["say"]),
        point=tuple(entry.get("point", ())),
        play=tuple(entry.get("play", ())),
        ask=tuple(entry.get("ask", ())),
        wrong=tuple(
            Wrong(str(one["answer"]), tuple(one.get("then", ())), text(one["say"])) for one in entry.get("wrong", ())
        ),
        otherwise=text(entry["otherwise"]) if "otherwise" in entry else None,
        goal=tuple(read_condition(one) for one in entry.get("goal", ())),
        line=tuple(entry.get("line", ())),
        bots=bool(entry.get("bots", False)),
    )


def text(entry: Any) -> Text:
    if not isinstance(entry, Mapping) or sorted(entry) != sorted(LANGUAGES) or not all(entry.values()):
        raise BadLesson(f"a text is there in {listed(LANGUAGES)}, unlike {entry!r}")
    return {lang: bound(str(entry[lang]).strip(), lang) for lang in LANGUAGES}


def bound(text: str, lang: str) -> str:
    """In Czech and Slovak a word of one letter does not end a line."""
    return text if lang == "en" else ONE_LETTER.sub("\\1\u00a0", text)
