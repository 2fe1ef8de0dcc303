"""The results as a page of its own: tables, and plots drawn as SVG."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape

from permonik.arena.figures import Figures, Interval
from permonik.arena.plan import Plan
from permonik.arena.table import Played

WIDTH, ROW, LEFT = 640, 28, 180
INK = "#8a5a2b"
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #2b2620; }
table { border-collapse: collapse; margin: 1rem 0; } td, th { padding: .25rem .75rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr + tr { border-top: 1px solid #d8cfc0; }
svg { max-width: 100%; height: auto; } code { overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) { body { background: #1d1a17; color: #e8e0d4; } tr + tr { border-color: #4a4238; } }
"""


def page(plan: Plan, figures: Figures, played: Sequence[Played]) -> str:
    title = f"Arena: {plan.game}, {plan.players} seats"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{figures['games']} games, seed {plan.seed}{', duplicate deals' if plan.duplicate else ''}.</p>",
        f"<p><code>{escape(json.dumps(figures['plan']))}</code></p>",
        f"<p>Stopped: {escape(figures['verdict'])}.</p>" if figures["verdict"] else "",
        main_table(figures),
        "<h2>Share of wins, with 95 % intervals</h2>",
        whiskers([(bot["bot"], bot["share"]) for bot in figures["bots"]], 0.0, 1.0),
        *without_luck(figures),
        "<h2>Rating (OpenSkill), with 95 % intervals</h2>",
        rating_plot(figures),
        "<h2>The first bot's share as games were played</h2>",
        course(played),
        losses_table(figures),
        group_table("By seat", "share of wins", [(bot["bot"], bot["by_seat"]) for bot in figures["bots"]]),
        group_table("By role", "among the winners", [(bot["bot"], bot["by_role"]) for bot in figures["bots"]]),
    ]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style>{''.join(parts)}</html>\n"
    )


def main_table(figures: Figures) -> str:
    head = "<tr><th>bot<th>seats<th>share of wins<th>score<th>place<th>rating<th>ms per answer</tr>"
    rows = [
        f"<tr><td>{escape(bot['bot'])}<td>{bot['games']}<td>{percent(bot['share'])}<td>{plain(bot['score'])}"
        f"<td>{plain(bot['place'])}"
        f"<td>{plain(bot['rating'])}<td>{bot['milliseconds']:.1f}</tr>"
        for bot in figures["bots"]
    ]
    return f"<table>{head}{''.join(rows)}</table>"


def losses_table(figures: Figures) -> str:
    """Where each bot lost most value, in those games that were reviewed."""
    if "losses" not in figures:
        return ""
    head = "<tr><th>bot<th>decision<th>lines<th>mistakes<th>lost per game<th>lost per line</tr>"
    rows = [
        f"<tr><td>{escape(str(one['player']))}<td>{escape(str(one['kind']))}<td>{one['turns']}<td>{one['bad']}"
        f"<td>{one['lost']:.2f}<td>{one['mean']:.2f} ± {one['error']:.2f}</tr>"
        for one in figures["losses"]
    ]
    return f"<h2>Where value was lost, by kind of decision</h2><table>{head}{''.join(rows)}</table>"


def without_luck(figures: Figures) -> list[str]:
    """The shares once more, with the luck of the deals taken out, where that was asked for."""
    rows = [(bot["bot"], bot["reduced"]["share"]) for bot in figures["bots"] if "reduced" in bot]
    return ["<h2>Share of wins, with the luck of the deals taken out</h2>", whiskers(rows, 0.0, 1.0)] if rows else []


def group_table(title: str, what: str, groups: list[tuple[str, dict[str, Interval]]]) -> str:
    names = sorted({name for _, group in groups for name in group})
    if not names:
        return ""
    head = f"<tr><th>{what}{''.join(f'<th>{escape(name)}' for name in names)}</tr>"
    rows = [
        f"<tr><td>{escape(bot)}{''.join(f'<td>{percent(group[n])}' if n in group else '<td>' for n in names)}</tr>"
        for bot, group in groups
    ]
    return f"<h2>{title}</h2><table>{head}{''.join(rows)}</table>"


def percent(value: Interval) -> str:
    return f"{value.mean:.1%} ({value.low:.1%} – {value.high:.1%})"


def plain(value: Interval) -> str:
    return f"{value.mean:.2f} ({value.low:.2f} – {value.high:.2f})"


def rating_plot(figures: Figures) -> str:
    rows = [(bot["bot"], bot["rating"]) for bot in figures["bots"]]
    return whiskers(rows, min(row[1].low for row in rows) - 1, max(row[1].high for row in rows) + 1)


def whiskers(rows: Sequence[tuple[str, Interval]], low: float, high: float) -> str:
    """A dot with its interval for each row, on a common scale."""

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - 20) * (min(max(value, low), high) - low) / (high - low)

    height = ROW * len(rows) + 30
    drawn = []
    for number, (name, value) in enumerate(rows):
        y = ROW * number + 18
        drawn += [
            f'<text x="{LEFT - 10}" y="{y + 5}" text-anchor="end" fill="currentColor">{escape(name)}</text>',
            f'<line x1="{x(value.low):.1f}" x2="{x(value.high):.1f}" y1="{y}" y2="{y}" stroke="{INK}" />',
            f'<circle cx="{x(value.mean):.1f}" cy="{y}" r="6" fill="{INK}"/>',
        ]
    ticks = [
        f'<text x="{x(at):.1f}" y="{height - 4}" text-anchor="middle" font-size="12" fill="{INK}">{at:.2g}</text>'
        for at in (low + (high - low) * step / 4 for step in range(5))
    ]
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(drawn + ticks)}</svg>'


def course(played: Sequence[Played]) -> str:
    shares: list[float] = []
    total = 0.0
    for one in sorted(played, key=lambda one: one["number"]):
        mine = [one["shares"][seat] for seat, bot in enumerate(one["seating"]) if bot == 0]
        if mine:
            total += sum(mine) / len(mine)
            shares.append(total / (len(shares) + 1))
    if not shares:
        return ""
    height = 160
    points = " ".join(
        f"{30 + (WIDTH - 50) * number / max(1, len(shares) - 1):.1f},{10 + (height - 30) * (1 - value):.1f}"
        for number, value in enumerate(shares)
    )
    half = 10 + (height - 30) / 2
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img">'
        f'<line x1="30" x2="{WIDTH - 20}" y1="{half}" y2="{half}" stroke="currentColor" stroke-dasharray="4 4"/>'
        f'<polyline points="{points}" fill="none" stroke="{INK}" stroke-width="2"/>'
        f'<text x="0" y="{half + 4}" font-size="12" fill="currentColor">1/2</text></svg>'
    )
