from permonik.testing.contract import Count, Setup, books, played
from permonik.testing.contract.helpers import Helpers


def test_nothing_appears_or_vanishes(setup: Setup, seeds: int, count: Count, helpers: Helpers) -> None:
    invariants = helpers.load(setup.game, "invariants", "check")
    for game in played(setup, seeds):
        books.check_conservation(game, count, invariants)


def test_scores_agree_with_a_recount(setup: Setup, seeds: int, count: Count, helpers: Helpers) -> None:
    ledger = helpers.load(setup.game, "ledger", "recount")
    for game in played(setup, seeds):
        books.check_ledger(game, count, ledger)
