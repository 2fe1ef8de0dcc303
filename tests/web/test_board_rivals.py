"""Rivals on its own board: whole games by clicks on it, with a mouse and with a finger, and everything it promises."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from board_reach import missed
from playwright.sync_api import expect
from rivals_player import ALWAYS, GAME, Player, against, asked, choose_game, play, settled
from web_checks import faults, nothing_jumped, spills, sticking_out
from web_replay import look, open_record, study_from
from web_visitor import Visitor
from whole import AWHILE, WHOLE, sampled, whole

from permonik import load
from permonik.games.rivals.tables import DESIGNS
from permonik.kernel.match import Match
from permonik.words import LANGUAGES, Words

Visit = Callable[..., Visitor]
TIGHT = "[data-piece] .card, .ledger, .back, button[data-option]"


# -- whole games -------------------------------------------------------------------------------------------------


BUILT = {"town", "spot", "road"}  # what comes first, and whether all of it comes, is up to the cards


def check_the_end(anna: Visitor, target: int) -> None:
    """Somebody has the points that win, or very many turns stopped the game; and it is seen where points come from."""
    expect(anna.result.locator(".bar")).to_have_count(2)
    points = [int(text) for text in anna.result.locator(".total").all_inner_texts()]
    assert max(points) >= target or "300" in anna.result.inner_text()


@whole
def test_the_introductory_game_by_clicks_on_the_board(visit: Visit) -> None:
    anna = visit(theme="dark")
    player = against(anna)
    play(anna, player, player.answer)
    check_the_end(anna, 7)
    assert player.seen >= ALWAYS
    assert player.seen & BUILT
    nothing_jumped(anna)
    assert faults(anna) == []


@pytest.mark.parametrize("most", AWHILE)
@pytest.mark.parametrize("points", [7, pytest.param(13, marks=whole)], ids=["introductory", "duel"])
def test_a_game_with_a_finger_in_czech(visit: Visit, points: int, most: int) -> None:
    anna = visit(lang="cs", phone=True)
    player = against(anna, str(points))

    def answer() -> None:
        assert sticking_out(anna) == []
        player.answer("tap")

    play(anna, player, answer, most)
    if most == WHOLE:
        check_the_end(anna, points)
        assert player.seen & BUILT
    assert player.seen >= ALWAYS
    nothing_jumped(anna)
    assert faults(anna) == []


# -- single moments, in games that were played beforehand ----------------------------------------------------------


WANTED = {"city": 4, "settlement": 4, "road": 3, "build": 2, "play": 1}
HOARDED = {"city": 4, "settlement": 4, "road": 3, "end": 2, "stop": 2, "keep": 2}
MOMENTS = {"TakeCard", "Rearrange", "ChooseSite", "ExchangeCard", "AnswerRiots", "LoseBuilding", "PutUnder", "NameType"}


def hasty(seed: int) -> tuple[str, dict[str, int]]:
    """A Duel of two hasty players, and when each kind of question was asked first."""
    match = Match.start(GAME, 2, seed, {"variant": "duel"}, ["Anna", "Boris"])
    rng = random.Random(seed)
    moments: dict[str, int] = {}
    while not match.over:
        seat = match.waiting()[0]
        options = match.options(seat)
        moments.setdefault(match.view(seat)["agenda"][-1][0], len(match.record.entries))
        kinds = [option.text.split()[0] for option in options]
        if "demolish" in kinds:
            moments.setdefault("demolish", len(match.record.entries))
        worth = [10 ** WANTED.get(kind, 0) if kind != "demolish" else 0 for kind in kinds]
        match.choose(seat, rng.choices(options, worth)[0].id)
    return match.record.dumps(), moments


FULL = 9  # pictures in one line of a roll


def hoarded(seed: int) -> tuple[str, int] | None:
    """A Duel of two who keep what they get, up to a Plague that follows a rich roll; and how long that takes."""
    match = Match.start(GAME, 2, seed, {"variant": "duel"}, ["Anna", "Boris"])
    rng = random.Random(seed)
    brought: set[tuple[str, str, int]] = set()
    while not match.over and (entry := len(match.record.entries)) < 700:
        seat = match.waiting()[0]
        options = match.options(seat)
        kinds = [option.text.split()[0] for option in options]
        worth = [10 ** HOARDED.get(kind, 0) if kind != "demolish" else 0 for kind in kinds]
        match.choose(seat, rng.choices(options, worth)[0].id)
        for told in match.log(0, entry):
            if told.id == "turn":
                brought.clear()
            elif told.id in ("produced", "gained", "overflowed", "plague-took"):
                brought.add((told.id, str(told.args["resource"]), told.args["seat"]["seat"]))
        if max(sum(who == one for *_, who in brought) for one in (0, 1)) >= FULL:
            match.resign(0)
            return match.record.dumps(), len(match.record.entries) - 1
    return None


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, int]]:
    record, moments = next(game for game in map(hasty, range(40)) if game[1].keys() >= MOMENTS)
    file = tmp_path_factory.mktemp("rivals") / "duel.jsonl"
    file.write_text(record, encoding="utf-8")
    return file, moments


@pytest.mark.parametrize(
    ("lang", "theme", "phone"),
    sampled(
        ["cs", "sk", "en"],
        ["light", "dark"],
        [False, True],
        kept=[("cs", "light", True), ("sk", "dark", True), ("en", "light", False)],
    ),
)
def test_no_word_spills_and_everybody_can_read(visit: Visit, played: Any, lang: str, theme: str, phone: bool) -> None:
    anna = visit(lang=lang, theme=theme, phone=phone)
    file, moments = played
    open_record(anna, file)
    for entry in (moments["TakeCard"], 300, 700, 10_000):
        look(anna, entry, phone)
        anna.drawn()
        assert spills(anna, TIGHT) == []
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    assert faults(anna) == []


# Puts every text on a card of the hand, and says which are cut.
CUT = """(texts) => {
  const desc = document.querySelector('.hand .desc');
  const card = desc.closest('.card');
  return texts.filter((text) => {
    desc.textContent = text;
    card.style.setProperty('--letters', text.length);
    return desc.scrollHeight > desc.clientHeight + 1;
  });
}"""


def test_every_card_is_read_whole_on_a_phone(visit: Visit, played: Any) -> None:
    """A longer text has a wider card."""
    anna = visit(lang="cs", phone=True)
    open_record(anna, played[0])
    for entry in range(300, 700, 40):  # until the hand holds a card that is told in words
        look(anna, entry, True)
        anna.drawn()
        if anna.page.locator(".hand .desc").count():
            break
    texts = [Words(load(GAME), lang).form(f"card-{card}", "desc") for lang in LANGUAGES for card in DESIGNS]
    assert anna.page.evaluate(CUT, texts) == []


@pytest.mark.parametrize("width", [320, 390])
def test_a_roll_that_brings_much_does_not_widen_the_page(visit: Visit, tmp_path: Path, width: int) -> None:
    """A page wider than its window would push the question half below the edge, out of reach of a thumb."""
    record, entry = next(found for found in map(hoarded, range(21, 60)) if found)
    file = tmp_path / "duel.jsonl"
    file.write_text(record, encoding="utf-8")
    anna = visit(lang="cs", phone=True)
    anna.page.set_viewport_size({"width": width, "height": 640})
    open_record(anna, file)
    look(anna, entry, phone=True)
    expect(anna.page.locator(".roll li").locator("svg").nth(FULL)).to_be_attached()
    anna.drawn()
    assert sticking_out(anna) == []
    assert spills(anna, ".roll, .roll li") == []
    anna.page.locator(".sheet .body button").last.tap()
    expect(anna.result).to_be_visible()


def go_on_from(anna: Visitor, file: Path, entry: int) -> None:
    study_from(anna, file, entry)
    asked(anna)


def test_who_is_asked_because_of_the_other_is_told_why(visit: Visit, played: Any) -> None:
    file, moments = played
    anna = visit()
    go_on_from(anna, file, moments["AnswerRiots"])
    status = anna.page.locator(".status.named.mine")
    expect(status).to_contain_text("pays, or gives up a unit")
    expect(status).to_contain_text("Riots")
    expect(status).to_contain_text("Units with strength or commerce points must be paid for")
    assert faults(anna) == []


def test_a_building_that_is_lost_is_chosen_where_it_stands(visit: Visit, played: Any) -> None:
    file, moments = played
    anna = visit()
    go_on_from(anna, file, moments["LoseBuilding"])
    lit = anna.page.locator('.mine [data-piece^="spot:"][data-option]')
    name = (lit.first.get_attribute("aria-label") or "").split(". ")[1]
    settled(anna, lit.first.click)
    expect(anna.page.get_by_text(re.compile(f"loses {name};")).last).to_be_visible()


def test_a_card_that_was_removed_goes_under_a_stack_without_more_ado(visit: Visit, played: Any) -> None:
    """It is in nobody's hand, so there is nothing to take up first."""
    file, moments = played
    anna = visit()
    go_on_from(anna, file, moments["PutUnder"])
    expect(anna.page.locator(".hold")).to_be_visible()
    settled(anna, anna.page.locator('[data-piece^="stack:"].lit').last.click)


