"""Before the click: every answer in the cave says all that it brings about; the weighty ones are marked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sab_table import ANNA, BORIS, CYRIL, EX_5, Table, discard, table

from permonik import Match
from permonik.games.saboteur import GAME
from permonik.games.saboteur.deck import BOX
from permonik.games.saboteur.grid import cell_at
from permonik.games.saboteur.places import cell_name, part_word
from permonik.games.saboteur.tables import DESIGNS
from permonik.testing import rule, ruling
from permonik.words import LANGUAGES, Words

NAMES = ("Anna", "Boris", "Cyril")
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def said(t: Table, seat: int, answer: str, lang: str = "en") -> str:
    option = GAME.describe(t.state, seat, GAME.parse(t.numbered(answer)))
    return Words(GAME, lang, strict=True).message(option.message, NAMES).replace("\xa0", " ")


def notes(t: Table, seat: int, answer: str) -> list[str]:
    what: Any = GAME.describe(t.state, seat, GAME.parse(t.numbered(answer))).message.args.get("what", [])
    return [note if isinstance(note, str) else note["id"] for note in what]


def weight(t: Table, seat: int, answer: str) -> str | None:
    assert t.may(seat, answer)
    return GAME.weighty(t.state, seat, GAME.parse(t.numbered(answer)))


# -- a creature -----------------------------------------------------------------------------------------------------


@rule("R9.5")
def test_whom_a_creature_attacks_is_said_by_name() -> None:
    t = table(players=3, cave=EX_5, at={BORIS: "1,0 c"}, hands={ANNA: ["rat_1"]})
    t.do(ANNA, "play rat_1", "lure 2,0 c")
    assert said(t, ANNA, "roam 1,0 c") == "To N13: it attacks Boris (costs a card and 1 of the hand limit)"
    assert weight(t, ANNA, "roam 1,0 c") is None
    assert said(t, ANNA, "stay") == "It stays where it is and attacks nobody"


@rule("R9.5")
@EVERY_LANGUAGE
def test_an_attack_on_oneself_is_said_and_weighty(lang: str) -> None:
    t = table(players=3, cave=EX_5, axes={CYRIL: 1}, hands={ANNA: ["crawler_1"]})
    t.do(ANNA, "play crawler_1", "lure 2,0 c")
    own = Words(GAME, lang, strict=True).render("seat-own", {"seat": {"seat": ANNA}}, NAMES)
    assert own.replace("\xa0", " ") in said(t, ANNA, "roam 0,0 c", lang)
    assert notes(t, ANNA, "roam 0,0 c") == ["hit-attack", "hit-armed"]
    assert weight(t, ANNA, "roam 0,0 c") == "attack_self"


@ruling("RU-9")
@pytest.mark.parametrize("at_once", [True, False])
def test_a_lair_with_dwarves_is_an_attack_unless_the_switch_says_no(at_once: bool) -> None:
    t = table(players=3, cave=EX_5, at={ANNA: "2,0 c"}, hands={ANNA: ["goblin_1"]}, lair_spawn_attacks=at_once)
    t.do(ANNA, "play goblin_1")
    assert notes(t, ANNA, "lure 2,0 c") == (["hit-attack"] if at_once else [])
    assert weight(t, ANNA, "lure 2,0 c") == ("attack_self" if at_once else None)


@rule("R6.7")
def test_a_creature_is_told_nothing_of_bridges_tunnels_and_veins() -> None:
    cave = {**EX_5, "0,1": "p1_vein_t_v", "-1,0": "p1_bridge_ew"}
    t = table(players=3, cave=cave, at=dict.fromkeys(range(3), "1,0 c"), hands={ANNA: ["goblin_1"]})
    t.state.creature_at[2] = t.field("0,0 c")
    t.do(ANNA, "play goblin_1")
    assert [notes(t, ANNA, answer) for answer in ("roam -1,0 h", "roam 0,1 c")] == [[], []]
    assert notes(t, ANNA, "roam 1,0 c") == ["hit-attack"]


@rule("R9.10")
def test_a_creature_does_not_reveal_a_goal_card() -> None:
    t = table(players=6, cave={"3,-2": "p1_lair_cross"}, hands={ANNA: ["goblin_1"]})
    t.do(ANNA, "play goblin_1", "lure 3,-2 c")
    assert notes(t, ANNA, "roam 3,-3 ?") == ["hit-goal-creature"]


# -- a dwarf --------------------------------------------------------------------------------------------------------


@rule("R10.4")
def test_every_danger_on_a_field_is_said() -> None:
    """The bridge and the rat on it."""
    t = table(players=3, cave={"1,0": "p1_bridge_ew"}, hands={ANNA: ["p1_i_v", "p1_t_v"]}, axes={ANNA: 1})
    t.state.creature_at[0], t.state.creature_of[0] = t.field("1,0 h"), BORIS
    discard(t, ANNA, "p1_i_v")
    assert notes(t, ANNA, "walk 1,0 h") == ["hit-bridge", "hit-creature", "hit-axe-end"]
    assert said(t, ANNA, "walk 1,0 h") == (
        "To N13 (way west–east): the bridge costs a random card, your hand limit falls to 4, the rat attacks "
        "you (costs a card and 1 of the hand limit), and you may use your war axe, but your movement ends there"
    )


@ruling("RU-5")
def test_the_second_field_of_a_bridge_costs_nothing() -> None:
    t = table(players=3, cave={"1,0": "p2_bridge_ew"}, at={ANNA: "1,0 w"}, hands={ANNA: ["p1_i_v", "p1_t_v"]})
    discard(t, ANNA, "p1_i_v")
    assert notes(t, ANNA, "walk 1,0 e") == []


@rule("R6.5")
def test_a_tunnel_costs_a_nugget_if_there_is_one() -> None:
    for gold, note in ((1, "hit-tunnel"), (0, "hit-tunnel-free")):
        t = table(players=3, cave={"0,-1": "p1_double_ne"}, at={ANNA: "0,-1 b"}, gold={ANNA: gold})
        assert notes(discard(t, ANNA), ANNA, "walk 0,-1 t") == [note]


@rule("R6.2")
def test_where_a_ladder_leads() -> None:
    cave = {"1,0": "p1_cross", "1,1": "p1_ladder_stub_n"}
    t = discard(table(players=3, cave=cave, at={ANNA: "1,0 c"}), ANNA)
    assert said(t, ANNA, "walk 0,0 c") == "To M13: a ladder to N14"
    assert said(t, ANNA, "walk 1,1 c") == "To N14: a ladder to M13"
    t = discard(table(players=3, cave=cave), ANNA)
    assert said(t, ANNA, "walk 1,1 c") == "To N14: by the ladder"


@rule("R6.6")
@EVERY_LANGUAGE
def test_stopping_on_a_vein_takes_gold_and_tells_the_role(lang: str) -> None:
    t = discard(table(players=3, cave={"1,0": "p1_cross", "2,0": "p1_vein_t_v@180"}), ANNA).do(ANNA, "walk 1,0 c")
    assert (notes(t, ANNA, "walk 2,0 c"), weight(t, ANNA, "walk 2,0 c")) == (["hit-gold-role"], None)
    twin = Table(t.state.clone())
    twin.state.moves = 1
    assert (notes(twin, ANNA, "walk 2,0 c"), weight(twin, ANNA, "walk 2,0 c")) == (["hit-vein-role"], "reveal_role")
    twin.state.clan_knows[ANNA] = twin.state.everybody
    assert weight(twin, ANNA, "walk 2,0 c") is None, "everybody knows it already"
    t.do(ANNA, "walk 2,0 c")
    role = {"en": "role", "cs": "roli", "sk": "rolu"}[lang]
    assert said(t, ANNA, "halt", lang).endswith(role)
    assert weight(t, ANNA, "halt") == "reveal_role"
    t.state.clan_knows[ANNA] = t.state.everybody
    assert not said(t, ANNA, "halt", lang).endswith(role)
    assert weight(t, ANNA, "halt") is None


@rule("R11.1")
def test_a_goal_card_is_revealed_with_the_creature_on_it() -> None:
    t = table(players=6, cave={"3,-2": "p1_i_v"}, at={ANNA: "3,-2 c"})
    assert notes(discard(t, ANNA), ANNA, "walk 3,-3 ?") == ["hit-goal"]
    t.state.creature_at[1] = t.field("3,-3 ?")
    assert notes(t, ANNA, "walk 3,-3 ?") == ["hit-goal", "hit-creature", "hit-end"]


@rule("R8.4")
def test_the_axe_says_what_it_averts() -> None:
    t = table(players=3, cave=EX_5, at={BORIS: "1,0 c"}, axes={BORIS: 1}, hands={ANNA: ["goblin_1"]})
    t.do(ANNA, "play goblin_1", "lure 2,0 c", "roam 1,0 c")
    assert said(t, BORIS, "keep-axe") == "Keep the war axe: costs a nugget"
    t.state.gold[BORIS] = 0
    assert said(t, BORIS, "keep-axe") == "Keep the war axe: no nugget to lose"


# -- cards ----------------------------------------------------------------------------------------------------------


@rule("R7.4")
@rule("R7.5")
def test_what_falls_in_with_a_card() -> None:
    cave = {"1,0": "p1_vein_t_v@180", "-1,0": "p1_i_h"}
    t = table(cave=cave, webs={"circle": ("-1,0 W", 2, BORIS)}, hands={ANNA: ["collapse_2"]})
    t.do(ANNA, "play collapse_2")
    assert (notes(t, ANNA, "collapse 1,0"), weight(t, ANNA, "collapse 1,0")) == (["hit-nugget-gone"], "destroy")
    assert (notes(t, ANNA, "collapse -1,0"), weight(t, ANNA, "collapse -1,0")) == (["hit-web-gone"], None)


@rule("R7.8")
def test_a_swap_says_what_is_given_and_who_draws() -> None:
    hands = {ANNA: ["hand_swap_2", "p1_t_v"], BORIS: ["rat_1", "rat_2", "web_1"]}
    t = table(players=3, hands=hands).do(ANNA, "play hand_swap_2")
    assert said(t, ANNA, "swap 1") == "Boris: you get 3 cards and give 1, Boris draws instead of you"


@ruling("RU-20")
def test_agreeing_on_the_end_is_weighty() -> None:
    t = discard(table(players=3, early_end="vote", cave=EX_5), ANNA).do(ANNA, "halt").draw()
    assert (weight(t, ANNA, "end-game"), weight(t, ANNA, "play-on")) == ("forfeit", None)


# -- names of places ------------------------------------------------------------------------------------------------


def test_cells_are_called_by_column_and_row() -> None:
    named = {(0, 0): "M13", (-12, -12): "A1", (13, 12): "Z25", (14, 0): "ZA13", (-13, 0): "AZ13", (0, -14): "M−1"}
    assert {at: cell_name(cell_at(*at)) for at in named} == named
    names = {cell_name(cell) for cell in range(cell_at(-56, -56), 0, -1)}
    assert len(names) == cell_at(-56, -56)


def test_no_two_fields_of_a_card_are_called_alike() -> None:
    for code in range(DESIGNS * 2):
        parts = [part_word(BOX, code, field) for field in range(BOX.size[code >> 1])]
        assert all(isinstance(part, str) for part in parts)
        assert len({*map(str, parts)}) == len(parts)


@EVERY_LANGUAGE
def test_no_answer_and_no_line_has_numbers_of_the_notation(lang: str) -> None:
    words = Words(GAME, lang, strict=True)
    rng = Random(4)
    match = Match.start("saboteur", 3, seed=4, names=NAMES)
    while not match.over:
        seat = match.waiting()[0]
        options = match.options(seat)
        for option in options:
            text = words.message(option.message, NAMES)
            assert not any(f"{target.partition(':')[2]}" in text for target in option.targets if "," in target), text
        assert len({words.message(option.message, NAMES) for option in options}) == len(options)
        match.choose(seat, rng.choice(options).id)
    for seat in (None, 0, 1, 2):
        lines = [(message.entry, words.message(message, NAMES)) for message in match.log(seat)]
        told = [line for line in lines if line[0] > 30]
        assert len({*told}) == len(told), "a line is told twice"
