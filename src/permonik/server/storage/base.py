"""The whole interface to a database. What is asked is plain SQL that SQLite and PostgreSQL both understand.

Placeholders are written `?`; numbers, texts, NULL and floats are the only values. Another database joins by another
subclass; nothing else changes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

Value = str | int | float | None
Row = dict[str, Any]
Statement = tuple[str, Sequence[Value]]


class Broken(Exception):
    """A constraint forbids it: a name that is taken, an entry that is there already. Nothing was written."""


class Damaged(Exception):
    """The disk has lost or changed something that was written."""


class Outdated(Exception):
    """A guard did not hold: what the write was based on is true no more. Nothing was written."""


class Storage(ABC):
    @abstractmethod
    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        """The rows of a query, as they were committed."""

    @abstractmethod
    async def write(self, *statements: Statement, guards: Sequence[Statement] = ()) -> None:
        """All statements or none. When this returns they are on the disk.

        Each guard is an UPDATE that has to change exactly one row, in the same transaction and before the statements;
        else nothing of this call is written, and it is `Outdated`. What others write at the same moment is not
        concerned. Guards of several calls are done in the order of their values, so that processes which lock the same
        rows do not wait for each other: what names the row comes first among them.
        """

    @abstractmethod
    async def faults(self) -> list[str]:
        """What is broken in the whole database, as far as it can be found out."""

    @abstractmethod
    async def close(self) -> None:
        """Gives back what the storage holds."""
