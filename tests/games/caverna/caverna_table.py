"""Positions of Caverna in the game's own words, and play by its notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import permonik
from permonik.games.caverna import GAME
from permonik.kernel.record import Dealt, Decision
from permonik.kernel.step import EVERYONE
from permonik.testing.contract.helpers import Helpers
from permonik.testing.contract.stories import Accounts

GOODS = tuple(GAME.table.by_verb["buy"].domains[0].ids)
ROOMS = tuple(GAME.table.by_verb["furnish"].domains[0].ids)
SPACES = tuple(GAME.table.by_verb["place"].domains[0].ids)
CARDS = SPACES[SPACES.index("blacksmithing") :]
AUTO = permonik.kernel.step.AUTO
LEDGER = Helpers(Path(__file__).resolve().parents[1]).load("caverna", "goods", "held", "causes", "without")


class Table:
    """A bare state, asked and answered by text."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.accounts = Accounts(GAME, LEDGER)  # whatever is tested, the log tells of it what is true
        self.check()

    def check(self) -> None:
        data = GAME.dump(self.state)
        assert GAME.restore(data).key() == self.state.key()

    @property
    def seat(self) -> int:
        return int(self.state.waiting()[0])

    def options(self, seat: int | None = None) -> list[str]:
        who = self.seat if seat is None else seat
        return [GAME.text(action) for action in self.state.actions(who)]

    def offers(self, verb: str, seat: int | None = None) -> list[str]:
        """What can be placed, furnished, exchanged, ... now."""
        return [text.removeprefix(verb).strip() for text in self.options(seat) if text.split()[0] == verb]

    def play(self, *texts: str, seat: int | None = None) -> Table:
        """Each text must be on offer; a chance outcome is written `=red`, `=sheep_farming`, `=0` for a seat."""
        for text in texts:
            if text.startswith("="):
                chance = self.state.chance()
                assert chance is not None, f"no chance is asked for; waiting: {self.state.waiting()}"
                outcome = GAME.outcome_parse(chance.deck, text[1:])
                assert outcome in chance.outcomes, f"{text} is not possible: {chance}"
                self.accounts.book(self.state, Dealt(chance.deck, chance.slot, outcome, EVERYONE))
            else:
                who = self.seat if seat is None else seat
                assert text in self.options(who), f"{text!r} is not offered to {who}; offered: {self.options(who)}"
                self.accounts.book(self.state, Decision(who, GAME.parse(text), False, EVERYONE))
            self.check()
        return self

    def asked(self, seat: int | None = None) -> str:
        """The name of the open question, or "" when nobody is asked."""
        if not self.state.waiting():
            return ""
        return type(self.state.open(self.seat if seat is None else seat)).__name__

    def data(self) -> dict[str, Any]:
        return GAME.dump(self.state)

    def home(self, seat: int = 0) -> dict[str, Any]:
        return dict(self.data()["homes"][seat])

    def goods(self, seat: int = 0) -> dict[str, int]:
        """What is held, without the zeros."""
        return {good: held for good, held in self.home(seat)["goods"].items() if held}

    def strengths(self, seat: int = 0) -> list[int]:
        return [dwarf["strength"] for dwarf in self.home(seat)["dwarfs"]]

    def points(self, seat: int = 0) -> dict[str, int]:
        """The lines of the score that are not zero."""
        return {line.removeprefix("score-"): n for line, n in GAME.scores(self.state)[seat].parts if n}


