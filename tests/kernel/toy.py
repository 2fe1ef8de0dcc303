"""A game of three steps for tests of the kernel: all guess two coins at the same time, then have to stop."""

from collections.abc import Hashable, Mapping
from types import MappingProxyType
from typing import Any, TypedDict

from permonik.kernel.actions import ActionTable, Kind
from permonik.kernel.chance import Chance
from permonik.kernel.domain import Domain
from permonik.kernel.game import Game
from permonik.kernel.message import SEAT, Score, line
from permonik.kernel.state import State
from permonik.kernel.step import AUTO, CHANCE, Step

SIDE = Domain("side", ["heads", "tails"])


class ToyState(State):
    def __init__(self, agenda: list[Any], lanes: list[list[Any]], points: list[int], flips: list[int]) -> None:
        super().__init__(agenda, lanes)
        self.points = points
        self.flips = flips

    def clone(self) -> "ToyState":
        return ToyState(self.agenda[:], self.clone_lanes(), self.points[:], self.flips[:])

    def key(self) -> Hashable:
        return (self.agenda_codes(), tuple(self.points), tuple(self.flips))


class ToyStep(Step[ToyState]):
    pass


class Together(ToyStep):
    def run(self, s: ToyState) -> None:
        s.together([Guess(seat) for seat in range(len(s.points))])


class Guess(ToyStep):
    """Heads or tails; the coin says whether it was right; after the second coin nothing is left to guess."""

    def actions(self, s: ToyState) -> list[int]:
        return [1, 2] if s.flips[self.seat] < 2 else [0]

    def apply(self, s: ToyState, action: int) -> None:
        if action:
            s.push(Flip(CHANCE, self.seat, action - 1))
        elif s.loud:
            s.say(0, self.seat)


class Flip(ToyStep):
    def __init__(self, seat: int, who: int, guess: int) -> None:
        super().__init__(seat)
        self.who = who
        self.guess = guess

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.who, self.guess)

    def chance(self, s: ToyState) -> Chance:
        return Chance("coin", 10 * self.who + s.flips[self.who], [0, 1])

    def apply(self, s: ToyState, action: int) -> None:
        s.flips[self.who] += 1
        s.points[self.who] += action == self.guess
        s.push(Guess(self.who))


class ToyView(TypedDict):
    points: list[int]
    flips: list[int]


class Toy(Game):
    id = "toy"
    players = (1, 2, 3)
    private = False
    view_type = ToyView
    table = ActionTable([Kind(0, "stop"), Kind(1, "guess", SIDE)])
    decks: Mapping[str, Domain] = MappingProxyType({"coin": SIDE})
    lines = (line("stopped", seat=SEAT),)
    steps: Mapping[str, Any] = MappingProxyType({step.__name__: step for step in (Together, Guess, Flip)})

    def setup(self, players: int, options: Mapping[str, Any]) -> ToyState:
        state = ToyState([Together(AUTO)], [], [0] * players, [0] * players)
        state.settle()
        return state

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        return {"points": state.points[:], "flips": state.flips[:]}

    def scores(self, state: ToyState) -> list[Score]:
        return [Score(points, [("score-guesses", points)]) for points in state.points]

    def winners(self, state: ToyState) -> tuple[int, ...]:
        return tuple(seat for seat, points in enumerate(state.points) if points == max(state.points))


GAME = Toy()
