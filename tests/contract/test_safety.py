from permonik.testing.contract import Count, Setup, played, safety


def test_what_a_game_says_of_its_secrets_is_true(setup: Setup, few: int, count: Count) -> None:
    for game in played(setup, few):
        if setup.rules.private:
            safety.check_known(game, count)
        else:
            safety.check_open(game, count)
