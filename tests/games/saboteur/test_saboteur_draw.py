"""The drawing of Saboteur: everything that lies on the table is found, in every language and width."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
import sab_seek
from rich.cells import cell_len
from rich.console import Console
from sab_table import ANNA, BORIS, CYRIL, DANA, Table, table

from permonik.games.saboteur import GAME
from permonik.games.saboteur.deck import BOX
from permonik.games.saboteur.draw import draw
from permonik.games.saboteur.grid import X, Y
from permonik.games.saboteur.pictures import MIDDLE, field_slots
from permonik.games.saboteur.places import column_name, row_name
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import DESIGNS, TUNNEL
from permonik.kernel.dealer import SamplingDealer
from permonik.words import LANGUAGES, Words

NAMES = ("Anna", "Boris", "Cyril", "Dana", "Emil", "Františka", "Gustav", "Hana")
PLAYERS = "①②③④⑤⑥⑦⑧"
WIDTHS = (80, 100, 170)
EVERYWHERE = pytest.mark.parametrize(("lang", "width"), [(lang, width) for lang in LANGUAGES for width in WIDTHS])


def drawn(state: SabState, lang: str = "en", width: int = 100, seat: int | None = 0) -> str:
    console = Console(width=width, file=StringIO(), highlight=False, color_system=None)
    console.print(draw(GAME.view(state, seat), Words(GAME, lang, strict=True), NAMES[: state.players]))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def flat(text: str) -> str:
    """Without the breaks of a narrow column, so that a phrase is found wherever it is broken."""
    return " ".join(text.split())


def played(players: int, decisions: int, seed: int = 3) -> SabState:
    """A position after so many sensible decisions."""
    rng = Random(seed)
    dealer = SamplingDealer(rng)
    state = GAME.setup(players, GAME.check_options({}))
    while not state.over:
        chance = state.chance()
        if chance is not None:
            state.apply(-1, dealer.deal(chance))
            continue
        if decisions == 0:
            break
        decisions -= 1
        (seat,) = state.waiting()
        state.apply(seat, sab_seek.choose(GAME, state, seat, state.actions(seat), rng))
    return state


STATES = {f"{players} players, {when}": played(players, when) for players in (2, 5, 8) for when in (0, 90, 10_000)}
RICH: Table = table(
    players=5,
    cave={
        "1,0": "p2_bridge_ew",
        "0,1": "p1_lair_cross",
        "0,2": "p1_vein_t_v",
        "-1,0": "p2_double_ne",
        "4,4": "goal_exit",
        "5,4": "p3_stub_n",
    },
    at={BORIS: "1,0 w", CYRIL: "-1,0 e", DANA: "0,1 c"},
    hands={ANNA: ["p1_t_v", "p1_t_h", "boots_1"]},
    axes={BORIS: 2},
    boots=[CYRIL],
    lying=[DANA],
    gold={BORIS: 1},
    left=[4],
    limit={CYRIL: 3},
    creatures={"goblin": ("0,2 c", BORIS), "rat": ("-4,-4 ?", CYRIL)},
    webs={"circle": ("0,0 N", 2, BORIS), "square": ("1,0 E", 1, DANA)},
    goals={"north-east": "goal_ladder"},
    roles=["blue_loyal", "blue_loyal", "yellow_loyal", "yellow_saboteur", "blue_saboteur"],
)
RICH.state.goal_knows[1] |= 1 << ANNA


@EVERYWHERE
@pytest.mark.parametrize("name", STATES)
def test_it_is_drawn_everywhere(name: str, lang: str, width: int) -> None:
    state = STATES[name]
    for seat in (None, 0, state.players - 1):
        text = drawn(state, lang, width, seat)
        assert all(cell_len(line) <= width for line in text.splitlines())
        for other in range(state.players):
            assert f"{PLAYERS[other]} {NAMES[other]}" in text
        words = Words(GAME, lang, strict=True)
        if seat is not None:
            for kind in state.hands[seat]:
                card = f"card-{GAME.outcome_text('tier-1', kind)}"
                assert flat(words.render(card)) in flat(text)
        if state.over:
            assert words.render("view-over") in text


@EVERYWHERE
def test_names_stand_at_their_columns_and_rows(lang: str, width: int) -> None:
    state = STATES["5 players, 90"]
    text = drawn(state, lang, width)
    xs = {X[cell] for cell in [*state.board.cards, *state.board.down]}
    ys = {Y[cell] for cell in [*state.board.cards, *state.board.down]}
    lines = text.splitlines()
    heads = [line.split() for line in lines]
    shown = {word for words in heads for word in words}
    assert {column_name(x) for x in xs} <= shown
    assert {row_name(y) for y in ys} <= {words[0] for words in heads if words}


def test_the_cave_at_the_start() -> None:
    text = drawn(STATES["2 players, 0"])
    lines = [line.rstrip() for line in text.splitlines()]
    middle = next(number for number, line in enumerate(lines) if line.startswith(" 13 "))
    left = lines[middle - 2].index("┌")
    assert [line[left : left + 11].rstrip() for line in lines[middle - 2 : middle + 3]] == [
        "┌───╯ ╰───┐",
        "╯         ╰",
        "    ╫①②",
        "╮         ╭",
        "└───╮ ╭───┘",
    ]
    assert text.count("?") == 4
    assert "Draw pile: 14 I, 22 II, 21 III" in text


def test_everything_on_the_table_is_found() -> None:
    text = drawn(RICH.state)
    assert "▼④" in text  # Dana on the lair
    assert "=②" in text  # Boris on the bridge
    assert "◆G" in text
    assert "○2" in text
    assert "□" in text
    assert "(╫)" in text  # seen by Anna
    assert "⌂" in text
    for phrase in (
        "① Anna to move",
        "step 1: play or discard a card",
        "at N13 (west), 2 war axes",
        "boots",
        "at M14, lies down",
        "out of the cave (no. 1)",
        "1 nugget",
        "cards 1 of 3: 1 I",
        "┣ Passage I (junction north–east–south)",
        "• Boots I – 4 moves per turn instead of 3",
        "Your clan card: Loyal blue dwarf – works for the blue clan",
        "Q9 north-east: ladder (you have seen it); looked at by ① Anna",
        "Q17 south-east: cave exit",
        "I9 north-west: face down",
        "Goblin at M15, card of ② Boris",
        "Rat at I9, card of ③ Cyril",
        "web with the circle, side 2, between M12 and M13, card of ② Boris",
        "web with the square, side 1, between N13 and O13, card of ④ Dana",
    ):
        assert phrase in flat(text), phrase


def test_others_do_not_see_it() -> None:
    text = flat(drawn(RICH.state, seat=None))
    assert "(╫)" not in text
    assert "Your hand" not in text
    assert "Q9 north-east: face down; looked at by ① Anna" in text
    assert "surely loyal" in text  # the blue saboteur has left and lies open


def test_how_likely_a_saboteur_is() -> None:
    text = flat(drawn(STATES["8 players, 0"]))
    assert text.count("saboteur: 33 %") == 3 or "surely loyal" in text
    assert text.count("saboteur: 25 %") == 4


def test_every_field_has_a_place_of_its_own() -> None:
    for code in range(DESIGNS * 2):
        slots = field_slots(BOX, code)
        assert sorted(slots) == list(range(BOX.size[code >> 1]))
        assert len({*slots.values()}) == len(slots)
        for field, slot in slots.items():
            if BOX.mark[(code >> 1) * 8 + field] == TUNNEL:
                assert slot == MIDDLE


def test_a_wide_cave_is_drawn_in_parts() -> None:
    wide: dict[str, Any] = {f"{x},0": ("p1_i_h", "p2_i_h", "p3_i_h", "p1_cross")[x % 4] for x in range(1, 5)}
    wide |= {"5,0": "p2_cross", "6,0": "p3_cross", "7,0": "p1_t_h", "8,0": "p2_t_h", "9,0": "p3_t_h"}
    text = drawn(table(cave=wide).state, width=60)
    assert all(cell_len(line) <= 60 for line in text.splitlines())
    assert len([line for line in text.splitlines() if line.startswith(" 13 ")]) == 2
