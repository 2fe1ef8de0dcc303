"""What is written beside a golden record about its entries is true."""

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from permonik.games.rivals import GAME
from permonik.games.rivals.tables import RESOURCES
from permonik.kernel.record import Decision, Record
from permonik.rules_report import rule_ids
from permonik.testing.citations import ANY_ID
from permonik.testing.contract.play import retraced

ROOT = Path(__file__).resolve().parents[3]
TEXTS = sorted((ROOT / "tests" / "golden" / GAME.id).glob("*.md"))
ROW = re.compile(r"^\| (\d+) \| (.+?) \| `(.+?)` \| (.+?) \| (.+) \|$", re.MULTILINE)
EVERY_TEXT = pytest.mark.parametrize("text", TEXTS, ids=[text.stem for text in TEXTS])


class Argued(NamedTuple):
    player: str
    move: str
    goods: str
    why: str


def argued(text: Path) -> dict[int, Argued]:
    rows = ROW.findall(text.read_text(encoding="utf-8"))
    return {int(number): Argued(*rest) for number, *rest in rows}


def stocks(state: Any) -> list[list[int]]:
    return [[player.held(resource) for resource in range(len(RESOURCES))] for player in state.players]


def moved(names: Any, before: list[list[int]], after: list[list[int]]) -> str:
    """What was gained and lost, as the texts write it."""
    told = []
    for name, old, new in zip(names, before, after, strict=True):
        triples = zip(RESOURCES, old, new, strict=True)
        changes = ", ".join([f"{resource} {was} → {now}" for resource, was, now in triples if was != now])
        if changes:
            told.append(f"{name}: {changes}")
    return "; ".join(told) or "-"


@EVERY_TEXT
def test_the_arguments_beside_a_golden_record_agree_with_it(text: Path) -> None:
    record = Record.load(text.with_suffix(".jsonl"))
    rows = argued(text)
    assert len(rows) >= 30
    names = record.header.names
    matches = retraced(record)
    held = stocks(next(matches).state)
    for number, (entry, match) in enumerate(zip(record.entries, matches, strict=True)):
        now = stocks(match.state)
        if number in rows:
            row = rows[number]
            if isinstance(entry, Decision):
                assert (row.player, row.move) == (names[entry.seat], GAME.text(entry.action)), number
            else:
                assert row.move == "=" + GAME.outcome_text(entry.deck, entry.outcome), number
            assert row.goods == moved(names, held, now), number
        held = now


@EVERY_TEXT
def test_the_arguments_beside_a_golden_record_name_rules_that_exist(text: Path) -> None:
    known = set(rule_ids((ROOT / "docs" / "rules" / f"{GAME.id}.md").read_text(encoding="utf-8")))
    for number, row in argued(text).items():
        cited = re.findall(rf"\b{ANY_ID}\b", row.why)
        assert cited, f"entry {number} names no rule"
        assert set(cited) <= known, number


def test_every_mode_has_a_golden_game() -> None:
    modes = {Record.load(text.with_suffix(".jsonl")).header.options["variant"] for text in TEXTS}
    assert modes == {"intro", "gold", "turmoil", "progress", "duel"}
