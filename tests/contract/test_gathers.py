from permonik.testing.contract import Count, Setup, gathers, played


def test_choices_of_several_parts_are_one_thing(setup: Setup, few: int, count: Count) -> None:
    for game in played(setup, few):
        gathers.check_gathers(game, count)
