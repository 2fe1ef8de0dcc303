"""Section 11: goal cards are revealed and turned; the exit."""

from __future__ import annotations

import pytest
from sab_table import (
    ANNA,
    BORIS,
    CYRIL,
    DANA,
    Table,
    discard,
    edge_at,
    fields,
    finish,
    pass_turn,
    places,
    table,
    told_to,
)

from permonik.games.saboteur.deck import BOX
from permonik.games.saboteur.tables import GOAL, GOALS
from permonik.testing import example, rule, ruling

SOUTH = {"3,-2": "p1_i_v"}  # 6 players: a path that ends south of the goal card in the north-east
WEST = {"2,-3": "p1_i_h"}
BOTH = SOUTH | WEST


def turn_of(t: Table, goal: str) -> int:
    return next(card["turn"] for card in t.view(None)["cards"] if card["card"] == goal)


def enter(cave: dict[str, str], start: str, goal: str, **more: object) -> Table:
    """Anna steps onto the face-down card in the north-east."""
    t = table(players=6, cave=cave, at={ANNA: start}, goals={"north-east": goal}, **more)  # type: ignore[arg-type]
    return discard(t, ANNA).do(ANNA, "walk 3,-3 ?")


@rule("R11.1")
def test_the_first_dwarf_reveals_a_goal_card_for_one_move() -> None:
    t = table(players=6, cave=SOUTH, at={ANNA: "3,-2 c"}, hands={ANNA: ["p1_i_h"]})
    discard(t, ANNA).do(ANNA, "walk 3,-3 ?")
    assert t.chance().deck == "goal"  # revealed before the figure is put on it
    assert t.at(ANNA) == "3,-2 c"
    t.deal("goal goal_lair")
    assert t.at(ANNA) == "3,-3 n"
    assert t.view(None)["goals"][1] == {
        "corner": "north-east",
        "card": "goal_lair",
        "open": True,
        "looked": [*range(6)],
    }


@rule("R11.1", "R11.4")
@example("EX-7")
def test_a_revealed_card_is_open_on_the_side_of_entry() -> None:
    t = table(players=6, cave={**SOUTH, "3,-1": "p2_i_v"}, at={ANNA: "3,-1 n"}, goals={"north-east": "goal_ladder"})
    discard(t, ANNA).do(ANNA, "walk 3,-2 c")
    assert t.view(None)["moves"] == 2
    t.do(ANNA, "walk 3,-3 ?")
    assert (t.at(ANNA), turn_of(t, "goal_ladder")) == ("3,-3 n", 180)
    sides = [side for side in "NESW" if edge_at(f"3,-3 {side}") in t.state.board.edges()]
    assert sides == ["E", "S"]
    assert t.waiting() == ()  # one move stays unused
    assert t.draw().waiting() == (BORIS,)


@rule("R11.1")
@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("cave", "start", "side"), [(SOUTH, "3,-2 c", 2), (WEST, "2,-3 c", 3)])
def test_whoever_enters_finds_a_door(goal: str, cave: dict[str, str], start: str, side: int) -> None:
    t = enter(cave, start, goal)
    for turn in t.options(ANNA) if t.waiting() == (ANNA,) else [None]:
        twin = Table(t.state.clone())
        if turn is not None:
            twin.do(ANNA, turn)
        code = (GOAL + GOALS.index(goal)) * 2 + turn_of(twin, goal) // 180
        assert twin.state.at[ANNA] % 8 == BOX.door[code * 4 + side] >= 0


@rule("R11.2")
@example("DT-28")
@ruling("RU-3")
def test_which_way_a_goal_card_is_turned() -> None:
    t = enter(BOTH, "3,-2 c", "goal_vein")
    assert (t.waiting(), turn_of(t, "goal_vein")) == ((), 180)  # only this turn is open to the south
    t = enter(BOTH, "2,-3 c", "goal_vein")
    assert (t.waiting(), turn_of(t, "goal_vein")) == ((), 180)  # both are open to the west, only this one fits 3,-2
    t = enter(WEST, "2,-3 c", "goal_vein")
    assert t.options(ANNA) == ["turn 0", "turn 180"]  # both fit: the mover chooses
    for turn in (0, 180):
        assert turn_of(Table(t.state.clone()).do(ANNA, f"turn {turn}"), "goal_vein") == turn


