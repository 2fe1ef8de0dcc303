"""Cave vs Cave on its own board: whole games by clicks on it, by keys, by a finger, and everything it promises."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from board_reach import missed
from playwright.sync_api import Locator, Route, expect
from web_checks import NEVER_IDLE, faults, nothing_jumped, spills, watch_shifts, weighing
from web_house import ROOT
from web_reach import too_small
from web_replay import look, open_record, study_from
from web_visitor import READY, Visitor
from whole import AWHILE, LOOKS, SOAK, WHOLE, sampled, whole

from permonik.kernel.match import Match

Visit = Callable[..., Visitor]
GAME = "cave-vs-cave"
# Answers that have their place on the board; the others are buttons.
PLACED = ("tile", "room", "cell", "slot", "good")
TIGHT = "[data-piece] .room, [data-piece] .face, .back, button[data-option]"

# Rooms in a cave without a picture that can be made out.
UNSEEN = """() => [...document.querySelectorAll('.cave .room')].filter((one) => one.checkVisibility()).filter((one) => {
  const { width, height } = one.querySelector('[data-picture]').getBoundingClientRect();
  return Math.min(width, height) < 18;
}).map((one) => one.textContent.trim())"""

COUNT_FLIGHTS = """() => {
  const animate = Element.prototype.animate;
  window.flown = 0;
  Element.prototype.animate = function (...all) {
    window.flown += 1;
    return animate.apply(this, all);
  };
}"""


class Player:
    """Plays as a person would: what is lit on the board is clicked there, the rest by the buttons."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.seen: set[str] = set()
        self.turn = 0

    @property
    def lit(self) -> Locator:
        return self.page.locator(f"{READY} [data-piece][data-option]")

    @property
    def buttons(self) -> Locator:
        return self.page.get_by_test_id("options").locator("[data-option]")

    def choose(self) -> Locator:
        """The last part of a tile first, since it is done soonest; exchanges never, the end of a turn at last."""
        self.turn += 1
        if count := self.lit.count():
            piece = self.lit.nth(self.turn % count)
            self.seen.add((piece.get_attribute("data-piece") or "").split(":")[0])
            return piece
        useful = self.page.locator("button[data-option]:not(.bare):not(.last)")
        self.seen.add("button")
        return useful.last if useful.count() else self.page.locator("button[data-option].last")

    def answer(self) -> None:
        self.choose().click()

    def press(self) -> None:
        """The same by the number that stands on it. One digit waits for a second one, if there could be one."""
        self.page.keyboard.type(self.choose().get_attribute("data-option") or "")


@pytest.fixture
def alone(visit: Visit) -> Callable[..., Visitor]:
    def sit(**manners: object) -> Visitor:
        anna = visit(**manners)
        watch_shifts(anna)
        anna.go(f"/new?game={GAME}")
        anna.page.get_by_text("1", exact=True).first.click()
        anna.page.locator("form button[type=submit]").click()
        anna.page.wait_for_url("**/table/*")
        return anna

    return sit


def against(anna: Visitor, bot: str = "medium") -> Player:
    watch_shifts(anna)
    anna.new_table(GAME, ["me", f"bot:{bot}"])
    anna.asked()
    return Player(anna)


COMMON = {"tile", "cell", "button"}


def play(anna: Visitor, player: Player, answer: Callable[[], None], most: int) -> None:
    """So many answers, and until all that is common was clicked; a whole game ends before."""
    for count in range(WHOLE):
        if (count >= most and player.seen >= COMMON) or not anna.asked():
            return
        anna.settled(answer)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("most", AWHILE)
def test_a_game_against_a_bot_by_clicks_on_the_board(visit: Visit, most: int) -> None:
    anna = visit(theme="dark")
    player = against(anna)
    play(anna, player, player.answer, most)
    assert player.seen >= COMMON
    if most == WHOLE:
        assert {"room", "slot"} <= player.seen
        expect(anna.result.locator("svg polyline")).to_have_count(2)  # points over time
        expect(anna.result.locator(".bar")).to_have_count(2)  # and where they come from
    nothing_jumped(anna)
    assert faults(anna) == []


@pytest.mark.parametrize("most", AWHILE)
def test_a_game_alone_with_a_finger_in_czech(alone: Callable[..., Visitor], most: int) -> None:
    anna = alone(lang="cs", phone=True)
    player = Player(anna)

    def answer() -> None:
        player.choose().tap()
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390

    anna.asked()
    assert too_small(anna) == []
    play(anna, player, answer, most)
    if most == WHOLE:
        expect(anna.result).to_contain_text("50")
    assert player.seen >= COMMON
    nothing_jumped(anna)
    assert faults(anna) == []


def before_a_wall(seed: int) -> str:
    """A game played at random up to the question where a wall is to be built; nothing where there is none."""
    match = Match.start(GAME, 2, seed, names=["Anna", "Boris"])
    rng = Random(seed)
    while not match.over:
        texts = [option.text for option in match.options(match.waiting()[0])]
        if sum(text.startswith("build ") for text in texts) > 1:
            return match.record.dumps()
        match.choose(match.waiting()[0], rng.choice([text for text in texts if text != "end"] or texts))
    return ""