def test_a_card_is_taken_up_and_put_under_a_stack(visit: Visit, played: Any) -> None:
    file, moments = played
    anna = visit()
    go_on_from(anna, file, moments["ExchangeCard"])
    card = anna.page.locator('[data-piece^="hand:"][data-pick]').first
    expect(anna.page.locator('[data-piece^="stack:"].lit')).to_have_count(0)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".hold")).to_be_visible()
    stacks = anna.page.locator('[data-piece^="stack:"].lit')
    expect(stacks.nth(1)).to_be_visible()
    card.click()
    expect(stacks).to_have_count(0)
    card.click()
    settled(anna, stacks.last.click)
    # Now each stack can be drawn from, and looked through for a price.
    expect(anna.page.locator('[data-piece^="search:"].lit').first).to_be_visible()


def test_a_card_is_dragged_onto_a_site(visit: Visit, played: Any) -> None:
    file, moments = played
    anna = visit()
    go_on_from(anna, file, moments["ChooseSite"] - 1)
    card = anna.page.locator('[data-piece^="hand:"].lit:has(.card.town)').first
    name = (card.get_attribute("data-piece") or "")[5:]
    site = anna.page.locator('[data-piece="spot:c2-below-1"]')
    anna.drawn()
    start, end = card.bounding_box(), site.bounding_box()
    assert start
    assert end
    anna.page.mouse.move(start["x"] + 40, start["y"] + 40)
    anna.page.mouse.down()
    anna.page.mouse.move(start["x"] + 60, start["y"] + 10, steps=3)
    expect(anna.page.locator(".mine .wanted").nth(1)).to_be_attached()
    anna.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    anna.page.mouse.up()
    expect(site.locator(".plaque")).to_have_count(1)
    expect(anna.page.locator(f'[data-piece="hand:{name}"]')).to_have_count(0)


