"""Sections 5 and 6: what is different in the theme games and in the Duel of the Princes."""

from collections import Counter

import pytest
from rivals_table import BLUE, RED, Table, deal_on, opening, position

from permonik.games.rivals import GAME
from permonik.games.rivals.tables import KINDS, VARIANT_IDS, VARIANTS
from permonik.testing import rule, ruling

THEMES = ("gold", "turmoil", "progress")
OPEN = {"gold": "merchant_guild", "turmoil": "hedge_tavern", "progress": "university"}
BASE_EVENTS = Counter(
    feud=1, fraternal_feuds=1, invention=1, trade_ships_race=1, traveling_merchant=2, year_of_plenty=2
)
MORE_EVENTS = {
    "gold": Counter(gift_for_the_prince=1, traveling_merchant=1, trade_ships_race=1),
    "turmoil": Counter(riots=2, feud=1, fraternal_feuds=1),
    "progress": Counter(plague=3, invention=2),
}
DUEL = {
    "gold": Counter(
        **dict.fromkeys(("gudrun", "trade_master", "gold_cache", "merchant_guild", "moneylender", "mint"), 1),
        **dict.fromkeys(("staple_house", "salt_silo"), 1),
        **dict.fromkeys(("merchant", "pirate_ship"), 2),
    ),
    "turmoil": Counter(
        (
            *("brigands-turmoil", "archer", "arsonist", "traitor", "voyage_of_plunder", "lookout_tower", "heinrich"),
            *("chapel_123", "chapel_456", "fire_brigade", "hedge_tavern", "large_festival_hall"),
        )
    ),
    "progress": Counter(
        (
            *("benjamin", "doctor", "guido", "gustav", "mineral_mining", "three_field_system", "chief_cannoneer"),
            *("bath_house", "bath_house", "building_crane", "library", "pharmacy", "town_hall", "university"),
        )
    ),
}
HALF_MOON_EVENTS = Counter(
    feud=2,
    fraternal_feuds=2,
    invention=2,
    trade_ships_race=2,
    traveling_merchant=2,
    year_of_plenty=1,
    gift_for_the_prince=1,
    riots=1,
    plague=2,
)


def outcomes(table: Table) -> Counter[str]:
    chance = table.state.chance()
    return Counter(GAME.decks[chance.deck].ids[one] for one in chance.outcomes)


def event_chance(variant: str, **more: object) -> Table:
    return position(variant, phase="BeforeRoll", **more).play("roll", "=2", "=event_card")


def shuffled(variant: str) -> list[Counter[str]]:
    return [Counter(kinds) for kinds in GAME.dump(GAME.setup(2, {"variant": variant}))["unseen"]]


# -- theme games ---------------------------------------------------------------------------------------------


@rule("R5.1")
@pytest.mark.parametrize(("variant", "size"), [("gold", 12), ("turmoil", 13), ("progress", 14)])
def test_the_event_deck_has_the_events_of_the_set_too(variant: str, size: int) -> None:
    events = outcomes(event_chance(variant))
    assert events == BASE_EVENTS + MORE_EVENTS[variant]
    assert events.total() + 1 == size  # with Yule


@rule("R5.1")
@pytest.mark.parametrize(("variant", "above"), [("gold", 8), ("turmoil", 9), ("progress", 10)])
def test_yule_lies_on_three_cards(variant: str, above: int) -> None:
    deck = [*BASE_EVENTS.elements(), *MORE_EVENTS[variant].elements()]
    assert event_chance(variant, resolved=deck[: above - 1]).data()["yules"] == 0
    assert event_chance(variant, resolved=deck[:above]).data()["yules"] == 1


@rule("R5.2")
@pytest.mark.parametrize("variant", THEMES)
def test_two_open_expansions_beside_the_stacks(variant: str) -> None:
    card = OPEN[variant]
    data = GAME.dump(GAME.setup(2, {"variant": variant}))
    assert data["face_up"] == 2
    assert not any(card in kinds for kinds in data["unseen"])
    goods = dict.fromkeys(("lumber", "wool", "gold", "brick", "grain"), 2)
    player = {"cities": [0], "sites": {"c0-above": ["abbey"]}, "goods": goods}
    table = position(variant, red=player)
    assert card in table.offers("build")
    table.play(f"build {card}", "site c0-below")
    assert table.data()["face_up"] == 1
    assert table.standing() == sorted(["abbey", card])


