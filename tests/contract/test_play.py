from permonik.testing.contract import Count, Setup, play


def test_games_end(setup: Setup, seeds: int, count: Count) -> None:
    play.check_games(setup, seeds, count)
