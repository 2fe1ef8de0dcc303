"""All cards with their figures, row by row, typed by hand: counts, half-moons, costs, points, kinds, places, 1x."""

from collections import Counter
from typing import NamedTuple

import pytest
from rivals_table import BLUE, RED, Table, position, rolled

from permonik.games.rivals import GAME
from permonik.games.rivals.tables import DESIGNS, UNIQUE
from permonik.testing import rule

Figures = dict[str, int]


def figures(text: str) -> Figures:
    """`"wool 2 ore"` says two wool and one ore."""
    found: Figures = {}
    last = ""
    for word in text.split():
        if word.isdigit():
            found[last] = int(word)
        else:
            found[last := word] = 1
    return found


class Row(NamedTuple):
    card: str
    kind: str  # building, hero, ship, unit
    where: str  # town, city, parish
    cost: str
    points: str
    copies: str
    moons: str = ""  # of these copies, those with a half-moon


ROWS = [
    Row("abbey", "building", "town", "brick grain ore", "progress", "base 2"),
    Row("marketplace", "building", "town", "grain wool", "commerce", "base 2"),
    Row("parish_hall", "building", "town", "brick grain", "", "base 2"),
    Row("storehouse", "building", "town", "lumber wool", "", "base 2 gold", "gold"),
    Row("toll_bridge", "building", "town", "brick lumber", "commerce", "base gold", "gold"),
    Row("brick_factory", "building", "town", "brick ore", "", "base"),
    Row("iron_foundry", "building", "town", "brick ore", "", "base"),
    Row("grain_mill", "building", "town", "grain lumber", "", "base"),
    Row("lumber_camp", "building", "town", "lumber ore", "", "base"),
    Row("weavers_shop", "building", "town", "lumber wool", "", "base"),
    Row("brick_ship", "ship", "town", "lumber wool", "commerce", "base"),
    Row("grain_ship", "ship", "town", "lumber wool", "commerce", "base"),
    Row("ore_ship", "ship", "town", "lumber wool", "commerce", "base"),
    Row("wool_ship", "ship", "town", "lumber wool", "commerce", "base"),
    Row("lumber_ship", "ship", "town", "lumber wool", "commerce", "base"),
    Row("gold_ship", "ship", "town", "lumber wool", "commerce", "base"),
    Row("large_trade_ship", "ship", "town", "lumber wool", "commerce", "base gold", "gold"),
    Row("austin", "hero", "town", "grain ore", "strength skill 2", "base"),
    Row("candamir", "hero", "town", "grain ore wool 2", "strength 4 skill", "base"),
    Row("harald", "hero", "town", "grain ore", "strength 2 skill", "base"),
    Row("inga", "hero", "town", "grain ore wool", "strength skill 3", "base"),
    Row("osmund", "hero", "town", "grain ore wool", "strength 2 skill 2", "base"),
    Row("siglind", "hero", "town", "grain ore wool 2", "strength 2 skill 3", "base"),
    Row("pirate_ship", "unit", "town", "lumber wool", "", "gold 2"),
    Row("merchant_guild", "building", "city", "brick 2 grain wool 2", "victory commerce 2", "gold 2", "gold"),
    Row("moneylender", "building", "city", "brick lumber 2 ore 2", "victory", "gold"),
    Row("harbor", "building", "city", "brick ore wool", "commerce", "gold", "gold"),
    Row("trading_base", "building", "city", "brick grain 2 wool 2", "victory commerce", "gold", "gold"),
    Row("mint", "building", "city", "brick lumber 2 ore 2", "victory", "gold 2", "gold"),
    Row("staple_house", "building", "city", "brick 2 ore 2 wool", "victory", "gold 2", "gold"),
    Row("salt_silo", "building", "city", "brick wool 2 gold 2", "victory", "gold"),
    Row("drill_ground", "building", "town", "brick ore", "strength", "turmoil", "turmoil"),
    Row("lookout_tower", "building", "town", "grain lumber", "strength", "turmoil"),
    Row("carl_forkbeard", "hero", "town", "grain ore wool 2", "strength 5", "turmoil", "turmoil"),
    Row("heinrich", "hero", "town", "grain ore wool", "strength 2", "turmoil"),
    Row("irmgard", "hero", "town", "grain gold", "skill 2", "turmoil", "turmoil"),
    Row("chapel_123", "building", "city", "brick grain ore 2", "victory", "turmoil"),
    Row("chapel_456", "building", "city", "brick grain ore 2", "victory", "turmoil"),
    Row("fairgrounds", "building", "city", "grain lumber 2 wool", "victory", "turmoil", "turmoil"),
    Row("fire_brigade", "building", "city", "brick ore wool 2", "victory", "turmoil 2", "turmoil"),
    Row("hedge_tavern", "building", "city", "grain wool gold 2", "victory", "turmoil 2", "turmoil"),
    Row("tithe_barn", "building", "city", "brick lumber 2 ore", "victory", "turmoil", "turmoil"),
    Row("large_festival_hall", "building", "city", "brick 2 grain 3 ore 3", "victory 2", "turmoil"),
    Row("chief_cannoneer", "unit", "town", "lumber ore", "strength 4", "progress 2", "progress"),
    Row("bath_house", "building", "city", "brick 2 ore wool", "victory", "progress 3", "progress"),
    Row("building_crane", "building", "city", "lumber", "", "progress"),
    Row("library", "building", "city", "brick lumber 2 ore", "victory", "progress 2", "progress"),
    Row("parliament", "building", "city", "brick 2 lumber 3 wool 2", "victory 2", "progress", "progress"),
    Row("pharmacy", "building", "city", "brick wool 2 gold", "victory", "progress 2", "progress"),
    Row("town_hall", "building", "parish", "brick ore 2 wool 2", "victory", "progress 2", "progress"),
    Row("university", "building", "city", "brick grain 2 lumber 2", "victory progress", "progress 2", "progress"),
]
CACHE = Row("gold_cache", "", "region", "", "", "gold")
ACTIONS = [
    Row("brigitta", "", "", "", "", "base 2 progress", "progress"),
    Row("merchant_caravan", "", "", "", "", "base 2"),
    Row("relocation", "", "", "", "", "base progress", "progress"),
    Row("goldsmith", "", "", "", "", "base 2 gold", "gold"),
    Row("scout", "", "", "", "", "base 2"),
    Row("brigands", "", "", "", "", "gold turmoil", "gold"),
    Row("gudrun", "", "", "", "", "gold"),
    Row("merchant", "", "", "", "", "gold 2"),
    Row("reiner", "", "", "", "", "gold", "gold"),
    Row("trade_master", "", "", "", "", "gold 2", "gold"),
    Row("archer", "", "", "", "", "turmoil 2", "turmoil"),
    Row("arsonist", "", "", "", "", "turmoil 2", "turmoil"),
    Row("traitor", "", "", "", "", "turmoil 2", "turmoil"),
    Row("voyage_of_plunder", "", "", "", "", "turmoil 2", "turmoil"),
    Row("sebastian", "", "", "", "", "turmoil", "turmoil"),
    Row("benjamin", "", "", "", "", "progress"),
    Row("doctor", "", "", "", "", "progress 2", "progress"),
    Row("guido", "", "", "", "", "progress"),
    Row("gustav", "", "", "", "", "progress"),
    Row("mineral_mining", "", "", "", "", "progress 2", "progress"),
    Row("three_field_system", "", "", "", "", "progress 2", "progress"),
]
EVENTS = [
    Row("feud", "", "", "", "", "base turmoil", "base turmoil"),
    Row("fraternal_feuds", "", "", "", "", "base turmoil", "base turmoil"),
    Row("invention", "", "", "", "", "base progress 2", "progress 2"),
    Row("trade_ships_race", "", "", "", "", "base gold", "base gold"),
    Row("traveling_merchant", "", "", "", "", "base 2 gold", "base gold"),
    Row("year_of_plenty", "", "", "", "", "base 2", "base"),
    Row("gift_for_the_prince", "", "", "", "", "gold", "gold"),
    Row("riots", "", "", "", "", "turmoil 2", "turmoil"),
    Row("plague", "", "", "", "", "progress 3", "progress 2"),
]
EXPANSIONS = [*ROWS, CACHE]
ONCE = ["abbey", "marketplace", "parish_hall", "merchant_guild", "moneylender", "drill_ground", "hedge_tavern"]
ONCE += ["university"]
OPEN = {"gold": "merchant_guild", "turmoil": "hedge_tavern", "progress": "university"}
SETS = ("base", "gold", "turmoil", "progress")
POINTS = ("strength", "skill", "commerce", "progress")
FILLERS = ("brick_ship", "grain_ship", "ore_ship", "wool_ship", "lumber_ship", "gold_ship")

