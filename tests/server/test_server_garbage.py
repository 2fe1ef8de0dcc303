"""What is looked through for garbage, and when."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from permonik.server import garbage
from permonik.server.play.connection import Connection


class Ring:
    """Refers to itself, as what sockets leave behind does."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


def test_what_is_new_is_looked_through_and_what_has_stayed_is_set_aside() -> None:
    gone, held = Ring(), Ring()
    lost, kept = weakref.ref(gone), weakref.ref(held)
    del gone
    garbage.tidy(Connection.ended)
    assert lost() is None
    assert gc.get_freeze_count() > 0
    del held
    garbage.tidy(Connection.ended)
    assert kept() is not None  # it was set aside, and nobody looks there for a single ring


def test_when_many_sockets_have_gone_everything_is_looked_through() -> None:
    ring = Ring()
    kept = weakref.ref(ring)
    looked = garbage.tidy(Connection.ended)
    assert looked == Connection.ended
    del ring
    assert garbage.tidy(looked) == looked
    assert kept() is not None
    before = Connection.ended - garbage.MANY_ENDED
    assert garbage.tidy(before) == Connection.ended
    assert kept() is None
