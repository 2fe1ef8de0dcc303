"""A puzzle as data: how its position came about, whose turn it is, and which lines are right. One JSON line each.

The entries of the match are one number each, an action or an outcome: what was asked, and of whom, follows from the
position before. Where several seats decide at the same time the number names the seat, too.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

from permonik.kernel.dealer import commitment
from permonik.kernel.errors import PermonikError
from permonik.kernel.game import OptionValue
from permonik.kernel.match import Match
from permonik.kernel.record import Dealt, Decision, Entry, Header, Record, Seal
from permonik.kernel.step import CHANCE

NAMES: Final = ("Anna", "Boris", "Cyril", "Dana", "Emil", "Filip", "Gita", "Hugo")
SEATS: Final = 8  # a number of a shared moment is action * SEATS + seat

Theme = Literal["opening", "middle", "ending", "patience"]
THEMES: Final[tuple[Theme, ...]] = ("opening", "middle", "ending", "patience")


class UnknownPuzzle(PermonikError):
    """There is no such puzzle."""


class BadPuzzle(PermonikError):
    """A puzzle that does not fit the rules."""


class Puzzle(NamedTuple):
    """right   lines of answers that are the best, or within the noise of it
    wrong      lines that were looked at and are clearly worse
    theme      opening, middle, ending: when it is; patience: another line brings more at once
    rating     how hard it seems, on the scale of ratings of solvers
    gap, error how much the right lines gain over the best of the wrong ones, and the standard error of that
    """

    id: str
    game: str
    players: int
    options: Mapping[str, OptionValue]
    rules: int
    entries: tuple[int, ...]
    seat: int
    right: tuple[tuple[int, ...], ...]
    wrong: tuple[tuple[int, ...], ...]
    theme: Theme
    rating: int
    gap: float
    error: float

    def position(self) -> Match:
        """The match as it stands. What was not dealt yet is dealt anew, for everybody alike."""
        names = NAMES[: self.players]
        seal = Seal(int(self.id, 16), "puzzle")
        header = Header(self.game, self.players, dict(self.options), self.rules, names, commitment(*seal))
        match = Match(Record(header._replace(forked=len(self.entries))), seal)
        for number in self.entries:
            match.retrace(entry_of(match, number), False)
        if self.seat not in match.waiting():
            raise BadPuzzle(f"puzzle {self.id} of {self.game}: seat {self.seat} is not asked")
        return match


def view_of(puzzle: Puzzle) -> str:
    """The position as its seat sees it: two puzzles that look alike are one, however they came about."""
    match = puzzle.position()
    return json.dumps(match.game.view(match.state, puzzle.seat), sort_keys=True)


def entry_of(match: Match, number: int) -> Entry:
    state = match.state
    if state.turn() == CHANCE:
        step = state.open(CHANCE)
        chance = step.chance(state)
        return Dealt(chance.deck, chance.slot, number, step.audience(state))
    waiting = match.waiting()
    if not waiting:
        raise BadPuzzle("a puzzle does not go on after the end of a match")
    seat, action = (waiting[0], number) if len(waiting) == 1 else (number % SEATS, number // SEATS)
    match.check_waiting(seat)
    return Decision(seat, action, match.is_forced(seat), state.open(seat).audience(state))


def numbers_of(record: Record, before: int) -> tuple[int, ...]:
    """The entries of a record before the number `before`, without what was taken back and who changed seats."""
    state = Match(Record(record.header), None).state
    found: list[int] = []
    for number in record.folded():
        if number >= before:
            break
        entry = record.entries[number]
        if isinstance(entry, Dealt):
            found.append(entry.outcome)
            state.apply(CHANCE, entry.outcome)
        elif isinstance(entry, Decision):
            alone = len(state.waiting()) == 1
            found.append(entry.action if alone else entry.action * SEATS + entry.seat)
            state.apply(entry.seat, entry.action)
    return tuple(found)


def name_of(header: Header, entries: Sequence[int], seat: int) -> str:
    """The same way to a position has the same name, on every machine."""
    way = [header.game, header.players, sorted(header.options.items()), list(entries), seat]
    return blake2b(json.dumps(way).encode(), digest_size=5).hexdigest()


def written(one: Puzzle) -> str:
    data = {name: value for name, value in one._asdict().items() if name != "game"}
    return json.dumps(data, separators=(",", ":"))


def read(game: str, text: str) -> Puzzle:
    try:
        data: dict[str, Any] = json.loads(text)
        return Puzzle(
            id=str(data["id"]),
            game=game,
            players=int(data["players"]),
            options=dict(data["options"]),
            rules=int(data["rules"]),
            entries=tuple(data["entries"]),
            seat=int(data["seat"]),
            right=lines(data["right"]),
            wrong=lines(data["wrong"]),
            theme=theme_of(data["theme"]),
            rating=int(data["rating"]),
            gap=float(data["gap"]),
            error=float(data["error"]),
        )
    except (ValueError, TypeError, KeyError) as error:
        raise BadPuzzle(f"a line of the puzzles of {game} is none: {error!r}") from None


def theme_of(name: object) -> Theme:
    for theme in THEMES:
        if theme == name:
            return theme
    raise ValueError(f"{name!r} is no theme")


def lines(data: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(line) for line in data)


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """The puzzles of the house for a game, by their ids."""
    file = files("permonik.puzzles") / "data" / f"{game}.jsonl"
    if not file.is_file():
        return {}
    found = [read(game, line) for line in file.read_text(encoding="utf-8").splitlines()]
    return {one.id: one for one in found}


def puzzle(game: str, id: str) -> Puzzle:
    found = puzzles(game).get(id)
    if found is None:
        raise UnknownPuzzle(f"{game} has no puzzle {id!r}")
    return found
