"""Everything that Rivals can say has words, and they are put together well in each language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rivals_table import Table, position

from permonik.games.rivals import GAME
from permonik.games.rivals.tables import DESIGN, DESIGNS, KINDS, events, modes
from permonik.kernel import registry
from permonik.kernel.game import Game
from permonik.testing.contract import Count, messages, setups
from permonik.testing.contract.play import play
from permonik.words import LANGUAGES, Words, places

POLICIES = ("random", "sensible")
SHORT = 13  # the width of a site in the narrowest drawing


@pytest.fixture
def room() -> Game:
    return registry.load("rivals")


# -- the contract ------------------------------------------------------------------------------------------------


def test_everything_has_words(room: Game) -> None:
    """A game of each mode, by random and by sensible play alternately."""
    count = Count()
    games = [play(setup, 0, POLICIES[number % 2]) for number, setup in enumerate(setups(room))]
    messages.check_spoken(room, messages.collect(room, games, count))
    assert count.games == 5


def test_the_languages_say_the_same(room: Game) -> None:
    for place in places(room):
        messages.check_files(place)


def test_no_word_of_the_house_is_taken(room: Game) -> None:
    house, own = places(room)
    assert messages.ids(house) & messages.ids(own) == set()


# -- names -------------------------------------------------------------------------------------------------------


def test_names_are_those_of_the_data() -> None:
    for lang in ("en", "cs"):
        words = Words(GAME, lang, strict=True)
        for event in events:
            assert words.render(f"event-{event['id']}") == event[f"name_{lang}"]
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
    return Words(GAME, lang, strict=True).render(id, args, ["Anna", "Boris"])


def test_amounts_are_declined() -> None:
    ore = {"seat": {"seat": 0}, "resource": "resource-ore", "place": "place-c1-above"}
    assert line("cs", "produced", amount=1, **ore) == "Anna dostává z výnosu 1 rudu na c1 nahoře."
    assert line("cs", "produced", amount=2, **ore) == "Anna dostává z výnosu 2 rudy na c1 nahoře."
    brick = {"seat": {"seat": 1}, "resource": "resource-brick"}
    assert line("cs", "overflowed", amount=5, **brick) == "Boris nemá kam uložit 5 cihel."
    assert line("sk", "overflowed", amount=5, **brick) == "Boris nemá kam uložiť 5 tehál."
    assert line("en", "overflowed", amount=5, **brick) == "Boris has no room for 5 brick."
    assert line("sk", "ask-pay", resource="resource-any", left=2) == (
        "Odkiaľ zaplatíš? Zostáva zaplatiť 2 ľubovoľné suroviny"
    )


def test_cards_are_declined() -> None:
    built = {"seat": {"seat": 0}, "card": "card-town_hall", "site": "site-c0-below"}
    assert line("cs", "built", **built) == "Anna staví Radnici na c0 dole."
    assert line("sk", "built", **built) == "Anna stavia Radnicu na c0 dole."
    assert line("cs", "paid", seat={"seat": 0}, resource="resource-gold", place="place-cache") == (
        "Anna odevzdává 1 zlato z Úkrytu pro zlato."
    )


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
    assert line("cs", "ask-rearrange", region="region-red_gold_field") == "Kam položíš zlatonosnou řeku (1)?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_explained(lang: str) -> None:
    words = Words(GAME, lang, strict=True)
    (option,) = GAME.options()
    texts = [words.option_value(option, value) for value in option.values]
    assert len(set(texts)) == 5
    assert all(len(text) > 20 for text in texts)
