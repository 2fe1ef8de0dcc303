"""What is written beside a golden record about its entries is true, and the ledger follows it to its end."""

import json
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from permonik.games.saboteur import GAME
from permonik.games.saboteur.actions import SPOT
from permonik.games.saboteur.state import SabState
from permonik.kernel.record import Decision, Record, digest, dump_line
from permonik.rules_report import rule_ids
from permonik.testing.citations import ANY_ID
from permonik.testing.contract.helpers import Helpers
from permonik.testing.contract.play import retraced

ROOT = Path(__file__).resolve().parents[3]
LEDGER = Helpers(ROOT / "tests" / "games").load("saboteur", "ledger", "recount")
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


def standing(s: SabState, seat: int) -> dict[str, str]:
    """What everybody can see of a player."""
    field = s.at[seat]
    return {
        "at": "out" if field < 0 else SPOT.text(field),
        "gold": str(s.gold[seat]),
        "limit": str(s.limit[seat]),
        "hand": str(len(s.hands[seat])),
    }


def changes(names: tuple[str, ...], before: list[dict[str, str]], after: list[dict[str, str]]) -> str:
    """What changed, as the texts write it: `Anna at 0,0.0 → 1,0.0, gold 3 → 2; Boris limit 5 → 4`."""
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
    before = [standing(next(matches).state, seat) for seat in [0]] * len(names)
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
