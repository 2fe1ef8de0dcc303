"""permonik admin"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from permonik.cli.house import Failure, json_option
from permonik.cli.serve import default_data, store_option

F = TypeVar("F", bound=Callable[..., Any])
data_option = click.option(
    "--data", type=click.Path(path_type=Path), help="The data folder.  [default: ~/.local/share/permonik]"
)
address_option = click.option("--address", is_flag=True, help="Name an address, or a network such as 203.0.113.0/24.")
why_option = click.option("--why", default="", help="For the audit log.")


@click.group()
@store_option
@click.pass_context
def admin(context: click.Context, store: str | None) -> None:
    """Look after a house: its people, tables and reports. The server may be running or not.

    A person is named by the id, or by the registered name. Every deed stands in the audit log.

    \b
    Examples: permonik admin reports
              permonik admin ban Anna --days 7 --why "report 3"
              permonik admin ban --address 203.0.113.7 --days 1
              permonik admin announce "The house closes for ten minutes at eight."
              permonik admin --store postgresql://permonik@localhost/permonik audit
    """
    context.obj = store


def order(deed: str, data: Path | None, as_json: bool = False, **fields: Any) -> None:
    from permonik.server.admin import Order, ask
    from permonik.server.storage import DATABASE

    folder = data or default_data()
    store: str | None = click.get_current_context().obj
    if store is None and not (folder / DATABASE).is_file():
        raise Failure(f"{folder} is no data folder: {DATABASE} is not there")
    answer = asyncio.run(ask(folder, Order(deed, **fields), store))
    if "problem" in answer:
        raise Failure(answer["problem"])
    said = answer["answer"]
    if as_json:
        click.echo(msgspec.json.encode(said))
    elif isinstance(said, list):
        for row in said:
            click.echo("  ".join(f"{name} {value}" for name, value in row.items()))
        click.echo(f"{len(said)} {deed}")
    else:
        click.echo(said)


@admin.command()
@click.argument("person")
@click.option("--days", type=click.FloatRange(0), default=0.0, help="For so long.  [default: for good]")
@address_option
@why_option
@data_option
def ban(person: str, days: float, address: bool, why: str, data: Path | None) -> None:
    """Close the house for somebody, or for everybody who comes from an address."""
    order("ban-address" if address else "ban", data, object=person, days=days, why=why)


@admin.command()
@click.argument("person")
@address_option
@why_option
@data_option
def unban(person: str, address: bool, why: str, data: Path | None) -> None:
    """Open it again."""
    order("unban-address" if address else "unban", data, object=person, why=why)


@admin.command()
@data_option
@json_option
def addresses(data: Path | None, as_json: bool) -> None:
    """For which addresses the house is closed."""
    order("addresses", data, as_json)


@admin.command()
@click.argument("person")
@why_option
@data_option
def kick(person: str, why: str, data: Path | None) -> None:
    """Sign somebody out everywhere."""
    order("kick", data, object=person, why=why)


@admin.command()
@click.argument("person")
@click.argument("name")
@why_option
@data_option
def rename(person: str, name: str, why: str, data: Path | None) -> None:
    """Give somebody another name."""
    order("rename", data, object=person, name=name, why=why)


@admin.command()
@click.argument("person")
@why_option
@data_option
def delete(person: str, why: str, data: Path | None) -> None:
    """Delete somebody's data, as they could do themselves."""
    order("delete", data, object=person, why=why)


@admin.command()
@click.argument("table")
@why_option
@data_option
def close(table: str, why: str, data: Path | None) -> None:
    """Remove a table, or end its match without a winner."""
    order("close", data, object=table, why=why)


@admin.command()
@click.argument("text")
@data_option
def announce(text: str, data: Path | None) -> None:
    """Tell everybody at a table something."""
    order("announce", data, object=text)


@admin.command()
@click.argument("report")
@data_option
def settle(report: str, data: Path | None) -> None:
    """Put a report aside."""
    order("settle", data, object=report)


@admin.command()
@data_option
@json_option
def reports(data: Path | None, as_json: bool) -> None:
    """Names and lines of chat that people have reported."""
    order("reports", data, as_json)


@admin.command()
@data_option
@json_option
def audit(data: Path | None, as_json: bool) -> None:
    """What was done by this command."""
    order("audit", data, as_json)


@admin.command()
@data_option
@json_option
def costs(data: Path | None, as_json: bool) -> None:
    """Who has asked the running server for most work."""
    order("costs", data, as_json)


@admin.command()
@click.option("--recompute", is_flag=True, help="Compute all of them anew from the records.")
@data_option
@json_option
def ratings(recompute: bool, data: Path | None, as_json: bool) -> None:
    """How well people play; docs/ratings.md says how that is known."""
    if recompute:
        order("recompute", data, as_json)
    else:
        order("ratings", data, as_json)
