from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import permonik
from permonik.errors import BadNotation, BadPosition, listed
from permonik.kernel.game import Game, GameOption, Recall, kebab
from permonik.kernel.message import NUMBER, SEAT, Message, line, told, word


def test_a_game_says_what_it_lacks() -> None:
    bare: Any = Game()
    calls: list[Callable[[], object]] = [
        lambda: bare.setup(2, {}),
        lambda: bare.view(None, 0),
        lambda: bare.recall({}),
        lambda: bare.imagine({}, Random(1)),
        lambda: bare.scores(None),
        lambda: bare.winners(None),
        lambda: bare.dump(None),
        lambda: bare.restore({}),
        lambda: Recall().fill(Random(1)),
    ]
    for call in calls:
        with pytest.raises(TypeError, match="has no"):
            call()
    assert bare.known(None, 0) == 0
    assert bare.options() == ()


def test_outcomes_have_texts() -> None:
    game = permonik.load("pretend")
    assert game.outcome_text("die", 1) == "gas"
    assert game.outcome_parse("upper", "jade") == 5
    with pytest.raises(BadNotation, match="no chance 'moon'; there are: first, die, upper, lower"):
        game.outcome_parse("moon", "jade")
    with pytest.raises(BadNotation, match="no face 'rain'; there are: calm, gas"):
        game.outcome_parse("die", "rain")


def test_options_are_checked_by_value_and_by_text() -> None:
    game = Game()
    option = GameOption("duel", (True, False), False, "option-duel")
    assert game.check_option(option, "TRUE") is True
    assert game.check_option(option, False) is False


@pytest.mark.parametrize("data", [{}, {"agenda": []}, {"agenda": [[["Fly"]]]}, {"agenda": 7}])
def test_nonsense_is_no_position_and_no_view(data: dict[str, Any]) -> None:
    game = permonik.load("pretend")
    with pytest.raises(BadPosition, match="no position of pretend"):
        game.restore(data)
    with pytest.raises(BadPosition, match="no view of pretend"):
        game.recall(data)


def test_questions_and_answers_have_message_ids() -> None:
    match = permonik.Match.start("pretend", seed=3)
    (seat,) = match.waiting()
    while match.question(seat).id != "ask-act":
        match.choose(seat, match.options(seat)[-1].id)
        seat = match.waiting()[0]
    sell = next(option for option in match.options(seat) if option.text.startswith("sell"))
    card = sell.text.split()[1]
    assert sell.message == Message(-1, "do-sell", {"card": f"card-{card}"}, [f"card:{card}"])
    assert sell.targets == [f"card:{card}"]
    assert kebab("UseRooms") == "use-rooms"


def test_log_lines_are_worded_by_domains() -> None:
    lines = [line("sold", seat=SEAT, coins=NUMBER)]
    assert told(lines, 4, (0, (1, 30), -1)) == Message(4, "sold", {"seat": {"seat": 1}, "coins": 30}, ["seat:1"])
    assert word(SEAT, 2) == {"seat": 2}


def test_long_lists_in_errors_are_cut() -> None:
    assert listed([]) == "none"
    assert listed([1, 2]) == "1, 2"
    assert listed(range(100)).endswith("23, … (100 in all)")
