"""What the golden games reach."""

from pathlib import Path

from permonik.games.rivals import GAME
from permonik.kernel.record import Record

ROOT = Path(__file__).resolve().parents[3]
TEXTS = sorted((ROOT / "tests" / "golden" / GAME.id).glob("*.md"))


def test_every_mode_has_a_golden_game() -> None:
    modes = {Record.load(text.with_suffix(".jsonl")).header.options["variant"] for text in TEXTS}
    assert modes == {"intro", "gold", "turmoil", "progress", "duel"}
