"""Caverna on its own board: whole games by clicks on it, a harvest of two at once, and all that the board promises."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from board_reach import missed
from playwright.sync_api import Locator, expect
from web_checks import faults, nothing_jumped, spills, watch_shifts
from web_house import ROOT
from web_replay import look, open_record, study_from
from web_visitor import READY, Visitor, whose
from whole import AWHILE, WHOLE, whole

from permonik.kernel.match import Match
from permonik.kernel.record import Record

Visit = Callable[..., Visitor]
GAME = "caverna"
TIGHT = "thead th, tfoot td, [data-piece^='space:'], [data-piece^='room:'], [data-piece^='loot:'], .other"
TIGHT += ", button[data-option]"
# Whatever can be clicked: on a phone only what is on the page in sight.
LIT = "[data-option]:not(.page[inert] *)"
CHOICES = f"{READY} {LIT}"
FACTS = "(all) => all.map((one) => one.dataset.piece ?? 'button')"
MOVE_UP = """(one, top) => {
  one.style.scrollMarginTop = `${top}px`;
  one.scrollIntoView({ block: 'start', inline: 'nearest' });
}"""
# How gladly each kind of thing is clicked. Exchanges are seldom wanted, and somebody who stops at once never builds.
WISHES = {"exchange": 0.02, "disarm": 0.02, "dwarf": 0.02, "good": 0.5, "button": 1.0}
COMMON = {"space", "cell", "button"}


class Player:
    """Clicks at random on what is lit, wherever it is; `seen` holds the kinds of things clicked."""

    def __init__(self, visitor: Visitor, seed: int = 1, phone: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = random.Random(seed)
        self.phone = phone
        self.seen: set[str] = set()
        self.margin, self.side = 100, 0.3

    @property
    def asked(self) -> bool:
        return self.page.locator(CHOICES).count() > 0

    def wait(self) -> bool:
        """Until this person is asked (True) or the game has ended (False)."""
        while True:
            self.page.locator(CHOICES).or_(self.visitor.result).or_(self.visitor.yes).first.wait_for()
            if not self.visitor.yes.count():
                return self.visitor.result.count() == 0
            self.visitor.say_yes()

    def choose(self) -> Locator | None:
        """None where nothing is lit any more: others may have decided meanwhile, or an answer was on its way."""
        choices = self.page.locator(CHOICES)
        kinds = [str(fact).split(":")[0] for fact in choices.evaluate_all(FACTS)]
        if not kinds:
            return None
        at = self.rng.choices(range(len(kinds)), [WISHES.get(kind, 3.0) for kind in kinds])[0]
        self.seen.add(kinds[at])
        return choices.nth(at)

    def answer(self) -> None:
        self.visitor.settled(self.touch)

    def touch(self) -> None:
        chosen = self.choose()
        if chosen is None:
            return
        if self.phone:
            self.tap(chosen)
        else:
            chosen.click()

    def tap(self, chosen: Locator) -> None:
        """Never twice at the same place: the second tap of a double tap is not meant for a new question."""
        self.margin, self.side = 300 - self.margin, 1 - self.side
        chosen.evaluate(MOVE_UP, self.margin)
        box = chosen.bounding_box()
        assert box
        chosen.tap(position={"x": box["width"] * self.side, "y": box["height"] / 2})

    def play(self, most: int = WHOLE) -> None:
        """So many answers, and until all that is common was clicked; a whole game ends before."""
        for count in range(WHOLE):
            if (count >= most and self.seen >= COMMON) or not self.wait():
                return
            self.answer()
        raise AssertionError("the game does not end")


def first_answer(visitor: Visitor) -> Locator:
    """Of the buttons; or the yes to one that costs something for good."""
    return visitor.page.locator(f"{READY} [data-testid=options] button[data-option]").or_(visitor.yes).first


def comes(wanted: Locator, instead: Locator) -> bool:
    """Waits for either of them; whether it was the first."""
    wanted.or_(instead).first.wait_for()
    return wanted.count() > 0


def open_table(anna: Visitor, seats: list[str]) -> str:
    anna.go(f"/new?game={GAME}")
    anna.page.locator("form .bar label").get_by_text(str(len(seats)), exact=True).first.click()
    for number, seat in enumerate(seats):
        anna.page.locator("form select").nth(number).select_option(seat)
    anna.page.locator("form button[type=submit]").click()
    anna.page.wait_for_url("**/table/*")
    return anna.page.url


# -- whole games -------------------------------------------------------------------------------------------------


@whole
def test_a_solo_game_by_clicks_on_the_board(visit: Visit) -> None:
    anna = visit(theme="dark")
    watch_shifts(anna)
    open_table(anna, ["me"])
    player = Player(anna, seed=3)
    player.play()
    assert player.seen >= COMMON
    expect(anna.result.locator(".bar")).to_have_count(1)  # where the points come from
    nothing_jumped(anna)
    assert faults(anna) == []


@pytest.mark.parametrize("most", AWHILE)
def test_a_game_of_three_with_a_finger_in_czech(visit: Visit, most: int) -> None:
    anna = visit(lang="cs", phone=True)
    watch_shifts(anna)
    open_table(anna, ["me", "bot:easy", "bot:easy"])
    player = Player(anna, seed=5, phone=True)
    player.play(most)
    assert player.seen >= COMMON
    if most == WHOLE:
        expect(anna.result.locator(".bar")).to_have_count(3)
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390
    nothing_jumped(anna)
    assert faults(anna) == []


def test_two_people_harvest_at_the_same_time(visit: Visit) -> None:
    """Anna at a desk, Boris with a phone in Slovak: each sees who is still busy, and nobody waits for the other."""
    anna, boris = visit(name="Anna"), visit(lang="sk", phone=True, theme="dark")
    link = open_table(anna, ["me", "open"])
    boris.page.goto(link)
    boris.page.get_by_role("button", name="Sadnúť si sem", exact=True).first.click()
    start = anna.page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_enabled()
    start.click()
    players = {anna: Player(anna, 1), boris: Player(boris, 2, phone=True)}
    busy = anna.page.locator(".who[role=status]")
    while (now := whose([anna, boris], LIT)) is not None:
        if busy.count() and all(player.asked for player in players.values()):
            break
        players[now].answer()
    expect(busy).to_contain_text("Anna")
    guest = anna.page.locator(".other .name").inner_text()
    expect(busy).to_contain_text(guest)
    expect(boris.page.locator(".who[role=status]")).to_contain_text(guest)
    # Anna answers until her own harvest is over; Boris is still asked, and nothing of his has changed.
    question = boris.page.locator("h2.lit").inner_text()
    ready = anna.page.locator(f"{READY} .who[role=status]:not(:has-text('Anna'))")
    while not comes(ready, instead=first_answer(anna)):
        anna.settled(first_answer(anna).click)  # she may have to beg, and is asked whether she means it
    expect(anna.page.locator(".other svg[aria-label], .other .head svg").first).to_be_visible()
    expect(boris.page.locator("h2.lit")).to_have_text(question)
    # And when he is done as well, the next round begins for both.
    over = boris.page.locator(f"{READY}:not(:has(.who[role=status]))")
    while not comes(over, instead=first_answer(boris)):
        boris.settled(first_answer(boris).tap)
    expect(anna.page.locator(".now b")).to_have_text("Round 4")
    expect(boris.page.locator(".now b")).to_have_text("Kolo 4")
    for one in (anna, boris):
        assert faults(one) == []


# -- single moments, in games that were played beforehand ----------------------------------------------------------

MOMENTS = {"PlaceDwarf", "ChooseRoom", "ChooseCavern", "PlaceHalf", "Expedition", "MakeRoom", "Feed", "Sow", "NextPart"}
WANTED = {"exchange": 0.05, "disarm": 0.05, "order": 0.05, "stop": 0.3, "furnish": 3, "loot": 3, "forge": 3}


def played(folder: Path, players: int, seed: int) -> tuple[Path, dict[str, int]]:
    """A game of hasty players, and when each kind of question was asked last."""
    names = ["Anna", "Boris", "Cyril", "Dana", "Emil", "Filip", "Gita"][:players]
    match = Match.start(GAME, players, seed, {}, names)
    rng = random.Random(seed)
    moments: dict[str, int] = {}
    while not match.over:
        seat = match.waiting()[0]
        for stack in match.view(seat)["agenda"]:
            if stack:
                moments[stack[-1][0]] = len(match.record.entries)
        options = match.options(seat)
        wishes = [WANTED.get(option.text.split()[0], 1) for option in options]
        match.choose(seat, rng.choices(options, wishes)[0].id)
    file = folder / f"{players}.jsonl"
    file.write_text(match.record.dumps(), encoding="utf-8")
    return file, moments


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, int]]:
    folder = tmp_path_factory.mktemp("caverna")
    games = (played(folder, 3, seed) for seed in range(40))
    return next(game for game in games if game[1].keys() >= MOMENTS)


@pytest.fixture(scope="module")
def seven(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, int]]:
    return played(tmp_path_factory.mktemp("caverna-seven"), 7, 2)


@pytest.mark.parametrize(("lang", "theme", "phone"), [("cs", "light", False), ("sk", "dark", True)])
def test_no_word_spills_and_everybody_can_read(visit: Visit, seven: Any, lang: str, theme: str, phone: bool) -> None:
    """With seven players, in the longest words, every part of the board."""
    anna = visit(lang=lang, theme=theme, phone=phone)
    file, moments = seven
    open_record(anna, file)
    look(anna, moments["Feed"] - 40, phone)
    tabs = anna.page.locator(".pager .tabs button" if phone else ".desk .tabs button")
    for at in range(tabs.count()):
        tabs.nth(at).click()
        expect(tabs.nth(at)).to_have_attribute("aria-pressed", "true")
        anna.drawn()
        assert spills(anna, TIGHT) == []
        if at in (1, 2):
            assert faults(anna) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)


@pytest.mark.parametrize(("players", "spaces"), [(5, 31), (7, 34)])
def test_with_many_players_all_spaces_and_homes_are_in_sight(
    visit: Visit, seven: Any, tmp_path: Path, players: int, spaces: int
) -> None:
    anna = visit()
    file, moments = seven if players == 7 else played(tmp_path, players, 2)
    open_record(anna, file)
    look(anna, moments["PlaceDwarf"])
    for things, count in (("[data-piece^='space:']", spaces), (".other", players - 1)):
        found = anna.page.locator(things)
        expect(found).to_have_count(count)
        for at in range(count):
            expect(found.nth(at)).to_be_in_viewport(ratio=0.95)
    pictures = anna.page.locator("[data-piece^='space:'] .picture svg")
    sizes = pictures.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")
    assert len(sizes) == spaces
    assert min(sizes) >= 20


def test_on_a_phone_all_of_the_board_is_as_large_as_a_finger(visit: Visit, three: Any) -> None:
    file, moments = three
    anna = visit(phone=True, lang="cs")
    open_record(anna, file)
    look(anna, moments["ChooseRoom"], phone=True)
    tabs = anna.page.locator(".pager .tabs button")
    for at in range(tabs.count()):
        tabs.nth(at).click()
        expect(tabs.nth(at)).to_have_attribute("aria-pressed", "true")
        anna.drawn()
        assert missed(anna) == [], tabs.nth(at).inner_text()
        box = tabs.nth(at).bounding_box()
        assert box
        assert box["height"] < 50, "its name stands in one line"


def test_on_a_phone_the_exchanges_are_as_large_as_a_finger(visit: Visit, three: Any) -> None:
    file, moments = three
    anna = visit(phone=True, lang="cs")
    go_on_from(anna, file, moments["Feed"])
    anna.page.locator(".barter .close").wait_for()
    anna.page.locator(".barter .close").evaluate(MOVE_UP, 100)
    anna.drawn()
    assert missed(anna) == []


def test_crops_grow_and_animals_stand_where_they_are(visit: Visit, tmp_path: Path) -> None:
    anna = visit(confirm="always")
    anna.go("/rules/caverna")
    for crop, left in (("grain", 3), ("vegetable", 2)):
        field = anna.page.locator(f"figure [data-crop={crop}][data-left='{left}']").first
        expect(field.locator(f"[data-beast=crop-{crop}-{left}] path").first).to_be_attached()
    match = Match.start(GAME, players=2, seed=0, nonce="salt")
    while "place sheep_farming" not in [option.text for option in match.options(match.waiting()[0])]:
        match.choose(match.waiting()[0], match.options(match.waiting()[0])[0].id)
    entry = len(match.record.entries)
    match.choose(match.waiting()[0], "place sheep_farming")
    match.record.save(tmp_path / "flock.permonik")
    study_from(anna, tmp_path / "flock.permonik", entry)
    anna.page.locator('[data-piece="space:sheep_farming"][data-option]').click()
    herd = anna.page.locator(".home .herd:has([data-beast=beast-sheep])").first
    drawn = herd.locator("[data-beast=beast-sheep]")
    expect(drawn.locator("path").first).to_be_attached()
    count = int((herd.locator(".n").get_attribute("data-n") or "0").split("/")[0])
    assert drawn.count() == min(4, count)


def go_on_from(anna: Visitor, file: Path, entry: int) -> None:
    study_from(anna, file, entry)
    anna.options.first.wait_for()


def test_what_is_asked_about_comes_by_itself(visit: Visit, three: Any) -> None:
    """The market for a tile, then the home for its place; the loot for an expedition."""
    file, moments = three
    anna = visit()
    go_on_from(anna, file, moments["ChooseRoom"])
    desk = anna.page.locator(".desk [aria-pressed=true]")
    expect(desk).to_have_text("Rooms")
    room = anna.page.locator("[data-piece^='room:'][data-option]").first
    name = room.locator(".name").inner_text()
    anna.settled(room.click)
    cell = anna.page.locator("[data-piece^='cell:'][data-option]")
    if cell.count():
        anna.settled(cell.first.click)
    expect(anna.page.locator(".home .room .name").filter(has_text=name).first).to_be_visible()
    go_on_from(anna, file, moments["Expedition"])
    expect(desk).to_have_text("Loot")
    expect(anna.page.locator("[data-piece^='loot:'][data-option]").first).to_be_visible()


def test_tiles_are_found_by_filters_and_explained(visit: Visit, three: Any) -> None:
    file, moments = three
    anna = visit()
    open_record(anna, file)
    look(anna, moments["NextPart"])
    anna.page.get_by_role("button", name="Rooms", exact=True).click()
    tiles = anna.page.locator("[data-piece^='room:']")
    expect(tiles.first).to_be_visible()
    everything = tiles.count()
    anna.page.get_by_text("Dwellings", exact=True).click()
    anna.until(lambda: 0 < tiles.count() < everything, "only dwellings are there")
    expect(anna.page.locator("[data-piece='room:dwelling']")).to_be_visible()
    anna.page.get_by_text("All", exact=True).click()
    anna.page.get_by_label("Only what I can pay for").check()
    anna.until(lambda: tiles.count() < everything, "only what can be paid for is there")
    expect(anna.page.locator("[data-piece^='room:'] .lack")).to_have_count(0)
    anna.page.get_by_label("Only what I can pay for").uncheck()
    anna.page.locator("[data-piece='room:dwelling']").hover()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("Room for 1 dwarf")


def test_exchanges_do_not_drown_the_question(visit: Visit, three: Any) -> None:
    """They are in a panel that is opened by hand; by itself only where the question is about them."""
    file, moments = three
    anna = visit()
    go_on_from(anna, file, moments["Feed"])
    chips = anna.page.locator("[data-piece^='exchange:']")
    if int(anna.page.locator(".trade .tabular").inner_text()):
        expect(chips.first).to_be_visible()
    go_on_from(anna, file, moments["MakeRoom"])
    expect(chips.first).to_be_visible()
    food = anna.page.locator("[data-piece='good:food'] .number")
    before = int(food.inner_text().split()[0])
    anna.settled(chips.first.click)
    anna.settled(anna.yes.click)  # an animal that is given up is worth a second thought
    anna.until(lambda: int(food.inner_text().split()[0]) > before, "there is more food")
    go_on_from(anna, file, moments["Sow"])
    trade = anna.page.get_by_role("button", name=re.compile("^Exchanges"))
    if trade.is_enabled():
        expect(chips).to_have_count(0)
        trade.click()
        expect(chips.first).to_be_visible()
        trade.click()
        expect(chips).to_have_count(0)


def test_a_single_click_takes_what_lies_on_a_space(visit: Visit) -> None:
    """Where there is nothing else to do; and whoever takes that back, is asked again."""
    file = ROOT / "tests" / "golden" / "played" / "caverna-solo.jsonl"
    _, *entries = file.read_text(encoding="utf-8").splitlines()
    anna = visit(confirm="matters")
    go_on_from(anna, file, entries.index('{"seat":0,"do":"place logging_1_3"}'))
    anna.page.locator("[data-piece='space:logging_1_3'].lit").click()
    wood = anna.page.locator("[data-piece='good:wood'] .number")
    expect(wood).to_have_text(re.compile("^4"))
    anna.page.locator("[data-testid=draft][data-steps='2']").wait_for()  # nothing is played yet
    anna.click("Back a step")
    expect(anna.page.locator("h2.lit")).to_contain_text("Logging")
    expect(wood).to_have_text(re.compile("^0"))
    anna.settled(anna.page.locator("button[data-option]").filter(has_text="4 wood").first.click)
    expect(wood).to_have_text(re.compile("^4"))


def test_what_the_page_took_by_itself_can_be_left_out(visit: Visit) -> None:
    """What lies on the space is taken and its only other deed begun; one click says that this was all."""
    file = ROOT / "tests" / "golden" / "played" / "caverna-solo.jsonl"
    _, *entries = file.read_text(encoding="utf-8").splitlines()
    anna = visit()
    go_on_from(anna, file, entries.index('{"seat":0,"do":"place excavation_1_3"}'))
    anna.page.locator("[data-piece='space:excavation_1_3'].lit").click()
    expect(anna.page.locator("h2.lit")).to_contain_text("Which tile do you lay")
    leave = anna.page.get_by_role("button", name="Leave this out")
    leave.click()
    expect(anna.page.locator("h2.lit")).to_contain_text("Where do you send")
    expect(leave).to_have_count(0)


def test_a_twin_tile_shows_where_its_first_half_lies(visit: Visit, three: Any) -> None:
    file, moments = three
    anna = visit()
    go_on_from(anna, file, moments["PlaceHalf"])
    expect(anna.page.locator(".cell.first")).to_have_count(1)
    anna.settled(anna.page.locator("[data-piece^='cell:'][data-option]").first.click)
    expect(anna.page.locator(".cell.first")).to_have_count(0)


def test_the_scoring_pad_is_always_up_to_date(visit: Visit, three: Any) -> None:
    file, moments = three
    anna = visit()
    open_record(anna, file)
    anna.page.get_by_role("button", name="Points", exact=True).click()
    totals = anna.page.locator(".pad tfoot td")
    expect(totals).to_have_count(3)
    match = Match.replay(Record.loads(file.read_text(encoding="utf-8")))
    assert [text.replace("−", "-") for text in totals.all_inner_texts()] == [str(one.total) for one in match.scores()]
    before = totals.all_inner_texts()
    look(anna, moments["Feed"] // 3)
    anna.until(lambda: totals.all_inner_texts() != before, "the pad follows")


def test_the_home_of_another_opens(visit: Visit, three: Any) -> None:
    file, moments = three
    anna = visit()
    open_record(anna, file)
    look(anna, moments["NextPart"])
    anna.page.get_by_role("button", name=re.compile("Open the home of Boris")).click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.locator(".home .cell")).to_have_count(24)
    assert faults(anna) == []
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_on_a_phone_the_board_turns_to_the_home_where_something_is_laid(visit: Visit, three: Any) -> None:
    file, _ = three
    match = Match.replay(Record.loads(file.read_text(encoding="utf-8")))
    laid = next(line for line in match.log(None) if line.id == "laid" and line.args["seat"] == {"seat": 1})
    cell = next(target for target in laid.targets if target.startswith("cell:"))
    anna = visit(phone=True)
    open_record(anna, file)
    look(anna, laid.entry + 1, phone=True)
    expect(anna.page.locator(f".other[data-of='1'] [data-twin='{cell}']")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator(".ring")).to_be_in_viewport(ratio=0.5)


def test_a_deed_of_the_log_unfolds_into_its_parts(visit: Visit) -> None:
    """By keyboard too; a screen reader hears that there is more, and whether it is shown."""
    anna = visit()
    open_record(anna, ROOT / "tests" / "golden" / "played" / "caverna-solo.jsonl")
    panel = anna.page.get_by_role("tabpanel")
    deed = panel.locator("li", has=anna.page.get_by_role("button", name="Show the parts")).filter(has_text="Logging")
    line = deed.first.locator(".line").first
    expect(line).to_contain_text("sends a dwarf to Logging")
    expect(line).to_contain_text(re.compile(r"\+\d+\swood"))
    more = deed.first.get_by_role("button", name="Show the parts")
    expect(more).to_have_attribute("aria-expanded", "false")
    more.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(deed.first.get_by_role("listitem")).to_contain_text([re.compile(r"gains \d+\swood \(Logging\)")])
    more.press("Enter")
    expect(deed.first.get_by_role("listitem")).to_have_count(0)
