"""The state of a game: what is still to happen (the agenda) and, in each game's subclass, everything else."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from mypy_extensions import mypyc_attr

from permonik.kernel.chance import Chance
from permonik.kernel.printing import paged, printed
from permonik.kernel.step import AUTO, CHANCE, EVERYONE, AnyStep, Code

NOBODY: Final[tuple[int, ...]] = ()
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(8))
OVER: Final = -3


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A stack of steps, the last one open; while seats decide at the same time, one stack ("lane") per seat.

    A step is popped before it is applied, and pushes what follows from it. Steps of nobody run until a question
    is open. The state trusts its caller: `Match` is what checks.
    """

    def __init__(self, agenda: list[AnyStep], lanes: list[list[AnyStep]]) -> None:
        self.agenda = agenda
        self.lanes = lanes
        self.acting = -1  # the lane whose step is being carried out
        self.loud = False  # whether to tell what happens; copies are silent
        self.said: list[tuple[int, tuple[int, ...], int]] = []

    def __repr__(self) -> str:
        """For a prompt or a notebook: who is asked what, `<State: seat 1 is asked TakeSpace(1)>`."""
        asked = [f"seat {seat} is asked {self.open(seat)!r}" for seat in self.waiting()]
        if self.turn() == CHANCE:
            asked = [f"chance is asked {self.open(CHANCE)!r}"]
        return f"<{type(self).__name__}: {', '.join(asked) or 'over'}>"

    def __str__(self) -> str:
        """For `print`: the same, and the board as a spectator sees it."""
        return printed(self)

    def _repr_html_(self) -> str | None:
        """For a notebook: the board as a spectator sees it."""
        return paged(self)

    # -- for steps -------------------------------------------------------------------------------------------

    def push(self, step: AnyStep) -> None:
        """The step happens next."""
        if self.acting >= 0:
            self.lanes[self.acting].append(step)
        else:
            self.agenda.append(step)

    def then(self, *steps: AnyStep) -> None:
        """The steps happen next, in reading order."""
        stack = self.lanes[self.acting] if self.acting >= 0 else self.agenda
        stack.extend(reversed(steps))

    def together(self, steps: list[AnyStep]) -> None:
        """Opens one lane per step, each for another seat; the agenda goes on when all lanes are empty.

        What happens in a lane may touch its own player only, so that the order of answers does not matter.
        """
        lanes: list[list[AnyStep]] = []
        for step in steps:
            while len(lanes) <= step.seat:
                lanes.append([])
            lanes[step.seat].append(step)
        self.lanes = lanes

    def say(self, message: int, *args: int, audience: int = EVERYONE) -> None:
        """Tell the seats of `audience` something; ask `loud` first, the words cost time."""
        self.said.append((message, args, audience))

    # -- for players, bots and searches ----------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return not self.agenda and not self.lanes

    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        if self.lanes:
            if self.chance_lane() >= 0:
                return NOBODY
            return tuple([seat for seat in range(len(self.lanes)) if self.lanes[seat]])
        if not self.agenda:
            return NOBODY
        seat = self.agenda[-1].seat
        return ALONE[seat] if seat >= 0 else NOBODY

    def turn(self) -> int:
        """Whose answer is next: the first waiting seat, CHANCE, or OVER."""
        if self.lanes:
            first = OVER
            for lane in self.lanes:
                if lane:
                    seat = lane[-1].seat
                    if seat == CHANCE:
                        return CHANCE
                    if first == OVER:
                        first = seat
            return first
        agenda = self.agenda
        if not agenda:
            return OVER
        return agenda[-1].seat

    def open(self, seat: int) -> AnyStep:
        """The open question of a waiting seat (or of CHANCE)."""
        if self.lanes:
            return self.lanes[seat if seat >= 0 else self.chance_lane()][-1]
        return self.agenda[-1]

    def actions(self, seat: int) -> list[int]:
        """The legal answers of a waiting seat."""
        if self.lanes:
            return self.lanes[seat][-1].actions(self)
        return self.agenda[-1].actions(self)

    def chance(self) -> Chance | None:
        """What the dealer is asked, or None."""
        if self.turn() != CHANCE:
            return None
        return self.open(CHANCE).chance(self)

    def apply(self, seat: int, action: int) -> None:
        """A seat's answer, or (with `CHANCE`) the dealer's."""
        if self.lanes:
            self.apply_in_lane(seat if seat >= 0 else self.chance_lane(), action)
            return
        agenda = self.agenda
        agenda.pop().apply(self, action)
        while agenda and agenda[-1].seat == AUTO and not self.lanes:
            agenda.pop().run(self)

    def clone(self) -> State:
        """A copy that shares nothing that can change. Each game writes its own, by hand, for speed."""
        raise TypeError(f"{type(self).__name__} has no clone()")

    def forget(self) -> None:
        """From now on nobody's knowledge is kept, here and in copies: for searches, which only play on.

        The rules take the same course, and `key` tells positions apart by what lies where. A game where this saves
        no time does nothing here; one where it does raises `Forgotten` when such a state is viewed or stored.
        """

    def key(self) -> Hashable:
        """Equal for equal positions, and only for those."""
        raise TypeError(f"{type(self).__name__} has no key()")

    # -- inside ----------------------------------------------------------------------------------------------

    def chance_lane(self) -> int:
        """The lane that waits for chance, or -1."""
        for seat in range(len(self.lanes)):
            lane = self.lanes[seat]
            if lane and lane[-1].seat == CHANCE:
                return seat
        return -1

    def apply_in_lane(self, seat: int, action: int) -> None:
        """An answer where several seats decide at the same time."""
        lanes = self.lanes
        lane = lanes[seat]
        self.acting = seat
        lane.pop().apply(self, action)
        while lane and lane[-1].seat == AUTO:
            lane.pop().run(self)
        self.acting = -1
        if not lane:
            for other in lanes:
                if other:
                    return
            self.lanes = []
            self.settle()

    def settle(self) -> None:
        """Steps of nobody run until a question is open. A game calls it once, after its set-up."""
        agenda = self.agenda
        while agenda and agenda[-1].seat == AUTO and not self.lanes:
            agenda.pop().run(self)

    def clone_lanes(self) -> list[list[AnyStep]]:
        """The lanes for a copy: steps are shared, stacks are not."""
        return [lane[:] for lane in self.lanes] if self.lanes else []

    def agenda_codes(self) -> tuple[tuple[Code, ...], ...]:
        """The agenda and the lanes as plain data: the agenda first, then one entry per lane."""
        stacks = [self.agenda, *self.lanes]
        return tuple([tuple([step.code() for step in stack]) for stack in stacks])
