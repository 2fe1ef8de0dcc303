"""The solo game: what differs from two players (section 10)."""

import pytest
from cave_table import ALL_BUT_ONE, LIGHT, Table, position

from permonik.games.cave_vs_cave import GAME
from permonik.games.cave_vs_cave.scoring import grade
from permonik.testing import example, rule, ruling


def opening() -> Table:
    return Table(GAME.setup(1, {}))


def draws(table: Table) -> bool:
    """Whether the top of the draw pile is turned up now."""
    chance = table.state.chance()
    return chance is not None and chance.deck == "rooms" and chance.slot >= 9


def whole_game() -> list[tuple[str, int]]:
    """A game in which nothing is done: per round the new tile and the number of turns."""
    table = opening().play("=shelf", "=tunnel", "=parlor")
    rounds = []
    while not table.state.over:
        up = set(table.data()["up"])
        if table.state.chance() is not None:
            new = table.outcomes()[0]
            assert new not in up
            table.play(f"={new}")
        number, turns = table.data()["round"], 0
        tiles = table.data()["up"]
        while not table.state.over and table.state.chance() is None and table.data()["round"] == number:
            assert table.seat == 0
            table.play(table.options()[0], "end")
            turns += 1
        rounds.append((tiles[-1] if table.state.over else new, turns))
    return rounds


@rule("R10.1")
def test_three_random_light_rooms_leave_the_game() -> None:
    table = opening()
    assert table.outcomes() == list(LIGHT)
    table.play("=tunnel")
    assert table.outcomes() == [room for room in LIGHT if room != "tunnel"]
    table.play("=parlor", "=shelf")
    assert table.display() == {"spinning_wheel", "grindstone", "food_corner"}
    assert table.data()["removed"] == ["shelf", "tunnel", "parlor"]
    assert table.state.chance().deck == "tiles-2"


@rule("R10.2")
def test_nine_dark_rooms_lie_on_the_board_and_nine_in_the_pile() -> None:
    table = opening()
    assert list(table.cells().values()).count("covered") == 9
    assert table.data()["pile"] == 9
    assert len(table.data()["unseen"]) == 18
    assert len(table.data()["caves"]) == 1


@rule("R10.2")
def test_board_and_pile_are_two_halves_of_one_shuffled_stack() -> None:
    table = position(players=1, tile="excavation", display=[]).play("do excavation-one", "dig r4c0")
    board = table.state.chance()
    assert (board.deck, board.slot) == ("rooms", 6)
    table.play("=stall")
    pile = table.state.chance()
    assert (pile.deck, pile.slot, len(pile.outcomes)) == ("rooms", 9, 17)
    assert board.contents == pile.contents
    assert table.play("=treasury").data()["pile"] == 8
    again = position(players=1, tile="excavation", pile=1).play("do excavation-one", "dig r4c0", "=stall")
    assert again.state.chance().slot == 17


@rule("R10.3", "R10.4")
def test_seven_rounds_without_breach_of_2_2_2_3_3_3_4_turns() -> None:
    rounds = whole_game()
    assert [turns for _, turns in rounds] == [2, 2, 2, 3, 3, 3, 4]
    assert sum(turns for _, turns in rounds) == 19
    assert {tile for tile, _ in rounds[:3]} == {"furnishing", "masonry", "undermining"}
    assert {tile for tile, _ in rounds[3:6]} == {"expansion", "drift_mining", "expedition"}
    assert rounds[6][0] == "renovation"


@rule("R10.4", "R10.3")
def test_breach_is_never_turned_up() -> None:
    table = position(players=1, round=3, turn=1, tile="masonry", up=["masonry", "furnishing", "undermining"])
    table.play("end")
    assert table.outcomes() == ["expansion", "drift_mining", "expedition"]


@example("EX-19")
@rule("R10.1", "R10.2")
def test_the_solo_set_up() -> None:
    table = opening().play("=shelf", "=tunnel", "=parlor", "=masonry")
    data = table.data()
    assert len(data["display"]) == 3
    assert list(table.cells().values()).count("covered") == 9
    assert data["pile"] == 9
    assert len(data["removed"]) == 3
    assert "breach" not in data["up"]


