"""permonik migrate-games"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import ExitStack
from pathlib import Path

import click
import msgspec

from permonik.cli.house import Failure, Negative, json_option
from permonik.cli.serve import default_data, store_option
from permonik.server.config import Config, claim, keep_private
from permonik.server.moving import closed_place
from permonik.server.storage import DATABASE, open_storage
from permonik.server.storage.tables import TableStore
from permonik.server.tables.migration import Finding, examine, raise_version


@click.command("migrate-games")
@click.option("--data", type=click.Path(path_type=Path), help="The data folder.  [default: ~/.local/share/permonik]")
@store_option
@click.option("--dry-run", is_flag=True, help="Only look; the server may be running meanwhile.")
@json_option
def migrate_games(data: Path | None, store: str | None, dry_run: bool, as_json: bool) -> None:
    """Replay all running games under the current rules, and say which differ and where.

    Without --dry-run those that do not differ are marked as games of the current rules.

    \b
    Example: permonik migrate-games --data games --dry-run
    Exit code 1: some game differs.
    """
    config = Config(data or default_data(), store=store)
    if store is None and not (config.data / DATABASE).is_file():
        raise Failure(f"{config.data} is no data folder: {DATABASE} is not there")
    with ExitStack() as stack:
        if not dry_run:
            keep_private(config.data)
            stack.callback(os.close, claim(config))
            if store is not None:  # it may be served by processes that have other folders
                closed_place(store, stack, False)
        findings = asyncio.run(look(config, dry_run))
    if as_json:
        click.echo(msgspec.json.encode(findings))
    else:
        for finding in findings:
            click.echo(describe(finding))
        differing = sum(finding.differs_at is not None for finding in findings)
        click.echo(f"{len(findings)} running games, {differing} differ")
    if any(finding.differs_at is not None for finding in findings):
        sys.exit(Negative.exit_code)


async def look(config: Config, dry_run: bool) -> list[Finding]:
    storage = open_storage(config, touch=not dry_run and config.store is None)
    store = TableStore(storage)
    try:
        findings = await examine(store)
        for finding in findings:
            if not dry_run and finding.differs_at is None and finding.rules != finding.current:
                await raise_version(store, finding)
    finally:
        await storage.close()
    return findings


def describe(finding: Finding) -> str:
    rules = f"{finding.rules}" if finding.rules == finding.current else f"{finding.rules} → {finding.current}"
    game = f"{finding.table}  {finding.game}  rules {rules}  {finding.entries} entries"
    if finding.differs_at is None:
        return f"{game}  same"
    return f"{game}  differs at entry {finding.differs_at}: {finding.why}"
