"""What a socket is told of a state: all of it, or what has changed since the last one that it has.

A state is encoded once for all who see the same. Of what a socket has only hashes are kept, field by field: the states
themselves, as Python holds them, would be most of the memory of a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from permonik.server.play.connection import ENCODER, Connection, encode
from permonik.table.messages import StateOut

Texts = dict[str, bytes]
INSIDE = ("view", "shown")  # of these the fields inside are told one by one
ALWAYS = ("log", "log_from")  # a patch that did not name them would tell the last lines again
WORTH = 0.9  # a patch that is hardly smaller than the state is none


class Told(NamedTuple):
    """What a socket has: the hash of every field, those inside `view` and `shown` on their own."""

    own: Mapping[str, int]
    view: Mapping[str, int]
    shown: Mapping[str, int]


class Parts:
    """A state, encoded field by field."""

    def __init__(self, state: StateOut) -> None:
        fields: Mapping[str, Any] = state
        self.own = texts_of({name: value for name, value in fields.items() if name not in INSIDE})
        self.view = texts_of(state["view"])
        self.shown = texts_of(state["shown"])

    def told(self) -> Told:
        return Told(hashes_of(self.own), hashes_of(self.view), hashes_of(self.shown))

    def whole(self) -> str:
        """The state itself. The order of its fields is another one, which means nothing in JSON."""
        inside = {"view": obj(self.view), "shown": obj(self.shown)}
        return obj(self.own | inside).decode()

    def since(self, told: Told | None) -> str:
        """What has changed; all of it where a field is gone, or where hardly anything has stayed."""
        if told is None or not (told.view.keys() <= self.view.keys() and told.shown.keys() <= self.shown.keys()):
            return self.whole()
        own, view, shown = changed(self.own, told.own), changed(self.view, told.view), changed(self.shown, told.shown)
        for name in ALWAYS:
            own[name] = self.own[name]
        if size(own, view, shown) > WORTH * size(self.own, self.view, self.shown):
            return self.whole()
        return patch_text(own, view, shown)


def tell(state: StateOut, connections: Iterable[Connection]) -> None:
    """Sends the state to sockets that see the same. What they have may differ: one may have come just now."""
    parts: Parts | None = None
    whole = ""
    made: dict[int, tuple[Told | None, str]] = {}  # by what a socket has, which is held so that it stays another one
    for connection in connections:
        if not connection.patches:
            whole = whole or encode(state)
            connection.send_text(whole)
            continue
        if parts is None:
            parts = Parts(state)
            told = parts.told()
        before = connection.told
        if id(before) not in made:
            made[id(before)] = (before, parts.since(before))
        connection.told = told
        connection.send_text(made[id(before)][1])


def tell_beside(fields: Mapping[str, Any], entry: int, connections: Iterable[Connection]) -> None:
    """Sends what has changed beside the match, to sockets that have all of it; nothing else of the state is made."""
    texts = texts_of(fields)
    hashes = hashes_of(texts)
    for connection in connections:
        if connection.told is None:
            continue
        news = changed(texts, connection.told.own)
        if news:
            connection.told = connection.told._replace(own={**connection.told.own, **hashes})
            connection.send_text(patch_text({**news, **texts_of({"log": [], "log_from": entry})}, {}, {}))


def texts_of(fields: Mapping[str, Any]) -> Texts:
    write = ENCODER.encode
    return {name: write(value) for name, value in fields.items()}


def hashes_of(texts: Texts) -> dict[str, int]:
    return {name: hash(text) for name, text in texts.items()}


def changed(texts: Texts, told: Mapping[str, int]) -> Texts:
    return {name: text for name, text in texts.items() if told.get(name) != hash(text)}


def size(*parts: Texts) -> int:
    return sum(len(text) for part in parts for text in part.values())


def obj(texts: Texts) -> bytes:
    return b"{" + b",".join([b'"%b":%b' % (name.encode(), text) for name, text in texts.items()]) + b"}"


def patch_text(own: Texts, view: Texts, shown: Texts) -> str:
    return (b'{"type":"patch","set":%b,"view":%b,"shown":%b}' % (obj(own), obj(view), obj(shown))).decode()
