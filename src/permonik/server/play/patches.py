"""What a socket is told of a state: all of it, or what has changed since the last one that it has.

A state is encoded once for all who see the same. Of what a socket has only hashes are kept, field by field: the states
themselves, as Python holds them, would be most of the memory of a table.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from itertools import compress
from operator import is_not, ne
from typing import Any, NamedTuple

from permonik.server.play.connection import ENCODER, Connection, encode
from permonik.table.messages import StateOut

LOG = ("log", "log_from")  # are always told: a patch that did not name them would tell the last lines again
WORTH = 0.9  # a patch that is hardly smaller than the state is none


class Shape(NamedTuple):
    """The names of all fields: so many of the state itself, then those of its view, then what is shown.

    `keys`: the same as JSON; `log`: which of them are always told. There is one object for each shape.
    """

    names: tuple[str, ...]
    keys: list[bytes]
    view: int
    shown: int
    log: list[int]


class Told(NamedTuple):
    """What a socket has: a hash of every field."""

    shape: Shape
    hashes: array[int]


SHAPES: dict[tuple[int, tuple[str, ...]], Shape] = {}


def shape_of(own: Iterable[str], view: Iterable[str], shown: Iterable[str]) -> Shape:
    outer, inner = [*own], [*view]
    names = (*outer, *inner, *shown)
    found = SHAPES.get((len(outer), names))
    if found is None:
        keys = [b'"%b":' % name.encode() for name in names]
        log = [outer.index(name) for name in LOG]
        found = SHAPES[len(outer), names] = Shape(names, keys, len(outer), len(outer) + len(inner), log)
    return found


class Patch:
    """A state for sockets that have something of it, encoded field by field. `told`: what they have then.

    `beside`: of the same position, as somebody else sees it. What is the very same object there is not encoded again.
    """

    def __init__(self, state: StateOut, before: Told | None, beside: Patch | None = None) -> None:
        fields: Mapping[str, Any] = state
        own = dict(fields)
        view, shown = own.pop("view"), own.pop("shown")
        shape = shape_of(own, view, shown)
        values = [*own.values(), *view.values(), *shown.values()]
        if beside is None or beside.told.shape is not shape:
            texts = encoded(values)
            hashes = array("q", map(hash, texts))
        else:
            texts, hashes = beside.texts[:], beside.told.hashes[:]
            others = [*compress(range(len(values)), map(is_not, values, beside.values))]
            for at, text in zip(others, encoded([values[at] for at in others]), strict=True):
                texts[at], hashes[at] = text, hash(text)
        self.values: list[Any] = values
        self.texts: list[bytes] = texts
        self.told: Told = Told(shape, hashes)
        self.is_whole = True
        if before is not None and before.shape is shape:
            news = sorted({*compress(range(len(texts)), map(ne, hashes, before.hashes)), *shape.log})
            self.is_whole = sum([len(texts[at]) for at in news]) > WORTH * sum(map(len, texts))
        self.text = encode(state) if self.is_whole else patch_text(shape, texts, news)


def encoded(values: list[Any]) -> list[bytes]:
    """Each as JSON. A field is a line: JSON itself has no line breaks."""
    texts = ENCODER.encode_lines(values).split(b"\n")
    texts.pop()
    return texts


def tell(state: StateOut, connections: Iterable[Connection], beside: Patch | None = None) -> Patch | None:
    """Sends the state to sockets that see the same. What they have may differ: one may have come just now.

    `beside`: what this has returned for somebody else who was told of the same position."""
    whole = ""
    made: dict[int, tuple[Told | None, Patch]] = {}  # by what a socket has, which is held so that it stays another one
    for connection in connections:
        if not connection.patches:
            whole = whole or encode(state)
            connection.send_text(whole)
            continue
        before = connection.told
        if id(before) not in made:
            made[id(before)] = (before, Patch(state, before, beside))
        beside = made[id(before)][1]
        connection.told = beside.told
        connection.send_text(beside.text)
    return beside


def tell_beside(fields: Mapping[str, Any], entry: int, connections: Iterable[Connection]) -> None:
    """Sends what has changed beside the match, to sockets that have all of it; nothing else of the state is made."""
    texts = {name: ENCODER.encode(value) for name, value in fields.items()}
    lines = dict(zip(LOG, (b"[]", b"%d" % entry), strict=True))
    for connection in connections:
        told = connection.told
        if told is None:
            continue
        places = {name: told.shape.names.index(name) for name in texts}
        news = {place: texts[name] for name, place in places.items() if told.hashes[place] != hash(texts[name])}
        if news:
            hashes = told.hashes[:]  # others may have the same ones
            for place, text in news.items():
                hashes[place] = hash(text)
            connection.told = Told(told.shape, hashes)
            for place, name in zip(told.shape.log, LOG, strict=True):
                news[place] = lines[name]
            connection.send_text(patch_text(told.shape, news, list(news)))


def patch_text(shape: Shape, texts: Mapping[int, bytes] | list[bytes], news: list[int]) -> str:
    """`news`: which fields are told."""
    parts: tuple[list[bytes], list[bytes], list[bytes]] = ([], [], [])
    for at in news:
        parts[(at >= shape.view) + (at >= shape.shown)].append(shape.keys[at] + texts[at])
    text = b'{"type":"patch","set":{%b},"view":{%b},"shown":{%b}}' % tuple([b",".join(part) for part in parts])
    return text.decode()
