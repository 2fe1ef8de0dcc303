"""What takes minutes in a browser and is the same by other means elsewhere: played by `make soak` alone."""

from __future__ import annotations

import os
from collections.abc import Collection
from itertools import product
from typing import Any

import pytest

SOAK = "PERMONIK_SOAK" in os.environ
whole = pytest.mark.skipif(not SOAK, reason="it takes minutes: make soak")


def sampled(*values: Collection[Any], kept: Collection[tuple[Any, ...]]) -> list[Any]:
    """Every combination, for `make soak`. `kept`: those that are always tried, in which every value comes up."""
    for number, one in enumerate(values):
        assert {case[number] for case in kept} == set(one), "a value that is never tried"
    return [pytest.param(*case, marks=() if case in kept else whole) for case in product(*values)]


# How many answers of a game are clicked: a few, and more until every kind of thing was; or, in `make soak`, all.
WHOLE = 1500
AWHILE = [pytest.param(8, id="a while"), pytest.param(WHOLE, id="whole", marks=whole)]
LOOKS = sampled(["light", "dark"], [False, True], kept=[("light", True), ("dark", False)])  # theme, and whether a phone
