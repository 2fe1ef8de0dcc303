"""What the box of Saboteur allows, and what the fast board must agree with.

The field graph, the places where cards fit and the web places are worked out here a second time, slowly, from the data
files and the plain position.
"""

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

DATA = files("permonik.games.saboteur").joinpath("data")


def table(name: str) -> dict[str, Any]:
    return tomllib.loads(DATA.joinpath(name).read_text(encoding="utf-8"))


PATHS = {card["id"]: card for card in table("path_cards.toml")["path_card"]}
BOARD = table("board_cards.toml")
ACTIONS = table("action_cards.toml")["action_card"]
SETUP = table("setup.toml")
ROWS = {row["players"]: row for row in SETUP["setup"]}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OTHER = {"N": "S", "S": "N", "E": "W", "W": "E"}
DESIGNS = PATHS | {"start": BOARD["start_card"]} | {card["id"]: card for card in BOARD["goal_card"]}
TIERS = {
    tier: Counter({card["id"]: card["count"] for card in PATHS.values() if card["tier"] == tier})
    + Counter({f"{card['id']}_{tier}": card["tiers"].get(str(tier), 0) for card in ACTIONS})
    for tier in (1, 2, 3)
}
ALL = TIERS[1] + TIERS[2] + TIERS[3]

LOOKED_AT: set[Any] = set()


def check(game: Any, state: Any) -> None:
    if state.deck.text:
        return  # these tables are those of the box
    seen = game.view(state, None)
    check_cards(game, state, seen)
    check_seats(state, seen)
    check_hidden(game, state)
    check_standing(state)
    key = (state.players, state.board.key())
    if key not in LOOKED_AT:  # the same cave is seen again and again
        if len(LOOKED_AT) > 10_000:
            LOOKED_AT.clear()
        check_cave(state, seen)
        LOOKED_AT.add(key)


def names(game: Any, kinds: Any) -> list[str]:
    domain = game.decks["tier-1"]
    return [domain.text(kind) for kind in kinds]


def check_cards(game: Any, state: Any, seen: dict[str, Any]) -> None:
    """Every card of a tier is in a hand, put away, shown, or unseen, and as often as the box has it."""
    where: Counter[str] = Counter(seen["shown"])
    for pile in (*state.hands, *state.gone, *state.unseen):
        assert list(pile) == sorted(pile), f"a pile that tells its history: {pile}"
        where.update(names(game, pile))
    assert where == ALL, "cards have appeared or vanished"
    for tier in (1, 2, 3):
        unseen = Counter(names(game, state.unseen[tier - 1]))
        assert not unseen - TIERS[tier], f"tier {tier}: {unseen}"
        assert unseen.total() == seen["pile"][tier - 1] + SETUP["removed_per_tier"], f"tier {tier}: the pile"
    in_play = Counter(card["card"] for card in seen["cards"] if card["card"] in PATHS)
    assert not in_play - Counter(seen["shown"]), "a card in the cave that nobody has seen"
    axes = sum(dwarf["axes"] for dwarf in seen["dwarves"])
    boots = sum(dwarf["boots"] for dwarf in seen["dwarves"])
    creatures = sum(creature["of"] is not None for creature in seen["creatures"])
    shown = Counter(name.rsplit("_", 1)[0] for name in seen["shown"])
    assert axes <= shown["war_axe"]
    assert boots == shown["boots"] - pending(seen, "Equip", "boots")
    assert creatures <= shown["rat"] + shown["crawler"] + shown["goblin"]


def pending(seen: dict[str, Any], step: str, name: str) -> int:
    """Whether a card was shown but has not been laid before anybody yet."""
    kinds = [code[2] for code in seen["agenda"][0] if code[0] == step]
    return sum(64 + 4 * 3 <= kind < 64 + 5 * 3 for kind in kinds) if name == "boots" else 0


def check_seats(state: Any, seen: dict[str, Any]) -> None:
    row = ROWS[state.players]
    nuggets = sum(dwarf["gold"] for dwarf in seen["dwarves"]) + len(seen["nuggets"])
    assert nuggets <= 27
    for seat, dwarf in enumerate(seen["dwarves"]):
        assert dwarf["gold"] >= 0
        assert 0 <= dwarf["limit"] <= SETUP["hand_limit"]
        assert (dwarf["at"] is None) == (seat in seen["left"]), f"seat {seat} is neither here nor there"
        assert not dwarf["lying"] or dwarf["at"] is not None
        assert sum(seen["hands"][seat]["backs"]) == len(state.hands[seat])
    assert 0 <= state.moves <= SETUP["base_movement"] + 1
    pool = Counter(row["clan_pool"])
    pool = Counter({id.replace("own_", f"{seen['colour']}_"): count for id, count in pool.items()})
    dealt = Counter(clan_name(card) for card in (*state.clan, *state.aside) if card >= 0)
    assert not dealt - pool, f"clan cards {dealt}"
    assert len(state.aside) in (0, row["set_aside"]) or state.chance() is not None
    for web in seen["webs"]:
        assert (web["edge"] is None) == (web["of"] is None) == (web["shows"] == 0)
    edges = [web["edge"] for web in seen["webs"] if web["edge"] is not None]
    assert len(set(edges)) == len(edges), "two webs in one place"
    for creature in seen["creatures"]:
        assert creature["at"] is None or creature["of"] is not None


def clan_name(card: int) -> str:
    return f"{('blue', 'yellow')[card >> 1]}_{('loyal', 'saboteur')[card & 1]}"


