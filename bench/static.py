"""The house in a folder, measured in Chromium: bytes, seconds, memory. `make static` first.

    python bench/static.py [--slow 4]

A first visit on an empty browser goes to the first question of a game; then the same from the cache, at full speed and
with a slowed processor; then answers of the engine, thoughts of a medium bot, and memory.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
PORT = 8799
URL = f"http://localhost:{PORT}/"
PATIENCE = 300_000
ASKED = ".table[aria-busy=false] [data-option]"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


def visit(browser: Browser) -> tuple[BrowserContext, Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    return context, context.new_page()


def first_game(page: Page) -> float:
    """Seconds from the address to the first question of a game of Cave vs Cave against a bot."""
    began = time.perf_counter()
    page.goto(f"{URL}#/new?game=cave-vs-cave")
    page.locator("form select").nth(1).select_option("bot:medium")
    page.locator("form button[type=submit]").click()
    page.locator(ASKED).first.wait_for()
    return time.perf_counter() - began


def answers(page: Page, count: int) -> list[float]:
    """Milliseconds of single draft steps, as the page's line to the house sees them."""
    taken = []
    for _ in range(count):
        page.locator(f"{ASKED}, .table[aria-busy=false] .confirm button, [data-testid=result]").first.wait_for()
        if page.locator("[data-testid=result]").count():
            break
        if page.locator(".table[aria-busy=false] .confirm button").count():
            page.evaluate("document.querySelector('.table[aria-busy=false] .confirm button')?.click()")
            continue
        taken.append(page.evaluate(ANSWER))
    return taken


ANSWER = """() => new Promise((resolve) => {
  const began = performance.now();
  const count = () => document.querySelectorAll('[data-option]').length;
  const asked = () => document.querySelector('.question, h2')?.textContent ?? '';
  const entry = () => `${document.querySelector('[data-entry]')?.dataset.entry} ${count()} ${asked()}`;
  const before = entry();
  const watch = new MutationObserver(() => {
    if (entry() === before) return;
    watch.disconnect();
    resolve(performance.now() - began);
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  document.querySelector('.table[aria-busy=false] [data-option]').click();
  setTimeout(() => resolve(performance.now() - began), 20000);
})"""


def memory(browser: Browser) -> float:
    """Megabytes of the page's process and its workers, as the system counts them for themselves alone."""
    client = browser.new_browser_cdp_session()
    found = client.send("SystemInfo.getProcessInfo")["processInfo"]
    most = 0.0
    for process in found:
        if process["type"] == "renderer":
            text = Path(f"/proc/{process['id']}/smaps_rollup").read_text()
            private = [
                line.split()[1] for line in text.splitlines() if line.startswith(("Private_Dirty", "Private_Clean"))
            ]
            most = max(most, sum(map(int, private)) / 1024)
    return most


def measure(browser: Browser, slow: float) -> None:
    context, page = visit(browser)
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    seconds = first_game(page)
    sizes = page.evaluate("performance.getEntriesByType('resource').map((one) => [one.name, one.encodedBodySize])")
    folder = ROOT / "build" / "static"
    packed = (
        "house.tar.gz",
        "cave-vs-cave.tar.gz",
        "pyodide.asm.mjs.gz",
        "pyodide.asm.wasm.gz",
        "python_stdlib.zip.gz",
    )
    python = sum((folder / "python" / name).stat().st_size for name in (*packed, "pyodide.mjs"))
    shown = sum(size for name, size in sizes if "/python/" not in name) + (folder / "index.html").stat().st_size
    workers = sum(file.stat().st_size for file in (folder / "assets").glob("*worker*"))
    print(f"to the first game         {(python + shown + workers) / 1e6:6.2f} MB  (Python {python / 1e6:.2f})")
    print(f"first visit               {seconds:6.1f} s to the first question")
    page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")
    page.goto("about:blank")
    print(f"again, from the cache     {first_game(page):6.1f} s")
    times = answers(page, 30)
    most = sorted(times)[int(len(times) * 0.9)]
    print(f"an answer, on the page    {median(times):6.0f} ms (median of {len(times)}; 90 %: {most:.0f} ms)")
    print(f"memory of the page        {memory(browser):6.0f} MB with both workers")
    page.goto("about:blank")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    print(f"from the cache, {slow:g} × slow {first_game(page):6.1f} s (the page; browsers do not slow workers down)")
    context.close()


def main() -> None:
    options = ArgumentParser(description=__doc__)
    options.add_argument("--slow", type=float, default=4.0)
    chosen = options.parse_args()
    folder = ROOT / "build" / "static"
    if not (folder / "sw.js").is_file():
        sys.exit("there is no build/static: run `make static` first")
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    serve = [sys.executable, "-m", "http.server", str(PORT), "--bind", "localhost", "--directory", str(folder)]
    server = subprocess.Popen(serve, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
            measure(browser, chosen.slow)
            browser.close()
    finally:
        server.kill()


if __name__ == "__main__":
    main()
