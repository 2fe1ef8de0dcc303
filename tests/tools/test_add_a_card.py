"""A plain card is a row and its words: added to each game in a copy of the sources, every bot plays with it."""

import runpy
from pathlib import Path
from typing import Any

import pytest

TOOL: dict[str, Any] = runpy.run_path(str(Path(__file__).resolve().parents[2] / "tools/add_a_card.py"))


@pytest.mark.parametrize("game", TOOL["CARDS"])
def test_a_new_card_is_a_row_and_its_words(game: str, tmp_path: Path) -> None:
    TOOL["write"](tmp_path, [game])
    TOOL["play"](tmp_path / "src", game)
