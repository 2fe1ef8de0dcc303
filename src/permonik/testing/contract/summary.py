"""A pytest plugin that says at the end of a run how much the contract went through."""

from __future__ import annotations

from typing import Any, Final

import pytest

PROPERTY: Final = "permonik_contract"  # [set-up, games, entries], written by the tests of tests/contract


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Summary(), "permonik_contract_summary")


class Summary:
    def __init__(self) -> None:
        self.checks: dict[str, tuple[set[str], list[int]]] = {}  # test → set-ups, [games, entries]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "teardown":
            return
        for key, value in report.user_properties:
            if key == PROPERTY:
                test = report.nodeid.split("::")[-1].split("[")[0]
                setups, sums = self.checks.setdefault(test, (set(), [0, 0]))
                setup, games, entries = list(value)  # type: ignore[call-overload]
                setups.add(str(setup))
                sums[0] += int(games)
                sums[1] += int(entries)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if not self.checks:
            return
        terminalreporter.section("contract")
        for test in sorted(self.checks):
            setups, (games, entries) = self.checks[test]
            terminalreporter.line(f"{test:<28} {len(setups):5} set-ups {games:8,} games {entries:10,} entries")
