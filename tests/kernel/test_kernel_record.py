import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import permonik
from permonik.errors import (
    PermonikError,
    RecordCorrupt,
    RecordError,
    RecordIllegal,
    RecordNotText,
    RecordTooNew,
    RecordTruncated,
    UnknownGame,
)
from permonik.kernel.match import Match
from permonik.kernel.record import (
    SHARED,
    AgreedEnd,
    Dealt,
    Decision,
    Entry,
    Header,
    Record,
    Resign,
    Seal,
    SeatChange,
    Undo,
    digest,
    dump_line,
)

HEADER = Header("pretend", 2, {"rounds": 4, "deck": "full"}, 1, ("Anna", "Žofie"), "c0ffee")
ENTRIES: list[Entry] = [
    Dealt("first", 0, 1),
    Dealt("upper", 0, 3, audience=2),
    Decision(1, 0, audience=2),
    Decision(0, 7, forced=True),
    Undo(2, 1, (0,)),
    SeatChange(0, "Cyril „Kotě“\n"),
    Resign(1),
    AgreedEnd((0, 1)),
]
LINES = [
    '{"chance":"first","slot":0,"gives":"1"}',
    '{"chance":"upper","slot":0,"gives":"beryl","for":[1]}',
    '{"seat":1,"do":"pass","for":[1]}',
    '{"seat":0,"do":"draw lower","forced":true}',
    '{"undo":2,"seat":1,"consent":[0]}',
    '{"seat":0,"name":"Cyril „Kotě“\\n"}',
    '{"resign":1}',
    '{"agreed":[0,1]}',
]


def whole() -> Record:
    match = permonik.Match.start("pretend", players=2, seed=5, nonce="salt", names=["Anna", "Žofie"])
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[-1].id)
    return match.record


def sealed(lines: list[str], **more: object) -> str:
    return "\n".join([*lines, dump_line({"entries": len(lines) - 1, "digest": digest(lines)} | more), ""])


def test_every_kind_of_entry_is_one_readable_line() -> None:
    record = Record(HEADER, list(ENTRIES), Seal(2**127, "salt"))
    header, *lines, closing = record.dumps().splitlines()
    assert lines == LINES
    assert json.loads(header) == {
        "permonik": 1,
        "game": "pretend",
        "players": 2,
        "options": {"rounds": 4, "deck": "full"},
        "rules": 1,
        "names": ["Anna", "Žofie"],
        "commitment": "c0ffee",
        "forked": 0,
    }
    assert json.loads(closing)["seed"] == str(2**127)
    assert Record.loads(record.dumps()) == record


def test_records_compare_by_content() -> None:
    record = Record(HEADER, list(ENTRIES))
    assert record == Record(HEADER, list(ENTRIES))
    assert record != Record(HEADER, ENTRIES[:-1])
    assert record != Record(HEADER, list(ENTRIES), Seal(1, "x"))
    assert record != "a record"
    with pytest.raises(TypeError):
        hash(record)


def test_an_undo_drops_what_followed_but_not_who_sits_where() -> None:
    assert Record(HEADER, list(ENTRIES)).folded() == [0, 1, 5, 6, 7]
    entries: list[Entry] = [Decision(0, 0), SeatChange(1, "Cyril"), Decision(0, 0), Undo(0, 0)]
    assert Record(HEADER, entries).folded() == [1]


def test_the_last_that_holds_is_found_first() -> None:
    rng = Random(7)
    for _ in range(200):
        entries: list[Entry] = []
        for number in range(30):
            undo = Undo(rng.randrange(number), 0) if number and rng.random() < 0.3 else None
            other = SeatChange(0, "Anna") if rng.random() < 0.2 else Decision(0, 1)
            entries.append(undo or other)
        record = Record(HEADER, entries)
        assert list(record.last_first()) == record.folded()[::-1]


def test_cut_anywhere_it_is_truncated_and_nothing_worse() -> None:
    """At every byte: never another kind of error, never a record."""
    data = whole().dumps().encode()
    for end in range(len(data) - 1):
        with pytest.raises((RecordTruncated, RecordNotText, RecordCorrupt)) as caught:
            Record.loads(data[:end])
        cut_inside_a_character = data[end] & 0xC0 == 0x80
        assert cut_inside_a_character == isinstance(caught.value, RecordNotText), data[:end]
        assert not isinstance(caught.value, RecordCorrupt), (data[:end], caught.value)


