"""Rows tell what a view tells, under the names of their features: whose goods, whose turn, and counted from whom."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from permonik.kernel import registry
from permonik.kernel.dealer import SeededDealer
from permonik.minds.doors import minded
from permonik.minds.episode import Episode
from permonik.testing.contract.policies import sensible

Read = Callable[[str], list[int]]
View = dict[str, Any]


def one_hot(at: int | None, size: int) -> list[int]:
    return [int(number == at) for number in range(size)]


def others(seat: int, players: int) -> list[tuple[str, int]]:
    """How a row calls the seats: `own`, then `next1` and so on in the order of play."""
    names = ["own", *[f"next{distance}" for distance in range(1, players)]]
    return [(name, (seat + distance) % players) for distance, name in enumerate(names)]


def cave_vs_cave(view: View, seat: int, read: Read) -> None:
    assert read("turn") == [view["turn"]]
    assert read("start") == [int(view["start"] == seat)]
    assert read("walls") == [view["walls"]]
    for whose, player in (("own", seat), ("other", 1 - seat)):
        cave = view["caves"][player]
        assert read(f"{whose}.goods") == list(cave["goods"].values())
        assert sum(read(f"{whose}.taken")) == len(view["taken"][player])
        assert sum(read(f"{whose}.walls")) == len(cave["walls"])
        assert sum(read(f"{whose}.empty")) == list(cave["cells"].values()).count("empty")
        assert sum(read(f"{whose}.covered")) == list(cave["cells"].values()).count("covered")


def rivals(view: View, seat: int, read: Read) -> None:
    assert read("active") == [int(view["active"] == seat)]
    assert read("production") == [view["production"]]
    assert [read(name)[0] for name in ("roads", "settlements", "cities")] == [
        view[name] for name in ("roads", "settlements", "cities")
    ]
    for token in ("strength_token", "trade_token"):
        holder = view[token]
        assert read(token) == one_hot(None if holder is None else int(holder != seat), 2)
    for number, stack in enumerate(view["stacks"], 1):
        assert read(f"stack{number}.cards") == [len(stack["cards"])]
        assert sum(read(f"stack{number}.known")) == sum(card is not None for card in stack["cards"])
    for whose, player in (("own", seat), ("other", 1 - seat)):
        land = view["principalities"][player]
        for name in ("points", "strength", "skill", "commerce", "progress", "defences"):
            assert read(f"{whose}.{name}") == [view[name][player]]
        assert read(f"{whose}.roads") == [int(road) for road in land["roads"]]
        assert sum(read(f"{whose}.stock")) == sum(land["stock"].values())
        assert sum(read(f"{whose}.towns")) == len(land["towns"])
        assert sum(read(f"{whose}.cities")) == len(land["cities"])
        assert sum(read(f"{whose}.expansions")) == len(land["expansions"])
        assert sum(read(f"{whose}.hand")) == len(view["hands"][player]["known"])
        assert read(f"{whose}.hand_backs") == view["hands"][player]["unknown"]


def caverna(view: View, seat: int, read: Read) -> None:
    players = len(view["homes"])
    assert read("round") == [view["round"]]
    assert read("start") == one_hot((view["start"] - seat) % players, players)
    assert read("active") == one_hot((view["active"] - seat) % players, players)
    assert [read("greens")[0], read("reds")[0]] == list(view["markers"].values())
    assert sum(read("taken")) == len(view["taken"])
    assert sum(read("lying")) == sum(sum(goods.values()) for goods in view["goods"].values())
    for whose, player in others(seat, players):
        home = view["homes"][player]
        tiles = list(home["cells"].values())
        assert read(f"{whose}.goods") == list(home["goods"].values())
        assert read(f"{whose}.begging") == [home["begging"]]
        assert read(f"{whose}.doubled") == [int(home["doubled"])]
        for name, tile in (("meadow", "meadow"), ("field", "field"), ("small", "small_pasture"), ("tunnel", "tunnel")):
            assert sum(read(f"{whose}.{name}")) == tiles.count(tile)
        assert sum(read(f"{whose}.ore_mine")) == tiles.count("ore_mine")
        assert sum(read(f"{whose}.stables")) == len(home["stables"])
        for number, dwarf in enumerate(home["dwarfs"], 1):
            assert read(f"{whose}.dwarf{number}_strength") == [dwarf["strength"]]
            at = {"waiting": 0, "aside": 1, "newborn": 2}.get(dwarf["place"], 3)
            assert read(f"{whose}.dwarf{number}") == one_hot(at, 4)


def saboteur(view: View, seat: int, read: Read) -> None:
    players = len(view["dwarves"])
    assert read("active") == one_hot((view["active"] - seat) % players, players)
    assert read("draws") == [view["draws"]]
    assert sum(read("map.nuggets")) == len(view["nuggets"])
    assert sum(read("map.card")) == len(view["cards"])
    assert sum(read("hand")) == len(view["hands"][seat]["cards"])
    assert sum(read("gone")) == len(view["gone"][seat]["cards"])
    for goal in view["goals"]:
        name = f"goal.{goal['corner'].replace('-', '_')}"
        assert sum(read(name)) == int(goal["card"] is not None)
        if not goal["open"]:
            assert read(f"{name}_looked") == [
                int((seat + distance) % players in goal["looked"]) for distance in range(players)
            ]
    for whose, player in others(seat, players):
        dwarf = view["dwarves"][player]
        for name in ("gold", "limit", "boots", "axes", "lying"):
            assert read(f"{whose}.{name}") == [int(dwarf[name])]
        assert read(f"{whose}.clan") == one_hot(["blue", "yellow"].index(dwarf["clan"]), 2)
        assert sum(read(f"{whose}.role")) == int(dwarf["role"] is not None)
        assert read(f"{whose}.cards") == view["hands"][player]["backs"]


TELL: dict[str, tuple[int, dict[str, object], Callable[[View, int, Read], None]]] = {
    "cave-vs-cave": (2, {}, cave_vs_cave),
    "rivals": (2, {"variant": "gold"}, rivals),
    "caverna": (3, {}, caverna),
    "saboteur": (5, {}, saboteur),
}


@pytest.mark.parametrize("name", TELL)
def test_a_row_tells_what_the_view_tells(name: str) -> None:
    """In a whole game of sensible play, in which there are tokens, tiles and many goods."""
    players, options, tell = TELL[name]
    game = registry.load(name)
    observation = minded(game).observation(players)
    rng = Random(name)
    state = game.setup(players, game.check_options(options))
    state.settle()
    table = Episode(state, SeededDealer(7), game.reach)
    looked = 0
    while table.seat >= 0:
        if rng.random() < 0.15:
            seat = rng.randrange(players)
            row = bytearray(observation.size)
            minded(game).encode(table.state, seat, memoryview(row))
            tell(game.view(table.state, seat), seat, lambda feature, row=row: observation.read(row, feature))
            looked += 1
        table.choose(sensible(game, table.state, table.seat, table.actions, rng))
    assert looked > 10
