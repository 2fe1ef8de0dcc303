"""The position of Pretend."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from permonik.games.pretend.actions import FULL, TINY
from permonik.kernel.pile import KnownSet, Pile
from permonik.kernel.state import State
from permonik.kernel.step import AnyStep

HAND_LIMIT: Final = 4
COINS_AT_START: Final = 2


class Miner:
    """A player: coins, soot (a point lost each), the hand, and what was eaten (face down, known to the eater)."""

    def __init__(self, coins: int, soot: int, hand: Pile, eaten: Pile) -> None:
        self.coins = coins
        self.soot = soot
        self.hand = hand
        self.eaten = eaten

    def clone(self) -> Miner:
        return Miner(self.coins, self.soot, self.hand.clone(), self.eaten.clone())

    def key(self) -> Hashable:
        return (self.coins, self.soot, self.hand.key(), self.eaten.key())


class PretendState(State):
    """`unseen`: per stack, the cards (as bits) whose place nobody knows.

    `guess`: the face that was named while the die is thrown, or -1. `offered`: a card being sold, or -1.
    """

    def __init__(
        self,
        agenda: list[AnyStep],
        lanes: list[list[AnyStep]],
        tiny: bool,
        rounds: int,
        active: int,
        turns: int,
        guess: int,
        offered: int,
        miners: list[Miner],
        stacks: list[Pile],
        unseen: list[int],
        discard: list[int],
        sets: list[KnownSet],
    ) -> None:
        super().__init__(agenda, lanes)
        self.tiny = tiny
        self.decks = TINY if tiny else FULL
        self.rounds = rounds
        self.active = active
        self.turns = turns
        self.guess = guess
        self.offered = offered
        self.miners = miners
        self.stacks = stacks
        self.unseen = unseen
        self.discard = discard
        self.sets = sets

    def clone(self) -> PretendState:
        return PretendState(
            self.agenda[:],
            self.clone_lanes(),
            self.tiny,
            self.rounds,
            self.active,
            self.turns,
            self.guess,
            self.offered,
            [miner.clone() for miner in self.miners],
            [stack.clone() for stack in self.stacks],
            self.unseen[:],
            self.discard[:],
            [one.clone() for one in self.sets],
        )

    def key(self) -> Hashable:
        return (
            self.agenda_codes(),
            self.tiny,
            self.rounds,
            self.active,
            self.turns,
            self.guess,
            self.offered,
            tuple([miner.key() for miner in self.miners]),
            tuple([stack.key() for stack in self.stacks]),
            tuple(self.unseen),
            tuple(self.discard),
            tuple([one.key() for one in self.sets]),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        from permonik.games.pretend.plain import dump, restore

        return restore, (dump(self),)

    def seats_from(self, first: int) -> list[int]:
        count = len(self.miners)
        return [(first + i) % count for i in range(count)]


def contents(tiny: bool) -> tuple[tuple[int, ...], ...]:
    return TINY if tiny else FULL


def bits(cards: tuple[int, ...] | list[int]) -> int:
    return sum([1 << card for card in cards])


CARDS_OF: Final[list[list[int]]] = [[card for card in range(6) if mask >> card & 1] for mask in range(64)]
DARK_CARDS_OF: Final[list[list[int]]] = [[card + 6 for card in cards] for cards in CARDS_OF]


def cards_of(mask: int) -> list[int]:
    """The cards of a mask of one back, in order."""
    return CARDS_OF[mask] if mask < 64 else DARK_CARDS_OF[mask >> 6]
