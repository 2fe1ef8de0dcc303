"""Reviews of finished matches: made once, piece by piece, in a process of their own, and kept.

Every piece is a job of its own, and those who asked take turns: a long review does not keep others waiting, and none
ever takes the processes that tables need.
"""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from permonik.errors import PermonikError
from permonik.housekeeping.reviews import ANSWERS, BOOKS, CURVE, LINES, LUCK, SECONDS
from permonik.kernel.checks import check_seat
from permonik.kernel.record import Record
from permonik.kernel.registry import load
from permonik.review.reference import NAME, reference_of
from permonik.review.told import VERSION, with_decisions
from permonik.server.logs import tell
from permonik.server.problems import StillRunning, TooManyRequests
from permonik.server.queue.choice import make_review_shop
from permonik.server.storage.people import PersonData
from permonik.server.tables.studies import check_seen, check_told
from permonik.server.wire.reviews import ReviewData, ReviewOut

if TYPE_CHECKING:
    from permonik.server.house import House
    from permonik.server.play.live import LiveTable

LIMIT = 120.0  # seconds of a processor for one piece
AT_ONCE = 2  # reviews in the making for one person
IN_MEMORY = 100
ON_DISK = 2000


class Made(NamedTuple):
    """A review as far as it is."""

    state: str
    progress: float
    data: dict[str, Any] | None
    who: str


class Reviews:
    def __init__(self, house: House) -> None:
        self.house = house
        self.folder: Path = house.config.data / "reviews"
        self.work = make_review_shop(LIMIT, house.metrics, house.pool.engine, house.desk)
        self.known: OrderedDict[str, Made] = OrderedDict()

    async def look(self, live: LiveTable, person: PersonData, seat: int, entry: int | None = None) -> ReviewOut:
        """What there is of a review, or of the single answers of a line."""
        return out(self.find(key_of(await asked_about(live, person, seat), seat, entry)))

    async def ask(self, live: LiveTable, person: PersonData, seat: int, entry: int | None = None) -> ReviewOut:
        """The same; one that is not there is begun."""
        record = await asked_about(live, person, seat)
        key = key_of(record, seat, entry)
        made = self.find(key)
        if made is None or made.state == "failed":
            if sum(one.state == "made" and one.who == person.id for one in self.known.values()) >= AT_ONCE:
                raise TooManyRequests("other games of yours are being reviewed; try again when they are done")
            self.house.limits.take("review" if entry is None else "answers", person.id)
            made = self.keep(key, Made("made", 0.0, None, person.id))
            if entry is None:
                self.house.spawn(self.make(key, record, seat, person.id))
            else:
                self.house.spawn(self.make_answers(key, record, seat, entry, person.id))
        return out(made)

    async def make(self, key: str, record: Record, seat: int, who: str) -> None:
        try:
            books, _ = await self.work.review_books(who, record, seat, 0.0)
            self.keep(key, Made("made", CURVE, books, who))
            books, lines = await self.work.review_books(who, record, seat, BOOKS)
            self.keep(key, Made("made", LUCK, books, who))
            decisions: list[dict[str, Any]] = []
            for first in range(0, len(lines), LINES):
                only = lines[first : first + LINES]
                decisions += await self.work.review_lines(who, record, seat, only, SECONDS * len(only))
                progress = LUCK + (1 - LUCK) * len(decisions) / len(lines)
                self.keep(key, Made("made", progress, with_decisions(books, decisions), who))
            made = self.keep(key, Made("done", 1.0, with_decisions(books, decisions), who))
            self.write(key, made)
        except PermonikError as error:
            self.fail(key, record, who, error)

    async def make_answers(self, key: str, record: Record, seat: int, entry: int, who: str) -> None:
        """They are soon made again, so they are not written down."""
        try:
            answers = await self.work.review_answers(who, record, seat, entry, ANSWERS)
            self.keep(key, Made("done", 1.0, {"answers": answers}, who))
        except PermonikError as error:
            self.fail(key, record, who, error)

    def fail(self, key: str, record: Record, who: str, error: PermonikError) -> None:
        tell("a review failed", game=record.header.game, why=str(error))
        self.keep(key, Made("failed", 0.0, None, who))

    # -- what was made -----------------------------------------------------------------------------------------

    def find(self, key: str) -> Made | None:
        made = self.known.get(key)
        if made is None:
            with suppress(OSError, ValueError):
                data = msgspec.json.decode((self.folder / f"{key}.json").read_bytes(), type=dict[str, Any])
                made = self.keep(key, Made("done", 1.0, data, ""))
        return made

    def keep(self, key: str, made: Made) -> Made:
        self.known[key] = made
        self.known.move_to_end(key)
        for old in [one for one in self.known if self.known[one].state != "made"][: len(self.known) - IN_MEMORY]:
            del self.known[old]
        return made

    def write(self, key: str, made: Made) -> None:
        """What cannot be written is made again some day."""
        with suppress(OSError):
            self.folder.mkdir(mode=0o700, exist_ok=True)
            beside = self.folder / f"{key}.part"
            beside.write_bytes(msgspec.json.encode(made.data))
            beside.replace(self.folder / f"{key}.json")
            files = sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
            for old in files[: max(0, len(files) - ON_DISK)]:
                old.unlink(missing_ok=True)


async def asked_about(live: LiveTable, person: PersonData, seat: int) -> Record:
    """The record of a finished match. Running ones are reviewed for nobody."""
    async with live.turn():
        match = live.playing()
        if not match.over:
            raise StillRunning("the match still runs: it can be reviewed when it is over")
        check_told(live)
        check_seen(live, person)
        check_seat(seat, match.players)
        reference_of(load(live.data.game), match.players)
        return Record(match.record.header, list(match.record.entries))


def key_of(record: Record, seat: int, entry: int | None = None) -> str:
    """The same match, seat and way to review: the same review. `entry`: where the line begins whose answers are."""
    digest = sha256(repr((record.header, record.entries)).encode()).hexdigest()
    return f"{VERSION}-{NAME}-{digest}-{seat}" + ("" if entry is None else f"-{entry}")


def out(made: Made | None) -> ReviewOut:
    if made is None:
        return ReviewOut(state="none", progress=0.0, review=None, answers=None)
    told = {"state": made.state, "progress": made.progress, "review": None, "answers": None}
    if made.data is not None and "answers" in made.data:
        return msgspec.convert({**told, **made.data}, ReviewOut)
    data = None if made.data is None else msgspec.convert(made.data, ReviewData)
    return msgspec.convert({**told, "review": data}, ReviewOut)
