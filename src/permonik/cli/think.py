"""permonik think"""

from __future__ import annotations

import asyncio
import os

import click


@click.command()
@click.option("--store", envvar="PERMONIK_STORE", required=True, metavar="URL", help="The servers' postgresql://…")
@click.option("--processes", type=click.IntRange(1, 1024), help="Bots at the same time.  [default: one for each core]")
@click.option("--reviews", type=click.IntRange(0, 64), default=1, show_default=True, help="Reviews beside them.")
@click.option("--engine", metavar="COMMAND", help="Makes the compiled engine for bots, and prints its folder.")
def think(store: str, processes: int | None, reviews: int, engine: str | None) -> None:
    """Think for the servers of a house, on this machine: bots, hints and reviews.

    The servers are started with --store postgresql://… and --queue. Any number of these may run, anywhere; each may be
    stopped or killed at any moment.

    \b
    Example: permonik think --store postgresql://permonik@db.example.org/permonik --processes 8
    """
    from permonik.server import logs
    from permonik.server.config import BadConfig

    try:
        from permonik.server.queue.worker import think as run  # here, since it takes long to import
    except ImportError as error:
        raise BadConfig(f"permonik think needs pip install 'permonik[queue]': {error}") from None

    logs.set_up()
    asyncio.run(run(store, processes or os.cpu_count() or 1, reviews, engine))
