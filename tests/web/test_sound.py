"""Sounds: silent until the first touch, as loud as this device wants them, and a phone buzzes when one is asked."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from web_checks import faults
from web_visitor import Visitor

Visit = Callable[..., Visitor]

# Counts what is played and how loud, instead of listening; and how often the device was asked to buzz.
EAR = """
window.heard = [];
window.buzzed = 0;
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (...to) {
  if (this instanceof GainNode) window.heard.push(Math.round(this.gain.value * 10) / 10);
  return connect.apply(this, to);
};
Object.defineProperty(Navigator.prototype, 'vibrate', { value: () => ++window.buzzed > 0 });
"""


def listening(visit: Visit, **manners: object) -> Visitor:
    anna = visit(**manners)
    anna.page.add_init_script(EAR)
    return anna


def heard(anna: Visitor) -> None:
    """Waits until something is heard: its wave is made when nothing else is to be done."""
    anna.until(lambda: anna.page.evaluate("window.heard.length"), "something is heard")


def test_volume_and_mute_are_kept(visit: Visit) -> None:
    anna = listening(visit)
    anna.go("/settings")
    anna.page.get_by_text("loud", exact=True).click()
    heard(anna)
    assert anna.page.evaluate("window.heard") == [1]
    sound = anna.page.get_by_role("switch", name="Sounds of the table")
    sound.click()
    expect(anna.page.get_by_text("loud", exact=True)).to_have_count(0)
    assert anna.page.evaluate("window.heard") == [1]
    anna.page.reload()
    expect(sound).not_to_be_checked()
    sound.click()
    heard(anna)
    assert anna.page.evaluate("window.heard") == [1]
    assert faults(anna) == []


def test_my_turn_calls_and_a_phone_buzzes(visit: Visit) -> None:
    anna = listening(visit, phone=True)
    anna.new_table("cave-vs-cave", ["me", "bot:easy"])
    anna.asked()
    table = anna.page.url
    anna.page.goto(table)  # nothing has been touched yet on this page
    anna.asked()
    assert anna.page.evaluate("[window.heard.length, window.buzzed]") == [0, 0]
    while anna.asked() and not anna.page.evaluate("window.buzzed"):
        anna.settled(anna.answer)
    assert anna.page.evaluate("window.buzzed") > 0
    heard(anna)
