"""permonik simulate --out: choices with views and outcomes."""

import json
import sys
from pathlib import Path
from random import Random

import pyarrow.parquet
import pytest
import zstandard
from click.testing import CliRunner, Result

import permonik
from permonik.arena.decisions import NoWriter, decisions, header, opened
from permonik.cli import main


def simulate(*args: str | Path) -> Result:
    return CliRunner().invoke(main, ["simulate", "pretend", "--games", "2", "--seed", "4", *[str(arg) for arg in args]])


def test_lines_can_be_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert simulate("--players", "3", "--out", file).exit_code == 0
    about, *choices = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert about == header("pretend", 3, 2, 4, permonik.load("pretend").check_options({}), "random")
    for number in range(2):
        match = permonik.Match.start("pretend", players=3, seed=4 + number)
        mine = [choice for choice in choices if choice["game"] == number]
        for move, choice in enumerate(mine):
            assert choice["move"] == move
            assert choice["view"] == json.loads(json.dumps(match.view(choice["seat"])))
            assert choice["actions"] == [option.id for option in match.options(choice["seat"])]
            assert match.game.parse(choice["text"]) == choice["action"]
            match.choose(choice["seat"], choice["action"])
        assert match.over
        assert {tuple(choice["scores"]) for choice in mine} == {tuple(score.total for score in match.scores())}
        assert {tuple(choice["winners"]) for choice in mine} == {match.winners()}


def test_compressed_lines_are_the_same_lines(tmp_path: Path) -> None:
    assert simulate("--out", tmp_path / "games.jsonl").exit_code == 0
    assert simulate("--out", tmp_path / "games.jsonl.zst").exit_code == 0
    packed = (tmp_path / "games.jsonl.zst").read_bytes()
    plain = zstandard.ZstdDecompressor().stream_reader(packed).read()
    assert plain == (tmp_path / "games.jsonl").read_bytes()
    assert len(packed) < len(plain) / 4


def test_a_table_has_the_same_choices_as_the_lines(tmp_path: Path) -> None:
    """A row for each choice, in groups by game; the header is in the metadata, the view is JSON in a column."""
    assert simulate("--players", "3", "--out", tmp_path / "games.jsonl").exit_code == 0
    assert simulate("--players", "3", "--out", tmp_path / "games.parquet").exit_code == 0
    about, *choices = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text("utf-8").splitlines()]
    file = pyarrow.parquet.ParquetFile(tmp_path / "games.parquet")
    assert json.loads(file.schema_arrow.metadata[b"permonik-decisions"]) == about
    assert file.num_row_groups == 2
    rows = file.read().to_pylist()
    assert [{**row, "view": json.loads(row["view"])} for row in rows] == choices
    assert [str(file.schema_arrow.field(name).type) for name in ("game", "view", "actions")] == [
        "int32",
        "string",
        "list<element: int32>",
    ]


def test_a_view_is_enough_for_a_learner(tmp_path: Path) -> None:
    """From a view in the file comes the row that an environment would have shown."""
    game = permonik.load("pretend")
    (made,) = decisions("pretend", 2, 1, 4, {}, "random")
    choice = made[-1]
    state = game.imagine(json.loads(json.dumps(choice["view"])), Random(1))
    row = bytearray(game.observation(2).size)
    game.encode(state, choice["seat"], memoryview(row))
    assert game.observation(2).read(row, "asked") == [1]


def test_another_bot_plays(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert simulate("--out", file, "--bot", "clever").exit_code == 2
    assert simulate("--out", file, "--bot", "random").exit_code == 0


@pytest.mark.parametrize("name", ["games.csv", "games"])
def test_an_unknown_ending(tmp_path: Path, name: str) -> None:
    result = simulate("--out", tmp_path / name)
    assert result.exit_code == 2
    assert "--out ends with .jsonl, .jsonl.zst, .parquet" in result.output


@pytest.mark.parametrize(("name", "library"), [("g.jsonl.zst", "zstandard"), ("g.parquet", "pyarrow")])
def test_a_missing_library_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, library: str) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(NoWriter, match=f"needs {library}: pip install {library}"), opened(tmp_path / name, {}):
        pass
