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
Hashes = dict[str, int]
INSIDE = ("view", "shown")  # of these the fields inside are told one by one
WORTH = 0.9  # a patch that is hardly smaller than the state is none
NOTHING: Hashes = {}


class Told(NamedTuple):
    """What a socket has: the hash of every field, those inside `view` and `shown` on their own."""

    own: Hashes
    view: Hashes
    shown: Hashes


class Patch:
    """A state for sockets that have something of it, encoded field by field. `told`: what they have then."""

    def __init__(self, state: StateOut, before: Told | None) -> None:
        self.state = state
        self.size = self.changed = 0
        fields: Mapping[str, Any] = state
        known = before or Told(NOTHING, NOTHING, NOTHING)
        # A patch that did not name the log would tell the last lines again.
        forget = {"log": 0, "log_from": 0}
        own = {name: value for name, value in fields.items() if name not in INSIDE}
        mine, own_now = self.compare(own, {**known.own, **forget})
        view, view_now = self.compare(state["view"], known.view)
        shown, shown_now = self.compare(state["shown"], known.shown)
        self.told = Told(own_now, view_now, shown_now)
        gone = known.view.keys() - view_now.keys() or known.shown.keys() - shown_now.keys()
        self.is_whole = before is None or bool(gone) or self.changed > WORTH * self.size
        self.text = encode(state) if self.is_whole else patch_text(mine, view, shown)

    def compare(self, fields: Mapping[str, Any], known: Hashes) -> tuple[Texts, Hashes]:
        """What is another one now, and the hashes of all."""
        write = ENCODER.encode
        news: Texts = {}
        hashes: Hashes = {}
        for name, value in fields.items():
            text = write(value)
            hashes[name] = hashed = hash(text)
            self.size += len(text)
            if known.get(name) != hashed:
                news[name] = text
                self.changed += len(text)
        return news, hashes


def tell(state: StateOut, connections: Iterable[Connection]) -> None:
    """Sends the state to sockets that see the same. What they have may differ: one may have come just now."""
    whole = ""
    made: dict[int, tuple[Told | None, Patch]] = {}  # by what a socket has, which is held so that it stays another one
    for connection in connections:
        if not connection.patches:
            whole = whole or encode(state)
            connection.send_text(whole)
            continue
        before = connection.told
        if id(before) not in made:
            made[id(before)] = (before, Patch(state, before))
        patch = made[id(before)][1]
        connection.told = patch.told
        connection.send_text(patch.text)


def tell_beside(fields: Mapping[str, Any], entry: int, connections: Iterable[Connection]) -> None:
    """Sends what has changed beside the match, to sockets that have all of it; nothing else of the state is made."""
    texts = {name: ENCODER.encode(value) for name, value in fields.items()}
    lines = {"log": b"[]", "log_from": b"%d" % entry}
    for connection in connections:
        told = connection.told
        if told is None:
            continue
        news = {name: text for name, text in texts.items() if told.own.get(name) != hash(text)}
        if news:
            hashes = {name: hash(text) for name, text in news.items()}
            connection.told = told._replace(own={**told.own, **hashes})
            connection.send_text(patch_text({**news, **lines}, {}, {}))


def obj(texts: Texts) -> bytes:
    return b"{" + b",".join([b'"%b":%b' % (name.encode(), text) for name, text in texts.items()]) + b"}"


def patch_text(own: Texts, view: Texts, shown: Texts) -> str:
    return (b'{"type":"patch","set":%b,"view":%b,"shown":%b}' % (obj(own), obj(view), obj(shown))).decode()
