"""A review as a page of its own: one file, without a script, without anything from elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.picture import on_a_page
from permonik.review import Review
from permonik.review.ledger import Expected
from permonik.review.told import Reviewed
from permonik.terminal.review import ReviewWords
from permonik.words import Words

WIDTH, HEIGHT, EDGE = 720, 220, 12
LEFT = 48  # room for what the lowest and the highest point are
COLOURS = {"doubtful": "#b8860b", "mistake": "#c2410c", "blunder": "#b91c1c"}

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 Georgia, serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; }
svg text { font-size: 13px; fill: currentColor; opacity: .75; }
h2 { font-size: 1.1rem; margin: 1.2rem 0 .3rem; }
li { margin: .8rem 0; }
pre { font: inherit; white-space: pre-wrap; margin: 0; }
.board { overflow-x: auto; margin: .6rem 0; padding: .6rem; background: #fff; color: #000; border: 1px solid #8888; }
.board pre { white-space: pre; font-size: 12px; }
small { opacity: .75; }
"""


def review_page(review: Review, record: Record, words: Words) -> str:
    names = Match.replay(Record(record.header, record.entries)).names
    told = ReviewWords(review, record, words, names)
    title = escape(told.title())
    body = [f"<h1>{title}</h1>"]
    body += [f"<p>{escape(line)}</p>" for line in told.summary()]
    body += curves(review, told)
    body.append("<ol>")
    body += [moment(one, review, record, told) for one in review.moments()]
    body.append("</ol>")
    body += [f"<p>{escape(line)}</p>" for line in [*told.luck(), *told.known()]]
    body.append(f"<p><small>{escape(told.foot())}</small></p>")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return f'<!doctype html>\n<html lang="{words.lang}"><head>{head}<style>{STYLE}</style></head><body>\n' + (
        "\n".join(body) + "\n</body></html>\n"
    )


def moment(one: Reviewed, review: Review, record: Record, told: ReviewWords) -> str:
    """A turn in words, and the position before it as the seat saw it."""
    match = Match.replay(record, one.entry)
    board = on_a_page(told.words, match.game, match.state, review.seat, told.names)
    return (
        f'<li><pre>{escape(chr(10).join(told.decision(one)))}</pre><div class="board" tabindex="0">{board}</div></li>'
    )


def curves(review: Review, told: ReviewWords) -> list[str]:
    """The chance to win and the score over the match, or the one number for both where they are not told apart."""
    if not review.steps:
        return []
    if review.begun.outlook is None:
        return [curve(review, told, "review-curve", lambda one: one.value)]
    return [
        curve(
            review, told, "review-curve-chance", lambda one: 100 * one.outlook.chance if one.outlook else 0.0, 0, 100
        ),
        curve(review, told, f"review-curve-{review.score}", lambda one: one.outlook.score if one.outlook else 0.0),
    ]


def curve(review: Review, told: ReviewWords, name: str, number: Callable[[Expected], float], *within: float) -> str:
    """A number over the match, with a dot for every turn that lost something; `within`: what is always shown."""
    points = [(0, number(review.begun)), *[(step.last + 1, number(step.after)) for step in review.steps]]
    last = points[-1][0]
    low = min(*[value for _, value in points], *within)
    high = max(*[value for _, value in points], *within)
    span = max(1e-9, high - low)

    def place(entry: float, value: float) -> tuple[float, float]:
        across = LEFT + (WIDTH - LEFT - EDGE) * entry / last
        return round(across, 1), round(HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (value - low) / span, 1)

    line = " ".join(f"{x},{y}" for x, y in (place(*point) for point in points))
    after = {step.last: number(step.after) for step in review.steps}
    dots = []
    for one in review.decisions:
        if one.lost:
            x, y = place(one.last + 1, after.get(one.last, points[0][1]))
            label = escape(told.decision(one)[0])
            colour = COLOURS[one.kind]
            dots.append(f'<circle cx="{x}" cy="{y}" r="5" fill="{colour}"><title>{label}</title></circle>')
    zero = ""
    if low < 0 < high:
        y = place(0, 0.0)[1]
        zero = f'<line x1="{LEFT}" x2="{WIDTH - EDGE}" y1="{y}" y2="{y}" stroke="currentColor" opacity=".3"/>'
    label = escape(told.say(name))
    ends = "".join(
        f'<text x="{LEFT - 8}" y="{place(0, value)[1] + 5}" text-anchor="end">{told.plain(value)}</text>'
        for value in (low, high)
    )
    return (
        f"<h2>{label}</h2>"
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{zero}{ends}'
        f'<polyline points="{line}" fill="none" stroke="currentColor" stroke-width="2"/>{"".join(dots)}</svg>'
    )
