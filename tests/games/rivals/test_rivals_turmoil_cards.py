"""Section 20: the expansions of the Era of Turmoil, one by one."""

from typing import Any

import pytest
from rivals_table import BLUE, NOTHING, RED, holds, position, rolled, twin

from permonik.testing import example, rule, ruling

TAVERN = {"cities": [0], "sites": {"c0-above": ["hedge_tavern"]}}
STRONG = {"c0-below": ["candamir"]}


# -- Drill Ground (R20.6), Lookout Tower (R20.7), Heinrich (R20.8) -------------------------------------------------


@rule("R20.6")
def test_a_drill_ground_saves_one_resource_of_a_hero() -> None:
    red: dict[str, Any] = {"sites": {"c0-above": ["drill_ground"]}, "hand": ["candamir"]}
    table = position("turmoil", red={**red, "goods": {"grain": 1, "ore": 1, "wool": 2}})
    table.play("build candamir", "site c2-above")
    assert table.options() == ["save wool", "save ore", "save grain"]
    assert twin(table).play("save ore").goods() == holds(ore=1)
    assert table.play("save wool").goods() == holds(wool=1)
    assert table.standing() == ["candamir", "drill_ground"]
    short = position("turmoil", red={**red, "goods": {"grain": 1, "wool": 2}}).play("build candamir", "site c2-above")
    assert (short.goods(), short.asked()) == (NOTHING, "Act")  # only the ore can be saved
    assert position("turmoil", red={**red, "goods": {"wool": 2}}).offers("build") == []


@rule("R20.6")
@pytest.mark.parametrize("card", ["ore_ship", "storehouse", "abbey", "lookout_tower"])
def test_a_drill_ground_is_for_heroes_only(card: str) -> None:
    cost = {"ore_ship": ("lumber", "wool"), "storehouse": ("lumber", "wool"), "lookout_tower": ("lumber", "grain")}
    types = cost.get(card, ("brick", "grain", "ore"))
    red: dict[str, Any] = {"sites": {"c0-above": ["drill_ground"]}, "hand": [card]}
    for missing in types:
        goods = {resource: 1 for resource in types if resource != missing}
        assert position("turmoil", red={**red, "goods": goods}).offers("build") == []


@rule("R20.6")
@pytest.mark.parametrize("hero", ["austin", "harald", "inga", "heinrich", "irmgard", "carl_forkbeard"])
def test_a_drill_ground_helps_every_hero(hero: str) -> None:
    goods = {"grain": 0, "ore": 1, "wool": 2, "gold": 1}  # the grain is missing
    red = {"sites": {"c0-above": ["drill_ground"]}, "hand": [hero], "goods": goods}
    assert position("turmoil", red=red).offers("build") == [hero]
    assert position("turmoil", red={**red, "sites": {}}).offers("build") == []


@rule("R20.7")
def test_a_lookout_tower_is_a_building_with_a_strength_point() -> None:
    table = position("turmoil", red={"sites": {"c0-above": ["lookout_tower"]}})
    assert table.view(None)["strength"][RED] == 1
    feud = rolled(
        "turmoil", 2, "event_card", "=feud", red={"sites": {"c0-above": ["lookout_tower"]}}, blue={"sites": STRONG}
    )
    assert (feud.seat, feud.options()) == (RED, ["choose c0-above-1"])


@rule("R20.7", "R20.8")
@pytest.mark.parametrize(("card", "faces"), [("lookout_tower", [1, 2]), ("heinrich", [3, 4, 5])])
def test_tower_and_heinrich_defend_by_different_faces(card: str, faces: list[int]) -> None:
    blue = {"sites": {"c0-above": [card]}, "hand": ["inga"]}
    table = position("turmoil", red={**TAVERN, "hand": ["traitor"]}, blue=blue).play("play traitor", "defend")
    stopped = [face for face in range(1, 7) if twin(table).play(f"={face}").asked() == "Act"]
    assert stopped == faces


@rule("R20.8")
def test_heinrich_is_a_hero_with_two_strength() -> None:
    red = {
        "cities": [0],
        "sites": {"c0-above": ["heinrich"]},
        "hand": ["tithe_barn"],
        "goods": {"brick": 1, "lumber": 2, "ore": 1},
    }
    table = position("turmoil", red=red).play("build tithe_barn", "site c0-below", "name grain")
    assert (table.view(None)["strength"][RED], table.goods()) == (2, holds(grain=1))


# -- Irmgard (R20.9) -----------------------------------------------------------------------------------------


