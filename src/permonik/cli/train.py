"""permonik train"""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import click

from permonik.bots.learned import judge_of
from permonik.bots.registry import read_weights
from permonik.cli.completion import game_ids
from permonik.cli.house import Interrupted, options_option
from permonik.errors import BadOption, PermonikError
from permonik.kernel.registry import load
from permonik.tune.weights import sheet_from, sheet_of


class NoNumpy(PermonikError):
    """The library is not installed."""


@click.command()
@click.argument("game", shell_complete=game_ids)
@click.argument("out", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--players", type=int, default=2, show_default=True, metavar="N", help="How many seats.")
@options_option
@click.option("--rounds", type=click.IntRange(1), default=4, show_default=True, help="How many, in all runs.")
@click.option("--games", type=click.IntRange(2), default=2000, show_default=True, help="In each round.")
@click.option("--tastes", default="", metavar="FILE,…", help="Weights around which tastes lie; else those of greedy.")
@click.option("--tasting", default=0.0, show_default=True, help="Share of seats that go by a taste in later rounds.")
@click.option("--openings", default=0.0, show_default=True, help="Share of games whose first turns go by tastes.")
@click.option(
    "--pool", type=click.IntRange(1), default=1, show_default=True, help="Rounds whose networks play, the last always."
)
@click.option("--guide", type=click.Path(path_type=Path, dir_okay=False, exists=True), help="Weights of the guide.")
@click.option("--start", type=click.Path(path_type=Path, dir_okay=False, exists=True), help="Where to begin.")
@click.option(
    "--search", default=0, show_default=True, metavar="N", help="Iterations for each turn; 0: one turn ahead."
)
@click.option("--width", default=1, show_default=True, help="Of the beam.")
@click.option("--noise", default=0.1, show_default=True, help="Share of turns that begin in another way.")
@click.option("--share", default=1.0, show_default=True, help="Of the positions that are learned from.")
@click.option("--trust", default=0.1, show_default=True, help="In what the network says of the next position.")
@click.option("--heed", default=0.0, show_default=True, help="In what a --search says of a position itself.")
@click.option("--anchor", type=float, help="How much the guide counts beside the network; else as in the game.")
@click.option("--units", default=32, show_default=True, help="Of the network.")
@click.option("--recent", default=2, show_default=True, help="Rounds whose games are learned from.")
@click.option("--epochs", default=8.0, show_default=True, help="Times that each position is seen in a round.")
@click.option("--batch", default=512, show_default=True, help="Positions for one step.")
@click.option("--rate", default=1e-3, show_default=True, help="Of learning, at first.")
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="Fixes games and luck.")
@click.option("--jobs", type=click.IntRange(1), metavar="J", help="Processes; else one per core.")
def train(
    game: str,
    out: Path,
    players: int,
    options: dict[str, str],
    rounds: int,
    games: int,
    tastes: str,
    tasting: float,
    openings: float,
    pool: int,
    guide: Path | None,
    start: Path | None,
    search: int,
    width: int,
    noise: float,
    share: float,
    trust: float,
    heed: float,
    anchor: float | None,
    units: int,
    recent: int,
    epochs: float,
    batch: int,
    rate: float,
    seed: int,
    jobs: int | None,
) -> None:
    """Learn from games that bots play among themselves. The ending of OUT says what.

    \b
    OUT.toml   the weights of an evaluation. All seats play by tastes of their own around the weights of --start (else
               those of greedy); the middle moves to what did better, round after round.
    OUT.net    the network of a judge. The first round is played by tastes, unless --start is a network; later ones by
               the network of the round before, one turn ahead or with --search, some seats by tastes. With --pool
               earlier networks sit beside the last one, so that what beat them is not forgotten; with --openings
               every seat begins some games with up to twelve turns by a taste, so that the network sees what it
               would not have begun itself, and plays on from there.

    Every round is kept in OUT.rounds, so that a run that was stopped goes on when the same command is given again, also
    with more rounds. Equal seeds give equal games. Needs numpy: pip install 'permonik[train]'. Where PyTorch finds a
    GPU, networks learn there. Best run on the compiled build: python tools/compiled.py -- permonik train ...

    \b
    Examples: permonik train caverna guide-4.toml --players 4 --rounds 2 --games 4000
              permonik train caverna judge-4.net --players 4 --tastes guide-4.toml --guide guide-4.toml
              permonik train cave-vs-cave judge-2.net --rounds 8 --games 5000 --search 20
    """
    try:
        from permonik.train.selfplay import Table
        from permonik.train.trainer import Lessons, Rounds, Trainer, train_weights
    except ImportError:
        raise NoNumpy("training needs numpy, which is not installed: pip install 'permonik[train]'") from None
    rules = load(game)
    players = rules.check_players(players)
    for name, values in options.items():
        for value in values.split("|"):
            rules.check_options({name: value})
    sheet = sheet_of(rules)
    files = [name.strip() for name in tastes.split(",") if name.strip()]
    bases = [read_weights(file, rules.id) for file in files] or [sheet.numbers]
    by = read_weights(str(guide), rules.id) if guide is not None else None
    if heed and (judge_of(rules, by).anchor if anchor is None else anchor):
        raise BadOption("--heed: with a guide beside the network a search does not say what the network should")
    table = Table(
        game=rules.id,
        players=players,
        options=options,
        tastes=bases,
        tasting=tasting,
        guide=by,
        iterations=search,
        width=width,
        noise=noise,
        share=share,
        trust=trust,
        heed=heed,
        anchor=anchor,
        openings=openings,
    )
    amount = Rounds(rounds, games, seed, jobs or os.cpu_count() or 1, pool)
    command = shlex.join(["permonik", *sys.argv[1:]])
    try:
        if out.suffix == ".toml":
            sheet = sheet_from(start, rules) if start is not None else sheet
            train_weights(table, sheet, amount, out, command, click.echo)
        elif out.suffix == ".net":
            lessons = Lessons(units, recent, epochs, batch, rate)
            Trainer(table, amount, lessons, out, start, command).run(click.echo)
        else:
            raise BadOption(f"OUT ends with .toml (weights) or .net (a network), not {out.name!r}")
    except KeyboardInterrupt:
        raise Interrupted("interrupted; the same command goes on from the last round that was finished") from None
