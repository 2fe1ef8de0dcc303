"""permonik arena"""

from __future__ import annotations

import json
import math
import os
import sys
from contextlib import closing, nullcontext
from pathlib import Path

import click
from rich.progress import Progress
from rich.table import Table

import permonik
from permonik.arena.figures import Figures, Interval, figures
from permonik.arena.journal import Journal
from permonik.arena.ladder import ladder as on_one_scale
from permonik.arena.plan import Plan, make_plan, tasks
from permonik.arena.pool import run_here, run_on_ray
from permonik.arena.report import page
from permonik.arena.stopping import Sequential
from permonik.arena.table import Played, recorded
from permonik.bots import levels
from permonik.bots.registry import names as names_of
from permonik.cli.completion import bot_names, game_ids
from permonik.cli.house import Interrupted, json_option, options_option, read_files
from permonik.errors import BadOption
from permonik.review.many import Loss, losses_of
from permonik.terminal.screen import PlainConsole


@click.command()
@click.option("--game", required=True, shell_complete=game_ids, help="Which game.")
@click.option("--players", type=int, metavar="N", help="How many seats; else as few as seat all bots.")
@options_option
@click.option("--bots", shell_complete=bot_names, metavar="A,B,…", help="For example search@400,greedy; see above.")
@click.option("--ladder", is_flag=True, help="Random and all levels, each against each, the strongest first.")
@click.option("--games", type=int, default=100, show_default=True, metavar="N", help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="Fixes deals and bots.")
@click.option("--duplicate", is_flag=True, help="Play every deal once in each seating.")
@click.option(
    "--variance-reduced", "reduced", is_flag=True, help="Take the luck of the deals out: sharper for as many games."
)
@click.option("--isolated", is_flag=True, help="Each bot in a process of its own, which is sent views only.")
@click.option("--jobs", type=click.IntRange(1), metavar="J", help="Processes; else one per core.")
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster (local: one on this machine).")
@click.option(
    "--stop", metavar="LOW,HIGH", help="Stop when the first bot's share is clear: at most LOW or at least HIGH."
)
@click.option("--journal", type=click.Path(path_type=Path, dir_okay=False), help="Keep results here; resume from it.")
@click.option(
    "--losses", type=click.IntRange(1), metavar="N", help="Review N of the games: where each bot loses most value."
)
@click.option("--report", type=click.Path(path_type=Path, dir_okay=False), help="Write a page with tables and plots.")
@json_option
def arena(
    game: str,
    players: int | None,
    options: dict[str, str],
    bots: str | None,
    ladder: bool,
    games: int,
    seed: int,
    duplicate: bool,
    reduced: bool,
    isolated: bool,
    jobs: int | None,
    ray: str | None,
    stop: str | None,
    journal: Path | None,
    losses: int | None,
    report: Path | None,
    as_json: bool,
) -> None:
    """Let bots play each other, and say who is stronger and how sure that is.

    \b
    easy … hard, master       as at a table; each is one of the following, in every game another
    random                    any answer
    greedy                    the best line to the end of its turn
    greedy@8                  keeps more lines on the way (4 otherwise)
    greedy@weights.toml       with other weights
    careless@0.3              greedy that errs in such a share of its thoughts
    search@400, search@2.5s   thinks ahead, with so many iterations, or so many seconds, for each thought
    search@400/0.3            errs in such a share of its thoughts
    search@400+weights.toml   by other weights, and by no network
    search@400+judge.net      by another network (permonik train); +weights.toml+judge.net: and another guide
    module:Class              a bot of your own
    command@./my-bot          a program of your own, in any language (permonik bot tries one out)

    As many bots as seats sit together; fewer sit down again until the seats are full; more take turns. Seats rotate.
    Equal seeds and iteration budgets give equal results, however many processes play. With --ladder the bots of all
    levels play, each against each, beside those that you name; ratings are then on the house's scale: medium has 22,
    and 5.9 more are odds of e : 1 to come before it.

    \b
    Examples: permonik arena --game rivals --options variant=gold --bots greedy,random --duplicate
              permonik arena --game saboteur --players 5 --bots greedy,random --report dark-cave.html
              permonik arena --game cave-vs-cave --ladder --games 200
    """
    names = [name.strip() for name in (bots or "").split(",") if name.strip()]
    if ladder:
        players = players or min(count for count in permonik.load(game).players if count > 1)
        names += [name for name in rungs(game, players, options.get("variant")) if name not in names]
        duplicate = True
    if bots is None and not ladder:
        raise BadOption("say who plays: --bots A,B, or --ladder for all levels")
    chosen = read_files(permonik.load(game), options)
    plan = make_plan(game, players, chosen, names, games, seed, duplicate, isolated, reduced)
    rule = read_rule(stop)
    played, verdict, is_whole = run(plan, jobs or os.cpu_count() or 1, ray, rule, journal)
    found = figures(plan, played, verdict)
    if ladder:
        strength = on_one_scale(plan.bots, played, levels.bot_of("medium", game, players, options.get("variant")))
        for bot in found["bots"]:
            bot["rating"] = strength[bot["bot"]]
        found["bots"].sort(key=lambda bot: -bot["rating"].mean)
    lost = reviewed(plan, min(losses, len(played))) if losses is not None else []
    if lost:
        found["losses"] = [one._asdict() for one in lost]
    if report is not None:
        report.write_text(page(plan, found, played), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(found))
    else:
        PlainConsole().print(table(found))
        if lost:
            PlainConsole().print(losses_table(lost))
        if verdict:
            click.echo(f"Stopped: the share of {names[0]} is {verdict}.")
    if not is_whole:
        again = f"; the same command goes on from {journal}" if journal is not None else ""
        raise Interrupted(f"interrupted after {len(played)} of {plan.games} games{again}")


