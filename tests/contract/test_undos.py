from permonik.testing.contract import Count, Setup, played, undos


def test_undo_restores_everything(setup: Setup, few: int, count: Count) -> None:
    for game in played(setup, few):
        undos.check_undo(game, count)
