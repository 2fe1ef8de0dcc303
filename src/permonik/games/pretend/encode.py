"""What a seat of Pretend knows, as a row of bytes: as much of its view as fits (H1 to H4)."""

from __future__ import annotations

from typing import Any, Final

from permonik.games.pretend.actions import BACK, CARD
from permonik.games.pretend.state import PretendState
from permonik.games.pretend.steps import STEPS
from permonik.kernel.pile import Pile
from permonik.minds.encoding import (
    NUMBER,
    Feature,
    Observation,
    Questions,
    one_hot,
    put_bits,
    put_number,
    seat_features,
)

VERSION: Final = 1
CARDS: Final = 12
DEEP: Final = 6  # cards of one back
QUESTIONS: Final = Questions(STEPS)
SEAT: Final[list[list[bytes]]] = [one_hot(players) for players in range(5)]
CARD_ROW: Final[list[bytes]] = one_hot(CARDS)
FACE_ROW: Final[list[bytes]] = one_hot(2)


def observation(players: int) -> Observation:
    features = [
        *QUESTIONS.features(),
        *seat_features(players),
        Feature("active", players, 1, "whose turn it is, from the own seat on"),
        Feature("tiny", 1, 1, "played with the tiny deck"),
        Feature("rounds", 1, 6, "rounds that are played"),
        Feature("turns", 1, 255, "turns begun"),
        Feature("guess", 2, 1, "the face that was named"),
        Feature("offered", CARDS, 1, "the card being sold", CARD.ids),
        Feature("discard", CARDS, 1, "cards laid off: " + ", ".join(CARD.ids), CARD.ids),
        Feature("among", CARDS, 1, "cards known to lie among several places, without saying which", CARD.ids),
    ]
    for stack in ("upper", "lower"):
        features.append(Feature(f"{stack}.cards", 1, DEEP, "cards in the stack"))
        features.append(Feature(f"{stack}.known", DEEP * CARDS, 1, "per place of the stack, the card one knows there"))
    for player in range(players):
        whose = "own" if player == 0 else f"next{player}"
        features += [
            Feature(f"{whose}.coins", 1, 255, "coins"),
            Feature(f"{whose}.soot", 1, 255, "soot"),
            Feature(f"{whose}.hand", CARDS, 1, "cards one knows in the hand", CARD.ids),
            Feature(f"{whose}.hand_backs", 2, CARDS, "cards one does not know there, by back"),
            Feature(f"{whose}.eaten", CARDS, 1, "cards one knows among the eaten ones", CARD.ids),
            Feature(f"{whose}.eaten_backs", 2, CARDS, "cards one does not know there, by back"),
        ]
    return Observation(VERSION, features)


def encode(s: PretendState, seat: int, buffer: Any) -> None:
    players = len(s.miners)
    parts: list[bytes] = []
    QUESTIONS.put(parts, s, seat)
    parts.append(SEAT[players][seat])
    parts.append(SEAT[players][(s.active - seat) % players])
    parts.append(NUMBER[1 if s.tiny else 0])
    put_number(parts, s.rounds)
    put_number(parts, s.turns)
    parts.append(FACE_ROW[s.guess])
    parts.append(CARD_ROW[s.offered])
    put_bits(parts, mask_of(s.discard), CARDS)
    among = 0
    for one in s.sets:
        if one.seat == seat:
            among |= mask_of(one.known)
    put_bits(parts, among, CARDS)
    for stack in s.stacks:
        put_number(parts, len(stack.cards))
        for at in range(DEEP):
            known = at < len(stack.cards) and stack.knows[at] >> seat & 1
            parts.append(CARD_ROW[stack.cards[at] if known else -1])
    for distance in range(players):
        miner = s.miners[(seat + distance) % players]
        put_number(parts, miner.coins)
        put_number(parts, miner.soot)
        put_heap(parts, miner.hand, seat)
        put_heap(parts, miner.eaten, seat)
    buffer[:] = b"".join(parts)


def put_heap(parts: list[bytes], pile: Pile, seat: int) -> None:
    known = light = dark = 0
    for at in range(len(pile.cards)):
        card = pile.cards[at]
        if pile.knows[at] >> seat & 1:
            known |= 1 << card
        elif BACK[card]:
            dark += 1
        else:
            light += 1
    put_bits(parts, known, CARDS)
    parts.append(NUMBER[light])
    parts.append(NUMBER[dark])


def mask_of(cards: list[int]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found