@rule("R11.2")
@ruling("RU-3")
def test_the_upright_card_is_taken_where_it_alone_fits() -> None:
    t = enter({"2,-3": "p1_i_h", "3,-2": "p2_i_h"}, "2,-3 c", "goal_vein")
    assert (t.waiting(), turn_of(t, "goal_vein")) == ((), 0)  # closed to the south, as the card there


@rule("R11.2")
@ruling("RU-3")
def test_if_neither_turn_fits_the_mover_chooses() -> None:
    """Entered from the west; to the east lies a closed side, against which both turns are open."""
    cave = {"2,-3": "p1_i_h", "4,-3": "p1_i_v"}
    t = enter(cave, "2,-3 c", "goal_vein")
    assert t.options(ANNA) == ["turn 0", "turn 180"]
    assert t.waiting() == (ANNA,)


@rule("R11.2")
def test_no_question_when_both_turns_give_the_same_card() -> None:
    t = enter(WEST, "2,-3 c", "goal_exit")
    assert (t.waiting(), t.at(ANNA)) == ((), "3,-3 w")


@rule("R11.2")
def test_a_turned_card_never_changes_again() -> None:
    t = enter(WEST, "2,-3 c", "goal_vein").do(ANNA, "turn 180")
    t = finish(t, ANNA)
    pass_turn(t, BORIS, 2, 3, 4, 5)
    discard(t, ANNA).do(ANNA, "walk 2,-3 c", "walk 3,-3 e")
    assert turn_of(t, "goal_vein") == 180


@rule("R11.3")
@example("DT-13")
def test_a_card_may_fail_to_fit_elsewhere() -> None:
    t = enter(BOTH, "3,-2 c", "goal_ladder")
    assert turn_of(t, "goal_ladder") == 180
    assert t.field("3,-3 n") not in t.state.board.near[t.field("2,-3 c")]  # no passage to the west
    assert t.state.board.near[t.field("2,-3 c")] == ()
    assert edge_at("2,-3 E") in t.state.board.edges()  # but an open end


@rule("R11.4")
def test_the_movement_ends_on_the_first_field() -> None:
    t = enter(SOUTH, "3,-2 c", "goal_exit", boots=[ANNA])
    assert (t.at(ANNA), t.waiting(), t.view(None)["moves"]) == ("3,-3 s", (), 0)
    assert t.state.left == []


@rule("R11.5")
@ruling("RU-13")
def test_a_vein_goal_gets_its_nugget_when_revealed() -> None:
    t = enter(SOUTH, "3,-2 c", "goal_vein")
    assert [t.named(field) for field in t.state.nuggets] == ["3,-3 c"]
    assert t.gold(ANNA) == 3  # the first field is not the vein
    pass_turn(finish(t, ANNA), BORIS, 2, 3, 4, 5)
    finish(discard(t, ANNA).do(ANNA, "walk 3,-3 c"), ANNA)
    assert t.gold(ANNA) == 4


@rule("R11.5")
def test_ladder_and_lair_goals_work_from_the_reveal_on() -> None:
    t = enter(SOUTH, "3,-2 c", "goal_ladder")
    finish(t, ANNA)
    assert "3,-3 c" in fields(discard(t, BORIS), BORIS)  # from the start card
    t = enter(SOUTH, "3,-2 c", "goal_lair", hands={BORIS: ["rat_1"]})
    assert finish(t, ANNA).do(BORIS, "play rat_1").options(BORIS) == ["lure 3,-3 2"]


@rule("R11.6")
@ruling("RU-11")
def test_a_creature_on_a_face_down_card_attacks_on_the_reveal() -> None:
    t = enter(SOUTH, "3,-2 c", "goal_exit", creatures={"goblin": ("3,-3 ?", BORIS)})
    assert (t.at(ANNA), t.creature("goblin"), t.gold(ANNA)) == ("3,-3 s", "3,-3 s", 2)
    t = enter(SOUTH, "3,-2 c", "goal_exit", creatures={"goblin": ("3,-3 ?", BORIS)}, axes={ANNA: 1})
    assert t.options(ANNA) == ["keep-axe", "use-axe"]
    assert t.do(ANNA, "use-axe").gold(ANNA) == 3


