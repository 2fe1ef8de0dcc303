"""Bots that watch are told what others decide: all that their seat may see, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest
from watchers import Notes

import permonik
from permonik import bots
from permonik.arena.plan import bot_seed, make_plan, tasks
from permonik.arena.table import play
from permonik.bots import ProcessBot, wire
from permonik.bots.play import choose, remembered, witnesses
from permonik.bots.punctual import PunctualBot
from permonik.bots.search import SearchBot
from permonik.kernel.game import View
from permonik.kernel.record import Decision

WATCHERS = "tests.bots.watchers"


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    monkeypatch.setenv("PYTHONPATH", str(request.config.rootpath))


def start(game: str = "pretend", players: int = 3) -> permonik.Match:
    return permonik.Match.start(game, players=players, seed=5, nonce="n")


@pytest.mark.parametrize(("game", "players"), [("pretend", 3), ("saboteur", 4), ("caverna", 3)])
def test_it_sees_what_its_seat_sees_with_the_view_of_just_before(game: str, players: int) -> None:
    match = start(game, players)
    seated = [Notes(game, 7), *[bots.make("random", game, seat) for seat in range(1, players)]]
    bots.play_match(match, seated)
    entries = match.record.entries
    shown = [
        number
        for number, entry in enumerate(entries)
        if isinstance(entry, Decision) and entry.seat != 0 and not entry.forced and entry.audience & 1
    ]
    assert shown
    assert [(seat, action) for _, seat, action in seated[0].seen] == [entries[n][:2] for n in shown]
    for number, (view, _, _) in list(zip(shown, seated[0].seen, strict=True))[:: max(1, len(shown) // 5)]:
        assert view == permonik.Match.replay(match.record, at=number).view(0)


def test_hidden_answers_are_not_told() -> None:
    match = start("saboteur", 4)
    seated = {seat: Notes("saboteur", seat) for seat in range(4)}
    seat = match.waiting()[0]
    assert witnesses(match, seat) == []  # which card is played, or put away: all see it in their views, or nobody does
    choose(match, seat, match.options(seat)[-1].id, seated)
    assert not any(bot.seen for bot in seated.values())
    assert witnesses(match, (match.waiting()[0] + 1) % 4) == []  # and nobody sees what nobody is asked


def test_nobody_looks_for_those_who_do_not_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int | None] = []
    view = permonik.Match.view

    def count(match: permonik.Match, seat: int | None) -> object:
        looked.append(seat)
        return view(match, seat)

    monkeypatch.setattr(permonik.Match, "view", count)
    match = start()
    bots.play_match(match, [bots.make("random", "pretend", seat) for seat in range(3)])
    asked = sum(isinstance(entry, Decision) and not entry.forced for entry in match.record.entries)
    assert len(looked) == asked  # a view for each question, and no more


def test_a_process_sees_the_same() -> None:
    records = []
    for away in (False, True):
        match = start()
        seated = [
            ProcessBot(f"{WATCHERS}:Notes", "pretend", 3) if away else Notes("pretend", 3),
            bots.make("random", "pretend", 1),
            ProcessBot("random", "pretend", 2) if away else bots.make("random", "pretend", 2),
        ]
        assert [bot.watches for bot in seated] == [True, False, False]
        with seated[0], seated[1], seated[2]:
            bots.play_match(match, seated)
        records.append(match.record.dumps())
    assert records[0] == records[1]


def test_who_fails_while_watching_is_named() -> None:
    match = start()
    seated = [bots.make(f"{WATCHERS}:Blinks", "pretend", seat) for seat in range(3)]
    with pytest.raises(bots.BotFailed, match="crashed while it watched: ZeroDivisionError"):
        bots.play_match(match, seated)


def test_a_process_that_fails_while_watching_fails_at_its_next_answer() -> None:
    match = start()
    seat = match.waiting()[0]
    with ProcessBot(f"{WATCHERS}:Blinks", "pretend", 3) as bot:
        bot.watch(match.view(seat), 1, match.options(seat)[0].id)
        with pytest.raises(bots.BotFailed, match="reports ZeroDivisionError: too bright"):
            bots.ask(match, seat, bot)
        with pytest.raises(bots.BotFailed, match="too bright"):
            bot.watch(match.view(seat), 1, 0)


def test_the_lines_of_a_bot_that_watches() -> None:
    match = start()
    seat = match.waiting()[0]
    options = match.options(seat)
    watch = wire.dump({"watch": 1, "view": match.view(seat), "action": options[0].id, "text": options[0].text})
    ask = wire.dump({"ask": 0, "view": match.view(seat), "options": [wire.option_data(option) for option in options]})
    command = [sys.executable, "-m", "permonik.bots.worker", f"{WATCHERS}:Notes", "--game", "pretend", "--seed", "3"]
    done = subprocess.run(command, input=watch + ask, capture_output=True, text=True, timeout=60, check=False)
    hello, answer = done.stdout.splitlines()
    assert hello == f'{{"permonik-bot":1,"bot":"{WATCHERS}:Notes","game":"pretend","watches":true}}'
    bot = Notes("pretend", 3)
    bot.watch({}, 1, options[0].id)
    assert answer == f'{{"answer":0,"choose":{bot.choose({}, options)}}}'


@pytest.mark.parametrize("isolated", [False, True])
def test_watchers_in_the_arena(isolated: bool) -> None:
    plan = make_plan("pretend", 2, {"rounds": 1}, [f"{WATCHERS}:Notes", "random"], 1, 3, isolated=isolated)
    (task,) = tasks(plan)
    match = permonik.Match.start("pretend", players=2, seed=task.seed, options=plan.options)
    played = play(plan, task)
    seated = [bots.make(plan.bots[n], "pretend", bot_seed(3, 0, seat)) for seat, n in enumerate(task.seating)]
    bots.play_match(match, seated)
    assert played["scores"] == [score.total for score in match.scores()]


def test_a_hurried_bot_watches_for_the_one_that_thinks() -> None:
    inside = SearchBot("saboteur", 3, iterations=1)
    assert PunctualBot(inside, 1.0).watches
    assert not PunctualBot(SearchBot("rivals", 3), 1.0).watches


def test_what_a_seat_saw_is_found_again_in_the_record() -> None:
    """All that a bot at that seat was told while the match was played, and its own answers; nothing that was undone."""
    match = start("saboteur", 4)
    rng = Random(5)
    told: list[tuple[int, View, int]] = []
    for number in range(40):
        seat = match.waiting()[0]
        action = rng.choice(match.options(seat)).id
        if seat == 0 or 0 in witnesses(match, seat):
            told.append((seat, match.view(0), action))
        match.choose(seat, action)
        if number == 20:
            match.undo(seat, [one for one in range(4) if one != seat])
            told.pop()
    assert told
    assert [(one.watch, one.view, one.action) for one in remembered(match.record, 0)] == told
