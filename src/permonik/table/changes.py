"""What a deed has changed at a table, and what is kept of a table beside its record and its seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from permonik.table.messages import RefusedOut, Wish


class Refused(NamedTuple):
    """`asker`: the seat that has proposed it."""

    asker: int
    what: Wish
    by: int

    def out(self) -> RefusedOut:
        return RefusedOut(type="refused", what=self.what, by=self.by)


class Change(NamedTuple):
    """What a deed has changed in memory: the entries from `first` on are new, perhaps the seats, perhaps some drafts.

    With none of it there is nothing to keep: a proposal has come or gone, and everybody is told so. `busy`: whether
    other seats than before have drafts. `refused`: a proposal was, and who made it is told. `hints`: these seats have
    agreed that everybody may ask for hints.
    """

    first: int
    entries: int
    seats: bool = False
    drafts: tuple[int, ...] = ()
    busy: bool = False
    refused: Refused | None = None
    hints: tuple[int, ...] = ()

    @property
    def is_kept(self) -> bool:
        return self.seats or self.entries > self.first

    def concerns(self, seat: int | None) -> bool:
        """Whether who looks on as that seat is told: of a draft only its own seat is, unless others become busy."""
        return self.is_kept or self.busy or not self.drafts or seat in self.drafts or bool(self.hints)

    def is_beside(self, seat: int | None) -> bool:
        """Whether it has changed nothing that who looks on as that seat sees of the match: somebody else drafts."""
        return not self.is_kept and bool(self.drafts) and seat not in self.drafts and not self.hints


def all_of(changes: Sequence[Change]) -> Change:
    """Several changes, one after the other, as one."""
    return Change(
        first=changes[0].first,
        entries=changes[-1].entries,
        seats=any(change.seats for change in changes),
        drafts=tuple(sorted({seat for change in changes for seat in change.drafts})),
        busy=any(change.busy for change in changes),
    )


class Standing(NamedTuple):
    """What is kept of a table beside its record and its seats. `totals` and `winners`: of a match that is over.

    `resting`: the seats whose clocks stand although they are waited for.
    """

    entries: int
    waiting: tuple[int, ...]
    remaining: tuple[float, ...] | None
    reserve: tuple[float, ...] | None
    resting: tuple[int, ...]
    totals: tuple[int, ...] | None
    winners: tuple[int, ...] | None
