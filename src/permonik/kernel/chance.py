"""A question to the dealer."""

from __future__ import annotations


class Chance:
    """Which card lies at this slot of a deck, or what does this die show?

    deck, generation  the deck or die; a deck that is shuffled again is a new generation
    slot              the place in the deck, or the number of the throw: never a global counter, so that the
                      answer does not depend on what was uncovered before
    outcomes          the possible answers, equally likely (a doubled face of a die stands twice)
    contents          everything the deck held when it was shuffled; empty for a die
    """

    __slots__ = ("contents", "deck", "generation", "outcomes", "slot")

    def __init__(
        self, deck: str, slot: int, outcomes: list[int], contents: tuple[int, ...] = (), generation: int = 0
    ) -> None:
        self.deck = deck
        self.slot = slot
        self.outcomes = outcomes
        self.contents = contents
        self.generation = generation

    def __repr__(self) -> str:
        return f"Chance({self.deck!r}, {self.slot}, {self.outcomes})"