def test_on_a_phone_all_of_the_board_is_as_large_as_a_finger(visit: Visit, tmp_path: Path) -> None:
    """Also a wall, which is thinner."""
    record = tmp_path / "walls.jsonl"
    record.write_text(next(filter(None, map(before_a_wall, range(40)))), encoding="utf-8")
    anna = visit(phone=True, lang="cs")
    open_record(anna, record)
    anna.page.locator("[data-piece^='slot:'][data-option]").first.wait_for()
    tabs = anna.page.locator(".pager .tabs button")
    for at in range(tabs.count()):
        tabs.nth(at).click()
        expect(tabs.nth(at)).to_have_attribute("aria-pressed", "true")
        anna.drawn()
        assert missed(anna) == [], tabs.nth(at).inner_text()


@whole
def test_a_game_by_keys(visit: Visit) -> None:
    anna = visit(lang="sk", theme="light")
    player = against(anna, "easy")
    play(anna, player, player.press, WHOLE)
    expect(anna.result).to_be_visible()


@pytest.mark.parametrize(("theme", "phone"), LOOKS)
def test_the_board_is_for_everybody(visit: Visit, theme: str, phone: bool) -> None:
    anna = visit(theme=theme, phone=phone)
    player = against(anna)
    for _ in range(8 if SOAK else 3):
        assert faults(anna) == []
        anna.settled(player.answer)
        anna.asked()


@pytest.mark.parametrize(
    ("lang", "phone"), sampled(["cs", "sk", "en"], [False, True], kept=[("cs", True), ("sk", True), ("en", False)])
)
def test_no_word_spills(visit: Visit, lang: str, phone: bool) -> None:
    """All 24 rooms and 12 tiles, in a replay that shows them: the game of two bots' worth of turns."""
    anna = visit(lang=lang, phone=phone)
    open_record(anna, ROOT / "tests" / "golden" / GAME / "two-players.jsonl")
    for entry in (1, 60, 120, 180, 240, 100000):
        look(anna, entry, phone)
        anna.drawn()
        assert spills(anna, TIGHT) == []
        assert anna.page.evaluate(UNSEEN) == []
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)


def first_furnishing(anna: Visitor) -> None:
    """The first turn at a shared screen, with Housework: three rooms fit and are payable."""
    anna.new_table(GAME, ["me", "me"])
    anna.asked()
    anna.page.locator('[data-piece="tile:housework"].lit').click()
    anna.page.get_by_role("button", name=re.compile("surcharge 5 food or 1 gold")).click()
    expect(anna.page.locator('[data-piece^="room:"][data-option]').first).to_be_visible()


def test_a_room_is_dragged_into_the_cave(visit: Visit) -> None:
    anna = visit()
    first_furnishing(anna)
    room = anna.page.locator('[data-piece^="room:"][data-option]').first
    name = (room.get_attribute("data-piece") or "")[5:]
    anna.drawn()
    start, end = room.bounding_box(), anna.page.locator('[data-piece="cell:r2c0"]').bounding_box()
    assert start
    assert end
    anna.page.mouse.move(start["x"] + 40, start["y"] + 40)
    anna.page.mouse.down()
    anna.page.mouse.move(start["x"] + 10, start["y"] + 60, steps=3)
    expect(anna.page.locator(".wanted")).to_have_count(1)
    anna.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    anna.page.mouse.up()
    expect(anna.page.locator(f'[data-piece="room:{name}"]')).to_have_count(0)
    expect(anna.page.locator('[data-piece="cell:r2c0"] .room')).to_have_count(1)


