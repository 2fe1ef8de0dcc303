"""What a seat of Saboteur may know (H1 to H11). Spectators are one more observer, behind the seats."""

from __future__ import annotations

from typing import Any, Final, TypedDict

from permonik.games.saboteur.actions import CARD, CLAN, CLAN_CARD, CORNER, CREATURE, GOAL_CARD, SIDE, TOKEN
from permonik.games.saboteur.grid import X, Y
from permonik.games.saboteur.memory import DREW, HID, Course, Memory, hidden_seat, hidden_tier
from permonik.games.saboteur.possible_roles import worlds_of
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import AREA, GOAL, GOALS, PATHS, REMOVED, START, SWITCHES, TIERS
from permonik.kernel.record import seats_of


class LaidCard(TypedDict):
    """A face-up card: the number of its cell, its column and row from the start card, and which way round it lies."""

    cell: int
    x: int
    y: int
    card: str
    turn: int


class Goal(TypedDict):
    """A goal card: what it is, if one knows; whether all do; who has looked at it."""

    corner: str
    card: str | None
    open: bool
    looked: list[int]


class Creature(TypedDict):
    """A creature: its field, and whose card it is."""

    creature: str
    at: int | None
    of: int | None


class Web(TypedDict):
    """A web: its edge, as a number and as a side of a cell, the side that is up, and whose card it is."""

    web: str
    edge: int | None
    cell: int | None
    side: str | None
    shows: int
    of: int | None


class Dwarf(TypedDict):
    clan: str | None
    role: str | None
    open: bool
    looked: list[int]
    at: int | None
    lying: bool
    gold: int
    limit: int
    boots: bool
    axes: int
    losses: int


class Cards(TypedDict):
    """Cards that one knows, and how many there are of each tier."""

    cards: list[str]
    backs: list[int]


class Aside(TypedDict):
    """The clan cards put aside: how many, how many somebody has looked at, and what the one who did has seen."""

    cards: int
    looked: int
    seen: list[str] | None


class SeenHand(TypedDict):
    """A hand that one has seen, who has it now, and what has happened to it since."""

    holder: int | None
    known: list[str]
    since: list[list[str | int]]


class RoleWorld(TypedDict):
    """Who may be the saboteurs, and in how many ways the clan cards can lie so."""

    saboteurs: list[int]
    ways: int


class SabSeen(TypedDict):
    """What the page gets."""

    game: str
    seat: int | None
    players: int
    deck: str | None
    rules: dict[str, bool]
    area: int
    colour: str
    active: int
    moves: int
    stiff: bool
    draws: int
    drawer: int
    cards: list[LaidCard]
    goals: list[Goal]
    nuggets: list[int]
    creatures: list[Creature]
    webs: list[Web]
    dwarves: list[Dwarf]
    hands: list[Cards]
    gone: list[Cards]
    left: list[int]
    aside: Aside
    pile: list[int]
    shown: list[str]
    memories: list[SeenHand]
    worlds: list[RoleWorld]


class SabView(SabSeen):
    """What `recall` needs: the same with the steps that are still to come."""

    agenda: list[list[list[str | int]]]


def view(s: SabState, seat: int | None) -> SabView:
    me = s.players if seat is None else seat
    return {
        "game": "saboteur",
        "seat": seat,
        "players": s.players,
        "deck": s.deck.text or None,
        "rules": {name: bool(s.rules & bit) for bit, name, _ in SWITCHES},
        "area": AREA[s.players],
        "colour": CLAN.ids[s.colour],
        "active": s.active,
        "moves": s.moves,
        "stiff": s.stiff,
        "draws": s.draws,
        "drawer": s.drawer,
        "cards": [see_card(cell, code) for cell, code in sorted(s.board.cards.items())],
        "goals": [see_goal(s, me, corner) for corner in range(4)],
        "nuggets": list(s.nuggets),
        "creatures": [
            {"creature": CREATURE.ids[n], "at": none(s.creature_at[n]), "of": none(s.creature_of[n])} for n in range(3)
        ],
        "webs": [see_web(s, web) for web in range(3)],
        "dwarves": [see_dwarf(s, me, other) for other in range(s.players)],
        "hands": [see_hand(s, me, other) for other in range(s.players)],
        "gone": [see_cards(s, s.gone[other] if other == me else (), s.gone[other]) for other in range(s.players)],
        "left": s.left[:],
        "aside": {
            "cards": len(s.pool()) - s.players,
            "looked": len(s.aside),
            "seen": [CLAN_CARD.ids[card] for card in s.aside] if s.left and s.left[0] == me else None,
        },
        "pile": [s.deck.last[tier] - REMOVED - s.taken[tier] for tier in range(TIERS)],
        "shown": shown(s),
        "memories": [see_memory(one) for one in s.memories if one.seat == me],
        "worlds": [{"saboteurs": list(SEATS[mask]), "ways": ways} for mask, ways in worlds_of(s, me)],
        "agenda": [[list(code) for code in stack] for stack in s.agenda_codes()],
    }


