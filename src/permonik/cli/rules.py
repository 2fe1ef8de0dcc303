"""permonik rules"""

from __future__ import annotations

import json
import sys

import click

from permonik import rules_report
from permonik.cli.completion import game_ids
from permonik.cli.house import Failure, Negative, json_option


@click.command()
@click.argument("game", shell_complete=game_ids)
@json_option
def rules(game: str, as_json: bool) -> None:
    """Compare the numbered rules of GAME with the tests that cite them. Needs a checkout.

    \b
    Example: permonik rules cave-vs-cave --json
    Exit code 1: some rule is not cited by a passing test.
    """
    try:
        report = rules_report.report(game)
    except rules_report.RulesUnavailable as error:
        raise Failure(str(error)) from None
    click.echo(json.dumps(report) if as_json else rules_report.render(report))
    if report["uncited"] or report["unknown"]:
        sys.exit(Negative.exit_code)
