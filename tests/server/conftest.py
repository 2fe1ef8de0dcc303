"""Tests of the server run on SQLite, and some of them also on PostgreSQL; with PERMONIK_TEST_STORE=postgresql all do.

Those that are about the file of SQLite are marked with `sqlite`, and stay there.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from databases import Databases
from visitors import Choice

from permonik.server.cluster import leases

EVERYWHERE = os.environ.get("PERMONIK_TEST_STORE") == "postgresql"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "sqlite: about the file of SQLite, whatever the others run on")
    config.addinivalue_line("markers", "both: on PostgreSQL, too, whenever all tests are run")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    stores = ["sqlite", "postgresql"] if "both" in marks else ["postgresql" if EVERYWHERE else "sqlite"]
    if "sqlite" in marks:
        stores = ["sqlite"]
    if stores != ["sqlite"]:
        metafunc.parametrize("chosen_store", stores, indirect=True)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a heartbeat may be late; and houses in one process take each other's work for their own. Where
    a lease has to end, or a house has too much to do, the tests see to it."""
    monkeypatch.setattr(leases, "LASTS", 3600.0)
    monkeypatch.setattr(leases, "BUSY", 10.0)


@pytest.fixture(autouse=True)
def chosen_store(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if getattr(request, "param", "sqlite") != "postgresql":
        yield
        return
    if request.node.get_closest_marker("both"):
        request.getfixturevalue("patient")
    databases: Databases = request.getfixturevalue("databases")
    monkeypatch.setattr(Choice, "store", databases.of)
    yield
    databases.forget()
