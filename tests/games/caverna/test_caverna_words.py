"""The words of Caverna: names and amounts as in the data files, prices as a player has to pay them, good endings."""

from __future__ import annotations

from typing import Any

import pytest
from caverna_table import GAME, Table, home, position

from permonik.games.caverna.actions import CELL, LOOT_ITEM, PART
from permonik.games.caverna.roomtables import EXCHANGES, ROOM_DATA
from permonik.games.caverna.tables import GOODS, LOOT_DATA, SPACE_DATA, leaves, read
from permonik.kernel.message import Message
from permonik.words import LANGUAGES, Words

NAMES = ("Anna", "Boris")
LANGS = pytest.mark.parametrize("lang", LANGUAGES)


def say(lang: str, id: str, **args: Any) -> str:
    return plain(Words(GAME, lang, strict=True).render(id, args, NAMES))


def form(lang: str, id: str, name: str) -> str:
    return Words(GAME, lang, strict=True).form(id, name)


def plain(text: str) -> str:
    """Czech ties a one-letter "and" to the next word."""
    return text.replace("\xa0", " ")


def amount(lang: str, good: str, number: int) -> str:
    return Words(GAME, lang, strict=True).forms(f"amount-{good}", {"n": number})["acc"]


def options(table: Table, lang: str = "en", seat: int | None = None) -> dict[str, str]:
    """The open answers in words, by their notation."""
    words = Words(GAME, lang, strict=True)
    who = table.seat if seat is None else seat
    described = [GAME.describe(table.state, who, action) for action in table.state.actions(who)]
    return {option.text: plain(words.message(option.message, NAMES)) for option in described}


def question(table: Table, lang: str = "en") -> str:
    return plain(Words(GAME, lang, strict=True).message(GAME.question(table.state, table.seat), NAMES))


# -- names and amounts are those of the data files -------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_names_are_those_of_the_data_files(lang: str) -> None:
    for kind, things in (("space", SPACE_DATA), ("room", ROOM_DATA)):
        for thing in things:
            said = say(lang, f"{kind}-{thing['id']}")
            assert said == thing.get(f"name_{lang}", said)


def test_czech_goods_are_those_of_the_data_files() -> None:
    for good, name in read("vocabulary.toml")["goods"]["names_cs"].items():
        assert say("cs", f"good-{good}") == name


@LANGS
def test_a_space_says_all_it_gives_and_takes(lang: str) -> None:
    """Changing a number in the data file makes this test name the texts to be changed."""
    for space in SPACE_DATA:
        desc = form(lang, f"space-{space['id']}", "desc")
        for leaf in leaves(space["flow"]):
            given = leaf.get("goods", {}) if leaf["do"] in ("gain", "gain_per") else leaf.get("get", {})
            for good, number in {**given, **leaf.get("give", {})}.items():
                assert amount(lang, good, number) in desc, f"{space['id']} in {lang}: {desc}"
            if leaf["do"] == "imitate" and leaf["cost"]:
                assert amount(lang, "food", leaf["cost"]["food"]) in desc
            if leaf["do"] == "expedition":
                assert str(leaf["level"]) in desc


@LANGS
def test_a_room_says_what_it_costs_and_does(lang: str) -> None:
    words = Words(GAME, lang, strict=True)
    for room in ROOM_DATA:
        desc = words.form(f"room-{room['id']}", "desc")
        for good, number in room["cost"].items():
            assert say(lang, f"amount-{good}", n=number) in desc, f"{room['id']} in {lang}: {desc}"
        assert say(lang, "view-points", points=room["vp"]) in desc
        effect = words.form(f"room-{room['id']}", "effect")
        assert effect in desc
        for one in room["effects"]:
            if one["type"] == "exchange":
                for good, number in {**one["give"], **one["get"]}.items():
                    assert amount(lang, good, number) in effect, f"{room['id']} in {lang}: {effect}"
        assert 0 < len(words.form(f"room-{room['id']}", "short")) <= 10
        assert words.form(f"room-{room['id']}", "acc")


