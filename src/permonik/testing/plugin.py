"""A pytest plugin that writes down which cited rules are really checked: `--citations=FILE`.

After a run the file holds, as JSON:

    passed   {game: {id: [tests]}}   tests that cite the id, of which every case that was executed passed
    failed   {game: {id: [tests]}}   tests that cite the id, of which a case failed or was expected to fail
    failing  [node ids]              everything that failed, citing or not
    passing  [node ids]              everything that was executed and passed, citing or not
    broken   [node ids]              what could not be collected
    package  path                    the package that was tested

With `--collect-only` it holds `collected {game: {id: [tests]}}` in place of the first four.
A test stands in it by its node id without parameters. A skipped case is not executed.
"""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from permonik.testing.citations import cited

# Properties travel with every report, also from the workers of pytest-xdist.
PROPERTY: Final = "permonik_citations"

ByGame = dict[str, dict[str, list[str]]]


def pytest_addoption(parser: pytest.Parser) -> None:
    # Write it with "=": before this plugin is loaded pytest would take a FILE standing alone for a test.
    parser.getgroup("permonik").addoption(
        "--citations", metavar="FILE", help="write the rules cited by passing and failing tests to FILE"
    )


def pytest_configure(config: pytest.Config) -> None:
    is_worker = hasattr(config, "workerinput")
    if config.getoption("--citations") and not is_worker:
        config.pluginmanager.register(Recorder(Path(config.getoption("--citations"))), "permonik_recorder")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        ids = cited(getattr(item, "function", None))
        if not ids:
            continue
        game = game_of(item)
        if game is None:
            raise pytest.UsageError(
                f"{item.nodeid} cites {', '.join(ids)} but belongs to no game: "
                "put it under tests/games/<game>/ or set GAME in its module"
            )
        item.user_properties.append((PROPERTY, [game, without_case(item), *ids]))


def game_of(item: pytest.Item) -> str | None:
    """The game a test belongs to: what its module says, else the folder below tests/games/."""
    said = getattr(getattr(item, "module", None), "GAME", None)
    if isinstance(said, str):
        return said
    parts = item.path.parts
    for at in reversed(range(len(parts) - 3)):  # from the right: a checkout may lie anywhere
        if parts[at : at + 2] == ("tests", "games"):
            return parts[at + 2].replace("_", "-")
    return None


def without_case(item: pytest.Item) -> str:
    """The node id of the whole test function."""
    callspec = getattr(item, "callspec", None)
    return item.nodeid.removesuffix(f"[{callspec.id}]") if callspec else item.nodeid


class Recorder:
    """Gathers what the reports say, in the process that prints them."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.cites: dict[str, list[str]] = {}  # node id -> [game, test, *ids]
        self.executed: set[str] = set()
        self.failing: set[str] = set()
        self.not_passing: set[str] = set()  # failing, or expected to fail
        self.broken: set[str] = set()
        self.collect_only = False

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.collect_only = bool(session.config.getoption("collectonly"))
        if self.collect_only:
            for item in session.items:
                self.note(item.nodeid, item.user_properties)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.add(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.note(report.nodeid, report.user_properties)
        if hasattr(report, "wasxfail"):
            self.not_passing.add(report.nodeid)
        elif report.failed:
            self.failing.add(report.nodeid)
        elif report.when == "call" and report.passed:
            self.executed.add(report.nodeid)

    def note(self, node: str, properties: list[tuple[str, Any]]) -> None:
        for key, value in properties:
            if key == PROPERTY:
                self.cites[node] = list(value)

    def pytest_sessionfinish(self) -> None:
        bad = self.failing | self.not_passing
        said: dict[str, object]
        if self.collect_only:
            said = {"collected": self.gather(set(self.cites))}
        else:
            # One bad case spoils the whole test: its other cases prove less than the test claims.
            spoilt = {self.cites[node][1] for node in bad if node in self.cites}
            clean = {node for node in self.executed & set(self.cites) if self.cites[node][1] not in spoilt}
            said = {
                "passed": self.gather(clean),
                "failed": self.gather(bad & set(self.cites)),
                "failing": sorted(self.failing),
                "passing": sorted(self.executed - bad),
            }
        said |= {"broken": sorted(self.broken), "package": str(Path(__file__).parents[1])}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")

    def gather(self, nodes: set[str]) -> ByGame:
        found: ByGame = {}
        for game, test, *ids in sorted({tuple(self.cites[node]) for node in nodes}):
            for one in ids:
                found.setdefault(game, {}).setdefault(one, []).append(test)
        return found
