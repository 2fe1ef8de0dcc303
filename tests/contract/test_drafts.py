from permonik.testing.contract import Count, Setup, drafts, played
from permonik.testing.contract.helpers import Helpers


def test_drafts_leave_no_trace(setup: Setup, few: int, count: Count) -> None:
    for game in played(setup, few):
        drafts.check_drafts(game, count)


def test_drafts_are_no_probe(setup: Setup, few: int, count: Count, helpers: Helpers) -> None:
    resample = helpers.load(setup.game, "resample", "resample", "CHANGES")
    for game in played(setup, few):
        drafts.check_probes(game, count, resample)


def test_a_match_for_people_is_as_good_as_any(setup: Setup, few: int, count: Count) -> None:
    for seed in range(few):
        drafts.check_patience(setup, seed, count)
