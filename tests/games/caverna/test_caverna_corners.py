"""The corners in which other implementations broke: each played with real options from a set position."""

from typing import Any

from caverna_table import AUTO, SPACES, Table, home, position

from permonik.testing import example, rule, ruling

REST = [[name, AUTO] for name in ("NewRound", "GrowUp", "Harvest", "ReturnHome", "Work")]
MEADOWS = {"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}


def travelling(plain: dict[str, Any], level: int, strength: int, **more: Any) -> Table:
    """Seat 0 stands before the loot of an expedition."""
    table = position(plain, home(), agenda=[*REST, ["Expedition", 0, level, strength, 0]], **more)
    table.state.dwarf = 0
    return table


def harvest(*homes: dict[str, Any], kind: str = "normal", round: int = 5) -> Table:
    """The harvest of a round is about to begin; nothing comes after it."""
    table = position(*homes, round=round, harvests={round: kind}, agenda=[["Finish", AUTO], ["Harvest", AUTO]])
    table.state.settle()
    return table


# -- discounts that stack --------------------------------------------------------------------------------------------


@example("EX-65")
@ruling("RU-11")
def test_discounts_on_the_dwelling_of_the_loot() -> None:
    helping = {"r2c4": "carpenter", "r2c5": "stone_carver"}
    table = travelling(home(dwarfs=[(11, "logging_1_3"), 0], wood=1, stone=1, rooms=helping), 1, 11)
    table.play("loot dwelling", "furnish dwelling", "cavern r2c3")
    assert table.goods() == {}


@example("EX-39")
@ruling("RU-10")
def test_the_carpenter_saves_wood_on_each_pasture_of_one_action() -> None:
    plain = home(cells=MEADOWS, rooms={"r2c4": "carpenter"}, wood=4)
    table = position(plain, home(), cards={1: "sheep_farming"})
    table.play("place sheep_farming", "do small_pasture", "fence r3c2", "do large_pasture", "fence r3c0", "fence r3c1")
    assert table.goods() == {}
    assert table.home()["cells"]["r3c2"] == "small_pasture"
    assert table.home()["larges"] == [["r3c0", "r3c1"]]


@example("EX-39")
def test_loot_pastures_with_the_carpenter() -> None:
    plain = home(cells=MEADOWS, rooms={"r2c4": "carpenter"}, wood=1, dwarfs=[(10, "logging_1_3"), 0])
    table = travelling(plain, 2, 10)
    table.play("loot small_pasture", "fence r3c2")
    assert table.goods() == {"wood": 1}
    table.play("loot large_pasture", "fence r3c0", "fence r3c1")
    assert table.goods() == {}


# -- rooms that answer to goods, however gained ----------------------------------------------------------------------


@example("EX-42", "EX-52")
def test_the_seam_answers_to_every_new_stone() -> None:
    seam = {"r2c4": "seam"}
    table = position(home(rooms={**seam, "r2c5": "trader"}, gold=2), home())
    assert table.play("exchange trader").goods() == {"wood": 1, "stone": 1, "ore": 2}
    table = position(home(rooms=seam, ruby=1), home())
    assert table.play("exchange ruby_stone").goods() == {"stone": 1, "ore": 1}
    table = position(home(rooms=seam, wood=1), home(), display=["stone_carver"])
    table.play("place housework", "do furnish", "furnish stone_carver", "cavern r2c3")
    assert table.goods() == {"stone": 2, "ore": 2}
    mines = {"r1c4": "ore_mine", "r1c5": "ore_mine", "r0c4": "ore_mine"}
    table = harvest(home(rooms={**seam, "r2c5": "quarry"}, cells=mines, donkey=2, food=4))
    table.play("feed 4")
    assert table.goods() == {"donkey": 3, "stone": 1, "ore": 1}


@rule("R12.10")
def test_the_dog_school_answers_to_dogs_from_rubies() -> None:
    table = position(home(rooms={"r2c4": "dog_school"}, ruby=1), home())
    assert table.play("exchange ruby_dog").goods() == {"dog": 1, "wood": 1}


# -- the sixth dwarf -------------------------------------------------------------------------------------------------


@example("EX-64", "EX-19")
@ruling("RU-24")
def test_the_additional_dwelling_houses_the_sixth_only() -> None:
    beds = {"r2c4": "couple_dwelling", "r2c5": "dwelling"}
    extra = {**beds, "r2c3": "additional_dwelling"}
    for rooms, dwarfs, grows in ((extra, 5, True), (beds, 5, False), ({"r2c3": "additional_dwelling"}, 2, False)):
        table = position(home(rooms=rooms, dwarfs=[0] * dwarfs), home(), cards={8: "family_life"})
        assert ("family_life" in table.offers("place")) is grows
    table = position(home(rooms=extra, dwarfs=[0] * 5), home(), cards={8: "family_life"})
    table.play("place family_life", "do family_growth")
    assert len(table.home()["dwarfs"]) == 6


# -- begging and feeding ---------------------------------------------------------------------------------------------


@example("EX-32")
@ruling("RU-5")
def test_begging_is_voluntary() -> None:
    table = harvest(home(food=4))
    assert table.offers("feed") == ["4", "3", "2", "1", "0"]
    table.play("feed 1")
    assert table.goods() == {"food": 3}
    assert table.points()["begging"] == -9


@example("EX-74", "EX-44")
def test_the_working_cave_feeds_whom_one_likes() -> None:
    plain = home(dwarfs=[0, 0, (0, "newborn")], rooms={"r2c4": "working_cave"}, wood=1, food=4)
    table = harvest(plain)
    assert table.play("work wood adult").offers("feed")[0] == "3"
    table = harvest(plain)
    assert table.play("work wood newborn").offers("feed")[0] == "4"
    mines = {"r1c4": "ore_mine", "r1c5": "ruby_mine"}
    caves = {"r2c4": "working_cave", "r2c5": "mining_cave", "r2c3": "couple_dwelling"}
    table = harvest(home(cells=mines, rooms=caves, dwarfs=[0] * 4, donkey=2, stone=1, food=9))
    assert table.play("work stone adult").offers("feed")[0] == "4"


@example("EX-49", "EX-50")
@ruling("RU-41")
def test_the_mining_cave_counts_donkeys_when_food_is_paid() -> None:
    mines = {"r1c4": "ore_mine", "r1c5": "ruby_mine"}
    rooms = {"r2c5": "mining_cave", "r2c3": "couple_dwelling"}
    plain = home(cells=mines, rooms=rooms, dwarfs=[0] * 4, donkey=1, ruby=1, food=9)
    assert harvest(plain).offers("feed")[0] == "7"
    assert harvest(plain).play("exchange ruby_donkey").offers("feed")[0] == "6"
    assert harvest(plain).play("exchange donkey").offers("feed")[0] == "8"
    three = {"r1c4": "ore_mine", "r1c5": "ruby_mine", "r0c4": "ore_mine"}
    table = harvest(home(cells=three, rooms={"r2c5": "mining_cave"}, donkey=3), kind="food_only")
    assert table.state.over
    assert table.home()["begging"] == 0


# -- overhang --------------------------------------------------------------------------------------------------------


@example("EX-73")
@ruling("RU-13")
def test_twin_tiles_overhang_with_the_office_room() -> None:
    cells = {"r1c3": "cavern", "r2c3": "cavern"}
    table = position(home(cells=cells, rooms={"r2c4": "office_room"}), home())
    table.play("place drift_mining_1_3", "do cavern_tunnel", "lay r0c3")
    assert sorted(table.offers("lay")) == ["r-1c3", "r0c4"]
    table.play("lay r-1c3")
    assert table.goods() == {"gold": 2}
    assert table.home()["cells"]["r-1c3"] == "tunnel"
    ring = {**cells, "r0c3": "cavern", "r-1c3": "tunnel", "r0c4": "cavern", "r-1c4": "tunnel"}
    table = position(home(cells=ring, rooms={"r2c4": "office_room"}), home(), cards={3: "ore_mine_construction"})
    table.play("place ore_mine_construction", "do ore_mine_deep_tunnel_and_gain_ore_3", "lay r-1c4", "lay r-1c3")
    assert table.goods() == {"ore": 3}
    table = position(home(cells=cells), home())
    table.play("place drift_mining_1_3", "do cavern_tunnel", "lay r0c3")
    assert table.offers("lay") == ["r0c4"]


# -- imitation -------------------------------------------------------------------------------------------------------


@example("EX-67")
@rule("R9.10")
def test_imitating_blacksmithing() -> None:
    cards = {1: "blacksmithing"}
    plain = home(food=4, ore=3)
    table = position(plain, home(), home(), cards=cards, taken={"blacksmithing": 1})
    table.play("place imitation_3", "imitate blacksmithing", "do forge_weapon", "forge 3", "do expedition_3")
    table.play("loot all_weapons_plus_1", "loot dog", "stop")
    assert table.strengths() == [5, 0]
    armed = position(home(food=4, ore=3, dwarfs=[2, 3]), home(), home(), cards=cards, taken={"blacksmithing": 1})
    armed.play("place imitation_3", "imitate blacksmithing")
    assert armed.options() == ["do expedition_3"]
    table = position(home(food=4), home(), home(), cards={9: "exploration"}, taken={"exploration": 1}, round=9)
    assert "imitation_3" not in table.offers("place")


@example("EX-28")
@ruling("RU-17")
def test_an_imitator_takes_no_accumulated_goods() -> None:
    taken = {"clearing_1_3": 1, "sustenance_1_3": 2, "wood_gathering": 1, "starting_player_1_3": 2}
    goods = {"sustenance_1_3": {"food": 3}}
    table = position(home(food=4), home(), home(), taken=taken, goods=goods)
    table.play("place imitation_3")
    assert table.offers("imitate") == ["clearing_1_3", "sustenance_1_3"]
    table.play("imitate sustenance_1_3", "do take_all_and_gain_grain", "stop")
    assert table.goods() == {"grain": 1}


@rule("R9.9")
@ruling("RU-31")
def test_in_an_emergency_seven_players_imitate_on_a_taken_space() -> None:
    seven = [home(food=2), *[home() for _ in range(6)]]
    spaces = position(*seven).data()["spaces"]
    table = position(*seven, taken={space: 1 + at % 6 for at, space in enumerate(spaces)})
    assert table.options() == ["place imitation_basic_4_7", "aside"]
    six = [home(food=2), *[home() for _ in range(5)]]
    spaces = position(*six).data()["spaces"]
    table = position(*six, taken={space: 1 + at % 5 for at, space in enumerate(spaces)})
    assert table.options() == ["aside"]


# -- breeding --------------------------------------------------------------------------------------------------------


@rule("R4.15", "R4.7")
def test_newborns_without_room_are_not_born() -> None:
    wide = home(cells={"r3c2": "small_pasture"}, stables=["r3c2"], sheep=2, cattle=2, food=4)
    table = harvest(wide).play("feed 4", "stop")  # the pasture holds a third sheep or a third cattle, not both
    assert table.options() == ["breed sheep", "breed cattle"]
    table.play("breed cattle")
    assert table.goods() == {"sheep": 2, "cattle": 3}
    assert table.state.over
    tight = home(cells={"r3c2": "small_pasture"}, sheep=2, cattle=2, food=4)
    table = harvest(tight).play("feed 4", "stop")
    assert table.goods() == {"sheep": 2, "cattle": 2}


@rule("R4.14")
def test_a_ruby_makes_a_pair_before_breeding() -> None:
    plain = home(cells={"r3c2": "small_pasture"}, stables=["r3c2"], sheep=1, ruby=1, food=4)
    table = harvest(plain).play("feed 4")
    assert table.asked() == "BeforeBreeding"
    table.play("exchange ruby_sheep", "stop")
    assert table.goods() == {"sheep": 3}


@example("EX-63")
@ruling("RU-45")
def test_loot_breeds_two_types_at_most() -> None:
    cells = {"r3c2": "small_pasture", "r3c1": "small_pasture", "r3c0": "small_pasture"}
    herd = {"sheep": 2, "donkey": 2, "cattle": 2}
    wide = home(cells=cells, stables=["r3c2", "r3c1", "r3c0"], dwarfs=[(14, "logging_1_3"), 0], **herd)
    table = travelling(wide, 1, 14).play("loot breed")
    assert table.options() == ["breed sheep", "breed donkey", "breed cattle"]
    table.play("breed cattle")
    assert table.options() == ["stop", "breed sheep", "breed donkey"]
    table.play("breed sheep")
    assert table.goods() == {"sheep": 3, "donkey": 2, "cattle": 3}
    narrow = home(
        cells={"r3c2": "small_pasture", "r3c1": "small_pasture"}, stables=["r3c2"], dwarfs=[(14, "supplies"), 0]
    )
    narrow["goods"] |= herd
    table = travelling(narrow, 1, 14).play("loot breed", "breed sheep")
    assert table.goods() == {"sheep": 3, "donkey": 2, "cattle": 2}


# -- exchanges at any time -------------------------------------------------------------------------------------------


@example("EX-70", "EX-71")
@rule("R13.1")
def test_last_exchanges_before_scoring() -> None:
    plain = home(rooms={"r2c4": "beer_parlor"}, grain=4)
    table = position(plain, home(), round=12, agenda=[["NewRound", AUTO]])
    table.state.settle()
    assert table.asked() == "BeforeScoring"
    table.play("exchange beer_parlor_gold", "exchange beer_parlor_gold", "stop")
    assert table.points()["gold"] == 6
    assert table.state.over
    table = position(home(gold=7), home()).play("exchange gold", *["more"] * 5)
    assert table.goods() == {"food": 6}
    assert "gold" not in position(home(gold=1), home()).offers("exchange")


@example("EX-60", "EX-24")
def test_an_exchange_opens_a_space() -> None:
    table = position(home(wood=1, cattle=1), home(), display=["supplies_storage"])
    table.play("exchange cattle", "place housework", "do furnish", "furnish supplies_storage", "cavern r2c3")
    assert table.goods() == {}
    cells = {"r2c4": "tunnel"}
    table = position(home(cells=cells, ruby=1), home(), cards={3: "ore_mine_construction"})
    assert "ore_mine_construction" not in table.offers("place")
    table.play("exchange ruby_tunnel", "lay r2c5", "place ore_mine_construction")
    assert table.options() == ["do ore_mine_deep_tunnel_and_gain_ore_3"]


@rule("R7.6")
@ruling("RU-6")
def test_a_ruby_buys_a_field_while_sowing() -> None:
    plain = home(cells={"r3c2": "field"}, grain=2, ruby=1)
    table = position(plain, home())
    table.play("place slash_and_burn", "do sow", "sow grain")
    assert table.options()[:1] == ["stop"]
    table.play("exchange ruby_field", "lay r3c1", "sow grain")
    assert table.home()["crops"] == {"r3c1": {"grain": 3}, "r3c2": {"grain": 3}}


@ruling("RU-37")
@rule("R10.3")
def test_the_last_part_cannot_be_spoilt() -> None:
    """An armed dwarf on Blacksmithing can only travel: he keeps his weapon, another may lay his down."""
    plain = home(dwarfs=[2, 3], rooms={"r2c4": "peaceful_cave"})
    table = position(plain, home(), cards={1: "blacksmithing"}).play("place blacksmithing")
    assert table.options() == ["do expedition_3", "disarm 2"]
    plain["goods"]["ore"] = 1  # now he could forge a new one
    table = position(plain, home(), cards={1: "blacksmithing"}).play("place blacksmithing")
    assert table.options() == ["do expedition_3", "disarm 1", "disarm 2"]


def test_the_dwarf_at_work_is_told_from_one_whose_work_is_done() -> None:
    """Two weapons of one strength: it matters whether the dwarf on the expedition lays his down, or the other one."""
    plain = home(dwarfs=[(5, "logging_1_3"), (5, "drift_mining_1_3"), (5, "waiting")], rooms={"r2c4": "peaceful_cave"})
    table = travelling(plain, 2, 5)
    assert table.offers("disarm") == ["1", "2", "3"]
    assert table.play("loot dog", "disarm 2", "loot wild_boar").strengths()[:2] == [6, 0]
    assert travelling(plain, 2, 5).play("loot dog", "disarm 1", "loot wild_boar").strengths()[:2] == [0, 5]


@ruling("RU-37")
def test_a_question_that_must_be_answered_cannot_be_spoilt() -> None:
    """The only seed cannot be eaten once sowing was chosen."""
    table = position(home(cells={"r3c2": "field"}, grain=1), home()).play("place slash_and_burn", "do sow")
    assert table.options() == ["sow grain"]


@example("EX-62")
@ruling("RU-33")
def test_sowing_drives_an_animal_out_of_the_stubble() -> None:
    cells = {"r3c2": "field", "r3c1": "field"}
    plain = home(cells=cells, rooms={"r2c4": "stubble_room"}, sheep=4, grain=1)
    table = position(plain, home()).play("place slash_and_burn", "do sow", "sow grain")
    assert table.asked() == "MakeRoom"
    table.play("exchange sheep")
    assert table.goods() == {"sheep": 3, "food": 1}


@example("EX-61")
def test_a_new_mine_houses_the_donkey_of_the_loot() -> None:
    cells = {"r2c4": "tunnel", "r2c5": "tunnel"}
    plain = home(cells=cells, dwarfs=[3, 3], sheep=2)
    table = position(plain, home(), cards={3: "ore_mine_construction"})
    table.play("place ore_mine_construction", "do ore_mine_deep_tunnel_and_gain_ore_3", "lay r2c5", "lay r2c4")
    table.play("do expedition_2", "loot donkey")
    assert table.asked() == "Expedition"
    assert table.goods()["donkey"] == 1


# -- guest room, state parlor, solo ----------------------------------------------------------------------------------


@example("EX-47")
def test_the_guest_room_founds_two_ruby_mines() -> None:
    cells = {"r2c5": "tunnel", "r1c5": "deep_tunnel", "r1c4": "ore_mine"}
    table = position(home(cells=cells, rooms={"r2c4": "guest_room"}), home(), cards={6: "ruby_mine_construction"})
    table.play("place ruby_mine_construction", "do ruby_mine_on_tunnel", "lay r2c5")
    table.play("do ruby_mine_on_deep_tunnel_and_gain_ruby", "lay r1c5")
    assert table.goods() == {"ruby": 1}
    assert list(table.home()["cells"].values()).count("ruby_mine") == 2


@rule("R12.7")
def test_the_guest_room_doubles_the_extension_once() -> None:
    seven = [home(rooms={"r2c4": "guest_room"}), *[home() for _ in range(6)]]
    table = position(*seven).play("place extension", "do meadow_field_and_gain_wood", "lay r3c2", "lay r3c1")
    assert "do cavern_tunnel_and_gain_stone" in table.options()
    table.play("do cavern_tunnel_and_gain_stone", "lay r1c3", "lay r0c3")
    assert table.home()["doubled"]
    seven[0] = home(rooms={"r2c4": "guest_room"}, doubled=True)
    table = position(*seven).play("place extension", "do meadow_field_and_gain_wood", "lay r3c2", "lay r3c1")
    assert "do cavern_tunnel_and_gain_stone" not in table.options()


@example("EX-46")
def test_the_state_parlor_counts_dwellings_beside_it() -> None:
    table = position(home(stone=3, gold=5), home(), display=["state_parlor"])
    table.play("place housework", "do furnish", "furnish state_parlor", "cavern r2c3")
    assert table.goods() == {"food": 2}
    assert table.points()["yellow"] == 4


@example("EX-35")
@ruling("RU-18")
def test_alone_full_spaces_are_emptied_unless_a_ruby_keeps_them() -> None:
    def table(**goods: int) -> Table:
        lying = {"wood_gathering": {"wood": 6}, "ore_delivery": {"stone": 3, "ore": 5}}
        agenda = [*REST, ["Income", AUTO]]
        found = position(home(**goods), round=8, cards={7: "ore_delivery"}, goods=lying, agenda=agenda)
        found.state.settle()
        return found

    poor = table()
    assert poor.data()["goods"]["wood_gathering"] == {"wood": 1}
    assert poor.data()["goods"]["ore_delivery"] == {"stone": 4, "ore": 6}
    rich = table(ruby=2)
    assert rich.options() == ["stop", "keep wood_gathering"]
    assert rich.play("keep wood_gathering").data()["goods"]["wood_gathering"] == {"wood": 7}


# -- weapons ---------------------------------------------------------------------------------------------------------


@example("EX-16")
@rule("R10.8")
def test_all_weapons_grow_after_the_expedition() -> None:
    plain = home(dwarfs=[(1, "logging_1_3"), 5, 0])
    table = travelling(plain, 3, 1)
    assert table.offers("loot") == ["all_weapons_plus_1", "dog", "wood"]
    table.play("loot dog", "loot all_weapons_plus_1", "loot wood")
    assert table.strengths() == [3, 6, 0]


@example("EX-48")
def test_adventure_repeats_with_a_stronger_weapon() -> None:
    table = position(home(dwarfs=[13, 13]), home(), cards={11: "adventure"}, round=11)
    table.play("place adventure", "do expedition_1")
    assert "cavern" not in table.offers("loot")
    table.play("loot dog", "do expedition_1")
    assert "cavern" in table.offers("loot")
    table.play("loot dog")
    assert table.strengths() == [14, 13]


@example("EX-17")
@rule("R3.7")
def test_a_ruby_changes_the_order_once() -> None:
    table = position(home(dwarfs=[3, 14], ruby=1), home(), cards={1: "blacksmithing"})
    assert "order 1" not in table.options()
    table.play("order 2", "place blacksmithing", "do expedition_3", "loot dog", "stop")
    assert table.goods() == {"dog": 1}
    assert [dwarf["place"] for dwarf in table.home()["dwarfs"]] == ["waiting", "blacksmithing"]


@rule("R10.2")
@ruling("RU-16")
def test_a_weapon_traded_on_an_expedition_does_not_grow() -> None:
    plain = home(dwarfs=[(5, "logging_1_3"), 0], rooms={"r2c4": "peaceful_cave"})
    table = travelling(plain, 2, 5)
    table.play("loot dog", "disarm 1", "loot wild_boar")
    assert table.strengths() == [0, 0]
    assert table.goods() == {"food": 5, "dog": 1, "wild_boar": 1}


@ruling("RU-4")
def test_a_dwarf_who_can_do_nothing_is_set_aside() -> None:
    """Alone, with nothing on the spaces: Wood gathering would give nothing, so it is no action."""
    spaces = ["ruby_mining", "slash_and_burn", "logging_1_3", "wood_gathering"]
    table = position(home(), cards={}, agenda=[*REST, ["PlaceDwarf", 0, -1]])
    table.state.up = sum(1 << SPACES.index(space) for space in spaces)
    assert table.options() == ["place slash_and_burn"]
    table.state.up &= ~(1 << SPACES.index("slash_and_burn"))
    assert table.options() == ["aside"]
    assert [dwarf["place"] for dwarf in table.play("aside").home()["dwarfs"]] == ["aside", "waiting"]
