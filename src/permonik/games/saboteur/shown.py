"""What only people need beside the view, worked out here so that no page needs a rule: whose step it is, where things
lie and what their places are called, where a card of the own hand fits, what the roles that are left amount to.

A function of the view: nothing here knows more than the seat does (a test imagines worlds and compares).
"""

from __future__ import annotations

import json
from typing import Final, TypedDict

from permonik.games.saboteur.action_cards import CARDS
from permonik.games.saboteur.actions import BLOCK, CARD, CLAN, CORNER, CREATURE, PLACE, SIDE
from permonik.games.saboteur.board import goal_cells
from permonik.games.saboteur.creatures import CreatureStep
from permonik.games.saboteur.deck import Card, Deck, kinds_of
from permonik.games.saboteur.grid import BESIDE, SIDES, X, Y
from permonik.games.saboteur.places import column_name, row_name
from permonik.games.saboteur.playing import PLACE_IT, Place
from permonik.games.saboteur.possible_roles import World, worlds_of
from permonik.games.saboteur.scoring import saved, treasure, workers, works_for
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import ACTION, AREA, FIELDS, GOAL_MARKS, GOALS, PATHS, TIERS
from permonik.games.saboteur.view import SEATS
from permonik.games.saboteur.walking import TurnGoal
from permonik.kernel.record import seats_of

# What everybody sees somebody do, by the open step; all other steps are those of step 1.
PHASES: Final[dict[str, str]] = {
    "DealClan": "setting-up",
    "DealCard": "setting-up",
    "FirstPlayer": "setting-up",
    "Begin": "setting-up",
    "DiscardMore": "discard",
    "Trim": "discard",
    "Ward": "ward",
    "Stride": "move",
    "StrideNewAxe": "move",
    "GoOn": "move",
    "Move": "move",
    "MoveNewAxe": "move",
    "Meet": "move",
    "Fend": "move",
    "Arrive": "move",
    "Uncover": "move",
    "TurnGoal": "move",
    "LookAside": "move",
    "After": "draw",
    "DrawCard": "draw",
    "Vote": "vote",
}


class Chart(TypedDict):
    """The part of the cave that is drawn: its north-west cell, and the names of its columns and rows."""

    left: int
    top: int
    columns: list[str]
    rows: list[str]


class Spot(TypedDict):
    """A field: its cell, and its number on the card."""

    x: int
    y: int
    field: int


class Edge(TypedDict):
    """A side of a cell: N, E, S or W."""

    x: int
    y: int
    side: str


class Fit(TypedDict):
    """A cell into which a card fits, and which ways round."""

    x: int
    y: int
    turns: list[int]


class HandCard(TypedDict):
    """A card of the own hand: whether it could be played now, and for a path card where."""

    card: str
    playable: bool
    fits: list[Fit]


class Laying(TypedDict):
    """A path card that was played and is about to be laid."""

    card: str
    fits: list[Fit]


class GoalPlace(TypedDict):
    corner: str
    x: int
    y: int
    down: bool


class Turning(TypedDict):
    """A goal card that was revealed and is about to be turned."""

    card: str
    x: int
    y: int


class Alarm(TypedDict):
    """A creature and a dwarf with a war axe have come upon each other; `comes`: it was the creature that came."""

    creature: str
    seat: int
    comes: bool
    at: Spot


class Known(TypedDict):
    """Where a dwarf stands, how likely a saboteur it is, and what it is where there is no doubt left."""

    at: Spot | None
    percent: int
    side: str | None
    works_for: str | None


class Chance(TypedDict):
    saboteurs: list[int]
    percent: int


class ClanChances(TypedDict):
    clan: str
    worlds: list[Chance]


class Side(TypedDict):
    """The treasure of a clan (R13.6), once the game is over."""

    clan: str
    gold: int
    opponents: int
    value: int
    workers: list[int]


class Design(TypedDict):
    """A card of a corrected deck: its fields, the field at each open side, the fields that touch, what is special."""

    tier: int
    fields: list[str]
    doors: dict[str, str]
    links: list[str]
    marks: dict[str, str]


