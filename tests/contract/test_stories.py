from permonik.kernel import registry
from permonik.kernel.game import Game
from permonik.testing.contract import Count, Setup, played, stories
from permonik.testing.contract.helpers import Helpers


def test_the_log_is_a_ledger(setup: Setup, few: int, count: Count, helpers: Helpers) -> None:
    """Of every game whose log tells of goods."""
    if type(registry.load(setup.game)).moved is Game.moved:
        return
    goods = helpers.load(setup.game, "goods", "held", "begins", "causes", "without", "REPEATED", "LIFTED", "ASKED")
    for game in played(setup, few):
        stories.check_ledger_of_log(game, count, goods)
