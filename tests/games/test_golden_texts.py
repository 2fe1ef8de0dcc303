"""What is written beside the golden records about their entries is true, and the ledgers follow them to their end."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from permonik.games.cave_vs_cave import tables as cave_vs_cave
from permonik.games.caverna import scoring
from permonik.games.caverna import tables as caverna
from permonik.games.rivals import tables as rivals
from permonik.games.saboteur.actions import SPOT
from permonik.kernel.registry import load
from permonik.rules_report import rule_ids
from permonik.testing.argued import Standing, check_entries, check_reasons
from permonik.testing.contract.helpers import Helpers

ROOT = Path(__file__).resolve().parents[2]


def in_cave_vs_cave(s: Any, seat: int) -> Standing:
    """The markers of a player's goods."""
    return dict(zip(cave_vs_cave.GOODS, s.caves[seat].goods, strict=True))


def in_caverna(s: Any, seat: int) -> Standing:
    """Goods, family and points of a player; a dwarf is the strength of his weapon."""
    home = s.homes[seat]
    found = {good.replace("_", " "): str(home.goods[at]) for at, good in enumerate(caverna.GOODS)}
    found["dwarfs"] = "-".join([str(strength) for strength in home.strengths])
    found["begging"] = str(home.begging)
    found["points"] = str(scoring.total(home))
    return found


def in_rivals(s: Any, seat: int) -> Standing:
    """What a player has in stock."""
    return {resource: s.players[seat].held(number) for number, resource in enumerate(rivals.RESOURCES)}


def in_saboteur(s: Any, seat: int) -> Standing:
    """What everybody can see of a player."""
    field = s.at[seat]
    return {
        "at": "out" if field < 0 else SPOT.text(field),
        "gold": str(s.gold[seat]),
        "limit": str(s.limit[seat]),
        "hand": str(len(s.hands[seat])),
    }


STANDING: dict[str, Callable[[Any, int], Standing]] = {
    "cave-vs-cave": in_cave_vs_cave,
    "caverna": in_caverna,
    "rivals": in_rivals,
    "saboteur": in_saboteur,
}
TEXTS = [(game, text) for game in STANDING for text in sorted((ROOT / "tests" / "golden" / game).glob("*.md"))]
EVERY_TEXT = pytest.mark.parametrize(("game", "text"), TEXTS, ids=[f"{game}-{text.stem}" for game, text in TEXTS])


@EVERY_TEXT
def test_the_arguments_beside_a_golden_record_agree_with_it(game: str, text: Path) -> None:
    check_entries(load(game), text, STANDING[game])


@EVERY_TEXT
def test_the_arguments_beside_a_golden_record_name_rules_that_exist(game: str, text: Path) -> None:
    check_reasons(text, rule_ids((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")))


@EVERY_TEXT
def test_the_ledger_follows_a_golden_record_to_its_end(game: str, text: Path) -> None:
    ledger = Helpers(ROOT / "tests" / "games").load(game, "ledger", "recount")
    results = json.loads((text.parent / "results.json").read_text(encoding="utf-8"))
    record = text.with_suffix(".jsonl")
    assert ledger.recount(record.read_text(encoding="utf-8")) == results[record.name]["scores"]