def test_cut_after_any_line_it_is_truncated() -> None:
    lines = whole().dumps().splitlines()
    for end in range(len(lines)):
        with pytest.raises(RecordTruncated):
            Record.loads("\n".join([*lines[:end], ""]))


def test_a_line_that_is_missing_or_twice_is_noticed() -> None:
    lines = whole().dumps().splitlines()
    for changed in ([*lines[:3], *lines[4:]], [*lines[:3], lines[3], *lines[3:]]):
        with pytest.raises(RecordCorrupt, match="entries were written"):
            Record.loads("\n".join([*changed, ""]))


def test_a_changed_line_is_noticed() -> None:
    text = whole().dumps()
    with pytest.raises(RecordCorrupt, match="digest does not agree"):
        Record.loads(text.replace("Anna", "Alma"))


def test_no_text_is_no_record() -> None:
    with pytest.raises(RecordNotText, match="byte 3 is not UTF-8"):
        Record.loads(b"abc\xff")
    with pytest.raises(RecordNotText):
        Record.loads(whole().dumps().replace("Anna", "\ud800"))


@pytest.mark.parametrize("text", ["", "\n", b"", "   "], ids=repr)
def test_nothing_is_no_record(text: str | bytes) -> None:
    with pytest.raises(RecordTruncated):
        Record.loads(text)


@pytest.mark.parametrize(
    "line",
    [
        *['{"seat":0,"do":"fly"}', '{"seat":0,"do":7}', '{"seat":2,"do":"pass"}', '{"seat":true,"do":"pass"}'],
        *['{"seat":0,"do":"pass","forced":1}', '{"seat":0,"do":"pass","for":3}', '{"seat":0,"do":"pass","for":[7]}'],
        *['{"do":"pass"}', '{"chance":"moon","slot":0,"gives":"calm"}', '{"chance":"die","slot":0,"gives":"rain"}'],
        *['{"chance":["die"],"slot":0,"gives":"calm"}', '{"chance":"die","slot":0,"gives":[1]}'],
        *['{"chance":"die","slot":-1,"gives":"calm"}', '{"chance":"die","gives":"calm"}', '{"undo":0,"seat":0}'],
        *['{"undo":"x","seat":0,"consent":[]}', '{"undo":0,"seat":0,"consent":[9]}', '{"resign":5}', '{"agreed":3}'],
        *['{"seat":0,"name":7}', '{"seat":0,"name":"\\ud800"}', '{"seat":0}', "{}", "[]", "1", "{", "nonsense", ""],
        "[" * 100_000,
    ],
    ids=lambda line: line[:50],
)
def test_a_line_that_is_no_entry_is_named(line: str) -> None:
    header = Record(HEADER).dumps().splitlines()[0]
    with pytest.raises(RecordCorrupt, match=r"^line 3 "):
        Record.loads(sealed([header, '{"seat":0,"do":"pass"}', line]))


def test_what_is_written_behind_the_closing_line_is_noticed() -> None:
    with pytest.raises(RecordError):
        Record.loads(whole().dumps() + '{"seat":0,"do":"pass"}\n')


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ({"permonik": 2}, RecordTooNew, "format 2"),
        ({"rules": 99}, RecordTooNew, "rules version 99 of pretend"),
        ({"permonik": "one"}, RecordCorrupt, "no header"),
        ({"permonik": None}, RecordCorrupt, "no header"),
        ({"game": "chess"}, UnknownGame, "chess"),
        ({"game": None}, UnknownGame, "None"),
        ({"rules": "1"}, RecordCorrupt, "under which rules"),
        ({"players": 9}, RecordCorrupt, "2, 3, 4 players"),
        ({"players": True}, RecordCorrupt, "players"),
        ({"options": []}, RecordCorrupt, "options"),
        ({"options": {"moon": 1}}, RecordCorrupt, "no option 'moon'"),
        ({"options": {"rounds": 77}}, RecordCorrupt, "77"),
        ({"names": ["Anna"]}, RecordCorrupt, "names"),
        ({"names": ["Anna", 7]}, RecordCorrupt, "name"),
        ({"names": "AB"}, RecordCorrupt, "names"),
        ({"commitment": 7}, RecordCorrupt, "text"),
        ({"forked": -1}, RecordCorrupt, "number"),
        ({"forked": 1}, RecordCorrupt, "1 entries were taken over from another match, 0 are here"),
        ({"permonik": 0}, RecordCorrupt, "no header"),
        ({"permonik": True}, RecordCorrupt, "no header"),
        ({"rules": 0}, RecordCorrupt, "under which rules"),
        ({"rules": True}, RecordCorrupt, "under which rules"),
    ],
)
def test_a_wrong_header_says_what_is_wrong(change: dict[str, object], error: type[PermonikError], says: str) -> None:
    header = {"permonik": 1} | HEADER._asdict() | change
    with pytest.raises(error, match=says):
        Record.loads(sealed([dump_line(header)]))


