"""The dashboard and the alerts ask for numbers that a server has, and docs/operations.md names them all."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from buses import own_redis
from databases import Databases
from visitors import WAIT, opened

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PARTS = {"counter": ("",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
NAME = re.compile(r"\b(?:permonik|process)_[a-z_]+\b")
BY = re.compile(r"\bby \(([a-z, ]+)\)")
CHOSEN = re.compile(r"\b((?:permonik|process)_[a-z_]+)\{([^}]*)\}")

Labels = dict[str, set[str]]


def numbers_of(data: Path, **chosen: Any) -> dict[str, str]:
    """Every name that can be asked for at such a house, and its family."""

    async def scenario() -> str:
        async with opened(data, **chosen) as server:
            return server.house.metrics.text()

    kinds = re.findall(r"^# TYPE (\S+) (\S+)$", asyncio.run(scenario()), re.MULTILINE)
    return {f"{family}{part}": family for family, kind in kinds for part in PARTS[kind]}


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The numbers of a house on SQLite."""
    return numbers_of(tmp_path_factory.mktemp("data"))


@pytest.fixture(scope="module")
def together(tmp_path_factory: pytest.TempPathFactory, databases: Databases) -> dict[str, str]:
    """Those of one that can have all: others on the same database, a bus (nobody answers there), workers that think."""
    data = tmp_path_factory.mktemp("data")
    return numbers_of(data, store=databases.fresh(), bus="redis://127.0.0.1:1", queue=True)


@pytest.fixture(params=["alone", "together"])
def numbers(request: pytest.FixtureRequest) -> dict[str, str]:
    found: dict[str, str] = request.getfixturevalue(request.param)
    return found


def expressions() -> dict[str, str]:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = {
        f"{panel['title']} {target['refId']}": target["expr"]
        for panel in board["panels"]
        for target in panel.get("targets", ())
    }
    asked |= {f"variable {one['name']}": json.dumps(one["query"]) for one in board["templating"]["list"]}
    (group,) = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    return asked | {rule["alert"]: rule["expr"] for rule in group["rules"]}


def labels_of(family: str) -> set[str]:
    from permonik.server.metrics import COUNTED, TIMED

    name = family.removeprefix("permonik_").removesuffix("_total")
    if name in COUNTED:
        return {COUNTED[name][1]}
    if name in TIMED:
        return {"le", *TIMED[name][1]}
    return {"queue"} if name in ("waiting", "running") else set()


def test_every_expression_asks_for_what_there_is(together: dict[str, str]) -> None:
    asked = expressions()
    assert len(asked) > 40
    for title, expression in asked.items():
        names = NAME.findall(expression)
        assert names or "up{" in expression or title == "variable source", title
        for name in names:
            assert name in together, f"{title}: no number is called {name}"
        known = {"instance", "job", "process", *[label for name in names for label in labels_of(together[name])]}
        for by in BY.findall(expression):
            assert set(by.split(", ")) <= known, (title, by)
        for _, chosen in CHOSEN.findall(expression):
            assert set(re.findall(r"(\w+)=", chosen)) <= known, (title, chosen)


def test_every_number_of_ours_is_looked_at(numbers: dict[str, str]) -> None:
    asked = {numbers[name] for text in expressions().values() for name in NAME.findall(text) if name in numbers}
    ours = {family for family in numbers.values() if family.startswith("permonik_")}
    assert ours - asked <= {"permonik_bots_compiled", "permonik_socket_messages_total"}


def test_a_house_that_has_all_has_every_number(alone: dict[str, str], together: dict[str, str]) -> None:
    more = {name for name in together if name not in alone}
    assert set(alone) < set(together)
    assert {"permonik_queue_oldest_seconds", "permonik_processes", "permonik_bus_connected"} <= more


def test_a_bus_that_goes_is_seen(tmp_path: Path, databases: Databases) -> None:
    async def scenario() -> None:
        with own_redis() as redis:
            async with opened(tmp_path, store=databases.fresh(), bus=redis.url) as server:

                async def says(number: int) -> None:
                    async with asyncio.timeout(WAIT):
                        while f"permonik_bus_connected {number}.0" not in server.house.metrics.text():
                            await asyncio.sleep(0.05)

                await says(1)
                redis.kill()
                await says(0)
                redis.start()
                await says(1)

    asyncio.run(scenario())


def test_every_number_is_explained_to_operators(numbers: dict[str, str]) -> None:
    text = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    for family in set(numbers.values()):
        if family.startswith("permonik_"):
            assert f"`{family}`" in text, f"docs/operations.md does not name {family}"


def test_every_alert_has_its_page() -> None:
    (group,) = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    text = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    for rule in group["rules"]:
        assert f"`{rule['alert']}`" in text, rule["alert"]
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"]


def test_the_dashboard_can_be_read() -> None:
    board: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    ids = [panel["id"] for panel in board["panels"]]
    assert len(ids) == len(set(ids))
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(places) == len(set(places))
    variables = {one["name"] for one in board["templating"]["list"]}
    for title, expression in expressions().items():
        used = set(re.findall(r"\$\{?(\w+)", expression)) - {"__rate_interval", "labels", "value"}
        assert used <= variables, title


def test_prometheus_reads_the_rules_beside_its_own_file() -> None:
    settings = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    assert settings["rule_files"] == ["alerts.yml"]
    assert [job["job_name"] for job in settings["scrape_configs"]] == ["permonik"]
