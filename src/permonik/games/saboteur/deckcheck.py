"""Whether a deck can be right: the counts that the rulebook gives, crossing costs, field graphs, doubled designs."""

from __future__ import annotations

import itertools
from collections import Counter, deque
from typing import Any, Final

from permonik.games.saboteur.tables import FIELDS, GOAL_MARKS, OWN_IDS, PATH_IDS, TYPES, action_file, path_file

Card = dict[str, Any]

BLOCKS: Final[dict[str, tuple[str, ...]]] = {
    "path_card": ("id", "tier", "count", "kind", "fields", "doors", "links", "marks"),
    "action_card": ("id", "tiers"),
    "start_card": ("fields", "doors", "links", "marks"),
    "goal_card": ("fields", "doors", "links", "marks"),
}
# What else the data files of the box hold: a copy of one of them is a deck file, too.
BESIDES: Final[tuple[str, ...]] = (
    "schema",
    "total",
    "tier_totals",
    "kind_totals",
    "totals_provenance",
    "tiers_provenance",
    "kind",
)

OPPOSITE: Final[dict[str, str]] = {"N": "S", "S": "N", "E": "W", "W": "E"}
KNOWN: Final[tuple[str, ...]] = (*BLOCKS, *BESIDES)
MOST_COPIES: Final = 19  # of one design: no tier has more path cards
MARK_OF: Final[dict[str, str]] = {
    "plain": "",
    "dark_lair": "dark_lair",
    "ladder": "ladder",
    "gold_vein": "gold_vein",
    "bridge": "bridge",
    "double_bend_tunnel": "tunnel",
}


def blocks(data: dict[str, Any]) -> list[str]:
    """Whether a deck file has the blocks of one, with all that belongs into each."""
    if not any([name in data for name in BLOCKS]):
        return [f"no deck: it has none of {', '.join(BLOCKS)}"]
    wrong = [f"no block {name!r} in a deck; there are {', '.join(BLOCKS)}" for name in data if name not in KNOWN]
    for name, keys in BLOCKS.items():
        cards = data.get(name, [])
        if name == "start_card" and isinstance(cards, dict):
            cards = [cards]
        if not isinstance(cards, list) or not all([isinstance(card, dict) for card in cards]):
            wrong.append(f"{name} is written {'[start_card]' if name == 'start_card' else f'[[{name}]]'}")
            continue
        for number, card in enumerate(cards):
            what = card["id"] if isinstance(card.get("id"), str) else f"{name} {number + 1}"
            wrong += [f"{what}: {key} is missing" for key in keys if key not in card]
            if "id" in keys and not isinstance(card.get("id", ""), str):
                wrong.append(f"{what}: its id is no name")
            if not isinstance(card.get("tiers", {}), dict):
                wrong.append(f"{what}: tiers is a table of three numbers")
    return wrong


def problems(content: dict[str, Any]) -> list[str]:
    """Everything that is wrong, one line each."""
    wrong: list[str] = []
    cards: list[Card] = content["paths"]
    ids = Counter([card["id"] for card in cards])
    wrong += [f"{id}: this id stands {count} times" for id, count in ids.items() if count > 1]
    own = [card for card in cards if card["id"] not in PATH_IDS]
    if len(own) > len(OWN_IDS):
        wrong.append(f"{len(own)} designs that the box does not know are too many: at most {len(OWN_IDS)}")
    graphs = True
    for card in cards:
        found = form(card, card["id"]) or graph(card, card["id"]) or path(card)
        graphs = graphs and not found
        wrong += found
    if not graphs:
        return wrong
    wrong += totals(cards)
    prints = Counter([fingerprint(card) for card in cards])
    twice = [card["id"] for card in cards if prints[fingerprint(card)] > 1]
    wrong += [f"{id}: the same design stands twice (raise count instead)" for id in twice]
    wrong += actions(content["actions"])
    return wrong + start(content["start"]) + goals(content["goals"])


