"""Animals and their places (section 8)."""

from typing import Any

import pytest
from caverna_table import harvesting, home, position

from permonik.games.caverna.housing import housed
from permonik.testing import example, rule, ruling

TYPES = ["sheep", "donkey", "wild_boar", "cattle"]
LARGE = [["r3c1", "r3c2"]]
# Every place alone: how many of each type it holds besides what lives in the entry-level dwelling.
PLACES: dict[str, tuple[dict[str, Any], dict[str, int]]] = {
    "small pasture": ({"cells": {"r3c2": "small_pasture"}}, dict.fromkeys(TYPES, 2)),
    "with a stable": ({"cells": {"r3c2": "small_pasture"}, "stables": ["r3c2"]}, dict.fromkeys(TYPES, 4)),
    "large pasture": ({"larges": LARGE}, dict.fromkeys(TYPES, 4)),
    "large, 1 stable": ({"larges": LARGE, "stables": ["r3c1"]}, dict.fromkeys(TYPES, 8)),
    "large, 2 stables": ({"larges": LARGE, "stables": ["r3c1", "r3c2"]}, dict.fromkeys(TYPES, 16)),
    "stabled meadow": ({"cells": {"r3c2": "meadow"}, "stables": ["r3c2"]}, dict.fromkeys(TYPES, 1)),
    "forest stable": ({"stables": ["r0c0"]}, {"wild_boar": 1}),
    "two forest stables": ({"stables": ["r0c0", "r0c1"]}, {"wild_boar": 2}),
    "ore mine": ({"cells": {"r2c4": "ore_mine"}}, {"donkey": 1}),
    "ruby mine": ({"cells": {"r2c4": "ruby_mine"}}, {"donkey": 1}),
    "both mines": ({"cells": {"r2c4": "ruby_mine", "r2c5": "ore_mine"}}, {"donkey": 2}),
    "bare meadow": ({"cells": {"r3c2": "meadow"}}, {}),
    "field": ({"cells": {"r3c2": "field"}}, {}),
    "cavern, tunnels": ({"cells": {"r2c4": "cavern", "r2c5": "tunnel", "r1c5": "deep_tunnel"}}, {}),
    "mixed dwelling": ({"rooms": {"r2c3": "mixed_dwelling"}}, dict.fromkeys(TYPES, 2)),
    "dwelling": ({"rooms": {"r2c3": "dwelling"}}, {}),
    "breakfast room": ({"rooms": {"r2c3": "breakfast_room"}}, {"cattle": 3}),
    "cuddle room": ({"rooms": {"r2c3": "cuddle_room"}}, {"sheep": 2}),
    "stubble": ({"rooms": {"r2c3": "stubble_room"}, "cells": {"r3c2": "field"}}, dict.fromkeys(TYPES, 1)),
}


def holds(board: dict[str, Any], **animals: int) -> bool:
    """Whether these animals can live there."""
    return housed(position(home(**board, **animals), home()).state.homes[0])


def room_for(board: dict[str, Any], animal: str, **others: int) -> int:
    """How many of a type find a place on a board where these others live."""
    count = 0
    while holds(board, **{animal: count + 1}, **others):
        count += 1
    return count


def lodger(animal: str) -> dict[str, int]:
    """Two animals of another type, who fill the entry-level dwelling and fit nowhere special."""
    return {"sheep": 2} if animal != "sheep" else {"cattle": 2}


# -- places ----------------------------------------------------------------------------------------------------------


@rule("R8.3")
@pytest.mark.parametrize("animal", TYPES)
@pytest.mark.parametrize("place", PLACES)
def test_what_a_place_holds(place: str, animal: str) -> None:
    """The entry-level dwelling holds two of one type besides."""
    board, capacity = PLACES[place]
    assert room_for(board, animal) == 2 + capacity.get(animal, 0)


@rule("R8.3")
@example("EX-12")
def test_stables_double_a_pasture() -> None:
    full = {"wild_boar": 2}
    small = {"cells": {"r3c2": "small_pasture"}}
    assert room_for(small, "cattle", **full) == 2
    assert room_for({**small, "stables": ["r3c2"]}, "cattle", **full) == 4
    assert room_for({"larges": LARGE}, "cattle", **full) == 4
    assert room_for({"larges": LARGE, "stables": ["r3c1"]}, "cattle", **full) == 8
    assert room_for({"larges": LARGE, "stables": ["r3c1", "r3c2"]}, "cattle", **full) == 16


