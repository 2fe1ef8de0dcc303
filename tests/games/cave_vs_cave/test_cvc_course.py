"""Section 4: rounds and turns."""

from itertools import groupby

import pytest
from cave_table import TILES, Table, position

import permonik
from permonik.games.cave_vs_cave import GAME
from permonik.testing import example, rule, ruling

TURNS = [2, 2, 2, 3, 3, 3, 3, 4]
FOUR = ["cultivation", "housework", "excavation", "undergrowth"]


def opening(starter: int = 0) -> Table:
    return Table(GAME.setup(2, {})).play(f"={starter}")


def turns_by_round(starter: int) -> list[list[int]]:
    """Who took a turn, round by round, in a game in which nobody does anything."""
    table = opening(starter)
    turns: list[tuple[int, int]] = []
    while not table.state.over:
        if table.state.chance():
            table.play(f"={table.outcomes()[0]}")
        turns.append((table.data()["round"], table.seat))
        table.pass_turn()
    return [[seat for _, seat in group] for _, group in groupby(turns, key=lambda turn: turn[0])]


@rule("R4.1", "R9.1")
def test_the_game_is_over_after_eight_rounds_and_not_before() -> None:
    table = position(round=8, turn=7, start=1, taken=[TILES[:3], TILES[3:7]])
    assert table.seat == 0
    table.play("take drift_mining")
    assert not table.state.over
    assert table.play("end").state.over
    table = position(round=7, turn=5, start=1, up=TILES[:11], taken=[TILES[:2], TILES[2:5]])
    table.pass_turn()
    assert not table.state.over
    assert table.data()["round"] == 8


@rule("R4.1", "R4.6")
@pytest.mark.parametrize("starter", [0, 1])
def test_each_round_gives_each_player_as_many_turns_as_its_space_says(starter: int) -> None:
    turns = turns_by_round(starter)
    assert [len(seats) for seats in turns] == [2 * each for each in TURNS]
    for seats, each in zip(turns, TURNS, strict=True):
        assert seats.count(0) == seats.count(1) == each
    assert sum(TURNS) == 22


@rule("R4.3", "R4.7")
@example("EX-11")
@pytest.mark.parametrize("starter", [0, 1])
def test_players_alternate_and_who_moved_last_begins_the_next_round(starter: int) -> None:
    other = 1 - starter
    expected = [[starter, other] * each if at % 2 == 0 else [other, starter] * each for at, each in enumerate(TURNS)]
    assert turns_by_round(starter) == expected


@rule("R4.2", "R4.1")
def test_each_round_begins_with_one_more_tile_which_can_be_taken_at_once() -> None:
    table = opening()
    up = list(FOUR)
    for number in range(1, 9):
        assert table.data()["round"] == number
        if number < 8:
            assert table.data()["up"] == up
            assert table.state.waiting() == ()
            tile = table.outcomes()[-1]
            table.play(f"={tile}")
        else:
            tile = "renovation"
        up.append(tile)
        assert table.data()["up"] == up
        assert [place["tile"] for place in GAME.shown(table.state, 0)["shelf"]] == up + [None] * (12 - len(up))
        if tile != "renovation":
            assert set(table.offers("take")) == set(up)
        for _ in range(2 * TURNS[number - 1]):
            table.pass_turn()
        if number < 7:
            assert table.state.chance() is not None, "no tile comes up within a round, but one at its end"
    assert table.state.over


@rule("R4.2")
def test_the_tile_that_was_turned_up_is_the_one_that_lies_there() -> None:
    table = opening().play("=undermining")
    assert table.offers("take") == [*FOUR, "undermining"]
    for _ in range(4):
        table.pass_turn()
    assert set(table.outcomes()) == {"furnishing", "masonry"}


@rule("R4.4")
@ruling("RU-2")
def test_a_turn_begins_with_a_tile_and_nothing_else() -> None:
    table = position(goods={"emmer": 3, "gold": 3}, up=FOUR)
    assert table.options() == [f"take {tile}" for tile in FOUR]
    assert table.state.waiting() == (0,)


@rule("R4.4")
def test_the_whole_turn_belongs_to_the_active_player() -> None:
    table = position(goods={"food": 2, "stone": 1}, up=FOUR, tile="excavation")
    before = table.goods(1), table.cells(1), table.walls(1)
    for text in ("do excavation-two", "dig r1c0", "=stall", "dig r2c1", "=treasury", "do excavation-stone"):
        table.play(text)
        assert table.state.waiting() in ((0,), ())
    assert (table.goods(1), table.cells(1), table.walls(1)) == before
    assert table.play("end").state.waiting() == (1,)


