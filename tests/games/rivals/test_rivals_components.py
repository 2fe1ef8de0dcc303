"""Section 1: what is in the box, and the words of the rules."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from rivals_table import BLUE, RED, opening, position

from permonik.games.rivals import GAME
from permonik.games.rivals.tables import BUILDINGS, DESIGNS, FIRST_ACTION, HEROES, SHIPS, UNITS
from permonik.testing import rule

HERO_NAMES = {"austin", "candamir", "harald", "inga", "osmund", "siglind", "carl_forkbeard", "heinrich", "irmgard"}
SHIP_NAMES = {"brick_ship", "grain_ship", "ore_ship", "wool_ship", "lumber_ship", "gold_ship", "large_trade_ship"}


def data(name: str) -> Any:
    return tomllib.loads(files("permonik.games.rivals").joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


def by_set(rows: list[dict[str, Any]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for row in rows:
        found.update(row["copies"])
    return found


def names(mask: int) -> set[str]:
    return {name for number, name in enumerate(DESIGNS[:FIRST_ACTION]) if mask >> number & 1}


@rule("R1.1")
def test_180_cards_in_four_sets() -> None:
    draw_cards, events, centre = by_set(data("cards")["card"]), by_set(data("events")["event"]), data("center")
    in_the_middle = sum(sum(card["copies"].values()) for card in centre["center"]) + len(centre["region"])
    sets = draw_cards + events + Counter(base=in_the_middle)
    assert sets == {"base": 94, "gold": 27, "turmoil": 28, "progress": 31}
    assert sets.total() == 180


@rule("R1.1")
def test_the_event_die_shows_the_event_card_twice() -> None:
    table = position(phase="BeforeRoll").play("roll")
    assert table.state.chance().outcomes == [1, 2, 3, 4, 5, 6]
    table.play("=1")
    faces = Counter(GAME.decks["event-die"].ids[face] for face in table.state.chance().outcomes)
    assert faces == {"brigand": 1, "trade": 1, "celebration": 1, "plentiful_harvest": 1, "event_card": 2}


@rule("R1.1")
def test_one_token_of_each_kind() -> None:
    """Each adds one point, whoever holds it: no second one is in the box."""
    assert [token["id"] for token in data("modes")["token"]] == ["strength_advantage", "trade_advantage"]
    table = position(red={"sites": {"c0-above": ["candamir"]}}, blue={"sites": {"c0-above": ["siglind"]}})
    assert (table.tokens(), table.points(RED), table.points(BLUE)) == ((RED, None), 3, 2)


@rule("R1.2")
def test_the_base_set() -> None:
    centre = data("center")
    assert len(centre["region"]) == 24
    assert {card["id"]: sum(card["copies"].values()) for card in centre["center"]} == {
        "settlement": 9,
        "city": 7,
        "road": 9,
    }
    base = [card for card in data("cards")["card"] if card["copies"].get("base")]
    assert sum(card["copies"]["base"] for card in base if card["type"] == "action") == 9
    assert sum(card["copies"]["base"] for card in base if card["placement"] == "settlement_or_city") == 27
    assert by_set(base)["base"] == 36
    assert by_set(data("events")["event"])["base"] == 9


@rule("R1.3")
def test_the_backs() -> None:
    centre = data("center")
    shields = Counter(region["back"] for region in centre["region"])
    stacks = {card["id"]: card["copies"]["stack"] for card in centre["center"]}
    for colour in ("red", "blue"):
        assert shields[colour] + sum(card["copies"][colour] for card in centre["center"]) == 9
    assert shields["region"] == 12
    assert stacks == {"settlement": 5, "city": 7, "road": 7}
    assert by_set(data("events")["event"]).total() == 21


@rule("R1.3")
@pytest.mark.parametrize(
    ("variant", "card", "stacks"),
    [
        ("gold", "storehouse", [1, 2, 3]),
        ("gold", "storehouse-gold", [4, 5]),
        ("turmoil", "archer", [4, 5]),
        ("duel", "storehouse", [1, 2, 3]),
        ("duel", "mint", [4]),
        ("duel", "archer", [5]),
        ("duel", "guido", [6]),
    ],
)
def test_a_matching_back_is_the_back_of_the_set(variant: str, card: str, stacks: list[int]) -> None:
    table = position(variant, phase="ExchangeCard", red={"hand": [card]})
    assert table.offers("under") == [f"{card} {stack}" for stack in stacks]


@rule("R1.4")
@pytest.mark.parametrize(
    ("card", "sites"),
    [
        ("storehouse", ["c0-above", "c0-below", "c2-above", "c2-below"]),
        ("pirate_ship", ["c0-above", "c0-below", "c2-above", "c2-below"]),
        ("moneylender", ["c2-above", "c2-below"]),
    ],
)
def test_green_goes_to_a_town_and_red_to_a_city_only(card: str, sites: list[str]) -> None:
    goods = dict.fromkeys(("lumber", "wool", "brick", "ore"), 2)
    table = position("gold", red={"cities": [2], "hand": [card], "goods": goods}).play(f"build {card}")
    assert table.offers("site") == sites


@rule("R1.4")
def test_a_red_card_needs_a_city_and_the_brown_one_lies_beside_a_region() -> None:
    goods = dict.fromkeys(("lumber", "wool", "brick", "ore"), 3)
    red = {"hand": ["moneylender", "gold_cache"], "goods": goods, "sites": {"c0-above": ["austin"]}}
    table = position("gold", red=red)
    assert table.offers("build") == ["gold_cache"]
    table.play("build gold_cache")
    assert table.options() == [f"at c{column}-{row}" for column in (-1, 1, 3) for row in ("above", "below")]


@rule("R1.5")
def test_buildings_units_and_neither() -> None:
    assert names(HEROES) == HERO_NAMES
    assert names(SHIPS) == SHIP_NAMES
    assert names(UNITS) == HERO_NAMES | SHIP_NAMES | {"pirate_ship", "chief_cannoneer"}
    assert not BUILDINGS & UNITS
    assert set(DESIGNS[:FIRST_ACTION]) - names(BUILDINGS | UNITS) == {"gold_cache"}


@rule("R1.5")
def test_the_cache_is_neither_pulled_down_nor_picked() -> None:
    red = {"sites": {"c0-above": ["austin"]}, "cache": ("c1-above", 1)}
    table = position("gold", phase="BeforeRoll", red=red, blue={"sites": {"c0-above": ["candamir"]}})
    table.play("roll", "=2", "=event_card", "=feud")
    assert table.asked() == "Act"
    assert table.offers("demolish") == ["c0-above-1"]


@rule("R1.6")
@pytest.mark.parametrize("active", [RED, BLUE])
def test_the_active_player_acts_on_the_other(active: int) -> None:
    me = {"hand": ["pirate_ship"], "goods": {"lumber": 1, "wool": 1}}
    other = {"sites": {"c0-above": ["ore_ship"]}}
    red, blue = (me, other) if active == RED else (other, me)
    agenda = [["EndTurn", -2], ["Replenish", active], ["Act", active]]
    table = position("gold", red=red, blue=blue, active=active, agenda=agenda)
    assert (table.seat, table.view(None)["active"]) == (active, active)
    table.play("build pirate_ship", "site c0-above")
    assert (table.seat, table.options()) == (1 - active, ["choose c0-above-1"])
    table.play("choose c0-above-1")
    assert (table.standing(active), table.standing(1 - active)) == (["pirate_ship"], [])


@rule("R1.6")
def test_who_starts_is_active_first() -> None:
    assert opening("intro", BLUE).view(None)["active"] == BLUE