@rule("R5.3")
@pytest.mark.parametrize(("variant", "size"), [("gold", 11), ("turmoil", 11), ("progress", 12)])
def test_three_base_stacks_and_two_of_the_set(variant: str, size: int) -> None:
    table = Table(GAME.setup(2, {"variant": variant}))
    stacks = table.view(None)["stacks"]
    assert [stack["back"] for stack in stacks] == ["base", "base", "base", variant, variant]
    assert [len(stack["cards"]) for stack in stacks] == [12, 12, 12, size, size]
    for back, name in enumerate(("base", *THEMES)):
        expected = 36 if back == 0 else 2 * size if name == variant else 0
        assert shuffled(variant)[back].total() == expected


@rule("R5.3")
def test_base_and_theme_cards_are_never_mixed() -> None:
    """A card of the top of a gold stack is one of the 22 gold cards, one of a base stack one of the 36."""
    for stack, back in ((1, 0), (3, 0), (4, 1), (5, 1)):
        table = position("gold", phase="Replenish").play(f"draw {stack}")
        assert outcomes(table) == shuffled("gold")[back]


@rule("R5.4")
@pytest.mark.parametrize("starter", [RED, BLUE])
def test_each_takes_three_of_twelve_of_a_base_stack_of_his_own(starter: int) -> None:
    table = opening("gold", starter)
    assert (table.seat, table.options()) == (starter, ["search 1", "search 2", "search 3"])
    deal_on(table.play("search 2"))
    assert (table.seat, table.asked(), len(table.options())) == (starter, "TakeCard", 12)
    for left in (11, 10, 9):
        table.play(table.options()[0])
        assert len(table.stack(2)) == left
    assert (table.seat, table.options()) == (1 - starter, ["search 1", "search 3"])
    deal_on(table.play("search 3"))
    table.play(table.options()[3]).play(table.options()[3]).play(table.options()[3])
    assert [len(table.hand(seat)) for seat in (RED, BLUE)] == [3, 3]
    assert (table.seat, table.asked()) == (starter, "Rearrange")


@rule("R5.4")
def test_the_rest_of_the_stack_keeps_its_order() -> None:
    table = deal_on(opening("gold").play("search 1"))
    before = table.stack(1)
    for copy in (7, 3, 0):
        table.play(table.options()[copy])
    rest = before[1:3] + before[4:7] + before[8:]
    assert table.stack(1) == rest == [*table.view(RED)["stacks"][0]["cards"]]
    assert len(rest) == 9


def at_rearranging(variant: str = "gold", starter: int = RED) -> Table:
    table = opening(variant, starter)
    for stack in (1, 2):
        deal_on(table.play(f"search {stack}"))
        for _ in range(3):
            table.play(table.options()[0])
    return table


@rule("R5.5")
@pytest.mark.parametrize("variant", [*THEMES, "duel"])
def test_numbers_and_stores_stay_with_the_cards(variant: str) -> None:
    table = at_rearranging(variant)
    old = table.principality()
    table.play("at c1-above", "at c-1-above", "at c3-below", "at c3-above", "at c1-below")
    regions = table.principality()["regions"]
    # In this order: forest, hills, gold field, pasture, fields; the mountains go where there is room.
    assert regions == {
        "c1-above": "red_forest",
        "c-1-above": "red_hills",
        "c3-below": "red_gold_field",
        "c3-above": "red_pasture",
        "c1-below": "red_fields",
        "c-1-below": "red_mountains",
    }
    assert table.stock() == {place: 0 if "gold" in region else 1 for place, region in regions.items()}
    assert sorted(regions.values()) == sorted(old["regions"].values())
    assert table.seat == BLUE
    table.play("keep", "roll", "=1", "=trade")
    assert table.stock()["c3-below"] == 1  # the gold field still yields on a 1


@rule("R5.5")
@pytest.mark.parametrize("variant", VARIANT_IDS)
def test_regions_are_not_rearranged_in_the_introductory_game(variant: str) -> None:
    table = opening(variant)
    for stack in (1, 2):
        deal_on(table.play(f"{'draw' if variant == 'intro' else 'search'} {stack}"))
        while table.asked() == "TakeCard":
            table.play(table.options()[0])
    assert table.asked() == ("BeforeRoll" if variant == "intro" else "Rearrange")


@ruling("RU-7")
@pytest.mark.parametrize("starter", [RED, BLUE])
def test_the_starter_rearranges_first_in_the_open_and_may_leave_it(starter: int) -> None:
    table = at_rearranging("gold", starter)
    assert table.seat == starter
    assert "keep" in table.options()
    table.play("keep")
    assert (table.seat, table.asked()) == (1 - starter, "Rearrange")
    table.play("at c-1-above")
    assert "keep" not in table.options()
    table.play("at c3-above", "at c1-above", "at c1-below", "at c-1-below")
    for seat in (RED, BLUE, None):
        assert table.view(seat)["principalities"][1 - starter]["regions"]["c3-above"].endswith("_hills")
    assert (table.seat, table.asked()) == (starter, "BeforeRoll")


