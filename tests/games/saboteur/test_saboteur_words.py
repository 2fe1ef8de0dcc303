"""The words of Saboteur: all that can be said has words, names are those of the data files, answers differ."""

from __future__ import annotations

from typing import Any

import pytest
from sab_table import ANNA, BORIS, CYRIL, table

from permonik.games.saboteur import GAME
from permonik.games.saboteur.actions import CELL
from permonik.games.saboteur.tables import KIND_IDS, PATH_IDS, TYPES, action_file, board_file, path_file
from permonik.words import LANGUAGES, Words

NAMES = ("Anna", "Boris", "Cyril")
LANGS = pytest.mark.parametrize("lang", LANGUAGES)
ROMAN = ("", "I", "II", "III")


def say(lang: str, id: str, **args: Any) -> str:
    return plain(Words(GAME, lang, strict=True).render(id, args, NAMES))


def plain(text: str) -> str:
    """Without the spaces that hold a line together."""
    return text.replace("\xa0", " ")


def answers(t: Any, seat: int, lang: str) -> list[str]:
    words = Words(GAME, lang, strict=True)
    described = [GAME.describe(t.state, seat, action) for action in t.state.actions(seat)]
    return [plain(words.message(option.message, NAMES)) for option in described]


def question(t: Any, seat: int, lang: str) -> str:
    return plain(Words(GAME, lang, strict=True).message(GAME.question(t.state, seat), NAMES))


# -- names ----------------------------------------------------------------------------------------------------------


@LANGS
def test_cards_are_called_as_in_the_data(lang: str) -> None:
    for card in path_file["path_card"]:
        name = path_file["kind"][card["kind"]][f"name_{lang}"]
        assert say(lang, f"card-{card['id']}").startswith(f"{name} {ROMAN[card['tier']]} (")
    for card in action_file["action_card"]:
        for tier in (1, 2, 3):
            name = card[f"name_{lang}"].partition(" (")[0]
            assert say(lang, f"card-{card['id']}_{tier}") == f"{name} {ROMAN[tier]}"
    for card in board_file["goal_card"]:
        assert card[f"name_{lang}"].lower().endswith(say(lang, f"goal-{card['id']}"))


@LANGS
def test_no_two_cards_are_called_the_same(lang: str) -> None:
    for form in ("", "acc"):
        names = [Words(GAME, lang, strict=True).form(f"card-{id}", form) for id in KIND_IDS]
        assert len(set(names)) == len(KIND_IDS)
    assert len(PATH_IDS) + 3 * len(TYPES) <= len(KIND_IDS)


@LANGS
def test_creatures_have_different_marks(lang: str) -> None:
    words = Words(GAME, lang, strict=True)
    marks = [words.form(f"creature-{id}", "mark") for id in ("rat", "crawler", "goblin")]
    assert len({*marks}) == 3
    assert all(len(mark) == 1 for mark in marks)


# -- sentences ------------------------------------------------------------------------------------------------------


def test_a_card_in_its_case() -> None:
    laid = {"seat": {"seat": 0}, "card": "card-p1_cross", "cell": CELL.word(CELL.parse("2,-1"))}
    assert say("en", "laid", **laid) == "Anna lays Passage I (crossroads) at O12."
    assert say("cs", "laid", **laid) == "Anna vykládá Chodbu I (křižovatka) na O12."
    assert say("sk", "laid", **laid) == "Anna vykladá Chodbu I (križovatka) na O12."


def test_numbers_in_words() -> None:
    seat = {"seat": 1}
    assert [say("cs", "left", seat=seat, gold=gold) for gold in (0, 1, 3, 5)] == [
        "Boris opouští jeskyni bez zlata.",
        "Boris opouští jeskyni a odnáší 1 nuget.",
        "Boris opouští jeskyni a odnáší 3 nugety.",
        "Boris opouští jeskyni a odnáší 5 nugetů.",
    ]
    assert [say("sk", "rat-bit", seat=seat, limit=limit) for limit in (1, 3, 0)] == [
        "Krysa útočí: Boris má odteraz limit ruky len 1 kartu.",
        "Krysa útočí: Boris má odteraz limit ruky len 3 karty.",
        "Krysa útočí: Boris má odteraz limit ruky len 0 kariet.",
    ]
    assert say("en", "drew", seat=seat, tier=2) == "Boris draws a card of level II."


def test_questions_and_answers() -> None:
    t = table(
        players=3,
        cave={"1,0": "p2_bridge_ew", "0,1": "p1_lair_cross"},
        hands={ANNA: ["goblin_1", "p1_i_v"]},
        roles=["blue_loyal", "blue_saboteur", "blue_loyal"],
    )
    assert question(t, ANNA, "en") == "Which card do you play or discard?"
    assert "Play Goblin I: up to 5 moves; who is attacked loses a nugget" in answers(t, ANNA, "en")
    assert "Zahrát Skřeta I: až 5 pohybů; napadený přijde o nuget" in answers(t, ANNA, "cs")
    t.do(ANNA, "play goblin_1")
    assert question(t, ANNA, "sk") == "Do ktorého brlohu nalákaš škriatka?"
    assert answers(t, ANNA, "cs") == ["Na M14"]
    t = table(players=3, cave={"1,0": "p2_bridge_ew"}, hands={ANNA: ["p1_i_v"]})
    t.do(ANNA, "discard p1_i_v")
    assert question(t, ANNA, "en") == "Where does your dwarf go? (3 moves left)"
    assert answers(t, ANNA, "en") == [
        "Stop here",
        "To N13 (west): on the bridge your hand limit falls to 4",  # the hand is empty
    ]


@LANGS
def test_answers_differ(lang: str) -> None:
    hands = {ANNA: ["web_1", "p1_t_v", "secret_information_1", "boots_1", "collapse_2"], BORIS: ["rat_1"], CYRIL: []}
    for first in ("play web_1", "lay p1_t_v", "play secret_information_1", "play boots_1", "play collapse_2", None):
        t = table(players=3, cave={"1,0": "p1_cross", "2,0": "p1_lair_bend_ne@180"}, hands=hands)
        if first is not None:
            t.do(ANNA, first)
        if ANNA in t.waiting():
            texts = answers(t, ANNA, lang)
            assert len({*texts}) == len(texts)


@LANGS
def test_what_hardly_ever_comes_up(lang: str) -> None:
    t = table(players=6, cave={"2,-3": "p1_i_h"}, at={ANNA: "2,-3 c"}, goals={"north-east": "goal_vein"})
    t.do(ANNA, t.options(ANNA)[-1], "walk 3,-3 ?")
    assert question(t, ANNA, lang).endswith("?")
    assert answers(t, ANNA, lang)[1].endswith("180°")
    t = table(players=3, cave={"4,4": "goal_exit"}, at={ANNA: "4,4 n"})
    t.do(ANNA, t.options(ANNA)[-1])
    assert any(say(lang, "hit-exit-role", gold=3) in text for text in answers(t, ANNA, lang))
    hands = {ANNA: ["hand_swap_2", "p1_t_v"], BORIS: ["rat_1", "rat_2", "web_1"]}
    t = table(players=3, hands=hands, limit={ANNA: 2}, hand_limit_checked_on_draw=False)
    t.do(ANNA, "play hand_swap_2", "swap 1")
    assert question(t, ANNA, lang) == say(lang, "ask-trim")
    assert "Boris" in say(lang, "remark-first-leaver", seat={"seat": BORIS})
