"""Ore mines and ruby mines (R5.9 to R5.11, R5.18)."""

import pytest
from caverna_table import Table, home, position
from tilework import ORE_MINE, both_ways, laying, pairs

from permonik.testing import rule


@rule("R5.9")
def test_an_ore_mine_lies_on_two_adjacent_tunnels() -> None:
    """Whichever tiles they came from, either way round, never on a deep tunnel, cavern or mine."""
    cells = {"r2c4": "tunnel", "r2c5": "tunnel", "r1c5": "deep_tunnel", "r0c5": "ore_mine", "r1c4": "tunnel"}
    cells |= {"r1c3": "cavern"}
    table = position(home(cells=cells), home(), cards={3: "ore_mine_construction"})
    table.play("place ore_mine_construction", ORE_MINE)
    assert pairs(table) == both_ways(("r2c4", "r2c5"), ("r2c4", "r1c4"))
    before = table.points().get("mines", 0)
    table.play("lay r2c5", "lay r2c4")
    assert table.home()["cells"]["r2c5"] == "ore_mine"
    assert table.home()["cells"]["r2c4"] == "deep_tunnel"
    assert table.goods() == {"ore": 3}
    assert table.points()["mines"] == before + 3


@rule("R5.9")
def test_no_ore_without_the_mine() -> None:
    """Who only travels gets none; without tunnels an unarmed dwarf finds nothing here at all."""
    cells = {"r2c4": "tunnel", "r2c5": "tunnel"}
    cards = {3: "ore_mine_construction"}
    table = position(home(cells=cells, dwarfs=[1, 1]), home(), cards=cards).play("place ore_mine_construction")
    table.play("do expedition_2", "loot dog", "loot wood")
    assert table.goods() == {"dog": 1, "wood": 1}
    assert table.seat == 1
    for bare in ({"r2c4": "tunnel"}, {"r2c4": "tunnel", "r2c5": "deep_tunnel"}):
        assert "ore_mine_construction" not in position(home(cells=bare), home(), cards=cards).offers("place")


@rule("R5.10", "R5.18")
def test_a_ruby_mine_on_a_tunnel_or_a_deep_tunnel() -> None:
    """One mine and not two, one ruby for the deep tunnel and not two, four points."""
    cells = {"r2c4": "tunnel", "r2c5": "tunnel", "r1c5": "deep_tunnel", "r1c4": "ore_mine", "r0c4": "deep_tunnel"}
    cards = {6: "ruby_mine_construction"}
    table = position(home(cells=cells), home(), cards=cards).play("place ruby_mine_construction")
    assert table.options() == ["do ruby_mine_on_tunnel", "do ruby_mine_on_deep_tunnel_and_gain_ruby"]
    deep = Table(table.state.clone()).play("do ruby_mine_on_deep_tunnel_and_gain_ruby")
    assert sorted(deep.offers("lay")) == ["r0c4", "r1c5"]
    assert deep.play("lay r1c5").goods() == {"ruby": 1}
    table.play("do ruby_mine_on_tunnel")
    assert sorted(table.offers("lay")) == ["r2c4", "r2c5"]
    assert table.play("lay r2c4").goods() == {}
    for one in (table, deep):
        assert one.seat == 1
        assert list(one.home()["cells"].values()).count("ruby_mine") == 1
        assert one.points()["mines"] == 3 + 4


@rule("R5.10")
def test_deep_tunnels_come_with_ore_mines_only() -> None:
    """No twin or single tile that could be laid brings one."""
    tunnels = {"r1c3": "tunnel", "r1c4": "tunnel"}
    for twin in ("cavern_tunnel", "cavern_cavern"):
        table = laying(twin, home(cells=tunnels)).play("lay r2c4", "lay r2c5")
        assert "deep_tunnel" not in table.home()["cells"].values()
    table = position(home(cells=tunnels), home(), cards={3: "ore_mine_construction"})
    table.play("place ore_mine_construction", ORE_MINE, "lay r1c3", "lay r1c4")
    assert table.home()["cells"]["r1c4"] == "deep_tunnel"


@rule("R5.18")
@pytest.mark.parametrize("tunnel", ["r2c4", "r-1c3", "r0c6"])
def test_a_ruby_mine_wherever_the_tunnel_came_from(tunnel: str) -> None:
    """A single tile, or the overhanging half of a twin tile."""
    cells = {tunnel: "tunnel", "r0c3": "cavern", "r1c3": "cavern", "r0c5": "cavern", "r0c4": "cavern"}
    table = position(home(cells=cells, rooms={"r2c3": "office_room"}), home(), cards={6: "ruby_mine_construction"})
    table.play("place ruby_mine_construction", "do ruby_mine_on_tunnel", f"lay {tunnel}")
    assert table.home()["cells"][tunnel] == "ruby_mine"
    assert table.goods() == {}


@rule("R5.11")
def test_a_furnished_tunnel_is_no_tunnel() -> None:
    """The Work room put a room on one of two tunnels, and on the deep one: no mine finds a place there."""
    rooms = {"r2c3": "work_room", "r2c5": "miner", "r1c5": "seam"}
    cards = {3: "ore_mine_construction", 6: "ruby_mine_construction"}
    plain = home(cells={"r2c4": "tunnel", "r1c4": "ore_mine"}, rooms=rooms)
    table = position(plain, home(), cards=cards)
    assert "ore_mine_construction" not in table.offers("place")
    assert table.play("place ruby_mine_construction").offers("do") == ["ruby_mine_on_tunnel"]
    assert table.play("do ruby_mine_on_tunnel").offers("lay") == ["r2c4"]
    before = home(cells={"r2c4": "tunnel"}, rooms={"r2c3": "work_room"}, wood=1, stone=1, ruby=1)
    table = position(before, home(), cards=cards)
    table.play("place housework", "do furnish", "furnish miner", "cavern r2c4", "stop")
    assert "tunnel" not in table.home()["cells"].values()