class SabShown(TypedDict):
    phase: str
    asked: int | None
    map: Chart
    ends: list[Edge]
    goals: list[GoalPlace]
    nuggets: list[Spot]
    creatures: list[Spot | None]
    webs: list[Edge | None]
    hand: list[HandCard]
    laying: Laying | None
    turning: Turning | None
    alarm: Alarm | None
    dwarves: list[Known]
    roles: bool  # among the clan cards in use there are saboteurs
    worlds: list[Chance]
    clans: list[ClanChances]
    sides: list[Side]
    designs: dict[str, Design]


def shown(s: SabState, seat: int | None) -> SabShown:
    me = s.players if seat is None else seat
    worlds = worlds_of(s, me)
    asked = s.waiting()
    step = s.agenda[-1] if s.agenda else None
    return {
        "phase": phase(str(step.code()[0])) if step is not None else "over",
        "asked": asked[0] if asked else None,
        "map": map_of(s),
        "ends": dark_ends(s),
        "goals": [goal_place(s, corner, cell) for corner, cell in enumerate(goal_cells(s.players))],
        "nuggets": [spot(field) for field in s.nuggets],
        "creatures": [spot(field) if field >= 0 else None for field in s.creature_at],
        "webs": [edge_place(edge) if edge >= 0 else None for edge in s.web_on],
        "hand": [] if seat is None or s.over else hand_cards(s, seat),
        "laying": {"card": CARD.ids[step.kind], "fits": fits(s, step.kind)} if isinstance(step, Place) else None,
        "turning": turning(s, step) if isinstance(step, TurnGoal) else None,
        "alarm": alarm(s, step) if isinstance(step, CreatureStep) else None,
        "dwarves": [known(s, me, other, worlds) for other in range(s.players)],
        "roles": any([card & 1 for card in s.pool()]),
        "worlds": chances(worlds, roles_known(s, me)),
        "clans": by_clan(worlds, [card >> 1 for card in s.clan], roles_known(s, me)),
        "sides": [side(s, clan) for clan in range(2)] if s.over else [],
        "designs": designs(s.deck) if s.deck.text else {},
    }


def phase(step: str) -> str:
    return PHASES.get(step, "play")


# -- places ---------------------------------------------------------------------------------------------------------


def spot(field: int) -> Spot:
    cell = field // FIELDS
    return {"x": X[cell], "y": Y[cell], "field": field % FIELDS}


def edge_place(edge: int) -> Edge:
    return {"x": X[edge >> 1], "y": Y[edge >> 1], "side": SIDE.ids[edge & 1][0].upper()}


def map_of(s: SabState) -> Chart:
    """The area with its goal cards, whatever grew beyond it, and a cell to grow on."""
    far = AREA[s.players]
    xs = [X[cell] for cell in s.board.cards]
    ys = [Y[cell] for cell in s.board.cards]
    left, right = min(-far, min(xs) - 1), max(far, max(xs) + 1)
    top, bottom = min(-far, min(ys) - 1), max(far, max(ys) + 1)
    return {
        "left": left,
        "top": top,
        "columns": [column_name(x) for x in range(left, right + 1)],
        "rows": [row_name(y) for y in range(top, bottom + 1)],
    }


def dark_ends(s: SabState) -> list[Edge]:
    """Open sides that lead to no face-up card."""
    return [
        {"x": X[cell], "y": Y[cell], "side": SIDES[side]}
        for cell in sorted(s.board.cards)
        for side in range(4)
        if s.board.opens(cell, side) and BESIDE[cell * 4 + side] not in s.board.cards
    ]


def goal_place(s: SabState, corner: int, cell: int) -> GoalPlace:
    return {"corner": CORNER.ids[corner], "x": X[cell], "y": Y[cell], "down": cell in s.board.down}


# -- cards ----------------------------------------------------------------------------------------------------------