@rule("R4.4")
def test_only_the_parts_of_the_chosen_tile_are_carried_out() -> None:
    table = position(goods={"wood": 9, "stone": 9, "food": 9, "gold": 9}, walls=["r0c0-r0c1"])
    for tile in TILES:
        taken = Table(table.state.clone()).play(f"take {tile}")
        assert taken.parts()
        assert all(part.startswith(f"{tile}-") for part in taken.parts())


@rule("R4.5")
def test_a_tile_is_gone_for_both_until_the_end_of_the_round() -> None:
    table = opening().play("=masonry")
    left = [*FOUR, "masonry"]
    for tile in ("excavation", "masonry", "cultivation", "housework"):
        assert table.offers("take") == left
        table.play(f"take {tile}", "end")
        left.remove(tile)
    # Nobody had a tile twice; now a round begins and all are there again.
    table.play("=furnishing")
    assert set(table.offers("take")) == {*FOUR, "masonry", "furnishing"}


@rule("R4.5")
@pytest.mark.parametrize("player", [0, 1])
def test_whoever_took_it_nobody_can_take_it_again(player: int) -> None:
    taken = [["excavation"], ["masonry"]][:: -1 if player else 1]
    table = position(up=[*FOUR, "masonry"], taken=taken, turn=2)
    assert table.offers("take") == ["cultivation", "housework", "undergrowth"]


@rule("R4.7")
def test_at_the_end_of_a_round_all_tiles_return_and_the_token_moves() -> None:
    table = position(up=[*FOUR, "masonry"], taken=[["excavation"], ["masonry", "housework"]], start=1, turn=3)
    assert table.data()["start"] == 1
    table.play("take cultivation", "end")
    data = table.data()
    assert (data["round"], data["turn"], data["start"], data["taken"]) == (2, 0, 0, [[], []])
    table.play("=furnishing")
    assert table.seat == 0, "who moved last moves again"
    assert set(table.offers("take")) == {*FOUR, "masonry", "furnishing"}


@rule("R4.7")
def test_the_round_does_not_end_before_both_have_had_all_turns() -> None:
    table = position(round=4, up=TILES[:8], taken=[TILES[:2], TILES[2:4]], turn=4)
    assert table.play("take masonry", "end").data()["round"] == 4
    assert table.data()["taken"] == [["cultivation", "housework", "masonry"], ["excavation", "undergrowth"]]
    assert table.seat == 1
    table.pass_turn()
    assert table.data()["round"] == 5


@rule("R4.8")
@pytest.mark.parametrize(
    ("mine", "other", "may"), [(0, 0, False), (5, 5, False), (6, 5, True), (5, 6, False), (1, 0, True)]
)
def test_renovation_wants_strictly_more_gold_than_the_opponent(mine: int, other: int, may: bool) -> None:
    table = position(round=8, goods={"gold": mine}, other_goods={"gold": other})
    assert table.offers("take") == [tile for tile in TILES if may or tile != "renovation"]


@rule("R4.8")
@example("EX-12")
def test_who_gets_ahead_may_renovate_and_gold_spent_lets_the_other_pass() -> None:
    table = position(round=8, goods={"gold": 5, "wood": 5}, other_goods={"gold": 5, "wood": 5})
    assert "renovation" not in table.offers("take")
    table.play("take expedition", "do expedition-wood", "end")
    assert table.goods()["gold"] == 9
    assert "renovation" not in table.offers("take"), "5 against 9"
    table.pass_turn()
    assert "renovation" in table.offers("take"), "9 against 5"
    table.play("take undergrowth", *["exchange gold"] * 5, "end")
    assert "renovation" in table.offers("take"), "the other has 5 against 4 now"
    table.play("take renovation", "end")
    assert "renovation" not in table.offers("take"), "taken"


@rule("R4.8")
def test_renovation_comes_in_the_last_round_and_not_by_chance() -> None:
    for seed in range(5):
        match = permonik.Match.start("cave-vs-cave", players=2, seed=seed)
        while not match.over:
            seat = match.waiting()[0]
            texts = [option.text for option in match.options(seat)]
            match.choose(seat, "end" if "end" in texts else texts[0])
        rounds = [message.args for message in match.log(None) if message.id == "round"]
        assert [args["round"] for args in rounds] == list(range(1, 9))
        assert [args["turns"] for args in rounds] == TURNS
        assert "renovation" in str(rounds[-1]["tile"])
