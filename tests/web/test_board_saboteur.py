"""Saboteur on its own board: whole games by clicks on it, three people at one table, and everything it promises."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from board_reach import missed
from playwright.sync_api import Locator, expect
from sab_player import COMMON, GAME, ON_BOARD, Player, go_on, told, unfinished
from web_checks import faults, nothing_jumped, spills, watch_shifts
from web_replay import look, open_record
from web_visitor import Visitor, whose
from whole import AWHILE, SOAK, WHOLE

from permonik import Match

Visit = Callable[..., Visitor]
TIGHT = ".in-hand .face, .dwarf .face, .role, .stack"


def asks(question: str, seat: int | None = None) -> Callable[[Match, int], bool]:
    return lambda match, asked: match.question(asked).id == question and seat in (None, asked)


def first_lays(card: str) -> Callable[[Match, int], bool]:
    """Nothing is laid yet, and whoever is asked can lay this card."""

    def wanted(match: Match, asked: int) -> bool:
        texts = [option.text for option in match.options(asked)]
        return len(match.view(asked)["cards"]) == 1 and f"lay {card}" in texts

    return wanted


def can(answer: str) -> Callable[[Match, int], bool]:
    return lambda match, asked: any(option.text == answer for option in match.options(asked))


def both_can(answer: str) -> Callable[[Match, int], bool]:
    """Whoever is asked can give this answer, and so can the next one after it."""

    one_can = can(answer)

    def wanted(match: Match, asked: int) -> bool:
        if not one_can(match, asked):
            return False
        later = match.fork()
        later.choose(asked, answer)
        return asked not in later.waiting() and any(one_can(later, seat) for seat in later.waiting())

    return wanted


@pytest.mark.parametrize("most", AWHILE)
def test_a_game_of_four_by_clicks_alone(visit: Visit, most: int) -> None:
    anna = visit(theme="dark")
    watch_shifts(anna)
    anna.new_table(GAME, ["me", *["bot:easy"] * 3])
    player = Player(anna, seed=2)
    answers = player.play_out(most)
    assert player.seen >= COMMON
    if most == WHOLE:
        assert answers > 12
        expect(anna.result.locator(".sides > li")).to_have_count(2)
        expect(anna.result.locator(".people > li")).to_have_count(4)
    nothing_jumped(anna)
    assert faults(anna) == []


@pytest.fixture
def three(visit: Visit) -> list[Player]:
    """Anna at a desk, Boris with a phone in Czech, Dana at a desk in Slovak by day."""
    anna = visit(theme="dark", name="Anna")
    others = [visit(lang="cs", phone=True), visit(lang="sk", theme="light")]
    link = anna.new_table(GAME, ["me", "open", "open"])
    for left, one in ((1, others[0]), (0, others[1])):
        one.page.goto(link)
        seats = one.page.get_by_role("button", name=re.compile("^(Sednout|Sadnúť) si sem$"))
        seats.first.click()
        expect(seats).to_have_count(left)  # before the next one chooses
    start = anna.page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_enabled()
    start.click()
    players = [Player(one, seed, phone=seed == 1) for seed, one in enumerate([anna, *others])]
    for player in players:
        player.page.locator("[data-role]").wait_for()
    return players


def test_three_people_at_one_table(three: list[Player]) -> None:
    anna, boris, dana = three
    people = {player.visitor: player for player in three}
    turns = dict.fromkeys(people, 0)
    while (now := whose(list(people), ON_BOARD)) is not None:
        if min(turns.values()) >= (5 if SOAK else 2) and not any(player.drafts for player in three):
            break
        people[now].answer()
        turns[now] += 1
        assert boris.page.evaluate("document.documentElement.scrollWidth") <= 390
    for player in three:
        assert faults(player.visitor) == []
    # Everybody sees the own hand, and of the others only backs.
    hands = [player.page.locator('[data-piece^="hand:"]').count() for player in three]
    for player in three:
        for seat, hand in enumerate(hands):
            expect(player.page.locator(f"[data-dwarf='{seat}'] .backs i")).to_have_count(hand)
    # A note is for one pair of eyes, and is still there tomorrow.
    opinion = "[data-dwarf='1'] .opinion"
    if anna.page.locator(opinion).count():
        anna.page.locator(opinion).click()
        expect(anna.page.locator(opinion)).to_have_accessible_name(re.compile("trust"))
        anna.page.reload()
        expect(anna.page.locator(opinion)).to_have_accessible_name(re.compile("trust"))
        expect(dana.page.locator(opinion)).to_have_accessible_name(re.compile("nič"))


# -- a card is taken up, turned and laid ----------------------------------------------------------------------------


@pytest.fixture
def junction(visit: Visit, tmp_path: Path) -> Player:
    """The first turn of somebody who can lay a junction: east of the start it fits both ways."""
    anna = visit()
    go_on(anna, unfinished(tmp_path, 4, first_lays("p1_t_h")))
    return Player(anna)


def test_a_card_is_turned_before_it_is_laid(junction: Player) -> None:
    page = junction.page
    page.locator('[data-piece^="hand:p1_t_h"].lit').first.click()
    place = page.locator('[data-piece="place:1,0"]')
    expect(page.locator('[data-piece^="place:"]')).to_have_count(4)
    expect(place).to_have_attribute("data-turn", "0")
    page.locator('[data-drop="1,0"] .flip').click()
    expect(place).to_have_attribute("data-turn", "180")
    expect(page.locator('[data-piece="place:-1,0"]')).to_have_attribute("data-turn", "0")
    place.click()
    expect(page.locator('[data-card="1,0"]')).to_have_attribute("data-turn", "180")


def test_on_a_phone_all_of_the_board_is_as_large_as_a_finger(visit: Visit, tmp_path: Path) -> None:
    """Also the handles that turn a card at its place, from near and from afar."""
    anna = visit(phone=True, lang="cs")
    go_on(anna, unfinished(tmp_path, 4, first_lays("p1_t_h")))
    anna.drawn()
    assert missed(anna) == []
    anna.page.locator('[data-piece^="hand:p1_t_h"].lit').first.tap()
    flip = anna.page.locator('[data-drop="1,0"] .flip')
    flip.wait_for()
    anna.drawn()
    assert missed(anna) == []
    for _ in range(2):
        anna.page.get_by_role("button", name="Oddálit", exact=True).tap()
        anna.drawn()
    high = flip.evaluate(
        "(one) => parseFloat(getComputedStyle(one, '::before').height) * one.getBoundingClientRect().width / 34"
    )
    assert high >= 43


def test_by_keys_a_card_is_taken_up_turned_and_put_back(junction: Player) -> None:
    page = junction.page
    card = page.locator('[data-piece^="hand:p1_t_h"]').first
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("r")
    expect(page.locator('[data-piece="place:1,0"]')).to_have_attribute("data-turn", "180")
    page.keyboard.press("Escape")
    expect(page.locator('[data-piece^="place:"]')).to_have_count(0)
    page.keyboard.press("Enter")
    page.locator('[data-piece="place:-1,0"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-card="-1,0"]')).to_have_count(1)


def test_a_card_is_dragged_into_the_cave(junction: Player) -> None:
    page = junction.page
    junction.visitor.drawn()
    start = page.locator('[data-piece^="hand:p1_t_h"]').first.bounding_box()
    assert start
    page.mouse.move(start["x"] + 40, start["y"] + 40)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] - 20, steps=4)
    end = page.locator('[data-piece="place:-1,0"]').bounding_box()
    assert end
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator('[data-card="-1,0"]')).to_have_count(1)


def test_the_next_turn_begins_with_no_card_taken_up(visit: Visit, tmp_path: Path) -> None:
    """Whoever is next holds an equal card: a click takes it up, and does not put it back."""
    anna = visit()
    go_on(anna, unfinished(tmp_path, 4, both_can("discard p1_t_h")))
    card = anna.page.locator('[data-piece^="hand:p1_t_h"][data-pick]').first
    entry = anna.page.locator("[data-entry]").get_attribute("data-entry")
    card.click()
    anna.page.locator('[data-piece="discard:p1_t_h"].lit').click()
    anna.page.locator(f'[data-entry]:not([data-entry="{entry}"])').wait_for(state="attached")
    expect(card).to_have_attribute("aria-pressed", "false")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")


def left_of(thing: Locator, edge: float) -> bool:
    box = thing.bounding_box()
    return box is not None and box["x"] < edge


def test_a_pan_lays_no_card(junction: Player) -> None:
    page = junction.page
    page.locator('[data-piece^="hand:p1_t_h"].lit').first.click()
    expect(page.locator('[data-piece="place:1,0"]')).to_be_visible()
    junction.visitor.drawn()
    place = page.locator('[data-piece="place:1,0"]').bounding_box()
    assert place
    page.mouse.move(place["x"] + 30, place["y"] + 30)
    page.mouse.down()
    page.mouse.move(place["x"] - 40, place["y"] + 60, steps=5)
    page.mouse.up()
    junction.visitor.until(lambda: left_of(page.locator('[data-piece="place:1,0"]'), place["x"] - 50), "it is moved")
    expect(page.locator("[data-card]")).to_have_count(1)


# -- what others do is said where they do it --------------------------------------------------------------------------


DEEDS = [("laid", "cell", False), ("walked", "field", False), ("collapsed", "cell", False), ("laid", "cell", True)]
GLIDES = "document.querySelector('.frame .board').getAnimations().length"


@pytest.mark.parametrize(("line", "place", "moving"), DEEDS)
def test_what_somebody_does_is_ringed_where_it_is_done(
    visit: Visit, tmp_path: Path, line: str, place: str, moving: bool
) -> None:
    """Also where the card is that is gone, and where the cave glides to make room."""
    record, entry, name = told(tmp_path, line, place)
    anna = visit(theme="dark", moving=moving)
    open_record(anna, record)
    look(anna, entry)
    anna.page.locator(".ring").wait_for(state="attached")
    anna.drawn()
    anna.until(lambda: not anna.page.evaluate(GLIDES), "the cave rests")
    ring = anna.page.locator(".ring").bounding_box()
    there = anna.page.locator(f'.frame [data-piece="{name}"]').bounding_box()
    assert ring
    assert there
    for side in ("x", "y", "width", "height"):
        assert ring[side] == pytest.approx(there[side], abs=4)
    expect(anna.page.get_by_test_id("caption")).to_be_visible()


def test_while_a_place_is_chosen_the_start_card_explains_nothing(junction: Player) -> None:
    page = junction.page
    page.locator('[data-piece^="hand:p1_t_h"].lit').first.click()
    expect(page.locator('[data-piece="place:1,0"]')).to_be_visible()
    page.locator('[data-card="0,0"]').hover()
    page.wait_for_timeout(600)  # a card would have opened
    expect(page.get_by_role("tooltip")).to_have_count(0)


# -- what only I know, and what is said loudly ----------------------------------------------------------------------


def test_the_role_is_sealed_until_it_is_held(junction: Player) -> None:
    role = junction.page.locator("[data-role]")
    expect(role).to_contain_text("Your role: hold")
    role.hover()
    junction.page.mouse.down()
    expect(role).to_contain_text(re.compile("loyal|saboteur"))
    junction.page.wait_for_timeout(400)  # so long that it is no click, which would leave it open
    junction.page.mouse.up()
    expect(role).to_contain_text("Your role: hold")
    role.focus()
    junction.page.keyboard.press("Enter")
    expect(role).to_have_accessible_name(re.compile("Your clan card: (Loyal|Saboteur)"))


def test_the_worlds_of_roles_in_words(junction: Player) -> None:
    """Four players: two saboteurs. Three pairs are possible, whichever role the own one is."""
    junction.page.get_by_role("button", name="What you know").click()
    dialog = junction.page.get_by_role("dialog", name="What you know")
    expect(dialog).to_contain_text("Exactly one of these is true.")
    expect(dialog.locator(".worlds li")).to_have_count(3)
    expect(dialog.locator(".worlds li b")).to_have_text(["33 %"] * 3)
    assert faults(junction.visitor) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_creature_comes_and_the_axe_is_asked_for(visit: Visit, tmp_path: Path, phone: bool) -> None:
    anna = visit(phone=phone, theme="dark" if phone else "light")
    go_on(anna, unfinished(tmp_path, 5, asks("ask-ward")))
    alarm = anna.page.get_by_role("alert").filter(has_text="comes upon your dwarf")
    expect(alarm).to_be_visible()
    assert faults(anna) == []
    use = anna.page.locator('[data-piece="use-axe"]')
    if phone:
        use.tap()
    else:
        use.click()
    expect(alarm).to_have_count(0)


@pytest.mark.parametrize("way", ["hand", "list"])
def test_on_a_phone_all_goals_that_are_asked_about_are_in_sight(visit: Visit, tmp_path: Path, way: str) -> None:
    """Who has scrolled down to play the card is led back up to where its question is answered."""
    anna = visit(phone=True, lang="cs")
    card = "secret_information"
    go_on(anna, unfinished(tmp_path, 4, can(f"play {card}_1")))
    if way == "hand":
        anna.page.locator(f'[data-piece^="hand:{card}"][data-pick]').first.tap()
        play = anna.page.locator(f'[data-piece^="play:{card}"]')
    else:
        anna.page.get_by_role("button", name="jako seznam").tap()
        play = (
            anna.page.get_by_test_id("options").locator("[data-option]").filter(has_text="Zahrát Tajné informace").first
        )
    play.wait_for()
    anna.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    play.tap()
    expect(anna.page.get_by_role("heading", name="Kterou kartu si tajně prohlédneš?")).to_be_visible()
    for goal in anna.page.locator('[data-piece^="goal:"]').all():
        expect(goal).to_be_in_viewport(ratio=1)
    expect(anna.page.locator(".board > .top")).to_be_in_viewport(ratio=1)
    assert faults(anna) == []


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_no_word_spills_with_eight(visit: Visit, tmp_path: Path, lang: str) -> None:
    anna = visit(lang=lang, theme="light" if lang == "cs" else "dark")
    go_on(anna, unfinished(tmp_path, 8, lambda match, asked: len(match.view(asked)["cards"]) > 12))
    anna.drawn()
    assert spills(anna, TIGHT) == []
    last = anna.page.locator("[data-dwarf]").last.bounding_box()
    assert last
    assert last["y"] + last["height"] < 720  # all eight are in sight
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 1440
    assert faults(anna) == []


def test_every_answer_is_in_the_list_too(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    go_on(anna, unfinished(tmp_path, 3, asks("ask-spin-web")))
    lit = anna.page.locator('[data-piece^="edge:"]')
    expect(lit.first).to_be_visible()
    anna.page.get_by_role("button", name="as a list").click()
    listed = anna.page.get_by_test_id("options").locator("[data-option]")
    expect(listed).to_have_count(lit.count())
    listed.first.click()
    expect(lit).to_have_count(0)