# What must stand before a card can be built.
BEFORE = {
    "staple_house": ["merchant_guild"],
    "chief_cannoneer": ["university"],
    "building_crane": ["university"],
    "parliament": ["abbey", "university"],
    "town_hall": ["parish_hall"],
    "university": ["abbey"],
}


# Cards of which two might stand; a Town Hall needs a Parish Hall, and there is one.
SEVERAL = [row for row in ROWS if sum(figures(row.copies).values()) > 1 and row.where != "parish"]
IN_TURMOIL = [row for row in ROWS if {"base", "turmoil"} & set(figures(row.copies)) and row.card != "tithe_barn"]


def named(row: Row) -> str:
    return row.card


def theme_of(row: Row) -> str:
    """The game in which the card lies in its (first) set; base cards are tried in the Era of Gold."""
    first = next(iter(figures(row.copies)))
    return "gold" if first == "base" else first


def ready(row: Row, goods: Figures, **more: object) -> Table:
    """The card in hand, a city whose first sites hold what it asks for, and a settlement."""
    sites = {f"c0-{side}": [card] for side, card in zip(("above", "below"), BEFORE.get(row.card, []), strict=False)}
    hand = [] if row.card in OPEN.values() else [row.card]
    red = {"cities": [0], "sites": sites, "hand": hand, "goods": goods, **more}
    return position(theme_of(row), red=red)


