"""The house in a folder, measured in Chromium: bytes, seconds, memory. `make static` has what it needs.

    python bench/static.py [--slow 4] [--answers 60] [--first]

A first visit on an empty browser goes to the first question of a game; then the same from the cache, at full speed and
with a slowed processor; then answers of the engine, thoughts of a medium bot, and memory. Bytes are those that a plain
web server sent. Where seconds depend on what else the machine does, processor time stands beside them.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from permonik.testing.browser import launched

PATIENCE = 300_000
ASKED = ".table[aria-busy=false] [data-option]"
YES = ".table[aria-busy=false] .confirm button"
CALM = 20_000  # milliseconds: what is not needed any more has been cleared away

# What the page says to the house and hears from it: how long an answer of the engine takes; and what comes unasked,
# which is the decision of a bot.
WATCH = """
window.line = { said: 0, answers: [], thoughts: [] };
const Real = Worker;
window.Worker = class extends Real {
  constructor(...given) {
    super(...given);
    const began = new Map();
    let last = 0;
    this.addEventListener('message', ({ data }) => {
      if (data.type !== 'told') return;
      const now = performance.now(), told = JSON.parse(data.text);
      if (began.has(told.ref)) {
        line.answers.push(now - began.get(told.ref));
        began.delete(told.ref);
        last = now;
      } else if (told.type === 'state' && began.size === 0 && last) {
        line.thoughts.push(now - last);
        last = now;
      }
    });
    const post = this.postMessage.bind(this);
    this.postMessage = (message) => {
      if (message.type === 'say') {
        const { type, ref } = JSON.parse(message.text);
        if (['draft', 'confirm', 'decide'].includes(type)) {
          began.set(ref, performance.now());
          line.said += 1;
        }
      }
      post(message);
    };
  }
};
"""


# A first visit leaves behind what Python has made of the sources.
KEPT = "caches.match('python/bytecode-house.tar', { ignoreSearch: true }).then(Boolean)"


class Host:
    """Python's own web server: it knows nothing and compresses nothing."""

    def __init__(self, folder: Path, log: Path) -> None:
        self.folder, self.log, self.read = folder, log, 0
        serve = ["-u", "-m", "http.server", "0", "--bind", "localhost", "--directory", str(folder)]
        with log.open("w") as out:
            self.process = subprocess.Popen([sys.executable, *serve], stdout=out, stderr=out)
        while not (found := re.search(r"port (\d+)", log.read_text())):
            time.sleep(0.05)
        self.url = f"http://localhost:{found[1]}/"

    def sent(self) -> dict[str, int]:
        """Bytes by file since the last look; what had not changed has none."""
        text = self.log.read_text()
        new, self.read = text[self.read :], len(text)
        sizes: dict[str, int] = {}
        for path, status in re.findall(r'"GET (\S+) HTTP/1\.1" (\d+)', new):
            file = self.folder / path.partition("?")[0].lstrip("/")
            file = file / "index.html" if file.is_dir() else file
            sizes[path] = sizes.get(path, 0) + (file.stat().st_size if status == "200" else 0)
        return sizes


def visit(browser: Browser) -> tuple[BrowserContext, Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH)
    return context, context.new_page()


def first_game(page: Page, url: str) -> float:
    """Seconds from the address to the first question of a game of Cave vs Cave against a bot."""
    began = time.perf_counter()
    page.goto(f"{url}#/new?game=cave-vs-cave")
    page.locator("form select").nth(1).select_option("bot:medium")
    page.locator("form button[type=submit]").click()
    page.locator(ASKED).first.wait_for()
    return time.perf_counter() - began


def play(page: Page, count: int) -> None:
    for _ in range(count):
        page.locator(f"{ASKED}, {YES}, [data-testid=result]").first.wait_for()
        if page.locator("[data-testid=result]").count():
            return
        said = page.evaluate("line.said")
        page.evaluate(f"(document.querySelector('{YES}') ?? document.querySelector('{ASKED}'))?.click()")
        page.wait_for_function(f"line.said > {said} && line.answers.length >= line.said")


def renderers(browser: Browser) -> list[Path]:
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [Path(f"/proc/{process['id']}") for process in found if process["type"] == "renderer"]


Threads = dict[tuple[str, str, str], float]  # process, thread, its name -> seconds of a processor


def processor_time(browser: Browser) -> Threads:
    """What others do on this machine does not count."""
    spent: Threads = {}
    for process in renderers(browser):
        for thread in sorted((process / "task").iterdir(), key=lambda path: int(path.name)):
            name, _, fields = (thread / "stat").read_text().partition("(")[2].rpartition(")")
            seconds = sum(map(int, fields.split()[11:13])) / os.sysconf("SC_CLK_TCK")
            spent[process.name, thread.name, name] = seconds
    return spent


