"""Section 5: fields, and the graph on which dwarves and creatures move."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import combinations

import pytest
from sab_table import ANNA, BORIS, CYRIL, EX_5, discard, edge_at, fields, finish, table, web_places

from permonik.games.saboteur.deck import BOX
from permonik.games.saboteur.grid import SIDES
from permonik.testing import rule

DATA = files("permonik.games.saboteur").joinpath("data")
PATHS = {
    card["id"]: card
    for card in tomllib.loads(DATA.joinpath("path_cards.toml").read_text(encoding="utf-8"))["path_card"]
}
SHAPES = {"cross": "NESW", "t_v": "NES", "t_h": "NEW", "i_v": "NS", "i_h": "EW", "bend_ne": "NE", "bend_nw": "NW"}
SHAPES |= {"stub_n": "N", "stub_e": "E"}
# Where the mark is on cards with several fields.
MARKS = {
    "p2_lair_t_v": "e",
    "p2_lair_i_h": "e",
    "p2_lair_stub_n": "x",
    "p2_ladder_bend_ne": "n",
    "p2_vein_bend_nw": "w",
    "p3_lair_cross": "c",
    "p3_lair_i_v": "c",
    "p3_ladder_stub_e": "x",
}
KINDS = {"lair": "dark_lair", "ladder": "ladder", "vein": "gold_vein"}

Graph = tuple[dict[str, str], set[frozenset[str]], dict[str, str]]


def pairs(*links: str) -> set[frozenset[str]]:
    return {frozenset(link.split("-")) for link in links}


def by_template(id: str) -> Graph:
    """Doors, links and marks of a path card, from the table of R5.1."""
    tier = int(id[1])
    _, *words = id.split("_")
    if words[0] == "bridge":
        return bridge(tier, "NS" if words[1] == "ns" else "EW")
    if words[0] == "double":
        return double_bend(tier, words[1])
    kind = KINDS.get(words[0], "")
    sides = SHAPES["_".join(words[1:] if kind else words)]
    edges = {side: side.lower() for side in sides}
    marks = {MARKS.get(id, "c"): kind} if kind else {}
    if tier == 1:
        return dict.fromkeys(sides, "c"), set(), marks
    if len(sides) == 1:
        inner = pairs(f"{edges[sides]}-x") if tier == 2 else pairs(f"{edges[sides]}-c", "c-x")
        return edges, inner, marks
    if tier == 2:
        return edges, {frozenset(pair) for pair in combinations(edges.values(), 2)}, marks
    return edges, {frozenset((field, "c")) for field in edges.values()}, marks


def bridge(tier: int, wood: str) -> Graph:
    if tier == 1:
        return {"N": "v", "S": "v", "E": "h", "W": "h"}, set(), {"v" if wood == "NS" else "h": "bridge"}
    edges = {side: side.lower() for side in "NESW"}
    if tier == 2:
        return edges, pairs("n-s", "e-w"), {side.lower(): "bridge" for side in wood}
    return edges, pairs("n-v", "v-s", "e-h", "h-w"), {"v" if wood == "NS" else "h": "bridge"}


def double_bend(tier: int, first: str) -> Graph:
    """Two bends, the first at the north side; `t` joins them."""
    one = first.upper()
    bends = [one, "".join(side for side in "NESW" if side not in one)]
    if tier == 1:
        doors = {side: name for name, bend in zip("ab", bends, strict=True) for side in bend}
        return doors, pairs("a-t", "t-b"), {"t": "tunnel"}
    edges = {side: side.lower() for side in "NESW"}
    if tier == 2:
        links = pairs(*[f"{bend[0]}-{bend[1]}".lower() for bend in bends], "n-t", "e-t", "s-t", "w-t")
    else:
        links = pairs(*[f"{side.lower()}-{name}" for name, bend in zip("ab", bends, strict=True) for side in bend])
        links |= pairs("a-t", "t-b")
    return edges, links, {"t": "tunnel"}


@rule("R5.1")
@pytest.mark.parametrize("id", PATHS)
def test_every_path_card_is_built_after_its_template(id: str) -> None:
    card = PATHS[id]
    doors, links, marks = by_template(id)
    assert card["tier"] == int(id[1])
    assert card["doors"] == doors
    assert {frozenset(link.split("-")) for link in card["links"]} == links
    assert card["marks"] == marks
    assert set(card["fields"]) == set(doors.values()) | {field for link in links for field in link} | set(marks)


@rule("R5.1", "R5.5")
@pytest.mark.parametrize("id", PATHS)
def test_crossing_a_card_takes_as_many_moves_as_its_tier(id: str) -> None:
    """From outside to the field at the other side, as far as paths join the two and no tunnel lies between."""
    t = table(cave={"0,9": id})
    near = t.state.board.near
    card = PATHS[id]
    tunnel = {t.field(f"0,9 {field}") for field, mark in card["marks"].items() if mark == "tunnel"}
    inner = {field for field in near if field // 8 == t.field(f"0,9 {card['fields'][0]}") // 8}
    crossed = 0
    for start in {*card["doors"].values()}:
        far = {t.field(f"0,9 {start}"): 1}
        queue = list(far)
        for field in queue:
            for other in near[field]:
                if other in inner - tunnel and other not in far:
                    far[other] = far[field] + 1
                    queue.append(other)
        ends = {t.field(f"0,9 {end}") for end in card["doors"].values()}
        costs = {far[end] for end in ends & set(far) if end != t.field(f"0,9 {start}")}
        if int(id[1]) == 1 or len(card["doors"]) == 1:
            costs = {max(far.values())}
        assert costs <= {int(id[1])}, start
        crossed += len(costs)
    assert crossed


@rule("R5.1")
def test_a_turn_swaps_the_doors_and_leaves_the_fields() -> None:
    """The field `n` of a turned card is at its south side, with its mark."""
    t = table(cave={"0,-1": "p2_ladder_bend_ne@180"}, hands={ANNA: ["p1_i_v"]})
    assert "0,-1 n" in fields(discard(t, ANNA), ANNA)
    for id, card in PATHS.items():
        kind = list(PATHS).index(id)
        for side, field in card["doors"].items():
            at = SIDES.index(side)
            number = card["fields"].index(field)
            assert BOX.door[kind * 8 + at] == BOX.door[kind * 8 + 4 + (at + 2) % 4] == number, (id, side)


@rule("R5.2")
def test_the_nodes_are_all_fields_and_one_for_each_face_down_goal_card() -> None:
    t = table(players=6, cave={"1,0": "p2_i_h", "0,1": "p1_double_ne", "3,3": "goal_lair"})
    fields_of_cards = {"0,0 c", "1,0 e", "1,0 w", "0,1 a", "0,1 b", "0,1 t", "3,3 n", "3,3 e", "3,3 c"}
    down = {"-3,-3 ?", "3,-3 ?", "-3,3 ?"}
    assert {t.named(field) for field in t.state.board.near} == fields_of_cards | down


@rule("R5.3")
def test_the_edges_of_the_graph() -> None:
    cave = {
        "0,1": "p2_cross",
        "0,2": "p3_lair_i_v",
        "3,-2": "p1_i_v",
        "9,9": "p3_ladder_stub_e",
        "1,0": "p1_lair_stub_e",
    }
    t = table(players=6, cave=cave)
    near = {t.named(field): {t.named(other) for other in others} for field, others in t.state.board.near.items()}
    assert near["0,1 s"] == {"0,1 n", "0,1 e", "0,1 w", "0,2 n"}  # links inside, and the card beside
    assert near["0,0 c"] == {"0,1 n", "9,9 x"}  # open meets closed to the east; a ladder far away
    assert near["3,-2 c"] == {"3,-3 ?"}  # a face-down goal card
    assert near["3,-3 ?"] == {"3,-2 c"}
    assert near["9,9 x"] == {"9,9 c", "0,0 c"}
    assert near["1,0 c"] == set()


@rule("R5.4")
def test_a_web_blocks_one_edge_for_dwarves_and_creatures() -> None:
    cave = {**EX_5, "0,1": "p1_bend_ne", "1,1": "p1_bend_nw"}
    webs = {"circle": ("0,0 E", 2, BORIS)}
    t = table(cave=cave, webs=webs, hands={ANNA: ["p1_i_v"]})
    assert fields(discard(t, ANNA), ANNA) == {"0,1 c"}
    assert "1,0 c" in fields(t.do(ANNA, "walk 0,1 c", "walk 1,1 c"), ANNA)  # the long way round is free
    t = table(players=3, cave=EX_5, webs=webs, hands={ANNA: ["rat_1"]}).do(ANNA, "play rat_1", "lure 2,0 c")
    assert fields(t, ANNA, "roam") == {"1,0 c"}


@rule("R5.4")
def test_a_web_blocks_the_way_to_a_face_down_goal_card() -> None:
    for side, free in (("3,-2 N", False), ("3,-2 S", True)):
        t = table(players=6, cave={"3,-2": "p1_i_v"}, at={ANNA: "3,-2 c"}, webs={"circle": (side, 2, BORIS)})
        assert discard(t, ANNA).may(ANNA, "walk 3,-3 ?") == free


@rule("R5.4", "R5.6")
def test_nothing_but_a_web_blocks() -> None:
    """Dwarves, lying or not, and creatures may all be on one field."""
    creatures = {"goblin": ("1,0 c", CYRIL)}
    t = table(
        players=3, cave=EX_5, at={BORIS: "1,0 c", CYRIL: "1,0 c"}, lying=[CYRIL], creatures=creatures, gold={ANNA: 0}
    )
    finish(discard(t, ANNA).do(ANNA, "walk 1,0 c"), ANNA)
    assert [t.at(seat) for seat in range(3)] == ["1,0 c"] * 3
    assert t.creature("goblin") == "1,0 c"


@rule("R5.6")
def test_creatures_share_a_field_too() -> None:
    creatures = {"rat": ("2,0 c", BORIS), "goblin": ("2,0 c", BORIS)}
    t = table(players=3, cave=EX_5, creatures=creatures, hands={ANNA: ["crawler_1"]})
    t.do(ANNA, "play crawler_1", "lure 2,0 c", "stay")
    assert {t.creature(name) for name in ("rat", "crawler", "goblin")} == {"2,0 c"}


@rule("R5.5")
def test_the_cost_is_the_number_of_fields_entered() -> None:
    cave = {"1,0": "p2_i_h", "2,0": "p3_i_h"}
    t = table(cave=cave, at={ANNA: "1,0 e"}, hands={ANNA: ["p1_i_v"]})
    discard(t, ANNA).do(ANNA, "walk 2,0 w")  # one move from the field nearest the edge
    assert t.view(None)["moves"] == 2
    t.do(ANNA, "walk 2,0 c", "walk 2,0 e")
    assert t.draw().at(ANNA) == "2,0 e"
    t = table(cave=cave, hands={ANNA: ["p1_i_v"]})
    finish(discard(t, ANNA).do(ANNA, "walk 1,0 w", "walk 1,0 e", "walk 2,0 w"), ANNA)
    assert (t.at(ANNA), t.waiting()) == ("2,0 w", (BORIS,))


@rule("R5.7")
def test_joints_and_open_ends() -> None:
    """An open side is an end where the cell beyond is empty, face down, or closed on that side."""
    cave = {"3,-2": "p1_i_v", "2,-3": "p1_i_h", "3,-3": "goal_ladder@180", "-3,2": "p1_t_h"}
    t = table(players=6, cave=cave, hands={ANNA: ["web_1"]}).do(ANNA, "play web_1")
    found = web_places(t, ANNA)
    ends = ["0,0 N", "0,0 E", "0,0 S", "0,0 W", "3,-2 S", "2,-3 W", "3,-3 E", "-3,2 N", "-3,2 E", "-3,2 W"]
    joints = ["3,-2 N"]
    closed_beyond = ["2,-3 E"]
    assert found == {edge_at(text) for text in ends + joints + closed_beyond}
    assert not any(edge_at(text) in found for text in ("3,-3 N", "-3,2 S", "3,-2 E"))


@rule("R5.8")
def test_tier_one_has_one_field_per_path() -> None:
    several = {id: card["fields"] for id, card in PATHS.items() if card["tier"] == 1 and len(card["fields"]) > 1}
    assert several == {"p1_bridge_ew": ["v", "h"], "p1_double_ne": ["a", "b", "t"], "p1_double_nw": ["a", "b", "t"]}
    t = table(cave={"0,1": "p1_double_nw", "0,2": "p1_bridge_ew"})
    assert {t.named(field) for field in t.state.board.near if field // 8 not in t.state.board.down} == {
        "0,0 c",
        "0,1 a",
        "0,1 b",
        "0,1 t",
        "0,2 v",
        "0,2 h",
    }


@rule("R5.9")
def test_a_creature_meets_only_dwarves_on_its_own_field() -> None:
    """A goblin on the bridge, a dwarf under it."""
    cave = {"0,1": "p1_bridge_ew", "1,1": "p1_lair_t_h"}
    t = table(players=3, cave=cave, at={BORIS: "0,1 v"}, hands={ANNA: ["goblin_1"]})
    t.do(ANNA, "play goblin_1", "lure 1,1 c", "roam 0,1 h")
    assert (t.creature("goblin"), t.gold(BORIS)) == ("0,1 h", 3)
    t = table(cave=cave, at={BORIS: "0,1 v"}, creatures={"goblin": ("0,1 h", BORIS)}, hands={ANNA: ["p1_i_v"]})
    finish(discard(t, ANNA).do(ANNA, "walk 0,1 v"), ANNA)
    assert t.gold(ANNA) == 3


@rule("R5.9")
def test_a_vein_and_the_exit_are_one_field_of_their_card() -> None:
    t = table(cave={"0,1": "p2_vein_bend_nw"}, hands={ANNA: ["p1_i_v"]})
    finish(discard(t, ANNA).do(ANNA, "walk 0,1 n"), ANNA)
    assert t.gold(ANNA) == 3
    t = table(cave={"4,3": "p1_i_v", "4,4": "goal_exit"}, at={ANNA: "4,3 c"})
    finish(discard(t, ANNA).do(ANNA, "walk 4,4 n"), ANNA)
    assert not t.state.over
    assert t.at(ANNA) == "4,4 n"


@rule("R5.9", "R7.3")
def test_only_a_collapse_looks_at_whole_cards() -> None:
    cave = {"0,1": "p1_bridge_ew", "0,2": "p1_cross"}
    t = table(cave=cave, at={BORIS: "0,1 v"}, hands={ANNA: ["collapse_2"]}).do(ANNA, "play collapse_2")
    assert t.options(ANNA) == ["collapse 0,2"]
