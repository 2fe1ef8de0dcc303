"""What the golden games reach."""

from pathlib import Path

from permonik.games.cave_vs_cave import GAME
from permonik.kernel.record import Record
from permonik.testing.contract.play import retraced

ROOT = Path(__file__).resolve().parents[3]
TEXTS = sorted((ROOT / "tests" / "golden" / GAME.id).glob("*.md"))


def test_in_one_golden_game_the_additional_cavern_is_reached_and_furnished() -> None:
    ends = []
    for text in TEXTS:
        *_, match = retraced(Record.load(text.with_suffix(".jsonl")))
        ends += [cave["cells"]["extra"] for cave in GAME.dump(match.state)["caves"]]
    assert set(ends) - {"absent", "empty"}
