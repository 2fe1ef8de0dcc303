"""permonik dataset: the same games in two kinds of files, and a card that says what they are."""

import io
import json
import shlex
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import minari
import pyarrow.parquet
import pytest
import zstandard
from click.testing import Result

from permonik.arena.decisions import header
from permonik.cli.dataset import FILES, card

Run = Callable[..., Result]
SMALL = ("--players", "2", "--games", "3", "--seed", "7", "--bot", "random")


def test_both_files_hold_the_same_and_the_card_tells_it(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "pretend"
    assert run("dataset", "pretend", folder, *SMALL).exit_code == 0
    table = pyarrow.parquet.read_table(folder / "decisions.parquet").to_pylist()
    with (folder / "decisions.jsonl.zst").open("rb") as raw:
        lines = io.TextIOWrapper(zstandard.ZstdDecompressor().stream_reader(raw), encoding="utf-8").read().splitlines()
    about, *choices = map(json.loads, lines)
    assert [{**row, "view": json.loads(row["view"])} for row in table] == choices
    assert {choice["game"] for choice in choices} == {0, 1, 2}
    card = (folder / "README.md").read_text(encoding="utf-8")
    assert "permonik dataset pretend DIR --players 2 --games 3 --seed 7 --bot random" in card
    assert json.dumps(about, indent=2) in card
    for name in ("decisions.parquet", "decisions.jsonl.zst"):
        assert f"{sha256((folder / name).read_bytes()).hexdigest()}  {name}" in card


def test_the_command_of_the_card_makes_it_again(run: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        run("dataset", "pretend", tmp_path / name, *SMALL)
    assert (tmp_path / "one" / "README.md").read_text() == (tmp_path / "two" / "README.md").read_text()


def test_the_command_of_the_card_can_be_pasted_whatever_the_name_of_the_bot(tmp_path: Path) -> None:
    about = header("pretend", 2, 3, 7, {}, "command@./my bot --fast")
    for name in FILES:
        (tmp_path / name).touch()
    (line,) = [
        line
        for line in card(about, {"choices": 1, "answers": 1, "score": 1}, tmp_path).splitlines()
        if line.startswith("      permonik dataset")
    ]
    assert shlex.split(line)[-2:] == ["--bot", "command@./my bot --fast"]


def test_minari_reads_the_same_games(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "solo"
    solo = ("--players", "1", "--games", "3", "--seed", "7", "--bot", "careless@0.2", "--minari")
    monkeypatch.chdir(tmp_path)  # FOLDER may be relative
    assert run("dataset", "cave-vs-cave", "solo", *solo).exit_code == 0
    assert "--bot careless@0.2 --minari\n" in (folder / "README.md").read_text(encoding="utf-8")
    rows = pyarrow.parquet.read_table(folder / "decisions.parquet").to_pylist()
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(folder / "minari"))
    found = minari.load_dataset("permonik/cave-vs-cave-1/careless-0-2-v0")
    assert found.recover_environment().unwrapped.seating.players == 1
    for number, episode in enumerate(found.iterate_episodes()):
        game = [row for row in rows if row["game"] == number]
        assert episode.actions.tolist() == [row["action"] for row in game]
        assert episode.rewards.tolist() == [0.0] * (len(game) - 1) + [game[0]["scores"][0]]
        for row, mask in zip(game, episode.infos["action_mask"], strict=False):
            assert mask.nonzero()[0].tolist() == sorted(row["actions"])


def test_minari_holds_one_agent_and_says_so_before_anything_is_written(run: Run, tmp_path: Path) -> None:
    refused = run("dataset", "pretend", tmp_path / "two", *SMALL, "--minari")
    assert refused.exit_code == 2
    assert "one player only" in refused.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("library", "more"), [("zstandard", ()), ("pyarrow", ()), ("minari", ("--minari",))])
def test_a_library_that_is_missing_is_told_before_anything_is_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str, more: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, "permonik.arena.minari", raising=False)
    refused = run("dataset", "cave-vs-cave", tmp_path / "solo", "--players", "1", "--games", "1", *more)
    assert refused.exit_code == 2
    assert f"needs {library}" in refused.stderr
    assert not list(tmp_path.iterdir())


def test_games_and_their_card_stay_where_minari_fails(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("permonik.arena.minari.name_of", lambda game, bot: "no name")
    with pytest.raises(ValueError, match="Malformed dataset ID"):
        run("dataset", "cave-vs-cave", tmp_path, "--players", "1", "--games", "1", "--bot", "random", "--minari")
    assert "played by random" in (tmp_path / "README.md").read_text(encoding="utf-8")


def test_nothing_is_written_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    refused = run("dataset", "pretend", tmp_path, *SMALL)
    assert refused.exit_code == 2
    assert "is not empty" in refused.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_what_cannot_be_played_is_refused_before_anything_is_written(run: Run, tmp_path: Path) -> None:
    for wrong in (
        ("chess", tmp_path / "a"),
        ("pretend", tmp_path / "b", "--players", "9"),
        ("pretend", tmp_path / "c", "--bot", "deep"),
    ):
        assert run("dataset", *wrong).exit_code == 2
    assert not list(tmp_path.iterdir())