@LANGS
def test_loot_and_exchanges_say_their_goods(lang: str) -> None:
    for item in LOOT_DATA:
        for good, number in item["do"].get("goods", {}).items():
            assert say(lang, f"loot-{item['id']}") == say(lang, f"amount-{good}", n=number)
    for one in EXCHANGES:
        text = say(lang, f"exchange-{one.id}")
        for good, number in one.give:
            assert one.fee or amount(lang, GOODS[good], number) in text, f"{one.id} in {lang}: {text}"


@LANGS
def test_names_in_short_fit_a_cell(lang: str) -> None:
    for tile in ("meadow", "field", "small_pasture", "large_pasture", "deep_tunnel", "entry_level_dwelling"):
        assert 0 < len(form(lang, f"ground-{tile}", "short")) <= 10
    marks = [form(lang, f"good-{good}", "mark") for good in GOODS]
    assert len(set(marks)) == len(marks)
    assert {len(mark) for mark in marks} == {1}


@LANGS
def test_what_can_be_chosen_has_different_names(lang: str) -> None:
    for domain in (PART, LOOT_ITEM, CELL):
        names = [say(lang, f"{domain.name}-{id}") for id in domain.ids]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("lang", "good", "forms"),
    [
        ("cs", "wood", ["0 dřev", "1 dřevo", "2 dřeva", "4 dřeva", "5 dřev"]),
        ("cs", "ore", ["0 rud", "1 rudu", "2 rudy", "4 rudy", "5 rud"]),
        ("cs", "ruby", ["0 rubínů", "1 rubín", "2 rubíny", "4 rubíny", "5 rubínů"]),
        ("cs", "grain", ["0 obilí", "1 obilí", "2 obilí", "4 obilí", "5 obilí"]),
        ("cs", "vegetable", ["0 zelenin", "1 zeleninu", "2 zeleniny", "4 zeleniny", "5 zelenin"]),
        ("cs", "gold", ["0 mincí", "1 minci", "2 mince", "4 mince", "5 mincí"]),
        ("cs", "dog", ["0 psů", "1 psa", "2 psy", "4 psy", "5 psů"]),
        ("cs", "donkey", ["0 oslů", "1 osla", "2 osly", "4 osly", "5 oslů"]),
        ("cs", "wild_boar", ["0 prasat", "1 prase", "2 prasata", "4 prasata", "5 prasat"]),
        ("sk", "ore", ["0 rúd", "1 rudu", "2 rudy", "4 rudy", "5 rúd"]),
        ("sk", "grain", ["0 obilí", "1 obilie", "2 obilia", "4 obilia", "5 obilí"]),
        ("sk", "gold", ["0 mincí", "1 mincu", "2 mince", "4 mince", "5 mincí"]),
        ("sk", "sheep", ["0 oviec", "1 ovcu", "2 ovce", "4 ovce", "5 oviec"]),
        ("sk", "donkey", ["0 somárov", "1 somára", "2 somáre", "4 somáre", "5 somárov"]),
        ("sk", "cattle", ["0 kráv", "1 kravu", "2 kravy", "4 kravy", "5 kráv"]),
    ],
)
def test_amounts_in_their_plural_forms(lang: str, good: str, forms: list[str]) -> None:
    assert [amount(lang, good, number) for number in (0, 1, 2, 4, 5)] == forms
    goods = [[{"id": f"amount-{good}", "args": {"n": number}}] for number in (1, 2, 5)]
    gained = [say(lang, "gained", seat={"seat": 0}, goods=one, space="space-depot") for one in goods]
    verb = {"cs": "získává", "sk": "získava"}[lang]
    place = {"cs": "Skladiště", "sk": "Skladisko"}[lang]
    assert gained == [f"Anna {verb} {forms[number]} ({place})." for number in (1, 2, 4)]


