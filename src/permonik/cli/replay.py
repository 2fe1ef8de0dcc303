"""permonik replay"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

import permonik
from permonik.cli.house import Failure, Negative, json_option, lang_option
from permonik.errors import DealMismatch, RecordIllegal
from permonik.terminal.story import Story
from permonik.words import Words


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=int, metavar="N", help="Only the first N entries, and the position after them.")
@click.option("--verify", is_flag=True, help="Prove that the deal follows from the seed that was committed to.")
@json_option
@lang_option
def replay(file: Path, at: int | None, verify: bool, as_json: bool, lang: str) -> None:
    """Tell the match in FILE entry by entry, secrets included; every entry is checked against the rules.

    \b
    Examples: permonik replay evening.permonik --at 20
              permonik replay evening.permonik --verify
    Exit code 1, with --verify: the record is not genuine (an entry is illegal, or the deal is not that of the seed).
    """
    record = permonik.Record.load(file)
    count = len(record.entries)
    if at is not None and not 0 <= at <= count:
        raise Failure(f"--at goes from 0 to {count}, the number of entries; not {at}")
    if verify:
        try:
            permonik.Match.replay(record, verify=True)
        except (DealMismatch, RecordIllegal) as error:
            if as_json:
                write({"game": record.header.game, "verified": False, "error": str(error)})
            raise Negative(f"{file}: not verified: {error}") from None
    else:
        # A record whose later entries are impossible is refused whole, whichever part is asked for.
        permonik.Match.replay(permonik.Record(record.header, record.entries))
    story = Story(record, Words(permonik.load(record.header.game), lang))
    if as_json:
        write(story.data(at, verified=True if verify else None))
    elif verify and at is None:
        story.verified()
    else:
        story.tell(at)
        if verify:
            story.verified()


def write(data: dict[str, Any]) -> None:
    click.echo(json.dumps(data, ensure_ascii=False))
