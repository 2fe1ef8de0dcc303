"""The drawing of Caverna: everything that lies on the table is found, in every language and width."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from caverna_table import AUTO, GAME, SPACES, home, position
from rich.console import Console

import permonik
from permonik.games.caverna.draw import GROUPS, draw, group_of
from permonik.games.caverna.pictures import Canvas, capacity, large_board, small_board
from permonik.words import LANGUAGES, Words

WIDTHS = (70, 80, 100, 120, 160)
NAMES = ["Anna", "Boris", "Cyril", "Dana", "Emil", "Františka", "Gustav"]
EVERYWHERE = pytest.mark.parametrize(("lang", "width"), [(lang, width) for lang in LANGUAGES for width in WIDTHS])


def drawn(table: Any, lang: str = "en", width: int = 100, seat: int | None = 0) -> str:
    state = table.state
    console = Console(width=width, file=StringIO(), highlight=False, color_system=None)
    console.print(draw(GAME.view(state, seat), Words(GAME, lang, strict=True), NAMES[: len(state.homes)]))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def flat(text: str) -> str:
    """Without the breaks of a narrow column, so that a phrase is found wherever it is broken."""
    return " ".join(text.split())


def lines(canvas: Canvas) -> list[str]:
    return ["".join([character for character, _ in row]) for row in canvas.rows]


def english(id: str, form: str) -> str:
    return Words(GAME, "en", strict=True).form(id, form)


FARM = home(
    cells={
        "r3c2": "meadow",
        "r3c1": "field",
        "r2c1": "field",
        "r2c2": "small_pasture",
        "r3c4": "tunnel",
        "r2c4": "ore_mine",
        "r2c5": "deep_tunnel",
        "r1c4": "ruby_mine",
        "r-1c2": "meadow",
    },
    rooms={"r2c3": "state_parlor", "r1c3": "dwelling"},
    larges=[["r0c1", "r0c2"]],
    stables=["r0c1", "r0c0", "r3c2"],
    crops={"r3c1": {"grain": 2}},
    dwarfs=(0, (4, "blacksmithing"), (0, "newborn")),
    promised={"wood_supplier": 3},
    begging=2,
    wood=5,
    ruby=1,
    sheep=4,
    dog=1,
)
NEIGHBOUR = home(rooms={"r2c3": "carpenter"}, dwarfs=(3, (0, "housework")), gold=2)
MIDDLE = position(
    FARM,
    NEIGHBOUR,
    home(),
    round=7,
    start=1,
    cards={1: "blacksmithing", 2: "sheep_farming"},
    goods={"sheep_farming": {"sheep": 3}, "logging_1_3": {"wood": 4}},
    harvests={6: "none", 7: "normal"},
    red=1,
    green=1,
)


@EVERYWHERE
def test_no_line_is_wider_than_the_screen_and_no_word_is_missing(lang: str, width: int) -> None:
    for players in (1, 2, 7):
        text = drawn(position(*[FARM] * players), lang, width)
        assert max(len(line) for line in text.splitlines()) <= width
        assert "‹" not in text


@EVERYWHERE
def test_everything_on_the_table_is_found(lang: str, width: int) -> None:
    words = Words(GAME, lang, strict=True)
    text = flat(drawn(MIDDLE, lang, width))
    view = GAME.view(MIDDLE.state, 0)
    for space in view["spaces"]:
        assert words.render(f"space-{space}") in text, space
    for room in [*view["display"], "carpenter"]:
        assert words.render(f"room-{room}") in text, room
    for cell in [f"{column}{row}" for column in "ABCDEF" for row in "1234"]:
        assert cell in text
    for good, number in (("wood", 5), ("ruby", 1), ("sheep", 4), ("dog", 1), ("begging", 2), ("gold", 2)):
        assert words.render(f"amount-{good}", {"n": number}) in text, good
    for name in ("● Anna", "■ Boris", "▲ Cyril"):
        assert name in text


def test_whole_games_can_be_drawn() -> None:
    for players in (1, 3, 7):
        rng = Random(players)
        match = permonik.Match.start("caverna", players=players, seed=players)
        count = 0
        while not match.over:
            seat = rng.choice(match.waiting())
            match.choose(seat, rng.choice(match.state.actions(seat)))
            count += 1
            if count % 60 == 0 or match.over:
                assert "‹" not in drawn(match, "cs", rng.choice(WIDTHS), seat=count % players)


# -- home boards -----------------------------------------------------------------------------------------------------


def test_the_large_board_at_the_start() -> None:
    assert lines(large_board(home(), english)) == [
        "┌──────────┬──────────┬──────────╥──────────┬──────────┬──────────┐",
        "│A1 ♣♣♣♣♣♣♣│B1 ♣♣♣♣♣♣♣│C1 ♣♣♣♣♣♣♣║D1 ▒▒▒▒▒▒▒│E1 ▒▒▒▒▒▒▒│F1 ▒▒▒▒▒▒▒│",
        "│♣♣♣♣♣♣♣♣♣♣│♣♣♣♣♣♣♣♣♣♣│+wild boar║▒▒▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒▒▒│ +2 food  │",
        "├──────────┼──────────┼──────────╫──────────┼──────────┼──────────┤",
        "│A2 ♣♣♣♣♣♣♣│B2 ♣♣♣♣♣♣♣│C2 ♣♣♣♣♣♣♣║D2 ▒▒▒▒▒▒▒│E2 ▒▒▒▒▒▒▒│F2 ▒▒▒▒▒▒▒│",
        "│♣♣♣♣♣♣♣♣♣♣│♣♣♣♣♣♣♣♣♣♣│♣♣♣♣♣♣♣♣♣♣║▒▒▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒▒▒│",
        "├──────────┼──────────┼──────────╫──────────┼──────────┼──────────┤",
        "│A3 ♣♣♣♣♣♣♣│B3 ♣♣♣♣♣♣♣│C3 ♣♣♣♣♣♣♣║D3        │E3 ▒▒▒▒▒▒▒│F3 ▒▒▒▒▒▒▒│",
        "│+wild boar│♣♣♣♣♣♣♣♣♣♣│♣♣♣♣♣♣♣♣♣♣║cavern    │▒▒▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒▒▒│",
        "├──────────┼──────────┼──────────╫──────────┼──────────┼──────────┤",
        "│A4 ♣♣♣♣♣♣♣│B4 ♣♣♣♣♣♣♣│C4 ♣♣♣♣♣♣♣→D4 ◆     2│E4 ▒▒▒▒▒▒▒│F4 ▒▒▒▒▒▒▒│",
        "│♣♣♣♣♣♣♣♣♣♣│ +1 food  │♣♣♣♣♣♣♣♣♣♣→entry dw. │ +1 food  │▒▒▒▒▒▒▒▒▒▒│",
        "└──────────┴──────────┴──────────╨──────────┴──────────┴──────────┘",
    ]


def test_the_large_board_with_tiles() -> None:
    board = lines(large_board(FARM, english))
    assert board[1:3] == [
        "│A1 ⌂♣♣♣♣♣1│B1 ⌂     8 C1        ║D1 ▒▒▒▒▒▒▒│E1 ▒▒▒▒▒▒▒│F1 ▒▒▒▒▒▒▒│",
        "│♣♣♣♣♣♣♣♣♣♣│pasture    pasture   ║▒▒▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒▒▒│ +2 food  │",
    ]
    assert board[4].endswith("║D2 ◆    3★│E2      4★│F2 ▒▒▒▒▒▒▒│")
    assert board[5].endswith("║Dwelling  │ruby mine │▒▒▒▒▒▒▒▒▒▒│")
    assert board[7:9] == [
        "│A3 ♣♣♣♣♣♣♣│B3        │C3       2║D3 ○      │E3      3★│F3        │",
        "│+wild boar│field     │pasture   ║State par.│ore mine  │deep tun. │",
    ]
    assert board[10:12] == [
        "│A4 ♣♣♣♣♣♣♣│B4      ×2│C4 ⌂     1→D4 ◆     2│E4        │F4 ▒▒▒▒▒▒▒│",
        "│♣♣♣♣♣♣♣♣♣♣│grain     │meadow    →entry dw. │tunnel    │▒▒▒▒▒▒▒▒▒▒│",
    ]


def test_a_large_pasture_may_stand_upright() -> None:
    board = lines(large_board(home(larges=[["r0c0", "r1c0"]]), english))
    assert board[3].startswith("├          ┼──")


def test_the_small_board() -> None:
    assert lines(small_board(FARM, english)) == [
        "│ ♣⌂  #8⌂ #  ║ ▒   ▒   ▒  │",
        "│ ♣   ♣   ♣  ║ ◆   ▼   ▒  │",
        "│ ♣   ≈   #2 ║ ○   ▽   ≡  │",
        '│ ♣   ≈g2 "⌂ → ◆   ═   ▒  │',
    ]


@pytest.mark.parametrize(
    ("stables", "large", "small"), [([], 4, 2), (["r0c0"], 8, 2), (["r0c0", "r0c1"], 16, 2), (["r1c0"], 4, 4)]
)
def test_pastures_show_how_many_they_hold(stables: list[str], large: int, small: int) -> None:
    farm = home(larges=[["r0c0", "r0c1"]], cells={"r1c0": "small_pasture"}, stables=stables)
    assert capacity(farm, "r0c1", "large_pasture") == large
    assert capacity(farm, "r1c0", "small_pasture") == small


# -- the rest of the table -------------------------------------------------------------------------------------------


def test_rounds_harvests_and_markers() -> None:
    text = drawn(MIDDLE)
    assert "Round 7 of 12 · ● Anna to move · Markers turned: green 1 / 4, red 1 / 3" in text
    assert "Harvests: 1– 2– 3✶ 4½ 5✶ 6– [7✶] 8? 9? 10? 11? 12?" in text
    assert "green 0 / 3" in drawn(position(home(), home()))
    assert " 8? 10? " in drawn(position(home(), home()))  # two players leave round 9 out
    solo = drawn(position(home()), "cs")
    assert "Cíl: 100 bodů" in solo
    assert "žetony" not in solo.splitlines()[0]


def test_spaces_with_goods_and_dwarfs() -> None:
    text = drawn(MIDDLE)
    assert "Sheep farming (3 sheep)" in text
    assert "Logging (4 wood)" in text
    assert "Blacksmithing ●4" in text
    assert "Housework ■" in text
    assert "Imitation (−4 food)" in text
    acting = position(home(), home()).play("place slash_and_burn")
    assert "▸Slash-and-burn ●" in drawn(acting)


def test_every_space_has_its_group() -> None:
    assert [group for group, _ in GROUPS if group not in {group_of(space) for space in SPACES}] == []
    assert group_of("logging_4_7") == "expeditions"
    assert group_of("ore_mine_construction") == "mining"
    assert group_of("ore_trading") == "goods"
    assert group_of("exploration") == "expeditions"
    assert group_of("forest_exploration_3") == "goods"


def test_what_the_reader_can_pay_is_ticked() -> None:
    table = position(home(stone=1), home(wood=1))
    assert "◇Carpenter 1s ✓" in drawn(table, seat=0)
    assert "◇Carpenter 1s ✓" not in drawn(table, seat=1)
    assert "◇Stone carver 1★ 1w ✓" in drawn(table, seat=1)
    assert "1s ✓" not in drawn(table, seat=None)
    assert "○Weaving parlor ★ 2w 1s" in drawn(table)
    assert "1d 1k ✓" in drawn(position(home(wood=1, stone=1)), "cs")


def test_facts_of_a_home() -> None:
    text = flat(drawn(MIDDLE, width=80))
    assert "Goods: 5 wood, 1 ruby, 2 begging markers Animals: 1 dog, 4 sheep" in text
    assert "Dwarfs: at home –, out 4, newborn 1" in text
    assert "Still to come: 3 wood" in text
    assert "Outside the board: C0 (above C1) meadow" in text
    assert "Rooms: Carpenter" in text
    assert "■ Boris · −26 points · starts" in text


def test_the_readers_home_is_large_and_stands_last() -> None:
    for seat, name in ((0, "● Anna"), (1, "■ Boris"), (2, "▲ Cyril")):
        text = drawn(MIDDLE, seat=seat)
        assert max(("● Anna", "■ Boris", "▲ Cyril"), key=lambda one: text.rindex(f"{one} ·")) == name
        assert text.count("┌────") == 1


def test_all_decide_in_the_harvest_and_nobody_at_the_end() -> None:
    lanes = [[["Feed", 0, 0, 0, 0]], [["Feed", 1, 0, 0, 0]]]
    table = position(home(), home(), agenda=[["NewRound", AUTO]], lanes=lanes)
    assert "everybody decides" in drawn(table)
    assert drawn(table).count("▸") == 2
    over = drawn(position(home(), agenda=[]))
    assert "the game is over" in over
    assert "▸" not in over
    assert "✓ you" in over
    assert over.count("✓") == 1
