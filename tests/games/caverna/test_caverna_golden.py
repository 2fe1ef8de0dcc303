"""What is written beside a golden record about its entries is true, and the ledger follows it to its end."""

import json
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from permonik.games.caverna import GAME, scoring
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.tables import GOODS
from permonik.kernel.record import Decision, Record, digest, dump_line
from permonik.rules_report import rule_ids
from permonik.testing.citations import ANY_ID
from permonik.testing.contract.helpers import Helpers
from permonik.testing.contract.play import retraced

ROOT = Path(__file__).resolve().parents[3]
LEDGER = Helpers(ROOT / "tests" / "games").load("caverna", "ledger", "recount")
FOLDER = ROOT / "tests" / "golden" / GAME.id
TEXTS = sorted(FOLDER.glob("*.md"))
NAMES = [text.stem for text in TEXTS]
ROW = re.compile(r"^\| (\d+) \| (.+?) \| `(.+?)` \| (.+?) \| (.+) \|$", re.MULTILINE)


class Argued(NamedTuple):
    player: str
    move: str
    change: str
    why: str


def argued(text: Path) -> dict[int, Argued]:
    rows = ROW.findall(text.read_text(encoding="utf-8"))
    return {int(number): Argued(*rest) for number, *rest in rows}


def standing(s: CavernaState, seat: int) -> dict[str, str]:
    """Goods, family and points of a player; a dwarf is the strength of his weapon."""
    home = s.homes[seat]
    found = {good.replace("_", " "): str(home.goods[at]) for at, good in enumerate(GOODS)}
    found["dwarfs"] = "-".join([str(strength) for strength in home.strengths])
    found["begging"] = str(home.begging)
    found["points"] = str(scoring.total(home))
    return found


def changes(names: tuple[str, ...], before: list[dict[str, str]], after: list[dict[str, str]]) -> str:
    """What changed, as the texts write it: `Anna wood 3 → 1, points -20 → -18; Boris food 4 → 0`."""
    told = []
    for name, old, new in zip(names, before, after, strict=True):
        parts = [f"{key} {old[key]} → {new[key]}" for key in old if old[key] != new[key]]
        if parts:
            told.append(f"{name} {', '.join(parts)}")
    return "; ".join(told) or "-"


@pytest.mark.parametrize("text", TEXTS, ids=NAMES)
def test_the_arguments_beside_a_golden_record_agree_with_it(text: Path) -> None:
    record = Record.load(text.with_suffix(".jsonl"))
    rows = argued(text)
    assert len(rows) >= 30
    names = record.header.names
    matches = retraced(record)
    first = next(matches)
    before = [standing(first.state, seat) for seat in range(len(names))]
    for number, (entry, match) in enumerate(zip(record.entries, matches, strict=True)):
        after = [standing(match.state, seat) for seat in range(len(names))]
        if number in rows:
            row = rows[number]
            if isinstance(entry, Decision):
                assert (row.player, row.move) == (names[entry.seat], GAME.text(entry.action)), number
            else:
                assert (row.player, row.move) == ("-", "=" + GAME.outcome_text(entry.deck, entry.outcome)), number
            assert row.change == changes(names, before, after), number
        before = after


@pytest.mark.parametrize("text", TEXTS, ids=NAMES)
def test_the_arguments_beside_a_golden_record_name_rules_that_exist(text: Path) -> None:
    known = set(rule_ids((ROOT / "docs" / "rules" / f"{GAME.id}.md").read_text(encoding="utf-8")))
    for number, row in argued(text).items():
        cited = re.findall(rf"\b{ANY_ID}\b", row.why)
        assert cited, f"entry {number} names no rule"
        assert set(cited) <= known, number


@pytest.mark.parametrize("text", TEXTS, ids=NAMES)
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
