"""What questions and answers say beyond their bare names: what an answer costs and gives."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.acting import price_of
from permonik.games.rivals.actions import (
    ABOVE,
    AT,
    BUILD,
    CARD,
    CITY,
    EVENT,
    ON_SITE,
    ON_SPOT,
    PAY,
    PAY_GOLD,
    PLAY,
    REGION,
    RESOURCE,
    ROAD,
    SCOUT_OUT,
    SEARCH,
    SET_DIE,
    SETTLE,
    SHIP,
    SPOT,
    TABLE,
    TRADE,
)
from permonik.games.rivals.building import ChooseSite, SaveOne
from permonik.games.rivals.centre import SCOUT
from permonik.games.rivals.course import DrawOne, DrawOrSearch, PutBack, Rearrange, search_price
from permonik.games.rivals.effects.standing import EXCHANGER
from permonik.games.rivals.effects.turmoil import Burn, Defend
from permonik.games.rivals.events import AnswerRiots, Buy, riots_due
from permonik.games.rivals.feuds import AnswerFeud, PickBuilding, PickHandCard
from permonik.games.rivals.principality import CACHE, SPOTS, STORES, Principality
from permonik.games.rivals.searching import TakeCard
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import ANY, NameType, Pay, Store
from permonik.games.rivals.tables import (
    CITY_COST,
    COST,
    DESIGN,
    GOLD,
    HAND,
    RESOURCE_OF,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    START_REGIONS,
    TURN_CAP,
    Bundle,
)
from permonik.kernel.game import Option
from permonik.kernel.message import Arg, Message

# The same answer means something else to another question: then it says what follows from it.
MEANS: Final[dict[tuple[str, str], str]] = {
    ("ExchangeCard", "do-end"): "do-end-turn",
    ("AnswerFeud", "do-waive"): "do-suffer",
    ("Defend", "do-waive"): "do-suffer",
    ("Betray", "do-stop"): "do-take-none",
    ("UseLibrary", "do-stop"): "do-take-none",
    ("Buy", "do-stop"): "do-buy-none",
    ("AnswerRiots", "do-choose"): "do-lose",
    ("LoseBuilding", "do-choose"): "do-lose",
    ("LoseUnit", "do-choose"): "do-lose",
    ("SinkShip", "do-choose"): "do-lose",
    ("Burn", "do-choose"): "do-burn",
}


def describe(s: RivalsState, seat: int, action: int) -> Option:
    spelled = TABLE.spell(action)
    id = MEANS.get((type(s.open(seat)).__name__, spelled.message), spelled.message)
    args = {**spelled.args, **particulars(s, seat, action)}
    targets = [*spelled.targets, *pointing(s, seat, action)]
    return Option(action, spelled.text, Message(-1, id, args, targets), targets)


def pointing(s: RivalsState, seat: int, action: int) -> list[str]:
    """What an answer speaks of beside what its text names: the card that is played with it, or whose exchange it is."""
    me = s.players[seat]
    if SCOUT_OUT <= action < CITY:
        return [f"card:{CARD.ids[kind]}" for kind in sorted(set(me.hand.cards)) if DESIGN[kind] == SCOUT]
    if action in EXCHANGER:
        whose = EXCHANGER[action]
        return [f"spot:{SPOT.ids[spot]}" for spot, kind in enumerate(me.sites) if kind >= 0 and DESIGN[kind] == whose]
    return []


def particulars(s: RivalsState, seat: int, action: int) -> dict[str, Arg]:
    me = s.players[seat]
    step = s.open(seat)
    if BUILD <= action < PLAY:
        return {"cost": amounts(COST[DESIGN[action - BUILD]])}
    if ROAD <= action < SET_DIE:
        cost = ROAD_COST if action < SETTLE else SETTLEMENT_COST if action < CITY else CITY_COST
        return {"cost": amounts(cost)}
    if TRADE <= action < TRADE + len(RESOURCES) or action in EXCHANGER:
        return exchanged(me, action)
    if action == PAY_GOLD:
        return {"amount": riots_due(me)}
    if SEARCH <= action < PAY:
        return {"price": search_price(s, seat) if isinstance(step, DrawOrSearch) else 0}
    if PAY <= action < ON_SITE:
        place = (action - PAY) % STORES
        if place == CACHE:
            return {"resource": RESOURCE.word(GOLD), "region": "place-cache", "stock": me.stock[place]}
        region = me.regions[place]
        if isinstance(step, Rearrange):
            region = START_REGIONS[seat][len(step.places())]
        swap = exchanged(me, action) if SHIP <= action < AT else {}
        return {
            "resource": RESOURCE.word(RESOURCE_OF[region]),
            "region": REGION.word(region),
            "stock": me.stock[place],
            **swap,
        }
    if isinstance(step, AnswerFeud):
        return {"cause": EVENT.word(step.event)}
    if isinstance(step, Defend):
        return {"cause": CARD.word(s.playing)}
    if ON_SPOT <= action < ABOVE:
        owner = s.players[1 - seat] if isinstance(step, (Burn, PickBuilding)) else me
        return {"card": CARD.word(owner.sites[(action - ON_SPOT) % SPOTS])}
    return {}


def exchanged(me: Principality, action: int) -> dict[str, Arg]:
    """What an exchange takes and brings."""
    return {"give": amounts((price_of(me, action),)), "get": [{"id": "amount-any", "args": {"n": 1}}]}


def question(s: RivalsState, seat: int, message: Message) -> Message:
    """What is being done, and how much of it is left."""
    step = s.open(seat)
    args: dict[str, Arg] = {}
    if isinstance(step, (ChooseSite, SaveOne, Defend)):
        args = {"card": CARD.word(s.playing)}
    elif isinstance(step, Pay):
        what = "resource-any" if step.resource == ANY else RESOURCE.word(step.resource)
        args = {"resource": what, "left": step.left}
    elif isinstance(step, Store):
        args = {"resource": RESOURCE.word(step.resource), "left": step.left}
    elif isinstance(step, (NameType, Buy, PickBuilding, PickHandCard, TakeCard)):
        args = {"left": step.left}
    elif isinstance(step, AnswerFeud):
        args = {"event": EVENT.word(step.event)}
    elif isinstance(step, Rearrange):
        args = {"region": REGION.word(START_REGIONS[seat][len(step.places())])}
    elif isinstance(step, AnswerRiots):
        args = {"amount": riots_due(s.players[seat])}
    elif isinstance(step, DrawOne):
        me = s.players[seat]
        args = {"left": HAND + me.progress - len(me.hand.cards)}
    elif isinstance(step, PutBack):
        me = s.players[seat]
        args = {"left": len(me.hand.cards) - HAND - me.progress}
    return message._replace(args=args)


def remark(s: RivalsState) -> Message | None:
    """The turn cap ends a game without a winner (RU-37)."""
    return None if s.winner >= 0 else Message(-1, "remark-turn-cap", {"turns": TURN_CAP}, [])


def amounts(goods: Bundle) -> Arg:
    """Resources as an enumeration of messages, each with its number."""
    return [{"id": f"amount-{RESOURCES[r]}", "args": {"n": amount}} for r, amount in goods]
