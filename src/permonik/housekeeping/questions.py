"""What the bots of a table are asked, and what those that watch have seen meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from permonik.bots import wire
from permonik.bots.levels import ADVISER
from permonik.bots.play import Witnessed, witnesses
from permonik.kernel.game import Option, View
from permonik.kernel.record import Record
from permonik.table.hints import open_question
from permonik.table.table import Table

Watching = list[tuple[int, View]]  # per seat that watches: what it knows


class Question(NamedTuple):
    """`key` names the table and the seat: a bot that has sat there before remembers it. `seen`: since it was asked.
    `owner`: whose table it is; owners take turns.
    """

    key: str
    bot: str
    game: str
    seed: int
    view: View
    options: Sequence[Option]
    seen: Sequence[Witnessed] = ()
    owner: str = ""
    hint: bool = False  # not an answer is wanted, but lines with what speaks for them (`permonik.bots.hints`)
    drafted: Sequence[int] = ()  # the hint wanted is one against these answers, if they are bad

    def data(self) -> dict[str, Any]:
        """Plain data, as `Thinkers` understand it."""
        data = {**self._asdict(), "options": [wire.option_data(option) for option in self.options]}
        del data["owner"]
        data["seen"] = [one._asdict() for one in self.seen]
        return data

    @classmethod
    def read(cls, data: dict[str, Any]) -> Question:
        """From `data`; whose table it is stands nowhere there."""
        options = [wire.read_option(option) for option in data["options"]]
        seen = tuple(Witnessed(**one) for one in data["seen"])
        return cls(**{**data, "options": options, "seen": seen, "drafted": tuple(data["drafted"])})


class Asking(NamedTuple):
    """A bot's turn: the question `asked` of the match is open for the seat."""

    question: Question
    seat: int
    asked: int


class TableBots:
    """`id`: of the table; `owner`: whose it is; `watches`: whether a bot wants to be told what others decide."""

    def __init__(self, id: str, game: str, owner: str, watches: Callable[[str, str], bool]) -> None:
        self.id = id
        self.game = game
        self.owner = owner
        self.watches = watches
        self.thinking: dict[int, int] = {}  # per seat of a bot: the question it is asked
        self.seen: dict[int, list[Witnessed]] = {}  # per seat of a bot that watches: what it was not told yet

    def turns(self, table: Table) -> Iterator[Asking]:
        """Every bot that is waited for, each once."""
        match = table.match
        if match.seal is None:
            return
        for seat in match.waiting():
            bot, asked = table.bot_of(seat), match.asked_at(seat)
            if bot is not None and self.thinking.get(seat) != asked:
                self.thinking[seat] = asked
                # A hash, not the seed itself: a bot that knew that would know the whole deal.
                seed = hashed(f"bot/{seat}/{match.seal.seed}")
                seen = self.seen.pop(seat, [])
                view, options = match.view(seat), match.options(seat)
                question = Question(f"{self.id}/{seat}", bot, self.game, seed, view, options, seen, self.owner)
                yield Asking(question, seat, asked)

    def answered(self, seat: int, asked: int) -> None:
        if self.thinking.get(seat) == asked:
            del self.thinking[seat]

    def wanted(self, table: Table, asking: Asking) -> bool:
        """Whether the table still waits for this answer."""
        match, seat = table.match, asking.seat
        waits = seat in match.waiting() and match.asked_at(seat) == asking.asked
        return waits and table.bot_of(seat) == asking.question.bot

    def watching(self, table: Table, seat: int) -> Watching:
        """The bots that will see what a waiting seat answers and want to, each with what its own seat knows now."""
        views = []
        for other in witnesses(table.match, seat):
            bot = table.bot_of(other)
            if bot is not None and self.watches(bot, self.game):
                views.append((other, table.match.view(other)))
        return views

    def note(self, table: Table, watching: Watching, seat: int, option: int) -> None:
        """What bots that watch have seen of an answer is kept until they are asked."""
        for other, view in watching:
            witnessed = Witnessed(seat, view, option, table.match.game.text(option))
            self.seen.setdefault(other, []).append(witnessed)

    def note_now(self, table: Table, seat: int, option: int) -> None:
        """The seat is just about to answer so."""
        self.note(table, self.watching(table, seat), seat, option)

    def advice(self, table: Table, seat: int, drafted: Sequence[int] = ()) -> Question:
        """What the adviser is asked for a seat, from its own view: about the question that is open now, or (`drafted`)
        about all answers since the one that the match asks."""
        match = table.match
        key = f"{self.id}/hint/{seat}"
        # Of what is public: the adviser knows nothing of the deal.
        seed = hashed(f"{key}/{match.asked_at(seat)}")
        _, view, options = open_question(table, seat)
        if drafted:
            view, options = match.view(seat), match.options(seat)
        return Question(key, ADVISER, self.game, seed, view, options, (), self.owner, True, drafted)


def drafted_answers(table: Table, seat: int) -> list[int]:
    """All answers of a seat's draft, one after the other."""
    return [answer for step in table.drafts.drafted(seat).draft.steps for answer in step]


def so_far(table: Table) -> Record:
    """The record as it is now, however the match goes on meanwhile."""
    return Record(table.match.record.header, list(table.match.record.entries))


def hashed(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
