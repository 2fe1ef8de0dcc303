"""Nothing moves for who wishes so: then what the others have done is marked where they did it, on every board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web_replay import bring
from web_visitor import Visitor

from permonik.bots import make
from permonik.bots.play import ask, choose
from permonik.kernel.match import Match

Visit = Callable[..., Visitor]
# A board, what the other has done there, which of its targets is the place, and what is marked (`*` is the place).
DEEDS = [
    ("cave-vs-cave", "dug", "cell", "[data-of='1'] [data-twin='*'] [data-news]"),
    ("cave-vs-cave", "built", "slot", "[data-of='1'] [data-twin='*'] [data-news]"),
    ("caverna", "laid", "cell", "[data-of='1'] .new[data-twin='*']"),
    ("rivals", "built-road", "side", "[data-of='1'] .road.paved [data-news]"),
    ("rivals", "built-city", "town", "[data-of='1'] [data-twin='*'] [data-news]"),
    ("rivals", "built", "site", "[data-of='1'] .slot.built [data-news]"),
    ("saboteur", "walked", "field", "[data-news='dwarf:1']"),
    ("saboteur", "roamed", "creature", "[data-news='*']"),
]
NAMES = {"caverna": ["Anna", "Boris", "Cyril"], "saboteur": ["Anna", "Boris", "Cyril"]}


def done(game: str, line: str, place: str) -> tuple[str, str]:
    """A game up to the question of the first player before which the second one did that, and where that was."""
    names = NAMES.get(game, ["Anna", "Boris"])
    for seed in range(1, 20):
        match = Match.start(game, len(names), seed, names=names)
        bots = {seat: make("greedy", game, seat) for seat in range(match.players)}
        mine = 0
        while not match.over:
            seat = match.waiting()[0]
            if seat == 0:
                told = [one for one in match.log(0, mine) if one.id == line and "seat:0" not in one.targets]
                there = [target for target in (told[-1].targets if told else []) if target.startswith(f"{place}:")]
                if there and told[-1].args.get("seat", {"seat": 1}) == {"seat": 1}:
                    return match.record.dumps(), there[0]
                mine = len(match.record.entries) + 1
            choose(match, seat, ask(match, seat, bots[seat]), bots)
    raise AssertionError("nobody does that")


@pytest.mark.parametrize(("game", "line", "place", "mark"), DEEDS, ids=[" ".join(deed[:2]) for deed in DEEDS])
def test_what_the_other_did_is_marked_where_nothing_moves(
    visit: Visit, game: str, line: str, place: str, mark: str
) -> None:
    record, where = done(game, line, place)
    anna = visit()
    anna.page.goto(f"{anna.url}/table/{bring(anna, record)}")
    expect(anna.page.locator(mark.replace("*", where)).first).to_be_visible()


@pytest.mark.parametrize(("game", "line"), [("cave-vs-cave", "dug"), ("caverna", "laid")])
def test_on_a_phone_the_tab_of_a_page_that_is_turned_away_tells_of_it(visit: Visit, game: str, line: str) -> None:
    anna = visit(phone=True)
    anna.page.goto(f"{anna.url}/table/{bring(anna, done(game, line, 'cell')[0])}")
    tabs = anna.page.locator(".pager .tabs button")
    expect(tabs.last.locator("[data-news]")).to_be_visible()
    expect(tabs.first.locator("[data-news]")).to_have_count(0)


@pytest.mark.parametrize("game", ["cave-vs-cave", "caverna", "rivals", "saboteur"])
def test_a_board_says_that_a_match_is_over_which_somebody_gave_up(visit: Visit, game: str) -> None:
    match = Match.start(game, 2, 3, names=["Anna", "Boris"])
    match.resign(1)
    anna = visit()
    anna.go(f"/table/{bring(anna, match.record.dumps())}")
    expect(anna.page.get_by_test_id("result")).to_be_visible()
    expect(anna.page.locator(".stage").get_by_text("the game is over").first).to_be_visible()
