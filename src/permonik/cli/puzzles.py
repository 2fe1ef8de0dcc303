"""permonik puzzles"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from time import time

import click

from permonik.arena.plan import make_plan, tasks
from permonik.cli.completion import bot_names, game_ids
from permonik.cli.house import Failure, options_option
from permonik.cli.review import read as read_record
from permonik.puzzles.data import Puzzle, puzzles, read, view_of, written
from permonik.puzzles.many import Source, mine_many
from permonik.puzzles.mine import Miner


@click.command(name="puzzles")
@click.argument("records", nargs=-1, type=click.Path(path_type=Path))
@click.option("--game", required=True, shell_complete=game_ids, help="Which game.")
@click.option("--games", type=int, default=0, show_default=True, metavar="N", help="So many games of bots, too.")
@click.option("--players", type=int, metavar="N", help="How many seats these have.")
@options_option
@click.option("--bot", shell_complete=bot_names, default="greedy", show_default=True, help="Who plays them.")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="Fixes what they play.")
@click.option("--seconds", type=float, metavar="S", help="Stop after so long.")
@click.option("--most", type=int, metavar="N", help="Stop after so many puzzles.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, metavar="J", help="Processes.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Add them to a file.")
def mine_puzzles(
    records: tuple[Path, ...],
    game: str,
    games: int,
    players: int | None,
    options: dict[str, str],
    bot: str,
    seed: int,
    seconds: float | None,
    most: int | None,
    jobs: int,
    out: Path | None,
) -> None:
    """Look for puzzles in finished games: RECORDS of your own, or games that bots play for it.

    A puzzle is a position in which one line is clearly the best. It is written as a line of JSON; positions that are
    in the package or in FILE already are left out. docs/review.md says how they are found and verified.

    \b
    Examples: permonik puzzles --game rivals evening.permonik
              permonik puzzles --game cave-vs-cave --games 50 --out puzzles.jsonl
              permonik puzzles --game rivals --games 1000 --jobs 4 --seconds 3600 --out puzzles.jsonl
    """
    if not records and games < 1:
        raise Failure("say where to look: records, or --games N")
    there = [*puzzles(game).values(), *kept(game, out)]
    known = {one.id for one in there}
    views: set[str] = set()
    until = None if seconds is None else time() + seconds
    count = looked = verified = 0

    def over() -> bool:
        return (until is not None and time() > until) or (most is not None and count >= most)

    def keep(one: Puzzle) -> None:
        nonlocal count
        if not views:  # some seconds, for which nobody waits before something is found
            views.update(map(view_of, there))
        view = view_of(one)
        if view not in views:
            count += 1
            known.add(one.id)
            views.add(view)
            write(one, out)

    def tell(more_looked: int, more_verified: int) -> None:
        nonlocal looked, verified
        looked += more_looked
        verified += more_verified
        click.echo(f"{count} puzzles; {verified} of {looked} turns were worth a long look", file=sys.stderr)

    games_to_look_at = sources(records, game, games, players, options, bot, seed)
    if jobs > 1:
        for mined in mine_many(games_to_look_at, known, seed, until, jobs):
            for one in mined.found:
                keep(one)
            tell(mined.looked, mined.verified)
            if over():
                break
        return
    for source in games_to_look_at:
        if over():
            break
        miner = Miner(source.record(), known, seed)
        for one in miner.puzzles(over):
            keep(one)
        tell(miner.looked, miner.verified)


def sources(
    paths: tuple[Path, ...], game: str, games: int, players: int | None, options: dict[str, str], bot: str, seed: int
) -> Iterator[Source]:
    for path in paths:
        record = read_record(path)
        if record.header.game != game:
            raise Failure(f"{path} is a match of {record.header.game}, not of {game}")
        yield Source(path)
    if games > 0:
        plan = make_plan(game, players, options, [bot], games, seed)
        for task in tasks(plan):
            yield Source(None, plan, task)


def kept(game: str, out: Path | None) -> list[Puzzle]:
    if out is None or not out.exists():
        return []
    return [read(game, line) for line in out.read_text(encoding="utf-8").splitlines()]


def write(one: Puzzle, out: Path | None) -> None:
    if out is None:
        click.echo(written(one))
        return
    try:
        with out.open("a", encoding="utf-8") as file:
            file.write(written(one) + "\n")
    except OSError as error:
        raise Failure(f"{out} cannot be written: {error.strerror}") from None
