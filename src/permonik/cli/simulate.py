"""permonik simulate"""

from __future__ import annotations

import json
import sys
from contextlib import nullcontext
from pathlib import Path

import click
from babel.numbers import format_decimal
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

import permonik
from permonik.arena.decisions import decisions, header, opened
from permonik.cli.completion import bot_names, game_ids
from permonik.cli.house import json_option, lang_option, options_option, read_files
from permonik.kernel.game import OptionValue
from permonik.simulate import Measured
from permonik.simulate import simulate as measure
from permonik.terminal.screen import PlainConsole
from permonik.words import Words


@click.command()
@click.argument("game", shell_complete=game_ids)
@click.option("--players", type=int, metavar="N", help="How many play; else as few as the game allows.")
@click.option("--games", type=int, default=100, show_default=True, metavar="K", help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="Fixes what is played.")
@options_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write every choice with its view and the outcome: FILE.jsonl, .jsonl.zst or .parquet (docs/research.md).",
)
@click.option(
    "--bot", shell_complete=bot_names, default="random", show_default=True, metavar="BOT", help="With --out: who plays."
)
@json_option
@lang_option
def simulate(
    game: str,
    players: int | None,
    games: int,
    seed: int,
    options: dict[str, str],
    out: Path | None,
    bot: str,
    as_json: bool,
    lang: str,
) -> None:
    """Play random games of GAME and measure them; or, with --out, write them down for offline learning.

    \b
    Examples: permonik simulate cave-vs-cave --players 2 --games 1000 --json
              permonik simulate caverna --players 7 --games 20
              permonik simulate cave-vs-cave --players 1 --bot greedy --out games.jsonl
    """
    rules = permonik.load(game)
    options = read_files(rules, options)
    count = min(rules.players) if players is None else players
    if out is not None:
        write_down(rules.id, rules.check_players(count), games, seed, rules.check_options(options), bot, out)
        return
    console = PlainConsole(stderr=True)
    # No thread that refreshes the bar: it would take time from what is being measured.
    bar = Progress(console=console, transient=True, auto_refresh=False) if sys.stderr.isatty() else nullcontext()
    with bar as progress:
        if progress is None:
            measured = measure(rules.id, count, games, seed, options)
        else:
            task = progress.add_task(rules.id, total=games)
            every = max(1, games // 200)

            def step(done: int) -> None:
                if done % every == 0:
                    progress.update(task, completed=done, refresh=True)

            measured = measure(rules.id, count, games, seed, options, step)
    if as_json:
        click.echo(json.dumps(measured))
    else:
        PlainConsole().print(report(measured, Words(rules, lang)))


def write_down(
    game: str, players: int, games: int, seed: int, options: dict[str, OptionValue], bot: str, out: Path
) -> None:
    if games < 1:
        raise permonik.errors.BadOption(f"at least one game is played, not {games}")
    choices = 0
    try:
        with opened(out, header(game, players, games, seed, options, bot)) as write:
            for made in decisions(game, players, games, seed, options, bot):
                write(made)
                choices += len(made)
    except OSError as error:
        raise permonik.errors.BadOption(f"{out} cannot be written: {error.strerror}") from None
    click.echo(f"{out}: {games} games, {choices} choices")


def report(measured: Measured, words: Words) -> Table:
    players = {"id": "house-players", "args": {"players": measured["players"]}}
    table = Table(
        title=Text(words.render("simulate-title", {"game": "game-name", "players": players})), show_header=False
    )
    table.add_column()
    table.add_column(justify="right")
    scores = measured["scores"]
    build = "simulate-compiled" if measured["compiled"] else "simulate-pure"
    rows: dict[str, tuple[float, str]] = {
        "games": (measured["games"], "#,##0"),
        "decisions": (measured["decisions"], "#,##0"),
        "choices": (measured["choices"], "#,##0"),
        "branching": (measured["mean_branching"], "0.00"),
        "seconds": (measured["seconds"], "#,##0.000"),
        "choices-per-second": (measured["choices_per_second"], "#,##0"),
        "games-per-second": (measured["games_per_second"], "#,##0.0"),
        "slowest": (measured["p99_game_seconds"], "0.00000"),
        "relative": (measured["relative"], "0.0000"),
    }
    for row, (value, shape) in rows.items():
        table.add_row(Text(words.render(f"simulate-{row}")), number(value, shape, words))
    table.add_row(
        Text(words.render("simulate-scores")),
        f"{number(scores['mean'], '0.00', words)} ({scores['min']} – {scores['max']})",
    )
    table.add_row(Text(words.render("simulate-build")), Text(words.render(build)))
    return table


def number(value: float, shape: str, words: Words) -> str:
    return format_decimal(value, format=shape, locale=words.lang)
