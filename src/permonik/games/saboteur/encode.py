"""What a seat of Saboteur knows, as a row of bytes: as much of its view as fits (H1 to H11).

The cave has no border, a row has one: cells up to RADIUS steps from the start in each direction are told, and answers
that name cells beyond it have numbers from REACH on. In random play nothing lies further away than 5.

Left out: what is drawn inside a card (only its open sides and marks are told), and of the memories of seen hands all
but the cards that must still be there.
"""

from __future__ import annotations

from typing import Any, Final

from permonik.games.saboteur.actions import BLOCK, CARD, CLAN_CARD, CREATURE, GOAL_CARD, PLACE
from permonik.games.saboteur.board import Board
from permonik.games.saboteur.memory import Course
from permonik.games.saboteur.possible_roles import worlds_of
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import FIELDS, KINDS, MARKS, MOST, SWITCHES, TIERS
from permonik.games.saboteur.turns import STEPS
from permonik.minds.encoding import (
    NUMBER,
    Feature,
    Observation,
    Questions,
    counts,
    one_hot,
    put_bits,
    put_number,
    seat_features,
)

VERSION: Final = 2
RADIUS: Final = 8
CELLS: Final = (2 * RADIUS + 1) ** 2
REACH: Final = PLACE + CELLS * BLOCK  # the first action beyond

QUESTIONS: Final = Questions(STEPS)
SEAT: Final[list[list[bytes]]] = [one_hot(players) for players in range(MOST + 1)]
CLAN_ROW: Final[list[bytes]] = one_hot(len(CLAN_CARD))
COLOUR_ROW: Final[list[bytes]] = one_hot(2)
GOAL_ROW: Final[list[bytes]] = one_hot(len(GOAL_CARD))
NOT_DEALT: Final[bytes] = bytes(2)

# The layers of the map, each a byte per cell; cells in the spiral of the board from the start card on.
CARD_LAYER: Final = 0
NORTH_LAYER: Final = 1  # and the other three sides
MARK_LAYER: Final = 5  # one for each mark but the first, which is none
GOAL_LAYER: Final = 11
NUGGET_LAYER: Final = 12
CREATURE_LAYER: Final = 13  # one for each
WEB_LAYER: Final = 16  # and that on the west side
END_LAYER: Final = 18
OWN_LAYER: Final = 19
DWARF_LAYER: Final = 20
LAYERS: Final[tuple[tuple[str, int, str], ...]] = (
    ("card", 1, "a card lies there face up"),
    ("north", 1, "it is open to the north"),
    ("east", 1, "it is open to the east"),
    ("south", 1, "it is open to the south"),
    ("west", 1, "it is open to the west"),
    *[(mark, 1, f"fields marked {mark}") for mark in MARKS[1:]],
    ("goal_down", 1, "a goal card lies there face down"),
    ("nuggets", FIELDS, "nuggets"),
    *[(creature, 1, f"the {creature} is there") for creature in CREATURE.ids],
    ("web_north", 2, "the side up of a web at the north side"),
    ("web_west", 2, "the side up of a web at the west side"),
    ("end", 1, "an empty cell beside an open side"),
    ("me", 1, "the own dwarf is there"),
    ("dwarves", MOST, "dwarves there"),
)


def observation(players: int) -> Observation:
    switches = ", ".join([name for _, name, _ in SWITCHES])
    features = [
        *QUESTIONS.features(),
        *seat_features(players),
        Feature("rules", len(SWITCHES), 1, "the switches: " + switches),
        Feature("active", players, 1, "whose turn it is, from the own seat on"),
        Feature("moves", 1, 255, "moves left in this turn"),
        Feature("stiff", 1, 1, "the active dwarf was stood up in this turn"),
        Feature("draws", 1, 255, "cards to draw"),
        Feature("pile", TIERS, 255, "per tier the cards that were taken from the pile"),
        Feature("shown", KINDS, 255, "cards that were played, by kind: " + ", ".join(CARD.ids), CARD.ids),
        Feature("hand", KINDS, 255, "the own hand, by kind", CARD.ids),
        Feature("gone", KINDS, 255, "cards one has put away face down, by kind", CARD.ids),
        Feature("aside", len(CLAN_CARD), 255, "clan cards put aside, if one has looked: " + ", ".join(CLAN_CARD.ids)),
    ]
    for corner in ("north_west", "north_east", "south_east", "south_west"):
        features += [
            Feature(f"goal.{corner}", len(GOAL_CARD), 1, "the goal card, if one knows it: " + ", ".join(GOAL_CARD.ids)),
            Feature(f"goal.{corner}_looked", players, 1, "who has looked at it, from the own seat on"),
        ]
    for player in range(players):
        whose = "own" if player == 0 else f"next{player}"
        features += [
            Feature(f"{whose}.clan", 2, 1, "the colour of the clan card: blue, yellow"),
            Feature(f"{whose}.role", len(CLAN_CARD), 1, "the clan card, if one knows it"),
            Feature(f"{whose}.saboteur", 1, 255, "how likely a saboteur, from 0 to 255, as one's knowledge allows"),
            Feature(f"{whose}.looked", players, 1, "who knows the clan card, from the own seat on"),
            Feature(f"{whose}.left", 1, MOST, "the how-manieth to leave the cave, or 0"),
            Feature(f"{whose}.lying", 1, 1, "the dwarf lies"),
            Feature(f"{whose}.gold", 1, 255, "nuggets"),
            Feature(f"{whose}.limit", 1, 255, "hand limit"),
            Feature(f"{whose}.boots", 1, 1, "has boots"),
            Feature(f"{whose}.axes", 1, 255, "axes"),
            Feature(f"{whose}.cards", TIERS, 255, "cards in hand, by tier"),
            Feature(f"{whose}.known", KINDS, 255, "cards that are certainly in this hand, by kind", CARD.ids),
        ]
    for creature in CREATURE.ids:
        features.append(Feature(f"{creature}.of", players, 1, "whose it is, from the own seat on"))
    for name, most, meaning in LAYERS:
        features.append(Feature(f"map.{name}", CELLS, most, meaning))
    return Observation(VERSION, features)


