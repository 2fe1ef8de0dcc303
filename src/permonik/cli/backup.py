"""permonik backup, permonik restore and permonik move-data"""

from __future__ import annotations

from pathlib import Path

import click

from permonik.cli.serve import default_data, store_option

data_option = click.option(
    "--data", type=click.Path(path_type=Path), help="The data folder.  [default: ~/.local/share/permonik]"
)


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@data_option
@store_option
def backup(folder: Path, data: Path | None, store: str | None) -> None:
    """Copy everything that a server has, which may be running meanwhile, into a new FOLDER.

    With --store from PostgreSQL, else from the data folder. The backup looks the same, and can be restored to either.

    \b
    Example: permonik backup /backup/monday --data /srv/permonik
    """
    from permonik.server.backup import back_up

    rows = back_up(data or default_data(), folder, store)
    click.echo(f"{folder} holds {rows['people']} people, {rows['tables']} tables, {rows['entries']} entries")


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@data_option
@store_option
def restore(folder: Path, data: Path | None, store: str | None) -> None:
    """Put a backup in place of the data of a server that does not run. What was there is kept under another name.

    With --store it is put into a database of PostgreSQL that is empty.

    \b
    Example: permonik restore /backup/monday --data /srv/permonik
    """
    from permonik.server.backup import restore as put_back

    rows = put_back(folder, data or default_data(), store)
    click.echo(f"restored {rows['people']} people, {rows['tables']} tables, {rows['entries']} entries")


@click.command("move-data")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def move_data(source: str, target: str) -> None:
    """Move everything FROM one database TO an empty one: a data folder (SQLite), or an address of PostgreSQL.

    No server may be open on either. Every table is compared by a digest when it has arrived, and nothing is kept unless
    all are the same. The key of the cookies comes along, so that everybody stays who they are. FROM is left as it was;
    no server should be opened on it again.

    \b
    Examples: permonik move-data games postgresql://permonik@localhost/permonik
              permonik move-data postgresql://permonik@localhost/permonik games
    """
    from permonik.server.moving import move

    moved = move(source, target)
    for table, total in moved.items():
        click.echo(f"{table:16} {total.rows:9} rows  {total.digest}")
    click.echo("everything was moved, and is the same")
