"""Building and razing walls (R6.3, R6.4)."""

from __future__ import annotations

from permonik.games.cave_vs_cave.actions import BUILD, BY_EFFECT, BY_ROOM, RAZE, SAY_BUILT, SAY_RAZED
from permonik.games.cave_vs_cave.cave import Cave
from permonik.games.cave_vs_cave.chances import CaveStep
from permonik.games.cave_vs_cave.effects.goods import gain
from permonik.games.cave_vs_cave.effects.kind import EffectStep, Kind
from permonik.games.cave_vs_cave.masks import bits
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import DUNGEON, DUNGEON_GAIN, EFFECTS, ROOMS, Effect
from permonik.kernel.reason import Reason

THE_DUNGEON: int = ROOMS.index("dungeon")


class Building(Kind):
    """R6.3.2: as long as there are walls."""

    def offered(self, s: CaveState, cave: Cave, effect: Effect) -> bool:
        return s.walls > 0

    def do(self, s: CaveState, seat: int, number: int) -> None:
        s.push(BuildWall(seat))

    def lacks(self, s: CaveState, cave: Cave, effect: Effect) -> Reason:
        return Reason("no-walls-left", "R6.3.2")


class BuildWall(CaveStep):
    """D6: any free slot of the own cave (R6.3.1); the Dungeon pays for it."""

    def could(self, s: CaveState) -> list[int]:
        return [BUILD + slot for slot in bits(s.caves[self.seat].slots)]

    def actions(self, s: CaveState) -> list[int]:
        cave = s.caves[self.seat]
        return [BUILD + slot for slot in bits(cave.slots & ~cave.walls)]

    def apply(self, s: CaveState, action: int) -> None:
        cave = s.caves[self.seat]
        s.walls -= 1
        cave.build(action - BUILD)
        if s.loud:
            s.say(SAY_BUILT, self.seat, action - BUILD)
        if cave.rooms & DUNGEON:
            gain(s, self.seat, DUNGEON_GAIN, (), BY_ROOM + THE_DUNGEON)


class Razing(Kind):
    """R6.4.1"""

    def offered(self, s: CaveState, cave: Cave, effect: Effect) -> bool:
        return cave.walls != 0

    def do(self, s: CaveState, seat: int, number: int) -> None:
        s.push(RazeWall(seat, number))

    def lacks(self, s: CaveState, cave: Cave, effect: Effect) -> Reason:
        return Reason("no-own-wall", "R6.4.1")


class RazeWall(EffectStep):
    """D7: a wall of the own cave goes back, and its goods are received (R6.4.1)."""

    def could(self, s: CaveState) -> list[int]:
        return [RAZE + slot for slot in bits(s.caves[self.seat].slots)]

    def actions(self, s: CaveState) -> list[int]:
        return [RAZE + slot for slot in bits(s.caves[self.seat].walls)]

    def apply(self, s: CaveState, action: int) -> None:
        s.walls += 1
        s.caves[self.seat].raze(action - RAZE)
        if s.loud:
            s.say(SAY_RAZED, self.seat, action - RAZE)
        gain(s, self.seat, EFFECTS[self.number].gain, (), BY_EFFECT[self.number])
