"""Turns that are tried out in the terminal before they count."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from click.testing import Result

from permonik.kernel import registry
from permonik.kernel.game import Option
from permonik.kernel.message import Message
from permonik.kernel.record import Decision, Record
from permonik.terminal.commands import understand_picks

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def bowls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A game in which both pay three from their bowls (a: 1, b: 2, c: 2), then have to go, which is weighty."""
    room = tmp_path / "room_of_bowls"
    (room / "text").mkdir(parents=True)
    source = Path(__file__).parents[1] / "kernel" / "bowls.py"
    (room / "game.py").write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    (room / "__init__.py").write_text("")
    (room / "text" / "en.ftl").write_text("do-pay = Pay from a bowl\ndo-go = Go\nask-pay = Pay\nask-go = Go\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "room_of_bowls", raising=False)
    monkeypatch.delitem(sys.modules, "room_of_bowls.game", raising=False)
    registered = {**registry.found(), "bowls": EntryPoint("bowls", "room_of_bowls.game:GAME", "permonik.games")}
    monkeypatch.setattr(registry, "found", lambda: registered)
    registry.load_found.cache_clear()
    yield
    registry.load_found.cache_clear()


def play(run: Run, *lines: str, file: Path | None = None, confirm: str = "--confirm") -> Result:
    keep = ["--save", str(file)] if file is not None else []
    text = "".join(f"{line}\n" for line in lines)
    return run("play", "bowls", "--seats", "human,human", "--names", "Anna,Boris", confirm, *keep, input=text)


def decisions(file: Path) -> list[tuple[int, str]]:
    game = registry.load("bowls")
    return [(one.seat, game.text(one.action)) for one in Record.load(file).entries if isinstance(one, Decision)]


def test_several_parts_are_picked_in_any_order(run: Run, tmp_path: Path) -> None:
    games = []
    for picks in ("3 2 2", "2, 3, 2", "pay b, pay b, pay c"):
        file = tmp_path / "game.permonik"
        go = ["go", "yes", "", "go", "yes", ""]
        result = play(run, picks, *go[:3], "1 2 3", *go[:3], *go, file=file)
        assert "Choose 3 to 3 at once" in result.stdout
        assert "up to 2×" in result.stdout
        games.append(decisions(file))
    assert games[0] == games[1] == games[2]
    assert (0, "pay b") in games[0]
    assert (0, "pay a") not in games[0]


def test_what_does_not_go_together_is_asked_again(run: Run) -> None:
    result = play(run, "2", "1 1 2", "2 2 3 3", "1 2", "9 9 9", "2 3 3", "quit")
    assert result.stdout.count("That does not go together: choose 3 to 3") == 4
    assert "“9 9 9” is neither an answer nor a command" in result.stdout
    assert "Not confirmed yet" in result.stdout


def test_a_turn_is_taken_back_and_confirmed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.permonik"
    result = play(
        run, "confirm", "back", "1 2 3", "back", "2 3 3", "back 7", "back 1", "1 2 2", "c", f"save {file}", "q"
    )
    assert result.stdout.count("Nothing is waiting to be confirmed.") == 2
    assert "There is no step 7; the steps are numbered from 1 to 1." in result.stdout
    made = decisions(file)
    assert made[0] == (0, "pay a")
    assert {seat for seat, _ in made} == {0}


def test_nothing_counts_before_it_is_confirmed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.permonik"
    play(run, "1 2 3", f"save {file}", "quit")
    assert decisions(file) == []


def test_a_weighty_answer_is_marked_and_asked_about(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.permonik"
    result = play(run, "1 2 3", "go", "no", f"save {file}", "go", "yes", "", f"save {file}", "quit")
    assert re.search(r"1 .*go.*⚠ This gives something up\.", result.stdout)
    assert result.stdout.count("Are you sure? (yes/no)") == 2
    assert "Then it stays as it is." in result.stdout
    assert "Anna, confirm? Press Enter" in result.stdout
    assert (0, "go") in decisions(file)


def test_without_confirming_every_answer_counts_at_once(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.permonik"
    result = play(run, "3 3 2", "1", f"save {file}", "quit", confirm="--no-confirm")
    assert "Not confirmed yet" not in result.stdout
    assert decisions(file)[-1] == (0, "go")


OPTIONS = [Option(7, "pay a", Message(-1, "x", {}, []), []), Option(9, "pay b", Message(-1, "x", {}, []), [])]


@pytest.mark.parametrize(
    ("line", "picks"),
    [
        ("1", [7]),
        ("1 2 1", [7, 9, 7]),
        ("2,1", [9, 7]),
        ("PAY B, pay a", [9, 7]),
        ("pay b", None),
        ("1 3", None),
        ("1 help", None),
        ("", None),
        (",", None),
    ],
)
def test_several_answers_in_one_line(line: str, picks: list[int] | None) -> None:
    found = understand_picks(line, OPTIONS)
    assert (None if found is None else [one.id for one in found]) == picks