SEATS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(seats_of(mask)) for mask in range(256)])


def none(number: int) -> int | None:
    return None if number < 0 else number


def design_id(design: int) -> str:
    """The id of a card in the cave."""
    if design < PATHS:
        return CARD.ids[design]
    return "start" if design == START else GOALS[design - GOAL]


def see_card(cell: int, code: int) -> LaidCard:
    return {"cell": cell, "x": X[cell], "y": Y[cell], "card": design_id(code >> 1), "turn": 180 * (code & 1)}


def see_goal(s: SabState, me: int, corner: int) -> Goal:
    """`looked`: who has looked at it, which all have seen (H1). What lies there, if one knows."""
    known = s.goal_knows[corner]
    return {
        "corner": CORNER.ids[corner],
        "card": GOAL_CARD.ids[s.goals[corner]] if known >> me & 1 else None,
        "open": known == s.everybody,
        "looked": list(SEATS[known & (1 << s.players) - 1]),
    }


def see_web(s: SabState, web: int) -> Web:
    edge = s.web_on[web]
    return {
        "web": TOKEN.ids[web],
        "edge": none(edge),
        "cell": None if edge < 0 else edge >> 1,
        "side": None if edge < 0 else SIDE.ids[edge & 1],
        "shows": s.web_shows[web],
        "of": none(s.web_of[web]),
    }


def see_dwarf(s: SabState, me: int, seat: int) -> Dwarf:
    card, known = s.clan[seat], s.clan_knows[seat]
    return {
        "clan": None if card < 0 else CLAN.ids[card >> 1],
        "role": CLAN_CARD.ids[card] if known >> me & 1 else None,
        "open": known == s.everybody,
        "looked": list(SEATS[known & (1 << s.players) - 1 & ~(1 << seat)]),
        "at": none(s.at[seat]),
        "lying": s.lying >> seat & 1 == 1,
        "gold": s.gold[seat],
        "limit": s.limit[seat],
        "boots": s.boots >> seat & 1 == 1,
        "axes": s.axes[seat],
        "losses": s.losses[seat],
    }


def see_hand(s: SabState, me: int, seat: int) -> Cards:
    """The own hand; of others what one is certain of, and the backs of all."""
    known: tuple[int, ...] = ()
    if seat == me:
        known = s.hands[seat]
    elif s.memories:
        for one in s.memories:
            if one.seat == me and one.holder == seat:
                sure = [kind for tier in range(TIERS) for kind in Course(one, tier, s.deck.tier).certain()]
                known = tuple(sorted(sure))
    return see_cards(s, known, s.hands[seat])


def see_cards(s: SabState, known: tuple[int, ...], cards: tuple[int, ...]) -> Cards:
    backs = [0] * TIERS
    for kind in cards:
        backs[s.deck.tier[kind]] += 1
    return {"cards": [CARD.ids[kind] for kind in known], "backs": backs}


def shown(s: SabState) -> list[str]:
    """Every card that was played, sorted by kind."""
    ids: list[str] = []
    for kind, count in enumerate(s.shown_counts()):
        for _ in range(count):
            ids.append(CARD.ids[kind])
    return ids


def see_memory(one: Memory) -> SeenHand:
    """A hand that one has seen, who has it now, and what has happened to it since."""
    return {
        "holder": none(one.holder),
        "known": [CARD.ids[kind] for kind in one.known],
        "since": [see_event(event) for event in one.since],
    }


def see_event(event: int) -> list[str | int]:
    if event >= 0:
        return ["shown", CARD.ids[event]]
    if event > HID:
        return ["drew", DREW - event + 1]
    return ["hid", hidden_tier(event) + 1, hidden_seat(event)]


def read_event(data: list[Any]) -> int:
    """The way back from `see_event`."""
    if data[0] == "shown":
        return CARD.numbers[data[1]]
    if data[0] == "drew":
        return DREW - (int(data[1]) - 1)
    return HID - (int(data[1]) - 1) - TIERS * int(data[2])
