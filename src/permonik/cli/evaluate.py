"""permonik evaluate"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import click

import permonik
from permonik.arena.figures import BotFigures, figures
from permonik.arena.protocol import TRIALS, VERSION, Trial, digest, yardstick
from permonik.cli.arena import run, text
from permonik.cli.completion import bot_names, trial_names
from permonik.cli.house import Interrupted, json_option
from permonik.errors import BadOption

COLUMNS = ("bot", "games", "share of wins", "score", "by role", "ms per answer", "permonik", "yardstick")


@click.command()
@click.argument("bot", shell_complete=bot_names)
@click.option(
    "--trial",
    "chosen",
    shell_complete=trial_names,
    multiple=True,
    metavar="TRIAL",
    help="Only this one (several times: these).",
)
@click.option("--games", type=click.IntRange(1), metavar="N", help="Fewer games, to try it out: no row of the tables.")
@click.option("--jobs", type=click.IntRange(1), metavar="J", help="Processes; else one per core.")
@click.option(
    "--journal",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
    help="Keep results here, a file for each trial; resume from it.",
)
@json_option
def evaluate(
    bot: str, chosen: tuple[str, ...], games: int | None, jobs: int | None, journal: Path | None, as_json: bool
) -> None:
    """Measure BOT by the trials of docs/results.md, and print its rows for the tables there.

    BOT is named as in the arena: greedy, search@40, module:Class, command@./my-bot. Deals, seats and opponents are
    fixed, so rows compare; the yardstick is the same as long as rules, deals and opponents are. The digest behind the
    bot's name is the same as long as its weights, networks or program are.

    \b
    Examples: permonik evaluate search@40
              permonik evaluate command@./my-bot --trial rivals-2-duel --games 10
    """
    known = {trial.name: trial for trial in TRIALS}
    unknown = [name for name in chosen if name not in known]
    if unknown:
        raise BadOption(f"there is no trial {unknown[0]!r}; there are: {', '.join(known)}")
    if journal is not None:
        journal.mkdir(parents=True, exist_ok=True)
    rows = []
    for trial in [known[name] for name in chosen] or TRIALS:
        count = min(games or trial.games, trial.games)
        plan = trial.plan(bot, count)
        file = journal / f"{trial.name}.jsonl" if journal is not None else None
        played, _, is_whole = run(plan, jobs or os.cpu_count() or 1, None, None, file)
        if not is_whole:
            again = f"; the same command goes on from {journal}" if journal is not None else ""
            raise Interrupted(f"interrupted in {trial.name}: a row needs all of its games{again}")
        rows.append(row(trial, bot, figures(plan, played)["bots"][0], count == trial.games))
        if not as_json:
            show(rows[-1], first=len(rows) == 1)
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))


def row(trial: Trial, bot: str, found: BotFigures, whole: bool) -> dict[str, Any]:
    build = "compiled" if permonik.compiled else "pure"
    return {
        "trial": trial.name,
        "protocol": VERSION,
        "whole": whole,
        "bot": bot,
        "digest": digest(bot, trial.game),
        "games": found["games"],
        "share of wins": text(found["share"], 100, 1, " %"),
        "score": text(found["score"], 1, 1),
        "by role": ", ".join(f"{name} {text(won, 100, 1, ' %')}" for name, won in found["by_role"].items()),
        "ms per answer": f"{found['milliseconds']:.1f}",
        "permonik": f"{permonik.__version__}, {build}",
        "yardstick": yardstick(trial),
    }


def show(row: dict[str, Any], first: bool) -> None:
    if not first:
        click.echo()
    cut = "" if row["whole"] else ", cut short: no row of the table"
    click.echo(f"{row['trial']}, protocol {row['protocol']}{cut}")
    click.echo(f"| {' | '.join(COLUMNS)} |")
    click.echo(f"| {' | '.join('---' for _ in COLUMNS)} |")
    told = row | {"bot": f"{row['bot']} ({row['digest']})"}
    click.echo(f"| {' | '.join(str(told[column]) for column in COLUMNS)} |")
