"""permonik review"""

from __future__ import annotations

import json
import sys
from contextlib import nullcontext
from pathlib import Path

import click
from rich.progress import Progress

import permonik
from permonik.cli.house import Failure, json_option, lang_option
from permonik.review import Effort, Review
from permonik.review import review as make_review
from permonik.terminal.review import tell_review
from permonik.terminal.review_page import review_page
from permonik.terminal.screen import PlainConsole
from permonik.words import Words

MOST_BYTES = 8 * 1024 * 1024


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, default=1, show_default=True, metavar="N", help="Whose game: the first seat is 1.")
@click.option("--seconds", type=float, default=60.0, show_default=True, metavar="S", help="About so long.")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S", help="Fixes what worlds are imagined.")
@click.option("--worlds", type=int, metavar="K", help="Weigh every turn in K worlds, however long that takes.")
@click.option("--html", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write a page, too.")
@click.option(
    "--answers", type=int, multiple=True, metavar="ENTRY", help="Each answer of the line that begins there, too."
)
@json_option
@lang_option
def review(
    file: Path,
    seat: int,
    seconds: float,
    seed: int,
    worlds: int | None,
    html: Path | None,
    answers: tuple[int, ...],
    as_json: bool,
    lang: str,
) -> None:
    """What the turns of a seat were worth in the finished match of FILE, from what it knew then, and what luck did.

    \b
    Examples: permonik review evening.permonik --seat 2
              permonik review evening.permonik --seconds 20 --json
              permonik review evening.permonik --answers 42
    docs/review.md says what is measured, and how sure it is.
    """
    if not 0 < seconds <= 86_400:
        raise Failure(f"--seconds goes up to a day, and is more than nothing; not {seconds:g}")
    if worlds is not None and not 4 <= worlds <= 100_000:
        raise Failure(f"--worlds goes from 4 to 100000, not {worlds}")
    record = read(file)
    players = record.header.players
    if not 1 <= seat <= players:
        raise Failure(f"--seat goes from 1 to {players}, not {seat}")
    effort = Effort() if worlds is None else Effort(search=worlds, again=worlds)
    limit = seconds if worlds is None else None
    console = PlainConsole(stderr=True)
    bar = Progress(console=console, transient=True) if sys.stderr.isatty() else nullcontext()
    with bar as progress:
        task = progress.add_task(record.header.game, total=1.0) if progress is not None else None

        def step(so_far: Review, share: float) -> None:
            if progress is not None and task is not None:
                progress.update(task, completed=share)

        found = make_review(record, seat - 1, effort, limit, seed, progress=step, answers=answers)
    words = Words(permonik.load(record.header.game), lang)
    if html is not None:
        try:
            html.write_text(review_page(found, record, words), encoding="utf-8")
        except OSError as error:
            raise Failure(f"{html} cannot be written: {error.strerror}") from None
    if as_json:
        click.echo(json.dumps(found.data(), ensure_ascii=False))
    else:
        tell_review(found, record, words)


def read(file: Path) -> permonik.Record:
    if file.stat().st_size > MOST_BYTES:
        raise Failure(f"{file}: too large to be a record of a match ({MOST_BYTES} bytes at the most)")
    return permonik.Record.load(file)
