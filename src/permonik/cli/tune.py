"""permonik tune"""

from __future__ import annotations

import json
import math
import os
import shlex
import sys
from pathlib import Path

import click
from rich.progress import Progress

from permonik.bots.registry import make
from permonik.cli.completion import bot_names, game_ids
from permonik.cli.house import Interrupted, json_option, options_option, read_files
from permonik.errors import BadOption, BadSeed
from permonik.kernel.registry import load
from permonik.terminal.screen import PlainConsole
from permonik.tune.contest import OPPONENT, Contest, with_weights
from permonik.tune.goal import GOALS, goal_of
from permonik.tune.tuner import Told, Tuner

WIDEST = 2.0  # of --sigma
TUNED = (OPPONENT, "search")


@click.command()
@click.option("--game", required=True, shell_complete=game_ids, help="Which game.")
@click.option("--players", type=int, metavar="N", help="How many seats; else as few as seat two.")
@options_option
@click.option(
    "--bot",
    shell_complete=bot_names,
    default=OPPONENT,
    show_default=True,
    metavar="NAME",
    help="Whose weights: greedy, or search@40.",
)
@click.option("--generations", type=int, default=30, show_default=True, metavar="N", help="How many, in all runs.")
@click.option("--population", type=int, metavar="P", help="Candidates in each; else by the number of weights.")
@click.option("--games", type=int, default=20, show_default=True, metavar="N", help="Deals for each candidate.")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="Fixes candidates, deals and bots.")
@click.option(
    "--sigma", type=float, default=0.3, show_default=True, metavar="X", help="How far apart the first candidates are."
)
@click.option("--by", type=click.Choice(GOALS), help="What counts; else margin, and wins in rivals and saboteur.")
@click.option("--only", default="", metavar="NAME,…", help="These weights alone; else all that are not 0.")
@click.option(
    "--start",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Weights to begin with; else those of greedy.",
)
@click.option("--jobs", type=click.IntRange(1), metavar="J", help="Processes; else one per core.")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="Where the weights go (TOML)."
)
@json_option
def tune(
    game: str,
    players: int | None,
    options: dict[str, str],
    bot: str,
    generations: int,
    population: int | None,
    games: int,
    seed: int,
    sigma: float,
    by: str | None,
    only: str,
    start: Path | None,
    jobs: int | None,
    out: Path,
    as_json: bool,
) -> None:
    """Look for better weights of greedy, or of search, by CMA-ES over games against greedy as it is.

    Every generation has new deals. Its candidates all play the same ones, from every seat in turn, with the present
    greedy in all other seats. A sigma of 0.3 means that most first candidates have weights within some 30 % of the
    present ones. The result is the middle of where the search has come to, not its luckiest candidate, and is written
    after each generation.

    \b
    margin   the score less the mean of the others; alone, the score
    wins     the share of the win, and a little for the margin; where sides win together, whether the own one did

    It can be stopped at any time (Ctrl-C, or killed) and goes on when the same command is given again, also with more
    generations: all games are kept in FILE.journal. Equal seeds give equal results, stopped or not, however many
    processes play. Needs cma: pip install 'permonik[tune]'.

    \b
    Examples: permonik tune --game cave-vs-cave --players 1 --generations 40 --out solo.toml
              permonik tune --game saboteur --players 5 --only role,cover,saboteur_cover --out cover.toml
              permonik tune --game saboteur --players 5 --bot search@1 --only own,out --by wins --out guide.toml
              permonik arena --game cave-vs-cave --players 1 --bots greedy@solo.toml --games 200
    Exit code 130: interrupted; what was played until then is kept.
    """
    rules = load(game)
    chosen = rules.check_options(read_files(rules, options))
    players = rules.check_players(least(rules.players) if players is None else players)
    check(generations, games, seed, sigma)
    check_bot(bot, rules.id)
    contest = Contest(rules.id, players, chosen, games, seed, by or goal_of(rules.id), bot)
    named = [name.strip() for name in only.split(",") if name.strip()]
    where = table_of(rules.id, players, options)
    words = command(where, contest, sigma, population, named, start, out)
    tuner = Tuner(contest, sigma, population, named, out, words, start)
    try:
        with Display(tuner, generations) as display:
            tuner.run(generations, jobs or os.cpu_count() or 1, display)
    except KeyboardInterrupt:
        raise Interrupted(f"interrupted; the same command goes on from {tuner.journal.path}") from None
    tell(tuner, where, as_json)


