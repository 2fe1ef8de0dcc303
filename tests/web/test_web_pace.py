"""What others do is shown as it happens: in order, at a pace that can be followed, and never in anybody's way."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from sab_player import Player
from web_checks import forget_shifts, nothing_jumped, watch_shifts
from web_replay import look, open_record
from web_visitor import READY, Visitor

from permonik.kernel.match import Match

Visit = Callable[..., Visitor]
FOUR = ("pretend", ["me", *["bot:random"] * 3])  # between two turns of one's own much happens at once

# Every entry that the board shows, with what is said at it; what follows its number is of a draft.
WATCH = """() => {
  window.moments = [parseInt(document.querySelector('.table').dataset.entry)];
  window.captions = [];
  new MutationObserver(() => {
    const entry = parseInt(document.querySelector('.table')?.dataset.entry);
    if (entry !== moments.at(-1)) moments.push(entry);
    const said = document.querySelector('[data-testid=caption]')?.innerText;
    if (said && said !== captions.at(-1)) captions.push(said);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def pace(visitor: Visitor, wanted: str) -> None:
    kept = "JSON.parse(localStorage.getItem('permonik') ?? '{}')"
    visitor.page.add_init_script(f"localStorage.setItem('permonik', JSON.stringify({{...{kept}, pace: '{wanted}'}}))")


# The last entry that the page itself has been told of. A test may hear of a state before the page has come to it.
TAKEN = """
window.taken = 0;
window.WebSocket = class extends WebSocket {
  constructor(...wanted) {
    super(...wanted);
    this.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      taken = Math.max(taken, (message.type === 'patch' ? message.set : message).entry ?? 0);
    });
  }
};
"""


def heard(visitor: Visitor, telling: bool = False) -> list[int]:
    """The entries that states come with, each once, for a draft plays none; `telling`: only where there is something to
    tell."""
    entries: list[int] = []

    def receive(frame: str | bytes) -> None:
        message = json.loads(frame)
        state = message["set"] if message["type"] == "patch" else message
        new = message["type"] in ("state", "patch") and state.get("entry", entries[-1:]) not in [
            *entries[-1:],
            entries[-1:],
        ]
        if new and (state["log"] or not telling):
            entries.append(state["entry"])

    visitor.page.add_init_script(TAKEN)
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", receive))
    return entries


def at_entry(entry: int) -> re.Pattern[str]:
    return re.compile(rf"^{entry}([.]|$)")


def until_the_bot_moves(anna: Visitor, states: list[int], times: int = 3) -> None:
    """Answers until the bot has done several things in a row."""
    while anna.asked():
        anna.page.evaluate(WATCH)
        before = len(states)
        anna.answer()
        anna.asked()
        if len(states) - before > times:
            return
    raise AssertionError("the bot never did so much at once")


# What the board shows when somebody presses a key or a button, and from then on; and how it stood at that moment. The
# last press counts: Playwright takes one back where the page has moved under it, and presses again.
PRESSED = """() => {
  const known = 'pressed' in window;
  window.pressed = null;
  if (known) return;
  const press = ({ target }) => {
    const table = document.querySelector('.table');
    window.moments = [parseInt(table.dataset.entry)];
    window.pressed = { known: taken, busy: table.ariaBusy, at: target.outerHTML?.slice(0, 200) };
  };
  for (const kind of ['keydown', 'click']) addEventListener(kind, press, { capture: true });
}"""


def press_behind(anna: Visitor, telling: list[int], press: Callable[[], None]) -> int:
    """Answers until the board has several steps to catch up with, and presses while it does so: none of them is shown
    any more. Returns the last one."""
    while anna.asked():
        anna.answer()
        anna.asked()
        last = max(telling, default=0)
        if anna.shown >= last:
            continue
        anna.page.evaluate(WATCH)
        anna.page.evaluate(PRESSED)
        press()
        anna.until(lambda last=last: anna.shown >= last, "the board is in the present")
        first, *later = anna.page.evaluate("moments")
        pressed = anna.page.evaluate("pressed")
        if pressed is None:  # it was in the present just before
            continue
        last = min(last, pressed["known"])  # what came after it is shown as it happens
        if any(first < entry < last for entry in telling):  # a slow machine may press too late
            assert min(later) >= last, (first, later, last, pressed)
            return last
    raise AssertionError("the board was never behind")


def test_a_bot_is_followed_step_by_step(visit: Visit) -> None:
    anna = visit(moving=True)
    pace(anna, "calm")
    watch_shifts(anna)
    states, telling = heard(anna), heard(anna, telling=True)
    anna.new_table("cave-vs-cave", ["me", "bot:easy"])
    anna.page.locator(".replay").wait_for()  # all of the page is here
    forget_shifts(anna)
    until_the_bot_moves(anna, states)
    last = states[-1]
    expect(anna.page.locator(".table")).to_have_attribute("data-entry", at_entry(last))
    moments = anna.page.evaluate("moments")
    assert moments == sorted(moments)
    assert set(telling[-2:]) <= set(moments), "each is shown"
    captions = anna.page.evaluate("captions")
    assert len(captions) > 1
    log = anna.page.get_by_role("tabpanel").inner_text()
    told = [caption.splitlines()[-1] for caption in captions if caption.splitlines()[-1] in log]
    assert told
    for line in told:
        assert line in log, "told in the order in which it happened"
        log = log.split(line, 1)[1]
    nothing_jumped(anna, 0.02)


def test_a_click_or_a_key_leads_to_the_present(visit: Visit) -> None:
    anna = visit(moving=True)
    pace(anna, "calm")
    telling = heard(anna, telling=True)
    anna.new_table(*FOUR)

    def press() -> None:
        anna.page.mouse.move(0, 0)
        expect(anna.page.get_by_role("tooltip")).to_have_count(0)  # it would be closed first
        anna.page.keyboard.press("Escape")

    press_behind(anna, telling, press)
    press_behind(anna, telling, lambda: anna.page.locator(".stage").click(position={"x": 3, "y": 3}))


def test_an_answer_is_never_held_back(visit: Visit) -> None:
    """While the board still catches up, the question is there, and its buttons answer it."""
    anna = visit(moving=True)
    pace(anna, "calm")
    telling = heard(anna, telling=True)
    anna.new_table(*FOUR)
    last = press_behind(anna, telling, anna.answer)
    expect(anna.page.locator(".table")).not_to_have_attribute("data-entry", f"{last}.0.0.0")  # it is drafted or played


# Presses the button that leads to the present, if it is still there; and whether it was to be seen.
SKIP = """() => {
  const skip = document.querySelector('[data-testid=skip]');
  if (!skip) return null;
  const { left, top, width, height } = skip.getBoundingClientRect();
  const seen = skip.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  skip.click();
  return seen;
}"""


def test_what_is_shown_can_be_skipped_by_a_button_in_sight(visit: Visit) -> None:
    anna = visit(moving=True, phone=True)
    pace(anna, "calm")
    telling = heard(anna, telling=True)
    anna.new_table(*FOUR)
    seen: list[bool | None] = []
    press_behind(anna, telling, lambda: seen.append(anna.page.evaluate(SKIP)))
    assert seen[-1]


# The flights of the pieces that are dealt from the middle.
DEALT = """
window.dealt = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const flight = animate.call(this, frames, how);
  if (how.fill === 'backwards' && frames.translate) dealt.push(flight);
  return flight;
};
"""
# No time runs out: neither that in which the deal has to begin, nor that after which it is over by itself.
TIMELESS = """
const later = window.setTimeout;
window.setTimeout = (act, after, ...more) => ([1500, 2400].includes(after) ? 0 : later(act, after, ...more));
const opened = Date.now(); // nor does the match grow old before all of the page is here
Date.now = () => opened;
"""
OPENING = "document.querySelector('[data-testid=opening]') !== null"


@pytest.mark.parametrize("press", ["new KeyboardEvent('keydown', { key: 'Shift' })", "new PointerEvent('pointerdown')"])
def test_a_match_begins_with_a_deal_that_a_key_or_a_click_ends(visit: Visit, press: str) -> None:
    anna = visit(moving=True)
    anna.page.add_init_script(DEALT + TIMELESS)
    anna.ask("GET", "/me")
    table = anna.ask("POST", "/tables", {"game": "cave-vs-cave", "seats": [{"kind": "me"}] * 2})["id"]
    anna.page.goto(f"{anna.url}/table/{table}")
    anna.until(lambda: anna.page.evaluate("dealt.length > 5"), "it is dealt")
    assert anna.page.evaluate(OPENING)
    states = anna.page.evaluate(f"() => {{ dispatchEvent({press}); return dealt.map((one) => one.playState); }}")
    assert set(states) == {"idle"}, "ended, not run out"
    expect(anna.page.get_by_test_id("opening")).to_have_count(0)
    dim = "[...document.querySelectorAll('.stage [data-piece]')].some((one) => getComputedStyle(one).opacity === '0')"
    anna.until(lambda: not anna.page.evaluate(dim), "all is seen")


def test_who_wishes_for_no_motion_is_dealt_nothing(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(DEALT)
    anna.new_table("cave-vs-cave", ["me", "me"])
    anna.page.locator(".replay").wait_for()  # all of the page is here
    assert anna.page.evaluate(f"[dealt.length, {OPENING}]") == [0, False]


def test_on_a_slow_line_what_was_seen_already_is_dealt_no_more(visit: Visit) -> None:
    anna = visit(moving=True)
    anna.page.add_init_script(DEALT)
    held: list[Route] = []
    anna.page.route("**/assets/spares-*.js", lambda route: held.append(route))
    anna.new_table("cave-vs-cave", ["me", "me"])
    anna.until(lambda: held, "the rest of the page is asked for")
    anna.page.locator(".stage:not(.undealt) [data-piece]").first.wait_for(state="attached")
    held[0].continue_()
    anna.page.locator(".replay").wait_for()
    assert anna.page.evaluate(f"[dealt.length, {OPENING}]") == [0, False]


def test_reduced_motion_marks_and_tells_instead(visit: Visit) -> None:
    anna = visit()
    pace(anna, "calm")
    states = heard(anna)
    anna.new_table("cave-vs-cave", ["me", "bot:easy"])
    until_the_bot_moves(anna, states)
    expect(anna.page.locator(".table")).to_have_attribute("data-entry", at_entry(states[-1]))
    assert anna.page.evaluate("captions") == []
    expect(anna.page.locator("[data-since='1']")).to_be_visible()
    assert anna.page.evaluate("document.getAnimations().length") == 0


def test_since_my_last_turn_stands_there_and_is_shown_again(visit: Visit) -> None:
    anna = visit(phone=True)
    states = heard(anna)
    anna.new_table("cave-vs-cave", ["me", "bot:easy"])
    until_the_bot_moves(anna, states)
    line = anna.page.locator("[data-since='1']")
    expect(line).to_be_in_viewport()
    film = anna.noticing("document.querySelector('.decide')?.textContent.includes('Step')")
    line.click()
    anna.until(film, "it is shown again")
    expect(anna.page.locator(".table")).to_have_attribute("data-entry", at_entry(states[-1]))


def test_the_strip_has_a_line_for_each_opponent_the_latest_first(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.new_table("saboteur", ["me", *["bot:easy"] * 5])
    Player(anna).wait()
    lines = anna.page.locator("[data-since]")
    expect(lines).to_have_count(5)
    strip = {line.get_attribute("data-since"): line.inner_text() for line in lines.all()}
    for line in lines.all():
        expect(line).to_be_in_viewport(ratio=1)
    anna.click("Log, chat, rules")
    log = anna.page.get_by_role("tabpanel").inner_text().splitlines()
    for seat, told in strip.items():
        name = anna.page.locator(f".panel[data-seat='{seat}'] .name").inner_text()
        assert not told.startswith(name)
        last = [line for line in log if line.startswith(f"{name} ")][-1]
        latest = last.removeprefix(f"{name} ").rstrip(".")
        assert told.lower().startswith(latest.lower())


def test_on_a_phone_the_past_is_led_through_beside_the_board(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.new_table("pretend", ["me", "bot:random"])
    anna.play_out()
    end = anna.shown
    anna.click("Log, chat, rules")
    anna.click("To the beginning")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    film = anna.page.locator(".sheet").get_by_role("group", name="Replay")
    expect(film).to_be_in_viewport(ratio=1)
    film.get_by_role("button", name="A step on").click()
    expect(anna.page.locator(".table")).to_have_attribute("data-entry", at_entry(1))
    film.get_by_role("slider").fill(str(end - 3))  # the whole game would take a minute
    expect(anna.page.locator(".table")).to_have_attribute("data-entry", at_entry(end - 3))
    film.get_by_role("button", name="Play", exact=True).click()
    expect(anna.page.locator(".table")).to_have_attribute("data-entry", at_entry(end))
    expect(film).to_have_count(0)


MOVE = """(slider, to) => {
  slider.value = to;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}"""


def test_what_is_open_on_a_phone_stays_while_the_board_goes_through_the_past(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.new_table("pretend", ["me", "bot:random"])
    anna.play_out()
    at, dialog = anna.page.locator(".table"), anna.page.get_by_role("dialog", name="Log, chat, rules")
    slider = dialog.get_by_role("slider")
    anna.click("Log, chat, rules")
    dialog.get_by_role("tab", name="Chat").click()
    words = dialog.get_by_role("textbox")
    words.fill("Where was")
    for entry in (3, 2):  # the slider is held
        slider.evaluate(MOVE, entry)
        expect(at).to_have_attribute("data-entry", at_entry(entry))
        expect(words).to_have_value("Where was")
    slider.dispatch_event("change")  # and let go
    expect(dialog).to_have_count(0)
    anna.click("Log, chat, rules")
    dialog.get_by_role("tabpanel").get_by_role("button").first.click()
    expect(dialog).to_have_count(0)


def test_the_past_goes_by_turns_and_keys_and_a_fork_knows_its_way_back(visit: Visit) -> None:
    anna = visit()
    anna.new_table("pretend", ["me", "bot:random"])
    anna.play_out()
    at = anna.page.locator(".table")
    end = anna.shown
    anna.page.keyboard.press("ArrowLeft")
    expect(at).to_have_attribute("data-entry", at_entry(end - 1))
    anna.page.keyboard.press("Shift+ArrowLeft")
    expect(at).not_to_have_attribute("data-entry", at_entry(end - 1))
    assert anna.shown < end - 1
    anna.page.keyboard.press("Escape")
    expect(at).to_have_attribute("data-entry", at_entry(end))
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_label("How far a step leads").select_option("turn")
    anna.click("A turn back")
    expect(at).not_to_have_attribute("data-entry", at_entry(end))
    table, entry = anna.page.url, at.get_attribute("data-entry")
    anna.click("Try it differently from here")
    anna.page.wait_for_url(lambda url: "/table/" in url and url != table)
    study = anna.page.url
    # It is kept in the house: a phone that has never seen the game leads back, too, and the list of games tells it.
    phone = visit(phone=True)
    phone.context.add_cookies(anna.context.cookies())
    phone.page.goto(study)
    back = phone.page.get_by_role("link", name=f"Branched off at step {entry}: back to that game")
    expect(back).to_be_in_viewport(ratio=1)
    phone.go()
    expect(phone.page.get_by_role("link").filter(has_text=f"study from step {entry}")).to_be_visible()
    anna.page.get_by_role("link", name=f"Branched off at step {entry}: back to that game").click()
    anna.page.wait_for_url(table)


def test_a_role_is_not_printed_in_the_open(visit: Visit) -> None:
    anna = visit()
    anna.new_table("saboteur", ["me", "bot:easy"])
    Player(anna).wait()
    lines = anna.page.get_by_role("tabpanel").get_by_text("Secret: hold to see.")
    expect(lines.first).to_be_visible()
    hidden = lines.count()
    lines.first.hover()
    anna.page.mouse.down()
    expect(lines).to_have_count(hidden - 1)
    anna.page.mouse.up()
    expect(lines).to_have_count(hidden)


def dug_by_boris(folder: Path) -> tuple[Path, int]:
    """A game in which Boris has dug, and how many entries it had then."""
    match = Match.start("cave-vs-cave", 2, seed=2, nonce="n", names=["Anna", "Boris"])
    while match.waiting()[0] == 0:
        texts = [option.text for option in match.options(0)]
        match.choose(0, "end" if "end" in texts else "take undergrowth")
    for text in ("take excavation", "do excavation-one"):
        match.choose(1, text)
    match.choose(1, match.options(1)[0].id)
    dug = len(match.record.entries)
    match.choose(1, "end")
    file = folder / "dug.jsonl"
    file.write_text(match.record.dumps(), encoding="utf-8")
    return file, dug


def test_what_somebody_does_is_ringed_in_their_own_cave(visit: Visit, tmp_path: Path) -> None:
    """Both caves have a place of that name."""
    file, dug = dug_by_boris(tmp_path)
    anna = visit()
    open_record(anna, file)
    look(anna, dug)
    expect(anna.page.get_by_test_id("caption")).to_contain_text("Boris")
    anna.page.locator(".ring").wait_for(state="attached")
    anna.drawn()
    ring = anna.page.locator(".ring").bounding_box()
    theirs = anna.page.locator("[data-of='1']").bounding_box()
    assert ring
    assert theirs
    assert theirs["x"] <= ring["x"] + ring["width"] / 2 <= theirs["x"] + theirs["width"]


SHOWN = ".pager .tabs [aria-pressed=true]"


def test_on_a_phone_the_board_turns_to_what_somebody_does(visit: Visit, tmp_path: Path) -> None:
    """In a cave that is a page of its own there; nothing else is turned by it when one is back in the present."""
    file, dug = dug_by_boris(tmp_path)
    anna = visit(phone=True)
    open_record(anna, file)
    expect(anna.page.locator(SHOWN)).to_have_text("My cave")
    look(anna, dug, phone=True)
    expect(anna.page.locator(SHOWN)).to_have_text("Boris")
    place = anna.page.locator("[data-of='1'] .cell.empty[data-twin]").first
    expect(place).to_be_in_viewport(ratio=1)
    expect(anna.page.locator(".ring")).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_the_board_turns_back_when_one_is_asked(visit: Visit) -> None:
    """While the last of it is told the question is open already, and stays the same when it is told."""
    anna = visit(moving=True, phone=True)
    pace(anna, "calm")
    anna.new_table("cave-vs-cave", ["me", "bot:easy"])
    turned = anna.noticing(f"document.querySelector('{SHOWN}:nth-child(3)')")
    while not turned():
        assert anna.asked()
        anna.settled(lambda: anna.options.first.evaluate("(one) => one.click()"))  # also on a page that is turned away
    expect(anna.page.get_by_test_id("caption")).to_have_count(0)
    assert anna.asked()
    expect(anna.page.locator(".pager .tabs button").nth(2)).to_have_attribute("aria-pressed", "false")


def test_ctrl_z_in_a_draft_takes_back_its_last_step_and_nothing_that_is_played(visit: Visit) -> None:
    anna = visit(confirm="always")
    anna.new_table("cave-vs-cave", ["me", "bot:easy"])
    draft = anna.page.get_by_test_id("draft")
    while anna.asked():
        entry = anna.shown
        undo = anna.page.get_by_role("button", name="Undo", exact=True)
        if anna.options.count() > 1 and undo.count() and undo.is_enabled():
            break  # something is played that could be taken back
        anna.settled(anna.answer)
    anna.settled(anna.answer)
    draft.wait_for()
    while (steps := int(draft.get_attribute("data-steps") or 0)) > 0:
        anna.page.locator(READY).wait_for()
        anna.page.keyboard.press("Control+z")
        draft.locator("visible=true").and_(anna.page.locator(f"[data-steps='{steps}']")).wait_for(state="detached")
        if not draft.count():
            break
    anna.page.locator(READY).wait_for()
    assert anna.shown == entry
    # Held down, it takes back one step and never runs on into what is played.
    anna.settled(anna.answer)
    draft.wait_for()
    steps = int(draft.get_attribute("data-steps") or 0)
    anna.page.keyboard.down("Control")
    for _ in range(steps + 1):
        anna.page.keyboard.down("z")
        anna.page.locator(READY).wait_for()
    anna.page.keyboard.up("z")
    anna.page.keyboard.up("Control")
    assert anna.shown == entry
