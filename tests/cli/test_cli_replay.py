"""Telling and verifying records."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

import permonik

Run = Callable[..., Result]


def test_it_tells_the_match(run: Run, finished: Path) -> None:
    result = run("replay", finished)
    assert result.exit_code == 0
    assert result.stdout.startswith("Pretend for 2 players (random 1 and random 2)\nOptions: Rounds: 4; Deck: full\n")
    assert "   0  The deal: first 0 = 0\n      random 1 goes first.\n" in result.stdout
    assert "(to random 1) You get the" in result.stdout
    assert "The match is over." in result.stdout


def test_in_czech(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--lang", "cs")
    assert result.stdout.startswith("Jakohra pro 2 hráče")
    assert "(vidí jen random 1) Dostáváš" in result.stdout


def test_a_position(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--at", "5")
    assert "The position after 5 entries" in result.stdout
    assert "Round 1 of 4" in result.stdout
    assert result.stdout.endswith("To decide: random 1\n")
    assert "   4  " in result.stdout
    assert "   5  " not in result.stdout
    assert run("replay", finished, "--at", "0").exit_code == 0


def test_the_last_position_is_that_after_the_last_entry(run: Run, finished: Path) -> None:
    count = len(permonik.Record.load(finished).entries)
    assert run("replay", finished, "--at", str(count)).exit_code == 0
    beyond = run("replay", finished, "--at", str(count + 1))
    assert (beyond.exit_code, f"from 0 to {count}" in beyond.stderr) == (2, True)


def test_an_unfinished_match(run: Run, saved: Path) -> None:
    result = run("replay", saved)
    assert result.exit_code == 0
    assert result.stdout.endswith("To decide: Anna\nThe match is not finished.\n")


def test_what_was_taken_back_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "undone.permonik"
    run("play", "pretend", "--seed", "3", input=f"1\nsell ruby\nundo\n1\nsave {file}\nq\n")
    result = run("replay", file)
    assert "sells the ruby" in result.stdout
    assert "Player 1 takes a decision back." in result.stdout
    assert run("replay", file, "--verify").exit_code == 0


def test_as_data(run: Run, finished: Path) -> None:
    data = json.loads(run("replay", finished, "--json").stdout)
    record = permonik.Record.load(finished)
    assert data["game"] == "pretend"
    assert len(data["entries"]) == data["of"] == len(record.entries)
    assert data["entries"][0]["chance"] == "first"
    assert data["entries"][0]["lines"] == [
        {"id": "first", "args": {"seat": {"seat": 0}}, "text": "random 1 goes first."}
    ]
    assert data["entries"][1]["lines"][1]["for"] == [0]
    assert data["verified"] is None
    assert data["over"] is True
    assert {score["total"] for score in data["scores"]}
    game = permonik.load("pretend")
    part = json.loads(run("replay", finished, "--json", "--at", "5", "--verify").stdout)
    assert part["verified"] is True
    assert (part["waiting"], part["over"]) == ([0], False)
    assert game.restore(part["position"]).waiting() == (0,)


def test_a_genuine_record(run: Run, finished: Path, saved: Path) -> None:
    for file in (finished, saved):
        result = run("replay", file, "--verify")
        assert result.exit_code == 0
        assert "the deal follows from the published seed" in result.stdout


def rewrite(file: Path, change: Callable[[permonik.Record], permonik.Record]) -> None:
    change(permonik.Record.load(file)).save(file)


def other_deal(record: permonik.Record) -> permonik.Record:
    number, entry = next((n, e) for n, e in enumerate(record.entries) if getattr(e, "deck", "") == "die")
    record.entries[number] = entry._replace(outcome=1 - entry.outcome)  # type: ignore[union-attr,call-arg]
    return permonik.Record(record.header, record.entries[: number + 1], record.seal)


def other_seed(record: permonik.Record) -> permonik.Record:
    assert record.seal is not None
    return permonik.Record(record.header, record.entries, record.seal._replace(seed=4))


def no_seed(record: permonik.Record) -> permonik.Record:
    return permonik.Record(record.header, record.entries)


def illegal(record: permonik.Record) -> permonik.Record:
    return permonik.Record(record.header, [record.entries[1], *record.entries], record.seal)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (other_deal, "the seed deals another card"),
        (other_seed, "seed and nonce are not those that the header was committed to"),
        (no_seed, "the record has no seed yet"),
        (illegal, "entry 0 is not possible"),
    ],
)
def test_a_record_that_is_not_genuine(
    run: Run, finished: Path, change: Callable[[permonik.Record], permonik.Record], error: str
) -> None:
    rewrite(finished, change)
    result = run("replay", finished, "--verify")
    assert result.exit_code == 1
    assert error in result.stderr
    result = run("replay", finished, "--verify", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["verified"] is False


def test_what_a_fork_took_over_is_not_proved(run: Run, finished: Path) -> None:
    """Nor is what somebody only says to be taken over: the header is not part of the commitment."""
    record = permonik.Record.load(finished)
    entries = [*record.entries]
    one, other = (n for n, e in enumerate(entries) if getattr(e, "deck", "") == "upper" and getattr(e, "slot", 2) < 2)
    entries[one], entries[other] = swapped(entries[one], entries[other])
    permonik.Record(record.header._replace(forked=5), entries[:5], record.seal).save(finished)
    result = run("replay", finished, "--verify")
    assert result.exit_code == 0
    assert "But the first 5 entries were taken over from another match: the seed proves nothing" in result.stdout
    assert json.loads(run("replay", finished, "--verify", "--json").stdout)["forked"] == 5


def swapped(one: Any, other: Any) -> tuple[Any, Any]:
    return one._replace(outcome=other.outcome), other._replace(outcome=one.outcome)


def test_an_impossible_entry_is_refused_without_verifying_too(run: Run, finished: Path) -> None:
    rewrite(finished, illegal)
    result = run("replay", finished)
    assert result.exit_code == 2
    assert "entry 0 is not possible" in result.stderr


def damage(file: Path, old: bytes, new: bytes) -> None:
    text = file.read_bytes()
    assert old in text
    file.write_bytes(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        (b"random 1", b"random 7", "the digest does not agree: the record was changed"),
        (b"random 1", b"random \xff", "is not UTF-8 text"),
        (b'"rules":1', b'"rules":99', "played under rules version 99 of pretend, this program knows up to"),
        (b'"permonik":1', b'"permonik":99', "the record has format 99"),
        (b'"game":"pretend"', b'"game":"chess"', "unknown game 'chess'"),
        (b'"gives":', b'"gave":', "line 2 is no entry of pretend"),
    ],
)
def test_a_damaged_record(run: Run, finished: Path, old: bytes, new: bytes, error: str) -> None:
    damage(finished, old, new)
    before = finished.read_bytes()
    for command in (["replay"], ["play", "--resume"], ["replay", "--verify"]):
        result = run(*command, finished)
        assert result.exit_code == 2
        assert error in result.stderr
        assert result.stderr.count("\n") == 1
    assert finished.read_bytes() == before


@pytest.mark.parametrize("left", [0.0, 0.3, 0.99])
def test_a_truncated_record(run: Run, finished: Path, left: float) -> None:
    text = finished.read_bytes()
    finished.write_bytes(text[: int(len(text) * left)])
    result = run("replay", finished)
    assert result.exit_code == 2
    assert "empty file" in result.stderr or "breaks off" in result.stderr or "stops" in result.stderr


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (["--at", "-1"], "--at goes from 0 to"),
        (["--at", "100000"], "--at goes from 0 to"),
        (["--at", "x"], "not a valid integer"),
        (["--lang", "xx"], "unknown language 'xx'"),
    ],
)
def test_bad_input(run: Run, finished: Path, args: list[str], error: str) -> None:
    result = run("replay", finished, *args)
    assert result.exit_code == 2
    assert error in result.stderr


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    for file in (tmp_path / "none", tmp_path):
        result = run("replay", file)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"permonik: {file}: ")


def test_a_reader_that_has_seen_enough(spawn: Callable[..., subprocess.Popen[bytes]], finished: Path) -> None:
    with spawn("replay", finished) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")
