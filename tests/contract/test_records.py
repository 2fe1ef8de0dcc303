from permonik.testing.contract import Count, Setup, copies, played, records


def test_a_record_is_the_truth(setup: Setup, seeds: int, count: Count) -> None:
    for game in played(setup, seeds):
        records.check_record(game, count)


def test_damage_is_refused_by_name(setup: Setup, few: int, count: Count) -> None:
    for game in played(setup, few):
        records.check_damage(game, count)


def test_positions_survive_storage(setup: Setup, few: int, count: Count) -> None:
    for game in played(setup, few):
        copies.check_plain(game, count)


def test_clones_share_nothing(setup: Setup, few: int, count: Count) -> None:
    for game in played(setup, few):
        copies.check_clone(game, count)
