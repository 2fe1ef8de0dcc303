"""Action spaces and round cards: their flows as trees, the goods they gather, and when they come (section 11)."""

from __future__ import annotations

from typing import Any, Final

from permonik.games.caverna.tables import (
    ALLOWED,
    ALWAYS,
    BY_MARKER,
    DEEDS,
    GAME,
    GOODS,
    LAST_ROUND,
    LEAVES,
    MOST_PLAYERS,
    ON_BOARD,
    OP_IMITATE,
    OP_PLACE_SINGLE,
    OP_PLACE_TWIN,
    ROUNDS,
    SPACE_DATA,
    SPACES,
    TAKE,
    TRACK,
    TRAVELS,
)

# -- flows -----------------------------------------------------------------------------------------------------------

LEAF: Final = 0
BLOCK: Final = 1
AND_OR: Final = 2
THEN_OR: Final = 3
THEN: Final = 4
EITHER_OR: Final = 5
CONNECTIVES: Final[tuple[str, ...]] = ("do", "all", "and_or", "then_or", "then", "either_or")


class Node:
    """A flow: a leaf, an indivisible block of leaves, or one of the four connectives over other flows (R3.10).

    deeds   of a leaf or block, in order
    need    deeds (as bits) each of which makes the flow possible; in a block, its tile is what matters
    part    how a leaf or block is called in `do <part>`
    kids    of a connective; `holds` says which of them holds a part
    ends    per kid, the kids (as bits) that are over once it was begun: itself, and in "and then / or" all before it
    once    a limit of the Guest room: both sides together only once in a game
    """

    def __init__(self, kind: int, deeds: tuple[int, ...], need: int, part: int, kids: tuple[int, ...]) -> None:
        self.kind = kind
        self.deeds = deeds
        self.need = need
        self.part = part
        self.kids = kids
        self.holds: dict[int, int] = {}
        self.ends: tuple[int, ...] = tuple([1 << at for at in range(len(kids))])
        self.once = False


PARTS: Final[list[str]] = []
NODES: Final[list[Node]] = []


def leaf_name(leaf: dict[str, Any]) -> str:
    match leaf["do"]:
        case "gain":
            goods = leaf["goods"]
            if len(goods) > 1:
                return "gain_supplies"
            ((good, amount),) = goods.items()
            return f"gain_{good}_{amount}" if amount > 1 else f"gain_{good}"
        case "place_twin":
            return "_or_".join(leaf["tiles"])
        case "place_single":
            return f"{leaf['tile']}_on_{leaf['on'][0]}"
        case "build_pasture":
            return f"{leaf['size']}_pasture"
        case "build_stable":
            return "stable"
        case "furnish":
            return "furnish" if leaf["choice"] == "any" else "furnish_dwelling"
        case "expedition":
            return f"expedition_{leaf['level']}"
    return str(leaf["do"])


def part_number(name: str) -> int:
    if name not in PARTS:
        PARTS.append(name)
    return PARTS.index(name)


def compile_flow(flow: dict[str, Any], inside: bool = False) -> int:
    """Enters a flow into `NODES` and gives its number. What stands alone on a space is no part to choose."""
    ((word, members),) = flow.items() if "do" not in flow else ((("do", [flow])),)
    kind = CONNECTIVES.index(word)
    if kind in (LEAF, BLOCK):
        deeds = tuple([LEAVES.index(leaf) for leaf in members])
        placing = [deed for deed in deeds if DEEDS[deed].op in (OP_PLACE_TWIN, OP_PLACE_SINGLE)]
        need = 0
        for deed in placing or deeds:
            need |= 1 << deed
        part = part_number("_and_".join([leaf_name(leaf) for leaf in members])) if inside else -1
        NODES.append(Node(kind, deeds, need, part, ()))
        return len(NODES) - 1
    if kind == THEN_OR:
        return compile_then_or(members)
    return enter_node(kind, tuple([compile_flow(member, True) for member in members]))


def compile_then_or(members: list[dict[str, Any]]) -> int:
    """An "and / or" inside "and then / or" needs no bracket: its members share a place in the order."""
    kids: list[int] = []
    order: list[int] = []
    for at, member in enumerate(members):
        group = [compile_flow(one, True) for one in member.get("and_or", [member])]
        kids += group
        order += [at] * len(group)
    number = enter_node(THEN_OR, tuple(kids))
    NODES[number].ends = tuple(
        [
            1 << at | sum([1 << other for other in range(len(kids)) if order[other] < order[at]])
            for at in range(len(kids))
        ]
    )
    return number


def enter_node(kind: int, kids: tuple[int, ...]) -> int:
    need = NODES[kids[0]].need
    if kind != THEN:
        for kid in kids:
            need |= NODES[kid].need
    node = Node(kind, (), need, -1, kids)
    for at in range(len(kids) - 1, -1, -1):  # the first kid that holds a part wins
        below = NODES[kids[at]]
        if below.part >= 0:
            node.holds[below.part] = at
        for part in below.holds:
            node.holds[part] = at
    NODES.append(node)
    return len(NODES) - 1


ROOT: Final[tuple[int, ...]] = tuple([compile_flow(space["flow"]) for space in SPACE_DATA])
SPACE_NEED: Final[tuple[int, ...]] = tuple([NODES[root].need for root in ROOT])


