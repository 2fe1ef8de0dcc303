"""What is done in a process of its own. Every job is a function of plain data, and gives plain data back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from permonik.bots.play import remembered
from permonik.housekeeping.lessons import play_lesson
from permonik.housekeeping.matches import brought, forked
from permonik.housekeeping.puzzles import try_puzzle
from permonik.housekeeping.records import entry_lines, read_record
from permonik.housekeeping.reviews import answers as answers_of
from permonik.housekeeping.reviews import books, lines, make_piece
from permonik.kernel.match import Match
from permonik.kernel.record import Entry, Header, Record, Seal
from permonik.server.names import LONGEST_TYPED, check_name
from permonik.server.problems import BadName
from permonik.server.work.frozen import Frozen, freeze, news_of
from permonik.table.states import snapshot_out


def tidy(name: str, seat: int) -> str:
    try:
        return check_name(name[: LONGEST_TYPED + 1])
    except BadName:
        return f"Player {seat + 1}"


class Study(NamedTuple):
    """A match for a new table, with the lines that the database keeps of it."""

    match: Frozen
    lines: list[str]


def study(match: Match) -> Study:
    return Study(freeze(match), entry_lines(match))


def bring(text: str) -> Study:
    """A record from elsewhere as a match. One that is not over goes on, with what was not dealt yet dealt anew."""
    return study(brought(text, tidy))


def rebuild(header: str, lines: Sequence[str], seal: Seal | None) -> Frozen:
    """A match from what the database has of it."""
    return freeze(Match.replay(read_record(header, lines, seal)))


def fork(header: Header, entries: list[Entry]) -> Study:
    return study(forked(Record(header, entries)))


def export(header: Header, entries: list[Entry], seal: Seal | None) -> str:
    return Record(header, entries, seal).dumps()


def look(header: Header, entries: list[Entry], seat: int | None, over: bool) -> str:
    """A position as the seat saw it, as the message that is sent."""
    match = Match.replay(Record(header, entries), len(entries))
    return msgspec.json.encode(snapshot_out(match, seat, over)).decode()


def remember(header: Header, entries: list[Entry], seat: int) -> list[tuple[Any, ...]]:
    """What a seat has `Witnessed` of everybody's answers, as plain data."""
    return [tuple(one) for one in remembered(Record(header, entries), seat)]


def undo(header: Header, entries: list[Entry], seal: Seal | None, seat: int, consent: Sequence[int]) -> Frozen:
    match = Match.replay(Record(header, entries, seal))
    match.undo(seat, consent)
    return news_of(match, len(entries))


def lesson(game: str, id: str, answers: Sequence[str], back: bool, lang: str) -> str:
    """Where a lesson stands after these answers, as the message that is sent."""
    return msgspec.json.encode(play_lesson(game, id, answers, back, lang)).decode()


def review_books(header: Header, entries: list[Entry], seat: int, seconds: float) -> tuple[dict[str, Any], list[int]]:
    return books(Record(header, entries), seat, seconds)


def review_lines(
    header: Header, entries: list[Entry], seat: int, only: Sequence[int], seconds: float
) -> list[dict[str, Any]]:
    return lines(Record(header, entries), seat, only, seconds)


def review_answers(header: Header, entries: list[Entry], seat: int, entry: int, seconds: float) -> list[dict[str, Any]]:
    return answers_of(Record(header, entries), seat, entry, seconds)


def puzzle(game: str, id: str, answers: Sequence[str], weigh: bool, give_up: bool) -> str | None:
    """Where a try at a puzzle stands, as the message that is sent. None: its line has to be weighed first."""
    told = try_puzzle(game, id, answers, weigh, give_up)
    return None if told is None else msgspec.json.encode(told).decode()


REVIEWS = (review_books, review_lines, review_answers, make_piece)
JOBS: dict[str, Callable[..., Any]] = {
    job.__name__: job for job in (bring, rebuild, fork, export, look, remember, undo, lesson, puzzle, *REVIEWS)
}
