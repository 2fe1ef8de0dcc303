"""What is written beside a golden record about its entries is true, and the ledger follows it to its end."""

import json
from pathlib import Path

import pytest

from permonik.games.saboteur import GAME
from permonik.games.saboteur.actions import SPOT
from permonik.games.saboteur.state import SabState
from permonik.kernel.record import digest, dump_line
from permonik.rules_report import rule_ids
from permonik.testing.argued import check_entries, check_reasons
from permonik.testing.contract.helpers import Helpers

ROOT = Path(__file__).resolve().parents[3]
LEDGER = Helpers(ROOT / "tests" / "games").load("saboteur", "ledger", "recount")
FOLDER = ROOT / "tests" / "golden" / GAME.id
TEXTS = sorted(FOLDER.glob("*.md"))
EVERY_TEXT = pytest.mark.parametrize("text", TEXTS, ids=[text.stem for text in TEXTS])


def standing(s: SabState, seat: int) -> dict[str, str]:
    """What everybody can see of a player."""
    field = s.at[seat]
    return {
        "at": "out" if field < 0 else SPOT.text(field),
        "gold": str(s.gold[seat]),
        "limit": str(s.limit[seat]),
        "hand": str(len(s.hands[seat])),
    }


@EVERY_TEXT
def test_the_arguments_beside_a_golden_record_agree_with_it(text: Path) -> None:
    check_entries(GAME, text, standing)


@EVERY_TEXT
def test_the_arguments_beside_a_golden_record_name_rules_that_exist(text: Path) -> None:
    check_reasons(text, rule_ids((ROOT / "docs" / "rules" / f"{GAME.id}.md").read_text(encoding="utf-8")))


@EVERY_TEXT
def test_the_ledger_follows_a_golden_record_to_its_end(text: Path) -> None:
    results = json.loads((FOLDER / "results.json").read_text(encoding="utf-8"))
    record = text.with_suffix(".jsonl")
    assert LEDGER.recount(record.read_text(encoding="utf-8")) == results[record.name]["scores"]


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
