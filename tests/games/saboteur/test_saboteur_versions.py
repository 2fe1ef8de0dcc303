"""Two readings of a rule, and what a record of older rules means."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sab_table import ANNA, BORIS, EX_5, discard, finish, table

from permonik import Match, Record
from permonik.games.saboteur import GAME
from permonik.kernel.record import digest, dump_line, read_header
from permonik.testing import rule, ruling

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "saboteur"
WEB = {"circle": ("1,0 E", 2, BORIS)}


# -- an axe that was laid in step 1 ---------------------------------------------------------------------------------


@ruling("RU-28")
def test_a_new_axe_waits_until_the_dwarf_has_moved() -> None:
    more = {"cave": EX_5, "at": {ANNA: "1,0 c"}, "webs": WEB, "hands": {ANNA: ["war_axe_1", "p1_i_v"]}}
    lays = ("play war_axe_1", "give 0")
    assert table(**more).do(ANNA, *lays).may(ANNA, "cut circle")
    t = table(**more, new_axe_at_once=False).do(ANNA, *lays)
    assert t.options(ANNA) == ["halt", "walk 0,0 0"]
    t.do(ANNA, "walk 0,0 c", "walk 1,0 c")
    assert t.do(ANNA, "cut circle").web("circle") == 1  # it has come there again
    assert not table(**more, new_axe_at_once=False).do(ANNA, "play war_axe_1", "give 1").may(ANNA, "cut circle")


@ruling("RU-28")
def test_an_older_axe_need_not_wait() -> None:
    more = {"cave": EX_5, "at": {ANNA: "1,0 c"}, "webs": WEB, "hands": {ANNA: ["war_axe_1", "p1_i_v"]}}
    t = table(**more, axes={ANNA: 1}, new_axe_at_once=False).do(ANNA, "play war_axe_1", "give 0", "cut circle")
    assert t.options(ANNA) == ["halt", "walk 0,0 0"]  # the new one is left
    t = table(**more, axes={ANNA: 1}, lying=[ANNA], new_axe_at_once=False).do(ANNA, "play war_axe_1", "give 0")
    assert t.options(ANNA) == ["halt", "cut circle"]
    assert t.do(ANNA, "cut circle").waiting() == ()


# -- the vein: its field or its card --------------------------------------------------------------------------------


@ruling("RU-33")
@rule("R6.6")
@pytest.mark.parametrize("where", ["field", "card"])
def test_the_nugget_is_taken_from_its_field_or_from_its_card(where: str) -> None:
    cave = {"1,0": "p1_cross", "2,0": "p2_vein_bend_nw"}
    t = table(players=3, cave=cave, at={ANNA: "1,0 c"}, vein_taken_from=where)
    nugget = t.state.nuggets[0]
    [beside] = [field for field in t.state.board.near[nugget] if field >> 3 == nugget >> 3]
    t.state.at[ANNA] = beside
    finish(discard(t, ANNA), ANNA)
    assert t.gold(ANNA) == (4 if where == "card" else 3)
    assert t.view(None)["dwarves"][ANNA]["open"] == (where == "card")
    t = table(players=3, cave=cave, vein_taken_from=where)
    t.state.at[ANNA] = nugget
    assert finish(discard(t, ANNA), ANNA).gold(ANNA) == 4


# -- records of version 1 -------------------------------------------------------------------------------------------


def without(lines: list[str], *names: str) -> str:
    """A record whose header does not name these options."""
    header = json.loads(lines[0])
    options = {name: value for name, value in header["options"].items() if name not in names}
    body = [dump_line(header | {"options": options}), *lines[1:-1]]
    return "\n".join([*body, dump_line(json.loads(lines[-1]) | {"digest": digest(body)}), ""])


@ruling("RU-18")
def test_a_record_of_version_1_has_the_meaning_that_it_had() -> None:
    lines = (GOLDEN / "two-players.jsonl").read_text(encoding="utf-8").splitlines()
    for text in ("\n".join([*lines, ""]), without(lines, "cards_out_end")):
        record = Record.loads(text)
        assert record.header.rules == 1
        match = Match.replay(record)
        meant = {name: match.settings[name] for name in ("cards_out_end", "new_axe_at_once", "vein_taken_from")}
        assert meant == {"cards_out_end": "end_of_turn", "new_axe_at_once": True, "vein_taken_from": "field"}
        assert match.over
        assert record.dumps() == text  # and it is written as it was
        assert Match.replay(match.fork(40).record).settings == match.settings


@ruling("RU-18")
def test_the_options_of_a_record_stand_whatever_its_version() -> None:
    header = {"permonik": 1, "game": "saboteur", "players": 2, "names": ["Anna", "Boris"], "commitment": "00"}
    for rules, given, meant in (
        (1, {}, "end_of_turn"),
        (1, {"cards_out_end": "immediately"}, "immediately"),
        (2, {}, "immediately"),
        (2, {"cards_out_end": "end_of_turn"}, "end_of_turn"),
    ):
        read = read_header(header | {"rules": rules, "options": given})
        assert GAME.meant_options(read.rules, read.options)["cards_out_end"] == meant
    assert GAME.check_options({})["cards_out_end"] == "immediately"
