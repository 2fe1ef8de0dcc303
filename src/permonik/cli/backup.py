"""permonik backup and permonik restore"""

from __future__ import annotations

from pathlib import Path

import click

from permonik.cli.serve import default_data

data_option = click.option(
    "--data", type=click.Path(path_type=Path), help="The data folder.  [default: ~/.local/share/permonik]"
)


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@data_option
def backup(folder: Path, data: Path | None) -> None:
    """Copy the whole data folder of a server, which may be running meanwhile, into a new FOLDER.

    \b
    Example: permonik backup /backup/monday --data /srv/permonik
    """
    from permonik.server.backup import back_up

    rows = back_up(data or default_data(), folder)
    click.echo(f"{folder} holds {rows['people']} people, {rows['tables']} tables, {rows['entries']} entries")


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@data_option
def restore(folder: Path, data: Path | None) -> None:
    """Put a backup in place of the data of a server that does not run. What was there is kept under another name.

    \b
    Example: permonik restore /backup/monday --data /srv/permonik
    """
    from permonik.server.backup import restore as put_back

    rows = put_back(folder, data or default_data())
    click.echo(f"restored {rows['people']} people, {rows['tables']} tables, {rows['entries']} entries")