def since(before: Threads, now: Threads) -> tuple[float, float]:
    """Of the page with the house, which wait for each other, and of all threads: bots and the compiler of machine code
    go on beside them."""
    spent = {thread: seconds - before.get(thread, 0.0) for thread, seconds in now.items()}
    page = max((seconds for (process, thread, _), seconds in spent.items() if process == thread), default=0.0)
    return page + house_of(spent), sum(spent.values())


def house_of(spent: Threads) -> float:
    """The worker that was there first."""
    workers = [seconds for (_, _, name), seconds in spent.items() if name.startswith("DedicatedWorker")]
    return workers[0] if workers else 0.0


def memory(browser: Browser) -> float:
    """Megabytes of the page's process and its workers, as the system counts them for themselves alone."""
    most = 0.0
    for process in renderers(browser):
        lines = (process / "smaps_rollup").read_text().splitlines()
        private = [line.split()[1] for line in lines if line.startswith(("Private_Dirty", "Private_Clean"))]
        most = max(most, sum(map(int, private)) / 1024)
    return most


def spread(times: list[float]) -> str:
    times = sorted(times)
    return f"{median(times):6.0f} ms (median of {len(times)}; 90 %: {times[int(len(times) * 0.9)]:.0f} ms)"


def first_visit(browser: Browser, host: Host, answers: int) -> None:
    """And no more than that: whether all of it still works."""
    context, page = visit(browser)
    print(f"first visit               {first_game(page, host.url):6.1f} s to the first question")
    play(page, answers)
    print(f"an answer of the engine   {spread(page.evaluate('line.answers'))}")
    context.close()


def measure(browser: Browser, host: Host, slow: float, answers_wanted: int) -> None:
    context, page = visit(browser)
    seconds = first_game(page, host.url)
    page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")
    sent = host.sent()
    # The service worker fetches the rest for days without a network; a game needs none of it.
    needed = first_needed(page, host)
    python = sum(size for path, size in needed.items() if path.startswith("/python/"))
    print(f"to the first game         {sum(needed.values()) / 1e6:6.2f} MB  (Python {python / 1e6:.2f}), sent unpacked")
    print(f"for days without a network{sum(sent.values()) / 1e6:6.2f} MB  in all")
    print(f"first visit               {seconds:6.1f} s to the first question")
    page.wait_for_function(KEPT)
    page.goto("about:blank")
    before = processor_time(browser)
    seconds = first_game(page, host.url)
    after = processor_time(browser)
    waited, everything = since(before, after)
    print(f"again, from the cache     {seconds:6.1f} s")
    print(f"processor time of that    {waited:6.1f} s page and house ({everything:.1f} s with all threads)")
    print(f"{slow:g} × that                  {slow * waited:6.1f} s")
    print(f"bytes on that visit       {sum(host.sent().values()):6d}")
    play(page, answers_wanted)
    answers, thoughts = page.evaluate("line.answers"), page.evaluate("line.thoughts")
    took = 1000 * (house_of(processor_time(browser)) - house_of(after)) / (len(answers) + len(thoughts))
    print(f"an answer of the engine   {spread(answers)}")
    print(f"processor time of one     {took:6.0f} ms (mean, also of those that bots gave)")
    print(f"an answer of a medium bot {spread(thoughts)}")
    page.wait_for_timeout(CALM)
    print(f"memory of the page        {memory(browser):6.0f} MB with both workers, a while later")
    page.goto("about:blank")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    seconds = first_game(page, host.url)
    print(f"from the cache, {slow:g} × slow {seconds:6.1f} s (the page; browsers do not slow workers down)")
    context.close()


def first_needed(page: Page, host: Host) -> dict[str, int]:
    """What a browser without a service worker fetches up to the first question."""
    assert page.context.browser is not None
    context = page.context.browser.new_context(locale="en", reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(PATIENCE)
    host.sent()
    first_game(context.new_page(), host.url)
    context.close()
    return host.sent()


def main() -> None:
    options = ArgumentParser(description=__doc__)
    options.add_argument("--slow", type=float, default=4.0)
    options.add_argument("--answers", type=int, default=60)
    options.add_argument("--first", action="store_true", help="only the first visit and these answers")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "house"
        subprocess.run([sys.executable, "-m", "permonik", "static", str(folder)], check=True, stdout=subprocess.DEVNULL)
        host = Host(folder, Path(place) / "http.log")
        try:
            with sync_playwright() as playwright:
                browser = launched(playwright)
                if chosen.first:
                    first_visit(browser, host, chosen.answers)
                else:
                    measure(browser, host, chosen.slow, chosen.answers)
                browser.close()
        finally:
            host.process.kill()


if __name__ == "__main__":
    main()
