"""Reviews of finished matches on a device: made once, piece by piece, in a worker of their own, and kept."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from permonik.housekeeping.records import entry_lines
from permonik.housekeeping.reviews import Making, MakingAnswers
from permonik.kernel.checks import check_seat
from permonik.local.errors import Needed, StillRunning
from permonik.local.live import LiveTable, Reply
from permonik.review.reference import NAME, reference_of
from permonik.review.told import VERSION

Answer = dict[str, Any]


class Reviews:
    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}  # by key: what the device keeps; None: nothing
        self.making: dict[str, Making | MakingAnswers] = {}
        self.failed: set[str] = set()

    def look(self, live: LiveTable, seat: int, entry: int | None = None) -> Answer:
        """What there is of a review, or of the single answers of a line."""
        return self.out(key_of(live, seat, entry))

    def ask(self, live: LiveTable, seat: int, entry: int | None, reply: Reply) -> Answer:
        """The same; one that is not there is begun."""
        key = key_of(live, seat, entry)
        if key not in self.kept:
            raise Needed(key)
        if self.kept[key] is None and key not in self.making:
            self.failed.discard(key)
            header, lines = live.kept.header, entry_lines(live.table.match)
            self.making[key] = (
                Making(header, lines, seat) if entry is None else MakingAnswers(header, lines, seat, entry)
            )
            self.go_on(key, reply)
        return self.out(key)

    def go_on(self, key: str, reply: Reply) -> None:
        making = self.making[key]
        piece = making.piece()
        if piece is not None:
            reply.work.append((key, {"game": making.game, "review": piece}))
            return
        self.kept[key] = making.data()
        del self.making[key]
        reply.keep.append({"review": key, "data": self.kept[key]})

    def came(self, key: str, made: Answer, reply: Reply) -> None:
        """A piece is there, or could not be made."""
        if "error" in made:
            del self.making[key]
            self.failed.add(key)
        else:
            self.making[key].came(made)
            self.go_on(key, reply)

    def out(self, key: str) -> Answer:
        nothing = {"review": None, "answers": None}
        if self.kept.get(key) is not None:
            return {"state": "done", "progress": 1.0, **nothing, **named(self.kept[key])}
        making = self.making.get(key)
        if making is not None:
            return {"state": "made", "progress": making.progress, **nothing, **named(making.data())}
        return {"state": "failed" if key in self.failed else "none", "progress": 0.0, **nothing}


def named(data: Answer | None) -> Answer:
    """What was made, by what it is: a review, or single answers."""
    return data if data is not None and "answers" in data else {"review": data}


def key_of(live: LiveTable, seat: int, entry: int | None = None) -> str:
    """The same match, seat and way to review: the same review."""
    match = live.table.match
    if not match.over:
        raise StillRunning("the match still runs: it can be reviewed when it is over")
    check_seat(seat, match.players)
    reference_of(match.game, match.players)
    digest = sha256("\n".join([live.kept.header, *entry_lines(match)]).encode()).hexdigest()
    return f"review {VERSION}-{NAME}-{digest}-{seat}" + ("" if entry is None else f"-{entry}")
