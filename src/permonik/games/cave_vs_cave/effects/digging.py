"""Excavating (R6.5)."""

from __future__ import annotations

from permonik.games.cave_vs_cave.actions import BY_EFFECT, DIG, SAY_DID
from permonik.games.cave_vs_cave.cave import Cave
from permonik.games.cave_vs_cave.chances import CaveStep, Uncover, excavated
from permonik.games.cave_vs_cave.effects.goods import packed
from permonik.games.cave_vs_cave.effects.kind import Kind, unpaid
from permonik.games.cave_vs_cave.masks import bits
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import EFFECTS, Effect
from permonik.kernel.reason import Reason
from permonik.kernel.step import AUTO


class Excavating(Kind):
    """One cell, or two of which the second may lie behind the first; some pay for it (R6.5.6)."""

    def offered(self, s: CaveState, cave: Cave, effect: Effect) -> bool:
        if effect.count == 2:
            return cave.can_pay(effect.pay) and cave.can_dig_twice()
        return (cave.through if effect.through else cave.access) != 0 and cave.can_pay(effect.pay)

    def do(self, s: CaveState, seat: int, number: int) -> None:
        effect = EFFECTS[number]
        s.caves[seat].pay(effect.pay)
        if s.loud and effect.pay:
            s.say(SAY_DID, seat, packed(effect.pay), 0, BY_EFFECT[number])
        if effect.count == 2:
            s.then(Dig(seat, 0), Dig(seat, 0), Excavated(2))
        else:
            s.then(Dig(seat, effect.through), Excavated(1))

    def lacks(self, s: CaveState, cave: Cave, effect: Effect) -> Reason:
        short = unpaid(cave, effect.pay, "R6.5.6")
        if short is not None:
            return short
        return Reason("nothing-covered", "R6.5.5") if not cave.covered else Reason("nothing-to-dig", "R6.5.3")


class Dig(CaveStep):
    """D8: an accessible covered cell (R6.5.3, R6.5.4)."""

    def __init__(self, seat: int, through: int) -> None:
        super().__init__(seat)
        self.through = through

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.through)

    def could(self, s: CaveState) -> list[int]:
        return [DIG + cell for cell in bits(s.caves[self.seat].covered)]

    def actions(self, s: CaveState) -> list[int]:
        cave = s.caves[self.seat]
        return [DIG + cell for cell in bits(cave.through if self.through else cave.access)]

    def apply(self, s: CaveState, action: int) -> None:
        s.push(Uncover(self.seat, action - DIG))


class Excavated(CaveStep):
    """After the tiles of one excavation."""

    def __init__(self, count: int) -> None:
        super().__init__(AUTO)
        self.count = count

    def fields(self) -> tuple[int, ...]:
        return (self.count,)

    def run(self, s: CaveState) -> None:
        excavated(s, self.count)
