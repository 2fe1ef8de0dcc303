"""Talk at a table."""

from __future__ import annotations

import pytest

from permonik.table.errors import ChatOff, NotSeated
from permonik.table.presence import Presence
from permonik.table.talk import Line, Talk, check_speaker


def test_lines_are_numbered_and_said_once_they_are_kept() -> None:
    talk = Talk()
    line = talk.line("anna", "ahoj", 5.0)
    assert (line, talk.lines) == (Line(0, "anna", "ahoj", 5.0), [])
    talk.said(line)
    assert talk.line("boris", "ahoj", 6.0).number == 1
    assert Talk([Line(41, "anna", "hm", 1.0)]).line("boris", "no", 2.0).number == 42


def test_muted_people_are_not_read_until_they_are_again() -> None:
    talk = Talk([Line(0, "anna", "ahoj", 1.0), Line(1, "boris", "nazdar", 2.0)], {"cyril": {"anna"}})
    assert [line.person for line in talk.read_by("cyril")] == ["boris"]
    assert [line.person for line in talk.read_by("boris")] == ["anna", "boris"]
    talk.mute("boris", "anna", True)
    assert not talk.reads("boris", talk.line("anna", "slyšíš?", 3.0))
    assert talk.reads("anna", talk.line("boris", "ne", 3.0))
    talk.mute("boris", "anna", False)
    talk.mute("boris", "cyril", False)
    assert len(talk.read_by("boris")) == 2


def test_who_may_speak() -> None:
    check_speaker(chat=True, seated=True)
    with pytest.raises(NotSeated):
        check_speaker(chat=True, seated=False)
    with pytest.raises(ChatOff):
        check_speaker(chat=False, seated=True)


def test_how_long_somebody_has_been_away() -> None:
    presence = Presence(10.0)
    assert presence.away_for("anna", 15.0) == 5.0
    presence.come("anna")
    assert presence.away_for("anna", 99.0) == 0.0
    presence.go("anna", 100.0)
    assert presence.away_for("anna", 107.0) == 7.0
    presence.come("anna")
    assert presence.away_for("anna", 200.0) == 0.0
