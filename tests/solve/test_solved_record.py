"""The best solo game of Caverna that was found: it is genuine, and worth what the page about it says."""

import re
from pathlib import Path

from permonik import Match, Record
from permonik.games.caverna.tables import SOLO_GOAL

STRENGTH = Path(__file__).resolve().parents[2] / "docs" / "strength"


def test_the_record_reaches_the_goal() -> None:
    record = Record.load(STRENGTH / "caverna-solo.jsonl")
    match = Match.replay(record, verify=True)
    assert match.over
    assert (record.header.players, record.header.options["set"]) == (1, "full")
    (score,) = match.scores()
    assert score.total >= SOLO_GOAL
    assert match.winners() == (0,)
    told = re.search(r"\*\*(\d+) points\*\*", (STRENGTH / "caverna-solo.md").read_text(encoding="utf-8"))
    assert told is not None
    assert score.total == int(told.group(1))