def hand_cards(s: SabState, seat: int) -> list[HandCard]:
    """Every kind of card in the hand once."""
    cards: list[HandCard] = []
    for kind in sorted({*s.hands[seat]}):
        places = fits(s, kind) if kind < PATHS else []
        playable = bool(places) if kind < PATHS else CARDS[(kind - ACTION) // TIERS].has_target(s, seat)
        cards.append({"card": CARD.ids[kind], "playable": playable, "fits": places})
    return cards


def fits(s: SabState, kind: int) -> list[Fit]:
    """Where a path card may be laid: what the engine would offer (R4.1 to R4.5)."""
    turns: dict[int, list[int]] = {}
    for action in PLACE_IT[kind].actions(s):
        turns.setdefault((action - PLACE) // BLOCK, []).append((action - PLACE) % BLOCK * 180)
    return [{"x": X[cell], "y": Y[cell], "turns": ways} for cell, ways in turns.items()]


def turning(s: SabState, step: TurnGoal) -> Turning:
    cell = goal_cells(s.players)[step.corner]
    return {"card": GOALS[s.goals[step.corner]], "x": X[cell], "y": Y[cell]}


def alarm(s: SabState, step: CreatureStep) -> Alarm | None:
    if type(step).__name__ not in ("Ward", "Fend"):
        return None
    return {
        "creature": CREATURE.ids[step.creature],
        "seat": step.seat,
        "comes": type(step).__name__ == "Ward",
        "at": spot(s.creature_at[step.creature]),
    }


def designs(deck: Deck) -> dict[str, Design]:
    """The cards of a corrected deck, by the ids that views use."""
    content = json.loads(deck.text)["deck"]
    found = {CARD.ids[kind]: design(card) for kind, card in zip(kinds_of(content), content["paths"], strict=True)}
    found["start"] = design(content["start"])
    for card in content["goals"]:
        mark = next(mark for mark in GOAL_MARKS if mark in card["marks"].values())
        found[GOALS[GOAL_MARKS.index(mark)]] = design(card)
    return found


def design(card: Card) -> Design:
    return {
        "tier": card.get("tier", 0),
        "fields": card["fields"],
        "doors": card["doors"],
        "links": card["links"],
        "marks": card["marks"],
    }


# -- roles ----------------------------------------------------------------------------------------------------------


def roles_known(s: SabState, me: int) -> int:
    """The seats whose clan card the observer has seen."""
    return sum([1 << seat for seat in range(s.players) if s.clan[seat] >= 0 and s.clan_knows[seat] >> me & 1])


def known(s: SabState, me: int, seat: int, worlds: list[World]) -> Known:
    ways = sum([world[1] for world in worlds if world[0] >> seat & 1])
    total = sum([world[1] for world in worlds])
    role = s.clan[seat] if s.clan_knows[seat] >> me & 1 else -1
    side = None
    if total and ways in (0, total):
        side = "saboteur" if ways else "loyal"
    return {
        "at": spot(s.at[seat]) if s.at[seat] >= 0 else None,
        "percent": percent(ways, total),
        "side": side,
        "works_for": CLAN.ids[works_for(role)] if role >= 0 else None,
    }


def percent(part: int, whole: int) -> int:
    return (200 * part + whole) // (2 * whole) if whole else 0


def chances(worlds: list[World], known: int) -> list[Chance]:
    """The possible sets of saboteurs, the likeliest first; whose role is known anyway is left out."""
    total = sum([ways for _, ways in worlds])
    found = [(-ways, (mask & ~known).bit_count(), SEATS[mask & ~known]) for mask, ways in worlds]
    return [{"saboteurs": list(seats), "percent": percent(-ways, total)} for ways, _, seats in sorted(found)]


def by_clan(worlds: list[World], colours: list[int], known: int) -> list[ClanChances]:
    """The same clan by clan, where both are in play and what holds for one says nothing about the other."""
    parts: list[list[World]] = []
    for clan in range(2):
        seats = sum([1 << seat for seat, colour in enumerate(colours) if colour == clan])
        halves: dict[int, int] = {}
        for mask, ways in worlds:
            halves[mask & seats] = halves.get(mask & seats, 0) + ways
        parts.append(list(halves.items()))
        if not seats:
            return []
    if len(parts[0]) * len(parts[1]) != len(worlds):
        return []
    return [
        {"clan": CLAN.ids[clan], "worlds": chances(parts[clan], known)} for clan in range(2) if len(parts[clan]) > 1
    ]


def side(s: SabState, clan: int) -> Side:
    mask = sum([1 << seat for seat in range(s.players) if works_for(s.clan[seat]) == clan])
    return {
        "clan": CLAN.ids[clan],
        "gold": saved(s, clan),
        "opponents": workers(s, 1 - clan),
        "value": treasure(s, clan),
        "workers": seats_of(mask),
    }
