"""The cards, read once from the data files into constant tables of small numbers.

A *design* is what a card says; a *kind* is a design with a back. Equal cards are one kind: no copy has a number.
Expansions are the designs below FIRST_ACTION, so that a mask of what stands in a principality fits an int.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from permonik.kernel.fixed import Fixed


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("permonik.games.rivals").joinpath("data", name).read_text(encoding="utf-8"))


modes: Final = read("modes.toml")
center: Final = read("center.toml")
cards: Final[list[dict[str, Any]]] = sorted(read("cards.toml")["card"], key=lambda card: bool(card["type"] == "action"))
events: Final[list[dict[str, Any]]] = read("events.toml")["event"]

COLUMNS: Final = {
    *("id", "type", "subtype", "placement", "copies", "half_moon", "unique", "cost", "points", "requires"),
    *("boosts", "trades", "harvest", "pay", "gain", "plenty", "shelters", "defends", "calms"),
    *("name_de", "name_cs_from", "provenance"),  # where the facts come from
}


def check_columns(card: dict[str, Any]) -> None:
    """A column that nothing executes would be a silent mistake."""
    for name in card:
        if name not in COLUMNS:
            raise ValueError(f"{card['id']}: nothing executes {name!r}")


for one_card in cards:
    check_columns(one_card)

# -- resources -----------------------------------------------------------------------------------------------

RESOURCES: Final[tuple[str, ...]] = tuple(modes["resources"]["list"])
LUMBER: Final = 0
WOOL: Final = 1
GOLD: Final = 2
BRICK: Final = 3
ORE: Final = 4
GRAIN: Final = 5
ANY_TYPE: Final = 63  # as a mask of types
NOT_GOLD: Final = 59
CAPACITY: Final[int] = center["storage"]["capacity_per_region"]

# Amounts of all six types in one int: six bits each, the highest of them a guard for the comparison.
FIELD: Final = 6
FIELD_MASK: Final = 31
UNIT: Final[tuple[int, ...]] = tuple([1 << FIELD * r for r in range(6)])
GUARD: Final[int] = sum([32 << FIELD * r for r in range(6)])

Bundle = tuple[tuple[int, int], ...]  # (resource, amount) pairs


def bundle(amounts: dict[str, int]) -> Bundle:
    return tuple([(r, amounts[name]) for r, name in enumerate([*RESOURCES, "any"]) if name in amounts])


def packed(goods: Bundle) -> int:
    return sum([amount * UNIT[r] for r, amount in goods])


# -- designs -------------------------------------------------------------------------------------------------

DESIGNS: Final[tuple[str, ...]] = tuple([card["id"] for card in cards])
FIRST_ACTION: Final[int] = [card["type"] for card in cards].index("action")
ANY_EXPANSION: Final[int] = (1 << FIRST_ACTION) - 1
SETS: Final[tuple[str, ...]] = ("base", "gold", "turmoil", "progress")
BASE: Final = 0


def design(name: str) -> int:
    return DESIGNS.index(name)


def bit(name: str) -> int:
    return 1 << DESIGNS.index(name)


def of(test: str, value: str) -> int:
    """The expansions (as a mask) whose row says so."""
    return sum([1 << i for i, card in enumerate(cards[:FIRST_ACTION]) if card.get(test) == value])


def faces(name: str) -> tuple[int, ...]:
    """Per card: the faces of the production die that its row names, as a mask."""
    return tuple([sum([1 << face for face in card.get(name, [])]) for card in cards])


COST: Final[tuple[Bundle, ...]] = tuple([bundle(card["cost"]) for card in cards])
PACKED: Final[tuple[int, ...]] = tuple([packed(cost) for cost in COST])
PRICE: Final[tuple[int, ...]] = tuple([sum([amount for _, amount in cost]) for cost in COST])


def points(name: str) -> tuple[int, ...]:
    return tuple([card["points"].get(name, 0) for card in cards])


VICTORY: Final[tuple[int, ...]] = points("victory")
STRENGTH: Final[tuple[int, ...]] = points("strength")
SKILL: Final[tuple[int, ...]] = points("skill")
COMMERCE: Final[tuple[int, ...]] = points("commerce")
PROGRESS: Final[tuple[int, ...]] = points("progress")

UNIQUE: Final[int] = sum([1 << i for i, card in enumerate(cards[:FIRST_ACTION]) if card["unique"]])
BUILDINGS: Final[int] = of("type", "building")
UNITS: Final[int] = of("type", "unit")
HEROES: Final[int] = of("subtype", "hero")
SHIPS: Final[int] = of("subtype", "trade_ship")
STRONG_UNITS: Final[int] = sum([1 << i for i in range(FIRST_ACTION) if UNITS >> i & 1 and STRENGTH[i]])
RIOTING_UNITS: Final[int] = sum(
    [1 << i for i in range(FIRST_ACTION) if UNITS >> i & 1 and (STRENGTH[i] or COMMERCE[i])]
)
LEARNED_BUILDINGS: Final[int] = sum([1 << i for i in range(FIRST_ACTION) if BUILDINGS >> i & 1 and PROGRESS[i]])

# Where an expansion goes.
AT_TOWN: Final = 0
AT_CITY: Final = 1
ON_PARISH_HALL: Final = 2
AT_REGION: Final = 3
PLACEMENTS: Final[tuple[str, ...]] = ("settlement_or_city", "city", "on_parish_hall_in_city", "region")
PLACEMENT: Final[tuple[int, ...]] = tuple([PLACEMENTS.index(card["placement"]) for card in cards[:FIRST_ACTION]])
COVERING: Final[int] = sum([1 << i for i in range(FIRST_ACTION) if PLACEMENT[i] == ON_PARISH_HALL])
CITY_ONLY: Final[int] = sum([1 << i for i in range(FIRST_ACTION) if PLACEMENT[i] in (AT_CITY, ON_PARISH_HALL)])

# Boosters and ships by the resource they speak of; -1 for the others.
BOOSTS: Final[tuple[int, ...]] = tuple([RESOURCES.index(card["boosts"]) if "boosts" in card else -1 for card in cards])
SHIP_OF: Final[tuple[int, ...]] = tuple([of("trades", name) for name in RESOURCES])
LARGE_SHIPS: Final[int] = of("trades", "beside")
# Gold of a plentiful harvest.
HARVEST_GOLD: Final[tuple[int, ...]] = tuple([card.get("harvest", 0) for card in cards])
HARVESTERS: Final[int] = sum([1 << i for i in range(FIRST_ACTION) if HARVEST_GOLD[i]])
# Faces of the die, as masks: those that stop an attack, those of a roll under which no unit riots.
DEFENDS: Final[tuple[int, ...]] = faces("defends")
DEFENDERS: Final[int] = sum([1 << i for i in range(FIRST_ACTION) if DEFENDS[i]])
CALMS: Final[tuple[int, ...]] = faces("calms")
CALMING: Final[int] = sum([1 << i for i in range(FIRST_ACTION) if CALMS[i]])
# Regions beside: a resource more in a year of plenty; not counted by the Brigand.
PLENTY: Final[int] = sum([1 << i for i, card in enumerate(cards[:FIRST_ACTION]) if "plenty" in card])
SHELTERS: Final[int] = sum([1 << i for i, card in enumerate(cards[:FIRST_ACTION]) if "shelters" in card])
BESIDE: Final[int] = PLENTY | SHELTERS | LARGE_SHIPS | sum([1 << i for i in range(FIRST_ACTION) if BOOSTS[i] >= 0])
# What a card is paid for when it is played, and what it brings then, or when it is built.
PAY_OF: Final[tuple[Bundle, ...]] = tuple([bundle(card.get("pay", {})) for card in cards])
GAIN_OF: Final[tuple[Bundle, ...]] = tuple([bundle(card.get("gain", {})) for card in cards])

# Single cards that columns speak of: a placement, a condition.
PARISH_HALL: Final[int] = design("parish_hall")
PIRATE_SHIP: Final[int] = design("pirate_ship")

# Printed conditions (`requires`): one of these expansions, or one of these facts, is enough; none: no condition.
HOLDS_STRENGTH_TOKEN: Final = 1
COMMERCE_3: Final = 2  # bonuses included
HAS_CITY: Final = 4
PROGRESS_2: Final = 8  # on the own expansions
HERO_WITH_STRENGTH: Final = 16  # at least 1; a Chief Cannoneer is none
HAS_PIRATE_SHIP: Final = 32
PARISH_HALL_AT_CITY: Final = 64  # an uncovered one
FEWER_POINTS: Final = 128  # than the opponent, tokens included
FACTS: Final[dict[str, int]] = {
    "strength_advantage": HOLDS_STRENGTH_TOKEN,
    "commerce>=3": COMMERCE_3,
    "own_city>=1": HAS_CITY,
    "own_progress>=2": PROGRESS_2,
    "own_hero_with_strength>=1": HERO_WITH_STRENGTH,
    "own_pirate_ship>=1": HAS_PIRATE_SHIP,
    "own_parish_hall_at_city": PARISH_HALL_AT_CITY,
    "own_vp<opponent_vp": FEWER_POINTS,
}


def condition(card: dict[str, Any]) -> tuple[int, int]:
    """The expansions and the facts of which one is enough. No card asks for two things at once."""
    (words,) = card["requires"].values() or [[]]
    if "all" in card["requires"] and len(words) > 1:
        raise ValueError(f"{card['id']} asks for several things at once")
    own = sum([bit(word.removeprefix("own:")) for word in words if word.startswith("own:")])
    return own, sum([FACTS[word] for word in words if not word.startswith("own:")])


NEEDS: Final[tuple[int, ...]] = tuple([condition(card)[0] for card in cards])
NEEDS_FACT: Final[tuple[int, ...]] = tuple([condition(card)[1] for card in cards])

# -- kinds ---------------------------------------------------------------------------------------------------

kinds: Final[list[tuple[int, int]]] = [
    (back, number) for back, name in enumerate(SETS) for number, card in enumerate(cards) if name in card["copies"]
]
BACK: Final[tuple[int, ...]] = tuple([back for back, _ in kinds])
DESIGN: Final[tuple[int, ...]] = tuple([number for _, number in kinds])
# The first kind of a design has its id; the same card in another set says which set.
KINDS: Final[tuple[str, ...]] = tuple(
    [
        DESIGNS[number] if DESIGN.index(number) == kind else f"{DESIGNS[number]}-{SETS[back]}"
        for kind, (back, number) in enumerate(kinds)
    ]
)
COPIES: Final[tuple[int, ...]] = tuple([cards[number]["copies"][SETS[back]] for back, number in kinds])
MOONS: Final[tuple[int, ...]] = tuple([cards[number]["half_moon"][SETS[back]] for back, number in kinds])
PARISH_HALL_KIND: Final[int] = KINDS.index("parish_hall")
SEBASTIAN_KIND: Final[int] = KINDS.index("sebastian")
GOLD_CACHE_KIND: Final[int] = KINDS.index("gold_cache")

# -- regions and centre cards --------------------------------------------------------------------------------

regions: Final[list[dict[str, Any]]] = center["region"]
REGIONS: Final[tuple[str, ...]] = tuple([region["id"].removeprefix("region_") for region in regions])
RESOURCE_OF: Final[tuple[int, ...]] = tuple([RESOURCES.index(region["resource"]) for region in regions])
NUMBER_OF: Final[tuple[int, ...]] = tuple([region["number"] for region in regions])
IN_REGION_STACK: Final[int] = sum([1 << i for i, region in enumerate(regions) if region["back"] == "region"])
COLOURS: Final[tuple[str, ...]] = ("red", "blue")
SLOTS: Final[tuple[str, ...]] = ("top_left", "bottom_left", "top_middle", "bottom_middle", "top_right", "bottom_right")
START_STOCK: Final[tuple[int, ...]] = tuple([center["storage"]["starting_stock"][name] for name in RESOURCES])
# Per colour: the six regions in the order of the places of the start layout.
START_REGIONS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([next(i for i, r in enumerate(regions) if r["back"] == back and r["slot"] == slot) for slot in SLOTS])
        for back in COLOURS
    ]
)
centre: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in center["center"]}
ROADS: Final[int] = centre["road"]["copies"]["stack"]
SETTLEMENTS: Final[int] = centre["settlement"]["copies"]["stack"]
CITIES: Final[int] = centre["city"]["copies"]["stack"]
ROAD_COST: Final[Bundle] = bundle(centre["road"]["cost"])
SETTLEMENT_COST: Final[Bundle] = bundle(centre["settlement"]["cost"])
CITY_COST: Final[Bundle] = bundle(centre["city"]["cost"])
ROAD_PACKED: Final[int] = packed(ROAD_COST)
SETTLEMENT_PACKED: Final[int] = packed(SETTLEMENT_COST)
CITY_PACKED: Final[int] = packed(CITY_COST)

# -- events --------------------------------------------------------------------------------------------------

EVENTS: Final[tuple[str, ...]] = tuple([event["id"] for event in events])
YULE: Final[int] = EVENTS.index("yule")
MOON_SLOTS: Final[int] = modes["mode"][4]["event_random_from_half_moon"]
FIRST_MOON: Final[int] = len(EVENTS)  # event numbers from here on stand for the unseen half-moon cards of the Duel
MOON_EVENTS: Final[tuple[int, ...]] = tuple(
    [i for i, event in enumerate(events) for _ in range(sum(event["half_moon"].values()))]
)
BELOW_YULE: Final[int] = modes["event_deck"]["below_yule"]

FACES: Final[tuple[str, ...]] = ("brigand", "trade", "celebration", "plentiful_harvest", "event_card")
BRIGAND: Final = 0
TRADE: Final = 1
CELEBRATION: Final = 2
HARVEST: Final = 3
EVENT_CARD: Final = 4
EVENT_DIE: Final[list[int]] = [FACES.index(face) for face in modes["die"]["event"]["faces"]]
PRODUCTION_DIE: Final[list[int]] = list(modes["die"]["production"]["faces"])

# -- single figures ------------------------------------------------------------------------------------------

HAND: Final[int] = modes["hand"]["base_limit"]
START_CARDS: Final[int] = modes["hand"]["start_cards"]
RATE: Final[int] = modes["exchange"]["normal_rate"]
SEARCH_PRICE: Final[int] = modes["exchange"]["search_cost"]
SEARCH_PRICE_PARISH_HALL: Final[int] = modes["exchange"]["search_cost_parish_hall"]
SEARCH_PRICE_TOWN_HALL: Final[int] = modes["exchange"]["search_cost_town_hall"]
SAFE_UP_TO: Final[int] = modes["brigand"]["safe_up_to"]
TOKEN_MINIMUM: Final[int] = modes["token"][0]["minimum"]
TURN_CAP: Final = 300  # RU-37

# -- variants ------------------------------------------------------------------------------------------------

COMMON: Final = -1  # the owner of a stack that both players use


def divided(cards: int, stacks: int, number: int) -> int:
    """How many of some cards lie in a stack: equally many in each, one more in the first ones."""
    return (cards + stacks - 1 - number) // stacks


class Variant(Fixed):
    """One of the five modes. A stack or discard pile has an owner, so that a game with own decks can be added."""

    def __init__(self, id: str, data: dict[str, Any]) -> None:
        self.id = id
        self.target: int = data["target"]
        self.themed: bool = data["rearrange_regions"]  # set-up by choice, win before the roll, demolition
        self.duel: bool = data.get("drop_half_moon", False)
        sets: list[int] = [SETS.index(name) for name in data["sets"]]
        open_cards: list[str] = [entry["card"] for entry in data["face_up"]]
        self.open_kind: int = KINDS.index(open_cards[0]) if open_cards else -1
        self.open_cards: int = data["face_up"][0]["size"] if open_cards else 0
        self.stack_back: tuple[int, ...] = tuple([SETS.index(stack["set"]) for stack in data["draw_stacks"]])
        self.stack_owner: tuple[int, ...] = tuple([COMMON for _ in self.stack_back])
        self.discard_of: tuple[int, ...] = (0, 0)  # per seat: the pile its cards go to
        self.discards: int = 1
        # Per back: everything that was shuffled, each kind as often as it has copies in this game.
        self.contents: tuple[tuple[int, ...], ...] = tuple(
            [self.shuffled(back) if back in sets else () for back in range(len(SETS))]
        )
        self.kinds_of: tuple[tuple[int, ...], ...] = tuple([tuple(sorted(set(kinds))) for kinds in self.contents])
        self.copies: tuple[int, ...] = tuple([self.contents[BACK[kind]].count(kind) for kind in range(len(KINDS))])
        # Per back: its stacks, all and by the seat that may use them.
        self.stacks_of: tuple[tuple[int, ...], ...] = tuple(
            [tuple([i for i, b in enumerate(self.stack_back) if b == back]) for back in range(len(SETS))]
        )
        # Per stack: its number among those of its back.
        self.zone_of: tuple[int, ...] = tuple(
            [self.stacks_of[back].index(stack) for stack, back in enumerate(self.stack_back)]
        )
        # The cards of a back are divided among its stacks.
        self.stack_size: tuple[int, ...] = tuple(
            [
                divided(len(self.contents[back]), len(self.stacks_of[back]), self.zone_of[stack])
                for stack, back in enumerate(self.stack_back)
            ]
        )
        self.event_cards: tuple[int, ...] = self.events(data["sets"])

    def shuffled(self, back: int) -> tuple[int, ...]:
        found: list[int] = []
        for kind in range(len(KINDS)):
            if BACK[kind] == back and kind != self.open_kind:
                found += [kind] * (COPIES[kind] - (MOONS[kind] if self.duel else 0))
        return tuple(found)

    def events(self, sets: list[str]) -> tuple[int, ...]:
        """Everything in the event deck but Yule; in the Duel, numbers that stand for cards not seen yet."""
        found: list[int] = []
        for i, event in enumerate(events):
            if i != YULE:
                for name in sets:
                    found += [i] * (event["copies"].get(name, 0) - self.duel * event["half_moon"].get(name, 0))
        return (*found, *[FIRST_MOON + i for i in range(MOON_SLOTS)]) if self.duel else tuple(found)

    def may_use(self, seat: int, back: int) -> tuple[int, ...]:
        """The draw stacks with this back that a seat draws from and puts cards under."""
        return tuple([i for i in self.stacks_of[back] if self.stack_owner[i] in (COMMON, seat)])


VARIANT_IDS: Final[tuple[str, ...]] = ("intro", "gold", "turmoil", "progress", "duel")
VARIANTS: Final[tuple[Variant, ...]] = tuple(
    [Variant(id, data) for id, data in zip(VARIANT_IDS, modes["mode"], strict=True)]
)
# By variant, seat and back: the stacks a seat puts cards under. By variant and seat: those it draws from.
UNDER_STACKS: Final[tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]] = tuple(
    [tuple([tuple([v.may_use(seat, back) for back in range(4)]) for seat in range(2)]) for v in VARIANTS]
)
DRAW_STACKS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([tuple([i for back in range(4) for i in v.may_use(seat, back)]) for seat in range(2)]) for v in VARIANTS]
)