@ruling("RU-7")
def test_180_layouts_of_which_no_two_play_the_same() -> None:
    start = at_rearranging()
    open_tables, layouts = [start.state], []
    while open_tables:
        state = open_tables.pop()
        for action in state.actions(RED):
            if GAME.text(action) == "keep":
                continue
            after = state.clone()
            after.apply(RED, action)
            if after.waiting() == (RED,):
                open_tables.append(after)
            else:
                regions = GAME.dump(after)["principalities"][RED]["regions"]
                layouts.append(tuple(regions[f"c{c}-{row}"] for row in ("above", "below") for c in (-1, 1, 3)))
    assert len(layouts) == len(set(layouts)) == 180
    mirrors = [(0, 1, 2, 3, 4, 5), (2, 1, 0, 5, 4, 3), (3, 4, 5, 0, 1, 2), (5, 4, 3, 2, 1, 0)]
    everything = {tuple(layout[at] for at in order) for layout in layouts for order in mirrors}
    assert len(everything) == 720  # every permutation is one of these, mirrored or turned over


@ruling("RU-6")
@pytest.mark.parametrize("variant", VARIANT_IDS)
def test_the_second_player_uses_another_base_stack(variant: str) -> None:
    verb = "draw" if variant == "intro" else "search"
    table = deal_on(opening(variant).play(f"{verb} 2"))
    while table.asked() == "TakeCard":
        table.play(table.options()[0])
    assert table.seat == BLUE
    assert table.offers(verb) == (["1", "3", "4"] if variant == "intro" else ["1", "3"])


# -- the Duel ------------------------------------------------------------------------------------------------


@rule("R6.1")
def test_the_stacks_of_the_duel_are_without_half_moons() -> None:
    base, *themes = shuffled("duel")
    assert base == shuffled("intro")[0]
    assert themes == [DUEL[name] for name in THEMES]
    stacks = Table(GAME.setup(2, {"variant": "duel"})).view(None)["stacks"]
    assert [stack["back"] for stack in stacks] == ["base", "base", "base", "gold", "turmoil", "progress"]
    assert [len(stack["cards"]) for stack in stacks] == [12, 12, 12, 12, 12, 14]


@rule("R6.1")
def test_no_open_stack_in_the_duel() -> None:
    goods = dict.fromkeys(("lumber", "wool", "gold", "brick", "grain", "ore"), 3)
    red = {"cities": [0], "sites": {"c0-above": ["abbey"]}, "goods": goods}
    table = position("duel", red=red)
    assert table.data()["face_up"] == 0
    assert table.offers("build") == []
    for card in OPEN.values():
        assert card in position("duel", red={**red, "hand": [card]}).offers("build")
        kind = KINDS.index(card)
        assert VARIANTS[VARIANT_IDS.index("duel")].copies[kind] == 1


@rule("R6.2")
def test_five_certain_events_and_six_unknown_ones() -> None:
    table = event_chance("duel")
    certain = ("invention", "year_of_plenty", "riots", "traveling_merchant", "plague")
    assert outcomes(table) == Counter((*certain, *[f"moon-{number}" for number in range(1, 7)]))
    table.play("=moon-2")
    assert outcomes(table) == HALF_MOON_EVENTS
    assert HALF_MOON_EVENTS.total() == 15


@rule("R6.2")
def test_what_was_drawn_for_the_duel_stays_the_same_card() -> None:
    """Seen once it is itself for the rest of the game, and no second copy of a single one can follow."""
    moons = [None, "riots", None, None, None, None]
    table = event_chance("duel", moons=moons).play("=moon-1")
    assert outcomes(table) == HALF_MOON_EVENTS - Counter(riots=1)
    table = event_chance("duel", moons=moons, red={"sites": {"c0-above": ["austin"]}}).play("=moon-2")
    assert table.asked() == "AnswerRiots"


@rule("R6.2")
@pytest.mark.parametrize(("seen", "yules"), [(7, 0), (8, 1)])
def test_yule_lies_on_three_of_the_twelve(seen: int, yules: int) -> None:
    deck = ["invention", "year_of_plenty", "traveling_merchant", "plague", "riots", "moon-1", "moon-2", "moon-3"]
    moons = ["feud", "feud", "plague", None, None, None]
    assert event_chance("duel", moons=moons, resolved=deck[:seen]).data()["yules"] == yules


@rule("R6.3")
def test_the_target_of_each_mode() -> None:
    targets = [opening(variant).view(None)["target"] for variant in VARIANT_IDS]
    assert targets == [7, 12, 12, 12, 13]
