"""Nothing goes on for ever: Guido and Gustav, exchanges within a turn, the turn cap."""

from random import Random

import pytest
from rivals_table import RED, RESOURCES, Table, deal_on, position, twin

from permonik.games.rivals import GAME
from permonik.testing import ruling

BEHIND = {"cities": [0]}  # blue has one point more


@ruling("RU-29")
@pytest.mark.parametrize(("first", "second"), [("guido", "gustav"), ("gustav", "guido")])
def test_guido_and_gustav_fetch_each_other_once_a_turn(first: str, second: str) -> None:
    table = position("progress", red={"hand": [first]}, blue=BEHIND, discard=[second])
    table.play(f"play {first}", f"fetch {second}", f"play {second}", f"fetch {first}")
    assert (table.hand(), table.offers("play")) == ([first], [])


@ruling("RU-29")
def test_they_may_still_fetch_something_else() -> None:
    table = position("progress", red={"hand": ["guido"]}, blue=BEHIND, discard=["gustav", "scout"])
    table.play("play guido", "fetch gustav", "play gustav")
    assert table.options() == ["fetch scout", "fetch guido"]
    table.play("fetch guido", "play guido")
    assert table.options() == ["fetch scout"]
    table.play("fetch scout")
    assert table.data()["discards"] == [["gustav", "guido"]]


@ruling("RU-29")
@pytest.mark.parametrize(("first", "second"), [("guido", "gustav"), ("gustav", "guido")])
def test_fetching_something_else_does_not_count(first: str, second: str) -> None:
    table = position("progress", red={"hand": [first, second]}, blue=BEHIND, discard=["austin", "scout"])
    table.play(f"play {first}", "fetch scout", f"play {second}", f"fetch {first}", f"play {first}")
    assert table.options() == ["fetch austin", f"fetch {second}"]


@ruling("RU-29")
def test_the_guard_is_lifted_in_the_next_turn() -> None:
    red = {"hand": ["guido", "austin", "inga"]}
    table = position("progress", red=red, blue={**BEHIND, "hand": ["osmund", "harald", "siglind"]}, discard=["gustav"])
    table.play("play guido", "fetch gustav", "play gustav", "fetch guido", "end", "end")
    table.play("roll", "=2", "=trade", "end", "end", "roll", "=2", "=trade")
    assert table.seat == RED
    assert table.play("play guido").options() == ["fetch gustav"]


@ruling("RU-29")
@pytest.mark.parametrize("seed", range(10))
def test_a_turn_in_which_nobody_says_end_still_comes_to_an_end(seed: int) -> None:
    """Cards, exchanges and cards fetched back: a turn has only so much in it."""
    red = {
        "cities": [0],
        "sites": {"c0-above": ["library", "town_hall"], "c0-below": ["ore_ship", "large_trade_ship"]},
        "hand": ["guido", "gustav", "merchant_caravan", "goldsmith", "relocation", "brigitta"],
        "goods": dict.fromkeys(RESOURCES, 3),
    }
    table = position("progress", red=red, discard=["merchant_caravan", "goldsmith", "relocation-progress"])
    rng = Random(seed)
    answers = 0
    while (options := [text for text in table.options() if text != "end"]) != []:
        step(table, rng.choice(options))
        answers += 1
        assert answers < 500
    assert table.options() == ["end"]


def step(table: Table, text: str) -> None:
    table.state.apply(table.seat, GAME.parse(text))
    deal_on(table)


@ruling("RU-37")
def test_the_game_is_a_draw_after_300_turns() -> None:
    hand = ["austin", "inga", "harald"]
    table = position(red={"hand": hand}, turns=298).play("end", "end")
    assert not table.state.over
    last = position(red={"hand": hand}, turns=299).play("end", "end")
    assert last.state.over
    assert GAME.winners(last.state) == ()


@ruling("RU-37")
def test_a_win_in_the_last_turn_counts() -> None:
    sites = {"c0-above": ["candamir"], "c0-below": ["ore_ship"], "c2-above": ["gold_ship"], "c2-below": ["wool_ship"]}
    red = {
        "towns": [4],
        "cities": [0, 2],
        "regions": {"c5-above": "stack_fields_3", "c5-below": "stack_fields_1"},
        "sites": sites,
        "hand": ["austin", "inga", "harald"],
    }
    table = position(red=red, turns=299)
    assert table.points() == 7
    won = twin(table).play("end", "end")
    assert (won.state.over, GAME.winners(won.state)) == (True, (RED,))
