"""Who somebody is, and how they come in."""

from __future__ import annotations

from typing import Literal

import msgspec

from permonik.server.wire.base import In, Out


class Person(Out):
    """`face`: five digits, if somebody has chosen them: hat, its colour, beard, its colour, skin."""

    id: str
    name: str
    guest: bool
    face: str = ""


Part = Literal["results", "favourites", "history"]


class Me(Person):
    """The person behind the cookie. `shows`: which parts of the profile others see."""

    shows: list[Part] = msgspec.field(default_factory=list)


class ChangeMe(In):
    """What is named changes, the rest stays."""

    name: str | None = None
    face: str | None = None
    shows: list[Part] | None = None


class Register(In):
    """A guest keeps the name: from now on it has a password."""

    name: str
    password: str


class Registered(Out):
    """The recovery code is shown this once."""

    me: Me
    recovery: str


class SignIn(In):
    name: str
    password: str


class Recover(In):
    """Sets a new password with the recovery code, which is thereby used up; the answer is `Registered` again."""

    name: str
    recovery: str
    password: str


class ChangePassword(In):
    """The password as it is, and as it shall be. All other browsers are signed out."""

    password: str
    new: str


class DeleteMe(In):
    """The password of a registered person; a guest sends none."""

    password: str | None = None


class Invitation(Out):
    """The address under which others reach this house; None: nobody but this machine does."""

    url: str | None


class Report(In):
    """A name, or a line of chat at a table (told by its text), that the operator should see."""

    person: str
    what: Literal["name", "chat"]
    table: str | None = None
    text: str = ""
    why: str = ""