def test_what_is_demanded_is_pointed_at_where_it_lies(visit: Visit, played: Any) -> None:
    file, moments = played
    anna = visit()
    go_on_from(anna, file, moments["NameType"])
    theirs = anna.page.locator('[data-part=other] [data-piece^="theirs:"].lit')
    settled(anna, theirs.first.click)
    expect(anna.page.get_by_text(re.compile(r": −1\s")).last).to_be_visible()


def test_nothing_is_demolished_by_a_careless_click(visit: Visit, played: Any) -> None:
    file, _ = played
    anna = visit()
    go_on_from(anna, file, 700)
    demolish = anna.page.get_by_role("button", name="Demolish", exact=True)
    while asked(anna) and not demolish.count():
        settled(anna, Player(anna).answer)
    built = anna.page.locator(".mine .slot.built")
    expect(anna.page.locator(".mine .slot.built.lit")).to_have_count(0)
    before = built.count()
    demolish.click()
    anna.page.locator(".mine .slot.built.lit").first.click()
    expect(built).to_have_count(before)  # it costs something for good: a yes is asked for
    expect(anna.yes).to_be_visible()
    settled(anna, anna.say_yes)
    expect(built).to_have_count(before - 1)


def test_regions_are_laid_out_anew_on_the_board(visit: Visit, played: Any) -> None:
    file, moments = played
    anna = visit()
    go_on_from(anna, file, moments["Rearrange"])
    settled(anna, anna.page.locator('[data-piece="place:c1-above"].lit').click)
    expect(anna.page.locator(".mine .region.bare")).to_have_count(5)
    expect(anna.page.locator('.mine [data-piece="place:c1-above"]')).to_have_attribute(
        "aria-label", re.compile("Forest")
    )


# -- a game that goes on -------------------------------------------------------------------------------------------


def test_a_roll_is_not_missed(visit: Visit) -> None:
    """The dice show the last roll, with what it brought; large for a moment where things may move."""
    anna = visit()
    player = against(anna)
    anna.page.emulate_media(reduced_motion="no-preference")
    large = anna.noticing("document.querySelector('.large')?.checkVisibility()")
    while asked(anna) and not large():
        settled(anna, player.answer)
    assert large()
    expect(anna.page.locator(".large")).to_have_count(0)
    expect(anna.page.locator('[data-piece="dice"]')).to_have_attribute(
        "aria-label", re.compile("Production die: [1-6]")
    )
    expect(anna.page.locator(".roll li")).to_have_count(2)


# The roll is out of sight in part, or lies on the land of one's own regions, where these glide to when they make room.
IN_THE_WAY = """(() => {
  const roll = document.querySelector('.large')?.getBoundingClientRect();
  if (!roll) return false;
  const land = document.querySelector('.mine .land').getBoundingClientRect();
  return roll.top < 0 || roll.bottom > innerHeight || (land.top < roll.bottom && roll.top < land.bottom);
})()"""


