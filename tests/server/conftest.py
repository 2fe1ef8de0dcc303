"""The tests of the server run on SQLite; a sample of them, or with PERMONIK_TEST_STORE=postgresql all, on PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from databases import Choice

EVERYWHERE = os.environ.get("PERMONIK_TEST_STORE") == "postgresql"


@pytest.fixture(autouse=True)
def chosen_store(request: pytest.FixtureRequest) -> Iterator[None]:
    if EVERYWHERE:
        Choice.databases = request.getfixturevalue("databases")
    yield
    Choice.databases = None
