"""Everything has the room that it needs: for a finger, for a whole name, beside what lies over it."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect
from web_replay import look, open_record, study_from
from web_visitor import Visitor

from permonik.kernel.match import Match

Visit = Callable[..., Visitor]
FINGER = 44
RECT = (
    "(one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return [left, top, right, bottom]; }"
)
# What is seen of some things lies in the way of others.
COVERED = """([over, under]) => {
  const rects = (name) => [...document.querySelectorAll(name)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.getBoundingClientRect());
  const lids = rects(over);
  return rects(under).filter((one) => lids.some((lid) =>
    lid.left < one.right && one.left < lid.right && lid.top < one.bottom && one.top < lid.bottom)).length;
}"""


def wandered(
    game: str, players: int, seed: int, until: Callable[[Match], bool], *, furnish: Collection[str] = ()
) -> Match:
    """A game of aimless players, up to a moment. `furnish`: rooms that none of them lets pass."""
    match = Match.start(game, players=players, seed=seed, nonce="salt")
    rng = random.Random(seed)
    while not match.over and not until(match):
        seat = match.waiting()[0]
        options = match.options(seat)
        wanted = [option for option in options if option.text.split()[-1] in furnish]
        match.choose(seat, rng.choice(wanted or options).id)
    return match


def saved(match: Match, folder: Path) -> Path:
    match.record.save(folder / "game.permonik")
    return folder / "game.permonik"


def test_goods_are_as_wide_as_a_finger(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.new_table("cave-vs-cave", ["me", "bot:easy"])
    anna.asked()
    goods = anna.page.locator("[data-piece^='good:']")
    expect(goods).to_have_count(6)
    for left, top, right, bottom in (goods.nth(at).evaluate(RECT) for at in range(6)):
        assert min(right - left, bottom - top) >= FINGER


LONG = {"wood_supplier", "stone_supplier", "ruby_supplier", "mixed_dwelling", "state_parlor", "spare_part_storage"}


def long_named(match: Match) -> int:
    """How many rooms with long names the first player has."""
    return len(LONG & set(match.view(0)["homes"][0]["cells"].values()))


@pytest.mark.parametrize("lang", ["cs", "sk"])
def test_rooms_have_their_whole_names_on_a_phone(visit: Visit, tmp_path: Path, lang: str) -> None:
    match = max(
        (wandered("caverna", 2, seed, lambda match: match.over, furnish=LONG) for seed in range(40)), key=long_named
    )
    assert long_named(match) > 1
    anna = visit(phone=True, lang=lang)
    open_record(anna, saved(match, tmp_path))
    anna.drawn()
    names = anna.page.locator("[data-of='0'] .room .name")
    high = names.evaluate_all("(all) => all.map((one) => [one.textContent, one.scrollHeight, one.clientHeight])")
    assert len(high) > 2
    assert [name for name, needs, has in high if needs > has + 1] == []


def test_all_of_a_cave_leaves_the_names_of_its_rows_in_sight(visit: Visit, tmp_path: Path) -> None:
    match = wandered("saboteur", 3, 1, lambda match: len(match.record.entries) > 40)
    anna = visit(phone=True)
    open_record(anna, saved(match, tmp_path))
    expect(anna.page.locator(".chip").first).to_be_visible()  # at hand while their places are out of sight
    anna.page.locator(".frame .tools button").last.click()
    expect(anna.page.locator(".chip").first).to_be_hidden()
    anna.drawn()
    assert anna.page.evaluate(COVERED, [".chip", ".axis"]) == 0


def test_exchanges_leave_four_others_in_sight(visit: Visit, tmp_path: Path) -> None:
    def can_trade(match: Match) -> bool:
        return sum(option.text.startswith("exchange") for option in match.options(match.waiting()[0])) > 9

    match = wandered("caverna", 5, 1, can_trade)
    now = len(match.record.entries)
    for _ in range(3):  # a position that is not the last one
        match.choose(match.waiting()[0], match.options(match.waiting()[0])[0].id)
    anna = visit()
    study_from(anna, saved(match, tmp_path), now)
    anna.options.first.wait_for()
    trade = anna.page.locator("[data-piece=barter]")
    if trade.get_attribute("aria-expanded") != "true":
        trade.click()
    expect(anna.page.locator("[data-piece^='exchange:']").first).to_be_visible()
    expect(anna.page.locator(".other")).to_have_count(4)
    assert anna.page.evaluate(COVERED, [".barter", ".other, .mine .goods"]) == 0


def test_cards_stay_when_others_come_and_go(visit: Visit, tmp_path: Path) -> None:
    """In the hand of Rivals: the same things, though their places are others, so that they slide."""
    hands: dict[int, list[str]] = {}

    def note(match: Match) -> bool:
        hands[len(match.record.entries)] = match.view(0)["hands"][0]["known"]
        return len(hands) > 100

    match = wandered("rivals", 2, 1, note)
    stays, before, now = next(
        (card, before, now)
        for before, now in pairwise(hands)
        for card in hands[now]
        if card in hands[before] and hands[now].index(card) != hands[before].index(card)
    )
    anna = visit()
    open_record(anna, saved(match, tmp_path))
    look(anna, before)
    cards = anna.page.locator("[data-part=hand] [data-piece^='hand:']")
    expect(cards).to_have_count(len(hands[before]))
    anna.page.locator(f"[data-part=hand] [data-piece='hand:{stays}']").evaluate(
        "(one) => { one.dataset.marked = 'yes'; }"
    )
    look(anna, now)
    expect(cards).to_have_count(len(hands[now]))
    expect(anna.page.locator(f"[data-piece='hand:{stays}'][data-marked=yes]")).to_be_visible()
