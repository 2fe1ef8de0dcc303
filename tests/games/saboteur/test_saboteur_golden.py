"""The ledger refuses what the rules do."""

import json
from pathlib import Path

import pytest

from permonik.games.saboteur import GAME
from permonik.kernel.record import digest, dump_line
from permonik.testing.contract.helpers import Helpers

ROOT = Path(__file__).resolve().parents[3]
LEDGER = Helpers(ROOT / "tests" / "games").load("saboteur", "ledger", "recount")
FOLDER = ROOT / "tests" / "golden" / GAME.id


@pytest.mark.parametrize(
    ("verb", "to", "refused"),
    [
        ("walk", "walk 9,9 0", "not one move away"),
        ("place", "place 9,9 0", "it extends no path"),
        ("lay", "lay p3_i_h", "holds no p3_i_h"),
        ("halt", "walk 1,0 0", "not one move away"),
        ("roam", "roam 9,9 0", "it cannot come so far"),
        ("lure", "lure 0,0 0", "no lair"),
        ("web", "web 9,9 north", "no path there"),
        ("collapse", "collapse 0,0", "only path cards fall in"),
        ("swap", "play rat_1", "seat 1 has not drawn"),
    ],
)
def test_the_ledger_refuses_what_the_rules_do(verb: str, to: str, refused: str) -> None:
    """In the game of two one answer is replaced by one that was not legal."""
    *lines, closing = (FOLDER / "two-players.jsonl").read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if f'"do":"{verb}' in line)
    lines[number] = dump_line(json.loads(lines[number]) | {"do": to})
    text = "\n".join([*lines, dump_line(json.loads(closing) | {"digest": digest(lines)}), ""])
    with pytest.raises(AssertionError, match=refused):
        LEDGER.recount(text)
