"""What is taken back is as if it had never been, except that the record tells of it (contract 7)."""

from __future__ import annotations

import json

from permonik.kernel.errors import UndoRefused
from permonik.kernel.match import Match
from permonik.kernel.record import Record, Undo
from permonik.testing.contract.effort import affordable
from permonik.testing.contract.play import Count, Played
from permonik.testing.contract.setups import Broken

TRIED = 6  # decisions of each game that are taken back; of a long game fewer


def check_undo(game: Played, count: Count) -> None:
    """Some decisions of the game are made again, taken back, and made once more."""
    rng = game.rng("undo")
    moments = [number for number in game.keys if number < len(game.record.entries)]
    for number in affordable(rng, moments, TRIED):
        match = Match.replay(game.record, at=number)
        seat = rng.choice(match.waiting())
        options = match.options(seat)
        before = snapshot(match)
        chosen = rng.choice(options).id
        match.choose(seat, chosen)
        after = snapshot(match)
        take_back(match, seat, number, f"{game.name}, entry {number}")
        if snapshot(match) != before:
            raise Broken(f"{game.name}: entry {number} was taken back, but something of it is left")
        again = Match.replay(Record.loads(match.record.dumps()))
        if snapshot(again) != before or again.record != match.record:
            raise Broken(f"{game.name}: the record with the undo of entry {number} leads elsewhere")
        match.choose(seat, chosen)
        if snapshot(match) != after:
            raise Broken(f"{game.name}: the same answer at entry {number} leads elsewhere after an undo")
        count.entries += 1
    count.games += 1


def take_back(match: Match, seat: int, number: int, where: str) -> None:
    """Undo, after the refusal where one is due."""
    length = len(match.record.entries)
    after = (snapshot(match), match.record.dumps())
    to, free = match.undoable(seat)
    if to != number:
        raise Broken(f"{where}: the undo of seat {seat} would go back to entry {to}")
    others = [other for other in range(match.players) if other != seat]
    if not free and others:
        try:
            match.undo(seat, consent=others[1:])
        except UndoRefused:
            if (snapshot(match), match.record.dumps()) != after:
                raise Broken(f"{where}: the refused undo changed the match") from None
        else:
            raise Broken(f"{where}: taken back without the consent of seat {others[0]}")
    match.undo(seat, consent=() if free else others)
    last = match.record.entries[-1]
    if len(match.record.entries) != length + 1 or not isinstance(last, Undo):
        raise Broken(f"{where}: the record does not tell of the undo")


def snapshot(match: Match) -> object:
    """The position, and what all see of it and may do."""
    return (
        match.state.key(),
        match.waiting(),
        match.over,
        [json.dumps(match.view(seat)) for seat in [None, *range(match.players)]],
        [[option.text for option in match.options(seat)] for seat in match.waiting()],
        match.scores(),
    )
