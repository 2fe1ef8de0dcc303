"""The numbers of docs/scale.md are those that tools/scale.py works out."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOL = runpy.run_path(str(ROOT / "tools/scale.py"))


def test_the_page_has_the_tables_of_the_script() -> None:
    text = TOOL["DOC"].read_text(encoding="utf-8")
    assert TOOL["filled"](text) == text, "python tools/scale.py --write"
    assert "| decisions a second | 125 | 12,500 | 125,000 |" in text


def test_ten_times_the_players_need_ten_times_as_much() -> None:
    few, many = dict(TOOL["needs"](100_000)), dict(TOOL["needs"](1_000_000))
    grown = {name: float(many[name].replace(",", "")) / float(few[name].replace(",", "")) for name in few}
    square = grown.pop("rows read for heartbeats a second")
    assert all(9 < factor < 11 for factor in grown.values()), grown
    assert 85 < square < 110  # processes are whole


def test_the_commands_of_the_sources_are_there() -> None:
    """Those of the same release: a source that has gone would leave a number without one."""
    scripts = {script for cost in TOOL["COSTS"] for script in re.findall(r"(?:bench|tools)/\w+\.py", cost.source)}
    assert scripts
    assert [script for script in sorted(scripts) if not (ROOT / script).exists()] == []
