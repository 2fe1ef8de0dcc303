"""How much of a board answers to a finger for what it can touch there."""

from __future__ import annotations

from web_visitor import Visitor

TARGET = 44  # pixels
# From the middle of each control in all four directions, until something else would be touched: that may be another
# control, which then has its own; but nothing that does nothing. What lies over the board or ends it is no fault of it.
MISSED = """(least) => {
  const control = (at) => at?.closest('button, a[href], select, input, summary, label');
  const all = [...document.querySelectorAll('.stage :is(button, a[href], select, summary, label)')];
  const frame = (one) => {
    const around = one.closest('.strip, .pan, .hand, .stacks')?.getBoundingClientRect();
    return { left: Math.max(0, around?.left ?? 0), right: Math.min(innerWidth, around?.right ?? innerWidth),
      top: Math.max(0, around?.top ?? 0), bottom: Math.min(innerHeight, around?.bottom ?? innerHeight) };
  };
  return all.flatMap((one) => {
    if (!one.checkVisibility() || one.closest('[inert]')) return [];
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (control(document.elementFromPoint(x, y)) !== one) return [];
    const seen = frame(one);
    const reaches = ([right, down]) => {
      for (let far = 0; far < least / 2; far++) {
        const [a, b] = [x + right * far, y + down * far];
        if (a < seen.left || a >= seen.right || b < seen.top || b >= seen.bottom) return true;
        if (Math.abs(a - x) < width / 2 && Math.abs(b - y) < height / 2) continue; // it may be covered there
        const there = document.elementFromPoint(a, b);
        if (!there?.closest('.stage')) return true;
        if (!control(there)) return false;
      }
      return true;
    };
    const name = one.dataset.piece ?? (one.ariaLabel || one.textContent.trim());
    return [[0, -1], [0, 1], [-1, 0], [1, 0]].every(reaches) ? [] : [name];
  });
}"""


def missed(anna: Visitor) -> list[str]:
    """What is in sight on the board, and what a finger would miss a little beside its middle."""
    found: list[str] = anna.page.evaluate(MISSED, TARGET - 2)
    return found
