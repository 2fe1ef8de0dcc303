"""What every page must keep: reach for all, nothing that jumps, nothing that spills."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from web_visitor import Visitor

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NEVER_IDLE = "window.requestIdleCallback = () => 0"


# Only what is wrong leaves the page: all that axe has to tell would cost a third more.
FAULTS = """async (rules) => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((one) => `${id}: ${one.html.slice(0, 160)} ${one.failureSummary.slice(0, 200)}`));
}"""
COLOURS = ["color-contrast", "link-in-text-block"]  # of axe's rules those that look at colours


def faults(visitor: Visitor, rules: list[str] | None = None) -> list[str]:
    """What axe-core finds serious or critical; by all of its rules, or by some."""
    if not visitor.page.evaluate("'run' in (window.axe ?? {})"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = visitor.page.evaluate(FAULTS, rules)
    return found


def weighing(visitor: Visitor) -> Callable[[], dict[str, float]]:
    """Everything that this browser loads from now on, packed, by its address. What it would fetch when it has nothing
    else to do is not counted: here it always has."""
    addresses: dict[str, str] = {}
    weights: dict[str, float] = defaultdict(float)

    def named(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["request"]["url"]

    def received(event: dict[str, Any]) -> None:
        weights[addresses.get(event["requestId"], event["requestId"])] += event["encodedDataLength"]

    cdp = visitor.context.new_cdp_session(visitor.page)
    cdp.send("Network.enable")
    cdp.on("Network.requestWillBeSent", named)
    cdp.on("Network.dataReceived", received)
    visitor.page.add_init_script(NEVER_IDLE)
    return lambda: dict(weights)


def faults_in_both_themes(visitor: Visitor) -> list[str]:
    """The page as it stands, by day and by night; the night changes nothing but colours."""
    found = []
    for theme, rules in (("light", None), ("dark", COLOURS)):
        visitor.page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {fault}" for fault in faults(visitor, rules)]
    return found


def watch_shifts(visitor: Visitor) -> None:
    """Cumulative layout shift as browsers report it: the worst burst of jumps that no input of half a second ago
    explains; a burst ends after a second of rest, or after five. An answer explains what it changes until half a second
    after it has come, however slow the machine is."""
    visitor.page.add_init_script(
        """window.shifts = 0;
        window.jumped = [];
        let burst = 0, began = -Infinity, last = -Infinity, jumps = [];
        window.forgetShifts = () => [burst, began, jumps, window.shifts, window.jumped] = [0, -Infinity, [], 0, []];
        const answers = [];
        const answering = (busy) => {
          const open = answers.at(-1)?.until === Infinity ? answers.at(-1) : null;
          if (busy && !open) answers.push({ from: performance.now(), until: Infinity });
          else if (!busy && open) {
            const over = () => { if (open === answers.at(-1)) open.until = performance.now() + 500; };
            requestAnimationFrame(() => requestAnimationFrame(over));
          }
        };
        new MutationObserver((changes) => {
          for (const { target } of changes)
            if (target.classList.contains('table')) answering(target.getAttribute('aria-busy') === 'true');
        }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
        const explained = (at) => answers.some(({ from, until }) => from <= at && at <= until);
        const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
        const what = ({ node, previousRect, currentRect }) =>
          `${node?.className ?? node?.nodeName}: ${box(previousRect)} -> ${box(currentRect)}`;
        new PerformanceObserver((list) => {
          for (const { hadRecentInput, startTime, value, sources } of list.getEntries()) {
            if (hadRecentInput || explained(startTime)) continue;
            if (startTime - last > 1000 || startTime - began > 5000) [burst, began, jumps] = [0, startTime, []];
            last = startTime;
            burst += value;
            jumps.push(`${value.toFixed(3)} after ${Math.round(startTime)} ms`, ...sources.map(what));
            if (burst > window.shifts) [window.shifts, window.jumped] = [burst, [...jumps]];
          }
        }).observe({ type: 'layout-shift', buffered: true });"""
    )


def forget_shifts(visitor: Visitor) -> None:
    """What has jumped up to now, while the page was still coming, does not count."""
    visitor.page.evaluate("window.forgetShifts()")


def nothing_jumped(visitor: Visitor, most: float = 0.1) -> None:
    """By itself, since the page was opened, beyond the 0.1 that browsers call good."""
    shifts, jumped = visitor.page.evaluate("[window.shifts, window.jumped]")
    assert shifts < most, "\n".join([f"things jumped by {shifts:.3f}:", *jumped])


SPILLS = """(selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.offsetParent !== null)
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 40)}`
      + ` ${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight}`)"""


def spills(visitor: Visitor, selector: str) -> list[str]:
    """Elements whose content is larger than they are."""
    found: list[str] = visitor.page.evaluate(SPILLS, selector)
    return found


STICKS_OUT = """() => [...document.querySelectorAll('main *')]
    .filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      if (width === 0 || (left >= -1 && right <= visualViewport.width + 1)) return false;
      for (let around = one.parentElement; around; around = around.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowX)) return false;
      }
      return true;
    })
    .map((one) => one.outerHTML.slice(0, 120))
    .concat(document.documentElement.scrollWidth > visualViewport.width ? ['the page itself'] : [])"""


def sticking_out(visitor: Visitor) -> list[str]:
    """What lies beyond the sides of the window, where nothing can be scrolled sideways to see it."""
    found: list[str] = visitor.page.evaluate(STICKS_OUT)
    return found
