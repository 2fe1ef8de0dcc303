"""The small pictures on the cards of the browser's board tell what the engine does with those cards."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from rivals_table import Table, position

from permonik.games.rivals.effects.built import WHEN_BUILT
from permonik.games.rivals.effects.standing import ODD
from permonik.games.rivals.tables import FIRST_ACTION, cards

DESIGNS = json.loads(
    (Path(__file__).resolve().parents[3] / "web/src/boards/rivals/components.json").read_text(encoding="utf-8")
)["designs"]


DOES = {"boosts", "trades", "harvest", "gain", "plenty", "shelters", "defends", "calms"}
IN_SIGHT = [card for card in cards[:FIRST_ACTION] if card["placement"] != "region"]


def test_what_an_expansion_does_is_told_on_the_board() -> None:
    """Whatever a row or an entry says; what only counts points, or is asked for by other cards, has no picture."""
    does = {card["id"] for card in IN_SIGHT if DOES & set(card) or card["id"] in {*ODD, *WHEN_BUILT}}
    told = {card["id"] for card in IN_SIGHT if DESIGNS[card["id"]].keys() & {"effect", "sign"}}
    assert does == told


@pytest.mark.parametrize("card", [card for card in IN_SIGHT if {"defends", "calms"} & set(card)])
def test_a_sign_names_the_faces_of_the_die(card: dict[str, Any]) -> None:
    first, last = map(int, re.findall(r"\d", DESIGNS[card["id"]]["sign"]))
    assert list(range(first, last + 1)) == card.get("defends", card.get("calms"))


def test_a_sign_names_how_many_ships_a_harbor_wants() -> None:
    """One ship less is worth nothing."""
    ships, points = map(int, re.findall(r"\d", DESIGNS["harbor"]["sign"]))
    assert [ODD["harbor"].victory(0, ships - more) for more in (0, 1)] == [points, 0]


def amounts(line: str) -> tuple[dict[str, int], int]:
    """What a picture says is given, and how much is taken: "3gold > 2any" is ({"gold": 3}, 2)."""
    give, _, take = line.replace("+", ">").partition(">")
    found = re.findall(r"(\d+)(\w+)", give)
    return {name: int(n) for n, name in found}, sum(int(n) for n in re.findall(r"\d+", take))


def stock(table: Table) -> dict[str, int]:
    land = table.data()["principalities"][0]
    found: dict[str, int] = {}
    for place, region in land["regions"].items():
        kind = region.removeprefix("red_").removeprefix("stack_").rstrip("_0123456789")
        found[kind] = found.get(kind, 0) + land["stock"][place]
    return found


def all_gains(table: Table) -> int:
    """Answers questions for resources as long as there are any; how many came."""
    count = 0
    while table.state.waiting() == (0,) and table.offers("gain"):
        before = sum(stock(table).values())
        table.play(f"gain {table.offers('gain')[0]}")
        count += sum(stock(table).values()) - before
    return count


@pytest.mark.parametrize("card", ["goldsmith", "merchant_caravan"])
def test_an_exchange_by_a_card(card: str) -> None:
    give, take = amounts(DESIGNS[card]["effect"])
    table = position(red={"goods": {"gold": 3}, "hand": [card]})
    table.play(f"play {card}")
    assert 3 - stock(table)["gold_field"] == sum(give.values())
    assert all_gains(table) == take


LEARNED = {"goods": {}, "cities": [0], "sites": {"c0-above": ["university"]}}


@pytest.mark.parametrize(("card", "kind"), [("mineral_mining", "mountains"), ("three_field_system", "fields")])
def test_a_gift_of_a_card(card: str, kind: str) -> None:
    table = position("progress", red={**LEARNED, "hand": [card]})
    table.play(f"play {card}")
    all_gains(table)
    assert stock(table)[kind] == amounts(DESIGNS[card]["effect"])[1]


@pytest.mark.parametrize(
    ("card", "variant"), [("mint", "gold"), ("brick_ship", "intro"), ("large_trade_ship", "intro")]
)
def test_an_exchange_by_what_stands_there(card: str, variant: str) -> None:
    """Beside the card lie hills or the gold field, with just what it takes."""
    give, take = amounts(DESIGNS[card]["effect"])
    (name,) = give
    kind = "gold" if card == "mint" else "brick"
    site = "c0-above" if card == "mint" else "c0-below"
    table = position(variant, red={"goods": {kind: give[name]}, "cities": [0], "sites": {site: [card]}})
    exchanges = [text for text in table.options() if text.split()[0] in ("mint", "trade", "ship")]
    assert len(exchanges) == 1
    table.play(exchanges[0])
    assert sum(stock(table).values()) == 0
    assert all_gains(table) == take


@pytest.mark.parametrize("card", ["toll_bridge", "pirate_ship"])
def test_what_a_plentiful_harvest_adds(card: str) -> None:
    table = position("gold", phase="BeforeRoll", red={"goods": {}, "sites": {"c0-above": [card]}})
    table.play("roll", "=6", "=plentiful_harvest")
    gold = stock(table)["gold_field"]
    assert gold == amounts(DESIGNS[card]["effect"].replace(":", ">"))[1]


def test_what_a_staple_house_brings() -> None:
    cost = DESIGNS["staple_house"]["cost"]
    table = position(
        "gold",
        red={"goods": cost, "cities": [0], "sites": {"c0-below": ["merchant_guild"]}, "hand": ["staple_house"]},
    )
    table.play("build staple_house", "site c0-above")
    while table.offers("pay"):
        table.play(f"pay {table.offers('pay')[0]}")
    assert all_gains(table) == amounts(DESIGNS["staple_house"]["effect"])[1]
