"""Rivals is not in the list of games yet: its tests register it for themselves."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from permonik.kernel import registry


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    point = EntryPoint("rivals", "permonik.games.rivals:GAME", "permonik.games")
    found = {**registry.found(), "rivals": point}
    monkeypatch.setattr(registry, "found", lambda: found)
    registry.load_found.cache_clear()
    yield
    registry.load_found.cache_clear()