def spaces_where(holds: list[bool]) -> int:
    return sum([1 << at for at, one in enumerate(holds) if one])


CERTAIN: Final[int] = spaces_where([bool(need & ALWAYS) for need in SPACE_NEED])  # always offer something
IMITATION: Final[int] = spaces_where([space["flow"].get("do") == "imitate" for space in SPACE_DATA])
IMITABLE: Final[int] = spaces_where([space["imitable"] for space in SPACE_DATA])
TRAVELLING: Final[int] = spaces_where([bool(need & TRAVELS) for need in SPACE_NEED])
SPACES_FOR: Final[tuple[int, ...]] = tuple(  # by deed: the spaces that it makes possible
    [spaces_where([bool(need >> deed & 1) for need in SPACE_NEED]) for deed in range(len(DEEDS))]
)
SPACES_ALLOWED: Final[tuple[int, ...]] = tuple(  # by condition: the spaces that it makes possible
    [spaces_where([bool(need & deeds) for need in SPACE_NEED]) for deeds in ALLOWED]
)
DEPENDING: Final[tuple[int, ...]] = tuple(  # deeds whose possibility depends on goods, where spaces have them
    [
        at
        for at in range(len(DEEDS))
        if SPACES_FOR[at] & ~CERTAIN
        and not (ALWAYS | TRAVELS | ON_BOARD | TAKE) >> at & 1
        and DEEDS[at].op != OP_IMITATE
    ]
)
EMERGENCY: Final[int] = SPACES.index("imitation_basic_4_7")  # R9.9
WISH: Final[int] = SPACES.index("wish_for_children")
URGENT_WISH: Final[int] = SPACES.index("urgent_wish_for_children")
FAMILY_LIFE: Final[int] = SPACES.index("family_life")
IMITATION_FOOD: Final[tuple[int, ...]] = tuple([space["flow"].get("cost", {}).get("food", 0) for space in SPACE_DATA])

# Accumulation. The goods on a space are one number: eight bits for each good of `LYING`.
EACH: Final = 8
EACH_MASK: Final = 255


def lying_goods(space: dict[str, Any]) -> tuple[int, ...]:
    found: list[int] = []
    for goods in (space["accumulate"] or {}).values():
        for good in goods:
            if GOODS.index(good) not in found:
                found.append(GOODS.index(good))
    return tuple(found)


LYING: Final[tuple[tuple[int, ...], ...]] = tuple([lying_goods(space) for space in SPACE_DATA])


def packed(space: int, goods: dict[str, int]) -> int:
    return sum([amount << EACH * LYING[space].index(GOODS.index(good)) for good, amount in goods.items()])


def added(key: str) -> tuple[int, ...]:
    return tuple([packed(at, (space["accumulate"] or {key: {}})[key]) for at, space in enumerate(SPACE_DATA)])


IF_EMPTY: Final[tuple[int, ...]] = added("if_empty")
IF_NOT_EMPTY: Final[tuple[int, ...]] = added("if_not_empty")
ACCUMULATING: Final[int] = spaces_where([bool(goods) for goods in LYING])
FIRST_ADDED: Final[tuple[tuple[int, ...], ...]] = tuple(  # by players and space: the first round that adds goods
    [
        tuple([space.get("first_accumulation_round", {}).get(str(players), 1) for space in SPACE_DATA])
        for players in range(MOST_PLAYERS + 1)
    ]
)
PREPRINTED: Final[tuple[int, ...]] = tuple(  # by players
    [
        spaces_where([players in space["players"] and space["boards"] != ["round_card"] for space in SPACE_DATA])
        for players in range(MOST_PLAYERS + 1)
    ]
)

# -- round cards -----------------------------------------------------------------------------------------------------


class Stage:
    """The cards of a stage that are shuffled, and the rounds they fill in their order."""

    def __init__(self, players: int, number: int) -> None:
        data = GAME["stages"][f"stage_{number}"]
        gone = data.get("removed_with_1_or_2_players", []) if players <= 2 else []
        fixed = data.get("fixed", {"round": 0})["round"]
        self.cards: tuple[int, ...] = tuple([SPACES.index(card) for card in data["cards"] if card not in gone])
        self.rounds: tuple[int, ...] = tuple([r for r in data["rounds"] if r in ROUNDS[players] and r != fixed])


STAGES: Final[tuple[tuple[Stage, ...], ...]] = (
    (),
    *[tuple([Stage(players, number) for number in (1, 2, 3, 4)]) for players in range(1, MOST_PLAYERS + 1)],
)
SOLO_CARDS: Final[dict[int, int]] = {
    int(number): SPACES.index(card) for number, card in GAME["solo"]["card_order"].items()
}
WISH_ROUND: Final[int] = GAME["stages"]["stage_2"]["fixed"]["round"]
MARKER_ROUNDS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    *[tuple([r for r in ROUNDS[n] if TRACK[r] == BY_MARKER]) for n in range(1, MOST_PLAYERS + 1)],
)
ROUNDS_LEFT: Final[tuple[tuple[int, ...], ...]] = tuple(  # by players and round: how many are played after it
    [tuple([len([r for r in rounds if r > number]) for number in range(LAST_ROUND + 1)]) for rounds in ROUNDS]
)
