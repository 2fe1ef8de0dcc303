"""A line that was found, as the record of a match that anybody can check."""

from __future__ import annotations

from permonik import Match, Record
from permonik.solve.puzzle import ALONE, SEAT, Puzzle
from permonik.solve.walk import Lines

NAME = "Permoník"
# Nothing is dealt, so there is nothing to keep secret: equal lines give equal records.
SEED = 0
NONCE = "solved"


def prove(puzzle: Puzzle, lines: Lines, score: int) -> Record:
    """The record of the game with these answers, replayed with verification; it ends with that score."""
    match = Match.start(puzzle.rules.id, ALONE, SEED, puzzle.options, [NAME], NONCE)
    answers = [answer for line in lines for answer in line]
    while not match.over:
        # The match takes forced answers itself and nothing is dealt: so entries and answers go side by side.
        match.choose(SEAT, answers[len(match.record.entries)])
    proved = Match.replay(match.record, verify=True)
    if not proved.over or proved.scores()[SEAT].total != score:
        raise AssertionError(f"the line is worth {proved.scores()[SEAT].total}, not {score}")
    return match.record