def form(card: Card, what: str) -> list[str]:
    """Whether the entry is one at all: later checks rely on it."""
    if not isinstance(card["fields"], list) or not all([isinstance(field, str) and field for field in card["fields"]]):
        return [f"{what}: fields is a list of names"]
    if not 1 <= len(card["fields"]) <= FIELDS:
        return [f"{what}: it has {len(card['fields'])} fields; 1 to {FIELDS} are possible"]
    for key in ("doors", "marks"):
        if not isinstance(card[key], dict) or not all([isinstance(text, str) for text in card[key].values()]):
            return [f"{what}: {key} is a table of names"]
    links = card["links"]
    if not isinstance(links, list) or not all([isinstance(link, str) and link.count("-") == 1 for link in links]):
        return [f'{what}: links is a list of pairs "a-b"']
    for key, most in (("tier", 3), ("count", MOST_COPIES)):
        if key in card and (type(card[key]) is not int or not 1 <= card[key] <= most):
            return [f"{what}: {key} cannot be {card[key]!r}; it is a number from 1 to {most}"]
    if "kind" in card and card["kind"] not in list(MARK_OF):
        return [f"{what}: no kind {card['kind']!r}; there are {', '.join(MARK_OF)}"]
    return []


def graph(card: Card, what: str) -> list[str]:
    """Doors, links and marks speak of fields that are there, and every field can be reached."""
    fields: list[str] = card["fields"]
    wrong: list[str] = []
    if len(fields) != len(set(fields)):
        wrong.append(f"{what}: a field is named twice")
    for field in [*card["doors"].values(), *card["marks"], *[end for link in card["links"] for end in link.split("-")]]:
        if field not in fields:
            wrong.append(f"{what}: unknown field {field!r}")
    for link in card["links"]:
        if link.split("-")[0] == link.split("-")[1]:
            wrong.append(f"{what}: a field cannot touch itself ({link})")
    pairs = Counter([frozenset(link.split("-")) for link in card["links"]])
    wrong += [f"{what}: the link {'-'.join(sorted(pair))} stands twice" for pair in pairs if pairs[pair] > 1]
    if not card["doors"] or not set(card["doors"]) <= set("NESW"):
        wrong.append(f"{what}: doors are at N, E, S, W, and there is at least one")
    if wrong:
        return wrong
    reached: set[str] = set()
    for field in card["doors"].values():
        reached |= set(moves(card, field))
    if reached != set(fields):
        wrong.append(f"{what}: no door leads to {', '.join(sorted(set(fields) - reached))}")
    return wrong


def path(card: Card) -> list[str]:
    """A path card: what crossing it costs, and what its kind demands (R1.3, R5.1, R5.8)."""
    what, tier, kind = card["id"], card["tier"], card["kind"]
    wrong: list[str] = []
    wanted = {MARK_OF[kind]} - {""}
    if set(card["marks"].values()) != wanted:
        wrong.append(f"{what}: marks {sorted(card['marks'].values())} do not fit the kind {kind}")
    tunnel = {field for field, mark in card["marks"].items() if mark == "tunnel"}
    sides = list(card["doors"])
    for one, other in itertools.combinations(sides, 2):
        cost = moves(card, card["doors"][one], tunnel).get(card["doors"][other])
        if cost not in (None, tier):
            wrong.append(f"{what}: {one} to {other} costs {cost} moves, not {tier}")
    if len(sides) == 1 and max(moves(card, card["doors"][sides[0]]).values()) != tier:
        wrong.append(f"{what}: the blind end is not {tier} moves deep")
    if tier == 1:
        paths = 2 if kind in ("bridge", "double_bend_tunnel") else 1
        if len([field for field in card["fields"] if field not in tunnel]) != paths:
            wrong.append(f"{what}: a card of tier I has one big field for each path")
    if kind == "bridge":
        if len(sides) != 4 or not levels(card):
            wrong.append(f"{what}: a bridge joins N with S and E with W, on two levels")
    if kind == "double_bend_tunnel":
        near = {side: moves(card, card["doors"][side], tunnel) for side in sides}
        parts = {frozenset([one for one in sides if card["doors"][one] in near[side]]) for side in sides}
        bends = ({frozenset("NE"), frozenset("SW")}, {frozenset("NW"), frozenset("SE")})
        if len(tunnel) != 1 or tunnel & set(card["doors"].values()) or parts not in bends:
            wrong.append(f"{what}: two bends and a tunnel that is a field of its own")
    return wrong


def levels(card: Card) -> bool:
    near = moves(card, card["doors"]["N"])
    far = moves(card, card["doors"]["E"])
    return card["doors"]["S"] in near and card["doors"]["W"] in far and card["doors"]["E"] not in near


def totals(cards: list[Card]) -> list[str]:
    """What is certain from the rulebook: cards per tier and per kind (R1.1, R1.3)."""
    tiers: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for card in cards:
        tiers[str(card["tier"])] += card["count"]
        kinds[card["kind"]] += card["count"]
    wrong = [
        f"path cards of tier {tier}: {tiers[tier]}, not {count}"
        for tier, count in path_file["tier_totals"].items()
        if tiers[tier] != count
    ]
    return wrong + [
        f"path cards of the kind {kind}: {kinds[kind]}, not {count}"
        for kind, count in path_file["kind_totals"].items()
        if kinds[kind] != count
    ]