def test_the_subject_of_an_amount_is_in_the_first_case() -> None:
    assert say("cs", "amount-dog", n=3) == "3 psi"
    assert say("cs", "amount-donkey", n=2) == "2 osli"
    assert say("cs", "amount-cattle", n=1) == "1 kráva"
    assert say("sk", "amount-ore", n=1) == "1 ruda"


# -- placing dwarfs and choosing parts -------------------------------------------------------------------------------


def test_a_space_shows_what_it_gives_now() -> None:
    mine = home(cells={"r2c4": "ore_mine", "r2c5": "deep_tunnel"})
    table = position(mine, home(), goods={"ore_mining_1_3": {"ore": 3}, "logging_1_3": {"wood": 4}})
    assert options(table)["place ore_mining_1_3"] == (
        "Ore mining (5 ore): Take all ore here plus 2 ore for each of your ore mines"
    )
    assert options(table)["place logging_1_3"].startswith("Logging (4 wood): Take all wood here")
    assert options(table)["place housework"].startswith("Housework: Take 1 dog")
    assert options(table, "cs")["place ore_mining_1_3"].startswith("Těžba rudy (5 rud): Vezmi všechnu zdejší rudu")


def test_the_seam_counts_with_the_stone() -> None:
    table = position(home(rooms={"r2c3": "seam"}), home(), goods={"drift_mining_1_3": {"stone": 2}})
    table.play("place drift_mining_1_3")
    assert options(table)["do take_all"] == "Take everything here: 2 stone and 2 ore"


def test_dwarfs_are_told_by_their_weapons() -> None:
    table = position(home(dwarfs=(0, 6), ruby=1), home())
    assert question(table) == "Where do you send a dwarf? He has no weapon; 2 are at home."
    assert question(table, "cs") == "Kam pošleš trpaslíka? Zbraň nemá; doma čekají 2."
    assert options(table)["order 2"] == "Pay 1 ruby and send the dwarf of strength 6 first"
    table.play("order 2")
    assert question(table, "sk") == "Kam pošleš trpaslíka so silou 6? Doma čakajú 2."
    alone = position(home(dwarfs=((0, "housework"), 3)), home())
    assert question(alone) == "Where do you send your dwarf of strength 3? He is the last one."


FARMER: dict[str, Any] = {"cells": {"r3c2": "meadow", "r3c1": "field", "r2c2": "meadow"}, "wood": 6, "stone": 3}


def test_parts_show_their_price_after_discounts() -> None:
    table = position(home(**FARMER), home(), cards={1: "sheep_farming"}, goods={"sheep_farming": {"sheep": 2}})
    table.play("place sheep_farming")
    assert question(table) == "Sheep farming: what do you do now?"
    parts = options(table, "cs")
    assert parts["do small_pasture"] == "Zřídit jednoduchou pastvinu za 2 dřeva"
    assert parts["do large_pasture"] == "Zřídit dvojitou pastvinu za 4 dřeva"
    assert parts["do stable"] == "Postavit chlév za 1 kámen"
    assert parts["do take_all"] == "Vzít všechno, co tu leží: 2 ovce"
    cheap: dict[str, Any] = {**FARMER, "rooms": {"r2c3": "carpenter", "r2c4": "stone_carver"}}
    table = position(home(**cheap), home(), cards={1: "sheep_farming"}, goods={"sheep_farming": {"sheep": 2}})
    table.play("place sheep_farming")
    assert options(table, "sk")["do small_pasture"] == "Postaviť jednoduchý pasienok za 1 drevo"
    assert options(table)["do stable"] == "Build a stable"
    table.play("do stable")
    assert question(table) == "Where do you build a stable? You have 3 left."
    assert options(table)["stable r3c2"] == "On C4 (meadow)"
    assert options(table)["stable r0c0"] == "On A1 (forest)"