@rule("R8.2", "R8.6")
def test_a_place_holds_one_type_and_animals_move_freely() -> None:
    """A holding is legal if some arrangement exists, however the animals came."""
    board = {"cells": {"r3c2": "small_pasture", "r2c4": "ore_mine"}, "stables": ["r3c2", "r0c0"]}
    assert holds(board, sheep=4, cattle=2, donkey=1, wild_boar=1)
    assert holds(board, sheep=2, cattle=4, donkey=1, wild_boar=1)
    assert not holds(board, sheep=3, cattle=2, donkey=2)  # three types for two shared places
    assert not holds(board, sheep=5, cattle=1)
    # The sheep at home go to the pasture, and the cattle take their room.
    table = position(home(**board, sheep=2, ruby=1, food=1, cattle=1), home()).play("exchange ruby_cattle")
    assert table.asked() == "PlaceDwarf"


@rule("R8.4")
@example("EX-13")
def test_dogs_guard_sheep_on_meadows() -> None:
    """Two dogs on one meadow 3 sheep, on two meadows 2 + 2; at home there are two cattle."""
    one = {"cells": {"r3c2": "meadow"}}
    two = {"cells": {"r3c2": "meadow", "r3c1": "meadow"}}
    for dogs, on_one, on_two in ((0, 0, 0), (1, 2, 2), (2, 3, 4), (3, 4, 5), (5, 6, 7)):
        assert room_for(one, "sheep", dog=dogs, cattle=2) == on_one
        assert room_for(two, "sheep", dog=dogs, cattle=2) == on_two


@rule("R8.4")
@example("EX-14")
def test_dogs_on_a_pasture_replace_its_capacity() -> None:
    """The stable is ignored, and nothing else may be there."""
    stabled = {"cells": {"r3c2": "small_pasture"}, "stables": ["r3c2"]}
    for dogs, sheep in ((0, 4), (1, 4), (3, 4), (4, 5), (6, 7)):
        assert room_for(stabled, "sheep", dog=dogs, cattle=2) == sheep
    assert holds(stabled, dog=5, sheep=6, cattle=2)
    assert not holds(stabled, dog=5, sheep=6, cattle=2, donkey=1)
    meadow = {"cells": {"r3c2": "meadow"}, "stables": ["r3c2"]}
    assert room_for(meadow, "sheep", dog=2, cattle=2) == 3  # not one more in the stable
    assert not holds(meadow, dog=2, sheep=3, cattle=3)


@rule("R8.4")
@ruling("RU-8")
def test_a_large_pasture_with_dogs_is_one_place() -> None:
    board = {"larges": LARGE, "stables": ["r3c1"]}
    assert room_for(board, "sheep", dog=8, cattle=2) == 9  # 8 + 1 in total, not one for each cell
    assert room_for({"larges": LARGE}, "sheep", dog=4, cattle=2) == 5
    assert room_for({"larges": LARGE}, "sheep", dog=3, cattle=2) == 4
    meadows = {"cells": {"r3c1": "meadow", "r3c2": "meadow"}}
    assert room_for(meadows, "sheep", dog=4, cattle=2) == 6


@rule("R8.4")
@pytest.mark.parametrize(
    "place", ["field", "forest stable", "ore mine", "cavern, tunnels", "stubble", "mixed dwelling"]
)
def test_dogs_guard_nowhere_else(place: str) -> None:
    board, capacity = PLACES[place]
    full = {**board, "rooms": {**board.get("rooms", {}), "r1c3": "breakfast_room"}}
    assert room_for(full, "sheep", dog=9, cattle=5) == capacity.get("sheep", 0)


@rule("R8.4")
def test_dogs_guard_sheep_only_and_need_no_place() -> None:
    meadow = {"cells": {"r3c2": "meadow"}}
    for animal in ("donkey", "wild_boar", "cattle"):
        assert room_for(meadow, animal, dog=9) == 2
    table = position(home(ruby=1, dog=99, cattle=2), home()).play("exchange ruby_dog")
    assert table.asked() == "PlaceDwarf"
    assert table.goods()["dog"] == 100


