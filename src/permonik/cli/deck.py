"""permonik deck"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

import permonik
from permonik.cli.completion import game_ids
from permonik.cli.house import Negative, json_option, read_text


@click.command()
@click.argument("game", shell_complete=game_ids)
@click.argument("deed", type=click.Choice(["check"]), metavar="check")
@click.argument("file", type=click.Path(path_type=Path))
@json_option
def deck(game: str, deed: str, file: Path, as_json: bool) -> None:
    """Say what is wrong with the deck of GAME in FILE: counts, shapes, field graphs.

    \b
    Example: permonik deck saboteur check my-deck.toml
    A game is started with it by: permonik play saboteur --options deck=my-deck.toml
    Exit code 1: something is wrong with it.
    """
    wrong = permonik.load(game).check_deck(read_text(file))
    if as_json:
        click.echo(json.dumps({"file": str(file), "game": game, "problems": wrong}, ensure_ascii=False))
    else:
        for line in wrong:
            click.echo(f"{file}: {line}")
        if not wrong:
            click.echo(f"{file}: a deck for {game}")
    if wrong:
        sys.exit(Negative.exit_code)
