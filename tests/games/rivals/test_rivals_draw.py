"""The drawing of Rivals: everything that lies on the table is found, in every language and width."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console
from rivals_table import Table, position

import permonik
from permonik.games.rivals import GAME
from permonik.games.rivals.draw import draw, stock
from permonik.words import LANGUAGES, Words

WIDTHS = (80, 100)
EVERYWHERE = pytest.mark.parametrize(("lang", "width"), [(lang, width) for lang in LANGUAGES for width in WIDTHS])
POINTS = ("strength", "skill", "commerce", "progress")


def drawn(state: Any, lang: str = "en", width: int = 100, seat: int | None = 0) -> str:
    console = Console(width=width, file=StringIO(), highlight=False, color_system=None)
    console.print(draw(GAME.view(state, seat), Words(GAME, lang, strict=True), ["Anna", "Boris"]))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def flat(text: str) -> str:
    """Without line breaks and hard spaces, so that a phrase is found wherever it is broken."""
    return " ".join(text.split())


def start(variant: str) -> Table:
    return position(variant, red={"hand": ["abbey", "scout", "austin"]}, blue={"hand": ["inga"]}, phase="BeforeRoll")


START = {variant: start(variant) for variant in ("intro", "duel")}
MIDDLE = {
    "intro": position(
        red={
            "towns": [4],
            "cities": [0],
            "roads": (True, False),
            "regions": {"c5-above": "stack_fields_3", "c5-below": "stack_hills_5"},
            "sites": {"c0-above": ["abbey", "large_trade_ship"], "c2-below": ["austin"]},
            "goods": {"grain": 4, "ore": 1},
            "hand": ["goldsmith", "marketplace"],
        },
        blue={"sites": {"c0-above": ["candamir"]}, "hand": ["harald"]},
        discard=["scout", "relocation"],
        die=3,
        face="event_card",
        resolved=["invention"],
        turns=8,
    ),
    "duel": position(
        "duel",
        red={
            "towns": [-2, 4],
            "cities": [0, 4],
            "regions": {
                "c-3-above": "stack_gold_field_3",
                "c-3-below": "stack_pasture_5",
                "c5-above": "stack_fields_3",
                "c5-below": "stack_hills_5",
            },
            "sites": {"c0-below": ["library", "chapel_123"], "c4-above": ["mint"], "c-2-above": ["gold_ship"]},
            "cache": ("c1-above", 2),
            "hand": ["merchant", "heinrich"],
        },
        blue={"sites": {"c2-above": ["lookout_tower"]}, "hand": ["inga", "traitor"]},
        face="event_card",
        resolved=["moon-2", "moon-5"],
        moons=[None, "riots", None, None, None, None],
        tops={2: ["abbey"]},
    ),
}


@EVERYWHERE
def test_no_line_is_wider_than_the_screen_and_no_word_is_missing(lang: str, width: int) -> None:
    for tables in (START, MIDDLE):
        for table in tables.values():
            for seat in (None, 0, 1):
                text = drawn(table.state, lang, width, seat)
                assert max(len(line) for line in text.splitlines()) <= width
                assert "‹" not in text


@EVERYWHERE
@pytest.mark.parametrize("variant", ["intro", "duel"])
def test_everything_on_the_table_is_found(lang: str, width: int, variant: str) -> None:
    words = Words(GAME, lang, strict=True)
    for table in (START[variant], MIDDLE[variant]):
        view = table.view(0)
        text = flat(drawn(table.state, lang, width))
        for name in ("● Anna", "■ Boris"):
            assert name in text
        for point in POINTS:
            assert all(f"{words.render(f'point-{point}')} {view[point][seat]}" in text for seat in range(2))
        for land in view["principalities"]:
            for town in land["towns"]:
                letter = words.render(f"town-{town}")
                assert f"{'◆' if town in land['cities'] else '▲'} {letter} " in text
                assert words.render(f"site-{town}-above") in text
                assert words.render(f"site-{town}-below") in text
            for region in land["regions"].values():
                assert words.form(f"region-{region}", "short") in text
            for card in land["expansions"].values():
                assert words.render(f"card-{card}") in text or words.form(f"card-{card}", "short") in text
        for card in view["hands"][0]["known"]:
            assert f"{words.render(f'card-{card}')} (" in text
        for number, stack in enumerate(view["stacks"], 1):
            back = words.render(f"back-{stack['back']}")
            assert f"{words.render(f'stack-{number}')} ({back}) {len(stack['cards'])} ▤" in text


def test_what_is_hidden_stays_hidden() -> None:
    text = drawn(MIDDLE["duel"].state)
    assert "1 × base cards, 1 × Era of Turmoil" in text
    for secret in ("Inga", "Traitor (", "known"):
        assert secret not in text
    assert "Traitor (" in drawn(MIDDLE["duel"].state, seat=1)
    nobody = drawn(MIDDLE["duel"].state, seat=None)
    for secret in ("Inga", "Traitor", "Merchant", "Heinrich"):
        assert secret not in nobody


def test_a_region_shows_its_number_and_stock() -> None:
    assert [stock(amount) for amount in range(4)] == ["○○○", "●○○", "●●○", "●●●"]
    lines = drawn(MIDDLE["intro"].state).splitlines()
    label = [number for number, line in enumerate(lines) if "above A" in line][1]  # one's own
    assert lines[label + 1].split() == ["Forest", "Abbey", "Gold", "Field", "·", "Fields", "·", "Fields"]
    assert lines[label + 2].split()[0:2] == ["2", "○○○"]
    assert "▸3" in lines[label + 2]
    assert lines[label + 3].startswith("═")


def test_the_turn_the_dice_and_the_piles() -> None:
    text = flat(drawn(MIDDLE["intro"].state))
    for part in (
        "Turn 9 · ● Anna to move · action phase · 7 victory points win",
        "Production die: 3 · Event die: Event card · Event card: Invention",
        "Discard pile: 2 cards, on top Relocation",
        "In supply: roads 5, settlements 4, cities 6, regions 10",
        "Marketplace (cost: 1 wool and 1 grain)",
    ):
        assert part in text
    assert "Production die: not rolled yet" in drawn(START["intro"].state)
    duel = flat(drawn(MIDDLE["duel"].state))
    assert "Event cards seen since the last shuffle: Riots and a card not seen before (5)" in duel
    assert "Cache ●●○" in duel


def test_what_one_has_seen_of_a_stack_is_shown() -> None:
    table = position("gold", agenda=[["BeginTurn", -2], ["ChooseStack", 0]])
    rng = Random(4)
    assert "set-up · ● Anna decides" in flat(drawn(table.state))
    table.play("search 1")
    while table.state.chance() is not None:
        table.state.apply(permonik.CHANCE, rng.choice(table.state.chance().outcomes))
    assert "known: 1. " in flat(drawn(table.state, seat=0))
    assert "known" not in drawn(table.state, seat=1)
    assert "Face up: 2 × Merchant Guild" in drawn(table.state, seat=1)


@pytest.mark.parametrize("variant", ["intro", "duel"])
def test_whole_games_can_be_drawn(variant: str) -> None:
    match = permonik.Match.start("rivals", seed=3, options={"variant": variant})
    rng = Random(variant)
    count = 0
    while not match.over:
        (seat,) = match.waiting()
        if count % 60 == 0:
            for lang, width in (("cs", 80), ("sk", 100)):
                text = drawn(match.state, lang, width, seat)
                assert "‹" not in text
                assert max(len(line) for line in text.splitlines()) <= width
        match.choose(seat, rng.choice(match.state.actions(seat)))
        count += 1
    assert "the game is over" in drawn(match.state)
