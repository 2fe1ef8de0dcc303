"""The drawing of Cave vs Cave: everything that lies on the table is found, in every language and width."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from cave_table import GAME, TILES, Table, position
from rich.console import Console

import permonik
from permonik.games.cave_vs_cave.draw import bar, draw, wall_need
from permonik.games.cave_vs_cave.tables import shapes
from permonik.words import LANGUAGES, Words

WIDTHS = (60, 80, 100, 120, 160)
EVERYWHERE = pytest.mark.parametrize(("lang", "width"), [(lang, width) for lang in LANGUAGES for width in WIDTHS])


def drawn(table: Table | Any, lang: str = "en", width: int = 100, seat: int | None = 0, colour: bool = False) -> str:
    state = table.state
    console = Console(width=width, file=StringIO(), highlight=False, force_terminal=colour, color_system=None)
    names = ["Anna", "Boris"][: len(state.caves)]
    console.print(draw(GAME.view(state, seat), Words(GAME, lang, strict=True), names))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def flat(text: str) -> str:
    """Without the breaks of a narrow column, so that a phrase is found wherever it is broken."""
    return " ".join(text.split())


def column(text: str) -> list[str]:
    """The lines of the cave that stands leftmost, from its top wall to its bottom wall."""
    lines = text.splitlines()
    top = next(i for i, line in enumerate(lines) if line.startswith("┏━━━━━"))
    return [line[:47] for line in lines[top : top + 16]]


START = position()
MIDDLE = position(
    round=5,
    turn=3,
    start=1,
    goods={"wood": 3, "stone": 0, "emmer": 9, "flax": 1, "food": 4, "gold": 17},
    cells={"r2c0": "grindstone", "r1c0": "wood_storeroom", "r4c0": "empty", "r3c1": "furniture_workshop"},
    walls=["r2c0-r2c1", "r3c0-r4c0"],
    other_cells={"r2c0": "sacrificial_altar"},
    other_walls=["r0c0-r0c1"],
    display=["tunnel", "state_room", "prospecting_site", "bakehouse", "equipment_room"],
    up=[tile for tile in TILES if tile not in ("breach", "expansion", "renovation")],
    taken=[["undergrowth"], ["masonry", "drift_mining"]],
)
FULL = {
    "r0c0": "shelf",
    "r0c1": "spinning_wheel",
    "r1c0": "tunnel",
    "r1c1": "grindstone",
    "r2c0": "food_corner",
    "r2c1": "parlor",
    "r3c1": "sacrificial_altar",
    "r4c0": "furniture_workshop",
    "r4c1": "secret_chamber",
    "r4c2": "state_room",
}
CROWDED = position(
    players=1,
    round=7,
    cells={**FULL, "extra": "prospecting_site"},
    face="two_walls",
    walls=["extra-east", "r0c0-r0c1"],
    removed=["shelf"],
    pile=4,
)


@EVERYWHERE
def test_no_line_is_wider_than_the_screen_and_no_word_is_missing(lang: str, width: int) -> None:
    for table in (START, MIDDLE, CROWDED):
        text = drawn(table, lang, width)
        assert max(len(line) for line in text.splitlines()) <= width
        assert "‹" not in text


@EVERYWHERE
def test_everything_on_the_table_is_found(lang: str, width: int) -> None:
    words = Words(GAME, lang, strict=True)
    text = flat(drawn(MIDDLE, lang, width))
    for room in MIDDLE.display():
        assert flat(words.render(f"room-{room}")) in text
    for tile in TILES:
        up = tile not in ("breach", "expansion")
        assert (flat(words.render(f"tile-{tile}")) in text) == up, tile
    for cell in [f"{column}{row}" for column in "AB" for row in "12345"] + ["C5"]:
        assert cell in text
    for good in ("wood", "stone", "emmer", "flax", "food", "gold"):
        assert words.form(f"good-{good}", "short") in text
    for name in ("● Anna", "■ Boris"):
        assert name in text
    assert flat(words.render("view-walls", {"walls": 4, "all": 7})) in text


def test_whole_games_can_be_drawn() -> None:
    for players in (1, 2):
        match = permonik.Match.start("cave-vs-cave", players=players, seed=players)
        count = 0
        while not match.over:
            seat = match.waiting()[0]
            options = match.options(seat)
            match.choose(seat, options[count * 7 % len(options)].id)
            count += 1
            if count % 12 == 0 or match.over:
                for width in (80, 100, 150):
                    assert "‹" not in drawn(match, "cs", width, seat=count % players)


# -- caves --------------------------------------------------------------------------------------------------------


def test_the_cave_at_the_start() -> None:
    assert column(drawn(START)) == [
        "┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓ wood   ▌····  1",
        "┃A1 ░░░░░░░░░░░┊B1 ░░░░░░░░░░░┃ stone  ▌····  1",
        "┃░░░░░░░░░░░░░░┊░░░░░░░░░░░░░░┃ emmer  ▌····  1",
        "┃┄┄┄┄┄┄┄┄┄┄┄┄┄┄·┄┄┄┄┄┄┄┄┄┄┄┄┄┄┃ flax   ▌····  1",
        "┃A2 ░░░░░░░░░░░┊B2 ░░░░░░░░░░░┃ food   ▌····  1",
        "┃░░░░░░░░░░░░░░┊░░ +1 food ░░░┃ gold   ▌····  1",
        "┃┄┄┄┄┄┄┄┄┄┄┄┄┄┄·┄┄┄┄┄┄┄┄┄┄┄┄┄┄┃                ",
        "┃A3            ┊B3 ░░░░░░░░░░░┃                ",
        "┃              ┊░░░░░░░░░░░░░░┃                ",
        "╹┄┄┄┄┄┄┄┄┄┄┄┄┄┄·┄┄┄┄┄┄┄┄┄┄┄┄┄┄┃                ",
        "→A4 ◆          ┊B4 ░░░░░░░░░░░┃                ",
        " Cave Entrance ┊░░ +1 food ░░░┃                ",
        "╻┄┄┄┄┄┄┄┄┄┄┄┄┄┄·┄┄┄┄┄┄┄┄┄┄┄┄┄┄┗━━━━━━━━━━━━━━┓ ",
        "┃A5 ░░░░░░░░░░░┊B5 ░░░░░░░░░░░┊C5 ░░░░░░░░░░░┃ ",
        "┃░░░░░░░░░░░░░░┊░░░░░░░░░░░░░░┊░░░░░░░░░░░░░░┃ ",
        "┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛ ",
    ]


def test_rooms_walls_and_goods_of_a_cave() -> None:
    text = drawn(MIDDLE)
    cave = column(text)
    assert cave[0].endswith("wood   █▌···  3")
    assert cave[2].endswith("emmer  ████▌  9")
    assert cave[5].endswith("gold   █████ 17")
    assert cave[4].startswith("┃A2 ◇        2★┊B2 ░")
    assert cave[5].startswith("┃Wood Storeroom┊░░ +1 food")
    assert cave[7].startswith("┃A3 ◆        4★▓B3 ░")  # a built wall, to the east
    assert cave[12].startswith("╻▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓┄┄")  # and one to the north of A5
    assert cave[13].startswith("┃A5            ┊B5 ░")
    assert "Furniture" in cave[11]  # its name is too long for a cell
    assert "▸■ Boris" not in text
    assert "■ Boris · 8 points · starts" in text
    assert "▸● Anna · 28 points" in text


def test_the_additional_cavern_lies_beside_the_board() -> None:
    cave = column(drawn(CROWDED))
    assert [line[31:] for line in cave[7:11]] == [
        " ┏━━━━━━━━━━━━━╸",
        " ┃X  ◇       5★▓",
        " ┃Prospecting  ▓",
        " ╹┄┄┄┄┄┄┄┄┄┄┄┄┄▓",
    ]


def test_a_used_room_is_marked_in_its_turn() -> None:
    table = position(cells={"r2c0": "tunnel"}, tile="expedition").play("do expedition-rooms", "use tunnel", "leave")
    assert "A3 ◆×" in drawn(table)
    assert "A4 ◆×" not in drawn(table)


def test_caves_stand_side_by_side_where_there_is_room() -> None:
    def tops(width: int) -> list[int]:
        return [line.count("┏━━━━━") for line in drawn(START, "en", width).splitlines() if "┏━━━━━" in line]

    assert tops(70) == [1, 1]
    assert tops(80) == [2]
    assert tops(100) == [2]


# -- the action board and the display -----------------------------------------------------------------------------


def test_the_action_board() -> None:
    text = drawn(MIDDLE)
    assert "Round 5 of 8 · turn 2 of 3 · ● Anna to move" in text
    assert "Turns each:  2  2  2  3 [3]  3  3  4" in text
    assert "Undergrowth ●" in text
    assert "Masonry ■" in text
    assert "Drift Mining ■   Expedition   ░3░   ░3░" in text
    assert "░4░ Renovation" in text
    assert "Walls in the supply: 4 of 7 · Additional cavern: still to be had" in text


def test_the_tile_of_the_turn_is_pointed_at() -> None:
    assert "▸Undergrowth ●" in drawn(position(tile="undergrowth"))


def test_the_solo_game_shows_its_goal_its_pile_and_what_left() -> None:
    text = flat(drawn(CROWDED, "cs", 200))
    assert "7. kolo ze 7 · 1. tah ze 4 · na tahu je ● Anna · Cíl: 50 bodů" in text
    assert "Přídavná sluj: ● Anna" in text
    assert "Dobírací balíček: 4" in text
    assert "Mimo tuto hru: Police" in text
    assert "Tahů na hráče: 2 2 2 3 3 3 [4]" in text
    assert "Průlom" not in text


def test_a_finished_game_has_nobody_to_move() -> None:
    text = drawn(position(agenda=[], round=8))
    assert "Round 8 of 8 · the game is over" in text
    assert "▸" not in text


def test_a_card_of_the_display() -> None:
    text = drawn(MIDDLE)
    assert "╻  ╻ Tunnel ◆ 3★ 1 wood" in text
    assert "╹  ╹ +2 food; +1 stone if you hold fewer than 3" in text
    assert "┏━━┓ State Room ◆ 12★ 7 gold" in text
    assert "Prospecting Site ◇ 5★ free" in text


def test_what_could_be_furnished_is_ticked_for_its_seat_only() -> None:
    table = position(goods={"wood": 1})
    assert "Shelf ◆ 3★ 1 wood ✓" in drawn(table, seat=0)
    assert "Tunnel ◆ 3★ 1 wood ✓" not in drawn(table, seat=0)  # it wants two walls
    assert "Grindstone ◆ 4★ 1 stone ✓" not in drawn(table, seat=0)  # no stone
    assert "Grindstone ◆ 4★ 1 stone ✓" in drawn(table, seat=1)
    assert "wood ✓" not in drawn(table, seat=None)


@pytest.mark.parametrize(
    ("shape", "picture"),
    [
        ("one", ("╺━━╸", "    ")),
        ("one_or_corner", ("┇━━╸", "┇   ")),
        ("one_to_three", ("┇━━┇", "┇  ┇")),
        ("corner", ("┏━━╸", "╹   ")),
        ("opposite", ("╻  ╻", "╹  ╹")),
        ("corner_or_three", ("┏━━┇", "╹  ┇")),
        ("three", ("┏━━┓", "╹  ╹")),
        ("three_or_four", ("┏━━┓", "╹┅┅╹")),
        ("four", ("┏━━┓", "┗━━┛")),
    ],
)
def test_wall_requirements_as_pictures(shape: str, picture: tuple[str, str]) -> None:
    assert wall_need(shape) == picture
    assert len({wall_need(each) for each in shapes}) == len(shapes)


def test_bars() -> None:
    assert [bar(held, 5) for held in (0, 1, 2, 9, 10, 19)] == ["·····", "▌····", "█····", "████▌", "█████", "█████"]
    assert {len(bar(held, 2)) for held in range(20)} == {2}
