"""The names of what a learner looks at, byte by byte: weights and data sets carry them and are mapped by them.

A line names the bytes of one piece of a row: `guide:64` are sixty-four, `hand=abbey,harbor` two; several such parts
have a space between them. So a card that is added leaves old weights usable: its bytes weigh nothing until learned.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final

MISSING: Final = -1


def listed(name: str, ids: Iterable[str]) -> str:
    """A byte for each id."""
    return f"{name}={','.join(ids)}"


def counted(name: str, size: int) -> str:
    """So many bytes, by number."""
    return f"{name}:{size}"


def named(line: str) -> list[str]:
    """The names of all bytes of a line."""
    found: list[str] = []
    for part in line.split():
        if "=" in part:
            name, _, ids = part.partition("=")
            found += [f"{name}.{id}" for id in ids.split(",")]
        else:
            name, _, size = part.rpartition(":")
            found += [f"{name}.{number}" for number in range(int(size))]
    return found


def all_named(lines: Sequence[str]) -> list[str]:
    found: list[str] = []
    for line in lines:
        found += named(line)
    if len(set(found)) != len(found):
        twice = [name for name in set(found) if found.count(name) > 1]
        raise ValueError(f"two inputs are called {min(twice)}")
    return found


def digest(lines: Sequence[str]) -> str:
    """Equal tables have equal digests."""
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def places(old: Sequence[str], new: Sequence[str]) -> list[int]:
    """For each byte by the new lines where it was by the old ones, or MISSING."""
    at = {name: number for number, name in enumerate(all_named(old))}
    return [at.get(name, MISSING) for name in all_named(new)]
