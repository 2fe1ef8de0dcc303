from permonik.testing.contract import Count, Setup, gathers, played


def test_choices_of_several_parts_are_one_thing(setup: Setup, few: int, count: Count) -> None:
    for game in played(setup, few):
        gathers.check_gathers(game, count)


def test_people_are_asked_for_the_whole(setup: Setup, few: int, count: Count) -> None:
    for seed in range(few):
        gathers.check_patience(setup, seed, count)
