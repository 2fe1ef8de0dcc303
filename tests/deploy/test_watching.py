"""The dashboard and the alerts ask for numbers that a server has, and docs/operations.md names them all."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from visitors import opened

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PARTS = {"counter": ("",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
NAME = re.compile(r"\b(?:permonik|process)_[a-z_]+\b")
BY = re.compile(r"\bby \(([a-z, ]+)\)")
CHOSEN = re.compile(r"\b((?:permonik|process)_[a-z_]+)\{([^}]*)\}")

Labels = dict[str, set[str]]


@pytest.fixture(scope="module")
def numbers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Every name that can be asked for, and its family."""

    async def scenario() -> str:
        async with opened(tmp_path_factory.mktemp("data")) as server:
            return server.house.metrics.text()

    kinds = re.findall(r"^# TYPE (\S+) (\S+)$", asyncio.run(scenario()), re.MULTILINE)
    return {f"{family}{part}": family for family, kind in kinds for part in PARTS[kind]}


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


def test_every_expression_asks_for_what_there_is(numbers: dict[str, str]) -> None:
    asked = expressions()
    assert len(asked) > 40
    for title, expression in asked.items():
        names = NAME.findall(expression)
        assert names or "up{" in expression or title == "variable source", title
        for name in names:
            assert name in numbers, f"{title}: no number is called {name}"
        known = {"instance", "job", *[label for name in names for label in labels_of(numbers[name])]}
        for by in BY.findall(expression):
            assert set(by.split(", ")) <= known, (title, by)
        for _, chosen in CHOSEN.findall(expression):
            assert set(re.findall(r"(\w+)=", chosen)) <= known, (title, chosen)


def test_every_number_of_ours_is_looked_at(numbers: dict[str, str]) -> None:
    asked = {numbers[name] for text in expressions().values() for name in NAME.findall(text)}
    ours = {family for family in numbers.values() if family.startswith("permonik_")}
    assert ours - asked <= {"permonik_bots_compiled", "permonik_socket_messages_total"}


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
