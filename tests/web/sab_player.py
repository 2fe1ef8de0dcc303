"""Somebody who plays Saboteur through the page: by clicks on the board, and by nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Locator
from web_visitor import Visitor
from whole import WHOLE

from permonik import Match

GAME = "saboteur"
READY = ".table[aria-busy=false]"
ON_BOARD = "[data-piece][data-option], [data-piece][data-pick]"
COMMON = {"hand", "place", "field"}


class Player:
    """Takes up a card and clicks a lit place, walks from field to field; `seen` holds the kinds of things clicked."""

    def __init__(self, visitor: Visitor, seed: int = 1, phone: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = Random(seed)
        self.phone = phone
        self.seen: set[str] = set()

    def lit(self, selector: str) -> Locator:
        return self.page.locator(f"{READY} {selector}")

    @property
    def asked(self) -> bool:
        return self.page.locator(READY).locator(ON_BOARD).count() > 0

    @property
    def drafts(self) -> bool:
        """Some of this person's answers are seen by nobody else yet."""
        return self.page.get_by_test_id("draft").count() > 0

    def wait(self) -> bool:
        """Until this person is asked (True) or the game has ended (False)."""
        while True:
            asked = self.page.locator(READY).locator(ON_BOARD)
            asked.or_(self.visitor.result).or_(self.visitor.yes).first.wait_for()
            if not self.visitor.yes.count():
                return self.visitor.result.count() == 0
            self.visitor.say_yes()

    def click(self, thing: Locator) -> None:
        self.seen.add((thing.get_attribute("data-piece") or "").split(":")[0])
        if self.phone:
            thing.tap()
        else:
            thing.click()

    def any_of(self, things: Locator) -> Locator:
        return things.nth(self.rng.randrange(things.count()))

    def answer(self) -> None:
        """One decision, or two that one click answers: a card and its place; until it is drafted or played. What is
        asked once more, since it weighs, is meant."""
        self.visitor.settled(self.visitor.say_yes if self.visitor.yes.count() else self.decide)
        self.page.locator(READY).wait_for(state="attached")

    def decide(self) -> None:
        places = self.lit('[data-piece^="place:"]')
        hand = self.lit("[data-piece][data-pick]")
        if places.count():
            self.click(self.any_of(places))
        elif hand.count():
            self.play(hand)
        else:
            fields = self.lit('[data-piece^="field:"][data-option]')
            walks = fields.count() and self.rng.random() < 0.8
            self.click(self.any_of(fields if walks else self.lit("[data-piece][data-option]")))

    def play(self, hand: Locator) -> None:
        """A card that can be played, a path if possible; else a card is thrown away."""
        paths, bright = self.lit('[data-piece^="hand:p"][data-pick]:not(.idle)'), self.lit("[data-pick]:not(.idle)")
        if paths.count() and self.rng.random() < 0.7:
            hand = paths
        elif bright.count():
            hand = bright
        self.click(self.any_of(hand))
        # The page shows what can be done with the card a moment later.
        chosen = self.lit(':is([data-piece^="place:"], [data-piece^="play:"])')
        chosen.or_(self.lit('[data-piece^="discard:"]')).first.wait_for()
        self.click(self.any_of(chosen) if chosen.count() else self.lit('[data-piece^="discard:"]').first)

    def play_out(self, most: int = WHOLE) -> int:
        """So many answers, and until all that is common was clicked, or a whole game; how many answers there were."""
        for count in range(WHOLE):
            if (count >= most and self.seen >= COMMON) or not self.wait():
                return count
            self.answer()
        raise AssertionError("the game does not end")


def unfinished(folder: Path, players: int, wanted: Callable[[Match, int], bool]) -> Path:
    """A record of a game played at random up to the first question that is wanted."""
    names = ["Anna", "Boris", "Cyril", "Dana", "Emil", "Filip", "Gita", "Hugo"][:players]
    for seed in range(1, 200):
        rng = Random(seed)
        match = Match.start(GAME, players, seed=seed, names=names)
        while not match.over:
            seat = match.waiting()[0]
            if wanted(match, seat):
                path = folder / "unfinished.jsonl"
                path.write_text(match.record.dumps(), encoding="utf-8")
                return path
            match.choose(seat, likely(match, seat, rng))
    raise AssertionError("no game comes to that")


def told(folder: Path, wanted: str, place: str) -> tuple[Path, int, str]:
    """A record of a game played at random, how many entries it has when somebody but the first seat has done that, and
    the place that the log tells of it."""
    for seed in range(1, 200):
        rng = Random(seed)
        match = Match.start(GAME, 3, seed=seed, names=["Anna", "Boris", "Cyril"])
        while not match.over:
            match.choose(match.waiting()[0], likely(match, match.waiting()[0], rng))
        for line in match.log(None):
            places = [target for target in line.targets if target.startswith(f"{place}:")]
            if line.id == wanted and places and "seat:0" not in line.targets:
                path = folder / "told.jsonl"
                path.write_text(match.record.dumps(), encoding="utf-8")
                return path, line.entry + 1, places[0]
    raise AssertionError("nobody does that")


def likely(match: Match, seat: int, rng: Random) -> str:
    """Random, but paths are laid and axes taken, so that something happens."""
    texts = [option.text for option in match.options(seat)]
    for verb in ("lay", "play war_axe", "play"):
        some = [text for text in texts if text.startswith(verb)]
        if some and rng.random() < 0.6:
            return rng.choice(some)
    walks = [text for text in texts if text.startswith("walk")]
    return rng.choice(walks if walks and rng.random() < 0.8 else texts)


def go_on(visitor: Visitor, record: Path) -> None:
    """Opens a record that is not over, and takes the seat of whoever is asked."""
    visitor.go("/finished")
    visitor.page.locator("input[type=file]").set_input_files(record)
    visitor.page.wait_for_url("**/table/*")
    visitor.page.locator(".over button, [data-piece]").first.wait_for()
    if visitor.page.locator(".over button").count():
        visitor.page.locator(".over button").click()
    visitor.page.locator("[data-piece]").first.wait_for()
