"""A table's socket, to the browser. The rest of it is what a table says by itself (`permonik.table.messages`)."""

from __future__ import annotations

from permonik.server.wire.base import Out
from permonik.server.wire.tables import TableOut
from permonik.table.messages import (
    BecauseOut,
    ChatOut,
    DoubtOut,
    ErrorOut,
    HintOut,
    OkOut,
    PatchOut,
    RefusedOut,
    SnapshotOut,
    StateOut,
)


class TableNews(Out, tag="table"):
    """The table itself changed: seats, presence, settings, a rematch."""

    table: TableOut


class NoticeOut(Out, tag="notice"):
    """The operator says something to everybody."""

    text: str
    at: float


ToBrowser = (
    StateOut
    | PatchOut
    | SnapshotOut
    | BecauseOut
    | HintOut
    | DoubtOut
    | TableNews
    | RefusedOut
    | ChatOut
    | NoticeOut
    | OkOut
    | ErrorOut
)
