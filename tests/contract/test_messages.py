import os

import pytest

from permonik.kernel.game import Game
from permonik.testing.contract import Count, messages, played, share, spread
from permonik.words import mail, places, terminal


@pytest.mark.skipif(int(os.environ.get("PERMONIK_EVERY", "1")) > 1, reason="the build that has all set-ups has this")
def test_everything_has_words(rules: Game, seeds: int, few: int, count: Count) -> None:
    games = [game for setup in spread(rules, seeds) for game in played(setup, min(few, share(setup, seeds)))]
    messages.check_spoken(rules, messages.collect(rules, games, count))


def test_the_languages_say_the_same(rules: Game) -> None:
    for place in places(rules):
        messages.check_files(place)


def test_no_game_takes_a_word_of_the_house(rules: Game) -> None:
    house, own = places(rules)
    assert (messages.ids(house) | messages.ids(terminal()) | messages.ids(mail())) & messages.ids(own) == set()
