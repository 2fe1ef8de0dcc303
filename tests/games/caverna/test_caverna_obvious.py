"""What people need not click: obvious answers, and two answers in one breath."""

from __future__ import annotations

from caverna_table import GAME, IDLE, Table, harvesting, home, position

from permonik.kernel.choice import NO_ACTION
from permonik.testing import rule


def obvious(table: Table, seat: int = 0) -> str | None:
    found = GAME.obvious(table.state, seat)
    return None if found == NO_ACTION else GAME.text(found)


def onward(table: Table, answer: str, seat: int = 0) -> list[str]:
    """The answers that are offered together with this one."""
    action = GAME.parse(answer)
    if not GAME.opens(table.state, seat, action):
        return []
    after = table.state.clone()
    after.apply(seat, action)
    return [GAME.text(one) for one in GAME.ahead(after, seat)]


def test_goods_are_taken_first_and_animals_when_there_is_room_for_them() -> None:
    table = position(home(), home(dwarfs=IDLE), goods={"clearing_1_3": {"wood": 2}}).play("place clearing_1_3")
    assert obvious(table) == "do take_all"
    assert obvious(position(home(), home()).play("place housework")) == "do gain_dog"
    farm = {"cards": {1: "sheep_farming"}, "goods": {"sheep_farming": {"sheep": 1}}}
    table = position(home(stone=1), home(), **farm).play("place sheep_farming")
    assert table.options() == ["do stable", "do take_all"]
    assert obvious(table) is None


@rule("R3.10")
def test_nothing_is_taken_where_it_is_one_or_the_other() -> None:
    """A dwelling or 3 gold: who takes the gold has chosen."""
    table = position(home(wood=9, stone=9), home(dwarfs=IDLE), cards={5: "urgent_wish_for_children"})
    table.play("place urgent_wish_for_children")
    assert table.options()[:2] == ["do furnish_dwelling", "do gain_gold_3"]
    assert obvious(table) is None


def test_whoever_has_food_for_all_pays_it() -> None:
    assert obvious(harvesting(home(food=4), home(food=4))) == "feed 4"
    assert obvious(harvesting(home(food=3), home(food=4))) is None  # begging is nothing to pass over
    assert obvious(harvesting(home(food=4, wood=1, rooms={"r2c3": "working_cave"}), home(food=4))) is None


@rule("R6.8")
def test_it_does_not_matter_which_cavern_is_furnished_but_a_tunnel_does() -> None:
    caves = {"r2c4": "cavern", "r2c5": "cavern"}
    table = position(home(cells=caves, wood=9, stone=9), home()).play("place housework", "do furnish")
    table.play("furnish dwelling")
    assert obvious(table) == table.options()[0]
    more = {**caves, "r1c4": "tunnel"}
    table = position(home(cells=more, rooms={"r2c3": "work_room"}, wood=9, stone=9), home())
    table.play("place housework", "do furnish", "furnish dwelling")
    assert "cavern r1c4" in table.options()
    assert obvious(table) is None


def test_the_place_of_a_part_may_be_chosen_with_it() -> None:
    farm = {"cards": {1: "sheep_farming"}, "goods": {"sheep_farming": {"sheep": 1}}}
    table = position(home(stone=1), home(), **farm).play("place sheep_farming")
    cells = onward(table, "do stable")
    assert cells
    assert cells == table.play("do stable").options()
    assert onward(position(home(), home()).play("place housework"), "do furnish") == []


def test_both_halves_of_a_tile_may_be_laid_at_once() -> None:
    table = position(home(), home()).play("place clearing_1_3", "do meadow_field")
    assert onward(table, "lay r3c2") == ["lay r2c2", "lay r3c1"]


@rule("R6.8")
def test_the_only_room_is_not_furnished_before_somebody_has_said_so() -> None:
    """Without goods there is the Dog school alone: it would lie in the cavern before anybody has seen its name."""
    table = position(home(), home()).play("place housework", "do gain_dog")
    assert obvious(table) is None
    furnish = GAME.describe(table.state, 0, GAME.parse("do furnish"))
    assert furnish.message.id == "do-do-room"
    assert furnish.message.args["room"] == "room-dog_school"
    table = position(home(wood=1), home()).play("place housework", "do gain_dog")
    assert obvious(table) == "do furnish"  # there is something to choose
    assert GAME.describe(table.state, 0, GAME.parse("do furnish")).message.id == "do-do"
