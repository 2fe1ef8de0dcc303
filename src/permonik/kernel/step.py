"""A step: one small thing that is still to happen. Its `seat` says who decides it: a seat, chance, or nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from permonik.kernel.chance import Chance
    from permonik.kernel.choice import Gather
    from permonik.kernel.state import State

CHANCE: Final = -1
AUTO: Final = -2
EVERYONE: Final = -1  # as a mask of seats: all bits set

S = TypeVar("S", bound="State", contravariant=True)

Code = tuple[Any, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Immutable and shared between copies of a state; the kernel pops it before `apply` or `run`.

    A step holds promises, never snapshots: what it offers is read from the state when it is reached. It holds
    public ints only, since the agenda is part of every view.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.spelled = b""  # the question in an observation, once somebody has seen it (minds/encoding.py)
        self.interned = 0  # the number that equal steps share, once somebody has asked for it

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(str, self.fields()))})"

    def actions(self, s: S) -> list[int]:
        """A seat's step: the legal answers, never empty."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def could(self, s: S) -> list[int]:
        """A seat's step, for people: the answers that this kind of question may offer, legal now or not
        (kernel/reason.py). It may leave out what nobody would look for."""
        return []

    def apply(self, s: S, action: int) -> None:
        """A seat's or chance's step: carry out the answer."""
        raise TypeError(f"{type(self).__name__} takes no answer")

    def run(self, s: S) -> None:
        """A step of nobody (AUTO): happens by itself as soon as it is reached."""
        raise TypeError(f"{type(self).__name__} does not run by itself")

    def chance(self, s: S) -> Chance:
        """A step of chance: what is asked of the dealer."""
        raise TypeError(f"{type(self).__name__} asks no dealer")

    def audience(self, s: S) -> int:
        """The seats (as a mask) that may see the answer to this step. Asked before the answer is applied."""
        return EVERYONE

    def secret(self) -> bool:
        """True where the very number of answers depends on hidden cards: then even a single one is asked for."""
        return False

    def gather(self, s: S) -> Gather | None:
        """For people: the whole choice, if this question begins one of several parts (kernel/choice.py)."""
        return None

    def goes_on(self, first: Step[Any]) -> bool:
        """Whether this question is one more part of the choice that the question `first` began."""
        return type(self) is type(first)

    def fields(self) -> tuple[int, ...]:
        """The arguments of the constructor, to build the step again."""
        return (self.seat,)

    def code(self) -> Code:
        """The step as plain data, for comparison, storage and views."""
        return (type(self).__name__, *self.fields())

    def intern(self) -> int:
        """The same for equal steps, and only for those, while the program runs: for keys, in place of `code()`."""
        if not self.interned:
            code = self.code()
            number = INTERNED.get(code)
            if number is None:
                number = len(INTERNED) + 1
                INTERNED[code] = number
            self.interned = number
        return self.interned


# Steps hold a few small numbers each: there are not so many different ones.
INTERNED: Final[dict[Code, int]] = {}


AnyStep = Step[Any]  # the kernel's one `Any`: it holds the steps of every game alike


def build_step(classes: Mapping[str, type[AnyStep]], code: object) -> AnyStep:
    """The way back from `Step.code()`; raises ValueError for anything else."""
    if not isinstance(code, (list, tuple)) or not code or code[0] not in classes:
        raise ValueError(f"no step {code!r}")
    for field in code[1:]:
        if not isinstance(field, int):
            raise ValueError(f"no step {code!r}")
    return classes[code[0]](*code[1:])
