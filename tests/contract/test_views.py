from permonik.testing.contract import Count, Setup, hiding, played, views
from permonik.testing.contract.helpers import Helpers


def test_views_suffice(setup: Setup, few: int, count: Count, helpers: Helpers) -> None:
    invariants = helpers.load(setup.game, "invariants", "check")
    for game in played(setup, few):
        views.check_views(game, count, invariants)


def test_views_hide(setup: Setup, few: int, count: Count, helpers: Helpers) -> None:
    resample = helpers.load(setup.game, "resample", "resample", "CHANGES")
    changes = hiding.Changes()
    for game in played(setup, few):
        hiding.check_hiding(game, count, resample, changes)
    hiding.check_changes(str(setup), changes, resample.CHANGES)