# -- counts and half-moons -----------------------------------------------------------------------------------


@rule("R1.1", "R1.2")
def test_the_rows_make_up_the_box() -> None:
    cards: Counter[str] = Counter()
    for row in (*EXPANSIONS, *ACTIONS, *EVENTS):
        cards.update(figures(row.copies))
    cards["base"] += 1 + 24 + 9 + 7 + 9  # Yule, regions, settlements, cities, roads
    assert cards == {"base": 94, "gold": 27, "turmoil": 28, "progress": 31}
    names = {row.card for row in (*EXPANSIONS, *ACTIONS)}
    assert names == set(DESIGNS)
    assert len(names) == len(DESIGNS)


def kind_of(card: str, in_set: str, row: Row) -> str:
    """The same card with another back says which."""
    return card if in_set == next(iter(figures(row.copies))) else f"{card}-{in_set}"


@rule("R1.2", "R5.3")
@pytest.mark.parametrize("row", [*EXPANSIONS, *ACTIONS], ids=named)
def test_a_card_lies_as_often_as_it_should_in_its_sets(row: Row) -> None:
    copies = figures(row.copies)
    for theme in SETS[1:]:
        data = GAME.dump(GAME.setup(2, {"variant": theme}))
        for back, name in enumerate(SETS):
            there = [kind for kind in data["unseen"][back] if kind.split("-")[0] == row.card]
            count = copies.get(name, 0) if name in ("base", theme) else 0
            if OPEN[theme] == row.card:
                assert (there, data["face_up"]) == ([], 2)
            else:
                assert there == [kind_of(row.card, name, row)] * count