def check_hidden(game: Any, state: Any) -> None:
    """The truth is always among what a seat cannot exclude. Seats take turns, with pauses: views are slow."""
    if -1 in state.clan:
        return
    saboteurs = [seat for seat, card in enumerate(state.clan) if card & 1]
    seat = (sum(state.at) + sum(state.taken)) % (3 * state.players)
    if seat < state.players:
        view = game.view(state, seat)
        assert saboteurs in [world["saboteurs"] for world in view["worlds"]], f"seat {seat} excludes the truth"
        for other, hand in enumerate(view["hands"]):
            held = Counter(names(game, state.hands[other]))
            assert not Counter(hand["cards"]) - held, f"seat {seat} is certain of what seat {other} does not hold"
    for memory in state.memories:
        assert memory.seat != memory.holder


# -- the cave, slowly ----------------------------------------------------------------------------------------------


def check_cave(state: Any, seen: dict[str, Any]) -> None:
    cave = {(card["x"], card["y"]): card for card in seen["cards"]}
    cells = {place: card["cell"] for place, card in cave.items()}
    far = ROWS[state.players]["radius"]
    down = {place for place in corners(far) if place not in cave}
    assert sorted(state.board.down.values()) == [n for n, place in enumerate(corners(far)) if place in down]
    numbers = cells | {place: cell for place in down for cell in state.board.down if xy(cell) == place}
    graph = fields(cave, down, numbers)
    assert {field: set(near) for field, near in state.board.near.items()} == graph, "the field graph"
    assert all(list(near) == sorted(set(near)) for near in state.board.near.values())
    edges = {edge_of(place, side) for place, card in cave.items() for side in doors(card)}
    here = {tuple_of(edge) for edge in state.board.edges()}
    assert here == edges, "open ends and joints"
    check_fits(state, cave, down)


def check_standing(state: Any) -> None:
    board = state.board
    for field in (*state.at, *state.creature_at):
        assert field < 0 or field in board.near or field // 8 in board.down, f"somebody stands on {field}: not there"
    for field in state.at:
        assert field < 0 or field // 8 not in board.down, "a dwarf on a face-down card"
    for edge in state.web_on:
        assert edge < 0 or board.is_open(edge), "a web that hangs in the air"


def corners(far: int) -> list[tuple[int, int]]:
    return [(-far, -far), (far, -far), (far, far), (-far, far)]


@cache
def xy(cell: int) -> tuple[int, int]:
    """The place of a cell, by walking the spiral."""
    x = y = 0
    side, length, left, turns = "E", 1, 1, 0
    for _ in range(cell):
        x, y = x + STEP[side][0], y + STEP[side][1]
        left -= 1
        if not left:
            side = {"E": "S", "S": "W", "W": "N", "N": "E"}[side]
            turns += 1
            length += turns % 2 == 0
            left = length
    return (x, y)


def doors(card: dict[str, Any]) -> dict[str, str]:
    upright = DESIGNS[card["card"]]["doors"]
    return {OTHER[side]: field for side, field in upright.items()} if card["turn"] else dict(upright)


def beside(place: tuple[int, int], side: str) -> tuple[int, int]:
    return (place[0] + STEP[side][0], place[1] + STEP[side][1])


def fields(cave: dict[Any, Any], down: set[Any], numbers: dict[Any, int]) -> dict[int, set[int]]:
    """R5.2 and R5.3."""
    graph: dict[int, set[int]] = {numbers[place] * 8: set() for place in down}
    ladders = []
    for place, card in cave.items():
        design = DESIGNS[card["card"]]
        first = numbers[place] * 8
        index = {field: first + n for n, field in enumerate(design["fields"])}
        for field in index.values():
            graph.setdefault(field, set())
        for link in design["links"]:
            one, other = link.split("-")
            graph[index[one]].add(index[other])
            graph[index[other]].add(index[one])
        ladders += [index[field] for field, mark in design["marks"].items() if mark == "ladder"]
        for side, field in doors(card).items():
            there = beside(place, side)
            if there in down:
                graph[index[field]].add(numbers[there] * 8)
                graph[numbers[there] * 8].add(index[field])
            elif there in cave and OTHER[side] in doors(cave[there]):
                facing = DESIGNS[cave[there]["card"]]["fields"].index(doors(cave[there])[OTHER[side]])
                graph[index[field]].add(numbers[there] * 8 + facing)
    for one in ladders:
        graph[one] |= {other for other in ladders if other != one}
    return graph


def edge_of(place: tuple[int, int], side: str) -> tuple[tuple[int, int], str]:
    return (beside(place, side), OTHER[side]) if side in "SE" else (place, side)


def tuple_of(edge: int) -> tuple[tuple[int, int], str]:
    return (xy(edge // 2), "W" if edge % 2 else "N")


def check_fits(state: Any, cave: dict[Any, Any], down: set[Any]) -> None:
    """R4.1 to R4.5, for every set of open sides in every cell beside a card."""
    ends = {xy(cell): fit for cell, fit in zip(state.board.ends, state.board.fits, strict=True)}
    assert list(state.board.ends) == sorted(state.board.ends)
    around = {beside(place, side) for place in cave for side in STEP} - set(cave) - down
    for place in around:
        allowed = 0
        for mask in range(16):
            open_sides = {side for bit, side in enumerate("NESW") if mask >> bit & 1}
            shared = [side for side in STEP if beside(place, side) in cave]
            meets = [OTHER[side] in doors(cave[beside(place, side)]) for side in shared]
            fits = all((side in open_sides) == meet for side, meet in zip(shared, meets, strict=True))
            if fits and any(side in open_sides for side in shared):
                allowed |= 1 << mask
        assert ends.get(place, 0) == allowed, f"what fits at {place}"
    assert set(ends) <= around
