"""A person in front of a browser."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from playwright.sync_api import Browser, ConsoleMessage, Locator, TimeoutError, expect

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MOST_ANSWERS = 600
PATIENCE = 60_000  # milliseconds: what is waited for comes, but a loaded machine takes its time
LOOK = 50  # milliseconds between two looks
READY = ".table[aria-busy=false]"  # not while an answer is on its way
expect.set_options(timeout=PATIENCE)
T = TypeVar("T")


class Visitor:
    patience = PATIENCE

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        lang: str = "en",
        theme: str = "light",
        phone: bool = False,
        name: str = "",
        confirm: str = "never",
        moving: bool = False,
        keeping: bool = False,
        elsewhere: str = "",
    ) -> None:
        """`moving`: without the wish for reduced motion, which makes everything happen at once. `keeping`: with service
        workers, by which pages open without a network; tests cannot answer requests that go through one. `elsewhere`: a
        proxy for everything that is not on this machine."""
        self.url = url
        self.phone = phone
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.expected = re.compile(r"$^")
        self.context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            locale=lang,
            color_scheme=theme,
            reduced_motion="no-preference" if moving else "reduce",
            accept_downloads=True,
            proxy={"server": elsewhere, "bypass": "localhost,127.0.0.1"} if elsewhere else None,
        )
        self.context.set_default_timeout(PATIENCE)
        if not keeping:
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        kept = f"{{...JSON.parse(localStorage.getItem('permonik') ?? '{{}}'), confirm: '{confirm}'}}"
        once = f"sessionStorage.getItem('came') || localStorage.setItem('permonik', JSON.stringify({kept}))"
        self.context.add_init_script(f"{once}; sessionStorage.setItem('came', 'yes')")
        self.page = self.context.new_page()
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self.notice(request.url))
        if name:
            self.ask("GET", "/me")  # from then on the house knows this guest
            self.ask("PATCH", "/me", {"name": name})

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.expected.search(message.text):
            self.errors.append(message.text)

    def notice(self, url: str) -> None:
        if not url.startswith((self.url, self.url.replace("http", "ws", 1), "blob:", "data:")):
            self.errors.append(f"a request leaves the house: {url}")

    def leave(self) -> None:
        self.context.close()

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Asks the house without a page: for what leads to a test and is itself tested elsewhere."""
        url = f"{self.url}/api/v1{path}"
        data = None if body is None else json.dumps(body)
        answer = self.context.request.fetch(url, method=method, data=data, timeout=PATIENCE)
        assert answer.ok, answer.text()
        return answer.json()

    # -- waiting ---------------------------------------------------------------------------------------------

    def until(self, found: Callable[[], T], what: str = "") -> T:
        """Waits until there is such a thing, where no locator can tell it."""
        end = time.monotonic() + self.patience / 1000
        while not (thing := found()):
            assert time.monotonic() < end, f"it never came to that: {what}"
            self.page.wait_for_timeout(LOOK)  # the page goes on, and what it tells is heard
        return thing

    def noticing(self, sight: str) -> Callable[[], bool]:
        """Looks out for what may pass quickly: whether an expression was true for a moment since this was called."""
        number = self.page.evaluate("(window.noticed ??= []).push(false) - 1")
        look = f"const look = () => {{ noticed[{number}] ||= !!({sight}); }}; look();"
        changes = "{ subtree: true, childList: true, attributes: true, characterData: true }"
        self.page.evaluate(f"() => {{ {look} new MutationObserver(look).observe(document.body, {changes}); }}")
        return lambda: bool(self.page.evaluate(f"noticed[{number}]"))

    def drawn(self) -> None:
        """Waits until what has changed is laid out, in its own letters."""
        frame = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        # Letters that nothing needed before are asked for when it is laid out.
        self.page.evaluate(f"(document.body.offsetHeight, document.fonts.ready).then(() => {frame})")

    # -- ways ------------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        self.page.locator("main:not([aria-busy]) :is(h1, .stage)").first.wait_for()

    def click(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    @property
    def options(self) -> Locator:
        """The answers that can be given now: while one is on its way, nothing can."""
        return self.page.locator(f"{READY} [data-option]")

    @property
    def yes(self) -> Locator:
        """Confirms what is drafted, or what costs something for good."""
        return self.page.locator(f"{READY} .confirm button").first

    def say_yes(self) -> None:
        """In one moment: the page may confirm by itself meanwhile, and then there is nothing left to click."""
        self.page.evaluate(f"document.querySelector('{READY} .confirm button')?.click()")

    @property
    def result(self) -> Locator:
        return self.page.locator(f"{READY} [data-testid=result]")

    @property
    def shown(self) -> int:
        """The entry that the board shows; what follows its number is of a draft."""
        return int((self.page.locator(".table").get_attribute("data-entry") or "0").split(".")[0])

    def new_table(self, game: str, seats: list[str], change: Callable[[Any], None] | None = None) -> str:
        """Opens a table by the form; a seat is "me", "open" or "bot:name". Returns its address."""
        self.go(f"/new?game={game}")
        if len(seats) > 2:
            self.page.locator("form .bar label").get_by_text(str(len(seats)), exact=True).first.click()
        for number, seat in enumerate(seats):
            self.page.locator("form select").nth(number).select_option(seat)
        self.page.locator("form summary").click()
        if change is not None:
            change(self.page)
        self.page.locator("form button[type=submit]").click()
        self.page.wait_for_url("**/table/*")
        return self.page.url

    def asked(self) -> bool:
        """Waits until this person is asked (True) or the game has ended (False)."""
        while True:
            self.options.or_(self.result).or_(self.yes).first.wait_for()
            if not self.yes.count():
                return self.result.count() == 0
            self.say_yes()

    def settled(self, answer: Callable[[], None]) -> None:
        """Answers, and waits until that is taken, or asked back. The page lets the second tap of a double tap pass by;
        whoever was so fast taps again, as a person would."""
        entry = self.page.locator("[data-entry]").get_attribute("data-entry") or ""
        others = ".over"  # the screen goes to somebody else
        doubted = "" if self.yes.count() else f", {READY} .confirm button"
        changed = self.page.locator(f'[data-entry]:not([data-entry="{entry}"]), {others}{doubted}').first
        for _ in range(3):
            answer()
            try:
                changed.wait_for(state="attached", timeout=4000)
            except TimeoutError:
                self.page.locator(f"{READY}, {others}").first.wait_for(state="attached")  # the answer may be on its way
                if not changed.count():
                    continue
            return
        answer()
        changed.wait_for(state="attached")

    def answer(self, pick: Callable[[int], int] = lambda count: 0) -> None:
        self.options.nth(pick(self.options.count())).click()

    def play_out(self, answer: Callable[[], None] | None = None) -> int:
        """Answers every question until the game ends; returns how many there were."""
        for count in range(MOST_ANSWERS):
            if not self.asked():
                return count
            self.settled(answer or self.answer)
        raise AssertionError("the game does not end")


def whose(visitors: Sequence[Visitor], lit: str = "[data-option]") -> Visitor | None:
    """Who is asked now, once all of them see the same; nobody, once it is over. What weighs is meant."""

    def found() -> list[Visitor | None]:
        if any(one.result.count() for one in visitors):
            return [None]
        for one in visitors:
            one.say_yes()
        if len({one.shown for one in visitors}) > 1:
            return []
        return [one for one in visitors if one.page.locator(READY).locator(lit).count()]

    return visitors[0].until(found, "nobody is asked")[0]