def test_an_imitated_space_has_no_goods() -> None:
    goods = {"clearing_1_3": {"wood": 3}, "sustenance_1_3": {"food": 2}}
    taken = {"clearing_1_3": 1, "sustenance_1_3": 1}
    table = position(home(food=4), home(), home(), goods=goods, taken=taken).play("place imitation_3")
    assert question(table, "cs") == "Které pole napodobíš?"
    assert options(table)["imitate clearing_1_3"].startswith("Imitate Clearing: Take all wood")
    table.play("imitate sustenance_1_3")
    assert question(table) == "Sustenance: what do you do now?"
    assert options(table)["do take_all_and_gain_grain"] == "Take everything here and 1 grain: 1 grain"


# -- laying tiles and furnishing -------------------------------------------------------------------------------------


def test_tiles_and_what_is_found_under_them() -> None:
    table = position(home(), home()).play("place slash_and_burn", "do meadow_field")
    assert question(table, "cs") == "Louka + pole: kam položíš louku?"
    assert options(table)["lay r3c1"] == "On B4, where you find 1 food"
    assert options(table, "sk")["lay r3c2"] == "Na C4"
    table.play("lay r3c2")
    assert question(table, "cs") == "Louka + pole, první půlka na C4: kam položíš pole?"
    assert options(table, "cs")["lay r3c1"] == "Na B4 a získat 1 jídlo"


def test_a_mine_finds_nothing_twice() -> None:
    dug = home(cells={"r3c4": "tunnel", "r3c5": "tunnel"})
    table = position(dug, home(), cards={1: "ruby_mine_construction"})
    table.play("place ruby_mine_construction", "do ruby_mine_on_tunnel")
    assert options(table)["lay r3c4"] == "On E4"
    assert question(table, "sk") == "Kam položíš rubínovú baňu?"


def test_the_office_room_pays_for_what_overhangs() -> None:
    table = position(home(rooms={"r2c3": "office_room"}, cells={"r3c2": "meadow", "r0c2": "field"}), home())
    table.play("place slash_and_burn", "do meadow_field")
    assert options(table)["lay r-1c1"] == "On B0 (above B1), where you find 2 gold"


def test_a_room_with_its_price_points_and_effect() -> None:
    rich: dict[str, Any] = {"wood": 4, "stone": 3, "ore": 2}
    table = position(home(**rich), home()).play("place housework", "do furnish")
    assert question(table, "sk") == "Ktorú miestnosť zariadiš?"
    assert options(table, "cs")["furnish dwelling"] == "Světnice za 4 dřeva a 3 kameny, 3 body – Místo pro 1 trpaslíka"
    assert options(table)["furnish dog_school"] == "Dog school, free of charge, 0 points – 1 wood for each new dog"
    table.play("furnish carpenter")
    table = position(home(cells={"r3c4": "cavern"}, rooms={"r2c3": "carpenter"}, **rich), home())
    table.play("place housework", "do furnish")
    assert options(table)["furnish dwelling"].startswith("Dwelling for 3 wood and 3 stone, 3 points – ")
    assert options(table)["furnish quarry"].startswith("Quarry, free of charge, 2 points – ")


def test_the_cell_and_the_ways_to_pay() -> None:
    rooms = {"r2c3": "builder", "r2c5": "work_room"}
    built = home(cells={"r3c4": "cavern", "r2c4": "tunnel"}, rooms=rooms, wood=4, stone=3, ore=2)
    table = position(built, home()).play("place housework", "do furnish", "furnish dwelling")
    assert question(table, "cs") == "Kde zařídíš Světnici?"
    assert options(table, "cs")["cavern r2c4"] == "Na E3 (štoly)"
    table.play("cavern r3c4")
    assert question(table, "sk") == "Ako zaplatíš za Izbu?"
    ways = options(table)
    assert ways["pay nothing"] == "Pay 4 wood and 3 stone (the price as it stands)"
    assert ways["pay both"] == "Pay 3 wood, 2 stone, and 2 ore (2 ore in place of 1 wood and 1 stone)"


