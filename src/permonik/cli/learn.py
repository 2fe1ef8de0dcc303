"""permonik learn"""

from __future__ import annotations

import json

import click

import permonik
from permonik.cli.completion import game_ids
from permonik.cli.house import Failure, json_option, lang_option
from permonik.lessons import Lesson, lesson, lessons
from permonik.terminal.lesson import TerminalLesson
from permonik.terminal.screen import PlainConsole
from permonik.words import Words


@click.command()
@click.argument("game", required=False, shell_complete=game_ids)
@click.argument("name", metavar="[LESSON]", required=False)
@click.option("--list", "listing", is_flag=True, help="List the lessons, of all games or of GAME.")
@json_option
@lang_option
def learn(game: str | None, name: str | None, listing: bool, as_json: bool, lang: str) -> None:
    """Learn GAME in the terminal: its first lesson, or LESSON.

    \b
    Examples: permonik learn cave-vs-cave --lang cs
              permonik learn --list
    """
    if listing:
        found = [one for name in ([game] if game else permonik.games()) for one in lessons(name)]
        show_list(found, lang, as_json)
        return
    if as_json:
        raise Failure("--json is for --list")
    if game is None:
        raise Failure("say which game: permonik learn GAME (permonik learn --list names the lessons)")
    course = lessons(game)
    if not course:
        raise Failure(f"{game} has no lessons")
    chosen = course[0] if name is None else lesson(game, name)
    TerminalLesson(chosen, Words(permonik.load(game), lang)).play()


def show_list(found: list[Lesson], lang: str, as_json: bool) -> None:
    if as_json:
        rows = [{"game": one.game, "lesson": one.id, "title": one.title[lang], "minutes": one.minutes} for one in found]
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    console = PlainConsole()
    for one in found:
        console.print(f"{one.game} {one.id}: {one.title[lang]} ({one.minutes} min)")
