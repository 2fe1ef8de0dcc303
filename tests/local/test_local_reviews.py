"""Reviews on a device: made piece by piece beside the table, as a server makes them, and kept."""

from __future__ import annotations

import json

import msgspec
import pytest
from device import Device
from test_local_house import ME, new_table, play, sit

from permonik.housekeeping import reviews
from permonik.server.wire.reviews import ReviewOut


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "BOOKS", 0.01)
    monkeypatch.setattr(reviews, "SECONDS", 0.01)
    monkeypatch.setattr(reviews, "ANSWERS", 0.01)


def played(device: Device) -> str:
    table = new_table(device, "cave-vs-cave", [ME])
    sit(device, table)
    play(device, table, 1000)
    return table


@pytest.mark.usefixtures("hasty")
def test_a_review_is_made_in_pieces_told_on_the_way_and_kept() -> None:
    device = Device()
    table = played(device)
    where = f"/tables/{table}/review"
    assert device.ask("GET", f"{where}?seat=0")["state"] == "none"
    assert device.ask("POST", where, {"seat": 0})["state"] == "made"
    assert device.ask("POST", where, {"seat": 0})["state"] == "made"
    assert len(device.thoughts) == 1, "asked twice, it is made once"
    shares = []
    while device.thoughts:
        device.think(1)
        told = device.ask("GET", f"{where}?seat=0")
        msgspec.convert(told, ReviewOut)
        shares.append(told["progress"])
    assert shares == sorted(shares)
    assert len(set(shares)) > 3
    assert shares[-1] == 1.0
    assert told["state"] == "done"
    assert told["review"]["counted"] > 3
    other = device.again()
    other.reviews = device.reviews
    assert other.ask("POST", where, {"seat": 0}) == told
    assert other.thoughts == []


@pytest.mark.usefixtures("hasty")
def test_what_cannot_be_reviewed_is_refused_and_what_has_failed_can_be_asked_for_again() -> None:
    device = Device()
    running = new_table(device, "cave-vs-cave", [ME])
    assert device.ask("POST", f"/tables/{running}/review", {"seat": 0})["code"] == "still-running"
    table = played(device)
    where = f"/tables/{table}/review"
    assert device.ask("POST", where, {"seat": 7})["code"] == "bad-seat"
    assert device.ask("GET", f"{where}?seat=x")["code"] == "bad-message"
    device.ask("POST", where, {"seat": 0})
    question = device.thoughts.pop()
    device.call(lambda: device.house.thought(question["ask"], json.dumps({"error": "no answer in time"})))
    assert device.ask("GET", f"{where}?seat=0")["state"] == "failed"
    assert device.ask("POST", where, {"seat": 0})["state"] == "made"


@pytest.mark.usefixtures("hasty")
def test_single_answers_are_weighed_on_demand_and_kept() -> None:
    device = Device()
    table = played(device)
    where = f"/tables/{table}/review"
    device.ask("POST", where, {"seat": 0})
    while device.thoughts:
        device.think(1)
    line = device.ask("GET", f"{where}?seat=0")["review"]["decisions"][0]
    asked = {"seat": 0, "entry": line["entry"]}
    assert device.ask("POST", where, asked)["state"] == "made"
    assert device.ask("GET", f"{where}?seat=0&entry={line['entry']}")["answers"] is None
    device.think(1)
    told = device.ask("GET", f"{where}?seat=0&entry={line['entry']}")
    msgspec.convert(told, ReviewOut)
    assert told["state"] == "done"
    assert line["entry"] <= told["answers"][0]["entry"] <= line["last"]
    assert device.ask("POST", where, asked) == told
    assert device.thoughts == []
    assert device.ask("POST", where, {"seat": 0, "entry": "x"})["code"] == "bad-message"
