"""A whole position of Rivals as plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from permonik.games.rivals.actions import CARD, EVENT, FACE, PLACE, REGION, RESOURCE, SPOT, TOWN
from permonik.games.rivals.cards import hidden_copies, recollect
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import CACHE, FREE, NO_CACHE, PLACES, SPOTS, STORES, Principality
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.steps import STEPS
from permonik.games.rivals.tables import CAPACITY, SETS, VARIANT_IDS
from permonik.kernel.domain import Domain
from permonik.kernel.errors import BadNotation, BadPosition
from permonik.kernel.pile import Pile
from permonik.kernel.possible import UNKNOWN, Possible, possible_from
from permonik.kernel.step import build_step
from permonik.kernel.worlds import Memory

NAMES: Final = [*CARD.ids, "-"]  # the last one, at -1, for UNKNOWN
NUMBERS: Final[dict[str, int]] = {id: number for number, id in enumerate(CARD.ids)} | {"-": UNKNOWN}


def public(s: RivalsState) -> dict[str, Any]:
    """What lies open on the table (H1, H5, H6)."""
    return {
        "variant": VARIANT_IDS[s.variant],
        "first": s.first,
        "active": s.active,
        "turns": s.turns,
        "production": s.production,
        "face": name(FACE, s.face),
        "principalities": [dump_principality(player) for player in s.players],
        "discards": [[CARD.ids[kind] for kind in pile] for pile in s.discards],
        "face_up": s.face_up,
        "roads": s.roads,
        "settlements": s.settlements,
        "cities": s.cities,
        "regions": [REGION.ids[region] for region in bits(s.regions)],
        "shuffled": [REGION.ids[region] for region in bits(s.shuffled)],
        "shuffles": s.shuffles,
        "resolved": [EVENT.ids[event] for event in s.resolved],
        "yules": s.yules,
        "moons": [name(EVENT, event) for event in s.moons],
        "defences": list(s.defences),
        "playing": name(CARD, s.playing),
        "named": [RESOURCE.ids[resource] for resource in s.named],
        "picked": [SPOT.ids[spot] for spot in bits(s.picked)],
        "drawn": [REGION.ids[region] for region in s.drawn],
        "fetched": s.fetched,
        "minted": s.minted,
        "last": s.last,
        "reiner": s.reiner,
        "winner": None if s.winner < 0 else s.winner,
        "agenda": [list(step.code()) for step in s.agenda],
    }


def dump_principality(player: Principality) -> dict[str, Any]:
    return {
        "towns": [TOWN.ids[town] for town in range(player.left, player.right + 1)],
        "cities": [TOWN.ids[town] for town in bits(player.cities)],
        "roads": [player.road_left, player.road_right],
        "regions": {PLACE.ids[place]: REGION.ids[r] for place, r in enumerate(player.regions) if r >= 0},
        "stock": {
            PLACE.ids[store]: player.stock[store]
            for store in range(STORES)
            if (player.cache_at >= 0 if store == CACHE else player.regions[store] >= 0)
        },
        "expansions": {SPOT.ids[spot]: CARD.ids[kind] for spot, kind in enumerate(player.sites) if kind >= 0},
        "cache": None if player.cache_at < 0 else PLACE.ids[player.cache_at],
    }


def dump(s: RivalsState) -> dict[str, Any]:
    recollect(s)
    return {
        **public(s),
        "hands": [dump_pile(player.hand) for player in s.players],
        "stacks": [dump_pile(stack) for stack in s.stacks],
        "unseen": [[CARD.ids[kind] for kind in kinds] for kinds in s.unseen],
        "memories": [[memory.observer, SETS[memory.back], dump_worlds(memory.possible)] for memory in s.memories],
    }


def dump_pile(pile: Pile) -> list[list[Any]]:
    """Per card its name, or the slot that nobody has seen, and who knows it."""
    return [[CARD.ids[card] if card >= 0 else ~card, knows] for card, knows in zip(pile.cards, pile.knows, strict=True)]


def dump_worlds(possible: Possible) -> dict[str, list[Any]]:
    """Each zone with its different contents, each world by their numbers: worlds have much in common."""
    zones, worlds = possible.texts(NAMES)
    return {"zones": zones, "worlds": worlds}


def name(domain: Domain, number: int) -> str | None:
    return None if number < 0 else domain.ids[number]


# -- and back ------------------------------------------------------------------------------------------------


def restore(data: Mapping[str, Any]) -> RivalsState:
    try:
        hands = [read_pile(pile) for pile in data["hands"]]
        s = read_state(
            data,
            hands,
            [read_pile(pile) for pile in data["stacks"]],
            [[CARD.parse(kind) for kind in kinds] for kinds in data["unseen"]],
        )
        for observer, back, worlds in data["memories"]:
            number_ = SETS.index(back)
            remember(s, observer, number_, read_worlds(worlds, len(s.mode.stacks_of[number_])))
        return s
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, BadNotation) as error:
        raise BadPosition(f"no position of rivals: {error!r}") from None


def remember(s: RivalsState, observer: int, back: int, possible: Possible) -> None:
    s.memories.append(Memory(observer, back, possible.stacks, possible, hidden_copies(s), []))


def read_state(data: Mapping[str, Any], hands: list[Pile], stacks: list[Pile], unseen: list[list[int]]) -> RivalsState:
    """The public part of a position with the hidden part that was made for it."""
    return RivalsState(
        agenda=[build_step(STEPS, code) for code in data["agenda"]],
        variant=VARIANT_IDS.index(data["variant"]),
        first=data["first"],
        active=data["active"],
        turns=data["turns"],
        production=data["production"],
        face=number(FACE, data["face"]),
        players=[read_principality(player, hand) for player, hand in zip(data["principalities"], hands, strict=True)],
        stacks=stacks,
        unseen=unseen,
        memories=[],
        discards=tuple([tuple([CARD.parse(kind) for kind in pile]) for pile in data["discards"]]),
        face_up=data["face_up"],
        roads=data["roads"],
        settlements=data["settlements"],
        cities=data["cities"],
        regions=mask(REGION, data["regions"]),
        shuffled=mask(REGION, data["shuffled"]),
        shuffles=data["shuffles"],
        resolved=tuple([EVENT.parse(event) for event in data["resolved"]]),
        yules=data["yules"],
        moons=tuple([number(EVENT, event) for event in data["moons"]]),
        defences=read_defences(data["defences"]),
        playing=number(CARD, data["playing"]),
        named=tuple([RESOURCE.parse(resource) for resource in data["named"]]),
        picked=mask(SPOT, data["picked"]),
        drawn=tuple([REGION.parse(region) for region in data["drawn"]]),
        fetched=data["fetched"],
        minted=data["minted"],
        last=data["last"],
        reiner=bool(data["reiner"]),
        winner=-1 if data["winner"] is None else data["winner"],
    )


def read_defences(data: Sequence[Any]) -> tuple[int, int]:
    red, blue = data
    return (red, blue)


def read_principality(data: Mapping[str, Any], hand: Pile) -> Principality:
    towns = [TOWN.parse(town) for town in data["towns"]]
    regions = [FREE] * PLACES
    for place, region in data["regions"].items():
        regions[PLACE.parse(place)] = REGION.parse(region)
    sites = [FREE] * SPOTS
    for spot, kind in data["expansions"].items():
        sites[SPOT.parse(spot)] = CARD.parse(kind)
    stock = [0] * STORES
    for store, amount in data["stock"].items():
        if not isinstance(amount, int) or not 0 <= amount <= CAPACITY:
            raise ValueError(f"{store} holds {amount!r}")
        stock[PLACE.parse(store)] = amount
    cache_at = NO_CACHE if data["cache"] is None else PLACE.parse(data["cache"])
    road_left, road_right = data["roads"]
    player = Principality(
        towns[0],
        towns[-1],
        bool(road_left),
        bool(road_right),
        mask(TOWN, data["cities"]),
        tuple(regions),
        tuple(sites),
        cache_at,
        stock,
        hand,
    )
    player.survey()
    player.count_stock()
    return player


def read_pile(data: Sequence[Any]) -> Pile:
    return Pile([CARD.parse(card) if isinstance(card, str) else ~card for card, _ in data], [k for _, k in data])


def read_worlds(data: Mapping[str, Any], stacks: int) -> Possible:
    zones = [[tuple([NUMBERS[kind] for kind in content.split()]) for content in zone] for zone in data["zones"]]
    return possible_from(zones, data["worlds"], stacks)


def number(domain: Domain, text: str | None) -> int:
    return UNKNOWN if text is None else domain.parse(text)


def mask(domain: Domain, names: Sequence[str]) -> int:
    return sum([1 << domain.parse(one) for one in set(names)])
