"""How much of the screen answers to a finger for what it can touch."""

from __future__ import annotations

from web_visitor import Visitor

TARGET = 44  # pixels
# From the middle of each control upwards and downwards, until something else would be touched: that may be another
# control, which then has its own; but nothing that does nothing.
TOO_SMALL = """(least) => {
  const control = (at) => at?.closest('button, a[href], select, input, summary, label');
  const all = [...document.querySelectorAll('.sheet :is(button, a[href], summary):not([data-piece]):not(:disabled)')];
  return all.flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!one.checkVisibility() || control(document.elementFromPoint(x, y)) !== one) return [];
    const frame = one.closest('.body')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    const reaches = (way) => {
      for (let far = 0; far < least / 2; far++) {
        const at = y + way * far;
        if (at < frame.top || at >= frame.bottom) return true;
        if (!control(document.elementFromPoint(x, at))) return false;
      }
      return true;
    };
    return reaches(-1) && reaches(1) ? [] : [one.getAttribute('aria-label') || one.textContent.trim()];
  });
}"""


def too_small(anna: Visitor) -> list[str]:
    """The controls of the sheet that a finger would miss a little beside their middle."""
    found: list[str] = anna.page.evaluate(TOO_SMALL, TARGET - 2)
    return found
