"""A line that was found, as the record of a match that anybody can check."""

from __future__ import annotations

from permonik import Match, Record
from permonik.kernel.onward import is_forced
from permonik.solve.annealing import Lines
from permonik.solve.puzzle import ALONE, SEAT, Puzzle

NAME = "Permoník"
# What is dealt is known before, so there is nothing to keep secret: equal lines give equal records.
NONCE = "solved"


def prove(puzzle: Puzzle, lines: Lines, score: int) -> Record:
    """The record of the game with these answers, replayed with verification; it ends with that score."""
    match = Match.start(puzzle.rules.id, ALONE, puzzle.seed or 0, puzzle.options, [NAME], NONCE)
    state = puzzle.start.clone()
    for answer in [answer for line in lines for answer in line]:
        # The match deals and takes forced answers itself.
        if not is_forced(state.open(SEAT), state.actions(SEAT)):
            match.choose(SEAT, answer)
        puzzle.apply(state, answer)
    proved = Match.replay(match.record, verify=True)
    if not proved.over or proved.scores()[SEAT].total != score:
        raise AssertionError(f"the line is worth {proved.scores()[SEAT].total}, not {score}")
    return match.record
