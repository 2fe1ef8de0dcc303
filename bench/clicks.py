"""Counts clicks: plays the answers of `medium` on fixed deals through the page, in a real browser.

    python bench/clicks.py                            Rivals and Caverna, 12 deals each; half an hour
    python bench/clicks.py --deals 2 rivals           less of it
    python bench/clicks.py --first 8 --deals 5 caverna    the deals 8 to 12
    python bench/clicks.py --confirm never            with another setting of "Confirm my turn"
    python bench/clicks.py --most 20 rivals           only the first clicks of each deal

Both seats are played on one screen; handing it over counts no click. `answers` is how many there are to give, one by
one, as the page asked for them before there were drafts: a click each. Nothing here depends on time.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, deque
from itertools import islice, takewhile
from pathlib import Path
from typing import Any, NamedTuple, cast

from playwright.sync_api import Browser, Locator, Page, WebSocket, sync_playwright

from permonik.bots import play, registry
from permonik.kernel.match import Match
from permonik.kernel.record import Decision
from permonik.table.messages import StateOut
from permonik.table.patches import patched
from permonik.testing.browser import launched

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))
from screenshots import SERVE, house  # noqa: E402

# A house whose first table has the deal of the first seed, the second that of the next one, and so on.
FIXED = f"""
from itertools import count
from permonik.kernel.match import Match
from permonik.server import house
seeds = count(FIRST)
def start(game, names, options):
    return Match.start(game, len(names), next(seeds), options, names, patient=True)
