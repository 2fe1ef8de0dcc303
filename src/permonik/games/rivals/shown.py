"""What people are shown beside the view: the phase, who is busy with what, where things lie and fit, what a card lacks.

Worked out from what the seat may know and from nothing else; programs that play never ask for it.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

from permonik.games.rivals.acting import Act
from permonik.games.rivals.actions import CARD, EVENT, FACE, PLACE, REGION, SITE, SPOT, STACK, TOWN
from permonik.games.rivals.cards import recollect
from permonik.games.rivals.course import ChooseStack, Rearrange, Replenish, StartRoll
from permonik.games.rivals.dice import AtMarket, BeforeRoll, Resolve, ResolveEvent, RollEvent, RollProduction
from permonik.games.rivals.effects.base import SetDie
from permonik.games.rivals.effects.built import ChooseTithe, tithe_stored
from permonik.games.rivals.effects.standing import STANDING, WITH_VICTORY
from permonik.games.rivals.events import AnswerRiots, Buy, BuyAgain, RevealCard, RevealMoon
from permonik.games.rivals.expansions import PutUnder, cheaper, has_site, meets, stands_already
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import FIRST_TOWN, FREE, Principality
from permonik.games.rivals.searching import Look, TakeCard
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import Gain, NameType, Pay, Receive, RivalsStep, Store, TakeIn
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
    ON_PARISH_HALL,
    PARISH_HALL,
    PLACEMENT,
    RESOURCES,
    SETS,
    START_REGIONS,
    TRADE,
    VICTORY,
    cards,
    centre,
)
from permonik.games.rivals.view import known_hand, known_world
from permonik.games.rivals.why import Why
from permonik.kernel.step import AnyStep

# -- what it is made of ----------------------------------------------------------------------------------------


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
    step = open_step(s)
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


def open_step(s: RivalsState) -> RivalsStep | None:
    step = s.agenda[-1] if s.agenda else None
    return step if isinstance(step, RivalsStep) else None


def shown_beside(s: RivalsState, seat: int | None, other: dict[str, Any]) -> dict[str, Any]:
    """What a seat is shown, from what another one is shown of the same position: only this is not the same for all."""
    return {**other, "lacks": {} if seat is None else lacks(s, seat)}


# -- who is busy with what ---------------------------------------------------------------------------------------

ROUTINE: Final = frozenset({"roll", "act", "draw", "exchange", "stack", "regions"})
SETUP: Final = (StartRoll, ChooseStack, Rearrange)
COVERED: Final = (RollEvent, Resolve, ResolveEvent, RevealCard, RevealMoon)  # ahead, no event card lies open yet
ROLLING: Final = (BeforeRoll, SetDie, RollProduction, *COVERED)
GIVES_WHEN_BUILT: Final = sum(1 << design for design in range(FIRST_ACTION) if GAIN_OF[design])


def ahead(s: RivalsState, kinds: tuple[type[AnyStep], ...]) -> bool:
    """Whether a step of these kinds is open or waits."""
    return any([isinstance(step, kinds) for step in s.agenda])


def busy(s: RivalsState, step: RivalsStep) -> Busy:
    own = step.seat == s.active or ahead(s, SETUP)
    return {
        "seat": step.seat,
        "what": step.what,
        "routine": step.what in ROUTINE and own,
        "theirs": step.theirs,
        "why": why(s, step),
    }


def why(s: RivalsState, step: RivalsStep) -> Why | None:
    """The card, event or face that asks; None for what a turn brings by itself, or where the table does not tell."""
    if s.playing >= 0:
        return {"kind": "card", "id": CARD.ids[s.playing]}
    if isinstance(step, Pay):
        return why_paid(s, step)
    if isinstance(step, Gain):
        if s.face == BRIGAND or ahead(s, (ResolveEvent,)):
            return AtMarket.reason
        built = step.seat == s.active and s.players[step.seat].has & GIVES_WHEN_BUILT
        return None if built else by_the_dice(s)
    if isinstance(step, Store):
        tithe = tithe_stored(s.players[step.seat], step.resource)
        if tithe and s.face != TRADE:
            return ChooseTithe.reason
        return None if tithe else by_the_dice(s)
    return by_the_dice(s) if isinstance(step, PutUnder) else step.because()


def why_paid(s: RivalsState, step: Pay) -> Why | None:
    if ahead(s, (TakeIn,)):
        return NameType.reason
    if ahead(s, (BuyAgain,)):
        return Buy.reason
    if step.resource == GOLD and not ahead(s, (Receive, Look)):
        return AnswerRiots.reason  # nothing in the middle costs gold
    return None


def by_the_dice(s: RivalsState) -> Why:
    if s.face == EVENT_CARD:
        return {"kind": "event", "id": event_name(s, s.resolved[-1])}
    return {"kind": "face", "id": FACE.ids[s.face]}


def phase(s: RivalsState) -> Literal["setup", "dice", "action", "replenish", "exchange", "over"] | None:
    """None where the table does not tell: a resource of choice can come by the dice or from a card just built."""
    if not s.agenda:
        return "over"
    step = open_step(s)
    if ahead(s, SETUP):
        return "setup"
    if not s.production or ahead(s, ROLLING):
        return "dice"
    if s.playing >= 0:
        return "action"
    if ahead(s, (Act,)):
        reason = None if step is None or step.seat < 0 else why(s, step)
        if reason is not None:
            return "action" if reason["kind"] == "card" and reason != AtMarket.reason else "dice"
        return None if isinstance(step, (Gain, Store)) else "action"
    return "replenish" if ahead(s, (Replenish,)) else "exchange"


# -- events --------------------------------------------------------------------------------------------------------


def event_lies_open(s: RivalsState) -> bool:
    return s.face == EVENT_CARD and bool(s.resolved) and not ahead(s, COVERED)


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
    key = (me.left, me.right, me.road_left, me.road_right, me.cities, me.sites, announced)
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


def looking(step: RivalsStep | None) -> Looking | None:
    if step is None or step.looks is None:
        return None
    return {"what": step.looks, "stack": STACK.ids[step.stack] if isinstance(step, TakeCard) else None}


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
    kinds = known_hand(s, seat, known)
    if s.mode.open_kind >= 0:
        kinds.append(s.mode.open_kind)
    return {CARD.ids[kind]: lack(s, seat, DESIGN[kind]) for kind in sorted(set(kinds))}


def lack(s: RivalsState, seat: int, design: int) -> Lack:
    me = s.players[seat]
    because = [] if meets(s, seat, design) else needs(design)
    goods: dict[str, int] = {}
    if design < FIRST_ACTION:
        if stands_already(me, design):
            because.append("lack-once")
        if not has_site(me, design):
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
