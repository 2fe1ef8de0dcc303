"""Paying in small steps loses nothing: every result of the rules that no other beats can be reached, and no others.

The rules' side is worked out here by brute force over all ways to pay, from the data files.
"""

from itertools import product
from random import Random
from typing import Any

import pytest
from caverna_table import AUTO, GOODS, Table, home, position

from permonik.games.caverna import GAME
from permonik.testing import example, rule, ruling

MATERIALS = ("wood", "stone", "ore")
COSTS = {"dwelling": (4, 3, 0), "simple_dwelling_4_2": (4, 2, 0), "blacksmith": (1, 2, 0), "stubble_room": (1, 0, 1)}
COSTS |= {"stone_storage": (3, 0, 1), "mining_cave": (3, 2, 0), "cuddle_room": (1, 0, 0), "carpenter": (0, 1, 0)}
HELPING = {"r2c4": "carpenter", "r2c5": "stone_carver", "r3c4": "builder"}
Kept = tuple[int, ...]


def best(results: set[Kept]) -> set[Kept]:
    """Those that no other beats: at least as much of everything."""
    return {
        one
        for one in results
        if not any(other != one and all(a >= b for a, b in zip(other, one, strict=True)) for other in results)
    }


def reachable(table: Table, done: set[str]) -> set[Kept]:
    """What is kept at the end of all chains of answers, until a question of another kind comes."""
    found = set()
    todo = [table.state]
    seen = set()
    while todo:
        state = todo.pop()
        key = state.key()
        if key in seen:
            continue
        seen.add(key)
        question = type(state.open(0)).__name__ if state.waiting() else ""
        if question in done:
            goods = GAME.dump(state)["homes"][0]
            found.add((*goods["goods"].values(), -goods["begging"]))
            continue
        for action in state.actions(0):
            after = state.clone()
            after.apply(0, action)
            todo.append(after)
    return found


def paid_by_the_rules(room: str, held: dict[str, int], helping: set[str]) -> set[Kept]:
    """All that can be left of wood, stone and ore after paying, discounts and Builder included (R12.5, R12.13)."""
    wood, stone, ore = COSTS[room]
    wood = max(0, wood - ("carpenter" in helping))
    stone = max(0, stone - ("stone_carver" in helping))
    results = set()
    for for_wood, for_stone in product((0, 1), (0, 1)):
        if (for_wood or for_stone) and "builder" not in helping:
            continue
        if for_wood > wood or for_stone > stone:
            continue
        left = (
            held["wood"] - wood + for_wood,
            held["stone"] - stone + for_stone,
            held["ore"] - ore - for_wood - for_stone,
        )
        if min(left) >= 0:
            results.add(left)
    return results


@rule("R12.5", "R12.13")
@pytest.mark.parametrize("seed", range(40))
def test_furnishing(seed: int) -> None:
    rng = Random(seed)
    helping = {cell: room for cell, room in HELPING.items() if rng.random() < 0.6}
    held = {good: rng.randrange(6) for good in MATERIALS}
    for room in COSTS:
        if room in helping.values():
            continue
        plain = home(rooms=helping, **held)
        table = position(plain, home(), display=[*helping.values(), room])
        expected = paid_by_the_rules(room, held, set(helping.values()))
        offered = f"furnish {room}" in furnish_offers(table)
        assert offered == bool(expected), f"{room} with {held} and {helping}"
        if not expected:
            continue
        table.play("place housework", "do furnish", f"furnish {room}", "cavern r2c3")
        ways = table.offers("pay") or [""]
        results = set()
        for way in ways:
            after = Table(table.state.clone())
            if way:
                after.play(f"pay {way}")
            goods = after.home()["goods"]
            gift = {"blacksmith": (0, 0, 2)}.get(room, (0, 0, 0))
            results.add(tuple(goods[good] - extra for good, extra in zip(MATERIALS, gift, strict=True)))
        assert results == expected
        assert best(expected) <= results


def furnish_offers(table: Table) -> list[str]:
    """What could be furnished on Housework now."""
    after = Table(table.state.clone()).play("place housework")
    if "do furnish" not in after.options():
        return []
    return after.play("do furnish").options()


@example("EX-59")
def test_the_builder_pays_a_dwelling() -> None:
    for held, possible in (((4, 2, 1), True), ((3, 3, 1), True), ((3, 2, 2), True), ((3, 2, 1), False)):
        wood, stone, ore = held
        plain = home(rooms={"r3c4": "builder"}, wood=wood, stone=stone, ore=ore)
        table = position(plain, home(), display=["dwelling"])
        assert ("furnish dwelling" in furnish_offers(table)) is possible


# -- feeding ---------------------------------------------------------------------------------------------------------

FOOD = {"grain": 1, "vegetable": 2, "sheep": 1, "wild_boar": 2, "cattle": 3}


def feedings(held: dict[str, int], demand: int) -> set[Kept]:
    """All (goods kept, markers taken) that exchanges and paying allow, by brute force (R4.12, R7.2, R7.3)."""
    results = set()
    counts = [range(held.get(good, 0) + 1) for good in FOOD]
    donkeys, gold = held.get("donkey", 0), held.get("gold", 0)
    for spent in product(*counts):
        for eaten in range(donkeys + 1):
            for pairs in range(eaten // 2 + 1):
                for paid in range(gold + 1):
                    for exchanges in range(paid // 2 + 1):
                        if (exchanges == 0) != (paid == 0):
                            continue
                        food = held.get("food", 0) + eaten + pairs + paid - exchanges
                        food += sum(n * FOOD[good] for n, good in zip(spent, FOOD, strict=True))
                        used = dict(zip(FOOD, spent, strict=True)) | {"donkey": eaten, "gold": paid}
                        for given in range(min(food, demand) + 1):
                            left = {good: held.get(good, 0) - used.get(good, 0) for good in GOODS}
                            left["food"] = food - given
                            results.add((*[left[good] for good in GOODS], given - demand))
    return results


@rule("R4.12", "R7.3")
@ruling("RU-5")
@pytest.mark.parametrize("seed", range(12))
def test_feeding(seed: int) -> None:
    rng = Random(seed)
    held = {good: rng.choice([0, 0, 1]) for good in ("grain", "vegetable", "wild_boar", "cattle")}
    held |= {"donkey": rng.randrange(3), "gold": rng.randrange(5), "food": rng.randrange(3)}
    if held["wild_boar"]:
        held["cattle"] = 0
    if held["donkey"]:
        held["wild_boar"] = held["cattle"] = 0
    table = feeding(home(**held))
    expected = feedings(held, 4)
    results = reachable(table, {""})
    assert results <= expected
    assert best(expected) <= results


def feeding(plain: dict[str, Any]) -> Table:
    """A food-demanding harvest without breeding, for one player, and nothing after it."""
    return position(plain, agenda=[["Finish", AUTO]], lanes=[[["Feed", 0, 0, 0, 0]]])
