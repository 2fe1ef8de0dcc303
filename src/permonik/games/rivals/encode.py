"""What a seat of Rivals knows, as a row of bytes: as much of its view as fits (H1 to H6).

Left out: the order of cards that one knows inside a stack, the places of expansions within the principality (only what
they add to the regions beside them is told), and where one is in doubt, all but what is certain.
"""

from __future__ import annotations

from typing import Any, Final

from permonik.games.rivals.actions import CARD, EVENT, FACE, REGION, RESOURCE
from permonik.games.rivals.cards import recollect
from permonik.games.rivals.principality import PLACES, SPOTS, STORES, TOWNS, Principality
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.steps import STEPS
from permonik.games.rivals.tables import BACK, CAPACITY, NUMBER_OF, RESOURCE_OF, SETS, VARIANT_IDS
from permonik.games.rivals.view import known_world
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

VERSION: Final = 1
KINDS: Final[int] = len(CARD)
REGIONS: Final[int] = len(REGION)
EVENTS: Final[int] = len(EVENT)
STACKS: Final = 6

# What asks nobody and came later has no place in it: rows that were learned from stay as they are.
QUESTIONS: Final = Questions([name for name in STEPS if name != "Because"])
SEAT: Final[list[bytes]] = one_hot(2)
VARIANT_ROW: Final[list[bytes]] = one_hot(len(VARIANT_IDS))
FACE_ROW: Final[list[bytes]] = one_hot(len(FACE))
KIND_ROW: Final[list[bytes]] = one_hot(KINDS)
STORE_ROW: Final[list[bytes]] = one_hot(STORES)
RESOURCE_ROW: Final[list[bytes]] = one_hot(len(RESOURCE))
NO_REGION: Final[bytes] = bytes(len(RESOURCE) + 1)
NO_STACK: Final[bytes] = bytes(1 + KINDS)


def observation(players: int) -> Observation:
    features = [
        *QUESTIONS.features(),
        *seat_features(players),
        Feature("variant", len(VARIANT_IDS), 1, "the mode: " + ", ".join(VARIANT_IDS)),
        Feature("first", 1, 1, "the own seat began"),
        Feature("active", 1, 1, "the own seat has the turn"),
        Feature("turns", 1, 255, "turns begun, less one"),
        Feature("production", 1, 6, "the production die of this turn, or 0"),
        Feature("face", len(FACE), 1, "the event die of this turn: " + ", ".join(FACE.ids)),
        Feature("discard", KINDS, 255, "discarded cards by kind: " + ", ".join(CARD.ids), CARD.ids),
        Feature("face_up", 1, 255, "cards left on the open stack"),
        Feature("roads", 1, 255, "roads left in the middle"),
        Feature("settlements", 1, 255, "settlements left in the middle"),
        Feature("cities", 1, 255, "cities left in the middle"),
        Feature("regions", REGIONS, 1, "region cards that can still be drawn: " + ", ".join(REGION.ids), REGION.ids),
        Feature("resolved", EVENTS, 255, "events under the deck: " + ", ".join(EVENT.ids), EVENT.ids),
        Feature("yules", 1, 255, "how often Yule came"),
        Feature("moons", EVENTS, 255, "the events of the Duel that were seen", EVENT.ids),
        Feature("playing", KINDS, 1, "the card being played", CARD.ids),
        Feature("named", len(RESOURCE), 255, "resources named"),
        Feature("picked", SPOTS, 1, "buildings picked, by spot"),
        Feature("drawn", REGIONS, 1, "regions drawn", REGION.ids),
        Feature("last", STORES, 1, "the store paid from last"),
        Feature("minted", 1, 255, "Mints used"),
        Feature("fetched", 1, 3, "who of Guido and Gustav has fetched the other, as bits"),
        Feature("reiner", 1, 1, "Reiner was played"),
        Feature("strength_token", 2, 1, "who has it, the own seat first"),
        Feature("trade_token", 2, 1, "who has it, the own seat first"),
    ]
    for stack in range(1, STACKS + 1):
        features.append(Feature(f"stack{stack}.cards", 1, 255, "cards in the stack"))
        features.append(Feature(f"stack{stack}.known", KINDS, 255, "those one knows, by kind", CARD.ids))
    for player in range(players):
        whose = "own" if player == 0 else "other"
        features += [
            Feature(f"{whose}.points", 1, 255, "victory points"),
            Feature(f"{whose}.strength", 1, 255, "strength"),
            Feature(f"{whose}.skill", 1, 255, "skill"),
            Feature(f"{whose}.commerce", 1, 255, "commerce"),
            Feature(f"{whose}.progress", 1, 255, "progress"),
            Feature(f"{whose}.defences", 1, 255, "defence rolls so far"),
            Feature(f"{whose}.towns", TOWNS, 1, "settlements and cities, from the left"),
            Feature(f"{whose}.cities", TOWNS, 1, "cities"),
            Feature(f"{whose}.roads", 2, 1, "roads beyond the last town on the left and on the right"),
            Feature(
                f"{whose}.regions",
                PLACES * (len(RESOURCE) + 1),
                6,
                "per place its resource (" + ", ".join(RESOURCE.ids) + ") and the number of its die",
            ),
            Feature(f"{whose}.stock", STORES, CAPACITY, "per place what is stored; the Gold Cache last"),
            Feature(f"{whose}.extra", PLACES, 255, "per place what expansions beside it add to its production"),
            Feature(f"{whose}.plenty", PLACES, 255, "per place the Storehouses and Abbeys beside it"),
            Feature(f"{whose}.expansions", KINDS, 255, "expansions by kind", CARD.ids),
            Feature(f"{whose}.cache", STORES, 1, "the place of the Gold Cache"),
            Feature(f"{whose}.free", 2 * TOWNS, 1, "sides of towns with a free site"),
            Feature(f"{whose}.hand", KINDS, 255, "cards one knows in the hand, by kind", CARD.ids),
            Feature(f"{whose}.hand_backs", len(SETS), 255, "cards one does not know, by back: " + ", ".join(SETS)),
        ]
    return Observation(VERSION, features)