@ruling("RU-11")
@rule("R9.10")
def test_a_creature_leaves_a_face_down_card_by_any_side() -> None:
    cave = {**BOTH, "3,-1": "p1_lair_cross"}
    hands = {ANNA: ["goblin_1"]}
    t = table(players=6, cave=cave, hands=hands).do(ANNA, "play goblin_1", "lure 3,-1 c")
    assert fields(t, ANNA, "roam") == {"3,-2 c", "3,-3 ?", "2,-3 c"}
    t = table(players=6, cave=cave, hands=hands, face_down_goal_is_one_open_field=False)
    t.do(ANNA, "play goblin_1", "lure 3,-1 c")
    assert fields(t, ANNA, "roam") == {"3,-2 c", "3,-3 ?"}


@ruling("RU-11")
def test_with_the_switch_a_creature_remembers_by_which_side_it_came() -> None:
    cave = {**BOTH, "3,-1": "p1_lair_cross"}
    hands = {ANNA: ["goblin_1"], BORIS: ["goblin_2"]}
    t = table(players=6, cave=cave, hands=hands, face_down_goal_is_one_open_field=False)
    t.do(ANNA, "play goblin_1", "lure 3,-1 c")
    goal = next(text for text in t.options(ANNA) if text.startswith("roam 3,-3"))
    finish(t.do(ANNA, goal), ANNA).do(BORIS, "play goblin_2")
    assert fields(t, BORIS, "roam") == {"3,-2 c", "3,-1 c"}  # back to the south, and not to the west
    t = table(players=6, cave=cave, hands={ANNA: ["goblin_2"]}, creatures={"goblin": ("3,-3 ?", BORIS)})
    assert fields(t.do(ANNA, "play goblin_2"), ANNA, "roam") == {"3,-2 c", "3,-1 c", "2,-3 c"}


@rule("R11.7")
def test_a_revealed_goal_card_is_extended_and_entered_as_any_card() -> None:
    t = table(
        players=6,
        cave={"3,-3": "goal_ladder@180", "3,-2": "p1_i_v"},
        at={ANNA: "3,-2 c"},
        hands={ANNA: ["p1_cross", "p1_t_v"]},
    )
    assert "4,-3 0" in places(t, ANNA, "p1_cross")
    assert "2,-3 0" not in places(t, ANNA, "p1_cross")  # closed
    discard(t, ANNA, "p1_t_v").do(ANNA, "walk 3,-3 n", "walk 3,-3 c")  # the movement goes on
    assert t.view(None)["moves"] == 1
    assert {"3,-3 w", "0,0 c"} <= fields(t, ANNA)


# -- the exit -------------------------------------------------------------------------------------------------------

BLUE = ["blue_loyal", "blue_saboteur", "blue_loyal", "blue_saboteur"]


@rule("R11.8")
@example("DT-14")
def test_a_dwarf_on_the_exit_field_leaves_at_once() -> None:
    t = table(
        players=4, roles=BLUE, cave={"4,4": "goal_exit"}, at={ANNA: "4,4 n"}, gold={ANNA: 2}, hands={ANNA: ["p1_i_v"]}
    )
    discard(t, ANNA).do(ANNA, "walk 4,4 c")  # one move
    assert (t.at(ANNA), t.state.left, t.gold(ANNA)) == ("out", [ANNA], 2)
    assert t.view(None)["dwarves"][ANNA]["role"] == "blue_loyal"
    assert t.waiting() == ()  # the movement has ended
    assert len(t.draw().hand(ANNA)) == 1


@rule("R11.8")
@example("DT-14")
def test_who_reveals_the_exit_needs_another_turn() -> None:
    cave = {"4,3": "p1_i_v"}
    t = table(players=4, roles=BLUE, cave=cave, at={ANNA: "4,3 c"}, goals={"south-east": "goal_exit"})
    discard(t, ANNA).do(ANNA, "walk 4,4 ?")
    assert (t.at(ANNA), t.waiting()) == ("4,4 n", ())
    pass_turn(t.draw(), BORIS, CYRIL, DANA)
    discard(t, ANNA).do(ANNA, "walk 4,4 c")
    assert t.state.left == [ANNA]