def encode(s: SabState, seat: int, buffer: Any) -> None:
    parts: list[bytes] = []
    QUESTIONS.put(parts, s, seat)
    put_table(parts, s, seat)
    chances = likely(s, seat)
    for distance in range(s.players):
        put_dwarf(parts, s, seat, (seat + distance) % s.players, chances)
    for owner in s.creature_of:
        parts.append(SEAT[s.players][(owner - seat) % s.players if owner >= 0 else -1])
    parts.append(cave(s, seat))
    buffer[:] = b"".join(parts)


def turned(mask: int, seat: int, players: int) -> int:
    """A mask of seats, counted from a seat on."""
    mask &= (1 << players) - 1
    return (mask >> seat | mask << (players - seat)) & (1 << players) - 1


def put_table(parts: list[bytes], s: SabState, seat: int) -> None:
    players = s.players
    parts.append(SEAT[players][seat])
    put_bits(parts, s.rules, len(SWITCHES))
    parts.append(SEAT[players][(s.active - seat) % players])
    put_number(parts, max(0, s.moves))
    parts.append(NUMBER[1 if s.stiff else 0])
    put_number(parts, max(0, s.draws))
    for taken in s.taken:
        put_number(parts, taken)
    parts.append(bytes(s.shown_counts()))
    parts.append(counts(s.hands[seat], KINDS))
    parts.append(counts(s.gone[seat], KINDS))
    parts.append(counts(s.aside if s.left and s.left[0] == seat else (), len(CLAN_CARD)))
    for corner in range(4):
        known = s.goal_knows[corner]
        parts.append(GOAL_ROW[s.goals[corner] if known >> seat & 1 else -1])
        put_bits(parts, turned(known, seat, players), players)


def likely(s: SabState, seat: int) -> list[int]:
    """Per seat, of all that one's knowledge allows, the share (of 255) where it is a saboteur."""
    ways_of = [0] * s.players
    whole = 0
    for mask, ways in worlds_of(s, seat):
        whole += ways
        for other in range(s.players):
            if mask >> other & 1:
                ways_of[other] += ways
    return [255 * ways // whole if whole else 0 for ways in ways_of]


def put_dwarf(parts: list[bytes], s: SabState, me: int, seat: int, chances: list[int]) -> None:
    card, known = s.clan[seat], s.clan_knows[seat]
    parts.append(NOT_DEALT if card < 0 else COLOUR_ROW[card >> 1])
    parts.append(CLAN_ROW[card if card >= 0 and known >> me & 1 else -1])
    put_number(parts, chances[seat])
    put_bits(parts, turned(known, me, s.players), s.players)
    put_number(parts, s.left.index(seat) + 1 if seat in s.left else 0)
    parts.append(NUMBER[s.lying >> seat & 1])
    put_number(parts, s.gold[seat])
    put_number(parts, s.limit[seat])
    parts.append(NUMBER[s.boots >> seat & 1])
    put_number(parts, s.axes[seat])
    backs = [0] * TIERS
    for kind in s.hands[seat]:
        backs[s.deck.tier[kind]] += 1
    parts.append(bytes(backs))
    sure: list[int] = []
    if seat == me:
        sure = list(s.hands[me])
    else:
        for one in s.memories:
            if one.seat == me and one.holder == seat:
                sure = []
                for tier in range(TIERS):
                    sure += Course(one, tier, s.deck.tier).certain()
    parts.append(counts(sure, KINDS))


def cave(s: SabState, seat: int) -> bytes:
    if not s.board.layers:
        s.board.layers = layers(s.board)
    found = bytearray(s.board.layers)
    for field in s.nuggets:
        put_on(found, NUGGET_LAYER, field // FIELDS, 1)
    for creature in range(3):
        put_on(found, CREATURE_LAYER + creature, s.creature_at[creature] // FIELDS, 1)
    for web in range(3):
        edge = s.web_on[web]
        if edge >= 0:
            put_on(found, WEB_LAYER + (edge & 1), edge >> 1, s.web_shows[web])
    for other in range(s.players):
        put_on(found, DWARF_LAYER, s.at[other] // FIELDS, 1)
    put_on(found, OWN_LAYER, s.at[seat] // FIELDS, 1)
    return bytes(found)


def layers(board: Board) -> bytes:
    """What lies there for as long as no card is laid."""
    found = bytearray(len(LAYERS) * CELLS)
    deck = board.deck
    for cell, code in board.cards.items():
        if cell < CELLS:
            found[CARD_LAYER * CELLS + cell] = 1
            open_sides = deck.mask[code]
            for side in range(4):
                if open_sides >> side & 1:
                    found[(NORTH_LAYER + side) * CELLS + cell] = 1
            first = (code >> 1) * FIELDS
            for field in range(deck.size[code >> 1]):
                mark = deck.mark[first + field]
                if mark:
                    found[(MARK_LAYER + mark - 1) * CELLS + cell] = 1
    for cell in board.down:
        put_on(found, GOAL_LAYER, cell, 1)
    for cell in board.ends:
        put_on(found, END_LAYER, cell, 1)
    return bytes(found)


def put_on(found: bytearray, layer: int, cell: int, value: int) -> None:
    """Adds to a cell of a layer, if it lies in the cave and within the radius."""
    if 0 <= cell < CELLS:
        found[layer * CELLS + cell] += value
