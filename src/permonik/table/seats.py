"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence
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
