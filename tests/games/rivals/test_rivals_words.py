"""Everything that Rivals can say has words, and they are put together well in each language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rivals_table import Table, position

from permonik.games.rivals import GAME
from permonik.games.rivals.actions import GOODS, LINES
from permonik.games.rivals.events import add_plenty
from permonik.games.rivals.tables import BRICK, DESIGN, DESIGNS, GRAIN, KINDS, UNIT, modes
from permonik.kernel import registry
from permonik.kernel.deeds import deeds
from permonik.kernel.game import Game
from permonik.kernel.message import told
from permonik.words import LANGUAGES, Words, places

SHORT = 13  # the width of a site in the narrowest drawing


@pytest.fixture
def rules() -> Game:
    return registry.load("rivals")


# -- names -------------------------------------------------------------------------------------------------------


def test_names_are_those_of_the_data() -> None:
    for lang in ("en", "cs"):
        words = Words(GAME, lang, strict=True)
        for face in modes["event_face"]:
            assert words.render(f"face-{face['id']}") == face[f"name_{lang}"]
    czech = Words(GAME, "cs", strict=True)
    for resource, name in modes["resources"]["name_cs"].items():
        assert czech.render(f"resource-{resource}") == name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_have_all_their_forms(lang: str) -> None:
    words = Words(GAME, lang, strict=True)
    names = set()
    for kind, id in enumerate(KINDS):
        name = words.render(f"card-{id}")
        names.add(name)
        assert words.has(f"card-{id}", "desc")
        assert len(words.form(f"card-{id}", "short")) <= SHORT
        assert words.has(f"card-{id}", "acc") == (lang != "en")
        if id != DESIGNS[DESIGN[kind]]:  # the same card with another back says so
            assert name.startswith(f"{words.render(f'card-{DESIGNS[DESIGN[kind]]}')} (")
    assert len(names) == len(KINDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_regions_say_their_number(lang: str) -> None:
    words = Words(GAME, lang, strict=True)
    for region, number in (("red_forest", 2), ("blue_pasture", 1), ("stack_gold_field_3", 3)):
        assert re.fullmatch(rf"[^(]+ \({number}\)", words.render(f"region-{region}"))


# -- sentences ---------------------------------------------------------------------------------------------------


def line(lang: str, id: str, **args: Any) -> str:
    return Words(GAME, lang, strict=True).render(id, args, ["Anna", "Boris"]).replace("\xa0", " ")


def test_amounts_are_declined() -> None:
    ore = {"seat": {"seat": 0}, "resource": "resource-ore", "region": "region-red_mountains"}
    assert line("cs", "produced", amount=1, **ore) == "Anna dostává z výnosu 1 rudu, pohoří (5)."
    assert line("cs", "produced", amount=2, **ore) == "Anna dostává z výnosu 2 rudy, pohoří (5)."
    brick = {"seat": {"seat": 1}, "resource": "resource-brick"}
    assert line("cs", "overflowed", amount=5, **brick) == "Boris nemá kam uložit 5 cihel."
    assert line("sk", "overflowed", amount=5, **brick) == "Boris nemá kam uložiť 5 tehál."
    assert line("en", "overflowed", amount=5, **brick) == "Boris has no room for 5 brick."
    assert line("sk", "ask-pay", resource="resource-any", left=2) == (
        "Odkiaľ zaplatíš? Zostáva zaplatiť 2 ľubovoľné suroviny"
    )


def test_cards_are_declined() -> None:
    price = GOODS.word(2 * UNIT[BRICK] + UNIT[GRAIN])
    built = {"seat": {"seat": 0}, "card": "card-town_hall", "site": "site-c0-below", "price": price}
    assert line("cs", "built", **built) == "Anna staví Radnici pod A: 2 cihly a 1 obilí."
    assert line("sk", "built", **built) == "Anna stavia Radnicu pod A: 2 tehly a 1 obilie."
    paid = {
        "seat": {"seat": 0},
        "resource": "resource-gold",
        "amount": 1,
        "region": "place-cache",
        "cause": "card-goldsmith",
    }
    assert line("cs", "paid", **paid) == "Zlatník: Anna odevzdává 1 zlato, Úkryt pro zlato."
    assert line("cs", "drew", seat={"seat": 0}, stack="stack-2") == "Anna táhne kartu ze 2. balíčku."
    assert line("sk", "drew", seat={"seat": 0}, stack="stack-4") == "Anna ťahá kartu zo 4. balíčka."


def answers(table: Table, lang: str) -> list[str]:
    words = Words(GAME, lang, strict=True)
    state = table.state
    return [
        words.message(GAME.describe(state, table.seat, action).message, ["Anna", "Boris"]).replace("\xa0", " ")
        for action in state.actions(table.seat)
    ]


def test_answers_say_what_they_cost() -> None:
    goods = {"lumber": 1, "wool": 1, "brick": 3, "ore": 1, "grain": 1}
    table = position(red={"goods": goods, "hand": ["abbey", "goldsmith"]})
    assert "Build Abbey for 1 brick, 1 ore, and 1 grain" in answers(table, "en")
    assert "Postavit Klášter za 1 cihlu, 1 rudu a 1 obilí" in answers(table, "cs")
    assert "Postaviť cestu vľavo za 1 drevo a 2 tehly" in answers(table, "sk")
    assert "Vyměnit 3 cihly za 1 surovinu jiného druhu" in answers(table, "cs")
    red: dict[str, Any] = {"goods": {"ore": 3}, "hand": ["scout"]}
    searching = position(red=red, phase="ExchangeCard").play("under scout 1")
    assert [said for said in answers(searching, "en") if "2 resources" in said], answers(searching, "en")
    assert line("cs", "ask-rearrange", region="region-red_gold_field") == "Kam položíš zlatonosnou řeku (1)?"


def test_an_exchange_says_what_it_takes_and_brings() -> None:
    """In its arguments, from which the page draws it; by its ship brick goes two for one."""
    sites = {"c0-above": ["mint"], "c0-below": ["brick_ship"], "c2-below": ["large_trade_ship"]}
    table = position("gold", red={"goods": {"brick": 2, "gold": 1, "ore": 3}, "cities": [0], "sites": sites})
    swaps = {
        option.text: option.message.args
        for option in [GAME.describe(table.state, 0, action) for action in table.state.actions(0)]
        if "give" in option.message.args
    }
    another = [{"id": "amount-any", "args": {"n": 1}}]
    assert {text: args["give"] for text, args in swaps.items()} == {
        "trade brick": [{"id": "amount-brick", "args": {"n": 2}}],
        "trade ore": [{"id": "amount-ore", "args": {"n": 3}}],
        "mint": [{"id": "amount-gold", "args": {"n": 1}}],
        "ship c3-below": [{"id": "amount-ore", "args": {"n": 2}}],
    }
    assert all(args["get"] == another for args in swaps.values())
    assert "Mincovna: 1 zlato za 1 surovinu jiného druhu" in answers(table, "cs")


def targets(table: Table, text: str) -> list[str]:
    return GAME.describe(table.state, table.seat, GAME.parse(text)).targets


def test_an_answer_points_at_the_card_that_it_is_of() -> None:
    """The Scout in the hand, and every Mint that stands, though the text names neither."""
    cost = {"lumber": 1, "wool": 1, "brick": 1, "grain": 1}
    table = position(red={"goods": cost, "roads": (False, True), "hand": ["scout"]})
    assert targets(table, "settlement-scout right") == ["side:right", "card:scout"]
    assert targets(table, "settlement right") == ["side:right"]
    mints = {"cities": [0, 2], "goods": {"gold": 1}, "sites": {"c0-above": ["abbey", "mint"], "c2-below": ["mint"]}}
    minting = position("gold", red=mints)
    assert targets(minting, "mint") == ["spot:c0-above-2", "spot:c2-below-1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_explained(lang: str) -> None:
    words = Words(GAME, lang, strict=True)
    (option,) = GAME.options()
    texts = [words.option_value(option, value) for value in option.values]
    assert len(set(texts)) == 5
    assert all(len(text) > 20 for text in texts)


# -- places ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_reads_columns(lang: str) -> None:
    """A town has a letter, a site and a place are called by it; the columns of the notation are not for people."""
    (folder,) = places(GAME)[1:]
    for text in (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines():
        _, _, words = text.partition("=")
        assert not re.search(r"\bc-?\d", words), text
    words = Words(GAME, lang, strict=True)
    letters = [words.render(f"town-c{column}") for column in range(-10, 14, 2)]
    assert "".join(letters) == "VWXYZABCDEFG"
    names = [words.render(f"place-{id}") for line in LINES if line.id == "laid-region" for id in line.args[2][1].ids]
    assert len(set(names)) == len(names)


# -- the log -----------------------------------------------------------------------------------------------------


def log(*moves: str, whole: bool = False, **goods: Any) -> list[str]:
    """What is told in Czech of these moves; `whole`: of each deed only its own line."""
    table = position(**goods)
    table.state.loud = True
    lines = []
    for move in moves:
        table.play(move)
        lines += [told(LINES, 0, said) for said in table.state.said]
        table.state.said.clear()
    words = Words(GAME, "cs", strict=True)
    if whole:
        lines = [deed.line for deed in deeds(lines)]
    return [words.message(one, ["Anna", "Boris"]).replace("\xa0", " ") for one in lines]


def test_a_deed_is_one_line_with_its_price() -> None:
    assert log("city c2", whole=True, red={"goods": {"ore": 3, "grain": 2}}) == [
        "Anna staví město B: 3 rudy a 2 obilí."
    ]
    assert log("trade brick", "gain c3-below", whole=True, red={"goods": {"brick": 3}}) == [
        "Anna mění 3 cihly za 1 rudu, pohoří (5)."
    ]
    goods = {"brick": 1, "ore": 1, "grain": 1}
    assert log("build abbey", "site c0-above", whole=True, red={"goods": goods, "hand": ["abbey"]}) == [
        "Anna staví Klášter nad A: 1 cihlu, 1 rudu a 1 obilí."
    ]


def test_what_comes_and_goes_has_a_cause() -> None:
    told_ = log("play goldsmith", "gain c3-below", "gain c3-below", red={"goods": {"gold": 3}, "hand": ["goldsmith"]})
    assert told_ == [
        "Anna hraje Zlatníka.",
        "Zlatník: Anna odevzdává 3 zlata, zlatonosná řeka (1).",
        *["Zlatník: Anna získává 1 rudu, pohoří (5)."] * 2,
    ]


def test_a_region_that_two_supply_is_told_once() -> None:
    table = position(red={"cities": [0], "sites": {"c0-below": ["abbey", "storehouse"]}, "goods": {}})
    table.state.loud = True
    add_plenty(table.state, 0)
    words = Words(GAME, "cs", strict=True)
    lines = [words.message(told(LINES, 0, said), ["Anna", "Boris"]).replace("\xa0", " ") for said in table.state.said]
    assert [line.partition("získává ")[2] for line in lines] == ["2 cihly, vrchovina (3).", "2 vlny, pastvina (4)."]
