"""permonik bot, and programs of one's own as bots."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from permonik import bots

Run = Callable[..., Result]
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PYTHON = f"{sys.executable} {EXAMPLES / 'my_bot.py'}"


@pytest.mark.parametrize("command", [PYTHON, f"node {EXAMPLES / 'my_bot.mjs'}"], ids=["python", "javascript"])
def test_the_examples_play_whole_games(run: Run, command: str) -> None:
    result = run("bot", "cave-vs-cave", "--command", command, "--players", "2", "--games", "2", "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert [end["seat"] for end in told["games"]] == [0, 1]
    assert told["answers"] > 20
    again = run("bot", "cave-vs-cave", "--command", command, "--players", "2", "--games", "2", "--json")
    assert json.loads(again.stdout)["games"] == told["games"]


@pytest.mark.parametrize("language", ["py", "mjs"])
def test_the_examples_are_short(language: str) -> None:
    text = (EXAMPLES / f"my_bot.{language}").read_text(encoding="utf-8")
    assert len([line for line in text.splitlines() if line.strip()]) <= 30


def test_the_lines_can_be_watched(run: Run) -> None:
    result = run("bot", "pretend", "--command", PYTHON, "--games", "1", "--show")
    assert result.exit_code == 0
    question, answer, *_ = [json.loads(line) for line in result.stderr.splitlines()]
    assert answer["choose"] in [option["id"] for option in question["options"]]
    assert question["view"]["game"] == "pretend"


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        (f'{sys.executable} -c "print(1)"', "said something that is no JSON object: '1'"),
        (f'{sys.executable} -c "pass"', "ended without a word"),
        ("no-such-program", "could not be started"),
        (f"{sys.executable} -c \"print('{{}}')\"", "speaks another version of the protocol: None, not 1"),
    ],
)
def test_a_wrong_line_is_named(run: Run, command: str, fault: str) -> None:
    result = run("bot", "pretend", "--command", command)
    assert result.exit_code == 1
    assert fault in result.stderr


@pytest.mark.parametrize("name", ["command", "command@", "command@'"])
def test_a_command_needs_a_program(name: str) -> None:
    with pytest.raises(bots.UnknownBot, match=r"write command@PROGRAM|No closing quotation"):
        bots.make(name, "pretend", 0)


def test_a_program_is_not_offered_at_tables() -> None:
    """Whoever opens a table cannot name a program: the operator allows one with `permonik serve --bot`."""
    assert "command" not in bots.names("pretend")


def test_a_program_plays_in_the_arena(run: Run) -> None:
    pair = f"command@{PYTHON},random"
    result = run("arena", "--game", "pretend", "--bots", pair, "--games", "2", "--jobs", "1", "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["games"] == 2
