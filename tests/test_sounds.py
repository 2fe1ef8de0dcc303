"""What happens in a game is heard, or it is meant to be silent: no line of a log is forgotten."""

import json
from pathlib import Path

import permonik
from permonik.kernel.log import OF_THE_TABLE
from permonik.kernel.registry import load

GAMES = ("pretend", "cave-vs-cave", "rivals", "saboteur", "caverna")
PAGE = Path(permonik.__file__).parents[2] / "web" / "src"
HEARD: dict[str, list[str]] = json.loads((PAGE / "sound" / "deeds.json").read_text(encoding="utf-8"))

# What only opens something or counts it, what has not happened, and what is heard with the deed that it belongs to.
SILENT = {
    *("round", "turn", "starts", "first", "marker", "given", "dealt-clan", "your-role"),
    *("passed", "skipped", "set-aside", "ordered", "imitated", "kept", "emptied", "stood-up", "stayed", "voted-end"),
    *("no-effect", "spared", "protected", "defended", "not-defended", "goblin-found-nothing", "in-tunnel-free"),
    *("event-face", "overflowed", "forfeited", "token-lost", "stable-paid", "pasture-paid", "stronger", "begged"),
    *("on-bridge", "web-worn", "web-gone", "left", "went-without", "guessed"),
}


def test_each_line_of_a_log_has_a_sound_or_is_meant_to_be_silent() -> None:
    told = {line.id for game in GAMES for line in load(game).lines}
    heard = [id for ids in HEARD.values() for id in ids]
    assert sorted(told - {*heard} - SILENT) == [], "neither heard nor meant to be silent"
    assert sorted({*heard, *SILENT} - told) == [], "no game says it"
    assert len(heard) == len({*heard}), "one sound for each"
    assert not SILENT.intersection(heard)
    assert not {line.id for line in OF_THE_TABLE}.intersection(heard), "what the house does to a match is silent"
