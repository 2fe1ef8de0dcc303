"""What `permonik doctor` finds, and what shells learn from `permonik completion`."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete
from click.testing import Result

import permonik
from permonik.bots import registry
from permonik.cli import main

Run = Callable[..., Result]
doctor = import_module("permonik.cli.doctor")  # the package gives its command that name


def test_a_house_in_order(run: Run, tmp_path: Path) -> None:
    result = run("doctor", env={"XDG_DATA_HOME": str(tmp_path)})
    assert result.exit_code == 0
    assert f"permonik: {permonik.__version__}" in result.stdout
    assert ("engine: compiled" if permonik.compiled else "engine: pure Python") in result.stdout
    assert f"data: {tmp_path / 'permonik'}, nothing there yet" in result.stdout
    for game in permonik.games():
        assert f"✓ {game}: rules version" in result.stdout


def test_for_programs(run: Run, tmp_path: Path) -> None:
    findings = json.loads(run("doctor", "--json", env={"XDG_DATA_HOME": str(tmp_path)}).stdout)
    assert [set(finding) for finding in findings] == [{"about", "state", "what", "advice"}] * len(findings)
    assert {finding["state"] for finding in findings} <= set(doctor.SIGNS)


def test_a_game_that_fails_is_named_beside_the_others(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        if name == "rivals":
            raise RuntimeError("the deck is gone")

    monkeypatch.setattr(permonik.Match, "start", lambda name, seed: fail(name))
    result = run("doctor")
    assert result.exit_code == 1
    assert "✗ rivals: RuntimeError: the deck is gone" in result.stdout
    assert "✓ saboteur" in result.stdout
    assert "not in order: rivals" in result.stderr


def test_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(permonik, "compiled", False)
    monkeypatch.setenv("CC", "no-such-compiler")
    (finding,) = doctor.look_at_the_engine()
    assert "or a C compiler" in finding.advice


def test_a_port_that_is_taken() -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", 8765))
        except OSError:
            pass  # somebody plays here: as good
        else:
            other.listen()
        (finding,) = doctor.look_at_the_port()
    assert finding.state == doctor.COULD
    assert "--port 0" in finding.advice


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_are_told_how_to_complete(run: Run, shell: str) -> None:
    assert "_PERMONIK_COMPLETE" in run("completion", shell).stdout


def test_a_shell_that_asks_gets_commands(tmp_path: Path) -> None:
    env = {**os.environ, "_PERMONIK_COMPLETE": "bash_complete", "COMP_WORDS": "permonik doc", "COMP_CWORD": "1"}
    command = [sys.executable, "-c", "from permonik.cli import main; main(prog_name='permonik')"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert "plain,doctor" in done.stdout


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("simulate cav", ["cave-vs-cave", "caverna"]),
        ("learn riv", ["rivals"]),
        ("arena --game sab", ["saboteur"]),
        ("simulate rivals --bot ", [*registry.names("rivals", all=True)]),
        ("simulate pretend --bot r", ["random"]),
        ("arena --game rivals --bots greedy,ran", ["greedy,random"]),
        ("play rivals --bots ea", ["easy"]),
        ("play rivals --seats gre", ["greedy"]),
        ("evaluate sea", ["search"]),
        ("evaluate greedy --trial rivals", ["rivals-2-intro", "rivals-2-duel"]),
        ("simulate chess --bot gre", ["greedy"]),  # no such game: the command will say so
        ("simulate che", []),
    ],
)
def test_a_shell_that_asks_gets_games_bots_and_trials(typed: str, offered: list[str]) -> None:
    *words, begun = typed.split(" ")
    found = ShellComplete(main, {}, "permonik", "_PERMONIK_COMPLETE").get_completions(words, begun)
    assert [item.value for item in found] == offered
