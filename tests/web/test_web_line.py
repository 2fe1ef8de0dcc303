"""The line to the house: a silent loss is noticed, and an answer that was under way has exactly one outcome."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from web_house import House
from web_line import Line
from web_visitor import Visitor
from whole import whole

Visit = Callable[..., Visitor]


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    between = Line(house.port)
    yield between
    between.close()


def questions(anna: Visitor) -> dict[int, list[int]]:
    """What this browser answers from now on, by question."""
    asked: dict[int, list[int]] = {}

    def sent(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "draft":
            asked[message["asked"]] = message["picks"]

    anna.page.on("websocket", lambda socket: socket.on("framesent", sent))
    return asked


@pytest.mark.parametrize("gates", ["up down", pytest.param("up", marks=whole), "down"])
def test_an_answer_is_neither_lost_nor_doubled_when_the_line_freezes(visit: Visit, line: Line, gates: str) -> None:
    """Frozen both ways, the house does not hear it; one way, it does not hear it, or nobody hears that it did."""
    anna = visit(line.url)
    anna.expected = re.compile("WebSocket")
    asked = questions(anna)
    anna.new_table("pretend", ["me", "bot:random"])
    anna.asked()
    for gate in gates.split():
        getattr(line, gate).clear()
    anna.answer()
    lose_and_find(anna, line)
    check_the_record(anna, asked)


@pytest.mark.parametrize("gate", ["up", pytest.param("down", marks=whole)])
def test_nor_is_a_confirmation(visit: Visit, line: Line, gate: str) -> None:
    anna = visit(line.url, confirm="always")
    anna.expected = re.compile("WebSocket")
    asked = questions(anna)
    anna.new_table("pretend", ["me", "bot:random"])
    anna.asked()
    while not anna.yes.count():
        anna.answer()
        anna.options.or_(anna.yes).first.wait_for()
    getattr(line, gate).clear()
    anna.yes.click()
    lose_and_find(anna, line)
    check_the_record(anna, asked)


def lose_and_find(anna: Visitor, line: Line) -> None:
    told = anna.page.locator("[data-link]")
    back = anna.noticing("document.body.textContent.includes('The line is back, and your answer stands.')")
    expect(told).to_contain_text("Sending…")
    expect(told).to_contain_text("The line is down")
    line.thaw()
    anna.until(back, "the line is back")


def check_the_record(anna: Visitor, asked: dict[int, list[int]]) -> None:
    """Everything that was answered is in it, once."""
    anna.play_out()
    record = anna.page.request.get(anna.page.url.replace("/table/", "/api/v1/tables/") + "/record").text()
    entries = [json.loads(text) for text in record.splitlines()[1:]]
    decided = [entry for entry in entries if entry.get("seat") == 0 and "do" in entry and not entry.get("forced")]
    assert len(decided) == sum(len(picks) for picks in asked.values())


def test_a_line_that_only_rests_is_no_loss(visit: Visit, line: Line) -> None:
    """While nobody has anything to say, both ends ask whether the other is still there."""
    anna = visit(line.url)
    anna.new_table("pretend", ["me", "bot:random"])
    anna.asked()
    with anna.page.expect_websocket() as pinged:
        anna.page.reload()
    pinged.value.wait_for_event("framesent", lambda frame: '"ping"' in str(frame))
    pinged.value.wait_for_event("framereceived", lambda frame: '"ok"' in str(frame))
    expect(anna.page.locator("[data-link=live]")).to_have_count(1)
