"""permonik solve"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import click
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from permonik.cli.completion import bot_names, game_ids
from permonik.cli.house import Interrupted, json_option, options_option, read_files
from permonik.errors import BadOption, BadSeed
from permonik.kernel.registry import load
from permonik.solve.lines import retrace
from permonik.solve.proof import prove
from permonik.solve.puzzle import SEAT, Puzzle
from permonik.solve.search import Search
from permonik.solve.team import Found, Team
from permonik.terminal.screen import PlainConsole

MINUTES = 10.0
LONGEST = 60 * 24 * 365.0  # minutes


@click.command()
@click.argument("game", shell_complete=game_ids)
@options_option
@click.option("--minutes", type=float, metavar="M", help=f"How long; else {MINUTES:g}, or as many trials as asked for.")
@click.option("--trials", type=int, metavar="N", help="Stop when so many games were tried, those of earlier runs too.")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="Fixes what is tried.")
@click.option(
    "--deal", type=int, metavar="S", help="Search the game that a match with this seed deals, all chance known."
)
@click.option(
    "--bot", shell_complete=bot_names, metavar="BOT", help="Begin with games of this bot, too, for example search@20."
)
@click.option(
    "--jobs",
    type=click.IntRange(1),
    metavar="J",
    help="Searches side by side; else one per core, or a single one with --trials.",
)
@click.option(
    "--save", type=click.Path(path_type=Path, dir_okay=False), help="Where the best game goes; else GAME-solo.permonik."
)
@click.option(
    "--progress",
    "progress_file",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where the search keeps its progress; else beside the best game.",
)
@json_option
def solve(
    game: str,
    options: dict[str, str],
    minutes: float | None,
    trials: int | None,
    seed: int,
    deal: int | None,
    bot: str | None,
    jobs: int | None,
    save: Path | None,
    progress_file: Path | None,
    as_json: bool,
) -> None:
    """Search the solo game of GAME for the best line, where nothing in it is left to chance, or all of it is known.

    It walks from game to game: a turn is played differently, what still fits of the others is kept, and the better game
    wins, most of the time. The best game is written as a record, replayed with verification before that.

    The search can be stopped at any time (Ctrl-C) and goes on when the same command is given again. Equal seeds and
    numbers of trials give equal results, stopped or not.

    On several cores as many searches run side by side, with the seed and those that follow it; the best game is kept.
    --trials are those of each.

    With --deal the search knows what no player can know: what it finds is a mark that good play on that deal may come
    near to, and hardly reach.

    \b
    Examples: permonik solve caverna --minutes 30
              permonik solve caverna --options set=basic --seed 7 --save basic.permonik
              permonik solve cave-vs-cave --deal 5 --bot search@240 --minutes 2
              permonik replay caverna-solo.permonik
    Exit code 130: interrupted; what was found until then is kept.
    """
    rules = load(game)
    check(minutes, trials, seed, deal)
    puzzle = Puzzle(game, read_files(rules, options), deal, bot)
    if minutes is None and trials is None:
        minutes = MINUTES
    record = save or Path(f"{game}-solo.permonik" if deal is None else f"{game}-solo-{deal}.permonik")
    search = Search(puzzle, seed, record, progress_file or record.with_name(record.name + ".progress"))
    seconds = None if minutes is None else 60 * minutes
    with stopping() as stop, Display(search, seconds, trials) as display:
        team = Team(search, jobs or (1 if trials else os.cpu_count()) or 1, seconds, trials)

        def watch(found: bool) -> bool:
            display.show(found, team.news())
            return not stop.asked

        try:
            search.run(seconds, trials, watch)
        finally:
            team.end(wait=trials is not None and not stop.asked)
    best = team.best(search)
    if best is not search:
        prove(puzzle, best.campaign.lines, best.campaign.best or 0).save(record)
    tell(search, best, as_json)
    if stop.asked:
        raise Interrupted(f"interrupted; the same command goes on from {search.progress}")


def check(minutes: float | None, trials: int | None, seed: int, deal: int | None) -> None:
    if minutes is not None and not 0 < minutes <= LONGEST:
        raise BadOption(f"--minutes is more than 0 and at most {LONGEST:g}, not {minutes:g}")
    if trials is not None and trials < 1:
        raise BadOption(f"at least one game is tried, not {trials}")
    for number in (seed, deal):
        if number is not None and number < 0:
            raise BadSeed(f"a seed is a whole number from 0, not {number}")


class Stop:
    """Whether somebody wants the search to end."""

    asked = False

    def ask(self, number: int, frame: FrameType | None) -> None:
        self.asked = True


@contextmanager
def stopping() -> Iterator[Stop]:
    """Ctrl-C and a polite kill are heard after the trial that runs, so that it is not left half done."""
    stop = Stop()
    before = {one: signal.signal(one, stop.ask) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


class Display:
    """A bar in a terminal; elsewhere a line for each better game. Both on stderr."""

    def __init__(self, search: Search, seconds: float | None, trials: int | None) -> None:
        self.search = search
        self.seconds = seconds
        self.trials = trials
        self.best = 0  # of all searches
        self.bar: Progress | None = None
        if sys.stderr.isatty():
            columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
            # No thread that refreshes the bar: it would take time from the search.
            console = PlainConsole(stderr=True)
            self.bar = Progress(*columns, console=console, transient=True, auto_refresh=False)

    def __enter__(self) -> Display:
        if self.bar is not None:
            self.bar.start()
            self.task = self.bar.add_task(self.search.puzzle.rules.id, total=1.0)
            self.shown = 0.0
        return self

    def __exit__(self, *error: object) -> None:
        if self.bar is not None:
            self.bar.stop()

    def show(self, found: bool, news: list[Found]) -> None:
        campaign = self.search.campaign
        game = self.search.puzzle.rules.id
        for one in news:
            if one.score > self.best:
                self.best = one.score
                if self.bar is None:
                    click.echo(f"{game}: {one.score} points, {one.trials} trials of seed {one.seed}", err=True)
        self.best = max(self.best, campaign.best or 0)
        text = f"{game}: {self.best if self.bar else campaign.best} points, {campaign.trials} trials"
        if self.bar is None:
            if found:
                click.echo(f"{text}, {self.search.seconds() / 60:.1f} minutes", err=True)
            return
        done = self.done()
        if found or done - self.shown > 0.002:
            self.shown = done
            self.bar.update(self.task, description=text, completed=done, refresh=True)

    def done(self) -> float:
        """How much of the budget is spent, from 0 to 1."""
        spent = 0.0
        if self.seconds is not None:
            spent = (self.search.seconds() - self.search.earlier) / self.seconds
        if self.trials is not None:
            spent = max(spent, self.search.campaign.trials / self.trials)
        return min(1.0, spent)


def tell(search: Search, best: Search, as_json: bool) -> None:
    """Whose game is the best may be another one's than the search that led."""
    campaign = best.campaign
    minutes = search.seconds() / 60
    if as_json:
        _, state = retrace(search.puzzle, campaign.lines)
        score = search.puzzle.rules.scores(state)[SEAT]
        data = {
            "game": search.puzzle.rules.id,
            "options": search.puzzle.options,
            "seed": campaign.seed,
            **({"deal": search.puzzle.seed} if search.puzzle.seed is not None else {}),
            "trials": campaign.trials,
            "minutes": round(minutes, 3),
            "score": score.total,
            "parts": dict(score.parts),
            "record": str(search.record),
            "progress": str(best.progress),
        }
        click.echo(json.dumps(data, ensure_ascii=False))
        return
    click.echo(
        f"{campaign.best} points, found in {campaign.trials} trials and {minutes:.1f} minutes (seed {campaign.seed}). "
        f"permonik replay {search.record} tells the game."
    )