def home(
    *,
    cells: Mapping[str, str] | None = None,
    rooms: Mapping[str, str] | None = None,
    larges: Sequence[Sequence[str]] = (),
    stables: Sequence[str] = (),
    crops: Mapping[str, Mapping[str, int]] | None = None,
    dwarfs: Sequence[int | tuple[int, str]] = (0, 0),
    begging: int = 0,
    doubled: bool = False,
    promised: Mapping[str, int] | None = None,
    **goods: int,
) -> dict[str, Any]:
    """A home in plain data. `cells` are landscape tiles (the printed cavern is there unless covered), `rooms` are
    furnishing tiles by cell; a dwarf is his strength, or (strength, place)."""
    lying: dict[str, str] = {"r2c3": "cavern", "r3c3": "entry_level_dwelling"}
    lying |= {cell: "large_pasture" for pair in larges for cell in pair}
    lying |= dict(cells or {}) | dict(rooms or {})
    return {
        "goods": dict.fromkeys(GOODS, 0) | goods,
        "cells": lying,
        "larges": [list(pair) for pair in larges],
        "stables": list(stables),
        "crops": {cell: dict(crop) for cell, crop in (crops or {}).items()},
        "dwarfs": [
            {"strength": one, "place": "waiting"} if isinstance(one, int) else {"strength": one[0], "place": one[1]}
            for one in dwarfs
        ],
        "promised": dict(promised or {}),
        "begging": begging,
        "doubled": doubled,
    }


def position(
    *homes: dict[str, Any],
    round: int = 5,
    cards: Mapping[int, str] | None = None,
    goods: Mapping[str, Mapping[str, int]] | None = None,
    display: Sequence[str] | None = None,
    start: int = 0,
    active: int = 0,
    harvests: Mapping[int, str] | None = None,
    red: int = 0,
    green: int = 0,
    agenda: Sequence[Sequence[Any]] | None = None,
    lanes: Sequence[Sequence[Sequence[Any]]] = (),
    taken: Mapping[str, int] | None = None,
) -> Table:
    """A position with these homes; without an agenda, `active` is about to place a dwarf and then the round goes on.

    `cards` are the action cards by round (by default none but those named), `taken` are spaces with the seat of a
    dwarf who stands there, one more of that seat's family.
    """
    players = len(homes)
    data = GAME.dump(GAME.setup(players, {"set": "full"}))
    data["homes"] = [dict(one) for one in homes]
    data["round"] = round
    data["cards"] = {str(number): card for number, card in (cards or {}).items()}
    data["spaces"] = [space for space in data["spaces"] if space not in CARDS] + list(data["cards"].values())
    data["goods"] = {space: dict(lying) for space, lying in (goods or {}).items()}
    bought = {tile for one in homes for tile in one["cells"].values() if tile in ROOMS and tile != "dwelling"}
    data["display"] = [room for room in (display or ROOMS) if room not in bought]
    data["start"], data["active"] = start, active
    for number, kind in (harvests or {}).items():
        data["harvests"][number] = kind
    data["markers"] = {"green": green, "red": red}
    for space, seat in (taken or {}).items():
        data["taken"] = [*data["taken"], space]
        home_of = data["homes"][seat]
        home_of["dwarfs"] = [*home_of["dwarfs"], {"strength": 0, "place": space}]
    if agenda is None:
        rest = ["NewRound", "GrowUp", "Harvest", "ReturnHome", "Work"]
        agenda = [*[[name, AUTO] for name in rest], ["PlaceDwarf", active, -1]]
    data["agenda"] = [[list(code) for code in agenda], *[[list(code) for code in lane] for lane in lanes]]
    return Table(GAME.restore(data))


# Dwarfs who stand aside for this round: a position with them has no work phase.
IDLE: tuple[tuple[int, str], ...] = ((0, "aside"), (0, "aside"))


def starting(*homes: dict[str, Any], round: int, late: bool = False, **more: Any) -> Table:
    """The round after this one has begun, up to its first question; `late`: markers are turned up after the work."""
    agenda = [["NewRound", AUTO, 1]] if late else [["NewRound", AUTO]]
    table = position(*homes, round=round, agenda=agenda, **more)
    table.state.settle()
    table.check()
    return table


def harvesting(*homes: dict[str, Any], kind: str = "normal", round: int = 5, **more: Any) -> Table:
    """The harvest of a round has begun, up to its first question; nothing comes after it."""
    agenda = [["Finish", AUTO], ["Harvest", AUTO]]
    table = position(*homes, round=round, harvests={round: kind}, agenda=agenda, **more)
    table.state.settle()
    table.check()
    return table