@rule("R11.8")
def test_the_gold_of_who_has_left_is_safe() -> None:
    t = table(players=4, roles=BLUE, cave={"1,0": "p1_lair_t_h"}, left=[BORIS], hands={ANNA: ["goblin_1"]})
    t.do(ANNA, "play goblin_1", "lure 1,0 c", "roam 0,0 c")
    assert [t.gold(seat) for seat in range(4)] == [2, 3, 2, 2]


@rule("R11.9")
def test_the_first_leaver_looks_at_the_clan_cards_put_aside() -> None:
    roles = ["blue_loyal", "blue_loyal", "yellow_loyal", "yellow_saboteur", "yellow_loyal"]
    t = table(players=5, roles=roles, cave={"4,4": "goal_exit"}, at={BORIS: "4,4 n", CYRIL: "4,4 n"}, active=BORIS)
    discard(t, BORIS).do(BORIS, "walk 4,4 c")
    for role in ("blue_loyal", "blue_saboteur", "yellow_loyal"):
        assert t.chance().deck == "clan"
        t.deal(f"clan {role}")
    assert t.view(BORIS)["aside"] == {"cards": 3, "looked": 3, "seen": ["blue_loyal", "blue_saboteur", "yellow_loyal"]}
    for seat in (None, ANNA, CYRIL):
        assert t.view(seat)["aside"] == {"cards": 3, "looked": 3, "seen": None}
    assert told_to(t, "aside") == [1 << BORIS] * 3
    t.draw()
    discard(t, CYRIL).do(CYRIL, "walk 4,4 c")
    assert t.chance().deck != "clan"  # the second leaver looks at nothing
    assert t.view(CYRIL)["aside"]["seen"] is None


@rule("R11.9")
def test_nothing_is_looked_at_where_nothing_was_put_aside() -> None:
    t = table(players=4, roles=BLUE, cave={"4,4": "goal_exit"}, at={ANNA: "4,4 n"})
    discard(t, ANNA).do(ANNA, "walk 4,4 c")
    assert t.chance().deck.startswith("tier")
    assert t.view(ANNA)["aside"] == {"cards": 0, "looked": 0, "seen": []}


@rule("R11.10")
def test_the_first_field_of_a_goal_card_carries_no_mark() -> None:
    for goal in range(4):
        for code in ((GOAL + goal) * 2, (GOAL + goal) * 2 + 1):
            doors = [BOX.door[code * 4 + side] for side in range(4)]
            assert all(BOX.mark[(GOAL + goal) * 8 + door] == 0 for door in doors if door >= 0)


@rule("R11.10")
def test_with_a_mark_on_the_first_field_creature_exit_and_vein_keep_their_order() -> None:
    """A deck whose exit and vein lie on the whole card: reveal, creature, exit; the vein at the end of the movement."""
    t = enter_one_field("exit", creatures={"goblin": ("4,4 ?", BORIS)})
    assert (t.gold(ANNA), t.at(ANNA), t.state.left) == (2, "out", [ANNA])
    t = enter_one_field("gold_vein", creatures={"goblin": ("4,4 ?", BORIS)}, gold={ANNA: 0})
    assert (t.gold(ANNA), t.view(None)["nuggets"]) == (1, [])
    assert t.view(None)["dwarves"][ANNA]["open"]


def enter_one_field(mark: str, **more: object) -> Table:
    goals = ""
    for id, name in (
        ("goal_exit", "exit"),
        ("goal_lair", "dark_lair"),
        ("goal_ladder", "ladder"),
        ("goal_vein", "gold_vein"),
    ):
        goals += f"""
[[goal_card]]
id = "{id}"
fields = ["c"]
doors = {{ N = "c", E = "c", S = "c", W = "c" }}
links = []
marks = {{ c = "{name}" }}
"""
    goal = {"exit": "goal_exit", "gold_vein": "goal_vein"}[mark]
    t = table(
        players=4,
        roles=BLUE,
        cave={"4,3": "p1_i_v"},
        at={ANNA: "4,3 c"},
        goals={"south-east": goal},
        deck=goals,
        **more,
    )  # type: ignore[arg-type]
    return discard(t, ANNA).do(ANNA, "walk 4,4 ?")
