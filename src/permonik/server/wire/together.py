"""Coming together: friends, groups, somebody to play with."""

from __future__ import annotations

from permonik.server.wire.base import In, Out
from permonik.server.wire.people import Person
from permonik.server.wire.tables import TableOut


class FriendOut(Out):
    """`here`: the page is open, or was a moment ago."""

    person: Person
    here: bool


class InviteOut(Out):
    by: Person
    table: TableOut


class GroupInfo(Out):
    """A group in a list. `members`: how many."""

    id: str
    name: str
    members: int


class FriendsOut(Out):
    """My friends, those who are here first. Whoever has my `code` can become one."""

    code: str
    friends: list[FriendOut]
    invites: list[InviteOut]
    blocked: list[Person]
    groups: list[GroupInfo]


class Code(In):
    """Of a person or a group; spaces, hyphens and small letters do not matter."""

    code: str


class Block(In):
    person: str
    blocked: bool


class Whom(In):
    person: str


class NewGroup(In):
    name: str


class SeasonOut(Out):
    """What a member has played and won at the group's tables in a quarter of a year."""

    person: Person
    played: int
    won: int


class GroupOut(Out):
    """`owner` looks after it. `season`: of which the `standings` are, such as "2026-4"."""

    id: str
    name: str
    code: str
    owner: str
    members: list[FriendOut]
    tables: list[TableOut]
    season: str
    standings: list[SeasonOut]


class Seek(In):
    """Somebody to play with, in the usual way: so many players in all."""

    game: str
    players: int


class SeekingOut(Out):
    """`waiting`: how many want the same, me included, `table`: where we meet. No `game`: I have stopped."""

    game: str | None
    players: int
    waiting: int
    table: str | None
