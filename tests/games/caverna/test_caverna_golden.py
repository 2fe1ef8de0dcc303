"""The ledger refuses what the rules do."""

import json
from pathlib import Path

import pytest

from permonik.games.caverna import GAME
from permonik.kernel.record import digest, dump_line
from permonik.testing.contract.helpers import Helpers

ROOT = Path(__file__).resolve().parents[3]
LEDGER = Helpers(ROOT / "tests" / "games").load("caverna", "ledger", "recount")
FOLDER = ROOT / "tests" / "golden" / GAME.id


@pytest.mark.parametrize(
    ("answer", "instead"),
    [
        ("feed 5", "feed 7"),
        ("forge 2", "forge 3"),
        ("loot sheep", "loot cattle"),
        ("furnish dwelling", "furnish wood_supplier"),
        ("cavern r2c3", "cavern r3c4"),
        ("lay r2c0", "lay r3c1"),
        ("stable r1c0", "stable r0c0"),
        ("fence r3c0", "fence r2c0"),
        ("exchange two_donkeys", "exchange cattle"),
        ("place starting_player_1_3", "place ruby_delivery"),
        ("breed wild_boar", "breed cattle"),
        ("do family_growth", "do forge_weapon"),
    ],
)
def test_the_ledger_refuses_what_the_rules_do(answer: str, instead: str) -> None:
    """In the game of two one answer is replaced by one that was not legal."""
    *lines, closing = (FOLDER / "two-players.jsonl").read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if f'"do":"{answer}"' in line)
    lines[number] = dump_line(json.loads(lines[number]) | {"do": instead})
    text = "\n".join([*lines, dump_line(json.loads(closing) | {"digest": digest(lines)}), ""])
    with pytest.raises(AssertionError, match=f"entry {number - 1},"):
        LEDGER.recount(text)
