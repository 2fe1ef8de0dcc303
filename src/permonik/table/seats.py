"""Who sits where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal


@dataclass(frozen=True, kw_only=True)
class Seat:
    """`person` and `bot` say who decides; `name` is how the seat is called in the match.

    A person is any word that is different for different people; one person can have several seats. A seat of a person
    with a bot: the bot stands in while the person is away.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None = None
    bot: str | None = None
    name: str = ""
    resigned: bool = False

    @property
    def plays(self) -> bool:
        """Whether a person decides here."""
        return self.kind == "person" and not self.resigned and self.bot is None

    def without_person(self, name: str) -> Seat:
        return replace(self, person=None, name=name)


def seats_of(seats: Sequence[Seat], person: str | None) -> list[int]:
    return [seat.seat for seat in seats if seat.kind == "person" and seat.person == person]


def with_seat(seats: Sequence[Seat], seat: Seat) -> tuple[Seat, ...]:
    return (*seats[: seat.seat], seat, *seats[seat.seat + 1 :])


def bot_name(bot: str, seat: int) -> str:
    """How a bot is called in the match."""
    return f"{bot.rpartition(':')[2]} {seat + 1}"


def names_in_match(seats: Sequence[Seat], known: Callable[[str], str]) -> list[str]:
    """How the seats are called in a new match: people by their names (numbered if they sit twice), bots by theirs."""
    names = []
    for seat in seats:
        if seat.kind == "bot":
            names.append(bot_name(seat.bot or "", seat.seat))
        else:
            person = seat.person or ""
            twice = len(seats_of(seats, person)) > 1
            names.append(f"{known(person)} ({seat.seat + 1})" if twice else known(person))
    return names


def called(seats: Sequence[Seat], seat: Seat, name: str, study: bool) -> str:
    """A person by the name of today, whatever the record says; who sits twice is numbered, as in the match. In a study
    the names are those of the match that it came from."""
    twice = len(seats_of(seats, seat.person or "")) > 1
    if study or not name or (seat.name and seat.bot is not None):
        return seat.name
    return f"{name} ({seat.seat + 1})" if twice and seat.name else name


def rotated(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """For playing again: everybody one seat further. Who stands in for somebody does not come along."""
    moved = []
    for number in range(len(seats)):
        sat = seats[(number + 1) % len(seats)]
        kind = "open" if sat.kind == "person" and sat.person is None else sat.kind
        moved.append(Seat(seat=number, kind=kind, person=sat.person, bot=sat.bot if kind == "bot" else None))
    return tuple(moved)
