"""What changes seldom, as values that know their hash: copies of a state share them, and keys are made of them."""

from __future__ import annotations

from typing import Final

from permonik.kernel.fixed import Fixed
from permonik.kernel.pile import Pile

NOTHING: Final[list[int]] = []  # in place of marks: never changed


class Structure(Fixed):
    """The structure of a principality; `built` counts what was built there: towns, cities, roads, expansions."""

    def __init__(
        self,
        left: int,
        right: int,
        road_left: bool,
        road_right: bool,
        cities: int,
        regions: tuple[int, ...],
        sites: tuple[int, ...],
        cache_at: int,
    ) -> None:
        self.left = left
        self.right = right
        self.road_left = road_left
        self.road_right = road_right
        self.cities = cities
        self.regions = regions
        self.sites = sites
        self.cache_at = cache_at
        self.hashed = hash((left, right, road_left, road_right, cities, regions, sites, cache_at))
        built = right - left + cities.bit_count() + road_left + road_right + (cache_at >= 0)
        for kind in sites:
            if kind >= 0:
                built += 1
        self.built = built

    def __hash__(self) -> int:
        return self.hashed

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Structure)
            and self.left == other.left
            and self.right == other.right
            and self.road_left == other.road_left
            and self.road_right == other.road_right
            and self.cities == other.cities
            and self.regions == other.regions
            and self.sites == other.sites
            and self.cache_at == other.cache_at
        )


class Heap(Pile):
    """The cards of a stack or a hand where nobody remembers. Never changed in place once its hash was asked for."""

    __slots__ = ("hashed",)

    def __init__(self, cards: list[int]) -> None:
        super().__init__(cards, NOTHING)
        self.hashed = 0  # not yet asked for

    def __hash__(self) -> int:
        if not self.hashed:
            self.hashed = hash(tuple(self.cards))
        return self.hashed

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Heap) and self.cards == other.cards)


class MiddleCards(Fixed):
    """The stacks, the discard piles and the events where nobody remembers.

    None of them is ever changed in place, so it is enough to look whether they are the same objects.
    """

    def __init__(
        self,
        stacks: list[Pile],
        discards: tuple[tuple[int, ...], ...],
        resolved: tuple[int, ...],
        moons: tuple[int, ...],
    ) -> None:
        self.stacks = stacks
        self.discards = discards
        self.resolved = resolved
        self.moons = moons
        self.hashed = hash((*stacks, discards, resolved, moons))

    def __hash__(self) -> int:
        return self.hashed

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, MiddleCards)
            and self.stacks == other.stacks
            and self.discards == other.discards
            and self.resolved == other.resolved
            and self.moons == other.moons
        )
