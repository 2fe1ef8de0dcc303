"""Word when it matters: by mail, by push."""

from __future__ import annotations

from typing import Literal

from permonik.server.wire.base import In, Lang, Out

WordKind = Literal["turn", "reminder", "over"]


class WordWish(In):
    """How I want to be told: which kinds by mail and by push, quiet hours and an hour for the digest (0 to 23, in
    `zone`), the language."""

    mail: list[WordKind]
    push: list[WordKind]
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest: int | None = None
    zone: str = "UTC"
    lang: Lang = "en"


class Word(Out):
    """The same as it is kept, and what there is: an address and whether it is confirmed, devices, the key for push."""

    mail: list[WordKind]
    push: list[WordKind]
    kinds: list[WordKind]
    quiet_from: int | None
    quiet_to: int | None
    digest: int | None
    zone: str
    lang: Lang
    email: str | None
    confirmed: bool
    mail_works: bool
    push_key: str
    devices: int


class EmailWish(In):
    """A link is sent there, in that language."""

    email: str
    lang: Lang = "en"


class DeviceWish(In):
    """A browser as its PushSubscription tells it; to remove it the endpoint is enough."""

    endpoint: str
    p256dh: str = ""
    auth: str = ""
    lang: Lang = "en"


class Token(In):
    """From a link in a mail."""

    token: str
