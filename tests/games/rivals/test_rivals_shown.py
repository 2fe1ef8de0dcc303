"""What people are shown beside the view: it fits its type, follows from the view alone, and tells what is going on."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_type_hints

import msgspec
import pytest
from rivals_table import Table, position

from permonik.games.rivals import GAME
from permonik.games.rivals.shown import RivalsShown
from permonik.games.rivals.tables import VARIANT_IDS
from permonik.games.rivals.view import RivalsTable, RivalsView
from permonik.kernel.match import Match
from permonik.testing import rule


def hasty_match(variant: str, seed: int, most: int) -> Any:
    """The moments of a game in which much is built and played."""
    match = Match.start("rivals", 2, seed, {"variant": variant}, ["Anna", "Boris"])
    rng = Random(seed)
    while not match.over and len(match.record.entries) < most:
        yield match
        (seat,) = match.waiting()
        options = match.options(seat)
        worth = [1 if option.text.split()[0] in ("end", "demolish") else 8 for option in options]
        match.choose(seat, rng.choices(options, worth)[0].id)


@pytest.mark.parametrize("variant", VARIANT_IDS)
def test_it_is_the_same_in_every_imagined_world_and_fits_its_type(variant: str) -> None:
    rng = Random(1)
    for number, match in enumerate(hasty_match(variant, 3, 700)):
        for seat in (0, 1, None):
            shown = match.shown(seat)  # first: it must not rest on a view that was asked for before
            view = match.view(seat)
            assert json.loads(json.dumps(shown)) == shown
            if number % 5 == 0:
                assert msgspec.convert(view, RivalsView) == view
                assert msgspec.convert(shown, RivalsShown) == shown
                assert view.keys() == get_type_hints(RivalsView).keys()
                assert shown.keys() == get_type_hints(RivalsShown).keys()
            if seat is not None:
                assert GAME.shown(GAME.imagine(view, rng), seat) == shown
            elif number % 5 == 0:
                assert GAME.shown(GAME.imagine(view, rng), None) == shown


def test_the_page_is_not_told_what_is_still_to_happen() -> None:
    assert get_type_hints(RivalsView).keys() - get_type_hints(RivalsTable).keys() == set(GAME.for_programs)


@pytest.mark.parametrize("variant", VARIANT_IDS)
def test_points_are_told_to_the_last_one(variant: str) -> None:
    for match in hasty_match(variant, 5, 500):
        scores = match.shown(None)["scores"]
        assert [sum(part["points"] for part in parts) for parts in scores] == match.view(None)["points"]


def shown(table: Table, seat: int = 0) -> dict[str, Any]:
    return GAME.shown(table.state, seat)


def test_one_s_own_turn_needs_no_reason() -> None:
    table = position(red={"goods": {"brick": 3}})
    assert shown(table)["phase"] == "action"
    assert shown(table)["busy"] == {"seat": 0, "what": "act", "routine": True, "theirs": False, "why": None}


def test_a_card_that_is_placed_has_its_target() -> None:
    table = position(red={"goods": {"brick": 1, "ore": 1, "grain": 1}, "hand": ["abbey"]})
    table.play("build abbey")
    assert shown(table)["busy"]["why"] == {"kind": "card", "id": "abbey"}
    town = shown(table)["lands"][0]["towns"][0]
    assert town["above"] == {"id": "c0-above", "spots": ["c0-above-1"], "target": "c0-above-1"}


def test_what_a_card_lacks() -> None:
    table = position(red={"goods": {"brick": 1}, "hand": ["abbey", "toll_bridge"]})
    assert shown(table)["lacks"]["abbey"] == {"goods": {"ore": 1, "grain": 1}, "because": []}
    assert shown(table, 1)["lacks"] == {}


WIDER = {"towns": [4], "regions": {"c5-above": "stack_forest_4", "c5-below": "stack_pasture_6"}}


def test_a_resource_before_the_event_is_the_marketplace_s() -> None:
    table = position(phase="BeforeRoll", red={"goods": {}, "sites": {"c0-above": ["marketplace"]}}, blue=WIDER)
    table.play("roll", "=4", "=celebration")
    assert shown(table)["busy"]["why"] == {"kind": "card", "id": "marketplace"}
    assert shown(table)["phase"] == "dice"
    table.play(f"gain {table.offers('gain')[0]}")
    assert shown(table)["busy"]["why"] == {"kind": "face", "id": "celebration"}


def test_where_the_table_does_not_tell_the_phase_nobody_guesses() -> None:
    gain = [["EndTurn", -2], ["Replenish", 0], ["Act", 0], ["Gain", 0, 63]]
    table = position("gold", face="celebration", agenda=gain)
    assert shown(table)["phase"] == "dice"
    built = {"cities": [0], "sites": {"c0-above": ["staple_house"]}}
    table = position("gold", face="celebration", red=built, agenda=gain)
    assert shown(table)["phase"] is None
    assert shown(table)["busy"]["why"] is None


@rule("R20.13")
def test_what_is_stored_by_the_owner_of_a_tithe_barn_is_the_barn_s() -> None:
    """Wool and grain that he has just got; but where the die said trade, it may as well be the opponent's."""

    def why(resource: int, face: str, standing: str) -> Any:
        store = [["EndTurn", -2], ["Replenish", 0], ["Act", 0], ["Store", 0, resource, 1, 0]]
        red = {"cities": [0], "sites": {"c0-above": [standing]}, **PASTURES}
        return shown(position("turmoil", face=face, red=red, agenda=store))["busy"]["why"]

    barn = {"kind": "card", "id": "tithe_barn"}
    assert why(WOOL, "celebration", "tithe_barn") == barn
    assert why(WOOL, "trade", "tithe_barn") is None
    assert why(WOOL, "celebration", "fairgrounds") == {"kind": "face", "id": "celebration"}
    assert why(LUMBER, "celebration", "tithe_barn") == {"kind": "face", "id": "celebration"}


PASTURES = {"towns": [2], "regions": {"c3-above": "stack_pasture_6", "c3-below": "stack_forest_4"}}
LUMBER, WOOL = 0, 1


def test_while_regions_are_laid_out_only_those_lie_there_that_have_been_laid() -> None:
    table = position("gold", agenda=[["BeginTurn", -2], ["Rearrange", 0, 0]])
    assert shown(table)["laying"]["regions"] == table.data()["principalities"][0]["regions"]
    # The forest went to the third place, the hills to the sixth: 3 + 6 × 7.
    table = position("gold", agenda=[["BeginTurn", -2], ["Rearrange", 0, 45]])
    laying = shown(table)["laying"]
    assert laying["regions"] == {"c1-above": "red_forest", "c3-below": "red_hills"}
    assert (laying["seat"], laying["next"]) == (0, "red_gold_field")
    assert shown(table)["phase"] == "setup"


def test_a_land_is_told_from_left_to_right() -> None:
    land = shown(position(red={"roads": (True, False), "cities": [2]}))["lands"][0]
    assert [gap["above"] for gap in land["gaps"]] == ["c-1-above", "c1-above", "c3-above"]
    assert [(gap["road"], gap["side"]) for gap in land["gaps"]] == [(True, "left"), (True, None), (False, "right")]
    assert [(town["id"], town["city"], town["points"]) for town in land["towns"]] == [("c0", False, 1), ("c2", True, 2)]
    assert land["towns"][1]["below"]["spots"] == ["c2-below-1", "c2-below-2"]
