"""permonik bench"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from permonik.bench import homes


@click.command()
@click.option("--slices", type=click.IntRange(2), default=7, show_default=True, metavar="N", help="Slices per engine.")
@click.option("--seconds", type=float, default=0.5, show_default=True, metavar="S", help="Of play in a slice.")
@click.option("--peers/--no-peers", default=True, help="Install and measure engines of other projects too.")
@click.option("--against", metavar="REF", help="An earlier tag or commit to compare with; else the last tag.")
@click.option("--home", type=click.Path(path_type=Path, file_okay=False), help="Where peers are installed.")
@click.option("--json", "file", type=click.Path(path_type=Path, dir_okay=False), help="Also write all figures here.")
def bench(slices: int, seconds: float, peers: bool, against: str | None, home: Path | None, file: Path | None) -> None:
    """Measure the engines, beside those of other projects, on one core.

    What counts are the ratios: everybody plays in short slices in turn, each between two runs of the same loop.
    bench/README.md says what the columns mean. Peers are installed from the network; --no-peers goes without.

    \b
    Example: permonik bench --no-peers --slices 3 --json bench.json
    """
    from permonik.bench.report import report
    from permonik.bench.run import run

    def tell(text: str) -> None:
        click.echo(text, err=True)

    if seconds <= 0:
        raise click.BadParameter("must be more than 0", param_hint="--seconds")
    result = run(home or homes.default_home(), slices, seconds, peers, against or homes.last_tag(), tell)
    if file is not None:
        file.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    click.echo(report(result))
    sys.stdout.flush()