# -- weapons, trade and exchanges ------------------------------------------------------------------------------------


def test_weapons_and_loot() -> None:
    table = position(home(ore=2, rooms={"r2c3": "blacksmith"}), home(), cards={1: "blacksmithing"})
    table.play("place blacksmithing", "do forge_weapon")
    assert question(table, "cs") == "Jak silnou zbraň vyrobíš? Máš 2 rudy."
    assert options(table)["forge 2"] == "Strength 2, free of charge"
    assert options(table, "cs")["forge 3"] == "Síla 3 za 1 rudu"
    armed = home(dwarfs=(9, 0), wood=2, cells={"r3c2": "meadow"})
    table = position(armed, home(), cards={1: "exploration"}, agenda=[["Expedition", 0, 3, 9, 0]])
    assert question(table, "cs") == "Výprava se silou 9: kterou kořist přineseš? (až 3 kusy)"
    loot = options(table, "cs")
    assert loot["loot small_pasture"] == "jednoduchá pastvina za 1 dřevo (síla 9)"
    assert loot["loot stable"] == "chlév (síla 8)"
    assert loot["loot ore_2"] == "2 rudy (síla 4)"


def test_exchanges_count_the_rooms_of_their_owner() -> None:
    table = position(home(sheep=1, gold=3, ruby=2, grain=2), home())
    shown = options(table, "cs")
    assert shown["exchange sheep"] == "Vyměnit 1 ovci za 1 jídlo"
    assert shown["exchange gold"] == "Vyměnit 2 mince za 1 jídlo, pak každou další minci za 1 jídlo"
    assert shown["exchange ruby_cavern"] == "Položit sluj za 2 rubíny"
    rooms = {"r2c3": "slaughtering_cave", "r2c4": "beer_parlor", "r2c5": "seam"}
    table = position(home(rooms=rooms, donkey=2, ruby=1, grain=2), home())
    assert options(table)["exchange two_donkeys"] == "Exchange 2 donkeys for 5 food"
    assert options(table, "sk")["exchange beer_parlor_gold"] == "Vymeniť 2 obilia za 3 mince (Piváreň)"
    assert options(table)["exchange ruby_stone"] == "Exchange 1 ruby for 1 stone and 1 ore"


def test_the_market_and_a_weapon_laid_down() -> None:
    table = position(*[home() for _ in range(5)])
    table.play("place weekly_market", "do gain_gold_4", "do market")
    assert question(table, "cs") == "Co si koupíš? Máš 4 mince."
    wares = options(table, "cs")
    assert wares["buy dog"] == "Koupit 1 psa za 2 mince"
    assert wares["buy wood"] == "Koupit 1 dřevo za 1 minci"
    peaceful = position(home(rooms={"r2c3": "peaceful_cave"}, dwarfs=(0, 5)), home())
    assert options(peaceful)["disarm 2"] == ("Lay down the weapon of strength 5 for 5 food: the dwarf is left unarmed")
    assert options(peaceful, "sk")["disarm 2"] == "Odovzdať zbraň so silou 5 za 5 jedál: trpaslík zostane bez zbrane"


# -- the harvest and the end -----------------------------------------------------------------------------------------


def test_feeding_tells_what_is_missing() -> None:
    table = position(home(food=2, dwarfs=(0, (0, "newborn"))), home(), agenda=[["Feed", 0, 0, 0, 0]])
    assert question(table) == "Your dwarfs need 3 food, you have 2 food. How much do you pay?"
    assert options(table)["feed 2"] == "Pay only 2 food: 1 begging marker, −3 points"
    assert options(table, "cs")["feed 0"] == "Nezaplatit nic: 3 žetony žebrání, −9 bodů"
    full = position(home(food=5, rooms={"r2c3": "working_cave"}, wood=1), home(), agenda=[["Feed", 0, 0, 0, 0]])
    assert options(full, "sk")["feed 4"] == "Zaplatiť 4 jedlá"
    assert options(full, "cs")["work wood adult"] == "Nakrmit trpaslíka 1 dřevem"


