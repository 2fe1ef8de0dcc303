"""A game of two questions for tests of choices and drafts: all pay three from their bowls, then have to go, twice.

Bowl a holds 1, b and c hold 2 each. The small questions take them in the order of the alphabet.
"""

from collections.abc import Hashable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, TypedDict

from permonik.kernel.actions import ActionTable, Kind
from permonik.kernel.choice import Gather, Item
from permonik.kernel.domain import Domain
from permonik.kernel.game import Game
from permonik.kernel.message import Score
from permonik.kernel.recall import Recall
from permonik.kernel.state import State
from permonik.kernel.step import AUTO, Step, build_step

BOWL = Domain("bowl", ["a", "b", "c"])
GO = 0
PAY = 1
PRICE = 3


class BowlsState(State):
    def __init__(self, agenda: list[Any], lanes: list[list[Any]], bowls: list[list[int]]) -> None:
        super().__init__(agenda, lanes)
        self.bowls = bowls

    def clone(self) -> "BowlsState":
        return BowlsState(self.agenda[:], self.clone_lanes(), [bowls[:] for bowls in self.bowls])

    def key(self) -> Hashable:
        return (self.agenda_codes(), tuple([tuple(bowls) for bowls in self.bowls]))


class BowlsStep(Step[BowlsState]):
    pass


class Begin(BowlsStep):
    def run(self, s: BowlsState) -> None:
        s.together([Pay(seat, PRICE, 0) for seat in range(len(s.bowls))])


class Farewell(BowlsStep):
    def run(self, s: BowlsState) -> None:
        s.together([Go(seat) for seat in range(len(s.bowls))])


class Pay(BowlsStep):
    def __init__(self, seat: int, left: int, last: int) -> None:
        super().__init__(seat)
        self.left = left
        self.last = last

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.last)

    def actions(self, s: BowlsState) -> list[int]:
        bowls = s.bowls[self.seat]
        return [PAY + at for at in range(self.last, 3) if bowls[at] and sum(bowls[at:]) >= self.left]

    def gather(self, s: BowlsState) -> Gather | None:
        bowls = s.bowls[self.seat]
        items = [Item(PAY + at, bowls[at]) for at in range(self.last, 3) if bowls[at]]
        return Gather(tuple(items), self.left, self.left) if self.left > 1 else None

    def apply(self, s: BowlsState, action: int) -> None:
        at, left = action - PAY, self.left - 1
        bowls = s.bowls[self.seat]
        bowls[at] -= 1
        if left and sum(bowls[at:]) > left:
            s.push(Pay(self.seat, left, at))
            return
        if left:  # there is one way only
            bowls[at:] = [0] * len(bowls[at:])
        s.push(Go(self.seat))


class Go(BowlsStep):
    def actions(self, s: BowlsState) -> list[int]:
        return [GO]

    def apply(self, s: BowlsState, action: int) -> None:
        pass


class BowlsRecall(Recall):
    """Nothing is hidden: what is seen is what is there."""

    def __init__(self, game: Game, view: dict[str, Any]) -> None:
        self.game = game
        self.view = view

    def fill(self, rng: Random) -> BowlsState:
        agenda, *lanes = [[build_step(self.game.steps, code) for code in codes] for codes in self.view["stacks"]]
        return BowlsState(agenda, lanes, [bowls[:] for bowls in self.view["bowls"]])


class BowlsView(TypedDict):
    bowls: list[list[int]]
    stacks: list[list[list[str | int]]]


class Bowls(Game):
    id = "bowls"
    players = (1, 2)
    private = False
    view_type = BowlsView
    table = ActionTable([Kind(GO, "go"), Kind(PAY, "pay", BOWL)])
    steps: Mapping[str, Any] = MappingProxyType({step.__name__: step for step in (Begin, Farewell, Pay, Go)})

    def setup(self, players: int, options: Mapping[str, Any]) -> BowlsState:
        state = BowlsState([Farewell(AUTO), Begin(AUTO)], [], [[1, 2, 2] for _ in range(players)])
        state.settle()
        return state

    def view(self, state: BowlsState, seat: int | None) -> dict[str, Any]:
        stacks = [[list(code) for code in codes] for codes in state.agenda_codes()]
        return {"bowls": [bowls[:] for bowls in state.bowls], "stacks": stacks}

    def recall(self, view: dict[str, Any]) -> BowlsRecall:
        return BowlsRecall(self, view)

    def weighty(self, state: BowlsState, seat: int, action: int) -> str | None:
        return "forfeit" if action == GO else None

    def scores(self, state: BowlsState) -> list[Score]:
        return [Score(sum(bowls), []) for bowls in state.bowls]

    def winners(self, state: BowlsState) -> tuple[int, ...]:
        return ()


GAME = Bowls()
