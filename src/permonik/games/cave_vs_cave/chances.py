"""Chance: the start player, the light rooms that leave, action tiles, and the rooms under the covered cells."""

from __future__ import annotations

from permonik.games.cave_vs_cave.actions import (
    SAY_DREW,
    SAY_DUG,
    SAY_FOOD_FOUND,
    SAY_REMOVED,
    SAY_ROUND,
    SAY_STARTS,
)
from permonik.games.cave_vs_cave.masks import bits
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import (
    BACKS,
    COVERED_CELLS,
    DARK,
    DRIFT_MINING,
    FOOD,
    LIGHT,
    LIMIT,
    WITH_BACK,
    WITH_FOOD,
)
from permonik.kernel.chance import Chance
from permonik.kernel.step import CHANCE, Step


class CaveStep(Step[CaveState]):
    """The root of all steps here."""


class StartPlayer(CaveStep):
    """C1 (R2.8)."""

    def __init__(self, seat: int = CHANCE) -> None:
        super().__init__(seat)

    def chance(self, s: CaveState) -> Chance:
        return Chance("start", 0, [0, 1])

    def apply(self, s: CaveState, action: int) -> None:
        s.start = action
        if s.loud:
            s.say(SAY_STARTS, action)


class RemoveLight(CaveStep):
    """C4: one of the light rooms leaves the game (R10.1)."""

    def __init__(self, slot: int) -> None:
        super().__init__(CHANCE)
        self.slot = slot

    def fields(self) -> tuple[int, ...]:
        return (self.slot,)

    def chance(self, s: CaveState) -> Chance:
        return Chance("light", self.slot, list(bits(s.display)), LIGHT)

    def apply(self, s: CaveState, action: int) -> None:
        s.display &= ~(1 << action)
        s.removed |= 1 << action
        if s.loud:
            s.say(SAY_REMOVED, action)


class TurnUp(CaveStep):
    """C2: the next action tile, one of those with the number of this round on their back (R4.2)."""

    def __init__(self, back: int, slot: int) -> None:
        super().__init__(CHANCE)
        self.back = back
        self.slot = slot

    def fields(self) -> tuple[int, ...]:
        return (self.back, self.slot)

    def chance(self, s: CaveState) -> Chance:
        tiles = WITH_BACK[len(s.caves)][self.back]
        return Chance(f"tiles-{BACKS[self.back]}", self.slot, [t for t in tiles if not s.up >> t & 1], tiles)

    def apply(self, s: CaveState, action: int) -> None:
        turn_up(s, action)


def turn_up(s: CaveState, tile: int) -> None:
    if not s.up >> tile & 1:
        s.shelf = (*s.shelf, tile)
    s.up |= 1 << tile
    if s.loud:
        s.say(SAY_ROUND, s.round + 1, tile, s.turns_each())


class Uncover(CaveStep):
    """C3, C5: the room under an excavated cell enters the display (R6.5.1), food is found (R6.5.2)."""

    def __init__(self, who: int, cell: int) -> None:
        super().__init__(CHANCE)
        self.who = who
        self.cell = cell

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.cell)

    def chance(self, s: CaveState) -> Chance:
        slot = self.who * len(COVERED_CELLS) + COVERED_CELLS.index(self.cell)
        return Chance("rooms", slot, list(bits(s.unseen)), DARK)

    def apply(self, s: CaveState, action: int) -> None:
        s.unseen &= ~(1 << action)
        s.display |= 1 << action
        cave = s.caves[self.who]
        cave.uncover(self.cell)
        if s.loud:
            s.say(SAY_DUG, self.who, self.cell, action)
        if WITH_FOOD >> self.cell & 1:
            found = cave.goods[FOOD] < LIMIT[FOOD]
            cave.goods[FOOD] += found
            if s.loud and found:
                s.say(SAY_FOOD_FOUND, self.who)


class DrawRoom(CaveStep):
    """C5: in the solo game a single excavation also turns up the top of the draw pile (R10.5)."""

    def __init__(self, seat: int = CHANCE) -> None:
        super().__init__(seat)

    def chance(self, s: CaveState) -> Chance:
        return Chance("rooms", len(DARK) - s.pile, list(bits(s.unseen)), DARK)

    def apply(self, s: CaveState, action: int) -> None:
        s.pile -= 1
        s.unseen &= ~(1 << action)
        s.display |= 1 << action
        if s.loud:
            s.say(SAY_DREW, action)


def excavated(s: CaveState, count: int) -> None:
    """After `count` tiles were taken by one action: the solo draw, now or at the end of the turn (RU-17)."""
    s.dug += count
    if count == 1 and s.tile != DRIFT_MINING:
        draw_for_single(s)


def draw_for_single(s: CaveState) -> None:
    if len(s.caves) == 1 and s.pile and s.dug == 1:
        s.push(DrawRoom())
