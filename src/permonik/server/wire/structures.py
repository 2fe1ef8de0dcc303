"""All structures of the wire, for whoever tells of them: the schema, the page's types, the tests of docs/api.md."""

from __future__ import annotations

from types import ModuleType
from typing import Any, is_typeddict

import msgspec

from permonik.server.wire import (
    base,
    caves,
    days,
    from_browser,
    games,
    lessons,
    people,
    profiles,
    puzzles,
    reviews,
    tables,
    to_browser,
    together,
    word,
)
from permonik.table import messages

IN_ORDER = (
    messages,
    base,
    people,
    word,
    games,
    lessons,
    tables,
    together,
    days,
    profiles,
    caves,
    reviews,
    puzzles,
    from_browser,
    to_browser,
)


def structures() -> list[type[Any]]:
    """Each where it is written, in that order."""
    return [kind for module in IN_ORDER for kind in vars(module).values() if is_structure(kind, module)]


def is_structure(kind: object, module: ModuleType) -> bool:
    if not isinstance(kind, type) or kind.__module__ != module.__name__ or kind in (base.In, base.Out):
        return False
    return issubclass(kind, msgspec.Struct) or is_typeddict(kind)