@rule("R6.1")
@pytest.mark.parametrize("row", [*EXPANSIONS, *ACTIONS], ids=named)
def test_the_duel_leaves_the_half_moons_in_the_box(row: Row) -> None:
    data = GAME.dump(GAME.setup(2, {"variant": "duel"}))
    moons = figures(row.moons)
    for back, name in enumerate(SETS):
        there = [kind for kind in data["unseen"][back] if kind.split("-")[0] == row.card]
        assert len(there) == figures(row.copies).get(name, 0) - moons.get(name, 0)


@rule("R5.1", "R10.1")
@pytest.mark.parametrize("variant", ["intro", "gold", "turmoil", "progress"])
def test_the_event_deck_of_a_mode(variant: str) -> None:
    chance = position(variant, phase="BeforeRoll").play("roll", "=2", "=event_card").state.chance()
    sets = ("base", variant)
    expected = {row.card: sum(n for name, n in figures(row.copies).items() if name in sets) for row in EVENTS}
    assert Counter(GAME.outcome_text("events", event) for event in chance.contents) == +Counter(expected)
    assert sorted(chance.contents) == chance.outcomes  # Yule is not among what comes up by chance


@rule("R6.2")
def test_the_event_deck_of_the_duel() -> None:
    table = position("duel", phase="BeforeRoll").play("roll", "=2", "=event_card")
    there = Counter(GAME.outcome_text("events", event) for event in table.state.chance().contents)
    plain = Counter({row.card: sum(figures(row.copies).values()) - sum(figures(row.moons).values()) for row in EVENTS})
    assert there == +plain + Counter(f"moon-{i}" for i in range(1, 7))
    chance = table.play("=moon-1").state.chance()
    moons = Counter(GAME.outcome_text("moons", event) for event in chance.contents)
    assert moons == {row.card: sum(figures(row.moons).values()) for row in EVENTS if row.moons}
    assert moons.total() == 15


@rule("R6.2")
@pytest.mark.parametrize("event", [row.card for row in EVENTS if row.moons])
def test_a_half_moon_event_that_lies_open_cannot_be_another_one_too(event: str) -> None:
    moons = [event, None, None, None, None, None]
    table = position("duel", phase="BeforeRoll", resolved=["moon-1"], moons=moons)
    chance = table.play("roll", "=2", "=event_card", "=moon-4").state.chance()
    assert sorted([*chance.outcomes, GAME.outcome_parse("moons", event)]) == sorted(chance.contents)


# -- costs, sites, 1x ----------------------------------------------------------------------------------------


@rule("R11.1")
@pytest.mark.parametrize("row", ROWS, ids=named)
def test_an_expansion_costs_what_it_costs(row: Row) -> None:
    cost = figures(row.cost)
    table = ready(row, cost)
    assert table.offers("build") == [row.card]
    table.play(f"build {row.card}").play(f"site {table.offers('site')[0]}")
    assert row.card in table.standing()
    assert not any(table.goods().values())
    plenty = dict.fromkeys(("lumber", "wool", "gold", "brick", "ore", "grain"), 3)
    for resource, amount in cost.items():
        less = ready(row, {**plenty, resource: amount - 1})
        assert row.card not in less.offers("build"), f"{row.card} for {amount - 1} {resource}"


@rule("R1.4", "R2.2")
@pytest.mark.parametrize("row", ROWS, ids=named)
def test_an_expansion_goes_where_it_may(row: Row) -> None:
    table = ready(row, figures(row.cost)).play(f"build {row.card}")
    in_the_city = ["c0-above", "c0-below"]
    expected = {"town": [*in_the_city, "c2-above", "c2-below"], "city": in_the_city, "parish": ["c0-above"]}
    assert table.offers("site") == expected[row.where]


@rule("R1.4", "R2.6")
@pytest.mark.parametrize("row", ROWS, ids=named)
def test_a_full_city_leaves_settlements_to_green_cards_only(row: Row) -> None:
    before = BEFORE.get(row.card, [])
    fill = [*before, *[ship for ship in FILLERS if ship != row.card]][:4]
    table = ready(row, figures(row.cost), sites={"c0-above": fill[:2], "c0-below": fill[2:]})
    if row.where == "city":
        assert row.card not in table.offers("build")
    else:
        table.play(f"build {row.card}")
        assert table.offers("site") == (["c0-above"] if row.where == "parish" else ["c2-above", "c2-below"])


