"""The log names what brings and takes resources; that it adds up is a contract (tests/contract/test_stories.py)."""

from __future__ import annotations

from typing import Any

from rivals_table import GAME, Table, position, rolled

from permonik.games.rivals.actions import LINES
from permonik.kernel.deeds import Deed, deeds
from permonik.kernel.message import told
from permonik.testing import rule, ruling


def loud(table: Table, *moves: str) -> list[Deed]:
    """The deeds that these moves are told as."""
    table.state.loud = True
    lines = []
    for move in moves:
        table.play(move)
        lines += [told(LINES, 0, said) for said in table.state.said]
        table.state.said.clear()
    return deeds(lines)


def brought(deed: Deed) -> list[tuple[int, int, str]]:
    """Of the parts of a deed: to whom, how much, and by what."""
    moved = [(moved, part.cause) for part in deed.parts for moved in GAME.moved(part)]
    return [(one.seat, one.n, cause) for one, cause in moved]


def before_roll(variant: str, **given: Any) -> Table:
    return position(variant, phase="BeforeRoll", **given)


@rule("R19.4")
@ruling("RU-43")
def test_reiners_resource_is_his_and_not_the_celebrations() -> None:
    table = before_roll("gold", red={"hand": ["reiner"], "goods": {}}, blue={"goods": {}})
    found = loud(table, "play reiner", "roll", "=3", "gain c3-below", "gain c3-below", "gain c3-below")
    gained = [one for deed in found for one in brought(deed) if one[2]]
    assert sorted(gained)[:2] == [(0, 1, "card-reiner"), (0, 1, "face-celebration")]
    played = next(deed for deed in found if deed.line.id == "played")
    assert brought(played) == [(0, 1, "card-reiner")]


@rule("R18.6")
@ruling("RU-44")
def test_the_gold_of_a_toll_bridge_names_it_also_where_it_is_asked_for() -> None:
    bridge = {"c0-above": ["toll_bridge"]}
    red = {"sites": bridge, "goods": {}, "cache": ("c1-above", 1)}
    table = before_roll("gold", red=red, blue={"sites": {"c0-above": ["toll_bridge-gold"]}, "goods": {}})
    found = loud(table, "roll", "=5", "=plentiful_harvest", "gain c1-above", "gain c1-above")
    tolls = sorted(one for deed in found for one in brought(deed) if one[2] == "card-toll_bridge")
    assert [one[:2] for one in tolls] == [(0, 1), (0, 1), (1, 2)]
    (gained,) = loud(table, "gain c-1-above")
    assert gained.line.cause == "face-plentiful_harvest"


@rule("R9.4")
def test_a_toll_bridge_and_a_pirate_ship_are_named_together() -> None:
    """Their gold is stored in one go: of what has no room, nobody could say whose it was."""
    red = {"cities": [0], "sites": {"c0-above": ["toll_bridge", "pirate_ship"]}, "goods": {}}
    table = before_roll("gold", red=red, blue={"goods": {}})
    found = loud(table, "roll", "=5", "=plentiful_harvest")
    assert [one for deed in found for one in brought(deed) if one[2] == "cause-tolls"] == [(0, 3, "cause-tolls")]


@rule("R9.4")
def test_after_the_toll_the_harvest_is_the_cause_again() -> None:
    table = rolled("intro", 5, "plentiful_harvest", red={"sites": {"c0-above": ["toll_bridge"]}, "goods": {}})
    (gained,) = loud(table, "gain c-1-above")
    assert gained.line.cause == "face-plentiful_harvest"


def test_a_deed_unfolds_into_what_it_was_paid_with() -> None:
    table = position(red={"stock": {"c3-below": 3, "c3-above": 2}})
    (city,) = loud(table, "city c2")
    assert [one.id for one in city.price] == ["spent", "spent"]
    assert [moved.n for one in city.price for moved in GAME.moved(one)] == [-3, -2]
    table = position(red={"goods": {"brick": 1, "ore": 1, "grain": 1}, "hand": ["abbey"]})
    (abbey,) = loud(table, "build abbey", "site c0-above")
    assert [moved.amount for one in abbey.price for moved in GAME.moved(one)] == [
        "amount-brick",
        "amount-ore",
        "amount-grain",
    ]


def test_what_a_card_brings_stands_under_the_card() -> None:
    table = position(red={"goods": {"gold": 3}, "hand": ["goldsmith"]})
    (goldsmith,) = loud(table, "play goldsmith", "gain c3-below", "gain c3-below")
    assert goldsmith.line.id == "played"
    assert brought(goldsmith) == [(0, -3, "card-goldsmith"), (0, 1, "card-goldsmith"), (0, 1, "card-goldsmith")]
