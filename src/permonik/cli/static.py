"""permonik static"""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
def static(folder: Path) -> None:
    """Write the house into FOLDER: files for any web host, everything plays in the browser.

    \b
    Examples: permonik static site && python -m http.server --directory site
    """
    from permonik.server.folder import write  # here, since the web takes long to import

    size = write(folder)
    click.echo(f"{folder}: {size / 1e6:.1f} MB. Put it on any web host; docs/static.md says more.")
