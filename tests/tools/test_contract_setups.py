"""Which set-ups the contract plays, and with how many seeds."""

from permonik.kernel.registry import load
from permonik.testing.contract import setups, share, spread
from permonik.testing.contract.setups import MANY, ROUND, SHARE


def test_a_game_with_few_set_ups_is_played_in_all_of_them_with_all_seeds() -> None:
    rules = load("pretend")
    assert len(list(setups(rules))) <= MANY
    assert spread(rules, 1) == list(setups(rules))
    assert {share(setup, 30) for setup in spread(rules, 30)} == {30}


def test_a_game_with_many_set_ups_has_every_count_and_every_value() -> None:
    rules = load("saboteur")
    everything = list(setups(rules))
    assert len(everything) > MANY
    found = spread(rules, 30)
    assert len(set(found)) == len(found) < len(everything)
    assert set(found) <= set(everything)
    assert {setup.players for setup in found if not setup.options} == set(rules.players)
    assert {setup.options for setup in found} == {setup.options for setup in everything}
    assert {setup.players for setup in found if setup.options} == set(rules.players)  # small and large tables
    assert {share(setup, 30) for setup in found} == {30 // SHARE}
    assert share(found[0], 1) == 1


def test_enough_seeds_bring_all_set_ups() -> None:
    rules = load("saboteur")
    assert set(spread(rules, ROUND * len(rules.players))) == set(setups(rules))
