"""Nothing appears or vanishes, and scores are what they are made of (contract 5)."""

from __future__ import annotations

from typing import Any

from permonik.testing.contract.copies import where
from permonik.testing.contract.play import Count, Played, sampled
from permonik.testing.contract.setups import Broken

LOOKS = 150  # entries of a long game


def check_conservation(game: Played, count: Count, invariants: Any) -> None:
    """The game's own invariants, and sums of scores, after every entry; in a long game, after some."""
    for match in sampled(game, "books", LOOKS):
        try:
            invariants.check(match.game, match.state)
        except AssertionError as error:
            raise Broken(f"{where(game, match)}: {error}") from error
        scores = match.scores()
        for seat, score in enumerate(scores):
            if score.total != sum(points for _, points in score.parts):
                raise Broken(f"{where(game, match)}: the points of seat {seat} do not add up: {score}")
        if len(scores) != match.players:
            raise Broken(f"{where(game, match)}: {len(scores)} scores for {match.players} seats")
        count.entries += 1
    count.games += 1


def check_ledger(game: Played, count: Count, ledger: Any) -> None:
    """The final scores, counted again by somebody who knows nothing but the text of the record."""
    counted = ledger.recount(game.record.dumps())
    if counted != game.totals:
        raise Broken(f"{game.name}: scores {game.totals}, counted from the record {counted}")
    count.games += 1
    count.entries += len(game.record.entries)
