from permonik.testing.contract import Count, Setup, played, reasons
from permonik.testing.contract.helpers import Helpers


def test_what_cannot_be_chosen_says_why(setup: Setup, few: int, count: Count, helpers: Helpers) -> None:
    tally = reasons.Tally()
    for game in played(setup, few):
        reasons.check_reasons(game, count, helpers, tally)
    tally.check(str(setup))
