"""Where the animals of a home could stand: one arrangement, for people to look at. The rules only ask for counts.

It follows the proof of `housing.py`: dedicated places, dogs with sheep, then the largest place for the largest rest.
"""

from __future__ import annotations

from typing import Final, TypedDict

from permonik.games.caverna.actions import CELL, GOOD
from permonik.games.caverna.board import CELL_AT, ENTRY_LEVEL
from permonik.games.caverna.home import Home
from permonik.games.caverna.housing import BREAKFAST_CATTLE, BREAKFAST_ROOM, CUDDLE_ROOM, fits
from permonik.games.caverna.masks import bits
from permonik.games.caverna.survey import MIXED_DWELLING, STUBBLE_ROOM
from permonik.games.caverna.tables import CATTLE, DOG, DONKEY, FARM, SHEEP, WILD_BOAR

ANY: Final = -1


class Stall(TypedDict):
    """A place (a cell, or the two of a large pasture), how many it holds as it is used now, and what stands there."""

    cells: list[str]
    room: int
    animal: str | None
    count: int
    dogs: int


class Place:
    """A place while it is being filled."""

    def __init__(self, cells: int, capacity: int, only: int, guarded: bool) -> None:
        self.cells = cells
        self.capacity = capacity
        self.only = only  # a good, or ANY
        self.guarded = guarded  # dogs may watch sheep here
        self.animal = ANY
        self.count = 0
        self.dogs = 0

    def fill(self, animal: int, left: list[int], most: int) -> None:
        taken = min(most, left[animal])
        if taken > 0:
            self.animal = animal
            self.count = taken
            left[animal] -= taken

    def stall(self) -> Stall:
        return {
            "cells": [CELL.ids[CELL_AT[at]] for at in bits(self.cells)],
            "room": self.dogs + 1 if self.dogs else self.capacity,
            "animal": GOOD.ids[self.animal] if self.count else None,
            "count": self.count,
            "dogs": self.dogs,
        }


def stalls(home: Home) -> list[Stall]:
    """All places of a home with what stands there; what finds none (while room is being made) is not listed."""
    places = all_places(home)
    left = home.goods[:]
    for place in places:
        if place.only != ANY:
            place.fill(place.only, left, place.capacity)
    guard(home, places, left)
    shared = [place for place in places if place.only == ANY and not place.dogs]
    shared.sort(key=capacity_of)
    for place in reversed(shared):
        most = SHEEP
        for animal in FARM:
            if left[animal] > left[most]:
                most = animal
        place.fill(most, left, place.capacity)
    return [place.stall() for place in places]


def capacity_of(place: Place) -> int:
    return place.capacity


def all_places(home: Home) -> list[Place]:
    found = [Place(ENTRY_LEVEL, 2, ANY, False)]
    for at in bits(home.meadow):
        found.append(Place(1 << at, home.stables >> at & 1, ANY, True))
    for at in bits(home.small):
        found.append(Place(1 << at, 2 << (home.stables >> at & 1), ANY, True))
    for pair in home.larges:
        found.append(Place(pair, 4 << (pair & home.stables).bit_count(), ANY, True))
    forest = home.meadow | home.field | home.small | home.large
    found += [Place(1 << at, 1, WILD_BOAR, False) for at in bits(home.stables & ~forest)]
    found += [Place(1 << at, 1, DONKEY, False) for at in bits(home.ore_mine | home.ruby_mine)]
    if home.rooms & STUBBLE_ROOM:
        found += [Place(1 << at, 1, ANY, False) for at in bits(home.empty_fields())]
    for room, capacity, only in (
        (MIXED_DWELLING, 2, ANY),
        (BREAKFAST_ROOM, BREAKFAST_CATTLE, CATTLE),
        (CUDDLE_ROOM, len(home.places), SHEEP),
    ):
        if home.rooms & room:
            found.append(Place(home.cell_of(room.bit_length() - 1), capacity, only, False))
    return found


def guard(home: Home, places: list[Place], left: list[int]) -> None:
    """Dogs go to meadows without a stable, or all to one other place if the herd needs it."""
    dogs = home.goods[DOG]
    if not dogs or not left[SHEEP]:
        return
    chosen = [place for place in places if place.guarded and not place.capacity][:dogs]
    if not chosen:
        without = fits(home, left[SHEEP], left[DONKEY], left[WILD_BOAR], left[CATTLE], 0)
        if without or not home.least:
            return
        chosen = [next(place for place in places if place.guarded and place.capacity == home.least)]
    for place in chosen:
        place.dogs = 1
    chosen[0].dogs += dogs - len(chosen)
    for place in chosen:
        place.fill(SHEEP, left, place.dogs + 1)
