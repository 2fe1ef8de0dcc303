"""Somebody who plays Rivals on its board, with a mouse or with a finger."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page
from web_checks import watch_shifts
from web_visitor import Visitor
from whole import WHOLE

GAME = "rivals"
# What a person in a hurry looks for first: towns, then what goes to a place, then roads, then cards.
FIRST = ("town:", "spot:", "tray:", "place:", "theirs:", "road:", "open:", "hand:", "stack:", "dice")
SURPLUS = re.compile("3 (gold|wool|zlata|vlny)")
# What is lit: its name, what is said of it, whether it is worth points, whether it would be played or put away.
FACTS = """(all) => all.map((one) => [one.dataset.piece, one.getAttribute('aria-label'),
  one.querySelector('.shield') !== null, 'pick' in one.dataset,
  one.dataset.piece.startsWith('hand:') && one.querySelector('.action') !== null])"""
MOVE_UP = "(one, top) => { one.style.scrollMarginTop = `${top}px`; one.scrollIntoView({ block: 'start' }); }"
LIT = ".table[aria-busy=false] [data-piece].lit"


def scarcity(label: str) -> int:
    """How many resources a region holds, by what is said of it."""
    found = re.search(r"(\d) (?:of|z) 3", label)
    return int(found[1]) if found else 0


class Player:
    """Plays as a person would: what is lit on the board is clicked there, the rest by the buttons."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.seen: set[str] = set()
        self.turn = 0
        self.margin = 100

    def choose(self) -> Locator:
        """Builds what can be built, takes what is scarce, plays no card, and exchanges those without points."""
        lit = self.page.locator(LIT)
        pieces: list[tuple[str, str, bool, bool, bool]] = lit.evaluate_all(FACTS)
        on = self.page.locator("button.last").count()
        ranks = [
            (FIRST.index(kind), scarcity(label), not worth, i)
            for i, (name, label, worth, pick, played) in enumerate(pieces)
            for kind in FIRST
            if name.startswith(kind) and not (on and (played or (pick and worth)))
        ]
        if ranks:
            kind = FIRST[min(ranks)[0]]
            self.seen.add(kind.strip(":"))
            self.turn += 1
            # Cards with points lie in the last stacks.
            return lit.nth(ranks[-1 - self.turn % min(3, len(ranks))][3] if kind == "stack:" else min(ranks)[3])
        self.seen.add("button")
        buttons = self.page.get_by_test_id("options").locator("button[data-option]")
        plain = buttons.and_(self.page.locator(":not(.bare)"))
        surplus = buttons.and_(self.page.get_by_label(SURPLUS))
        return (surplus if surplus.count() else plain if plain.count() else buttons).first

    def answer(self, act: str = "click") -> None:
        chosen = self.choose()
        picks = chosen.get_attribute("data-pick") is not None
        self.touch(chosen, act)
        if picks:
            self.touch(self.page.locator('[data-piece^="stack:"].lit').first, act)

    def touch(self, what: Locator, act: str) -> None:
        """On a phone the question may cover what is lit: a finger moves it up first, and never twice to the same place,
        for the second tap of a double tap is not meant for a new question."""
        if act == "tap" and what.get_attribute("data-piece"):
            self.margin = 300 - self.margin
            what.evaluate(MOVE_UP, self.margin)
        getattr(what, act)()


def choose_game(words: str) -> Callable[[Page], None]:
    return lambda page: page.locator("form label").filter(has_text=words).last.click()


def against(anna: Visitor, variant: str = "7") -> Player:
    watch_shifts(anna)
    anna.new_table(GAME, ["me", "bot:medium"], choose_game(variant))
    return Player(anna)


def asked(anna: Visitor) -> bool:
    """As `Visitor.asked`; a card that is only taken up is no answer yet, but something to click."""
    while True:
        anna.options.or_(anna.result).or_(anna.yes).or_(anna.page.locator(f"{LIT}[data-pick]")).first.wait_for()
        if not anna.yes.count():
            return anna.result.count() == 0
        anna.say_yes()


def settled(anna: Visitor, answer: Callable[[], None]) -> None:
    """Answers, and waits until the server has taken it."""
    anna.settled(answer)


ALWAYS = {"stack", "hand", "button"}  # the dice roll by themselves where there is nothing else to do


def play(anna: Visitor, player: Player, answer: Callable[[], None], most: int = WHOLE) -> None:
    """So many answers, and until everything was clicked that always comes; a whole game ends before."""
    for count in range(WHOLE):
        if (count >= most and player.seen >= ALWAYS) or not asked(anna):
            return
        settled(anna, answer)
    raise AssertionError("the game does not end")
