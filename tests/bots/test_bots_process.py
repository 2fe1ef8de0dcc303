"""A bot in its own process: the same answers as at home, and nothing it does hurts the match."""

import subprocess
import sys

import pytest

import permonik
from permonik import bots
from permonik.bots import ProcessBot, wire

NAUGHTY = "tests.bots.naughty"


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    monkeypatch.setenv("PYTHONPATH", str(request.config.rootpath))


def start() -> permonik.Match:
    return permonik.Match.start("pretend", players=2, seed=5, nonce="n")


def test_it_plays_as_at_home() -> None:
    away, home = start(), start()
    with ProcessBot("random", "pretend", 3) as one, ProcessBot("random", "pretend", 4) as other:
        bots.play_match(away, [one, other])
    bots.play_match(home, [bots.make("random", "pretend", 3), bots.make("random", "pretend", 4)])
    assert away.record.dumps() == home.record.dumps()
    assert one.process.returncode == 0


def test_what_it_prints_disturbs_nobody() -> None:
    match = start()
    with ProcessBot(f"{NAUGHTY}:First", "pretend", 3) as bot:
        bots.play_match(match, [bot, bot])
    assert match.over


@pytest.mark.parametrize(
    ("bot", "error"),
    [
        ("Crashes", "reports ZeroDivisionError: I divided by nothing"),
        ("Dies", r"ended without a word \(exit code 7\)"),
        ("Hangs", "said nothing for 0.5 seconds"),
        ("Cheats", "chose -1, which is not among "),
        ("Babbles", "said something that is no JSON object: '. la la la'"),
        ("Mumbles", "gave no answer to question 0"),
    ],
)
def test_a_failure_ends_the_process_and_not_the_match(bot: str, error: str) -> None:
    match = start()
    before = match.record.dumps()
    seat = match.waiting()[0]
    with ProcessBot(f"{NAUGHTY}:{bot}", "pretend", 3, limit=0.5 if bot == "Hangs" else 20) as away:
        with pytest.raises(bots.BotFailed, match=f"bot {NAUGHTY}:{bot} {error}"):
            bots.ask(match, seat, away)
        assert away.process.poll() is not None
        with pytest.raises(bots.BotFailed, match=error):  # it stays failed
            bots.ask(match, seat, away)
    assert match.record.dumps() == before


@pytest.mark.parametrize(
    ("bot", "error"),
    [
        ("Refuses", "reports BotFailed: .* cannot be made: ValueError"),
        ("NeverReady", "said nothing for 1 seconds"),
        ("Missing", "reports UnknownBot"),
    ],
)
def test_a_bot_that_never_starts(bot: str, error: str) -> None:
    limit = 1 if bot == "NeverReady" else 20
    with pytest.raises(bots.BotFailed, match=error):
        ProcessBot(f"{NAUGHTY}:{bot}", "pretend", 3, start_limit=limit)


@pytest.mark.parametrize(
    ("hello", "error"),
    [
        ('{"permonik-bot": 2, "game": "pretend"}', "speaks another version of the protocol: 2, not 1"),
        ('{"permonik-bot": 1, "game": "chess"}', "plays 'chess', not 'pretend'"),
        ("hello", "said something that is no JSON object: 'hello'"),
        ("[1]", "no JSON object"),
        ("", "ended without a word"),
    ],
)
def test_a_program_that_is_no_bot(hello: str, error: str) -> None:
    command = [sys.executable, "-c", f"print({hello!r}, end='')"]
    with pytest.raises(bots.BotFailed, match=error):
        ProcessBot("other", "pretend", 0, command=command, start_limit=20)


def test_a_program_that_does_not_exist() -> None:
    with pytest.raises(bots.BotFailed, match="could not be started"):
        ProcessBot("other", "pretend", 0, command=["no-such-program"])


def test_a_closed_bot_answers_no_more() -> None:
    match = start()
    bot = ProcessBot("random", "pretend", 0)
    bot.close()
    assert bot.process.poll() == 0
    with pytest.raises(bots.BotFailed, match="was closed"):
        bots.ask(match, match.waiting()[0], bot)


def test_options_survive_the_wire() -> None:
    match = start()
    for option in match.options(match.waiting()[0]):
        assert wire.read_option(wire.option_data(option)) == option


def test_the_worker_by_hand() -> None:
    command = [sys.executable, "-m", "permonik.bots.worker", "random", "--game", "pretend", "--seed", "3"]
    done = subprocess.run(command, input="", capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, '{"permonik-bot":1,"bot":"random","game":"pretend"}\n')
