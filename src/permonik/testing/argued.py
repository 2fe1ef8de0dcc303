"""Texts beside golden records: a table that argues entry by entry what happened and which rule says so.

    | 12 | Anna | `take 3` | Anna wood 1 → 3; Boris food 4 → 3 | R4.2: the tile brings two wood |

The columns: the entry's number, who decided (`-` for chance), the answer, what changed of the players, and why.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from permonik.kernel.game import Game
from permonik.kernel.record import Dealt, Decision, Record
from permonik.testing.citations import ANY_ID
from permonik.testing.contract.play import retraced

FEWEST = 30
ROW = re.compile(r"^\| (\d+) \| (.+?) \| `(.+?)` \| (.+?) \| (.+) \|$", re.MULTILINE)

Standing = Mapping[str, object]  # what is told of a player, by name


class Argued(NamedTuple):
    player: str
    move: str
    change: str
    why: str


def argued(text: Path) -> dict[int, Argued]:
    """The rows of a text by the numbers of their entries."""
    rows = ROW.findall(text.read_text(encoding="utf-8"))
    return {int(number): Argued(*rest) for number, *rest in rows}


def changes(names: Sequence[str], before: Sequence[Standing], after: Sequence[Standing]) -> str:
    """What changed, as the texts write it: `Anna wood 3 → 1, points -20 → -18; Boris food 4 → 0`."""
    told = []
    for name, old, new in zip(names, before, after, strict=True):
        parts = [f"{key} {old[key]} → {new[key]}" for key in old if old[key] != new[key]]
        if parts:
            told.append(f"{name} {', '.join(parts)}")
    return "; ".join(told) or "-"


def check_entries(game: Game, text: Path, standing: Callable[[Any, int], Standing]) -> None:
    """Every row says truly who did what and what changed; `standing` tells of a state and a seat what is written."""
    record = Record.load(text.with_suffix(".jsonl"))
    rows = argued(text)
    assert len(rows) >= FEWEST, f"{len(rows)} entries are argued, fewer than {FEWEST}"
    names = record.header.names
    matches = retraced(record)
    first = next(matches)
    before = [standing(first.state, seat) for seat in range(len(names))]
    for number, (entry, match) in enumerate(zip(record.entries, matches, strict=True)):
        after = [standing(match.state, seat) for seat in range(len(names))]
        if number in rows:
            row = rows[number]
            if isinstance(entry, Decision):
                assert (row.player, row.move) == (names[entry.seat], game.text(entry.action)), number
            else:
                assert isinstance(entry, Dealt), f"entry {number} is neither a decision nor a chance"
                assert (row.player, row.move) == ("-", "=" + game.outcome_text(entry.deck, entry.outcome)), number
            assert row.change == changes(names, before, after), number
        before = after


def check_reasons(text: Path, rules: Collection[str]) -> None:
    """Every row names a rule, and only rules that exist."""
    for number, row in argued(text).items():
        cited = re.findall(rf"\b{ANY_ID}\b", row.why)
        assert cited, f"entry {number} names no rule"
        assert set(cited) <= set(rules), number
