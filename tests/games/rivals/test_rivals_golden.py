"""What is written beside a golden record about its entries is true."""

from pathlib import Path

import pytest

from permonik.games.rivals import GAME
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.tables import RESOURCES
from permonik.kernel.record import Record
from permonik.rules_report import rule_ids
from permonik.testing.argued import check_entries, check_reasons

ROOT = Path(__file__).resolve().parents[3]
TEXTS = sorted((ROOT / "tests" / "golden" / GAME.id).glob("*.md"))
EVERY_TEXT = pytest.mark.parametrize("text", TEXTS, ids=[text.stem for text in TEXTS])


def standing(s: RivalsState, seat: int) -> dict[str, int]:
    """What a player has in stock."""
    return {resource: s.players[seat].held(number) for number, resource in enumerate(RESOURCES)}


@EVERY_TEXT
def test_the_arguments_beside_a_golden_record_agree_with_it(text: Path) -> None:
    check_entries(GAME, text, standing)


@EVERY_TEXT
def test_the_arguments_beside_a_golden_record_name_rules_that_exist(text: Path) -> None:
    check_reasons(text, rule_ids((ROOT / "docs" / "rules" / f"{GAME.id}.md").read_text(encoding="utf-8")))


def test_every_mode_has_a_golden_game() -> None:
    modes = {Record.load(text.with_suffix(".jsonl")).header.options["variant"] for text in TEXTS}
    assert modes == {"intro", "gold", "turmoil", "progress", "duel"}