@rule("R20.9")
@example("EX-40")
@pytest.mark.parametrize("cause", ["feud", "arsonist", "archer", "riots"])
def test_irmgard_consoles_whoever_loses_an_expansion(cause: str) -> None:
    blue = {"cities": [0], "sites": {"c0-above": ["irmgard", "abbey"], "c0-below": ["harald"]}, "goods": {}}
    if cause in ("feud", "riots"):
        red = {"sites": STRONG, "goods": {"gold": 1}}
        table = rolled("turmoil", 2, "event_card", f"={cause}", red=red, blue=blue)
        if cause == "riots":
            table.play("pay-gold")
    else:
        table = position("turmoil", red={**TAVERN, "hand": [cause]}, blue=blue).play(f"play {cause}")
    table.play(table.options()[0]).play(table.options()[0])  # which one, and under which stack
    assert (table.seat, table.asked()) == (BLUE, "Gain")
    table.play("gain c3-above")
    assert table.goods(BLUE)["grain"] == 1
    assert (table.seat, table.asked()) == (RED, "Act")


@rule("R20.9")
@example("EX-40")
def test_irmgard_herself_is_out_of_reach() -> None:
    blue = {"sites": {"c0-above": ["irmgard"]}}
    assert position("turmoil", red={**TAVERN, "hand": ["archer"]}, blue=blue).offers("play") == []
    assert rolled("turmoil", 2, "event_card", "=riots", blue=blue).asked() == "Act"


@rule("R20.9")
@ruling("RU-50")
def test_irmgard_does_not_console_for_own_demolition_or_payment() -> None:
    red = {"cities": [0], "sites": {"c0-above": ["irmgard", "abbey"], "c0-below": ["harald"]}, "goods": {"gold": 1}}
    assert position("turmoil", red=red).play("demolish c0-above-1").asked() == "Act"
    paid = rolled("turmoil", 2, "event_card", "=riots", red=red).play("pay-gold")
    assert (paid.seat, paid.asked()) == (RED, "Act")


@rule("R20.9")
def test_irmgard_helps_her_owner_only() -> None:
    """Red has Irmgard, blue loses the building."""
    red = {"cities": [0], "sites": {"c0-above": ["irmgard", "candamir"]}}
    table = rolled("turmoil", 2, "event_card", "=feud", red=red, blue={"sites": {"c0-above": ["abbey"]}})
    table.play("choose c0-above-1", "under abbey 1")
    assert (table.seat, table.asked()) == (RED, "Act")


# -- Chapels (R20.10) ----------------------------------------------------------------------------------------


@rule("R20.10")
@example("EX-38")
@pytest.mark.parametrize(
    ("chapels", "safe"),
    [(["chapel_123"], {1, 2, 3}), (["chapel_456"], {4, 5, 6}), (["chapel_123", "chapel_456"], {1, 2, 3, 4, 5, 6})],
)
def test_a_chapel_protects_from_riots_by_the_production_die(chapels: list[str], safe: set[int]) -> None:
    red = {"cities": [0], "sites": {"c0-above": chapels, "c0-below": ["harald"]}, "goods": {}}
    for die in range(1, 7):
        table = rolled("turmoil", die, "event_card", "=riots", red=red)
        assert (table.asked() == "Act") is (die in safe), f"a {die}"


@rule("R20.10")
def test_a_chapel_protects_its_owner_only_and_from_riots_only() -> None:
    chapel = {"cities": [0], "sites": {"c0-above": ["chapel_123", "harald"]}, "goods": {}}
    table = rolled("turmoil", 2, "event_card", "=riots", red=chapel, blue={"sites": {"c0-above": ["austin"]}})
    assert table.seat == BLUE
    feud = rolled("turmoil", 2, "event_card", "=feud", red=chapel, blue={"sites": STRONG})
    assert (feud.seat, feud.asked()) == (RED, "LoseBuilding")


# -- Fairgrounds (R20.11), Fire Brigade (R20.12), Tithe Barn (R20.13), the rest (R20.14) ----------------------------


@rule("R20.11")
@example("EX-42")
@pytest.mark.parametrize(
    ("mine", "its", "gains"), [([], [], 0), (["inga"], ["siglind"], 0), (["siglind"], ["austin"], 2), ([], ["inga"], 0)]
)
def test_fairgrounds_bring_two_resources_to_the_more_skilled(mine: list[str], its: list[str], gains: int) -> None:
    goods = {"grain": 1, "lumber": 2, "wool": 1}
    red = {"cities": [0], "sites": {"c2-above": mine}, "hand": ["fairgrounds"], "goods": goods}
    table = position("turmoil", red=red, blue={"sites": {"c0-above": its}})
    table.play("build fairgrounds", "site c0-above")
    assert (table.standing(), table.goods()) == (sorted(["fairgrounds", *mine]), NOTHING)
    for _ in range(gains):
        assert table.asked() == "Gain"
        table.play("gain c3-below")
    assert (table.goods(), table.asked()) == (holds(ore=gains), "Act")