@rule("R10.5")
@example("EX-19")
def test_the_single_excavation_adds_a_drawn_tile() -> None:
    table = position(players=1, tile="excavation", display=[]).play("do excavation-one", "dig r1c0", "=stall")
    assert draws(table)
    assert "stall" not in table.outcomes()
    table.play("=treasury")
    assert table.display() == {"stall", "treasury"}
    assert table.parts() == ["excavation-stone"]


@rule("R10.5")
@ruling("RU-17")
@example("EX-19")
def test_the_double_excavation_adds_no_drawn_tile() -> None:
    table = position(players=1, tile="excavation", display=[], goods={"food": 2})
    table.play("do excavation-two", "dig r1c0", "=stall")
    assert table.options() == ["dig r0c0", "dig r1c1", "dig r2c1", "dig r3c1", "dig r4c0"]
    table.play("dig r4c0", "=treasury")
    assert table.display() == {"stall", "treasury"}
    table.play("end")
    assert not draws(table)
    assert table.data()["pile"] == 9


@rule("R10.5")
@pytest.mark.parametrize(
    ("tile", "part"),
    [("excavation", "excavation-one"), ("undermining", "undermining-dig"), ("expansion", "expansion-dig")],
)
def test_with_an_empty_pile_nothing_happens(tile: str, part: str) -> None:
    table = position(players=1, tile=tile, display=[], pile=0).play(f"do {part}", "dig r1c0", "=stall")
    assert table.display() == {"stall"}
    assert "end" in table.options()
    drift = position(players=1, tile="drift_mining", display=[], pile=0)
    drift.play("do drift_mining-dig", "dig r1c0", "=stall", "end")
    assert drift.state.chance() is None


@rule("R10.5")
def test_two_players_never_draw() -> None:
    table = position(tile="excavation", display=[]).play("do excavation-one", "dig r1c0", "=stall")
    assert table.parts() == ["excavation-stone"]
    table = position(tile="drift_mining", display=[]).play("do drift_mining-dig", "dig r1c0", "=stall", "end")
    assert table.state.chance() is None


@ruling("RU-17")
@pytest.mark.parametrize(
    ("tile", "answers"),
    [
        ("excavation", ["do excavation-one"]),
        ("undermining", ["do undermining-dig"]),
        ("expansion", ["do expansion-dig"]),
        ("cultivation", ["do cultivation-room", "use digging_cave", "do digging_cave"]),
        ("undergrowth", ["do undergrowth-room", "use digging_cave", "do digging_cave"]),
        ("masonry", ["do masonry-room", "use digging_cave", "do digging_cave"]),
        ("undermining", ["do undermining-rooms", "use digging_cave", "do digging_cave"]),
        ("expedition", ["do expedition-rooms", "use digging_cave", "do digging_cave"]),
    ],
)
def test_every_tile_but_drift_mining_draws_at_once(tile: str, answers: list[str]) -> None:
    table = position(players=1, tile=tile, cells={"r2c0": "digging_cave"}, goods={"gold": 1})
    table.play(*answers, "dig r4c0", "=stall")
    assert draws(table)
    table.play("=treasury")
    assert {"stall", "treasury"} <= table.display()
    while "end" not in table.options():
        table.play(table.options()[0])
    assert table.play("end").state.chance() is None


@ruling("RU-17")
def test_a_tile_drawn_during_expansion_can_be_furnished_in_the_same_turn() -> None:
    table = position(players=1, tile="expansion", display=[], goods={"wood": 2, "gold": 2})
    assert table.parts() == ["expansion-dig"]
    table.play("do expansion-dig", "dig r4c0", "=dungeon", "=warehouse", "do expansion-furnish", "furnish warehouse")
    assert table.options() == ["place r2c0", "place r4c0"]


@ruling("RU-17")
@example("EX-19")
@pytest.mark.parametrize("pickaxe_first", [True, False])
def test_drift_mining_with_digging_cave_takes_two_tiles_and_draws_none(pickaxe_first: bool) -> None:
    table = position(players=1, tile="drift_mining", cells={"r2c0": "digging_cave"}, goods={"gold": 1}, display=[])
    pickaxe = ["do drift_mining-dig", "dig r4c0", "=stall"]
    cave = ["do drift_mining-room", "use digging_cave", "do digging_cave", "dig r1c0", "=treasury"]
    table.play(*(pickaxe + cave if pickaxe_first else cave + pickaxe))
    assert table.display() == {"stall", "treasury"}
    table.play("end")
    assert table.state.chance() is None
    assert table.data()["pile"] == 9


