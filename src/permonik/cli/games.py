"""permonik games"""

from __future__ import annotations

import json
from typing import Any

import click
from rich.table import Table
from rich.text import Text

import permonik
from permonik.cli.house import json_option, lang_option
from permonik.terminal.screen import PlainConsole
from permonik.words import Words


@click.command()
@click.option("--all", "hidden", is_flag=True, help="Also the games that are kept for tests.")
@json_option
@lang_option
def games(hidden: bool, as_json: bool, lang: str) -> None:
    """List the games that can be played.

    \b
    Example: permonik games --lang cs
    """
    games = [permonik.load(name) for name in permonik.games(hidden)]
    console = PlainConsole()
    if as_json:
        click.echo(json.dumps([describe(game, lang) for game in games], ensure_ascii=False, indent=2))
        return
    words = Words(None, lang)
    if not games:
        console.print(words.render("games-none"))
        return
    table = Table(show_lines=True)
    for column in ("games-game", "games-players", "games-options"):
        table.add_column(Text(words.render(column)))
    for game in games:
        table.add_row(heading(game, lang), players(game), options(game, lang))
    console.print(table)


def heading(game: permonik.Game, lang: str) -> Text:
    words = Words(game, lang)
    return Text.assemble(
        (words.render("game-name"), "bold"), (f" ({game.id})", "dim"), "\n", words.render("game-about")
    )


def players(game: permonik.Game) -> str:
    first, last = min(game.players), max(game.players)
    if game.players == tuple(range(first, last + 1)):
        return str(first) if first == last else f"{first}–{last}"
    return ", ".join(str(count) for count in game.players)


def options(game: permonik.Game, lang: str) -> Text:
    words = Words(game, lang)
    text = Text()
    for option in game.options():
        text.append(words.render(option.message), "bold")
        text.append(f" ({option.id})\n", "dim")
        meanings = [words.option_value(option, value) for value in option.values]
        plain = all(meaning == str(value) for meaning, value in zip(meanings, option.values, strict=True))
        for value, meaning in zip(option.values, meanings, strict=True):
            text.append(f"  {value}" if meaning == str(value) else f"  {value}: {meaning}")
            if value == option.default:
                text.append(f" {words.render('games-default')}", "dim")
            text.append("" if plain else "\n")
        if plain:
            text.append("\n")
    text.rstrip()
    return text


def describe(game: permonik.Game, lang: str) -> dict[str, Any]:
    words = Words(game, lang)
    return {
        "id": game.id,
        "name": words.render("game-name"),
        "about": words.render("game-about"),
        "players": list(game.players),
        "rules_version": game.rules_version,
        "hidden": game.hidden,
        "options": [
            {
                "id": option.id,
                "name": words.render(option.message),
                "values": list(option.values),
                "default": option.default,
            }
            for option in game.options()
        ],
    }