@rule("R20.12")
def test_a_fire_brigade_protects_its_city_itself_included_but_not_from_a_feud() -> None:
    blue = {
        "cities": [0, 2],
        "sites": {"c0-above": ["abbey"], "c0-below": ["fire_brigade", "storehouse"], "c2-above": ["tithe_barn"]},
    }
    table = position("turmoil", red={**TAVERN, "hand": ["arsonist"]}, blue=blue).play("play arsonist")
    assert table.options() == ["choose c2-above-1"]
    feud = rolled("turmoil", 2, "event_card", "=feud", red={"sites": STRONG}, blue=blue)
    assert (feud.seat, feud.asked()) == (RED, "PickBuilding")
    assert len(feud.options()) == 2  # of four, the first of three
    feud.play("choose c0-above-1", "choose c0-below-1", "choose c0-below-2")
    assert feud.options() == ["choose c0-above-1", "choose c0-below-1", "choose c0-below-2"]


@rule("R20.13")
@example("EX-41")
@pytest.mark.parametrize(
    ("resource", "before", "after"), [("wool", 0, 3), ("grain", 0, 3), ("wool", 1, 3), ("grain", 3, 3)]
)
def test_a_tithe_barn_brings_wool_or_grain_for_each_hero(resource: str, before: int, after: int) -> None:
    sites = {"c0-above": ["irmgard", "austin"], "c2-above": ["carl_forkbeard"], "c2-below": ["ore_ship"]}
    goods = {"brick": 1, "lumber": 2, "ore": 1, resource: before}
    red = {"cities": [0], "sites": sites, "hand": ["tithe_barn"], "goods": goods}
    table = position("turmoil", red=red).play("build tithe_barn", "site c0-below")
    assert table.options() == ["name wool", "name grain"]
    assert table.play(f"name {resource}").goods() == holds(**{resource: after})
    assert table.asked() == "Act"


@rule("R20.13")
def test_tithes_are_spread_over_the_own_pastures() -> None:
    red = {
        "cities": [0],
        "towns": [4],
        "regions": {"c5-above": "stack_pasture_6", "c5-below": "stack_hills_1"},
        "sites": {"c0-above": ["austin", "inga"]},
        "hand": ["tithe_barn"],
        "goods": {"brick": 1, "lumber": 2, "ore": 1},
    }
    table = position("turmoil", red=red).play("build tithe_barn", "site c0-below", "name wool")
    assert table.options() == ["gain c1-below", "gain c5-above"]
    table.play("gain c1-below", "gain c5-above")
    assert (table.stock()["c1-below"], table.stock()["c5-above"], table.asked()) == (1, 1, "Act")


@rule("R20.14")
def test_a_hedge_tavern_is_a_precondition_and_does_nothing_else() -> None:
    goods = {"grain": 1, "wool": 1, "gold": 2}
    table = position("turmoil", red={"cities": [0], "goods": goods}).play("build hedge_tavern", "site c0-above")
    assert (table.seat, table.asked(), table.points(), table.goods()) == (RED, "Act", 4, NOTHING)
    hand = ["archer", "arsonist", "traitor"]
    blue = {"sites": {"c0-above": ["austin"], "c2-above": ["abbey"]}, "hand": ["inga"]}
    assert position("turmoil", red={**TAVERN, "hand": hand}, blue=blue).offers("play") == hand
    assert position("turmoil", red={"cities": [0], "hand": hand}, blue=blue).offers("play") == []


@rule("R20.14")
def test_a_large_festival_hall_is_worth_two_points() -> None:
    red = {"cities": [0], "hand": ["large_festival_hall"], "goods": {"brick": 2, "grain": 3, "ore": 3}}
    table = position("turmoil", red=red).play("build large_festival_hall", "site c0-above")
    assert (table.points(), table.asked(), table.goods()) == (5, "Act", NOTHING)


@rule("R20.14")
def test_carl_forkbeard_is_a_hero() -> None:
    red = {
        "cities": [0],
        "sites": {"c0-above": ["carl_forkbeard"]},
        "hand": ["tithe_barn"],
        "goods": {"brick": 1, "lumber": 2, "ore": 1},
    }
    table = position("turmoil", red=red)
    assert (table.tokens()[0], table.view(None)["strength"][RED]) == (RED, 5)
    assert table.play("build tithe_barn", "site c0-below", "name wool").goods() == holds(wool=1)