@ruling("RU-17")
def test_drift_mining_draws_at_the_end_if_only_one_of_both_excavated() -> None:
    for answers in (
        ["do drift_mining-dig"],
        ["do drift_mining-room", "use digging_cave", "do digging_cave"],
    ):
        table = position(players=1, tile="drift_mining", cells={"r2c0": "digging_cave"}, goods={"gold": 1})
        table.play(*answers, "dig r1c0", "=stall")
        assert table.options()[0] == "end"
        assert draws(table.play("end"))
        assert table.play("=treasury").options()[0].startswith("take ")


@ruling("RU-17")
def test_drift_mining_without_an_excavation_draws_nothing() -> None:
    table = position(players=1, tile="drift_mining", goods={})
    table.play("do drift_mining-room", "use cave_entrance", "leave", "end")
    assert table.state.chance() is None


@ruling("RU-17")
def test_the_draw_at_the_end_of_a_round_comes_before_the_new_tile() -> None:
    table = position(players=1, round=3, turn=1, tile="drift_mining", up=["masonry", "drift_mining"])
    table.play("do drift_mining-dig", "dig r1c0", "=stall", "end")
    assert draws(table)
    assert table.play("=treasury").state.chance().deck == "tiles-3"


@ruling("RU-17")
def test_after_the_last_turn_of_the_game_the_tile_is_still_drawn() -> None:
    table = position(players=1, round=7, turn=3, tile="drift_mining")
    table.play("do drift_mining-dig", "dig r1c0", "=stall", "end")
    assert draws(table)
    assert not table.state.over
    assert table.play("=treasury").state.over


@ruling("RU-17")
@example("EX-27")
@pytest.mark.parametrize("cells", [{}, {"r2c0": "digging_cave"}])
def test_after_the_pickaxe_the_drawn_tile_comes_too_late_for_the_entrance(cells: dict[str, str]) -> None:
    table = position(players=1, tile="drift_mining", cells=cells, goods={}, display=[])
    table.play("do drift_mining-dig", "dig r1c0", "=stall")
    assert table.display() == {"stall"}
    table.play("do drift_mining-room", "use cave_entrance", "do cave_entrance")
    assert table.options() == ["gain wood", "gain stone", "gain emmer", "gain flax"]
    table.play("gain wood")
    assert table.display() == {"stall"}
    assert draws(table.play("end"))
    assert table.play("=treasury").display() == {"stall", "treasury"}


@rule("R10.6")
def test_renovation_may_be_chosen_without_gold() -> None:
    assert "take renovation" in position(players=1, round=7, goods={}).options()


@rule("R10.7", "R10.9")
@pytest.mark.parametrize(
    ("points", "word"), [(0, "missed"), (49, "missed"), (50, "reached"), (60, "reached"), (61, "outstanding")]
)
def test_the_grade_of_a_score(points: int, word: str) -> None:
    assert grade(points) == word


@rule("R10.7")
@pytest.mark.parametrize(("gold", "winners"), [(8, ()), (9, (0,))])
def test_fifty_points_are_the_aim(gold: int, winners: tuple[int, ...]) -> None:
    cells = {"r0c0": "state_room", "r0c1": "dungeon", "r1c0": "treasury", "r1c1": "digging_cave"}
    table = position(players=1, round=7, turn=3, tile="excavation", cells=cells, goods={"gold": gold})
    table.play("end")
    assert (table.points(), table.winners()) == (41 + gold, winners)


@rule("R10.8")
def test_all_walls_and_the_additional_cavern_are_available_alone() -> None:
    table = opening()
    assert table.supply() == 7
    cells = {**ALL_BUT_ONE}
    plenty = {"wood": 9, "stone": 9, "food": 9, "gold": 9}
    table = position(players=1, tile="furnishing", cells=cells, goods=plenty, display=["parlor"])
    table.play("do furnishing-furnish", "furnish parlor", "place r4c2", "surcharge food")
    assert table.options() == ["lay two_walls", "lay three_walls"]


@rule("R10.8")
def test_nobody_is_start_player_alone() -> None:
    table = opening()
    decks = []
    while table.state.chance() is not None:
        decks.append(table.state.chance().deck)
        table.play(f"={table.outcomes()[0]}")
    assert decks == ["light", "light", "light", "tiles-2"]
    table.play(table.options()[0], "end")
    assert table.seat == 0
