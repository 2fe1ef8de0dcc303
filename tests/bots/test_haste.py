"""A thought can be stopped: the bot then answers with the best that it has found so far."""

from __future__ import annotations

import pytest

from permonik import Match
from permonik.bots import haste
from permonik.bots.haste import HASTE, enough
from permonik.bots.punctual import PunctualBot
from permonik.bots.registry import make
from permonik.bots.search import SearchBot

GAMES = ["cave-vs-cave", "rivals", "caverna", "saboteur"]


def thinking(game: str) -> tuple[PunctualBot, SearchBot]:
    bot = make("hard", game, 1)
    assert isinstance(bot, PunctualBot)
    assert isinstance(bot.bot, SearchBot)
    bot.bot.turn_seconds = 1000.0  # only what stops it ends the thought before its iterations do
    bot.seconds = 1000.0
    bot.bot.iterations = 4
    return bot, bot.bot


def choose(bot: PunctualBot, game: str, looks: int) -> int:
    """What it chooses if it is stopped after so many looks; it looks now and then."""
    left = iter(range(looks))
    match = Match.start(game, players=4 if game == "saboteur" else 2, seed=3, nonce="salt")
    seat = match.waiting()[0]
    with HASTE.watching(lambda: next(left, None) is None):
        chosen = bot.choose(match.view(seat), match.options(seat))
    assert chosen in [option.id for option in match.options(seat)]
    return chosen


@pytest.mark.parametrize("game", GAMES)
def test_a_thought_that_is_stopped_before_it_begins_is_the_shortest_there_is(game: str) -> None:
    bot, search = thinking(game)
    choose(bot, game, 0)
    assert search.thought == 1


def test_a_thought_ends_when_it_is_stopped_and_the_next_one_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(haste, "BETWEEN", 0.0)
    bot, search = thinking("cave-vs-cave")
    choose(bot, "cave-vs-cave", 10**9)
    assert search.thought == 4
    bot, search = thinking("cave-vs-cave")
    choose(bot, "cave-vs-cave", 5)
    assert search.thought < 4
    search.thought, bot.line, search.turn = 0, [], -1
    choose(bot, "cave-vs-cave", 10**9)
    assert search.thought == 4


def test_looking_is_rare_and_nobody_looks_after_the_thought() -> None:
    looks: list[float] = []
    with HASTE.watching(lambda: bool(looks.append(0.0))):
        for _ in range(1000):
            assert not enough()
    assert 1 <= len(looks) < 1000
    before = len(looks)
    assert not enough()
    assert len(looks) == before