def actions(tiers_of: dict[str, list[int]]) -> list[str]:
    """Cards per type and per tier (R1.5)."""
    wrong: list[str] = []
    counts = {card["id"]: card["count"] for card in action_file["action_card"]}
    for id, tiers in tiers_of.items():
        if id not in TYPES:
            wrong.append(f"no action card {id!r}; there are {', '.join(TYPES)}")
        elif len(tiers) != 3 or not all([type(n) is int and n >= 0 for n in tiers]) or sum(tiers) != counts[id]:
            wrong.append(f"{id}: {tiers} are not {counts[id]} cards in three tiers")
    if not wrong:
        for tier in range(3):
            count = sum([tiers[tier] for tiers in tiers_of.values()])
            wanted = action_file["tier_totals"][str(tier + 1)]
            if count != wanted:
                wrong.append(f"action cards of tier {tier + 1}: {count}, not {wanted}")
    return wrong


def start(card: Card) -> list[str]:
    """The start card carries the ladder, on which all begin (R2.5, R6.2), and no other mark."""
    wrong = form(card, "start card") or graph(card, "start card")
    if not wrong and list(card["marks"].items()) != [(card["fields"][0], "ladder")]:
        wrong = ["start card: its first field, and no other, has a mark: the ladder"]
    return wrong


def goals(cards: list[Card]) -> list[str]:
    """The four goal cards (R1.4); each can be entered from every side by one of its turns (R11.1)."""
    wrong: list[str] = []
    for number, card in enumerate(cards):
        what = f"goal card {number + 1}"
        found = form(card, what) or graph(card, what)
        if not found and not (set(card["doors"]) & set("NS") and set(card["doors"]) & set("EW")):
            found = [f"{what}: it cannot be entered from every side"]
        wrong += found
    if wrong:
        return wrong
    marks = sorted([mark for card in cards for mark in card["marks"].values()])
    if len(cards) != 4 or marks != sorted(GOAL_MARKS):
        wrong.append(f"the four goal cards have one of each mark: {', '.join(GOAL_MARKS)}")
    return wrong


# -- graphs -------------------------------------------------------------------------------------------------------


def moves(card: Card, start: str, closed: set[str] | None = None) -> dict[str, int]:
    """Fields visited from `start` (counted as 1) to every other field, not passing those in `closed`."""
    near: dict[str, list[str]] = {field: [] for field in card["fields"]}
    for link in card["links"]:
        one, other = link.split("-")
        near[one].append(other)
        near[other].append(one)
    seen = {start: 1}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in near[here]:
            if there not in seen and (closed is None or there not in closed):
                seen[there] = seen[here] + 1
                queue.append(there)
    return seen


def turned(card: Card) -> dict[str, str]:
    return {OPPOSITE[side]: field for side, field in card["doors"].items()}


def same_after_turn(card: Card) -> bool:
    """Whether the card turned by 180 degrees plays exactly like the card upright: then its two turns are one."""
    doors, after = card["doors"], turned(card)
    if set(after) != set(doors):
        return False
    to: dict[str, str] = {}
    for side in doors:
        if to.setdefault(doors[side], after[side]) != after[side]:
            return False
    free = [field for field in card["fields"] if field not in to]
    open_to = [field for field in card["fields"] if field not in to.values()]
    links = {frozenset(link.split("-")) for link in card["links"]}
    for order in itertools.permutations(open_to):
        whole = {**to, **dict(zip(free, order, strict=True))}
        if {frozenset([whole[f] for f in link]) for link in links} == links:
            if all([card["marks"].get(field) == card["marks"].get(whole[field]) for field in whole]):
                return True
    return False


def fingerprint(card: Card) -> tuple[int, str, str]:
    """Equal for two designs that are one up to the names of fields and a turn by 180 degrees."""
    best: list[str] = []
    for doors in (card["doors"], turned(card)):
        text: list[str] = []
        for one, other in itertools.combinations_with_replacement("NESW", 2):
            if one in doors and other in doors:
                text.append(repr((one, other, moves(card, doors[one]).get(doors[other]))))
        for side in sorted(doors):
            far = moves(card, doors[side])
            text.append(repr((side, sorted([(mark, far.get(field, 0)) for field, mark in card["marks"].items()]))))
        best.append(repr(sorted(text)))
    return (card["tier"], card["kind"], min(best))