def glance(s: RivalsState, seat: int, buffer: Any) -> None:
    """What lies in sight: one's own hand, and of cards that are face down only how many there are."""
    hands: list[list[int]] = [[], []]
    hands[seat] = s.players[seat].hand.cards
    put_row(s, seat, [(-1,) * len(stack.cards) for stack in s.stacks], hands, buffer)


def encode(s: RivalsState, seat: int, buffer: Any) -> None:
    recollect(s, seat)
    stacks: list[tuple[int, ...]] = [()] * len(s.stacks)
    hands: list[list[int]] = [[], []]
    for back in range(len(SETS)):
        if not s.mode.contents[back]:
            continue  # no such cards in this mode
        known = known_world(s, seat, back)
        numbers = s.mode.stacks_of[back]
        for at in range(len(numbers)):
            stacks[numbers[at]] = known[at]
        for player in range(2):
            hands[player] += known[len(numbers) + player]
    put_row(s, seat, stacks, hands, buffer)


def put_row(s: RivalsState, seat: int, stacks: list[tuple[int, ...]], hands: list[list[int]], buffer: Any) -> None:
    """`stacks`, `hands`: the cards that the seat knows there."""
    parts: list[bytes] = []
    QUESTIONS.put(parts, s, seat)
    put_table(parts, s, seat)
    for stack in range(STACKS):
        if stack < len(stacks):
            put_number(parts, len(stacks[stack]))
            parts.append(counts(stacks[stack], KINDS))
        else:
            parts.append(NO_STACK)
    for player in (seat, 1 - seat):
        put_number(parts, s.points(player))
        put_principality(parts, s.players[player], s.defences[player])
        parts.append(counts(hands[player], KINDS))
        unknown = [0] * len(SETS)
        for kind in s.players[player].hand.cards:
            unknown[BACK[kind]] += 1
        for kind in hands[player]:
            unknown[BACK[kind]] -= 1
        parts.append(bytes(unknown))
    buffer[:] = b"".join(parts)


def put_table(parts: list[bytes], s: RivalsState, seat: int) -> None:
    parts.append(SEAT[seat])
    parts.append(VARIANT_ROW[s.variant])
    parts.append(NUMBER[1 if s.first == seat else 0])
    parts.append(NUMBER[1 if s.active == seat else 0])
    put_number(parts, max(0, s.turns))
    put_number(parts, s.production)
    parts.append(FACE_ROW[s.face])
    discarded: list[int] = []
    for pile in s.discards:
        discarded += pile
    parts.append(counts(discarded, KINDS))
    put_number(parts, s.face_up)
    put_number(parts, s.roads)
    put_number(parts, s.settlements)
    put_number(parts, s.cities)
    put_bits(parts, s.regions, REGIONS)
    parts.append(counts(s.resolved, EVENTS))
    put_number(parts, s.yules)
    parts.append(counts(s.moons, EVENTS))
    parts.append(KIND_ROW[s.playing])
    parts.append(counts(s.named, len(RESOURCE)))
    put_bits(parts, s.picked, SPOTS)
    drawn = 0
    for region in s.drawn:
        drawn |= 1 << region
    put_bits(parts, drawn, REGIONS)
    parts.append(STORE_ROW[s.last if s.last >= 0 else -1])
    put_number(parts, s.minted)
    put_number(parts, s.fetched)
    parts.append(NUMBER[1 if s.reiner else 0])
    for holder in (s.strength_holder(), s.trade_holder()):
        parts.append(SEAT[-1 if holder < 0 else holder ^ seat])


def put_principality(parts: list[bytes], player: Principality, defences: int) -> None:
    put_number(parts, player.strength)
    put_number(parts, player.skill)
    put_number(parts, player.commerce())
    put_number(parts, player.progress)
    put_number(parts, defences)
    put_bits(parts, (2 << player.right) - (1 << player.left), TOWNS)
    put_bits(parts, player.cities, TOWNS)
    parts.append(NUMBER[1 if player.road_left else 0])
    parts.append(NUMBER[1 if player.road_right else 0])
    for region in player.regions:
        if region >= 0:
            parts.append(RESOURCE_ROW[RESOURCE_OF[region]])
            parts.append(NUMBER[NUMBER_OF[region]])
        else:
            parts.append(NO_REGION)
    parts.append(bytes(player.stock))
    parts.append(bytes(player.extra))
    parts.append(bytes(player.plenty))
    parts.append(counts(player.sites, KINDS))
    parts.append(STORE_ROW[player.cache_at if player.cache_at >= 0 else -1])
    put_bits(parts, player.free, 2 * TOWNS)
