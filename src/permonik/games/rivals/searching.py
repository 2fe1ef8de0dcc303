"""Drawing cards and looking through draw stacks: what nobody has seen is asked of the dealer (R12.2, R13.1, R16.8)."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.actions import MOST_COPIES, SAY_DREW, SAY_GOT, SAY_SEARCHED, TAKE
from permonik.games.rivals.cards import moves
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import RivalsStep
from permonik.games.rivals.tables import DRAW_STACKS, SETS
from permonik.kernel.chance import Chance
from permonik.kernel.choice import Gather, Item
from permonik.kernel.step import AUTO, CHANCE, AnyStep


def filled_stacks(s: RivalsState, seat: int) -> list[int]:
    """The draw stacks that a seat can draw from: an empty one stays a place only (R16.5, RU-40)."""
    stacks = s.stacks
    return [stack for stack in DRAW_STACKS[s.variant][seat] if stacks[stack].cards]


def can_draw(s: RivalsState, seat: int) -> bool:
    for stack in DRAW_STACKS[s.variant][seat]:
        if s.stacks[stack].cards:
            return True
    return False


class Uncover(RivalsStep):
    """CH-2: a seat sees a card that nobody had seen."""

    def __init__(self, who: int, stack: int, at: int) -> None:
        super().__init__(CHANCE)
        self.who = who
        self.stack = stack
        self.at = at

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.stack, self.at)

    def chance(self, s: RivalsState) -> Chance:
        mode = s.mode
        back = mode.stack_back[self.stack]
        slot = ~s.stacks[self.stack].cards[self.at]
        return Chance(SETS[back], slot, s.unseen[back][:], mode.contents[back])

    def audience(self, s: RivalsState) -> int:
        return 1 << self.who

    def apply(self, s: RivalsState, action: int) -> None:
        moves(s).turn_up(s, self.stack, self.at, action)


class DrawUnseen(Uncover):
    """The top card, which goes to the hand at once."""

    def __init__(self, who: int, stack: int) -> None:
        super().__init__(who, stack, 0)

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.stack)

    def apply(self, s: RivalsState, action: int) -> None:
        moves(s).turn_up(s, self.stack, 0, action)
        drawn(s, self.who, self.stack)


class Draw(RivalsStep):
    """The top card of a stack goes to a hand; the dealer is asked only if nobody has seen it."""

    def __init__(self, who: int, stack: int) -> None:
        super().__init__(AUTO)
        self.who = who
        self.stack = stack

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.stack)

    def run(self, s: RivalsState) -> None:
        draw(s, self.who, self.stack)


def draw(s: RivalsState, seat: int, stack: int) -> None:
    if s.stacks[stack].cards[0] < 0:
        s.agenda.append(DRAW_UNSEEN[seat * 6 + stack])
    else:
        drawn(s, seat, stack)


def drawn(s: RivalsState, seat: int, stack: int) -> None:
    kind = moves(s).draw_top(s, seat, stack)
    if s.loud:
        s.say(SAY_DREW, seat, stack)
        s.say(SAY_GOT, kind, audience=1 << seat)


def search(s: RivalsState, seat: int, stack: int, take: int) -> None:
    """A seat looks through a stack and takes some of its cards (RU-14: it must)."""
    if s.loud:
        s.say(SAY_SEARCHED, seat, stack)
    s.agenda.append(Look(seat, stack, take))


class Look(RivalsStep):
    """What nobody has seen is uncovered card by card; then the seat sees the whole stack."""

    def __init__(self, who: int, stack: int, take: int) -> None:
        super().__init__(AUTO)
        self.who = who
        self.stack = stack
        self.take = take

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.stack, self.take)

    def run(self, s: RivalsState) -> None:
        cards = s.stacks[self.stack].cards
        unseen = [at for at in range(len(cards)) if cards[at] < 0]
        if unseen:
            s.agenda.append(self)
            for at in reversed(unseen):
                s.agenda.append(Uncover(self.who, self.stack, at))
            return
        moves(s).look_through(s, self.who, self.stack)
        s.agenda.append(TakeCard(self.who, self.stack, self.take))


class TakeCard(RivalsStep):
    """D-2, D-28, D-32: a card of the stack one has looked through; of equal ones, which from the top.

    Secret: how many different cards there are depends on what lies there.
    """

    what = "card"
    looks = "stack"

    def __init__(self, seat: int, stack: int, left: int) -> None:
        super().__init__(seat)
        self.stack = stack
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.stack, self.left)

    def secret(self) -> bool:
        return True

    def audience(self, s: RivalsState) -> int:
        return 1 << self.seat

    def actions(self, s: RivalsState) -> list[int]:
        found: list[int] = []
        for kind in s.stacks[self.stack].cards:
            action = TAKE + kind * MOST_COPIES
            while action in found:
                action += 1
            found.append(action)
        return found

    def gather(self, s: RivalsState) -> Gather | None:
        """All cards at once; of equal ones the lower first, so that the others keep their numbers."""
        if self.left < 2:
            return None
        items = [Item(action) for action in reversed(self.actions(s))]
        return Gather(tuple(items), self.left, self.left)

    def apply(self, s: RivalsState, action: int) -> None:
        kind, copy = divmod(action - TAKE, MOST_COPIES)
        at = -1
        cards = s.stacks[self.stack].cards
        for _ in range(copy + 1):
            at = cards.index(kind, at + 1)
        moves(s).pick(s, self.seat, self.stack, at)
        if s.loud:
            s.say(SAY_GOT, kind, audience=1 << self.seat)
        if self.left > 1:
            s.agenda.append(TakeCard(self.seat, self.stack, self.left - 1))


DRAW_UNSEEN: Final[list[AnyStep]] = [DrawUnseen(seat, stack) for seat in range(2) for stack in range(6)]
DRAWS: Final[list[AnyStep]] = [Draw(seat, stack) for seat in range(2) for stack in range(6)]
