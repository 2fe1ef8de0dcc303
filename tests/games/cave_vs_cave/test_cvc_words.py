"""The words of Cave vs Cave: names as in the data files, amounts as in the tables, and sentences that read well."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest
from cave_table import GAME, position
from fluent.syntax import FluentSerializer, ast, parse

from permonik.games.cave_vs_cave.actions import AMOUNTS, FIELD
from permonik.games.cave_vs_cave.tables import (
    EFFECTS,
    EMMER,
    FLAX,
    FOOD,
    FOR_FOOD_PER_TURN,
    FOR_GOLD,
    GOLD,
    GOODS,
    OF_ROOM,
    OF_TILE,
    ROOMS,
    WOOD,
    board,
    goods,
    rooms,
    tiles,
)
from permonik.kernel.message import Message
from permonik.words import LANGUAGES, Words

NAMES = ("Anna", "Boris")
LANGS = pytest.mark.parametrize("lang", LANGUAGES)


def say(lang: str, id: str, **args: Any) -> str:
    return plain(Words(GAME, lang, strict=True).render(id, args, NAMES))


def plain(text: str) -> str:
    """Czech ties a one-letter "and" to the next word."""
    return text.replace("\xa0", " ")


def amount(lang: str, good: int, number: int) -> str:
    return (
        Words(GAME, lang, strict=True)
        .forms(f"amount-{GOODS[good]}", {"n": number})
        .get("acc", say(lang, f"amount-{GOODS[good]}", n=number))
    )


def options(table: Any, lang: str) -> list[str]:
    """The open answers in words, as a player reads them."""
    words = Words(GAME, lang, strict=True)
    seat = table.seat
    described = [GAME.describe(table.state, seat, action) for action in table.state.actions(seat)]
    return [plain(words.message(option.message, NAMES)) for option in described]


def question(table: Any, lang: str) -> str:
    return Words(GAME, lang, strict=True).message(GAME.question(table.state, table.seat), NAMES).replace("\xa0", " ")


# -- names and amounts are those of the data files ----------------------------------------------------------------


@LANGS
def test_names_are_those_of_the_data_files(lang: str) -> None:
    for kind, things in (("tile", tiles), ("room", rooms), ("good", goods)):
        for thing in things:
            said = say(lang, f"{kind}-{thing['id']}")
            assert said == thing.get(f"name_{lang}", said)
    assert board["additional_cavern"][f"name_{lang}"].lower() in say(lang, "cell-extra").lower()


def texts(lang: str) -> dict[str, str]:
    """Every text of the game by its id, as it is written: words, lessons, and the rulebook by its paragraphs."""
    folder = files("permonik.games.cave_vs_cave")
    told: dict[str, str] = {}
    for entry in parse((folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("room-digging_cave"):
            for part in [entry, *entry.attributes]:
                said = ast.Message(part.id, part.value)
                told[f"{entry.id.name}.{part.id.name}"] = FluentSerializer().serialize_entry(said).partition("=")[2]
    for lesson in sorted(one.name for one in (folder / "lessons").iterdir() if one.name.endswith(".toml")):
        lines = tomllib.loads((folder / "lessons" / lesson).read_text(encoding="utf-8"))
        told[f"{lesson} about"] = lines["about"][lang]
        for number, beat in enumerate(lines["beats"]):
            told[f"{lesson} {number}"] = " ".join(beat.get(say, {}).get(lang, "") for say in ("say", "otherwise"))
    book = (folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")
    return told | {f"rulebook {number}": part for number, part in enumerate(book.split("\n\n"))}


@pytest.mark.parametrize("lang", ["cs", "sk"])
def test_a_cavern_is_not_called_by_the_word_for_the_whole_cave(lang: str) -> None:
    english, here = texts("en"), texts(lang)
    assert english.keys() <= here.keys()  # names have cases here
    for name, text in english.items():
        if "cavern" in text.lower().replace("caverna", ""):
            assert "sluj" in here[name].lower(), (name, text, here[name])
        elif "cave" not in text.lower():
            assert not re.search("[Jj][ea]sky[nň]", here[name]), (name, text, here[name])


@LANGS
def test_an_effect_says_all_it_costs_and_gives(lang: str) -> None:
    """Changing a number in the data file makes this test name the texts to be changed."""
    for effect in EFFECTS:
        text = say(lang, f"effect-{effect.id}")
        for good, number in (*effect.pay, *effect.gain):
            assert amount(lang, good, number) in text, f"{effect.id} in {lang}: {text}"
        for kind, number in effect.surcharges:
            assert amount(lang, GOODS.index("gold" if kind == FOR_GOLD else "food"), number) in text
        if effect.to:
            assert str(effect.to) in text
        if any(kind == FOR_FOOD_PER_TURN for kind, _ in effect.surcharges):
            assert {"en": "per dwarf", "cs": "na trpaslíka", "sk": "na trpaslíka"}[lang] in text


@LANGS
def test_a_tile_says_what_its_parts_give(lang: str) -> None:
    words = Words(GAME, lang, strict=True)
    for number, tile in enumerate(tiles):
        desc = words.form(f"tile-{tile['id']}", "desc")
        for effect in OF_TILE[number]:
            for good, held in EFFECTS[effect].gain:
                assert amount(lang, good, held) in desc, f"{tile['id']} in {lang}: {desc}"


@LANGS
def test_a_room_says_its_colour_its_walls_and_its_effect(lang: str) -> None:
    words = Words(GAME, lang, strict=True)
    colours = {"en": ("Orange", "Blue"), "cs": ("Oranžová", "Modrá"), "sk": ("Oranžová", "Modrá")}[lang]
    for room in rooms:
        desc = words.form(f"room-{room['id']}", "desc")
        assert desc.startswith(colours[room["colour"] == "blue"])
        if "wall_shape" in room:
            assert words.render(f"shape-{room['wall_shape']}") in desc
        assert words.form(f"room-{room['id']}", "effect")
        assert 0 < len(words.form(f"room-{room['id']}", "short")) <= 11
        for effect in OF_ROOM[ROOMS.index(room["id"])]:
            for good, number in (*EFFECTS[effect].pay, *EFFECTS[effect].gain):
                assert amount(lang, good, number) in desc, f"{room['id']} in {lang}: {desc}"
            if EFFECTS[effect].to:
                assert str(EFFECTS[effect].to) in desc, f"{room['id']} in {lang}: {desc}"


@pytest.mark.parametrize(
    ("lang", "good", "forms"),
    [
        ("cs", "wood", ["0 dřev", "1 dřevo", "2 dřeva", "4 dřeva", "5 dřev", "22 dřev"]),
        ("cs", "stone", ["0 kamenů", "1 kámen", "2 kameny", "4 kameny", "5 kamenů", "22 kamenů"]),
        ("cs", "emmer", ["0 dvouzrnek", "1 dvouzrnka", "2 dvouzrnky", "4 dvouzrnky", "5 dvouzrnek", "22 dvouzrnek"]),
        ("cs", "flax", ["0 lnů", "1 len", "2 lny", "4 lny", "5 lnů", "22 lnů"]),
        ("cs", "food", ["0 jídel", "1 jídlo", "2 jídla", "4 jídla", "5 jídel", "22 jídel"]),
        ("cs", "gold", ["0 zlat", "1 zlato", "2 zlata", "4 zlata", "5 zlat", "22 zlat"]),
        ("sk", "wood", ["0 driev", "1 drevo", "2 drevá", "4 drevá", "5 driev", "22 driev"]),
        ("sk", "stone", ["0 kameňov", "1 kameň", "2 kamene", "4 kamene", "5 kameňov", "22 kameňov"]),
        ("sk", "emmer", ["0 dvojzrniek", "1 dvojzrnka", "2 dvojzrnky", "4 dvojzrnky", "5 dvojzrniek", "22 dvojzrniek"]),
        ("sk", "flax", ["0 ľanov", "1 ľan", "2 ľany", "4 ľany", "5 ľanov", "22 ľanov"]),
        ("sk", "food", ["0 jedál", "1 jedlo", "2 jedlá", "4 jedlá", "5 jedál", "22 jedál"]),
        ("sk", "gold", ["0 zlát", "1 zlato", "2 zlatá", "4 zlatá", "5 zlát", "22 zlát"]),
    ],
)
def test_amounts_in_their_plural_forms(lang: str, good: str, forms: list[str]) -> None:
    assert [say(lang, f"amount-{good}", n=n) for n in (0, 1, 2, 4, 5, 22)] == forms


# -- sentences ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "food", "gold", "sentence"),
    [
        ("en", 0, 0, "Anna furnishes the Shelf at A3."),
        ("en", 2, 0, "Anna furnishes the Shelf at A3: 2 food."),
        ("cs", 0, 0, "Anna zařizuje Polici na A3."),
        ("cs", 0, 1, "Anna zařizuje Polici na A3: 1 zlato."),
        ("cs", 2, 1, "Anna zařizuje Polici na A3: 2 jídla a 1 zlato."),
        ("cs", 5, 0, "Anna zařizuje Polici na A3: 5 jídel."),
        ("sk", 0, 2, "Anna zariaďuje Policu na A3: 2 zlatá."),
        ("sk", 5, 0, "Anna zariaďuje Policu na A3: 5 jedál."),
    ],
)
def test_the_furnishing_of_a_room(lang: str, food: int, gold: int, sentence: str) -> None:
    cost = AMOUNTS.word((food << FIELD * FOOD) + (gold << FIELD * GOLD))
    args: dict[str, Any] = {"seat": {"seat": 0}, "room": "room-shelf", "cell": "cell-r2c0", "cost": cost}
    assert say(lang, "furnished", **args) == sentence


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            ["Boris takes Drift Mining.", "Cultivation: Boris gains 2 emmer and 1 flax.", "Boris uses the Gold Vein."],
        ),
        (
            "cs",
            [
                "Boris bere Ražbu štol.",
                "Pěstování: Boris získává 2 dvouzrnky a 1 len.",
                "Boris používá Zlatou žílu.",
            ],
        ),
        (
            "sk",
            [
                "Boris berie Razenie štôlní.",
                "Pestovanie: Boris získava 2 dvojzrnky a 1 ľan.",
                "Boris používa Zlatú žilu.",
            ],
        ),
    ],
)
def test_a_turn_as_the_log_tells_it(lang: str, sentences: list[str]) -> None:
    seat = {"seat": 1}
    goods = AMOUNTS.word((2 << FIELD * EMMER) + (1 << FIELD * FLAX))
    assert [
        say(lang, "took", seat=seat, tile="tile-drift_mining"),
        say(lang, "did", seat=seat, cost=[], goods=goods, cause="tile-cultivation"),
        say(lang, "used", seat=seat, room="room-gold_vein"),
    ] == sentences


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Shelf: Anna pays 1 wood, 1 emmer, and 1 gold and gains 2 gold."),
        ("cs", "Police: Anna platí 1 dřevo, 1 dvouzrnku a 1 zlato a získává 2 zlata."),
        ("sk", "Polica: Anna platí 1 drevo, 1 dvojzrnku a 1 zlato a získava 2 zlatá."),
    ],
)
def test_three_different_goods_are_enumerated(lang: str, sentence: str) -> None:
    cost = AMOUNTS.word((1 << FIELD * WOOD) + (1 << FIELD * EMMER) + (1 << FIELD * GOLD))
    args: dict[str, Any] = {"seat": {"seat": 0}, "cost": cost, "goods": AMOUNTS.word(2 << FIELD * GOLD)}
    assert say(lang, "did", **args, cause="room-shelf") == sentence


@pytest.mark.parametrize(
    ("lang", "dug", "built"),
    [
        ("en", "Anna digs at B4 and uncovers the Treasury.", "Anna builds the wall between A4 and B4."),
        ("cs", "Anna hloubí na B4 a odkrývá Pokladnici.", "Anna staví zeď mezi A4 a B4."),
        ("sk", "Anna hĺbi na B4 a odkrýva Pokladnicu.", "Anna stavia múr medzi A4 a B4."),
    ],
)
def test_places_are_called_as_they_are_drawn(lang: str, dug: str, built: str) -> None:
    assert say(lang, "dug", seat={"seat": 0}, cell="cell-r3c1", room="room-treasury") == dug
    assert say(lang, "built", seat={"seat": 0}, slot="slot-r3c0-r3c1") == built


# -- questions and answers ----------------------------------------------------------------------------------------


def test_a_tile_to_take_says_what_it_does() -> None:
    table = position()
    assert question(table, "cs") == "1. tah ze 2. Kterou destičku akce si vezmeš?"
    assert "Podrost: použít 1 oranžovou místnost; získat 2 dřeva" in options(table, "cs")


def test_food_per_dwarf_is_said_for_this_round() -> None:
    table = position(round=4, goods=dict.fromkeys(GOODS, 5), tile="housework")
    assert "Furnish a cavern (surcharge 1 food per dwarf) – now 3 food" in options(table, "en")
    assert "Zařídit sluj (příplatek 1 jídlo na trpaslíka) – teď 3 jídla" in options(table, "cs")


def test_a_room_to_furnish_says_cost_points_and_effect_and_a_surcharge_the_sum() -> None:
    table = position(goods=dict.fromkeys(GOODS, 5), tile="housework").play("do housework-furnish_b")
    assert question(table, "sk") == "Ktorú miestnosť zariadiš?"
    assert "Shelf for 1 wood: 3 points; wood/stone/emmer/flax ↑ 2" in options(table, "en")
    table.play("furnish shelf")
    assert question(table, "cs") == "Kde zařídíš Polici?"
    assert options(table, "cs") == ["Zařídit Polici na A3"]
    table.play("place r2c0")
    assert question(table, "cs") == "Čím připlatíš za Polici?"
    assert options(table, "cs") == [
        "Připlatit 5 jídel, i s cenou místnosti celkem 1 dřevo a 5 jídel",
        "Připlatit 1 zlato, i s cenou místnosti celkem 1 dřevo a 1 zlato",
    ]


def test_a_free_room_is_free() -> None:
    table = position(
        goods={"food": 5}, cells={"r2c0": "shelf", "r1c0": "empty"}, display=["prospecting_site"], tile="housework"
    ).play("do housework-furnish_a")
    assert options(table, "cs") == ["Naleziště zdarma: 5 bodů; 1 jídlo → 1 zlato v tahu s Podrostem"]
    assert options(table, "sk")[0].startswith("Nálezisko zadarmo: 5 bodov")


def test_digging_says_where_food_lies() -> None:
    table = position(tile="excavation").play("do excavation-one")
    assert options(table, "sk") == ["Hĺbiť na A2", "Hĺbiť na B3", "Hĺbiť na B4 a nájsť 1 jedlo", "Hĺbiť na A5"]


def test_raising_says_from_where() -> None:
    table = position(goods={"wood": 1, "stone": 3}, cells={"r2c0": "shelf"}, tile="undergrowth")
    table.play("do undergrowth-room", "use shelf", "do shelf")
    assert question(table, "cs") == "Kterou surovinu doplníš na 2?"
    assert options(table, "cs") == ["Doplnit dřevo z 1 na 2", "Doplnit dvouzrnku z 0 na 2", "Doplnit len z 0 na 2"]


@pytest.mark.parametrize(
    ("room", "tile", "answer"),
    [
        ("retting_room", "cultivation", "Získat 2 dvouzrnky a 1 len (Máčírna: +1 jídlo)"),
        ("wood_storeroom", "cultivation", "Použít 1 oranžovou místnost (Sklad dřeva: +1 dřevo)"),
        ("equipment_room", "expedition", "Použít až 3 oranžové místnosti (Výstrojna: +1 místnost)"),
        ("dungeon", "masonry", "Postavit 1 zeď (Kobka: +2 zlata)"),
    ],
)
def test_blue_rooms_announce_what_they_add(room: str, tile: str, answer: str) -> None:
    without = answer.partition(" (")[0]
    assert without in options(position(tile=tile), "cs")
    assert answer in options(position(cells={"r2c0": "shelf", "r1c0": room}, tile=tile), "cs")


def test_the_retting_room_answers_to_raised_and_chosen_flax() -> None:
    cells = {"r2c0": "parlor", "r1c0": "retting_room"}
    table = position(goods={"food": 1}, cells=cells, tile="cultivation").play("do cultivation-room", "use parlor")
    assert "Doplniť na 1 každú surovinu, ktorá sa minula (Máčareň: +1 jedlo)" in options(table, "sk")
    table = position(cells=cells, tile="cultivation").play("do cultivation-room", "use cave_entrance")
    assert "Gain 1 flax (Retting Room: +1 food)" in options(table.play("do cave_entrance"), "en")


def test_the_remaining_uses_are_counted() -> None:
    table = position(cells={"r2c0": "shelf", "r1c0": "tunnel"}, tile="expedition").play("do expedition-rooms")
    assert question(table, "en") == "Which room do you use? (up to 3 more)"
    table.play("use tunnel", "leave", "use shelf", "leave")
    assert question(table, "sk") == "Ktorú miestnosť použiješ? (ešte jednu)"


@LANGS
def test_the_additional_cavern_has_words(lang: str) -> None:
    assert say(lang, "ask-lay-cavern")
    faces = [say(lang, "do-lay", face=f"face-{face}") for face in ("two_walls", "three_walls")]
    assert len(set(faces)) == 2
    assert say(lang, "do-build", slot="slot-extra-east") != say(lang, "do-build", slot="slot-extra-south")


# -- the end ------------------------------------------------------------------------------------------------------


def remark(**more: Any) -> Message | None:
    return GAME.remark(position(agenda=[], **more).state)


@pytest.mark.parametrize(
    ("gold", "cs"),
    [
        (3, "42 bodů. Cíl je 50: tentokrát to nestačilo."),
        (11, "50 bodů. Cíl je 50: dosaženo!"),
        (19, "58 bodů. Cíl je 50: dosaženo!"),
    ],
)
def test_the_grade_of_a_solo_game(gold: int, cs: str) -> None:
    cells = {"r2c0": "state_room", "r1c0": "treasury", "r0c0": "gold_vein", "r4c0": "digging_cave"}
    found = remark(players=1, goods={"gold": gold}, cells=cells)
    assert found is not None
    assert Words(GAME, "cs", strict=True).message(found) == cs


def test_more_than_60_points_are_outstanding() -> None:
    cells = {"r2c0": "state_room", "r1c0": "treasury", "r0c0": "gold_vein", "r4c0": "digging_cave", "r2c1": "stall"}
    found = remark(players=1, goods={"gold": 19}, cells=cells)
    assert found is not None
    assert Words(GAME, "en", strict=True).message(found) == "64 points. The goal is 50: outstanding!"
    assert Words(GAME, "sk", strict=True).message(found) == "64 bodov. Cieľ je 50: vynikajúci výsledok!"


def test_a_tie_is_remarked_on_and_nothing_else() -> None:
    equal = {"goods": {"gold": 2}, "cells": {"r2c0": "shelf"}, "other_cells": {"r2c0": "tunnel"}}
    assert remark(**equal, other_goods={"gold": 2}) == Message(-1, "remark-draw", {}, [])
    assert remark(goods={"gold": 3}, cells={"r2c0": "shelf"}, other_goods={"gold": 6}, other_cells={}) == Message(
        -1, "remark-best-room", {}, []
    )
    assert remark(**equal, other_goods={"gold": 1}) is None
