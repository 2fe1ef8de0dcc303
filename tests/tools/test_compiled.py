"""What `tools/compiled.py` builds from is all that a wheel takes."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import compiled  # noqa: E402


def test_a_compiled_house_has_the_rules_too(tmp_path: Path) -> None:
    """Whoever starts `make play` again plays on that build, and its server tells the rules of each game."""
    compiled.copy_sources(tmp_path)
    there = {file.relative_to(ROOT) for file in (ROOT / "docs" / "rules").glob("*.md")}
    assert there == {file.relative_to(tmp_path) for file in tmp_path.glob("docs/rules/*.md")}
    assert there