def test_on_a_phone_the_roll_is_in_sight_and_hides_none_of_ones_regions(visit: Visit) -> None:
    anna = visit(phone=True, lang="cs")
    player = against(anna)
    anna.page.emulate_media(reduced_motion="no-preference")
    large = anna.noticing("document.querySelector('.large')?.checkVisibility()")
    hidden = anna.noticing(IN_THE_WAY)
    while asked(anna) and not large():
        settled(anna, lambda: player.answer("tap"))
    assert large()
    expect(anna.page.locator(".large")).to_have_count(0)
    assert not hidden()


def test_on_a_phone_all_of_the_board_is_as_large_as_a_finger(visit: Visit, played: Any) -> None:
    file, moments = played
    anna = visit(phone=True, lang="cs")
    open_record(anna, file)
    look(anna, max(moments.values()), phone=True)
    for part in ("other", "middle", "mine"):
        anna.page.locator(f"[data-part={part}]").evaluate("(one) => one.scrollIntoView({ block: 'start' })")
        anna.drawn()
        assert missed(anna) == [], part
    go_on_from(anna, file, moments["demolish"])
    anna.page.locator("[data-part=mine]").evaluate("(one) => one.scrollIntoView({ block: 'start' })")
    expect(anna.page.get_by_role("button", name="Bourat", exact=True)).to_be_in_viewport(ratio=1)
    anna.drawn()
    assert missed(anna) == []


BARE = """() => [...document.querySelectorAll('.side .plaque')].filter((one) => one.checkVisibility())
  .filter((one) => !one.querySelector('.row svg, .row [data-n]'))
  .map((one) => one.textContent.trim())"""


def test_every_building_tells_what_it_does(visit: Visit, played: Any) -> None:
    """Also the other's, in few pictures; what only counts shows its points."""
    file, moments = played
    anna = visit(lang="cs")
    open_record(anna, file)
    look(anna, max(moments.values()))
    expect(anna.page.locator("[data-part=other] .plaque").first).to_be_visible()
    assert anna.page.evaluate(BARE) == []


def test_the_whole_board_is_in_sight_with_the_hand(visit: Visit) -> None:
    anna = visit()
    against(anna)
    anna.page.locator(".stage section.hand").wait_for()  # as high as its cards, also while there are none
    asked(anna)
    anna.drawn()
    high, seen = anna.page.locator(".stage").evaluate("(stage) => [stage.scrollHeight, stage.clientHeight]")
    assert high <= seen


def test_a_card_opens_by_mouse_and_by_a_long_press(visit: Visit) -> None:
    anna = visit()
    player = against(anna)
    while not anna.page.locator('[data-piece^="hand:"]').count():
        asked(anna)
        settled(anna, player.answer)
    asked(anna)  # the hand lies where it will stay
    card = anna.page.locator('[data-piece^="hand:"]').first
    name = (card.get_attribute("aria-label") or "").split(".")[0]
    card.hover()
    expect(anna.page.get_by_role("tooltip")).to_contain_text(name)
    anna.page.keyboard.press("Escape")
    region = anna.page.locator('[data-piece="place:c1-above"]')
    question = anna.page.locator("h2.lit").inner_text()
    events = {"pointerType": "touch", "bubbles": True, "isPrimary": True, "clientX": 60, "clientY": 200}
    region.dispatch_event("pointerdown", events)
    expect(anna.page.get_by_role("tooltip")).to_contain_text("of 3 in stock")
    region.dispatch_event("pointerup", events)
    region.dispatch_event("click", {"bubbles": True})
    expect(anna.page.locator("h2.lit")).to_have_text(question)


def test_two_people_at_one_screen_see_only_their_own_hand(visit: Visit) -> None:
    anna = visit()
    anna.new_table(GAME, ["me", "me"], choose_game("7"))
    for _ in range(2):
        anna.page.locator(".over button").click()
        expect(anna.page.locator('[data-piece^="hand:"]')).to_have_count(0)
        anna.page.locator('[data-piece^="stack:"].lit').first.click()
        # The screen goes to the other one: nothing of the hand may be seen on the way.
        anna.page.locator(".over").wait_for()
        expect(anna.page.locator("[data-piece]")).to_have_count(0)
        assert "New card" not in anna.page.inner_text("body")
    anna.page.locator(".over button").click()
    expect(anna.page.locator('[data-piece^="hand:"]')).to_have_count(3)
