"""Every test run counts the citations of the rules; see `--citations` in permonik.testing.plugin."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from databases import Databases

pytest_plugins = ("permonik.testing.plugin", "permonik.testing.contract.summary", "pytester")


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """PostgreSQL; `databases.fresh()` is the address of a new database."""
    from databases import Databases  # here, since games of others are tested by this file alone

    made = Databases()
    yield made
    made.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was not tested is said loudly, with its number."""
    try:
        from databases import ABSENT, NO_REDIS
    except ImportError:  # a copy of these tests, without those of the server
        return
    for absent, package, target in ((ABSENT, "postgresql", "postgresql"), (NO_REDIS, "redis-server", "redis")):
        skipped = [report for report in terminalreporter.stats.get("skipped", []) if absent in str(report.longrepr)]
        if skipped:
            terminalreporter.write_sep("!", f"{len(skipped)} tests were skipped: {absent}", red=True, bold=True)
            terminalreporter.write_line(
                f"Install the package {package} of your system (make {target}), and run them again."
            )
