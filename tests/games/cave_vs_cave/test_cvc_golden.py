"""What is written beside a golden record about its entries is true."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from permonik.games.cave_vs_cave import GAME
from permonik.games.cave_vs_cave.tables import GOODS
from permonik.kernel.record import Decision, Record
from permonik.rules_report import rule_ids
from permonik.testing.citations import ANY_ID
from permonik.testing.contract.play import retraced

ROOT = Path(__file__).resolve().parents[3]
TEXTS = sorted((ROOT / "tests" / "golden" / GAME.id).glob("*.md"))
ROW = re.compile(r"^\| (\d+) \| (.+?) \| `(.+?)` \| (.+?) \| (.+) \|$", re.MULTILINE)


class Argued(NamedTuple):
    player: str
    move: str
    goods: str
    why: str


def argued(text: Path) -> dict[int, Argued]:
    rows = ROW.findall(text.read_text(encoding="utf-8"))
    return {int(number): Argued(*rest) for number, *rest in rows}


def moved(before: list[int], after: list[int]) -> str:
    """The markers that moved, as the texts write it."""
    pairs = zip(GOODS, before, after, strict=True)
    return ", ".join([f"{good} {old} → {new}" for good, old, new in pairs if old != new]) or "-"


@pytest.mark.parametrize("text", TEXTS, ids=[text.stem for text in TEXTS])
def test_the_arguments_beside_a_golden_record_agree_with_it(text: Path) -> None:
    record = Record.load(text.with_suffix(".jsonl"))
    rows = argued(text)
    assert len(rows) >= 30
    names = record.header.names
    goods = [[1] * 6 for _ in names]
    matches = retraced(record)
    next(matches)
    for number, (entry, match) in enumerate(zip(record.entries, matches, strict=True)):
        now = [list(cave.goods) for cave in match.state.caves]
        if number in rows:
            row = rows[number]
            if isinstance(entry, Decision):
                assert (row.player, row.move) == (names[entry.seat], GAME.text(entry.action)), number
            else:
                assert row.move == "=" + GAME.outcome_text(entry.deck, entry.outcome), number
            told = {name: row.goods if name == row.player else "-" for name in names}
            assert {name: moved(goods[seat], now[seat]) for seat, name in enumerate(names)} == told, number
        goods = now


@pytest.mark.parametrize("text", TEXTS, ids=[text.stem for text in TEXTS])
def test_the_arguments_beside_a_golden_record_name_rules_that_exist(text: Path) -> None:
    known = set(rule_ids((ROOT / "docs" / "rules" / f"{GAME.id}.md").read_text(encoding="utf-8")))
    for number, row in argued(text).items():
        cited = re.findall(rf"\b{ANY_ID}\b", row.why)
        assert cited, f"entry {number} names no rule"
        assert set(cited) <= known, number


def test_in_one_golden_game_the_additional_cavern_is_reached_and_furnished() -> None:
    ends = []
    for text in TEXTS:
        *_, match = retraced(Record.load(text.with_suffix(".jsonl")))
        ends += [cave["cells"]["extra"] for cave in GAME.dump(match.state)["caves"]]
    assert set(ends) - {"absent", "empty"}
