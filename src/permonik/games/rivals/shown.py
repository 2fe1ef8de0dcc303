"""What people are shown beside the view: the phase, who is busy with what, where things lie and fit, what a card lacks.

Worked out from what the seat may know and from nothing else; programs that play never ask for it.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

from permonik.games.rivals.actions import CARD, EVENT, FACE, PLACE, REGION, SITE, SPOT, STACK, TOWN
from permonik.games.rivals.cards import recollect
from permonik.games.rivals.centre import LayAbove, ScoutAbove, ScoutBelow
from permonik.games.rivals.course import Rearrange
from permonik.games.rivals.effects.standing import STANDING, WITH_VICTORY
from permonik.games.rivals.expansions import PutUnder, cheaper, meets, open_sites
from permonik.games.rivals.feuds import AnswerFeud
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import FIRST_TOWN, FREE, Principality
from permonik.games.rivals.searching import TakeCard
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import Gain, Pay, Store
from permonik.games.rivals.tables import (
    BRIGAND,
    CITY_ONLY,
    COST,
    DESIGN,
    DESIGNS,
    EVENT_CARD,
    FIRST_ACTION,
    FIRST_MOON,
    GAIN_OF,
    GOLD,
    GRAIN,
    ON_PARISH_HALL,
    PARISH_HALL,
    PLACEMENT,
    RESOURCES,
    SETS,
    START_REGIONS,
    TRADE,
    UNIQUE,
    VICTORY,
    WOOL,
    cards,
    centre,
)
from permonik.games.rivals.view import known_world, see_hand
from permonik.kernel.step import AnyStep

# -- what it is made of ----------------------------------------------------------------------------------------


class Why(TypedDict):
    """What makes somebody decide: the message `<kind>-<id>` names it."""

    kind: Literal["card", "event", "face"]
    id: str


class Busy(TypedDict):
    """Who decides; the message `decides-<what>` says what."""

    seat: int
    what: str
    routine: bool  # a normal part of one's own turn
    theirs: bool  # it is about cards of the other player
    why: Why | None


class Gap(TypedDict):
    """Two places for regions, and the road between them; `side` where the land ends."""

    above: str
    below: str
    road: bool
    side: Literal["left", "right"] | None


class SiteShown(TypedDict):
    """A side of a town; `target` is the spot that the next card would lie on."""

    id: str
    spots: list[str]
    target: str | None


class TownShown(TypedDict):
    id: str
    city: bool
    points: int
    above: SiteShown
    below: SiteShown


class Land(TypedDict):
    """From left to right: a gap, a town, a gap … and a gap at the end."""

    gaps: list[Gap]
    towns: list[TownShown]
    cards: int  # in the hand


class Laying(TypedDict):
    """Regions that are laid out anew: what lies already, and what comes next."""

    seat: int
    regions: dict[str, str]
    stock: dict[str, int]
    next: str | None


class Looking(TypedDict):
    """What the one who decides is looking at."""

    what: Literal["stack", "hand", "discard", "regions"]
    stack: str | None


class Lack(TypedDict):
    """Why a card cannot be built or played: missing goods, and what else, as messages."""

    goods: dict[str, int]
    because: list[str]


class EventsShown(TypedDict):
    """The event deck: its size, the cards that came since it was shuffled, and the one that is carried out."""

    deck: int
    seen: list[str]
    now: str | None


class Part(TypedDict):
    """Where points come from: the message that names it, and how it is drawn."""

    id: str
    points: int
    look: Literal["settlement", "city", "card", "token"]


class RivalsShown(TypedDict):
    phase: Literal["setup", "dice", "action", "replenish", "exchange", "over"] | None
    busy: Busy | None
    lands: list[Land]
    laying: Laying | None
    looking: Looking | None
    homeless: str | None  # a card that was removed and goes under a stack
    lacks: dict[str, Lack]  # of the cards in one's hand and of the open stack
    open: str | None
    events: EventsShown
    scores: list[list[Part]]


def shown(s: RivalsState, seat: int | None) -> RivalsShown:
    step = s.agenda[-1] if s.agenda else None
    return {
        "phase": phase(s),
        "busy": None if step is None or step.seat < 0 else busy(s, step),
        "lands": [land(s, player) for player in range(2)],
        "laying": laying(s, step) if isinstance(step, Rearrange) else None,
        "looking": looking(step),
        "homeless": CARD.ids[s.players[step.seat].sites[step.spot]] if isinstance(step, PutUnder) else None,
        "lacks": {} if seat is None else lacks(s, seat),
        "open": None if s.mode.open_kind < 0 else CARD.ids[s.mode.open_kind],
        "events": {
            "deck": len(s.mode.event_cards) + 1,
            "seen": [event_name(s, event) for event in s.resolved],
            "now": event_name(s, s.resolved[-1]) if event_lies_open(s) else None,
        },
        "scores": [parts(s, player) for player in range(2)],
    }


def shown_beside(s: RivalsState, seat: int | None, other: dict[str, Any]) -> dict[str, Any]:
    """What a seat is shown, from what another one is shown of the same position: only this is not the same for all."""
    return {**other, "lacks": {} if seat is None else lacks(s, seat)}


# -- who is busy with what ---------------------------------------------------------------------------------------

WHAT: Final[dict[str, str]] = {
    "Pay": "pay",
    "Gain": "gain",
    "Receive": "gain",
    "Buy": "buy",
    "Store": "store",
    "StoreProduced": "store",
    "NameType": "demand",
    "ChooseLoot": "demand",
    "HowMuchLoot": "demand",
    "HowMuchGold": "demand",
    "GiveBack": "give",
    "ChooseStack": "stack",
    "DrawOne": "draw",
    "DrawOrSearch": "draw",
    "UseLibrary": "stack",
    "PutUnder": "under",
    "TakeCard": "card",
    "Fetch": "card",
    "Betray": "hand",
    "PickHandCard": "hand",
    "Rearrange": "regions",
    "LayAbove": "regions",
    "ScoutAbove": "regions",
    "ScoutBelow": "regions",
    "PutBack": "under",
    "ExchangeCard": "exchange",
    "BeforeRoll": "roll",
    "SetDie": "roll",
    "AnswerRiots": "riots",
    "AnswerFeud": "feud",
    "PickBuilding": "pick",
    "Burn": "pick",
    "LoseBuilding": "lose",
    "LoseUnit": "lose",
    "SinkShip": "lose",
    "Defend": "defend",
}
ROUTINE: Final = frozenset({"roll", "act", "draw", "exchange", "stack", "regions"})
THEIRS: Final = frozenset({"Burn", "PickBuilding"})
SETUP: Final = frozenset({"StartRoll", "ChooseStack", "Rearrange"})
ROLLING: Final = frozenset(
    {"BeforeRoll", "SetDie", "RollProduction", "RollEvent", "Resolve", "ResolveEvent", "RevealCard", "RevealMoon"}
)
COVERED: Final = ROLLING - {"BeforeRoll", "SetDie", "RollProduction"}  # no event card lies open yet
# Questions that only one thing asks.
REASONS: Final[dict[str, Why]] = {
    "Buy": {"kind": "event", "id": "traveling_merchant"},
    "AnswerRiots": {"kind": "event", "id": "riots"},
    "PickBuilding": {"kind": "event", "id": "feud"},
    "LoseBuilding": {"kind": "event", "id": "feud"},
    "PickHandCard": {"kind": "event", "id": "fraternal_feuds"},
    "NameType": {"kind": "face", "id": "trade"},
    "SinkShip": {"kind": "card", "id": "pirate_ship"},
    "ChooseTithe": {"kind": "card", "id": "tithe_barn"},
    "UseLibrary": {"kind": "card", "id": "library"},
    "SetDie": {"kind": "card", "id": "brigitta"},
    "ScoutAbove": {"kind": "card", "id": "scout"},
    "ScoutBelow": {"kind": "card", "id": "scout"},
}
GIVES_WHEN_BUILT: Final = sum(1 << design for design in range(FIRST_ACTION) if GAIN_OF[design])


def names(s: RivalsState) -> set[str]:
    return {type(step).__name__ for step in s.agenda}


def busy(s: RivalsState, step: AnyStep) -> Busy:
    name = type(step).__name__
    what = WHAT.get(name, "act")
    own = step.seat == s.active or not SETUP.isdisjoint(names(s))
    return {
        "seat": step.seat,
        "what": what,
        "routine": what in ROUTINE and own,
        "theirs": name in THEIRS,
        "why": why(s, step),
    }


def why(s: RivalsState, step: AnyStep) -> Why | None:
    """The card, event or face that asks; None for what a turn brings by itself, or where the table does not tell."""
    if s.playing >= 0:
        return {"kind": "card", "id": CARD.ids[s.playing]}
    if isinstance(step, AnswerFeud):
        return {"kind": "event", "id": EVENT.ids[step.event]}
    if isinstance(step, Pay):
        return why_paid(s, step)
    if isinstance(step, Gain):
        if s.face == BRIGAND or "ResolveEvent" in names(s):
            return {"kind": "card", "id": "marketplace"}
        built = step.seat == s.active and s.players[step.seat].has & GIVES_WHEN_BUILT
        return None if built else by_the_dice(s)
    if isinstance(step, Store):
        barn = step.resource in (WOOL, GRAIN) and s.players[step.seat].has >> DESIGNS.index("tithe_barn") & 1
        if barn and s.face != TRADE:
            return {"kind": "card", "id": "tithe_barn"}
        return None if barn else by_the_dice(s)
    return by_the_dice(s) if isinstance(step, PutUnder) else REASONS.get(type(step).__name__)


def why_paid(s: RivalsState, step: Pay) -> Why | None:
    below = names(s)
    if "TakeIn" in below:
        return REASONS["NameType"]
    if "BuyAgain" in below:
        return REASONS["Buy"]
    if step.resource == GOLD and below.isdisjoint({"Receive", "Look"}):
        return REASONS["AnswerRiots"]  # nothing in the middle costs gold
    return None


def by_the_dice(s: RivalsState) -> Why:
    if s.face == EVENT_CARD:
        return {"kind": "event", "id": event_name(s, s.resolved[-1])}
    return {"kind": "face", "id": FACE.ids[s.face]}


def phase(s: RivalsState) -> Literal["setup", "dice", "action", "replenish", "exchange", "over"] | None:
    """None where the table does not tell: a resource of choice can come by the dice or from a card just built."""
    if not s.agenda:
        return "over"
    step, ahead = s.agenda[-1], names(s)
    if not SETUP.isdisjoint(ahead):
        return "setup"
    if not s.production or not ROLLING.isdisjoint(ahead):
        return "dice"
    if s.playing >= 0:
        return "action"
    if "Act" in ahead:
        reason = None if step.seat < 0 else why(s, step)
        if reason is not None:
            return "action" if reason["kind"] == "card" and reason["id"] != "marketplace" else "dice"
        return None if isinstance(step, (Gain, Store)) else "action"
    return "replenish" if "Replenish" in ahead else "exchange"


# -- events --------------------------------------------------------------------------------------------------------


def event_lies_open(s: RivalsState) -> bool:
    return s.face == EVENT_CARD and bool(s.resolved) and COVERED.isdisjoint(names(s))


def event_name(s: RivalsState, event: int) -> str:
    """A half-moon card of the Duel goes by its name once it was seen."""
    if event >= FIRST_MOON and s.moons[event - FIRST_MOON] >= 0:
        return EVENT.ids[s.moons[event - FIRST_MOON]]
    return EVENT.ids[event]


# -- principalities ------------------------------------------------------------------------------------------------


MOST_LANDS: Final = 256
LANDS: Final[dict[tuple[Any, ...], Land]] = {}


def land(s: RivalsState, seat: int) -> Land:
    """The latest are kept: both seats see the same ones, and most answers change none."""
    me = s.players[seat]
    announced = -1 if s.playing < 0 else DESIGN[s.playing]
    key = (me.left, me.right, me.road_left, me.road_right, me.cities, me.sites, len(me.hand.cards), announced)
    found = LANDS.get(key)
    if found is None:
        if len(LANDS) >= MOST_LANDS:
            LANDS.clear()
        found = LANDS[key] = new_land(s, me)
    return found


def new_land(s: RivalsState, me: Principality) -> Land:
    return {
        "gaps": [gap(me, number) for number in range(me.left, me.right + 2)],
        "towns": [town(s, me, number) for number in range(me.left, me.right + 1)],
        "cards": len(me.hand.cards),
    }


def gap(me: Principality, number: int) -> Gap:
    """Gap `number` lies to the left of town `number`."""
    road = True
    side: Literal["left", "right"] | None = None
    if number == me.left:
        road, side = me.road_left, "left"
    elif number > me.right:
        road, side = me.road_right, "right"
    return {"above": PLACE.ids[2 * number], "below": PLACE.ids[2 * number + 1], "road": road, "side": side}


def town(s: RivalsState, me: Principality, number: int) -> TownShown:
    city = me.cities >> number & 1 != 0
    return {
        "id": TOWN.ids[number],
        "city": city,
        "points": centre["city" if city else "settlement"]["points"]["victory"],
        "above": site(s, me, 2 * number, city),
        "below": site(s, me, 2 * number + 1, city),
    }


def site(s: RivalsState, me: Principality, number: int, city: bool) -> SiteShown:
    spots = [2 * number, 2 * number + 1] if city else [2 * number]
    announced = -1 if s.playing < 0 else DESIGN[s.playing]
    if 0 <= announced < FIRST_ACTION and PLACEMENT[announced] == ON_PARISH_HALL:
        fitting = [spot for spot in spots if me.sites[spot] >= 0 and DESIGN[me.sites[spot]] == PARISH_HALL]
    else:
        fitting = [spot for spot in spots if me.sites[spot] == FREE]
    return {
        "id": SITE.ids[number],
        "spots": [SPOT.ids[spot] for spot in spots],
        "target": SPOT.ids[fitting[0]] if fitting else None,
    }


def laying(s: RivalsState, step: Rearrange) -> Laying:
    """Until the first region is laid, everything still lies where it was."""
    me, order = s.players[step.seat], START_REGIONS[step.seat]
    stores = {region: place for place, region in enumerate(me.regions) if region >= 0}
    laid = step.places()
    lying = {2 * FIRST_TOWN + place: order[number] for number, place in enumerate(laid)}
    if not laid:
        lying = {place: region for region, place in stores.items()}
    return {
        "seat": step.seat,
        "regions": {PLACE.ids[place]: REGION.ids[region] for place, region in lying.items()},
        "stock": {PLACE.ids[place]: me.stock[stores[region]] for place, region in lying.items()},
        "next": REGION.ids[order[len(laid)]],
    }


def looking(step: AnyStep | None) -> Looking | None:
    if isinstance(step, TakeCard):
        return {"what": "stack", "stack": STACK.ids[step.stack]}
    if isinstance(step, (LayAbove, ScoutAbove, ScoutBelow)):
        return {"what": "regions", "stack": None}
    name = type(step).__name__
    if name in ("Betray", "PickHandCard"):
        return {"what": "hand", "stack": None}
    return {"what": "discard", "stack": None} if name == "Fetch" else None


# -- what a card lacks ---------------------------------------------------------------------------------------------

# Printed conditions as messages; "own:<card>" goes by the card's name.
NEED_WORDS: Final[dict[str, str]] = {
    "strength_advantage": "need-strength-token",
    "commerce>=3": "need-commerce",
    "own_city>=1": "need-city",
    "own_hero_with_strength>=1": "need-hero",
    "own_parish_hall_at_city": "need-parish-hall",
    "own_pirate_ship>=1": "need-pirate-ship",
    "own_progress>=2": "need-progress",
    "own_vp<opponent_vp": "need-fewer-points",
}


def needs(design: int) -> list[str]:
    """The conditions of a card as messages; one of them is enough."""
    words = [word for some in cards[design]["requires"].values() for word in some]
    return [NEED_WORDS.get(word, f"card-{word.removeprefix('own:')}") for word in words]


def lacks(s: RivalsState, seat: int) -> dict[str, Lack]:
    recollect(s)
    known = [known_world(s, seat, back) for back in range(len(SETS))]
    kinds = [CARD.parse(card) for card in see_hand(s, seat, known)["known"]]
    if s.mode.open_kind >= 0:
        kinds.append(s.mode.open_kind)
    return {CARD.ids[kind]: lack(s, seat, DESIGN[kind]) for kind in sorted(set(kinds))}


def lack(s: RivalsState, seat: int, design: int) -> Lack:
    me = s.players[seat]
    because = [] if meets(s, seat, design) else needs(design)
    goods: dict[str, int] = {}
    if design < FIRST_ACTION:
        if UNIQUE >> design & 1 and me.has >> design & 1:
            because.append("lack-once")
        if not open_sites(me, design) and PLACEMENT[design] != ON_PARISH_HALL:
            because.append("lack-city-site" if CITY_ONLY >> design & 1 else "lack-site")
        if not cheaper(me, design):
            goods = {RESOURCES[r]: n - me.held(r) for r, n in COST[design] if n > me.held(r)}
    return {"goods": goods, "because": because}


# -- where points come from ----------------------------------------------------------------------------------------


WORTH: Final = {name: int(row["points"].get("victory", 0)) for name, row in centre.items()}


def parts(s: RivalsState, seat: int) -> list[Part]:
    me = s.players[seat]
    cities = me.cities.bit_count()
    found: list[Part] = [
        {
            "id": "view-settlement",
            "points": (me.right - me.left + 1 - cities) * WORTH["settlement"],
            "look": "settlement",
        },
        {"id": "view-city", "points": cities * WORTH["city"], "look": "city"},
    ]
    found += [
        {"id": f"card-{CARD.ids[kind]}", "points": VICTORY[DESIGN[kind]], "look": "card"}
        for kind in me.sites
        if kind >= 0
    ]
    for design in bits(me.has & WITH_VICTORY):
        bonus = STANDING[design].victory(me.has, me.ships)
        found.append({"id": f"card-{DESIGNS[design]}", "points": bonus, "look": "card"})
    found.append({"id": "token-strength", "points": int(s.strength_holder() == seat), "look": "token"})
    found.append({"id": "token-trade", "points": int(s.trade_holder() == seat), "look": "token"})
    return [part for part in found if part["points"]]
