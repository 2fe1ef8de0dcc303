"""Whether plain data fits a type: the `TypedDict`s in which a game declares its view and what it shows beside it.

Stricter than a conversion: no field too few, none too many, no number where a truth value is meant. It knows the forms
that such types are made of (see docs/add-a-game.md) and refuses every other.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

SIMPLE = (str, int, bool, float, NoneType)


@cache
def fields_of(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict: the type of each, and whether it is always there."""
    fields = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        fields[name] = (get_args(hint)[0] if optional else hint, not optional and name not in kind.__optional_keys__)
    return fields


def misfits(value: Any, kind: Any, place: str) -> Iterator[str]:
    """What is wrong with a value, as lines that begin with the place where it stands."""
    origin = get_origin(kind)
    if kind is Any:
        return
    if is_typeddict(kind):
        yield from misfitting_fields(value, kind, place)
    elif origin in (Union, UnionType):
        if not any(not list(misfits(value, one, place)) for one in get_args(kind)):
            yield f"{place}: {value!r} is none of {kind}"
    elif origin is Literal:
        if not any(type(value) is type(one) and value == one for one in get_args(kind)):
            yield f"{place}: {value!r} is none of {get_args(kind)}"
    elif origin is list or (origin is tuple and get_args(kind)[1:] == (...,)):
        yield from misfitting_items(value, [get_args(kind)[0]] * len(value) if isinstance(value, list) else [], place)
    elif origin is tuple:
        yield from misfitting_items(value, list(get_args(kind)), place)
    elif origin is dict:
        yield from misfitting_entries(value, kind, place)
    elif kind in SIMPLE:
        if type(value) is not kind:
            yield f"{place}: {value!r} is no {kind.__name__}"
    else:
        raise TypeError(f"{place}: no type of plain data: {kind}")


def misfitting_fields(value: Any, kind: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place}: {value!r} is no {kind.__name__}"
        return
    fields = fields_of(kind)
    for name, (hint, required) in fields.items():
        if name in value:
            yield from misfits(value[name], hint, f"{place}.{name}")
        elif required:
            yield f"{place}: {kind.__name__} has {name!r}"
    for name in value:
        if name not in fields:
            yield f"{place}: {kind.__name__} has no {name!r}"


def misfitting_items(value: Any, kinds: list[Any], place: str) -> Iterator[str]:
    if not isinstance(value, list) or len(value) != len(kinds):
        yield f"{place}: {value!r} is no list of {len(kinds)}"
        return
    for at, (item, kind) in enumerate(zip(value, kinds, strict=True)):
        yield from misfits(item, kind, f"{place}[{at}]")


def misfitting_entries(value: Any, kind: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place}: {value!r} is no dict"
        return
    key, item = get_args(kind)
    for name, one in value.items():
        yield from misfits(name, key, f"{place}, key {name!r}")
        yield from misfits(one, item, f"{place}[{name!r}]")