@rule("R1.4")
@pytest.mark.parametrize("row", [row for row in ROWS if row.card not in BEFORE], ids=named)
def test_without_a_city_no_city_expansion_is_built(row: Row) -> None:
    table = ready(row, figures(row.cost), cities=[])
    assert (row.card in table.offers("build")) == (row.where == "town")


@rule("R11.3")
@pytest.mark.parametrize("row", SEVERAL, ids=named)
def test_a_second_copy_stands_only_without_the_mark(row: Row) -> None:
    before = BEFORE.get(row.card, [])
    theme = theme_of(row)
    second = row.card if row.copies.split()[-1].isdigit() or row.card in OPEN.values() else f"{row.card}-{theme}"
    hand = [] if row.card in OPEN.values() else [second]
    sites = {"c0-above": [row.card, *before[:1]], "c0-below": before[1:]}
    table = position(theme, red={"cities": [0], "sites": sites, "hand": hand, "goods": figures(row.cost)})
    assert table.offers("build") == ([] if row.card in ONCE else [second])


@rule("R11.3")
def test_the_mark_1x_stands_on_eight_cards() -> None:
    """Two of them have a single copy, so that no position can show it."""
    assert {name for number, name in enumerate(DESIGNS) if UNIQUE >> number & 1} == set(ONCE)


# -- points and kinds ----------------------------------------------------------------------------------------


@rule("R14.1", "R14.4")
@pytest.mark.parametrize("row", ROWS, ids=named)
def test_an_expansion_counts_its_points(row: Row) -> None:
    table = position(theme_of(row), red={"cities": [0], "sites": {"c0-above": [row.card]}})
    points = figures(row.points)
    view = table.view(None)
    assert {name: view[name][RED] for name in POINTS} == {name: points.get(name, 0) for name in POINTS}
    assert dict(GAME.scores(table.state)[RED].parts)["score-cards"] == points.get("victory", 0)
    assert [view[name][BLUE] for name in POINTS] == [0, 0, 0, 0]


def strong_without(card: str) -> list[str]:
    return [hero for hero in ("candamir", "osmund", "siglind", "harald") if hero != card][:3]


@rule("R1.5", "R10.5")
@pytest.mark.parametrize("row", ROWS, ids=named)
def test_a_feud_finds_buildings_only(row: Row) -> None:
    heroes = strong_without(row.card)
    blue = {"cities": [0, 2], "sites": {"c0-above": heroes[:2], "c0-below": heroes[2:]}}
    red = {"cities": [0], "sites": {"c0-above": [row.card]}}
    table = rolled(theme_of(row), 2, "event_card", "=feud", red=red, blue=blue)
    assert table.asked() == ("LoseBuilding" if row.kind == "building" else "Act")


@rule("R1.5", "R10.8")
@pytest.mark.parametrize("row", ROWS, ids=named)
def test_the_race_is_for_trade_ships_only(row: Row) -> None:
    red = {"cities": [0], "sites": {"c0-above": [row.card]}}
    table = rolled(theme_of(row), 2, "event_card", "=trade_ships_race", red=red)
    assert table.asked() == ("Gain" if row.kind == "ship" else "Act")


@rule("R1.5", "R20.13")
@pytest.mark.parametrize("row", IN_TURMOIL, ids=named)
def test_tithes_are_for_heroes_only(row: Row) -> None:
    goods = {"brick": 1, "lumber": 2, "ore": 1}
    red = {"cities": [0], "sites": {"c0-above": [row.card]}, "hand": ["tithe_barn"], "goods": goods}
    table = position("turmoil", red=red).play("build tithe_barn", "site c0-below")
    assert table.asked() == ("ChooseTithe" if row.kind == "hero" else "Act")
