"""Fixtures of the kernel's tests."""

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from permonik.kernel import registry

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture
def plug_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Registers a game for one test: `plug_in("toy", "toy:GAME")`."""
    registered = dict(registry.found())
    monkeypatch.setattr(registry, "found", lambda: registered)

    def register(name: str, value: str) -> None:
        registered[name] = EntryPoint(name, value, "permonik.games")
        registry.load_found.cache_clear()

    yield register
    registry.load_found.cache_clear()
