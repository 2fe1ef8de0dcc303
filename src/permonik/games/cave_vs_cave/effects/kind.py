"""A kind of effect."""

from __future__ import annotations

from permonik.games.cave_vs_cave.cave import Cave
from permonik.games.cave_vs_cave.chances import CaveStep
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import GOODS, Bundle, Effect
from permonik.kernel.reason import NO_REASON, Reason


class Kind:
    """One of section 15 of the rules."""

    def offered(self, s: CaveState, cave: Cave, effect: Effect) -> bool:
        """Whether the effect can be carried out with what the player holds now (RU-24)."""
        return True

    def do(self, s: CaveState, seat: int, number: int) -> None:
        """Does what needs no answer, or asks for one."""
        raise TypeError(f"{type(self).__name__} has no do()")

    def lacks(self, s: CaveState, cave: Cave, effect: Effect) -> Reason:
        """Why it is not on offer."""
        return NO_REASON


def lack(good: int, amount: int, rule: str) -> Reason:
    return Reason("lack", rule, f"amount-{GOODS[good]}", amount)


def unpaid(cave: Cave, cost: Bundle, rule: str) -> Reason | None:
    for good, amount in cost:
        if cave.goods[good] < amount:
            return lack(good, amount - cave.goods[good], rule)
    return None


class EffectStep(CaveStep):
    """A question inside an effect."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.number)