def least(players: tuple[int, ...]) -> int:
    """Seats for a candidate and an opponent, if there are such tables."""
    return min((count for count in players if count > 1), default=max(players))


def check(generations: int, games: int, seed: int, sigma: float) -> None:
    if generations < 1:
        raise BadOption(f"at least one generation is played, not {generations}")
    if games < 1:
        raise BadOption(f"at least one deal is played, not {games}")
    if seed < 0:
        raise BadSeed(f"a seed is a whole number from 0, not {seed}")
    if not (math.isfinite(sigma) and 0 < sigma <= WIDEST):
        raise BadOption(f"--sigma is more than 0 and at most {WIDEST:g}, not {sigma:g}")


def check_bot(bot: str, game: str) -> None:
    base, _, budget = bot.partition("@")
    if base not in TUNED or "+" in budget or (base == OPPONENT and budget):
        raise BadOption(f"weights are those of greedy or of search with a budget, as in search@40, not of {bot}")
    if base != OPPONENT:
        if not budget:
            raise BadOption(f"write how long {bot} thinks, as in search@40")
        make(bot, game, 0).close()


def table_of(game: str, players: int, options: dict[str, str]) -> list[str]:
    """The options of the command line that say what is played, as they were written."""
    written = ",".join(f"{name}={value}" for name, value in options.items())
    return ["--game", game, "--players", str(players), *(["--options", written] if written else [])]


def command(
    where: list[str],
    contest: Contest,
    sigma: float,
    population: int | None,
    only: list[str],
    start: Path | None,
    out: Path,
) -> str:
    """The command that gives the same result, all but the number of generations."""
    words = ["permonik", "tune", *where, "--games", str(contest.deals), "--seed", str(contest.seed)]
    words += ["--sigma", f"{sigma:g}", "--by", contest.goal]
    words += ["--bot", contest.bot] if contest.bot != OPPONENT else []
    words += ["--population", str(population)] if population is not None else []
    words += ["--only", ",".join(only)] if only else []
    words += ["--start", str(start)] if start is not None else []
    return shlex.join([*words, "--out", str(out)])


class Display:
    """A bar in a terminal, and a line for each generation. Both on stderr."""

    def __init__(self, tuner: Tuner, generations: int) -> None:
        self.tuner = tuner
        self.generations = generations
        self.bar = Progress(console=PlainConsole(stderr=True), transient=True) if sys.stderr.isatty() else None

    def __enter__(self) -> Display:
        if self.bar is not None:
            self.bar.start()
            self.task = self.bar.add_task(self.tuner.contest.game)
        return self

    def __exit__(self, *error: object) -> None:
        if self.bar is not None:
            self.bar.stop()

    def begin(self, generation: int, done: int, games: int) -> None:
        self.played = done < games  # a generation that was played before is not told again
        if self.bar is not None:
            told = f"{self.tuner.contest.game}: generation {generation} of {self.generations}"
            self.bar.reset(self.task, description=told, completed=done, total=games)

    def game(self) -> None:
        if self.bar is not None:
            self.bar.advance(self.task)

    def end(self, told: Told) -> None:
        if self.played:
            goal = self.tuner.contest.goal
            text = f"generation {told.number}: {goal} {told.mean:.3f}, best {told.best:.3f}, sigma {told.sigma:.3f}"
            if self.bar is not None:
                self.bar.console.print(text)
            else:
                click.echo(text, err=True)


def tell(tuner: Tuner, where: list[str], as_json: bool) -> None:
    games = tuner.generations * tuner.games()
    solo = tuner.contest.players == 1
    bots = with_weights(tuner.contest.bot, tuner.out) + ("" if solo else ",greedy")
    words = ["permonik", "arena", *where, "--bots", bots, "--games", "400"] + ([] if solo else ["--duplicate"])
    compare = shlex.join(words)
    if as_json:
        data = {
            **tuner.contest._asdict(),
            "generations": tuner.generations,
            "population": tuner.population,
            "games": games,
            "sigma": tuner.strategy.sigma(),
            "weights": tuner.weights(),
            "out": str(tuner.out),
            "journal": str(tuner.journal.path),
            "compare": compare,
        }
        click.echo(json.dumps(data, ensure_ascii=False))
        return
    click.echo(f"{tuner.out} has the weights after generation {tuner.generations} ({games} games).")
    click.echo(f"Compare with: {compare}")