def test_a_room_flies_to_its_cell_unless_motion_is_unwanted(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(f"({COUNT_FLIGHTS})()")
    first_furnishing(anna)
    assert anna.page.evaluate("window.flown") == 0
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.locator('[data-piece^="room:"][data-option]').first.click()
    expect(anna.page.locator('[data-piece="cell:r2c0"] .room')).to_have_count(1)
    anna.until(lambda: anna.page.evaluate("window.flown"), "it flies")


def test_cards_open_by_mouse_and_key(visit: Visit) -> None:
    anna = visit()
    against(anna)
    tip = anna.page.get_by_role("tooltip")
    parlor = anna.page.locator('[data-piece="room:parlor"]')
    parlor.hover()
    expect(tip).to_contain_text("Raise every good that has run out to 1")
    anna.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    anna.page.keyboard.press("Tab")
    parlor.focus()
    expect(tip).to_contain_text("Parlor")
    assert parlor.get_attribute("aria-describedby") == tip.get_attribute("id")
    box = tip.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 1440


def test_a_long_press_opens_a_card_and_chooses_nothing(visit: Visit) -> None:
    anna = visit(phone=True)
    against(anna)
    tile = anna.page.locator('[data-piece="tile:cultivation"]')
    asked = anna.page.locator("h2.lit").inner_text()
    events = {"pointerType": "touch", "bubbles": True, "isPrimary": True, "clientX": 60, "clientY": 200}
    tile.dispatch_event("pointerdown", events)
    expect(anna.page.get_by_role("tooltip")).to_contain_text("Cultivation")
    tile.dispatch_event("pointerup", events)
    tile.dispatch_event("click", {"bubbles": True})
    expect(anna.page.locator("h2.lit")).to_have_text(asked)


def test_what_is_missing_is_said(visit: Visit) -> None:
    anna = visit()
    against(anna)
    label = anna.page.locator('[data-piece="room:parlor"]').get_attribute("aria-label") or ""
    assert "No empty cavern has such walls" in label


def test_the_first_board_is_light(visit: Visit) -> None:
    """Everything that a first visit to a board loads, packed and without its pictures: at most 150 kB."""
    anna, boris = visit(), visit(lang="cs")
    against(anna)
    weights = weighing(boris)
    boris.page.goto(anna.page.url)
    boris.page.locator("[data-piece]").first.wait_for()
    boris.until(lambda: sum("/assets/art-" in address for address in weights()) == 2, "it has its pictures")
    expect(boris.page.locator("[data-picture] path").first).to_be_attached()
    boris.page.wait_for_load_state("networkidle")
    rest = {address: weight for address, weight in weights().items() if "/assets/art-" not in address}
    assert 100_000 < sum(rest.values()) <= 150_000


def test_what_comes_later_comes_by_itself(visit: Visit) -> None:
    """Once the browser was idle, nothing more has to be fetched to play on."""
    anna = visit(confirm="always")
    against(anna)
    anna.page.locator(".replay").wait_for()
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.settled(Player(anna).answer)
    expect(anna.page.get_by_test_id("draft")).to_be_visible()
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.click("Table menu")
    expect(anna.page.get_by_role("dialog", name="Table menu")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("tab", name="Points").click()
    expect(anna.page.get_by_role("tabpanel").locator("table")).to_be_visible()
    assert [url for url in asked if "/assets/" in url] == []


def test_escape_closes_a_card_before_it_takes_a_draft_back(visit: Visit) -> None:
    anna = visit(confirm="always")
    against(anna)
    anna.settled(Player(anna).answer)
    draft = anna.page.get_by_test_id("draft")
    expect(draft).to_be_visible()
    tip = anna.page.get_by_role("tooltip")
    anna.page.locator('[data-piece^="room:"]').first.hover()
    expect(tip).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    expect(draft).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(draft).to_have_count(0)


def test_the_first_confirmation_says_that_the_rest_of_the_turn_comes(visit: Visit) -> None:
    anna = visit(confirm="always")
    against(anna)
    player = Player(anna)
    rest = anna.page.get_by_text("Whatever is left of your turn comes right after.")
    for first in (True, False):
        while not anna.yes.count():
            anna.settled(player.answer)
            anna.options.or_(anna.yes).first.wait_for()
        expect(rest).to_have_count(1 if first else 0)
        anna.settled(anna.say_yes)
        anna.options.or_(anna.yes).first.wait_for()


def one_place_left(file: Path) -> tuple[int, str]:
    """Saves a game in which a room has one place only: when it is chosen, and the room."""
    for seed in range(50):
        match, rng = Match.start(GAME, players=2, seed=seed, nonce="salt"), Random(seed)
        found: list[tuple[int, str]] = []
        while not match.over:
            seat = match.waiting()[0]
            entry = len(match.record.entries)
            for option in match.options(seat) if not found else []:
                draft = match.draft(seat)
                draft.choose(option.id)
                if option.message.id == "do-furnish" and any(one.id == "do-place" for one in draft.follows[0]):
                    found = [(entry, option.message.targets[0])]
            match.choose(seat, rng.choice(match.options(seat)).id)
        if found:
            match.record.save(file)
            return found[0]
    raise AssertionError("every room has a choice of places")


def test_what_followed_by_itself_stands_in_the_turn_so_far(visit: Visit, tmp_path: Path) -> None:
    """A room for which there is one place only is placed without a question; the page says so."""
    entry, room = one_place_left(tmp_path / "game.permonik")
    anna = visit(confirm="always", lang="cs")
    study_from(anna, tmp_path / "game.permonik", entry)
    anna.page.locator(f'{READY} [data-piece="{room}"][data-option]').click()
    draft = anna.page.get_by_test_id("draft")
    only = draft.locator("li.only")
    expect(only.filter(has_text="(jediná možnost)").first).to_contain_text("Zařídit")
    expect(only.get_by_role("button")).to_have_count(0)
    assert faults(anna) == []


def test_a_click_on_what_is_not_here_yet_is_not_lost(visit: Visit) -> None:
    anna, boris = visit(), visit()
    against(anna)
    boris.page.add_init_script(NEVER_IDLE)
    held: list[Route] = []
    boris.page.route("**/assets/spares-*.js", lambda route: held.append(route))
    boris.page.goto(anna.page.url)
    boris.page.locator("[data-piece]").first.wait_for()
    expect(boris.page.get_by_test_id("opening")).to_have_count(0)
    with boris.page.expect_request("**/assets/spares-*.js"):
        boris.click("Table menu")
    boris.until(lambda: held, "it is fetched")
    for route in held:
        route.continue_()
    expect(boris.page.get_by_role("dialog", name="Table menu")).to_be_visible()
