"""Every test run counts the citations of the rules; see `--citations` in permonik.testing.plugin."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from databases import ABSENT, Databases

pytest_plugins = ("permonik.testing.plugin", "permonik.testing.contract.summary", "pytester")


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """PostgreSQL; `databases.fresh()` is the address of a new database."""
    made = Databases()
    yield made
    made.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was not tested is said loudly, with its number."""
    skipped = [report for report in terminalreporter.stats.get("skipped", []) if ABSENT in str(report.longrepr)]
    if skipped:
        terminalreporter.write_sep("!", f"{len(skipped)} tests were skipped: {ABSENT}", red=True, bold=True)
        terminalreporter.write_line(
            "Install the package postgresql of your system (make postgresql), and run them again."
        )