def reviewed(plan: Plan, games: int) -> list[Loss]:
    """Plays the first games once more (they are the same by their seeds) and reviews them for every seat."""
    console = PlainConsole(stderr=True)
    bar = Progress(console=console, transient=True) if sys.stderr.isatty() else nullcontext()
    chosen = tasks(plan)[:games]
    records = ((recorded(plan, task)[1], [plan.bots[bot] for bot in task.seating]) for task in chosen)
    with bar as progress:
        shown = progress.add_task("review", total=games) if progress else None

        def step(done: int) -> None:
            if progress and shown is not None:
                progress.update(shown, completed=done)

        return losses_of(records, seed=plan.seed, progress=step)


def losses_table(lost: list[Loss]) -> Table:
    shown = Table("Bot", "Decision", "Lines", "Mistakes", "Lost per game", "Lost per line")
    for one in lost:
        each = f"{one.mean:.2f} ± {one.error:.2f}"
        shown.add_row(one.player, one.kind, str(one.turns), str(one.bad), f"{one.lost:.2f}", each)
    return shown


def rungs(game: str, players: int, variant: str | None) -> list[str]:
    """Random and the levels of a game, as bots whose answers depend on no clock."""
    row = levels.levels_of(game, players, variant)
    return ["random", *[bot for name, bot in row._asdict().items() if name in names_of(game)]]


def read_rule(text: str | None) -> Sequential | None:
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadOption(f"--stop is written LOW,HIGH as in 0.5,0.6; {text!r} is not") from None
    if not 0 < low < high < 1:
        raise BadOption(f"--stop needs 0 < LOW < HIGH < 1, not {text}")
    return Sequential(low, high)


def run(
    plan: Plan, jobs: int, ray: str | None, rule: Sequential | None, path: Path | None
) -> tuple[list[Played], str, bool]:
    """Plays what is not played yet. Results count in the order of the plan, whenever they came; whoever interrupts is
    told those without a gap, and that they are not all."""
    journal = Journal(path, plan) if path is not None else None
    wanted = tasks(plan)
    done = {number: one for number, one in (journal.played if journal else {}).items() if number < plan.games}
    missing = [task for task in wanted if task.number not in done]
    verdict = rule.verdict(together(done)) if rule else ""
    is_whole = True
    if missing and not verdict:
        results = run_here(plan, missing, jobs) if ray is None else run_on_ray(plan, missing, ray)
        bar = Progress(console=PlainConsole(stderr=True), transient=True) if sys.stderr.isatty() else nullcontext()
        try:
            with closing(results), bar as progress:
                shown = progress.add_task(plan.game, total=plan.games, completed=len(done)) if progress else None
                for one in results:
                    done[one["number"]] = one
                    if journal:
                        journal.add(one)
                    if progress and shown is not None:
                        progress.update(shown, completed=len(done))
                    verdict = rule.verdict(together(done)) if rule else ""
                    if verdict:
                        break
        except KeyboardInterrupt:
            if 0 not in done:
                raise
            is_whole = False
    return together(done), verdict, is_whole


def together(done: dict[int, Played]) -> list[Played]:
    """The results without a gap, so that a stop does not depend on which game was quick."""
    found: list[Played] = []
    while (one := done.get(len(found))) is not None:
        found.append(one)
    return found


def table(found: Figures) -> Table:
    many = found["plan"]["players"] not in (1, 2)  # of two, whoever has not won is the second
    shown = Table("Bot", "Seats", "Share of wins", "Score", *["Place"] * many, "Rating", "ms per answer")
    for bot in found["bots"]:
        shown.add_row(
            bot["bot"],
            str(bot["games"]),
            text(bot["share"], 100, 1, " %"),
            text(bot["score"], 1, 2),
            *[text(bot["place"], 1, 2)] * many,
            text(bot["rating"], 1, 1),
            f"{bot['milliseconds']:.1f}",
        )
    for bot in found["bots"]:
        if "reduced" in bot:
            less = bot["reduced"]
            share_text = f"{text(less['share'], 100, 1, ' %')} ×{less['sharper']:.1f}"
            shown.add_row(f"  {bot['bot']}, luck taken out", "", share_text, text(less["score"], 1, 2))
    for bot in found["bots"]:
        for name, share in bot["by_seat"].items():
            shown.add_row(f"  {bot['bot']}, seat {name}", "", text(share, 100, 1, " %"))
    for bot in found["bots"]:
        for name, won in bot["by_role"].items():
            shown.add_row(f"  {bot['bot']}, {name}: wins", "", text(won, 100, 1, " %"))
    return shown


def text(value: Interval, scale: float, digits: int, unit: str = "") -> str:
    mean, low, high = (f"{scale * number:.{digits}f}" for number in value)
    return f"{mean}{unit} ({low} – {high})" if math.isfinite(value.high - value.low) else f"{mean}{unit}"
