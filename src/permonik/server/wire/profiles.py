"""What somebody has played, and how well."""

from __future__ import annotations

from typing import Literal

from permonik.server.wire.base import Out
from permonik.server.wire.people import Me, Part, Person
from permonik.server.wire.tables import TableOut
from permonik.server.wire.together import FriendsOut


class RatingOut(Out):
    """How well somebody plays, as far as it is known: a person or a bot. `margin`: give or take so many points."""

    game: str
    size: Literal["two", "more"]
    person: Person | None
    bot: str | None
    points: int
    margin: int
    provisional: bool
    games: int
    won: int


class LeadersOut(Out):
    """The best of a pool: first those of whom enough is known and the bots, then the others."""

    game: str
    size: Literal["two", "more"]
    leaders: list[RatingOut]


class ResultsOut(Out):
    """Somebody's latest games of one kind. `left`: resigned or lost on time; `mean` and `best`: of the points."""

    game: str
    size: Literal["alone", "two", "more"]
    played: int
    won: int
    left: int
    mean: float
    best: int


class FavouriteOut(Out):
    """A room or card that somebody has built or played; `thing` is the id of its text in the game's texts."""

    game: str
    thing: str
    times: int


class AgainstOut(Out):
    """The games of two people: how often the one whose profile it is has won and the other has not, and so on."""

    person: Person
    games: int
    won: int
    lost: int


class SolvedOut(Out):
    """How well somebody solves the puzzles of a game: how many they tried, and solved at the first try."""

    game: str
    rating: int
    tried: int
    solved: int


class ProfileOut(Out):
    """What somebody shows; null is what they do not. `against`: of others only what was between them and me."""

    person: Person
    mine: bool
    shows: list[Part]
    ratings: list[RatingOut]
    results: list[ResultsOut] | None
    favourites: list[FavouriteOut] | None
    puzzles: list[SolvedOut] | None
    against: list[AgainstOut]


class SaidOut(Out):
    table: str
    text: str
    at: float


class TriedOut(Out):
    """The first try at a puzzle."""

    game: str
    puzzle: str
    solved: bool


class ExportOut(Out):
    """All that the house keeps of somebody, but for the password, of which it has only a hash."""

    me: Me
    created: float
    seen: float
    lessons: list[str]
    puzzles: list[TriedOut]
    ratings: list[RatingOut]
    tables: list[TableOut]
    said: list[SaidOut]
    muted: list[Person]
    friends: FriendsOut
