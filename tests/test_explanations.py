"""Everything explains itself, in three languages: what lies in the boxes, options of a table, questions."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

import permonik
from permonik.rulebook import passages, rulebook, things, told_things
from permonik.words import LANGUAGES, Words, places, resource

GAMES = permonik.games()
BOARDS = Path(__file__).resolve().parents[1] / "web" / "src" / "boards"
# What a game's box holds, by the beginnings of names: cards, tiles, spaces, creatures, goods, signs, sides of dice.
KINDS = {
    "cave-vs-cave": ("tile", "room", "good"),
    "caverna": ("space", "room", "loot", "good"),
    "rivals": ("card", "event", "face", "point", "resource"),
    "saboteur": ("card", "goal", "creature", "role"),
}
# Sentences of the log, and a word that stands for all resources.
NO_THINGS = {"room-gave", "room-exchanged", "event-face", "event-revealed", "creature-left", "resource-any"}
# A path card has many siblings: its level and its signs are explained once, and the page puts that together.
PATHS = re.compile(r"card-(p\d|own)_")


@cache
def worded(game: str, lang: str) -> Words:
    return Words(permonik.load(game), lang)


def names(game: str, lang: str, *kinds: str) -> list[str]:
    entries = [entry for place in places(permonik.load(game))[1:] for entry in resource(place, lang).body]
    found = [entry.id.name for entry in entries if isinstance(entry, Message)]
    return [name for name in found if name.split("-")[0] in kinds and name not in NO_THINGS]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_component_says_what_it_does_and_has_a_passage(game: str, lang: str) -> None:
    words = worded(game, lang)
    found = names(game, lang, *KINDS[game])
    assert len(found) >= 40
    for name in found:
        said = words.form(name, "desc") if words.has(name, "desc") else ""
        assert PATHS.match(name) or len(said.split()) >= 2, f"{name} does not say what it does"
    told = tuple(told_things(words))
    assert [name for name in found if not name.startswith(told)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_three_languages_name_the_same_things(game: str) -> None:
    assert names(game, "cs", *KINDS[game]) == names(game, "en", *KINDS[game]) == names(game, "sk", *KINDS[game])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_path_card_is_explained_by_its_level_and_its_signs(lang: str) -> None:
    words = worded("saboteur", lang)
    cards = json.loads((BOARDS / "saboteur" / "components.json").read_text(encoding="utf-8"))["cards"]
    for card in cards.values():
        assert card["tier"] in (1, 2, 3)
        assert all(words.has(f"view-mark-{mark}") for mark in card["marks"].values())
    assert words.has("view-path-lay")
    assert words.has("view-path-steps")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_and_every_option_is_explained(game: str, lang: str) -> None:
    words = worded(game, lang)
    for name in names(game, lang, "ask"):
        assert words.has(name, "help"), f"{name} does not explain itself"
        assert 2 <= len(words.form(name, "help").split()) <= 30, name
    for option in permonik.load(game).options():
        assert words.has(option.message, "about"), option.id
        assert 2 <= len(words.form(option.message, "about").split()) <= 30, option.id


@pytest.mark.parametrize("game", GAMES)
def test_a_link_leads_to_a_passage_that_is_there(game: str) -> None:
    room = permonik.load(game)
    text = rulebook(room, "en") or ""
    told = {rule for passage in passages(text) for rule in passage.rules}
    assert set(things(room).values()) - told == set()
    assert {thing for passage in passages(text) for thing in passage.things} == set(things(room))


@pytest.mark.parametrize("game", GAMES)
def test_what_the_boards_link_to_is_told(game: str) -> None:
    """`thing="…"` of a piece: by its whole name, or by what stands before the part that changes."""
    found = {
        name
        for file in (BOARDS / game).glob("*.svelte")
        for name in re.findall(r"thing=\"([\w-]+)", file.read_text(encoding="utf-8"))
    }
    assert found
    told = (*(f"{kind}-" for kind in KINDS[game]), *told_things(worded(game, "en")))
    assert [name for name in found if not name.startswith(told)] == []
