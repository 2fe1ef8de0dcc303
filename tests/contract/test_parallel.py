from permonik.testing.contract import Count, Setup, parallel, played


def test_decisions_commute(setup: Setup, seeds: int, count: Count) -> None:
    for game in played(setup, seeds):
        parallel.check_commuting(game, count)


def test_a_seed_is_a_layout(setup: Setup, seeds: int, count: Count) -> None:
    parallel.check_layout(setup, seeds, count)
