"""Dealers answer chance from outside, so that no state, and no bot that holds one, can know the future."""

from __future__ import annotations

from hashlib import blake2b, sha256
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from permonik.kernel.chance import Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Where chance comes from: asked once for each thing that chance decides."""

    def __repr__(self) -> str:
        """For a prompt. A seed would tell what lies where, so none is shown."""
        return f"<{type(self).__name__}>"

    def deal(self, chance: Chance) -> int:
        """One of `chance.outcomes`."""
        raise TypeError(f"{type(self).__name__} does not deal")

    def place(self, chance: Chance, outcome: int) -> None:
        """Somebody else has dealt this outcome already (in the match that this one was forked from)."""


class SamplingDealer(Dealer):
    """Answers at random: for searches and simulations."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def deal(self, chance: Chance) -> int:
        outcomes = chance.outcomes
        return outcomes[int(self.rng.random() * len(outcomes))]


class AlikeDealer(Dealer):
    """Answers at random, but the same question always alike: what differs is then due to decisions, not to luck."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.drawn: dict[tuple[str, int, int], float] = {}

    def deal(self, chance: Chance) -> int:
        key = (chance.deck, chance.generation, chance.slot)
        drawn = self.drawn.get(key)
        if drawn is None:
            drawn = self.rng.random()
            self.drawn[key] = drawn
        outcomes = chance.outcomes
        return outcomes[int(drawn * len(outcomes))]


class SeededDealer(Dealer):
    """The whole layout follows from the seed: what lies where does not depend on who uncovers what, and when.

    A deck is its contents sorted by a keyed hash of each card; a die is a keyed hash of its throw. BLAKE2 gives
    the same numbers on every platform, and asking twice gives the same answer twice.
    """

    def __init__(self, seed: int) -> None:
        self.key = sha256(str(seed).encode()).digest()
        self.orders: dict[tuple[str, int, tuple[int, ...]], list[int]] = {}
        self.placed: dict[tuple[str, int, tuple[int, ...]], set[int]] = {}  # slots that others have dealt

    def __reduce__(self) -> tuple[Any, ...]:
        return same_dealer, (self.key, self.orders, self.placed)

    def __repr__(self) -> str:
        decks = sorted({deck for deck, _, _ in self.orders})
        return f"<SeededDealer: {', '.join(decks) or 'no deck'} laid out>"

    def deal(self, chance: Chance) -> int:
        if not chance.contents:
            throw = self.number(f"{chance.deck}/{chance.generation}#{chance.slot}")
            return chance.outcomes[throw % len(chance.outcomes)]
        return self.order(chance.deck, chance.generation, chance.contents)[chance.slot]

    def place(self, chance: Chance, outcome: int) -> None:
        """The card lies there, and what would have lain there takes its place: no card is dealt twice."""
        if chance.contents:
            order = self.order(chance.deck, chance.generation, chance.contents)
            placed = self.placed.setdefault((chance.deck, chance.generation, chance.contents), set())
            if order[chance.slot] != outcome:
                # Of equal cards it is one that has not been dealt yet.
                at = next(at for at, card in enumerate(order) if card == outcome and at not in placed)
                order[at], order[chance.slot] = order[chance.slot], outcome
            placed.add(chance.slot)

    def order(self, deck: str, generation: int, contents: tuple[int, ...]) -> list[int]:
        """The contents as they lie, slot by slot."""
        key = (deck, generation, contents)
        order = self.orders.get(key)
        if order is None:
            pairs: list[tuple[int, int]] = []
            copies: dict[int, int] = {}
            for card in contents:
                copy = copies.get(card, 0)  # equal cards lie apart: each copy has a place of its own
                copies[card] = copy + 1
                pairs.append((self.number(f"{deck}/{generation}={card}" + f"*{copy}" * (copy > 0)), card))
            pairs.sort()
            order = [card for _, card in pairs]
            self.orders[key] = order
        return order

    def number(self, what: str) -> int:
        """A number that follows from the seed and a name alone."""
        return int.from_bytes(blake2b(what.encode(), key=self.key, digest_size=8).digest(), "big")


def commitment(seed: int, nonce: str) -> str:
    """Published when a match starts; seed and nonce, published at its end, prove that the deal was not touched."""
    return sha256(f"{nonce}{seed}".encode()).hexdigest()


def same_dealer(key: bytes, orders: dict[Any, list[int]], placed: dict[Any, set[int]]) -> SeededDealer:
    """What a pickle of a seeded dealer is made of."""
    dealer = SeededDealer(0)
    dealer.key = key
    dealer.orders = orders
    dealer.placed = placed
    return dealer
