"""What stands beside the board is drawn a task after it, and nobody answers a question that is no longer asked."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect
from web_visitor import Visitor

# Holds back every task that the page sends itself, and counts the states that it has been told.
HELD = """
window.told = 0;
window.held = null;
const post = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (...what) {
  if (window.held) window.held.push(() => post.apply(this, what));
  else post.apply(this, what);
};
window.release = () => {
  const late = window.held;
  window.held = null;
  late.forEach((one) => one());
};
window.WebSocket = class extends WebSocket {
  constructor(...wanted) {
    super(...wanted);
    this.addEventListener('message', ({ data }) => (told += /"type":"(?:state|patch)"/.test(data) ? 1 : 0));
  }
};
"""


def test_no_stale_answer_can_be_given(visit: Callable[..., Visitor]) -> None:
    """The board asks on, the list beside it does not know yet: neither a click nor a key answers what it shows."""
    anna = visit(confirm="always")
    anna.page.add_init_script(HELD)
    drafts: list[str] = []

    def sent(frame: str | bytes) -> None:
        if json.loads(frame)["type"] == "draft":
            drafts.append(str(frame))

    anna.page.on("websocket", lambda socket: socket.on("framesent", sent))
    anna.new_table("cave-vs-cave", ["me", "bot:easy"])
    assert anna.asked()
    question = anna.page.locator(".question")
    before, told = question.inner_text(), anna.page.evaluate("told")
    listing = anna.page.locator("[data-testid=options] button[aria-pressed]")
    listing.click()  # all answers as a list
    answer = anna.page.locator("[data-testid=options] [data-option]").first
    answer.wait_for()
    anna.page.evaluate("() => void (held = [])")
    answer.click()
    anna.until(lambda: anna.page.evaluate("told") > told, "the page is told what comes of it")
    assert question.inner_text() == before
    assert len(drafts) == 1
    answer.evaluate("button => button.click()")
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("Enter")
    anna.page.evaluate("release()")
    expect(question).not_to_have_text(before)
    anna.page.locator(".table[aria-busy=false]").wait_for()
    assert len(drafts) == 1
    anna.settled(lambda: anna.options.first.click())
    assert len(drafts) > 1
