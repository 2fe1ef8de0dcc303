"""Hints: lines that begin differently, the bot's own first, with what each adds to the points."""

from random import Random

import pytest

from permonik.bots import hints as advice
from permonik.bots import levels
from permonik.bots.hints import Hint, hints
from permonik.bots.levels import ADVISER
from permonik.bots.registry import LevelBot
from permonik.bots.search import SearchBot
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.match import Match
from permonik.kernel.onward import deal
from permonik.minds.doors import minded
from permonik.words import LANGUAGES, Words

SEED = 3
FEW = levels.Levels("careless", "greedy", "search@2", "search@3")  # as many as there is time for on any machine


@pytest.fixture(autouse=True)
def few_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "TABLE", [row._replace(levels=FEW) for row in levels.TABLE])


def after(game: str, players: int, decisions: int) -> Match:
    match, rng = Match.start(game, players, seed=SEED), Random(SEED)
    for _ in range(decisions):
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.options(seat)).id)
    while len(match.options(match.waiting()[0])) < 2:
        match.choose(match.waiting()[0], match.options(match.waiting()[0])[0].id)
    return match


def given(match: Match) -> list[Hint]:
    seat = match.waiting()[0]
    return hints(match.game.id, match.view(seat), match.options(seat), SEED)


@pytest.mark.parametrize(("game", "players"), [("cave-vs-cave", 2), ("rivals", 2)])
def test_the_first_line_is_what_the_bot_would_do(game: str, players: int) -> None:
    match = after(game, players, 30)
    seat = match.waiting()[0]
    found = given(match)
    with LevelBot(ADVISER, game, SEED) as bot:
        assert found[0].option == bot.choose(match.view(seat), match.options(seat))
    firsts = [one.option for one in found]
    assert len(set(firsts)) == len(firsts) > 1
    assert set(firsts) <= {option.id for option in match.options(seat)}


def test_a_hint_has_the_thoughts_of_the_master_in_the_time_of_hard(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[LevelBot] = []

    class Noted(LevelBot):
        def close(self) -> None:
            asked.append(self)
            super().close()

    monkeypatch.setattr(advice, "LevelBot", Noted)
    given(after("cave-vs-cave", 2, 30))
    (bot,) = asked
    assert (bot.level, bot.called, bot.turn_seconds) == ("master", FEW.master, levels.SECONDS["hard"])
    assert isinstance(bot.bot, SearchBot)
    assert bot.bot.turn_seconds == levels.SECONDS["hard"]


def test_a_line_tells_what_it_adds_and_no_more() -> None:
    """In a game where all lies open: the points after the line less those before it."""
    told = gained = 0
    for decisions in (120, 135, 150):
        match = after("cave-vs-cave", 2, decisions)
        seat = match.waiting()[0]
        before = dict(match.game.scores(match.state)[seat].parts)
        held = dict(minded(match.game).holdings(match.state, seat))
        for one in given(match):
            state = match.state.clone()
            for option in one.line:
                state.apply(seat, option.id)
                if deal(state, SamplingDealer(Random(SEED))):
                    break
            else:
                parts = dict(match.game.scores(state)[seat].parts)
                added = [(name, parts[name] - before[name]) for name in parts if parts[name] != before[name]]
                assert one.parts == added
                has = minded(match.game).holdings(state, seat)
                assert one.gains == [(name, n - held[name]) for name, n in has if n != held[name]]
                gained += len(one.gains)
                told += sum(before.values()) > 0
    assert told > 3
    assert gained > 3


@pytest.mark.parametrize(("game", "players"), [("cave-vs-cave", 2), ("caverna", 2), ("rivals", 2), ("saboteur", 3)])
def test_something_speaks_for_a_line_before_there_are_points(game: str, players: int) -> None:
    """In the words of all languages."""
    match = after(game, players, 8)
    seat = match.waiting()[0]
    for lang in LANGUAGES:
        words = Words(match.game, lang, strict=True)
        assert all(words.render(name) for name, _ in minded(match.game).holdings(match.state, seat))
    moments = (8, 14, 20, 26)  # some questions ask only where, or which stack
    assert any(one.parts or one.gains for moment in moments for one in given(after(game, players, moment)))