def test_a_step_of_the_harvest_is_skipped() -> None:
    table = position(home(), home(), agenda=[["SkipOne", 0]])
    assert question(table) == "Which step of this harvest do you skip?"
    assert list(options(table, "cs").values()) == ["Vynechat sklizeň polí", "Vynechat rozmnožování"]


def test_a_full_space_of_the_solo_game() -> None:
    table = position(home(ruby=1), goods={"wood_gathering": {"wood": 6}}, agenda=[["Keep", 0, 0]])
    assert options(table, "cs")["keep wood_gathering"] == "Zachovat pole Sběr dřeva (6 dřev)"


def test_sowing_and_breeding() -> None:
    fields = home(cells={"r3c2": "field", "r3c1": "field"}, grain=1, vegetable=1)
    table = position(fields, home()).play("place slash_and_burn", "do sow")
    assert question(table, "cs") == "Co zaseješ? Ještě smíš zasít 2 obilí a 2 zeleniny; volná jsou 2 pole."
    assert options(table, "sk")["sow vegetable"] == "Zasiať zeleninu"
    pairs = home(sheep=2, donkey=2, cells={"r2c4": "ruby_mine", "r2c5": "ore_mine"})
    table = position(pairs, home(), agenda=[["Breed", 0, 0]])
    assert set(options(table).values()) <= {"A lamb", "A donkey foal"}
    assert question(table) == "Not all newborns find a place. Which one is born next?"


def test_lines_of_the_log_in_czech_and_slovak() -> None:
    anna = {"seat": 0}
    food, dog, gold = amounts(food=3), amounts(dog=1), amounts(gold=2)
    assert say("cs", "placed", seat=anna, space="space-housework", strength=0, cost=[]) == (
        "Anna posílá trpaslíka na pole Domácí práce."
    )
    assert say("cs", "furnished", seat=anna, room="room-weapon_storage", cell="cell-r2c3", cost=amounts(wood=3)) == (
        "Anna zařizuje Zbrojnici na D3 za 3 dřeva."
    )
    assert say("sk", "laid", seat=anna, tile="tile-meadow", cell="cell-r3c2") == "Anna kladie lúku na C4."
    assert say("cs", "bought", seat=anna, goods=dog, cost=gold) == "Anna kupuje 1 psa za 2 mince."
    assert say("cs", "exchanged", seat=anna, give=amounts(cattle=1), get=food) == "Anna mění 1 krávu za 3 jídla."
    assert say("sk", "begged", seat=anna, n=5) == "Anna berie 5 žetónov žobrania."
    assert say("cs", "looted", seat=anna, loot="loot-ore_2", goods=[]) == "Anna přináší kořist: 2 rudy."
    assert say("sk", "bred", seat=anna, beast="beast-cattle", goods=[]) == "Anna má teľa."


def amounts(**goods: int) -> list[dict[str, Any]]:
    return [{"id": f"amount-{good}", "args": {"n": number}} for good, number in goods.items()]


def remark(table: Table) -> Message | None:
    return GAME.remark(table.state)


def test_the_goal_of_the_solo_game() -> None:
    reached, missed = remark(position(home(gold=128), agenda=[])), remark(position(home(gold=127), agenda=[]))
    assert reached is not None
    assert missed is not None
    assert Words(GAME, "cs", strict=True).message(reached) == "100 bodů. Cíl je 100: dosaženo!"
    assert Words(GAME, "sk", strict=True).message(missed) == "99 bodov. Cieľ je 100: tentoraz to nestačilo."
    assert remark(position(home(gold=128), home(), agenda=[])) is None