@pytest.mark.parametrize(
    "more",
    [
        {"seed": 5, "nonce": "x"},
        {"seed": "5"},
        {"seed": "-5", "nonce": "x"},
        {"seed": "5", "nonce": 1},
        {"seed": "9" * 5000, "nonce": "x"},
        {"seed": "", "nonce": "x"},
    ],
    ids=lambda more: str(more)[:50],
)
def test_a_wrong_seal_is_refused(more: dict[str, object]) -> None:
    header = Record(HEADER).dumps().splitlines()[0]
    with pytest.raises(RecordCorrupt, match="closing line"):
        Record.loads(sealed([header], **more))


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    record = whole()
    record.save(tmp_path / "game.jsonl")
    record.save(str(tmp_path / "game.jsonl"))
    assert Record.load(tmp_path / "game.jsonl") == record
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_lines_end_the_same_on_every_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The digest speaks of them: written as text, a record would not be read back where lines end in two characters."""

    def write_text(path: Path, text: str, **how: object) -> None:
        path.write_bytes(text.replace("\n", "\r\n").encode())

    monkeypatch.setattr(Path, "write_text", write_text)
    whole().save(tmp_path / "game.jsonl")
    assert Record.load(tmp_path / "game.jsonl") == whole()


def damaged() -> Record:
    record = whole()
    record.entries.append(Decision(0, 10**9))
    return record


@pytest.mark.parametrize("make", [damaged])
def test_a_save_that_fails_leaves_the_older_file_whole(tmp_path: Path, make: Callable[[], Record]) -> None:
    file = tmp_path / "game.jsonl"
    whole().save(file)
    before = file.read_bytes()
    with pytest.raises(PermonikError):
        make().save(file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_save_to_nowhere_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").mkdir()
    with pytest.raises(OSError, match=r"game\.jsonl") as caught:
        whole().save(tmp_path / "game.jsonl")
    assert caught.value.filename == str(tmp_path / "game.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


@pytest.mark.parametrize(
    ("at", "entry", "says"),
    [
        (0, Decision(0, 0), "nothing to decide"),
        (0, Dealt("die", 0, 0), "not dealt here"),
        (0, Dealt("first", 1, 0), "not dealt here"),
        (0, Dealt("first", 0, 5), "cannot lie"),
        (0, Dealt("first", 0, 1, audience=1), "who may see it"),
        (0, Undo(0, 0), "decided nothing"),
        (0, Resign(9), "no seat 9"),
        (0, AgreedEnd((0,)), "have not agreed"),
        (0, AgreedEnd((0, 1, 9)), "no seat 9"),
        (0, SeatChange(9, "Anna"), "no seat 9"),
        (-1, Decision(1, 10**9), "number"),
    ],
)
def test_an_entry_that_cannot_be_is_refused_by_number(at: int, entry: Entry, says: str) -> None:
    record = whole()
    number = at % len(record.entries)
    entries = [*record.entries[:number], entry]
    with pytest.raises(RecordIllegal, match=f"^entry {number} .*{says}"):
        Match.replay(Record(record.header, entries))


def test_equal_entries_of_all_matches_are_one_object() -> None:
    """A record is a list of them: a house with a thousand tables holds each answer once."""
    one, other = (Match.start("pretend", 2, seed=5) for _ in range(2))
    read = Match.replay(Record.loads(one.record.dumps()))
    for first, second, third in zip(one.record.entries, other.record.entries, read.record.entries, strict=True):
        assert first is second is third
    dealt = one.record.entries[0]
    assert isinstance(dealt, Dealt)
    SHARED.clear()  # who comes first must not decide for the others what they hold
    odd = Match.replay(Record(one.record.header, [dealt._replace(slot=False)]))
    assert [type(part) for part in odd.record.entries[0]] == [str, int, int, int]
