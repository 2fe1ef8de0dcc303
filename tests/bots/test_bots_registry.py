"""Bots by name, and matches between them."""

from pathlib import Path

import pytest

import permonik
from permonik import bots
from permonik.bots.search import SearchBot
from permonik.errors import UnknownGame
from permonik.games.saboteur.evaluate import SabEvaluation
from permonik.games.saboteur.tables import read

NAUGHTY = "tests.bots.naughty"


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    monkeypatch.syspath_prepend(str(request.config.rootpath))


def test_names() -> None:
    assert "random" in bots.names("pretend")
    with pytest.raises(UnknownGame):
        bots.names("chess")


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("clever", "no bot 'clever' plays pretend; there are: random"),
        ("", "no bot '' plays"),
        ("no_such_module:Bot", "bot 'no_such_module:Bot' cannot be loaded: No module named 'no_such_module'"),
        (f"{NAUGHTY}:Missing", "cannot be loaded: .*Missing"),
        (f"{NAUGHTY}:stone", "makes 'a stone', which is no permonik.bots.Bot"),
        (":Bot", "cannot be loaded"),
    ],
)
def test_an_unknown_bot(name: str, error: str) -> None:
    with pytest.raises(bots.UnknownBot, match=error):
        bots.make(name, "pretend", 0)


@pytest.mark.parametrize("name", ["greedy@{}", "search@3+{}"])
@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("own = ", "weights cannot be read from .*own.toml"),
        ("own = 1.0", "saboteur needs 'unknown', too"),
        ("\xe9", "weights cannot be read from .*own.toml"),
    ],
)
def test_weights_that_cannot_be_read(tmp_path: Path, name: str, text: str, error: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="latin-1")
    with pytest.raises(bots.UnknownBot, match=error):
        bots.make(name.format(file), "saboteur", 0)


def test_search_goes_by_the_weights_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    weights = dict(read("greedy.toml")) | {"own": 7.5}
    file.write_text("\n".join(f"{name} = {value}" for name, value in weights.items()), encoding="utf-8")
    bot = bots.make(f"search@3+{file}", "saboteur", 0)
    assert isinstance(bot, SearchBot)
    assert bot.iterations == 3
    assert isinstance(bot.evaluation, SabEvaluation)
    assert bot.evaluation.weights == weights


def test_a_bot_that_cannot_be_made() -> None:
    with pytest.raises(bots.BotFailed, match="Refuses' cannot be made: ValueError"):
        bots.make(f"{NAUGHTY}:Refuses", "pretend", 0)


def test_the_same_seed_plays_the_same_match() -> None:
    records = []
    for _ in range(2):
        match = permonik.Match.start("pretend", players=3, seed=5, nonce="n")
        bots.play_match(match, [bots.make("random", "pretend", seat) for seat in range(3)])
        assert match.over
        records.append(match.record.dumps())
    assert records[0] == records[1]


def test_ones_own_bot() -> None:
    match = permonik.Match.start("pretend", players=2, seed=5)
    bots.play_match(match, {seat: bots.make(f"{NAUGHTY}:First", "pretend", 0) for seat in (1, 0)})
    assert match.over


def test_every_seat_needs_a_bot() -> None:
    match = permonik.Match.start("pretend", players=3, seed=5)
    with pytest.raises(bots.BotFailed, match="3 seats need a bot each; there are bots for: 0, 1"):
        bots.play_match(match, [bots.make("random", "pretend", 0)] * 2)


@pytest.mark.parametrize(
    ("bot", "error"),
    [
        ("Crashes", "the bot of seat . crashed: ZeroDivisionError"),
        ("Cheats", "chose -1, which is not among its answers: 58 "),
        ("Guesses", "chose 0, which is not among its answers: 58 "),
        ("Mumbles", "chose 'one', which is not among its answers"),
    ],
)
def test_a_failing_bot_leaves_the_match_alone(bot: str, error: str) -> None:
    match = permonik.Match.start("pretend", players=2, seed=5)
    before = match.record.dumps()
    with pytest.raises(bots.BotFailed, match=error):
        bots.play_match(match, [bots.make(f"{NAUGHTY}:{bot}", "pretend", 0)] * 2)
    assert match.record.dumps() == before
