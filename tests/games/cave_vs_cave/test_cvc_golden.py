"""What is written beside a golden record about its entries is true."""

from pathlib import Path

import pytest

from permonik.games.cave_vs_cave import GAME
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import GOODS
from permonik.kernel.record import Record
from permonik.rules_report import rule_ids
from permonik.testing.argued import check_entries, check_reasons
from permonik.testing.contract.play import retraced

ROOT = Path(__file__).resolve().parents[3]
TEXTS = sorted((ROOT / "tests" / "golden" / GAME.id).glob("*.md"))
EVERY_TEXT = pytest.mark.parametrize("text", TEXTS, ids=[text.stem for text in TEXTS])


def standing(s: CaveState, seat: int) -> dict[str, int]:
    """The markers of a player's goods."""
    return dict(zip(GOODS, s.caves[seat].goods, strict=True))


@EVERY_TEXT
def test_the_arguments_beside_a_golden_record_agree_with_it(text: Path) -> None:
    check_entries(GAME, text, standing)


@EVERY_TEXT
def test_the_arguments_beside_a_golden_record_name_rules_that_exist(text: Path) -> None:
    check_reasons(text, rule_ids((ROOT / "docs" / "rules" / f"{GAME.id}.md").read_text(encoding="utf-8")))


def test_in_one_golden_game_the_additional_cavern_is_reached_and_furnished() -> None:
    ends = []
    for text in TEXTS:
        *_, match = retraced(Record.load(text.with_suffix(".jsonl")))
        ends += [cave["cells"]["extra"] for cave in GAME.dump(match.state)["caves"]]
    assert set(ends) - {"absent", "empty"}