house.start_match = start
{SERVE}
"""

GAMES = {"rivals": 2, "caverna": 2}
NEXT_TURN = ("place ", "roll", "feed ")  # answers that begin something new
DEALS = 12
MOST_A_TURN = 6.0
FEWER = 0.15
ASKED = ".table[aria-busy=false] :is([data-answer], [data-testid=picker], [data-testid=draft], [data-testid=result])"
DOOR = ".over button"
CLICK = "(one) => one.click()"
CALM = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))"


class Deal(NamedTuple):
    """A deal, and what `medium` answered in it: per seat the steps, each one answer or all those of one choice."""

    steps: list[deque[list[str]]]
    answers: int
    turns: int


def deal(game: str, players: int, seed: int) -> Deal:
    match = Match.start(game, players, seed, patient=True)
    bots = {seat: registry.make("medium", game, seed) for seat in range(players)}
    turns = set()
    answers = 0
    while not match.over:
        turns.add(match.game.turn(match.state))
        seat = match.waiting()[0]
        play.choose(match, seat, play.ask(match, seat, bots[seat]), bots)
    steps: list[deque[list[str]]] = [deque() for _ in range(players)]
    for number, entry in enumerate(match.record.entries):
        if not isinstance(entry, Decision):
            continue
        answers += not entry.forced
        if number in match.parts:
            steps[entry.seat][-1].append(match.game.text(entry.action))
        elif not entry.forced:
            steps[entry.seat].append([match.game.text(entry.action)])
    return Deal(steps, answers, len(turns))


class Player:
    """Somebody who knows what to answer, and clicks as little as possible."""

    def __init__(self, browser: Browser, url: str, confirm: str) -> None:
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce")
        context.set_default_timeout(120_000)
        context.add_init_script(f"localStorage.setItem('permonik', JSON.stringify({{confirm: '{confirm}'}}))")
        self.page: Page = context.new_page()
        self.url = url
        self.state: dict[str, Any] = {}
        self.unwanted: int | None = None  # the step that the page has drafted by itself and that was not meant
        self.clicks: Counter[str] = Counter()
        self.where: Counter[str] = Counter()
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.overhear)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "patch":
            self.state = dict(patched(cast("StateOut", self.state), message))

    def overhear(self, frame: str | bytes) -> None:
        """What the page answers, by a click or by itself. A chain may end before its last small answers."""
        message = json.loads(frame)
        if message["type"] != "draft" or self.unwanted is not None:
            return
        steps = self.steps[message["seat"]]
        names = {option["id"]: option["text"] for option in self.state["options"]}
        given = [names[pick] for pick in message["picks"]]
        if self.state["choice"] is not None or given == steps[0]:
            steps.popleft()
        elif given in (later := list(takewhile(self.in_this_turn, islice(steps, 1, None)))):
            del steps[1 + later.index(given)]  # taken first what was meant to be taken later in the same turn
        else:
            self.unwanted = (self.state["draft"] or {"steps": 0})["steps"]

    def in_this_turn(self, step: list[str]) -> bool:
        return not step[0].startswith(NEXT_TURN)

    def open(self, game: str, deal: Deal) -> None:
        self.steps = deal.steps
        self.page.goto(f"{self.url}/new?game={game}")
        for seat in range(len(deal.steps)):
            self.page.locator("form select").nth(seat).select_option("me")
        self.page.locator("form button[type=submit]").click()
        self.page.wait_for_url("**/table/*")
        self.ready()

    def ready(self) -> None:
        """Nothing is on its way, and the page does not answer by itself; the next person has the screen."""
        while True:
            self.page.locator(f"{ASKED}, {DOOR}").first.wait_for(state="attached")
            self.page.evaluate(CALM)
            if self.page.locator(DOOR).count():
                self.page.locator(DOOR).first.evaluate(CLICK)
            elif self.page.locator(ASKED).count():
                return

    def click(self, what: Locator, kind: str) -> None:
        asked = (self.state.get("question") or {}).get("id", "")
        last = ((self.state.get("draft") or {}).get("answers") or [{"id": ""}])[-1]["id"]
        self.where[f"{kind} {asked or 'after ' + last}"] += 1
        what.first.evaluate(CLICK)
        self.clicks[kind] += 1
        self.ready()

    def answer(self) -> bool:
        """One click or a few; False: the game is over."""
        state = self.state
        if self.unwanted is not None:
            step, self.unwanted = self.unwanted, None
            self.click(self.page.locator(".drafted li button").nth(step), "back")
            return True
        if state["over"]:
            return False
        draft = state["draft"]
        if draft is not None and draft["done"]:
            self.click(self.page.locator(".confirm button"), "confirm")
            return True
        steps = self.steps[state["seat"]]
        wanted = steps[0]
        ids = {option["text"]: option["id"] for option in state["options"]}
        if state["choice"] is not None:
            self.pick(Counter(ids[text] for text in wanted if text in ids))
        else:
            then = steps[1] if len(steps) > 1 and self.in_this_turn(steps[1]) else None
            self.choose(ids[wanted[0]], then)
        return True

    def choose(self, option: int, then: list[str] | None) -> None:
        for ahead in self.state["ahead"]:
            both = self.page.locator(f'[data-answer="{ahead["id"]}"][data-via="{option}"]')
            if ahead["via"] == option and [ahead["text"]] == then and both.count():
                return self.click(both, "answer")
        button = self.page.locator(f'[data-answer="{option}"]:not([data-via])')
        if button.count() == 0:
            self.click(self.page.get_by_test_id("options").locator("button.link"), "list")
        self.click(button, "answer")

    def pick(self, wanted: Counter[int]) -> None:
        asked = self.state["asked"]
        limits = {item["option"]: item["limit"] for item in self.state["choice"]["items"]}
        left = self.state["choice"]["most"]
        picker = self.page.get_by_test_id("picker")
        for way in self.state["choice"]["ways"]:
            # The last small answers of a chain may be missing: what was left was no choice.
            if wanted <= Counter(way["picks"]):
                rest = [other for other in self.state["choice"]["ways"] if wanted <= Counter(other["picks"])]
                if len(rest) == 1 or wanted == Counter(way["picks"]):
                    return self.click(picker.locator(f'[data-way="{",".join(map(str, way["picks"]))}"]'), "way")
        for option, count in wanted.items():
            if option not in limits:
                continue  # "no more"
            line = picker.locator("li", has=self.page.locator(f'[data-pick-item="{option}"]'))
            whole = count > 1 and count == min(limits[option], left)
            for _ in range(1 if whole else count):
                if self.state["asked"] != asked:
                    return  # what was left was no choice
                self.click(line.locator(".all" if whole else ".add"), "pick")
            left -= count
        while self.state["asked"] == asked:
            done = picker.locator(".row .primary:enabled")
            self.click(done if done.count() else picker.locator(".add:enabled:not([aria-pressed=true])"), "pick")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=[*GAMES], metavar="game", help=" or ".join(GAMES))
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first deal")
    parser.add_argument("--confirm", choices=["always", "matters", "never"], default="matters")
    parser.add_argument("--where", action="store_true", help="print at which questions clicks were made")
    parser.add_argument("--most", type=int, default=sys.maxsize, help="clicks of each deal")
    arguments = parser.parse_args()
    with sync_playwright() as playwright:
        browser = launched(playwright)
        for game in arguments.games:
            with house(FIXED.replace("FIRST", str(arguments.first))) as url:
                count(browser, url, game, arguments)
        browser.close()


def count(browser: Browser, url: str, game: str, arguments: argparse.Namespace) -> None:
    answers = turns = 0
    clicks: Counter[str] = Counter()
    for seed in range(arguments.first, arguments.first + arguments.deals):
        dealt = deal(game, GAMES[game], seed)
        player = Player(browser, url, arguments.confirm)
        player.open(game, dealt)
        while player.clicks.total() < arguments.most and player.answer():
            pass
        player.page.context.close()
        if arguments.where:
            print("\n".join(f"{n:6} {where}" for where, n in player.where.most_common()), flush=True)
        answers, turns, clicks = answers + dealt.answers, turns + dealt.turns, clicks + player.clicks
        print(
            f"{game}, deal {seed}: {dealt.turns} turns, {dealt.answers} answers, clicks {dict(player.clicks)}",
            flush=True,
        )
    report(game, answers, turns, clicks)


def report(game: str, answers: int, turns: int, clicks: Counter[str]) -> None:
    everything = clicks.total()
    for words, n in (("clicks", everything), ("clicks without confirmations", everything - clicks["confirm"])):
        print(f"{game}: {answers / turns:.2f} answers, {n / turns:.2f} {words} a turn ({n / answers - 1:+.1%})")
    print(f"aims: Rivals at most {MOST_A_TURN:.0f} a turn, Caverna at least {FEWER:.0%} fewer than answers")


if __name__ == "__main__":
    main()
