from permonik.testing.contract import Count, Setup, played, rows


def test_rows_are_made_of_views(setup: Setup, few: int, count: Count) -> None:
    for game in played(setup, few):
        rows.check_rows(game, count)
