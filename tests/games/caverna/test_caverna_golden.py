"""What is written beside a golden record about its entries is true, and the ledger follows it to its end."""

import json
from pathlib import Path

import pytest

from permonik.games.caverna import GAME, scoring
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.tables import GOODS
from permonik.kernel.record import digest, dump_line
from permonik.rules_report import rule_ids
from permonik.testing.argued import check_entries, check_reasons
from permonik.testing.contract.helpers import Helpers

ROOT = Path(__file__).resolve().parents[3]
LEDGER = Helpers(ROOT / "tests" / "games").load("caverna", "ledger", "recount")
FOLDER = ROOT / "tests" / "golden" / GAME.id
TEXTS = sorted(FOLDER.glob("*.md"))
EVERY_TEXT = pytest.mark.parametrize("text", TEXTS, ids=[text.stem for text in TEXTS])


def standing(s: CavernaState, seat: int) -> dict[str, str]:
    """Goods, family and points of a player; a dwarf is the strength of his weapon."""
    home = s.homes[seat]
    found = {good.replace("_", " "): str(home.goods[at]) for at, good in enumerate(GOODS)}
    found["dwarfs"] = "-".join([str(strength) for strength in home.strengths])
    found["begging"] = str(home.begging)
    found["points"] = str(scoring.total(home))
    return found


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