@rule("R8.5")
@pytest.mark.parametrize("animal", TYPES)
def test_a_bare_meadow_holds_nothing(animal: str) -> None:
    meadows = {"cells": {"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}}
    assert room_for(meadows, animal, **lodger(animal)) == 0
    assert room_for({**meadows, "stables": ["r3c1"]}, animal, **lodger(animal)) == 1


# -- arrival ---------------------------------------------------------------------------------------------------------


@rule("R8.1")
def test_a_gained_animal_is_housed_or_eaten_at_once() -> None:
    """Three sheep arrive where two sheep and two cattle live: any may go, until the rest fits."""
    plain = home(cells={"r3c2": "small_pasture"}, sheep=2, cattle=2)
    goods = {"sheep_farming": {"sheep": 1}}
    table = position(plain, home(), cards={2: "sheep_farming"}, goods=goods).play("place sheep_farming", "do take_all")
    assert table.options() == ["exchange sheep", "exchange cattle"]
    kept = table.play("exchange cattle")
    assert kept.asked() == "MakeRoom"  # one cow still needs a place of its own
    assert kept.options() == ["exchange sheep", "exchange cattle"]
    kept.play("exchange cattle")
    assert kept.goods() == {"sheep": 3, "food": 6}
    assert kept.seat == 1


@rule("R8.1")
def test_making_room_is_the_only_thing_one_may_do_then() -> None:
    """Rubies, grain and the like have to wait; pairs of donkeys may go together."""
    plain = home(cattle=2, donkey=0, ruby=9, grain=9, gold=9)
    goods = {"donkey_farming": {"donkey": 3}}
    table = position(plain, home(), cards={5: "donkey_farming"}, goods=goods)
    table.play("place donkey_farming", "do take_all")
    assert table.options() == ["exchange donkey", "exchange two_donkeys", "exchange cattle"]
    table.play("exchange two_donkeys", "exchange donkey")
    assert table.goods() == {"cattle": 2, "ruby": 9, "grain": 9, "gold": 9, "food": 4}


@rule("R8.1", "R5.7")
def test_the_boar_of_a_bonus_cell_needs_a_place() -> None:
    plain = home(cells={"r1c2": "meadow"}, sheep=2, ruby=1)
    table = position(plain, home()).play("exchange ruby_meadow", "lay r0c2")
    assert table.options() == ["exchange sheep", "exchange wild_boar"]


@rule("R8.1")
def test_a_fence_may_cost_animals_their_place() -> None:
    """Two stabled meadows held a sheep and a cow; as one large pasture they hold one type."""
    cells = {"r3c1": "meadow", "r3c2": "meadow"}
    plain = home(cells=cells, stables=["r3c1", "r3c2"], wood=4, donkey=2, sheep=1, cattle=1)
    assert housed(position(plain, home()).state.homes[0])
    table = position(plain, home(), cards={2: "sheep_farming"})
    table.play("place sheep_farming", "do large_pasture", "fence r3c1", "fence r3c2")
    assert table.asked() == "MakeRoom"
    assert table.play("exchange sheep").goods() == {"donkey": 2, "cattle": 1, "food": 1}


@rule("R8.7")
@pytest.mark.parametrize("animal", TYPES)
def test_an_animal_may_be_eaten_although_there_is_room(animal: str) -> None:
    food = {"sheep": 1, "donkey": 1, "wild_boar": 2, "cattle": 3}[animal]
    plain = home(ruby=1, food=1, larges=LARGE)
    table = position(plain, home()).play(f"exchange ruby_{animal}", f"exchange {animal}")
    assert table.goods() == {"food": food + (0 if animal == "cattle" else 1)}


@rule("R8.7")
def test_dogs_are_never_eaten() -> None:
    """Not when room is short, not in need."""
    table = position(home(dog=3, cattle=2, ruby=1), home()).play("exchange ruby_sheep")
    assert table.options() == ["exchange sheep", "exchange cattle"]
    assert harvesting(home(dog=3)).options() == ["feed 0"]
